"""How far should a search look? What its choice gains by the number of turns and of deals.

    .venv-compiled/bin/python benchmarks/horizons.py GAME [POSITIONS] [SEED]

At positions of games that go on as playouts do, every option that a search would compare is tried on the same
deals, which are played to the end of the game and valued at the end of some turns on the way. By the first
half of the deals the option is chosen that did best so many turns ahead; the second half tells how often it
wins in the end, compared with the mean of all options; then the other way round. That is the gain of a
decision, in percent of games. The noise is how much the difference of two options spreads from deal to deal.

It takes seconds where a duel of two bots takes an hour, and tells why they play as they do. But it judges by
playouts: what these never do is not seen.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from statistics import fmean, variance

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.mcts import Search
from igroteka.core.chance import Source, seeded, source
from igroteka.core.kind import find_kind
from igroteka.core.table import Table

HORIZONS = {"dice_forge": (2, 4, 6, 8, 12), "epic": (1, 2, 3, 4, 6), "dice_throne": (1, 2, 3, 4, 6)}
POSITIONS = 300
EVERY = 20  # decisions
MOST_OPTIONS = 8
DEALS = 96
FEW = (4, 16, DEALS // 2)  # deals to choose with
LONG = 10_000  # decisions: to the end of a game

Values = list[list[list[float]]]
"""Of every option and deal: the chance at once, after each horizon, and in the end."""


@dataclass(slots=True)
class Gain:
    """What choices by one horizon have gained."""

    gained: list[list[float]]  # for each number of deals, a decision each
    noise: list[float]


def main(game: str, number: int, seed: int) -> None:
    horizons = HORIZONS[game]
    told = ["at once", *[f"{turns} turns" for turns in horizons], "the end"]
    gains = [Gain([[] for _ in FEW], []) for _ in told]
    luck = source(seed)
    for table in islice(positions(game, luck), number):
        values = tried(game, table, horizons, luck)
        for place, gain in enumerate(gains):
            add(gain, [[deal[place] for deal in option] for option in values], values)
    print(f"{game}, {number} decisions\n")
    print(f"| looks to | {' | '.join(f'{deals} deals' for deals in FEW)} | noise |")
    print(f"|---|{'---:|' * (len(FEW) + 1)}")
    for name, gain in zip(told, gains, strict=True):
        cells = [f"{100 * fmean(found):+.2f}" for found in gain.gained]
        print(f"| {name} | {' | '.join(cells)} | {100 * fmean(gain.noise) ** 0.5:.1f} |")


def positions(game: str, luck: Source) -> Iterator[Table]:
    """Positions with something to decide, from all parts of games; as many as are asked for."""
    kind, evaluation = find_kind(game), EVALUATIONS[game]
    while True:
        table = kind.new(kind.setup(2, {}), source(luck.draw(1 << 30)))
        search = Search(evaluation, source(luck.draw(1 << 30)))
        while not table.over:
            if luck.draw(EVERY) == 0 and len(evaluation.sensible(table)) > 1:
                yield table.clone()
            table = search.decided(table)


def tried(game: str, table: Table, horizons: tuple[int, ...], luck: Source) -> Values:
    """Every option that a search would compare, on the same deals."""
    evaluation, seat = EVALUATIONS[game], table.player
    search = Search(evaluation, source(luck.draw(1 << 30)))
    deals = [seeded(luck.draw(1 << 30)) for _ in range(DEALS)]
    start = evaluation.turn(table)
    found: Values = []
    for place in evaluation.sensible(table)[:MOST_OPTIONS]:
        found.append([])
        for deal in deals:
            after = table.clone()
            after.rng = deal
            after.choose(place)
            values, looked = [evaluation.values(after)[seat]], 0
            for turns in (*horizons, LONG):
                search.turns, search.playout = turns - looked, LONG
                after = search.played(after, start + looked, deal)
                looked = turns
                values.append(evaluation.values(after)[seat])
            found[-1].append(values)
    return found


def add(gain: Gain, options: list[list[float]], values: Values) -> None:
    """Choose by one half of the deals, judge by the other."""
    half = DEALS // 2
    for chosen_by, judged_by in ((slice(0, half), slice(half, DEALS)), (slice(half, DEALS), slice(0, half))):
        wins = [fmean(deal[-1] for deal in option[judged_by]) for option in values]
        for deals, gained in zip(FEW, gain.gained, strict=True):
            sums = [sum(option[chosen_by][:deals]) for option in options]
            gained.append(wins[sums.index(max(sums))] - fmean(wins))
    first, *others = options
    for option in others:
        gain.noise.append(variance(a - b for a, b in zip(option, first, strict=True)))


if __name__ == "__main__":
    game, *numbers = sys.argv[1:]
    main(game, *([int(number) for number in numbers] + [POSITIONS, 1][len(numbers) :]))
