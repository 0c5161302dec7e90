"""Chapter 15: what champions of 2015 to 2017 are, gain and lose, and how they come and go."""

import pytest

from tests.epic.scene import Scene, define, scene

define(
    'Card("test_architect", SAGE, 1, 1, 5, also=EVIL)',
    'Card("test_evil_healer", EVIL, 0, 2, 2, ally=GainHealth(2))',
    'Card("test_evil_captain", EVIL, 0, 4, 4, loyalty=Loyalty(GainHealth(9)))',
    'Card("test_idol_of_stone", SAGE, 0, 1, 14, UNBREAKABLE)',
    'Card("test_sphinx", SAGE, 1, 7, 7, AIRBORNE | UNTARGETABLE, "sphinx")',
    'Card("test_grower", WILD, 0, 3, 3, end=This(Counters(2)))',
    'Card("test_loyal_grower", WILD, 0, 3, 3, end=Loyalty(This(Counters(2))))',
    'Card("test_blinker", SAGE, 0, 3, 3, end=Target(OTHER_CHAMPION, BlinkOut(blitz=True)))',
)
LATER = "ogre_mercenary"  # keeps the main phase open and can be played at no other time


def next_turn_of(s: Scene, seat: int) -> None:
    """Everybody passes until this seat's next turn has begun."""
    turn = s.view["turn"]
    while s.view["turn"] == turn or s.view["active"] != seat:
        s.play("pass")


# ---- counters and changes --------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.11")
def test_counters_stay_and_are_lost_with_the_champion() -> None:
    s = scene({"play": ["wurm_hatchling"], "hand": ["flame_strike", "vanishing", LATER]}, {"hand": [LATER]})
    s.play("play flame_strike", "player 1")
    assert (s.stats("wurm_hatchling"), s.champion("wurm_hatchling")["counters"]) == ((6, 6), 2)
    next_turn_of(s, 0)
    assert s.stats("wurm_hatchling") == (6, 6)
    s.play("play vanishing", "mode 1")
    assert "wurm_hatchling" in s.hand(0)
    s.play("play wurm_hatchling")
    assert (s.stats("wurm_hatchling"), s.champion("wurm_hatchling")["counters"]) == ((4, 4), 0)


@pytest.mark.clause("EP-15.12")
def test_attack_below_zero_counts_as_zero() -> None:
    s = scene({"play": ["scrap_golem"], "hand": [LATER]}, {"hand": ["fumble"], "gold": 0, "discard": []})
    s.play("attack scrap_golem", "play fumble")
    assert s.stats("scrap_golem") == (0, 6)
    while s.asked != (0, "main"):
        s.play("pass")
    assert s.health(1) == 30


@pytest.mark.clause("EP-15.12")
def test_changes_add_up() -> None:
    s = scene({"play": ["wolf", "pack_alpha", "jungle_queen"], "hand": ["rage", LATER], "gold": 0}, {})
    assert s.stats("wolf") == (4, 4)
    s.play("play rage", "champion wolf")
    assert s.stats("wolf") == (8, 8)


@pytest.mark.clause("EP-15.12")
def test_a_lost_bonus_breaks_a_damaged_champion_at_once() -> None:
    s = scene({"hand": ["flame_strike", LATER]}, {"play": [{"card": "wolf", "damage": 2}, "pack_alpha"]})
    assert s.stats("wolf") == (3, 3)
    s.play("play flame_strike", "champion pack_alpha")
    assert s.champions(1) == []


@pytest.mark.clause("EP-15.29")
def test_without_abilities_a_champion_can_be_blocked_and_targeted() -> None:
    sphinx = {"play": ["test_sphinx"], "hand": ["kong"]}
    s = scene(sphinx, {"play": ["wolf"], "hand": ["blind_faith", "fireball"], "gold": 0})
    s.play("attack test_sphinx")
    assert s.asked == (1, "initiative")
    s.play("play blind_faith")
    assert s.champion("test_sphinx")["keywords"] == []
    assert s.stats("test_sphinx") == (7, 7)
    assert s.champion("test_sphinx")["factions"] == ["sage"]
    s.play("play fireball")
    assert "champion test_sphinx" in s.offered()
    s.play("champion test_sphinx")
    assert s.asked == (1, "block")
    s.play("block wolf")
    assert s.health(1) == 30


@pytest.mark.clause("EP-15.29")
def test_without_abilities_there_are_no_static_texts_and_no_powers() -> None:
    s = scene({"hand": ["blind_faith", LATER]}, {"play": ["pack_alpha", "wolf"]})
    s.play("play blind_faith")
    assert s.stats("wolf") == (2, 2)
    assert s.stats("pack_alpha") == (5, 6)
    s.play("pass")  # the opponent cannot do anything, so the next turn begins
    assert s.asked == (1, "main")
    assert s.stats("wolf") == (3, 3)
    assert s.offered("power") == ["power pack_alpha 1"]


@pytest.mark.clause("EP-15.29")
def test_without_abilities_nothing_triggers() -> None:
    s = scene({"hand": ["blind_faith", "apocalypse"]}, {"play": ["trihorror"]})
    s.play("play blind_faith", "play apocalypse", "mode 2")
    assert s.champions(1) == []  # no demons come out of it


@pytest.mark.clause("EP-15.29")
def test_abilities_are_back_at_the_end_of_the_turn() -> None:
    s = scene({"hand": ["blind_faith", LATER]}, {"play": ["test_sphinx"], "hand": [LATER]})
    s.play("play blind_faith")
    assert s.champion("test_sphinx")["lost_abilities"]
    next_turn_of(s, 1)
    assert s.champion("test_sphinx")["keywords"] == ["airborne", "untargetable"]


# ---- Loyalty X, factions ---------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.13")
@pytest.mark.parametrize("shown", [0, 1, 3])
def test_loyalty_x_scales_with_the_cards_shown(shown: int) -> None:
    good = ["inner_peace", "second_wind", "white_dragon"]
    s = scene({"hand": ["chamberlain_kark", *good, LATER]}, {})
    s.play("play chamberlain_kark", "trigger 2")  # the first one is its Tribute
    assert s.asked == (0, "loyalty-x")
    assert s.offered("card") == [f"card {card}" for card in good]
    s.play(*[f"card {card}" for card in good[:shown]], *["pass"] * (shown < 3))
    assert s.health(0) == 30 + 2 * shown
    seen = [card["card"] for card in s.game.view(1)["players"][0]["hand"]["cards"]]
    assert sorted(seen) == sorted(good[:shown])


@pytest.mark.clause("EP-15.25")
def test_a_card_of_two_factions_is_revealed_for_both() -> None:
    s = scene({"hand": ["test_evil_captain", "test_architect", "wither", LATER]}, {})
    s.play("play test_evil_captain")
    assert s.asked == (0, "loyalty")
    s.play("card test_architect")
    assert s.health(0) == 39


@pytest.mark.clause("EP-15.25")
def test_a_card_of_two_factions_sets_off_allies_of_both() -> None:
    s = scene({"hand": ["test_architect", LATER], "play": ["test_evil_healer", "forcemage_apprentice"]}, {})
    s.play("power forcemage_apprentice", "player 1", "play test_architect", "trigger 1")
    assert s.health(0) == 32
    assert s.champion("forcemage_apprentice")["position"] == "prepared"
    assert s.champion("test_architect")["factions"] == ["evil", "sage"]


@pytest.mark.clause("EP-15.25")
def test_champions_in_play_may_count_as_another_faction() -> None:
    s = scene({"play": ["dark_leader", "fire_shaman"]}, {"play": ["fire_shaman"]})
    assert s.champion("fire_shaman", 0)["factions"] == ["wild", "evil"]
    assert s.champion("fire_shaman", 1)["factions"] == ["wild"]


# ---- coming and going ------------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.14")
def test_a_champion_put_into_play_is_not_played() -> None:
    s = scene(
        {"hand": [LATER], "play": ["hill_giant"]},
        {"hand": ["surprise_attack", "kong"], "play": ["wurm_hatchling"]},
    )
    s.play("pass", "play surprise_attack", "card kong")
    # the Ally of the hatchling answers Surprise Attack itself, once; Kong adds its Tribute to the same set
    assert s.offered() == ["trigger 1", "trigger 2"]
    s.play("trigger 1", "champion hill_giant")
    assert s.champions(0) == []
    assert s.gold(1) == 0  # spent for the event alone
    assert s.champion("wurm_hatchling")["counters"] == 2
    assert s.champion("kong")["deploying"]


@pytest.mark.clause("EP-15.14")
def test_a_champion_put_into_play_triggers_loyalty() -> None:
    s = scene({"hand": ["new_dawn", "medusa", "wither", "bitten"]}, {"hand": ["hill_giant"]})
    s.play("play new_dawn", "mode 2", "card medusa", "card hill_giant")
    assert s.asked == (0, "loyalty")
    s.play("card wither", "champion hill_giant")
    assert s.discard(1) == ["hill_giant"]


@pytest.mark.clause("EP-15.14")
def test_the_army_of_the_apocalypse_brings_no_tribute() -> None:
    s = scene({"hand": ["army_of_the_apocalypse", LATER], "discard": ["kong"]}, {"play": ["hill_giant"]})
    s.play("play army_of_the_apocalypse", "mode 2")
    assert s.champions(0) == ["kong"]
    assert s.champion("hill_giant")["damage"] == 0
    assert s.asked == (0, "main")


@pytest.mark.clause("EP-15.16")
def test_champions_return_to_their_owners_hands_and_tokens_to_the_supply() -> None:
    sages = ["muse", "ogre_mercenary"]
    s = scene(
        {"hand": ["time_walker", *sages], "play": [{"card": "hill_giant", "owner": 1}]}, {"play": ["wolf"]}
    )
    s.play("play time_walker", "card muse")
    assert s.champions(0) == ["time_walker"]
    assert s.champions(1) == []
    assert s.hand(1) == ["hill_giant"]
    assert s.hand(0) == sages


@pytest.mark.clause("EP-15.26")
def test_a_champion_that_returns_is_a_new_one() -> None:
    s = scene(
        {"play": [{"card": "noble_unicorn", "counters": 2, "damage": 3}], "hand": [LATER]},
        {"hand": ["teleport"]},
    )
    s.play("attack noble_unicorn", "play teleport", "mode 1")
    assert s.view["combat"]["attackers"] == []
    unicorn = s.champion("noble_unicorn")
    assert (unicorn["counters"], unicorn["damage"], unicorn["controller"]) == (0, 0, 0)
    assert s.hand(0) == [LATER, "rampaging_wurm"]  # its Tribute has drawn a card
    assert s.health(1) == 30


@pytest.mark.clause("EP-15.26")
@pytest.mark.parametrize(("first", "counters"), [(1, 2), (2, 0)])
def test_an_ability_that_waited_does_not_find_the_new_object(first: int, counters: int) -> None:
    s = scene({"play": ["test_grower", "hill_giant", "test_blinker"], "hand": [LATER]}, {"hand": [LATER]})
    s.play("pass", f"trigger {first}")  # 1 is the grower's, 2 the blinker's
    s.play("champion hill_giant" if first == 1 else "champion test_grower")
    assert s.view["active"] == 1
    assert s.champion("test_grower")["counters"] == counters


@pytest.mark.clause("EP-15.26")
def test_an_ability_that_waited_is_still_of_its_card() -> None:
    """Its Loyalty asks for cards of its faction, though the champion is not there any more."""
    s = scene(
        {"play": ["test_loyal_grower", "test_blinker"], "hand": [LATER, "kong", "wolf_cub"]},
        {"hand": [LATER]},
    )
    s.play("pass", "trigger 2")
    assert s.asked == (0, "loyalty")
    assert s.game.question is not None
    assert s.game.question.args["card"] == "test_loyal_grower"
    s.play("card kong")
    assert s.champion("test_loyal_grower")["counters"] == 0


@pytest.mark.clause("EP-15.27")
def test_an_effect_for_the_end_of_the_turn_happens_in_its_end_phase() -> None:
    s = scene({"hand": ["final_task", LATER], "discard": ["hill_giant"]}, {"hand": [LATER]})
    s.play("play final_task", "mode 2")
    assert s.champions(0) == ["hill_giant"]
    s.play("attack hill_giant")
    assert s.health(1) == 22
    s.play("pass")
    assert s.view["active"] == 1
    assert s.champions(0) == []
    assert s.discard(0) == ["final_task", "hill_giant"]


@pytest.mark.clause("EP-15.27")
def test_an_effect_for_the_end_of_the_turn_needs_its_object() -> None:
    s = scene({"hand": ["final_task", "vanishing", LATER], "discard": ["hill_giant"]}, {"hand": [LATER]})
    s.play("play final_task", "mode 2", "play vanishing")
    assert "hill_giant" in s.hand(0)
    s.play("play hill_giant", "pass")
    assert s.view["active"] == 1
    assert s.champions(0) == ["hill_giant"]


# ---- dealing damage --------------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.33")
def test_any_damage_of_a_thrasher_breaks() -> None:
    s = scene({"play": ["rampaging_wurm"], "hand": [LATER]}, {"play": ["thrasher_demon"]})
    s.play("attack rampaging_wurm", "block thrasher_demon")
    assert s.champions(0) == []
    assert s.champions(1) == []


@pytest.mark.clause("EP-15.33")
def test_no_damage_breaks_nothing() -> None:
    s = scene(
        {"play": ["rampaging_wurm"], "hand": ["fumble", LATER], "gold": 0}, {"play": ["thrasher_demon"]}
    )
    s.play("attack rampaging_wurm", "pass", "block thrasher_demon")
    s.play("play fumble", "champion thrasher_demon")
    assert s.champions(0) == ["rampaging_wurm"]
    assert s.champion("rampaging_wurm")["damage"] == 0


@pytest.mark.clause("EP-15.33")
def test_the_unbreakable_survive_a_thrasher() -> None:
    s = scene({"play": ["test_idol_of_stone"], "hand": [LATER]}, {"play": ["thrasher_demon"]})
    s.play("attack test_idol_of_stone", "block thrasher_demon")
    assert s.champions(0) == ["test_idol_of_stone"]
    assert s.champions(1) == []


@pytest.mark.clause("EP-15.33")
def test_a_damage_text_applies_once_per_hit() -> None:
    s = scene({"play": ["vampire_lord"], "hand": [LATER]}, {"play": ["wolf", "wolf"]})
    s.play("attack vampire_lord", "block wolf", "block wolf", "number 3", "trigger 1")
    # 3 and 2 damage to two wolves: two hits, two counters each; unbreakable in the own turn
    assert s.champion("vampire_lord")["counters"] == 4
    assert s.champions(1) == []
