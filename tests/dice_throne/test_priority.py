"""Chapter 13: who may act when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.dice_throne.scene import Scene, duel, king
from tests.dice_throne.texts import activated, acts

# ---- dice -----------------------------------------------------------------------------------------------
HELPER: dict[str, Any] = {"cp": 9, "hand": ["helping_hand", "double_up"]}
TIPPER: dict[str, Any] = {"cp": 9, "hand": ["tip_it", "so_wild"]}


def attack_dice() -> Scene:
    """The Gunslinger has rolled for his attack."""
    return duel({"hero": "gunslinger", **TIPPER}, {"hero": "paladin", **HELPER}).roll(1, 1, 1, 4, 6)


def duel_dice() -> Scene:
    """The Gunslinger has rolled the Duel."""
    s = activated({"hero": "barbarian", **HELPER}, {"hero": "gunslinger", **TIPPER}, kind="normal", damage=5)
    return s.until("defend").dice(5, 4).play("defend duel")


def evasive_die() -> Scene:
    """The Gunslinger has rolled for Evasive."""
    gunslinger = {"hero": "gunslinger", "tokens": {"evasive": 1}, **TIPPER}
    s = activated({"hero": "barbarian", **HELPER}, gunslinger, kind="undefendable", damage=5)
    return acts(s.dice(3), 1, "spend evasive 1")


ROLLS: list[Callable[[], Scene]] = [attack_dice, duel_dice, evasive_die]


@pytest.mark.clause("DT-13.1")
@pytest.mark.parametrize("rolled", ROLLS)
def test_the_roller_works_undisturbed(rolled: Callable[[], Scene]) -> None:
    s = rolled()
    roller, question = s.asked
    assert roller is not None
    assert question in ("rolling", "alter-dice")
    for card in ("tip_it", "so_wild"):
        assert s.asked == (roller, question)  # still he, and nobody was asked in between
        s.play(f"play {card}")
        assert s.asked == (roller, "alter")
        s.play(s.offered("die")[0])
    while s.asked == (roller, question):
        s.play("no_ability" if question == "rolling" else "pass")
    assert s.asked == (1 - roller, "interfere" if question == "rolling" else "alter-dice")
    assert "play helping_hand" in s.offered()


@pytest.mark.clause("DT-13.2")
def test_the_others_alter_the_dice_and_the_roller_answers() -> None:
    s = activated(
        {"hero": "barbarian", "cp": 9, "hand": ["helping_hand", "tip_it"]},
        {"hero": "paladin", "cp": 9, "hand": ["six_it", "double_up"]},
        kind="normal",
        damage=5,
    )
    s.until("defend").dice(3, 3, 3).play("defend divine_defense")
    assert s.asked == (1, "alter-dice")
    s.play("pass")
    assert s.asked == (0, "alter-dice")
    s.dice(1).play("play helping_hand")
    assert s.rolled == [1, 3, 3]
    assert s.asked == (1, "alter-dice")  # he answers
    s.play("play six_it", "die 1 6")
    assert s.rolled == [6, 3, 3]
    assert s.asked == (1, "alter-dice")
    s.play("pass")
    assert s.asked == (0, "alter-dice")
    assert s.damage(1)["prevented"] == 0  # not final before both accept
    s.play("pass")
    assert (s.asked[1], s.damage(1)["prevented"]) == ("window-last-call", 2)
    assert s.cp(1) == 9  # 1 for Six-It!, 1 from the prayer


@pytest.mark.clause("DT-13.2")
def test_attack_dice_are_final_only_when_all_accept() -> None:
    s = duel({"hero": "gunslinger", "cp": 9, "hand": ["six_it"]}, {"hero": "paladin", **HELPER})
    s.roll(1, 1, 1, 4, 6).play("declare revolver 1")
    assert s.asked == (1, "interfere")
    s.dice(4).play("play helping_hand", "die 1")
    assert (s.asked, s.rolled) == ((0, "rolling"), [4, 1, 1, 4, 6])
    assert "declare revolver 1" not in s.offered()
    s.play("play six_it", "die 2 6")
    assert s.rolled == [4, 6, 1, 4, 6]
    s.play("no_ability")
    assert s.asked == (1, "interfere")
    s.play("pass")
    assert s.phase != "offence"


@pytest.mark.clause("DT-13.3")
def test_an_upkeep_die_is_altered_by_cards_that_fit_the_phase() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 9, "hand": ["tip_it", "helping_hand"]},
        {"hero": "barbarian", "tokens": {"powder_keg": 1}, "hand": ["smack_2"]},
    )
    s.until("rolling").play("no_ability").until("main").dice(2).play("pass")
    assert (s.asked, s.phase, s.rolled) == ((0, "alter-dice"), "upkeep", [2])
    assert s.refused("play helping_hand") == "DT-8.14"
    s.play("play tip_it", "die 1 3").settle()
    assert (s.health(1), s.tokens(1, "powder_keg")) == (50, 1)  # 3 to 5: nothing happens


@pytest.mark.clause("DT-13.3")
@pytest.mark.parametrize(("alter", "cp"), [("die 1 4", 4), ("die 1 6", 5)])
def test_the_die_of_a_main_card_is_altered_by_an_instant(alter: str, cp: int) -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 2, "hand": ["vegas_baby", "duel_2"]},
        {"hero": "barbarian", "cp": 9, "hand": ["tip_it", "helping_hand"]},
    )
    s.dice(5).play("play vegas_baby")
    assert (s.asked, s.rolled) == ((1, "alter-dice"), [5])
    assert s.refused("play helping_hand") == "DT-8.14"
    s.play("play tip_it", alter)
    assert (s.asked, s.cp(0)) == ((0, "main"), cp)  # half of the die, rounded up


@pytest.mark.clause("DT-13.4")
@pytest.mark.parametrize(("again", "health"), [(5, 44), (1, 50)])
def test_helping_hand_on_an_evasive_die(again: int, health: int) -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 1, "hand": ["helping_hand", "duel_2"]},
        {"hero": "barbarian", "tokens": {"evasive": 1}},
    )
    s.attack("deadeye", 6, 6, 6, 6, 1)
    acts(s.dice(2), 1, "spend evasive 1")
    assert (s.asked, s.rolled) == ((0, "alter-dice"), [2])
    s.dice(again).play("play helping_hand").settle()
    assert (s.health(1), s.cp(0)) == (health, 0)


@pytest.mark.clause("DT-13.5")
def test_nobodys_card_alters_a_reload_die_of_an_ultimate() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 3, "hand": ["tip_it", "double_up"], "tokens": {"reload": 1}},
        {"hero": "paladin", "cp": 9, "hand": ["tip_it", "helping_hand", "double_up"]},
    )
    s.roll(6, 6, 6, 6, 6).play("declare fillem_with_lead").until("interfere").play("pass")
    s.until("window-offence-ends").dice(1).play("spend reload 1")
    assert (s.asked, s.rolled) == ((0, "roll-again"), [1])
    s.dice(2).play("reroll 1")  # the Ultimate's own permission works
    assert s.refused("play tip_it") == "DT-13.5"
    asked = [s.asked[0]]
    while s.asked[1] != "main":
        asked.append(s.asked[0])
        s.play("pass")
    assert set(asked) == {0}  # the opponent with his Tip It! is never asked
    assert s.health(1) == 50 - (10 + 1 + 1)  # Bounty, and half of the 2


# ---- priority -------------------------------------------------------------------------------------------
def actors(s: Scene) -> list[int]:
    """Who has played a card or spent a status, in order."""
    return [line.args["player"] for line in s.game.log if line.key in ("log-played", "log-spent")]


@pytest.mark.clause("DT-13.6")
def test_the_active_player_goes_first_however_many_actions_he_takes() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 9, "hand": ["double_up", "getting_paid"], "deck": ["duel_2", "wanted"]},
        {"hero": "paladin", "cp": 9, "hand": ["triple_up"]},
    )
    s.play("pass")
    assert s.asked == (1, "window-before-offence")
    s.play("play triple_up")  # the other speaks first
    assert s.asked == (0, "preempt")
    s.play("play getting_paid")
    assert (s.asked, s.cp(0)) == ((0, "window-before-offence"), 11)
    s.play("play double_up")
    assert (s.asked, len(s.hand(1))) == ((1, "window-before-offence"), 1)
    acts(s, 1, "play triple_up")
    assert actors(s) == [0, 0, 1]
    assert len(s.hand(1)) == 3


@pytest.mark.clause("DT-13.7")
def test_with_three_players_the_word_goes_round_and_back_to_the_active_one() -> None:
    instants = ["getting_paid", "double_up"]
    s = king(
        {"hero": "gunslinger", "hand": instants},
        {"hero": "paladin", "hand": instants},
        {"hero": "barbarian", "hand": instants},
    )
    s.attack("revolver 1", 1, 1, 1, 4, 6).until("window-offence-ends")
    order = []
    for _ in range(3):
        order.append(s.asked[0])
        if s.asked[0] != 2:
            s.play("pass")
    assert order == [0, 1, 2]
    s.play("play getting_paid")
    assert s.asked == (0, "preempt")
    s.play("pass")
    assert s.cp(2) == 4
    assert s.asked == (0, "window-offence-ends")  # and back to the active player
    s.play("pass")
    assert s.asked == (1, "window-offence-ends")


@pytest.mark.clause("DT-13.8")
@pytest.mark.parametrize("act", ["play getting_paid", "spend tactical_advantage 1"])
def test_a_spend_is_treated_as_an_instant_card(act: str) -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 9, "hand": ["double_up"]},
        {"hero": "paladin", "cp": 0, "hand": ["getting_paid"], "tokens": {"tactical_advantage": 1}},
    )
    s.play("pass")
    trace = [s.asked]
    s.play(act)
    trace.append(s.asked)  # the active player may go first
    s.play("play double_up")
    while s.asked[0] == 0:
        s.play("pass")
    trace.append(s.asked)
    acts(s, 1, act)
    assert trace == [(1, "window-before-offence"), (0, "preempt"), (1, "window-before-offence")]
    assert s.cp(1) == (2 if act.startswith("play") else 1)
    assert actors(s) == [0, 1]


@pytest.mark.clause("DT-13.9")
def test_buh_bye_takes_the_evasive_that_was_about_to_be_spent() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 2, "hand": ["buh_bye", "duel_2"]},
        {"hero": "paladin", "tokens": {"evasive": 1}},
    )
    s.attack("deadeye", 6, 6, 6, 6, 1).until("window-attack").play("pass")
    assert s.asked == (1, "window-attack")
    s.play("spend evasive 1")
    assert s.asked == (0, "preempt")
    s.play("play buh_bye", "token 1 evasive").settle()
    assert (s.tokens(1, "evasive"), s.health(1), s.cp(0)) == (0, 44, 0)


@pytest.mark.clause("DT-13.9")
def test_buh_bye_comes_first_between_dice_and_outcome_too() -> None:
    s = activated(
        {"hero": "barbarian", "cp": 2, "hand": ["buh_bye", "smack_2"]},
        {"hero": "gunslinger", "tokens": {"evasive": 1, "reload": 1}},
        kind="normal",
        damage=5,
    )
    s.until("defend").dice(1, 6).play("defend duel")
    assert s.asked == (1, "alter-dice")
    s.play("spend evasive 1")
    assert s.asked == (0, "preempt")
    s.play("play buh_bye", "token 1 evasive").settle()
    assert (s.tokens(1, "evasive"), s.health(1), s.health(0)) == (0, 45, 49)


@pytest.mark.clause("DT-13.9")
def test_in_his_own_turn_the_holder_of_the_evasive_goes_first() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 2, "hand": ["buh_bye"]},
        {"hero": "barbarian", "hand": ["smack_2"], "tokens": {"evasive": 1, "burn": 1}},
    )
    s.until("window-upkeep")
    assert (s.asked, s.view["active"]) == ((1, "window-upkeep"), 1)
    s.dice(1).play("spend evasive 1")
    assert s.asked[1] != "preempt"
    assert s.settle().health(1) == 50


# ---- what has begun is finished -------------------------------------------------------------------------
@pytest.mark.clause("DT-13.10")
def test_an_instant_is_completed_before_anybody_acts() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 2, "hand": ["triple_up"]},
        {
            "hero": "paladin",
            "cp": 9,
            "hand": ["double_up", "getting_paid"],
            "tokens": {"tactical_advantage": 1},
        },
    )
    s.play("play triple_up")
    assert (len(s.hand(0)), s.discard(0)) == (3, ["triple_up"])  # no question came in between
    assert [line for line in s.log() if line == "drew"] == ["drew"] * 3
    assert s.asked == (0, "main")


@pytest.mark.clause("DT-13.10")
def test_a_spend_that_has_begun_is_not_stopped() -> None:
    s = activated(
        {"hero": "gunslinger", "cp": 9, "hand": ["buh_bye", "helping_hand", "double_up"]},
        {"hero": "barbarian", "tokens": {"evasive": 2}},
        kind="undefendable",
        damage=6,
    )
    acts(s.dice(2), 1, "spend evasive 1")
    assert (s.asked, s.rolled) == ((0, "alter-dice"), [2])
    assert s.refused("play buh_bye") == "DT-13.10"
    assert s.refused("play double_up") == "DT-13.10"
    assert s.offered("play") == ["play helping_hand"]
    s.settle()
    assert s.health(1) == 50


@pytest.mark.clause("DT-13.11")
def test_the_first_evasive_is_resolved_before_the_second_is_spent() -> None:
    s = activated(
        {"hero": "gunslinger", "hand": ["duel_2"]},
        {"hero": "barbarian", "hand": ["tip_it", "double_up"], "tokens": {"evasive": 2}},
        kind="undefendable",
        damage=6,
    )
    acts(s.dice(4), 1, "spend evasive 1")
    assert (s.asked, s.rolled) == ((1, "alter-dice"), [4])
    assert s.refused("spend evasive 1") in ("DT-13.10", "DT-13.11")
    s.play("pass")
    assert s.asked == (1, "window-attack")
    s.dice(2).play("spend evasive 1", "pass")
    assert (s.settle().health(1), s.tokens(1, "evasive")) == (50, 0)


@pytest.mark.clause("DT-13.12")
def test_the_victim_spends_tokens_before_they_are_removed() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 2, "hand": ["what_status_effects", "duel_2"]},
        {"hero": "paladin", "cp": 0, "tokens": {"tactical_advantage": 5, "crit": 1}},
    )
    s.play("play what_status_effects")
    assert s.asked == (1, "window-response")
    s.play("spend tactical_advantage 1", "spend tactical_advantage 1")
    assert (s.cp(1), s.tokens(1, "tactical_advantage")) == (2, 3)
    s.until("choose").play("player 1")
    assert (s.hero(1)["tokens"], s.cp(1)) == ({}, 2)


@pytest.mark.clause("DT-13.12")
def test_the_huntress_spends_nyras_bond_before_it_is_removed() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 2, "hand": ["what_status_effects", "duel_2"]},
        {"hero": "huntress", "companions": [3, 1], "tokens": {"nyras_bond": 1}},
    )
    s.play("play what_status_effects")
    assert s.asked == (1, "window-response")
    s.play("spend nyras_bond 2")
    assert s.companion(1, "nyra") == 5


@pytest.mark.clause("DT-13.13")
@pytest.mark.parametrize(("die", "defender"), [(1, 50), (4, 45)])
def test_evasive_is_spent_between_the_duels_dice_and_its_outcome(die: int, defender: int) -> None:
    s = activated(
        {"hero": "barbarian", "hand": ["smack_2"]},
        {"hero": "gunslinger", "hand": ["duel_2"], "tokens": {"evasive": 1}},
        kind="normal",
        damage=5,
    )
    s.until("defend").dice(6, 2).play("defend duel")
    assert (s.asked, s.rolled) == ((1, "alter-dice"), [6, 2])
    s.dice(die).play("spend evasive 1").until("one-of").play("mode 1").settle()
    assert (s.health(0), s.health(1)) == (47, defender)


@pytest.mark.clause("DT-13.14")
def test_overpower_dice_are_fixed_once_the_defence_begins() -> None:
    s = duel(
        {"hero": "barbarian", "cp": 9, "hand": ["tip_it", "double_up"]},
        {"hero": "paladin", "cp": 9, "hand": ["tip_it", "double_up"]},
    )
    s.roll(1, 2, 3, 6, 6).dice(5, 5, 5).play("declare overpower").until("alter-dice")
    assert "play tip_it" in s.offered()  # as long as they lie there they may be altered
    s.until("window-attack")
    assert (s.asked, s.phase) == ((0, "window-attack"), "defence")
    assert s.refused("play tip_it") == "DT-13.14"
    s.play("pass")
    assert s.asked == (1, "window-attack")
    assert s.refused("play tip_it") == "DT-13.14"
    assert s.damage(1)["incoming"] == 15
