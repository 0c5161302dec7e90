"""Cards to hand, health, gold, and winning."""

from __future__ import annotations

from igroteka.games.epic import options as o
from igroteka.games.epic.conditions import Amount
from igroteka.games.epic.state import Effect, Epic, Player
from igroteka.games.epic.zones import draw_card, gain_health, lose_health, win


class Draw(Effect):
    """Draw cards."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def do(self, g: Epic, me: Player, x: int) -> None:
        for _ in range(self.n):
            draw_card(g, me)


class GainHealth(Effect):
    """Gain health."""

    __slots__ = ("amount", "n")

    def __init__(self, n: int = 0, amount: Amount | None = None) -> None:
        self.n = n
        self.amount = amount

    def do(self, g: Epic, me: Player, x: int) -> None:
        gain_health(g, me, self.n if self.amount is None else self.amount.of(g, me, x))


class LoseHealth(Effect):
    """Lose health."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, g: Epic, me: Player, x: int) -> None:
        lose_health(g, me, self.n)


class CannotGainHealth(Effect):
    """The target, if it is a player, cannot gain health this turn."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        if o.PLAYER <= x < o.CHAMPION:
            g.players[x - o.PLAYER].no_gain = True


class GainGold(Effect):
    """Gold on top of the marker until the end of the turn, perhaps for one faction only (EP-15.24)."""

    __slots__ = ("faction",)

    def __init__(self, faction: int = 0) -> None:
        self.faction = faction

    def do(self, g: Epic, me: Player, x: int) -> None:
        if self.faction:
            good, wild, evil, sage = [n + (self.faction >> i & 1) for i, n in enumerate(me.faction_gold)]
            me.faction_gold = (good, wild, evil, sage)
        else:
            me.extra += 1


class WinTheGame(Effect):
    """You win."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        win(g, me.seat)
