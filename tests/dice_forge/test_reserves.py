"""Chapter 7, first part: the maxima of the reserves, what is lost, glory tokens, chests."""

from typing import Any

import pytest

from igroteka import Game, PositionError
from tests.dice_forge.scene import Scene, scene
from tests.dice_forge.situations import blessed, struck_by_minotaur

DONE = (0, "extra")  # where `blessed` and `struck_by_minotaur` rest when nobody else was asked


def maxima(s: Scene, seat: int = 0) -> list[int | None]:
    """The most gold, sun, moon and glory that a board holds; None is no limit."""
    return [reserve["most"] for reserve in s.hero(seat)["reserves"].values()]


def glory(s: Scene, seat: int = 1) -> tuple[int, int, int]:
    """The total, the track and the tokens of a player."""
    hero = s.hero(seat)
    return s.has(seat, "glory"), hero["glory_track"], hero["glory_tokens"]


@pytest.mark.clause("DF-7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fresh_board_holds_12_gold_and_6_of_each_shard(players: int) -> None:
    s = Scene(Game.new("dice_forge", players=players))
    assert [maxima(s, seat) for seat in range(players)] == [[12, 6, 6, None]] * players


@pytest.mark.clause("DF-7.1")
def test_glory_has_no_limit() -> None:
    s = blessed({"glory": 250}, "sun_1", "glory_2")
    assert s.reserves(1) == (0, 1, 0, 252)


@pytest.mark.clause("DF-7.1")
@pytest.mark.parametrize("above", [{"gold": 13}, {"sun": 7}, {"moon": 7}])
def test_no_position_holds_more(above: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as refused:
        scene(above, {}, {})
    assert refused.value.clause == "DF-7.1"


@pytest.mark.clause("DF-7.2")
def test_gains_beyond_the_maximum_are_lost() -> None:
    s = blessed({"gold": 11, "moon": 6, "light": ["gold_4"]}, "gold_4", "moon_1")
    assert s.reserves(1) == (12, 0, 6, 0)
    assert s.asked == DONE  # nothing could be declined
    assert [line.args for line in s.game.log if line.key == "log-gained"] == [
        {"player": 1, "resource": "gold", "n": 1, "wasted": 3},
        {"player": 1, "resource": "moon", "n": 0, "wasted": 1},
    ]


@pytest.mark.clause("DF-7.2")
def test_a_choice_of_gains_cannot_be_declined() -> None:
    face = "choice_gold1_sun1_moon1"
    s = blessed({"gold": 12, "sun": 6, "moon": 6, "light": [face]}, face, "gold_1")
    assert s.offered() == ["take gold", "take sun", "take moon"]
    assert s.refused("pass") == "DF-7.2"
    assert s.play("take sun").reserves(1) == (12, 6, 6, 0)


@pytest.mark.clause("DF-7.2")
def test_a_gain_is_not_turned_into_glory_without_a_card_that_says_so() -> None:
    face = "choice_gold1_sun1_moon1"
    s = blessed({"gold": 12, "light": [face]}, face, "gold_1")
    assert s.refused("exchange") == "DF-9.32"
    assert s.refused("hammer 1") == "DF-7.8"


@pytest.mark.clause("DF-7.3")
def test_a_loss_stops_at_zero() -> None:
    hero = {"gold": 2, "sun": 3, "glory": 5, "light": ["gold_6"]}
    s = struck_by_minotaur(hero, "gold_6", "moon_1")
    assert s.reserves(1) == (0, 3, 0, 5)
    assert s.asked == DONE


@pytest.mark.clause("DF-7.4")
@pytest.mark.parametrize(
    ("before", "after"), [(94, (99, 99, 0)), (95, (100, 0, 1)), (98, (103, 3, 1)), (196, (201, 1, 2))]
)
def test_a_token_is_taken_at_every_hundred(before: int, after: tuple[int, int, int]) -> None:
    s = blessed({"glory": before, "light": ["glory_3"]}, "glory_3", "glory_2")
    assert glory(s) == after


@pytest.mark.clause("DF-7.4")
@pytest.mark.parametrize(("total", "track", "tokens"), [(0, 0, 0), (98, 98, 0), (201, 1, 2), (300, 0, 3)])
def test_track_and_tokens_write_the_total(total: int, track: int, tokens: int) -> None:
    assert glory(scene({}, {"glory": total}, {})) == (total, track, tokens)


@pytest.mark.clause("DF-7.5")
def test_a_loss_may_break_a_token() -> None:
    s = struck_by_minotaur({"glory": 102, "light": ["glory_3"]}, "glory_3", "glory_2")
    assert glory(s) == (97, 97, 0)


@pytest.mark.clause("DF-7.6")
@pytest.mark.parametrize(
    ("chests", "most"), [(1, [16, 9, 9, None]), (2, [20, 12, 12, None]), (4, [28, 18, 18, None])]
)
def test_chests_add_up(chests: int, most: list[int | None]) -> None:
    s = scene({"cards": {"blacksmiths_chest": chests}}, {}, {}, {})
    assert maxima(s) == most
    assert maxima(s, seat=1) == [12, 6, 6, None]


@pytest.mark.clause("DF-7.6")
def test_a_chest_just_taken_holds_more() -> None:
    s = scene({"sun": 2, "moon": 1}, {}, {})
    s.play("feat blacksmiths_chest")
    assert maxima(s) == [16, 9, 9, None]


@pytest.mark.clause("DF-7.6")
def test_gains_stop_at_the_maximum_with_the_chest() -> None:
    hero = {"gold": 12, "moon": 8, "cards": {"blacksmiths_chest": 1}, "light": ["gold_6"], "dark": ["moon_2"]}
    s = blessed(hero, "gold_6", "moon_2")
    assert s.reserves(1) == (16, 0, 9, 0)
