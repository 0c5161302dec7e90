"""Chapter 15: what cards of 2015 to 2017 do in and out of the discard pile."""

import pytest

from tests.epic.scene import define, scene

define(
    'Card("test_grave_beast", WILD, 0, 3, 3, pile_leaves=Make(WOLF))',
    'Card("test_farewell", GOOD, 1, play=GainHealth(1), pile_ally=GainHealth(2))',
    'Card("test_hand", EVIL, 0, play=Make(ZOMBIE), pile_ally=May(Seq(LoseHealth(1), PlayThisFromPile())))',
)


# ---- recall to hand ------------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.1")
def test_recall_of_2015_returns_the_card_to_hand() -> None:
    s = scene({"discard": ["ancient_chant"], "hand": ["kong"]}, {"hand": ["fireball"]})
    s.play("recall ancient_chant")
    assert s.gold(0) == 0
    assert s.hand(0) == ["ancient_chant", "kong", "rampaging_wurm"]  # leaving the pile drew the wurm
    assert s.discard(0) == []
    assert s.deck(0) == 9  # nothing was banished
    assert "played" not in s.log()


@pytest.mark.clause("EP-15.1")
def test_recall_needs_its_price() -> None:
    s = scene({"discard": ["ancient_chant"], "hand": ["fireball"], "gold": 0}, {})
    assert s.refused("recall ancient_chant") == "EP-9.12"


@pytest.mark.clause("EP-15.1")
def test_recall_is_used_like_a_power_and_needs_the_initiative() -> None:
    s = scene({"hand": ["fireball"]}, {"discard": ["ancient_chant"]})
    assert s.asked == (0, "main")
    assert s.refused("recall ancient_chant") == "EP-9.15"
    s.play("pass")
    assert s.asked == (1, "last-chance")
    s.play("recall ancient_chant")
    assert s.hand(1) == ["ancient_chant", "rampaging_wurm"]


# ---- leaving the pile ------------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.2")
def test_a_recycled_card_leaves_the_pile() -> None:
    s = scene({"hand": ["second_wind"], "discard": ["wolf_companion", "kong"], "gold": 0}, {})
    s.play("play second_wind", "card wolf_companion")  # the other card is the only one left
    assert s.champions(0) == ["wolf"]
    assert s.discard(0) == ["second_wind"]


@pytest.mark.clause("EP-15.2")
def test_a_recalled_card_leaves_the_pile() -> None:
    s = scene({"discard": ["wolf_companion"]}, {})
    s.play("recall wolf_companion")
    assert s.champions(0) == ["wolf"]


@pytest.mark.clause("EP-15.2")
def test_a_banished_card_leaves_the_pile_for_its_owner() -> None:
    s = scene({"hand": ["amnesia"], "gold": 0}, {"discard": ["wolf_companion", "kong"]})
    s.play("play amnesia", "player 1")
    assert s.champions(1) == ["wolf"]
    assert s.champions(0) == []


@pytest.mark.clause("EP-15.2")
def test_a_champion_put_into_play_leaves_the_pile_of_its_owner() -> None:
    s = scene({"play": ["necromancer_lord"]}, {"discard": ["test_grave_beast"]})
    s.play("power necromancer_lord")
    assert s.champions(0) == ["necromancer_lord", "test_grave_beast"]
    assert s.champions(1) == ["wolf"]


@pytest.mark.clause("EP-7.12")
def test_a_card_discarded_for_the_hand_limit_has_its_say_in_the_same_turn() -> None:
    s = scene({"hand": ["kong"] * 7 + ["warrior_golem"], "gold": 0, "discard": ["chomp", "lash"]}, {})
    s.play("pass", "card warrior_golem")
    assert s.asked == (0, "recycle")  # when it comes to the discard pile
    assert (s.view["active"], s.view["phase"]) == (0, "end")
    s.play("card chomp", "card lash")
    assert len(s.hand(0)) == 8  # the limit is not checked again
    assert s.view["active"] == 1


# ---- champions of discard piles --------------------------------------------------------------------------
@pytest.mark.clause("EP-15.15")
def test_a_champion_of_anothers_pile_fights_for_you_and_dies_home() -> None:
    s = scene({"play": ["necromancer_lord"], "hand": ["kong"]}, {"discard": ["hill_giant"]})
    s.play("power necromancer_lord")
    giant = s.champion("hill_giant")
    assert (giant["controller"], giant["owner"], giant["deploying"]) == (0, 1, True)
    assert s.discard(1) == []
    s.play("pass")
    while s.view["active"] != 0:
        s.play("pass")
    s.play("attack hill_giant", "pass", "pass", "pass")  # alone, and no power is used before the damage
    assert s.health(1) == 22


@pytest.mark.clause("EP-15.15")
def test_a_stolen_champion_leaves_to_its_owners_pile() -> None:
    s = scene({"play": [{"card": "cave_troll", "owner": 1}], "hand": ["flame_strike"]}, {})
    s.play("play flame_strike", "champion cave_troll")
    assert s.discard(1) == ["cave_troll"]
    assert s.discard(0) == ["flame_strike"]


# ---- Ally in the grey box --------------------------------------------------------------------------------
@pytest.mark.clause("EP-15.31")
def test_a_grey_box_ally_works_in_the_discard_pile() -> None:
    s = scene({"hand": ["banishment"], "discard": ["inner_peace"]}, {"play": ["wolf"]})
    s.play("play banishment")
    assert "inner_peace" in s.hand(0)
    assert s.discard(0) == ["banishment"]


@pytest.mark.clause("EP-15.31")
@pytest.mark.parametrize("card", ["drain_essence", "second_wind"])
def test_a_grey_box_ally_needs_a_one_of_its_faction(card: str) -> None:
    s = scene({"hand": [card, "fireball"], "discard": ["inner_peace"]}, {"play": ["wolf"]})
    s.play(f"play {card}")
    assert "inner_peace" in s.discard(0)


@pytest.mark.clause("EP-15.31")
def test_a_card_never_triggers_its_own_grey_box() -> None:
    s = scene({"hand": ["inner_peace", "fireball"]}, {})
    s.play("play inner_peace")
    assert s.discard(0) == ["inner_peace"]
    assert s.hand(0) == ["fireball"]


@pytest.mark.clause("EP-15.31")
def test_in_play_the_grey_box_is_silent() -> None:
    s = scene({"hand": ["inner_peace"], "play": ["bodyguard"], "discard": ["test_farewell"]}, {})
    s.play("play inner_peace")
    assert s.champions(0) == ["bodyguard"]
    assert s.health(0) == 42


@pytest.mark.clause("EP-15.31")
def test_a_recall_granted_by_an_ally_is_played_inside_that_ability() -> None:
    s = scene({"hand": ["demon_breach", "fireball"], "discard": ["test_hand"]}, {})
    s.play("play demon_breach", "yes")
    assert s.champions(0) == ["demon", "demon", "demon", "zombie"]
    assert s.health(0) == 29
    assert s.discard(0) == ["demon_breach"]
    assert s.bottom(0) == ["test_hand"]  # played by Recall: banished


# ---- playing inside an effect ----------------------------------------------------------------------------
@pytest.mark.clause("EP-15.28")
def test_a_card_played_inside_an_effect_is_finished_there() -> None:
    s = scene({"hand": ["kong"]}, {"hand": ["lesson_learned"], "discard": ["flame_strike", "hill_giant"]})
    s.play("pass", "play lesson_learned", "mode 2")
    assert s.asked == (1, "target")  # the only event of the pile is being carried out
    s.play("player 0")
    assert s.health(0) == 22
    assert s.gold(1) == 0  # spent for Lesson Learned alone
    assert s.discard(1) == ["hill_giant"]
    assert s.deck(1) == 12
    position = s.game.position()
    lowest = [position["cards"][card] for group in position["players"][1]["deck"][-2:] for card in group]
    assert sorted(lowest) == ["flame_strike", "lesson_learned"]


@pytest.mark.clause("EP-15.28")
def test_triggers_wait_until_the_outer_card_is_finished() -> None:
    s = scene(
        {"hand": ["lesson_learned"], "discard": ["flame_strike"], "play": ["fire_shaman"]},
        {"health": 20},
    )
    s.play("play lesson_learned", "mode 2", "player 1")
    # the flame strike is a wild card of cost 1: its Ally waits for Lesson Learned and is resolved now
    assert s.discard(0) == []
    assert s.asked == (0, "target")
    assert s.health(1) == 12
    s.play("player 1")
    assert s.health(1) == 9
