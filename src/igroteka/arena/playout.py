"""The hot loop: a bare table played to its end. Compiled together with the rules, see `pyproject.toml`."""

from __future__ import annotations

from igroteka.core.chance import Source
from igroteka.core.table import Table


def play_out(table: Table, choices: Source) -> int:
    """Play to the end of the game, every choice at random; how many decisions that took."""
    decisions = 0
    while not table.over:
        table.choose(choices.draw(len(table.options)))
        decisions += 1
    return decisions
