"""The results of games on disk: a file that only grows, one line of JSON for every game.

A line says all about its game, so one file may hold several tournaments, files can be put together with
`cat`, and a tournament finds in it what it need not play again. Nothing in a line depends on time or on
who played it: the same tournament writes the same bytes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from igroteka.arena.simulate import ctrl_c_held
from igroteka.core.errors import RecordError

BEGINNING: Final = b'{"game": '  # of every line
SHOWN: Final = 80  # bytes of a line that is refused

Key = tuple[tuple[str, ...], int]
"""Which game of a tournament: the bots by seat, and the seed."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played: its set-up, who sat where, the seed, and how it ended."""

    game: str
    version: int  # of the rules
    setup: dict[str, Any]
    bots: tuple[str, ...]  # by seat
    seed: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    cut: bool = False  # a draw because it took too many turns

    @property
    def key(self) -> Key:
        """Which game of its tournament this is."""
        return self.bots, self.seed

    def line(self) -> bytes:
        """As it is written down."""
        return json.dumps(msgspec.structs.asdict(self)).encode() + b"\n"


def read_results(file: Path, game: str, version: int, setup: Mapping[str, Any]) -> dict[Key, Result]:
    """The games of a file that were set up like this; those of other set-ups are passed over.

    A last line without its end is what a killed process left: that game is as good as not played. Anything
    else that is no result is refused, and so are two different results of one game (a bot was changed).
    """
    found: dict[Key, Result] = {}
    plain_setup = json.loads(json.dumps(setup))
    with refused_in_words(file):
        *lines, unfinished = file.read_bytes().split(b"\n") if file.exists() else [b""]
    for number, line in enumerate(lines, 1):
        result = read_line(file, number, line)
        if (result.game, result.version, result.setup) != (game, version, plain_setup):
            continue
        if found.setdefault(result.key, result) != result:
            raise RecordError(
                "results-differ",
                file=str(file),
                line=number,
                bots=", ".join(result.bots),
                seed=str(result.seed),
            )
    if not unfinished.startswith(BEGINNING[: len(unfinished)]):
        raise no_result(file, len(lines) + 1, unfinished)
    return found


def read_line(file: Path, number: int, line: bytes) -> Result:
    """A result as it was written down."""
    try:
        result = msgspec.convert(json.loads(line), Result)
    except ValueError:  # no JSON, or not of this form
        raise no_result(file, number, line) from None
    seats = range(len(result.bots))
    if len(result.scores) != len(seats) or any(seat not in seats for seat in result.winners):
        raise no_result(file, number, line)
    return result


def no_result(file: Path, number: int, line: bytes) -> RecordError:
    """A line that no tournament has written."""
    given = line[:SHOWN].decode("utf-8", "replace")
    return RecordError("results-line", file=str(file), line=number, given=given)


@contextmanager
def appending(file: Path | None) -> Iterator[Callable[[bytes], None]]:
    """Writes lines to the end of a file of results; without a file, nowhere.

    A line goes to the system in one piece and at once, and Ctrl-C waits for it: the file is always valid.
    """
    if file is None:
        yield lambda line: None
        return
    with refused_in_words(file):
        out = file.open("ab", buffering=0)
        cut_unfinished(file)
    with out:

        def append(line: bytes) -> None:
            with refused_in_words(file), ctrl_c_held():
                out.write(line)

        yield append


def cut_unfinished(file: Path) -> None:
    """Take away a last line without its end, so that the next one does not grow together with it."""
    written = file.read_bytes()
    os.truncate(file, written.rfind(b"\n") + 1)


@contextmanager
def refused_in_words(file: Path) -> Iterator[None]:
    """What the system says about a file, as an error of ours."""
    try:
        yield
    except OSError as error:
        raise RecordError("results-file", file=str(file), reason=error.strerror or str(error)) from None
