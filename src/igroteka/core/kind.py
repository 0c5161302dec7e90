"""What a game must offer to be played: one object per game, registered by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from igroteka.core.chance import Source
from igroteka.core.clauses import Clause, read_clauses
from igroteka.core.errors import Refusal, SetupError
from igroteka.core.table import Event, Table
from igroteka.core.window import Window


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be told in the reader's language: a key of the catalogue, and its arguments."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be decided: its number in the engine, its notation, and how to tell it.

    `at` names the elements of the board that it touches, so that a tap on one finds the option.
    """

    id: int
    notation: str
    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    at: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True, slots=True)
class Setting:
    """Something that may be set before a game, for those who offer a choice."""

    name: str
    values: tuple[str, ...]  # whole values
    default: str
    parts: tuple[str, ...] = ()  # a value may also be some of these, joined by `join`
    join: str = ","
    players: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # which values are not for everybody


class Kind(ABC):
    """A game: how it is set up, asked, told, seen and written down. Its rules are in its table."""

    name: str
    package: str  # where its clauses and its words lie
    more_words: tuple[str, ...] = ()  # further packages with words of the game
    version: int  # of the rules: a record of another version is not replayed
    players: tuple[int, ...]  # how many may play
    settings: tuple[Setting, ...]
    hidden: bool = False  # are there draws and decisions that not everybody may know?

    @abstractmethod
    def setup(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up in its plain, complete form; refuses what the game does not know."""

    def with_files(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The same options with the contents of the files that they name: for people at this machine only."""
        return dict(options)

    def setup_here(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up of somebody at this machine, whose options may name files."""
        return self.setup(players, self.with_files(options))

    @abstractmethod
    def new(self, setup: Mapping[str, Any], source: Source, events: list[Event] | None = None) -> Table:
        """A table at its first question."""

    @abstractmethod
    def question(self, table: Table) -> Message:
        """What is asked."""

    @abstractmethod
    def option(self, table: Table, option: int) -> Option:
        """An option of the question, ready to be told."""

    @abstractmethod
    def read(self, table: Table, notation: str) -> int:
        """The option that a notation means, offered or not; refuses what is no notation of the game."""

    @abstractmethod
    def refusal(self, table: Table, option: int) -> Refusal | None:
        """Why the option cannot be chosen now, None if it can."""

    def group(self, table: Table) -> tuple[int, ...]:
        """The members named so far of the group that is asked for; nothing has come of them yet."""
        return ()

    def secret(self, table: Table) -> bool:
        """Is the answer to the present question for the eyes of the asked seat only?"""
        return False

    def silent(self, table: Table) -> bool:
        """Is it nobody else's business that this question is asked? In windows it is not."""
        return isinstance(table.question, Window)

    @abstractmethod
    def told(self, event: Event) -> Message:
        """A line of the log."""

    @abstractmethod
    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        """All that this seat may know (None: a spectator), as plain data."""

    @abstractmethod
    def save(self, table: Table) -> dict[str, Any]:
        """The whole position as plain data."""

    @abstractmethod
    def load(self, data: Mapping[str, Any]) -> Table:
        """The position again; refuses one that cannot be, naming field and reason."""

    @abstractmethod
    def check(self, table: Table) -> None:
        """What holds in every position: nothing appears or vanishes, everything stays within its limits."""

    @abstractmethod
    def round(self, table: Table) -> int:
        """The round that is played: a record writes a hash of the position when it changes."""

    @abstractmethod
    def reason(self, table: Table) -> str:
        """Why the game is over, as a key of the catalogue."""

    def check_deck(self, text: str) -> list[Refusal]:
        """What is wrong with a deck that somebody has built; nothing in games without decks."""
        return []

    def hands(self, table: Table) -> list[int]:
        """How many hidden cards every seat holds: nothing where there are none."""
        return []

    def box(self) -> dict[str, Any]:
        """What is in the box, as plain data for those who draw it: cards, faces, heroes, their numbers."""
        return {}

    def odds(self, table: Table, seat: int, about: Mapping[str, Any]) -> dict[str, Any]:
        """Exact odds at this moment by what the seat may know; what may be asked about is the game's own."""
        return {}

    @property
    def log_clauses(self) -> Mapping[str, str]:
        """The clause behind a line of the log, by the key of the line."""
        return {}

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The clauses of the rules, by id."""
        return read_clauses(self.package)


_kinds: dict[str, Kind] = {}


def register(kind: Kind) -> None:
    """Make a game known by its name."""
    _kinds[kind.name] = kind


def kinds() -> dict[str, Kind]:
    """All games that are known."""
    return dict(_kinds)


def find_kind(name: str) -> Kind:
    """The game of that name; refuses an unknown one with those that there are."""
    kind = _kinds.get(name)
    if kind is None:
        raise SetupError("unknown-game", given=str(name), allowed=", ".join(sorted(_kinds)))
    return kind
