"""Which worths of Dice Throne's bots are too high, which too low?

    .venv-compiled/bin/python benchmarks/throne_tuning.py [PAIRS] [SEED]      # needs the extra `docs`

Pairs of bots play 80 games each. In one of them every worth of `WORTHS` is a quarter higher or lower, as
chance has it, in the other the opposite. What share of the points goes with a worth being higher is worked
out by least squares. The bots look one decision ahead, hands open, and keep dice by the odds: a game takes a
twentieth of a second.

This says what a thing is worth to such bots. Explaining the results of games by what players had
(`throne_worths.py`) says less: who has much was often ahead for other reasons.
"""

import gc
import random
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from tuning import explained, match

from igroteka.bots import evaluations
from igroteka.bots.evaluation import Evaluation

PAIRS = 100
SEEDS = 40  # of a pair; both seats
STEP = 1.25
GOOD, BAD, ALL = 1, -1, 0
WORTHS = {  # of modules, each of which needs those before it: name, and which of its numbers
    "dice_throne_worths": (
        ("CP", ALL),
        ("CARD", ALL),
        ("LOOSE", ALL),
        ("DEFENDED", ALL),
        ("ALTERING", ALL),
        ("TOKEN", GOOD),
        ("TOKEN", BAD),
        ("TOKEN_PER_TURN", BAD),
        ("COMPANION", ALL),
    ),
    "dice_throne_boards": (
        ("DEFENCES", ALL),
        ("PART_OF_CARD", ALL),
        ("PART_OF_MAIN", ALL),
        ("PART_OF_UPGRADE", ALL),
        ("SOLD", ALL),
    ),
    "dice_throne": (("INCOME", ALL), ("PER_TURN", ALL)),
}
ALL_WORTHS = [worth for worths in WORTHS.values() for worth in worths]
SIGNS = {GOOD: " > 0", BAD: " < 0", ALL: ""}
PACKAGE = evaluations.__name__
FOLDER = Path(evaluations.__path__[0])


def main(pairs: int, seed: int) -> None:
    chance = random.Random(seed)
    rows: list[list[int]] = []
    shares: list[float] = []
    for pair in range(pairs):
        row = [chance.choice((-1, 1)) for _ in ALL_WORTHS]
        first, second = varied(row), varied([-sign for sign in row])
        start = (seed * pairs + pair) * SEEDS
        shares.append(match("dice_throne", {}, first, second, range(start, start + SEEDS)))
        rows.append(row)
        gc.collect()  # tables of dice of bots that are gone
    told = [f"{name}{SIGNS[which]}" for name, which in ALL_WORTHS]
    print(f"{2 * SEEDS * pairs} games\n\n{explained(told, rows, shares)}")


def varied(row: list[int]) -> Evaluation:
    """The evaluation with every worth a step higher or lower: interpreted copies of its modules."""
    kept = {f"{PACKAGE}.{name}": sys.modules[f"{PACKAGE}.{name}"] for name in WORTHS}
    signs = iter(row)
    for name, worths in WORTHS.items():
        copy = sys.modules[f"{PACKAGE}.{name}"] = copied(name)
        for worth, which in worths:
            setattr(copy, worth, scaled(getattr(copy, worth), STEP ** next(signs), which))
    sys.modules.update(kept)
    evaluation: Evaluation = copy.DiceThroneEvaluation()
    return evaluation


def copied(name: str) -> ModuleType:
    """A module once more, from its source."""
    spec = spec_from_file_location(f"{PACKAGE}.{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def scaled(worth: Any, factor: float, which: int) -> Any:
    """A worth, or all in a collection, times a factor."""
    if isinstance(worth, dict):
        return {key: scaled(value, factor, which) for key, value in worth.items()}
    if isinstance(worth, (list, tuple)):
        return type(worth)(scaled(value, factor, which) for value in worth)
    return worth * factor if which * worth >= 0 else worth


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [PAIRS, 1][len(numbers) :]))
