"""How the factions of Epic fare against each other in preconstructed games between random players.

    nice .venv-compiled/bin/python benchmarks/factions.py > docs/balance.md

Every way to share four factions among two players, 2,000 games each, half of them with seats changed.
"""

from datetime import date
from math import sqrt

from igroteka.arena.simulate import Tally, simulate

FACTIONS = ("good", "wild", "evil", "sage")
PAIRINGS = (("good+wild", "evil+sage"), ("good+evil", "wild+sage"), ("good+sage", "wild+evil"))
SETS = ("base", "jungle")
GAMES = 2_000

HEAD = """\
# Balance of the factions in Epic

Preconstructed games of two players who choose at random: {games:,} for each pairing, the pairs changing
seats after half of them. Written on {today} by

```
python3 run.py --compiled bench --help     # makes .venv-compiled
nice .venv-compiled/bin/python benchmarks/factions.py > docs/balance.md
```

**What random play means.** Both players take any of their options with the same chance: they play cards as
they happen to choose them, attack and block without a reason, and aim at their own champions too. So the
table shows what the cards do by sheer weight.

**What it does not mean.** It says nothing about the strength of a faction between people, who hold events
back, choose targets and count damage; cards that need a plan are likely to look weaker here than they are.

The cards of `base` are real cards with their real numbers: they are reproduced, not tuned, whatever stands
here. Those of `jungle` are our own stand-ins.

“±” is half of the 95 % interval, in percentage points: smaller differences mean nothing.
"""
TABLE = """\
## Set `{cards}`

| pairing | the first pair wins | the second pair wins | draws |
|---|---:|---:|---:|"""
FOOT = """
Seat 0 wins {first_seat}; who begins is drawn. {decisions:.1f} decisions a game.
"""


def played(cards: str, first: str, second: str) -> tuple[int, int, Tally]:
    """Games won by either pair, and what else was counted."""
    won = [0, 0]
    total: Tally | None = None
    for swapped in (False, True):
        factions = f"{second},{first}" if swapped else f"{first},{second}"
        setup = {"set": cards, "factions": factions}
        tally = simulate("epic", games=GAMES // 2, seed=0, jobs=2, setup=setup).tally
        won[0] += tally.wins[swapped]
        won[1] += tally.wins[1 - swapped]
        total = tally if total is None else total + tally
    assert total is not None
    return won[0], won[1], total


def share(won: int, games: int) -> str:
    """A share of games in percent, with half of its 95 % interval."""
    p = won / games
    return f"{100 * p:.1f} % ± {196 * sqrt(p * (1 - p) / games):.1f}"


def main() -> None:
    print(HEAD.format(games=GAMES, today=date.today().isoformat()))
    for cards in SETS:
        print(TABLE.format(cards=cards))
        won = dict.fromkeys(FACTIONS, 0)
        first_seat = decisions = 0
        for first, second in PAIRINGS:
            *pairs, tally = played(cards, first, second)
            decisions += tally.decisions
            first_seat += tally.wins[0]
            shares = " | ".join(share(n, GAMES) for n in pairs)
            print(f"| {first} : {second} | {shares} | {tally.draws} |")
            for pair, n in zip((first, second), pairs, strict=True):
                for faction in pair.split("+"):
                    won[faction] += n
        games = GAMES * len(PAIRINGS)
        print("\n| faction | its pairs win |\n|---|---:|")
        for faction in FACTIONS:
            print(f"| {faction} | {share(won[faction], games)} |")
        print(FOOT.format(first_seat=share(first_seat, games), decisions=decisions / games))


if __name__ == "__main__":
    main()
