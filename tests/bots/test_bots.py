"""Bots decide by what their seat may know, and play the same from the same seed."""

from typing import Any

import pytest

from igroteka import Game, SetupError, Table
from igroteka.bots import BOTS, bots_for_seats, make_bot
from igroteka.bots.protocol import Situation, decide
from igroteka.core.chance import source


def played_by(name: str, seed: int, most: int = 60) -> list[str]:
    """The first decisions of a game that one bot plays for all seats."""
    game, bot = Game.new("dice_forge", players=2, seed=5), make_bot(name, "dice_forge", seed, lambda: 0.0)
    while game.player is not None and len(game.played) < most:
        game.play(decide(bot, game))
    return [played.notation for played in game.played]


@pytest.mark.parametrize("name", ["random", "greedy", "easy"])
def test_a_bot_plays_and_plays_the_same_again(name: str) -> None:
    assert played_by(name, 1) == played_by(name, 1)


def test_random_bots_of_different_seeds_play_different_games() -> None:
    assert played_by("random", 1) != played_by("random", 2)


def test_a_bot_sees_the_view_of_its_seat_and_tables_like_the_real_one() -> None:
    seen: list[tuple[dict[str, Any], Table, Table]] = []

    class Curious:
        def choose(self, situation: Situation) -> int:
            luck = source(1)
            seen.append((dict(situation.look()), situation.tables(luck), situation.tables(luck)))
            return situation.options[0]

    game = Game.new("dice_forge", players=3, seed=2)
    before = game.position()
    assert decide(Curious(), game) == game.options[0]
    view, one, other = seen[0]
    assert view == game.view(game.player)
    assert one is not game.table
    assert one.options == game.table.options
    assert one.rng != other.rng  # its dice are not those that will fall
    assert game.position() == before


def test_one_name_stands_for_all_seats() -> None:
    assert bots_for_seats(["random"], 3) == ["random"] * 3
    assert bots_for_seats(["random", "random"], 2) == ["random"] * 2


@pytest.mark.parametrize(
    ("names", "key", "allowed"),
    [(["clever"], "setup-unknown-bot", ", ".join(BOTS)), (["random"] * 2, "setup-bots", 3)],
)
def test_wrong_bots_are_refused_with_what_is_allowed(names: list[str], key: str, allowed: object) -> None:
    with pytest.raises(SetupError) as refused:
        bots_for_seats(names, 3)
    assert refused.value.key == key
    assert refused.value.args_of_message["allowed"] == allowed
