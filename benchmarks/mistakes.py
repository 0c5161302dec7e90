"""Where do playouts go wrong? What their choices gain, question by question, and what a look ahead would.

    .venv-compiled/bin/python benchmarks/mistakes.py GAME [GAMES] [SEED]

In games that go on as playouts do, the options of some decisions are tried on the same deals, as far as
searches look. The gain of a choice is what comes of it above the mean of all options, in percent of chances
to win. A look ahead chooses by one half of the deals and is judged by the other, then the other way round.
Where it gains clearly more, first sight compares what cannot be compared, or goes by a single throw of the
dice.

What a choice gains here a player may lose later: only games between playouts tell what a remedy brings.
"""

import sys
from collections import defaultdict
from statistics import fmean

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.mcts import Search, Sights
from igroteka.core.chance import Source, seeded, source
from igroteka.core.kind import find_kind
from igroteka.core.table import Table

GAMES = 100
EVERY = 3  # decisions
DEALS = 12
SIMULATIONS = 100  # of such a search


class Gains:
    """What choices at one question have gained."""

    def __init__(self) -> None:
        self.habitual: list[float] = []  # as playouts choose
        self.ahead: list[float] = []

    def add(self, options: list[list[float]], habitual: list[float]) -> None:
        """What came of every option, and of what a playout does, on each deal."""
        self.habitual.append(fmean(habitual) - fmean(map(fmean, options)))
        half = DEALS // 2
        for chosen_by, judged_by in ((slice(half), slice(half, DEALS)), (slice(half, DEALS), slice(half))):
            best = max(options, key=lambda deals: sum(deals[chosen_by]))
            judged = [fmean(deals[judged_by]) for deals in options]
            self.ahead.append(fmean(best[judged_by]) - fmean(judged))


def main(game: str, games: int, seed: int) -> None:
    found: dict[str, Gains] = defaultdict(Gains)
    kind, luck = find_kind(game), source(seed)
    search = Search(EVALUATIONS[game], source(luck.draw(1 << 30)))
    for _ in range(games):
        table = kind.new(kind.setup(2, {}), source(luck.draw(1 << 30)))
        while not table.over:
            if len(search.evaluation.sensible(table)) > 1 and luck.draw(EVERY) == 0:
                found[type(table.question).__name__].add(*tried(search, table, luck))
            table.choose(search.decided(table))
    print(f"{game}, {games} games\n")
    print("| question | in a game | playouts gain | looking ahead | more in a game |")
    print("|---|---:|---:|---:|---:|")
    for question, gains in found.items():
        number = EVERY * len(gains.habitual) / games
        habitual, ahead = 100 * fmean(gains.habitual), 100 * fmean(gains.ahead)
        more = number * (ahead - habitual)
        print(f"| {question} | {number:.1f} | {habitual:+.2f} | {ahead:+.2f} | {more:+.1f} |")


def tried(search: Search, table: Table, luck: Source) -> tuple[list[list[float]], list[float]]:
    """What comes of every option, and of what a playout does, on the same deals."""
    deals = [seeded(luck.draw(1 << 30)) for _ in range(DEALS)]
    options: list[list[float]] = []
    for place in search.evaluation.sensible(table):
        options.append([])
        for deal in deals:
            after = dealt(table, deal)
            after.choose(place)
            options[-1].append(played_on(search, table, after, deal))
    habitual: list[float] = []
    for deal in deals:
        after = dealt(table, deal)
        after.choose(search.decided(after))
        habitual.append(played_on(search, table, after, deal))
    return options, habitual


def dealt(table: Table, deal: int) -> Table:
    """The same table with other luck."""
    after = table.clone()
    after.rng = deal
    return after


def played_on(search: Search, before: Table, after: Table, deal: int) -> float:
    """What comes of it for whoever decided."""
    sights = Sights(search.evaluation, before, SIMULATIONS)
    sights.look(after)
    search.play_on(after, sights, deal)
    return sights.mean()[before.player]


if __name__ == "__main__":
    game, *numbers = sys.argv[1:]
    main(game, *([int(number) for number in numbers] + [GAMES, 1][len(numbers) :]))
