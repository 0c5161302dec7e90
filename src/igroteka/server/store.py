"""What is on disk: games, their seats, and an append-only log of events for each.

A game is its set-up, its secret seed and its events; everything else can be folded from them. Events are
never changed or deleted: taking back a decision is an event too. The primary key (game, seq) lets exactly
one of two writers have the same place. Snapshots are a cache, and a witness of what the rules said then.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

metadata: Final = MetaData()
GAMES: Final = Table(
    "game",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),  # JSON
    Column("position", Text),  # JSON: a game that does not begin at the beginning
    Column("seed", String(64), nullable=False),
    Column("owner", Integer, nullable=False),  # the seat of whoever made the table
    Column("watch", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("next", String(16)),  # the rematch
    Column("created", BigInteger, nullable=False),
)
SEATS: Final = Table(
    "seat",
    metadata,
    Column("game", String(16), ForeignKey("game.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", String(64)),  # sha256; none while the seat is open, and of bots
    Column("invitation", String(64)),  # sha256; none once somebody has come
    Column("name", String(24), nullable=False),
    Column("bot", String(16)),  # its level
    PrimaryKeyConstraint("game", "seat"),
)
EVENTS: Final = Table(
    "event",
    metadata,
    Column("game", String(16), ForeignKey("game.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),  # decide, undo, resign
    Column("payload", Text, nullable=False),  # JSON: the notations decided
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "seq"),
)
SNAPSHOTS: Final = Table(
    "snapshot",
    metadata,
    Column("game", String(16), ForeignKey("game.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("position", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("game", "seq"),
)
ASYNC: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
MOST_AT_ONCE: Final = 500  # events of one commit


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as it was made."""

    id: str
    kind: str
    rules: int
    setup: dict[str, Any]
    position: dict[str, Any] | None
    seed: int
    owner: int
    watch: bool
    over: bool
    next: str | None
    created: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: whose hash opens it, who may still take it, and its name."""

    seat: int
    token: str | None
    invitation: str | None
    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class EventRow:
    """Something that happened to a game."""

    seq: int
    seat: int
    kind: str
    payload: list[str]


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The position after an event, as the rules of that day had it."""

    seq: int
    hash: str
    position: dict[str, Any]


class Taken(Exception):
    """Another process has written this event's place already."""


class Store:
    """The database. `append` returns when the event is on disk, and many events share one commit."""

    def __init__(self, url: str) -> None:
        self.engine = opened(url)
        self._queue: asyncio.Queue[tuple[dict[str, Any], asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrated)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is still waiting, and stop."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
        await self.engine.dispose()

    # ---- events -------------------------------------------------------------------------------------
    async def append(self, game: str, happened: EventRow) -> None:
        """Write an event; raises `Taken` if its place is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        row = {
            "game": game,
            "seq": happened.seq,
            "seat": happened.seat,
            "kind": happened.kind,
            "payload": text_of(happened.payload),
            "at": now(),
        }
        self._queue.put_nowait((row, done))
        await asyncio.shield(done)

    async def _write(self) -> None:
        """The one writer: all that has come meanwhile goes into one commit."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._queue.get_nowait())
            try:
                await self._write_all([row for row, _ in batch])
            except Exception:  # one of them cannot be written: which, each has to find out
                for row, done in batch:
                    await self._write_one(row, done)
            else:
                for _, done in batch:
                    done.set_result(None)
            for _ in batch:
                self._queue.task_done()

    async def _write_all(self, rows: list[dict[str, Any]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(EVENTS), rows)

    async def _write_one(self, row: dict[str, Any], done: asyncio.Future[None]) -> None:
        try:
            await self._write_all([row])
        except IntegrityError:
            done.set_exception(Taken())
        except Exception as error:
            done.set_exception(error)
        else:
            done.set_result(None)

    async def events(self, game: str, since: int = 0) -> list[EventRow]:
        """The events of a game, in order."""
        query = select(EVENTS).where(EVENTS.c.game == game, EVENTS.c.seq >= since).order_by(EVENTS.c.seq)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [EventRow(row.seq, row.seat, row.kind, data_of(row.payload)) for row in rows]

    # ---- games and seats ------------------------------------------------------------------------------
    async def make(self, game: GameRow, seats: Sequence[SeatRow]) -> None:
        """A new game with its seats."""
        row = {
            "id": game.id,
            "kind": game.kind,
            "rules": game.rules,
            "setup": text_of(game.setup),
            "position": None if game.position is None else text_of(game.position),
            "seed": str(game.seed),
            "owner": game.owner,
            "watch": game.watch,
            "over": False,
            "next": None,
            "created": game.created,
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(GAMES), [row])
            await connection.execute(insert(SEATS), [seat_values(game.id, seat) for seat in seats])

    async def game(self, id: str) -> GameRow | None:
        """A game by its id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(GAMES).where(GAMES.c.id == id))).first()
        return None if row is None else game_of(row)

    async def seats(self, game: str) -> list[SeatRow]:
        """The seats of a game, in order."""
        query = select(SEATS).where(SEATS.c.game == game).order_by(SEATS.c.seat)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [SeatRow(row.seat, row.token, row.invitation, row.name, row.bot) for row in rows]

    async def take(self, game: str, seat: int, invitation: str, token: str, name: str) -> bool:
        """Give a seat to the first who comes with its invitation; False if somebody was faster."""
        seated = (
            update(SEATS)
            .where(SEATS.c.game == game, SEATS.c.seat == seat, SEATS.c.invitation == invitation)
            .values(invitation=None, token=token, name=name)
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(seated)).rowcount == 1

    async def change(self, game: str, **values: Any) -> None:
        """Set `watch` or `over`."""
        async with self.engine.begin() as connection:
            await connection.execute(update(GAMES).where(GAMES.c.id == game).values(**values))

    async def follow(self, game: str, next: str) -> bool:
        """Name the rematch of a game; False if it has one already."""
        named = update(GAMES).where(GAMES.c.id == game, GAMES.c.next.is_(None)).values(next=next)
        async with self.engine.begin() as connection:
            return (await connection.execute(named)).rowcount == 1

    async def watchable(self, most: int) -> list[GameRow]:
        """Running games that anybody may watch, the newest first."""
        open_ = select(GAMES).where(GAMES.c.watch.is_(True), GAMES.c.over.is_(False))
        async with self.engine.connect() as connection:
            rows = (await connection.execute(open_.order_by(GAMES.c.created.desc()).limit(most))).all()
        return [game_of(row) for row in rows]

    # ---- snapshots --------------------------------------------------------------------------------------
    async def keep(self, game: str, snapshot: SnapshotRow) -> None:
        """Keep a snapshot; one that is there already is as good."""
        row = {
            "game": game,
            "seq": snapshot.seq,
            "hash": snapshot.hash,
            "position": text_of(snapshot.position),
        }
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(SNAPSHOTS), [row])
        except IntegrityError:
            pass

    async def snapshot(self, game: str) -> SnapshotRow | None:
        """The latest snapshot of a game."""
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.game == game).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else SnapshotRow(row.seq, row.hash, data_of(row.position))


# ---- rows -----------------------------------------------------------------------------------------------
def game_of(row: Any) -> GameRow:
    """A row of the database."""
    return GameRow(
        row.id,
        row.kind,
        row.rules,
        data_of(row.setup),
        None if row.position is None else data_of(row.position),
        int(row.seed),
        row.owner,
        row.watch,
        row.over,
        row.next,
        row.created,
    )


def seat_values(game: str, seat: SeatRow) -> dict[str, Any]:
    """A seat for the database."""
    return {
        "game": game,
        "seat": seat.seat,
        "token": seat.token,
        "invitation": seat.invitation,
        "name": seat.name,
        "bot": seat.bot,
    }


def text_of(data: object) -> str:
    """Plain data as JSON."""
    return msgspec.json.encode(data).decode()


def data_of(text: str) -> Any:
    """JSON as plain data."""
    return msgspec.json.decode(text)


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


# ---- the database -----------------------------------------------------------------------------------------
def opened(url: str) -> AsyncEngine:
    """An engine for a URL as people write it: `sqlite:///file.db`, `postgresql://…`."""
    scheme, separator, rest = url.partition("://")
    engine = create_async_engine(f"{ASYNC.get(scheme, scheme)}{separator}{rest}")
    if scheme == "sqlite":
        event.listen(engine.sync_engine, "connect", durable)
    return engine


def durable(connection: Any, _: object) -> None:
    """SQLite: readers do not wait for the writer, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrated(connection: Connection) -> None:
    """Bring the tables to the newest form."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
