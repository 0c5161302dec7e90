"""How the heroes of Dice Throne fare against each other in duels between random players.

    nice .venv-compiled/bin/python benchmarks/heroes.py > docs/heroes.md

Every pair of heroes, 200 games, half of them with seats changed.
"""

from datetime import date
from itertools import combinations

from igroteka.arena.simulate import simulate
from igroteka.games.dice_throne.board import BOARDS, NUMBERS

GAMES = 200
HEAD = """\
# Duels of the heroes of Dice Throne

Duels of two players who choose at random, {games} for each pair of heroes, the heroes changing seats after
half of them. Written on {today} by

```
python3 run.py --compiled bench --help     # makes .venv-compiled
nice .venv-compiled/bin/python benchmarks/heroes.py > docs/heroes.md
```

The number is how often the hero of the row beats that of the column, in percent of the games; an interval of
95 % around a single one is up to ±7 points wide, around the last column ±2. **Random play says little about
people**: whoever rolls, keeps and declares without a plan wins by sheer weight of damage, sells half of the
cards and never saves a token for the right moment. Heroes marked with * have numbers that are not verified.
"""


def mark(name: str) -> str:
    """A hero's name, with a mark if not everything about the hero is verified."""
    return name if BOARDS[NUMBERS[name]].verified else f"{name}*"


def wins(first: str, second: str) -> tuple[int, int, int, int]:
    """Games won by either hero, draws, decisions."""
    straight = simulate("dice_throne", games=GAMES // 2, seed=0, setup={"heroes": f"{first},{second}"})
    crossed = simulate("dice_throne", games=GAMES // 2, seed=0, setup={"heroes": f"{second},{first}"})
    a, b = straight.tally, crossed.tally
    return a.wins[0] + b.wins[1], a.wins[1] + b.wins[0], a.draws + b.draws, a.decisions + b.decisions


def main() -> None:
    won: dict[tuple[str, str], int] = {}
    draws = decisions = 0
    for first, second in combinations(NUMBERS, 2):
        won[first, second], won[second, first], drawn, made = wins(first, second)
        draws += drawn
        decisions += made
    print(HEAD.format(games=GAMES, today=date.today().isoformat()))
    print("| | " + " | ".join(name[:3] for name in NUMBERS) + " | all |")
    print("|---|" + "---:|" * (len(NUMBERS) + 1))
    for row in NUMBERS:
        shares = ["" if row == column else f"{100 * won[row, column] / GAMES:.0f}" for column in NUMBERS]
        total = sum(won[row, column] for column in NUMBERS if column != row)
        mean = f"{100 * total / GAMES / (len(NUMBERS) - 1):.1f}"
        print(f"| {mark(row)} | " + " | ".join([*shares, mean]) + " |")
    games = GAMES * len(won) // 2
    print(f"\n{games:,} games, {draws} draws, {decisions / games:.1f} decisions a game.")


if __name__ == "__main__":
    main()
