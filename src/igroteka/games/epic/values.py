"""What a champion is now: attack, defence, keywords, factions. Computed whenever asked, never stored.

Static abilities of all champions in play count at once and stop counting at once, so there is nothing
to update when one enters, leaves or loses its text. Only who has any is known beforehand: `g.givers`.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.epic.card import (
    BLANK,
    GIVES_ATTACK,
    GIVES_DEFENCE,
    GIVES_FACTIONS,
    GIVES_WORDS,
    Aura,
    Which,
)
from igroteka.games.epic.keywords import AIRBORNE, BLITZ, EXPENDED, PLAIN
from igroteka.games.epic.state import Champion, Epic

NO_GIFTS: Final[list[Aura]] = []  # never changed: asked for most of the time, it should cost no list


def gifts_to(g: Epic, c: Champion, gifts: int) -> list[Aura]:
    """The static abilities in play that give a champion something of this sort now."""
    found = NO_GIFTS
    for giver in g.givers:
        if giver.text.gifts & gifts:
            for aura in giver.text.auras:
                if aura.gifts & gifts and applies(g, aura, giver, c):
                    found = [*found, aura]
    return found


def applies(g: Epic, aura: Aura, giver: Champion, c: Champion) -> bool:
    """Does this static ability of one champion count for another one now?"""
    if not aura.to.fits(g, giver.side, giver.id, c) or not g.reaches(giver.side, c.side):
        return False
    return aura.when is None or aura.when.holds(g, giver.side, giver.id)


def attack_of(g: Epic, c: Champion) -> int:
    """Its attack now, never below 0 (EP-15.12)."""
    n = c.card.attack + c.counters + c.attack
    for aura in gifts_to(g, c, GIVES_ATTACK):
        n += aura.attack
    return n if n > 0 else 0


def defence_of(g: Epic, c: Champion) -> int:
    """Its defence now."""
    n = c.card.defence + c.counters + c.defence
    for aura in gifts_to(g, c, GIVES_DEFENCE):
        n += aura.defence
    return n


def words_of(g: Epic, c: Champion) -> int:
    """Its keywords now."""
    if c.text is BLANK:
        return 0
    words = c.card.words
    if words & PLAIN:
        return words
    words |= c.words
    for aura in gifts_to(g, c, GIVES_WORDS):
        words |= aura.words
    return words


def factions_of(g: Epic, c: Champion) -> int:
    """Its factions now: the printed one and those it also counts as (EP-15.25)."""
    factions = c.card.factions
    for aura in gifts_to(g, c, GIVES_FACTIONS):
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
        card = c.card
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
        if self.not_name and card.name == self.not_name:
            return False
        return not self.name or card.name == self.name


def those(g: Epic, which: Which, seat: int, source: int) -> list[Champion]:
    """All champions in play that are meant, within reach of the seat."""
    return [c for c in g.champions if g.reaches(seat, c.side) and which.fits(g, seat, source, c)]


def deploying_with_blitz(g: Epic, among: list[Champion]) -> list[Champion]:
    """Champions that are deploying in spite of Blitz: stolen ones, until they get it anew (EP-9.21)."""
    return [c for c in among if c.deploying and words_of(g, c) & BLITZ]
