"""Who plays better: every bot against every other, from every seat, with the same seeds.

A tournament is a list of games in a fixed order: for every seed all seatings. So luck is shared fairly, and
a tournament that is stopped early is a fair smaller one. Results may be kept in a file; a game that is
there already is not played again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from igroteka.arena.cluster import played_on_ray
from igroteka.arena.ratings import Share, Teams, pairs, standings
from igroteka.arena.results import Key, Result, appending, read_results
from igroteka.arena.simulate import Chunk, Progress, Tally, played
from igroteka.bots import bots_for_seats
from igroteka.core.chance import source
from igroteka.core.errors import SetupError
from igroteka.core.game import checked_seed
from igroteka.core.kind import Kind, find_kind


@dataclass(frozen=True, slots=True)
class Plan:
    """All games of a tournament in their order, each a piece of work of its own."""

    game: str
    setup: Mapping[str, Any]
    bots: tuple[str, ...]
    teams: Teams
    seeds: range
    games: tuple[Chunk, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A tournament, whole or as far as it came."""

    plan: Plan
    results: tuple[Result, ...]
    stopped: bool  # before all games were played

    def as_data(self) -> dict[str, Any]:
        """Plain data, without anything that depends on time."""
        plan = self.plan
        return {
            "game": plan.game,
            "setup": dict(plan.setup),
            "seed": plan.seeds.start,
            "planned": len(plan.games),
            "games": len(self.results),
            "decisions": sum(result.decisions for result in self.results),
            "cut": sum(result.cut for result in self.results),
            "bots": [
                {
                    "bot": row.bot,
                    "rating": asdict(row.rating),
                    **share_data(row.share),
                    "mean_score": row.mean_score,
                    "score_spread": row.score_spread,
                }
                for row in standings(plan.bots, self.results, plan.teams)
            ],
            "pairs": [
                {"bots": list(pair.bots), **share_data(pair.share)}
                for pair in pairs(plan.bots, self.results, plan.teams)
            ],
        }


def share_data(share: Share) -> dict[str, Any]:
    """A share as plain data."""
    interval = list(share.interval)
    return {"games": share.games, "points": share.points, "share": share.share, "interval": interval}


def plan(
    game: str,
    bots: Sequence[str],
    players: int = 2,
    games: int = 100,
    seed: int = 0,
    setup: Mapping[str, Any] | None = None,
) -> Plan:
    """So many games of every seating; game k of each has seed S + k."""
    kind = find_kind(game)
    checked = kind.setup_here(players, setup or {})
    first = checked_seed(seed)
    names = checked_bots(bots)
    teams = teams_of(kind, checked)
    seeds = range(first, first + games)
    seated = seatings(names, teams)
    chunks = tuple(Chunk(game, checked, range(k, k + 1), bots) for k in seeds for bots in seated)
    return Plan(game, checked, names, teams, seeds, chunks)


def play(
    plan: Plan,
    jobs: int = 1,
    out: Path | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Outcome:
    """Play what has no result in `out` yet. Ctrl-C stops it; what is done by then is the outcome."""
    version = find_kind(plan.game).version
    done = read_results(out, plan.game, version, plan.setup) if out else {}
    missing = [chunk for chunk in plan.games if key_of(chunk) not in done]
    there = len(plan.games) - len(missing)
    stopped = False
    try:
        playing = played_on_ray(missing, ray, jobs) if ray and missing else played(missing, jobs)
        with appending(out) as append, closing(playing) as tallies:
            for number, (chunk, tally) in enumerate(zip(missing, tallies, strict=True), there + 1):
                result = result_of(chunk, version, tally)
                append(result.line())
                done[result.key] = result
                if progress is not None:
                    progress(number)
    except KeyboardInterrupt:
        stopped = True
    results = tuple(done[key_of(chunk)] for chunk in plan.games if key_of(chunk) in done)
    return Outcome(plan, results, stopped)


def checked_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Bots that exist, each once."""
    for number, name in enumerate(bots):
        bots_for_seats([name], 1)
        if name in bots[:number]:
            raise SetupError("setup-bot-twice", given=name)
    return tuple(bots)


def teams_of(kind: Kind, setup: Mapping[str, Any]) -> Teams:
    """The side of every seat. A game with teams names them in the rows of its players that everybody sees."""
    seats: int = setup["players"]
    for rows in kind.view(kind.new(setup, source(0)), None).values():
        if isinstance(rows, list) and len(rows) == seats:
            teams = tuple(row["team"] for row in rows if isinstance(row, Mapping) and "team" in row)
            if len(teams) == seats:
                return teams
    return tuple(range(seats))


def seatings(bots: Sequence[str], teams: Teams) -> list[tuple[str, ...]]:
    """The bots by seat, in all ways that are played: as many bots as there are sides, turned around.

    Of two sides these are all ordered pairs. Fewer bots than sides repeat in turn: a b a b, b a b a. So every
    bot has every side equally often. A team is played by one bot.
    """
    sides = sorted(set(teams))
    found = []
    for group in combinations(bots, min(len(bots), len(sides))):
        for turn in range(len(group)):
            found.append(tuple(group[(turn + sides.index(team)) % len(group)] for team in teams))
    return found


def key_of(chunk: Chunk) -> Key:
    """Which game it is that a chunk of one game plays."""
    return chunk.bots, chunk.seeds[0]


def result_of(chunk: Chunk, version: int, tally: Tally) -> Result:
    """What was counted over one game is its result."""
    winners = tuple(seat for seat, wins in enumerate(tally.wins) if wins)
    bots, seed = key_of(chunk)
    return Result(
        chunk.game,
        version,
        dict(chunk.setup),
        bots,
        seed,
        winners,
        tally.scores,
        tally.decisions,
        bool(tally.cut),
    )
