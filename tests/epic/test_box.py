"""The box of Epic: every card once, as the catalogue has it; words for all of it; legal ready decks."""

import json
import re
from itertools import combinations

import pytest

from igroteka.core.kind import find_kind
from igroteka.games.epic.box import box
from igroteka.games.epic.card import CARDS, NUMBERS
from igroteka.games.epic.decks import DEITIES, check_constructed
from igroteka.games.epic.keywords import FACTIONS, KEYWORDS, POSITIONS
from igroteka.games.epic.loader import SET_CARDS
from igroteka.i18n import LANGUAGES, Words

EPIC = find_kind("epic")
TERMS = "web-epic-term-"

in_both = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str) -> Words:
    return Words(lang, EPIC, extra=["igroteka.server.words"])


def test_the_box_holds_every_card_of_every_set_and_the_tokens() -> None:
    cards = box()["cards"]
    named = {CARDS[number].name: name for name, numbers in SET_CARDS.items() for number in numbers}
    tokens = {card.name: None for card in CARDS[: min(SET_CARDS["base"])]}
    assert {name: data["set"] for name, data in cards.items()} == named | tokens
    assert set(tokens) == {"human", "demon", "wolf", "zombie"}


def test_cards_are_told_as_they_are_printed() -> None:
    cards = box()["cards"]
    assert cards["pack_alpha"] == {
        "set": "base",
        "cost": 1,
        "faction": "wild",
        "factions": ["wild"],
        "kind": "champion",
        "classes": ["wolf"],
        "keywords": ["blitz"],
        "powers": 1,
        "modes": 0,
        "attack": 5,
        "defence": 6,
    }
    assert cards["fireball"]["kind"] == "event"
    assert cards["fireball"]["modes"] == 2
    assert "attack" not in cards["fireball"]
    assert cards["wolf"]["set"] is None


def test_numbers_of_the_box_are_those_of_the_catalogue() -> None:
    for name, data in box()["cards"].items():
        card = CARDS[NUMBERS[name]]
        assert (data["cost"], FACTIONS[data["faction"]]) == (card.cost, card.faction)
        assert sum(KEYWORDS[word] for word in data["keywords"]) == card.words
        assert data.get("attack", -1) == card.attack


def test_texts_that_ask_for_several_things_say_how_many() -> None:
    cards = box()["cards"]
    assert {name: data["targets"] for name, data in cards.items() if "targets" in data} == {
        "forked_lightning": 2,
        "dark_offering": 2,
        "helion_the_dominator": 2,
        "helions_fury": 2,
        "markus_watch_captain": 3,
        "silver_dragon": 3,
    }
    assert {name: data["split"] for name, data in cards.items() if "split" in data} == {"lightning_storm": 6}


def test_every_clause_of_the_box_is_one_of_the_rules() -> None:
    found = [*box()["keywords"].values(), *box()["positions"].values()]
    found += box()["formats"].values()
    assert [clause for clause in found if clause is not None and clause not in EPIC.clauses] == []


def test_every_keyword_and_position_is_there() -> None:
    assert set(KEYWORDS) <= set(box()["keywords"])
    assert set(box()["positions"]) == {*POSITIONS, "deploying"}


def test_the_box_is_plain_data() -> None:
    assert json.loads(json.dumps(box())) == box()
    assert EPIC.box() == box()


@in_both
def test_everything_in_the_box_has_words(lang: str) -> None:
    told = words(lang)
    keys = [f"card-{name}" for name in box()["cards"]]
    keys += [f"keyword-{name}" for name in box()["keywords"]]
    keys += [f"position-{name}" for name in box()["positions"]]
    keys += [f"format-{name}" for name in box()["formats"]]
    keys += [f"class-{name}" for data in box()["cards"].values() for name in data["classes"]]
    keys += [f"web-epic-deck-{name}" for name in box()["decks"]]
    assert [key for key in keys if not told.has(key)] == []


@in_both
def test_the_terms_that_are_underlined_stand_in_texts(lang: str) -> None:
    """A term that no text has would be a slip of the pen: words are found by how they begin."""
    told = words(lang)
    texts = "\n".join(told.text("card", name) or "" for name in box()["cards"])
    terms = [told.say(f"{TERMS}{name}") for name in box()["keywords"] if told.has(f"{TERMS}{name}")]
    assert len(terms) > 15
    assert [term for term in terms if not re.search(rf"\b{term}", texts, re.IGNORECASE)] == []


# ---- ready decks ----------------------------------------------------------------------------------------
def test_there_is_a_ready_deck_for_every_pair_of_factions() -> None:
    assert set(box()["decks"]) == {"_".join(pair) for pair in combinations(FACTIONS, 2)}


@pytest.mark.parametrize("name", sorted(box()["decks"]))
def test_ready_decks_are_legal_and_of_their_factions(name: str) -> None:
    deck = box()["decks"][name]
    check_constructed(deck)
    assert {box()["cards"][card]["faction"] for card in deck} == set(name.split("_"))
    assert not set(deck) & set(DEITIES)
