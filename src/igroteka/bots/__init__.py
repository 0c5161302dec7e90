"""Players that are programs. `protocol` says what a bot is, the other modules are bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from igroteka.bots.protocol import Bot
from igroteka.bots.random import RandomBot
from igroteka.core.errors import SetupError

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}
"""Every bot by its name: call it with a seed."""


def bots_for_seats(names: Sequence[str], seats: int) -> list[str]:
    """A bot's name for every seat: one name stands for all; refuses bots that do not exist."""
    for name in names:
        if name not in BOTS:
            raise SetupError("setup-unknown-bot", given=name, allowed=", ".join(BOTS))
    if len(names) not in (1, seats):
        raise SetupError("setup-bots", given=len(names), allowed=seats)
    return list(names) * seats if len(names) == 1 else list(names)
