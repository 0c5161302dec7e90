"""Several searches of one decision, each with luck of its own.

With the real clock each has a process of its own. They get a table that was dealt for them, as plain data,
and find the same as they would one after the other, which is how they work with any other clock.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.mcts import Budget, Clock, Node, Search
from igroteka.bots.protocol import Situation, situation_of
from igroteka.core.chance import source
from igroteka.core.kind import find_kind

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

Found = TypeVar("Found")

QUARTERS: Final = 4  # of a budget: three to search, one for the run-off


@dataclass(frozen=True, slots=True)
class Part:
    """The work of one search."""

    game: str
    position: Mapping[str, Any]  # as the seat that is asked may imagine it
    seed: int
    simulations: int
    seconds: float
    named: tuple[int, ...]  # the options of a run-off

    def begin(self, clock: Clock) -> tuple[Search, Situation, Budget]:
        """All that it needs, wherever it runs."""
        kind = find_kind(self.game)
        search = Search(EVALUATIONS[self.game], source(self.seed), far=True)
        situation = situation_of(kind, kind.load(self.position))
        return search, situation, Budget(self.simulations, self.seconds, clock)


class TeamBot:
    """Lets several searches look far and name their best options; if they do not agree, a run-off decides.

    What two searches have counted cannot be compared: they saw different luck. So in the run-off each of them
    tries all options that were named, on the same deals.
    """

    def __init__(self, game: str, seed: int, members: int, budget: Budget) -> None:
        self.game = game
        self.luck = source(seed)
        self.members = members
        self.budget = budget

    def choose(self, situation: Situation) -> int:
        kind = find_kind(self.game)
        imagined = kind.save(situation.tables(self.luck))
        position = {"game": kind.name, "rules": kind.version, **imagined}
        named = tuple(sorted(set(self.each(best_of, position, QUARTERS - 1))))
        if len(named) == 1:
            return named[0]
        sums = [sum(column) for column in zip(*self.each(compared, position, 1, named), strict=True)]
        return named[sums.index(max(sums))]

    def each(
        self,
        task: Callable[..., Found],
        position: Mapping[str, Any],
        quarters: int,
        named: tuple[int, ...] = (),
    ) -> list[Found]:
        """What every search finds with its share of so many quarters of the budget."""
        simulations = self.budget.simulations * quarters // (QUARTERS * self.members)
        seconds = self.budget.seconds * quarters / QUARTERS
        seeds = [self.luck.draw(1 << 30) for _ in range(self.members)]
        parts = [Part(self.game, position, seed, simulations, seconds, named) for seed in seeds]
        if self.budget.clock is monotonic:
            return list(processes(self.members).map(task, parts))
        return [task(part, self.budget.clock) for part in parts]


def best_of(part: Part, clock: Clock = monotonic) -> int:
    """The best option that one search finds."""
    search, asked, budget = part.begin(clock)
    return asked.options[search.halve(Node(0), asked.seat, asked.options, asked.tables, budget)]


def compared(part: Part, clock: Clock = monotonic) -> list[float]:
    """What came of each option of the run-off, all on the same deals."""
    search, asked, budget = part.begin(clock)
    places = [asked.options.index(option) for option in part.named]
    return search.run_off(asked.seat, asked.options, places, asked.tables, budget)


@cache
def processes(number: int) -> ProcessPoolExecutor:
    """Processes that search; they start at the first question and end with this one."""
    from concurrent.futures import ProcessPoolExecutor  # who simulates other bots need not load it
    from multiprocessing import get_context

    return ProcessPoolExecutor(number, get_context("spawn"), ready)


def ready() -> None:
    """Leave Ctrl-C to the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
