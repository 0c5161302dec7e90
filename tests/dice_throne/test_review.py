"""Cases that a rule lawyer brought up: fallen heroes, removed tokens, what is the attack's and what not."""

from __future__ import annotations

import pytest

from tests.dice_throne.scene import duel, king
from tests.dice_throne.texts import acts


@pytest.mark.clause("DT-2.2")
def test_a_fallen_hero_is_never_asked_again_and_takes_nobodys_word() -> None:
    s = king(
        {"hero": "gunslinger", "hand": ["duel_2"]},
        {"hero": "barbarian", "health": 1, "hand": ["getting_paid"]},
        {"hero": "paladin", "hand": ["getting_paid"]},
    )
    s.attack("revolver 1", 1, 1, 2, 5, 6).until("choose-target").play("player 1").until("main")
    assert s.hero(1)["out"]
    asked = []
    for _ in range(6):
        s.play("pass")
        asked.append(s.asked)
        if s.asked[1] == "main":
            break
    assert (2, "window-turn-ends") in asked
    assert 1 not in [seat for seat, _ in asked]


@pytest.mark.clause("DT-2.2")
def test_a_defender_who_falls_before_the_defence_does_not_defend() -> None:
    s = king(
        {"hero": "cursed_pirate"},
        {"hero": "gunslinger", "health": 3, "tokens": {"powder_keg": 1}},
        {"hero": "monk"},
    )
    s.attack("light_the_fuse 1", 1, 2, 3, 4, 6).play("player 1")
    s.until("defend", "main")
    assert s.asked[1] == "main"
    assert (s.hero(1)["out"], s.health(0)) == (True, 35)


@pytest.mark.clause("DT-17.6")
def test_a_stun_does_not_outlive_who_inflicted_it() -> None:
    s = king(
        {"hero": "barbarian", "health": 1, "tokens": {"barbed_vine": 1}},
        {"hero": "gunslinger"},
        {"hero": "monk"},
    )
    s.roll(6, 6, 6, 1, 2).dice(6).play("reroll 1").play("declare crit_bash").until("choose-target")
    s.play("player 1").until("main")
    assert s.hero(0)["out"]
    assert s.tokens(1, "stun") == 0


@pytest.mark.clause("DT-9.2")
def test_an_upkeep_effect_of_a_removed_token_does_not_happen() -> None:
    s = duel({"hero": "barbarian"}, {"hero": "monk", "tokens": {"bleed": 1, "burn": 1, "cleanse": 1}})
    s.until("next-due").dice(6)
    bleed = next(str(o) for o in s.game.options if o.args.get("status") == "bleed")
    s.play(bleed)
    acts(s, 1, "spend cleanse 1")
    s.until("remove", "main")
    if s.asked[1] == "remove":
        s.play("token 1 burn")
    s.until("main")
    assert (s.health(1), s.hero(1)["tokens"].get("burn")) == (50, None)


@pytest.mark.clause("DT-6.17")
def test_no_modifier_while_the_defence_dice_can_be_altered() -> None:
    s = duel(
        {"hero": "barbarian", "cp": 4, "hand": ["get_some", "tip_it"]},
        {"hero": "paladin", "hand": ["six_it"]},
    )
    s.attack("smack 1", 1, 1, 2, 4, 4).until("defend").dice(1, 1, 1).play("defend divine_defense")
    while s.asked != (0, "alter-dice"):
        s.play("pass")
    assert "play get_some" not in s.offered()
    assert s.refused("play get_some") == "DT-6.17"


@pytest.mark.clause("DT-6.11")
def test_damage_from_elsewhere_is_not_dealt_by_the_attack() -> None:
    s = duel(
        {"hero": "barbarian", "tokens": {"parlay": 1}},
        {"hero": "cursed_pirate", "hand": ["cursed_cards"]},
    )
    s.attack("reckless", 1, 2, 3, 4, 5).until("window-last-call")
    acts(s, 1, "play cursed_cards")
    s.until("one-of").play("mode 2").until("main")
    assert (s.health(1), s.health(0)) == (48, 50)


@pytest.mark.clause("DT-13.9")
def test_the_active_player_goes_first_in_the_declaration_window_too() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["buh_bye"]},
        {"hero": "tactician", "tokens": {"tactical_advantage": 1}},
    )
    s.roll(1, 1, 2, 5, 6).play("declare revolver 1").play("spend tactical_advantage 1")
    assert s.asked == (0, "preempt")
    s.play("play buh_bye")
    assert s.tokens(1, "tactical_advantage") == 0
    assert s.cp(1) == 2
    assert s.asked == (0, "rolling")


@pytest.mark.clause("DT-16.11")
def test_twice_as_wild_sets_two_different_dice() -> None:
    s = duel({"hero": "gunslinger", "cp": 3, "hand": ["twice_as_wild"]}, {"hero": "barbarian"})
    s.roll(1, 2, 3, 4, 5).play("play twice_as_wild", "die 1 6")
    assert not [text for text in s.offered("die") if text.startswith("die 1 ")]
    assert s.play("die 2 6").rolled == [6, 6, 3, 4, 5]


@pytest.mark.clause("DT-17.1")
def test_what_is_avoided_is_not_avoided_again() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "tokens": {"evasive": 2}})
    s.attack("deadeye", 6, 6, 6, 6, 2).until("window-attack").dice(1).play("spend evasive 1").until("main")
    assert (s.health(1), s.tokens(1, "evasive")) == (50, 1)


def test_a_redacted_record_does_not_tell_who_could_have_answered() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["tip_it"]})
    s.roll(1, 1, 2, 5, 6).play("declare revolver 1")
    assert s.asked == (1, "interfere")
    s.play("pass")
    lines = s.game.record(0).splitlines()
    assert not [line for line in lines if line.endswith("1 pass")]
    assert not [line for line in lines if line.startswith("position")]
    assert [line for line in s.game.record(1).splitlines() if line.endswith("1 pass")]
