"""All tables: those in memory, and how to get at the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from importlib.metadata import version
from typing import Any, Final

import structlog

from igroteka.core.errors import Refused
from igroteka.core.kind import find_kind
from igroteka.server import secret
from igroteka.server.bots import BotPool
from igroteka.server.fold import Fold, begun
from igroteka.server.protocol import Chair, Health, Made, NewGame, Summary
from igroteka.server.room import Room
from igroteka.server.settings import Settings
from igroteka.server.store import GameRow, SeatRow, Store, now

MOST_LISTED: Final = 50

log: Final = structlog.get_logger()


class NotFound(Refused):
    """There is no such thing here."""


class Rooms:
    """All tables: those in memory, and how to get at the others."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    async def get(self, id: str) -> Room:
        """The table of this id; refused if there is none."""
        try:
            async with self._loading.setdefault(id, asyncio.Lock()):
                room = self._rooms.get(id)
                if room is None:
                    room = await self._load(id)
                    self._rooms[id] = room
                self._rooms.move_to_end(id)
        finally:
            self._loading.pop(id, None)
        self._forget()
        return room

    async def _load(self, id: str) -> Room:
        row = await self.store.game(id)
        if row is None:
            raise NotFound("web-no-table")
        seats = await self.store.seats(id)
        try:
            return Room(self, row, seats, await self.folded(row), frozen=False)
        except Exception:
            log.exception("cannot be folded any more", game=id)
            return Room(self, row, seats, await self._thawed(row), frozen=True)

    async def folded(self, row: GameRow) -> Fold:
        """A game as its events tell it; raises if the rules have changed since."""
        if row.rules != find_kind(row.kind).version:
            raise Refused("web-rules-changed")
        fold = begun(row)
        witness = await self.store.snapshot(row.id)
        for event in await self.store.events(row.id):
            fold.apply(event)
            if witness and witness.seq == fold.seq and witness.hash != fold.game.hash():
                raise Refused("web-rules-changed")
        return fold

    async def _thawed(self, row: GameRow) -> Fold:
        """A game whose events mean something else by now: its latest snapshot, to look at."""
        witness = await self.store.snapshot(row.id)
        if witness is None:
            raise Refused("web-rules-changed")
        fold = begun(replace(row, position=witness.position))
        fold.seq = fold.open = witness.seq
        return fold

    def _forget(self) -> None:
        """Drop tables where nothing goes on, the longest unused first."""
        surplus = len(self._rooms) - self.settings.rooms
        if surplus > 0:
            for id in [id for id, room in self._rooms.items() if room.idle][:surplus]:
                del self._rooms[id]

    def health(self) -> Health:
        """How many tables and people there are."""
        connections = sum(len(room.seated) for room in self._rooms.values())
        return Health(version("igroteka"), len(self._rooms), connections)

    def stop(self) -> None:
        """The server ends; what has been decided is being written by the store."""
        for room in self._rooms.values():
            room.stop()

    # ---- new tables -----------------------------------------------------------------------------------
    async def make(
        self, wanted: NewGame, seed: int | None = None, position: dict[str, Any] | None = None
    ) -> Made:
        """A new table. A seed or a position of one's own is for tests: no request can bring one."""
        kind = find_kind(wanted.game)
        setup = kind.setup(len(wanted.chairs), wanted.setup)
        tokens, invitations, seats = seat_people(wanted.chairs)
        owner = next((seat for seat, chair in enumerate(wanted.chairs) if chair.who == "me"), 0)
        chosen = secret.new_seed() if seed is None else seed
        row = GameRow(
            secret.new_id(),
            kind.name,
            kind.version,
            setup,
            position,
            chosen,
            owner,
            wanted.watch,
            False,
            None,
            now(),
        )
        begun(row)  # a set-up that cannot be laid out is refused before anything is written
        await self.store.make(row, seats)
        return Made(row.id, tokens, invitations)

    async def again(self, row: GameRow, seats: list[SeatRow]) -> str:
        """The same game once more with the same people, everybody one seat further."""
        moved = [*seats[1:], seats[0]]
        setup = dict(row.setup)
        if isinstance(setup.get("decks"), list):
            setup["decks"] = [*setup["decks"][1:], setup["decks"][0]]
        owner = (row.owner - 1) % len(seats)
        following = replace(
            row,
            id=secret.new_id(),
            setup=setup,
            position=None,
            seed=secret.new_seed(),
            owner=owner,
            over=False,
            next=None,
            created=now(),
        )
        await self.store.make(following, [replace(seat, seat=n) for n, seat in enumerate(moved)])
        if not await self.store.follow(row.id, following.id):
            other = await self.store.game(row.id)
            assert other is not None
            assert other.next is not None
            return other.next
        return following.id

    async def watchable(self) -> list[Summary]:
        """Tables that anybody may watch."""
        return [(await self.get(row.id)).summary() for row in await self.store.watchable(MOST_LISTED)]


def seat_people(chairs: Sequence[Chair]) -> tuple[dict[str, str], dict[str, str], list[SeatRow]]:
    """Tokens for those who sit here, invitations for friends, and the seats with their hashes."""
    tokens: dict[str, str] = {}
    invitations: dict[str, str] = {}
    seats: list[SeatRow] = []
    for seat, chair in enumerate(chairs):
        name = clean_name(chair.name)
        if chair.who == "me":
            tokens[str(seat)] = secret.new_token()
            seats.append(SeatRow(seat, secret.hashed(tokens[str(seat)]), None, name, None))
        elif chair.who == "friend":
            invitations[str(seat)] = secret.new_token()
            seats.append(SeatRow(seat, None, secret.hashed(invitations[str(seat)]), name, None))
        else:
            seats.append(SeatRow(seat, None, None, name, chair.who))
    if not tokens:
        raise Refused("web-no-seat")
    return tokens, invitations, seats


def clean_name(name: str) -> str:
    """A name without control characters and needless blanks."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
