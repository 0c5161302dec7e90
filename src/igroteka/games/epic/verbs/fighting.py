"""Champions leave combat or join it, and nobody attacks any more."""

from __future__ import annotations

from igroteka.games.epic import options as o
from igroteka.games.epic.card import Which
from igroteka.games.epic.chosen import champion_at
from igroteka.games.epic.keywords import EXPENDED, FLIPPED, PREPARED
from igroteka.games.epic.state import Effect, Epic, Player
from igroteka.games.epic.values import those
from igroteka.games.epic.zones import leave_combat


class LeaveCombat(Effect):
    """The target leaves combat and keeps its position (EP-15.18)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        if champion_at(g, x) is not None:
            leave_combat(g, x - o.CHAMPION)


class LeaveCombatEach(Effect):
    """All such champions leave combat and become prepared."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in those(g, self.which, me.seat, g.source):
            if c.id in g.attackers or c.id in g.blockers:
                leave_combat(g, c.id)
                c.position = PREPARED


class JoinCombat(Effect):
    """The target, if prepared, joins the side on which this card fights: attacking, or blocking."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is None or c.position != PREPARED or c.id in g.attackers or c.id in g.blockers:
            return
        if g.source in g.attackers:
            g.attackers = (*g.attackers, c.id)
            c.position = EXPENDED
        elif g.source in g.blockers:
            g.blockers = (*g.blockers, c.id)
            c.position = FLIPPED


class NoMoreAttacks(Effect):
    """No further attacks may be declared this turn (EP-15.7)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.ceasefire = True
