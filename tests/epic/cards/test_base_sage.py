"""The 30 Sage cards of 2015, one after the other: what each of them does."""

import pytest

from tests.epic.scene import define, scene

# A champion for 0 gold that can be played in the own main phase only: who holds it is asked there,
# and nowhere else, so that the turn does not pass unasked.
HOLD = "cave_troll"
LOYAL = ["spike_trap", "spike_trap"]  # two Sage cards to reveal


@pytest.mark.parametrize(
    ("card", "mode"),
    [
        ("amnesia", 2),
        ("deadly_raid", 1),
        ("hasty_retreat", 2),
        ("lying_in_wait", 1),
        ("stand_alone", 1),
        ("transform", 1),
        ("wave_of_transformation", 1),
    ],
)
def test_one_mode_draws_two_for_a_gold(card: str, mode: int) -> None:
    s = scene({"hand": [card, HOLD], "play": ["wolf"], "discard": ["kong", "erase"]}, {"play": ["demon"]})
    s.play(f"play {card}", f"mode {mode}")
    assert s.hand(0) == [HOLD, "rampaging_wurm", "rampaging_wurm"]
    assert (s.gold(0), s.champions(0), s.champions(1)) == (0, ["wolf"], ["demon"])
    assert (s.stats("wolf"), s.discard(0)) == ((2, 2), ["kong", "erase", card])


@pytest.mark.parametrize("card", ["amnesia", "hasty_retreat"])
def test_free_events_need_the_gold_to_draw(card: str) -> None:
    s = scene({"hand": [card, HOLD], "gold": 0}, {"discard": ["kong"]})
    s.play(f"play {card}")  # a single mode is left and chooses itself
    assert s.asked != (0, "mode")
    assert s.hand(0) == [HOLD]


def test_amnesia_banishes_a_discard_pile_and_recycles() -> None:
    s = scene({"hand": ["amnesia", HOLD], "discard": ["kong", "erase"]}, {"discard": ["medusa", "plague"]})
    s.play("play amnesia", "mode 1", "player 1", "card erase")
    assert (s.discard(1), s.deck(1), s.bottom(1)) == ([], 12, ["medusa", "plague"])
    assert (s.discard(0), s.bottom(0)) == (["amnesia"], ["kong"])
    assert (s.hand(0), s.gold(0)) == ([HOLD, "rampaging_wurm"], 1)


def test_ancient_chant_draws_two() -> None:
    s = scene({"hand": ["ancient_chant", HOLD]}, {})
    s.play("play ancient_chant")
    assert (s.hand(0), s.discard(0)) == ([HOLD, "rampaging_wurm", "rampaging_wurm"], ["ancient_chant"])


def test_ancient_chant_recalled_draws_one() -> None:
    s = scene({"hand": [HOLD], "discard": ["ancient_chant"]}, {})
    s.play("recall ancient_chant")
    assert s.hand(0) == ["ancient_chant", HOLD, "rampaging_wurm"]
    assert (s.gold(0), s.discard(0)) == (0, [])


def test_ancient_chant_draws_one_when_banished_from_the_pile() -> None:
    s = scene({"hand": [HOLD], "play": ["keeper_of_secrets"]}, {"discard": ["ancient_chant"]})
    s.play("power keeper_of_secrets")
    assert (s.hand(1), s.bottom(1)) == (["rampaging_wurm"], ["ancient_chant"])


def test_blue_dragon_draws_and_breathes_on_entering() -> None:
    s = scene({"hand": ["blue_dragon", HOLD]}, {"play": ["demon"]})
    s.play("play blue_dragon")
    assert s.offered() == ["player 0", "player 1", "champion demon", "champion blue_dragon"]
    s.play("champion demon")
    assert (s.champion("demon")["damage"], s.hand(0)) == (2, [HOLD, "rampaging_wurm"])


def test_blue_dragon_breathes_for_sage_allies() -> None:
    s = scene({"hand": ["ancient_chant", HOLD], "play": ["blue_dragon"]}, {})
    s.play("play ancient_chant")
    assert s.offered() == ["player 0", "player 1", "champion blue_dragon"]
    s.play("player 1")
    assert s.health(1) == 28


def test_crystal_golem_breaks_itself_for_two_cards() -> None:
    s = scene({"hand": ["crystal_golem", HOLD]}, {})
    s.play("play crystal_golem", "power crystal_golem")
    assert (s.champions(0), s.discard(0)) == ([], ["crystal_golem"])
    assert s.hand(0) == [HOLD, "rampaging_wurm", "rampaging_wurm"]


def test_deadly_raid_cannot_be_blocked() -> None:
    s = scene({"hand": ["deadly_raid", HOLD], "play": ["demon"]}, {"play": ["wolf"]})
    s.play("play deadly_raid", "mode 2")
    assert (s.stats("demon"), s.stats("wolf")) == ((6, 4), (2, 2))
    s.play("attack demon")
    assert s.health(1) == 24


def test_djinn_of_the_sands_turns_counters_into_cards() -> None:
    s = scene({"hand": ["djinn_of_the_sands", HOLD]}, {})
    s.play("play djinn_of_the_sands")
    assert s.stats("djinn_of_the_sands") == (8, 8)
    s.play("power djinn_of_the_sands")
    assert (s.stats("djinn_of_the_sands"), s.champion("djinn_of_the_sands")["counters"]) == ((7, 7), 2)
    assert (s.hand(0), s.champion("djinn_of_the_sands")["position"]) == ([HOLD, "rampaging_wurm"], "expended")


def test_djinn_of_the_sands_without_counters_draws_nothing() -> None:
    s = scene({"hand": [HOLD], "play": ["djinn_of_the_sands"]}, {})
    assert s.refused("power djinn_of_the_sands") == "EP-5.1"


def test_erase_draws_two_and_returns_a_champion() -> None:
    s = scene({"hand": ["erase", HOLD]}, {"play": ["kong"]})
    s.play("play erase")
    assert s.hand(0) == [HOLD, "rampaging_wurm", "rampaging_wurm"]
    assert (s.champions(1), s.hand(1)) == ([], ["kong"])


def test_forcemage_apprentice_is_prepared_by_sage_allies() -> None:
    s = scene({"hand": ["forcemage_apprentice", "ancient_chant", HOLD]}, {"play": ["demon"]})
    s.play("play forcemage_apprentice", "power forcemage_apprentice", "player 1")
    assert (s.health(1), s.refused("power forcemage_apprentice")) == (28, "EP-6.4")
    s.play("play ancient_chant", "power forcemage_apprentice", "champion demon")
    assert (s.health(1), s.champion("demon")["damage"]) == (28, 2)


def test_frost_giant_expends_a_side() -> None:
    s = scene({"hand": ["frost_giant", HOLD], "play": ["wolf"]}, {"play": ["kong", "demon"]})
    s.play("play frost_giant", "player 1")
    assert [c["position"] for c in s.view["champions"]] == ["prepared", "expended", "expended", "prepared"]
    s.play("attack frost_giant", "pass")  # without the wolf
    assert s.health(1) == 22


def test_hasty_retreat_of_an_unblocked_attacker_gives_its_controller_a_card() -> None:
    s = scene({"hand": [HOLD], "play": ["kong"]}, {"hand": ["hasty_retreat"]})
    s.play("attack kong", "play hasty_retreat", "mode 1")
    assert (s.champions(0), s.hand(0)) == ([], [HOLD, "kong", "rampaging_wurm"])
    assert (s.health(1), s.gold(1)) == (30, 1)


def test_hasty_retreat_of_a_blocked_attacker_gives_no_card() -> None:
    s = scene({"hand": [HOLD], "play": ["kong"]}, {"hand": ["hasty_retreat"], "play": ["wolf"]})
    s.play("attack kong", "pass", "block wolf", "play hasty_retreat", "mode 1")
    assert (s.champions(0), s.hand(0), s.champions(1)) == ([], [HOLD, "kong"], ["wolf"])


def test_hasty_retreat_of_the_own_attacker_gives_no_card() -> None:
    s = scene({"hand": ["hasty_retreat", HOLD], "play": ["kong", "wolf"]}, {"play": ["demon"]})
    s.play("attack kong", "pass", "play hasty_retreat", "mode 1")  # only attackers are targets
    assert (s.champions(0), s.hand(0)) == (["wolf"], [HOLD, "kong"])


def test_ice_drake_expends_a_side_before_it_blocks() -> None:
    s = scene({"hand": [HOLD], "play": ["kong"]}, {"hand": ["ice_drake", *LOYAL], "play": ["wolf"]})
    s.play("pass", "play ice_drake", "card spike_trap", "player 0")
    assert (s.champion("kong")["position"], s.champion("wolf")["position"]) == ("expended", "prepared")


def test_juggernaut_draws_with_loyalty() -> None:
    s = scene({"hand": ["juggernaut", *LOYAL]}, {})
    s.play("play juggernaut", "card spike_trap")
    assert s.hand(0) == ["rampaging_wurm", *LOYAL]


def test_juggernaut_is_unbreakable_in_the_own_turn() -> None:
    s = scene({"hand": [HOLD], "play": ["juggernaut"]}, {"play": ["demon"]})
    s.play("attack juggernaut", "block demon", "number 5")  # 9 attack, 4 defence: up to 5 break through
    assert (s.champion("juggernaut")["damage"], s.champions(1), s.health(1)) == (4, [], 25)


def test_juggernaut_is_breakable_in_other_turns() -> None:
    s = scene({"hand": [HOLD], "play": ["demon"]}, {"play": ["juggernaut"]})
    s.play("attack demon", "block juggernaut")
    assert s.champions(0) == s.champions(1) == []


def test_keeper_of_secrets_recycles_with_sage_allies() -> None:
    s = scene(
        {"hand": ["frost_giant", HOLD], "play": ["keeper_of_secrets"], "discard": ["kong", "erase"]}, {}
    )
    s.play("play frost_giant", "trigger 1", "card kong", "player 1")  # Ally first, then the Tribute
    assert (s.discard(0), s.bottom(0), s.hand(0)) == ([], ["erase"], [HOLD, "rampaging_wurm"])


def test_keeper_of_secrets_banishes_a_card_of_a_discard_pile() -> None:
    s = scene({"hand": ["keeper_of_secrets", HOLD], "discard": ["erase"]}, {"discard": ["kong", "medusa"]})
    s.play("play keeper_of_secrets", "power keeper_of_secrets")
    assert s.offered() == ["card erase", "card kong", "card medusa"]
    s.play("card kong")
    assert (s.discard(1), s.bottom(1)) == (["medusa"], ["kong"])
    assert s.refused("power keeper_of_secrets") == "EP-6.4"


def test_keeper_of_secrets_needs_a_player_who_can_be_targeted() -> None:
    define('Card("test_shield", EVIL, 1, 2, 1, shields_controller=True)')
    s = scene(
        {"hand": [HOLD], "play": ["keeper_of_secrets"], "discard": ["erase"]},
        {"play": ["test_shield"], "discard": ["kong"]},
    )
    s.play("power keeper_of_secrets")
    assert (s.bottom(0), s.discard(1)) == (["erase"], ["kong"])


def test_lying_in_wait_banishes_a_lone_attacker() -> None:
    s = scene({"hand": [HOLD], "play": ["kong"]}, {"hand": ["lying_in_wait"], "play": ["wolf"]})
    s.play("attack kong", "play lying_in_wait", "mode 2")
    assert (s.champions(0), s.champions(1)) == ([], ["wolf"])
    assert (s.bottom(0), s.health(1)) == (["kong"], 30)


def test_lying_in_wait_does_nothing_to_a_group() -> None:
    s = scene({"hand": [HOLD], "play": ["kong", "wolf"]}, {"hand": ["lying_in_wait"]})
    s.play("attack kong", "attack wolf", "play lying_in_wait", "mode 2")
    assert (s.champions(0), s.health(1)) == (["kong", "wolf"], 15)


def test_memory_spirit_may_return_an_event_to_hand() -> None:
    s = scene(
        {"hand": ["memory_spirit", HOLD], "discard": ["kong", "erase", "plague"]}, {"discard": ["bitten"]}
    )
    s.play("play memory_spirit")
    assert s.offered() == ["card erase", "card plague", "pass"]
    s.play("card plague")
    assert (s.hand(0), s.discard(0)) == ([HOLD, "plague"], ["kong", "erase"])


@pytest.mark.parametrize(("answer", "cards"), [("yes", 2), ("pass", 1)])
def test_muse_may_draw_at_the_start_of_its_turn(answer: str, cards: int) -> None:
    s = scene({"hand": [HOLD]}, {"play": ["muse"]})
    s.play("pass")
    assert s.asked == (1, "may")
    s.play(answer)
    assert len(s.hand(1)) == cards


def test_ogre_mercenary_recycles() -> None:
    s = scene({"hand": ["ogre_mercenary", HOLD], "discard": ["kong", "erase"]}, {})
    s.play("play ogre_mercenary", "card kong")
    assert (s.hand(0), s.discard(0), s.bottom(0)) == ([HOLD, "rampaging_wurm"], [], ["erase"])


def test_psionic_assault_makes_a_player_discard_two_at_the_end_of_turn() -> None:
    s = scene({"hand": ["psionic_assault", HOLD]}, {"hand": ["kong", "medusa", "bitten"]})
    s.play("play psionic_assault", "player 1")
    assert s.discard(1) == []
    s.play("pass", "pass")
    assert s.asked == (1, "discard")
    s.play("card medusa", "card bitten")
    assert (s.hand(1), s.discard(1)) == (["kong", "rampaging_wurm"], ["medusa", "bitten"])  # its turn: drew 1


def test_psionic_assault_comes_back_with_sage_allies() -> None:
    s = scene({"hand": ["ancient_chant", HOLD], "discard": ["psionic_assault"]}, {})
    s.play("play ancient_chant")
    assert s.hand(0) == [HOLD, "psionic_assault", "rampaging_wurm", "rampaging_wurm"]
    assert s.discard(0) == ["ancient_chant"]


def test_sea_titan_returns_a_champion_to_its_owners_hand() -> None:
    s = scene({"hand": ["sea_titan", HOLD]}, {"play": ["kong"]})
    s.play("play sea_titan")  # untargetable: Kong is the only target
    assert (s.champions(0), s.champions(1), s.hand(1)) == (["sea_titan"], [], ["kong"])


def test_spike_trap_hits_every_attacker_and_recycles() -> None:
    s = scene(
        {"hand": [HOLD], "play": ["kong", "demon", "wolf"]},
        {"hand": ["spike_trap"], "discard": ["erase", "bitten"]},
    )
    s.play("attack kong", "attack demon", "pass", "play spike_trap", "card bitten")
    assert (s.champions(0), s.champion("kong")["damage"], s.champion("wolf")["damage"]) == (
        ["kong", "wolf"],
        5,
        0,
    )
    assert (s.health(1), s.hand(1), s.bottom(1)) == (17, ["rampaging_wurm"], ["erase"])


def test_stand_alone_spares_one_champion_of_each_player() -> None:
    s = scene(
        {"hand": ["stand_alone", HOLD], "play": ["kong", "wolf"]}, {"play": ["steel_golem", "demon", "human"]}
    )
    s.play("play stand_alone", "mode 2", "champion wolf")
    assert s.asked == (1, "own-champion")
    s.play("champion demon")
    assert (s.champions(0), s.champions(1)) == (["wolf"], ["demon"])
    assert (s.discard(0), s.discard(1)) == (["kong", "stand_alone"], ["steel_golem"])


@pytest.mark.parametrize(("card", "attack"), [("steel_golem", 13), ("time_bender", 2), ("warrior_golem", 4)])
def test_loyalty_gives_blitz(card: str, attack: int) -> None:
    s = scene({"hand": [card, *LOYAL]}, {})
    s.play(
        f"play {card}", "card spike_trap", f"attack {card}", "pass", "pass"
    )  # no trap, before or after blocks
    assert s.health(1) == 30 - attack


@pytest.mark.parametrize("card", ["steel_golem", "time_bender", "warrior_golem"])
def test_no_loyalty_no_blitz(card: str) -> None:
    s = scene({"hand": [card, *LOYAL]}, {})
    s.play(f"play {card}", "pass")
    assert s.refused(f"attack {card}") == "EP-6.7"


def test_thought_plucker_takes_a_card_on_entering() -> None:
    s = scene({"hand": [HOLD], "play": ["wolf"]}, {"hand": ["thought_plucker"]})
    s.play("pass", "play thought_plucker")  # seat 0 has one card: it goes
    assert (s.hand(0), s.discard(0), s.hand(1)) == ([], [HOLD], ["rampaging_wurm"])


def test_thought_plucker_takes_a_card_when_it_damages_a_player() -> None:
    s = scene({"hand": [HOLD], "play": ["thought_plucker"]}, {"hand": ["kong", "medusa"], "play": ["demon"]})
    s.play("attack thought_plucker", "pass", "pass")  # the defender could play Medusa, but cannot block
    assert s.asked == (1, "discard")
    s.play("card medusa")
    assert (s.health(1), s.hand(1), s.discard(1)) == (29, ["kong"], ["medusa"])
    assert s.hand(0) == [HOLD, "rampaging_wurm"]


def test_time_bender_banishes_a_cost_0_champion() -> None:
    s = scene({"hand": [HOLD], "play": ["time_bender"]}, {"play": ["kong", "dark_knight", "wolf"]})
    s.play("power time_bender 1")
    assert s.offered() == ["champion dark_knight", "champion wolf"]
    s.play("champion dark_knight")
    assert (s.champions(1), s.bottom(1)) == (["kong", "wolf"], ["dark_knight"])


def test_time_bender_returns_a_champion_to_hand() -> None:
    s = scene({"hand": [HOLD], "play": ["time_bender"]}, {"play": ["kong"]})
    s.play("power time_bender 2", "champion kong")
    assert (s.champions(1), s.hand(1)) == ([], ["kong"])
    assert s.refused("power time_bender 1") == "EP-6.4"


def test_time_walker_returns_all_other_champions() -> None:
    s = scene(
        {"hand": ["time_walker", *LOYAL], "play": ["demon", {"card": "kong", "owner": 1}]},
        {"play": ["steel_golem"]},
    )
    s.play("play time_walker", "card spike_trap")
    assert (s.champions(0), s.champions(1)) == (["time_walker"], [])
    assert (s.hand(0), s.hand(1)) == (LOYAL, ["kong", "steel_golem"])


def test_transform_makes_a_wolf_of_a_champion() -> None:
    s = scene({"hand": ["transform", HOLD], "play": ["demon"]}, {"play": ["thundarus"]})
    s.play("play transform", "mode 2", "champion thundarus")
    assert (s.champions(0), s.champions(1), s.stats("wolf")) == (["demon"], ["wolf"], (2, 2))
    assert (s.bottom(1), s.discard(1)) == (["thundarus"], [])  # unbanishable does not help


def test_turn_borrows_a_champion_ready_to_attack() -> None:
    s = scene({"hand": ["turn", HOLD]}, {"play": [{"card": "kong", "position": "expended"}]})
    s.play("play turn", "mode 1", "attack kong")
    assert s.health(1) == 17
    s.play("pass")
    assert (s.champions(0), s.champions(1), s.champion("kong")["position"]) == ([], ["kong"], "prepared")


def test_turn_takes_a_champion_for_good_in_the_own_turn() -> None:
    s = scene({"hand": ["turn", HOLD]}, {"play": ["kong"]})
    s.play("play turn", "mode 2")
    assert (s.champions(0), s.refused("attack kong")) == (["kong"], "EP-6.7")
    s.play("pass")
    assert (s.champions(0), s.champions(1)) == (["kong"], [])


def test_turn_takes_an_attacker_out_of_combat_in_other_turns() -> None:
    s = scene({"hand": [HOLD], "play": ["kong"]}, {"hand": ["turn"]})
    s.play("attack kong", "play turn")  # only the first mode is left and chooses itself
    assert (s.champions(1), s.health(1), s.champion("kong")["returns"]) == (["kong"], 30, True)


def test_warrior_golem_recycles_from_wherever_it_comes_to_the_pile() -> None:
    s = scene({"hand": ["bitten", HOLD]}, {"play": ["warrior_golem"], "discard": ["kong"]})
    s.play("play bitten", "mode 2")
    assert s.asked == (1, "recycle")
    s.play("card warrior_golem")
    assert (s.discard(1), s.bottom(1), s.hand(1)) == ([], ["kong"], ["rampaging_wurm"])


def test_warrior_golem_recycles_when_discarded() -> None:
    s = scene({"hand": ["thought_plucker", HOLD]}, {"hand": ["warrior_golem"], "discard": ["kong"]})
    s.play("play thought_plucker", "card kong")
    assert (s.discard(1), s.bottom(1), s.hand(1)) == ([], ["warrior_golem"], ["rampaging_wurm"])


def test_wave_of_transformation_makes_wolves_of_all_champions() -> None:
    s = scene(
        {"hand": ["wave_of_transformation", HOLD], "play": ["kong", {"card": "medusa", "owner": 1}]},
        {"play": ["steel_golem", "demon"]},
    )
    s.play("play wave_of_transformation", "mode 2")
    assert (s.champions(0), s.champions(1)) == (["wolf", "wolf"], ["wolf", "wolf"])
    assert (s.bottom(0), s.bottom(1)) == (["kong"], ["medusa", "steel_golem"])


def test_winter_fairy_draws_on_entering() -> None:
    s = scene({"hand": ["winter_fairy", HOLD]}, {})
    s.play("play winter_fairy")
    assert s.hand(0) == [HOLD, "rampaging_wurm"]


def test_winter_fairy_draws_when_it_hits_an_opponent() -> None:
    s = scene({"hand": [HOLD], "play": ["winter_fairy"]}, {})
    s.play("attack winter_fairy")
    assert (s.health(1), s.hand(0)) == (26, [HOLD, "rampaging_wurm"])


def test_winter_fairy_draws_when_broken() -> None:
    s = scene({"hand": ["bitten", HOLD]}, {"play": ["winter_fairy"]})
    s.play("play bitten", "mode 2")
    assert (s.hand(1), s.discard(1)) == (["rampaging_wurm"], ["winter_fairy"])
