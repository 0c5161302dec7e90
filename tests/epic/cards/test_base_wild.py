"""The Wild cards of 2015, one by one: what each does. Their numbers: test_base_good_wild_facts.py."""

import pytest

from tests.epic.scene import Scene, scene

WURM = "rampaging_wurm"  # what the decks of scenes are made of
SPARE = "white_dragon"  # a free card in hand: the main phase stays open, and what is for this turn stays


def keywords(s: Scene, name: str) -> set[str]:
    """The keywords of a champion now."""
    return set(s.champion(name)["keywords"])


def damage(s: Scene, *names: str) -> list[int]:
    """The damage on champions this turn."""
    return [s.champion(name)["damage"] for name in names]


def test_bellowing_minotaur_strengthens_own_wild_champions_itself_included() -> None:
    s = scene({"hand": ["bellowing_minotaur"], "play": ["wolf", "demon"]}, {"play": ["pack_alpha"]})
    s.play("play bellowing_minotaur")
    assert (s.stats("bellowing_minotaur"), s.stats("wolf")) == ((9, 7), (4, 4))
    assert (s.stats("demon"), s.stats("pack_alpha")) == ((4, 4), (5, 6))


def test_bellowing_minotaur_is_recalled_for_gold() -> None:
    s = scene({"hand": [SPARE], "discard": ["bellowing_minotaur"]}, {}).play("recall bellowing_minotaur")
    assert (s.hand(0), s.discard(0), s.gold(0)) == (["bellowing_minotaur", SPARE], [], 0)


def test_burrowing_wurm_breaks_through() -> None:
    s = scene({"play": ["burrowing_wurm"]}, {"play": ["demon"]})
    s.play("attack burrowing_wurm", "block demon", "number 14")
    assert (s.champions(0), s.champions(1), s.health(1)) == (["burrowing_wurm"], [], 16)


def test_cave_troll_comes_back_for_a_wild_card_of_cost_1_only() -> None:
    s = scene({"hand": ["lash", WURM], "discard": ["cave_troll"]}, {}).play("play lash")
    assert s.discard(0) == ["cave_troll", "lash"]
    s.play(f"play {WURM}")
    assert (s.hand(0), s.discard(0)) == (["cave_troll"], ["lash"])


def test_chomp_deals_12_and_strengthens_own_dinosaurs() -> None:
    s = scene(
        {"hand": ["chomp", SPARE], "play": ["triceratops", "wolf"]}, {"play": ["hunting_raptors", "kong"]}
    )
    s.play("play chomp", "champion kong")
    assert damage(s, "kong") == [12]
    assert (s.stats("triceratops"), s.stats("wolf"), s.stats("hunting_raptors")) == ((12, 12), (2, 2), (5, 5))


def test_fire_shaman_deals_3_for_a_wild_card_of_cost_1() -> None:
    s = scene({"hand": [WURM], "play": ["fire_shaman"]}, {"play": ["demon"]}).play(f"play {WURM}")
    assert s.offered() == [
        *("player 0", "player 1", "champion fire_shaman", "champion demon", "champion rampaging_wurm")
    ]
    s.play("champion demon")
    assert damage(s, "demon") == [3]


def test_fireball_deals_3_to_any_target() -> None:
    s = scene({"hand": ["fireball"], "gold": 0}, {}).play("play fireball", "player 1")
    assert (s.health(0), s.health(1), s.discard(0)) == (30, 27, ["fireball"])


def test_fireball_for_gold_deals_3_to_a_player_and_all_champions_of_that_player() -> None:
    s = scene({"hand": ["fireball", SPARE], "play": ["kong"]}, {"play": ["demon", "wolf"]})
    s.play("play fireball", "mode 2", "player 1")
    assert (s.health(0), s.health(1), s.gold(0)) == (30, 27, 0)
    assert s.champions(1) == ["demon"]
    assert damage(s, "demon", "kong") == [3, 0]


def test_flame_strike_deals_8_to_any_target() -> None:
    s = scene({"hand": ["flame_strike", SPARE]}, {"play": ["kong"]}).play(
        "play flame_strike", "champion kong"
    )
    assert damage(s, "kong") == [8]
    s = scene({"hand": ["flame_strike", SPARE]}, {}).play("play flame_strike", "player 1")
    assert s.health(1) == 22


def test_flash_fire_deals_2_to_each_champion_and_each_player() -> None:
    s = scene({"hand": ["flash_fire"], "play": ["wolf", "demon"]}, {"play": ["zombie", "kong"]})
    s.play("play flash_fire", "mode 1")
    assert (s.health(0), s.health(1), s.gold(0)) == (28, 28, 1)
    assert (s.champions(0), s.champions(1)) == (["demon"], ["kong"])
    assert damage(s, "demon", "kong") == [2, 2]


def test_flash_fire_draws_2_for_gold() -> None:
    s = scene({"hand": ["flash_fire", SPARE]}, {}).play("play flash_fire", "mode 2")
    assert (s.hand(0), s.gold(0)) == ([WURM, WURM, SPARE], 0)


@pytest.mark.parametrize(
    ("targets", "health", "on_kong"),
    [(["player 1", "champion kong"], 25, 5), (["champion kong", "pass"], 30, 5), (["pass"], 30, 0)],
)
def test_forked_lightning_deals_5_to_each_of_up_to_two_targets(
    targets: list[str], health: int, on_kong: int
) -> None:
    s = scene({"hand": ["forked_lightning", SPARE]}, {"play": ["kong", "triceratops"]}).play(
        "play forked_lightning", *targets
    )
    assert s.asked == (0, "main")
    assert (s.health(1), damage(s, "kong", "triceratops")) == (health, [on_kong, 0])


def test_hunting_raptors_deal_4() -> None:
    s = scene({"hand": [SPARE], "play": ["hunting_raptors"]}, {}).play("power hunting_raptors", "player 1")
    assert s.health(1) == 26
    assert s.champion("hunting_raptors")["position"] == "expended"


def test_hunting_raptors_have_blitz_for_loyalty_only() -> None:
    hand = ["hunting_raptors", "lash", "rage"]
    s = scene({"hand": hand}, {}).play("play hunting_raptors", "card lash")
    s.play("power hunting_raptors", "player 1")
    assert s.health(1) == 26
    s = scene({"hand": hand}, {}).play("play hunting_raptors", "pass")
    assert s.refused("power hunting_raptors") == "EP-6.7"


def test_hurricane_draws_2() -> None:
    s = scene({"hand": ["hurricane", SPARE]}, {"play": ["kong"]}).play("play hurricane", "mode 1")
    assert (s.hand(0), damage(s, "kong")) == ([WURM, WURM, SPARE], [0])


def test_hurricane_deals_9_to_each_champion() -> None:
    s = scene(
        {"hand": ["hurricane", SPARE], "play": ["pack_alpha", "triceratops"]}, {"play": ["kong", "wolf"]}
    )
    s.play("play hurricane", "mode 2")
    assert (s.champions(0), s.champions(1)) == (["triceratops"], ["kong"])
    assert damage(s, "triceratops", "kong") == [9, 9]
    assert (s.health(0), s.health(1), s.hand(0)) == (30, 30, [SPARE])


def test_jungle_queen_draws_and_strengthens_own_other_wild_champions() -> None:
    s = scene({"hand": ["jungle_queen", SPARE], "play": ["wolf", "demon"]}, {"play": ["kong"]})
    s.play("play jungle_queen")
    assert s.hand(0) == [WURM, SPARE]
    assert (s.stats("wolf"), s.stats("jungle_queen")) == ((3, 3), (5, 7))
    assert (s.stats("demon"), s.stats("kong")) == ((4, 4), (13, 14))


def test_jungle_queen_lends_ambush_to_wild_champions() -> None:
    s = scene({}, {"hand": ["cave_troll", SPARE, WURM], "play": ["jungle_queen"]}).play("pass")
    assert s.offered("play") == ["play cave_troll", f"play {WURM}"]
    s.play(f"play {WURM}")
    assert s.stats(WURM) == (15, 15)


def test_kong_deals_13_to_a_champion() -> None:
    s = scene({"hand": ["kong", SPARE]}, {"play": ["burrowing_wurm"]})
    s.play("play kong", "champion burrowing_wurm")
    assert damage(s, "burrowing_wurm", "kong") == [13, 0]


def test_kong_alone_hits_itself() -> None:
    s = scene({"hand": ["kong", SPARE]}, {}).play("play kong")
    assert damage(s, "kong") == [13]


def test_lash_deals_1_and_strengthens() -> None:
    s = scene({"hand": ["lash"], "play": ["wolf"], "gold": 0}, {"play": ["human"]})
    s.play("play lash", "champion wolf")
    assert (damage(s, "wolf"), s.stats("wolf"), keywords(s, "wolf")) == ([1], (6, 2), {"breakthrough"})
    s.play("attack wolf", "block human", "number 5")
    assert s.health(1) == 25


def test_lash_is_recalled_for_gold() -> None:
    s = scene({"discard": ["lash"]}, {}).play("recall lash")
    assert (s.hand(0), s.discard(0), s.gold(0)) == (["lash"], [], 0)


def test_lightning_storm_splits_6() -> None:
    s = scene({"hand": ["lightning_storm", SPARE]}, {"play": ["kong", "triceratops"]})
    s.play("play lightning_storm", "player 1", *["champion kong"] * 3, "champion triceratops")
    assert (s.health(1), damage(s, "kong", "triceratops")) == (29, [3, 2])


def test_lightning_storm_is_recalled_for_gold() -> None:
    s = scene({"hand": [SPARE], "discard": ["lightning_storm"]}, {}).play("recall lightning_storm")
    assert (s.hand(0), s.discard(0), s.gold(0)) == (["lightning_storm", SPARE], [], 0)


def test_lurking_giant_comes_from_ambush_and_blocks() -> None:
    s = scene({"hand": [SPARE], "play": ["demon"]}, {"hand": ["lurking_giant"]})
    s.play("attack demon", "play lurking_giant", "block lurking_giant")
    assert (s.champions(0), damage(s, "lurking_giant"), s.health(1)) == ([], [4], 30)


def test_mighty_blow_draws_2() -> None:
    s = scene({"hand": ["mighty_blow", SPARE], "play": ["wolf"]}, {}).play("play mighty_blow", "mode 1")
    assert (s.hand(0), s.stats("wolf")) == ([WURM, WURM, SPARE], (2, 2))


def test_mighty_blow_makes_a_champion_strong_and_unbreakable() -> None:
    s = scene({"hand": ["mighty_blow", SPARE], "play": ["wolf"]}, {"play": ["kong"]})
    s.play("play mighty_blow", "mode 2", "champion wolf")
    assert (s.stats("wolf"), keywords(s, "wolf")) == ((12, 2), {"unbreakable"})


def test_pack_alpha_strengthens_own_other_wild_champions() -> None:
    s = scene({"play": ["pack_alpha", "wolf", "demon"]}, {"play": ["kong"]})
    assert (s.stats("wolf"), s.stats("pack_alpha")) == ((3, 3), (5, 6))
    assert (s.stats("demon"), s.stats("kong")) == ((4, 4), (13, 14))


def test_pack_alpha_makes_2_wolves_at_once() -> None:
    s = scene({"hand": ["pack_alpha", SPARE]}, {}).play("play pack_alpha", "power pack_alpha")
    assert s.champions(0) == ["pack_alpha", "wolf", "wolf"]
    assert s.stats("wolf") == (3, 3)
    assert s.champion("pack_alpha")["position"] == "expended"


def test_pyromancer_deals_4_when_it_enters() -> None:
    s = scene({"hand": ["pyromancer", SPARE]}, {}).play("play pyromancer", "player 1")
    assert s.health(1) == 26


def test_pyromancer_deals_4_for_gold_without_being_expended() -> None:
    s = scene({"hand": [SPARE], "play": [{"card": "pyromancer", "deploying": True}]}, {})
    s.play("power pyromancer", "player 1")
    assert (s.health(1), s.gold(0)) == (26, 0)
    assert s.champion("pyromancer")["position"] == "prepared"
    assert s.refused("power pyromancer") == "EP-3.2"


def test_rage_strengthens_a_champion() -> None:
    s = scene({"hand": ["rage"], "play": ["wolf"]}, {}).play("play rage", "mode 1")
    assert (s.stats("wolf"), keywords(s, "wolf"), s.gold(0)) == ((6, 6), {"breakthrough"}, 1)


def test_rage_draws_2_for_gold() -> None:
    s = scene({"hand": ["rage", SPARE]}, {}).play("play rage", "mode 2")
    assert (s.hand(0), s.gold(0)) == ([WURM, WURM, SPARE], 0)


def test_raging_t_rex_draws_2_for_loyalty() -> None:
    s = scene({"hand": ["raging_t_rex", "lash", "rage"]}, {}).play("play raging_t_rex", "card lash")
    assert s.hand(0) == ["lash", "rage", WURM, WURM]


def test_raging_t_rex_must_attack() -> None:
    s = scene({"play": ["raging_t_rex", "wolf"]}, {})
    assert s.refused("pass") == "EP-15.5"
    s.play("attack raging_t_rex", "pass")
    assert (s.health(1), s.offered()) == (18, ["pass", "attack wolf"])


def test_rain_of_fire_draws_2() -> None:
    s = scene({"hand": ["rain_of_fire", SPARE]}, {}).play("play rain_of_fire", "mode 1")
    assert (s.hand(0), s.health(1)) == ([WURM, WURM, SPARE], 30)


def test_rain_of_fire_deals_3_and_4_and_5() -> None:
    s = scene({"hand": ["rain_of_fire", SPARE]}, {"play": ["kong", "triceratops"]})
    s.play("play rain_of_fire", "mode 2", "champion triceratops", "player 1", "champion kong")
    assert (damage(s, "triceratops", "kong"), s.health(0), s.health(1)) == ([3, 5], 30, 26)


def test_rampaging_wurm_attacks_at_once() -> None:
    s = scene({"hand": [WURM]}, {}).play(f"play {WURM}", f"attack {WURM}")
    assert s.health(1) == 16


def test_sea_hydra_draws_when_it_enters() -> None:
    s = scene({"hand": ["sea_hydra", SPARE]}, {}).play("play sea_hydra")
    assert s.hand(0) == [WURM, SPARE]


def test_sea_hydra_grows_at_the_end_of_every_turn_by_the_damage_it_has_taken() -> None:
    s = scene({"play": [{"card": "sea_hydra", "damage": 4}]}, {"hand": ["lash"]})
    s.play("pass", "play lash", "pass", "pass")
    assert s.asked == (1, "main")
    assert (s.stats("sea_hydra"), damage(s, "sea_hydra")) == ((10, 15), [0])
    s.play("pass")  # no damage in the turn of the opponent
    assert s.stats("sea_hydra") == (10, 15)


def test_sea_hydra_is_recalled_for_gold() -> None:
    s = scene({"hand": [SPARE], "discard": ["sea_hydra"]}, {}).play("recall sea_hydra")
    assert (s.hand(0), s.discard(0), s.gold(0)) == (["sea_hydra", SPARE], [], 0)


@pytest.mark.parametrize(("answers", "health"), [(["card lash", "player 1"], 25), (["pass"], 30)])
def test_strafing_dragon_deals_5_for_loyalty(answers: list[str], health: int) -> None:
    s = scene({"hand": ["strafing_dragon", "lash", "rage"]}, {}).play("play strafing_dragon", *answers)
    assert s.health(1) == health


def test_surprise_attack_draws_and_puts_a_champion_into_play() -> None:
    s = scene({"play": ["demon"]}, {"hand": ["surprise_attack", "kong", "lash"], "play": ["fire_shaman"]})
    s.play("pass", "play surprise_attack")
    assert s.offered() == ["pass", "card kong", f"card {WURM}"]
    s.play("card kong", "trigger 1", "player 0", "champion demon")
    # the shaman's 3 are for Surprise Attack alone: Kong was not played
    assert (s.health(0), s.champions(0), s.champions(1)) == (27, [], ["fire_shaman", "kong"])
    assert s.hand(1) == ["lash", WURM]


def test_surprise_attack_may_put_nothing_into_play() -> None:
    s = scene({"hand": ["surprise_attack", SPARE]}, {}).play("play surprise_attack", "pass")
    assert (s.champions(0), s.hand(0)) == ([], [WURM, SPARE])


def test_triceratops_draws_when_it_enters() -> None:
    s = scene({"hand": ["triceratops", SPARE]}, {}).play("play triceratops")
    assert s.hand(0) == [WURM, SPARE]


def test_wolf_companion_strengthens_a_champion() -> None:
    s = scene({"hand": ["wolf_companion"], "play": ["demon"]}, {}).play("play wolf_companion")
    assert s.stats("demon") == (6, 6)


def test_wolf_companion_makes_a_wolf_when_it_is_recalled_for_gold() -> None:
    s = scene({"discard": ["wolf_companion"]}, {}).play("recall wolf_companion")
    assert (s.hand(0), s.discard(0), s.gold(0)) == (["wolf_companion"], [], 0)
    assert s.champions(0) == ["wolf"]


def test_wolf_companion_makes_a_wolf_however_it_leaves_the_discard_pile() -> None:
    s = scene({"hand": ["watchful_gargoyle"], "discard": ["wolf_companion", "lash"]}, {})
    s.play("play watchful_gargoyle", "card wolf_companion")
    assert s.champions(0) == ["watchful_gargoyle", "wolf"]


def test_wolfs_call_makes_4_wolves_and_all_own_wolves_may_attack() -> None:
    wolf, demon = ({"card": token, "deploying": True} for token in ("wolf", "demon"))
    s = scene({"hand": ["wolfs_call"], "play": [wolf, demon]}, {"play": [{**wolf, "position": "expended"}]})
    s.play("play wolfs_call")
    assert s.champions(0) == ["wolf", "demon", *["wolf"] * 4]
    assert s.champion("wolf", 1)["keywords"] == []
    assert s.refused("attack demon") == "EP-6.7"
    s.play(*["attack wolf"] * 5)
    assert s.health(1) == 20


def test_wurm_hatchling_grows_for_a_wild_card_of_cost_1() -> None:
    s = scene({"hand": [WURM, "cave_troll"], "play": ["wurm_hatchling"]}, {}).play("play cave_troll")
    assert s.stats("wurm_hatchling") == (4, 4)
    s.play(f"play {WURM}")
    assert (s.stats("wurm_hatchling"), s.champion("wurm_hatchling")["counters"]) == ((6, 6), 2)
