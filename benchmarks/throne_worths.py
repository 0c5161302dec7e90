"""Is everything in Dice Throne worth what the bots think? What helped to win, in points of health.

    .venv-compiled/bin/python benchmarks/throne_worths.py [GAMES]      # needs the extra `docs`

Greedy bots play. Who wins is explained by what both heroes have at the beginning of every turn (logistic
regression): 1.0 means that a thing helped to win as much as so many points of health as it counts in
`igroteka.bots.evaluations.dice_throne_worths`, 0.5 that it counts twice too much. Heroes have a column each,
so that what a thing is worth is not mixed up with whose it is. Positions of one game are not independent:
the standard errors take the games for that.
"""

import sys

import numpy as np

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.evaluations.dice_throne import at_rest, deciding_lead, hand_worth, turns_left
from igroteka.bots.evaluations.dice_throne_boards import board_of
from igroteka.bots.evaluations.dice_throne_worths import COMPANION, CP, token_worth
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.protocol import situation_of
from igroteka.core.chance import source
from igroteka.core.kind import find_kind
from igroteka.games.dice_throne.board import BOARDS, STATUSES
from igroteka.games.dice_throne.state import Hero, Throne

GAMES = 1_000
THINGS = ("health", "CP", "hand", "upgrades", "companions", "turn")
COLUMNS = [*THINGS, *[status.name for status in STATUSES], *[board.name for board in BOARDS]]
FIRST_TOKEN, FIRST_HERO = len(THINGS), len(THINGS) + len(STATUSES)
EXPECTED = 1.0  # of things and tokens, as long as games do not say otherwise ...
DOUBT = 4.0  # ... so strongly: a token that is hardly ever seen stays there
SEEN = 0.005  # of positions, at least, to be told

Array = np.ndarray


def main(games: int) -> None:
    rows, won, game = [], [], []
    for number in range(games):
        positions, winner = played(number)
        rows += positions
        won += [winner == 0] * len(positions)
        game += [number] * len(positions)
    features = np.array(rows)
    found, errors = explained(features, np.array(won, dtype=float), np.array(game))
    print(f"{games} games, {len(rows)} positions")
    print("| thing | helped, of what it counts | standard error |\n|---|---:|---:|")
    for column, name in enumerate(COLUMNS[:FIRST_HERO]):
        if np.mean(features[:, column] != 0) >= SEEN:
            print(f"| {name} | {found[column] / found[0]:.2f} | {errors[column] / found[0]:.2f} |")


def played(seed: int) -> tuple[list[Array], int | None]:
    """The positions of a game of greedy bots at the beginning of turns, and who won; nothing of a draw."""
    kind, evaluation = find_kind("dice_throne"), EVALUATIONS["dice_throne"]
    table = kind.new(kind.setup(2, {}), source(seed))
    bots = [GreedyBot(evaluation, 2 * seed + seat) for seat in range(2)]
    found: list[Array] = []
    turn = 0
    while not table.over:
        if evaluation.turn(table) != turn:
            turn = evaluation.turn(table)
            assert isinstance(table, Throne)
            resting = at_rest(table)
            if not resting.over:
                found.append(position(resting))
        option = bots[table.player].choose(situation_of(kind, table))
        table.choose(table.options.index(option))
    winners = table.winners()
    return (found, winners[0]) if len(winners) == 1 else ([], None)


def position(g: Throne) -> Array:
    """What the first hero has more than the second, on the scale on which the evaluation compares them."""
    lowest = min(g.health_of(h.seat) for h in g.heroes)
    turns = turns_left(lowest)
    first, second = (belongings(g, h, turns) for h in g.heroes)
    lead: Array = (first - second) / deciding_lead(lowest)
    return lead


def belongings(g: Throne, h: Hero, turns: float) -> Array:
    """A hero's columns."""
    found = np.zeros(len(COLUMNS))
    board = board_of(h)
    companions = COMPANION.get(BOARDS[h.kind].name, ())
    found[:FIRST_TOKEN] = (
        g.health_of(h.seat),
        CP[h.cp],
        hand_worth(h, board, turns),
        turns * board.gain,
        sum(worths[state] for worths, state in zip(companions, h.companions, strict=True)),
        g.active == h.seat,
    )
    for status, number in enumerate(h.tokens):
        found[FIRST_TOKEN + status] = number * token_worth(h, status, turns) if number else 0.0
    found[FIRST_HERO + h.kind] = 1.0
    return found


def explained(features: Array, won: Array, game: Array) -> tuple[Array, Array]:
    """The weight of every column, and its standard error (Newton's method; errors clustered by game)."""
    expected = np.zeros(len(COLUMNS))
    expected[:FIRST_HERO] = EXPECTED
    weights = expected.copy()
    for _ in range(30):
        chances = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (won - chances) - DOUBT * (weights - expected)
        curve = (features.T * (chances * (1 - chances))) @ features + DOUBT * np.eye(len(COLUMNS))
        weights += np.linalg.solve(curve, slope)
    scores = features * (won - 1 / (1 + np.exp(-features @ weights)))[:, None]
    by_game = np.array([scores[game == number].sum(axis=0) for number in np.unique(game)])
    inverse = np.linalg.inv(curve)
    return weights, np.sqrt(np.diag(inverse @ by_game.T @ by_game @ inverse))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
