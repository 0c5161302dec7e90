"""Chapter 2: the round and the four steps of a turn."""

from itertools import permutations

import pytest

from igroteka import Game
from tests.dice_forge.scene import Scene, scene


@pytest.mark.clause("DF-2.1")
def test_everybody_has_one_turn_per_round_and_each_turn_blesses_everybody() -> None:
    s = Scene(Game.new("dice_forge", players=4))
    while s.view["round"] < 3:
        s.play("pass")
    log = [(line.key, line.args["player"]) for line in s.game.log]
    turns = [i for i, (what, _) in enumerate(log) if what == "log-turn"][:8]
    assert [log[i][1] for i in turns] == [0, 1, 2, 3, 0, 1, 2, 3]
    for i in turns:
        active = log[i][1]
        assert log[i + 1 : i + 5] == [("log-rolled", (active + seat) % 4) for seat in range(4)]


@pytest.mark.clause("DF-2.2")
def test_the_log_of_a_turn_shows_the_four_steps_in_order() -> None:
    s = scene({"sun": 4, "gold": 2, "cards": {"guardians_owl": 1}}, {}, {}, active=2)
    s.roll_all(("sun_1", "moon_1"), ("sun_1", "moon_1"), ("sun_1", "moon_1"))
    s.play("pass")
    assert (s.asked, s.view["step"]) == ((0, "reinforcement"), "reinforcement")
    s.play("use guardians_owl")
    assert (s.asked, s.view["step"]) == ((0, "take"), "reinforcement")
    s.play("take gold")
    assert (s.asked, s.view["step"]) == ((0, "action"), "action")
    s.play("buy gold_3", "replace light gold_1", "extra")
    assert (s.asked, s.view["step"]) == ((0, "extra-action"), "extra")
    s.play("feat elder")
    steps = ("turn", "rolled", "used", "bought", "extra", "feat")
    assert [line for line in s.log() if line[0] in steps][:8] == [
        ("turn", 0),
        ("rolled", 0),
        ("rolled", 1),
        ("rolled", 2),
        ("used", 0),
        ("bought", 0),
        ("extra", 0),
        ("feat", 0),
    ]


@pytest.mark.clause("DF-2.2")
def test_no_action_before_the_blessing_is_finished() -> None:
    s = scene({"gold": 9, "sun": 6, "light": ["choice_gold3_glory2"]}, {}, {}, active=2)
    s.roll_all(("choice_gold3_glory2", "moon_1"), ("gold_1", "gold_1"), ("gold_1", "gold_1"))
    s.play("pass")
    assert (s.asked, s.view["step"]) == ((0, "take"), "blessing")
    assert s.refused("feat gorgon") == "DF-2.2"
    assert s.refused("buy gold_3") == "DF-2.2"


@pytest.mark.clause("DF-2.2")
def test_no_action_during_the_reinforcements() -> None:
    s = scene({"gold": 9, "sun": 6, "cards": {"guardians_owl": 1}}, {}, {}, ask="reinforcement")
    assert s.refused("feat gorgon") == "DF-2.2"
    assert s.refused("buy gold_3") == "DF-2.2"


@pytest.mark.clause("DF-2.2")
def test_no_extra_action_before_the_main_action() -> None:
    assert scene({"gold": 9, "sun": 6}, {}, {}).refused("extra") == "DF-6.2"


HIND_AND_TWO_OWLS = {"silver_hind": 1, "guardians_owl": 2}
ORDERS = sorted(set(permutations(["silver_hind", "guardians_owl", "guardians_owl"])))


@pytest.mark.clause("DF-2.3")
@pytest.mark.parametrize("order", ORDERS)
def test_reinforcements_work_once_each_in_any_order(order: tuple[str, ...]) -> None:
    s = scene({"cards": HIND_AND_TWO_OWLS}, {}, {}, ask="reinforcement")
    s.roll_die(0, "dark", "glory_2")
    for card in order:
        s.play(f"use {card}", "die dark" if card == "silver_hind" else "take sun")
    assert s.reserves(0) == (0, 2, 0, 2)
    assert s.asked == (0, "action")  # nothing is left to be used


@pytest.mark.clause("DF-2.3")
def test_two_owls_are_not_used_three_times() -> None:
    s = scene({"cards": HIND_AND_TWO_OWLS}, {}, {}, ask="reinforcement")
    s.play("use guardians_owl", "take sun", "use guardians_owl", "take moon")
    assert s.offered() == ["pass", "use silver_hind"]
    assert s.refused("use guardians_owl") == "DF-2.3"


@pytest.mark.clause("DF-2.3")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_every_reinforcement_may_be_skipped(used: int) -> None:
    s = scene({"gold": 2, "cards": HIND_AND_TWO_OWLS}, {}, {}, ask="reinforcement")
    s.play(*["use guardians_owl", "take sun"] * used, "pass")
    assert s.asked == (0, "action")
    assert s.reserves(0) == (2, used, 0, 0)


@pytest.mark.clause("DF-2.3")
def test_reinforcements_work_again_in_the_next_turn() -> None:
    s = scene({"cards": {"guardians_owl": 1}}, {"gold": 2}, {"gold": 2}, ask="reinforcement")
    s.play("use guardians_owl", "take sun")
    for active in (1, 2, 0):
        s.roll_all(("sun_1", "moon_1"), ("sun_1", "moon_1"), ("sun_1", "moon_1"), first=active)
        s.play("pass")
    assert s.asked == (0, "reinforcement")
    assert s.offered() == ["pass", "use guardians_owl"]


@pytest.mark.clause("DF-2.3")
def test_a_reinforcement_that_is_not_owned_is_refused() -> None:
    s = scene({"cards": {"guardians_owl": 1}}, {}, {}, ask="reinforcement")
    assert s.refused("use silver_hind") == "DF-2.3"


@pytest.mark.clause("DF-2.4")
def test_a_new_reinforcement_waits_for_the_owners_next_turn() -> None:
    s = scene({"gold": 2, "sun": 4, "light": ["choice_gold3_glory2"]}, {"gold": 2}, {"gold": 2})
    s.play("feat guardians_owl")
    assert s.asked == (0, "extra")
    assert s.refused("use guardians_owl") == "DF-2.4"
    s.play("extra")
    assert s.asked == (0, "extra-action")
    assert s.refused("use guardians_owl") == "DF-2.4"

    for active in (1, 2):  # the owner is asked in the turns of others
        s.roll_all(("choice_gold3_glory2", "moon_1"), ("sun_1", "moon_1"), ("sun_1", "moon_1"), first=active)
        s.play("pass")
        assert (s.asked, s.view["active"]) == ((0, "take"), active)
        assert s.refused("use guardians_owl") == "DF-2.4"
        s.play("take gold")
        assert s.asked == (active, "action")
        assert s.refused("use guardians_owl") == "DF-2.4"

    s.roll_all(("sun_1", "moon_1"), ("sun_1", "moon_1"), ("sun_1", "moon_1"))
    s.play("pass")
    assert s.asked == (0, "reinforcement")
    assert s.offered("use") == ["use guardians_owl"]


@pytest.mark.clause("DF-2.5")
def test_no_feat_beside_an_offering() -> None:
    s = scene({"gold": 5, "sun": 6}, {}, {})
    s.play("buy gold_3", "replace light gold_1")
    assert s.asked == (0, "offering")
    assert s.refused("feat gorgon") == "DF-2.5"
    s.play("pass")
    assert s.asked == (0, "extra")
    assert s.refused("feat gorgon") == "DF-2.5"


@pytest.mark.clause("DF-2.5")
def test_no_offering_and_no_second_feat_beside_a_feat() -> None:
    s = scene({"gold": 5, "sun": 6}, {}, {})
    s.play("feat gorgon")
    assert s.asked == (0, "extra")
    assert s.refused("buy gold_3") == "DF-2.5"
    assert s.refused("feat elder") == "DF-2.5"


@pytest.mark.clause("DF-2.6")
def test_the_round_counter_advances_after_the_last_seat_and_glory_does_not() -> None:
    s = scene({"glory": 7}, {"glory": 8}, {"glory": 9, "gold": 2}, active=1, round=3)
    s.roll_all(("sun_1", "moon_1"), ("sun_1", "moon_1"), ("sun_1", "moon_1"), first=2)
    s.play("pass")
    assert (s.view["active"], s.view["round"]) == (2, 3)
    s.roll_all(("sun_1", "moon_1"), ("sun_1", "moon_1"), ("sun_1", "moon_1"))
    s.play("pass")
    assert (s.view["active"], s.view["round"]) == (0, 4)
    assert [s.has(seat, "glory") for seat in range(3)] == [7, 8, 9]
