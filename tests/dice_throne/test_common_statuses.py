"""The statuses that the rulebook tells of (chapter 17)."""

from __future__ import annotations

import pytest

from tests.dice_throne.scene import Scene, duel, teams

DEADEYE = (6, 6, 6, 6, 2)
REVOLVER_3 = (1, 1, 2, 5, 6)


def deadeye_on_evasive(tokens: int) -> Scene:
    """The Gunslinger's Deadeye (6 undefendable, Knockdown) is about to hurt a holder of Evasive."""
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "tokens": {"evasive": tokens}})
    return s.attack("deadeye", *DEADEYE).until("window-attack")


# ---- Evasive ---------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-17.1")
def test_evasive_is_tried_token_after_token_and_other_effects_apply() -> None:
    s = deadeye_on_evasive(3).dice(4).play("spend evasive")
    assert s.asked == (1, "window-attack")
    assert (s.rolled, s.damage(1)["final"]) == ([6, 6, 6, 6, 2], 6)  # the Evasive die is gone
    s.dice(2).play("spend evasive").settle()
    assert s.health(1) == 50
    assert s.tokens(1, "evasive") == 1
    assert s.tokens(1, "knockdown") == 1


@pytest.mark.clause("DT-17.1")
@pytest.mark.parametrize(("die", "health"), [(1, 50), (2, 50), (3, 44), (6, 44)])
def test_evasive_avoids_on_1_and_2(die: int, health: int) -> None:
    s = deadeye_on_evasive(1).dice(die).play("spend evasive").settle()
    assert s.health(1) == health


@pytest.mark.clause("DT-17.1")
def test_evasive_needs_incoming_damage() -> None:
    s = duel({"hero": "barbarian", "tokens": {"evasive": 1}}, {"hero": "gunslinger"})
    assert s.refused("spend evasive") == "DT-12.2"


@pytest.mark.clause("DT-17.1")
def test_evasive_avoids_all_damage_of_upkeep_at_once() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "tokens": {"evasive": 1, "burn": 1, "poison": 2}})
    s.until("window-upkeep").dice(1).play("spend evasive").settle()
    assert s.health(1) == 50


@pytest.mark.clause("DT-17.1")
def test_evasive_does_not_help_against_an_ultimate() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "tokens": {"evasive": 3}})
    s.attack("fillem_with_lead", 6, 6, 6, 6, 6).settle()
    assert (s.health(1), s.tokens(1, "evasive")) == (39, 3)


@pytest.mark.clause("DT-17.1")
def test_evasive_does_not_undo_the_defence() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "health": 40, "tokens": {"evasive": 1}})
    s.attack("revolver 1", *REVOLVER_3).until("defend").dice(4, 4, 1).play("defend thick_skin")
    s.until("window-last-call").dice(2).play("spend evasive").settle()
    assert s.health(1) == 44


@pytest.mark.clause("DT-17.1")
def test_three_evasive_are_the_limit() -> None:
    s = duel({"hero": "gunslinger", "tokens": {"evasive": 3}}, {"hero": "barbarian"})
    s.attack("take_cover", 1, 2, 4, 4, 5).settle()
    assert s.tokens(0, "evasive") == 3


# ---- Reload ----------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-17.2")
def test_two_reloads_serve_one_attack() -> None:
    s = duel({"hero": "gunslinger", "tokens": {"reload": 2}}, {"hero": "barbarian"})
    s.attack("revolver 1", *REVOLVER_3).until("window-attack")
    s.dice(5).play("spend reload")
    assert s.asked == (0, "window-attack")
    assert s.damage(1)["incoming"] == 6
    s.dice(2).play("spend reload")
    assert s.damage(1)["incoming"] == 7
    s.settle()
    assert (s.health(1), s.tokens(0, "reload")) == (43, 0)


@pytest.mark.clause("DT-17.2")
@pytest.mark.parametrize("moment", ["window-offence-ends", "window-attack", "window-last-call"])
def test_reload_may_wait_until_the_last_call(moment: str) -> None:
    s = duel({"hero": "gunslinger", "tokens": {"reload": 1}}, {"hero": "barbarian"})
    s.attack("revolver 1", *REVOLVER_3).until(moment)
    assert s.asked == (0, moment)
    s.dice(6).play("spend reload").settle()
    assert s.health(1) == 50 - 3 - 3


@pytest.mark.clause("DT-17.2")
@pytest.mark.parametrize(("die", "added"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_reload_adds_half_its_die_rounded_up(die: int, added: int) -> None:
    s = duel({"hero": "gunslinger", "tokens": {"reload": 1}}, {"hero": "barbarian"})
    s.attack("revolver 1", *REVOLVER_3).until("window-attack").dice(die).play("spend reload")
    assert s.view["attack"]["added"] == added


@pytest.mark.clause("DT-17.2")
def test_reload_needs_an_attack_of_ones_own() -> None:
    s = duel({"hero": "gunslinger", "tokens": {"reload": 1}}, {"hero": "barbarian"})
    assert s.refused("spend reload") == "DT-11.9"
    s = duel({"hero": "barbarian"}, {"hero": "gunslinger", "tokens": {"reload": 1, "evasive": 1}})
    s.attack("smack 1", *REVOLVER_3).until("window-attack")
    assert s.asked == (1, "window-attack")
    assert s.refused("spend reload") == "DT-11.12"


# ---- Knockdown -------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-17.3")
def test_knockdown_skips_the_offensive_roll_with_all_that_follows() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 1, "hand": ["six_it"], "tokens": {"knockdown": 1}}, {"hero": "barbarian"}
    )
    assert s.refused("spend knockdown") == "DT-1.11"
    s.play("pass")
    assert (s.asked, s.phase) == ((0, "main"), "main_2")
    assert s.tokens(0, "knockdown") == 0
    assert "skips-offence" in s.log()
    assert "rolled" not in s.log()


@pytest.mark.clause("DT-17.3")
def test_knockdown_is_paid_off_before_the_offensive_roll() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 2, "hand": ["six_it"], "tokens": {"knockdown": 1}}, {"hero": "barbarian"}
    )
    s.play("spend knockdown")
    assert (s.cp(0), s.tokens(0, "knockdown")) == (0, 0)
    s.play("pass")
    assert s.asked == (0, "rolling")


@pytest.mark.clause("DT-17.3")
def test_knockdown_may_be_paid_off_in_upkeep_but_only_in_ones_own_turn() -> None:
    s = duel(
        {"hero": "barbarian", "tokens": {"poison": 1}},
        {"hero": "gunslinger", "hand": ["getting_paid"], "tokens": {"knockdown": 1}},
    )
    s.until("window-before-offence")
    assert s.asked == (1, "window-before-offence")
    assert s.refused("spend knockdown") == "DT-17.3"
    s.until("window-upkeep")
    assert s.asked == (1, "window-upkeep")
    s.play("spend knockdown")
    assert s.tokens(1, "knockdown") == 0


@pytest.mark.clause("DT-17.3")
def test_what_expires_with_the_roll_phase_waits_for_one_that_is_played() -> None:
    gunslinger = {
        "hero": "gunslinger",
        "cp": 0,
        "hand": ["six_it"],
        "tokens": {"knockdown": 1, "entangle": 1},
    }
    s = duel(gunslinger, {"hero": "barbarian"})
    s.play("pass")
    assert (s.phase, s.tokens(0, "entangle")) == ("main_2", 1)


# ---- Bounty ----------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-17.4")
def test_bounty_adds_a_damage_and_pays_a_cp_and_stays() -> None:
    s = duel({"hero": "gunslinger", "cp": 0}, {"hero": "barbarian", "tokens": {"bounty": 1}})
    s.attack("revolver 1", *REVOLVER_3).settle()
    assert (s.health(1), s.cp(0), s.tokens(1, "bounty")) == (46, 1, 1)


@pytest.mark.clause("DT-17.4")
def test_bounty_pays_even_if_the_damage_is_avoided() -> None:
    s = duel({"hero": "gunslinger", "cp": 0}, {"hero": "barbarian", "tokens": {"bounty": 1, "evasive": 1}})
    s.attack("revolver 1", *REVOLVER_3).until("window-attack").dice(2).play("spend evasive").settle()
    assert (s.health(1), s.cp(0)) == (50, 1)


@pytest.mark.clause("DT-17.4")
def test_bounty_removed_after_it_paid_adds_nothing() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 0}, {"hero": "barbarian", "hand": ["buh_bye"], "tokens": {"bounty": 1}}
    )
    s.attack("revolver 1", *REVOLVER_3).until("window-attack").play("play buh_bye").settle()
    assert (s.health(1), s.cp(0), s.tokens(1, "bounty")) == (47, 1, 0)


@pytest.mark.clause("DT-17.4")
def test_bounty_pays_nothing_for_what_is_no_attack() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["roulette"], "cp": 1}, {"hero": "barbarian", "tokens": {"bounty": 1}}
    )
    s.dice(1).play("play roulette", "player 1")
    assert (s.health(1), s.cp(0)) == (48, 0)


@pytest.mark.clause("DT-17.4")
def test_bounty_counts_neither_for_collateral_nor_for_pure_damage() -> None:
    barbarian = {"hero": "barbarian", "tokens": {"bounty": 1}}
    s = duel({"hero": "pyromancer", "cp": 0}, barbarian).attack("burning_soul", 5, 5, 1, 1, 4).settle()
    assert (s.health(1), s.cp(0)) == (48, 0)
    s = duel({"hero": "ninja", "cp": 0, "levels": {"walk_the_line": 2}}, barbarian).roll(4, 4, 5, 1, 6)
    s.dice(4).play("declare tip_of_the_blade").settle()
    assert (s.health(1), s.cp(0)) == (46, 0)


# ---- Concussion ------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-17.5")
def test_concussion_skips_one_income() -> None:
    s = duel(
        {"hero": "gunslinger"},
        {"hero": "barbarian", "cp": 3, "hand": ["six_it"], "tokens": {"concussion": 1}},
    )
    s.until("rolling").settle()
    assert s.asked == (1, "main")
    assert (s.cp(1), s.hand(1), s.tokens(1, "concussion")) == (3, ["six_it"], 0)
    turn = s.view["turn"]
    while s.view["turn"] < turn + 2:
        s.play("pass" if "pass" in s.offered() else "no_ability")
    s.settle()
    assert s.asked == (1, "main")
    assert (s.cp(1), len(s.hand(1))) == (4, 2)


# ---- Stun ------------------------------------------------------------------------------------------------
def stunning() -> Scene:
    """Crit Bash is activated; its victim holds a card and a token for every moment."""
    s = duel(
        {"hero": "barbarian", "hand": ["tip_it"]},
        {
            "hero": "gunslinger",
            "cp": 5,
            "hand": ["not_this_time", "helping_hand", "getting_paid"],
            "tokens": {"evasive": 1},
        },
    )
    return s.attack("crit_bash", 6, 6, 6, 6, 1)


@pytest.mark.clause("DT-17.6")
def test_a_stunned_hero_can_do_nothing_until_the_damage_is_done() -> None:
    s = stunning()
    while s.asked[1] != "rolling":
        assert not (s.asked[0] == 1 and s.tokens(1, "stun")), "the victim is asked"
        s.play("pass")
    assert s.health(1) == 45
    assert (s.tokens(1, "evasive"), s.cp(1)) == (1, 5)


@pytest.mark.clause("DT-17.6")
def test_after_a_stun_another_offensive_roll_follows_against_the_same_opponent() -> None:
    s = stunning().until("rolling")
    assert s.asked == (0, "rolling")
    assert s.tokens(1, "stun") == 0
    assert s.view["attempts_left"] == 3
    s.dice(1, 1, 1, 4, 6).play("roll", "declare smack 1").until("interfere")
    assert s.asked == (1, "interfere")
    s.dice(5).play("play helping_hand", "die 1")
    assert sorted(s.rolled) == [1, 1, 4, 5, 6]


@pytest.mark.clause("DT-17.6")
def test_a_stunned_hero_does_not_defend() -> None:
    s = duel({"hero": "barbarian", "hand": ["get_some"]}, {"hero": "paladin", "tokens": {"stun": 1}})
    s.attack("smack 1", *REVOLVER_3).until("rolling", "defend")
    assert s.asked == (0, "rolling")
    assert s.health(1) == 46


# ---- Crit ------------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-17.7")
def test_crit_adds_4_to_a_base_of_5() -> None:
    s = duel({"hero": "paladin", "tokens": {"crit": 1}}, {"hero": "gunslinger"})
    s.attack("holy_attack 1", 1, 2, 3, 4, 4).until("window-offence-ends").play("spend crit").settle()
    assert (s.health(1), s.tokens(0, "crit")) == (41, 0)


@pytest.mark.clause("DT-17.7")
def test_crit_looks_at_the_base_not_at_what_was_added() -> None:
    s = duel({"hero": "gunslinger", "tokens": {"crit": 1, "reload": 2}}, {"hero": "paladin"})
    s.attack("revolver 2", 1, 2, 3, 3, 6).until("window-offence-ends").dice(4).play("spend reload")
    s.until("window-offence-ends")
    assert s.view["attack"]["damage"] == 6
    assert s.refused("spend crit") == "DT-17.7"


@pytest.mark.clause("DT-17.7")
def test_crit_comes_at_the_end_of_the_offensive_roll() -> None:
    s = duel({"hero": "paladin", "tokens": {"crit": 1, "reload": 1}}, {"hero": "gunslinger"})
    s.attack("holy_attack 1", 1, 2, 3, 4, 4).until("window-attack")
    assert s.refused("spend crit") == "DT-17.7"


# ---- Accuracy --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-17.8")
def test_accuracy_leaves_no_defence_but_evasion() -> None:
    s = duel({"hero": "paladin", "tokens": {"accuracy": 1}}, {"hero": "gunslinger", "tokens": {"evasive": 1}})
    s.attack("holy_attack 1", 1, 2, 3, 4, 4).until("window-offence-ends").play("spend accuracy")
    assert s.view["attack"]["kind"] == "undefendable"
    assert s.tokens(0, "accuracy") == 0
    s.until("window-attack", "defend")
    assert s.asked == (1, "window-attack")
    s.play("pass").until("defend", "main", "window-last-call")
    assert s.asked == (1, "window-last-call")
    s.dice(1).play("spend evasive").settle()
    assert s.health(1) == 50
    assert "defends" not in s.log()


@pytest.mark.clause("DT-17.8")
def test_accuracy_comes_too_late_in_the_defensive_roll() -> None:
    s = duel({"hero": "paladin", "tokens": {"accuracy": 1, "reload": 1}}, {"hero": "gunslinger"})
    s.attack("holy_attack 1", 1, 2, 3, 4, 4).until("window-attack")
    assert s.refused("spend accuracy") == "DT-17.8"


# ---- Protect ---------------------------------------------------------------------------------------------
def seven_incoming(**defender: object) -> Scene:
    """The Gunslinger's Fan the Hammer (7) is aimed at the Paladin, who is asked."""
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", **defender})
    return defender_asked(s.attack("fan_the_hammer", 1, 2, 3, 4, 5))


def defender_asked(s: Scene) -> Scene:
    """The attacker passes until the defender may act before his defence."""
    while s.asked != (1, "window-attack"):
        s.play("pass")
    return s


@pytest.mark.clause("DT-17.9")
@pytest.mark.parametrize(("protects", "health"), [(1, 47), (2, 50)])
def test_protect_prevents_half_rounded_up(protects: int, health: int) -> None:
    s = seven_incoming(tokens={"protect": protects}, limits={"protect": 2})
    for _ in range(protects):
        defender_asked(s).play("spend protect")
    s.settle()
    assert (s.health(1), s.tokens(1, "protect")) == (health, 0)


@pytest.mark.clause("DT-17.9")
def test_protect_works_in_upkeep_too() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "tokens": {"protect": 1, "poison": 3}})
    s.until("window-upkeep").play("spend protect").settle()
    assert s.health(1) == 49


@pytest.mark.clause("DT-17.9")
def test_protect_needs_incoming_damage() -> None:
    s = duel({"hero": "paladin", "tokens": {"protect": 1}}, {"hero": "gunslinger"})
    assert s.refused("spend protect") == "DT-12.2"


# ---- Retribution -----------------------------------------------------------------------------------------
@pytest.mark.clause("DT-17.10")
def test_retribution_returns_half_and_prevents_nothing() -> None:
    s = seven_incoming(tokens={"retribution": 1}).play("spend retribution")
    assert (s.health(0), s.health(1)) == (50, 50)
    before = len(s.game.played)
    s.settle()
    assert (s.health(1), s.health(0)) == (43, 46)
    together = [
        played for played in s.game.played[before:] if "log-hurt" in [line.key for line in played.log]
    ]
    assert len(together) == 1


@pytest.mark.clause("DT-17.10")
@pytest.mark.parametrize(
    ("defence", "health"),
    [
        ((3, 4, 5), (48, 47)),  # 4 prevented: 3 intermediate, 2 go back
        ((1, 1, 1), (43, 43)),  # 3 struck back and half of 7
    ],
)
def test_retribution_counts_fixed_prevention(defence: tuple[int, ...], health: tuple[int, int]) -> None:
    s = seven_incoming(tokens={"retribution": 1}).play("spend retribution")
    s.until("defend").dice(*defence).play("defend divine_defense").settle()
    assert (s.health(0), s.health(1)) == health


@pytest.mark.clause("DT-17.10")
def test_retribution_ignores_halving_but_not_avoidance() -> None:
    s = seven_incoming(tokens={"retribution": 1, "protect": 1})
    defender_asked(s.play("spend retribution")).play("spend protect").settle()
    assert (s.health(1), s.health(0)) == (47, 46)
    s = seven_incoming(tokens={"retribution": 1, "evasive": 1})
    defender_asked(s.play("spend retribution")).dice(1).play("spend evasive").settle()
    assert (s.health(1), s.health(0)) == (50, 50)


@pytest.mark.clause("DT-17.10")
def test_the_attacker_may_evade_what_retribution_returns() -> None:
    s = seven_incoming(tokens={"retribution": 1}).play("spend retribution")
    assert s.asked == (0, "window-attack")
    s.dice(2).play("spend evasive").settle()  # one of the two that Fan the Hammer gave
    assert (s.health(1), s.health(0)) == (43, 50)


@pytest.mark.clause("DT-17.10")
def test_retribution_needs_an_attack() -> None:
    tokens = {"retribution": 1, "protect": 1, "burn": 1}
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "tokens": tokens}).until("window-upkeep")
    assert s.asked == (1, "window-upkeep")
    assert s.refused("spend retribution") == "DT-11.8"


# ---- Blessing of Divinity --------------------------------------------------------------------------------
@pytest.mark.clause("DT-17.11")
def test_the_blessing_saves_once_and_later_isolated_damage_kills() -> None:
    s = duel(
        {"hero": "barbarian"},
        {"hero": "paladin", "health": 3, "tokens": {"blessing_of_divinity": 1, "powder_keg": 1}},
        active=0,
    )
    s.attack("reckless", 1, 2, 3, 4, 5).settle()
    assert (s.health(1), s.tokens(1, "blessing_of_divinity")) == (1, 0)
    assert s.game.outcome is None
    s.dice(1).play("pass").until("over")
    assert s.game.outcome is not None
    assert s.game.outcome.winners == {0}


@pytest.mark.clause("DT-17.11")
def test_the_blessing_saves_the_team() -> None:
    s = teams(
        {"hero": "barbarian"},
        {"hero": "gunslinger", "health": 3},
        {"hero": "barbarian"},
        {"hero": "paladin", "tokens": {"blessing_of_divinity": 1}},
    )
    s.roll(1, 2, 3, 4, 5).dice(1).play("declare reckless").settle()
    assert "target" in s.log()
    assert (s.health(1), s.health(3), s.tokens(3, "blessing_of_divinity")) == (1, 1, 0)
    assert s.game.outcome is None


@pytest.mark.clause("DT-17.11")
def test_the_blessing_is_neither_removed_nor_moved() -> None:
    s = duel(
        {"hero": "paladin", "cp": 15, "hand": ["transference", "get_that_outta_here", "buh_bye"]},
        {"hero": "gunslinger", "tokens": {"blessing_of_divinity": 1}},
    )
    assert s.refused("play transference") == "DT-9.13"
    assert s.refused("play get_that_outta_here") == "DT-9.2"
    assert s.refused("play buh_bye") == "DT-9.2"
    s = duel(
        {"hero": "paladin", "hand": ["what_status_effects"]},
        {"hero": "gunslinger", "tokens": {"blessing_of_divinity": 1, "evasive": 1}},
    )
    s.play("play what_status_effects", "player 1").settle()
    assert (s.tokens(1, "blessing_of_divinity"), s.tokens(1, "evasive")) == (1, 0)
