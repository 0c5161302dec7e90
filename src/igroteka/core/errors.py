"""What can be refused, and how a refusal is told.

Nothing here is a sentence: every error carries a key and arguments that `igroteka.i18n` turns into
the reader's language, and the clause of the rules it rests on, where there is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done: the clause, and the numbers compared."""

    key: str
    clause: str | None = None
    args: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        numbers = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key}({numbers})" + (f" · {self.clause}" if self.clause else "")


class Refused(Exception):
    """Anything the program refuses to do; nothing has changed."""

    def __init__(self, key: str, clause: str | None = None, **args: Any) -> None:
        self.refusal = Refusal(key, clause, args)
        super().__init__(str(self.refusal))

    @property
    def key(self) -> str:
        """What went wrong, as a key of the catalogue of messages."""
        return self.refusal.key

    @property
    def clause(self) -> str | None:
        """The clause of the rules that forbids it, if one does."""
        return self.refusal.clause

    @property
    def args_of_message(self) -> Mapping[str, Any]:
        """The arguments of the message: names, numbers, what is allowed."""
        return self.refusal.args


class SetupError(Refused):
    """A game that cannot be set up like this; names the argument and what is allowed."""


class IllegalOption(Refused):
    """A decision that is not among the options."""


class UndoRefused(Refused):
    """A decision that cannot be taken back any more."""


class PositionError(Refused):
    """A position that cannot be: names the field and the reason."""


class RecordError(Refused):
    """A record that does not fit: names the line and the reason."""
