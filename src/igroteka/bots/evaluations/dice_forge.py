"""How good a position of Dice Forge is."""

from __future__ import annotations

from igroteka.bots.evaluation import Evaluation, shares
from igroteka.core.table import Table


class DiceForgeEvaluation(Evaluation):
    """Glory so far."""

    def chances(self, table: Table) -> list[float]:
        return shares([float(score) for score in table.scores()], 10.0)
