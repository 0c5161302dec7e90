"""Laying out the game: cards on the islands, faces in the temple, heroes at their start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from igroteka.core.chance import Source
from igroteka.core.table import Event
from igroteka.games.dice_forge.catalogue import (
    CARD_NAMES,
    CARDS_COUNT,
    FACES_COUNT,
    INTRODUCTORY,
    SANCTUARY,
    START,
    STARTING_DICE,
    SWAPS,
    TEMPLE,
)
from igroteka.games.dice_forge.state import BLESSING_STEP, NO_OWNER, Forge, Hero
from igroteka.games.dice_forge.turn import TURN

STARTING_GOLD: Final = 3  # of the first player; one less for each further seat (DF-1.11)


def new_table(setup: Mapping[str, Any], source: Source, events: list[Event] | None = None) -> Forge:
    """Lay out the game and begin the first turn."""
    g = Forge()
    g.begin(source, events)
    players: int = setup["players"]
    g.heroes = [new_hero(seat) for seat in range(players)]
    g.active = 0
    g.round = 1
    g.step = BLESSING_STEP
    g.extra = False
    g.used = ()
    g.bought = ()
    g.boars = (NO_OWNER,) * 4
    g.islands = chosen_cards(g, setup["cards"])
    g.piles = tuple([players if card in g.islands else 0 for card in range(CARDS_COUNT)])
    g.removed = removed_faces(g) if players == 2 else ()
    g.stock = tuple([TEMPLE[face] - g.removed.count(face) for face in range(FACES_COUNT)])
    g.then(TURN, g.heroes[0])
    g.run()
    return g


def new_hero(seat: int) -> Hero:
    """A hero at the start portal with the starting dice and a little gold."""
    h = Hero()
    h.seat = seat
    h.gold = STARTING_GOLD - seat
    h.sun = h.moon = h.glory = 0
    h.dice = STARTING_DICE
    h.up0 = 0
    h.up1 = 6
    h.replaced = ()
    h.cards = (0,) * CARDS_COUNT
    h.card_glory = h.hammer = 0
    h.portal = START
    h.cerberus = h.cerberus_used = h.tritons = h.tritons_used = 0
    h.given = h.exchange = 0
    return h


def chosen_cards(g: Forge, cards: str) -> tuple[int, ...]:
    """The 15 cards on the islands: the introductory ones, some of them swapped (DF-1.4, DF-1.5)."""
    if cards == "random":
        swaps = [card for card in SWAPS if g.draw(2)]
    elif cards == "alternative":
        swaps = list(SWAPS)
    elif cards == "intro":
        swaps = []
    else:
        swaps = [CARD_NAMES.index(name) for name in cards.split(",") if name]
    replaced = {SWAPS[card]: card for card in swaps}
    return tuple([replaced.get(card, card) for card in INTRODUCTORY])


def removed_faces(g: Forge) -> tuple[int, ...]:
    """With two players two faces of every square are taken out at random (DF-1.7)."""
    removed: list[int] = []
    for _, square in SANCTUARY:
        left = list(square)
        for _ in range(2):
            # Of four equal faces it does not matter which: only the mixed squares need luck.
            removed.append(left.pop(g.draw(len(left)) if len(set(square)) > 1 else 0))
    return tuple(removed)
