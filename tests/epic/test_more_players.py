"""Chapter 13: three and more players."""

import pytest

from igroteka import Game
from tests.epic.scene import define, scene

define(
    'Card("test_blood_price", EVIL, 0, play=Seq(LoseHealth(5), ForEachOpponent(LoseHealth(4))))',
    'Card("test_dear_lesson", EVIL, 0, play=Seq(LoseHealth(5), Draw(1)))',
    'Card("test_last_word", EVIL, 0, 1, 1, broken=Target(PLAYER, Deal(9)))',
    'Card("test_late_healer", GOOD, 0, 1, 1, end=GainHealth(2))',
    'Card("test_spear", WILD, 0, play=Seq(Target(PLAYER, Deal(5)), GainHealth(3)))',
)


# ---- gold, first draw, order -----------------------------------------------------------------------------
@pytest.mark.clause("EP-13.1")
def test_everybody_starts_with_gold() -> None:
    game = Game.new("epic", players=3, format="random30")
    assert [p["gold"] for p in game.view()["players"]] == [1, 1, 1]


@pytest.mark.clause("EP-13.1")
def test_gold_is_back_at_the_end_of_the_own_turn() -> None:
    s = scene({"hand": ["inner_peace", "fireball"]}, {"hand": ["fireball"]}, {})
    s.play("play inner_peace")
    assert s.gold(0) == 0
    s.play("pass", "pass")
    assert s.asked == (1, "main")
    assert s.gold(0) == 1


@pytest.mark.clause("EP-13.2")
def test_gold_spent_in_anothers_turn_is_back_at_the_own_start_only() -> None:
    # hands: one free event each, so that every turn stops at its holder's main phase
    s = scene({"hand": ["inner_peace", "fireball"]}, *[{"hand": ["fireball"]}] * 3, active=1)
    s.play("pass")  # the second player ends the turn
    while s.asked[0] != 0:
        s.play("pass")
    s.play("play inner_peace")
    assert s.gold(0) == 0
    seen = []
    while s.view["active"] != 0:
        seen.append((s.view["active"], s.gold(0)))
        s.play("pass")
    assert {active for active, _ in seen} == {1, 2, 3}
    assert {gold for _, gold in seen} == {0}
    assert s.gold(0) == 1


@pytest.mark.clause("EP-13.2")
def test_others_get_no_gold_when_a_turn_begins() -> None:
    s = scene({"hand": ["fireball"]}, {"hand": ["kong"], "gold": 0}, {"gold": 0})
    s.play("pass")  # nobody else can play anything
    assert s.asked == (1, "main")
    assert [s.gold(seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.clause("EP-13.3")
def test_the_first_player_draws_in_the_first_turn() -> None:
    game = Game.new("epic", players=3, seed=4, format="random30")
    first = game.view()["active"]
    while game.view()["phase"] == "setup":
        game.play("pass")
    assert game.view()["turn"] == 1
    assert game.view(first)["players"][first]["hand"]["size"] == 6


@pytest.mark.clause("EP-13.4")
def test_turns_go_clockwise() -> None:
    s = scene({}, {}, {})
    active = [s.view["active"]]
    for _ in range(5):
        s.play("pass")
        if s.view["active"] != active[-1]:
            active.append(s.view["active"])
    assert active[:4] == [0, 1, 2, 0]


@pytest.mark.clause("EP-13.4")
def test_the_initiative_goes_clockwise() -> None:
    s = scene(*[{"hand": ["fireball"], "play": ["wolf"]}] * 3, active=1)
    s.play("attack wolf", "player 0")
    seats = []
    for _ in range(3):
        assert s.asked[1] == "initiative"
        seats.append(s.asked[0])
        s.play("pass")
    assert seats == [1, 2, 0]  # the pass of the last seat gives it to the first
    assert s.asked == (0, "block")


# ---- ending a turn together --------------------------------------------------------------------------------
@pytest.mark.clause("EP-13.5")
def test_all_pass_in_a_row_and_the_turn_ends() -> None:
    s = scene(*[{"hand": ["fireball"]}] * 3)
    s.play("pass")
    assert s.asked == (1, "last-chance")
    s.play("pass")
    assert s.asked == (2, "last-chance")
    s.play("pass")
    assert s.asked == (1, "main")
    assert s.view["turn"] == 4


@pytest.mark.clause("EP-13.5")
def test_somebody_has_played_and_the_active_player_chooses() -> None:
    hand = {"hand": ["fireball", "fireball"]}
    s = scene(hand, hand, hand)
    s.play("pass", "pass", "play fireball", "mode 1", "player 0")
    asked = []
    for _ in range(3):
        asked.append(s.asked)
        s.play("pass")
    assert asked == [(2, "last-chance"), (0, "last-chance"), (1, "last-chance")]
    assert s.asked == (0, "main-or-end")
    assert s.offered() == ["pass", "main"]
    s.play("main")
    assert s.asked == (0, "main")
    assert s.view["active"] == 0


@pytest.mark.clause("EP-13.5")
def test_the_active_player_may_go_on_to_the_end_phase() -> None:
    hand = {"hand": ["fireball", "fireball"]}
    s = scene(hand, hand, hand)
    s.play("pass", "pass", "play fireball", "mode 1", "player 0", "pass", "pass", "pass", "pass")
    assert s.view["active"] == 1


@pytest.mark.clause("EP-13.5")
def test_inside_the_round_the_active_player_cannot_play_champions_without_ambush() -> None:
    s = scene({"hand": ["wurm_hatchling", "watchful_gargoyle"]}, {"hand": ["fireball"]}, {})
    s.play("pass", "play fireball", "mode 1", "player 0")  # the second player has nothing left
    assert s.asked == (0, "last-chance")
    assert s.offered("play") == ["play watchful_gargoyle"]
    assert s.refused("play wurm_hatchling") == "EP-4.8"


# ---- a player is out -----------------------------------------------------------------------------------
@pytest.mark.clause("EP-13.6")
def test_cards_of_a_lost_player_leave_and_champions_of_others_go_back() -> None:
    s = scene(
        {"hand": ["flame_strike", "fireball"]},
        {"health": 8, "hand": ["kong"], "discard": ["lash"], "play": [{"card": "hill_giant", "owner": 0}]},
        {"play": [{"card": "cave_troll", "owner": 1}, "muse"]},
    )
    s.play("play flame_strike", "player 1")
    assert s.player(1)["out"]
    assert s.champion("hill_giant")["controller"] == 0
    assert s.champion("hill_giant")["owner"] == 0
    assert s.champions(2) == ["muse"]  # the troll is gone
    assert s.champions(1) == s.hand(1) == s.discard(1) == []
    assert s.deck(1) == 0
    assert s.discard(0) == ["flame_strike"]
    assert s.asked == (0, "main")


@pytest.mark.clause("EP-13.6")
def test_tokens_of_a_lost_player_leave_whoever_controls_them() -> None:
    s = scene(
        {"hand": ["flame_strike"]}, {"health": 8, "play": ["wolf"]}, {"play": [{"card": "demon", "owner": 1}]}
    )
    s.play("play flame_strike", "player 1")
    assert s.view["champions"] == []


@pytest.mark.clause("EP-13.7")
def test_an_own_event_stops_when_its_player_is_out() -> None:
    s = scene({"hand": ["test_blood_price"], "health": 5}, {}, {})
    s.play("play test_blood_price")
    assert s.player(0)["out"]
    assert s.health(1) == s.health(2) == 30


@pytest.mark.clause("EP-13.7")
def test_waiting_triggers_of_a_lost_player_vanish() -> None:
    # flash fire kills the second player and, at the same moment, a champion that would answer
    s = scene(
        {"hand": ["flash_fire"]}, {"health": 2, "play": ["test_last_word"]}, {"play": ["test_last_word"]}
    )
    s.play("play flash_fire", "mode 1")
    assert s.player(1)["out"]
    assert s.asked == (2, "target")  # only the third player's trigger is left
    s.play("player 0")
    assert s.health(0) == 30 - 2 - 9
    assert s.view["triggers"] == []


@pytest.mark.clause("EP-13.7")
def test_an_event_that_kills_the_active_player_is_finished() -> None:
    s = scene({"health": 5, "hand": ["fireball"]}, {"hand": ["test_spear"]}, {}, active=0)
    s.play("pass", "play test_spear", "player 0")
    assert s.player(0)["out"]
    assert s.health(1) == 33
    assert s.discard(1) == ["test_spear"]


@pytest.mark.clause("EP-13.8")
def test_the_initiative_passes_over_a_lost_player() -> None:
    s = scene(
        {"hand": ["fireball", "flame_strike"], "play": ["hill_giant"]}, {"health": 8}, {"hand": ["fireball"]}
    )
    s.play("play flame_strike", "player 1", "attack hill_giant")  # only the third player is left to attack
    assert s.view["combat"]["defender"] == 2
    assert s.asked == (0, "initiative")
    s.play("pass")
    assert s.asked == (2, "initiative")


@pytest.mark.clause("EP-13.8")
def test_the_initiative_of_a_player_who_dies_with_it_goes_to_the_left() -> None:
    hand = {"hand": ["fireball"]}
    s = scene({**hand, "play": ["hill_giant"]}, {"hand": ["test_dear_lesson"], "health": 5}, hand)
    s.play("attack hill_giant", "player 2", "pass")
    assert s.asked == (1, "initiative")
    s.play("play test_dear_lesson")
    assert s.player(1)["out"]
    assert s.asked == (2, "initiative")
    s.play("pass")
    assert s.asked == (0, "initiative")  # all who are still in have to pass in a row
    s.play("pass")
    assert (s.asked, s.view["phase"]) == ((2, "initiative"), "before_damage")
    s.play("pass", "pass")
    assert s.health(2) == 22


@pytest.mark.clause("EP-13.8")
def test_a_player_who_dies_in_the_last_round_leaves_the_others_their_say() -> None:
    hand = {"hand": ["fireball"]}
    s = scene(hand, {"hand": ["test_dear_lesson"], "health": 5}, hand)
    s.play("pass", "play test_dear_lesson")
    assert s.asked == (2, "last-chance")
    s.play("pass", "pass")
    assert s.asked == (0, "main-or-end")


@pytest.mark.clause("EP-13.8")
def test_an_attack_on_a_player_who_is_out_is_over() -> None:
    hand = ["flame_strike", "fireball"]
    s = scene({"hand": hand, "play": ["hill_giant"]}, {"health": 8, "play": ["wolf"]}, {})
    s.play("attack hill_giant", "player 1", "play flame_strike", "player 1")
    assert s.asked == (0, "initiative")  # still the step before blocks, but nobody fights any more
    assert s.view["combat"]["attackers"] == []
    s.play("pass")
    assert s.asked == (0, "main")
    assert s.champion("hill_giant")["position"] == "expended"


@pytest.mark.clause("EP-13.9")
def test_the_turn_of_a_player_who_dies_in_the_own_combat_ends_at_once() -> None:
    s = scene(
        {"health": 5, "play": ["hill_giant"], "hand": ["kong"]},
        {"hand": ["test_spear"], "play": ["cave_troll", {"card": "wurm_hatchling", "damage": 3}]},
        {"play": [{"card": "muse", "position": "flipped"}]},
    )
    s.play("attack hill_giant", "player 1", "pass", "block cave_troll", "pass")
    s.play("play test_spear", "player 0")
    assert s.player(0)["out"]
    assert s.asked == (1, "main")  # the next player's start phase is done
    assert s.view["turn"] == 4
    assert s.hand(1) == ["rampaging_wurm"]
    assert s.champion("cave_troll")["position"] == "prepared"
    assert s.champion("muse")["position"] == "prepared"
    assert s.champion("wurm_hatchling")["damage"] == 0
    assert s.view["combat"]["attackers"] == s.view["combat"]["blockers"] == []


@pytest.mark.clause("EP-13.9")
def test_end_of_turn_effects_of_the_others_happen_when_the_active_player_dies() -> None:
    s = scene({"health": 5, "hand": ["test_dear_lesson"]}, {"play": ["test_late_healer"]}, {})
    s.play("play test_dear_lesson")
    assert s.health(1) == 32
    assert s.view["active"] == 1


@pytest.mark.clause("EP-13.9")
def test_this_turn_effects_end_with_the_turn_of_a_lost_player() -> None:
    s = scene(
        {"health": 5, "hand": ["test_dear_lesson", "turn"]}, {"play": ["hill_giant"]}, {"hand": ["fireball"]}
    )
    s.play("play turn", "mode 1")
    assert s.champions(0) == ["hill_giant"]
    s.play("play test_dear_lesson")
    assert s.champions(1) == ["hill_giant"]
    assert "blitz" not in s.champion("hill_giant")["keywords"]
