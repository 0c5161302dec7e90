"""A player at a table in memory: what is typed goes in, what is seen comes out."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from random import Random

from rich.console import Console

from igroteka import Game
from igroteka.bots.random import RandomBot
from igroteka.terminal.boards import BOARDS
from igroteka.terminal.compose import composed
from igroteka.terminal.screen import Screen
from igroteka.terminal.session import Session


class Seated(Session):
    """A session whose terminal is a string. `live` makes it a screen that is drawn in place."""

    def __init__(
        self,
        game: Game,
        *,
        human: int = 0,
        lang: str = "en",
        size: tuple[int, int] = (80, 24),
        live: bool = False,
        all_human: bool = False,
    ) -> None:
        self.output = io.StringIO()
        self.typing: Iterator[str] = iter(())
        console = Console(
            file=self.output,
            width=size[0],
            height=size[1],
            force_terminal=live,
            color_system="256" if live else None,
            highlight=False,
        )
        rivals = [] if all_human else [seat for seat in range(game.table.seats()) if seat != human]
        bots = {seat: RandomBot(seat) for seat in rivals}
        super().__init__(game, bots, human, lang, BOARDS[game.kind.name], Screen(console, self.typed, live))

    def typed(self, prompt: str) -> str:
        """The next line that is typed; the end of the input after the last one."""
        self.output.write(prompt)
        line = next(self.typing, None)
        if line is None:
            raise EOFError
        return line

    def types(self, *lines: str) -> str:
        """Type these lines and look at what was shown since the last time."""
        self.typing = iter(lines)
        for line in self.typing:
            self.obey(line)
            self.let_bots_play()
            self.show()
        return self.seen_now()

    def seen_now(self) -> str:
        """What was shown since the last time."""
        text = self.output.getvalue()
        self.output.seek(0)
        self.output.truncate()
        return text


def looking(table: Seated) -> Seated:
    """The table as the one sees it who is asked."""
    table.human = table.game.player or 0
    return table


def check(table: Seated, size: tuple[int, int] = (80, 24)) -> str:
    """The screen fits, and the number of every option stands on it once at least."""
    lines = composed(table.board, table.scene(), table.talk([]), size[0], size[1] - 1)
    assert lines is not None, f"nothing fits: {table.game.question}, {len(table.game.options)} options"
    text = "\n".join(line.plain for line in lines)
    assert len(lines) < size[1], text
    assert max(line.cell_len for line in lines) <= size[0], text
    for number in range(len(table.game.options)):
        assert re.search(rf"(?<!\d){number}\)", text), f"option {number} is missing\n{text}"
    return text


def new_table(players: int = 2, seed: int = 1, cards: str = "intro", lang: str = "en") -> Seated:
    """A new game, seen once."""
    table = Seated(Game.new("dice_forge", players=players, seed=seed, cards=cards), lang=lang)
    table.let_bots_play()
    table.show()
    return table


def walk(table: Seated, decisions: int, seed: int) -> Iterator[None]:
    """Take random options, and stop before each."""
    luck = Random(seed)
    for _ in range(decisions):
        table.let_bots_play()
        if table.game.player is None:
            return
        yield
        table.decide(str(luck.randrange(len(table.game.options))))
