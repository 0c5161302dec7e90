"""Chapter 9: Ambush, banishing, ownership and control. `turn` takes control of a champion."""

import pytest

from tests.epic.scene import Scene, define, scene


# ---- Ambush -------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.16")
def test_ambush_in_the_opponents_turn() -> None:
    s = scene({"play": ["demon"]}, {"hand": ["lurking_giant", "kong"]})
    s.play("attack demon")
    assert s.offered() == ["pass", "play lurking_giant"]
    assert s.refused("play kong") == "EP-4.8"
    s.play("play lurking_giant")
    assert s.champion("lurking_giant")["deploying"]
    s.play("block lurking_giant")  # may block now
    assert s.champions(0) == []
    assert s.asked == (1, "main")
    s.play("attack lurking_giant")  # and attack in the own next turn
    assert s.health(0) == 19


@pytest.mark.clause("EP-9.16")
def test_ambush_without_combat_when_the_opponent_wants_to_end_the_turn() -> None:
    s = scene({"hand": ["cave_troll"]}, {"hand": ["lurking_giant"]})
    s.play("pass")
    assert s.asked == (1, "last-chance")
    s.play("play lurking_giant")
    assert s.champion("lurking_giant")["deploying"]
    s.play("pass")
    assert s.asked == (1, "main")
    assert s.offered("attack") == ["attack lurking_giant"]


@pytest.mark.clause("EP-9.16")
def test_ambush_in_the_own_turn_gives_no_blitz() -> None:
    s = scene({"hand": ["lurking_giant", "cave_troll"]}, {})
    s.play("play lurking_giant")
    assert s.refused("attack lurking_giant") == "EP-6.7"


# ---- banishing ----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.17")
def test_a_banished_champion_goes_under_its_owners_deck() -> None:
    s = scene({"hand": ["banishment", "cave_troll"]}, {"play": ["kong"], "discard": ["fireball"]})
    s.play("play banishment")
    assert s.deck(1) == 11
    assert s.bottom(1) == ["kong"]
    assert s.discard(1) == ["fireball"]


@pytest.mark.clause("EP-9.17")
def test_a_banished_champion_goes_to_the_owner_not_to_the_controller() -> None:
    s = scene({"hand": ["banishment", "cave_troll"]}, {"play": [{"card": "kong", "owner": 0}]})
    s.play("play banishment")
    assert s.bottom(0) == ["kong"]
    assert s.deck(1) == 10


@pytest.mark.clause("EP-9.18")
@pytest.mark.parametrize("drawn", range(4))
def test_cards_banished_together_lie_in_an_order_that_nobody_knows(drawn: int) -> None:
    four = ["kong", "lurking_giant", "steel_golem", "triceratops"]
    s = scene({"hand": ["divine_judgment", "cave_troll"]}, {"deck": ["cave_troll"], "play": four})
    s.play("play divine_judgment", "mode 2")
    for seat in (None, 0, 1):
        top, bottom = s.game.view(seat)["players"][1]["deck"]["known"]
        assert top == {"size": 1, "cards": []}
        assert (bottom["size"], [card["card"] for card in bottom["cards"]]) == (4, four)
    s.play("pass", "pass")  # turns of seats 0 and 1; the top card is drawn
    assert s.hand(1) == ["cave_troll"]
    s.game.fate(drawn)
    s.play("pass")
    assert s.asked == (1, "main")
    assert s.hand(1) == sorted(["cave_troll", four[drawn]])
    assert s.game.fate_left == ()


# ---- owning and controlling ---------------------------------------------------------------------------
@pytest.mark.clause("EP-9.11")
def test_a_stolen_champion_keeps_its_owner() -> None:
    s = scene({"hand": ["turn"]}, {"play": ["kong"]})
    s.play("play turn", "mode 2")
    kong = s.champion("kong")
    assert (kong["owner"], kong["controller"]) == (1, 0)


@pytest.mark.clause("EP-9.11")
def test_a_token_belongs_to_who_made_it_even_if_stolen() -> None:
    s = scene({"hand": ["word_of_summoning", "cave_troll"]}, {"hand": ["turn"]})
    s.play("play word_of_summoning")
    assert s.champion("demon")["owner"] == 0
    s.play("pass", "play turn")
    demon = s.champion("demon")
    assert (demon["owner"], demon["controller"]) == (0, 1)


@pytest.mark.clause("EP-9.20")
def test_the_abilities_of_a_stolen_champion_work_for_its_controller() -> None:
    s = scene({"play": [{"card": "angel_of_the_gate", "owner": 1}]}, {}, active=1)
    assert s.refused("attack angel_of_the_gate") == "EP-9.20"
    s.play("pass")
    assert s.asked == (0, "main")
    assert (s.health(0), s.health(1)) == (35, 30)


@pytest.mark.clause("EP-9.20")
def test_only_the_controller_uses_the_powers_of_a_champion() -> None:
    s = scene(
        {"hand": ["cave_troll"], "play": ["dark_leader"]}, {"play": [{"card": "pack_alpha", "owner": 0}]}
    )
    assert s.offered("power") == ["power dark_leader 1"]
    assert s.refused("power pack_alpha") == "EP-9.20"


@pytest.mark.clause("EP-9.20")
def test_an_opponents_event_works_for_who_plays_it_and_goes_to_its_owners_pile() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["fairy_trickster"]}, {"deck": ["bell_of_refuge", "kong"]})
    s.play("power fairy_trickster", "player 1", "yes")  # reveal the top card of a deck and play it
    assert s.gold(0) == 0
    assert (s.health(0), s.health(1)) == (38, 30)
    assert s.hand(0) == ["cave_troll", "rampaging_wurm"]
    assert s.discard(1) == ["bell_of_refuge"]
    assert s.discard(0) == []


def stolen_dragon(*hand: str) -> Scene:
    """Seat 0 has taken control of a champion with Blitz for good."""
    s = scene({"hand": ["turn", *hand]}, {"play": ["gold_dragon"]})
    s.play("play turn", "mode 2")
    assert s.champions(0) == ["gold_dragon"]
    return s


@pytest.mark.clause("EP-9.21")
def test_a_stolen_champion_is_deploying_even_with_blitz() -> None:
    """Golden scenario: the example of the rulebook, first half."""
    s = stolen_dragon("cave_troll")
    assert "blitz" in s.champion("gold_dragon")["keywords"]
    assert s.refused("attack gold_dragon") == "EP-6.7"
    s.play("pass", "pass")
    assert s.asked == (0, "main")
    s.play("attack gold_dragon")
    assert s.health(1) == 24


@pytest.mark.clause("EP-9.21")
def test_a_newcomer_does_not_end_the_deploying_of_a_stolen_champion() -> None:
    s = stolen_dragon("cave_troll", "fireball").play("play cave_troll")
    assert s.refused("attack gold_dragon") == "EP-6.7"


@pytest.mark.clause("EP-9.21")
def test_a_champion_that_changes_control_leaves_combat() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["demon", "gold_dragon"]}, {"hand": ["turn"]})
    s.play("attack gold_dragon", "attack demon", "play turn", "champion gold_dragon")
    assert len(s.view["combat"]["attackers"]) == 1
    assert s.asked == (1, "block")
    s.play("block gold_dragon")  # it may even block its former comrade
    assert s.champions(0) == []
    assert s.champion("gold_dragon")["damage"] == 4
    assert s.health(1) == 36  # Righteous by itself


@pytest.mark.clause("EP-9.22")
def test_a_stolen_champion_that_then_gets_blitz_may_attack() -> None:
    """Golden scenario: the example of the rulebook, second half."""
    define('Card("test_haste", WILD, 0, play=Target(CHAMPION, Pump(words=BLITZ)))')
    s = stolen_dragon("test_haste").play("play test_haste")
    s.play("attack gold_dragon")
    assert s.health(1) == 24


@pytest.mark.clause("EP-9.22")
def test_control_and_blitz_by_the_same_event() -> None:
    s = scene({"hand": ["turn"]}, {"play": [{"card": "kong", "position": "expended"}]})
    s.play("play turn", "mode 1", "attack kong")  # control this turn, prepare, Blitz
    assert s.health(1) == 17


@pytest.mark.clause("EP-9.23")
def test_control_for_a_turn_ends_with_it_and_the_owner_may_attack_in_the_next() -> None:
    s = scene({"hand": ["turn", "cave_troll"]}, {"play": ["kong"]})
    s.play("play turn", "mode 1")
    assert s.champion("kong")["returns"]
    s.play("pass")
    assert s.asked == (1, "main")
    kong = s.champion("kong")
    assert (kong["controller"], kong["deploying"], kong["returns"]) == (1, False, False)
    s.play("attack kong")
    assert s.health(0) == 17


@pytest.mark.clause("EP-9.23")
def test_a_champion_that_comes_back_is_deploying_until_its_owners_turn() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["gold_dragon"]}, {"hand": ["turn"]})
    s.play("pass", "play turn", "pass")  # stolen at the end of the owner's own turn
    assert s.asked == (1, "main")
    dragon = s.champion("gold_dragon")
    assert (dragon["controller"], dragon["deploying"]) == (0, True)
    s.play("pass")
    assert s.asked == (0, "main")
    assert s.offered("attack") == ["attack gold_dragon"]
