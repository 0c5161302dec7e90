"""Chapter 9: what Sentinel and Cyclops turn into glory, and how card blessings follow each other.

The buyer always starts with what the card costs and 2 sun, so that the game rests at the offer of an
extra action afterwards.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.dice_forge.scene import Scene, scene

GOLD = ("gold_1", "gold_1")


def sentinel(*rolls: tuple[str, str], light: Sequence[str] = (), dark: Sequence[str] = ()) -> Scene:
    """A Sentinel is bought, and its two blessings roll this."""
    s = scene({"moon": 6, "sun": 2, "light": [*light], "dark": [*dark]}, {}, {}, cards="sentinel")
    for roll in rolls:
        s.roll(0, *roll)
    return s.play("feat sentinel")


def single_die(card: str, *rolls: str, cards: dict[str, int] | None = None, **buyer: Any) -> Scene:
    """A Sphinx or a Cyclops is bought, and the light die rolls this."""
    owned = {"blacksmiths_chest": 1} | (cards or {})
    swapped = ",".join(name for name in ("cyclops", "celestial_ship") if name in (card, *owned)) or "intro"
    s = scene({"sun": 8, "cards": owned, **buyer}, {}, {}, cards=swapped)
    for face in rolls:
        s.roll_die(0, "light", face)
    return s.play(f"feat {card}", "die light")


# ---- what is exchanged ----------------------------------------------------------------------------
@pytest.mark.clause("DF-9.31")
@pytest.mark.parametrize(("choice", "reserves"), [("pass", (2, 2, 6, 0)), ("exchange", (2, 2, 0, 12))])
def test_the_exchange_comes_after_x3(choice: str, reserves: tuple[int, ...]) -> None:
    s = sentinel(("triple", "moon_2"), GOLD, light=["triple"], dark=["moon_2"])
    assert s.asked == (0, "exchange")
    assert s.play(choice).reserves(0) == reserves


@pytest.mark.clause("DF-9.31")
def test_x3_gives_nothing_with_the_cyclops() -> None:
    s = single_die("cyclops", "triple", "sun_1", "triple", "sun_1", light=["triple"])
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (0, 4, 0, 0)


@pytest.mark.clause("DF-9.32")
def test_the_shards_of_a_face_are_exchanged_all_or_none() -> None:
    s = sentinel(("gold_1", "moon_2"), GOLD, dark=["moon_2"])
    assert s.offered() == ["pass", "exchange"]
    assert s.refused("take moon") == "DF-9.32"
    assert s.refused("take glory") == "DF-9.32"
    s.play("exchange")
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (3, 2, 0, 4)


@pytest.mark.clause("DF-9.32")
@pytest.mark.parametrize(
    ("sun", "moon", "reserves"),
    [
        ("pass", "pass", (4, 3, 1, 1)),
        ("exchange", "pass", (4, 2, 1, 3)),
        ("pass", "exchange", (4, 3, 0, 3)),
        ("exchange", "exchange", (4, 2, 0, 5)),
    ],
)
def test_each_kind_of_shard_of_a_face_is_decided_for_itself(
    sun: str, moon: str, reserves: tuple[int, ...]
) -> None:
    four = "gold1_sun1_moon1_glory1"
    s = sentinel(("gold_1", four), GOLD, dark=[four])
    for resource, choice in (("sun", sun), ("moon", moon)):
        assert s.game.question is not None
        assert s.game.question.args["resource"] == resource
        s.play(choice)
    assert s.asked == (0, "extra")
    assert s.reserves(0) == reserves


@pytest.mark.clause("DF-9.32")
def test_each_face_is_decided_for_itself() -> None:
    s = sentinel(("moon_2", "moon_1"), GOLD, light=["moon_2"])
    s.play("exchange")
    assert s.asked == (0, "exchange")
    s.play("pass")
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (2, 2, 1, 4)


@pytest.mark.clause("DF-9.33")
@pytest.mark.parametrize(("choice", "reserves"), [("pass", (3, 4, 0, 0)), ("exchange", (3, 2, 0, 4))])
def test_shards_of_a_shield_can_be_exchanged(choice: str, reserves: tuple[int, ...]) -> None:
    s = sentinel(("shield_sun", "gold_1"), GOLD, light=["shield_sun"])
    assert s.asked == (0, "exchange")
    assert s.play(choice).reserves(0) == reserves


@pytest.mark.clause("DF-9.33")
def test_the_reward_of_a_boar_card_cannot_be_exchanged() -> None:
    buyer = {"moon": 6, "sun": 2, "light": ["mirror"], "cards": {"tenacious_boar": 1}}
    s = scene(
        buyer,
        {"light": ["boar_red"]},  # it lies on top
        {},
        cards="sentinel,tenacious_boar",
        boars=[0, None, None, None],
    )
    s.roll(0, "mirror", "gold_1")
    s.roll(0, *GOLD)
    s.play("feat sentinel", "copy boar_red", "take sun")
    assert s.asked == (0, "exchange")  # the bearer's shard
    s.play("exchange")
    assert s.asked == (0, "take")  # the card owner's reward
    s.play("take sun")
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (3, 3, 0, 2)


@pytest.mark.clause("DF-9.34")
def test_with_a_hammer_the_gold_of_the_cyclops_may_be_exchanged_whole() -> None:
    s = single_die(
        "cyclops", "gold_6", "sun_1", "sun_1", "sun_1", light=["gold_6"], cards={"blacksmiths_hammer": 1}
    )
    assert s.offered() == ["pass", "exchange"]
    assert s.refused("hammer 3") == "DF-9.32"
    s.play("exchange")
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (0, 5, 0, 6)
    assert s.hero(0)["hammer"]["step"] == 0


@pytest.mark.clause("DF-9.34")
@pytest.mark.parametrize("steps", range(7))
def test_with_a_hammer_the_gold_of_the_cyclops_may_be_split(steps: int) -> None:
    s = single_die(
        "cyclops", "gold_6", "sun_1", "sun_1", "sun_1", light=["gold_6"], cards={"blacksmiths_hammer": 1}
    )
    s.play("pass")
    assert s.asked == (0, "hammer")
    assert s.refused("exchange") == "DF-7.7"
    s.play(f"hammer {steps}")
    assert s.reserves(0) == (6 - steps, 5, 0, 0)
    assert s.hero(0)["hammer"]["step"] == steps


# ---- one blessing after the other -----------------------------------------------------------------
@pytest.mark.clause("DF-9.35")
def test_a_face_forged_in_one_blessing_can_be_rolled_in_the_next() -> None:
    s = single_die("sphinx", "ship", cards={"celestial_ship": 1}, light=["ship"], gold=5)
    assert s.asked == (0, "ship")
    s.play("buy gold_4")  # price 3, 2 less
    s.game.fate(1, 5, 5)  # the new face goes to place 1 of the light die; sun_1 is at place 5
    s.play("replace light gold_1")
    assert s.faces(0, "light")[1] == "gold_4"
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (5 - 1 + 4, 2 + 2, 0, 0)


@pytest.mark.clause("DF-9.35")
@pytest.mark.parametrize("card", ["cancer", "sentinel"])
def test_both_dice_are_rolled_again_when_the_first_blessing_is_resolved(card: str) -> None:
    s = scene(
        {"moon": 6, "sun": 2, "light": ["choice_gold3_glory2"]},
        {},
        {},
        cards="intro" if card == "cancer" else "sentinel",
    )
    s.roll(0, "choice_gold3_glory2", "gold_1")
    s.play(f"feat {card}")
    assert s.asked == (0, "take")
    assert s.log() == [("feat", 0), ("rolled", 0)]
    s.roll(0, *GOLD)
    s.play("take gold")
    assert s.log(1) == [("gained", 0), ("gained", 0), ("rolled", 0), ("gained", 0), ("gained", 0)]
    assert s.reserves(0) == (6, 2, 0, 0)


@pytest.mark.clause("DF-9.35")
@pytest.mark.parametrize("card", ["sphinx", "cyclops"])
def test_the_die_is_chosen_once_and_rolled_again_when_its_face_is_resolved(card: str) -> None:
    s = single_die(card, "choice_gold1_sun1_moon1", light=["choice_gold1_sun1_moon1"], up=[0, 4])
    assert s.asked == (0, "take")
    assert [what for what, _ in s.log()] == ["feat", "rolled_die"]
    assert s.refused("die dark") == "DF-3.9"
    assert s.refused("die light") == "DF-3.9"
    for _ in range(3):
        s.roll_die(0, "light", "sun_1")
    s.play("take moon")
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (0, 5, 1, 0)
    assert s.up(0, "dark") == "moon_1"
