"""Several searches of one decision, each with luck of its own.

With the real clock each has a process of its own. They get a table that was dealt for them, as plain data,
and find the same as they would one after the other, which is how they work with any other clock.
"""

from __future__ import annotations

import signal
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING, Any

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.mcts import Budget, Clock, Node, Search
from igroteka.bots.protocol import Situation, situation_of
from igroteka.core.chance import source
from igroteka.core.kind import find_kind

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

Counted = dict[int, tuple[int, float]]
"""How often each option was tried, and the sum of the chances that came of it."""


@dataclass(frozen=True, slots=True)
class Part:
    """The work of one search."""

    game: str
    position: Mapping[str, Any]  # as the seat that is asked may imagine it
    seed: int
    simulations: int
    seconds: float


class TeamBot:
    """Lets several searches name their best options, and chooses between these."""

    def __init__(self, game: str, seed: int, members: int, budget: Budget) -> None:
        self.game = game
        self.luck = source(seed)
        self.members = members
        self.budget = budget

    def choose(self, situation: Situation) -> int:
        kind = find_kind(self.game)
        imagined = kind.save(situation.tables(self.luck))
        position = {"game": kind.name, "rules": kind.version, **imagined}
        simulations = self.budget.simulations // self.members
        seeds = [self.luck.draw(1 << 30) for _ in range(self.members)]
        parts = [Part(self.game, position, seed, simulations, self.budget.seconds) for seed in seeds]
        if self.budget.clock is monotonic:
            found = list(processes(self.members).map(searched, parts))
        else:
            found = [searched(part, self.budget.clock) for part in parts]
        return agreed(found)


def searched(part: Part, clock: Clock = monotonic) -> tuple[int, Counted]:
    """One search, wherever it runs: its best option, and what it counted."""
    kind = find_kind(part.game)
    situation = situation_of(kind, kind.load(part.position))
    root = Node(0)
    search = Search(EVALUATIONS[part.game], source(part.seed))
    budget = Budget(part.simulations, part.seconds, clock)
    best = search.halve(root, situation.seat, situation.options, situation.tables, budget)
    counted = {option: (child.visits, child.total[situation.seat]) for option, child in root.children.items()}
    return situation.options[best], counted


def agreed(found: list[tuple[int, Counted]]) -> int:
    """Of the options that searches name, the one that did best in all of them together."""
    return max(sorted({best for best, _ in found}), key=lambda option: mean_of(option, found))


def mean_of(option: int, found: list[tuple[int, Counted]]) -> float:
    """What came of an option on average, in all searches."""
    tries = [counted[option] for _, counted in found if option in counted]
    visits = sum(visits for visits, _ in tries)
    return sum(total for _, total in tries) / visits if visits else 0.0


@cache
def processes(number: int) -> ProcessPoolExecutor:
    """Processes that search; they start at the first question and end with this one."""
    from concurrent.futures import ProcessPoolExecutor  # who simulates other bots need not load it
    from multiprocessing import get_context

    return ProcessPoolExecutor(number, get_context("spawn"), ready)


def ready() -> None:
    """Leave Ctrl-C to the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
