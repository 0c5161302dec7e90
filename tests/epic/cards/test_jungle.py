"""The sixty stand-in cards of the jungle, one after the other: what each of them does."""

from collections import Counter

import pytest

from igroteka.games.epic.card import CARDS, NUMBERS
from igroteka.games.epic.keywords import FACTIONS
from igroteka.games.epic.loader import SET_CARDS
from tests.epic.scene import Scene, scene

WURM = "rampaging_wurm"  # what the decks of scenes are made of
WAITS = "human"  # a champion that could attack, so that the turn does not end by itself
TWO_EVENTS = ["open_circle", "communion"]  # something to recycle

CHAMPIONS = {
    "sunward_marshal": (8, 8, ()),
    "canopy_seraph": (6, 7, ("airborne", "righteous")),
    "oathkeeper_of_the_grove": (9, 9, ("righteous",)),
    "shrine_lioness": (7, 6, ("ambush",)),
    "wing_of_the_vigil": (5, 5, ("airborne", "blitz")),
    "steadfast_idol": (4, 12, ("unbanishable",)),
    "novice_healer": (1, 3, ()),
    "village_lookout": (2, 2, ("ambush",)),
    "treant": (9, 10, ()),
    "raging_rhino": (15, 11, ()),
    "thornback_alpha": (7, 7, ("blitz",)),
    "vine_colossus": (12, 12, ("breakthrough",)),
    "storm_hawk": (6, 5, ("airborne", "blitz")),
    "waiting_python": (8, 6, ("ambush",)),
    "old_silverback": (10, 11, ()),
    "wolf_cub": (3, 3, ()),
    "ember_shaman": (2, 2, ()),
    "bone_harvester": (8, 7, ()),
    "night_reaver": (8, 5, ("blitz",)),
    "plague_shepherd": (5, 7, ()),
    "grave_tyrant": (10, 8, ()),
    "winged_gloom": (7, 5, ("airborne",)),
    "circle_keeper": (6, 6, ()),
    "imp_of_malice": (3, 2, ("airborne",)),
    "cult_initiate": (4, 3, ()),
    "mist_sphinx": (8, 8, ("airborne", "untargetable")),
    "clockwork_warden": (12, 11, ("untargetable",)),
    "rune_weaver": (5, 7, ("ambush",)),
    "timeworn_archivist": (7, 8, ()),
    "frost_sentinel": (10, 12, ()),
    "prism_drake": (7, 7, ("airborne", "ambush")),
    "apprentice_scribe": (2, 3, ()),
    "glass_owl": (3, 2, ("airborne",)),
}


def keywords(s: Scene, name: str) -> set[str]:
    """The keywords of a champion now."""
    return set(s.champion(name)["keywords"])


# ---- the box --------------------------------------------------------------------------------------------
def test_the_box_is_shaped_like_that_of_the_rulebook() -> None:
    cards = [CARDS[number] for number in SET_CARDS["jungle"]]
    shape = Counter((card.faction, card.cost) for card in cards)
    assert shape == {(faction, cost): n for faction in FACTIONS.values() for cost, n in ((1, 11), (0, 4))}
    assert {card.gem for card in cards} == {""}
    assert {card.name for card in cards if card.champion} == set(CHAMPIONS)


@pytest.mark.parametrize("name", CHAMPIONS)
def test_numbers_and_keywords(name: str) -> None:
    s = scene({}, {"play": [name]})  # where it is nobody's own turn and nobody rages
    attack, defence, words = CHAMPIONS[name]
    assert s.stats(name) == (attack, defence)
    assert keywords(s, name) == set(words)


# ---- Good -----------------------------------------------------------------------------------------------
def test_sunward_marshal_brings_two_humans() -> None:
    s = scene({"hand": ["sunward_marshal"]}, {}).play("play sunward_marshal")
    assert s.champions(0) == ["sunward_marshal", "human", "human"]


def test_sunward_marshal_leads_humans_when_a_good_card_is_played() -> None:
    s = scene({"hand": ["bell_of_refuge"], "play": ["sunward_marshal", "human", "wolf"]}, {"play": ["human"]})
    s.play("play bell_of_refuge")
    assert (s.stats("sunward_marshal"), s.stats("human", 0), s.stats("wolf")) == ((9, 8), (2, 1), (2, 2))
    assert s.stats("human", 1) == (1, 1)


def test_canopy_seraph_flies_and_heals() -> None:
    s = scene({"play": ["canopy_seraph"]}, {"play": ["wolf"]}).play("attack canopy_seraph")
    assert (s.health(0), s.health(1)) == (36, 24)


@pytest.mark.parametrize(("answer", "cards"), [("card bell_of_refuge", 3), ("pass", 2)])
def test_oathkeeper_draws_for_loyalty(answer: str, cards: int) -> None:
    s = scene({"hand": ["oathkeeper_of_the_grove", "bell_of_refuge", "communion"]}, {})
    s.play("play oathkeeper_of_the_grove", answer)
    assert len(s.hand(0)) == cards


def test_shrine_lioness_leaps_out_and_heals_4() -> None:
    s = scene({"hand": ["shrine_lioness"]}, {"play": ["demon"]}, active=1)
    s.play("attack demon", "play shrine_lioness", "block shrine_lioness")
    assert (s.health(0), s.champions(0), s.champions(1)) == (34, ["shrine_lioness"], [])


def test_wing_of_the_vigil_recycles_when_it_leaves() -> None:
    s = scene({"hand": ["final_toll"], "play": ["wing_of_the_vigil"], "discard": TWO_EVENTS}, {})
    s.play("play final_toll", "card communion", "card open_circle")
    assert s.hand(0) == [WURM]
    assert s.discard(0) == ["wing_of_the_vigil", "final_toll"]


def test_wing_of_the_vigil_attacks_at_once() -> None:
    s = scene({"hand": ["wing_of_the_vigil"]}, {}).play("play wing_of_the_vigil", "attack wing_of_the_vigil")
    assert s.health(1) == 25


def test_steadfast_idol_strengthens_other_good_champions() -> None:
    s = scene({"play": ["steadfast_idol", "human", "wolf"]}, {"play": ["human"]})
    assert (s.stats("steadfast_idol"), s.stats("human", 0), s.stats("wolf")) == ((4, 12), (2, 1), (2, 2))
    assert s.stats("human", 1) == (1, 1)


def test_steadfast_idol_cannot_be_banished() -> None:
    s = scene({"hand": ["verdict_of_dawn"]}, {"play": ["steadfast_idol"]}).play("play verdict_of_dawn")
    assert s.champions(1) == ["steadfast_idol", "human"]


def test_verdict_of_dawn_banishes_for_a_human() -> None:
    s = scene({"hand": ["verdict_of_dawn"]}, {"play": ["vine_colossus"]}).play("play verdict_of_dawn")
    assert (s.champions(0), s.champions(1), s.bottom(1)) == ([], ["human"], ["vine_colossus"])


def test_verdict_of_dawn_without_a_champion_does_nothing() -> None:
    s = scene({"hand": ["verdict_of_dawn"]}, {}).play("play verdict_of_dawn")
    assert (s.champions(0), s.champions(1)) == ([], [])


def test_gathering_of_the_faithful() -> None:
    s = scene({"hand": ["gathering_of_the_faithful"]}, {})
    s.play("play gathering_of_the_faithful", "mode 1")
    assert s.champions(0) == ["human"] * 5
    s = scene({"hand": ["gathering_of_the_faithful"]}, {})
    s.play("play gathering_of_the_faithful", "mode 2")
    assert s.hand(0) == [WURM, WURM]


def test_hallowed_ground_banishes_the_expended() -> None:
    s = scene(
        {"hand": ["hallowed_ground"], "play": [{"card": "treant", "position": "expended"}]},
        {"play": [{"card": "vine_colossus", "position": "expended"}, "storm_hawk"]},
    )
    s.play("play hallowed_ground", "mode 2")
    assert (s.champions(0), s.champions(1)) == ([], ["storm_hawk"])
    assert (s.bottom(0), s.bottom(1)) == (["treant"], ["vine_colossus"])


def test_hallowed_ground_in_the_turn_of_another_only_draws() -> None:
    s = scene({"hand": ["hallowed_ground"]}, {}, active=1).play("pass", "play hallowed_ground")
    assert s.hand(0) == [WURM, WURM]


def test_communion_draws_two_and_once_more_out_of_the_discard_pile() -> None:
    s = scene({"hand": ["communion"]}, {}).play("play communion")
    assert (s.hand(0), s.discard(0)) == ([WURM, WURM], ["communion"])
    s = scene({"discard": ["communion"], "play": [WAITS]}, {}).play("recall communion")
    assert (s.hand(0), s.discard(0), s.bottom(0), s.gold(0)) == ([WURM, WURM], [], ["communion"], 0)
    s = scene({"discard": ["communion"], "play": [WAITS], "gold": 0}, {})
    assert s.refused("recall communion") == "EP-9.12"


def test_bell_of_refuge() -> None:
    s = scene({"hand": ["bell_of_refuge"]}, {}).play("play bell_of_refuge")
    assert (s.health(0), s.hand(0)) == (38, [WURM])


def test_novice_healer_recycles_on_entering() -> None:
    s = scene({"hand": ["novice_healer"], "discard": TWO_EVENTS}, {})
    s.play("play novice_healer", "card open_circle")
    assert (s.hand(0), s.discard(0), s.bottom(0)) == ([WURM], [], ["communion"])


def test_novice_healer_heals_when_a_good_card_is_played() -> None:
    s = scene({"hand": ["communion"], "play": ["novice_healer"]}, {}).play("play communion")
    assert s.health(0) == 32


def test_village_lookout_calls_a_human() -> None:
    s = scene({"hand": ["village_lookout", "communion", "bell_of_refuge"]}, {})
    s.play("play village_lookout", "card communion")
    assert s.champions(0) == ["village_lookout", "human"]


def test_village_lookout_comes_in_the_turn_of_another() -> None:
    s = scene({"hand": ["village_lookout"]}, {"play": ["wolf"]}, active=1)
    s.play("attack wolf", "play village_lookout")
    assert s.champions(0) == ["village_lookout"]


def test_shield_of_faith_saves_a_champion_and_recycles() -> None:
    s = scene({"hand": ["shield_of_faith"], "play": ["human"], "discard": TWO_EVENTS}, {})
    s.play("play shield_of_faith", "card communion")
    assert keywords(s, "human") == {"unbreakable"}
    assert (s.hand(0), s.discard(0)) == ([WURM], ["shield_of_faith"])


def test_pilgrims_hope() -> None:
    s = scene({"hand": ["pilgrims_hope"]}, {}).play("play pilgrims_hope", "mode 1")
    assert (s.champions(0), s.health(0), s.gold(0)) == (["human"], 33, 1)
    s = scene({"hand": ["pilgrims_hope"], "play": [WAITS]}, {}).play("play pilgrims_hope", "mode 2")
    assert (s.hand(0), s.gold(0)) == ([WURM, WURM], 0)


# ---- Wild -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("theirs", "drawn"), [(1, 0), (2, 1), (3, 2), (7, 2)])
def test_treant_draws_up_to_two_while_it_rages(theirs: int, drawn: int) -> None:
    s = scene({"hand": ["treant", WURM]}, {"hand": [WURM] * theirs}).play("play treant")
    assert len(s.hand(0)) == 1 + drawn


def test_raging_rhino_breaks_through_while_it_rages() -> None:
    s = scene({"play": ["raging_rhino"]}, {"hand": [WURM], "play": ["human"]})
    assert keywords(s, "raging_rhino") == {"breakthrough"}
    s = scene({"hand": [WURM], "play": ["raging_rhino"]}, {"hand": [WURM], "play": ["human"]})
    assert keywords(s, "raging_rhino") == set()


def test_thornback_alpha_brings_two_wolves_and_attacks() -> None:
    s = scene({"hand": ["thornback_alpha"]}, {}).play("play thornback_alpha", "attack thornback_alpha")
    assert (s.champions(0), s.health(1)) == (["thornback_alpha", "wolf", "wolf"], 23)


def test_vine_colossus_breaks_through() -> None:
    s = scene({"play": ["vine_colossus"]}, {"play": ["demon"]})
    s.play("attack vine_colossus", "block demon", "number 8")
    assert (s.health(1), s.champions(1)) == (22, [])


@pytest.mark.parametrize(("theirs", "attack"), [(0, 6), (1, 9)])
def test_storm_hawk_hits_harder_while_it_rages(theirs: int, attack: int) -> None:
    s = scene({"play": ["storm_hawk"]}, {"hand": [WURM] * theirs}).play("attack storm_hawk")
    assert s.health(1) == 30 - attack


def test_waiting_python_bites_as_it_leaps_out() -> None:
    s = scene({"hand": ["waiting_python"]}, {"play": ["demon"]}, active=1)
    s.play("attack demon", "play waiting_python", "champion demon")
    assert (s.champions(0), s.champions(1), s.health(0)) == (["waiting_python"], [], 30)


def test_waiting_python_must_bite_itself_if_there_is_nobody_else() -> None:
    s = scene({"hand": ["waiting_python", "restless_hand"]}, {}).play("play waiting_python")
    assert s.champion("waiting_python")["damage"] == 4


def test_old_silverback_strikes_as_it_leaves() -> None:
    s = scene({"hand": ["undertow", "restless_hand"]}, {"play": ["old_silverback"]})
    s.play("play undertow", "player 0")
    assert (s.health(0), s.hand(1)) == (26, ["old_silverback"])


def test_lightning_lash() -> None:
    s = scene({"hand": ["lightning_lash"]}, {}).play("play lightning_lash", "player 1")
    assert s.health(1) == 23
    s = scene({"hand": ["lightning_lash"]}, {"play": ["thornback_alpha"]})
    s.play("play lightning_lash", "champion thornback_alpha")
    assert s.champions(1) == []


def test_rolling_brushfire() -> None:
    s = scene({"hand": ["rolling_brushfire"], "play": ["storm_hawk"]}, {"play": ["waiting_python", "treant"]})
    s.play("play rolling_brushfire", "mode 2")
    assert (s.champions(0), s.champions(1), s.health(1)) == ([], ["treant"], 30)
    s = scene({"hand": ["rolling_brushfire"]}, {}).play("play rolling_brushfire", "mode 1")
    assert s.hand(0) == [WURM, WURM]


@pytest.mark.parametrize(("theirs", "deploying"), [(0, True), (1, False)])
def test_pack_at_dusk_hunts_at_once_while_it_rages(theirs: int, deploying: bool) -> None:
    s = scene({"hand": ["pack_at_dusk"]}, {"hand": [WURM] * theirs}).play("play pack_at_dusk")
    assert s.champions(0) == ["wolf"] * 4
    assert [c["deploying"] for c in s.view["champions"]] == [deploying] * 4


def test_feral_surge() -> None:
    s = scene({"hand": ["feral_surge"], "play": ["wolf", "human"]}, {"play": ["demon"]}).play(
        "play feral_surge"
    )
    assert (s.stats("wolf"), s.stats("human"), s.stats("demon")) == ((5, 5), (4, 4), (4, 4))
    assert keywords(s, "wolf") == keywords(s, "human") == {"breakthrough"}
    assert keywords(s, "demon") == set()


def test_wolf_cub_grows_when_a_wild_card_is_played() -> None:
    s = scene({"hand": ["vine_colossus"], "play": ["wolf_cub"]}, {}).play("play vine_colossus")
    assert s.stats("wolf_cub") == (5, 5)


def test_ember_shaman_burns_when_a_wild_card_is_played() -> None:
    s = scene({"hand": ["vine_colossus"], "play": ["ember_shaman"]}, {})
    s.play("play vine_colossus", "player 1")
    assert s.health(1) == 28


def test_scratch_and_claw() -> None:
    s = scene({"hand": ["scratch_and_claw"], "discard": TWO_EVENTS}, {"play": ["wolf"]})
    s.play("play scratch_and_claw", "card communion")
    assert (s.champions(1), s.hand(0)) == ([], [WURM])


def test_sudden_growth() -> None:
    s = scene({"hand": ["sudden_growth"], "play": ["wolf"]}, {}).play("play sudden_growth", "mode 1")
    assert (s.stats("wolf"), s.gold(0)) == ((6, 6), 1)
    s = scene({"hand": ["sudden_growth"], "play": [WAITS]}, {}).play("play sudden_growth", "mode 2")
    assert (s.hand(0), s.gold(0)) == ([WURM, WURM], 0)


# ---- Evil -----------------------------------------------------------------------------------------------
def test_withering_drains_a_champion() -> None:
    s = scene({"hand": ["withering"]}, {"play": ["grave_tyrant"]}).play("play withering")
    assert (s.champions(1), s.health(0)) == ([], 39)


def test_withering_heals_without_a_target_too() -> None:
    assert scene({"hand": ["withering"]}, {}).play("play withering").health(0) == 39


def test_bone_harvester_brings_a_demon_and_leaves_a_zombie() -> None:
    s = scene({"hand": ["bone_harvester"]}, {}).play("play bone_harvester")
    assert s.champions(0) == ["bone_harvester", "demon"]
    s = scene({"hand": ["verdict_of_dawn"]}, {"play": ["bone_harvester"]}).play("play verdict_of_dawn")
    assert s.champions(1) == ["human", "zombie"]


def test_night_reaver_cannot_be_broken_in_its_own_turn() -> None:
    s = scene({"hand": ["night_reaver"]}, {"play": ["vine_colossus"]})
    s.play("play night_reaver", "attack night_reaver", "block vine_colossus")
    assert s.champions(0) == ["night_reaver"]
    s = scene({"play": ["vine_colossus"]}, {"play": ["night_reaver"]})
    s.play("attack vine_colossus", "block night_reaver", "number 0")
    assert s.champions(1) == []


def test_plague_shepherd_raises_zombies() -> None:
    s = scene({"hand": ["plague_shepherd"]}, {}).play("play plague_shepherd")
    assert s.champions(0) == ["plague_shepherd", "zombie", "zombie"]
    s = scene({"hand": ["withering"], "play": ["plague_shepherd"]}, {"play": ["wolf"]})
    s.play("play withering", "champion wolf")
    assert s.champions(0) == ["plague_shepherd", "zombie"]


def test_grave_tyrant_breaks_a_champion_for_loyalty() -> None:
    s = scene({"hand": ["grave_tyrant", "withering", "open_circle"]}, {"play": ["vine_colossus"]})
    s.play("play grave_tyrant", "card withering", "champion vine_colossus")
    assert (s.champions(1), s.discard(1)) == ([], ["vine_colossus"])


def test_winged_gloom_costs_every_opponent_3_as_it_leaves() -> None:
    s = scene({"hand": ["undertow"], "play": ["winged_gloom"]}, {}, {}).play("play undertow")
    assert [s.health(seat) for seat in range(3)] == [30, 27, 27]


def test_circle_keeper_turns_a_champion_into_two_demons() -> None:
    s = scene({"play": ["circle_keeper", "human"]}, {}).play("power circle_keeper", "champion human")
    assert s.champions(0) == ["circle_keeper", "demon", "demon"]
    assert s.champion("circle_keeper")["position"] == "expended"


def test_circle_keeper_may_break_itself() -> None:
    s = scene({"play": ["circle_keeper"]}, {}).play("power circle_keeper")
    assert (s.champions(0), s.discard(0)) == (["demon", "demon"], ["circle_keeper"])


def test_final_toll_gives_the_active_player_a_zombie() -> None:
    s = scene({"hand": ["final_toll"]}, {"play": ["treant"]}).play("play final_toll")
    assert (s.champions(0), s.champions(1), s.discard(1)) == (["zombie"], [], ["treant"])
    s = scene({"hand": ["final_toll"]}, {"play": ["treant"]}, active=1).play(
        "attack treant", "play final_toll"
    )
    assert (s.champions(0), s.champions(1)) == ([], ["zombie"])


def test_pact_of_ash_breaks_every_champion_in_the_own_turn() -> None:
    s = scene({"hand": ["pact_of_ash"], "play": ["wolf"]}, {"play": ["treant"]})
    s.play("play pact_of_ash", "mode 2")
    assert (s.champions(0), s.champions(1)) == ([], [])
    s = scene({"hand": ["pact_of_ash"]}, {}, active=1).play("pass", "play pact_of_ash")
    assert s.hand(0) == [WURM, WURM]


def test_blood_rite_is_recalled_for_a_champion() -> None:
    s = scene({"discard": ["blood_rite"], "play": ["human", "demon"], "gold": 0}, {})
    s.play("recall blood_rite", "champion human")
    assert (s.champions(0), s.hand(0), s.bottom(0)) == (["demon"], [WURM, WURM], ["blood_rite"])
    s = scene({"hand": ["blood_rite"]}, {}).play("play blood_rite")
    assert (s.hand(0), s.discard(0)) == ([WURM, WURM], ["blood_rite"])
    assert scene({"discard": ["blood_rite"]}, {}).refused("recall blood_rite") == "EP-9.12"
    s = scene({"discard": ["blood_rite"], "play": ["night_reaver"]}, {})  # unbreakable on its own turn
    assert s.refused("recall blood_rite") == "EP-9.28"


def test_open_circle() -> None:
    assert scene({"hand": ["open_circle"]}, {}).play("play open_circle").champions(0) == ["demon", "demon"]


def test_imp_of_malice_recycles_as_it_leaves() -> None:
    s = scene({"play": ["imp_of_malice"], "hand": ["undertow"], "discard": TWO_EVENTS}, {})
    s.play("play undertow", "card communion", "card open_circle")
    assert s.hand(0) == ["imp_of_malice", WURM, WURM]


def test_cult_initiate_attacks_at_once_for_loyalty() -> None:
    s = scene({"hand": ["cult_initiate", "withering", "open_circle"], "gold": 0}, {})
    s.play("play cult_initiate", "card withering", "attack cult_initiate")
    assert s.health(1) == 26


@pytest.mark.parametrize(
    ("answer", "health", "bodies", "pile"),
    [("yes", 29, ["zombie"], ["open_circle"]), ("pass", 30, [], ["restless_hand", "open_circle"])],
)
def test_restless_hand_may_be_played_again_for_health(
    answer: str, health: int, bodies: list[str], pile: list[str]
) -> None:
    s = scene({"hand": ["open_circle"], "discard": ["restless_hand"]}, {}).play("play open_circle", answer)
    assert (s.health(0), s.champions(0), s.discard(0)) == (health, ["demon", "demon", *bodies], pile)
    assert (s.bottom(0) == ["restless_hand"]) == (answer == "yes")


def test_restless_hand_raises_a_zombie() -> None:
    s = scene({"hand": ["restless_hand"]}, {}).play("play restless_hand")
    assert (s.champions(0), s.gold(0)) == (["zombie"], 1)


def test_withering_touch() -> None:
    s = scene({"hand": ["withering_touch"]}, {"play": ["wolf_cub"]}).play("play withering_touch")
    assert (s.champions(1), s.health(0)) == ([], 31)


# ---- Sage -----------------------------------------------------------------------------------------------
def test_mist_sphinx_cannot_be_targeted() -> None:
    s = scene({"hand": ["lightning_lash"]}, {"play": ["mist_sphinx"]}).play("play lightning_lash")
    assert s.offered() == ["player 0", "player 1"]
    assert s.refused("champion mist_sphinx") == "EP-9.25"


def test_clockwork_warden_attacks_at_once_for_loyalty() -> None:
    s = scene({"hand": ["clockwork_warden", "undertow", "mind_snare"]}, {})
    s.play("play clockwork_warden", "card undertow", "attack clockwork_warden")
    assert s.health(1) == 18


def test_rune_weaver_draws_and_shoots() -> None:
    s = scene({"hand": ["rune_weaver"]}, {}).play("play rune_weaver")
    assert s.hand(0) == [WURM]
    s = scene({"hand": ["sealed_vault"], "play": ["rune_weaver"]}, {}).play("play sealed_vault", "player 1")
    assert s.health(1) == 28


def test_timeworn_archivist_may_return_an_event() -> None:
    s = scene({"hand": ["timeworn_archivist"], "discard": ["open_circle", "treant"]}, {})
    s.play("play timeworn_archivist")
    assert s.offered() == ["card open_circle", "pass"]
    assert s.play("card open_circle").hand(0) == ["open_circle"]


def test_frost_sentinel_expends_a_champion() -> None:
    s = scene({"hand": ["frost_sentinel"], "play": [WAITS]}, {"play": ["treant"]})
    s.play("play frost_sentinel", "champion treant")
    assert s.champion("treant")["position"] == "expended"


def test_prism_drake_draws_as_it_leaves() -> None:
    s = scene({"hand": ["final_toll"], "play": ["prism_drake"]}, {}).play("play final_toll")
    assert s.hand(0) == [WURM]


def test_lycan_hex_makes_a_wolf_of_a_champion() -> None:
    s = scene({"hand": ["lycan_hex"]}, {"play": ["vine_colossus"]}).play("play lycan_hex", "mode 2")
    assert (s.champions(1), s.bottom(1)) == (["wolf"], ["vine_colossus"])
    s = scene({"hand": ["lycan_hex"]}, {}).play("play lycan_hex", "mode 1")
    assert s.hand(0) == [WURM, WURM]


def test_undertow_returns_a_champion_and_draws() -> None:
    s = scene({"hand": ["undertow"], "play": [WAITS]}, {"play": ["treant"]})
    s.play("play undertow", "champion treant")
    assert (s.champions(1), s.hand(1), s.hand(0)) == ([], ["treant"], [WURM])


def test_mind_snare_borrows_a_champion_for_the_turn() -> None:
    s = scene(
        {"hand": ["mind_snare"], "play": [WAITS]}, {"play": [{"card": "treant", "position": "expended"}]}
    )
    s.play("play mind_snare", "mode 2", "champion treant", "attack treant", "pass")
    assert (s.health(1), s.champions(0)) == (21, [WAITS, "treant"])
    s.play("pass")
    assert (s.champions(0), s.champions(1)) == ([WAITS], ["treant"])


def test_mind_snare_in_the_turn_of_another_only_draws() -> None:
    s = scene({"hand": ["mind_snare"]}, {"play": ["treant", WAITS]}, active=1)
    s.play("attack treant", "pass", "play mind_snare")
    assert (s.hand(0), s.champions(1)) == ([WURM, WURM], ["treant", WAITS])


def test_sealed_vault_draws_two_and_once_more_out_of_the_discard_pile() -> None:
    s = scene({"hand": ["sealed_vault"]}, {}).play("play sealed_vault")
    assert (s.hand(0), s.discard(0)) == ([WURM, WURM], ["sealed_vault"])
    s = scene({"discard": ["sealed_vault"], "play": [WAITS]}, {}).play("recall sealed_vault")
    assert (s.hand(0), s.bottom(0), s.gold(0)) == ([WURM, WURM], ["sealed_vault"], 0)


def test_tide_of_change_returns_every_champion_in_the_own_turn() -> None:
    s = scene({"hand": ["tide_of_change"], "play": ["glass_owl", "wolf"]}, {"play": ["storm_hawk"]})
    s.play("play tide_of_change", "mode 2")
    assert (s.champions(0), s.champions(1)) == ([], [])
    assert (s.hand(0), s.hand(1)) == (["glass_owl"], ["storm_hawk"])
    s = scene({"hand": ["tide_of_change"]}, {}, active=1).play("pass", "play tide_of_change")
    assert s.hand(0) == [WURM, WURM]


def test_apprentice_scribe_recycles_on_entering_and_as_an_ally() -> None:
    s = scene({"hand": ["apprentice_scribe"], "discard": TWO_EVENTS}, {})
    s.play("play apprentice_scribe", "card communion")
    assert (s.hand(0), s.bottom(0)) == ([WURM], ["open_circle"])
    s = scene({"hand": ["sealed_vault"], "play": ["apprentice_scribe"], "discard": ["communion"]}, {})
    s.play("play sealed_vault", "card communion")
    assert (s.hand(0), s.discard(0)) == ([WURM] * 3, [])


def test_glass_owl_recycles_as_it_leaves() -> None:
    s = scene({"play": ["glass_owl"], "hand": ["undertow"], "discard": TWO_EVENTS}, {})
    s.play("play undertow", "card communion", "card open_circle")
    assert s.hand(0) == ["glass_owl", WURM, WURM]


def test_forgetting_banishes_a_discard_pile() -> None:
    s = scene({"hand": ["forgetting"]}, {"discard": ["treant", "storm_hawk"]})
    s.play("play forgetting", "mode 1", "player 1")
    assert (s.discard(1), s.bottom(1), s.gold(0)) == ([], ["storm_hawk", "treant"], 1)
    s = scene({"hand": ["forgetting"], "play": [WAITS]}, {}).play("play forgetting", "mode 2")
    assert (s.hand(0), s.gold(0)) == ([WURM, WURM], 0)


def test_phase_slip_returns_a_champion_that_costs_nothing() -> None:
    s = scene({"hand": ["phase_slip"], "discard": TWO_EVENTS}, {"play": ["wolf_cub", "treant"]})
    s.play("play phase_slip")
    assert (s.champions(1), s.hand(1)) == (["treant"], ["wolf_cub"])
    assert s.asked == (0, "recycle")
    assert s.play("card communion").hand(0) == [WURM]


def test_phase_slip_is_for_the_own_turn_only() -> None:
    s = scene({"hand": ["phase_slip", "communion"]}, {"play": ["glass_owl"]}, active=1).play(
        "attack glass_owl"
    )
    assert s.refused("play phase_slip") == "EP-15.10"


def test_no_card_of_the_jungle_has_a_name_of_another_set() -> None:
    names = [CARDS[number].name for numbers in SET_CARDS.values() for number in numbers]
    assert len(set(names)) == len(names)
    assert all(NUMBERS[CARDS[number].name] == number for number in SET_CARDS["jungle"])
