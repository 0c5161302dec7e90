"""Decks as text, and the rules of deck building (EP-12.3 to EP-12.5, EP-11.1, EP-15.30)."""

from typing import Any

import pytest

from igroteka import Game, SetupError
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.decks import Deck, check_constructed, check_limited, read_deck, write_deck
from igroteka.games.epic.loader import SET_CARDS
from tests.epic.scene import define

SETS = "base+jungle+promo+tyrants+uprising"


def named(faction: int, cost: int, n: int, copies: int = 3) -> Deck:
    """A deck of n cards of a faction and a cost."""
    deck: Deck = {}
    for number in [number for numbers in SET_CARDS.values() for number in numbers]:
        card = CARDS[number]
        left = n - sum(deck.values())
        if left and card.faction == faction and card.cost == cost:
            deck[card.name] = min(copies, left)
    assert sum(deck.values()) == n
    return deck


GOOD, WILD, EVIL, SAGE = (1, 2, 4, 8)


def refusal(deck: Deck, **setup: Any) -> SetupError:
    """Why nobody may play with this deck; everybody else has a legal one."""
    texts = [write_deck(named(WILD, 1, 60)), write_deck(deck)]
    with pytest.raises(SetupError) as refused:
        Game.new("epic", format="constructed", decks=texts, **setup)
    return refused.value


def accepted(deck: Deck) -> None:
    """Somebody may play with this deck, and has it."""
    game = Game.new("epic", format="constructed", decks=[write_deck(named(WILD, 1, 60)), write_deck(deck)])
    position = game.position()
    player = position["players"][1]
    cards = [*player["hand"], *[card for group in player["deck"] for card in group]]
    assert sorted(position["cards"][card] for card in cards) == sorted(
        name for name, n in deck.items() for _ in range(n)
    )


# ---- as text --------------------------------------------------------------------------------------------
def test_a_deck_is_read_and_written() -> None:
    text = "# burn\n3 fireball\n\n  1   kong  # the ape\n2 amnesia\n1 fireball\n"
    assert read_deck(text) == {"fireball": 4, "kong": 1, "amnesia": 2}
    assert write_deck(read_deck(text)) == "2 amnesia\n4 fireball\n1 kong\n"
    assert read_deck(write_deck(read_deck(text))) == read_deck(text)
    assert read_deck("# nothing\n") == {}


@pytest.mark.parametrize(
    "line", ["fireball", "0 fireball", "-1 fireball", "3 fire ball", "x fireball", "1000 kong"]
)
def test_lines_that_mean_nothing_are_refused(line: str) -> None:
    with pytest.raises(SetupError) as refused:
        read_deck(f"1 kong\n{line}\n", 2)
    assert refused.value.key == "deck-line"
    assert refused.value.args_of_message == {"deck": 2, "line": 2, "given": line}


@pytest.mark.clause("EP-12.1")
def test_unknown_cards_are_refused_with_those_that_look_like_them() -> None:
    with pytest.raises(SetupError) as refused:
        read_deck("3 firebal")
    assert (refused.value.key, refused.value.clause) == ("deck-unknown-card", "EP-12.1")
    assert "fireball" in refused.value.args_of_message["allowed"]


@pytest.mark.clause("EP-15.30")
def test_deities_are_refused() -> None:
    with pytest.raises(SetupError) as refused:
        read_deck("1 kong\n1 angeline_silver_wing")
    assert (refused.value.key, refused.value.clause) == ("deck-deity", "EP-15.30")
    assert refused.value.args_of_message["line"] == 2


@pytest.mark.clause("EP-1.3")
def test_tokens_are_refused() -> None:
    with pytest.raises(SetupError) as refused:
        read_deck("3 human")
    assert (refused.value.key, refused.value.clause) == ("deck-token", "EP-1.3")


# ---- full constructed -----------------------------------------------------------------------------------
@pytest.mark.clause("EP-12.3")
@pytest.mark.parametrize("n", [60, 75])
def test_sixty_cards_or_more_make_a_deck(n: int) -> None:
    accepted(named(GOOD, 1, n))


@pytest.mark.clause("EP-12.3")
@pytest.mark.parametrize("n", [0, 30, 59])
def test_fewer_than_sixty_cards_are_refused(n: int) -> None:
    refused = refusal(named(GOOD, 1, n))
    assert (refused.key, refused.clause) == ("deck-size", "EP-12.3")
    assert refused.args_of_message == {"deck": 2, "given": n, "least": 60}


@pytest.mark.clause("EP-12.4")
def test_a_fourth_copy_is_refused() -> None:
    deck = named(GOOD, 1, 60)
    accepted(deck | {"kong": 3})
    refused = refusal(deck | {"kong": 4})
    assert (refused.key, refused.clause) == ("deck-copies", "EP-12.4")
    assert refused.args_of_message == {"deck": 2, "card": "kong", "given": 4, "most": 3}


@pytest.mark.clause("EP-12.5")
@pytest.mark.parametrize("missing", [0, 1])
def test_seven_sage_zeros_need_fourteen_sage_ones(missing: int) -> None:
    deck = named(GOOD, 1, 40) | named(SAGE, 0, 7) | named(SAGE, 1, 14 - missing)
    if not missing:
        accepted(deck)
        return
    refused = refusal(deck)
    assert (refused.key, refused.clause) == ("deck-zeros", "EP-12.5")
    assert refused.args_of_message == {"deck": 2, "faction": "sage", "zeros": 7, "given": 13, "least": 14}


@pytest.mark.clause("EP-12.5")
def test_zeros_are_counted_for_every_faction_alone() -> None:
    deck = named(WILD, 1, 40) | named(EVIL, 1, 20) | named(GOOD, 0, 1)
    assert refusal(deck).args_of_message["faction"] == "good"
    check_constructed(deck | named(GOOD, 1, 2))


@pytest.mark.clause("EP-15.25")
def test_a_card_of_two_factions_counts_for_the_printed_one() -> None:
    define('Card("sage_in_evil_robes", SAGE, 0, 3, 3, auras=(Aura(ITSELF, factions=EVIL),))')
    deck = named(EVIL, 1, 60) | {"sage_in_evil_robes": 1}
    with pytest.raises(SetupError) as refused:
        check_constructed(deck | named(SAGE, 1, 1))
    assert refused.value.args_of_message["faction"] == "sage"
    check_constructed(deck | named(SAGE, 1, 2))


def test_only_cards_of_the_sets_that_are_played_with() -> None:
    refused = refusal(named(GOOD, 1, 60) | {"treant": 1}, set="base")
    assert (refused.key, refused.clause) == ("deck-other-set", "EP-12.1")
    assert refused.args_of_message == {"deck": 2, "card": "treant", "allowed": "base"}


def test_decks_are_kept_in_the_set_up_as_text() -> None:
    text = write_deck(named(WILD, 1, 60))
    game = Game.new("epic", format="constructed", decks=["# mine\n" + text, text])
    assert game.setup == {
        **{"players": 2, "set": SETS, "format": "constructed", "mode": "duel"},
        "decks": [text, text],
    }
    assert Game.parse(str(game)).position() == game.position()


# ---- limited --------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-11.1")
def test_a_limited_deck_has_thirty_cards_and_no_other_rule() -> None:
    check_limited({"fireball": 26, "amnesia": 2, "treant": 1, "withering": 1})
    for n in (29, 31):
        with pytest.raises(SetupError) as refused:
            check_limited({"fireball": n})
        assert (refused.value.key, refused.value.clause) == ("deck-thirty", "EP-11.1")
        assert refused.value.args_of_message == {"deck": 1, "given": n, "allowed": 30}
