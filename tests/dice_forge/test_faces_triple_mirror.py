"""Chapter 8, faces that change what else is rolled: x3 and the mirror."""

import pytest

from tests.dice_forge.rolled import DONE, Roll, rolled, rolled_die, with_hinds
from tests.dice_forge.scene import scene


# ---- x3 -----------------------------------------------------------------------------------------------
@pytest.mark.clause("DF-8.12")
@pytest.mark.parametrize(
    ("face", "reserves"),
    [
        ("gold2_moon1", (6, 0, 3, 0)),
        ("glory_4", (0, 0, 0, 12)),
        ("glory1_sun1", (0, 3, 0, 3)),
        ("sun_2", (0, 6, 0, 0)),
    ],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_x3_triples_every_part_of_the_other_face(face: str, reserves: tuple[int, ...], swapped: bool) -> None:
    s = rolled((face, "triple") if swapped else ("triple", face))
    assert s.asked == DONE
    assert s.reserves(0) == reserves


@pytest.mark.clause("DF-8.12")
@pytest.mark.parametrize("roll", [("triple", "gold_3"), ("gold_3", "triple")])
def test_x3_triples_a_loss_to_the_minotaur(roll: Roll) -> None:
    s = scene({"sun": 5}, {"gold": 12, "light": [roll[0]], "dark": [roll[1]]}, {})
    s.roll(1, *roll)
    s.roll(2, "gold_1", "gold_1")
    s.play("feat minotaur")
    assert s.reserves(1) == (3, 0, 0, 0)


@pytest.mark.clause("DF-8.13")
@pytest.mark.parametrize(
    ("choice", "reserves"),
    [("take gold", (3, 0, 0, 0)), ("take sun", (0, 3, 0, 0)), ("take moon", (0, 0, 3, 0))],
)
def test_x3_triples_the_one_resource_chosen(choice: str, reserves: tuple[int, ...]) -> None:
    s = rolled(("triple", "choice_gold1_sun1_moon1"))
    assert s.offered() == ["take gold", "take sun", "take moon"]
    s.play(choice)
    assert s.asked == DONE
    assert s.reserves(0) == reserves


@pytest.mark.clause("DF-8.14")
def test_two_x3_give_nothing() -> None:
    s = rolled(("triple", "triple"), me={"gold": 2, "sun": 1, "moon": 1, "glory": 5})
    assert s.asked == DONE
    assert s.reserves(0) == (2, 1, 1, 5)


@pytest.mark.clause("DF-8.15")
def test_x3_alone_gives_nothing() -> None:
    s = rolled_die("triple", me={"dark": ["gold_6"]})
    assert (s.up(0, "light"), s.up(0, "dark")) == ("triple", "gold_6")
    assert s.reserves(0) == (0, 0, 0, 0)


@pytest.mark.clause("DF-8.16")
@pytest.mark.parametrize("x3_first", [True, False])
def test_x3_affects_no_other_roll(x3_first: bool) -> None:
    s = scene({"sun": 2, "moon": 6, "light": ["triple", "gold_4"], "dark": ["triple"]}, {}, {})
    rolls = [("triple", "triple"), ("gold_4", "gold_1")]
    for roll in rolls if x3_first else reversed(rolls):
        s.roll(0, *roll)
    s.play("feat cancer")
    assert s.reserves(0) == (5, 2, 0, 0)


@pytest.mark.clause("DF-8.16")
def test_x3_triples_the_other_face_taken_with_satyrs() -> None:
    s = scene({"sun": 2, "moon": 3}, {"light": ["triple"]}, {"light": ["gold_4"]})
    s.roll(1, "triple", "gold_1")
    s.roll(2, "gold_4", "gold_1")
    s.play("feat satyrs", "satyrs gold_4 triple")
    assert s.reserves(0) == (12, 2, 0, 0)


# ---- the mirror ---------------------------------------------------------------------------------------
@pytest.mark.clause("DF-8.17")
def test_a_mirror_may_copy_every_face_that_rivals_show() -> None:
    s = rolled(("mirror", "glory_3"), ("gold_6", "moon_1"), ("sun_1", "glory_2"))
    assert s.asked == (0, "mirror")
    assert set(s.offered()) == {"copy gold_6", "copy moon_1", "copy sun_1", "copy glory_2"}
    assert s.refused("copy glory_3") == "DF-8.17"  # only the own other die shows it


@pytest.mark.clause("DF-8.17")
def test_copying_gives_to_the_copier_and_not_to_the_copied() -> None:
    s = rolled_die("mirror", rivals=({"light": ["gold_6"]}, {"light": ["sun_1"]}))
    s.play("copy gold_6")
    assert s.reserves(0) == (6, 0, 0, 0)
    assert s.reserves(1) == s.reserves(2) == (0, 0, 0, 0)


@pytest.mark.clause("DF-8.17")
def test_the_copier_makes_the_choices_of_the_copy() -> None:
    s = rolled(("mirror", "moon_1"), ("choice_gold3_glory2", "gold_1"))
    s.play("copy choice_gold3_glory2")
    assert s.asked == (0, "take")
    s.play("take glory")
    assert s.reserves(0) == (0, 0, 1, 2)


@pytest.mark.clause("DF-8.17")
def test_copying_is_not_optional() -> None:
    s = rolled(("mirror", "moon_1"), ("sun_1", "gold_1"))
    assert s.refused("pass") == "DF-8.17"


@pytest.mark.clause("DF-8.18")
@pytest.mark.parametrize(
    ("choice", "reserves"),
    [("take gold", (6, 0, 0, 0)), ("take sun", (0, 6, 0, 0)), ("take moon", (0, 0, 6, 0))],
)
def test_x3_triples_what_the_mirror_copies(choice: str, reserves: tuple[int, ...]) -> None:
    s = rolled(("triple", "mirror"), ("choice_gold2_sun2_moon2", "gold_1"))
    s.play("copy choice_gold2_sun2_moon2", choice)
    assert s.asked == (1, "take")  # the rival's own die comes next: nothing more is asked of seat 0
    assert s.reserves(0) == reserves


@pytest.mark.clause("DF-8.19")
def test_a_copied_x3_triples_the_copiers_other_die() -> None:
    s = rolled(("mirror", "gold_4"), ("triple", "gold_1")).play("copy triple")
    assert s.reserves(0) == (12, 0, 0, 0)


@pytest.mark.clause("DF-8.19")
def test_a_copied_x3_beside_x3_does_nothing() -> None:
    s = rolled(("mirror", "triple"), ("triple", "gold_1")).play("copy triple")
    assert s.asked == DONE
    assert s.reserves(0) == (0, 0, 0, 0)


@pytest.mark.clause("DF-8.19")
def test_a_copied_x3_alone_does_nothing() -> None:
    s = rolled_die("mirror", me={"dark": ["gold_4"]}, rivals=({"light": ["triple"]}, {})).play("copy triple")
    assert s.asked == DONE
    assert s.reserves(0) == (0, 0, 0, 0)


@pytest.mark.clause("DF-8.19")
def test_a_copied_x3_triples_what_a_second_mirror_copies() -> None:
    s = rolled(("mirror", "mirror"), ("triple", "gold_4"), ("triple", "gold_4"))
    s.play("copy triple", "copy gold_4")
    assert s.reserves(0) == (12, 0, 0, 0)


@pytest.mark.clause("DF-8.19")
@pytest.mark.clause("DF-8.40")
def test_a_copied_x3_beside_a_shield_triples_reward_b() -> None:
    s = rolled(("mirror", "shield_gold"), ("triple", "gold_1")).play("copy triple")
    assert s.reserves(0) == (9, 0, 0, 0)


@pytest.mark.clause("DF-8.19")
def test_a_copied_x3_triples_a_loss_to_the_minotaur() -> None:
    s = scene({"sun": 5, "light": ["triple"]}, {"gold": 12, "light": ["mirror"], "dark": ["gold_3"]}, {})
    s.roll(1, "mirror", "gold_3")
    s.roll(2, "gold_1", "gold_1")
    s.play("feat minotaur", "copy triple")
    assert s.reserves(1) == (3, 0, 0, 0)


@pytest.mark.clause("DF-8.20")
def test_a_copied_shield_is_compared_with_the_copiers_other_die() -> None:
    s = rolled(("mirror", "gold_4"), ("sun_1", "shield_gold")).play("copy shield_gold")
    assert s.reserves(0) == (4, 0, 0, 5)  # gold beside gold, though the rival has it beside sun


@pytest.mark.clause("DF-8.20")
def test_a_copied_shield_without_a_match_gives_reward_b() -> None:
    s = rolled(("mirror", "moon_1"), ("gold_1", "shield_gold")).play("copy shield_gold")
    assert s.reserves(0) == (3, 0, 1, 0)


@pytest.mark.clause("DF-8.20")
def test_a_copied_ship_lets_the_copier_buy_2_gold_cheaper() -> None:
    s = rolled(("mirror", "moon_1"), ("ship", "gold_1"), me={"gold": 3}).play("copy ship")
    assert s.asked == (0, "ship")
    assert s.refused("buy moon_2") == "DF-4.4"  # 6 - 2 = 4
    s.play("buy choice_gold3_glory2", "replace light gold_1")  # 5 - 2 = 3
    assert s.reserves(0) == (0, 0, 1, 0)
    assert s.up(0, "light") == "choice_gold3_glory2"


@pytest.mark.clause("DF-8.21")
def test_a_mirror_is_no_target_of_a_mirror() -> None:
    mine = {"light": ["mirror"], "dark": ["sun_2"]}
    s = scene(with_hinds(mine), {"light": ["mirror"]}, active=1)
    s.roll_all(("mirror", "sun_2"), ("mirror", "gold_1"))
    s.roll_all(("gold_1", "moon_1"), ("gold_1", "moon_1"))  # two players are blessed twice
    s.play("pass")
    assert s.asked == DONE  # each mirror had one target
    assert s.reserves(0) == (1 + 1, 2, 1, 0)
    assert s.reserves(1) == (1 + 1, 2, 1, 0)


@pytest.mark.clause("DF-8.21")
def test_copying_a_mirror_is_refused() -> None:
    s = rolled(("mirror", "sun_2"), ("mirror", "gold_1"), ("moon_1", "gold_1"))
    assert s.offered() == ["copy gold_1", "copy moon_1"]
    assert s.refused("copy mirror") == "DF-8.21"


@pytest.mark.clause("DF-8.21")
@pytest.mark.parametrize(("dark", "sun"), [("mirror", 0), ("sun_2", 2)])
def test_where_rivals_show_only_mirrors_a_mirror_does_nothing(dark: str, sun: int) -> None:
    mirrors = {"light": ["mirror"], "dark": ["mirror", "sun_2"]}
    s = scene(with_hinds(mirrors), {"light": ["mirror"], "dark": ["mirror"]}, active=1)
    s.roll_all(("mirror", dark), ("mirror", "mirror"))
    s.roll_all(("mirror", "mirror"), ("mirror", "mirror"))  # two players are blessed twice
    s.play("pass")
    assert s.asked == DONE
    assert s.reserves(0) == (0, sun, 0, 0)
    assert s.reserves(1) == (0, 2 * sun, 0, 0)  # both mirrors of the rival copy the sun_2, if it is there


@pytest.mark.clause("DF-8.22")
def test_two_mirrors_may_copy_the_same_face() -> None:
    s = rolled(("mirror", "mirror"), ("moon_2", "gold_1"))
    s.play("copy moon_2", "copy moon_2")
    assert s.reserves(0) == (0, 0, 4, 0)


@pytest.mark.clause("DF-8.22")
def test_two_mirrors_may_copy_different_faces() -> None:
    s = rolled(("mirror", "mirror"), ("moon_2", "gold_1"), ("sun_2", "gold_1"))
    s.play("copy moon_2")
    assert set(s.offered()) == {"copy moon_2", "copy gold_1", "copy sun_2"}
    s.play("copy sun_2")
    assert s.reserves(0) == (0, 2, 2, 0)


@pytest.mark.clause("DF-8.23")
def test_a_mirror_sees_a_face_that_a_ship_has_bought_in_the_same_blessing() -> None:
    s = rolled(("ship", "moon_1"), ("mirror", "glory_2"), me={"gold": 6})
    s.play("buy sun_2", "replace light gold_1")  # 8 - 2 = 6; the light die now shows sun_2 and no ship
    assert s.asked == (1, "mirror")
    assert set(s.offered()) == {"copy sun_2", "copy moon_1", "copy gold_1"}
    s.play("copy sun_2")
    assert s.reserves(1) == (0, 2, 0, 2)


@pytest.mark.clause("DF-8.23")
def test_a_mirror_rolled_alone_sees_the_last_rolled_faces() -> None:
    s = rolled(("gold_1", "moon_1"), ("sun_2", "glory_2"), ("gold_4", "moon_1"), me={"light": ["mirror"]})
    s.roll_die(0, "light", "mirror")
    s.play("use silver_hind", "die light")
    assert set(s.offered()) == {"copy sun_2", "copy glory_2", "copy gold_4", "copy moon_1"}
    s.play("copy gold_4")
    assert s.reserves(0) == (5, 0, 1, 0)


@pytest.mark.clause("DF-8.23")
def test_a_mirror_rolled_after_being_chased_sees_the_last_forged_face() -> None:
    s = scene({"gold": 3, "sun": 3}, {"light": ["mirror"], "portal": 7}, {})
    s.play("buy gold_4", "replace dark gold_1", "extra")
    s.roll(1, "mirror", "moon_1")
    s.play("feat elder")  # its portal is 7: seat 1 is chased and blessed
    assert s.asked == (1, "mirror")
    assert s.offered() == ["copy gold_1", "copy gold_4"]
