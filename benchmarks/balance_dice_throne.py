"""Balance of Dice Throne: heroes against each other."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from balance_counts import Measured, best_first, by_name, certain, points_by_seat
from balance_games import HEROES, Played, settings_of
from balance_tables import Dots, Part, Squares, bold, differs, number, table, words_of

from igroteka.games.dice_throne.board import BOARDS, NUMBERS

Pair = tuple[str, str]
HEAD = """\
## Dice Throne: heroes

{games} duels of `greedy` bots. The last column is of {hard} duels of `hard` bots, who look further: bold
where it is certainly not 50. Heroes with * have numbers that are not verified.
"""
PAIRS_HEAD = """\
Each against each, {each} duels of `greedy` bots a pair, half of them from each seat: points of the hero of
the row in percent. Bold are those that are certainly not 50.
"""
NOTE = (
    "Written by benchmarks/balance.py, see docs/balance.md: per cent of the points of its duels that a hero "
    "wins, over all (±margin), and against each other hero where that is certainly not 50."
)


def heroes_of(game: Played) -> Pair:
    """The heroes by seat."""
    one, other = str(settings_of(HEROES, game.seed)["heroes"]).split(",")
    return one, other


def by_hero(games: Sequence[Played]) -> list[Measured]:
    """What every hero wins against all others, the best first."""
    rows: list[tuple[str, float]] = []
    for game in games:
        rows += zip(heroes_of(game), points_by_seat(game), strict=True)
    return best_first(Measured(name, share) for name, share in by_name(rows).items())


def match_ups(games: Sequence[Played]) -> dict[Pair, Measured]:
    """What the first hero wins against the second, for every two heroes and from both seats."""
    rows: list[tuple[str, float]] = []
    for game in games:
        one, other = heroes_of(game)
        rows += zip((f"{one},{other}", f"{other},{one}"), points_by_seat(game), strict=True)
    return {pair_of(names): Measured(names, share) for names, share in by_name(rows).items()}


def pair_of(names: str) -> Pair:
    """Two heroes out of one text."""
    one, other = names.split(",")
    return one, other


def certain_match_ups(pairs: Mapping[Pair, Measured]) -> dict[Pair, Measured]:
    """Those that are no noise."""
    return {pair_of(row.name): row for row in certain(pairs.values())}


def win_rates(games: Sequence[Played]) -> dict[str, Any]:
    """What the browser shows beside the heroes. Match-ups that may be noise are left out."""
    sure = certain_match_ups(match_ups(games))
    shares = {row.name: row.share for row in by_hero(games)}
    intervals = [share.interval for share in shares.values()]
    return {
        "note": NOTE,
        "games": len(games),
        "margin": round(max(100 * (high - low) / 2 for low, high in intervals)),
        "all": {name: round(100 * shares[name].share, 1) for name in NUMBERS},
        "against": {
            one: {other: whole_percent(sure[one, other]) for other in NUMBERS if (one, other) in sure}
            for one in NUMBERS
        },
    }


def whole_percent(row: Measured) -> int:
    """A share of points without decimals."""
    return round(100 * row.share.share)


def dice_throne(games: Sequence[Played], hard: Sequence[Played]) -> Iterator[Part]:
    """The section of the page."""
    words = words_of(HEROES.game)
    names = {name: words.name("hero", name) for name in NUMBERS}
    rows = by_hero(games)
    sure = certain(rows)
    yield HEAD.format(games=number(len(games)), hard=number(len(hard)))
    by_search = {row.name: row for row in by_hero(hard)}
    sure_by_search = certain(by_search.values())
    each = min(row.share.games for row in by_search.values())
    cells = [
        [
            mark(row.name, names),
            differs(row, sure),
            number(row.share.games),
            bold(by_search[row.name], sure_by_search),
        ]
        for row in rows
    ]
    yield table(("hero", "points", "games", f"points of `hard` bots, {each} games"), cells)
    yield Dots(
        "balance-heroes",
        "Points of the heroes of Dice Throne above or below 50 %",
        "percentage points above 50 %, against all other heroes",
        [(names[row.name], row) for row in rows],
        sure,
    )
    pairs = match_ups(games)
    sure_pairs = certain_match_ups(pairs)
    order = [row.name for row in rows]
    yield PAIRS_HEAD.format(each=min(row.share.games for row in pairs.values()))
    yield table(
        ("", *(names[name][:4] for name in order)),
        [
            [mark(one, names), *(cell(pairs.get((one, other)), sure_pairs) for other in order)]
            for one in order
        ],
    )
    about = "What heroes of Dice Throne win against each other, where that is certainly not 50 %"
    yield Squares("balance-match-ups", about, {name: names[name] for name in order}, sure_pairs)


def cell(row: Measured | None, sure: Mapping[Pair, Measured]) -> str:
    """A hero against another; against itself there is nothing."""
    if row is None:
        return ""
    percent = str(whole_percent(row))
    return f"**{percent}**" if pair_of(row.name) in sure else percent


def mark(name: str, names: Mapping[str, str]) -> str:
    """A hero's name, with a mark if not everything about the hero is verified."""
    return names[name] if BOARDS[NUMBERS[name]].verified else f"{names[name]}*"
