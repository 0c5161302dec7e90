"""Monte Carlo tree search over what a seat may know: any game, any number of players, teams too.

Every simulation deals what is hidden and all luck anew (a determinization). One tree stands for everything
that could be the case: its branches are the options chosen so far, whoever chose them (open loop). Each node
counts for every seat what came of it, and whoever decides there looks at his own count (max^n).

- **At the root** all options are tried on the *same* deals, so that luck does not decide between them; after
  each of a few rounds the worse half is given up (sequential halving).
- **In the tree** options are valued by the position right after them at first, then by what came of them
  (UCT). The tree ends where luck is drawn: what is best behind it depends on that luck.
- **Below the tree** everybody takes what leads to the best position at once, until the turns that are looked
  at are over, or for so many decisions. So positions are compared between turns rather than within one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Final

from igroteka.bots.evaluation import Evaluation
from igroteka.bots.protocol import Situation, Tables
from igroteka.core.chance import Source, seeded
from igroteka.core.table import NOBODY, Table

Clock = Callable[[], float]
"""Tells the seconds since anything; an argument, so that tests can count instead."""

EXPLORE: Final = 0.1  # how much a little-tried option is favoured
MOST_LOOKED_AT: Final = 12  # options of a decision below the tree
LUCK: Final = 1 << 30


class Node:
    """A point of the tree: what came of all simulations that passed it, for every seat."""

    __slots__ = ("children", "drew", "first", "seat", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.seat = NOBODY  # who has decided here
        self.drew = False  # was luck drawn on the way here from the node above?
        self.total = [0.0] * seats
        self.first: dict[int, float] = {}  # every option at first sight, for whoever decides here
        self.children: dict[int, Node] = {}

    def chance(self, seat: int) -> float:
        """What came of it on average."""
        return self.total[seat] / self.visits if self.visits else 0.0


class Budget:
    """How long a search may go on: simulations, and seconds by a clock (0: no limit)."""

    __slots__ = ("clock", "seconds", "simulations")

    def __init__(self, simulations: int, seconds: float, clock: Clock) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.clock = clock


class Search:
    """Grows trees for the decisions of one seat."""

    def __init__(self, evaluation: Evaluation, luck: Source) -> None:
        self.evaluation = evaluation
        self.luck = luck
        self.turns, self.playout = evaluation.reach()

    def halve(self, root: Node, seat: int, options: Sequence[int], tables: Tables, budget: Budget) -> int:
        """Compare the options at the root, give up half of them, and so on: the place of the best."""
        stop = budget.clock() + budget.seconds
        alive = list(range(len(options)))
        rounds = 0
        while len(alive) > 1 << rounds:
            rounds += 1
        left = budget.simulations
        while len(alive) > 1 and left > 0:
            deals = max(1, min(budget.simulations // rounds, left) // len(alive))
            for _ in range(deals):
                self.compare(root, options, alive, tables(self.luck))
                left -= len(alive)
                if budget.seconds and budget.clock() >= stop:
                    left = 0
                    break
            ranked = [(-root.children[options[i]].chance(seat), i) for i in alive]
            ranked.sort()
            alive = [i for _, i in ranked[: (len(alive) + 1) // 2]]
        return alive[0]

    def compare(self, root: Node, options: Sequence[int], alive: list[int], table: Table) -> None:
        """One simulation of each of these options, all on one deal."""
        end = self.evaluation.turn(table) + self.turns
        for i in alive:
            after = table.clone()
            self.grow(step(root, after, i), after, end)

    def grow(self, node: Node, table: Table, end: int) -> None:
        """One simulation from a node on."""
        path = [node]
        evaluation = self.evaluation
        while node.visits and not node.drew and not table.over and evaluation.turn(table) < end:
            node = step(node, table, self.pick(node, table))
            path.append(node)
        for _ in range(self.playout):
            if table.over or evaluation.turn(table) >= end:
                break
            i = evaluation.habit(table)
            table.choose(self.best(table) if i < 0 else i)
        values = evaluation.values(table)
        for passed in path:
            passed.visits += 1
            total = passed.total
            for seat in range(len(values)):
                total[seat] += values[seat]

    def pick(self, node: Node, table: Table) -> int:
        """The place of the option to follow: the most promising by first sight and by what came of it."""
        seat = node.seat = table.player
        options = table.options
        first = node.first
        children = node.children
        width = EXPLORE * sqrt(log(node.visits + 1.0))
        rng = 0
        best = 0
        most = -1.0
        for i in range(len(options)):
            option = options[i]
            if option not in first:
                if not rng:
                    rng = seeded(self.luck.draw(LUCK))
                first[option] = self.at_once(table, i, rng)
            value = first[option]
            child = children.get(option)
            if child is None:
                value += width
            else:
                visits = child.visits + 1
                value = (value + child.total[seat]) / visits + width / sqrt(visits)
            if value > most:
                best = i
                most = value
        return best

    def best(self, table: Table) -> int:
        """The place of the option that leads to the best position at once; of too many only some are seen."""
        n = len(table.options)
        every = (n + MOST_LOOKED_AT - 1) // MOST_LOOKED_AT
        rng = seeded(self.luck.draw(LUCK))
        i = self.luck.draw(every)
        best = i
        most = -1.0
        while i < n:
            value = self.at_once(table, i, rng)
            if value > most:
                best = i
                most = value
            i += every
        return best

    def at_once(self, table: Table, i: int, rng: int) -> float:
        """The position right after an option, for whoever takes it; the luck is not that of the table."""
        seat = table.player
        after = table.clone()
        after.rng = rng
        after.choose(i)
        return self.evaluation.values(after)[seat]


def step(node: Node, table: Table, i: int) -> Node:
    """Take an option at a table and in the tree."""
    option = table.options[i]
    child = node.children.get(option)
    if child is None:
        child = node.children[option] = Node(table.seats())
    rng = table.rng
    table.choose(i)
    if table.rng != rng:
        child.drew = True
    return child


class MctsBot:
    """Chooses by a search; what still holds of the tree serves the next decision too."""

    def __init__(self, search: Search, budget: Budget) -> None:
        self.search = search
        self.budget = budget
        self.kept: Node | None = None

    def choose(self, situation: Situation) -> int:
        return situation.options[self.searched(situation)[1]]

    def searched(self, situation: Situation) -> tuple[Node, int]:
        """The tree for this decision, and the place of the option that it is for."""
        root = self.kept
        if root is None or root.seat != situation.seat:
            root = Node(0)
        best = self.search.halve(root, situation.seat, situation.options, situation.tables, self.budget)
        chosen = root.children.get(situation.options[best])
        # Behind luck the tree tells of many positions, and only one of them is the real one.
        self.kept = None if chosen is None or chosen.drew else chosen
        return root, best
