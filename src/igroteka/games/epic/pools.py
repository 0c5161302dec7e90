"""The cards that a game is played with: sets, files of own cards, and how many boxes of them it takes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from igroteka.games.epic.card import CARDS, NUMBERS, register
from igroteka.games.epic.keywords import FACTIONS
from igroteka.games.epic.loader import SET_CARDS, CardsError, read_cards

DECK: Final = 30  # cards of a deck in all formats but full constructed (EP-11.1)
LEAST_OF_FACTION: Final = 15  # two factions make a deck (EP-12.2)
MARKED_GEM: Final = "red"
"""Triple draft keeps one copy of each card with "the marked gem" (EP-11.8). The rulebook shows that gem
only as a picture; the facts say that it is the red one. The cards of the jungle have none."""
MOST_CARDS: Final = 8_000  # numbers of cards must fit between the families of `options`


class Format(NamedTuple):
    """A way to come by a deck: for how many players, of how many cards for each of them."""

    players: tuple[int, ...]
    each: int
    clause: str  # what a refusal of the number of players or of cards rests on


UP_TO_EIGHT: Final = (2, 3, 4, 5, 6, 7, 8)
FORMATS: Final = {
    "preconstructed": Format((2,), DECK, "EP-12.2"),
    "limited": Format(UP_TO_EIGHT, DECK, "EP-11.1"),
    "random30": Format(UP_TO_EIGHT, 30, "EP-11.2"),
    "random60": Format(UP_TO_EIGHT, 60, "EP-11.3"),
    "pool_draft": Format((3, 4, 5, 6, 7, 8), 30, "EP-11.4"),
    "dark_draft": Format((2,), 50, "EP-11.7"),
    "triple_draft": Format(UP_TO_EIGHT, 36, "EP-11.8"),
    "constructed": Format(UP_TO_EIGHT, 60, "EP-12.3"),
}

Kinds = tuple[int, ...]
"""Numbers of kinds of cards, one for each card."""

_own: dict[str, list[int]] = {}  # the cards of own files, by the text of the file


def own_cards(file: str, text: str) -> list[int]:
    """The cards of a file of own cards; the same text always gives the same cards."""
    if text not in _own:
        cards = read_cards(text, file)
        for card in cards:
            if card.name in NUMBERS:
                raise CardsError(file, 1, "cards-name-taken", card=card.name)
        _own[text] = register(cards)
    return _own[text]


def cards_of(setup: Mapping[str, Any]) -> Kinds:
    """One of each card of the sets and files of a set-up; tokens are in no deck (EP-1.3)."""
    found: list[int] = []
    for name in setup["set"].split("+"):
        found += SET_CARDS[name] if name in SET_CARDS else own_cards(name, setup["cards"][name])
    return tuple([kind for kind in sorted(found) if not CARDS[kind].token])


@lru_cache
def boxes(kinds: Kinds, format: str, copies: int) -> Kinds:
    """All cards of so many boxes that are played with; those with the marked gem once in triple draft."""
    once = MARKED_GEM if format == "triple_draft" else None
    return tuple([kind for kind in kinds for _ in range(1 if CARDS[kind].gem == once else copies)])


@lru_cache
def of_faction(kinds: Kinds, faction: int) -> Kinds:
    """The cards of one faction, by what is printed on them (EP-15.25)."""
    return tuple([kind for kind in kinds if CARDS[kind].faction == faction])


def suffice(kinds: Kinds, format: str, players: int, copies: int) -> bool:
    """Are so many boxes enough? In `limited` every player opens so many."""
    if format == "preconstructed":
        counts = [len(of_faction(kinds, faction)) for faction in FACTIONS.values()]
        return min(counts) * copies >= LEAST_OF_FACTION
    people = 1 if format == "limited" else players
    return len(boxes(kinds, format, copies)) >= FORMATS[format].each * people


def fewest(kinds: Kinds, format: str, players: int) -> int:
    """How many boxes are enough, 0 if no number of them is."""
    for copies in range(1, most_copies(kinds, format, players) + 1):
        if suffice(kinds, format, players, copies):
            return copies
    return 0


def most_copies(kinds: Kinds, format: str, players: int) -> int:
    """How many boxes the program can tell apart."""
    people = players if format == "limited" else 1
    return MOST_CARDS // (people * len(kinds)) if kinds else 0
