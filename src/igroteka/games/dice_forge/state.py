"""The table of Dice Forge: heroes with their dice and reserves, the temple, the islands."""

from __future__ import annotations

from typing import Final

from igroteka.core.chance import Source, seeded
from igroteka.core.table import Choice, Rule, Seat, Table
from igroteka.games.dice_forge.catalogue import (
    CHEST,
    CHEST_GOLD,
    CHEST_SHARDS,
    GLORY,
    GOLD,
    HAMMER,
    HAMMER_STEPS,
    MOST_GOLD,
    MOST_SHARDS,
    SUN,
)

# The steps of a turn (DF-2.2).
BLESSING_STEP: Final = 1
REINFORCEMENT_STEP: Final = 2
ACTION_STEP: Final = 3
EXTRA_STEP: Final = 4

NO_OWNER: Final = -1

UNLIMITED: Final = 1 << 30  # glory has no maximum (DF-7.1)


class Hero(Seat):
    """A player: reserves, two dice, cards and tokens. All of it is open to everybody (DF-11.3)."""

    __slots__ = (
        "card_glory",
        "cards",
        "cerberus",
        "cerberus_used",
        "dice",
        "exchange",
        "given",
        "glory",
        "gold",
        "hammer",
        "moon",
        "portal",
        "replaced",
        "sun",
        "tritons",
        "tritons_used",
        "up0",
        "up1",
    )

    gold: int
    sun: int
    moon: int
    glory: int
    dice: tuple[int, ...]  # the faces of the light die, then of the dark one
    up0: int  # the slot that the light die shows, 0 to 5
    up1: int  # the slot that the dark die shows, 6 to 11
    replaced: tuple[int, ...]  # faces taken out of the dice, in front of the player
    cards: tuple[int, ...]  # how many of each card
    card_glory: int  # the glory printed on them; it counts at the end only (DF-10.3)
    hammer: int  # steps made on all hammers together
    portal: int
    cerberus: int  # tokens not used yet
    cerberus_used: int
    tritons: int
    tritons_used: int
    given: int  # a bit per resource that the faces of this roll have given so far: shields ask
    exchange: int  # a bit per resource that the dice may give as glory now: Sentinel and Cyclops

    def clone(self) -> Hero:
        """A hero of its own; tuples are replaced and never changed, so they are shared."""
        h = Hero()
        h.seat = self.seat
        h.gold = self.gold
        h.sun = self.sun
        h.moon = self.moon
        h.glory = self.glory
        h.dice = self.dice
        h.up0 = self.up0
        h.up1 = self.up1
        h.replaced = self.replaced
        h.cards = self.cards
        h.card_glory = self.card_glory
        h.hammer = self.hammer
        h.portal = self.portal
        h.cerberus = self.cerberus
        h.cerberus_used = self.cerberus_used
        h.tritons = self.tritons
        h.tritons_used = self.tritons_used
        h.given = self.given
        h.exchange = self.exchange
        return h

    def reserve(self, resource: int) -> int:
        """How much of a resource the hero has."""
        if resource == GOLD:
            return self.gold
        if resource == SUN:
            return self.sun
        return self.glory if resource == GLORY else self.moon

    def most(self, resource: int) -> int:
        """How much of a resource the board holds; every chest adds to it (DF-7.1, DF-7.6)."""
        if resource == GLORY:
            return UNLIMITED
        if resource == GOLD:
            return MOST_GOLD + CHEST_GOLD * self.cards[CHEST]
        return MOST_SHARDS + CHEST_SHARDS * self.cards[CHEST]

    def hammer_left(self) -> int:
        """How many steps the hammers still have (DF-7.10)."""
        return HAMMER_STEPS * self.cards[HAMMER] - self.hammer

    def turn_up(self, slot: int) -> None:
        """The die shows this slot now (DF-3.10)."""
        if slot < 6:
            self.up0 = slot
        else:
            self.up1 = slot


class Forge(Table):
    """A game of Dice Forge."""

    __slots__ = (
        "active",
        "boars",
        "bought",
        "extra",
        "heroes",
        "islands",
        "piles",
        "removed",
        "round",
        "step",
        "stock",
        "used",
    )

    heroes: list[Hero]
    active: int  # whose turn it is
    round: int
    step: int
    extra: bool  # the extra action of this turn is paid for
    used: tuple[int, ...]  # reinforcements used this turn
    bought: tuple[int, ...]  # faces bought in this offering
    stock: tuple[int, ...]  # how many of each face lie in the temple
    removed: tuple[int, ...]  # faces taken out at set-up, two players only (DF-1.7)
    islands: tuple[int, ...]  # the 15 cards of this game
    piles: tuple[int, ...]  # how many of each card are left on the islands
    boars: tuple[int, ...]  # for each boar face the seat that owns its card, or NO_OWNER

    def at(self, seat: int) -> Hero:
        return self.heroes[seat]

    def seats(self) -> int:
        return len(self.heroes)

    def clone(self) -> Forge:
        g = Forge()
        self.copy_table(g)
        g.heroes = [h.clone() for h in self.heroes]
        g.active = self.active
        g.round = self.round
        g.step = self.step
        g.extra = self.extra
        g.used = self.used
        g.bought = self.bought
        g.stock = self.stock
        g.removed = self.removed
        g.islands = self.islands
        g.piles = self.piles
        g.boars = self.boars
        return g

    def determinize(self, seat: int, source: Source) -> Forge:
        """Nothing but the coming rolls is hidden (DF-11.3)."""
        g = self.clone()
        g.rng = seeded(source.draw(1 << 30))
        return g

    def scores(self) -> list[int]:
        """The glory in reserve and on the cards (DF-10.2)."""
        return [h.glory + h.card_glory for h in self.heroes]

    def rounds(self) -> int:
        """How many rounds the game has (DF-1.13)."""
        return 10 if len(self.heroes) == 3 else 9

    def in_order(self, first: Hero) -> list[Hero]:
        """All heroes in turn order from this one on (DF-3.4)."""
        return self.heroes[first.seat :] + self.heroes[: first.seat]

    def rivals(self, me: Hero) -> list[Hero]:
        """The other heroes in turn order after this one."""
        return self.in_order(me)[1:]

    def roll(self, h: Hero) -> None:
        """Roll both dice and leave the faces up (DF-3.2)."""
        h.up0 = self.draw(6)
        h.up1 = 6 + self.draw(6)
        if self.events is not None:
            self.note("rolled", h, h.dice[h.up0], h.dice[h.up1])


def one_less(counts: tuple[int, ...], i: int) -> tuple[int, ...]:
    """The counts with one taken from place i."""
    return (*counts[:i], counts[i] - 1, *counts[i + 1 :])


def one_more(counts: tuple[int, ...], i: int) -> tuple[int, ...]:
    """The counts with one added at place i."""
    return (*counts[:i], counts[i] + 1, *counts[i + 1 :])


Effect = Rule[Forge, Hero]
Question = Choice[Forge, Hero]
