"""`igroteka simulate`: many games between bots."""

from __future__ import annotations

import json as json_text
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from igroteka.cli.options import (
    NO_SETTINGS,
    OK,
    STOPPED,
    Bots,
    GameName,
    Json,
    Lang,
    Players,
    Seed,
    Set,
    settings,
    whole_number,
)
from igroteka.cli.progress import progress_bar
from igroteka.cli.words import words_of

if TYPE_CHECKING:
    from igroteka.arena.simulate import Run
    from igroteka.i18n import Words

Games = Annotated[int, typer.Option("--games", metavar="N", parser=whole_number(1))]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", parser=whole_number(1))]


def simulate(
    game: GameName,
    players: Players = 2,
    games: Games = 100,
    seed: Seed = 0,
    bots: Bots = "random",
    jobs: Jobs = 1,
    set_: Set = NO_SETTINGS,
    json: Json = False,
    lang: Lang = "en",
) -> int:
    """Play many games between bots and count."""
    from igroteka.arena.simulate import simulate as play_run

    with progress_bar(games, json) as advance:
        run = play_run(game, players, games, seed, bots.split(","), jobs, settings(set_), advance)
    if json:
        print(json_text.dumps(run.as_data()))
    else:
        from igroteka.core.kind import find_kind

        print("\n".join(told(run, words_of(lang, find_kind(game)))))
    return STOPPED if run.stopped else OK


def told(run: Run, words: Words) -> Iterator[str]:
    """The result for people."""
    data = run.as_data()
    if run.stopped:
        yield words.say("simulate-stopped")
    yield words.say(
        "simulate-title", game=run.game, players=run.players, games=data["games"], seed=str(run.seed)
    )
    for seat, (wins, score) in enumerate(zip(data["wins"], data["mean_scores"], strict=True)):
        share = 100 * wins / data["games"] if data["games"] else 0
        yield words.say("simulate-seat", player=seat, wins=wins, share=f"{share:.1f}", score=f"{score:.1f}")
    if data["draws"]:
        yield words.say("simulate-draws", draws=data["draws"])
    yield from told_cut(data["cut"], words)
    yield words.say("simulate-decisions", n=data["decisions"], mean=f"{data['mean_decisions']:.1f}")
    yield words.say(
        "simulate-speed",
        decisions=round(data["decisions_per_second"]),
        games=round(data["games_per_second"]),
        seconds=f"{data['cpu_seconds']:.2f}",
        compiled=str(data["compiled"]),
    )


def told_cut(cut: int, words: Words) -> Iterator[str]:
    """That games took too long, if any did."""
    from igroteka.arena.simulate import MOST_TURNS

    if cut:
        yield words.say("simulate-cut", cut=cut, turns=MOST_TURNS)
