"""How many ways to use a main action of Dice Forge should a search compare?

    .venv-compiled/bin/python benchmarks/forge_ways.py [SECONDS] [SEED]

At main actions with more than six options, in games that go on as playouts do, every option is tried on the
same deals, which are played to the end. By one half of the deals the option is chosen that did best in the
mean of the turns that `expert` looks at, among the 3, 6, 9, 12 that gain most at first sight, or among all;
the other half tells how often it wins in the end. Told is the difference to a choice among six, in percent
of games for each such decision. It judges by playouts, like `horizons.py`.
"""

import random
import sys
from statistics import fmean, stdev
from time import monotonic

from igroteka.bots.evaluations.dice_forge import WAYS, DiceForgeEvaluation
from igroteka.bots.levels import LEVELS
from igroteka.bots.mcts import Search, Sights
from igroteka.core.chance import seeded, source
from igroteka.core.kind import find_kind
from igroteka.core.table import Table
from igroteka.games.dice_forge.state import Forge
from igroteka.games.dice_forge.turn import MainAction

SECONDS = 100
DEALS = 96
EVERY = 4  # main actions with many options
SIMULATIONS = LEVELS["expert"].simulations["dice_forge"]  # they say how far it looks
ALL = 1_000
NUMBERS = (3, WAYS, 9, 12, ALL)  # of options to choose among
LONG = 10_000  # turns and decisions: to the end of a game

EVALUATION = DiceForgeEvaluation()


def main(seconds: float, seed: int) -> None:
    chance = random.Random(seed)
    kind = find_kind("dice_forge")
    search = Search(EVALUATION, source(seed))
    wins: dict[int, list[float]] = {number: [] for number in NUMBERS}
    stop = monotonic() + seconds
    while monotonic() < stop:
        table = kind.new(kind.setup(2, {}), source(chance.getrandbits(30)))
        while not table.over and monotonic() < stop:
            assert isinstance(table, Forge)
            many = isinstance(table.question, MainAction) and len(table.options) > WAYS
            if many and chance.randrange(EVERY) == 0:
                judge(table, search, chance, wins)
            table.choose(search.decided(table))
    print(f"{len(wins[WAYS]) // 2} decisions\n\n| of | gain, % | 95 % |\n|---|---:|---:|")
    for number, found in wins.items():
        gains = [100 * (mine - six) for mine, six in zip(found, wins[WAYS], strict=True)]
        error = 1.96 * stdev(gains) / len(gains) ** 0.5
        print(f"| {'all' if number == ALL else number} | {fmean(gains):+.2f} | {error:.2f} |")


def judge(table: Table, search: Search, chance: random.Random, wins: dict[int, list[float]]) -> None:
    """Choose among so many options by one half of the deals, judge by the other; then the other way round."""
    deals = [seeded(chance.getrandbits(30)) for _ in range(DEALS)]
    tried = [[played(table, i, search, deal) for deal in deals] for i in ranked(table)]
    first, second = slice(DEALS // 2), slice(DEALS // 2, DEALS)
    for chosen_by, judged_by in ((first, second), (second, first)):
        for number, found in wins.items():
            sums = [sum(mean for mean, _ in option[chosen_by]) for option in tried[:number]]
            best = tried[sums.index(max(sums))]
            found.append(fmean(end for _, end in best[judged_by]))


def ranked(table: Table) -> list[int]:
    """The places of all options, what gains most at first sight first."""
    order: list[int] = []
    for number in range(1, len(table.options) + 1):
        order += [i for i in EVALUATION.ways(table, number) if i not in order]
    return order


def played(table: Table, i: int, search: Search, deal: int) -> tuple[float, float]:
    """What came of an option for who decides: in the mean of the turns looked at, and in the end."""
    after = table.clone()
    after.rng = deal
    after.choose(i)
    sights = Sights(EVALUATION, table, SIMULATIONS)
    sights.look(after)
    search.play_on(after, sights, deal)
    if not after.over:
        rest = Sights(EVALUATION, after, SIMULATIONS)
        rest.left, rest.decisions = LONG, LONG
        search.play_on(after, rest, deal)
    return sights.mean()[table.player], EVALUATION.values(after)[table.player]


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [SECONDS, 1][len(numbers) :]))
