"""A bot that takes any option, each as likely as the others: the yardstick for all the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from igroteka.bots.protocol import Tables
from igroteka.core.chance import source
from igroteka.core.kind import Option


class RandomBot:
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self.luck = source(seed)

    def choose(self, view: Mapping[str, Any], options: Sequence[Option], tables: Tables) -> Option:
        return options[self.luck.draw(len(options))]
