"""Windows that players watch: a live table waits there, so that who thinks and who cannot look the same."""

from __future__ import annotations

import pytest

from igroteka import Game
from igroteka.core.window import WATCHED, Window
from tests.core.toy import Picker, Stones, stones
from tests.dice_throne.scene import duel
from tests.epic.scene import scene


class Beg(Window[Stones, Picker]):
    """Whoever has a stone may give it away, one after the other."""

    __slots__ = ()

    def answers(self, g: Stones, me: Picker) -> list[int]:
        return [1] if me.stones else []

    def act(self, g: Stones, me: Picker, option: int) -> None:
        me.stones -= option


class WatchedBeg(Beg):
    """And everybody watches."""

    __slots__ = ()

    def watched(self) -> bool:
        return True


def begun(window: Beg, *holders: int) -> Stones:
    """Three players, these with a stone; the window has begun and somebody listens."""
    g = stones(players=3)
    g.events = []
    for seat in holders:
        g.at(seat).stones = 1
    g.then(window, g.at(0), 0)
    g.run()
    return g


@pytest.mark.parametrize("holders", [(), (0,), (2,), (0, 1, 2)])
def test_the_beginning_of_a_watched_window_is_noted_once_whoever_can_act(holders: tuple[int, ...]) -> None:
    g = begun(WatchedBeg(), *holders)
    assert g.events == [(WATCHED, 0, (0, 0, 0))]
    while g.player >= 0:
        g.choose(0)
    assert len(g.events) == 1  # a pass begins nothing


def test_after_an_action_a_watched_window_begins_anew() -> None:
    g = begun(WatchedBeg(), 0, 1)
    g.choose(1)
    assert g.events == [(WATCHED, 0, (0, 0, 0))] * 2


def test_of_other_windows_nothing_is_noted() -> None:
    assert begun(Beg(), 0).events == []


def test_nothing_is_noted_when_nobody_listens() -> None:
    g = stones((WatchedBeg(), 0, 0))
    assert g.events is None


@pytest.mark.parametrize("hand", [[], ["helping_hand"]])
def test_in_dice_throne_a_declaration_is_watched(hand: list[str]) -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "hand": hand}).roll(1, 1, 1, 4, 6)
    assert [played.watched for played in s.game.played] == [False, False]  # leaving the Main Phase, the roll
    s.play("declare revolver")
    assert s.asked == (1, "interfere" if hand else "defend")
    assert s.game.played[-1].watched
    assert WATCHED not in s.log()


def test_in_dice_throne_the_last_call_is_watched() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin"}).attack("revolver", 1, 1, 1, 4, 6)
    assert s.asked == (1, "defend")
    s.play("pass")
    assert s.game.played[-1].watched


@pytest.mark.parametrize("hand", [[], ["fireball"]])
def test_in_epic_the_others_are_watched_before_blocks_and_before_damage(hand: list[str]) -> None:
    s = scene(
        {"play": ["gold_dragon", "demon"], "hand": ["cave_troll"]},
        {"play": ["angel_of_mercy"], "hand": hand},
    )
    s.play("attack gold_dragon")
    assert not s.game.played[-1].watched  # the group is still being named
    s.play("pass")
    assert s.game.played[-1].watched
    while s.asked[1] != "block":
        s.play("pass")
    s.play("pass")
    assert s.game.played[-1].watched
    assert WATCHED not in s.log()


def test_the_record_knows_nothing_of_it() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin"}).attack("revolver", 1, 1, 1, 4, 6).settle()
    again = Game.parse(str(s.game))
    assert WATCHED not in str(s.game)
    assert [played.watched for played in again.played] == [played.watched for played in s.game.played]
