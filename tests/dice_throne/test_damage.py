"""Chapter 11: kinds of damage, Attacks and their modifiers."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.dice_throne.harm import Collateral
from igroteka.games.dice_throne.keywords import DAMAGE, NONE
from igroteka.games.dice_throne.status_numbers import POWDER_KEG
from igroteka.games.dice_throne.tokens import Inflict
from tests.dice_throne.scene import Scene, duel, teams
from tests.dice_throne.texts import activated, acts

# Defendable, avoidable, modifiable, special targeting: the table of the rulebook.
PROPERTIES = {
    "normal": (True, True, True, False),
    "undefendable": (False, True, True, False),
    "pure": (False, True, False, False),
    "collateral": (False, True, False, True),
    "ultimate": (False, False, True, False),
}
SLINGER: dict[str, Any] = {"hero": "gunslinger", "cp": 0, "tokens": {"reload": 1}}
EVADER: dict[str, Any] = {"hero": "paladin", "cp": 0, "tokens": {"evasive": 1}}


def dealing(kind: str, *heroes: dict[str, Any], mode: str = "duel", damage: int = 4) -> Scene:
    """An ability that deals damage of this kind was activated."""
    if kind == "collateral":
        return activated(*heroes, mode=mode, text=(Collateral(damage),))
    return activated(*heroes, mode=mode, kind=kind, damage=damage, locked=kind == "ultimate")


def questions(s: Scene) -> list[tuple[int | None, str, list[str]]]:
    """Everything that is asked until the next Main Phase, everybody passing: who, what, the options."""
    found = []
    while s.asked[1] != "main":
        found.append((*s.asked, s.offered()))
        s.play("pass" if "pass" in s.offered() else s.offered()[-1])
    return found


@pytest.mark.clause("DT-11.1")
def test_there_are_five_kinds_of_damage() -> None:
    kinds = [kind for number, kind in enumerate(DAMAGE) if number != NONE]
    assert kinds == list(PROPERTIES)


@pytest.mark.clause("DT-11.1")
def test_unmarked_damage_is_normal() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin"}).attack("revolver 1", 1, 1, 1, 4, 6)
    assert s.view["attack"]["kind"] == "normal"


@pytest.mark.clause("DT-11.2")
@pytest.mark.parametrize("kind", PROPERTIES)
def test_a_defensive_ability_answers_defendable_damage(kind: str) -> None:
    asked = [what for _, what, _ in questions(dealing(kind, SLINGER, EVADER))]
    assert ("defend" in asked) == PROPERTIES[kind][0]


@pytest.mark.clause("DT-11.2")
@pytest.mark.parametrize("kind", PROPERTIES)
def test_a_status_avoids_avoidable_damage(kind: str) -> None:
    s = dealing(kind, SLINGER, EVADER)
    offered = ["spend evasive 1" in options for _, _, options in questions(s)]
    assert any(offered) == PROPERTIES[kind][1]
    assert s.health(1) == 46  # it was not spent
    if PROPERTIES[kind][1]:
        s = dealing(kind, SLINGER, EVADER)
        assert acts(s.dice(1), 1, "spend evasive 1").settle().health(1) == 50


@pytest.mark.clause("DT-11.2")
@pytest.mark.parametrize("kind", PROPERTIES)
def test_attack_modifiers_change_modifiable_damage(kind: str) -> None:
    marked = {**EVADER, "tokens": {"bounty": 1}}
    s = dealing(kind, SLINGER, marked)
    offered = ["spend reload 1" in options for _, _, options in questions(s)]
    modifiable = PROPERTIES[kind][2]
    assert any(offered) == modifiable
    assert s.health(1) == (45 if modifiable else 46)  # Bounty adds 1
    if modifiable:
        s = dealing(kind, SLINGER, marked)
        assert acts(s.dice(6), 0, "spend reload 1").settle().health(1) == 42


@pytest.mark.clause("DT-11.2")
@pytest.mark.parametrize("kind", PROPERTIES)
def test_a_printed_target_needs_no_targeting_roll(kind: str) -> None:
    heroes = [{"hero": name, "cp": 0} for name in ("gunslinger", "barbarian", "paladin", "moon_elf")]
    s = dealing(kind, *heroes, mode="teams").dice(1)
    since = len(s.game.played)
    s.settle()
    rolls = s.log(since).count("rolled")
    assert (rolls == 0) == PROPERTIES[kind][3]
    assert s.health(1) == (42 if kind == "collateral" else 46)


# ---- the five kinds, by abilities -----------------------------------------------------------------------
@pytest.mark.clause("DT-11.3")
def test_revolver_deals_normal_damage() -> None:
    asked = questions(duel(SLINGER, EVADER).attack("revolver 1", 1, 1, 1, 4, 6))
    assert (1, "defend", ["pass", "defend divine_defense"]) in asked
    assert (1, "window-attack", ["pass", "spend evasive 1"]) in asked
    assert (0, "window-attack", ["pass", "spend reload 1"]) in asked


@pytest.mark.clause("DT-11.4")
def test_deadeye_deals_undefendable_damage() -> None:
    s = duel(SLINGER, EVADER).attack("deadeye", 6, 6, 6, 6, 1)
    assert (s.view["attack"]["kind"], s.view["attack"]["base"]) == ("undefendable", 6)
    acts(s.dice(4), 0, "spend reload 1")
    assert s.view["attack"]["damage"] == 8
    acts(s.dice(2), 1, "spend evasive 1")
    assert "defend" not in [what for _, what, _ in questions(s)]
    assert s.health(1) == 50


@pytest.mark.clause("DT-11.5")
def test_pure_damage_is_neither_raised_nor_defended() -> None:
    hunted = {"hero": "paladin", "tokens": {"bounty": 1, "evasive": 1}}
    s = activated({**SLINGER, "hand": ["getting_paid"]}, hunted, kind="pure", damage=4)
    assert s.refused("spend reload 1") == "DT-11.5"
    s.settle()
    assert (s.health(1), s.tokens(0, "reload")) == (46, 1)
    assert s.cp(0) == 0  # no reward
    s = activated({**SLINGER, "hand": ["duel_2"]}, hunted, kind="pure", damage=4)
    assert acts(s.dice(1), 1, "spend evasive 1").settle().health(1) == 50


@pytest.mark.clause("DT-11.5")
@pytest.mark.parametrize(
    ("kind", "health", "shame"), [("normal", 49, 0), ("pure", 46, 1), ("collateral", 46, 1)]
)
def test_statuses_that_weaken_an_attack_do_not_touch_unmodifiable_damage(
    kind: str, health: int, shame: int
) -> None:
    weak = {"hero": "gunslinger", "hand": ["duel_2"], "tokens": {"wither": 2, "shame": 1}}
    s = dealing(kind, weak, {"hero": "paladin"}).settle()
    assert (s.health(1), s.tokens(0, "wither"), s.tokens(0, "shame")) == (health, 2, shame)


@pytest.mark.clause("DT-11.6")
def test_collateral_damage_hits_every_opponent_apart() -> None:
    evasive_and_bounty = {"evasive": 1, "bounty": 1}
    s = activated(
        {"hero": "gunslinger", "cp": 0, "tokens": {"reload": 1}},
        {"hero": "paladin", "tokens": evasive_and_bounty},
        {"hero": "barbarian"},
        {"hero": "moon_elf", "tokens": evasive_and_bounty},
        mode="teams",
        text=(Collateral(2),),
    )
    s.play("pass")
    assert s.view["attack"]["attack"] is False
    acts(s.dice(6), 1, "spend evasive 1")
    acts(s.dice(2), 3, "spend evasive 1")
    s.settle()
    assert s.health(1) == 48  # 2 for the Paladin, 0 for the Moon Elf, nothing for Bounty
    assert (s.tokens(0, "reload"), s.cp(0)) == (1, 0)


@pytest.mark.clause("DT-11.6")
def test_collateral_damage_is_summed_on_a_teams_dial() -> None:
    heroes = [{"hero": name} for name in ("gunslinger", "barbarian", "paladin", "moon_elf")]
    s = activated(*heroes, mode="teams", text=(Collateral(2),)).settle()
    assert (s.health(1), s.health(0)) == (46, 50)


@pytest.mark.clause("DT-11.7")
def test_ultimate_damage_is_raised_but_not_lowered() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 0, "hand": ["duel_2"], "tokens": {"reload": 1}},
        {"hero": "paladin", "cp": 9, "tokens": {"protect": 1}, "hand": ["not_this_time", "absolution"]},
    )
    s.attack("fillem_with_lead", 6, 6, 6, 6, 6)
    acts(s.dice(4), 0, "spend reload 1")
    asked = questions(s)
    assert [seat for seat, _, _ in asked if seat == 1] == []  # the Paladin can do nothing at all
    # 10, Bounty 1, Reload 2; and the attacker is paid for the Bounty.
    assert (s.health(1), s.tokens(1, "protect"), s.cp(0)) == (37, 1, 1)


# ---- Attacks and modifiers ------------------------------------------------------------------------------
@pytest.mark.clause("DT-11.8")
@pytest.mark.parametrize(("kind", "attack"), [("normal", True), ("pure", True), ("collateral", False)])
def test_collateral_damage_alone_is_no_attack(kind: str, attack: bool) -> None:
    s = dealing(kind, {**SLINGER, "hand": ["getting_paid"]}, {"hero": "paladin"})
    s.play("pass")
    assert s.asked == (0, "window-offence-ends")
    assert s.view["attack"]["attack"] is attack


@pytest.mark.clause("DT-11.8")
def test_an_ability_that_deals_no_damage_is_no_attack() -> None:
    slinger = {"hero": "gunslinger", "levels": {"take_cover": 2}, "hand": ["getting_paid"]}
    s = duel(slinger, {"hero": "paladin"}).attack("revolver 1", 1, 1, 1, 4, 6)
    assert s.view["attack"]["attack"] is True
    s = duel(slinger, {"hero": "paladin"}).attack("mark_the_target", 4, 4, 5, 1, 6)
    assert (s.view["attack"]["ability"], s.view["attack"]["attack"]) == ("mark_the_target", False)


@pytest.mark.clause("DT-11.9")
def test_an_attack_modifier_needs_an_attack() -> None:
    slinger = {
        "hero": "gunslinger",
        "levels": {"take_cover": 2},
        "hand": ["eat_lead", "getting_paid"],
        "tokens": {"reload": 1},
    }
    s = duel(slinger, {"hero": "paladin"}).attack("mark_the_target", 4, 4, 5, 1, 6)
    assert s.asked == (0, "window-offence-ends")
    assert s.refused("play eat_lead") == "DT-11.9"
    assert s.refused("spend reload 1") == "DT-11.9"
    s = duel(slinger, {"hero": "paladin"}).attack("revolver 1", 1, 1, 1, 4, 6)
    assert {"play eat_lead", "spend reload 1"} <= set(s.offered())


@pytest.mark.clause("DT-11.10")
def test_a_modifier_may_come_before_and_after_the_defence_until_the_last_call() -> None:
    def attacking() -> Scene:
        s = duel({"hero": "barbarian", "hand": ["get_some", "getting_paid"]}, {"hero": "paladin"})
        return s.attack("mighty_blow", 1, 2, 3, 4, 6)

    before = attacking().until("window-attack")
    before.dice(1, 1, 2, 2, 3).play("play get_some").until("defend")
    assert (before.view["attack"]["damage"], before.view["attack"]["defended"]) == (14, False)

    after = attacking().until("defend").dice(3, 3, 3).play("defend divine_defense").until("window-last-call")
    assert after.view["attack"]["defended"] is True
    after.dice(1, 1, 2, 2, 3).play("play get_some").settle()
    assert after.health(1) == 50 - (9 + 5 - 3)

    late = attacking().until("window-after")
    assert late.health(1) == 41
    assert late.refused("play get_some") == "DT-11.10"


@pytest.mark.clause("DT-11.11")
def test_added_damage_is_of_the_attacks_own_kind() -> None:
    s = duel({**SLINGER, "hand": ["getting_paid"]}, {"hero": "paladin"}).attack("deadeye", 6, 6, 6, 6, 1)
    acts(s.dice(6), 0, "spend reload 1")
    assert (s.view["attack"]["kind"], s.view["attack"]["damage"]) == ("undefendable", 9)
    assert "defend" not in [what for _, what, _ in questions(s)]
    assert s.health(1) == 41


@pytest.mark.clause("DT-11.12")
def test_modifiers_go_on_ones_own_attacks_only() -> None:
    barbarian = {"hero": "barbarian", "cp": 5, "hand": ["get_some", "double_up"]}
    s = teams({"hero": "gunslinger"}, barbarian, barbarian, {"hero": "paladin"})
    s.attack("revolver 1", 1, 1, 1, 4, 6).dice(1).until("window-attack")  # the die: seat 1 is attacked
    assert (s.asked, s.view["attack"]["target"]) == ((1, "window-attack"), 1)
    assert s.refused("play get_some") == "DT-11.12"
    s.play("pass")
    assert s.asked == (2, "window-attack")  # the attacker's team-mate
    assert s.refused("play get_some") == "DT-11.12"


# ---- isolated damage ------------------------------------------------------------------------------------
def keg_under_attack() -> Scene:
    """An attack for 6 puts a second Powder Keg on its target: the first blows up at once, for 3."""
    s = activated(
        {"hero": "cursed_pirate"},
        {"hero": "gunslinger", "hand": ["duel_2"], "tokens": {"evasive": 2, "powder_keg": 1}},
        kind="undefendable",
        damage=6,
        waiting=(Inflict(POWDER_KEG),),
    )
    s.until("window-damage")
    assert (s.asked, s.damage(1)["incoming"]) == ((1, "window-damage"), 3)
    return s


@pytest.mark.clause("DT-11.13")
def test_avoiding_the_attack_leaves_isolated_damage_untouched() -> None:
    s = keg_under_attack().play("pass")
    assert (s.health(1), s.tokens(1, "powder_keg")) == (47, 1)  # at once; the new Keg lies there
    assert (s.asked, s.damage(1)["incoming"]) == ((1, "window-attack"), 6)
    s.dice(1).play("spend evasive 1").settle()
    assert s.health(1) == 47


@pytest.mark.clause("DT-11.13")
def test_avoiding_isolated_damage_leaves_the_attack_untouched() -> None:
    s = keg_under_attack().dice(1, 5)  # the second die is that of the new Keg, in the next Upkeep
    assert s.play("spend evasive 1").settle().health(1) == 44


@pytest.mark.clause("DT-11.13")
def test_damage_avoided_before_stays_avoided_after_isolated_damage() -> None:
    s = activated(
        {"hero": "cursed_pirate"},
        {"hero": "gunslinger", "hand": ["duel_2"], "tokens": {"evasive": 1, "powder_keg": 1}},
        kind="undefendable",
        damage=6,
    )
    acts(s.dice(1), 1, "spend evasive 1")
    position = s.game.position()
    position["agenda"].append([["Inflict", {"status": POWDER_KEG, "n": ["Fixed", {"n": 1}]}], 0, 1])
    s = Scene(type(s.game).load(position)).settle()
    assert s.health(1) == 47


@pytest.mark.clause("DT-11.13")
def test_what_answers_an_attack_does_not_answer_isolated_damage() -> None:
    tokens = {"powder_keg": 1, "retribution": 1, "protect": 1}
    s = activated(
        {"hero": "cursed_pirate"},
        {"hero": "paladin", "hand": ["absolution", "tithe_2"], "tokens": tokens},
        kind="undefendable",
        damage=6,
        waiting=(Inflict(POWDER_KEG),),
    )
    s.until("window-damage")
    assert s.offered() == ["pass", "spend protect 1"]
    assert s.refused("spend retribution 1") == "DT-11.8"
    assert s.refused("play absolution") == "DT-11.8"
    s.play("pass")
    assert (s.asked, s.health(1)) == ((1, "window-attack"), 47)
    assert {"spend retribution 1", "play absolution"} <= set(s.offered())


# ---- other damage ---------------------------------------------------------------------------------------
@pytest.mark.clause("DT-11.14")
def test_damage_of_a_card_is_no_attack() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 1, "hand": ["roulette", "duel_2"], "tokens": {"reload": 1}},
        {"hero": "paladin", "tokens": {"bounty": 1, "evasive": 1}},
    )
    s.dice(1).play("play roulette", "player 1")
    assert s.asked == (1, "window-damage")
    assert (s.damage(1)["incoming"], s.offered()) == (2, ["pass", "spend evasive 1"])
    assert s.view["attack"]["attack"] is False
    s.play("pass")
    assert s.asked == (0, "main")
    assert (s.health(1), s.cp(0), s.tokens(0, "reload")) == (48, 0, 1)


@pytest.mark.clause("DT-11.14")
def test_damage_of_a_defence_is_no_attack() -> None:
    s = activated(
        {"hero": "barbarian", "hand": ["smack_2"], "tokens": {"protect": 1, "bounty": 1}},
        {"hero": "gunslinger", "cp": 0, "tokens": {"reload": 1}},
        kind="normal",
        damage=5,
    )
    s.until("defend").dice(6, 1).play("defend duel", "mode 1")
    acts(s, 0, "spend protect 1").settle()
    # 3 from the Duel, half prevented; no Bounty for the defender, who could not spend his Reload either.
    assert (s.health(0), s.cp(1), s.tokens(1, "reload")) == (49, 0, 1)
