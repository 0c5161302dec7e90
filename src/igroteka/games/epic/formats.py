"""From a checked set-up to a table at its first question: every format of chapters 11 and 12."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from igroteka.core.chance import Source
from igroteka.core.deck import Cards
from igroteka.core.table import Event
from igroteka.games.epic.decks import kinds_of, read_deck
from igroteka.games.epic.drafts import (
    DARK_ROUND,
    LIMITED_DECK,
    POOL_DRAFT,
    RANDOM_DECK,
    RANDOM_WITH_CHOICE,
    TRIPLE_DRAFT,
    DealPools,
    OpenPacks,
    choose_decks,
    hold,
    open_boxes,
)
from igroteka.games.epic.keywords import FACTIONS, MODES
from igroteka.games.epic.layout import deal_decks, empty_table
from igroteka.games.epic.pools import Kinds, boxes, cards_of, of_faction
from igroteka.games.epic.state import Effect, Epic

BEGINNINGS: Final[dict[str, Effect]] = {  # of the formats that shuffle all boxes together
    "random30": DealPools(30, RANDOM_DECK),
    "random60": DealPools(60, RANDOM_WITH_CHOICE),
    "pool_draft": OpenPacks(10, POOL_DRAFT),
    "triple_draft": OpenPacks(12, TRIPLE_DRAFT),
    "dark_draft": DARK_ROUND,
}


def new_table(setup: Mapping[str, Any], source: Source, events: list[Event] | None = None) -> Epic:
    """The cards of the format, dealt as it says; then its questions, or the first hands."""
    g = empty_table(setup["players"], MODES.index(setup["mode"]), source, events)
    if "decks" in setup:
        own_decks(g, [kinds_of(read_deck(text)) for text in setup["decks"]])
    else:
        lay_out(g, setup, boxes(cards_of(setup), setup["format"], setup["copies"]))
    g.run()
    return g


def lay_out(g: Epic, setup: Mapping[str, Any], kinds: Kinds) -> None:
    """These cards for a format in which decks are made of common cards."""
    g.secret_decks = setup["format"] not in ("preconstructed", "constructed")
    if setup["format"] == "preconstructed":
        own_decks(g, [of_factions(kinds, pair) for pair in faction_pairs(g, setup["factions"])])
    elif setup["format"] == "limited":
        own_pools(g, kinds)
    else:
        open_boxes(g, kinds)
        g.then(BEGINNINGS[setup["format"]], g.players[0], 1)


def own_decks(g: Epic, decks: list[Kinds]) -> None:
    """Everybody has a deck of known cards."""
    open_boxes(g, sum(decks, ()))
    g.packs = ()
    deal_decks(g, numbered(decks))


def numbered(decks: list[Kinds]) -> list[Cards]:
    """The numbers that these cards have in the game, one deck after the other."""
    found: list[Cards] = []
    start = 0
    for deck in decks:
        found.append(tuple(range(start, start + len(deck))))
        start += len(deck)
    return found


def faction_pairs(g: Epic, factions: str) -> list[str]:
    """The two factions of each player; drawn, if the set-up leaves them to luck (EP-1.1)."""
    if factions != "random":
        return factions.split(",")
    pairs = list(combinations(FACTIONS, 2))
    pair = pairs[g.draw(len(pairs))]
    others = [faction for faction in FACTIONS if faction not in pair]
    return ["+".join(pair), "+".join(others)]


def of_factions(kinds: Kinds, pair: str) -> Kinds:
    """All cards of two factions."""
    one, other = pair.split("+")
    return of_faction(kinds, FACTIONS[one]) + of_faction(kinds, FACTIONS[other])


def own_pools(g: Epic, kinds: Kinds) -> None:
    """Everybody opens the same boxes and keeps 30 cards of them (EP-11.1)."""
    pools = [kinds for _ in g.players]
    open_boxes(g, kinds * len(g.players))
    for seat, cards in enumerate(numbered(pools)):
        hold(g, seat, cards)
    hold(g, len(g.players), ())
    choose_decks(g, LIMITED_DECK)
