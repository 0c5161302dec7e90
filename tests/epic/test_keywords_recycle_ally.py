"""Chapter 9: Recycle, Ally, factions, expending, deploying."""

import pytest

from igroteka import Game
from igroteka.games.epic.card import CARDS, NUMBERS
from igroteka.games.epic.keywords import EVIL, FACTIONS, GOOD, SAGE, WILD
from igroteka.games.epic.loader import SET_CARDS
from tests.epic.scene import Scene, define, scene


# ---- Recycle ------------------------------------------------------------------------------------------
def recycling(*pile: str) -> Scene:
    """Seat 0 has played an apprentice scribe: Tribute, recycle."""
    s = scene({"hand": ["apprentice_scribe", "cave_troll"], "discard": [*pile]}, {})
    return s.play("play apprentice_scribe")


def deck_from_below(s: Scene, n: int) -> list[list[str]]:
    """The lowest groups of the deck of seat 0, the deepest last."""
    position = s.game.position()
    return [[position["cards"][card] for card in group] for group in position["players"][0]["deck"][-n:]]


@pytest.mark.clause("EP-9.35")
def test_a_single_card_cannot_be_recycled() -> None:
    s = recycling("kong")
    assert s.asked == (0, "main")
    assert s.discard(0) == ["kong"]
    assert s.hand(0) == ["cave_troll"]


@pytest.mark.clause("EP-9.35")
@pytest.mark.parametrize("order", [("kong", "demon_breach"), ("demon_breach", "kong")])
def test_two_cards_go_under_the_deck_in_the_chosen_order(order: tuple[str, str]) -> None:
    s = recycling("kong", "plague", "demon_breach")
    assert s.asked == (0, "recycle")
    s.play(f"card {order[0]}")
    assert s.refused("pass") == "EP-9.35"
    s.play(f"card {order[1]}")
    assert s.asked == (0, "main")
    assert s.discard(0) == ["plague"]
    assert deck_from_below(s, 2) == [[order[0]], [order[1]]]
    assert s.hand(0) == ["cave_troll", "rampaging_wurm"]
    assert s.deck(0) == 11


@pytest.mark.clause("EP-9.35")
def test_recycling_may_be_declined() -> None:
    s = recycling("kong", "plague").play("pass")
    assert s.discard(0) == ["kong", "plague"]
    assert s.hand(0) == ["cave_troll"]
    assert s.deck(0) == 10


# ---- Ally ---------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.36")
@pytest.mark.parametrize(("card", "health"), [("communion", 32), ("open_circle", 30)])
def test_ally_is_for_cost_1_cards_of_its_faction(card: str, health: int) -> None:
    s = scene({"hand": [card], "play": ["novice_healer"]}, {})  # Good Ally: gain 2 health
    s.play(f"play {card}")
    assert s.health(0) == health


@pytest.mark.clause("EP-9.36")
def test_ally_is_for_own_cards_only() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["novice_healer"]}, {"hand": ["communion"]})
    s.play("pass", "play communion")
    assert len(s.hand(1)) == 2
    assert (s.health(0), s.health(1)) == (30, 30)


@pytest.mark.clause("EP-9.36")
def test_every_ally_ability_of_the_faction_triggers() -> None:
    s = scene({"hand": ["communion"], "play": ["novice_healer", "novice_healer", "wolf_cub"]}, {})
    s.play("play communion", "trigger 1")
    assert s.health(0) == 34
    assert s.stats("wolf_cub") == (3, 3)


@pytest.mark.clause("EP-9.37")
def test_free_cards_trigger_no_ally() -> None:
    s = scene({"hand": ["village_lookout", "cave_troll"], "play": ["novice_healer"]}, {})
    s.play("play village_lookout")
    assert s.health(0) == 30
    assert "gained" not in s.log()


@pytest.mark.clause("EP-9.37")
def test_a_free_card_with_a_mode_for_gold_triggers_no_ally() -> None:
    s = scene({"hand": ["pilgrims_hope"], "play": ["novice_healer"]}, {})
    s.play("play pilgrims_hope", "mode 2")
    assert len(s.hand(0)) == 2
    assert s.health(0) == 30


@pytest.mark.clause("EP-9.38")
def test_ally_waits_until_the_event_is_finished() -> None:
    s = scene({"hand": ["verdict_of_dawn"], "play": ["novice_healer"]}, {"play": ["kong"]})
    s.play("play verdict_of_dawn")
    assert s.asked == (0, "target")
    assert s.health(0) == 30
    s.play("champion kong")
    assert s.log() == ["played", "left", "entered", "gained"]
    assert s.health(0) == 32


@pytest.mark.clause("EP-9.38")
def test_ally_shares_the_set_of_the_tribute_and_a_champion_does_not_trigger_its_own() -> None:
    first = "Card('test_herald', GOOD, 1, 1, 1, tribute=(GainHealth(1),), ally=GainHealth(10))"
    define(first)
    s = scene({"hand": ["test_herald", "cave_troll"], "play": ["test_herald"]}, {})
    s.play("play test_herald")
    assert s.waiting() == [["test_herald ally", "test_herald tribute"]]
    assert s.asked == (0, "trigger")
    s.play("trigger 2")  # in any order
    assert s.health(0) == 41
    assert [line.args["n"] for line in s.game.log if line.key == "log-gained"] == [1, 10]


@pytest.mark.clause("EP-9.39")
def test_recall_of_a_cost_1_card_triggers_ally() -> None:
    s = scene({"hand": ["cave_troll"], "discard": ["communion"], "play": ["novice_healer"]}, {})
    s.play("recall communion")
    assert s.bottom(0) == ["communion"]
    assert s.health(0) == 32


@pytest.mark.clause("EP-9.39")
def test_a_recall_to_hand_plays_nothing_and_triggers_no_ally() -> None:
    define('Card("test_scholar", SAGE, 0, 1, 1, ally=GainHealth(2))')
    s = scene({"hand": ["cave_troll"], "discard": ["ancient_chant"], "play": ["test_scholar"]}, {})
    s.play("recall ancient_chant")
    assert "ancient_chant" in s.hand(0)
    assert s.health(0) == 30


# ---- factions -----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.45")
def test_cards_of_all_four_factions_may_be_played_together() -> None:
    four = {"village_lookout": GOOD, "wolf_cub": WILD, "cult_initiate": EVIL, "glass_owl": SAGE}
    assert [CARDS[NUMBERS[name]].faction for name in four] == list(four.values())
    s = scene({"hand": [*four], "deck": [*four] * 5}, {})
    for name in four:
        s.play(f"play {name}")
    assert s.champions(0) == [*four]


@pytest.mark.clause("EP-9.45")
def test_cards_of_all_four_factions_may_be_in_one_deck() -> None:
    ones = [CARDS[kind] for kind in SET_CARDS["base"] if CARDS[kind].cost == 1]
    of_each = [[card.name for card in ones if card.faction == bit][:5] for bit in FACTIONS.values()]
    deck = "".join(f"3 {name}\n" for names in of_each for name in names)  # 15 of each faction
    game = Game.new("epic", format="constructed", decks=[deck, deck])
    position = game.position()
    for seat in (0, 1):
        names = {
            name for name, owner in zip(position["cards"], position["owners"], strict=True) if owner == seat
        }
        assert names == {name for names in of_each for name in names}


# ---- expending and deploying --------------------------------------------------------------------------
def flipped_leader() -> Scene:
    """Three players: seat 0 attacks seat 2, a dark leader and a demon block; the leader's power is free."""
    s = scene(
        {"hand": ["cave_troll"], "play": ["kong"]},
        {},
        {"play": ["dark_leader", "demon"]},  # expend: a human
    )
    s.play("attack kong", "player 2", "pass", "block dark_leader", "block demon")
    assert s.asked == (2, "initiative")
    assert s.champion("dark_leader")["position"] == "flipped"
    return s


@pytest.mark.clause("EP-9.48")
def test_a_flipped_champion_that_expends_stays_expended_until_its_controllers_turn() -> None:
    s = flipped_leader().play("power dark_leader")
    assert s.champion("dark_leader")["position"] == "expended"
    assert s.champions(2) == ["dark_leader", "demon", "human"]
    s.play("number 0")  # all 13 to the demon: the leader survives
    s.play("pass")
    assert s.asked == (1, "main")
    assert s.champion("dark_leader")["position"] == "expended"
    s.play("pass")
    assert s.asked == (2, "main")
    assert s.champion("dark_leader")["position"] == "prepared"


@pytest.mark.clause("EP-9.48")
def test_a_flipped_champion_is_prepared_in_the_end_phase() -> None:
    s = flipped_leader().play("pass", "number 0", "pass", "pass")  # seat 2 does not use it later either
    assert s.view["active"] == 1
    assert s.champion("dark_leader")["position"] == "prepared"


@pytest.mark.clause("EP-9.48")
def test_an_expended_champion_cannot_expend() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["dark_leader"]}, {})
    s.play("attack dark_leader")
    assert s.champion("dark_leader")["position"] == "expended"
    assert s.offered("power") == []
    assert s.refused("power dark_leader") == "EP-6.4"


@pytest.mark.clause("EP-9.48")
def test_a_blocker_that_expends_for_its_power_still_fights() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["kong"]}, {"play": ["dark_leader"]})
    s.play("attack kong", "pass", "block dark_leader", "power dark_leader")
    assert s.champion("kong")["damage"] == 4
    assert s.champions(1) == ["human"]


@pytest.mark.clause("EP-9.48")
def test_an_attacker_that_is_prepared_by_an_effect_still_fights() -> None:
    define('Card("test_second_breath", GOOD, 0, play=Target(CHAMPION, Prepare()))')
    s = scene({"hand": ["test_second_breath", "cave_troll"], "play": ["demon"]}, {})
    s.play("attack demon", "play test_second_breath")
    assert s.health(1) == 26
    s.play("attack demon")  # and may attack again
    assert s.health(1) == 22


@pytest.mark.clause("EP-9.49")
def test_deploying_ends_when_the_own_turn_begins() -> None:
    s = scene({"hand": ["cave_troll"]}, {"hand": ["lurking_giant"]})
    s.play("pass", "play lurking_giant")
    assert s.champion("lurking_giant")["deploying"]
    s.play("pass")
    assert s.asked == (1, "main")
    assert not s.champion("lurking_giant")["deploying"]
    assert s.offered("attack") == ["attack lurking_giant"]


@pytest.mark.clause("EP-9.49")
def test_a_champion_that_enters_in_the_start_phase_is_deploying() -> None:
    define('Card("test_den", WILD, 0, 0, 5, start=Make(WOLF))')
    s = scene({}, {"play": ["test_den"]})
    s.play("pass")
    assert s.asked == (1, "main")
    assert s.champions(1) == ["test_den", "wolf"]
    assert s.offered("attack") == ["attack test_den"]
    assert s.refused("attack wolf") == "EP-6.7"
