"""One socket: frames in, frames out.

The first frame says who is there. A frame that cannot be read is answered, not punished; one that comes too
fast ends the connection, and nobody is banned for it.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
import structlog
from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from igroteka.core.chance import seeded, source
from igroteka.core.errors import Refused
from igroteka.server import protocol as p
from igroteka.server import showing
from igroteka.server.room import Room, Seated
from igroteka.server.rooms import Rooms
from igroteka.server.settings import Settings

UNREADABLE: Final = 4400
TOO_FAST: Final = 4429
TOO_SLOW: Final = 4408
NO_ENTRY: Final = 4403
MOST_WAITING: Final = 256  # frames; somebody who takes none any more is let go

log: Final = structlog.get_logger()


class Line:
    """A connection: what is to be sent waits in a queue, so that a slow reader keeps nobody waiting."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.frames: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.lost = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Send a frame when there is time; an empty one ends the connection."""
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.lost.set()

    def answer(self, answer: p.Answer) -> None:
        """Send a message."""
        self.send(msgspec.json.encode(answer))

    async def write(self) -> None:
        """Send all that comes, until the end."""
        while frame := await self.frames.get():
            await self.socket.send_text(frame.decode())
        self.lost.set()


class Talk:
    """The conversation of one connection with one table."""

    def __init__(self, rooms: Rooms, settings: Settings, room: Room, line: Line) -> None:
        self.rooms = rooms
        self.settings = settings
        self.room = room
        self.line = line
        self.seated: Seated | None = None
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.frame_limit: RateLimitItem = RateLimitItemPerSecond(2 * settings.frames_a_second, 2)
        self.question_limit: RateLimitItem = RateLimitItemPerMinute(settings.questions_a_minute)

    async def hear(self, text: str | bytes) -> int:
        """Take a frame; the code to close with, or 0 to go on."""
        if not await self.limiter.hit(self.frame_limit):
            return TOO_FAST
        try:
            asked = decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            if self.seated is None:
                return UNREADABLE
            self.refuse(p.Said("web-unreadable"))
            return 0
        try:
            if self.seated is None:
                if not isinstance(asked, p.Hello):
                    return UNREADABLE
                self.seated = await self.room.enter(self.line, asked.tokens)
            else:
                await self.obey(asked, self.seated)
        except Refused as refused:
            self.refuse(showing.refusal(refused.refusal))
            return 0 if self.seated else NO_ENTRY
        return 0

    def refuse(self, why: p.Said) -> None:
        """Say that something was not done."""
        self.line.answer(p.Refused(why, self.seated.seq if self.seated else 0))

    async def obey(self, asked: p.Asked, seated: Seated) -> None:
        """Do what is asked, or refuse it."""
        room, seat = self.room, seated.reader.seat
        match asked:
            case p.Ping():
                self.line.answer(p.Pong())
            case p.Hello():
                raise Refused("web-unreadable")
            case p.Look(number):
                self.look(number, seated)
            case p.Why(id, notation):
                self.line.answer(p.Because(id, self.why_not(notation, seated)))
            case _ if seat is None:
                raise Refused("web-spectator")
            case p.Act(seq, options):
                await room.decide(seated, options, seq)
            case p.Undo(seq):
                await room.undo(seated, seq)
            case p.Resign():
                await room.resign(seat)
            case p.Rematch():
                self.line.answer(p.Next(await room.rematch()))
            case p.HintWanted(seq):
                await self.hint(seq, seated)
            case p.OddsWanted(id, about):
                await self.odds(id, about, seated, seat)
            case p.Watchers(open_):
                if room.row.owner not in seated.seats:
                    raise Refused("web-not-owner")
                await room.open_to_watchers(open_)

    def look(self, number: int, seated: Seated) -> None:
        """A moment that this connection knows of already."""
        told, seat = seated.reader.entries, seated.reader.seat
        board = showing.moment(self.room.game, number, seat) if number < told else None
        if board is None:
            raise Refused("web-no-moment")
        self.line.answer(p.Moment(number, told - 1, seat, board))

    def why_not(self, notation: str, seated: Seated) -> p.Said | None:
        """Why something cannot be chosen now; who is not asked, or not told yet, learns nothing else."""
        game = self.room.game
        if self.room.over:
            return p.Said("game-over")
        if not self.room.current(seated) or seated.reader.seat != game.player:
            return p.Said("web-not-yours")
        why = game.why_not(notation)
        return None if why is None else showing.refusal(why)

    async def hint(self, seq: int, seated: Seated) -> None:
        """Advice for the seat that is asked."""
        await self.afford()
        game = self.room.game
        asked = self.room.current(seated) and seated.reader.seat == game.player and seq == seated.seq
        if self.room.over or not asked:
            raise Refused("web-not-yours")
        hints = await self.rooms.bots.advise(game, self.settings.hint_simulations)
        self.line.answer(p.Hints(seq, hints))

    async def odds(self, id: int, about: dict[str, Any], seated: Seated, seat: int) -> None:
        """Exact odds, reckoned on a table dealt anew: they cannot tell what the seat may not know."""
        await self.afford()
        game = self.room.game
        if game.table.over:
            raise Refused("game-over")
        if not self.room.current(seated):
            raise Refused("web-stale")
        dealt = game.table.determinize(seat, source(seeded(id)))
        self.line.answer(p.Odds(id, await asyncio.to_thread(game.kind.odds, dealt, seat, about)))

    async def afford(self) -> None:
        """Questions that cost time are limited."""
        if not await self.limiter.hit(self.question_limit, "questions"):
            raise Refused("web-too-many")


DECODER: Final = msgspec.json.Decoder(p.Asked)


def decode(text: str | bytes) -> p.Asked:
    """A frame of the browser."""
    asked: p.Asked = DECODER.decode(text)
    return asked


async def talk(socket: WebSocket[Any, Any, Any], rooms: Rooms, settings: Settings, game: str) -> None:
    """A conversation from its first frame to its last."""
    await socket.accept()
    line = Line(socket)
    try:
        room = await rooms.get(game)
    except Refused as refused:
        await socket.send_text(msgspec.json.encode(p.Refused(showing.refusal(refused.refusal), 0)).decode())
        await socket.close(NO_ENTRY)
        return
    conversation = Talk(rooms, settings, room, line)
    writer = asyncio.create_task(line.write())
    code = 1000
    try:
        code = await listen(socket, conversation, settings)
    except WebSocketDisconnect:
        pass
    finally:
        if conversation.seated is not None:
            await room.leave(conversation.seated)
        line.send(b"")
        try:
            await asyncio.wait_for(writer, 1)
            await socket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            writer.cancel()


async def listen(socket: WebSocket[Any, Any, Any], conversation: Talk, settings: Settings) -> int:
    """Take frames until the connection ends; the code to close with."""
    while True:
        patience = settings.silent_seconds if conversation.seated else settings.hello_seconds
        receiving = asyncio.ensure_future(socket.receive_text())
        losing = asyncio.ensure_future(conversation.line.lost.wait())
        done, waiting = await asyncio.wait(
            (receiving, losing), timeout=patience, return_when=asyncio.FIRST_COMPLETED
        )
        for task in waiting:
            task.cancel()
        if losing in done:
            return NO_ENTRY
        if receiving not in done:
            return TOO_SLOW
        text = receiving.result()
        if len(text) > settings.frame_bytes:
            return UNREADABLE
        try:
            code = await conversation.hear(text)
        except Exception:
            log.exception("frame failed", game=conversation.room.row.id)
            conversation.refuse(p.Said("web-failed"))
            code = 0
        if code:
            return code
