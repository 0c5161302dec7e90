"""Runs of many games, as `simulate` and `tournament` play them: what both ask for, and how both answer."""

from __future__ import annotations

import json as json_text
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import typer

from igroteka.cli.options import OK, STOPPED, whole_number
from igroteka.cli.words import words_of
from igroteka.core.kind import find_kind

if TYPE_CHECKING:
    from igroteka.i18n import Words

Games = Annotated[int, typer.Option("--games", metavar="N", parser=whole_number(1))]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", parser=whole_number(1))]

Told = Callable[[dict[str, Any], "Words"], Iterator[str]]
"""The lines for people of what a run has found."""


class Run(Protocol):
    """What came of the games."""

    @property
    def stopped(self) -> bool: ...

    def as_data(self) -> dict[str, Any]: ...


def report(run: Run, told: Told, json: bool, lang: str) -> int:
    """Print a run, also one that was stopped, for programs or for people; the exit status."""
    data = run.as_data()
    if json:
        print(json_text.dumps(data))
    else:
        words = words_of(lang, find_kind(data["game"]))
        stopped = [words.say("simulate-stopped")] if run.stopped else []
        print("\n".join([*stopped, *told(data, words)]))
    return STOPPED if run.stopped else OK


def told_cut(cut: int, words: Words) -> Iterator[str]:
    """That games took too long, if any did."""
    from igroteka.arena.simulate import MOST_TURNS

    if cut:
        yield words.say("simulate-cut", cut=cut, turns=MOST_TURNS)
