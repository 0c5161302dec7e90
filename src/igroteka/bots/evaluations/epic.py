"""How good a position of Epic is."""

from __future__ import annotations

from igroteka.bots.evaluation import Evaluation, shares
from igroteka.core.table import Table


class EpicEvaluation(Evaluation):
    """Health left."""

    def chances(self, table: Table) -> list[float]:
        return shares([float(score) for score in table.scores()], 8.0)
