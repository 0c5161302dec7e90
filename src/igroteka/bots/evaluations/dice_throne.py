"""How good a position of Dice Throne is."""

from __future__ import annotations

from igroteka.bots.evaluation import Evaluation, shares
from igroteka.core.table import Table


class DiceThroneEvaluation(Evaluation):
    """Health left."""

    def chances(self, table: Table) -> list[float]:
        return shares([float(score) for score in table.scores()], 10.0)
