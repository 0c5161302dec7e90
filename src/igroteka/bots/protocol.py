"""What a bot is: something that decides for a seat and knows no more than that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from igroteka.core.chance import Source
from igroteka.core.game import Game
from igroteka.core.kind import Kind, Option
from igroteka.core.table import Table

Tables = Callable[[Source], Table]
"""Deals a table that the bot's seat cannot tell from the real one; the luck is the bot's own."""


@dataclass(frozen=True, slots=True)
class Situation:
    """All that a bot gets: whom it decides for, what may be chosen, what that seat sees, tables to search.

    The real table is not among it. Options are the engine's numbers: they mean the same in every table.
    """

    seat: int
    options: Sequence[int]
    look: Callable[[], Mapping[str, Any]]  # the view of the seat, made when it is asked for
    tables: Tables


class Bot(Protocol):
    """Decides for a seat. Its luck comes from a seed, so that a game with bots can be played again."""

    def choose(self, situation: Situation) -> int:
        """One of the options."""
        ...


def situation_of(kind: Kind, table: Table) -> Situation:
    """What the bot of the seat that is asked now may know."""
    seat = table.player
    return Situation(
        seat, tuple(table.options), partial(kind.view, table, seat), partial(table.determinize, seat)
    )


def decide(bot: Bot, game: Game) -> Option:
    """What the bot decides for the seat that is asked now."""
    assert game.player is not None, "nobody is asked when the game is over"
    chosen = bot.choose(situation_of(game.kind, game.table))
    return next(option for option in game.options if option.id == chosen)
