"""Chapter 3: types of cards, costs, gold, attack, defence, classes."""

import pytest

from igroteka.games.epic.card import CARDS, Card
from igroteka.games.epic.loader import SET_CARDS
from tests.epic.scene import Scene, define, scene

define(
    'Card("test_ogre", GOOD, 0, 4, 3, classes="ogre")',
    'Card("test_guard", GOOD, 0, 4, 3, classes="human")',
)


def all_cards() -> list[Card]:
    """Every card of every set, tokens left out."""
    return [CARDS[number] for numbers in SET_CARDS.values() for number in numbers]


# ---- types and costs ----------------------------------------------------------------------------------
@pytest.mark.clause("EP-3.1")
@pytest.mark.parametrize("set_name", sorted(SET_CARDS))
def test_every_card_is_an_event_or_a_champion(set_name: str) -> None:
    cards = [CARDS[number] for number in SET_CARDS[set_name]]
    assert len(cards) >= 20
    for card in cards:
        event = card.play is not None or bool(card.modes)
        assert event != card.champion, card.name
        if event:
            assert (card.attack, card.defence) == (-1, 0), card.name
        else:
            assert card.attack >= 0 < card.defence, card.name


@pytest.mark.clause("EP-3.1")
def test_only_a_champion_comes_into_play() -> None:
    s = scene({"hand": ["hill_giant", "flame_spike", "kong"]}, {})
    s.play("play hill_giant", "play flame_spike", "player 1")
    assert s.champions(0) == ["hill_giant"]
    assert s.stats("hill_giant") == (8, 8)
    assert s.discard(0) == ["flame_spike"]


@pytest.mark.clause("EP-3.2")
def test_a_card_costs_0_or_1() -> None:
    assert {card.cost for card in all_cards()} == {0, 1}


@pytest.mark.clause("EP-3.2")
def test_without_gold_only_cost_0_can_be_played() -> None:
    s = scene({"hand": ["kong", "flame_strike", "hill_giant", "flame_spike", "wither"], "gold": 0}, {})
    assert s.refused("play kong") == "EP-3.2"
    assert s.refused("play flame_strike") == "EP-3.2"
    s.play("play hill_giant")
    assert (s.champions(0), s.gold(0)) == (["hill_giant"], 0)
    s.play("play flame_spike", "player 1")
    assert (s.health(1), s.gold(0)) == (28, 0)


@pytest.mark.clause("EP-3.2")
def test_cost_1_is_paid_when_the_card_is_played_and_cost_0_leaves_the_gold() -> None:
    s = scene({"hand": ["hill_giant", "kong", "flame_spike"]}, {})
    s.play("play hill_giant")
    assert s.gold(0) == 1
    s.play("play kong", "champion kong")
    assert s.gold(0) == 0


# ---- gold ---------------------------------------------------------------------------------------------
def end_turn(s: Scene) -> None:
    """Pass until the next turn has begun."""
    turn = s.view["turn"]
    while s.view["turn"] == turn:
        s.play("pass")


@pytest.mark.clause("EP-3.3")
def test_spent_gold_is_back_at_the_start_of_the_next_turn_whoever_has_it() -> None:
    s = scene({"hand": ["flame_strike", "flame_spike"]}, {"hand": ["lightning_lash", "flame_spike"]})
    s.play("play flame_strike", "player 1")
    s.play("pass", "play lightning_lash", "player 0")
    assert (s.gold(0), s.gold(1)) == (0, 0)
    s.play("pass", "pass")
    assert s.view["active"] == 1
    assert (s.gold(0), s.gold(1)) == (1, 1)


@pytest.mark.clause("EP-3.3")
def test_unspent_gold_does_not_add_up() -> None:
    s = scene({"hand": ["kong"]}, {"hand": ["kong"]})
    for _ in range(2):
        end_turn(s)
        assert (s.gold(0), s.gold(1)) == (1, 1)
    assert s.player(0)["extra_gold"] == 0


# ---- attack and defence -------------------------------------------------------------------------------
@pytest.mark.clause("EP-3.4")
def test_attack_is_the_damage_dealt_in_combat() -> None:
    s = scene({"play": ["gold_dragon"]}, {})
    assert s.stats("gold_dragon") == (6, 8)
    s.play("attack gold_dragon")
    assert s.health(1) == 24


@pytest.mark.clause("EP-3.5")
def test_damage_adds_up_within_a_turn() -> None:
    s = scene({"hand": ["lightning_strike", "fireball", "kong"], "gold": 0}, {"play": ["gold_dragon"]})
    s.play("play lightning_strike")  # 5 damage; without gold there is only one mode
    assert s.champion("gold_dragon")["damage"] == 5
    s.play("play fireball", "champion gold_dragon")
    assert s.champions(1) == []
    assert s.discard(1) == ["gold_dragon"]


@pytest.mark.clause("EP-3.5")
def test_damage_of_two_turns_does_not_add_up() -> None:
    s = scene(
        {"hand": ["lightning_strike", "fireball"], "gold": 0},
        {"play": ["gold_dragon"], "hand": ["kong"]},
    )
    s.play("play lightning_strike", "pass")
    assert s.asked == (1, "main")
    s.play("pass", "play fireball", "mode 1", "champion gold_dragon")
    assert s.champion("gold_dragon")["damage"] == 3
    assert s.champions(1) == ["gold_dragon"]


@pytest.mark.clause("EP-3.5")
@pytest.mark.parametrize(("defender", "survives"), [("test_ogre", False), ("angelic_protector", True)])
def test_the_defence_decides_how_much_damage_breaks(defender: str, survives: bool) -> None:
    s = scene({"play": ["hill_giant"], "hand": ["kong"]}, {"play": [defender]})
    s.play("attack hill_giant", f"block {defender}")
    assert (s.champions(1) == [defender]) is survives  # 8 damage against 3 and 9


# ---- classes ------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-3.6")
@pytest.mark.parametrize("attacker", ["test_ogre", "test_guard"])
@pytest.mark.parametrize("blocker", ["test_ogre", "test_guard"])
def test_champions_that_differ_in_class_fight_alike(attacker: str, blocker: str) -> None:
    s = scene({"play": [attacker], "hand": ["kong"]}, {"play": [blocker]})
    s.play(f"attack {attacker}", f"block {blocker}")
    assert s.champions(0) == s.champions(1) == []
    s = scene({"play": [attacker], "hand": ["kong"]}, {"play": [blocker]})
    s.play(f"attack {attacker}", "pass")
    assert s.health(1) == 26


@pytest.mark.clause("EP-3.6")
def test_a_text_that_names_a_class_means_only_that_class() -> None:
    s = scene({"play": ["test_ogre", "test_guard", "paros_rebel_leader"]}, {"play": ["test_guard"]})
    assert s.stats("test_guard", 0) == (5, 3)  # own other humans have +1 attack
    assert s.stats("test_ogre", 0) == (4, 3)
    assert s.stats("test_guard", 1) == (4, 3)


# ---- staying in play ----------------------------------------------------------------------------------
@pytest.mark.clause("EP-3.7")
def test_a_champion_stays_in_play() -> None:
    s = scene({"hand": ["hill_giant", "kong"]}, {"hand": ["kong"]})
    s.play("play hill_giant")
    assert s.champions(0) == ["hill_giant"]
    first = s.view["turn"]
    for _ in range(4):
        end_turn(s)
        assert s.champions(0) == ["hill_giant"]
    assert s.view["turn"] == first + 4


@pytest.mark.clause("EP-3.7")
@pytest.mark.parametrize("card", ["undertow", "final_toll", "verdict_of_dawn"])
def test_return_breaking_and_banishing_end_its_stay(card: str) -> None:
    s = scene({"hand": [card, "flame_spike"]}, {"play": ["hill_giant"]})
    s.play(f"play {card}")
    assert "hill_giant" not in s.champions(1)
    assert s.champions(0) == (["zombie"] if card == "final_toll" else [])
