"""Which weights of Dice Forge's bots are too high, which too low?

    .venv-compiled/bin/python benchmarks/forge_tuning.py [SECONDS] [SEED]      # needs the extra `docs`

Pairs of bots play 30 games each. One counts every resource and every card more or less than now, as chance
has it, the other the opposite: a resource by 15 % (with 1 to 3, 4 to 6, 7 and more own turns to come), a card
by one glory. What share of the points goes with counting it more is worked out by least squares. The bots
play as in playouts, by habit and one look ahead: a game takes a thousandth of a second, so that a minute
tells differences of half a percent. Two evaluations are made one after the other from the same lists of
weights, changed in between: they keep what they have read.
"""

import random
import sys
from time import monotonic

from tuning import explained, match

from igroteka.bots.evaluations.dice_forge import DiceForgeEvaluation
from igroteka.bots.evaluations.dice_forge_outlook import GOLD_WORTH, MOON_WORTH, SUN_WORTH
from igroteka.games.dice_forge.catalogue import CARD_NAMES

SECONDS = 60
SEEDS = 15  # of a pair; both seats
WORTHS = {"gold": GOLD_WORTH, "sun": SUN_WORTH, "moon": MOON_WORTH}
NOW = {name: tuple(worths) for name, worths in WORTHS.items()}
TURNS = {"1-3": range(1, 4), "4-6": range(4, 7), "7-": range(7, 11)}
RESOURCES = [(name, turns) for name in WORTHS for turns in TURNS]
TOLD = [*[f"{name}, {turns} turns" for name, turns in RESOURCES], *CARD_NAMES]
STEP = 0.15
GLORY = 1.0
PLAYERS = 2


def main(seconds: float, seed: int) -> None:
    chance = random.Random(seed)
    rows: list[list[int]] = []
    shares: list[float] = []
    stop = monotonic() + seconds
    while monotonic() < stop:
        row = [chance.choice((-1, 1)) for _ in TOLD]
        start = (seed << 30) + len(rows) * SEEDS
        seeds = range(start, start + SEEDS)
        shares.append(match("dice_forge", {"cards": "random"}, varied(row, 1), varied(row, -1), seeds))
        rows.append(row)
    print(f"{2 * SEEDS * len(rows)} games\n\n{explained(TOLD, rows, shares)}")


def varied(row: list[int], sign: int) -> DiceForgeEvaluation:
    """An evaluation with every weight a step higher or lower."""
    for (name, turns), step in zip(RESOURCES, row[: len(RESOURCES)], strict=True):
        for k in TURNS[turns]:
            WORTHS[name][k] = NOW[name][k] * (1 + sign * step * STEP)
    evaluation = DiceForgeEvaluation()
    outlooks = {id(outlook): outlook for seats in evaluation.outlooks[PLAYERS] for outlook in seats}
    for outlook in outlooks.values():
        for card, step in enumerate(row[len(RESOURCES) :]):
            outlook.cards[card] += sign * step * GLORY
    return evaluation


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [SECONDS, 1][len(numbers) :]))
