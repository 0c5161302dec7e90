"""Chapter 8, the boar: a shard for its bearer, a reward for the owner of its card."""

import pytest

from tests.dice_forge.rolled import DONE, Hero, rolled, rolled_die
from tests.dice_forge.scene import Scene, scene

OWNER: Hero = {"cards": {"tenacious_boar": 1}}
RED_OF_SEAT_1 = [1, None, None, None]
RED_OF_SEAT_0 = [0, None, None, None]


# ---- its two rewards ----------------------------------------------------------------------------------
@pytest.mark.clause("DF-8.31")
def test_a_boar_rewards_its_bearer_and_the_owner_of_its_card() -> None:
    both = {"light": ["boar_red", "boar_yellow"]}
    s = rolled(("boar_red", "gold_1"), me=both, rivals=(OWNER, OWNER), boars=[1, 2, None, None])
    assert s.asked == (0, "take")
    assert s.offered() == ["take sun", "take moon"]
    s.play("take moon")
    assert s.asked == (1, "take")
    assert s.offered() == ["take sun", "take moon", "take glory"]
    s.play("take glory")
    assert s.asked == DONE
    assert s.reserves(0) == (1, 0, 1, 0)
    assert s.reserves(1) == (2, 0, 0, 3)  # two gold_1 of its own roll
    assert s.reserves(2) == (2, 0, 0, 0)  # the owner of the other boar gets nothing for this one


@pytest.mark.clause("DF-8.31")
def test_each_boar_rewards_the_owner_of_its_own_card() -> None:
    both = {"light": ["boar_red", "boar_yellow"]}
    s = rolled(("boar_yellow", "gold_1"), me=both, rivals=(OWNER, OWNER), boars=[1, 2, None, None])
    s.play("take sun")
    assert s.asked == (2, "take")


@pytest.mark.clause("DF-8.31")
@pytest.mark.parametrize(
    ("choice", "reserves"),
    [("take sun", (0, 1, 0, 0)), ("take moon", (0, 0, 1, 0)), ("take glory", (0, 0, 0, 3))],
)
def test_the_owner_of_the_card_chooses_its_reward(choice: str, reserves: tuple[int, ...]) -> None:
    s = rolled_die("boar_red", rivals=(OWNER, {}), boars=RED_OF_SEAT_1).play("take sun", choice)
    assert s.reserves(0) == (0, 1, 0, 0)
    assert s.reserves(1) == reserves


@pytest.mark.clause("DF-8.32")
@pytest.mark.parametrize(("choice", "bearer"), [("take sun", (0, 3, 0, 0)), ("take moon", (0, 0, 3, 0))])
def test_with_x3_the_bearer_gets_three_and_the_owner_chooses_three_times(
    choice: str, bearer: tuple[int, ...]
) -> None:
    s = rolled(("boar_red", "triple"), rivals=(OWNER, {}), boars=RED_OF_SEAT_1).play(choice)
    assert s.reserves(0) == bearer
    for reward in ("take sun", "take glory", "take glory"):
        assert s.asked == (1, "take")
        s.play(reward)
    assert s.asked == DONE
    assert s.reserves(1) == (2, 1, 0, 6)  # two gold_1 of its own roll


@pytest.mark.clause("DF-8.33")
def test_a_mirror_copies_a_boar_whose_card_is_the_copiers() -> None:
    s = rolled_die("mirror", me=OWNER, rivals=({"light": ["boar_red"]}, {}), boars=RED_OF_SEAT_0)
    s.play("copy boar_red")
    assert s.offered() == ["take sun", "take moon"]
    s.play("take sun")
    assert s.asked == (0, "take")
    assert s.offered() == ["take sun", "take moon", "take glory"]
    s.play("take glory")
    assert s.asked == DONE
    assert s.reserves(0) == (0, 1, 0, 3)
    assert s.reserves(1) == (0, 0, 0, 0)  # the copied bearer gets nothing


@pytest.mark.clause("DF-8.33")
def test_a_mirror_copies_a_boar_whose_card_is_another_rivals() -> None:
    s = rolled_die("mirror", rivals=({"light": ["boar_red"]}, OWNER), boars=[2, None, None, None])
    s.play("copy boar_red", "take moon")
    assert s.asked == (2, "take")
    s.play("take sun")
    assert [s.reserves(seat) for seat in range(3)] == [(0, 0, 1, 0), (0, 0, 0, 0), (0, 1, 0, 0)]


# ---- it stays where it is -----------------------------------------------------------------------------
def only_a_boar_is_refused(s: Scene, seat: int) -> None:
    """The seat must forge: any face of its light die may go, except the boar."""
    assert s.asked == (seat, "place")
    assert s.refused("replace light boar_red") == "DF-8.34"
    assert s.offered("replace")[:2] == ["replace light gold_1", "replace light sun_1"]


@pytest.mark.clause("DF-8.34")
def test_an_offering_cannot_replace_a_boar() -> None:
    s = scene({"gold": 3, "light": ["boar_red"]}, OWNER, {}, boars=RED_OF_SEAT_1).play("buy gold_3")
    only_a_boar_is_refused(s, 0)


@pytest.mark.clause("DF-8.34")
def test_a_ship_cannot_replace_a_boar() -> None:
    me = {"light": ["boar_red"], "dark": ["ship"]}
    s = rolled(("sun_1", "ship"), me=me, rivals=(OWNER, {}), boars=RED_OF_SEAT_1).play("buy gold_3")
    only_a_boar_is_refused(s, 0)


@pytest.mark.clause("DF-8.34")
@pytest.mark.parametrize(
    ("card", "picks"),
    [
        ("helmet_of_invisibility", []),
        ("mirror_of_the_abyss", []),
        ("celestial_ship", []),
        ("guardians_shield", ["pick shield_sun"]),
    ],
)
def test_the_face_of_a_card_cannot_replace_a_boar(card: str, picks: list[str]) -> None:
    me = {"sun": 6, "moon": 6, "light": ["boar_red"]}
    cards = "tenacious_boar,celestial_ship,guardians_shield"
    s = scene(me, OWNER, {}, boars=RED_OF_SEAT_1, cards=cards).play(f"feat {card}", *picks)
    only_a_boar_is_refused(s, 0)


@pytest.mark.clause("DF-8.34")
def test_another_boar_cannot_replace_a_boar() -> None:
    s = scene(OWNER | {"moon": 3}, {"light": ["boar_red"]}, {}, boars=RED_OF_SEAT_0)
    s.play("feat tenacious_boar", "give 1")
    only_a_boar_is_refused(s, 1)
