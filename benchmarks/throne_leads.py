"""Does a lead last? What it gains or loses in the turns to come with every thing that a hero has.

    .venv-compiled/bin/python benchmarks/throne_leads.py [GAMES] [TURNS] [SEED]      # needs the extra `docs`

Bots play as in playouts. At the beginning of a turn the lead of the active hero is counted in points of
health, by the evaluation itself, and again some turns later, when he is active again. If all worths are
right, nothing that he has now tells how it will change. If it grows with a token, the token brings more than
it counts: by the number told, for each of them (least squares; every hero has a column of his own, as the
one who is active and as the other).

Who wins in the end (`throne_worths.py`) hangs on so much luck that a thing must be seen ten times as often.
"""

import sys
from collections.abc import Iterator

import numpy as np

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.evaluations.dice_throne import hand_worth, strength, turns_left
from igroteka.bots.evaluations.dice_throne_boards import board_of
from igroteka.bots.evaluations.dice_throne_worths import COMPANION, CP
from igroteka.bots.mcts import Search
from igroteka.core.chance import source
from igroteka.core.kind import find_kind
from igroteka.games.dice_throne.board import BOARDS, STATUSES
from igroteka.games.dice_throne.keywords import MAIN_1
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.turn import MainPhase

GAMES, TURNS, SEED = 5_000, 2, 1
HEALTHY = 16  # of both heroes, at least: the last blows cut leads off
SEEN = 150  # positions with a thing, at least, to be told
THINGS = ("CP, for each point", "hand", "upgrades", "companions")
TOLD = [*THINGS, *[status.name for status in STATUSES]]
HEROES = len(BOARDS)

Array = np.ndarray
Position = tuple[int, float, Array | None]
"""Whose turn it is, the lead of the first hero, and the columns of the active one; None: too late."""


def main(games: int, turns: int, seed: int) -> None:
    rows: list[Array] = []
    changes: list[float] = []
    for number in range(games):
        positions = list(played(seed * games + number))
        for (active, lead, columns), (_, later, _) in zip(positions, positions[turns:], strict=False):
            if columns is not None:
                rows.append(columns)
                changes.append(later - lead if active == 0 else lead - later)
    features, gained = np.array(rows), np.array(changes)
    inverse = np.linalg.pinv(features.T @ features)
    found = inverse @ features.T @ gained
    left = gained - features @ found
    errors = np.sqrt(left @ left / len(left) * np.diag(inverse))
    print(f"{games} games, {len(rows)} positions, {turns} turns\n")
    print("| thing | brings more than it counts | standard error | positions |\n|---|---:|---:|---:|")
    for column, name in enumerate(TOLD):
        seen = np.count_nonzero(features[:, column])
        if seen >= SEEN:
            print(f"| {name} | {found[column]:+.2f} | {errors[column]:.2f} | {seen} |")


def played(seed: int) -> Iterator[Position]:
    """The positions of a game at the beginning of turns."""
    kind, search = find_kind("dice_throne"), Search(EVALUATIONS["dice_throne"], source(seed))
    table = kind.new(kind.setup(2, {}), source(seed))
    assert isinstance(table, Throne)
    turn = 0
    while not table.over:
        if table.turn != turn and table.phase == MAIN_1 and isinstance(table.question, MainPhase):
            turn = table.turn
            yield position(table)
        table.choose(search.decided(table))


def position(g: Throne) -> Position:
    """One position; what the active hero has counts for him, what the other has against him."""
    lowest = min(g.health_of(h.seat) for h in g.heroes)
    turns = turns_left(lowest)
    first, second = (g.health_of(h.seat) + strength(g, h, turns) for h in g.heroes)
    if lowest < HEALTHY:
        return g.active, first - second, None
    me, other = g.heroes[g.active], g.heroes[1 - g.active]
    whose = np.zeros(2 * HEROES)
    whose[me.kind] = whose[HEROES + other.kind] = 1.0
    columns = np.concatenate((belongings(me, turns) - belongings(other, turns), whose))
    return g.active, first - second, columns


def belongings(h: Hero, turns: float) -> Array:
    """What a hero has, and how many of every token."""
    board = board_of(h)
    companions = COMPANION.get(BOARDS[h.kind].name, ())
    worth = sum(worths[state] for worths, state in zip(companions, h.companions, strict=True))
    return np.array([CP[h.cp], hand_worth(h, board, turns), turns * board.gain, worth, *h.tokens])


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [GAMES, TURNS, SEED][len(numbers) :]))
