"""Chapter 3: the phases of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import Game
from tests.dice_throne.scene import Scene, duel, king, teams
from tests.dice_throne.told import EIGHT, events, losses, phases, turn_of, turns

SEVEN_CARDS = ["tip_it", "so_wild", "six_it", "samesies", "better_d", "helping_hand", "not_this_time"]
EIGHT_CARDS = [*SEVEN_CARDS, "double_up"]


def upkeep_of(**hero: Any) -> Scene:
    """A Barbarian's turn begins: the first question of his Upkeep, or of what comes after it."""
    s = duel({"hero": "paladin"}, {"hero": "barbarian", **hero})
    while not turns(s):
        s.play("no_ability" if s.asked[1] == "rolling" else "pass")
    return s


# ---- order ---------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-3.1")
def test_a_turn_has_eight_phases_in_this_order() -> None:
    s = king({"hero": "paladin"}, {"hero": "gunslinger"}, {"hero": "barbarian"})
    turn_of(s, 1).attack("revolver 1", 1, 1, 1, 4, 6).until("choose-target").play("player 2")
    turn_of(s, 2)
    assert turns(s)[0] == (1, EIGHT)


@pytest.mark.clause("DT-3.1")
def test_phases_of_which_nothing_comes_are_left_out_but_never_change_places() -> None:
    s = duel({"hero": "paladin"}, {"hero": "gunslinger"})
    turn_of(s, 1).attack("revolver 1", 1, 1, 1, 4, 6)
    turn_of(s, 0)
    turn_of(s, 1)
    assert turns(s)[0] == (1, [phase for phase in EIGHT if phase != "targeting"])
    assert turns(s)[1] == (0, [phase for phase in EIGHT if phase not in ("targeting", "defence")])


@pytest.mark.clause("DT-3.2")
@pytest.mark.parametrize(
    ("make", "players", "order"),
    [(duel, 2, [1, 0, 1, 0]), (king, 3, [1, 2, 0, 1]), (teams, 4, [1, 2, 3, 0, 1])],
)
def test_whole_turns_follow_each_other(make: Any, players: int, order: list[int]) -> None:
    heroes = [{"hero": name} for name in ("paladin", "barbarian", "paladin", "barbarian")[:players]]
    s = make(*heroes)
    for seat in order:
        turn_of(s, seat)
        assert s.view["active"] == seat
    assert [seat for seat, _ in turns(s)] == order
    assert all(done[0] == "upkeep" and done[-1] == "discard" for _, done in turns(s)[:-1])


# ---- Upkeep --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-3.3")
def test_upkeep_effects_are_those_of_the_active_player() -> None:
    s = duel({"hero": "paladin"}, {"hero": "gunslinger"})
    assert s.tokens(1, "reload") == 0
    assert turn_of(s, 1).tokens(1, "reload") == 1
    assert turn_of(s, 0).tokens(1, "reload") == 1
    assert turn_of(s, 1).tokens(1, "reload") == 2


@pytest.mark.clause("DT-3.3")
def test_statuses_of_others_do_not_work_in_my_upkeep() -> None:
    s = duel({"hero": "paladin", "tokens": {"burn": 1}}, {"hero": "barbarian", "tokens": {"poison": 3}})
    turn_of(s, 1)
    assert (s.health(0), s.health(1)) == (50, 47)
    turn_of(s, 0)
    assert (s.health(0), s.health(1)) == (48, 47)


@pytest.mark.clause("DT-3.4")
@pytest.mark.parametrize(
    ("order", "told"), [("effect 1", ["threatened", "gained"]), ("effect 2", ["gained", "threatened"])]
)
def test_the_active_player_orders_the_effects_of_upkeep(order: str, told: list[str]) -> None:
    s = duel({"hero": "paladin"}, {"hero": "gunslinger", "tokens": {"burn": 1}}).until("next-due")
    assert s.asked == (1, "next-due")
    assert s.offered() == ["effect 1", "effect 2"]
    before = len(s.game.played)
    s.play(order)
    assert [word for word in s.log(before) if word in told] == told


@pytest.mark.clause("DT-3.4")
def test_a_single_effect_needs_no_order() -> None:
    s = upkeep_of(tokens={"burn": 1})
    assert (s.asked, s.health(1)) == ((1, "main"), 48)


@pytest.mark.clause("DT-3.5")
def test_upkeep_damage_is_one_loss_at_the_end_of_the_phase() -> None:
    s = upkeep_of(tokens={"burn": 1, "poison": 1}, hand=["getting_paid"])
    s.play("effect 1")
    s.until("window-upkeep")
    assert (s.health(1), s.damage(1)["incoming"]) == (50, 3)
    s.play("pass")
    assert losses(s) == [(1, 3)]
    assert s.health(1) == 47


@pytest.mark.clause("DT-3.5")
@pytest.mark.parametrize(("die", "health"), [(1, 50), (2, 50), (3, 47), (6, 47)])
def test_one_avoidance_covers_the_sum_of_upkeep(die: int, health: int) -> None:
    s = upkeep_of(tokens={"burn": 1, "poison": 1, "evasive": 1})
    s.play("effect 2").until("window-upkeep").dice(die).play("spend evasive 1").settle()
    assert s.health(1) == health
    assert s.tokens(1, "evasive") == 0


@pytest.mark.clause("DT-3.6")
@pytest.mark.parametrize("keg_first", [True, False])
def test_isolated_damage_of_upkeep_is_a_loss_of_its_own(keg_first: bool) -> None:
    s = upkeep_of(tokens={"burn": 1, "powder_keg": 1})
    s.dice(1).play("effect 2" if keg_first else "effect 1").settle()
    assert losses(s) == [(1, 3), (1, 2)]
    assert s.health(1) == 45
    assert s.tokens(1, "powder_keg") == 0


@pytest.mark.clause("DT-3.6")
@pytest.mark.parametrize(("question", "left"), [("window-damage", [(1, 2)]), ("window-upkeep", [(1, 3)])])
def test_isolated_damage_is_answered_on_its_own(question: str, left: list[tuple[int, int]]) -> None:
    s = upkeep_of(tokens={"burn": 1, "powder_keg": 1, "evasive": 1})
    s.dice(1).play("effect 1").until(question)
    assert s.damage(1)["incoming"] == 5 - left[0][1]
    s.dice(1).play("spend evasive 1").settle()
    assert losses(s) == left


# ---- Income --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-3.7")
def test_income_is_1_cp_and_then_1_card() -> None:
    s = upkeep_of(cp=2, hand=["tip_it", "so_wild", "six_it", "samesies"], deck=["better_d"])
    s.settle()
    assert (s.cp(1), s.hand(1)) == (3, ["better_d", "samesies", "six_it", "so_wild", "tip_it"])
    assert [word for word in s.log() if word in ("cp", "drew")] == ["cp", "drew"]


@pytest.mark.clause("DT-3.8")
def test_at_15_cp_income_is_only_a_card() -> None:
    s = upkeep_of(cp=15, hand=["six_it", "samesies", "better_d"], deck=["smack_2"])
    s.settle()
    assert (s.cp(1), len(s.hand(1))) == (15, 4)
    assert "smack_2" in s.hand(1)


@pytest.mark.clause("DT-3.9")
@pytest.mark.parametrize("first", [0, 1])
def test_only_the_start_player_skips_income_and_only_once(first: int) -> None:
    rolls = [5, 0] if first == 0 else [0, 5]
    fate = [0] * 8 + rolls
    s = Scene(Game.new("dice_throne", players=2, heroes="barbarian,paladin", fate=fate))
    other = 1 - first
    s.settle()
    assert (s.asked[0], s.cp(first), len(s.hand(first))) == (first, 2, 4)
    turn_of(s, other)
    assert (s.cp(other), len(s.hand(other))) == (3, 5)
    assert (s.cp(first), len(s.hand(first))) == (2, 4)
    turn_of(s, first)
    assert (s.cp(first), len(s.hand(first))) == (3, 5)


# ---- Main Phases ---------------------------------------------------------------------------------------
@pytest.mark.clause("DT-3.10")
def test_a_main_phase_takes_sales_upgrades_and_actions_in_any_order() -> None:
    hand = ["tip_it", "revolver_2", "so_wild", "spin_the_chamber", "six_it", "bounty_hunter_2", "samesies"]
    s = duel({"hero": "gunslinger", "hand": hand, "cp": 2}, {"hero": "paladin"})
    s.play("sell tip_it", "play revolver_2", "sell so_wild", "play spin_the_chamber")
    s.play("sell six_it", "play bounty_hunter_2")
    assert (s.asked, s.phase) == ((0, "main"), "main_1")
    assert (s.level(0, "revolver"), s.level(0, "bounty_hunter"), s.tokens(0, "reload")) == (2, 2, 1)
    assert (s.cp(0), s.hand(0)) == (2 + 3 - 2 - 1 - 1, ["samesies"])


@pytest.mark.clause("DT-3.10")
def test_a_main_phase_may_pass_idly() -> None:
    s = duel({"hero": "gunslinger", "hand": ["tip_it"]}, {"hero": "paladin"}).play("pass")
    assert s.asked == (0, "rolling")
    assert s.hand(0) == ["tip_it"]


@pytest.mark.clause("DT-3.11")
def test_main_phase_2_takes_what_main_phase_1_takes() -> None:
    hand = ["tip_it", "revolver_2", "spin_the_chamber"]
    s = duel({"hero": "gunslinger", "hand": hand, "cp": 2}, {"hero": "barbarian"})
    offered = s.offered()
    s.attack("revolver 1", 1, 1, 1, 4, 6).settle()
    assert (s.phase, s.health(1)) == ("main_2", 47)
    assert s.offered() == offered
    s.play("play revolver_2", "sell tip_it", "play spin_the_chamber")
    assert (s.level(0, "revolver"), s.tokens(0, "reload"), s.cp(0)) == (2, 1, 0)


# ---- the Roll Phase ------------------------------------------------------------------------------------
@pytest.mark.clause("DT-3.12")
def test_what_expires_with_the_roll_phase_lasts_through_the_defence() -> None:
    hero = {"hero": "barbarian", "tokens": {"entangle": 1}, "hand": ["getting_paid"]}
    s = duel(hero, {"hero": "paladin"})
    s.attack("smack 1", 1, 1, 1, 4, 6).until("window-last-call")
    assert (s.phase, s.tokens(0, "entangle")) == ("defence", 1)
    s.until("window-after")
    assert (s.health(1), s.tokens(0, "entangle")) == (46, 1)
    s.settle()
    assert (s.phase, s.tokens(0, "entangle")) == ("main_2", 0)


@pytest.mark.clause("DT-3.12")
def test_a_roll_phase_without_a_defence_ends_too() -> None:
    s = duel({"hero": "barbarian", "tokens": {"entangle": 1}, "hand": ["six_it"]}, {"hero": "paladin"})
    s.until("rolling").play("no_ability").settle()
    assert (s.phase, s.tokens(0, "entangle")) == ("main_2", 0)


@pytest.mark.clause("DT-3.12")
def test_a_roll_phase_that_is_skipped_lets_nothing_expire() -> None:
    tokens = {"entangle": 1, "knockdown": 1}
    s = duel({"hero": "barbarian", "tokens": tokens, "cp": 0, "hand": ["six_it"]}, {"hero": "paladin"})
    s.play("pass").settle()
    assert (s.phase, s.hero(0)["tokens"]) == ("main_2", {"entangle": 1})
    assert phases(s) == ["main_2"]


@pytest.mark.clause("DT-3.12")
def test_damage_of_its_last_moment_is_applied_before_it_ends() -> None:
    s = duel({"hero": "cursed_pirate", "hand": ["cursed_cards", "tip_it"]}, {"hero": "barbarian"})
    s.attack("walk_the_plank", 1, 4, 4, 6, 6).until("one-of").play("mode 1").until("defend")
    s.play("pass").until("window-after").play("play cursed_cards", "mode 2").settle()
    assert (s.phase, s.health(0)) == ("main_2", 48)


# ---- the Discard Phase ---------------------------------------------------------------------------------
@pytest.mark.clause("DT-3.13")
def test_whoever_holds_more_than_6_cards_must_sell() -> None:
    s = duel({"hero": "barbarian", "hand": EIGHT_CARDS, "cp": 3}, {"hero": "paladin"}).until("sell-down")
    assert (s.asked, s.phase) == ((0, "sell-down"), "discard")
    assert s.refused("pass") == "DT-3.13"
    s.play("sell so_wild")  # it costs 2 and gives 1 like any other
    assert s.refused("pass") == "DT-3.13"
    s.play("sell tip_it")
    assert (len(s.hand(0)), s.cp(0)) == (6, 5)
    s.play("pass").settle()
    assert s.asked == (1, "main")


@pytest.mark.clause("DT-3.13")
def test_a_forced_sale_gives_nothing_at_15_cp() -> None:
    s = duel({"hero": "barbarian", "hand": EIGHT_CARDS, "cp": 14}, {"hero": "paladin"}).until("sell-down")
    s.play("sell so_wild", "sell tip_it")
    assert (len(s.hand(0)), s.cp(0)) == (6, 15)


@pytest.mark.clause("DT-3.14")
def test_whoever_must_sell_may_sell_more() -> None:
    s = duel({"hero": "barbarian", "hand": SEVEN_CARDS, "cp": 0}, {"hero": "paladin"}).until("sell-down")
    s.play("sell tip_it", "sell so_wild", "sell six_it", "pass").settle()
    assert (len(s.hand(0)), s.cp(0)) == (4, 3)


@pytest.mark.clause("DT-3.14")
def test_with_6_cards_nobody_is_asked_to_sell() -> None:
    s = turn_of(duel({"hero": "barbarian", "hand": SEVEN_CARDS[:6], "cp": 3}, {"hero": "paladin"}), 1)
    assert (len(s.hand(0)), s.cp(0)) == (6, 3)
    assert not events(s, "sold")
    assert "discard" in phases(s)


@pytest.mark.clause("DT-3.15")
@pytest.mark.parametrize("action", ["play double_up", "play tip_it", "spend cleanse 1"])
def test_nothing_but_selling_happens_in_the_discard_phase(action: str) -> None:
    tokens = {"cleanse": 1, "burn": 1}
    s = duel({"hero": "barbarian", "hand": EIGHT_CARDS, "tokens": tokens, "cp": 5}, {"hero": "paladin"})
    s.until("sell-down")
    assert s.refused(action) == "DT-3.15"


@pytest.mark.clause("DT-3.15")
def test_the_others_cannot_act_in_the_discard_phase_either() -> None:
    s = duel({"hero": "barbarian", "hand": EIGHT_CARDS}, {"hero": "paladin", "hand": ["getting_paid"]})
    s.until("sell-down").play("sell tip_it", "sell so_wild")
    assert s.asked == (0, "sell-down")
    s.play("pass")
    assert s.phase == "upkeep"
