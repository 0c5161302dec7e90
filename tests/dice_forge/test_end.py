"""Chapter 10: the end of the game."""

from itertools import permutations
from typing import Any

import pytest

from igroteka import Game
from igroteka.core.errors import IllegalOption
from tests.dice_forge.scene import Scene, scene


def last_turn(*heroes: dict[str, Any], **table: Any) -> Scene:
    """The last seat of three is at the main action of the last round."""
    return scene(*heroes, active=2, round=10, **table)


@pytest.mark.clause("DF-10.1")
@pytest.mark.parametrize(("players", "rounds", "turns"), [(2, 9, 18), (3, 10, 30), (4, 9, 36)])
def test_the_game_ends_after_the_last_turn_of_the_last_round(players: int, rounds: int, turns: int) -> None:
    s = Scene(Game.new("dice_forge", players=players))
    while s.game.player is not None:
        assert s.game.outcome is None
        s.play("pass")
    assert (s.view["over"], s.view["round"], s.view["active"]) == (True, rounds, players - 1)
    assert len([line for line in s.game.log if line.key == "log-turn"]) == turns


@pytest.mark.clause("DF-10.1")
@pytest.mark.parametrize("action", ["pass", "buy gold_3", "feat elder", "extra"])
def test_no_action_is_accepted_afterwards(action: str) -> None:
    s = last_turn({"gold": 12, "sun": 6}, {"gold": 12, "sun": 6}, {"gold": 12, "sun": 6}).play("pass")
    assert (s.asked, s.game.options) == ((None, "over"), ())
    assert s.refused(action) == "DF-10.1"
    before = s.game.position()
    with pytest.raises(IllegalOption) as refused:
        s.play(action)
    assert refused.value.clause == "DF-10.1"
    assert s.game.position() == before


@pytest.mark.clause("DF-10.2")
def test_score_is_glory_in_reserve_and_on_cards() -> None:
    hero = {"gold": 12, "sun": 6, "glory": 103, "cards": {"hydra": 1, "blacksmiths_chest": 1}}
    s = last_turn(hero, {}, {}).play("pass")
    assert (s.hero(0)["glory_tokens"], s.hero(0)["glory_track"]) == (1, 3)
    assert s.game.outcome is not None
    assert s.game.outcome.scores == (131, 0, 0)


@pytest.mark.clause("DF-10.2")
def test_unused_tokens_are_worth_nothing() -> None:
    tokens = {"cards": {"cerberus": 1, "triton": 1}, "cerberus": 1, "triton": 1}
    s = last_turn(tokens, {"cards": {"cerberus": 1, "triton": 1}}, {}).play("pass")
    assert s.game.outcome is not None
    assert s.game.outcome.scores == (14, 14, 0)


@pytest.mark.clause("DF-10.3")
def test_the_glory_of_a_card_does_not_enter_the_reserve() -> None:
    s = last_turn({}, {}, {"glory": 5, "moon": 4}).play("feat ferryman")
    assert s.has(2, "glory") == 5
    assert s.game.outcome is not None
    assert s.game.outcome.scores == (0, 0, 17)


@pytest.mark.clause("DF-10.3")
def test_the_minotaur_cannot_take_the_glory_of_a_card() -> None:
    s = last_turn({"cards": {"ferryman": 1}}, {}, {"sun": 3})
    s.roll(0, "gold_1", "glory_2")
    s.roll(1, "gold_1", "gold_1")
    s.play("feat minotaur")
    assert s.has(0, "glory") == 0
    assert s.game.outcome is not None
    assert s.game.outcome.scores == (12, 0, 8)


@pytest.mark.clause("DF-10.4")
@pytest.mark.parametrize("scores", sorted(set(permutations([88, 88, 70]))))
@pytest.mark.parametrize("richest", [0, 1, 2])
def test_all_who_have_the_highest_score_win(scores: tuple[int, ...], richest: int) -> None:
    heroes = [{"glory": glory} for glory in scores]
    heroes[richest] |= {"gold": 12, "sun": 6, "moon": 6}
    outcome = last_turn(*heroes).play("pass").game.outcome
    assert outcome is not None
    assert outcome.scores == scores
    assert outcome.winners == {seat for seat in range(3) if scores[seat] == 88}


@pytest.mark.clause("DF-10.4")
def test_the_highest_score_wins_alone() -> None:
    outcome = last_turn({"glory": 87}, {"glory": 76, "cards": {"ferryman": 1}}, {}).play("pass").game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == (frozenset({1}), (87, 88, 0))
