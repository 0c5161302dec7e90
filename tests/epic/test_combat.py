"""Chapter 8: combat.

A fireball in hand keeps the windows of steps 2 and 4 open, since it can be played at any time; a cave
troll keeps the main phase open, and only that.
"""

import pytest

from tests.epic.scene import define, scene

define('Card("test_walker", WILD, 0, 10, 10)')


# ---- the five steps -----------------------------------------------------------------------------------
@pytest.mark.clause("EP-8.1")
def test_combat_has_five_steps_and_then_the_main_phase_goes_on() -> None:
    s = scene(
        {"hand": ["fireball"], "play": ["vine_colossus", "lurking_giant"]},
        {"hand": ["fireball"], "play": ["human"]},
    )
    for decision, step in [
        ("attack vine_colossus", ("attackers", 0, "group")),
        ("pass", ("before_blocks", 0, "initiative")),
        ("pass", ("before_blocks", 1, "initiative")),
        ("pass", ("blockers", 1, "block")),
        ("block human", ("before_damage", 1, "initiative")),
        ("pass", ("before_damage", 0, "initiative")),
        ("pass", ("damage", 0, "through")),
        ("number 11", ("main", 0, "main")),
    ]:
        s.play(decision)
        assert (s.view["phase"], *s.asked) == step
    assert s.log() == ["attacks", "blocks", "damaged", "hit", "damaged", "broken"]


@pytest.mark.clause("EP-8.2")
def test_all_attackers_of_the_group_are_expended() -> None:
    s = scene({"play": ["gold_dragon", "demon", "wolf"]}, {"play": ["kong"]})
    s.play("attack gold_dragon", "attack demon", "pass")
    assert s.asked == (1, "block")
    positions = [s.champion(name)["position"] for name in ("gold_dragon", "demon", "wolf")]
    assert positions == ["expended", "expended", "prepared"]


@pytest.mark.clause("EP-8.2")
def test_an_attack_needs_at_least_one_champion() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["demon"]}, {})
    refusal = s.game.why_not("attack")
    assert refusal is not None
    assert refusal.key == "notation-wrong-length"
    s.play("attack demon")
    assert s.offered("attack") == []
    assert s.refused("attack demon") == "EP-6.4"


@pytest.mark.clause("EP-8.2")
def test_an_attack_without_attackers_left_after_step_2_has_no_further_steps() -> None:
    s = scene(
        {"hand": ["cave_troll"], "play": ["demon"]},
        {"hand": ["lightning_strike"], "play": ["kong"], "gold": 0},
    )
    s.play("attack demon", "play lightning_strike", "champion demon")
    assert s.champions(0) == []
    assert s.asked == (0, "main")
    assert s.champion("kong")["position"] == "prepared"


@pytest.mark.clause("EP-8.3")
def test_only_prepared_veterans_and_newcomers_with_blitz_may_attack() -> None:
    define('Card("test_expended", WILD, 0, 1, 1)', 'Card("test_flipped", WILD, 0, 1, 1)')
    s = scene(
        {
            "hand": ["dark_knight", "cave_troll"],
            "play": [
                "demon",
                {"card": "test_expended", "position": "expended"},
                {"card": "test_flipped", "position": "flipped"},
            ],
        },
        {"play": ["kong"]},
    )
    s.play("play dark_knight", "play cave_troll")  # dark_knight has Blitz
    assert sorted(s.offered("attack")) == ["attack dark_knight", "attack demon"]
    assert s.refused("attack test_expended") == "EP-6.4"
    assert s.refused("attack test_flipped") == "EP-6.5"
    assert s.refused("attack cave_troll") == "EP-6.7"
    assert s.refused("attack kong") == "EP-9.20"


@pytest.mark.clause("EP-8.4")
def test_the_whole_group_attacks_one_defender() -> None:
    s = scene({"play": ["gold_dragon", "demon"]}, {}, {})
    s.play("attack gold_dragon")
    assert s.asked == (0, "whom")
    assert s.refused("player 0") == "EP-8.4"
    s.play("player 1")
    assert s.asked == (0, "group")
    assert s.refused("player 2") == "EP-8.4"
    s.play("attack demon")
    assert (s.health(1), s.health(2)) == (20, 30)


@pytest.mark.clause("EP-8.5")
def test_nobody_plays_cards_while_attackers_are_declared() -> None:
    s = scene({"hand": ["fireball"], "play": ["demon", "wolf"]}, {"hand": ["flash_fire"]})
    s.play("attack demon")
    assert s.asked == (0, "group")
    assert s.refused("play fireball") == s.refused("play flash_fire") == "EP-8.5"


@pytest.mark.clause("EP-8.5")
def test_nobody_plays_cards_while_blockers_are_declared() -> None:
    s = scene({"hand": ["fireball"], "play": ["demon"]}, {"hand": ["flash_fire"], "play": ["wolf"]})
    s.play("attack demon", "pass", "pass")
    assert s.asked == (1, "block")
    assert s.refused("play fireball") == s.refused("play flash_fire") == "EP-8.5"


@pytest.mark.clause("EP-8.5")
def test_nobody_plays_cards_while_damage_is_dealt() -> None:
    s = scene(
        {"hand": ["fireball"], "play": ["vine_colossus"]},
        {"hand": ["flash_fire"], "play": ["human", "wolf"]},
    )
    s.play("attack vine_colossus", "pass", "pass", "block human", "block wolf", "pass", "pass")
    assert s.asked == (0, "through")
    assert s.refused("play fireball") == s.refused("play flash_fire") == "EP-8.5"
    s.play("number 0")
    assert s.asked == (0, "share")
    assert s.refused("play fireball") == s.refused("play flash_fire") == "EP-8.5"


# ---- step 2 -------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-8.6")
def test_before_blocks_the_attacker_has_the_initiative_first() -> None:
    s = scene({"hand": ["fireball"], "play": ["demon"]}, {"hand": ["fireball"], "play": ["wolf"]})
    s.play("attack demon")
    assert s.view["phase"] == "before_blocks"
    assert s.asked == (0, "initiative")
    assert s.offered() == ["pass", "play fireball"]


@pytest.mark.clause("EP-8.7")
def test_a_play_starts_the_count_of_passes_again() -> None:
    s = scene(
        {"hand": ["fireball"], "play": ["demon"]},
        {"hand": ["flash_fire", "fireball"], "play": ["kong"], "gold": 0},
    )
    s.play("attack demon", "pass")
    assert s.asked == (1, "initiative")
    s.play("play flash_fire")
    assert s.asked == (1, "initiative")  # whoever plays keeps the initiative
    s.play("pass")
    assert s.asked == (0, "initiative")
    assert s.view["phase"] == "before_blocks"
    s.play("pass")
    assert s.asked == (1, "block")


@pytest.mark.clause("EP-8.8")
def test_a_champion_that_comes_in_before_step_3_may_block() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["demon"]}, {"hand": ["lurking_giant"]})
    s.play("attack demon", "play lurking_giant")
    assert s.asked == (1, "block")
    s.play("block lurking_giant")
    assert s.champions(0) == []
    assert s.health(1) == 30


@pytest.mark.clause("EP-8.8")
def test_a_champion_that_comes_in_after_step_3_does_not_fight() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["demon"]}, {"hand": ["lurking_giant"], "play": ["wolf"]})
    s.play("attack demon", "pass", "pass")  # not yet, no block
    assert s.view["phase"] == "before_damage"
    s.play("play lurking_giant")
    assert s.champion("lurking_giant")["damage"] == 0
    assert s.champions(0) == ["demon"]
    assert s.health(1) == 26


@pytest.mark.clause("EP-8.9")
def test_a_newcomer_can_be_removed_before_it_blocks() -> None:
    s = scene({"hand": ["inner_demon", "cave_troll"], "play": ["test_walker"]}, {"hand": ["lurking_giant"]})
    s.play("attack test_walker", "pass", "play lurking_giant")
    assert s.asked == (0, "initiative")  # the newcomer is no blocker yet
    assert s.view["combat"]["blockers"] == []
    s.play("play inner_demon", "mode 2", "champion lurking_giant")
    assert s.asked == (0, "main")  # no blocker was left to ask for
    assert s.health(1) == 20


# ---- step 3 -------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-8.10")
@pytest.mark.parametrize(
    ("decisions", "positions"),
    [
        (["pass"], ["prepared", "prepared"]),
        (["block kong", "pass"], ["flipped", "prepared"]),
        (["block steel_golem"], ["prepared", "flipped"]),
        (["block kong", "block steel_golem"], ["flipped", "flipped"]),
    ],
)
def test_the_defender_blocks_with_none_one_or_several(decisions: list[str], positions: list[str]) -> None:
    s = scene({"play": ["demon"]}, {"hand": ["fireball"], "play": ["kong", "steel_golem"]})
    s.play("attack demon", "pass", *decisions)
    assert s.asked == (1, "initiative")
    assert [s.champion(name)["position"] for name in ("kong", "steel_golem")] == positions


@pytest.mark.clause("EP-8.11")
def test_prepared_champions_may_block_deploying_ones_too() -> None:
    define('Card("test_expended", WILD, 0, 1, 1)', 'Card("test_flipped", WILD, 0, 1, 1)')
    s = scene(
        {"play": ["demon"]},
        {
            "play": [
                "kong",
                {"card": "cave_troll", "deploying": True},
                {"card": "test_expended", "position": "expended"},
                {"card": "test_flipped", "position": "flipped"},
            ]
        },
    )
    s.play("attack demon")
    assert s.offered() == ["pass", "block kong", "block cave_troll"]
    assert s.refused("block test_expended") == "EP-6.4"
    assert s.refused("block test_flipped") == "EP-6.5"
    assert s.refused("block demon") == "EP-9.20"


@pytest.mark.clause("EP-8.12")
def test_who_can_block_one_attacker_blocks_the_whole_group() -> None:
    s = scene(
        {"hand": ["cave_troll"], "play": ["thought_plucker", "demon"]},
        {"play": ["kong"], "hand": ["fireball"]},
    )
    s.play("attack thought_plucker", "attack demon", "pass")  # one of them is Unblockable
    assert s.offered() == ["pass", "block kong"]
    s.play("block kong", "pass", "number 0")  # kong's damage goes to the demon
    assert s.health(1) == 30
    assert s.hand(1) == ["fireball"]  # the thought plucker has hit nobody
    assert s.champion("kong")["damage"] == 5
    assert s.champions(0) == ["thought_plucker"]


@pytest.mark.clause("EP-8.13")
def test_flyer_and_walker_blocked_together() -> None:
    """Golden scenario: the example of the rulebook."""
    alone = scene({"play": ["gold_dragon", "demon"]}, {"play": ["wolf", "watchful_gargoyle"]})
    alone.play("attack gold_dragon", "pass")
    assert alone.asked == (1, "block")
    assert alone.offered("block") == ["block watchful_gargoyle"]
    assert alone.refused("block wolf") == "EP-9.29"

    both = scene({"hand": ["cave_troll"], "play": ["gold_dragon", "demon"]}, {"play": ["wolf"]})
    both.play("attack gold_dragon", "attack demon")
    assert both.offered("block") == ["block wolf"]
    both.play("block wolf", "number 2")  # the wolf hits the dragon
    assert both.health(1) == 30
    assert both.champion("gold_dragon")["damage"] == 2
    assert both.champions(1) == []


# ---- step 4 -------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-8.14")
def test_blocked_attackers_stay_blocked_when_the_blocker_is_gone() -> None:
    s = scene({"hand": ["banishment", "cave_troll"], "play": ["test_walker"]}, {"play": ["kong"]})
    s.play("attack test_walker", "pass", "block kong")
    assert s.asked == (0, "initiative")
    assert s.view["phase"] == "before_damage"
    s.play("play banishment", "champion kong")
    assert s.champions(1) == []
    assert s.health(1) == 30
    assert s.champion("test_walker")["damage"] == 0


@pytest.mark.clause("EP-8.15")
@pytest.mark.parametrize("block", ["block kong", "pass"])
def test_before_damage_the_defender_has_the_initiative_first(block: str) -> None:
    s = scene({"hand": ["fireball"], "play": ["demon"]}, {"hand": ["fireball"], "play": ["kong"]})
    s.play("attack demon", "pass", "pass", block)
    assert s.view["phase"] == "before_damage"
    assert s.asked == (1, "initiative")


# ---- step 5 -------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-8.16")
def test_damage_is_simultaneous() -> None:
    s = scene({"play": ["soul_hunter"]}, {"play": ["vampire_lord"]})  # both 5/5
    s.play("attack soul_hunter", "block vampire_lord", "player 1")
    assert s.champions(0) == s.champions(1) == []


@pytest.mark.clause("EP-8.16")
def test_a_champion_that_is_broken_by_the_touch_of_its_foe_has_dealt_its_damage_too() -> None:
    s = scene({"play": ["thrasher_demon"]}, {"play": ["canopy_seraph"], "health": 20})
    s.play("attack thrasher_demon", "block canopy_seraph")  # 3/3, breaks what it damages; 6/7 Righteous
    assert s.champions(0) == s.champions(1) == []
    assert s.health(1) == 26


@pytest.mark.clause("EP-8.17")
def test_unblocked_attackers_hit_the_player() -> None:
    s = scene({"play": ["gold_dragon", "demon"]}, {"health": 30})
    s.play("attack gold_dragon", "attack demon")
    assert s.health(1) == 20


@pytest.mark.clause("EP-8.18")
@pytest.mark.parametrize(
    ("first", "damage", "survivors"),
    [(8, [8, 2], []), (10, [10, 0], ["wolf"]), (0, [0, 10], ["palace_guard"])],
)
def test_the_attacker_splits_freely_and_then_the_defender(
    first: int, damage: list[int], survivors: list[str]
) -> None:
    s = scene({"play": ["test_walker", "demon"]}, {"play": ["palace_guard", "wolf"]})
    s.play("attack test_walker", "pass", "block palace_guard", "block wolf")
    assert s.asked == (0, "share")
    assert s.refused("number 11") == "EP-8.18"
    s.play(f"number {first}")
    dealt = [line.args["n"] for line in s.game.log if line.key == "log-damaged"]
    assert dealt == [n for n in damage if n] + [6, 2]
    assert s.champions(1) == survivors


@pytest.mark.clause("EP-8.18")
def test_the_defender_is_asked_after_the_attacker() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["test_walker", "demon"]}, {"play": ["palace_guard", "wolf"]})
    s.play("attack test_walker", "attack demon", "block palace_guard", "block wolf")
    asked = [s.asked]
    for decision in ("number 8", "number 0", "number 6"):
        s.play(decision)
        asked.append(s.asked)
    assert asked == [(0, "share"), (0, "share"), (1, "share"), (1, "share")]
    s.play("number 0")  # the wolf's 2 to the demon
    assert s.champion("test_walker")["damage"] == 6
    assert s.champion("demon")["damage"] == 2
    assert s.champions(1) == []


@pytest.mark.clause("EP-8.19")
def test_all_damage_of_the_turn_counts() -> None:
    define('Card("test_five", WILD, 0, 5, 20)')
    s = scene(
        {"hand": ["cave_troll"], "play": ["test_five"]}, {"play": [{"card": "palace_guard", "damage": 3}]}
    )
    s.play("attack test_five", "block palace_guard")  # 6/8
    assert s.champions(1) == []
    assert s.discard(1) == ["palace_guard"]


@pytest.mark.clause("EP-8.19")
def test_damage_below_the_defence_breaks_nobody() -> None:
    define('Card("test_five", WILD, 0, 5, 20)')
    s = scene(
        {"hand": ["cave_troll"], "play": ["test_five"]}, {"play": [{"card": "palace_guard", "damage": 2}]}
    )
    s.play("attack test_five", "block palace_guard")
    assert s.champion("palace_guard")["damage"] == 7


@pytest.mark.clause("EP-8.20")
def test_after_combat_the_attacker_may_attack_again() -> None:
    s = scene({"hand": ["fireball"], "play": ["gold_dragon", "demon"]}, {})
    s.play("attack gold_dragon", "pass", "pass", "pass")  # alone; no fireball in steps 2 and 4
    assert s.asked == (0, "main")
    assert s.health(1) == 24
    assert s.offered() == ["pass", "play fireball", "attack demon"]
    s.play("attack demon", "pass", "pass")
    assert s.health(1) == 20
    assert s.asked == (0, "main")
