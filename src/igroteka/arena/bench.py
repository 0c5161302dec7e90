"""How fast a game is: playing at random, copying a table, a decision of a game that people watch.

CPU time of one thread, the median of several runs. Nothing here knows whether the engine is
compiled, so that both modes are measured by the same code on the same games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import thread_time
from typing import Final

from igroteka.arena.playout import play_out
from igroteka.arena.simulate import Chunk, Tally, play_chunk
from igroteka.core.chance import seeded, source
from igroteka.core.errors import SetupError
from igroteka.core.game import Game
from igroteka.core.kind import Kind, find_kind, kinds
from igroteka.core.table import Table

RUNS: Final = 5
GAMES: Final = 200
CLONED: Final = 100  # positions, one of the middle of a game each
CLONES: Final = 50  # of every position
LIVE_GAMES: Final = 3


PLAYERS: Final = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured for a game with so many players."""

    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    clone_us: float
    live_decision_ms: float  # deciding, the next options, and what every seat and a spectator sees


def cases() -> list[tuple[str, int]]:
    """Every game with every number of players that it is made for."""
    return [(name, players) for name, kind in kinds().items() for players in PLAYERS if fits(kind, players)]


def fits(kind: Kind, players: int) -> bool:
    """Is the game for so many players?"""
    try:
        kind.setup(players, {})
    except SetupError:
        return False
    return True


def measure(game: str, players: int) -> Speed:
    """All that can be measured without knowing the game."""
    runs = [play_games(game, players) for _ in range(RUNS)]
    tables = list(mid_game(game, players))
    return Speed(
        game,
        players,
        median(run.decisions / run.cpu_seconds for run in runs),
        median(run.games / run.cpu_seconds for run in runs),
        1e6 * median(clone_seconds(tables) for _ in range(RUNS)),
        1e3 * median(live_seconds(game, players) for _ in range(RUNS)),
    )


def play_games(game: str, players: int) -> Tally:
    """Some games at random, set-up included: the same in every run."""
    return play_chunk(Chunk(game, find_kind(game).setup(players, {}), range(GAMES)))


def mid_game(game: str, players: int) -> Iterator[Table]:
    """Positions from the middle of random games, one of each game."""
    kind = find_kind(game)
    setup = kind.setup(players, {})
    for seed in range(CLONED):
        half = play_out(kind.new(setup, source(seed)), source(seeded(seed))) // 2
        table, choices = kind.new(setup, source(seed)), source(seeded(seed))
        for _ in range(half):
            table.choose(choices.draw(len(table.options)))
        yield table


def clone_seconds(tables: Sequence[Table]) -> float:
    """How long a copy of one of these tables takes."""

    def clone_all() -> None:
        for table in tables:
            for _ in range(CLONES):
                table.clone()

    return seconds(clone_all) / (len(tables) * CLONES)


def live_seconds(game: str, players: int) -> float:
    """How long a decision takes with all that a table of people needs after it."""
    decisions = 0

    def play_live() -> None:
        nonlocal decisions
        for seed in range(LIVE_GAMES):
            live, choices = Game.new(game, players=players, seed=seed), source(seeded(seed))
            while live.player is not None:
                live.play(choices.draw(len(live.options)))
                live.view(None)
                for seat in range(players):
                    live.view(seat)
                decisions += 1

    spent = seconds(play_live)
    return spent / decisions


def seconds(work: Callable[[], None]) -> float:
    """The CPU time of something."""
    began = thread_time()
    work()
    return thread_time() - began
