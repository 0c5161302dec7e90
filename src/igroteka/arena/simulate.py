"""A run of games between bots: game k has seed S + k, whichever process plays it.

A run is cut into chunks. What a chunk counts are whole numbers, and chunks are added up in the order
of their games, so that the same run has the same result with any number of processes; and a run that
is stopped early has exactly the result of a shorter run.
"""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from time import thread_time
from typing import TYPE_CHECKING, Any, Final, TypeVar

from igroteka.arena import playout
from igroteka.bots import bots_for_seats, make_bot
from igroteka.bots.processes import end, workers
from igroteka.bots.protocol import situation_of
from igroteka.core.chance import seeded, source
from igroteka.core.game import checked_seed
from igroteka.core.kind import Kind, find_kind
from igroteka.core.table import Table

if TYPE_CHECKING:
    from concurrent.futures import Future

GAMES_PER_CHUNK: Final = 20
CHUNKS_PER_JOB: Final = 4  # handed out in advance, so that no process waits for work
MOST_TURNS: Final = 400  # of a game between bots: who would rather do nothing could go on for ever

Progress = Callable[[int], None]
"""Is told how many games are done."""

Piece = TypeVar("Piece")
Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a run, as one process plays them."""

    game: str
    setup: Mapping[str, Any]
    seeds: range
    bots: tuple[str, ...] = ()  # by seat; none: everybody chooses at random


@dataclass(frozen=True, slots=True)
class Tally:
    """What is counted over games; tallies add up."""

    games: int
    decisions: int
    wins: tuple[int, ...]  # by seat: games with that seat among the winners
    draws: int
    scores: tuple[int, ...]  # by seat: the sum over all games
    cpu_seconds: float
    cut: int  # draws because the game took too many turns

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            added(self.wins, other.wins),
            self.draws + other.draws,
            added(self.scores, other.scores),
            self.cpu_seconds + other.cpu_seconds,
            self.cut + other.cut,
        )


@dataclass(frozen=True, slots=True)
class Run:
    """A run of games and what came of it."""

    game: str
    setup: Mapping[str, Any]
    bots: tuple[str, ...]  # by seat
    seed: int
    tally: Tally
    stopped: bool  # before all games were played

    @property
    def players(self) -> int:
        """How many seats there were."""
        return len(self.bots)

    def as_data(self) -> dict[str, Any]:
        """Plain data. Rates are per second of CPU time: they tell the same whatever the number of jobs."""
        tally = self.tally
        return {
            "game": self.game,
            "players": self.players,
            "setup": dict(self.setup),
            "bots": list(self.bots),
            "games": tally.games,
            "decisions": tally.decisions,
            "seed": self.seed,
            "cpu_seconds": tally.cpu_seconds,
            "decisions_per_second": ratio(tally.decisions, tally.cpu_seconds),
            "games_per_second": ratio(tally.games, tally.cpu_seconds),
            "compiled": is_compiled(),
            "wins": list(tally.wins),
            "draws": tally.draws,
            "cut": tally.cut,
            "mean_scores": [ratio(score, tally.games) for score in tally.scores],
            "mean_decisions": ratio(tally.decisions, tally.games),
        }


def simulate(
    game: str,
    players: int = 2,
    games: int = 100,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    setup: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Run:
    """Play a run of games on bare tables. Ctrl-C stops it; what is done by then is the result."""
    checked = find_kind(game).setup_here(players, setup or {})
    first = checked_seed(seed)
    names = tuple(bots_for_seats(bots, players))
    thinking = () if set(names) == {"random"} else names
    seeds = range(first, first + games)
    size = GAMES_PER_CHUNK if not thinking else 1
    chunks = (Chunk(game, checked, seeds[k : k + size], thinking) for k in range(0, games, size))
    tally = Tally(0, 0, (0,) * players, 0, (0,) * players, 0.0, 0)
    stopped = False
    try:
        with closing(played(chunks, jobs)) as done:
            for chunk in done:
                tally += chunk
                if progress is not None:
                    progress(tally.games)
    except KeyboardInterrupt:
        stopped = True
    return Run(game, checked, names, first, tally, stopped)


def played(chunks: Iterable[Chunk], jobs: int) -> Generator[Tally, None, None]:
    """Play chunks, in the order given."""
    return done_in_order(play_chunk, chunks, jobs)


def done_in_order(
    work: Callable[[Piece], Done], pieces: Iterable[Piece], jobs: int
) -> Generator[Done, None, None]:
    """Do pieces of work, several at the same time if there are several jobs; results come in order anyway."""
    if jobs == 1:
        yield from map(work, pieces)
        return
    pool = workers(jobs)
    waiting: deque[Future[Done]] = deque()
    try:
        for piece in pieces:
            with ctrl_c_held():
                waiting.append(pool.submit(work, piece))
            if len(waiting) == CHUNKS_PER_JOB * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        end(pool)


@contextmanager
def ctrl_c_held() -> Iterator[None]:
    """Ctrl-C waits until this is over; a process started meanwhile is deaf to it even while it loads."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def play_chunk(chunk: Chunk) -> Tally:
    """Play some games and count."""
    kind = find_kind(chunk.game)
    began = thread_time()
    players: int = chunk.setup["players"]
    wins, scores = [0] * players, [0] * players
    decisions = draws = cut = 0
    for seed in chunk.seeds:
        table = kind.new(chunk.setup, source(seed))
        if chunk.bots:
            decisions += play_with_bots(kind, table, chunk.bots, seed)
        else:
            # A stream of its own: the seed's own stream would tie the choices to the dice.
            decisions += playout.play_out(table, source(seeded(seed)))
        winners = table.winners() if table.over else []
        draws += not winners
        cut += not table.over
        for seat, score in enumerate(table.scores()):
            scores[seat] += score
            wins[seat] += seat in winners
    seconds = thread_time() - began
    return Tally(len(chunk.seeds), decisions, tuple(wins), draws, tuple(scores), seconds, cut)


def play_with_bots(
    kind: Kind,
    table: Table,
    names: Sequence[str],
    seed: int,
    watch: Callable[[Table], None] | None = None,
) -> int:
    """Play to the end, at most for `MOST_TURNS`, a bot for every seat; how many decisions that took.

    Bots have no clock here. Whoever watches is shown the table before every decision.
    """
    bots = [make_bot(name, kind.name, seeded(seed) + seat, no_time) for seat, name in enumerate(names)]
    decisions = 0
    while not table.over and kind.round(table) <= MOST_TURNS:
        if watch is not None:
            watch(table)
        chosen = bots[table.player].choose(situation_of(kind, table))
        table.choose(table.options.index(chosen))
        decisions += 1
    return decisions


def no_time() -> float:
    """A clock that stands still: bots stop after their simulations, so that a run can be repeated."""
    return 0.0


def added(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """Two rows of numbers, added up place by place."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def ratio(a: float, b: float) -> float:
    """How much of a comes on one b; 0 if there is no b."""
    return a / b if b else 0.0


def is_compiled() -> bool:
    """Is the engine compiled?"""
    return not playout.__file__.endswith(".py")
