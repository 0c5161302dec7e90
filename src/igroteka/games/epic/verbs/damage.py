"""Damage that texts deal; combat damage is in `combat`."""

from __future__ import annotations

from igroteka.games.epic import options as o
from igroteka.games.epic.card import Which
from igroteka.games.epic.chosen import champion_at
from igroteka.games.epic.conditions import Amount
from igroteka.games.epic.state import Effect, Epic, Player
from igroteka.games.epic.values import those
from igroteka.games.epic.zones import deal


class Deal(Effect):
    """Damage to the target."""

    __slots__ = ("amount", "n")

    def __init__(self, n: int = 0, amount: Amount | None = None) -> None:
        self.n = n
        self.amount = amount

    def do(self, g: Epic, me: Player, x: int) -> None:
        deal(g, g.source, [(x, self.n if self.amount is None else self.amount.of(g, me, x))])


class DealEach(Effect):
    """The same damage to all such champions and perhaps players, at once."""

    __slots__ = ("n", "opponents", "players", "which")

    def __init__(
        self, n: int, which: Which | None = None, players: bool = False, opponents: bool = False
    ) -> None:
        self.n = n
        self.which = which
        self.players = players
        self.opponents = opponents

    def do(self, g: Epic, me: Player, x: int) -> None:
        hits: list[tuple[int, int]] = []
        if self.which is not None:
            hits = [(o.CHAMPION + c.id, self.n) for c in those(g, self.which, me.seat, g.source)]
        if self.players:
            hits += [(o.PLAYER + p.seat, self.n) for p in g.everybody(me)]
        if self.opponents:
            hits += [(o.PLAYER + p.seat, self.n) for p in g.opponents(me)]
        deal(g, g.source, hits)


class DealToSide(Effect):
    """Damage to the target player's champions, and to the player too unless only champions are meant."""

    __slots__ = ("n", "player")

    def __init__(self, n: int, player: bool = True) -> None:
        self.n = n
        self.player = player

    def do(self, g: Epic, me: Player, x: int) -> None:
        seat = x - o.PLAYER
        hits = [(o.CHAMPION + c.id, self.n) for c in g.champions if c.side == seat]
        deal(g, g.source, [*hits, (x, self.n)] if self.player else hits)


class DealToNamesakes(Effect):
    """Damage to the target and every other champion of its name; they lose attack this turn (Wither)."""

    __slots__ = ("attack", "n")

    def __init__(self, n: int, attack: int) -> None:
        self.n = n
        self.attack = attack

    def do(self, g: Epic, me: Player, x: int) -> None:
        target = champion_at(g, x)
        if target is None:
            return
        found = [c for c in g.champions if c.kind == target.kind and g.reaches(me.seat, c.side)]
        deal(g, g.source, [(o.CHAMPION + c.id, self.n) for c in found])
        for c in found:
            c.attack += self.attack
