"""Arguments and options that several commands share, and how they are read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from igroteka.cli.words import LANGUAGES
from igroteka.core.errors import Refused

# Exit statuses.
OK: Final = 0
REFUSED: Final = 1  # or not verified
WRONG_USAGE: Final = 2
STOPPED: Final = 130  # by Ctrl-C


class WrongUsage(Refused):
    """A command line that means nothing, before any game has looked at it."""


def whole_number(least: int) -> Callable[[object], int]:
    """Reads a whole number from `least` on."""

    def read(given: object) -> int:
        text = str(given)
        if not (text.isascii() and text.isdigit() and int(text) >= least):
            raise WrongUsage("usage-number", given=text, least=least)
        return int(text)

    return read


def read_text(file: Path) -> str:
    """What a file holds; bytes that are no text are kept as marks. A changed line end is a change too."""
    try:
        return file.read_bytes().decode("utf-8", "replace")
    except FileNotFoundError:
        raise WrongUsage("usage-no-file", given=str(file)) from None
    except OSError as error:
        raise WrongUsage("usage-file", given=str(file), reason=error.strerror or "") from None


def language(given: object) -> str:
    """Reads a language."""
    if given not in LANGUAGES:
        raise WrongUsage("unknown-language", given=str(given), allowed=", ".join(LANGUAGES))
    return str(given)


def settings(pairs: Sequence[str]) -> dict[str, str]:
    """The settings of all `--set k=v`; whether a game knows them, the game says."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not (key and sign and value):
            raise WrongUsage("usage-set", given=pair)
        if key in found:
            raise WrongUsage("usage-set-twice", given=key)
        found[key] = value
    return found


GameName = Annotated[str, typer.Argument(metavar="GAME")]
Players = Annotated[int, typer.Option("--players", metavar="N", parser=whole_number(1))]
Seed = Annotated[int, typer.Option("--seed", metavar="S", parser=whole_number(0))]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…")]
Set = Annotated[list[str], typer.Option("--set", metavar="K=V")]
Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[str, typer.Option("--lang", metavar="ru|en", parser=language)]

NO_SETTINGS: Final[list[str]] = []
