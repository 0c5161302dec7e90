"""Chapter 8, the shields: what they give depends on what the other die gives."""

import pytest

from tests.dice_forge.rolled import DONE, Roll, rolled, rolled_die
from tests.dice_forge.scene import scene

REWARD_B = {
    "shield_gold": (3, 0, 0, 0),
    "shield_sun": (0, 2, 0, 0),
    "shield_moon": (0, 0, 2, 0),
    "shield_glory": (0, 0, 0, 3),
}


# ---- rewards A and B ----------------------------------------------------------------------------------
@pytest.mark.clause("DF-8.35")
def test_there_are_four_different_shields() -> None:
    garden = scene({}, {}, {}).view["garden"]
    shields = {entry["face"]: entry["left"] for entry in garden if entry["face"].startswith("shield")}
    assert shields == dict.fromkeys(REWARD_B, 1)


@pytest.mark.clause("DF-8.35")
@pytest.mark.parametrize("shield", REWARD_B)
def test_reward_b_of_each_shield(shield: str) -> None:
    assert rolled_die(shield).reserves(0) == REWARD_B[shield]


@pytest.mark.clause("DF-8.35")
@pytest.mark.parametrize(
    ("shield", "other", "reserves"),
    [
        ("shield_gold", "gold_1", (1, 0, 0, 5)),
        ("shield_sun", "sun_1", (0, 1, 0, 5)),
        ("shield_moon", "moon_1", (0, 0, 1, 5)),
        ("shield_glory", "glory_2", (0, 0, 0, 2 + 5)),
    ],
)
def test_reward_a_of_each_shield_is_5_glory(shield: str, other: str, reserves: tuple[int, ...]) -> None:
    s = rolled((shield, other))
    assert s.asked == DONE
    assert s.reserves(0) == reserves


@pytest.mark.clause("DF-8.36")
@pytest.mark.parametrize("roll", [("shield_gold", "gold_4"), ("gold_4", "shield_gold")])
def test_beside_its_own_resource_a_shield_gives_5_glory(roll: Roll) -> None:
    assert rolled(roll).reserves(0) == (4, 0, 0, 5)


@pytest.mark.clause("DF-8.37")
@pytest.mark.parametrize("roll", [("shield_gold", "sun_1"), ("sun_1", "shield_gold")])
def test_beside_another_resource_a_shield_gives_its_own(roll: Roll) -> None:
    assert rolled(roll).reserves(0) == (3, 1, 0, 0)


@pytest.mark.clause("DF-8.38")
@pytest.mark.parametrize(
    ("choice", "reserves"),
    [("take gold", (1, 0, 0, 5)), ("take sun", (3, 1, 0, 0)), ("take moon", (3, 0, 1, 0))],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_a_shield_is_compared_with_the_resource_chosen(
    choice: str, reserves: tuple[int, ...], swapped: bool
) -> None:
    roll = ("shield_gold", "choice_gold1_sun1_moon1")
    s = rolled(roll[::-1] if swapped else roll)
    assert s.asked == (0, "take")
    assert s.reserves(0) == (0, 0, 0, 0)  # nothing is given before the choice
    s.play(choice)
    assert s.asked == DONE
    assert s.reserves(0) == reserves


@pytest.mark.clause("DF-8.38")
@pytest.mark.parametrize(("choice", "reserves"), [("take sun", (0, 1, 0, 5)), ("take moon", (0, 2, 1, 0))])
def test_a_shield_is_compared_with_the_shard_of_a_boar(choice: str, reserves: tuple[int, ...]) -> None:
    owner = {"cards": {"tenacious_boar": 1}}
    s = rolled(("shield_sun", "boar_red"), rivals=(owner, {}), boars=[1, None, None, None])
    s.play(choice, "take sun")  # what the owner of the card takes is none of the shield's business
    assert s.asked == DONE
    assert s.reserves(0) == reserves


@pytest.mark.clause("DF-8.38")
def test_a_shield_is_not_compared_with_the_reward_of_the_boars_card() -> None:
    s = rolled(
        ("shield_sun", "mirror"),
        ("boar_red", "gold_1"),
        me={"cards": {"tenacious_boar": 1}},
        boars=[0, None, None, None],
    )
    s.play("copy boar_red", "take moon", "take sun")  # the bearer's moon, then the card's sun
    assert s.reserves(0) == (0, 1 + 2, 1, 0)


@pytest.mark.clause("DF-8.39")
@pytest.mark.parametrize(
    ("shield", "other", "reserves"),
    [
        ("shield_gold", "gold2_moon1", (2, 0, 1, 5)),
        ("shield_moon", "gold2_moon1", (2, 0, 1, 5)),
        ("shield_sun", "gold2_moon1", (2, 2, 1, 0)),
        ("shield_glory", "glory1_sun1", (0, 1, 0, 1 + 5)),
        ("shield_sun", "gold1_sun1_moon1_glory1", (1, 1, 1, 1 + 5)),
    ],
)
def test_one_match_among_several_resources_is_enough(
    shield: str, other: str, reserves: tuple[int, ...]
) -> None:
    assert rolled((shield, other)).reserves(0) == reserves


# ---- beside faces that give no resource ---------------------------------------------------------------
@pytest.mark.clause("DF-8.40")
@pytest.mark.parametrize(
    ("shield", "reserves"),
    [
        ("shield_gold", (9, 0, 0, 0)),
        ("shield_sun", (0, 6, 0, 0)),
        ("shield_moon", (0, 0, 6, 0)),
        ("shield_glory", (0, 0, 0, 9)),
    ],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_x3_triples_reward_b(shield: str, reserves: tuple[int, ...], swapped: bool) -> None:
    s = rolled(("triple", shield) if swapped else (shield, "triple"))
    assert s.asked == DONE
    assert s.reserves(0) == reserves


@pytest.mark.clause("DF-8.41")
@pytest.mark.parametrize(("place", "shows"), [(4, "moon_1"), (5, "glory_2")])
def test_a_shield_alone_gives_reward_b_whatever_the_other_die_shows(place: int, shows: str) -> None:
    chest = {"blacksmiths_chest": 1}  # it holds the 8 sun, of which 2 are left
    s = scene({"sun": 8, "cards": chest, "light": ["shield_moon"], "up": [0, place]}, {}, {})
    for face in ("shield_moon", "gold_1", "gold_1", "gold_1"):
        s.roll_die(0, "light", face)
    s.play("feat sphinx", "die light")
    assert s.up(0, "dark") == shows
    assert s.reserves(0) == (3, 2, 2, 0)


@pytest.mark.clause("DF-8.42")
def test_a_shield_beside_a_ship_gives_reward_b_which_may_pay_for_the_purchase() -> None:
    s = rolled(("shield_gold", "ship")).play("first shield_gold")
    assert s.asked == (0, "ship")
    s.play("buy choice_gold3_glory2", "replace light gold_1")  # 5 - 2 = 3
    assert s.reserves(0) == (0, 0, 0, 0)
    assert s.asked == DONE


@pytest.mark.clause("DF-8.42")
def test_a_shield_after_a_ship_gives_reward_b_too() -> None:
    s = rolled(("shield_gold", "ship")).play("first ship")
    assert s.refused("buy choice_gold3_glory2") == "DF-4.4"
    s.play("buy gold_3", "replace light gold_1")  # for nothing; the bought gold is none that the die gives
    assert s.reserves(0) == (3, 0, 0, 0)


@pytest.mark.clause("DF-8.42")
@pytest.mark.parametrize("shield", ["shield_sun", "shield_moon", "shield_glory"])
def test_a_shield_that_gives_no_gold_needs_no_order_beside_a_ship(shield: str) -> None:
    s = rolled((shield, "ship")).play("pass")
    assert s.asked == DONE
    assert s.reserves(0) == REWARD_B[shield]


@pytest.mark.clause("DF-8.43")
@pytest.mark.parametrize(
    ("roll", "reserves"),
    [
        (("shield_sun", "shield_gold"), (3, 2, 0, 0)),
        (("shield_gold", "shield_glory"), (3, 0, 0, 3)),
        (("shield_glory", "shield_moon"), (0, 0, 2, 3)),
    ],
)
def test_two_different_shields_give_reward_b_each(roll: Roll, reserves: tuple[int, ...]) -> None:
    s = rolled(roll)
    assert s.asked == DONE
    assert s.reserves(0) == reserves


@pytest.mark.clause("DF-8.43")
def test_the_same_shield_in_two_mirrors_gives_b_then_a() -> None:
    # No shield is there twice: one that is copied beside itself comes from two mirrors, or from Satyrs.
    s = rolled(("mirror", "mirror"), ("shield_gold", "moon_1")).play("copy shield_gold", "copy shield_gold")
    assert s.reserves(0) == (3, 0, 0, 5)


@pytest.mark.clause("DF-8.43")
def test_a_shield_beside_a_mirror_that_copies_it_gives_b_then_a() -> None:
    s = scene({"sun": 2, "moon": 3}, {"light": ["shield_gold"]}, {"light": ["mirror"]})
    s.roll(1, "shield_gold", "moon_1")
    s.roll(2, "mirror", "moon_1")
    s.play("feat satyrs", "satyrs mirror shield_gold", "copy shield_gold")
    assert s.reserves(0) == (3, 2, 0, 5)


# ---- what counts as given -----------------------------------------------------------------------------
@pytest.mark.clause("DF-8.44")
def test_what_does_not_fit_counts_as_given() -> None:
    assert rolled(("shield_gold", "gold_4"), me={"gold": 12}).reserves(0) == (12, 0, 0, 5)


@pytest.mark.clause("DF-8.44")
def test_what_goes_on_the_hammer_counts_as_given() -> None:
    s = rolled(("shield_gold", "gold_4"), me={"cards": {"blacksmiths_hammer": 1}}).play("hammer 4")
    assert s.reserves(0) == (0, 0, 0, 5)
    assert s.hero(0)["hammer"] == {"lap": 1, "step": 4, "left": 26}


@pytest.mark.clause("DF-8.44")
def test_what_a_card_exchanges_counts_as_given() -> None:
    s = scene({"moon": 6, "sun": 2, "light": ["shield_moon"]}, {}, {}, cards="sentinel")
    s.roll(0, "shield_moon", "moon_1")
    s.roll(0, "gold_1", "gold_1")
    s.play("feat sentinel", "exchange")
    assert s.reserves(0) == (2, 2, 0, 2 + 5)


@pytest.mark.clause("DF-8.44")
def test_exchanged_glory_is_not_given_by_the_die() -> None:
    s = scene({"moon": 6, "sun": 2, "light": ["shield_glory"]}, {}, {}, cards="sentinel")
    s.roll(0, "shield_glory", "moon_1")
    s.roll(0, "gold_1", "gold_1")
    s.play("feat sentinel", "exchange")
    assert s.reserves(0) == (2, 2, 0, 2 + 3)  # the die gave moon: reward B
