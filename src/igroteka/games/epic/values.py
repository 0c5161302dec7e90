"""What a champion is now: attack, defence, keywords, factions. Computed whenever asked, never stored.

Static abilities of all champions in play count at once and stop counting at once, so there is nothing
to update when one enters, leaves or loses its text.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.epic.card import CARDS, Aura, Card, Which
from igroteka.games.epic.keywords import AIRBORNE, BLITZ, EXPENDED, PLAIN
from igroteka.games.epic.state import Champion, Epic

BLANK: Final = Card("blank", 0, 0, 0, 0)


def text_of(c: Champion) -> Card:
    """The card whose powers and abilities count: a blank one while they are lost (EP-15.29)."""
    return BLANK if c.lost else CARDS[c.kind]


def applies(g: Epic, aura: Aura, giver: Champion, c: Champion) -> bool:
    """Does this static ability of one champion count for another one now?"""
    if not g.reaches(giver.side, c.side) or not aura.to.fits(g, giver.side, giver.id, c):
        return False
    return aura.when is None or aura.when.holds(g, giver.side, giver.id)


def attack_of(g: Epic, c: Champion) -> int:
    """Its attack now, never below 0 (EP-15.12)."""
    n = CARDS[c.kind].attack + c.counters + c.attack
    for giver in g.champions:
        if not giver.lost:
            for aura in CARDS[giver.kind].auras:
                if aura.attack and applies(g, aura, giver, c):
                    n += aura.attack
    return n if n > 0 else 0


def defence_of(g: Epic, c: Champion) -> int:
    """Its defence now."""
    n = CARDS[c.kind].defence + c.counters + c.defence
    for giver in g.champions:
        if not giver.lost:
            for aura in CARDS[giver.kind].auras:
                if aura.defence and applies(g, aura, giver, c):
                    n += aura.defence
    return n


def words_of(g: Epic, c: Champion) -> int:
    """Its keywords now."""
    if c.lost:
        return 0
    words = CARDS[c.kind].words
    if words & PLAIN:
        return words
    words |= c.words
    for giver in g.champions:
        if not giver.lost:
            for aura in CARDS[giver.kind].auras:
                if aura.words and applies(g, aura, giver, c):
                    words |= aura.words
    return words


def factions_of(g: Epic, c: Champion) -> int:
    """Its factions now: the printed one and those it also counts as (EP-15.25)."""
    factions = CARDS[c.kind].factions
    for giver in g.champions:
        if not giver.lost:
            for aura in CARDS[giver.kind].auras:
                if aura.factions and applies(g, aura, giver, c):
                    factions |= aura.factions
    return factions


class Champions(Which):
    """Which champions: all that fit every word given."""

    __slots__ = (
        "airborne",
        "attacking",
        "blocking",
        "cost",
        "damaged",
        "expended",
        "faction",
        "hit_you",
        "klass",
        "most_defence",
        "name",
        "not_klass",
        "not_name",
        "opposing",
        "other",
        "own",
        "this",
        "token",
    )

    def __init__(
        self,
        own: bool = False,
        opposing: bool = False,
        other: bool = False,
        this: bool = False,
        faction: int = 0,
        klass: str = "",
        not_klass: str = "",
        cost: int = -1,
        token: int = -1,
        attacking: bool = False,
        blocking: bool = False,
        damaged: bool = False,
        expended: bool = False,
        airborne: int = -1,
        most_defence: int = -1,
        hit_you: bool = False,
        name: str = "",
        not_name: str = "",
    ) -> None:
        self.own = own
        self.opposing = opposing
        self.other = other  # not this card itself
        self.this = this
        self.faction = faction
        self.klass = klass
        self.not_klass = not_klass
        self.cost = cost
        self.token = token  # 1: tokens only, 0: no tokens
        self.attacking = attacking
        self.blocking = blocking
        self.damaged = damaged
        self.expended = expended
        self.airborne = airborne  # 0: without it
        self.most_defence = most_defence
        self.hit_you = hit_you  # has dealt damage to you this turn
        self.name = name
        self.not_name = not_name

    def fits(self, g: Epic, seat: int, source: int, c: Champion) -> bool:
        card = CARDS[c.kind]
        if self.own and c.side != seat:
            return False
        if self.opposing and g.allies(seat, c.side):
            return False
        if (self.other and c.id == source) or (self.this and c.id != source):
            return False
        if self.klass and self.klass not in card.classes:
            return False
        if self.not_klass and self.not_klass in card.classes:
            return False
        if self.cost >= 0 and card.cost != self.cost:
            return False
        if self.token >= 0 and c.token != (self.token == 1):
            return False
        if self.faction and not factions_of(g, c) & self.faction:
            return False
        if self.attacking and c.id not in g.attackers:
            return False
        if self.blocking and c.id not in g.blockers:
            return False
        if self.damaged and not c.damage:
            return False
        if self.expended and c.position != EXPENDED:
            return False
        if self.airborne >= 0 and bool(words_of(g, c) & AIRBORNE) != (self.airborne == 1):
            return False
        if self.most_defence >= 0 and defence_of(g, c) > self.most_defence:
            return False
        if self.hit_you and not c.hit >> seat & 1:
            return False
        if self.name and card.name != self.name:
            return False
        return not (self.not_name and card.name == self.not_name)


def those(g: Epic, which: Which, seat: int, source: int) -> list[Champion]:
    """All champions in play that are meant, within reach of the seat."""
    return [c for c in g.champions if g.reaches(seat, c.side) and which.fits(g, seat, source, c)]


def deploying_with_blitz(g: Epic) -> list[Champion]:
    """Champions that are deploying in spite of Blitz: stolen ones, until they get it anew (EP-9.21)."""
    return [c for c in g.champions if c.deploying and words_of(g, c) & BLITZ]
