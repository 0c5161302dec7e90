"""Exact chance: every way the draws after a decision can go.

An odometer over decided draws: each run of the decision on a clone yields one outcome and tells
where to go on. No model of the game's chances is needed; any rule, any depth.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import prod

from igroteka.core.chance import Fate
from igroteka.core.table import Table


def outcomes(table: Table, i: int) -> Iterator[tuple[Fraction, Table]]:
    """Take option number i in every possible way: the chance of each way, and the table after it.

    The chances sum to 1. Ways that lead to equal positions are not merged. Draws that stand for
    hidden cards are enumerated too, so ask this of a table whose hidden cards you may know.
    """
    given: list[int] = []
    while True:
        after = table.clone()
        fate = Fate(given, zeros=True)
        after.fate = fate
        after.choose(i)
        after.fate = None
        yield Fraction(1, prod(fate.sizes)), after
        given = fate.drawn
        while given and given[-1] + 1 == fate.sizes[len(given) - 1]:
            given = given[:-1]
        if not given:
            return
        given = [*given[:-1], given[-1] + 1]
