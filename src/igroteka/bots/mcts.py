"""Monte Carlo tree search over what a seat may know: any game, any number of players, teams too.

Every simulation deals what is hidden and all luck anew (a determinization) and walks down a tree whose
branches are the options chosen so far, whoever chose them. So one tree stands for everything that could be
the case: an open-loop tree over information sets. Each node counts for every seat what came of it, and
whoever decides there looks at his own count (max^n). A simulation ends a few decisions below the tree, in
the evaluation of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from igroteka.bots.evaluation import Evaluation
from igroteka.bots.protocol import Situation
from igroteka.core.chance import Source, source
from igroteka.core.table import Table

Clock = Callable[[], float]
"""Tells the seconds since anything; an argument, so that tests can count instead."""

EXPLORE: Final = 0.7  # how much a little-tried option is favoured
LOOK_AT_CLOCK: Final = 8  # simulations


class Node:
    """A point of the tree: what came of all simulations that passed it, for every seat."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.offered = 0  # how often it could have been chosen: not every deal offers every option
        self.total = [0.0] * seats
        self.children: dict[int, Node] = {}


class Search:
    """A tree for one decision of one seat, grown simulation by simulation."""

    def __init__(self, evaluation: Evaluation, luck: Source, playout: int) -> None:
        self.evaluation = evaluation
        self.luck = luck
        self.playout = playout  # decisions at random below the tree

    def grow(self, root: Node, table: Table) -> None:
        """One simulation on a table dealt for it."""
        path = [root]
        node = root
        while not table.over:
            options = table.options
            chosen, new = self.pick(node, options, table.player)
            option = options[chosen]
            if new:
                node.children[option] = Node(table.seats())
            node = node.children[option]
            path.append(node)
            table.choose(chosen)
            if new:
                break
        for _ in range(self.playout):
            if table.over:
                break
            table.choose(self.luck.draw(len(table.options)))
        values = self.evaluation(table)
        for node in path:
            node.visits += 1
            total = node.total
            for seat in range(len(values)):
                total[seat] += values[seat]

    def pick(self, node: Node, options: list[int], seat: int) -> tuple[int, bool]:
        """Which option to follow, and whether it is new: each is tried once, then the most promising."""
        children = node.children
        untried = [i for i in range(len(options)) if options[i] not in children]
        for option in options:
            if option in children:
                children[option].offered += 1
        if untried:
            return untried[self.luck.draw(len(untried))], True
        best, best_value = 0, -1.0
        for i in range(len(options)):
            child = children[options[i]]
            value = child.total[seat] / child.visits
            value += EXPLORE * sqrt(log(child.offered + 1) / child.visits)
            if value > best_value:
                best, best_value = i, value
        return best, False


class MctsBot:
    """Chooses what the search has visited most; stops after its simulations or when its time is up."""

    def __init__(
        self,
        evaluation: Evaluation,
        seed: int,
        simulations: int,
        playout: int = 0,
        seconds: float = 0.0,
        clock: Clock | None = None,
    ) -> None:
        self.search = Search(evaluation, source(seed), playout)
        self.simulations = simulations
        self.seconds = seconds  # 0: no limit
        self.clock = clock

    def choose(self, situation: Situation) -> int:
        root = self.searched(situation)
        return max(situation.options, key=lambda option: visits(root, option))

    def searched(self, situation: Situation) -> Node:
        """The tree for this decision."""
        first = situation.tables(self.search.luck)
        root = Node(first.seats())
        stop = self.clock() + self.seconds if self.clock and self.seconds else 0.0
        for n in range(self.simulations):
            self.search.grow(root, situation.tables(self.search.luck))
            if stop and n % LOOK_AT_CLOCK == 0 and self.clock is not None and self.clock() >= stop:
                break
        return root


def visits(root: Node, option: int) -> int:
    """How often an option was tried."""
    child = root.children.get(option)
    return 0 if child is None else child.visits
