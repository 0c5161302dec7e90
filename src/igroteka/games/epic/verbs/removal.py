"""Champions leave play: broken, banished, returned, or gone for a moment."""

from __future__ import annotations

from igroteka.games.epic.card import Which
from igroteka.games.epic.chosen import champion_at
from igroteka.games.epic.keywords import BLITZ, EXPENDED
from igroteka.games.epic.state import Effect, Epic, Player
from igroteka.games.epic.values import those
from igroteka.games.epic.zones import HAND, banish_all, break_all, enter, give_words, leave


class Break(Effect):
    """Break the target; tells whether it was."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        g.done = c is not None and break_all(g, [c]) > 0


class Banish(Effect):
    """Banish the target champion; tells whether it was."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        g.done = c is not None and banish_all(g, [c]) > 0


class ReturnToHand(Effect):
    """The target champion goes to its owner's hand (EP-15.16)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            leave(g, [c], HAND)


class BreakEach(Effect):
    """Break all such champions together; remembers how many."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.shown = break_all(g, those(g, self.which, me.seat, g.source))


class BanishEach(Effect):
    """Banish all such champions together."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.shown = banish_all(g, those(g, self.which, me.seat, g.source))


class ReturnEach(Effect):
    """All such champions go to their owners' hands."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def do(self, g: Epic, me: Player, x: int) -> None:
        leave(g, those(g, self.which, me.seat, g.source), HAND)


class BlinkOut(Effect):
    """The target leaves play and returns as a new card under its owner's control (EP-15.26)."""

    __slots__ = ("blitz",)

    def __init__(self, blitz: bool) -> None:
        self.blitz = blitz  # prepared with Blitz this turn, or else expended

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is None:
            return
        leave(g, [c], HAND)
        if c.token:
            return
        owner = g.players[c.owner]
        owner.hand = tuple([card for card in owner.hand if card != c.id])
        owner.known = tuple([card for card in owner.known if card != c.id])
        back = enter(g, owner, c.id, c.kind)
        if self.blitz:
            give_words(g, back, BLITZ)
        else:
            back.position = EXPENDED
