"""Chapter 15: events of 2015 to 2017, and choices that texts ask for."""

import pytest

from tests.epic.scene import define, scene

define(
    'Card("test_refuge", GOOD, 0, play=Seq(GainHealth(8), Draw(1)))',
    'Card("test_idol", SAGE, 0, 1, 1, UNBREAKABLE)',
    'Card("test_drainer", EVIL, 0, 3, 3, RIGHTEOUS, hits_player=GainHealth(5), damages=GainHealth(5),'
    " powers=(Power(Cost(expend=True), ForEachOpponent(LoseHealth(3))),))",
)
LATER = "cave_troll"  # keeps the main phase open and can be played at no other time


# ---- modes ---------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.8")
def test_one_mode_is_carried_out_and_the_other_is_not() -> None:
    s = scene({"hand": ["hurricane", "fireball"]}, {"play": ["hill_giant"]})
    s.play("play hurricane")
    assert s.offered() == ["mode 1", "mode 2"]
    assert s.refused("mode 3") == "EP-15.8"
    s.play("mode 1")
    assert s.hand(0) == ["fireball", "rampaging_wurm", "rampaging_wurm"]
    assert s.champion("hill_giant")["damage"] == 0


@pytest.mark.clause("EP-15.8")
def test_the_other_mode_likewise() -> None:
    s = scene({"hand": ["hurricane", "fireball"]}, {"play": ["hill_giant"]})
    s.play("play hurricane", "mode 2")
    assert s.champions(1) == []
    assert s.hand(0) == ["fireball"]


@pytest.mark.clause("EP-15.9")
def test_without_gold_only_the_free_mode_is_offered() -> None:
    s = scene({"hand": ["rage"], "play": ["wolf", "wolf"], "gold": 0}, {})
    s.play("play rage")
    assert s.asked == (0, "target")  # the only mode answered itself


@pytest.mark.clause("EP-15.9")
def test_a_mode_with_gold_takes_it_and_sets_off_no_ally() -> None:
    s = scene({"hand": ["rage", "fireball"], "play": ["fire_shaman"]}, {})
    s.play("play rage", "mode 2")
    assert s.asked == (0, "main")  # the shaman's Wild Ally has not triggered
    assert s.gold(0) == 0
    assert len(s.hand(0)) == 3


@pytest.mark.clause("EP-15.10")
def test_a_mode_for_the_own_turn_is_not_offered_in_anothers() -> None:
    s = scene({"hand": [LATER]}, {"hand": ["apocalypse"]})
    s.play("pass", "play apocalypse")  # the only mode left answers itself
    assert s.hand(1) == ["rampaging_wurm", "rampaging_wurm"]
    s = scene({"hand": ["apocalypse"]}, {})
    s.play("play apocalypse")
    assert s.offered() == ["mode 1", "mode 2"]


@pytest.mark.clause("EP-15.10")
def test_an_event_whose_every_mode_is_for_the_own_turn() -> None:
    s = scene({"hand": [LATER]}, {"hand": ["vanishing"], "gold": 0, "play": ["hunting_raptors"]})
    s.play("pass")
    assert s.asked == (1, "last-chance")
    assert s.refused("play vanishing") == "EP-15.10"


# ---- damage, health, targets -----------------------------------------------------------------------------
@pytest.mark.clause("EP-15.20")
def test_losing_health_is_no_damage() -> None:
    s = scene({"play": ["test_drainer"], "hand": [LATER]}, {})
    s.play("power test_drainer")
    assert s.health(1) == 27
    assert s.health(0) == 30  # neither Righteous nor a text about damage
    assert "lost" in s.log()
    assert "hit" not in s.log()


@pytest.mark.clause("EP-15.20")
def test_zannos_makes_opponents_lose_health() -> None:
    evil = ["apocalypse", "bitten", "wither"]
    s = scene({"hand": ["zannos_corpse_lord", *evil, LATER]}, {"health": 20})
    s.play("play zannos_corpse_lord", *[f"card {card}" for card in evil], "pass")
    assert (s.health(0), s.health(1)) == (33, 17)
    assert "hit" not in s.log()
    assert s.champions(0) == ["zannos_corpse_lord", "zombie", "zombie", "zombie"]


@pytest.mark.clause("EP-15.20")
def test_who_cannot_gain_health_skips_only_the_gain() -> None:
    s = scene({"hand": ["searing_blast", LATER]}, {"hand": ["test_refuge"]})
    s.play("play searing_blast", "player 1")
    assert s.health(1) == 23
    s.play("pass", "play test_refuge")
    assert s.health(1) == 23
    assert s.hand(1) == ["rampaging_wurm"]


@pytest.mark.clause("EP-15.21")
def test_split_damage_goes_to_players_and_champions_in_whole_points() -> None:
    s = scene({"hand": ["lightning_storm", LATER]}, {"play": ["hill_giant"]})
    s.play("play lightning_storm")
    assert s.offered() == ["player 0", "player 1", "champion hill_giant"]
    s.play(*["player 1"] * 3)
    assert s.health(1) == 30  # nothing lands before all is divided
    s.play("champion hill_giant")  # the last target in order: the other points go there too
    assert s.health(1) == 27
    assert s.champion("hill_giant")["damage"] == 3


@pytest.mark.clause("EP-15.21")
def test_split_damage_is_divided_completely_and_no_further() -> None:
    s = scene({"hand": ["lightning_storm", LATER]}, {"play": ["hill_giant"]})
    s.play("play lightning_storm", *["player 1"] * 5)
    assert s.refused("pass") == "EP-15.21"  # the sixth point has to go somewhere
    assert s.refused("player 0") == "EP-15.21"  # shares are given in one order only
    s.play("player 1")
    assert s.health(1) == 24
    assert s.asked == (0, "main")  # there is no seventh


@pytest.mark.clause("EP-15.22")
def test_the_own_choice_is_no_targeting() -> None:
    s = scene({"hand": ["winged_death", LATER]}, {"play": ["steel_golem"]})
    s.play("play winged_death")
    assert s.champions(1) == []
    assert s.discard(1) == ["steel_golem"]


@pytest.mark.clause("EP-15.22")
def test_the_unbreakable_are_not_chosen() -> None:
    s = scene({"hand": ["winged_death", LATER]}, {"play": ["test_idol", "wolf"]})
    s.play("play winged_death")
    assert s.champions(1) == ["test_idol"]


@pytest.mark.clause("EP-15.22")
def test_the_opponent_chooses_which_of_the_own_champions() -> None:
    s = scene({"hand": ["winged_death", LATER]}, {"play": ["steel_golem", "wolf"]})
    s.play("play winged_death")
    assert s.asked == (1, "own-champion")
    s.play("champion wolf")
    assert s.champions(1) == ["steel_golem"]


@pytest.mark.clause("EP-15.23")
def test_the_active_player_is_the_holder_of_the_turn_marker() -> None:
    s = scene({"hand": [LATER]}, {"hand": ["inner_demon"], "play": ["wolf"]})
    s.play("pass", "play inner_demon", "mode 2")
    assert s.champions(0) == ["demon"]
    assert s.champions(1) == []


# ---- gold and discards -----------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.24")
def test_gold_of_a_faction_pays_for_that_faction_only() -> None:
    s = scene({"hand": ["brachiosaurus", "flame_strike", "apocalypse"]}, {"hand": ["fireball"]})
    s.play("play brachiosaurus")
    assert (s.gold(0), s.player(0)["faction_gold"]["wild"]) == (0, 1)
    assert s.refused("play apocalypse") == "EP-3.2"
    s.play("play flame_strike", "player 1")
    assert s.health(1) == 22
    assert s.player(0)["faction_gold"]["wild"] == 0


@pytest.mark.clause("EP-15.24")
def test_unspent_extra_gold_is_lost_at_the_end_of_the_turn() -> None:
    s = scene({"hand": ["brachiosaurus", "flame_strike"]}, {"hand": ["fireball"]})
    s.play("play brachiosaurus", "pass", "pass")
    assert s.view["active"] == 1
    assert s.player(0)["faction_gold"]["wild"] == 0
    while s.view["active"] != 0:
        s.play("pass")
    assert (s.gold(0), s.player(0)["extra_gold"], s.player(0)["faction_gold"]["wild"]) == (1, 0, 0)


@pytest.mark.clause("EP-15.24")
def test_extra_gold_without_a_faction_pays_for_anything() -> None:
    s = scene({"hand": ["apocalypse", "flame_strike", LATER], "play": ["time_master"]}, {})
    s.play("power time_master 2")
    assert (s.gold(0), s.player(0)["extra_gold"]) == (1, 1)
    s.play("play flame_strike", "player 1", "play apocalypse", "mode 1")
    assert (s.gold(0), s.player(0)["extra_gold"]) == (0, 0)


@pytest.mark.clause("EP-15.32")
def test_who_must_discard_chooses_and_shows_only_that() -> None:
    hand = ["hill_giant", "muse", "wither"]
    s = scene({"hand": ["psionic_assault", LATER]}, {"hand": hand, "gold": 0})
    s.play("play psionic_assault", "player 1", "pass")
    while s.asked[1] != "discard":
        s.play("pass")
    assert s.asked == (1, "discard")
    assert s.offered() == ["card hill_giant", "card muse", "card wither"]
    assert s.refused("pass") == "EP-15.32"
    s.play("card muse", "card wither")
    assert s.discard(1) == ["muse", "wither"]
    seen = s.game.view(0)["players"][1]["hand"]
    assert "hill_giant" not in [card["card"] for card in seen["cards"]]
    assert "hill_giant" in s.hand(1)


@pytest.mark.clause("EP-15.32")
def test_with_too_few_cards_all_of_them_go() -> None:
    s = scene({"hand": ["psionic_assault", LATER]}, {"hand": ["hill_giant"], "gold": 0})
    s.play("play psionic_assault", "player 1", "pass")
    while s.view["active"] == 0:
        s.play("pass")
    assert s.discard(1) == ["hill_giant"]
