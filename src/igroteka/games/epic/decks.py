"""Decks as text, and what a deck must fulfil.

    # burn them all
    3 fireball
    2 flame_strike

A line holds how many and the name of the card; the rest of a line after `#` is a comment. Refusals name
the deck by its number: that of the player, counted from 1.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from igroteka.core.errors import SetupError
from igroteka.games.epic.card import CARDS, NUMBERS
from igroteka.games.epic.keywords import FACTIONS
from igroteka.games.epic.pools import DECK, Kinds

LEAST_CONSTRUCTED: Final = 60
MOST_COPIES: Final = 3
ONES_PER_ZERO: Final = 2
DEITIES: Final = (  # known, so that their refusal can say why (EP-15.30)
    "angeline_silver_wing",
    "scara_weaver_of_sorrow",
    "furios_father_of_nature",
    "maligus_the_dark_one",
    "gareth_father_of_genius",
    "lashnok_worldbreaker",
    "helena_the_valiant",
    "zaltessa_the_huntress",
)
LINE: Final = re.compile(r"([1-9][0-9]{0,2})\s+(\S+)")

Deck = dict[str, int]
"""How many of each card, by its name."""


def read_deck(text: str, number: int = 1) -> Deck:
    """The deck that a text describes; refuses lines and cards that mean nothing, by the line."""
    deck: Deck = {}
    for n, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        found = LINE.fullmatch(line)
        if found is None:
            raise SetupError("deck-line", "EP-12.1", deck=number, line=n, given=line)
        name = checked_name(found[2], number, n)
        deck[name] = deck.get(name, 0) + int(found[1])
    return deck


def checked_name(name: str, number: int, line: int) -> str:
    """The name of a card that may be in a deck at all."""
    if name in DEITIES:
        raise SetupError("deck-deity", "EP-15.30", deck=number, line=line, given=name)
    if name not in NUMBERS:
        near = ", ".join(difflib.get_close_matches(name, list(NUMBERS), 3))
        raise SetupError("deck-unknown-card", "EP-12.1", deck=number, line=line, given=name, allowed=near)
    if CARDS[NUMBERS[name]].token:
        raise SetupError("deck-token", "EP-1.3", deck=number, line=line, card=name)
    return name


def write_deck(deck: Mapping[str, int]) -> str:
    """A deck as text, in alphabetical order."""
    return "".join([f"{n} {name}\n" for name, n in sorted(deck.items())])


def kinds_of(deck: Mapping[str, int]) -> Kinds:
    """The cards of a deck, one by one."""
    kinds = sorted(NUMBERS[name] for name in deck)
    return tuple([kind for kind in kinds for _ in range(deck[CARDS[kind].name])])


def check_sets(deck: Mapping[str, int], kinds: Iterable[int], sets: str, number: int = 1) -> None:
    """All cards are of the sets that are played with."""
    allowed = set(kinds)
    for name in deck:
        if NUMBERS[name] not in allowed:
            raise SetupError("deck-other-set", "EP-12.1", deck=number, card=name, allowed=sets)


def check_constructed(deck: Mapping[str, int], number: int = 1) -> None:
    """A deck of full constructed; refused by the first rule that it breaks."""
    for broken in broken_rules(deck, number):
        raise broken


def broken_rules(deck: Mapping[str, int], number: int = 1) -> Iterator[SetupError]:
    """The rules of full constructed that a deck breaks: size, copies, zeros (EP-12.3 to EP-12.5)."""
    size = sum(deck.values())
    if size < LEAST_CONSTRUCTED:
        yield SetupError("deck-size", "EP-12.3", deck=number, given=size, least=LEAST_CONSTRUCTED)
    for name, n in deck.items():
        if n > MOST_COPIES:
            yield SetupError("deck-copies", "EP-12.4", deck=number, card=name, given=n, most=MOST_COPIES)
    for faction, bit in FACTIONS.items():
        zeros = count(deck, bit, 0)
        ones = count(deck, bit, 1)
        needed = ONES_PER_ZERO * zeros
        if ones < needed:
            args = {"faction": faction, "zeros": zeros, "given": ones, "least": needed}
            yield SetupError("deck-zeros", "EP-12.5", deck=number, **args)


def check_text(text: str) -> list[SetupError]:
    """All that is wrong with the text of a deck of full constructed; nothing if it may be played."""
    try:
        deck = read_deck(text)
    except SetupError as error:
        return [error]
    return list(broken_rules(deck))


def count(deck: Mapping[str, int], faction: int, cost: int) -> int:
    """How many cards of a cost a deck has of a faction; the printed one counts (EP-15.25)."""
    cards = [(CARDS[NUMBERS[name]], n) for name, n in deck.items()]
    return sum([n for card, n in cards if card.faction == faction and card.cost == cost])


def check_limited(deck: Mapping[str, int], number: int = 1) -> None:
    """A deck of a limited format: 30 cards and no further rule (EP-11.1)."""
    size = sum(deck.values())
    if size != DECK:
        raise SetupError("deck-thirty", "EP-11.1", deck=number, given=size, allowed=DECK)


def most_of_a_card(deck: Mapping[str, int]) -> int:
    """How many boxes the deck needs: the most copies of any card."""
    return max(deck.values(), default=0)
