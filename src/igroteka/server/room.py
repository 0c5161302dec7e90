"""A table in memory: the fold of its events, and everybody who is connected to it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
import structlog

from igroteka.core.errors import IllegalOption, Refused
from igroteka.core.game import Game
from igroteka.server import secret, showing
from igroteka.server.fold import Fold
from igroteka.server.protocol import Place, Said, Summary, View
from igroteka.server.store import EventRow, GameRow, SeatRow, SnapshotRow, Taken

if TYPE_CHECKING:
    from igroteka.server.rooms import Rooms

SNAPSHOT_EVERY: Final = 50
STAND_IN: Final = "medium"  # plays on for somebody who has given up

log: Final = structlog.get_logger()


class Member(Protocol):
    """Somebody who is connected."""

    def send(self, frame: bytes) -> None:
        """Send a frame when there is time; never waits."""


@dataclass(slots=True, eq=False)
class Seated:
    """A connection to a table: which seats it holds, which of them it looks from, what it was told last."""

    member: Member
    seats: list[int]
    reader: showing.Reader
    told: bytes = b""
    seq: int = 0  # of the view it has
    shown: int = -1  # events of the table it was last looked after with; it may have been told less


class Room:
    """One table. What changes or shows it goes through its lock: nothing is shown before it is on disk."""

    def __init__(self, rooms: Rooms, row: GameRow, seats: list[SeatRow], fold: Fold, frozen: bool) -> None:
        self.rooms = rooms
        self.row = row
        self.seats = seats
        self.fold = fold
        self.frozen = frozen  # the rules have changed since: it can be looked at, not played
        self.lock = asyncio.Lock()
        self.seated: list[Seated] = []
        self._held_until = 0.0  # nobody but a rival who may answer is told anything before
        self._held: set[int] = set()  # the seats that have decided since, and wait
        self._waiting: asyncio.Task[None] | None = None  # for that moment
        self._thinking: asyncio.Task[None] | None = None

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.fold.game

    @property
    def over(self) -> bool:
        """Is the game over, by its rules or otherwise?"""
        return self.game.table.over or self.fold.ended is not None

    @property
    def idle(self) -> bool:
        """Is nobody here and nothing going on?"""
        return not self.seated and self._thinking is None and not self.lock.locked()

    # ---- coming and going ---------------------------------------------------------------------------
    def seats_of(self, tokens: Sequence[str]) -> list[int]:
        """The seats that these tokens prove."""
        hashes = {secret.hashed(token) for token in tokens}
        return [seat.seat for seat in self.seats if seat.token in hashes]

    async def enter(self, member: Member, tokens: Sequence[str]) -> Seated:
        """Somebody connects; refused if they may neither play nor watch."""
        async with self.lock:
            seats = self.seats_of(tokens)
            if not seats and not self.row.watch and not self.over:
                raise Refused("web-token" if tokens else "web-not-watchable")
            seated = Seated(member, seats, showing.Reader(seats[0] if seats else None))
            self.seated.append(seated)
            self._publish()
            self.wake()
            return seated

    async def leave(self, seated: Seated) -> None:
        """The connection is gone."""
        async with self.lock:
            if seated in self.seated:
                self.seated.remove(seated)
                self._publish()

    def current(self, seated: Seated) -> bool:
        """Has this connection been looked after since the last event? If not, it may not know of it yet."""
        return seated.shown == self.fold.seq

    # ---- what happens ---------------------------------------------------------------------------------
    async def decide(self, seated: Seated, options: Sequence[int], seq: int) -> None:
        """A seat decides: places among the options of the view with this number."""
        async with self.lock:
            seat = self._asked(seated, seq)
            game = self.game
            if any(option >= len(game.table.options) for option in options):
                raise IllegalOption(
                    "option-out-of-range", given=str(max(options)), allowed=len(game.table.options)
                )
            notations = [game.kind.option(game.table, game.table.options[i]).notation for i in options]
            await self._happen(EventRow(self.fold.seq, seat, "decide", notations))

    async def undo(self, seated: Seated, seq: int) -> None:
        """A seat takes back its last decision."""
        async with self.lock:
            seat = self._asked(seated, seq)
            await self._happen(EventRow(self.fold.seq, seat, "undo", []))

    async def resign(self, seat: int) -> None:
        """A seat gives up: the other one wins, or a bot plays on."""
        async with self.lock:
            if self.frozen:
                raise Refused("web-rules-changed")
            if self.over or seat in self.fold.resigned:
                raise Refused("game-over")
            await self._happen(EventRow(self.fold.seq, seat, "resign", []))

    def _asked(self, seated: Seated, seq: int) -> int:
        """The seat of this connection, if it is asked and knows it; refused otherwise."""
        seat = seated.reader.seat
        if self.frozen:
            raise Refused("web-rules-changed")
        if self.over:
            raise Refused("game-over")
        if seq != seated.seq or not self.current(seated):
            raise Refused("web-stale")
        if seat is None or seat != self.game.player or seat in self.fold.resigned:
            raise Refused("web-not-yours")
        return seat

    async def _happen(self, event: EventRow) -> None:
        """Fold the event, write it, show it; if it cannot be written, it has not happened."""
        self.fold.apply(event)
        try:
            await self.rooms.store.append(self.row.id, event)
        except BaseException as error:
            self.fold = await self.rooms.folded(self.row)
            if isinstance(error, Taken):
                self._publish()
                raise Refused("web-stale") from None
            raise
        await self._keep()
        self._hold(event)
        self._publish()
        self.wake()

    async def _keep(self) -> None:
        """A snapshot now and then, and at the end."""
        if self.over or self.fold.seq % SNAPSHOT_EVERY == 0:
            snapshot = SnapshotRow(self.fold.seq, self.game.hash(), self.game.position())
            await self.rooms.store.keep(self.row.id, snapshot)
        if self.over and not self.row.over:
            self.row = replace(self.row, over=True)
            await self.rooms.store.change(self.row.id, over=True)

    def _hold(self, event: EventRow) -> None:
        """At a window that people watch everybody waits, whether somebody is asked or not.

        Who answers within that time does not prolong it: that would tell that they were asked.
        """
        now = asyncio.get_running_loop().time()
        if now < self._held_until:
            self._held.add(event.seat)
            return
        played = self.game.played
        watched = event.kind == "decide" and bool(played) and played[-1].watched
        if watched and not self.over and self.rooms.settings.window_seconds[1]:
            hands = self.game.kind.hands(self.game.table)
            if any(size for seat, size in enumerate(hands) if seat != event.seat):
                self._held = {event.seat}
                self._held_until = now + random.SystemRandom().uniform(*self.rooms.settings.window_seconds)

    # ---- telling --------------------------------------------------------------------------------------
    def _publish(self) -> None:
        """Tell everybody what is new for them, at once or when the wait at a window is over."""
        held = self._held_until - asyncio.get_running_loop().time()
        if held > 0 and self._waiting is None:
            self._waiting = asyncio.create_task(self._publish_later(held))
        for seated in self.seated:
            if held <= 0 or self._may_answer(seated):
                self._show(seated)

    async def _publish_later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._waiting = None
        async with self.lock:
            self._publish()

    def _may_answer(self, seated: Seated) -> bool:
        game = self.game
        return game.player not in self._held and game.player in seated.seats and game.kind.silent(game.table)

    def _show(self, seated: Seated) -> None:
        """Send a connection its view, if it differs from the last one."""
        if len(seated.seats) > 1 and self.game.player in seated.seats:
            you = self.game.player
            if you != seated.reader.seat:
                seated.reader = showing.Reader(you)
        since, news = seated.reader.news(self.game)
        view = self.view(seated)
        frame = msgspec.json.encode(view)
        seated.seq, seated.shown = view.seq, self.fold.seq
        if frame != seated.told or news:
            seated.told = frame
            view.since, view.log = since, news
            seated.member.send(msgspec.json.encode(view))

    def view(self, seated: Seated) -> View:
        """All that a connection may know, without the log."""
        game, seat = self.game, seated.reader.seat
        plays = not self.frozen and not self.over and seat not in self.fold.resigned
        asked = showing.question(game, seat) if plays else None
        return View(
            seq=self.fold.seq_for(seat),
            game=game.kind.name,
            setup=public_setup(self.row),
            you=seat,
            yours=seated.seats,
            owner=self.row.owner in seated.seats,
            watch=self.row.watch,
            watchers=self._watchers(),
            places=self.places(),
            board=game.view(seat),
            question=asked,
            asking=showing.asking(asked),
            options=showing.offers(game, seat) if plays else [],
            undo=plays and seat is not None and seat == game.player and game.cannot_undo() is None,
            log=[],
            since=0,
            result=self.fold.ended or showing.result(game),
            seed_hash=game.seed_hash,
            seed=str(game.seed) if self.over else None,
            next=self.row.next,
            notice=Said("web-rules-changed") if self.frozen else None,
        )

    def places(self) -> list[Place]:
        """Who sits where."""
        here = {seat for seated in self.seated for seat in seated.seats}
        return [
            Place(
                seat.name,
                seat.bot,
                seat.invitation is not None,
                seat.bot is not None or seat.seat in here,
                seat.seat in self.fold.resigned,
            )
            for seat in self.seats
        ]

    def summary(self) -> Summary:
        """The table in a list."""
        result = self.fold.ended or showing.result(self.game)
        return Summary(
            self.row.id,
            self.row.kind,
            public_setup(self.row),
            self.places(),
            self.over,
            result.winners if result else [],
            self.row.created,
            len(self.game.played) if self.over else self.fold.open,
        )

    def _watchers(self) -> int:
        return sum(1 for seated in self.seated if not seated.seats)

    # ---- bots -----------------------------------------------------------------------------------------
    def wake(self) -> None:
        """If it is a bot's turn, let it think."""
        if self._thinking is None and self._level() is not None:
            self._thinking = asyncio.create_task(self._think())

    def stop(self) -> None:
        """The server ends: nothing happens by itself any more."""
        for task in (self._thinking, self._waiting):
            if task is not None:
                task.cancel()

    def _level(self) -> str | None:
        """The level of the bot that is to decide now; None if it is somebody else's turn."""
        seat = self.game.player
        if seat is None or self.over or self.frozen:
            return None
        return STAND_IN if seat in self.fold.resigned else self.seats[seat].bot

    async def _think(self) -> None:
        try:
            while (level := self._level()) is not None:
                await self._decide_for_bot(level)
        finally:
            self._thinking = None

    async def _decide_for_bot(self, level: str) -> None:
        """One decision of a bot, not faster than people can follow."""
        seq, seat, game = self.fold.seq, self.game.player, self.game
        assert seat is not None
        loop = asyncio.get_running_loop()
        began = loop.time()
        window = game.kind.silent(game.table)
        try:
            option = await self.rooms.bots.choose(game, level, str(seq))
        except Exception:  # the table must go on, whatever became of the bot
            log.exception("bot failed", game=self.row.id)
            option = game.table.options[0]
        place = game.table.options.index(option) if option in game.table.options else 0
        if not window:  # inside one, how long it takes would tell whether anything can be done
            ready = max(began + self.rooms.settings.bot_seconds, self._held_until)
            await asyncio.sleep(max(0.0, ready - loop.time()))
        async with self.lock:
            if self.fold.seq == seq and not self.over:
                notation = game.kind.option(game.table, game.table.options[place]).notation
                await self._happen(EventRow(seq, seat, "decide", [notation]))

    # ---- the rest ---------------------------------------------------------------------------------------
    async def open_to_watchers(self, open_: bool) -> None:
        """The owner lets anybody watch, or nobody any more."""
        async with self.lock:
            self.row = replace(self.row, watch=open_)
            await self.rooms.store.change(self.row.id, watch=open_)
            if not open_:
                for seated in self.seated:
                    if not seated.seats:
                        seated.member.send(b"")
                self.seated = [seated for seated in self.seated if seated.seats]
            self._publish()

    async def join(self, invitation: str, name: str) -> tuple[int, str]:
        """Somebody comes with an invitation: the seat and the token that proves it from now on."""
        token, given = secret.new_token(), secret.hashed(invitation)
        async with self.lock:
            seat = next((seat for seat in self.seats if seat.invitation == given), None)
            if seat is None or not await self.rooms.store.take(
                self.row.id, seat.seat, given, secret.hashed(token), name
            ):
                raise Refused("web-invitation")
            self.seats = await self.rooms.store.seats(self.row.id)
            self._publish()
            return seat.seat, token

    async def rematch(self) -> str:
        """The id of the same game again, everybody one seat further; made by whoever asks first."""
        async with self.lock:
            if not self.over:
                raise Refused("web-not-over")
            if self.row.next is None:
                following = await self.rooms.again(self.row, self.seats)
                self.row = replace(self.row, next=following)
                self._publish()
            assert self.row.next is not None
            return self.row.next


def public_setup(row: GameRow) -> dict[str, Any]:
    """The set-up as everybody may know it: a deck is its owner's business."""
    return {key: value for key, value in row.setup.items() if key != "decks"}
