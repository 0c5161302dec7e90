"""What results say about bots: ratings with their uncertainty, and shares of points with intervals.

A *side* is what wins together: a team, or a seat that plays for itself. Winners share one point, a draw is
shared by all, so that two equal bots have half of the points each whatever the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import NormalDist, fmean, pstdev
from typing import Final

from igroteka.arena.results import Result

Z95: Final = NormalDist().inv_cdf(0.975)

Teams = Sequence[int]
"""The number of its side for every seat."""


@dataclass(frozen=True, slots=True)
class Share:
    """Points out of so many games."""

    points: float
    games: int

    @property
    def share(self) -> float:
        """The part of all points."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence (Wilson; sensible at 0 and 1 too).

        It takes games for independent. Paired seeds make a difference of bots rather more certain than this.
        """
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.share
        middle = p + Z95**2 / (2 * n)
        reach = Z95 * sqrt(p * (1 - p) / n + Z95**2 / (4 * n**2))
        whole = 1 + Z95**2 / n
        return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, on the scale of openskill (all begin at 25 ± 8.3), and how certain that is."""

    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot in a tournament."""

    bot: str
    rating: Rating
    share: Share  # over the sides that it played
    mean_score: float
    score_spread: float  # standard deviation


@dataclass(frozen=True, slots=True)
class Pair:
    """Two bots that met, the two of them alone; the share is that of the first."""

    bots: tuple[str, str]
    share: Share


def points_of(winners: Sequence[int], teams: Teams) -> dict[int, float]:
    """The point of a game, divided among its sides; without winners among all of them."""
    won = {teams[seat] for seat in winners} or set(teams)
    return {side: 1 / len(won) if side in won else 0.0 for side in sorted(set(teams))}


def ranks_of(result: Result, teams: Teams) -> dict[int, float]:
    """The place of every side from 0 on: winners, then the others by their scores; equals share a place."""
    sides = sorted(set(teams))
    if not result.winners:
        return dict.fromkeys(sides, 0)
    won = {teams[seat] for seat in result.winners}
    best = {side: max(s for s, t in zip(result.scores, teams, strict=True) if t == side) for side in sides}
    merits = {side: (1, 0) if side in won else (0, best[side]) for side in sides}
    return {side: sum(other > merits[side] for other in merits.values()) for side in sides}


def bots_of(result: Result, teams: Teams) -> dict[int, str]:
    """Who plays each side; a team is played by one bot."""
    return dict(zip(teams, result.bots, strict=True))


def rated(bots: Sequence[str], results: Iterable[Result], teams: Teams) -> dict[str, Rating]:
    """Ratings by the model of Plackett and Luce, game after game in the order given.

    A bot with several sides in a game is rated once, by its mean place; alone it learns nothing.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in bots}
    for result in results:
        ranks, by_side = ranks_of(result, teams), bots_of(result, teams)
        places = {
            bot: fmean(ranks[side] for side in by_side if by_side[side] == bot) for bot in by_side.values()
        }
        if len(places) > 1:
            rows = model.rate([[ratings[bot]] for bot in places], ranks=list(places.values()))
            ratings |= {bot: row[0] for bot, row in zip(places, rows, strict=True)}
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}


def standings(bots: Sequence[str], results: Sequence[Result], teams: Teams) -> list[Standing]:
    """All bots, the best first."""
    ratings = rated(bots, results, teams)
    points: dict[str, list[float]] = {bot: [] for bot in bots}
    scores: dict[str, list[int]] = {bot: [] for bot in bots}
    for result in results:
        of_side = points_of(result.winners, teams)
        for side, bot in bots_of(result, teams).items():
            points[bot].append(of_side[side])
        for bot, score in zip(result.bots, result.scores, strict=True):
            scores[bot].append(score)
    rows = [
        Standing(
            bot,
            ratings[bot],
            Share(sum(points[bot]), len(points[bot])),
            fmean(scores[bot]) if scores[bot] else 0.0,
            pstdev(scores[bot]) if scores[bot] else 0.0,
        )
        for bot in bots
    ]
    return sorted(rows, key=lambda row: -row.rating.mu)


def pairs(bots: Sequence[str], results: Sequence[Result], teams: Teams) -> list[Pair]:
    """Every two bots against each other, in games of two sides; games of more sides have no pairs."""
    if len(set(teams)) != 2:
        return []
    found = []
    for first, second in combinations(bots, 2):
        met = [result for result in results if set(result.bots) == {first, second}]
        points = 0.0
        for result in met:
            by_side, of_side = bots_of(result, teams), points_of(result.winners, teams)
            points += sum(of_side[side] for side in by_side if by_side[side] == first)
        found.append(Pair((first, second), Share(points, len(met))))
    return found
