"""Bots by name, and the levels that people choose from.

A level is a bot with a budget of simulations and a cap on its thinking time. The simulations alone decide
what it plays as long as the time suffices, so a fast machine plays neither better nor worse than a slow one.
`mcts:N` is a search of N simulations without a cap, for measuring.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
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

    simulations: Mapping[str, int]  # in every game: where they take less time there are more of them
    seconds: float  # at most; 0: as long as it takes
    members: Mapping[str, int] = field(default_factory=dict)  # searches that share them, if several


LEVELS: Final = {  # caps a little below 0.1, 0.2, 0.3 and 2 seconds: a search ends the deal that it is in
    "easy": Level({"dice_forge": 40, "epic": 25, "dice_throne": 25}, 0.09),
    "medium": Level({"dice_forge": 120, "epic": 75, "dice_throne": 80}, 0.19),
    "hard": Level({"dice_forge": 380, "epic": 200, "dice_throne": 200}, 0.29),
    # Dice Forge's learns, so it works alone: what it has learned serves its next decisions.
    "expert": Level(
        {"dice_forge": 2_000, "epic": 1_000, "dice_throne": 2_000}, 1.9, {"epic": 2, "dice_throne": 2}
    ),
}
MCTS: Final = "mcts:"
BOTS: Final = ("random", "greedy", "novice", *LEVELS, f"{MCTS}N")
"""All names."""


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist."""
    if name not in BOTS[:-1] and simulations_of(name) is None:
        raise SetupError("setup-unknown-bot", given=name, allowed=", ".join(BOTS))


def simulations_of(name: str) -> int | None:
    """The N of `mcts:N`; None: it is another name."""
    number = name.removeprefix(MCTS)
    return int(number) or None if number != name and number.isascii() and number.isdigit() else None


def make_bot(name: str, game: str, seed: int, clock: Clock = monotonic) -> Bot:
    """The bot of that name; refuses an unknown one."""
    check_bot(name)
    if name == "random":
        return RandomBot(seed)
    if name in ("greedy", "novice"):
        return GreedyBot(EVALUATIONS[game], seed)
    simulations = simulations_of(name)
    level = LEVELS[name] if simulations is None else Level({game: simulations}, 0.0)
    budget = Budget(level.simulations[game], level.seconds, clock)
    if game in level.members:
        return TeamBot(game, seed, level.members[game], budget)
    return MctsBot(Search(EVALUATIONS[game], source(seed), budget.simulations), budget)
