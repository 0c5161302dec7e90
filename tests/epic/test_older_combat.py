"""Chapter 15: attacking, blocking and leaving combat with cards of 2015 to 2017."""

import pytest

from tests.epic.scene import define, scene

define(
    'Card("test_steel_titan", SAGE, 1, 13, 9, UNTARGETABLE | LOFTY, "construct")',
    'Card("test_wake_up", SAGE, 0, play=Target(CHAMPION, Prepare()))',
    'Card("test_lie_down", SAGE, 0, play=Target(CHAMPION, Expend()))',
)

LATER = "cave_troll"  # keeps the main phase open and can be played at no other time


# ---- who may block, who must ---------------------------------------------------------------------------
@pytest.mark.clause("EP-15.3")
def test_an_unblockable_attacker_alone_cannot_be_blocked() -> None:
    s = scene({"play": ["thought_plucker"]}, {"play": ["hill_giant"]})
    s.play("attack thought_plucker")  # nobody is asked to block
    assert s.health(1) == 29
    assert s.champion("hill_giant")["position"] == "prepared"


@pytest.mark.clause("EP-15.3")
def test_an_unblockable_attacker_is_blocked_with_its_group() -> None:
    s = scene({"play": ["thought_plucker", "wurm_hatchling"]}, {"play": ["hill_giant"]})
    s.play("attack thought_plucker", "attack wurm_hatchling")
    assert s.asked == (1, "block")
    s.play("block hill_giant", "number 4")
    assert s.health(1) == 30
    assert s.champions(0) == []  # 4 damage for each of them


@pytest.mark.clause("EP-15.4")
def test_champions_with_less_attack_cannot_block() -> None:
    s = scene({"play": ["test_steel_titan"]}, {"play": ["raging_t_rex", "steel_golem"]})
    s.play("attack test_steel_titan")
    assert s.offered("block") == ["block steel_golem"]  # attack 13, the rex has 12
    assert s.refused("block raging_t_rex") == "EP-15.4"


@pytest.mark.clause("EP-15.4")
def test_present_attack_counts_when_blockers_are_declared() -> None:
    s = scene({"play": ["test_steel_titan"]}, {"play": [{"card": "raging_t_rex", "counters": 1}]})
    s.play("attack test_steel_titan")
    assert s.offered("block") == ["block raging_t_rex"]


@pytest.mark.clause("EP-15.5")
def test_a_champion_that_must_attack_keeps_the_turn_from_ending() -> None:
    s = scene({"play": ["raging_t_rex"], "hand": ["fireball"]}, {})
    assert "pass" not in s.offered()
    assert s.refused("pass") == "EP-15.5"
    s.play("attack raging_t_rex")
    assert s.asked == (0, "initiative")
    s.play("pass", "pass")
    assert s.health(1) == 18
    assert s.asked == (0, "main")
    assert "pass" in s.offered()


@pytest.mark.clause("EP-15.5")
@pytest.mark.parametrize("state", [{"position": "expended"}, {"deploying": True}])
def test_a_champion_that_cannot_attack_need_not(state: dict[str, object]) -> None:
    s = scene({"play": [{"card": "raging_t_rex", **state}], "hand": ["fireball"]}, {})
    assert s.game.why_not("pass") is None


@pytest.mark.clause("EP-15.5")
def test_where_attacks_are_forbidden_nobody_must_attack() -> None:
    angel = {"card": "avenging_angel", "position": "expended"}
    s = scene({"play": ["raging_t_rex"], "hand": ["fireball"]}, {"play": [angel]})
    assert s.game.why_not("pass") is None


@pytest.mark.clause("EP-15.5")
def test_the_turn_goes_on_if_an_answer_enables_a_champion_that_must_attack() -> None:
    rex = {"card": "raging_t_rex", "position": "expended"}
    s = scene({"play": [rex], "hand": ["fireball"]}, {"hand": ["test_wake_up"]})
    s.play("pass", "play test_wake_up")
    assert s.asked == (0, "main")  # unasked: the end phase is no choice now
    assert s.refused("pass") == "EP-15.5"


@pytest.mark.clause("EP-15.6")
def test_an_attacker_that_must_be_blocked() -> None:
    s = scene({"play": ["lord_of_the_arena"]}, {"play": ["wolf", "wolf"]})
    s.play("attack lord_of_the_arena")
    assert s.asked == (1, "block")
    assert s.offered() == ["block wolf", "block wolf"]
    assert s.refused("pass") == "EP-15.6"
    s.play("block wolf")
    assert "pass" in s.offered()  # one is enough


@pytest.mark.clause("EP-15.6")
def test_one_legal_blocker_blocks_unasked() -> None:
    s = scene({"play": ["lord_of_the_arena"], "hand": [LATER]}, {"play": ["hill_giant"]})
    s.play("attack lord_of_the_arena")
    assert s.health(1) == 30
    assert s.champion("hill_giant")["damage"] == 5


@pytest.mark.clause("EP-15.6")
def test_without_a_prepared_champion_nobody_must_block() -> None:
    s = scene({"play": ["lord_of_the_arena"]}, {"play": [{"card": "wolf", "position": "expended"}]})
    s.play("attack lord_of_the_arena")
    assert s.health(1) == 25


# ---- attack bans -----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.7")
def test_a_ceasefire_lets_the_present_attack_go_on() -> None:
    s = scene({"play": ["hill_giant", "wolf"], "hand": [LATER]}, {"hand": ["ceasefire"]})
    s.play("attack hill_giant", "pass")  # the wolf stays at home
    assert s.asked == (1, "initiative")
    s.play("play ceasefire")
    while s.asked != (0, "main"):
        s.play("pass")
    assert s.health(1) == 22
    assert s.view["no_more_attacks"]
    assert s.refused("attack wolf") == "EP-15.7"


@pytest.mark.clause("EP-15.7")
def test_an_expended_avenging_angel_shelters_its_controller() -> None:
    angel = {"card": "avenging_angel", "position": "expended"}
    s = scene({"play": ["wolf"], "hand": ["fireball"]}, {"play": [angel]})
    assert s.refused("attack wolf") == "EP-15.7"
    s = scene({"play": ["wolf"]}, {"play": [angel]}, {})
    s.play("attack wolf")  # only the third player may be attacked
    assert s.health(2) == 28


@pytest.mark.clause("EP-15.7")
def test_a_prepared_avenging_angel_shelters_nobody() -> None:
    s = scene({"play": ["gold_dragon"]}, {"play": ["avenging_angel"]})
    s.play("attack gold_dragon", "pass")
    assert s.health(1) == 24


# ---- expending and preparing -----------------------------------------------------------------------------
@pytest.mark.clause("EP-15.17")
def test_champions_expended_before_blocks_cannot_block() -> None:
    sages = ["muse", "ogre_mercenary"]
    s = scene({"play": ["wolf"], "hand": ["ice_drake", *sages]}, {"play": ["hill_giant"]})
    s.play("attack wolf", "play ice_drake", "card muse", "player 1")  # the other card is the only one left
    assert s.champion("hill_giant")["position"] == "expended"
    assert s.asked == (0, "initiative")
    s.play("pass")
    assert (s.asked, s.view["phase"]) == ((0, "initiative"), "before_damage")
    s.play("pass")
    assert s.health(1) == 28


@pytest.mark.clause("EP-15.17")
def test_an_expended_blocker_stays_in_combat() -> None:
    s = scene({"play": ["wolf"], "hand": ["test_lie_down", LATER]}, {"play": ["hill_giant"]})
    s.play("attack wolf", "pass", "block hill_giant", "play test_lie_down", "champion hill_giant")
    assert s.champion("hill_giant")["position"] == "expended"
    assert s.champions(0) == []  # the giant has dealt its damage
    assert s.champion("hill_giant")["damage"] == 2
    assert s.health(1) == 30


@pytest.mark.clause("EP-15.17")
def test_a_champion_prepared_by_its_ally_may_use_its_power_again() -> None:
    s = scene({"play": ["forcemage_apprentice"], "hand": ["ancient_chant"]}, {})
    s.play("power forcemage_apprentice", "player 1")
    assert s.refused("power forcemage_apprentice") == "EP-6.4"
    s.play("play ancient_chant", "power forcemage_apprentice", "player 1")
    assert s.health(1) == 26


@pytest.mark.clause("EP-15.17")
def test_preparing_does_not_end_deploying() -> None:
    new = {"card": "hill_giant", "position": "expended", "deploying": True}
    s = scene({"play": [new], "hand": ["test_wake_up", "fireball"]}, {})
    s.play("play test_wake_up")
    giant = s.champion("hill_giant")
    assert (giant["position"], giant["deploying"]) == ("prepared", True)
    assert s.refused("attack hill_giant") == "EP-6.7"


# ---- leaving combat --------------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.18")
def test_a_blocker_removed_from_combat_keeps_its_position_and_has_blocked() -> None:
    s = scene({"play": ["hill_giant", "spore_beast"], "hand": [LATER]}, {"play": ["wolf"]})
    s.play("attack hill_giant", "pass", "pass", "block wolf", "power spore_beast", "champion wolf")
    assert s.health(1) == 30
    wolf = s.champion("wolf")
    assert (wolf["position"], wolf["damage"]) == ("flipped", 0)
    assert s.champion("hill_giant")["damage"] == 0


@pytest.mark.clause("EP-15.18")
def test_feint_prepares_the_own_fighters() -> None:
    s = scene({"play": ["hill_giant"], "hand": [LATER]}, {"play": ["wolf"], "hand": ["feint"]})
    s.play("attack hill_giant", "pass", "block wolf", "play feint")
    assert s.asked == (0, "main")
    assert s.health(1) == 30
    assert s.champion("wolf")["position"] == "prepared"
    assert s.champion("wolf")["damage"] == s.champion("hill_giant")["damage"] == 0


# ---- triggers of combat ----------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.19")
def test_attack_triggers_come_before_the_first_initiative() -> None:
    s = scene({"play": ["pyrosaur"], "hand": ["fireball"]}, {"play": ["wolf"]})
    s.play("attack pyrosaur")
    assert (s.asked, s.view["phase"]) == ((0, "initiative"), "before_blocks")
    assert s.health(1) == 28
    assert s.champions(1) == []


@pytest.mark.clause("EP-15.19")
def test_triggers_of_blocking_come_before_the_next_initiative() -> None:
    s = scene({"play": ["knight_of_elara"]}, {"play": ["master_zo"], "hand": ["fireball"]})
    s.play("attack knight_of_elara", "pass", "block master_zo")
    # both triggers wait together; the attacker's has come first, so the blocker is a wolf by now
    assert (s.asked, s.view["phase"]) == ((1, "initiative"), "before_damage")
    assert s.champions(1) == ["wolf"]


@pytest.mark.clause("EP-15.19")
def test_a_blocks_trigger_protects_from_this_combat() -> None:
    s = scene({"play": ["burrowing_wurm"]}, {"play": ["master_zo"]})
    s.play("attack burrowing_wurm", "block master_zo", "number 0")  # nothing goes through
    assert s.champions(1) == ["master_zo"]
