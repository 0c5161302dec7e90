"""The terminal itself: drawn in place where people look at it, plain text where a script does."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.text import Text

from igroteka.terminal.layout import Lines

SIGN: Final = "> "
SCRIPT_WIDTH: Final = 80  # whatever the terminal, so that a script is always answered the same


class Screen:
    """Shows lines and asks for a line. `live` redraws in place; else everything is printed in order."""

    def __init__(self, console: Console, read: Callable[[str], str], live: bool) -> None:
        self.console = console
        self.read = read
        self.live = live
        self.last_words: Lines = []

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    @property
    def height(self) -> int:
        """Lines above the prompt."""
        return self.console.height - 1

    def __enter__(self) -> Screen:
        if self.live:
            self.console.set_alt_screen(True)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Give the terminal back as it was; what the player should keep is printed then."""
        if self.live:
            self.console.set_alt_screen(False)
        for line in self.last_words:
            self.console.print(line, soft_wrap=True)

    def show(self, lines: Lines) -> None:
        """The table, or whatever else is to be seen now."""
        if self.live:
            self.console.clear()
        for line in lines:
            if not self.live:
                line.rstrip()
            self.console.print(line, soft_wrap=True)

    def ask(self, prompt: str = "") -> str | None:
        """What the player types, None when the input has ended or the player wants out (Ctrl-C)."""
        try:
            line = self.read(f"{prompt}{SIGN}" if self.live else "").strip()
        except (EOFError, KeyboardInterrupt):
            return None
        if not self.live:  # a script is not echoed by the terminal
            self.console.print(Text(SIGN + line), soft_wrap=True)
        return line

    def page(self, lines: Lines, told: Callable[[int, int], str]) -> None:
        """Something long, page after page; `told` says which one of how many, and what can be typed.

        Enter goes on, a number goes to that page, anything else goes back.
        """
        if not self.live:
            self.show(lines)
            return
        size = max(1, self.height - 1)
        pages = -(-len(lines) // size)
        numbers: dict[str | None, int] = {str(number): number for number in range(1, pages + 1)}
        page = 1
        while page <= pages:
            self.show([*lines[(page - 1) * size : page * size], Text(told(page, pages), "bold")])
            typed = self.ask()
            if typed == "":
                page += 1
            elif typed in numbers:
                page = numbers[typed]
            else:
                return


def own_screen() -> Screen:
    """The terminal that this process was started in."""
    for stream in (sys.stdin, sys.stdout):  # a byte that is no letter must not end the game
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    console = Console(highlight=False)
    if not (console.is_terminal and sys.stdin.isatty()) or console.is_dumb_terminal:
        return Screen(Console(highlight=False, force_terminal=False, width=SCRIPT_WIDTH), input, live=False)
    with suppress(ImportError):  # not on Windows
        import readline  # noqa: F401 - gives `input` editing and a history
    return Screen(console, input, live=True)
