"""Chapter 1: set-up and mulligan."""

from typing import Any

import pytest

from igroteka import Game, SetupError
from igroteka.games.epic.card import CARDS, NUMBERS
from igroteka.games.epic.keywords import FACTIONS
from igroteka.games.epic.loader import SET_CARDS
from tests.epic.scene import Scene, scene

FACTION_NAMES = {bit: name for name, bit in FACTIONS.items()}
TOKENS = {"human", "demon", "wolf", "zombie"}


def new(seed: int = 1, **setup: Any) -> Scene:
    """A new game of the jungle box, at the first mulligan."""
    return Scene(Game.new("epic", seed=seed, **{"set": "jungle", **setup}))


def owned(s: Scene, seat: int) -> list[str]:
    """The names of all cards that a player has in hand and deck."""
    position = s.game.position()
    player = position["players"][seat]
    cards = player["hand"] + [card for group in player["deck"] for card in group]
    return sorted(position["cards"][card] for card in cards)


def of_factions(*factions: str) -> list[str]:
    """The names of all cards of the jungle box that belong to these factions."""
    cards = [CARDS[number] for number in SET_CARDS["jungle"]]
    return sorted(card.name for card in cards if FACTION_NAMES[card.faction] in factions)


def first_player(s: Scene) -> int:
    """Who has the turn marker."""
    return int(s.view["active"])


def aside(s: Scene, n: int) -> list[str]:
    """Set the first n hand cards aside; their notations without the word."""
    seat = s.game.player
    assert seat is not None
    names = [f"{card['card']}#{card['id']}" for card in s.player(seat)["hand"]["cards"]][:n]
    s.play(*[f"card {name}" for name in names])
    if n < 5:  # after the last card nothing is left to set aside
        s.play("pass")
    return names


# ---- decks and hands ----------------------------------------------------------------------------------
@pytest.mark.clause("EP-1.1")
def test_everybody_takes_all_cards_of_two_factions() -> None:
    s = new(factions="good+wild,evil+sage")
    assert owned(s, 0) == of_factions("good", "wild")
    assert owned(s, 1) == of_factions("evil", "sage")
    assert len(owned(s, 0)) == len(owned(s, 1)) == 30


@pytest.mark.clause("EP-1.1")
def test_the_deck_is_shuffled_face_down_as_one() -> None:
    s = new(factions="good+wild,evil+sage")
    for seat in (0, 1):
        deck = s.player(seat)["deck"]
        assert (deck["size"], deck["known"]) == (25, [{"size": 25, "cards": []}])


@pytest.mark.clause("EP-1.1")
def test_left_to_luck_every_faction_is_still_used_once() -> None:
    pairs = set()
    for seed in range(30):
        s = new(seed)
        mine = {FACTION_NAMES[CARDS[NUMBERS[name]].faction] for name in owned(s, 0)}
        theirs = {FACTION_NAMES[CARDS[NUMBERS[name]].faction] for name in owned(s, 1)}
        assert len(mine) == len(theirs) == 2
        assert not mine & theirs
        pairs.add(frozenset(mine))
    assert len(pairs) == 6


@pytest.mark.clause("EP-1.1")
def test_a_third_faction_is_refused() -> None:
    with pytest.raises(SetupError) as refused:
        new(factions="good+wild+evil,sage")
    assert refused.value.clause == "EP-1.1"


@pytest.mark.clause("EP-1.6")
def test_five_cards_are_dealt_to_everybody() -> None:
    s = new()
    assert [len(s.hand(seat)) for seat in (0, 1)] == [5, 5]
    assert [s.deck(seat) for seat in (0, 1)] == [25, 25]
    assert s.view["turn"] == 0


@pytest.mark.clause("EP-1.3")
def test_no_token_is_among_the_cards() -> None:
    for seed in range(10):
        position = new(seed).game.position()
        assert not TOKENS & set(position["cards"])
        assert position["champions"] == []


@pytest.mark.clause("EP-1.3")
def test_a_token_comes_from_the_supply_and_from_no_deck() -> None:
    s = scene({"hand": ["pilgrims_hope", "kong"], "gold": 1}, {})
    s.play("play pilgrims_hope", "mode 1")
    assert s.champions(0) == ["human"]
    assert s.champion("human")["token"]
    assert [s.deck(seat) for seat in (0, 1)] == [10, 10]
    assert (s.hand(0), s.discard(0)) == (["kong"], ["pilgrims_hope"])


# ---- discard piles ------------------------------------------------------------------------------------
@pytest.mark.clause("EP-1.2")
def test_everybody_sees_every_discard_pile_in_every_phase() -> None:
    s = scene(
        {"discard": ["fireball", "kong"], "play": ["hill_giant"] * 2, "hand": ["flame_spike"] * 8},
        {
            "discard": ["muse"],
            "play": ["hill_giant", "angel_of_the_gate", "muse"],
            "hand": ["flame_spike"],
        },
    )
    phases = []

    def look() -> None:
        phases.append(s.view["phase"])
        for seat in (0, 1, None):
            players = s.game.view(seat)["players"]
            assert [card["card"] for card in players[0]["discard"]][:2] == ["fireball", "kong"]
            assert [card["card"] for card in players[1]["discard"]][:1] == ["muse"]

    look()
    s.play("attack hill_giant")
    look()
    s.play("pass")
    look()
    s.play("pass", "pass")
    look()
    s.play("block hill_giant", "block muse")  # two blockers: step 5 asks how the damage is split
    look()
    s.play("pass", "pass")
    look()
    s.play("number 8", "pass")
    look()
    s.play("pass")
    look()
    s.play("card flame_spike")
    look()
    assert phases == [
        *("main", "attackers", "before_blocks", "blockers", "before_damage", "damage", "ending", "end"),
        "start",
    ]


# ---- health, gold, first player -----------------------------------------------------------------------
@pytest.mark.clause("EP-1.4")
def test_everybody_begins_with_30_health() -> None:
    s = new()
    assert (s.health(0), s.health(1)) == (30, 30)


@pytest.mark.clause("EP-1.4")
def test_damage_lowers_health() -> None:
    s = scene({"hand": ["flame_strike"]}, {})
    s.play("play flame_strike", "player 1")
    assert (s.health(0), s.health(1)) == (30, 22)


@pytest.mark.clause("EP-1.5")
def test_luck_decides_who_begins() -> None:
    begins = []
    for seed in range(20):
        s = new(seed)
        first = first_player(s)
        s.play("pass", "pass")
        assert (s.view["turn"], first_player(s)) == (1, first)
        assert s.asked == (first, "main")
        begins.append(first)
    assert {*begins} == {0, 1}


@pytest.mark.clause("EP-1.10")
def test_gold_markers_begin_at_1() -> None:
    s = new()
    assert (s.gold(0), s.gold(1)) == (1, 1)
    s.play("pass", "pass")
    assert (s.gold(0), s.gold(1)) == (1, 1)


# ---- mulligan -----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-1.7")
def test_a_mulligan_puts_cards_under_the_deck_and_draws_as_many() -> None:
    s = new()
    seat = s.game.player
    assert seat is not None
    kept = s.hand(seat)
    old = sorted(name.partition("#")[0] for name in aside(s, 3))
    for name in old:
        kept.remove(name)
    assert len(s.hand(seat)) == 5
    assert s.deck(seat) == 25
    assert s.bottom(seat) == old
    assert set(kept) <= set(s.hand(seat))
    assert not set(old) & set(s.hand(seat))  # every card of the box is there once


@pytest.mark.clause("EP-1.7")
@pytest.mark.parametrize(("luck", "left"), [((0, 0), "kong"), ((0, 1), "fireball"), ((2, 1), "aftershock")])
def test_the_order_of_the_cards_set_aside_is_left_to_luck(luck: tuple[int, int], left: str) -> None:
    """The deck holds one card: two of the three that were set aside are drawn again."""
    s = scene(
        {"hand": ["aftershock", "fireball", "kong"], "deck": ["muse"]},
        {},
        question=["Mulligan", {}],
        agenda=[[["Turn", {}], 0, 1]],
        phase="setup",
        turn=0,
    )
    s.game.fate(*luck)
    s.play("card aftershock", "card fireball", "card kong")
    assert s.bottom(0) == [left]
    assert s.hand(0) == sorted({"aftershock", "fireball", "kong", "muse"} - {left})
    assert s.game.fate_left == ()


@pytest.mark.clause("EP-1.7")
def test_there_is_one_mulligan_for_everybody() -> None:
    s = new()
    second, first = s.game.player, first_player(s)
    assert second is not None
    aside(s, 2)
    assert s.asked == (first, "mulligan")
    again = s.player(second)["hand"]["cards"][0]
    assert s.refused(f"card {again['card']}#{again['id']}") == "EP-1.7"
    assert s.refused(f"play {again['card']}#{again['id']}") == "EP-4.2"
    aside(s, 1)
    assert s.asked == (first, "main")


@pytest.mark.clause("EP-1.8")
@pytest.mark.parametrize(("cards", "health"), [(0, 30), (3, 27), (5, 25)])
def test_every_card_of_a_mulligan_costs_1_health(cards: int, health: int) -> None:
    s = new()
    seat = s.game.player
    assert seat is not None
    aside(s, cards)
    assert s.health(seat) == health
    assert s.health(1 - seat) == 30


@pytest.mark.clause("EP-1.9")
def test_the_first_player_decides_last_about_a_mulligan() -> None:
    for seed in range(10):
        s = new(seed)
        first = first_player(s)
        assert s.asked == (1 - first, "mulligan")
        s.play("pass")
        assert s.asked == (first, "mulligan")
        s.play("pass")
        assert s.asked == (first, "main")


@pytest.mark.clause("EP-1.9")
def test_with_three_players_mulligans_go_round_from_the_second() -> None:
    s = new(players=3, copies=2)
    first = first_player(s)
    asked = []
    for _ in range(3):
        asked.append(s.asked)
        s.play("pass")
    assert asked == [((first + i) % 3, "mulligan") for i in (1, 2, 3)]
