"""Bots by name, and the levels that people choose from.

A level is a bot with a budget of simulations and a cap on its thinking time. The simulations alone decide
what it plays as long as the time suffices, so a fast machine plays neither better nor worse than a slow one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.mcts import Clock, MctsBot
from igroteka.bots.protocol import Bot
from igroteka.bots.random import RandomBot


@dataclass(frozen=True, slots=True)
class Level:
    """How much a bot thinks."""

    simulations: int
    seconds: float  # at most


LEVELS: Final = {
    "easy": Level(30, 0.1),
    "medium": Level(120, 0.2),
    "hard": Level(400, 0.3),
    "expert": Level(2_000, 2.0),
}
PLAYOUT: Final = {"dice_forge": 8, "dice_throne": 0, "epic": 0}  # decisions at random below the tree


def greedy(game: str, seed: int, clock: Clock) -> Bot:
    """Looks one decision ahead."""
    return GreedyBot(EVALUATIONS[game], seed)


def at_random(game: str, seed: int, clock: Clock) -> Bot:
    """Takes any option."""
    return RandomBot(seed)


def of_level(name: str) -> Callable[[str, int, Clock], Bot]:
    """A search with the budget of a level."""
    level = LEVELS[name]

    def make(game: str, seed: int, clock: Clock) -> Bot:
        return MctsBot(EVALUATIONS[game], seed, level.simulations, PLAYOUT[game], level.seconds, clock)

    return make


BOTS: Final[dict[str, Callable[[str, int, Clock], Bot]]] = {
    "random": at_random,
    "greedy": greedy,
    "novice": greedy,
    **{name: of_level(name) for name in LEVELS},
}
"""Every bot by its name: call it with the game, a seed and a clock."""


def make_bot(name: str, game: str, seed: int, clock: Clock = monotonic) -> Bot:
    """The bot of that name."""
    return BOTS[name](game, seed, clock)
