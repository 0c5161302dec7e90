"""Several searches that make one decision together, each with luck of its own.

With the real clock each has a process of its own. They get a table that was dealt for them, as plain data,
and find the same as they would one after the other, which is how they work with any other clock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.mcts import SURE, Budget, Clock, Pace, Search, is_clear, rounds_to_one
from igroteka.bots.processes import lasting_workers
from igroteka.bots.protocol import Situation, situation_of
from igroteka.core.chance import source
from igroteka.core.kind import find_kind


@dataclass(frozen=True, slots=True)
class Part:
    """What one search does in one round."""

    game: str
    position: Mapping[str, Any]  # as the seat that is asked may imagine it
    seed: int
    all_simulations: int  # of the decision
    simulations: int  # of this part
    seconds: float
    left: tuple[int, ...]  # the options that it tries

    def begin(self, clock: Clock) -> tuple[Search, Situation, Budget]:
        """All that it needs, wherever it runs."""
        kind = find_kind(self.game)
        search = Search(EVALUATIONS[self.game], source(self.seed), self.all_simulations)
        situation = situation_of(kind, kind.load(self.position))
        return search, situation, Budget(self.simulations, self.seconds, clock)


class Found(NamedTuple):
    """How an option did above or below the mean of its deals."""

    total: float
    spread: float  # the variance of the total


class TeamBot:
    """Lets several searches give up half of the options together, round after round.

    In a round every search tries all options that are left on deals of its own, so that what they have found
    can be added up: each option has seen the same luck. What is clearly behind in one search is out. What is
    usual counts as in a search alone: it stays in, and is taken unless another is ahead beyond doubt.
    """

    def __init__(self, game: str, seed: int, members: int, budget: Budget) -> None:
        self.game = game
        self.luck = source(seed)
        self.members = members
        self.budget = budget

    def choose(self, situation: Situation) -> int:
        pace = Pace(self.budget)
        kind, evaluation = find_kind(self.game), EVALUATIONS[self.game]
        imagined = situation.tables(self.luck)
        position = {"game": kind.name, "rules": kind.version, **kind.save(imagined)}
        places = evaluation.compared(imagined, self.budget.simulations)
        left = {situation.options[i]: Found(0.0, 0.0) for i in places}
        habit = evaluation.usual(imagined)
        usual = situation.options[habit] if habit >= 0 else None
        rounds = rounds_to_one(len(left))
        for rounds_left in range(rounds, 0, -1):
            found = self.each(position, tuple(left), rounds, pace.left / rounds_left)
            agreed = [option for option in left if all(option in parts for parts in found)]
            for option in agreed:
                left[option] = added([left[option], *(parts[option] for parts in found)])
            ranked = sorted(agreed or left, key=lambda option: -left[option].total)
            better = ranked[: (len(left) + 1) // 2]
            if usual in ranked and usual not in better:
                better.append(usual)
            left = {option: left[option] for option in better}
            pace.look()
            if len(left) == 1 or pace.over:
                break
        best = next(iter(left))
        if usual in left:
            ahead = left[best].total - left[usual].total
            if not is_clear(ahead, left[best].spread + left[usual].spread, SURE):
                return usual
        return best

    def each(
        self, position: Mapping[str, Any], left: tuple[int, ...], rounds: int, seconds: float
    ) -> Sequence[Mapping[int, Found]]:
        """What every search finds in one of so many rounds."""
        in_all = self.budget.simulations
        simulations = in_all // (rounds * self.members)
        seeds = [self.luck.draw(1 << 30) for _ in range(self.members)]
        parts = [Part(self.game, position, seed, in_all, simulations, seconds, left) for seed in seeds]
        if self.budget.clock is monotonic:
            return list(lasting_workers(self.members).map(tried, parts))
        return [tried(part, self.budget.clock) for part in parts]


def added(parts: Sequence[Found]) -> Found:
    """What was found on different deals."""
    return Found(sum(part.total for part in parts), sum(part.spread for part in parts))


def tried(part: Part, clock: Clock = monotonic) -> dict[int, Found]:
    """What one search finds of the options in a round; those that are clearly behind are not there."""
    search, asked, budget = part.begin(clock)
    places = [asked.options.index(option) for option in part.left]
    found = search.one_round(places, asked, budget)
    return {asked.options[i]: Found(*numbers) for i, numbers in found.items()}
