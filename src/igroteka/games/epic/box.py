"""What is in the box, for those who draw it: every card with its numbers, the keywords, the ready decks.

Plain data made of the catalogue, without a word of any language: names and texts are the messages
`card-<name>`, `keyword-<name>` and so on.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from igroteka.core.saved import plain
from igroteka.games.epic.abilities import SLOTS
from igroteka.games.epic.card import CARDS, Card
from igroteka.games.epic.decks import read_deck
from igroteka.games.epic.keywords import FACTIONS, KEYWORDS
from igroteka.games.epic.loader import SET_CARDS
from igroteka.games.epic.pools import FORMATS

KEYWORD_CLAUSES: Final[dict[str, str | None]] = {  # where the rules explain a word that stands on cards
    "airborne": "EP-9.29",
    "breakthrough": "EP-9.31",
    "righteous": "EP-9.6",
    "blitz": "EP-9.8",
    "ambush": "EP-9.16",
    "untargetable": "EP-9.25",
    "unbreakable": "EP-9.27",
    "unbanishable": "EP-9.24",
    "unblockable": "EP-15.3",
    "must_attack": "EP-15.5",
    "must_be_blocked": "EP-15.6",
    "lofty": "EP-15.4",
    "deadly": None,  # two cards have these two, and only their own texts explain them
    "plain": None,
    "tribute": "EP-9.19",
    "loyalty": "EP-9.9",
    "loyalty_x": "EP-15.13",
    "ally": "EP-9.36",
    "rage": "EP-9.1",
    "recall": "EP-9.12",
    "recycle": "EP-9.35",
    "expire": "EP-9.46",
    "transform": "EP-9.40",
    "break": "EP-9.44",
    "banish": "EP-9.17",
    "expend": "EP-9.48",
}
POSITION_CLAUSES: Final = {
    "prepared": "EP-6.2",
    "expended": "EP-6.4",
    "flipped": "EP-6.5",
    "deploying": "EP-6.7",
}


@cache
def box() -> dict[str, Any]:
    """Everything in the box. Files of own cards are not: they belong to the games that name them."""
    cards: dict[str, dict[str, Any]] = {}
    for number in range(min(SET_CARDS["base"])):
        cards[CARDS[number].name] = card_data(CARDS[number], None)
    for name, numbers in SET_CARDS.items():
        for number in numbers:
            cards[CARDS[number].name] = card_data(CARDS[number], name)
    return {
        "cards": cards,
        "keywords": KEYWORD_CLAUSES,
        "positions": POSITION_CLAUSES,
        "formats": {name: f.clause for name, f in FORMATS.items()},
        "decks": ready_decks(),
    }


def card_data(card: Card, of_set: str | None) -> dict[str, Any]:
    """A card as it is printed. Tokens are of no set: they come from the supply (EP-1.3)."""
    data: dict[str, Any] = {
        "set": of_set,
        "cost": card.cost,
        "faction": names(card.faction, FACTIONS)[0],
        "factions": names(card.factions, FACTIONS),
        "kind": "champion" if card.champion else "event",
        "classes": list(card.classes),
        "keywords": names(card.words, KEYWORDS),
        "powers": len(card.powers),
        "modes": len(card.modes),
    }
    if card.champion:
        data |= {"attack": card.attack, "defence": card.defence}
    return data | limits(card)


LIMITS: Final = {"Targets": ("targets", "most"), "Split": ("split", "n")}
"""Questions that take several answers: what the limit is called here, and which argument of theirs it is."""


def limits(card: Card) -> dict[str, int]:
    """How many targets or points of damage a text of the card asks for, where it asks for several."""
    found: dict[str, int] = {}
    for slot in ("play", "modes", "powers", *SLOTS):
        find_limits(plain(getattr(card, slot)), found)
    return found


def find_limits(part: Any, found: dict[str, int]) -> None:
    """Look through a text that is written as calls."""
    if isinstance(part, list):
        if len(part) == 2 and isinstance(part[0], str) and part[0] in LIMITS:
            name, argument = LIMITS[part[0]]
            found[name] = part[1][argument]
        for inner in part:
            find_limits(inner, found)
    elif isinstance(part, dict):
        find_limits(list(part.values()), found)


def names(bits: int, of: dict[str, int]) -> list[str]:
    """The names of bits that are set."""
    return [name for name, bit in of.items() if bits & bit]


def ready_decks() -> dict[str, dict[str, int]]:
    """The ready-made decks for full constructed: how many of each card, by the name of the deck."""
    folder = files("igroteka.games.epic.ready")
    texts = {file.name.removesuffix(".txt"): file for file in folder.iterdir() if file.name.endswith(".txt")}
    return {name: read_deck(texts[name].read_text(encoding="utf-8")) for name in sorted(texts)}
