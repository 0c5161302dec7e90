"""Epic as a game that can be played: the engine's side of everything in this package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from igroteka.core.chance import Source
from igroteka.core.errors import Refusal
from igroteka.core.kind import Kind, Message, Option
from igroteka.core.table import Event, Table
from igroteka.games.epic import notation, position, telling
from igroteka.games.epic.box import box
from igroteka.games.epic.decks import check_text
from igroteka.games.epic.formats import new_table
from igroteka.games.epic.log_clauses import LOG_CLAUSES
from igroteka.games.epic.origins import origins
from igroteka.games.epic.pools import UP_TO_EIGHT
from igroteka.games.epic.setup import SETTINGS, checked_setup, with_files
from igroteka.games.epic.state import Epic
from igroteka.games.epic.view import view


class EpicCardGame(Kind):
    """Epic Card Game («Эпик») for two to eight players."""

    name = "epic"
    package = "igroteka.games.epic"
    version = 1
    players = UP_TO_EIGHT
    settings = SETTINGS
    hidden = True

    def setup(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return checked_setup(players, options)

    def with_files(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return with_files(options)

    def new(self, setup: Mapping[str, Any], source: Source, events: list[Event] | None = None) -> Table:
        return new_table(setup, source, events)

    def question(self, table: Table) -> Message:
        return telling.ask(epic(table))

    def option(self, table: Table, option: int) -> Option:
        return telling.tell(epic(table), option)

    def read(self, table: Table, notation_text: str) -> int:
        return notation.read(epic(table), notation_text)

    def refusal(self, table: Table, option: int) -> Refusal | None:
        return telling.refuse(epic(table), option)

    def group(self, table: Table) -> tuple[int, ...]:
        return notation.group(epic(table))

    def secret(self, table: Table) -> bool:
        return type(table.question).__name__ in telling.SECRET_QUESTIONS

    def told(self, event: Event) -> Message:
        return telling.told(event)

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        return view(epic(table), seat)

    def save(self, table: Table) -> dict[str, Any]:
        return position.save(epic(table))

    def load(self, data: Mapping[str, Any]) -> Table:
        return position.load(data)

    def check(self, table: Table) -> None:
        position.check(epic(table))

    def round(self, table: Table) -> int:
        return epic(table).turn

    def reason(self, table: Table) -> str:
        return "end-draw" if not epic(table).result else "end-won"

    def check_deck(self, text: str) -> list[Refusal]:
        return [error.refusal for error in check_text(text)]

    def hands(self, table: Table) -> list[int]:
        return [len(p.hand) for p in epic(table).players]

    def box(self) -> dict[str, Any]:
        return box()

    def odds(self, table: Table, seat: int, about: Mapping[str, Any]) -> dict[str, Any]:
        return origins(epic(table), about)

    @property
    def log_clauses(self) -> Mapping[str, str]:
        return LOG_CLAUSES


def epic(table: Table) -> Epic:
    """The table of this game."""
    assert isinstance(table, Epic)
    return table
