"""Dice Forge as a game that can be played: the engine's side of everything in this package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from igroteka.core.chance import Source
from igroteka.core.errors import Refusal
from igroteka.core.kind import Kind, Message, Option
from igroteka.core.table import Event, Table
from igroteka.games.dice_forge import notation, position, telling
from igroteka.games.dice_forge.box import box
from igroteka.games.dice_forge.chances import chances
from igroteka.games.dice_forge.layout import new_table
from igroteka.games.dice_forge.log_clauses import LOG_CLAUSES
from igroteka.games.dice_forge.setup import PLAYERS, SETTINGS, checked_setup
from igroteka.games.dice_forge.state import Forge
from igroteka.games.dice_forge.view import view


class DiceForge(Kind):
    """Dice Forge («Грани судьбы») for two to four players."""

    name = "dice_forge"
    package = "igroteka.games.dice_forge"
    version = 1
    players = PLAYERS
    settings = SETTINGS

    def setup(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return checked_setup(players, options)

    def new(self, setup: Mapping[str, Any], source: Source, events: list[Event] | None = None) -> Table:
        return new_table(setup, source, events)

    def question(self, table: Table) -> Message:
        return telling.ask(forge(table))

    def option(self, table: Table, option: int) -> Option:
        return telling.tell(forge(table), option)

    def read(self, table: Table, notation_text: str) -> int:
        return notation.read(notation_text)

    def refusal(self, table: Table, option: int) -> Refusal | None:
        return telling.refuse(forge(table), option)

    def told(self, event: Event) -> Message:
        return telling.told(event)

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        return view(forge(table))

    def save(self, table: Table) -> dict[str, Any]:
        return position.save(forge(table))

    def load(self, data: Mapping[str, Any]) -> Table:
        return position.load(data)

    def check(self, table: Table) -> None:
        position.check(forge(table))

    def round(self, table: Table) -> int:
        return forge(table).round

    def reason(self, table: Table) -> str:
        return "end-rounds"

    def box(self) -> dict[str, Any]:
        return box()

    def odds(self, table: Table, seat: int, about: Mapping[str, Any]) -> dict[str, Any]:
        return chances(forge(table), seat, about)

    @property
    def log_clauses(self) -> Mapping[str, str]:
        return LOG_CLAUSES


def forge(table: Table) -> Forge:
    """The table of this game."""
    assert isinstance(table, Forge)
    return table
