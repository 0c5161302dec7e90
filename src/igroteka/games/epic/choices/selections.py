"""What can be chosen as a target."""

from __future__ import annotations

from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS, Which
from igroteka.games.epic.chosen import source_card
from igroteka.games.epic.keywords import UNTARGETABLE
from igroteka.games.epic.state import Epic, Player, find
from igroteka.games.epic.values import words_of


class Select:
    """A kind of target."""

    __slots__ = ()

    def targets(self, g: Epic, me: Player) -> list[int]:
        """The legal targets now, as options."""
        raise NotImplementedError


class ChampionTarget(Select):
    """A champion of some kind."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def targets(self, g: Epic, me: Player) -> list[int]:
        return [
            o.CHAMPION + c.id
            for c in g.champions
            if g.reaches(me.seat, c.side)
            and self.which.fits(g, me.seat, g.source, c)
            and not words_of(g, c) & UNTARGETABLE
        ]


def untargetable(g: Epic, option: int) -> bool:
    """Is this a champion that nobody may choose as a target (EP-9.25)?"""
    c = find(g, option - o.CHAMPION) if o.family(option) == o.CHAMPION else None
    return c is not None and bool(words_of(g, c) & UNTARGETABLE)


class PlayerTarget(Select):
    """A player, or an opponent."""

    __slots__ = ("opponent",)

    def __init__(self, opponent: bool = False) -> None:
        self.opponent = opponent

    def targets(self, g: Epic, me: Player) -> list[int]:
        players = g.opponents(me) if self.opponent else g.everybody(me)
        return sorted([o.PLAYER + p.seat for p in players if not shielded(g, p)])


def shielded(g: Epic, p: Player) -> bool:
    """Does a champion make its controller untargetable?"""
    for c in g.givers:
        if c.side == p.seat and c.text.shields_controller:
            return True
    return False


class AnyTarget(Select):
    """A champion or a player (EP-15.21)."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def targets(self, g: Epic, me: Player) -> list[int]:
        return PlayerTarget().targets(g, me) + ChampionTarget(self.which).targets(g, me)


class PileTarget(Select):
    """A card of a discard pile."""

    __slots__ = ("broken_now", "champion", "cost", "event", "faction", "other", "own", "player")

    def __init__(
        self,
        own: bool = False,
        champion: bool = False,
        event: bool = False,
        cost: int = -1,
        faction: int = 0,
        other: bool = False,
        broken_now: bool = False,
        player: bool = False,
    ) -> None:
        self.own = own
        self.champion = champion
        self.event = event
        self.cost = cost
        self.faction = faction
        self.other = other  # of another name than this card
        self.broken_now = broken_now  # broken this turn
        self.player = player  # the target is its owner

    def targets(self, g: Epic, me: Player) -> list[int]:
        piles = [me] if self.own else g.everybody(me)
        if self.player:
            piles = [p for p in piles if not shielded(g, p)]
        return sorted([o.CARD + card for p in piles for card in p.discard if self.fits(g, card)])

    def fits(self, g: Epic, card: int) -> bool:
        """Is this card meant?"""
        c = CARDS[g.kinds[card]]
        if (self.champion and not c.champion) or (self.event and c.champion):
            return False
        if self.cost >= 0 and c.cost != self.cost:
            return False
        if self.faction and not c.factions & self.faction:
            return False
        if self.other and c is source_card(g):
            return False
        return not self.broken_now or card in g.broken
