"""Recorded traffic against what its receiver may know."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from igroteka import Game
from igroteka.core.chance import seeded, source
from igroteka.core.table import Table
from igroteka.server import showing

ANSWERS = {"view", "odds", "because", "refused", "pong"}  # what comes while one only plays
DEALS = 2


def tells_no_more_than_it_may(game: Game, frames: Sequence[str], seat: int | None) -> int:
    """Every view is also that of a table on which all that the receiver may not know lies otherwise.

    The game is over or goes on; `seat` None: a spectator. Returns how many views there were.
    """
    heard = [json.loads(frame) for frame in frames]
    assert not {frame["t"] for frame in heard} - ANSWERS
    views = [frame for frame in heard if frame["t"] == "view"]
    tables: dict[int, list[dict[str, Any]]] = {}
    for view in views:
        number = view["seq"]
        if number not in tables:
            tables[number] = [shown(game, table, seat) for table in imagined(game, number, seat)]
        told = {"board": view["board"], "options": view["options"]}
        assert told in tables[number], f"view {number} of seat {seat} tells what it may not: {told}"
    return len(views)


def imagined(game: Game, number: int, seat: int | None) -> Iterator[Table]:
    """The tables at that number, dealt anew as the receiver could imagine them.

    Others may have passed unseen meanwhile, so there may be several. A spectator knows less than any seat.
    """
    places = [-1, *(place for place, _ in showing.visible(game, seat)), len(game.played)]
    for place in range(places[number], places[number + 1]):
        table = showing.after(game, place)
        for knower in range(table.seats()) if seat is None else [seat]:
            for deal in range(DEALS):
                yield table.determinize(knower, source(seeded(deal)))


def shown(game: Game, table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat sees of a table and may decide there, as it goes over the wire."""
    position = {"game": game.kind.name, "rules": game.kind.version, **game.kind.save(table)}
    loaded = Game.load(position)
    frame = msgspec.json.encode({"board": loaded.view(seat), "options": showing.offers(loaded, seat)})
    found: dict[str, Any] = msgspec.json.decode(frame)
    return found
