"""Dice Throne as a game that can be played: the engine's side of everything in this package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from igroteka.core.chance import Source
from igroteka.core.errors import Refusal
from igroteka.core.kind import Kind, Message, Option
from igroteka.core.table import Event, Table
from igroteka.games.dice_throne import asking, checks, notation, position, telling
from igroteka.games.dice_throne.box import box
from igroteka.games.dice_throne.layout import new_table
from igroteka.games.dice_throne.log_clauses import LOG_CLAUSES
from igroteka.games.dice_throne.setup import PLAYERS, SETTINGS, checked_setup
from igroteka.games.dice_throne.state import Throne
from igroteka.games.dice_throne.table_odds import table_odds
from igroteka.games.dice_throne.view import view
from igroteka.games.dice_throne.windows import Preempt


class DiceThrone(Kind):
    """Dice Throne («Трон кубов») for two to six players."""

    name = "dice_throne"
    package = "igroteka.games.dice_throne"
    more_words = ("igroteka.games.dice_throne.heroes",)
    version = 1
    players = PLAYERS
    settings = SETTINGS
    hidden = True

    def setup(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return checked_setup(players, options)

    def new(self, setup: Mapping[str, Any], source: Source, events: list[Event] | None = None) -> Table:
        return new_table(setup, source, events)

    def question(self, table: Table) -> Message:
        return asking.ask(throne(table))

    def option(self, table: Table, option: int) -> Option:
        return telling.tell(throne(table), option)

    def read(self, table: Table, notation_text: str) -> int:
        return notation.read(throne(table), notation_text)

    def refusal(self, table: Table, option: int) -> Refusal | None:
        return telling.refuse(throne(table), option)

    def secret(self, table: Table) -> bool:
        return type(table.question).__name__ in asking.SECRET_QUESTIONS

    def silent(self, table: Table) -> bool:
        return isinstance(table.question, Preempt) or super().silent(table)

    def told(self, event: Event) -> Message:
        return telling.told(event)

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        return view(throne(table), seat)

    def save(self, table: Table) -> dict[str, Any]:
        return position.save(throne(table))

    def load(self, data: Mapping[str, Any]) -> Table:
        return position.load(data)

    def check(self, table: Table) -> None:
        checks.check(throne(table))

    def round(self, table: Table) -> int:
        return throne(table).turn

    def reason(self, table: Table) -> str:
        return "end-draw" if not throne(table).result else "end-won"

    def hands(self, table: Table) -> list[int]:
        return [len(h.hand) for h in throne(table).heroes]

    def box(self) -> dict[str, Any]:
        return box()

    def odds(self, table: Table, seat: int, about: Mapping[str, Any]) -> dict[str, Any]:
        return table_odds(throne(table), seat, about)

    @property
    def log_clauses(self) -> Mapping[str, str]:
        return LOG_CLAUSES


def throne(table: Table) -> Throne:
    """The table of this game."""
    assert isinstance(table, Throne)
    return table
