"""Chapter 1: set-up and limits, and set-ups that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import Game, Option, PositionError, SetupError
from igroteka.games.dice_throne.board import BOARDS, NUMBERS, STATUSES
from igroteka.games.dice_throne.common_cards import COMMON
from igroteka.games.dice_throne.options import POWERS, SPEND
from tests.dice_throne.scene import Scene, duel, king, scene, teams
from tests.dice_throne.told import events, turn_of

OPENING_DRAWS = 4


def new(
    *heroes: str, first: int | None = None, rolls: tuple[int, ...] = (), seed: int = 1, **setup: Any
) -> Scene:
    """A new game; `first` or `rolls` decide the dice that are rolled for the first turn."""
    if first is not None:
        rolls = tuple(6 if seat == first else 1 for seat in range(len(heroes)))
    cards = [0] * OPENING_DRAWS * len(heroes) if rolls else []
    fate = [*cards, *[value - 1 for value in rolls]]
    game = Game.new(
        "dice_throne", players=len(heroes), heroes=",".join(heroes), seed=seed, fate=fate, **setup
    )
    assert game.fate_left == ()
    return Scene(game)


# ---- what a hero brings --------------------------------------------------------------------------------
@pytest.mark.clause("DT-1.1")
def test_every_player_has_one_hero_with_board_dials_and_deck() -> None:
    s = new("gunslinger", "paladin")
    for seat, name in enumerate(("gunslinger", "paladin")):
        hero = s.hero(seat)
        board = BOARDS[NUMBERS[name]]
        assert (hero["seat"], hero["hero"], hero["out"]) == (seat, name, False)
        assert hero["levels"] == {ability.name: 1 for ability in board.abilities}
        assert {"health", "cp", "hand", "deck", "discard", "tokens"} <= set(hero)


@pytest.mark.clause("DT-1.1")
@pytest.mark.parametrize(
    ("hero", "faces"),
    [
        ("gunslinger", ["bullet", "bullet", "bullet", "dash", "dash", "bullseye"]),
        ("barbarian", ["sword", "sword", "sword", "life", "life", "pow"]),
        ("paladin", ["sword", "sword", "helmet", "helmet", "life", "prayer"]),
    ],
)
def test_every_player_owns_five_identical_dice_with_the_faces_of_the_hero(
    hero: str, faces: list[str]
) -> None:
    board = BOARDS[NUMBERS[hero]]
    assert [board.symbols[symbol] for symbol in board.dice] == faces
    s = duel({"hero": hero}, {"hero": "gunslinger"}).roll(1, 2, 3, 4, 6)
    assert s.view["rolls"] == [
        {"purpose": "attack", "dice": [1, 2, 3, 4, 6], "owners": [0] * 5, "open": True}
    ]


@pytest.mark.clause("DT-1.2")
def test_no_board_holds_a_token_at_first() -> None:
    s = new("gunslinger", "paladin", first=1)
    assert [s.hero(seat)["tokens"] for seat in (0, 1)] == [{}, {}]


@pytest.mark.clause("DT-1.2")
def test_all_that_lies_on_a_board_after_the_first_upkeep_comes_from_it() -> None:
    s = new("gunslinger", "paladin", first=0)
    assert [event["status"] for event in events(s, "gained")] == ["reload"]
    assert [s.hero(seat)["tokens"] for seat in (0, 1)] == [{"reload": 1}, {}]


@pytest.mark.clause("DT-1.3")
def test_health_starts_at_50() -> None:
    s = new("gunslinger", "paladin")
    assert [s.health(seat) for seat in (0, 1)] == [50, 50]


@pytest.mark.clause("DT-1.4")
@pytest.mark.parametrize(("mode", "players"), [("duel", 2), ("king", 3), ("teams", 4)])
def test_cp_start_at_2_in_every_mode(mode: str, players: int) -> None:
    heroes = ("gunslinger", "paladin", "barbarian", "moon_elf")[:players]
    s = new(*heroes, mode=mode)
    assert [s.cp(seat) for seat in range(players)] == [2] * players


# ---- decks ---------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-1.5")
@pytest.mark.parametrize("hero", ["gunslinger", "barbarian", "paladin"])
def test_a_deck_holds_the_common_cards_and_the_heros_own_once_each(hero: str) -> None:
    s = new(hero, "gunslinger" if hero != "gunslinger" else "paladin")
    cards = s.hand(0) + s.hero(0)["deck"]["cards"]
    common = {card.name for card in COMMON}
    assert len(cards) == len(set(cards)) == 32
    assert len(common) == 18
    assert common < set(cards)
    assert set(cards) - common == {
        card.name for card in BOARDS[NUMBERS[hero]].cards if card.name not in common and not card.promo
    }


@pytest.mark.clause("DT-1.5")
def test_two_seeds_give_two_orders() -> None:
    hands = {tuple(new("gunslinger", "paladin", seed=seed).hand(0)) for seed in range(20)}
    assert len(hands) > 15


@pytest.mark.clause("DT-1.5")
def test_no_view_tells_the_order_of_a_deck() -> None:
    one, other = (
        duel({"hero": "gunslinger", "deck": deck}, {"hero": "paladin"})
        for deck in (["tip_it", "so_wild"], ["so_wild", "tip_it"])
    )
    for seat in (0, 1, None):
        assert one.game.view(seat) == other.game.view(seat)
    assert one.game.view(1)["heroes"][0]["deck"] == {"size": 32, "cards": []}


@pytest.mark.clause("DT-1.6")
def test_the_opening_hand_is_4_cards_from_the_top() -> None:
    s = new("gunslinger", "paladin", first=0)
    for seat in (0, 1):
        hero = s.hero(seat)
        assert (hero["hand"]["size"], hero["deck"]["size"], hero["discard"]) == (4, 28, [])


# ---- who begins ----------------------------------------------------------------------------------------
@pytest.mark.clause("DT-1.7")
@pytest.mark.parametrize(
    ("rolls", "first"),
    [((5, 3), 0), ((3, 5), 1), ((4, 4, 2, 6), 1), ((4, 4, 6, 6, 5, 1), 0)],
)
def test_the_highest_die_begins_and_a_tie_is_rolled_again(rolls: tuple[int, ...], first: int) -> None:
    s = new("barbarian", "paladin", rolls=rolls)
    assert s.view["first"] == s.view["active"] == first
    assert [event["n"] for event in events(s, "rolled-for-first")] == list(rolls)


@pytest.mark.clause("DT-1.7")
def test_only_the_tied_leaders_roll_again() -> None:
    s = new("barbarian", "paladin", "gunslinger", rolls=(5, 2, 5, 1, 3))
    assert [event["player"] for event in events(s, "rolled-for-first")] == [0, 1, 2, 0, 2]
    assert s.view["first"] == 2


@pytest.mark.clause("DT-1.8")
def test_extra_preparation_happens_before_the_first_turn() -> None:
    s = new("artificer", "paladin", first=1)
    assert s.tokens(0, "synth") == 3
    assert s.hero(1)["tokens"] == {}
    kinds = [line.key for line in s.game.log]
    assert kinds.index("log-gained") < kinds.index("log-turn")


@pytest.mark.clause("DT-1.8")
@pytest.mark.parametrize("hero", ["gunslinger", "barbarian", "paladin"])
def test_most_heroes_need_no_preparation(hero: str) -> None:
    s = new(hero, "barbarian" if hero != "barbarian" else "paladin", first=1)
    assert s.hero(0)["tokens"] == {}


# ---- limits --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-1.9")
@pytest.mark.parametrize(
    ("mode", "before", "after"),
    [
        ("duel", 58, 60),
        ("duel", 55, 60),
        ("duel", 54, 59),
        ("duel", 60, 60),
        ("king", 43, 45),
        ("king", 38, 43),
    ],
)
def test_health_stops_10_above_the_start(mode: str, before: int, after: int) -> None:
    heroes: list[dict[str, Any]] = [{"hero": name} for name in ("barbarian", "paladin", "gunslinger")]
    heroes[0]["health"] = before
    s = scene(*heroes[: 2 if mode == "duel" else 3], mode=mode)
    s.attack("fortitude 2", 4, 4, 5, 5, 1).settle()
    assert s.health(0) == after


@pytest.mark.clause("DT-1.10")
@pytest.mark.parametrize(("before", "after"), [(12, 14), (13, 15), (14, 15), (15, 15)])
def test_cp_stop_at_15(before: int, after: int) -> None:
    s = duel({"hero": "gunslinger", "cp": before, "hand": ["getting_paid"]}, {"hero": "paladin"})
    s.play("play getting_paid")
    assert s.cp(0) == after


@pytest.mark.clause("DT-1.11")
def test_a_card_that_costs_too_much_is_refused() -> None:
    s = duel({"hero": "gunslinger", "cp": 1, "hand": ["triple_up"]}, {"hero": "paladin"})
    assert s.refused("play triple_up") in ("DT-1.11", "DT-8.1")
    assert (s.cp(0), s.hand(0)) == (1, ["triple_up"])


@pytest.mark.clause("DT-1.11")
def test_a_power_that_costs_too_much_is_refused() -> None:
    s = duel({"hero": "paladin", "cp": 2}, {"hero": "gunslinger"})
    assert s.refused("use tithe 2") == "DT-1.11"
    assert s.cp(0) == 2


@pytest.mark.clause("DT-1.11")
def test_a_dial_stops_at_0() -> None:
    s = duel({"hero": "barbarian"}, {"hero": "gunslinger", "health": 3})
    s.attack("mighty_blow", 1, 2, 3, 4, 4).settle()
    assert s.health(1) == 0


# ---- drawing -------------------------------------------------------------------------------------------
def all_cards(hero: str) -> list[str]:
    """The names of a hero's deck."""
    return [card.name for card in BOARDS[NUMBERS[hero]].cards if not card.promo]


@pytest.mark.clause("DT-1.12")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    cards = [card for card in all_cards("gunslinger") if card != "triple_up"]
    hero = {
        "hero": "gunslinger",
        "hand": ["triple_up", *cards[11:]],
        "deck": cards[:1],
        "discard": cards[1:11],
    }
    s = duel(hero, {"hero": "paladin"})
    before = s.hand(0)
    s.play("play triple_up")
    assert len(s.hand(0)) == len(before) - 1 + 3
    assert cards[0] in s.hand(0)
    assert s.hero(0)["deck"]["size"] == 8
    assert s.discard(0) == ["triple_up"]
    assert s.log().count("reshuffled") == 1


@pytest.mark.clause("DT-1.12")
def test_the_discard_pile_stays_while_the_deck_lasts() -> None:
    cards = [card for card in all_cards("gunslinger") if card != "double_up"]
    hero = {"hero": "gunslinger", "hand": ["double_up", *cards[4:]], "deck": cards[:2], "discard": cards[2:4]}
    s = duel(hero, {"hero": "paladin"}).play("play double_up")
    assert s.discard(0) == [*cards[2:4], "double_up"]
    assert s.hero(0)["deck"]["size"] == 0


@pytest.mark.clause("DT-1.13")
def test_with_nothing_left_to_draw_income_still_gives_cp() -> None:
    cards = all_cards("barbarian")
    hero = {"hero": "barbarian", "hand": cards, "deck": [], "cp": 4}
    s = turn_of(duel({"hero": "paladin"}, hero), 1)
    assert (s.cp(1), s.hand(1)) == (5, sorted(cards))
    assert (s.hero(1)["deck"]["size"], s.discard(1)) == (0, [])


@pytest.mark.clause("DT-1.14")
def test_played_and_sold_cards_lie_face_up_for_everybody() -> None:
    hand = ["tip_it", "getting_paid", "revolver_2"]
    s = duel({"hero": "gunslinger", "hand": hand}, {"hero": "paladin"})
    s.play("sell tip_it", "play getting_paid", "sell revolver_2")
    for seat in (0, 1, None):
        assert s.game.view(seat)["heroes"][0]["discard"] == ["tip_it", "getting_paid", "revolver_2"]


@pytest.mark.clause("DT-1.14")
def test_cards_sold_in_the_discard_phase_lie_face_up_too() -> None:
    hand = ["tip_it", "so_wild", "six_it", "samesies", "better_d", "helping_hand", "not_this_time"]
    s = duel({"hero": "barbarian", "hand": hand}, {"hero": "paladin"})
    s.until("sell-down").play("sell samesies")
    for seat in (0, 1, None):
        assert s.game.view(seat)["heroes"][0]["discard"] == ["samesies"]


@pytest.mark.clause("DT-1.15")
def test_a_hand_may_be_larger_than_6_until_its_owners_discard_phase() -> None:
    hand = ["triple_up", "tip_it", "so_wild", "six_it", "samesies", "better_d"]
    s = duel({"hero": "barbarian", "hand": hand}, {"hero": "paladin"})
    s.play("play triple_up")
    assert (s.asked, s.phase, len(s.hand(0))) == ((0, "main"), "main_1", 8)
    s.until("sell-down")
    assert (s.phase, len(s.hand(0))) == ("discard", 8)


@pytest.mark.clause("DT-1.15")
def test_the_hand_of_the_other_player_is_not_checked() -> None:
    hand = ["tip_it", "so_wild", "six_it", "samesies", "better_d", "helping_hand", "not_this_time"]
    s = turn_of(duel({"hero": "barbarian"}, {"hero": "paladin", "hand": hand}), 1)
    assert len(s.hand(1)) == 8
    assert "sold" not in s.log()


# ---- set-ups that are refused --------------------------------------------------------------------------
@pytest.mark.clause("DT-1.1")
@pytest.mark.parametrize(
    ("players", "setup", "key", "clause"),
    [
        (1, {}, "setup-players", "DT-1.1"),
        (7, {}, "setup-players", "DT-1.1"),
        (0, {}, "setup-players", "DT-1.1"),
        (-2, {}, "setup-players", "DT-1.1"),
        ("2", {}, "setup-players", "DT-1.1"),
        (True, {}, "setup-players", "DT-1.1"),
        (2, {"colour": "red"}, "setup-unknown-key", None),
        (2, {"mode": "chess"}, "setup-mode", None),
        (2, {"mode": None}, "setup-mode", None),
        (2, {"mode": ["duel"]}, "setup-mode", None),
        (3, {"mode": "duel"}, "setup-mode-players", "DT-1.3"),
        (2, {"mode": "teams"}, "setup-mode-players", "DT-14.1"),
        (5, {"mode": "teams"}, "setup-mode-players", "DT-14.1"),
        (2, {"mode": "king"}, "setup-mode-players", "DT-15.1"),
        (2, {"promo": "maybe"}, "setup-promo", None),
        (2, {"promo": True}, "setup-promo", None),
        (2, {"heroes": "gunslinger"}, "setup-heroes", "DT-1.1"),
        (2, {"heroes": "gunslinger,paladin,barbarian"}, "setup-heroes", "DT-1.1"),
        (2, {"heroes": ""}, "setup-heroes", "DT-1.1"),
        (2, {"heroes": 5}, "setup-heroes", "DT-1.1"),
        (2, {"heroes": "gunslinger,nobody"}, "setup-hero", "DT-1.1"),
        (2, {"heroes": "gunslinger,"}, "setup-hero", "DT-1.1"),
        (2, {"heroes": "paladin,paladin"}, "setup-hero-twice", "DT-1.1"),
    ],
)
def test_a_set_up_that_the_rules_do_not_know_is_refused(
    players: Any, setup: dict[str, Any], key: str, clause: str | None
) -> None:
    with pytest.raises(SetupError) as refused:
        Game.new("dice_throne", players=players, **setup)
    assert (refused.value.key, refused.value.clause) == (key, clause)
    assert "given" in refused.value.args_of_message


@pytest.mark.clause("DT-1.1")
def test_heroes_at_random_are_all_different() -> None:
    seen = set()
    for seed in range(20):
        game = Game.new("dice_throne", players=3, seed=seed)
        names = [hero["hero"] for hero in game.view()["heroes"]]
        assert len(set(names)) == 3
        seen.add(tuple(names))
    assert len(seen) > 5


@pytest.mark.clause("DT-1.9")
@pytest.mark.parametrize(("make", "start"), [(duel, 50), (king, 35), (teams, 50)])
def test_a_position_above_the_limit_of_health_is_refused(make: Any, start: int) -> None:
    heroes = [{"hero": "gunslinger"}, {"hero": "paladin"}, {"hero": "barbarian"}, {"hero": "barbarian"}]
    heroes = heroes[: {duel: 2, king: 3, teams: 4}[make]]
    assert make({**heroes[0], "health": start + 10}, *heroes[1:]).health(0) == start + 10
    with pytest.raises(PositionError) as refused:
        make({**heroes[0], "health": start + 11}, *heroes[1:])
    assert refused.value.clause == "DT-1.9"


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("question", ["Pause", {"moment": 11}], "question.moment"),
        ("waiting", [["Inflict", {"status": 44, "n": ["Fixed", {"n": 1}]}]], "waiting[0].status"),
        (
            "later",
            [["IfDealt", {"text": ["Lose", {"status": -1, "n": ["Fixed", {"n": 1}]}]}]],
            "later[0].text.status",
        ),
        ("agenda", [[["Damage", {"n": ["Fixed", {"n": 1}], "kind": 6}], 0, 1]], "agenda[0].kind"),
        (
            "agenda",
            [[["SetDie", {"of": 0, "number": 7, "more": 0, "besides": -1}], 0, 1]],
            "agenda[0].number",
        ),
    ],
)
def test_a_position_with_a_wrong_number_inside_a_rule_is_refused(field: str, value: Any, where: str) -> None:
    position = duel({"hero": "gunslinger"}, {"hero": "paladin"}).game.position()
    with pytest.raises(PositionError) as refused:
        Game.load({**position, field: value})
    assert refused.value.args_of_message["field"] == where


def test_a_position_with_no_number_where_a_rule_needs_one_is_refused() -> None:
    position = duel({"hero": "gunslinger"}, {"hero": "paladin"}).game.position()
    with pytest.raises(PositionError) as refused:
        Game.load({**position, "question": ["Pause", {"moment": "upkeep"}]})
    assert refused.value.key == "position-rule-arguments"


def test_spending_a_status_that_does_not_exist_is_refused() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin"})
    made_up = Option(SPEND + POWERS * len(STATUSES), "spend nothing", "option-spend")
    refusal = s.game.why_not(made_up)
    assert refusal is not None
    assert (refusal.clause, refusal.args) == ("DT-9.5", {})
