"""The 18 cards that every deck holds (chapter 16)."""

from __future__ import annotations

import pytest

from tests.dice_throne.scene import Scene, duel, teams

DEADEYE = (6, 6, 6, 6, 2)
REVOLVER_3 = (1, 1, 2, 5, 6)


def holding(card: str, cp: int = 5, **rest: object) -> Scene:
    """The Gunslinger at his Main Phase 1 with this card, against a Barbarian."""
    return duel({"hero": "gunslinger", "cp": cp, "hand": [card], **rest}, {"hero": "barbarian"})


# ---- Main Phase Actions ----------------------------------------------------------------------------------
@pytest.mark.clause("DT-16.1")
def test_transference_moves_a_token_from_one_player_to_another() -> None:
    s = holding("transference", tokens={"bounty": 1, "evasive": 1}).play("play transference")
    assert s.offered("token") == ["token 0 evasive", "token 0 bounty"]
    s.play("token 0 bounty").until("window-before-offence", "rolling")
    assert (s.tokens(0, "bounty"), s.tokens(1, "bounty"), s.cp(0)) == (0, 1, 3)


@pytest.mark.clause("DT-16.1")
def test_transference_does_not_exceed_a_limit() -> None:
    tokens = {"bounty": 1}
    s = duel(
        {"hero": "gunslinger", "cp": 2, "hand": ["transference"], "tokens": tokens},
        {"hero": "barbarian", "tokens": tokens},
    )
    assert s.refused("play transference") == "DT-9.13"


@pytest.mark.clause("DT-16.2")
def test_what_status_effects_removes_everything() -> None:
    s = duel(
        {"hero": "barbarian", "cp": 2, "hand": ["what_status_effects"]},
        {"hero": "gunslinger", "tokens": {"evasive": 2, "reload": 1}},
    )
    s.play("play what_status_effects", "player 1")
    assert s.hero(1)["tokens"] == {}
    assert s.cp(0) == 0


@pytest.mark.clause("DT-16.2")
def test_before_what_status_effects_its_victim_may_spend() -> None:
    s = duel(
        {"hero": "barbarian", "cp": 2, "hand": ["what_status_effects"]},
        {"hero": "gunslinger", "cp": 0, "tokens": {"evasive": 1, "tactical_advantage": 2}},
    )
    s.play("play what_status_effects")
    assert s.asked == (1, "window-response")
    s.play("spend tactical_advantage 1").until("choose").play("player 1")
    assert s.cp(1) == 1
    assert s.hero(1)["tokens"] == {}


@pytest.mark.clause("DT-16.3")
@pytest.mark.parametrize(("die", "cp"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_vegas_baby_pays_half_its_die_rounded_up(die: int, cp: int) -> None:
    s = holding("vegas_baby", cp=0).dice(die).play("play vegas_baby")
    assert s.cp(0) == cp


@pytest.mark.clause("DT-16.4")
def test_get_that_outta_here_removes_one_token() -> None:
    s = holding("get_that_outta_here", tokens={"bounty": 1, "reload": 2}).play("play get_that_outta_here")
    assert s.offered("token") == ["token 0 reload", "token 0 bounty"]
    s.play("token 0 bounty")
    assert (s.tokens(0, "bounty"), s.tokens(0, "reload"), s.cp(0)) == (0, 2, 4)


@pytest.mark.clause("DT-16.4")
def test_a_companion_is_no_status() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 1, "hand": ["get_that_outta_here"]},
        {"hero": "huntress", "tokens": {"nyras_bond": 1}},
    )
    s.play("play get_that_outta_here").until("remove", "rolling")
    assert s.tokens(1, "nyras_bond") == 0  # the only legal choice was made
    s = duel({"hero": "gunslinger", "cp": 1, "hand": ["get_that_outta_here"]}, {"hero": "huntress"})
    assert s.companion(1, "nyra") > 0
    assert s.refused("play get_that_outta_here") == "DT-9.2"


# ---- Instant Actions -------------------------------------------------------------------------------------
@pytest.mark.clause("DT-16.5")
@pytest.mark.clause("DT-16.6")
@pytest.mark.parametrize(("card", "hand", "cp"), [("triple_up", 6, 3), ("double_up", 5, 4)])
def test_drawing(card: str, hand: int, cp: int) -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 5, "hand": [card, "six_it", "tip_it", "so_wild"]}, {"hero": "barbarian"}
    )
    s.play(f"play {card}")
    assert (len(s.hand(0)), s.cp(0)) == (hand, cp)
    assert s.discard(0) == [card]


@pytest.mark.clause("DT-16.5")
@pytest.mark.clause("DT-16.6")
@pytest.mark.parametrize(("card", "drawn"), [("triple_up", 3), ("double_up", 2)])
def test_drawing_in_an_opponents_turn(card: str, drawn: int) -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "cp": 2, "hand": [card]}).until(
        "window-before-offence"
    )
    s.play(f"play {card}")
    assert len(s.hand(1)) == drawn


@pytest.mark.clause("DT-16.7")
def test_buh_bye_comes_before_an_announced_spend_in_ones_own_turn() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 2, "hand": ["buh_bye"]}, {"hero": "barbarian", "tokens": {"evasive": 1}}
    )
    s.attack("deadeye", *DEADEYE).until("window-attack").play("pass", "spend evasive")
    assert s.asked == (0, "preempt")
    s.play("play buh_bye")
    assert s.offered("token") == ["token 1 evasive", "token 1 knockdown"]
    s.play("token 1 evasive").settle()
    assert (s.health(1), s.tokens(1, "evasive"), s.cp(0)) == (44, 0, 0)


@pytest.mark.clause("DT-16.8")
def test_tip_it_changes_a_die_of_anybody_by_one() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["tip_it"]})
    s.roll(*DEADEYE).play("declare deadeye").play("play tip_it")
    assert s.refused("die 1 6") == "DT-16.8"
    assert s.refused("die 1 4") == "DT-16.8"
    s.play("die 1 5")
    assert (s.rolled, s.cp(1)) == ([5, 6, 6, 6, 2], 1)
    assert s.asked == (0, "rolling")


@pytest.mark.clause("DT-16.8")
def test_tip_it_raises_no_6_and_lowers_no_1() -> None:
    s = holding("tip_it").roll(1, 1, 3, 6, 6).play("play tip_it")
    assert s.offered("die") == ["die 1 2", "die 3 2", "die 3 4", "die 4 5"]


@pytest.mark.clause("DT-16.8")
def test_tip_it_works_on_an_upkeep_die() -> None:
    s = duel(
        {"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["tip_it", "six_it"], "tokens": {"bleed": 1}}
    )
    s.until("rolling").dice(4).until("alter-dice")
    assert (s.asked, s.phase) == ((1, "alter-dice"), "upkeep")
    assert s.refused("play six_it") == "DT-8.14"
    s.play("play tip_it", "die 1 5").settle()
    assert (s.health(1), s.tokens(1, "bleed")) == (50, 0)


@pytest.mark.clause("DT-16.9")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (0, 2), (14, 15)])
def test_getting_paid(before: int, after: int) -> None:
    s = holding("getting_paid", cp=before).play("play getting_paid")
    assert s.cp(0) == after


@pytest.mark.clause("DT-16.9")
def test_getting_paid_in_an_opponents_turn() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "cp": 3, "hand": ["getting_paid"]})
    s.until("window-before-offence").play("play getting_paid")
    assert s.cp(1) == 5


# ---- Roll Phase Actions: damage --------------------------------------------------------------------------
@pytest.mark.clause("DT-16.10")
def test_not_this_time_prevents_6() -> None:
    s = duel(
        {"hero": "gunslinger", "levels": {"fan_the_hammer": 2}},
        {"hero": "barbarian", "hand": ["not_this_time"]},
    )
    s.attack("fan_the_hammer", 1, 2, 3, 4, 5).until("window-attack").play("play not_this_time").settle()
    assert (s.health(1), s.cp(1)) == (48, 2)  # 1 CP paid, 1 from Income


@pytest.mark.clause("DT-16.10")
def test_not_this_time_does_not_work_in_upkeep() -> None:
    s = duel(
        {"hero": "gunslinger"},
        {"hero": "barbarian", "hand": ["not_this_time", "tip_it"], "tokens": {"burn": 1, "evasive": 1}},
    )
    s.until("window-upkeep")
    assert s.asked == (1, "window-upkeep")
    assert s.refused("play not_this_time") == "DT-8.14"


@pytest.mark.clause("DT-16.10")
def test_not_this_time_does_not_help_against_an_ultimate() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["not_this_time"]})
    s.attack("fillem_with_lead", 6, 6, 6, 6, 6).settle()
    assert (s.health(1), s.discard(1)) == (39, [])


# ---- Roll Phase Actions: dice ----------------------------------------------------------------------------
@pytest.mark.clause("DT-16.11")
def test_twice_as_wild_sets_two_dice_and_reopens_the_declaration() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "cp": 3, "hand": ["twice_as_wild"]})
    s.roll(*DEADEYE).play("declare deadeye", "play twice_as_wild", "die 1 1", "die 2 1")
    assert (s.rolled, s.cp(1)) == ([1, 1, 6, 6, 2], 0)
    assert s.asked == (0, "rolling")
    assert s.refused("declare deadeye") == "DT-4.4"
    assert "declare bounty_hunter" in s.offered("declare")


@pytest.mark.clause("DT-16.11")
def test_the_second_of_twice_as_wild_may_be_a_die_that_shows_what_the_first_was_set_to() -> None:
    s = holding("twice_as_wild").roll(1, 2, 3, 4, 6).play("play twice_as_wild", "die 1 6")
    s.play("die 5 1")
    assert s.rolled == [6, 2, 3, 4, 1]


@pytest.mark.clause("DT-16.13")
def test_any_of_equal_dice_may_be_tapped() -> None:
    s = holding("so_wild").roll(3, 2, 1, 3, 6).play("play so_wild")
    told = {option.notation: option.at for option in s.game.options}
    assert told["die 1 5"] == ("die.0", "die.3")
    assert told["die 2 5"] == ("die.1",)


@pytest.mark.clause("DT-16.11")
def test_a_die_that_was_set_just_now_may_not_be_tapped_again() -> None:
    s = holding("twice_as_wild").roll(3, 2, 1, 4, 6).play("play twice_as_wild", "die 1 6")
    assert {option.at for option in s.game.options if option.notation.startswith("die 5")} == {("die.4",)}


@pytest.mark.clause("DT-16.12")
@pytest.mark.parametrize("second", ["die 3", "die 5"])
def test_try_try_again_rerolls_one_die_twice_or_two_dice(second: str) -> None:
    s = holding("try_try_again").roll(1, 2, 3, 4, 5).dice(6).play("play try_try_again", "die 3")
    assert s.rolled == [1, 2, 6, 4, 5]
    s.dice(4).play(second)
    assert s.asked == (0, "rolling")  # no third one
    assert s.rolled == ([1, 2, 4, 4, 5] if second == "die 3" else [1, 2, 6, 4, 4])
    assert s.cp(0) == 4


@pytest.mark.clause("DT-16.12")
def test_try_try_again_need_not_be_used_up() -> None:
    s = holding("try_try_again").roll(1, 2, 3, 4, 5).dice(6).play("play try_try_again", "die 3", "pass")
    assert s.rolled == [1, 2, 6, 4, 5]
    s = holding("try_try_again").roll(1, 2, 3, 4, 5).dice(6).play("play try_try_again", "pass", "die 3")
    assert s.rolled == [1, 2, 6, 4, 5]


@pytest.mark.clause("DT-16.12")
def test_try_try_again_is_not_for_an_opponents_dice() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["try_try_again", "tip_it"]})
    s.roll(*REVOLVER_3).play("declare revolver 1")
    assert s.refused("play try_try_again") == "DT-16.12"


@pytest.mark.clause("DT-16.12")
def test_try_try_again_helps_a_teammate() -> None:
    s = teams(
        {"hero": "gunslinger"},
        {"hero": "barbarian"},
        {"hero": "paladin", "hand": ["try_try_again"]},
        {"hero": "barbarian"},
    )
    s.roll(*REVOLVER_3).play("declare revolver 1")
    assert s.asked == (2, "interfere")
    s.dice(6).play("play try_try_again", "die 1", "pass")
    assert s.rolled == [6, 1, 2, 5, 6]


@pytest.mark.clause("DT-16.13")
def test_so_wild_sets_a_die_of_ones_own() -> None:
    s = holding("so_wild").roll(6, 6, 6, 3, 2).play("play so_wild", "die 4 6")
    assert (s.rolled, s.cp(0)) == ([6, 6, 6, 6, 2], 3)


@pytest.mark.clause("DT-16.13")
def test_so_wild_sets_a_die_of_an_opponent() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["so_wild"]})
    s.roll(*DEADEYE).play("declare deadeye", "play so_wild", "die 1 1")
    assert (s.rolled, s.cp(1)) == ([1, 6, 6, 6, 2], 0)


@pytest.mark.clause("DT-16.14")
def test_samesies_copies_a_die_of_the_same_roll() -> None:
    s = holding("samesies").roll(6, 6, 6, 2, 1).play("play samesies")
    assert s.refused("die 4 3") == "DT-16.14"
    s.play("die 4 6")
    assert (s.rolled, s.cp(0)) == ([6, 6, 6, 6, 1], 4)


@pytest.mark.clause("DT-16.14")
def test_samesies_does_not_copy_dice_of_another_purpose() -> None:
    gunslinger = {"hero": "gunslinger", "hand": ["samesies", "tip_it"], "tokens": {"reload": 1}}
    s = duel(gunslinger, {"hero": "barbarian"})
    s.attack("revolver 1", *REVOLVER_3).until("window-attack").dice(4).play("spend reload")
    assert (s.asked, s.rolled) == ((0, "alter-dice"), [4])
    assert s.refused("play samesies") == "DT-16.14"


@pytest.mark.clause("DT-16.15")
def test_one_more_time_gives_a_fourth_attempt() -> None:
    s = holding("one_more_time").roll(1, 1, 1, 2, 5)
    s.dice(4).play("reroll 5").dice(5).play("reroll 4")
    assert s.refused("reroll 5") == "DT-4.1"
    s.play("play one_more_time").dice(6, 6).play("reroll 2,5")
    assert (s.rolled, s.cp(0)) == ([1, 1, 1, 6, 6], 4)
    assert s.refused("reroll 6") == "DT-4.1"


@pytest.mark.clause("DT-16.15")
def test_one_more_time_may_be_played_for_a_teammate_after_his_declaration() -> None:
    s = teams(
        {"hero": "gunslinger"},
        {"hero": "barbarian"},
        {"hero": "paladin", "hand": ["one_more_time"]},
        {"hero": "barbarian"},
    )
    s.roll(1, 1, 1, 2, 5).dice(4).play("reroll 5").dice(5).play("reroll 4", "no_ability")
    assert s.asked == (2, "interfere")
    s.play("play one_more_time")
    assert (s.asked, s.view["attempts_left"]) == ((0, "rolling"), 1)


@pytest.mark.clause("DT-16.15")
def test_one_more_time_is_for_the_offensive_roll_only() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["one_more_time", "tip_it"]})
    s.attack("revolver 1", *REVOLVER_3).until("defend").dice(1, 2, 3).play("defend thick_skin")
    assert s.asked == (1, "alter-dice")
    assert s.refused("play one_more_time") == "DT-16.15"


@pytest.mark.clause("DT-16.15")
def test_one_more_time_is_not_for_the_dice_of_a_status() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["one_more_time", "tip_it"], "tokens": {"reload": 1}},
        {"hero": "barbarian"},
    )
    s.attack("revolver 1", *REVOLVER_3).until("window-offence-ends").dice(4).play("spend reload")
    assert (s.asked, s.phase) == ((0, "alter-dice"), "offence")
    assert s.refused("play one_more_time") == "DT-16.15"


@pytest.mark.clause("DT-16.16")
def test_helping_hand_rerolls_an_attack_die() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["helping_hand"]})
    s.roll(*DEADEYE).play("declare deadeye").dice(3).play("play helping_hand", "die 1")
    assert (s.rolled, s.cp(1)) == ([3, 6, 6, 6, 2], 1)


@pytest.mark.clause("DT-16.16")
def test_helping_hand_rerolls_an_evasive_die() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["helping_hand"]}, {"hero": "barbarian", "tokens": {"evasive": 1}}
    )
    s.attack("deadeye", *DEADEYE).until("window-attack")
    while s.asked[0] == 0:
        s.play("pass")
    s.dice(2).play("spend evasive").until("alter-dice")
    assert s.asked == (0, "alter-dice")
    s.dice(5).play("play helping_hand").settle()
    assert s.health(1) == 44


@pytest.mark.clause("DT-16.16")
def test_helping_hand_is_not_for_ones_own_dice() -> None:
    s = holding("helping_hand").roll(*DEADEYE)
    assert s.refused("play helping_hand") == "DT-16.16"


@pytest.mark.clause("DT-16.17")
def test_better_d_rolls_defence_dice_again_once() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "health": 40, "hand": ["better_d"]})
    s.attack("revolver 1", *REVOLVER_3).until("defend").dice(1, 2, 4).play("defend thick_skin")
    s.play("play better_d")
    assert s.asked == (1, "roll-again")
    assert s.offered("reroll") == [
        *("reroll 1", "reroll 2", "reroll 1,2", "reroll 4", "reroll 1,4", "reroll 2,4", "reroll 1,2,4"),
    ]
    assert s.cp(1) == 2
    s.dice(5, 5).play("reroll 1,2").settle()
    assert s.health(1) == 43  # 3 hearts heal 6, 3 damage


@pytest.mark.clause("DT-16.17")
def test_better_d_may_be_declined_and_does_not_touch_the_attackers_duel_die() -> None:
    s = duel({"hero": "barbarian"}, {"hero": "gunslinger", "hand": ["better_d"]})
    s.attack("smack 1", *REVOLVER_3).until("defend").dice(2, 5).play("defend duel", "play better_d")
    assert s.offered() == ["pass", "reroll 2"]
    s.play("pass").settle()
    assert s.health(0) == 49


@pytest.mark.clause("DT-16.17")
def test_better_d_is_for_the_defensive_roll_only() -> None:
    s = holding("better_d").roll(*DEADEYE)
    assert s.refused("play better_d") == "DT-16.17"


@pytest.mark.clause("DT-16.18")
def test_six_it_sets_ones_own_die_to_6() -> None:
    s = holding("six_it").roll(6, 6, 6, 2, 3).play("play six_it", "die 4 6")
    assert (s.rolled, s.cp(0)) == ([6, 6, 6, 6, 3], 4)


@pytest.mark.clause("DT-16.18")
def test_six_it_is_not_for_an_opponents_die() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["six_it", "tip_it"]})
    s.roll(*REVOLVER_3).play("declare revolver 1")
    assert s.refused("play six_it") == "DT-16.18"
