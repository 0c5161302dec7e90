"""Chapter 9: subtleties of the Minotaur.

The buyer starts with 5 sun and keeps 2, so that the game rests at the offer of an extra action.
"""

from typing import Any

import pytest

from tests.dice_forge.scene import STARTING, Scene, scene

GOLD = ("gold_1", "gold_1")


def minotaur(light: str, dark: str, **victim: Any) -> Scene:
    """Seat 0 buys a Minotaur, and seat 1 rolls these faces; seat 2 rolls gold and has none."""
    dice = {"light": [light], "dark": [] if dark in STARTING["dark"] else [dark]}
    s = scene({"sun": 5}, dice | victim, {})
    s.roll(1, light, dark)
    s.roll(2, *GOLD)
    return s.play("feat minotaur")


# ---- choice and x3 --------------------------------------------------------------------------------
@pytest.mark.clause("DF-9.36")
@pytest.mark.parametrize(("choice", "reserves"), [("gold", (0, 0, 0, 9)), ("glory", (0, 0, 0, 7))])
def test_the_victim_chooses_what_to_lose_even_what_is_not_there(
    choice: str, reserves: tuple[int, ...]
) -> None:
    s = minotaur("choice_gold3_glory2", "gold_1", glory=9)
    assert s.asked == (1, "lose")
    assert s.offered() == ["take gold", "take glory"]
    assert s.refused("pass") == "DF-7.2"
    assert s.play(f"take {choice}").reserves(1) == reserves


@pytest.mark.clause("DF-9.36")
def test_x3_triples_the_loss_down_to_nothing() -> None:
    assert minotaur("triple", "gold_4", gold=10).reserves(1) == (0, 0, 0, 0)


@pytest.mark.clause("DF-9.36")
def test_with_x3_the_victim_chooses_once_and_loses_three_times_as_much() -> None:
    s = minotaur("triple", "choice_gold3_glory2", gold=10, glory=9)
    s.play("take glory")
    assert s.asked == (0, "extra")
    assert s.reserves(1) == (10, 0, 0, 3)


# ---- mirror and shield ----------------------------------------------------------------------------
def mirrored(dark: str, *buyer: str, **victim: Any) -> Scene:
    """Seat 1 rolls a mirror and this. The buyer shows its first new light face, seat 2 gold_4 and moon_1."""
    s = scene(
        {"sun": 5, "light": [*buyer], "up": [0, 5]},
        {"light": ["mirror"], "dark": [dark], **victim},
        {"gold": 4, "moon": 1, "light": ["gold_4"]},
    )
    s.roll(1, "mirror", dark)
    s.roll(2, "gold_4", "moon_1")
    return s.play("feat minotaur")


@pytest.mark.clause("DF-9.37")
def test_a_mirror_loses_a_face_shown_by_any_opponent_of_the_victim() -> None:
    s = mirrored("gold_1", "sun_2", gold=9, sun=3)
    assert s.asked == (1, "mirror")
    assert s.offered() == ["copy glory_2", "copy moon_1", "copy gold_4", "copy sun_2"]
    s.play("copy sun_2")  # the buyer's
    assert s.reserves(1) == (8, 1, 0, 0)
    assert s.reserves(2) == (0, 0, 0, 0)


@pytest.mark.clause("DF-9.37")
def test_a_mirror_copying_the_buyers_ship_loses_nothing() -> None:
    s = mirrored("gold_1", "ship", gold=9, sun=3, moon=3, glory=3)
    s.play("copy ship")
    assert s.asked == (0, "extra")
    assert s.reserves(1) == (8, 3, 3, 3)  # only the other die's gold


@pytest.mark.clause("DF-9.37")
def test_a_mirror_copying_x3_triples_the_other_loss() -> None:
    s = mirrored("gold_3", "triple", gold=12)
    s.play("copy triple")
    assert s.reserves(1) == (3, 0, 0, 0)


@pytest.mark.clause("DF-9.37")
@pytest.mark.parametrize(
    ("shield", "dark", "reserves"),
    [
        ("shield_gold", "gold_1", (10, 5, 5, 6)),
        ("shield_gold", "moon_1", (8, 5, 4, 11)),
        ("shield_sun", "moon_1", (11, 3, 4, 11)),
        ("shield_moon", "gold_1", (10, 5, 3, 11)),
        ("shield_glory", "gold_1", (10, 5, 5, 8)),
        ("shield_glory", "glory_2", (11, 5, 5, 4)),  # 2, and 5 for the match
        ("shield_gold", "triple", (2, 5, 5, 11)),
        ("shield_glory", "triple", (11, 5, 5, 2)),
    ],
)
def test_a_shield_takes_5_glory_or_its_own_resource(
    shield: str, dark: str, reserves: tuple[int, ...]
) -> None:
    # Minotaur and Shield share a pile: no game has both, but the rule is written and holds.
    assert minotaur(shield, dark, gold=11, sun=5, moon=5, glory=11).reserves(1) == reserves


# ---- boar -----------------------------------------------------------------------------------------
def boar(bearer: dict[str, Any], rolled: tuple[str, str], owner: int) -> Scene:
    """Seat 0 buys a Minotaur; seat 1 bears the boar and rolls this; seat 2 rolls gold and has none."""
    heroes: list[dict[str, Any]] = [{"sun": 5}, {"light": ["boar_red"], **bearer}, {}]
    heroes[owner]["cards"] = {"tenacious_boar": 1}
    s = scene(*heroes, boars=[owner, None, None, None])
    s.roll(1, *rolled)
    s.roll(2, *GOLD)
    return s.play("feat minotaur")


@pytest.mark.clause("DF-9.38")
def test_the_bearer_of_a_boar_loses_and_its_card_owner_gains() -> None:
    s = boar({"gold": 3, "moon": 2}, ("boar_red", "gold_1"), owner=2)
    assert s.asked == (1, "lose")
    assert s.offered() == ["take sun", "take moon"]
    s.play("take moon")
    assert s.asked == (2, "take")
    assert s.offered() == ["take sun", "take moon", "take glory"]
    s.play("take glory")
    assert s.reserves(1) == (2, 0, 1, 0)
    assert s.reserves(2) == (0, 0, 0, 3)


@pytest.mark.clause("DF-9.38")
def test_the_buyer_of_the_minotaur_may_be_the_owner_of_the_boar() -> None:
    s = boar({"moon": 2}, ("boar_red", "gold_1"), owner=0).play("take moon", "take moon")
    assert s.reserves(0) == (0, 2, 1, 0)
    assert s.reserves(1) == (0, 0, 1, 0)


@pytest.mark.clause("DF-9.38")
def test_with_x3_the_bearer_loses_three_and_the_card_owner_gains_three_times() -> None:
    s = boar({"sun": 4, "moon": 4, "dark": ["triple"]}, ("boar_red", "triple"), owner=2)
    s.play("take moon", "take sun", "take moon", "take glory")
    assert s.asked == (0, "extra")
    assert s.reserves(1) == (0, 4, 1, 0)
    assert s.reserves(2) == (0, 1, 1, 3)


@pytest.mark.clause("DF-9.38")
def test_the_victims_own_boar_card_rewards_a_copied_boar_too() -> None:
    s = scene(
        {"sun": 5, "light": ["boar_red"]},
        {"moon": 2, "light": ["mirror"], "cards": {"tenacious_boar": 1}},
        {},
        boars=[1, None, None, None],
    )
    s.roll(1, "mirror", "gold_1")
    s.roll(2, *GOLD)
    s.play("feat minotaur", "copy boar_red", "take moon", "take glory")
    assert s.reserves(1) == (0, 0, 1, 3)


@pytest.mark.clause("DF-3.3")
@pytest.mark.clause("DF-9.38")
def test_two_copies_of_the_same_boar_leave_no_order_to_choose() -> None:
    s = scene(
        {"sun": 5, "light": ["boar_red"]},
        {"moon": 2, "light": ["mirror"], "dark": ["mirror"], "cards": {"tenacious_boar": 1}},
        {},
        boars=[1, None, None, None],
    )
    s.roll(1, "mirror", "mirror")
    s.roll(2, *GOLD)
    s.play("feat minotaur", "copy boar_red", "copy boar_red")
    assert s.asked == (1, "lose")
    s.play("take moon", "take glory", "take moon", "take glory")
    assert s.reserves(1) == (0, 0, 0, 6)


# ---- order of victims -----------------------------------------------------------------------------
@pytest.mark.clause("DF-9.39")
@pytest.mark.parametrize(
    ("bearer", "owner", "sun"), [(2, 0, 0), (0, 2, 1)], ids=["gain, then loss", "loss, then gain"]
)
def test_all_roll_and_then_lose_in_turn_order_after_the_buyer(bearer: int, owner: int, sun: int) -> None:
    heroes: list[dict[str, Any]] = [{}, {"sun": 5}, {}]  # seat 1 buys: seat 2 is the first victim
    heroes[bearer] = {"light": ["boar_red"]}
    heroes[owner] = {"cards": {"tenacious_boar": 1}}
    s = scene(*heroes, active=1, boars=[owner, None, None, None])
    rolls = {bearer: ("boar_red", "gold_1"), owner: ("sun_1", "gold_1")}
    s.roll(2, *rolls[2])
    s.roll(0, *rolls[0])
    s.play("feat minotaur")
    assert s.asked == (bearer, "lose")
    assert [line for line in s.log() if line[0] == "rolled"] == [("rolled", 2), ("rolled", 0)]
    s.play("take moon", "take sun")
    assert s.asked == (1, "extra")
    assert s.has(owner, "sun") == sun
