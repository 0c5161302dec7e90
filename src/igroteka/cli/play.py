"""`igroteka terminal`: play in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from igroteka.cli.options import NO_SETTINGS, Bots, GameName, Lang, Players, Set, settings, whole_number

OptionalSeed = Annotated[int | None, typer.Option("--seed", metavar="S", parser=whole_number(0))]


def terminal(
    game: GameName,
    players: Players = 2,
    bots: Bots = "random",
    seed: OptionalSeed = None,
    set_: Set = NO_SETTINGS,
    lang: Lang = "en",
) -> int:
    """Play in the terminal."""
    return play_terminal(game, players, bots.split(","), seed, settings(set_), lang)


def play_terminal(
    game: str = "dice_forge",
    players: int = 2,
    bots: Sequence[str] = ("random",),
    seed: int | None = None,
    setup: Mapping[str, str] | None = None,
    lang: str = "en",
) -> int:
    """Open the table. Without a seed a person gets a game nobody has seen, a script always the same one."""
    from secrets import randbits

    from igroteka.core.kind import find_kind
    from igroteka.terminal import run

    given = dict(setup or {})
    find_kind(game).setup_here(players, given)  # refuses what is not a setting of the game
    if seed is None:
        seed = randbits(256) if sys.stdin.isatty() else 0
    return run(game, players=players, bots=bots, seed=seed, setup=given, lang=lang)
