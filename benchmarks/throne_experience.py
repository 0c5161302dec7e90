"""Does a lead last? What it gains or loses in the turns to come with every thing that a hero has.

    .venv-compiled/bin/python benchmarks/throne_experience.py [GAMES] [SEED]      # needs the extra `docs`

Bots play as in playouts, but one decision in twenty is left to chance, so that all things are seen. At the
beginning of a turn the lead of the active hero is counted in points of health, by the evaluation itself, and
again when he is active the next time. If all worths are right, nothing that he has tells how it will change,
but for the two heroes: one is stronger than the other. If the lead grows while he has a token, the token
brings more than it counts. How much more everything has to count, so that leads last, is worked out by least
squares of differences between turns (LSTD): what is still there later counts there, too, but only nine
tenths, or what stays for long would have to explain everything. All that is more than two standard errors is
written to `dice_throne_experience.toml`.

Who wins in the end (`throne_worths.py`) hangs on so much luck that a thing must be seen ten times as often.
"""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import groupby
from pathlib import Path

import numpy as np

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.evaluations.dice_throne import strength, turns_left
from igroteka.bots.evaluations.dice_throne_experience import NUMBERS, things
from igroteka.bots.mcts import Search
from igroteka.core.chance import source
from igroteka.core.kind import find_kind
from igroteka.games.dice_throne.board import BOARDS
from igroteka.games.dice_throne.keywords import MAIN_1
from igroteka.games.dice_throne.state import Throne
from igroteka.games.dice_throne.turn import MainPhase

GAMES, SEED = 60_000, 1
CHUNK = 500  # games at a time
BY_CHANCE = 20  # one decision of so many
LATER = 2  # turns: the same hero is active again
STILL = 0.9  # of its worth that counts then if it is still there
HEALTHY = 16  # of both heroes, at least: the last blows cut leads off
CERTAIN = 2.0  # standard errors
SMALLEST = 0.1  # points that are worth a line
STEP = 0.05
RIDGE = 34.0  # times that a thing is taken to have been seen at its worth

HEROES = len(BOARDS)
COLUMNS = len(NUMBERS) + HEROES * HEROES  # things, and which heroes meet
FILE = Path(__file__).parents[1] / "src/igroteka/bots/evaluations/dice_throne_experience.toml"

Array = np.ndarray
Position = tuple[int, float, float, Array]
"""Whose turn it is, the lowest health, his lead, and what he has more than the other."""


def main(games: int, seed: int) -> None:
    parts = [range(first, first + CHUNK) for first in range(seed * games, (seed + 1) * games, CHUNK)]
    now_later, now_now, gains = np.zeros((COLUMNS, COLUMNS)), np.zeros((COLUMNS, COLUMNS)), np.zeros(COLUMNS)
    squares, positions = 0.0, 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, (before, changes, gained) in enumerate(pool.map(seen, parts), 1):
            now_later += before.T @ changes
            now_now += before.T @ before
            gains += before.T @ gained
            squares += float(gained @ gained)
            positions += len(gained)
            print(f"\r{number * CHUNK} games", end="", file=sys.stderr, flush=True)
    times = np.diag(now_now)
    doubt = np.where(np.arange(COLUMNS) < len(NUMBERS), RIDGE, 1e-9) + (times == 0)
    inverse = np.linalg.inv(now_later + np.diag(doubt))
    worths = inverse @ gains
    errors = np.sqrt(squares / positions * np.diag(inverse @ now_now @ inverse.T))
    rows = [
        (name, worth, round(STEP * round(worth / STEP), 2))
        for name, worth, error in zip(NUMBERS, worths, errors, strict=False)
        if abs(worth) > max(CERTAIN * error, SMALLEST)
    ]
    lines = [
        f"# Written by benchmarks/throne_experience.py: {games} games, {positions} positions.",
        "# Points of health that each thing counts more.",
    ]
    for heading, under in groupby(sorted(rows), lambda row: row[0].partition(".")[0]):
        lines += ["", f"[{heading}]", *[f"{name.partition('.')[2]} = {worth}" for name, _, worth in under]]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"\n{len(rows)} of {len(NUMBERS)} things")


def seen(seeds: range) -> tuple[Array, Array, Array]:
    """Of all pairs of positions: what is there before, what of it is gone later, how the lead changed."""
    before: list[Array] = []
    changes: list[Array] = []
    gained: list[float] = []
    for seed in seeds:
        positions = list(played(seed))
        for (active, lowest, lead, there), (whose, _, later, left) in zip(
            positions, positions[LATER:], strict=False
        ):
            if lowest >= HEALTHY and active == whose:
                before.append(there)
                changes.append(
                    np.concatenate(((there - STILL * left)[: len(NUMBERS)], there[len(NUMBERS) :]))
                )
                gained.append(later - lead)
    return np.array(before), np.array(changes), np.array(gained)


def played(seed: int) -> Iterator[Position]:
    """The positions of a game at the beginning of turns."""
    kind, luck = find_kind("dice_throne"), source(seed)
    search = Search(EVALUATIONS["dice_throne"], source(luck.draw(1 << 30)))
    table = kind.new(kind.setup(2, {}), source(luck.draw(1 << 30)))
    assert isinstance(table, Throne)
    turn = 0
    while not table.over:
        if table.turn != turn and table.phase == MAIN_1 and isinstance(table.question, MainPhase):
            turn = table.turn
            yield position(table)
        if luck.draw(BY_CHANCE):
            table.choose(search.decided(table))
        else:
            places = search.evaluation.sensible(table)
            table.choose(places[luck.draw(len(places))])


def position(g: Throne) -> Position:
    """One position; what the active hero has counts for him, what the other has against him."""
    lowest = min(g.health_of(h.seat) for h in g.heroes)
    turns = turns_left(lowest)
    me, other = g.heroes[g.active], g.heroes[1 - g.active]
    there = np.zeros(COLUMNS)
    lead = 0.0
    for h, sign in ((me, 1.0), (other, -1.0)):
        lead += sign * (g.health_of(h.seat) + strength(g, h, turns))
        for thing, amount in things(h, turns):
            there[thing] += sign * amount
    there[len(NUMBERS) + HEROES * me.kind + other.kind] = 1.0
    return g.active, lowest, lead, there


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [GAMES, SEED][len(numbers) :]))
