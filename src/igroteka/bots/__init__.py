"""Players that are programs. `protocol` says what a bot is, `levels` names them all."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.bots.levels import BOTS, check_bot, make_bot
from igroteka.core.errors import SetupError

__all__ = ["BOTS", "bots_for_seats", "make_bot"]


def bots_for_seats(names: Sequence[str], seats: int) -> list[str]:
    """A bot's name for every seat: one name stands for all; refuses bots that do not exist."""
    for name in names:
        check_bot(name)
    if len(names) not in (1, seats):
        raise SetupError("setup-bots", given=len(names), allowed=seats)
    return list(names) * seats if len(names) == 1 else list(names)
