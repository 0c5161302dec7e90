"""The names of what options, questions and the log speak of."""

from __future__ import annotations

from typing import Any

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.board import BOARDS, STATUSES, Board, Straight, Symbols, card_of
from igroteka.games.dice_throne.keywords import DICE
from igroteka.games.dice_throne.notation import alternatives, plain_name
from igroteka.games.dice_throne.state import Hero


def status_told(status: int) -> dict[str, Any]:
    """The name of a status as an argument."""
    return {"status": STATUSES[status].name}


def told_use(board: Board, use: int) -> dict[str, Any]:
    """The name of an ability by one of its uses, and which tier of it."""
    return {"ability": plain_name(board, use), **told_tier(board, use)}


def told_tier(board: Board, use: int) -> dict[str, Any]:
    """Which of several tiers a use is (from 1; 0: there are none), by what the dice must show.

    The tiers of an ability count one symbol, or are straights.
    """
    tiers = alternatives(board, use)
    if len(tiers) == 1:
        return {"tier": 0, "shows": "only"}
    tier, need = tiers.index(use) + 1, board.uses[use].need
    if isinstance(need, Symbols):
        symbol = board.symbols[need.row[0]]
        return {"tier": tier, "shows": "symbols", "count": len(need.row), "symbol": symbol}
    large = isinstance(need, Straight) and need.length == DICE
    return {"tier": tier, "shows": "large" if large else "small"}


def source_of(h: Hero, option: int) -> dict[str, Any]:
    """What began a text or would be used: the key of its name (`card-tip_it`, `status-chi`)."""
    start = o.family(option)
    rest = option - start
    board = BOARDS[h.kind]
    if start in (o.PLAY, o.SELL, o.CARD):
        return {"source": f"card-{card_of(h, rest).name}"}
    if start == o.SPEND:
        return {"source": f"status-{STATUSES[rest // o.POWERS].name}"}
    if start == o.TOKEN:
        return {"source": f"status-{STATUSES[rest % o.PER_SEAT].name}"}
    if start == o.USE:
        return used_source(board, rest // o.POWERS)
    if start == o.DECLARE:
        return {"source": f"ability-{plain_name(board, rest)}"}
    return {"source": f"ability-{board.abilities[rest].name}" if start == o.DEFEND else ""}


def used_source(board: Board, slot: int) -> dict[str, Any]:
    """A slot of the board, or the companions, as the source of a power."""
    if slot == len(board.abilities):
        return {"source": f"companions-{board.name}"}
    return {"source": f"ability-{board.abilities[slot].name}"}
