"""The page of `balance.py`: what was played, who begins, and a section for every game."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from balance_counts import certain, places
from balance_dice_forge import dice_forge
from balance_dice_throne import dice_throne
from balance_epic import epic
from balance_games import FORGE, HEROES, HEROES_HARD, STUDIES, Played
from balance_tables import NOISE, Dots, Part, bold, number, table

HEAD = """\
# Balance

Games between `greedy` bots: each takes what leads to the best position at once. (Where it is said they are
`hard` bots, which search.) Written on {today} by

```
python3 run.py --compiled bench --help              # makes .venv-compiled
.venv-compiled/bin/pip install 'igroteka[docs]'     # matplotlib
nice .venv-compiled/bin/python benchmarks/balance.py FOLDER --games N --jobs J
```

N is the number of games of Dice Forge for two, of other studies it is a part or a multiple. Every game is
kept in FOLDER: after an interruption the same command plays only what is missing, and so does one with more
games; `--games 0` plays nothing and writes what is there. Choose N before you look: games added because a
table shows nothing yet make chance findings likelier. After a change of the rules or of the bot begin a new
folder. The same command writes the win rates that the choice of heroes shows in the browser.

**How to read it.** Winners share the one point of a game, a draw is shared by all. In brackets stands the
95 % interval (Wilson’s). Many rows are compared here, and of a hundred some look strong by luck. So the rows
of a table are judged together, at a false discovery rate of 5 % (Benjamini and Hochberg): only what passes is
**certain** and printed as a difference; “{noise}” stands for what may be noise. The size of a difference that
only just passes is likely to be overstated. In the pictures certain rows are filled, the others hollow.

**What it does not mean.** The bot looks one decision ahead and holds nothing back. Cards and heroes that need
a plan over several turns are likely to look weaker here than they are between people. That somebody took a
thing and won need not be cause and effect, either: who is ahead can afford more. Cards and heroes have the
numbers of the real games where these are known: they are reproduced, not tuned, whatever stands here.

## What was played
"""
PLAYED = """\
Dice Forge is played with cards that chance picks from each pair. Epic for two is preconstructed, every pair
of factions equally often; for more it is a free-for-all with random decks of the base set. Dice Throne for
two is every ordered pair of heroes equally often; for more the heroes are drawn.
"""
SEATS = """\
## Who begins

Points of whoever takes the first turn, the second, and so on; of two teams, of that which begins and of the
other. Certain differences from an equal share are bold. In Dice Forge seat 1 begins; in the other games it is
drawn who does.
"""

Games = Mapping[str, Sequence[Played]]
"""The games of every study, by its name."""


def page(games: Games) -> Iterator[Part]:
    """The whole page."""
    yield HEAD.format(today=date.today().isoformat(), noise=NOISE)
    columns = ("study", "games", "draws", "of these cut short", "decisions a game")
    yield table(columns, [played_row(study.title, games[study.name]) for study in STUDIES])
    yield PLAYED
    yield from seats(games)
    yield from dice_forge(games[FORGE.name])
    yield from epic(games)
    yield from dice_throne(games[HEROES.name], games[HEROES_HARD.name])


def played_row(title: str, games: Sequence[Played]) -> list[str]:
    """How many games there are of a study."""
    draws, cut = sum(not game.winners for game in games), sum(game.cut for game in games)
    decisions = sum(game.decisions for game in games) / len(games)
    return [title, number(len(games)), str(draws), str(cut), f"{decisions:.0f}"]


def seats(games: Games) -> Iterator[Part]:
    """Does it matter who begins?"""
    found = {study.title: places(study, games[study.name]) for study in STUDIES}
    sure = certain(row for rows in found.values() for row in rows)
    most = max(map(len, found.values()))
    yield SEATS
    yield table(
        ("game", "games", "equal share", *(f"turn {n}" for n in range(1, most + 1))),
        [
            [
                title,
                number(rows[0].share.games),
                f"{100 * rows[0].expected:.1f} %",
                *(bold(row, sure) for row in rows),
                *[""] * (most - len(rows)),
            ]
            for title, rows in found.items()
        ],
    )
    shown = [(row.name, row) for rows in found.values() for row in rows]
    yield Dots(
        "balance-seats",
        "Points above or below an equal share, by turn order",
        "percentage points above an equal share",
        shown,
        sure,
        [n for n, (name, _) in enumerate(shown) if n and name.endswith("turn 1")],
    )
