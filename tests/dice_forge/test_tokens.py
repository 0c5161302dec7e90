"""Chapter 6: the extra action, passing, and the tokens of Triton and Cerberus."""

from typing import Any

import pytest

from tests.dice_forge.scene import Scene, scene
from tests.dice_forge.situations import blessed, struck_by_minotaur, then_gold_for_all

TRITON: dict[str, Any] = {"cards": {"triton": 1}, "triton": 1}
CERBERUS: dict[str, Any] = {"cards": {"cerberus": 1}, "cerberus": 1}


def tokens(s: Scene, seat: int, kind: str) -> tuple[int, int]:
    """The tokens of a player, ready and used."""
    row = s.hero(seat)["tokens"][kind]
    return row["ready"], row["used"]


# ---- the extra action ------------------------------------------------------------------------------
@pytest.mark.clause("DF-6.1")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["buy gold_3", "replace light gold_1", "pass"], ["buy gold_3", "replace light gold_1"]),
        (["buy gold_3", "replace light gold_1", "pass"], ["feat silver_hind"]),
        (["feat silver_hind"], ["buy gold_3", "replace light gold_1"]),
        (["feat silver_hind"], ["feat silver_hind"]),
    ],
    ids=["offerings", "offering and feat", "feat and offering", "feats"],
)
def test_two_sun_buy_one_more_action_of_either_type(first: list[str], second: list[str]) -> None:
    s = scene({"gold": 4, "sun": 4, "moon": 4}, {}, {})
    s.play(*first)
    assert s.asked == (0, "extra")
    s.play("extra")
    assert s.asked == (0, "extra-action")
    assert s.has(0, "sun") == 2
    s.play(*second)
    actions = [line for line in s.log() if line[0] in ("bought", "feat", "extra")]
    assert len(actions) == 3
    assert actions[1] == ("extra", 0)


@pytest.mark.clause("DF-6.1")
def test_a_second_extra_action_is_refused() -> None:
    s = scene({"gold": 2, "sun": 6, "moon": 4} | TRITON, {}, {})
    s.play("buy gold_3", "replace light gold_1", "pass", "extra", "feat silver_hind")
    assert s.asked == (0, "last-call")  # only for the token: there is enough sun
    assert s.has(0, "sun") == 4
    assert s.refused("extra") == "DF-6.1"


@pytest.mark.clause("DF-6.1")
def test_after_the_extra_action_the_turn_ends_whatever_sun_is_left() -> None:
    s = scene({"sun": 6, "moon": 4}, {}, {})
    then_gold_for_all(s, first=1)
    s.play("feat silver_hind", "extra", "feat silver_hind")
    assert s.asked == (1, "action")
    assert s.reserves(0) == (2, 4, 0, 0)


@pytest.mark.clause("DF-6.1")
def test_one_sun_is_not_enough_for_an_extra_action() -> None:
    s = scene({"sun": 1, "moon": 2} | TRITON, {}, {})
    s.play("feat silver_hind")
    assert s.asked == (0, "last-call")
    assert s.refused("extra") == "DF-6.1"


@pytest.mark.clause("DF-6.1")
def test_without_two_sun_the_turn_ends_after_the_main_action() -> None:
    s = scene({"sun": 1, "moon": 2}, {}, {})
    then_gold_for_all(s, first=1)
    s.play("feat silver_hind")
    assert s.asked == (1, "action")


@pytest.mark.clause("DF-6.2")
def test_the_extra_action_does_not_come_before_the_main_action() -> None:
    assert scene({"sun": 6}, {}, {}).refused("extra") == "DF-6.2"


@pytest.mark.clause("DF-6.2")
def test_its_sun_may_come_from_a_triton_token() -> None:
    s = scene({"moon": 4} | TRITON, {}, {})
    s.play("feat silver_hind", "triton sun")
    assert s.asked == (0, "extra")
    s.play("extra")
    assert s.asked == (0, "extra-action")
    then_gold_for_all(s, first=1)
    s.play("feat silver_hind")
    assert s.owns(0) == {"silver_hind": 2, "triton": 1}
    assert s.reserves(0) == (2, 0, 0, 0)


@pytest.mark.clause("DF-6.2")
def test_its_sun_may_come_from_the_first_action() -> None:
    s = scene({"moon": 6}, {}, {})
    s.roll(0, "sun_1", "gold_1")
    s.roll(0, "sun_1", "gold_1")
    s.play("feat cancer")
    assert s.asked == (0, "extra")
    s.play("extra")
    assert s.asked == (0, "extra-action")
    assert s.reserves(0) == (2, 0, 0, 0)


# ---- passing ---------------------------------------------------------------------------------------
@pytest.mark.clause("DF-6.3")
def test_passing_changes_no_reserve_and_ends_the_turn() -> None:
    s = scene({"gold": 12, "sun": 6, "moon": 6}, {}, {})
    then_gold_for_all(s, first=1)
    s.play("pass")
    assert s.log()[:3] == [("passed", 0), ("turn", 1), ("rolled", 1)]
    assert s.reserves(0) == (12, 6, 6, 0)
    assert s.asked == (1, "action")


# ---- Triton ----------------------------------------------------------------------------------------
@pytest.mark.clause("DF-6.4")
def test_triton_between_purchases() -> None:
    s = scene({"gold": 2} | TRITON, {}, {})
    s.play("buy gold_3", "replace light gold_1")
    assert s.asked == (0, "offering")
    s.play("triton gold", "buy gold_4", "replace light gold_1")
    assert s.reserves(0) == (3, 0, 0, 0)  # 2 - 2 + 6 - 3
    assert s.refused("buy gold_4") == "DF-4.2"  # still the same offering


@pytest.mark.clause("DF-6.4")
def test_triton_while_a_bought_face_is_placed() -> None:
    s = scene({"gold": 2} | TRITON, {}, {})
    s.play("buy gold_3", "triton gold", "replace light gold_1")
    assert s.asked == (0, "offering")
    s.play("buy gold_4")
    assert s.reserves(0) == (3, 0, 0, 0)


@pytest.mark.clause("DF-6.4")
def test_triton_during_the_opening_blessing() -> None:
    s = scene({"light": ["choice_gold1_sun1_moon1"]} | TRITON, {}, {}, active=2)
    s.roll_all(("choice_gold1_sun1_moon1", "gold_1"), ("gold_1", "gold_1"), ("gold_1", "gold_1"))
    s.play("pass")
    assert s.asked == (0, "take")
    s.play("triton moon")
    assert s.asked == (0, "take")  # the choice is still to be made
    s.play("take sun")
    assert s.reserves(0) == (1, 1, 2, 0)


@pytest.mark.clause("DF-6.4")
def test_triton_pays_for_a_ship_in_the_opening_blessing() -> None:
    hero = {"light": ["ship"], "cards": {"celestial_ship": 1, "triton": 1}, "triton": 1}
    s = scene(hero, {}, {}, active=2)
    s.roll_all(("ship", "moon_1"), ("gold_1", "gold_1"), ("gold_1", "gold_1"))
    s.play("pass")
    assert s.asked == (0, "ship")
    s.play("triton gold", "buy sun_2", "replace light gold_1")
    assert s.reserves(0) == (0, 0, 1, 0)


@pytest.mark.clause("DF-6.4")
def test_triton_pays_for_a_ship_when_nothing_is_free_of_charge() -> None:
    hero = {"light": ["ship"], "cards": {"celestial_ship": 1, "triton": 1}, "triton": 1}
    s = scene(hero, {"light": ["gold_3"] * 4}, {"light": ["moon_1"] * 4}, active=2)
    s.roll_all(("ship", "moon_1"), ("gold_3", "moon_1"), ("moon_1", "moon_1"))
    s.play("pass")
    assert s.asked == (0, "ship")
    s.play("triton gold", "buy sun_2", "replace light gold_1")
    assert s.reserves(0) == (0, 0, 1, 0)


@pytest.mark.clause("DF-6.4")
def test_triton_between_reinforcements() -> None:
    hero = {"cards": {"triton": 1, "guardians_owl": 2}, "triton": 1}
    s = scene(hero, {}, {}, ask="reinforcement")
    s.play("use guardians_owl", "take sun", "triton gold", "use guardians_owl", "take moon")
    assert s.reserves(0) == (6, 1, 1, 0)


@pytest.mark.clause("DF-6.4")
def test_triton_pays_the_elder() -> None:
    s = scene({"cards": {"triton": 1, "elder": 1}, "triton": 1}, {}, {}, active=2)
    s.roll_all(("sun_1", "moon_1"), ("gold_1", "gold_1"), ("gold_1", "gold_1"))
    s.play("pass")
    assert s.asked == (0, "reinforcement")  # no gold for the Elder yet
    s.play("triton gold", "use elder")
    assert s.reserves(0) == (3, 1, 1, 4)


@pytest.mark.clause("DF-6.4")
def test_triton_before_the_main_action() -> None:
    s = scene(TRITON, {}, {})
    s.play("triton moon", "feat silver_hind")
    assert s.owns(0) == {"triton": 1, "silver_hind": 1}


@pytest.mark.clause("DF-6.5")
def test_triton_is_refused_on_another_players_turn() -> None:
    hero = {"light": ["ship"], "cards": {"celestial_ship": 1, "triton": 1}, "triton": 1}
    s = blessed(hero, "ship", "moon_1")
    assert s.asked == (1, "ship")
    assert s.offered("triton") == []
    for resource in ("gold", "sun", "moon"):
        assert s.refused(f"triton {resource}") == "DF-6.5"


@pytest.mark.clause("DF-6.5")
def test_triton_is_refused_in_the_opening_blessing_of_another_turn() -> None:
    s = scene({}, {}, {"light": ["choice_gold1_sun1_moon1"]} | TRITON)
    s.roll_all(("gold_1", "gold_1"), ("gold_1", "gold_1"), ("choice_gold1_sun1_moon1", "gold_1"), first=1)
    s.play("pass")
    assert s.asked == (2, "take")
    assert s.refused("triton gold") == "DF-6.5"


@pytest.mark.clause("DF-6.5")
def test_a_token_left_at_the_end_is_worth_nothing() -> None:
    s = scene({}, {}, TRITON | {"cards": {"triton": 1, "blacksmiths_hammer": 1}}, active=2, round=10)
    s.play("pass")
    assert s.game.outcome is not None
    assert s.game.outcome.scores == (0, 0, 8)  # printed on the Triton
    assert s.reserves(2) == (0, 0, 0, 0)
    assert tokens(s, 2, "triton") == (1, 0)


@pytest.mark.clause("DF-6.6")
@pytest.mark.parametrize(
    ("resource", "reserves"), [("sun", (0, 2, 0, 0)), ("moon", (0, 0, 2, 0)), ("gold", (6, 0, 0, 0))]
)
def test_a_triton_token_gives_one_resource_once(resource: str, reserves: tuple[int, ...]) -> None:
    s = scene(TRITON, {}, {})
    s.play(f"triton {resource}")
    assert s.reserves(0) == reserves
    assert tokens(s, 0, "triton") == (0, 1)
    assert s.offered("triton") == []
    assert s.refused("triton gold") == "DF-6.6"


@pytest.mark.clause("DF-6.6")
def test_a_triton_token_gives_no_glory() -> None:
    assert scene(TRITON, {}, {}).refused("triton glory") == "DF-6.6"


@pytest.mark.clause("DF-6.6")
def test_without_a_token_nothing_is_given() -> None:
    assert scene({"gold": 2}, {}, {}).refused("triton gold") == "DF-6.6"


@pytest.mark.clause("DF-6.6")
def test_its_gold_may_go_to_the_hammer() -> None:
    s = scene({"cards": {"triton": 1, "blacksmiths_hammer": 1}, "triton": 1}, {}, {})
    s.play("triton gold", "hammer 2")
    assert s.reserves(0) == (4, 0, 0, 0)
    assert s.hero(0)["hammer"] == {"lap": 1, "step": 2, "left": 28}


# ---- Cerberus: when --------------------------------------------------------------------------------
@pytest.mark.clause("DF-6.7")
def test_cerberus_after_the_blessing_of_another_players_turn() -> None:
    s = scene({}, {}, CERBERUS)
    s.roll_all(("gold_1", "gold_1"), ("gold_1", "gold_1"), ("sun_1", "moon_1"), first=1)
    s.play("pass")
    assert s.asked == (2, "cerberus")
    s.play("cerberus")
    assert s.reserves(2) == (0, 2, 2, 0)
    assert s.asked == (1, "action")


@pytest.mark.clause("DF-6.7")
def test_cerberus_after_a_chase() -> None:
    s = blessed(CERBERUS, "sun_1", "moon_1")
    assert s.asked == (1, "cerberus")
    s.play("cerberus")
    assert s.reserves(1) == (0, 2, 2, 0)


@pytest.mark.clause("DF-6.7")
def test_cerberus_after_the_hind() -> None:
    hero = {"gold": 2, "cards": {"cerberus": 1, "silver_hind": 1}, "cerberus": 1}
    s = scene(hero, {}, {}, ask="reinforcement")
    s.roll_die(0, "dark", "glory_2")
    s.play("use silver_hind", "die dark")
    assert s.asked == (0, "cerberus")
    s.play("cerberus")
    assert s.reserves(0) == (2, 0, 0, 4)
    assert s.asked == (0, "action")


@pytest.mark.clause("DF-6.7")
def test_cerberus_waits_until_the_blessing_is_fully_applied() -> None:
    s = blessed({"light": ["choice_gold1_sun1_moon1"]} | CERBERUS, "choice_gold1_sun1_moon1", "gold_1")
    assert s.asked == (1, "take")
    assert s.refused("cerberus") == "DF-6.7"
    s.play("take sun")
    assert s.asked == (1, "cerberus")


@pytest.mark.clause("DF-6.7")
def test_cerberus_is_refused_once_the_action_has_begun() -> None:
    s = scene({"gold": 2} | CERBERUS, {}, {}, active=2)
    s.roll_all(("sun_1", "moon_1"), ("gold_1", "gold_1"), ("gold_1", "gold_1"))
    s.play("pass", "pass")
    assert s.asked == (0, "action")
    assert s.refused("cerberus") == "DF-6.7"
    assert tokens(s, 0, "cerberus") == (1, 0)


@pytest.mark.clause("DF-6.7")
def test_after_the_next_roll_cerberus_repeats_only_that_one() -> None:
    s = scene({"moon": 6, "sun": 1} | CERBERUS, {}, {})
    s.roll(0, "sun_1", "glory_2")
    s.roll(0, "gold_1", "moon_1")
    s.play("feat cancer", "pass", "cerberus")
    assert s.reserves(0) == (2, 2, 2, 2)
    assert s.asked == (0, "extra")


# ---- Cerberus: what --------------------------------------------------------------------------------
@pytest.mark.clause("DF-6.8")
def test_cerberus_applies_the_roll_again_and_the_resource_is_chosen_anew() -> None:
    s = blessed({"light": ["choice_gold1_sun1_moon1"]} | CERBERUS, "choice_gold1_sun1_moon1", "gold_1")
    s.play("take sun", "cerberus", "take moon")
    assert s.reserves(1) == (2, 1, 1, 0)
    assert s.log().count(("rolled", 1)) == 1
    assert s.asked == (0, "extra")


@pytest.mark.clause("DF-6.8")
def test_a_repeated_mirror_chooses_its_target_anew() -> None:
    hero = {"light": ["mirror"], "cards": {"mirror_of_the_abyss": 1, "cerberus": 1}, "cerberus": 1}
    s = scene({"sun": 2, "moon": 1, "up": [5, 0]}, {"portal": 1} | hero, {"up": [0, 5]})
    s.roll(1, "mirror", "moon_1")
    s.play("feat blacksmiths_chest", "copy sun_1", "cerberus", "copy glory_2")
    assert s.reserves(1) == (0, 1, 2, 2)


@pytest.mark.clause("DF-6.8")
def test_a_repeated_gain_of_gold_is_split_anew() -> None:
    hero = {"light": ["gold_6"], "cards": {"blacksmiths_hammer": 1, "cerberus": 1}, "cerberus": 1}
    s = blessed(hero, "gold_6", "moon_1")
    s.play("hammer 6", "cerberus", "hammer 1")
    assert s.reserves(1) == (5, 0, 2, 0)
    assert s.hero(1)["hammer"]["step"] == 7


@pytest.mark.clause("DF-6.8")
def test_a_repeated_conversion_is_decided_anew() -> None:
    s = scene({"moon": 6, "sun": 2, "dark": ["moon_2"]} | CERBERUS, {}, {}, cards="cerberus,sentinel")
    s.roll(0, "gold_1", "moon_2")
    s.roll(0, "gold_1", "gold_1")
    s.play("feat sentinel", "exchange", "cerberus", "pass")
    assert s.reserves(0) == (4, 2, 2, 4)


@pytest.mark.clause("DF-6.8")
def test_a_repeated_minor_blessing_is_one_face() -> None:
    hero = {"cards": {"cerberus": 1, "silver_hind": 1}, "cerberus": 1, "up": [5, 0]}
    s = scene(hero, {}, {}, ask="reinforcement")
    s.roll_die(0, "dark", "moon_1")
    s.play("use silver_hind", "die dark", "cerberus")
    assert s.reserves(0) == (0, 0, 2, 0)  # the light die shows sun


# ---- Cerberus: how often ---------------------------------------------------------------------------
@pytest.mark.clause("DF-6.9")
def test_one_token_per_roll_and_every_roll_is_an_opportunity() -> None:
    hero: dict[str, Any] = {"cards": {"cerberus": 2}, "cerberus": 2, "light": ["choice_gold1_sun1_moon1"]}
    s = scene({"moon": 6, "sun": 2} | hero, {}, {})
    s.roll(0, "choice_gold1_sun1_moon1", "gold_1")
    s.roll(0, "choice_gold1_sun1_moon1", "gold_1")
    s.play("feat cancer", "take gold", "cerberus")
    assert s.refused("cerberus") == "DF-6.7"  # while the roll is repeated
    rolls = s.log().count(("rolled", 0))
    s.play("take gold")
    assert s.log().count(("rolled", 0)) == rolls + 1  # and not asked again for the same roll
    s.play("take gold")
    assert s.asked == (0, "cerberus")
    s.play("cerberus", "take gold")
    assert s.reserves(0) == (8, 2, 0, 0)
    assert s.asked == (0, "extra")
    assert s.refused("cerberus") == "DF-6.7"
    assert tokens(s, 0, "cerberus") == (0, 2)


@pytest.mark.clause("DF-6.9")
def test_a_second_token_cannot_repeat_the_same_roll() -> None:
    s = blessed({"cards": {"cerberus": 2}, "cerberus": 2}, "sun_1", "moon_1")
    s.play("cerberus")
    assert s.asked == (0, "extra")
    assert s.reserves(1) == (0, 2, 2, 0)
    assert tokens(s, 1, "cerberus") == (1, 1)


@pytest.mark.clause("DF-6.9")
def test_both_blessings_of_two_players_are_opportunities() -> None:
    s = scene({}, {"cards": {"cerberus": 2}, "cerberus": 2})
    for _ in range(2):
        s.roll_all(("gold_1", "gold_1"), ("sun_1", "moon_1"), first=1)
    s.play("pass", "cerberus", "cerberus")
    assert s.reserves(1) == (0, 4, 4, 0)
    assert s.asked == (1, "action")


@pytest.mark.clause("DF-6.9")
def test_every_roll_of_the_sphinx_is_an_opportunity() -> None:
    s = scene({"sun": 6} | CERBERUS, {}, {})
    for face in ("gold_1", "gold_1", "moon_1", "gold_1"):
        s.roll_die(0, "dark", face)
    then_gold_for_all(s, first=1)
    s.play("feat sphinx", "die dark", "pass", "pass", "cerberus")
    assert s.reserves(0) == (5, 0, 2, 0)  # 3 with the Sphinx, 2 in the next turn
    assert tokens(s, 0, "cerberus") == (0, 1)


@pytest.mark.clause("DF-6.10")
def test_cerberus_repeats_a_ship_that_has_been_replaced() -> None:
    hero = {"gold": 1, "light": ["ship"], "cards": {"celestial_ship": 1, "cerberus": 1}, "cerberus": 1}
    s = blessed(hero, "ship", "moon_1")
    s.play("buy gold_3", "replace light ship")
    assert "ship" not in s.faces(1, "light")
    s.play("cerberus")
    assert s.asked == (1, "ship")
    s.play("buy sun_1", "replace light gold_1")  # price 3, 2 less
    assert s.reserves(1) == (0, 0, 2, 0)
    assert s.faces(1, "light")[:2] == ["gold_3", "sun_1"]


@pytest.mark.clause("DF-6.10")
def test_cerberus_repeats_a_boar_and_its_owner_is_rewarded_again() -> None:
    s = scene(
        {"sun": 2, "moon": 1, "cards": {"tenacious_boar": 1}},
        {"portal": 1, "light": ["boar_red"]} | CERBERUS,
        {},
        boars=[0, None, None, None],
    )
    s.roll(1, "boar_red", "gold_1")
    s.play("feat blacksmiths_chest", "take sun", "take glory", "cerberus", "take moon", "take glory")
    assert s.reserves(0) == (0, 2, 0, 6)
    assert s.reserves(1) == (2, 1, 1, 0)


@pytest.mark.clause("DF-6.11")
def test_no_cerberus_for_the_faces_of_satyrs() -> None:
    s = scene({"sun": 2, "moon": 3} | CERBERUS, CERBERUS, {})
    s.roll(1, "gold_1", "gold_1")
    s.roll(2, "gold_1", "gold_1")
    s.play("feat satyrs")
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (2, 2, 0, 0)
    assert s.refused("cerberus") == "DF-6.7"
    assert [tokens(s, seat, "cerberus") for seat in (0, 1)] == [(1, 0), (1, 0)]


@pytest.mark.clause("DF-6.11")
def test_no_cerberus_for_a_victim_of_the_minotaur() -> None:
    s = struck_by_minotaur({"gold": 3} | CERBERUS, "gold_1", "gold_1")
    assert s.asked == (0, "extra")
    assert s.reserves(1) == (1, 0, 0, 0)
    assert tokens(s, 1, "cerberus") == (1, 0)
