"""`igroteka simulate`: many games between bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from igroteka.cli.options import NO_SETTINGS, Bots, GameName, Json, Lang, Players, Seed, Set, settings
from igroteka.cli.progress import progress_bar
from igroteka.cli.runs import Games, Jobs, report, told_cut

if TYPE_CHECKING:
    from igroteka.i18n import Words


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
    return report(run, told, json, lang)


def told(data: dict[str, Any], words: Words) -> Iterator[str]:
    """The result for people."""
    yield words.say(
        "simulate-title",
        game=data["game"],
        players=data["players"],
        games=data["games"],
        seed=str(data["seed"]),
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
