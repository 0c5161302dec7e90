"""A bot that looks one decision ahead: it takes what leads to the best position on average.

What it cannot know, luck and hidden cards, is dealt anew a few times; every option is tried on the same
deals, so that options are compared under the same luck.
"""

from __future__ import annotations

from igroteka.bots.evaluation import Evaluation
from igroteka.bots.protocol import Situation
from igroteka.core.chance import source


class GreedyBot:
    """Chooses by the evaluation of what comes right after each option."""

    def __init__(self, evaluation: Evaluation, seed: int, deals: int = 8) -> None:
        self.evaluation = evaluation
        self.luck = source(seed)
        self.deals = deals

    def choose(self, situation: Situation) -> int:
        total = self.totals(situation)
        best = max(total)
        leaders = [i for i, value in enumerate(total) if value >= best - 1e-9]
        return situation.options[leaders[self.luck.draw(len(leaders))]]

    def totals(self, situation: Situation) -> list[float]:
        """The sum over all deals of what each option is worth to the seat."""
        total = [0.0] * len(situation.options)
        for _ in range(self.deals):
            table = situation.tables(self.luck)
            for i in range(len(total)):
                after = table.clone()
                after.choose(i)
                total[i] += self.evaluation(after)[situation.seat]
        return total
