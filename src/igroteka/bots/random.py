"""A bot that takes any option, each as likely as the others: the yardstick for all the others."""

from __future__ import annotations

from igroteka.bots.protocol import Situation
from igroteka.core.chance import source


class RandomBot:
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self.luck = source(seed)

    def choose(self, situation: Situation) -> int:
        return situation.options[self.luck.draw(len(situation.options))]
