"""Bots by name, and the levels that people choose from.

A level is a bot with a budget of simulations and a cap on its thinking time. The simulations alone decide
what it plays as long as the time suffices, so a fast machine plays neither better nor worse than a slow one.
`mcts:N` is a search of N simulations without a cap, for measuring.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.mcts import Budget, Clock, MctsBot, Search
from igroteka.bots.protocol import Bot
from igroteka.bots.random import RandomBot
from igroteka.bots.team import TeamBot
from igroteka.core.chance import source
from igroteka.core.errors import SetupError


@dataclass(frozen=True, slots=True)
class Level:
    """How much a bot thinks."""

    simulations: int
    seconds: float  # at most; 0: as long as it takes
    members: int = 1  # searches at the same time, which share the simulations


LEVELS: Final = {
    "easy": Level(25, 0.1),
    "medium": Level(100, 0.2),
    "hard": Level(300, 0.3),
    "expert": Level(1_500, 2.0, 2),
}
PACE: Final = {"dice_forge": 2, "dice_throne": 8}
"""Where simulations take less time, every level has so many times more of them."""

MCTS: Final = "mcts:"
BOTS: Final = ("random", "greedy", "novice", *LEVELS, f"{MCTS}N")
"""All names."""


def level_of(name: str) -> Level | None:
    """How much a bot of this name thinks, before the pace of a game; None if it does not search."""
    number = name.removeprefix(MCTS)
    if number != name and number.isascii() and number.isdigit():
        return Level(int(number), 0.0)
    return LEVELS.get(name)


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist."""
    if name not in BOTS[:-1] and level_of(name) is None:
        raise SetupError("setup-unknown-bot", given=name, allowed=", ".join(BOTS))


def make_bot(name: str, game: str, seed: int, clock: Clock = monotonic) -> Bot:
    """The bot of that name; refuses an unknown one."""
    check_bot(name)
    if name == "random":
        return RandomBot(seed)
    if name in ("greedy", "novice"):
        return GreedyBot(EVALUATIONS[game], seed)
    level = level_of(name)
    assert level is not None
    simulations = level.simulations * PACE.get(game, 1) if name in LEVELS else level.simulations
    budget = Budget(simulations, level.seconds, clock)
    if level.members > 1:
        return TeamBot(game, seed, level.members, budget)
    return MctsBot(Search(EVALUATIONS[game], source(seed)), budget)
