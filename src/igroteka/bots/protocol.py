"""What a bot is: something that decides for a seat and knows no more than that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from igroteka.core.chance import Source
from igroteka.core.game import Game
from igroteka.core.kind import Option
from igroteka.core.table import Table

Tables = Callable[[Source], Table]
"""Deals a table that the bot's seat cannot tell from the real one; the luck is the bot's own."""


class Bot(Protocol):
    """Decides for a seat. Its luck comes from a seed, so that a game with bots can be played again."""

    def choose(self, view: Mapping[str, Any], options: Sequence[Option], tables: Tables) -> Option:
        """One of the options, by what the seat sees; search goes on tables dealt anew."""
        ...


def decide(bot: Bot, game: Game) -> Option:
    """What the bot decides for the seat that is asked now. The real table stays out of its reach."""
    seat = game.player
    assert seat is not None, "nobody is asked when the game is over"
    return bot.choose(game.view(seat), game.options, partial(game.table.determinize, seat))
