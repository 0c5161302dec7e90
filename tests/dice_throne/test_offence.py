"""Chapter 4: the Offensive Roll Phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_throne.scene import Scene, duel, teams
from tests.dice_throne.told import events, phases, turn_of


def shooter(*dice: int, **hero: Any) -> Scene:
    """A Gunslinger against a Barbarian who holds nothing: these attack dice are rolled."""
    return duel({"hero": "gunslinger", **hero}, {"hero": "barbarian"}).roll(*dice)


def contested(*dice: int, mine: list[str], theirs: list[str], used: int = 1) -> Scene:
    """A Gunslinger rolls in so many attempts; both sides hold cards and 10 CP."""
    s = duel(
        {"hero": "gunslinger", "hand": mine, "cp": 10}, {"hero": "barbarian", "hand": theirs, "cp": 10}
    ).roll(*dice)
    for _ in range(used - 1):
        s.dice(dice[0]).play(f"reroll {dice[0]}")
    assert s.rolled == list(dice)
    return s


def declarable(s: Scene) -> set[str]:
    """The abilities that may be declared now, whatever the tier."""
    return {text.split()[1] for text in s.offered("declare")}


# ---- rolling -------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-4.1")
def test_there_are_three_attempts() -> None:
    s = shooter(1, 2, 3, 4, 6).dice(4).play("reroll 1").dice(5).play("reroll 2")
    assert s.rolled == [4, 5, 3, 4, 6]
    assert s.view["attempts_left"] == 0
    assert s.refused("reroll 3") == "DT-4.1"
    assert not s.offered("reroll")


@pytest.mark.clause("DT-4.1")
@pytest.mark.parametrize("attempts", [1, 2, 3])
def test_one_may_stop_after_any_attempt(attempts: int) -> None:
    s = contested(1, 1, 1, 4, 6, mine=[], theirs=[], used=attempts)
    s.play("declare revolver 1").until("defend").play("pass").settle()
    assert s.health(1) == 47


@pytest.mark.clause("DT-4.1")
def test_one_need_not_roll_at_all() -> None:
    s = duel({"hero": "gunslinger", "hand": ["tip_it"]}, {"hero": "barbarian"})
    s.until("rolling").play("no_ability").settle()
    assert (s.phase, s.health(1)) == ("main_2", 50)
    assert not events(s, "rolled")


@pytest.mark.clause("DT-4.1")
def test_an_effect_may_give_a_fourth_attempt() -> None:
    s = contested(1, 1, 1, 4, 6, mine=["one_more_time"], theirs=[], used=3)
    s.play("play one_more_time").dice(2).play("reroll 4")
    assert (s.rolled, s.view["attempts_left"]) == ([1, 1, 1, 2, 6], 0)


@pytest.mark.clause("DT-4.2")
def test_the_first_attempt_rolls_all_five() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).until("rolling")
    assert s.offered("reroll") == []
    assert s.refused("reroll 1,2,3") == "DT-4.2"
    s.play("roll")
    assert len(s.rolled) == 5
    assert s.refused("roll") == "DT-4.2"


@pytest.mark.clause("DT-4.3")
def test_a_kept_die_may_be_rolled_again_later() -> None:
    s = shooter(1, 2, 3, 4, 6, hand=["getting_paid"])  # so that the phase goes on after the last attempt
    s.dice(5, 5).play("reroll 3,4")
    assert s.rolled == [1, 2, 5, 5, 6]
    s.dice(5).play("reroll 1")
    assert s.rolled == [5, 2, 5, 5, 6]


@pytest.mark.clause("DT-4.3")
def test_any_set_of_dice_may_be_rolled_again() -> None:
    s = shooter(1, 2, 3, 4, 6)
    assert len(s.offered("reroll")) == 2**5 - 1
    s.dice(2, 2, 2, 2, 2).play("reroll 1,2,3,4,6")
    assert s.rolled == [2, 2, 2, 2, 2]
    assert s.refused("reroll 5") == "DT-4.3"


# ---- declaring -----------------------------------------------------------------------------------------
@pytest.mark.clause("DT-4.4")
def test_only_an_ability_whose_condition_is_met_may_be_declared() -> None:
    s = shooter(1, 1, 2, 4, 6)
    assert s.refused("declare deadeye") == "DT-4.4"
    assert s.refused("declare revolver 2") == "DT-4.4"
    assert declarable(s) == {"revolver"}
    s.play("declare revolver 1").until("defend")
    assert s.view["attack"]["ability"] == "revolver"


@pytest.mark.clause("DT-4.4")
def test_an_ability_of_another_level_cannot_be_declared() -> None:
    s = shooter(4, 4, 4, 1, 2)
    assert s.refused("declare mark_the_target") == "DT-4.4"
    assert "mark_the_target" in declarable(shooter(4, 4, 4, 1, 2, levels={"take_cover": 2}))


@pytest.mark.clause("DT-4.5")
def test_no_ability_need_be_activated() -> None:
    s = shooter(1, 1, 1, 1, 1, hand=["tip_it"])
    s.play("no_ability").settle()
    assert (s.asked, s.phase, s.health(1)) == ((0, "main"), "main_2", 50)
    assert phases(s) == ["offence", "main_2"]
    assert not events(s, "activated", "defends")


# ---- interfering ---------------------------------------------------------------------------------------
@pytest.mark.clause("DT-4.6")
def test_the_others_are_asked_before_anything_is_activated() -> None:
    s = contested(1, 1, 1, 4, 6, mine=[], theirs=["helping_hand"])
    s.play("declare revolver 1")
    assert s.asked == (1, "interfere")
    assert (s.view["attack"]["declared"], s.view["attack"]["ability"]) == ("revolver", None)
    assert not events(s, "activated")
    s.play("pass")
    assert events(s, "activated")


@pytest.mark.clause("DT-4.6")
def test_declaring_none_may_be_answered_too() -> None:
    s = contested(1, 1, 4, 4, 6, mine=[], theirs=["helping_hand"])
    s.play("no_ability")
    assert s.asked == (1, "interfere")


@pytest.mark.clause("DT-4.6")
def test_whoever_can_do_nothing_lets_it_stand() -> None:
    s = contested(1, 1, 1, 4, 6, mine=[], theirs=[])
    s.play("declare revolver 1")
    assert s.asked == (1, "defend")


@pytest.mark.clause("DT-4.7")
def test_after_an_alteration_another_ability_may_be_declared() -> None:
    s = contested(6, 6, 6, 6, 1, mine=[], theirs=["twice_as_wild"], used=3)
    s.play("declare deadeye", "play twice_as_wild", "die 1 1", "die 2 1")
    assert (s.asked, s.rolled) == ((0, "rolling"), [1, 1, 6, 6, 1])
    assert s.refused("declare deadeye") == "DT-4.4"
    s.play("declare revolver 1").until("defend").play("pass").settle()
    assert s.health(1) == 47


@pytest.mark.clause("DT-4.7")
@pytest.mark.parametrize(("ability", "deals"), [("deadeye", 6), ("bounty_hunter", 2), ("revolver 1", None)])
def test_any_action_lets_the_same_or_another_ability_be_declared(ability: str, deals: int | None) -> None:
    """Getting Paid! touches no die and still re-opens the declaration (ruling 14.7)."""
    dice = (6, 6, 6, 6, 1) if ability == "deadeye" else (6, 6, 1, 1, 4)
    declared = "deadeye" if ability == "deadeye" else "bounty_hunter"
    s = contested(*dice, mine=[], theirs=["getting_paid"], used=3)
    s.play(f"declare {declared}", "play getting_paid")
    assert s.asked == (0, "rolling")
    if deals is None:
        assert s.refused(f"declare {ability}") == "DT-4.4"
    else:
        s.play(f"declare {ability}").settle()
        assert s.health(1) == 50 - deals


@pytest.mark.clause("DT-4.8")
@pytest.mark.parametrize(("used", "left"), [(1, 2), (2, 1), (3, 0)])
@pytest.mark.parametrize("card", ["helping_hand", "getting_paid"])
def test_after_an_action_unspent_attempts_may_be_used(used: int, left: int, card: str) -> None:
    s = contested(1, 1, 1, 6, 6, mine=[], theirs=[card], used=used)
    s.play("declare revolver 1").dice(2).play(f"play {card}")
    if card == "helping_hand":
        s.play("die 1")
    assert s.asked == (0, "rolling")
    assert s.view["attempts_left"] == left
    for _ in range(left):
        s.dice(6).play("reroll 6")
    assert s.refused("reroll 6") == "DT-4.1"


@pytest.mark.clause("DT-4.8")
def test_the_action_of_a_team_mate_counts_too() -> None:
    s = teams(
        *({"hero": "gunslinger"}, {"hero": "barbarian"}),
        *({"hero": "paladin", "hand": ["so_wild"]}, {"hero": "barbarian"}),
    ).roll(6, 6, 6, 1, 1)
    s.play("declare bounty_hunter")
    assert s.asked == (2, "interfere")
    s.play("play so_wild", "die 4 6")
    assert (s.asked, s.view["attempts_left"]) == ((0, "rolling"), 2)
    assert "deadeye" in declarable(s)


@pytest.mark.clause("DT-4.9")
def test_if_nobody_acts_the_declaration_stands() -> None:
    s = contested(1, 1, 1, 4, 6, mine=["getting_paid"], theirs=["helping_hand"])
    s.play("declare revolver 1", "pass").until("window-offence-ends")
    assert (s.asked[0], s.view["attempts_left"]) == (0, 2)
    assert s.refused("reroll 1") == "DT-4.9"
    assert s.refused("no_ability").startswith("DT-4.")
    assert s.refused("declare bounty_hunter").startswith("DT-4.")
    assert s.view["attack"]["ability"] == "revolver"


@pytest.mark.clause("DT-4.10")
def test_declaring_and_interfering_repeat_until_all_accept() -> None:
    s = contested(1, 1, 1, 4, 6, mine=["six_it"], theirs=["tip_it", "so_wild"], used=3)
    s.play("declare revolver 1", "play tip_it", "die 5 5")
    assert s.rolled == [1, 1, 1, 4, 5]
    s.play("play six_it", "die 4 6")
    assert s.rolled == [1, 1, 1, 6, 5]
    s.play("declare revolver 1", "play so_wild", "die 1 6")
    assert (s.asked, s.rolled) == ((0, "rolling"), [6, 1, 1, 6, 5])
    assert not events(s, "activated")
    assert s.refused("declare revolver 1") == "DT-4.4"
    s.play("declare bounty_hunter")
    assert [event["ability"] for event in events(s, "activated")] == ["bounty_hunter"]
    s.settle()
    assert (s.health(1), s.tokens(1, "bounty")) == (48, 1)


@pytest.mark.clause("DT-4.10")
def test_nothing_is_activated_if_the_last_dice_meet_nothing() -> None:
    s = contested(1, 1, 1, 4, 5, mine=["getting_paid"], theirs=["tip_it", "so_wild"], used=3)
    s.play("declare revolver 1", "play so_wild", "die 1 6")
    assert declarable(s) == set()
    s.play("no_ability", "pass").settle()
    assert not events(s, "activated")
    assert s.health(1) == 50


# ---- activating ----------------------------------------------------------------------------------------
@pytest.mark.clause("DT-4.11")
@pytest.mark.parametrize(
    ("dice", "levels", "used", "other"),
    [
        ((1, 2, 3, 4, 5), {}, "fan_the_hammer", "showdown"),
        ((1, 2, 3, 4, 5), {}, "showdown", "fan_the_hammer"),
        ((1, 2, 4, 4, 5), {"take_cover": 2}, "take_cover", "mark_the_target"),
        ((1, 2, 4, 4, 5), {"take_cover": 2}, "mark_the_target", "take_cover"),
    ],
)
def test_only_one_offensive_ability_is_activated(
    dice: tuple[int, ...], levels: dict[str, int], used: str, other: str
) -> None:
    s = shooter(*dice, levels=levels, hand=["getting_paid"])
    assert {used, other} <= declarable(s)
    s.dice(6, 1).play(f"declare {used}").until("window-offence-ends", "window-then")
    assert s.refused(f"declare {other}").startswith("DT-4.")
    turn_of(s, 1)
    assert [event["ability"] for event in events(s, "activated")] == [used]


@pytest.mark.clause("DT-4.12")
def test_no_ability_is_activated_outside_the_offensive_roll_phase() -> None:
    s = duel({"hero": "gunslinger", "hand": ["getting_paid"]}, {"hero": "gunslinger", "hand": ["tip_it"]})
    assert (s.asked[1], s.refused("declare revolver 1")) == ("main", "DT-4.12")
    s.until("rolling")
    assert s.refused("declare revolver 1") == "DT-4.12"  # nothing is rolled yet
    s.dice(1, 1, 1, 4, 6).play("roll", "declare revolver 1")
    assert s.asked == (1, "interfere")
    assert s.refused("declare revolver 1") == "DT-4.12"  # it is the other's turn
    s.settle()
    assert (s.phase, s.refused("declare revolver 1")) == ("main_2", "DT-4.12")


@pytest.mark.clause("DT-4.13")
def test_dice_of_an_ability_are_rolled_before_targeting_and_defence() -> None:
    s = duel({"hero": "barbarian"}, {"hero": "paladin", "hand": ["tip_it"]})
    s.roll(1, 1, 1, 6, 6).dice(5, 5, 5).play("declare overpower", "pass")
    assert (s.asked, s.phase) == ((1, "alter-dice"), "offence")
    assert s.rolled == [5, 5, 5]
    assert (s.view["attack"]["ability"], s.view["attack"]["base"]) == ("overpower", 0)
    s.play("play tip_it", "die 1 4").until("defend")
    assert (s.phase, s.view["attack"]["base"]) == ("defence", 14)


@pytest.mark.clause("DT-4.13")
def test_choices_of_an_ability_are_made_at_its_activation() -> None:
    levels = {"mighty_prayer": 2}
    s = duel({"hero": "paladin", "levels": levels}, {"hero": "gunslinger"}).roll(1, 2, 6, 3, 3)
    s.play("declare offensive_stance")
    assert (s.asked, s.phase) == ((0, "one-of"), "offence")
    s.play("mode 2").settle()
    assert (s.tokens(0, "crit"), s.tokens(0, "accuracy"), s.health(1)) == (0, 1, 48)


@pytest.mark.clause("DT-4.14")
def test_what_needs_no_target_happens_at_activation() -> None:
    s = shooter(1, 1, 4, 4, 4, hand=["getting_paid"])
    s.play("declare take_cover").until("window-offence-ends")
    assert (s.phase, s.tokens(0, "evasive"), s.health(1)) == ("offence", 1, 50)


@pytest.mark.clause("DT-4.14")
def test_healing_drawing_and_cp_happen_at_activation() -> None:
    hero = {"hero": "paladin", "health": 40, "cp": 0, "hand": ["getting_paid"], "deck": ["tip_it"]}
    s = duel(hero, {"hero": "barbarian"}).roll(5, 5, 1, 1, 1)
    s.dice(5, 6).play("declare holy_light").until("window-offence-ends")
    assert (s.phase, s.health(0), s.cp(0), s.hand(0)) == ("offence", 42, 2, ["getting_paid", "tip_it"])


# ---- conditions ----------------------------------------------------------------------------------------
@pytest.mark.clause("DT-4.15")
def test_conditions_look_at_the_dice_as_they_stand_at_last() -> None:
    s = shooter(6, 6, 6, 1, 2, hand=["six_it"])
    assert "deadeye" not in declarable(s)
    s.play("play six_it", "die 4 6")
    assert s.rolled == [6, 6, 6, 6, 2]
    assert "deadeye" in declarable(s)


@pytest.mark.clause("DT-4.15")
def test_an_ability_met_before_a_roll_is_lost_with_it() -> None:
    s = shooter(6, 6, 6, 6, 2)
    assert "deadeye" in declarable(s)
    s.dice(4, 4).play("reroll 6,6")
    assert s.rolled == [4, 4, 6, 6, 2]
    assert declarable(s) == set()


@pytest.mark.clause("DT-4.16")
@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ((1, 2, 3, 4, 5), {"revolver", "showdown", "fan_the_hammer"}),
        ((1, 1, 3, 4, 4), {"revolver"}),
        ((1, 2, 4, 4, 5), {"take_cover"}),
        ((1, 1, 1, 6, 6), {"revolver", "bounty_hunter"}),
        ((1, 1, 4, 6, 6), {"bounty_hunter"}),
        ((1, 6, 6, 6, 6), {"deadeye"}),
        ((6, 6, 6, 6, 6), {"deadeye", "fillem_with_lead"}),
        ((1, 1, 4, 4, 6), set()),
    ],
)
def test_symbols_are_minimum_counts(dice: tuple[int, ...], met: set[str]) -> None:
    assert declarable(shooter(*dice)) == met


@pytest.mark.clause("DT-4.17")
@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ((2, 3, 4, 5, 5), True),
        ((1, 2, 3, 5, 6), False),
        ((3, 4, 5, 6, 1), True),
        ((4, 1, 3, 2, 2), True),
        ((1, 2, 4, 5, 6), False),
        ((2, 3, 4, 6, 6), False),
    ],
)
def test_a_small_straight_is_4_in_a_row(dice: tuple[int, ...], met: bool) -> None:
    assert ("showdown" in declarable(shooter(*dice))) is met


@pytest.mark.clause("DT-4.18")
@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ((1, 2, 3, 4, 5), True),
        ((2, 3, 4, 5, 6), True),
        ((6, 4, 2, 3, 5), True),
        ((1, 2, 3, 4, 6), False),
        ((1, 3, 4, 5, 6), False),
        ((1, 2, 3, 4, 4), False),
    ],
)
def test_a_large_straight_is_5_in_a_row(dice: tuple[int, ...], met: bool) -> None:
    assert ("fan_the_hammer" in declarable(shooter(*dice))) is met


@pytest.mark.clause("DT-4.19")
def test_a_large_straight_may_be_used_as_a_small_one() -> None:
    s = shooter(2, 3, 4, 5, 6)
    assert declarable(s) == {"showdown", "fan_the_hammer"}
    s.dice(6, 1).play("declare showdown").until("defend").play("pass").settle()
    assert s.health(1) == 43


@pytest.mark.clause("DT-4.19")
@pytest.mark.parametrize(("tier", "deals", "heals"), [(1, 5, 1), (2, 8, 2)])
def test_a_slot_with_both_straights_leaves_the_choice(tier: int, deals: int, heals: int) -> None:
    s = duel({"hero": "paladin", "health": 40}, {"hero": "barbarian"})
    s.attack(f"holy_attack {tier}", 2, 3, 4, 5, 6).until("defend").play("pass").settle()
    assert (s.health(0), s.health(1)) == (40 + heals, 50 - deals)


@pytest.mark.clause("DT-4.20")
@pytest.mark.parametrize(
    ("dice", "tier", "knocked"),
    [
        ((1, 2, 3, 1, 2), 3, 0),
        ((2, 2, 2, 2, 6), 2, 1),
        ((1, 1, 1, 1, 1), 3, 1),
        ((2, 2, 2, 3, 6), 2, 0),
        ((3, 3, 3, 3, 1), 3, 1),
    ],
)
def test_of_a_kind_compares_numbers(dice: tuple[int, ...], tier: int, knocked: int) -> None:
    s = shooter(*dice, levels={"revolver": 2})
    s.play(f"declare revolver {tier}").until("defend")
    assert s.tokens(1, "knockdown") == knocked


@pytest.mark.clause("DT-4.21")
@pytest.mark.parametrize(("tier", "deals"), [(1, 3), (2, 4), (3, 5)])
def test_one_tier_is_used_by_choice(tier: int, deals: int) -> None:
    s = shooter(1, 2, 3, 1, 2)
    assert s.offered("declare") == ["declare revolver 1", "declare revolver 2", "declare revolver 3"]
    s.play(f"declare revolver {tier}").until("defend").play("pass").settle()
    assert s.health(1) == 50 - deals


@pytest.mark.clause("DT-4.22")
@pytest.mark.parametrize(("dice", "concussion"), [((5, 5, 5), 1), ((4, 5, 5), 1), ((3, 5, 5), 0)])
def test_dice_of_a_text_serve_several_of_its_effects(dice: tuple[int, ...], concussion: int) -> None:
    s = duel({"hero": "barbarian"}, {"hero": "gunslinger"})
    s.roll(1, 1, 1, 6, 6).dice(*dice).play("declare overpower").until("defend").play("pass").settle()
    assert s.health(1) == 50 - sum(dice)
    assert len(events(s, "gained")) == concussion + 1  # and Reload, in the next Upkeep
    assert (sum(event["status"] == "concussion" for event in events(s, "gained"))) == concussion


@pytest.mark.clause("DT-4.23")
def test_a_passive_ability_uses_nothing_up() -> None:
    s = turn_of(duel({"hero": "barbarian"}, {"hero": "gunslinger"}), 1)
    assert s.tokens(1, "reload") == 1
    s.attack("revolver 1", 1, 1, 1, 4, 6).until("defend")
    assert s.view["attack"]["ability"] == "revolver"


@pytest.mark.clause("DT-4.23")
def test_a_passive_that_is_paid_for_leaves_the_attack_free() -> None:
    s = duel({"hero": "paladin", "cp": 5, "deck": ["tip_it"]}, {"hero": "barbarian"})
    s.play("use tithe 2")
    assert (s.cp(0), s.hand(0)) == (2, ["tip_it"])
    s.roll(1, 1, 1, 3, 6).dice(6).play("use tithe 1", "die 4")
    assert (s.rolled, s.cp(0)) == ([1, 1, 1, 6, 6], 1)
    s.play("declare mighty_prayer").settle()
    assert s.health(1) == 47


@pytest.mark.clause("DT-4.23")
def test_a_passive_is_no_instant_action_and_may_be_answered() -> None:
    s = duel({"hero": "paladin", "cp": 5}, {"hero": "barbarian", "hand": ["getting_paid"]})
    s.play("use tithe 2")
    assert s.asked == (1, "window-response")
    assert s.hand(0) == []
