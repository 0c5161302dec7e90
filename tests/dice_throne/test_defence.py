"""Chapter 6: the Defensive Roll Phase, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_throne.scene import Scene, duel, king
from tests.dice_throne.told import events, losses, phases

REVOLVER = (1, 1, 1, 4, 6)
COIN = ["getting_paid"]  # an instant that fits everywhere: whoever holds it is asked in every window


def gunslinger_attacks(
    ability: str, *dice: int, defender: dict[str, Any], deciding: tuple[int, ...] = (), **hero: Any
) -> Scene:
    """The Gunslinger attacks; the scene rests at the first question after the activation."""
    s = duel({"hero": "gunslinger", **hero}, defender).roll(*dice).dice(*deciding)
    s.play(f"declare {ability}")
    while s.asked[1] == "interfere":
        s.play("pass")
    return s


def attacked_by(name: str, ability: str, *dice: int, defender: dict[str, Any], **hero: Any) -> Scene:
    """Any hero attacks, up to the defender's choice of a defence."""
    return duel({"hero": name, **hero}, defender).attack(ability, *dice).until("defend")


def word_of(s: Scene, seat: int, question: str) -> Scene:
    """Pass until this seat is asked this question."""
    s.until(question)
    while s.asked == (1 - seat, question):
        s.play("pass")
    assert s.asked == (seat, question)
    return s


# ---- when ----------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-6.1")
def test_without_an_ability_there_is_no_defence() -> None:
    s = duel({"hero": "gunslinger", "hand": ["six_it"]}, {"hero": "paladin"})
    s.roll(*REVOLVER).play("no_ability").settle()
    assert phases(s) == ["offence", "main_2"]


@pytest.mark.clause("DT-6.1")
def test_an_ability_without_a_target_needs_no_defence() -> None:
    s = duel({"hero": "barbarian", "hand": ["six_it"], "health": 40}, {"hero": "paladin"})
    s.attack("fortitude 1", 4, 4, 5, 1, 2).settle()
    assert phases(s) == ["offence", "main_2"]
    assert s.health(0) == 44


@pytest.mark.clause("DT-6.1")
def test_an_ability_with_a_target_has_its_defence_phase() -> None:
    s = gunslinger_attacks("revolver 1", *REVOLVER, defender={"hero": "paladin"})
    assert (s.asked, s.phase) == ((1, "defend"), "defence")


# ---- step 1 --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-6.2")
def test_effects_on_the_target_come_before_defence_and_damage() -> None:
    s = gunslinger_attacks("bounty_hunter", 1, 1, 6, 6, 4, defender={"hero": "paladin", "hand": COIN}, cp=0)
    word_of(s, 1, "window-attack")
    assert (s.tokens(1, "bounty"), s.health(1)) == (1, 50)
    assert s.cp(0) == 1  # for attacking a hero with Bounty
    s.settle()
    assert s.health(1) == 48


@pytest.mark.clause("DT-6.2")
@pytest.mark.parametrize(("has", "stolen"), [(5, 1), (0, 0)])
def test_cp_are_stolen_before_the_defence(has: int, stolen: int) -> None:
    s = duel({"hero": "cursed_pirate", "cp": 3}, {"hero": "paladin", "cp": has})
    s.attack("walk_the_plank", 1, 4, 4, 6, 6).until("one-of").play("mode 1").until("defend")
    assert (s.cp(0), s.cp(1), s.health(1)) == (3 + stolen, has - stolen, 50)


@pytest.mark.clause("DT-6.2")
def test_a_knockdown_is_there_when_the_defence_is_chosen() -> None:
    s = gunslinger_attacks("revolver 2", 2, 2, 2, 2, 6, defender={"hero": "paladin"}, levels={"revolver": 2})
    assert s.asked == (1, "defend")
    assert (s.tokens(1, "knockdown"), s.health(1)) == (1, 50)


# ---- step 2 --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-6.3")
@pytest.mark.parametrize(
    ("ability", "dice", "asked"),
    [
        ("revolver 1", REVOLVER, True),
        ("take_cover", (1, 1, 4, 4, 4), True),
        ("fan_the_hammer", (2, 3, 4, 5, 6), True),
        ("mark_the_target", (4, 4, 4, 6, 6), False),
    ],
)
def test_only_attacks_that_deal_damage_are_defended_against(
    ability: str, dice: tuple[int, ...], asked: bool
) -> None:
    s = gunslinger_attacks(ability, *dice, defender={"hero": "paladin"}, levels={"take_cover": 2})
    assert (s.until("defend", "main").asked == (1, "defend")) is asked


@pytest.mark.clause("DT-6.3")
def test_defending_against_what_is_no_attack_is_refused() -> None:
    defender = {"hero": "paladin", "hand": COIN}
    s = gunslinger_attacks("mark_the_target", 4, 4, 4, 6, 6, defender=defender, levels={"take_cover": 2})
    word_of(s, 1, "window-last-call")
    assert s.refused("defend divine_defense") == "DT-6.3"


@pytest.mark.clause("DT-6.4")
@pytest.mark.parametrize("question", ["window-attack", "window-last-call"])
def test_no_defence_against_undefendable_damage(question: str) -> None:
    s = gunslinger_attacks("deadeye", 6, 6, 6, 6, 1, defender={"hero": "paladin", "hand": COIN})
    word_of(s, 1, question)
    assert s.refused("defend divine_defense") == "DT-6.4"
    s.settle()
    assert s.health(1) == 44
    assert not events(s, "defends")


@pytest.mark.clause("DT-6.4")
def test_no_defence_against_pure_damage() -> None:
    ninja = {"hero": "ninja", "levels": {"walk_the_line": 2}}
    s = duel(ninja, {"hero": "paladin", "hand": COIN}).roll(4, 4, 5, 1, 6)
    s.dice(5).play("declare tip_of_the_blade")
    word_of(s, 1, "window-last-call")
    assert s.refused("defend divine_defense") == "DT-6.4"
    s.settle()
    assert s.health(1) == 45


@pytest.mark.clause("DT-6.4")
def test_no_defence_against_collateral_damage() -> None:
    s = duel({"hero": "pyromancer"}, {"hero": "paladin", "hand": COIN})
    s.attack("burning_soul", 5, 5, 1, 1, 4)
    word_of(s, 1, "window-last-call")
    assert s.refused("defend divine_defense") in ("DT-6.3", "DT-6.4")
    s.settle()
    assert s.health(1) == 48


@pytest.mark.clause("DT-6.4")
def test_no_defence_against_ultimate_damage() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin"}).attack("fillem_with_lead", 6, 6, 6, 6, 6)
    assert s.until("defend", "main").asked[1] == "main"
    assert s.health(1) == 39


@pytest.mark.clause("DT-6.5")
def test_the_defender_may_decline() -> None:
    s = gunslinger_attacks("revolver 1", *REVOLVER, defender={"hero": "paladin", "hand": COIN})
    s.until("defend").play("pass")
    word_of(s, 1, "window-last-call")
    assert [event["purpose"] for event in events(s, "rolled")] == ["attack"]
    assert not s.view["attack"]["defended"]
    s.settle()
    assert s.health(1) == 47


@pytest.mark.clause("DT-6.6")
def test_of_two_defences_one_is_named_before_the_roll() -> None:
    s = gunslinger_attacks("revolver 1", *REVOLVER, defender={"hero": "shadow_thief", "hand": COIN})
    s.until("defend")
    assert s.offered("defend") == ["defend shadow_defense", "defend counter_strike"]
    assert s.refused("roll") == "DT-6.6"
    s.dice(1, 1, 2, 3, 3).play("defend counter_strike")
    word_of(s, 1, "window-last-call")
    assert s.refused("defend shadow_defense") == "DT-6.6"
    s.settle()
    assert (s.health(0), s.health(1)) == (47, 47)


@pytest.mark.clause("DT-6.9")
def test_cards_are_refused_at_the_choice_of_a_defence_by_the_clause_that_fits_them() -> None:
    hand = ["not_this_time", "getting_paid", "transference", "better_d"]
    s = gunslinger_attacks("revolver 1", *REVOLVER, defender={"hero": "shadow_thief", "hand": hand, "cp": 1})
    s.until("defend")
    assert s.refused("play not_this_time") == "DT-6.9"  # it waits for the last call
    assert s.refused("play transference") == "DT-8.12"  # a card of the Main Phase
    assert s.refused("play better_d") == "DT-16.17"  # there are no defence dice yet
    assert s.refused("sell getting_paid") == "DT-8.18"


# ---- steps 3 and 4 -------------------------------------------------------------------------------------
@pytest.mark.clause("DT-6.7")
@pytest.mark.parametrize(
    ("hero", "defence", "level", "n"),
    [
        ("gunslinger", "duel", 1, 1),
        ("barbarian", "thick_skin", 1, 3),
        ("barbarian", "thick_skin", 2, 4),
        ("paladin", "divine_defense", 1, 3),
        ("paladin", "divine_defense", 2, 4),
    ],
)
def test_the_printed_number_of_dice_is_rolled_once(hero: str, defence: str, level: int, n: int) -> None:
    defender = {"hero": hero, "hand": ["tip_it", *COIN], "levels": {defence: level}}
    s = gunslinger_attacks("revolver 1", *REVOLVER, defender=defender).until("defend")
    s.play(f"defend {defence}")
    assert s.asked == (1, "alter-dice")
    assert s.view["rolls"][-1]["owners"].count(1) == n
    assert s.view["rolls"][-1]["purpose"] == "defence"
    rolled = s.rolled
    assert s.refused("roll").startswith("DT-")
    assert s.refused(f"reroll {rolled[0]}").startswith("DT-")
    assert s.refused(f"defend {defence}") == "DT-6.6"
    assert s.rolled == rolled


@pytest.mark.clause("DT-6.8")
def test_cp_of_the_defence_come_before_the_damage() -> None:
    s = attacked_by(
        "gunslinger", "revolver 1", *REVOLVER, defender={"hero": "paladin", "cp": 1, "hand": COIN}
    )
    s.dice(6, 3, 1).play("defend divine_defense")
    word_of(s, 1, "window-last-call")
    assert (s.cp(1), s.health(1), s.health(0)) == (2, 50, 50)
    assert s.damage(1)["prevented"] == 1


@pytest.mark.clause("DT-6.8")
def test_healing_of_the_defence_comes_before_the_damage() -> None:
    defender = {"hero": "barbarian", "health": 40, "hand": COIN}
    s = attacked_by("gunslinger", "revolver 1", *REVOLVER, defender=defender)
    s.dice(4, 5, 1).play("defend thick_skin")
    word_of(s, 1, "window-last-call")
    assert s.health(1) == 44
    s.settle()
    assert s.health(1) == 41


@pytest.mark.clause("DT-6.8")
def test_tokens_of_the_defence_come_before_the_damage() -> None:
    defender = {"hero": "paladin", "levels": {"divine_defense": 3}, "hand": COIN}
    s = attacked_by("gunslinger", "revolver 1", *REVOLVER, defender=defender)
    s.dice(3, 4, 6, 1).play("defend divine_defense")
    word_of(s, 1, "window-last-call")
    assert (s.tokens(1, "protect"), s.health(1)) == (1, 50)


# ---- step 5 --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-6.9")
def test_the_last_call_goes_round_in_turn_order_and_begins_anew_after_an_action() -> None:
    mine, theirs = ["getting_paid", "eat_lead"], ["getting_paid", "not_this_time"]
    s = gunslinger_attacks(
        "revolver 1", *REVOLVER, defender={"hero": "paladin", "hand": theirs}, hand=mine, cp=1
    )
    s.until("defend").dice(1, 1, 1).play("defend divine_defense").until("window-last-call")
    assert s.asked == (0, "window-last-call")
    s.play("pass")
    assert s.asked == (1, "window-last-call")
    s.play("play not_this_time").until("choose").play("player 1").until("window-last-call")
    assert s.asked == (0, "window-last-call")  # the reply gives the word back to the active player
    s.dice(1, 1, 4, 4, 4).play("play eat_lead").until("window-last-call")
    assert s.asked == (0, "window-last-call")
    s.play("pass")
    assert s.asked == (1, "window-last-call")
    assert s.health(1) == 50
    s.play("pass").until("window-after", "main")
    assert s.health(1) == 50 - max(0, 3 + 2 - 6)
    assert s.health(0) == 50 - 3


@pytest.mark.clause("DT-6.9")
def test_the_last_call_of_three_goes_round_from_the_active_player() -> None:
    heroes = [{"hero": name, "hand": COIN} for name in ("paladin", "gunslinger", "barbarian")]
    s = king(*heroes, active=1).attack("revolver 1", *REVOLVER).until("choose-target").play("player 2")
    s.until("defend").play("pass")
    order = []
    while s.asked[1] == "window-last-call":
        order.append(s.asked[0])
        s.play("pass")
    assert order == [1, 2, 0]


# ---- step 6 --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-6.10")
def test_both_dials_change_in_one_step() -> None:
    attacker = {"hero": "gunslinger", "hand": COIN}
    s = duel(attacker, {"hero": "gunslinger", "hand": COIN}).attack("fan_the_hammer", 2, 3, 4, 5, 6)
    s.until("defend").dice(6, 1).play("defend duel").until("one-of").play("mode 1")
    word_of(s, 1, "window-last-call")
    assert (s.health(0), s.health(1)) == (50, 50)
    before = len(s.game.played)
    s.play("pass")
    assert losses(s) == [(0, 3), (1, 7)]
    assert len(s.game.played) == before + 1
    assert (s.health(0), s.health(1)) == (47, 43)


@pytest.mark.clause("DT-6.10")
def test_damage_and_prevention_are_totalled() -> None:
    defender = {"hero": "paladin", "hand": ["not_this_time"]}
    s = attacked_by("barbarian", "mighty_blow", 1, 2, 3, 4, 4, defender=defender)
    s.dice(3, 5, 1).play("defend divine_defense").until("window-last-call")
    s.play("play not_this_time").until("choose").play("player 1").settle()
    assert (s.health(1), s.health(0)) == (50, 49)
    assert losses(s) == [(0, 1)]


# ---- step 7 --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-6.11")
@pytest.mark.parametrize(("prevented", "attacker", "defender"), [(0, 46, 35), (14, 46, 49), (15, 50, 50)])
def test_what_needs_damage_dealt_needs_at_least_1(prevented: int, attacker: int, defender: int) -> None:
    hero = {"hero": "paladin", "tokens": {"chi": prevented}, "limits": {"chi": 15}}
    s = attacked_by("barbarian", "reckless", 1, 2, 3, 4, 5, defender=hero).play("pass")
    for _ in range(prevented):
        s.until("window-last-call").play("spend chi 1")
    s.settle()
    assert (s.health(0), s.health(1)) == (attacker, defender)


@pytest.mark.clause("DT-6.11")
@pytest.mark.parametrize(("die", "attacker", "defender"), [(2, 50, 50), (3, 46, 35)])
def test_avoided_damage_is_not_dealt(die: int, attacker: int, defender: int) -> None:
    hero = {"hero": "paladin", "tokens": {"evasive": 1}}
    s = attacked_by("barbarian", "reckless", 1, 2, 3, 4, 5, defender=hero).play("pass")
    s.until("window-last-call").dice(die).play("spend evasive 1").settle()
    assert (s.health(0), s.health(1)) == (attacker, defender)


@pytest.mark.clause("DT-6.11")
def test_a_card_that_needs_damage_dealt_waits_for_it() -> None:
    s = duel({"hero": "barbarian", "hand": ["head_bash", *COIN]}, {"hero": "paladin"})
    s.attack("mighty_blow", 1, 2, 3, 4, 4).until("defend").play("pass").until("window-last-call")
    assert s.refused("play head_bash") == "DT-6.11"
    s.until("window-after").play("play head_bash")
    assert s.tokens(1, "concussion") == 1


@pytest.mark.clause("DT-6.12")
def test_tokens_that_expire_go_after_the_damage() -> None:
    s = duel({"hero": "gunslinger", "tokens": {"entangle": 1}, "hand": COIN}, {"hero": "barbarian"})
    s.attack("revolver 1", *REVOLVER).until("defend").play("pass").until("window-last-call")
    assert s.tokens(0, "entangle") == 1
    s.settle()
    assert s.tokens(0, "entangle") == 0
    words = s.log()
    assert words.index("hurt") < words.index("lost")


@pytest.mark.clause("DT-6.13")
def test_tokens_after_then_come_after_the_damage() -> None:
    s = duel({"hero": "paladin", "cp": 0, "hand": COIN}, {"hero": "barbarian"})
    s.attack("righteous_prayer", 6, 6, 6, 6, 1).until("defend").play("pass").until("window-last-call")
    assert (s.tokens(0, "crit"), s.cp(0), s.health(1)) == (0, 0, 50)
    s.until("window-after")
    assert (s.tokens(0, "crit"), s.cp(0), s.health(1)) == (1, 2, 42)


@pytest.mark.clause("DT-6.13")
def test_a_token_inflicted_after_then_comes_after_the_damage() -> None:
    hero = {"hero": "monk", "levels": {"fist_of_tranquility": 2}}
    s = duel({**hero, "hand": COIN}, {"hero": "barbarian"})
    s.attack("fist_of_tranquility", 1, 2, 3, 4, 5).until("defend").play("pass").until("window-last-call")
    assert (s.tokens(1, "knockdown"), s.tokens(0, "evasive"), s.health(1)) == (0, 0, 50)
    s.until("window-after")
    assert (s.tokens(1, "knockdown"), s.tokens(0, "evasive"), s.health(1)) == (1, 1, 43)


# ---- before, after and instead -------------------------------------------------------------------------
@pytest.mark.clause("DT-6.14")
def test_a_reduced_attack_may_still_be_defended_against() -> None:
    s = gunslinger_attacks("revolver 1", *REVOLVER, defender={"hero": "paladin", "hand": ["not_this_time"]})
    word_of(s, 1, "window-attack").play("play not_this_time").until("defend")
    assert s.damage(1)["final"] == 0
    assert s.asked == (1, "defend")
    s.dice(1, 1, 6).play("defend divine_defense").settle()
    assert (s.health(0), s.health(1)) == (48, 50)


@pytest.mark.clause("DT-6.14")
@pytest.mark.parametrize("tokens", [{"wither": 2, "shame": 2}, {"parlay": 1}])
def test_an_attack_weakened_to_nothing_may_still_be_defended_against(tokens: dict[str, int]) -> None:
    s = gunslinger_attacks("revolver 1", *REVOLVER, defender={"hero": "paladin"}, tokens=tokens)
    assert (s.asked, s.damage(1)["final"]) == ((1, "defend"), 0)
    s.dice(1, 1, 6).play("defend divine_defense").settle()
    assert (s.health(0), s.health(1)) == (48, 50)


@pytest.mark.clause("DT-6.15")
@pytest.mark.parametrize(("die", "taken"), [(1, 0), (2, 0), (3, 3)])
def test_avoiding_after_the_defence_leaves_what_the_defence_gave(die: int, taken: int) -> None:
    defender = {"hero": "gunslinger", "tokens": {"evasive": 1}}
    s = attacked_by("gunslinger", "revolver 1", *REVOLVER, defender=defender)
    s.dice(1, 6).play("defend duel").until("window-last-call").dice(die).play("spend evasive 1").settle()
    assert (s.health(0), s.health(1)) == (49, 50 - taken)


@pytest.mark.clause("DT-6.16")
def test_an_attack_becomes_undefendable_only_before_the_defence() -> None:
    attacker = {"hero": "paladin", "tokens": {"accuracy": 1}, "hand": COIN}
    s = duel(attacker, {"hero": "barbarian"}).attack("holy_attack 1", 1, 2, 3, 4, 4)
    s.until("defend").dice(1, 1, 1).play("defend thick_skin").until("window-last-call")
    assert s.refused("spend accuracy 1") == "DT-6.16"
    assert s.tokens(0, "accuracy") == 1


@pytest.mark.clause("DT-6.16")
def test_an_attack_made_undefendable_in_time_is_not_defended_against() -> None:
    s = duel({"hero": "paladin", "tokens": {"accuracy": 1}}, {"hero": "barbarian"})
    s.attack("holy_attack 1", 1, 2, 3, 4, 4).until("window-offence-ends").play("spend accuracy 1")
    assert s.until("defend", "main").asked[1] == "main"
    assert s.health(1) == 45


@pytest.mark.clause("DT-6.17")
def test_the_defence_dice_are_final_once_the_attacker_adds() -> None:
    defender = {"hero": "barbarian", "hand": ["six_it", *COIN], "cp": 5}
    s = duel({"hero": "barbarian", "hand": ["get_some"], "cp": 5}, defender)
    s.attack("smack 1", 1, 1, 1, 4, 6).until("defend").dice(1, 1, 4).play("defend thick_skin")
    s.until("window-last-call")
    assert s.asked[0] == 0
    s.dice(1, 1, 4, 4, 4).play("play get_some")
    word_of(s, 1, "window-last-call")
    assert s.refused("play six_it") == "DT-6.17"
    assert s.damage(1)["incoming"] == 6


@pytest.mark.clause("DT-6.18")
def test_damage_of_a_defence_is_no_attack_but_can_be_avoided() -> None:
    attacker = {"hero": "gunslinger", "tokens": {"evasive": 1}}
    s = duel(attacker, {"hero": "gunslinger", "tokens": {"reload": 1}, "hand": ["eat_lead", *COIN]})
    s.attack("revolver 1", *REVOLVER).until("defend").dice(6, 1).play("defend duel")
    s.until("one-of").play("mode 1").until("window-last-call")
    assert s.asked == (0, "window-last-call")
    assert s.damage(0)["incoming"] == 3
    assert s.refused("defend duel").startswith("DT-")
    s.play("pass")
    assert s.asked == (1, "window-last-call")
    assert s.refused("spend reload 1") == "DT-11.12"
    assert s.refused("play eat_lead") == "DT-11.12"
    s.play("play getting_paid").until("window-last-call").dice(1).play("spend evasive 1").settle()
    assert (s.health(0), s.health(1)) == (50, 47)


@pytest.mark.clause("DT-6.18")
def test_damage_of_a_defence_can_be_prevented() -> None:
    s = duel({"hero": "gunslinger", "tokens": {"protect": 1}}, {"hero": "gunslinger"})
    s.attack("revolver 1", *REVOLVER).until("defend").dice(6, 1).play("defend duel")
    s.until("one-of").play("mode 1").until("window-last-call").play("spend protect 1").settle()
    assert (s.health(0), s.health(1)) == (49, 47)


@pytest.mark.clause("DT-6.18")
def test_damage_of_a_defence_is_not_modified() -> None:
    s = duel({"hero": "gunslinger", "tokens": {"bounty": 1, "targeted": 1}}, {"hero": "gunslinger", "cp": 0})
    s.attack("revolver 1", *REVOLVER).until("defend").dice(6, 1).play("defend duel")
    s.until("one-of").play("mode 1").until("window-after", "main", "over")
    assert losses(s) == [(0, 3), (1, 3)]
    assert "cp" not in s.log()[: s.log().index("hurt")]
