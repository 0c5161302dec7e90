"""Which tokens of Dice Throne are worth more to its bots than they think, which less?

    .venv-compiled/bin/python benchmarks/throne_tokens.py [GAMES] [HERO ...]

For every status whose tokens the attacks of one hero alone give: how many games this hero wins against all
others when its tokens count as much as now, and some times less or more. All play as in playouts, one look
ahead with open hands: a game takes a hundredth of a second. A worth is changed in the compiled evaluation
itself, and whatever it remembers is forgotten.
"""

import sys
from collections import defaultdict
from itertools import cycle, islice
from math import sqrt

from tuning import points

from igroteka.bots.evaluations import EVALUATIONS, dice_throne_boards, dice_throne_worths
from igroteka.bots.evaluations.dice_throne_worths import TOKEN, TOKEN_PER_TURN, given
from igroteka.games.dice_throne.board import BOARDS, STATUSES

GAMES = 900
BOTH = [EVALUATIONS["dice_throne"]] * 2
TIMES = (0.4, 0.7, 1.0, 1.5, 2.2)
REMEMBERED = [
    function
    for module in (dice_throne_boards, dice_throne_worths)
    for function in vars(module).values()
    if hasattr(function, "cache_clear") and function is not given
]


def main(games: int, heroes: list[str]) -> None:
    givers: dict[int, list[str]] = defaultdict(list)
    for kind, board in enumerate(BOARDS):
        for status, _ in given(kind):
            givers[status].append(board.name)
    print(f"points in {games} games each, ± {50 / sqrt(games):.1f} %\n")
    print(f"| hero | token | worth | {' | '.join(f'{times} times' for times in TIMES)} |")
    print(f"|---|---|---:|{'---:|' * len(TIMES)}")
    for status, names in sorted(givers.items()):
        if len(names) == 1 and (not heroes or names[0] in heroes):
            worth = TOKEN[status] or TOKEN_PER_TURN[status]
            cells = " | ".join(f"{100 * share:.1f}" for share in shares(status, names[0], games))
            print(f"| {names[0]} | {STATUSES[status].name} | {worth} | {cells} |", flush=True)


def shares(status: int, hero: str, games: int) -> list[float]:
    """What the hero wins with every worth of a token."""
    once, every_turn = TOKEN[status], TOKEN_PER_TURN[status]
    found = []
    for times in TIMES:
        TOKEN[status], TOKEN_PER_TURN[status] = times * once, times * every_turn
        for function in REMEMBERED:
            function.cache_clear()
        found.append(share(hero, games))
    TOKEN[status], TOKEN_PER_TURN[status] = once, every_turn
    return found


def share(hero: str, games: int) -> float:
    """The share of points of a hero against all others in turn, from both seats."""
    others = [board.name for board in BOARDS if board.name != hero]
    tables = cycle([seats for other in others for seats in ((hero, other), (other, hero))])
    total = 0.0
    for seed, seats in enumerate(islice(tables, games)):
        total += points("dice_throne", {"heroes": ",".join(seats)}, BOTH, seed)[seats.index(hero)]
    return total / games


if __name__ == "__main__":
    number, *names = sys.argv[1:] or [str(GAMES)]
    main(int(number), names)
