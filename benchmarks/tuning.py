"""What tools that tune weights share: bots that play as in playouts, and what many small changes come to."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from igroteka.bots.evaluation import Evaluation
from igroteka.bots.mcts import Search
from igroteka.core.chance import source
from igroteka.core.kind import find_kind


def points(
    game: str, settings: Mapping[str, Any], evaluations: Sequence[Evaluation], seed: int
) -> list[float]:
    """What every seat gets in one game; each plays by an evaluation of its own."""
    kind = find_kind(game)
    table = kind.new(kind.setup(len(evaluations), settings), source(seed))
    searches = [Search(evaluation, source(seed)) for evaluation in evaluations]
    while not table.over:
        table.choose(searches[table.player].decided(table))
    return evaluations[0].result(table)


def match(
    game: str, settings: Mapping[str, Any], first: Evaluation, second: Evaluation, seeds: range
) -> float:
    """The share of points of the first, each seat with every seed."""
    total = 0.0
    for seed in seeds:
        total += (
            points(game, settings, [first, second], seed)[0]
            + points(game, settings, [second, first], seed)[1]
        )
    return total / (2 * len(seeds))


def explained(names: Sequence[str], rows: Sequence[Sequence[int]], shares: Sequence[float]) -> str:
    """A table: what share of the points goes with each change, worked out by least squares."""
    changes, gained = np.array(rows, dtype=float), np.array(shares) - 0.5
    inverse = np.linalg.inv(changes.T @ changes)
    found = inverse @ changes.T @ gained
    left = gained - changes @ found
    errors = np.sqrt((left @ left) / (len(gained) - len(found)) * np.diag(inverse))
    lines = ["| weight | points of the higher one above a half | standard error |", "|---|---:|---:|"]
    for i in np.argsort(-abs(found)):
        lines.append(f"| {names[i]} | {100 * found[i]:+.2f} % | {100 * errors[i]:.2f} % |")
    return "\n".join(lines)
