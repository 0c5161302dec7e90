"""Igroteka: three tabletop games with complete rules, for people, bots and researchers.

>>> from igroteka import Game
>>> game = Game.new("dice_forge", players=3, seed=7, cards="intro")
"""

from igroteka import games as _games  # makes the games known
from igroteka.core.errors import (
    IllegalOption,
    PositionError,
    RecordError,
    Refusal,
    Refused,
    SetupError,
    UndoRefused,
)
from igroteka.core.game import Game, Hint, Outcome, advise_by
from igroteka.core.kind import Message, Option
from igroteka.core.outcomes import outcomes
from igroteka.core.table import Table

__all__ = [
    "Game",
    "Hint",
    "IllegalOption",
    "Message",
    "Option",
    "Outcome",
    "PositionError",
    "RecordError",
    "Refusal",
    "Refused",
    "SetupError",
    "Table",
    "UndoRefused",
    "outcomes",
]
__version__ = "0.1.0"


def _hint(game: Game, seat: int, budget: int) -> tuple[Hint, ...]:
    """Bots are loaded when somebody asks for a hint."""
    from igroteka.bots.hints import hint

    return hint(game, seat, budget)


advise_by(_hint)
del _games, advise_by
