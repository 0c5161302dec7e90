"""`igroteka tournament`: bots against each other, from every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from igroteka.cli.options import NO_SETTINGS, Bots, GameName, Json, Lang, Players, Seed, Set, settings
from igroteka.cli.progress import progress_bar
from igroteka.cli.runs import Games, Jobs, report, told_cut

if TYPE_CHECKING:
    from igroteka.i18n import Words

Out = Annotated[Path | None, typer.Option("--out", metavar="FILE")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")]

BOT_COLUMNS: Final = ("bot", "rating", "plus-minus", "points", "interval", "games", "score", "spread")
PAIR_COLUMNS: Final = ("pair", "points", "interval", "games")


def tournament(
    game: GameName,
    bots: Bots = "greedy,random",
    players: Players = 2,
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    set_: Set = NO_SETTINGS,
    out: Out = None,
    ray: Ray = None,
    json: Json = False,
    lang: Lang = "en",
) -> int:
    """Let bots play against each other and rate them."""
    from igroteka.arena.tournament import plan, play

    planned = plan(game, bots.split(","), players, games, seed, settings(set_))
    with progress_bar(len(planned.games), json) as advance:
        outcome = play(planned, jobs, out, ray, advance)
    return report(outcome, told, json, lang)


def told(data: dict[str, Any], words: Words) -> Iterator[str]:
    """The result for people: a table of the bots, and one of their pairs if two meet alone."""
    yield words.say(
        "tournament-title",
        game=data["game"],
        players=data["setup"]["players"],
        games=data["games"],
        planned=data["planned"],
        seed=str(data["seed"]),
    )
    yield ""
    yield from table(BOT_COLUMNS, [bot_row(row) for row in data["bots"]], words)
    if data["pairs"]:
        yield ""
        yield from table(PAIR_COLUMNS, [pair_row(row) for row in data["pairs"]], words)
    if data["cut"]:
        yield ""
    yield from told_cut(data["cut"], words)


def bot_row(row: dict[str, Any]) -> list[str]:
    """A bot: its rating with 1.96 standard deviations, its share of points, its scores."""
    rating, score = row["rating"], (row["mean_score"], row["score_spread"])
    numbers = [f"{rating['mu']:.1f}", f"{1.96 * rating['sigma']:.1f}"]
    return [row["bot"], *numbers, *share_cells(row), *(f"{number:.1f}" for number in score)]


def pair_row(row: dict[str, Any]) -> list[str]:
    """Two bots: the share of the first."""
    return [" : ".join(row["bots"]), *share_cells(row)]


def share_cells(row: dict[str, Any]) -> list[str]:
    """A share of points, its interval, and of how many games."""
    low, high = row["interval"]
    return [f"{100 * row['share']:.1f}", f"{100 * low:.1f}–{100 * high:.1f}", str(row["games"])]


def table(columns: Sequence[str], rows: Sequence[Sequence[str]], words: Words) -> Iterator[str]:
    """Rows under their headings; names to the left, numbers to the right."""
    lines = [[words.say(f"tournament-{column}") for column in columns], *rows]
    widths = [max(map(len, cells)) for cells in zip(*lines, strict=True)]
    for first, *numbers in lines:
        cells = [number.rjust(width) for number, width in zip(numbers, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells])
