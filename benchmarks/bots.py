"""How well the bots play: the duels that issue 5 asks for, two players, seats rotated, fixed simulations.

    nice .venv-compiled/bin/python benchmarks/bots.py [GAME ...]

Keeps the results of every duel in `benchmarks/duels`, so that they go on where they were stopped, on whatever
machine; prints a Markdown table of what is there. After a change of a bot delete the files of its duels.
"""

import os
import sys
from pathlib import Path

from igroteka.arena.ratings import pairs
from igroteka.arena.tournament import plan, play
from igroteka.bots.levels import LEVELS

FOLDER = Path(__file__).parent / "duels"
GAMES = ("dice_forge", "epic", "dice_throne")
OTHERS = (100, 200, 400)  # budgets of searches against their quarter, beside that of hard


def duels(game: str) -> list[tuple[str, str, int, float]]:
    """First, second, games, the share of points to reach."""
    own = LEVELS["hard"].simulations[game]  # the budget that people play against
    budgets = (own, *(budget for budget in OTHERS if budget != own))
    return [
        ("greedy", "random", 200, 0.95),
        ("hard", "greedy", 200, 0.75),
        ("expert", "hard", 100, 0.55),
        *((f"mcts:{budget}", f"mcts:{budget // 4}", 100, 0.55) for budget in budgets),
    ]


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    print("| game | duel | points of the first | 95 % interval | games | to reach |")
    print("|---|---|---:|---:|---:|---:|")
    for game in arguments or GAMES:
        for first, second, number, goal in duels(game):
            planned = plan(game, [first, second], games=number // 2)
            file = Path(FOLDER, f"{game}-{first}-{second}.jsonl".replace(":", ""))
            outcome = play(planned, os.cpu_count() or 1, file)
            share = pairs(planned.bots, outcome.results, planned.teams)[0].share
            low, high = share.interval
            shares = f"{100 * share.share:.1f} % | {100 * low:.1f}–{100 * high:.1f} %"
            games_told = f"{share.games} of {number} | {100 * goal:.0f} %"
            print(f"| {game} | {first} : {second} | {shares} | {games_told} |", flush=True)
            if outcome.stopped:
                return


if __name__ == "__main__":
    main(sys.argv[1:])
