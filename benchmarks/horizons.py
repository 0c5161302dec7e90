"""How far should a search look? What its choice gains by the number of turns and of deals.

    .venv-compiled/bin/python benchmarks/horizons.py GAME [POSITIONS] [SEED] [by-turns]

At positions of games that go on as playouts do, every option that a search would compare is tried on the same
deals, which are played to the end of the game and valued at the end of every turn on the way. By the first
half of the deals the option is chosen that did best so many turns ahead, or in the mean of all turns up to
there, with the present one or without it; the second half tells how often it wins in the end, compared with
the mean of all options; then the other way round. That is the gain of a decision, in percent of games. It is
told compared with a choice by the end of the present turn and all these deals, with the standard error of the
difference. The noise is how much the difference of two options spreads from deal to deal.

By turns: the judge is what the last two turns are worth. There is less luck in it than in the end of a game,
so it needs a fifth of the positions, but it believes the evaluation.

It takes seconds where a duel of two bots takes an hour, and tells why they play as they do. But it judges by
playouts: what these never do is not seen.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from statistics import fmean, variance

from igroteka.bots.evaluation import Evaluation, Varied
from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.mcts import Search, Sights
from igroteka.core.chance import Source, seeded, source
from igroteka.core.kind import find_kind
from igroteka.core.table import Table

TURNS = {"dice_forge": 12, "epic": 6, "dice_throne": 6}
POSITIONS = 300
EVERY = 20  # decisions
MOST_OPTIONS = 8
DEALS = 128
FEW = (4, 8, 16, 32, DEALS // 2)  # deals to choose with
LONG = 10_000  # turns and decisions: to the end of a game

Values = list[list[list[float]]]
"""Of every option and deal: the chance at once, after each turn, and in the end if it is played so far."""


class Looking(Varied):
    """An evaluation that looks as far as it is told."""

    def __init__(self, evaluation: Evaluation) -> None:
        super().__init__(evaluation)
        self.turns = 1

    def reach(self, seats: int, simulations: int) -> tuple[int, int]:
        return self.turns, LONG


class Gains:
    """What choices by one way to look ahead have gained."""

    def __init__(self, places: range, judge: slice) -> None:
        self.places = places  # of what was seen of a deal: the mean of these counts
        self.judge = judge  # the same of the other deals, that tell what it is worth
        self.gained: list[list[float]] = [[] for _ in FEW]  # for each number of deals, a decision each
        self.noise: list[float] = []

    def add(self, values: Values) -> None:
        """Choose by one half of the deals, judge by the other."""
        options = [[fmean(deal[place] for place in self.places) for deal in option] for option in values]
        half = DEALS // 2
        for chosen_by, judged_by in ((slice(half), slice(half, DEALS)), (slice(half, DEALS), slice(half))):
            wins = [fmean(fmean(deal[self.judge]) for deal in option[judged_by]) for option in values]
            for deals, gained in zip(FEW, self.gained, strict=True):
                sums = [sum(option[chosen_by][:deals]) for option in options]
                gained.append(wins[sums.index(max(sums))] - fmean(wins))
        first, *others = options
        for option in others:
            self.noise.append(variance(a - b for a, b in zip(option, first, strict=True)))

    def cells(self, usual: list[float]) -> str:
        """The gains above the usual ones for every number of deals, and the noise."""
        gains = [difference(gained, usual) for gained in self.gained]
        return " | ".join([*gains, f"{100 * fmean(self.noise) ** 0.5:.1f}"])


def difference(gained: list[float], usual: list[float]) -> str:
    """How much more was gained, with the standard error; the two halves of a decision count as one."""
    more = [a - b for a, b in zip(gained, usual, strict=True)]
    decisions = [fmean(pair) for pair in zip(more[::2], more[1::2], strict=True)]
    error = (variance(decisions) / len(decisions)) ** 0.5
    return f"{100 * fmean(decisions):+.2f} ± {100 * error:.2f}"


def main(game: str, number: int, seed: int, by_turns: bool) -> None:
    turns = TURNS[game]
    judge = slice(turns - 1, turns + 1) if by_turns else slice(turns + 1, turns + 2)
    alone = [Gains(range(place, place + 1), judge) for place in range(turns + 1 + (not by_turns))]
    means = [Gains(range(first, last + 1), judge) for first in (1, 2) for last in range(first + 1, turns + 1)]
    luck = source(seed)
    for table in islice(positions(game, luck), number):
        values = tried(game, table, turns, luck, by_turns)
        for gains in alone + means:
            gains.add(values)
    usual = alone[1].gained[-1]
    print(f"{game}, {number} decisions; by the end of the present turn they gain {100 * fmean(usual):.2f}\n")
    print(f"| looks at | {' | '.join(f'{deals} deals' for deals in FEW)} | noise |")
    print(f"|---|{'---:|' * (len(FEW) + 1)}")
    names = ["at once", *[f"turn {turn}" for turn in range(1, turns + 1)], "the end"][: len(alone)]
    names += [f"turns {gains.places[0]} to {gains.places[-1]}" for gains in means]
    for name, gains in zip(names, alone + means, strict=True):
        print(f"| {name} | {gains.cells(usual)} |")


def positions(game: str, luck: Source) -> Iterator[Table]:
    """Positions with something to decide, from all parts of games; as many as are asked for."""
    kind, evaluation = find_kind(game), EVALUATIONS[game]
    while True:
        table = kind.new(kind.setup(2, {}), source(luck.draw(1 << 30)))
        search = Search(evaluation, source(luck.draw(1 << 30)))
        while not table.over:
            if luck.draw(EVERY) == 0 and len(evaluation.sensible(table)) > 1:
                yield table.clone()
            table.choose(search.decided(table))


def tried(game: str, table: Table, turns: int, luck: Source, by_turns: bool) -> Values:
    """Every option that a search would compare, on the same deals."""
    looking, seat = Looking(EVALUATIONS[game]), table.player
    search = Search(EVALUATIONS[game], source(luck.draw(1 << 30)))
    deals = [seeded(luck.draw(1 << 30)) for _ in range(DEALS)]
    found: Values = []
    for place in looking.sensible(table)[:MOST_OPTIONS]:
        found.append([])
        for deal in deals:
            after = table.clone()
            after.rng = deal
            after.choose(place)
            values = [looking.values(after)[seat]]
            before = table
            for looking.turns in [1] * turns + [LONG] * (not by_turns):
                sights = Sights(looking, before, 0)
                sights.look(after)
                search.play_on(after, sights, deal)
                before = after
                values.append(looking.between_turns(after)[seat])
            found[-1].append(values)
    return found


if __name__ == "__main__":
    game, *numbers = (argument for argument in sys.argv[1:] if argument != "by-turns")
    positions_and_seed = [int(number) for number in numbers] + [POSITIONS, 1][len(numbers) :]
    main(game, *positions_and_seed, by_turns="by-turns" in sys.argv)
