"""How good a position is, for every seat: the one thing that bots know about a game.

Each game has an evaluation of its own, in a file of its own; search knows nothing else of the rules.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.core.table import NOBODY, Table

MOST_LEAD: Final = 500.0  # that `exp` can do with


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Says of a table how likely each seat is to win."""

    def chances(self, table: Table) -> list[float]:
        """For every seat its chance of winning, from 0 to 1. Members of a team share theirs."""
        raise NotImplementedError

    def result(self, table: Table) -> list[float]:
        """The same of a finished game: winners share the point, a draw is shared by all."""
        seats = table.seats()
        winners = table.winners() or list(range(seats))
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]

    def turn(self, table: Table) -> int:
        """The number of the turn: a search compares positions between turns rather than within one."""
        raise NotImplementedError

    def reach(self, seats: int, simulations: int) -> tuple[int, int]:
        """How far a search looks: turns, the present one included, and decisions below its tree at most.

        Far ahead there is more to see, but more luck, too: it takes many simulations to tell one from the
        other. (`benchmarks/horizons.py` measures it.)
        """
        raise NotImplementedError

    def compared(self, table: Table, simulations: int) -> list[int]:
        """The places of the options that a search compares at its root: with many simulations maybe more."""
        return self.sensible(table)

    def sensible(self, table: Table) -> list[int]:
        """The places of the options that a search compares; those that are worse for certain are left out."""
        return list(range(len(table.options)))

    def branches(self, table: Table) -> list[int]:
        """The same of the tree below the root."""
        return self.sensible(table)

    def likely(self, table: Table) -> list[int]:
        """The same of a playout, where fewer will do."""
        return self.sensible(table)

    def habit(self, table: Table) -> int:
        """The place of the option that is taken without a thought in a playout; -1: it needs a look ahead."""
        return -1

    def subject(self, table: Table, simulations: int) -> int:
        """What a lesson of this decision is about: an option is the same wherever the subject is the same.

        It pays to take lessons if there are many simulations; NOBODY: there is nothing to learn.
        """
        return NOBODY

    def usual(self, table: Table) -> int:
        """The place of the option that a search takes unless another is better beyond doubt; -1: none.

        Where the same token can be used in window after window, chance would use it too soon: once in so
        many looks it seems better than it is.
        """
        return -1

    def values(self, table: Table) -> list[float]:
        """The chances of any table, over or not."""
        return self.result(table) if table.over else self.chances(table)

    def between_turns(self, table: Table) -> list[float]:
        """The same where a search looks: it may tell more there than who chooses at first sight goes by."""
        return self.values(table)

    def sight(self, table: Table, i: int, rng: int) -> float:
        """An option at first sight, for whoever decides: what comes right after it with this luck."""
        return self.values(imagined(table, i, rng))[table.player]

    def __call__(self, table: Table) -> list[float]:
        """The same."""
        return self.values(table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Varied(Evaluation):
    """Another evaluation in all things; a base for what differs from it in one."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def chances(self, table: Table) -> list[float]:
        return self.evaluation.chances(table)

    def turn(self, table: Table) -> int:
        return self.evaluation.turn(table)

    def reach(self, seats: int, simulations: int) -> tuple[int, int]:
        return self.evaluation.reach(seats, simulations)

    def compared(self, table: Table, simulations: int) -> list[int]:
        return self.evaluation.compared(table, simulations)

    def sensible(self, table: Table) -> list[int]:
        return self.evaluation.sensible(table)

    def branches(self, table: Table) -> list[int]:
        return self.evaluation.branches(table)

    def likely(self, table: Table) -> list[int]:
        return self.evaluation.likely(table)

    def habit(self, table: Table) -> int:
        return self.evaluation.habit(table)

    def subject(self, table: Table, simulations: int) -> int:
        return self.evaluation.subject(table, simulations)

    def usual(self, table: Table) -> int:
        return self.evaluation.usual(table)

    def between_turns(self, table: Table) -> list[float]:
        return self.evaluation.between_turns(table)

    def sight(self, table: Table, i: int, rng: int) -> float:
        return self.evaluation.sight(table, i, rng)


def imagined(table: Table, i: int, rng: int) -> Table:
    """The table right after an option; the luck is not that of the table."""
    after = table.clone()
    after.rng = rng
    after.choose(i)
    return after


def turns_for(simulations: int, steps: tuple[tuple[int, int], ...]) -> int:
    """The turns of the last step that has no more simulations; the first step is for few."""
    turns = steps[0][1]
    for number, further in steps:
        if simulations >= number:
            turns = further
    return turns


def shares(strengths: list[float], scale: float) -> list[float]:
    """Strengths as chances that add up to 1: a lead of `scale` makes the odds e to 1."""
    if len(strengths) == 2:
        lead = (strengths[0] - strengths[1]) / scale
        first = 1.0 / (1.0 + exp(-lead)) if lead > -MOST_LEAD else 0.0
        return [first, 1.0 - first]
    best = max(strengths)
    weights = [exp((strength - best) / scale) for strength in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]
