"""What the games of `balance.py` say: shares of points with intervals, and which of them are more than noise.

Winners share the one point of a game; a draw is shared by all. So a player among two expects 50 %.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from balance_games import Played, Study

from igroteka.arena.ratings import Share, points_of
from igroteka.arena.tournament import teams_of
from igroteka.core.kind import find_kind

FALSE_ALARMS = 0.05  # of all that is called certain, at most so much is chance


@dataclass(frozen=True, slots=True)
class Measured:
    """A share of points, and what it would be if nothing mattered."""

    name: str
    share: Share
    expected: float = 0.5

    @property
    def surprise(self) -> float:
        """How likely chance alone gives a share as far from the expected one."""
        if not self.share.games:
            return 1.0
        spread = sqrt(self.expected * (1 - self.expected) / self.share.games)
        return 2 * NormalDist().cdf(-abs(self.share.share - self.expected) / spread)


def certain(rows: Iterable[Measured]) -> list[Measured]:
    """Those that are no noise, the best first.

    Among a hundred cards some look strong by luck, whatever the interval of each. So they are judged together
    (Benjamini and Hochberg, 1995): of all that come out of here, one in twenty may be chance.
    """
    ranked = sorted(rows, key=lambda row: row.surprise)
    limits = [FALSE_ALARMS * rank / len(ranked) for rank in range(1, len(ranked) + 1)]
    passed = [n for n, row in enumerate(ranked, 1) if row.surprise <= limits[n - 1]]
    return best_first(ranked[: max(passed, default=0)])


def best_first(rows: Iterable[Measured]) -> list[Measured]:
    """Those with the largest share first."""
    return sorted(rows, key=lambda row: -row.share.share)


def shared(points: Sequence[float]) -> Share:
    """The share of points of somebody who got these, game after game."""
    return Share(sum(points), len(points))


def by_name(rows: Iterable[tuple[str, float]]) -> dict[str, Share]:
    """Points of each name, added up."""
    points: dict[str, list[float]] = {}
    for name, point in rows:
        points.setdefault(name, []).append(point)
    return {name: shared(won) for name, won in points.items()}


def total(shares: Sequence[Share]) -> Share:
    """Shares of different games, added up."""
    return Share(sum(share.points for share in shares), sum(share.games for share in shares))


def points_by_seat(game: Played) -> list[float]:
    """The point of a game in which everybody plays alone."""
    return list(points_of(game.winners, range(len(game.scores))).values())


def places(study: Study, games: Sequence[Played]) -> list[Measured]:
    """What whoever begins wins, the next in turn, and so on; of teams, that which begins and the other."""
    kind = find_kind(study.game)
    teams = teams_of(kind, kind.setup(study.players, study.settings[0]))
    sides = len(set(teams))
    points: list[list[float]] = [[] for _ in range(sides)]
    for game in games:
        for side, point in points_of(game.winners, teams).items():
            points[(side - teams[game.first]) % sides].append(point)
    return [
        Measured(f"{study.title}: turn {place}", shared(won), 1 / sides)
        for place, won in enumerate(points, 1)
    ]
