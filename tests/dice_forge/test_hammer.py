"""Chapter 7, second part: the Blacksmith's Hammer."""

from typing import Any

import pytest

from tests.dice_forge.scene import Scene, scene
from tests.dice_forge.situations import blessed, struck_by_minotaur

HAMMER: dict[str, Any] = {"cards": {"blacksmiths_hammer": 1}}
DONE = (0, "extra")  # where `blessed` and `struck_by_minotaur` rest when nobody else is asked


def splits(gold: int) -> list[str]:
    """The ways to put part of so much gold on the hammer."""
    return [f"hammer {n}" for n in range(gold + 1)]


def track(s: Scene, seat: int = 1) -> tuple[int, int]:
    """The lap and the step of the token of a player."""
    hammer = s.hero(seat)["hammer"]
    return hammer["lap"], hammer["step"]


def wasted(s: Scene) -> int:
    """How much of all gains did not fit."""
    return sum(line.args["wasted"] for line in s.game.log if line.key == "log-gained")


def cancer(hero: dict[str, Any], *rolls: tuple[str, str]) -> Scene:
    """Seat 0 takes Cancer and rolls twice; it keeps 2 sun, so that its extra action is asked afterwards."""
    s = scene({"moon": 6, "sun": 2} | hero, {}, {})
    for light, dark in rolls:
        s.roll(0, light, dark)
    return s.play("feat cancer")


# ---- diverting gold --------------------------------------------------------------------------------
@pytest.mark.clause("DF-7.7")
@pytest.mark.parametrize("n", range(7))
def test_any_part_of_gained_gold_may_go_on_the_hammer(n: int) -> None:
    s = blessed(HAMMER | {"light": ["gold_6"]}, "gold_6", "moon_1")
    assert s.asked == (1, "hammer")
    assert s.offered() == splits(6)
    s.play(f"hammer {n}")
    assert s.reserves(1) == (6 - n, 0, 1, 0)
    assert track(s) == (1, n)


@pytest.mark.clause("DF-7.7")
def test_a_full_reserve_loses_nothing_that_goes_on_the_hammer() -> None:
    s = blessed(HAMMER | {"gold": 12, "light": ["gold_6"]}, "gold_6", "moon_1")
    s.play("hammer 6")
    assert s.reserves(1) == (12, 0, 1, 0)
    assert (track(s), wasted(s)) == ((1, 6), 0)


@pytest.mark.clause("DF-7.7")
def test_the_gold_of_the_owl_may_go_on_the_hammer() -> None:
    cards = {"blacksmiths_hammer": 1, "guardians_owl": 1}
    s = scene({"gold": 2, "cards": cards}, {}, {}, ask="reinforcement")
    s.play("use guardians_owl", "take gold")
    assert s.offered() == splits(1)
    s.play("hammer 1")
    assert s.reserves(0) == (2, 0, 0, 0)
    assert track(s, seat=0) == (1, 1)


@pytest.mark.clause("DF-7.7")
def test_the_gold_of_triton_may_go_on_the_hammer() -> None:
    s = scene({"gold": 12, "cards": {"blacksmiths_hammer": 1, "triton": 1}, "triton": 1}, {}, {})
    s.play("triton gold")
    assert s.offered() == splits(6)
    s.play("hammer 6")
    assert s.reserves(0) == (12, 0, 0, 0)
    assert track(s, seat=0) == (1, 6)


@pytest.mark.clause("DF-7.7")
def test_the_gold_of_wild_spirits_may_go_on_the_hammer() -> None:
    s = scene(HAMMER | {"sun": 3}, {}, {})
    s.play("feat wild_spirits")
    assert s.offered() == splits(3)
    s.play("hammer 2")
    assert s.reserves(0) == (1, 2, 3, 0)
    assert track(s, seat=0) == (1, 2)


@pytest.mark.clause("DF-7.7")
def test_both_faces_of_a_roll_are_gains_of_their_own() -> None:
    s = blessed(HAMMER | {"light": ["gold_6"], "dark": ["gold_4"]}, "gold_6", "gold_4")
    assert s.offered() == splits(6)
    s.play("hammer 1")
    assert s.offered() == splits(4)
    s.play("hammer 2")
    assert s.reserves(1) == (7, 0, 0, 0)
    assert track(s) == (1, 3)


@pytest.mark.clause("DF-7.7")
def test_the_split_cannot_be_declined() -> None:
    s = blessed(HAMMER, "gold_1", "moon_1")
    assert s.refused("pass") == "DF-7.7"


@pytest.mark.clause("DF-7.8")
def test_gold_in_the_reserve_cannot_be_moved_to_the_hammer() -> None:
    s = scene({"gold": 10, "sun": 2, "moon": 1}, {}, {})
    s.play("feat blacksmiths_hammer")
    assert track(s, seat=0) == (1, 0)
    assert s.refused("hammer 1") == "DF-7.8"
    for decision in ("extra", "buy gold_3", "replace light gold_1"):
        s.play(decision)
        assert s.offered("hammer") == []
    assert s.asked == (0, "offering")
    assert s.refused("hammer 1") == "DF-7.8"
    assert s.reserves(0) == (8, 0, 0, 0)


@pytest.mark.clause("DF-7.8")
def test_no_gold_of_the_reserve_joins_a_gain() -> None:
    s = blessed(HAMMER | {"gold": 10}, "gold_1", "moon_1")
    assert s.offered() == splits(1)
    assert s.refused("hammer 2") == "DF-7.8"


# ---- laps ------------------------------------------------------------------------------------------
@pytest.mark.clause("DF-7.9")
def test_the_two_laps_give_10_and_15_glory_at_once() -> None:
    hero = {
        "cards": {"blacksmiths_hammer": 1, "helmet_of_invisibility": 1},
        "light": ["triple"],
        "dark": ["gold_6"],
    }
    s = cancer(hero, ("triple", "gold_6"), ("triple", "gold_6"))
    s.play("hammer 15")
    assert s.asked == (0, "hammer")  # of the second roll
    assert s.reserves(0) == (3, 2, 0, 10)
    assert track(s, seat=0) == (2, 0)
    s.play("hammer 15")
    assert s.reserves(0) == (6, 2, 0, 25)


@pytest.mark.clause("DF-7.9")
@pytest.mark.parametrize(
    ("steps", "after", "glory"),
    [(13, (1, 14), 0), (14, (2, 0), 10), (28, (2, 14), 0)],
    ids=["14", "15", "29"],
)
def test_only_a_complete_lap_is_rewarded(steps: int, after: tuple[int, int], glory: int) -> None:
    s = blessed(HAMMER | {"hammer": steps}, "gold_1", "moon_1")
    s.play("hammer 1")
    assert track(s) == after
    assert s.has(1, "glory") == glory


@pytest.mark.clause("DF-7.9")
def test_one_gain_may_cross_the_border_and_go_on() -> None:
    hero = {
        "cards": {"blacksmiths_hammer": 1, "helmet_of_invisibility": 1},
        "light": ["triple"],
        "dark": ["gold_3"],
    }
    s = blessed(hero | {"hammer": 12}, "triple", "gold_3")
    s.play("hammer 9")
    assert s.reserves(1) == (0, 0, 0, 10)
    assert track(s) == (2, 6)


@pytest.mark.clause("DF-7.10")
def test_no_more_than_the_rest_of_the_track_can_be_diverted() -> None:
    s = blessed(HAMMER | {"hammer": 28, "light": ["gold_6"]}, "gold_6", "moon_1")
    assert s.offered() == splits(2)
    assert s.refused("hammer 3") == "DF-7.10"
    s.play("hammer 2")
    assert s.reserves(1) == (4, 0, 1, 15)


@pytest.mark.clause("DF-7.10")
def test_the_refusal_compares_the_steps() -> None:
    refusal = blessed(HAMMER | {"hammer": 28, "light": ["gold_6"]}, "gold_6", "moon_1").game.why_not(
        "hammer 3"
    )
    assert refusal is not None
    assert refusal.args == {"need": 3, "have": 2}


@pytest.mark.clause("DF-7.10")
def test_two_hammers_have_60_steps() -> None:
    hero = {"cards": {"blacksmiths_hammer": 2}, "hammer": 57, "light": ["gold_6"]}
    s = blessed(hero, "gold_6", "moon_1")
    assert s.offered() == splits(3)
    assert s.refused("hammer 4") == "DF-7.10"
    assert s.play("hammer 3").reserves(1) == (3, 0, 1, 15)


# ---- several hammers, finished hammers --------------------------------------------------------------
@pytest.mark.clause("DF-7.11")
def test_a_second_hammer_waits_until_the_first_is_finished() -> None:
    s = scene(HAMMER | {"hammer": 20, "sun": 2, "moon": 1}, {}, {})
    s.play("feat blacksmiths_hammer")
    assert s.hero(0)["cards"]["hammer"] == [{"card": "blacksmiths_hammer", "count": 2}]
    assert s.hero(0)["hammer"] == {"lap": 2, "step": 5, "left": 40}


@pytest.mark.clause("DF-7.11")
def test_the_second_hammer_starts_with_the_same_token_on_its_first_side() -> None:
    hero = {"cards": {"blacksmiths_hammer": 2}, "hammer": 28, "light": ["gold_6"]}
    s = blessed(hero, "gold_6", "moon_1")
    s.play("hammer 6")
    assert s.reserves(1) == (0, 0, 1, 15)
    assert s.hero(1)["hammer"] == {"lap": 1, "step": 4, "left": 26}
    assert s.hero(1)["cards"]["hammer"] == [{"card": "blacksmiths_hammer", "count": 1}]
    assert s.hero(1)["cards"]["other"] == [{"card": "blacksmiths_hammer", "count": 1}]


@pytest.mark.clause("DF-7.11")
def test_the_second_hammer_gives_10_and_15_again() -> None:
    hero = {
        "cards": {"blacksmiths_hammer": 2, "helmet_of_invisibility": 1},
        "light": ["triple"],
        "dark": ["gold_6"],
    }
    s = cancer(hero | {"hammer": 30}, ("triple", "gold_6"), ("triple", "gold_6"))
    s.play("hammer 18")
    assert s.has(0, "glory") == 10
    s.play("hammer 12")
    assert s.reserves(0) == (6, 2, 0, 25)


@pytest.mark.clause("DF-7.12")
def test_a_finished_hammer_is_filed_and_takes_no_more_gold() -> None:
    s = cancer(HAMMER | {"hammer": 29}, ("gold_1", "moon_1"), ("gold_1", "moon_1"))
    s.play("hammer 1")
    assert s.asked == (0, "extra")  # the gold of the second roll was not to be split
    assert s.reserves(0) == (1, 2, 2, 15)
    hero = s.hero(0)
    assert hero["hammer"] is None
    assert hero["cards"]["hammer"] == []
    assert {"card": "blacksmiths_hammer", "count": 1} in hero["cards"]["other"]
    assert hero["card_glory"] == 8  # of Cancer; the hammer is worth nothing


# ---- multiplying, losing ----------------------------------------------------------------------------
@pytest.mark.clause("DF-7.13")
def test_a_tripled_gain_is_split_as_one() -> None:
    hero = {
        "cards": {"blacksmiths_hammer": 1, "helmet_of_invisibility": 1},
        "light": ["triple"],
        "dark": ["gold_4"],
    }
    s = blessed(hero, "triple", "gold_4")
    assert s.offered() == splits(12)
    s.play("hammer 7")
    assert s.asked == DONE
    assert s.reserves(1) == (5, 0, 0, 0)
    assert track(s) == (1, 7)


@pytest.mark.clause("DF-7.13")
def test_a_tripled_gain_beside_a_full_reserve() -> None:
    hero = {
        "cards": {"blacksmiths_hammer": 1, "helmet_of_invisibility": 1},
        "light": ["triple"],
        "dark": ["gold_6"],
    }
    s = blessed(hero | {"gold": 12}, "triple", "gold_6")
    s.play("hammer 15")
    assert s.reserves(1) == (12, 0, 0, 10)
    assert (track(s), wasted(s)) == ((2, 0), 3)


@pytest.mark.clause("DF-7.13")
def test_the_resource_is_chosen_before_it_is_multiplied_and_split() -> None:
    cards = {"blacksmiths_hammer": 1, "helmet_of_invisibility": 1}
    s = blessed(
        {"cards": cards, "light": ["triple"], "dark": ["choice_gold3_glory2"]},
        "triple",
        "choice_gold3_glory2",
    )
    assert s.asked == (1, "take")
    s.play("take gold")
    assert s.offered() == splits(9)
    s.play("hammer 5")
    assert s.reserves(1) == (4, 0, 0, 0)


@pytest.mark.clause("DF-7.14")
def test_a_loss_of_gold_never_touches_the_hammer() -> None:
    s = struck_by_minotaur(HAMMER | {"gold": 1, "hammer": 9, "light": ["gold_4"]}, "gold_4", "moon_1")
    assert s.asked == DONE
    assert s.reserves(1) == (0, 0, 0, 0)
    assert track(s) == (1, 9)
