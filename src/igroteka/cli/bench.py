"""`igroteka bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json as json_text
import platform
from dataclasses import asdict
from typing import TYPE_CHECKING

from igroteka.cli.options import OK, STOPPED, Json, Lang
from igroteka.cli.progress import progress_bar
from igroteka.cli.words import words_of
from igroteka.core.kind import find_kind

if TYPE_CHECKING:
    from igroteka.arena.bench import Speed


def bench(json: Json = False, lang: Lang = "en") -> int:
    """Measure decisions and games per second, cloning, and a decision of a live game."""
    from igroteka.arena.bench import cases, measure
    from igroteka.arena.simulate import is_compiled

    speeds: list[Speed] = []
    status = OK
    try:
        with progress_bar(len(cases()), json) as advance:
            for game, players in cases():
                speeds.append(measure(game, players))
                advance(len(speeds))
    except KeyboardInterrupt:
        status = STOPPED
    compiled, python = is_compiled(), platform.python_version()
    if json:
        data = {"compiled": compiled, "python": python, "speeds": [asdict(speed) for speed in speeds]}
        print(json_text.dumps(data))
    else:
        print(words_of(lang).say("bench-title", python=python, compiled=str(compiled)))
        for speed in speeds:
            print(told(speed, lang))
    return status


def told(speed: Speed, lang: str) -> str:
    """A measurement for people."""
    return words_of(lang, find_kind(speed.game)).say(
        "bench-line",
        game=speed.game,
        players=speed.players,
        decisions=round(speed.decisions_per_second),
        games=round(speed.games_per_second),
        clone=f"{speed.clone_us:.2f}",
        live=f"{speed.live_decision_ms:.2f}",
    )
