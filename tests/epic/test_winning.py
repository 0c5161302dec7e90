"""Chapter 2: winning, losing, draws."""

import pytest

from tests.epic.scene import Scene, define, scene

define(
    'Card("test_study_and_bleed", SAGE, 0, play=Seq(Draw(1), LoseHealth(1)))',
    'Card("test_bleed_and_study", SAGE, 0, play=Seq(LoseHealth(1), Draw(1)))',
    'Card("test_strike_and_make", EVIL, 0, play=Seq(Target(PLAYER, Deal(3)), Make(DEMON)))',
)


def winners(s: Scene) -> set[int]:
    """Who has won; fails while the game lasts."""
    outcome = s.game.outcome
    assert outcome is not None, "the game goes on"
    return set(outcome.winners)


@pytest.mark.clause("EP-2.1")
def test_a_player_without_health_is_out_before_the_next_sentence() -> None:
    s = scene({"hand": ["test_strike_and_make"]}, {"health": 3})
    s.play("play test_strike_and_make", "player 1")
    assert s.health(1) == 0
    assert s.player(1)["out"]
    assert s.champions(0) == []
    assert s.log() == ["played", "hit", "out"]


@pytest.mark.clause("EP-2.1")
def test_with_others_left_the_next_sentence_follows_when_the_player_is_out() -> None:
    s = scene({"hand": ["test_strike_and_make", "kong"]}, {"health": 2}, {})
    s.play("play test_strike_and_make", "player 1")
    assert [s.player(seat)["out"] for seat in range(3)] == [False, True, False]
    assert s.log() == ["played", "hit", "out", "entered"]
    assert s.game.outcome is None


@pytest.mark.clause("EP-2.1")
def test_one_health_is_enough() -> None:
    s = scene({"hand": ["test_strike_and_make", "kong"]}, {"health": 4})
    s.play("play test_strike_and_make", "player 1")
    assert s.health(1) == 1
    assert not s.player(1)["out"]
    assert s.champions(0) == ["demon"]


@pytest.mark.clause("EP-2.2")
def test_you_win_when_the_last_opponent_is_out() -> None:
    s = scene({"play": ["hill_giant"], "health": 1}, {"health": 8})
    s.play("attack hill_giant")
    assert winners(s) == {0}
    assert s.asked == (None, "over")


@pytest.mark.clause("EP-2.2")
def test_the_game_goes_on_while_an_opponent_is_left() -> None:
    s = scene({"play": ["hill_giant", "kong"], "health": 1}, {"health": 8}, {"health": 14})
    s.play("attack hill_giant", "player 1", "pass")
    assert s.game.outcome is None
    s.play("attack kong")
    assert s.health(2) == 1
    assert s.game.outcome is None


@pytest.mark.clause("EP-2.2")
def test_whoever_is_left_wins_even_if_the_loser_did_it_himself() -> None:
    s = scene({"hand": ["test_bleed_and_study"], "health": 1}, {"health": 1})
    s.play("play test_bleed_and_study")
    assert winners(s) == {1}


@pytest.mark.clause("EP-2.2")
def test_nothing_can_be_decided_after_the_end() -> None:
    s = scene({"hand": ["test_bleed_and_study"], "health": 1}, {})
    s.play("play test_bleed_and_study")
    assert s.game.options == ()
    assert s.refused("pass") == "EP-2.2"


@pytest.mark.clause("EP-2.3")
def test_the_first_card_that_cannot_be_drawn_wins() -> None:
    s = scene({"hand": ["sealed_vault"], "deck": ["kong"]}, {})
    s.play("play sealed_vault")
    assert s.hand(0) == ["kong"]
    assert winners(s) == {0}
    assert s.log() == ["played", "drew"]


@pytest.mark.clause("EP-2.3")
def test_an_empty_deck_alone_wins_nothing() -> None:
    s = scene({"hand": ["sealed_vault", "flame_spike"], "deck": ["kong", "hill_giant"]}, {})
    s.play("play sealed_vault")
    assert s.deck(0) == 0
    assert s.game.outcome is None


@pytest.mark.clause("EP-2.3")
def test_the_draw_of_the_start_phase_can_win() -> None:
    s = scene({"hand": ["kong"]}, {"deck": []})
    s.play("pass")
    assert winners(s) == {1}


@pytest.mark.clause("EP-2.4")
def test_all_at_zero_at_the_same_moment_is_a_draw() -> None:
    s = scene({"hand": ["flash_fire"], "health": 2}, {"health": 2})
    s.play("play flash_fire", "mode 1")
    outcome = s.game.outcome
    assert outcome is not None
    assert outcome.winners == frozenset()
    assert outcome.scores == (0, 0)
    assert outcome.reason == "end-draw"


@pytest.mark.clause("EP-2.4")
def test_three_players_draw_only_if_all_are_out_together() -> None:
    s = scene({"hand": ["flash_fire"], "health": 2}, {"health": 2}, {"health": 1})
    s.play("play flash_fire", "mode 1")
    assert winners(s) == set()
    s = scene({"hand": ["flash_fire"], "health": 2}, {"health": 3}, {"health": 1})
    s.play("play flash_fire", "mode 1")
    assert winners(s) == {1}


@pytest.mark.clause("EP-2.5")
@pytest.mark.parametrize(("card", "winner"), [("test_study_and_bleed", 0), ("test_bleed_and_study", 1)])
def test_the_earlier_sentence_decides(card: str, winner: int) -> None:
    s = scene({"hand": [card], "deck": [], "health": 1}, {})
    s.play(f"play {card}")
    assert winners(s) == {winner}
