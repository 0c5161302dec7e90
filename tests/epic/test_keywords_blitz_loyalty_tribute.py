"""Chapter 9: Blitz, Loyalty and Tribute."""

import pytest

from tests.epic.scene import Scene, scene


# ---- Blitz --------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.8")
def test_a_newcomer_that_gets_blitz_may_attack_and_use_expend_powers() -> None:
    s = scene({"hand": ["the_risen"], "play": [{"card": "dark_assassin", "deploying": True}]}, {})
    assert s.refused("attack dark_assassin") == "EP-6.7"
    assert s.refused("power dark_assassin") == "EP-6.7"
    s.play("play the_risen")  # Evil champions gain Blitz this turn
    assert "attack dark_assassin" in s.offered()
    assert "power dark_assassin 1" in s.offered()
    assert s.offered("attack").count("attack zombie") == 3


@pytest.mark.clause("EP-9.8")
def test_a_champion_that_enters_with_blitz_acts_at_once() -> None:
    s = scene({"hand": ["pack_alpha"]}, {})
    s.play("play pack_alpha")
    assert s.offered() == ["pass", "power pack_alpha 1", "attack pack_alpha"]
    s.play("power pack_alpha")
    assert s.champions(0) == ["pack_alpha", "wolf", "wolf"]


# ---- Loyalty ------------------------------------------------------------------------------------------
def angel_of_death(*hand: str) -> Scene:
    """Seat 0 plays the angel of death: Loyalty 2, break all other champions. Both have one."""
    s = scene({"hand": ["angel_of_death", *hand], "play": ["cave_troll"]}, {"play": ["kong"]})
    return s.play("play angel_of_death")


@pytest.mark.clause("EP-9.9")
def test_two_cards_of_the_faction_are_shown_and_stay_in_hand() -> None:
    s = angel_of_death("drain_essence", "plague", "fireball")
    assert s.asked == (0, "loyalty")
    s.play("card drain_essence")
    shown = s.game.view(1)["players"][0]["hand"]
    assert sorted(card["card"] for card in shown["cards"]) == ["drain_essence", "plague"]
    assert shown["size"] == 3
    assert s.log()[-4:] == ["revealed", "revealed", "broken", "broken"]
    assert s.hand(0) == ["drain_essence", "fireball", "plague"]
    assert s.champions(0) == ["angel_of_death"]
    assert s.champions(1) == []


@pytest.mark.clause("EP-9.9")
def test_loyalty_may_be_declined() -> None:
    s = angel_of_death("drain_essence", "plague", "fireball")
    assert s.refused("card fireball") == "EP-9.9"
    s.play("pass")
    assert s.game.view(1)["players"][0]["hand"]["cards"] == []
    assert s.champions(1) == ["kong"]


@pytest.mark.clause("EP-9.9")
def test_having_shown_one_card_the_second_must_follow() -> None:
    s = angel_of_death("drain_essence", "plague", "bitten").play("card drain_essence")
    assert s.offered() == ["card plague", "card bitten"]
    assert s.refused("pass") == "EP-9.9"


@pytest.mark.clause("EP-9.9")
def test_one_card_of_the_faction_is_not_enough() -> None:
    s = angel_of_death("drain_essence", "fireball")
    assert s.asked == (0, "main")
    assert s.champions(1) == ["kong"]


@pytest.mark.clause("EP-9.9")
def test_loyalty_is_for_every_way_into_play() -> None:
    s = scene(
        {"hand": ["surprise_attack", "angel_of_death", "drain_essence", "plague"], "deck": ["kong"] * 3},
        {"play": ["kong"]},
    )
    s.play("play surprise_attack", "card angel_of_death")
    assert s.asked == (0, "loyalty")


def succubus() -> Scene:
    """Seat 0 plays the succubus: Tribute, draw a card; Loyalty 2, Blitz. The second Evil card is on top."""
    s = scene({"hand": ["succubus", "plague", "cave_troll"], "deck": ["bitten", "kong", "kong"]}, {})
    s.play("play succubus")
    assert s.waiting() == [["succubus tribute", "succubus loyalty"]]
    assert s.asked == (0, "trigger")
    return s


@pytest.mark.clause("EP-9.10")
def test_a_card_drawn_by_tribute_may_be_shown_for_loyalty() -> None:
    s = succubus().play("trigger 1")
    assert s.asked == (0, "loyalty")
    s.play("card plague")
    assert s.offered("attack") == ["attack succubus"]


@pytest.mark.clause("EP-9.10")
def test_in_the_other_order_loyalty_comes_too_early() -> None:
    s = succubus().play("trigger 2")
    assert s.asked == (0, "main")
    assert s.hand(0) == ["bitten", "cave_troll", "plague"]
    assert s.refused("attack succubus") == "EP-6.7"


# ---- Tribute ------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.19")
def test_tribute_of_a_played_champion() -> None:
    s = scene({"hand": ["winter_fairy"]}, {})
    s.play("play winter_fairy")
    assert s.hand(0) == ["rampaging_wurm"]


@pytest.mark.clause("EP-9.19")
def test_tribute_of_a_champion_put_into_play_by_an_event() -> None:
    s = scene({"hand": ["surprise_attack", "winter_fairy"], "deck": ["fireball", "kong", "kong"]}, {})
    s.play("play surprise_attack", "card winter_fairy")
    assert s.champions(0) == ["winter_fairy"]
    assert s.hand(0) == ["fireball", "kong"]


@pytest.mark.clause("EP-9.19")
def test_tribute_is_for_the_player_under_whose_control_it_enters() -> None:
    s = scene({"hand": ["final_task"]}, {"discard": ["winter_fairy"]})
    s.play("play final_task", "mode 2")
    assert s.champion("winter_fairy")["controller"] == 0
    assert len(s.hand(0)) == 1
    assert len(s.hand(1)) == 0
