"""A real server in a thread, and players that talk to it like browsers do."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from igroteka.server.app import create_app
from igroteka.server.protocol import Chair, Made, NewGame
from igroteka.server.room import Room
from igroteka.server.rooms import Rooms
from igroteka.server.settings import Settings

T = TypeVar("T")
Frame = dict[str, Any]
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server of our own: nothing waits for people, bots have no clock, and seeds may be given."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        given: dict[str, Any] = {
            "port": free_port(),
            "database": f"sqlite:///{folder.as_posix()}/igroteka.db",
            "window_seconds": (0.0, 0.0),
            "bot_seconds": 0.0,
            "bot_clock": False,
            "bot_processes": 1,
            "frames_a_second": 10_000,
            "questions_a_minute": 10_000,
            "joins_a_minute": 10_000,
            "log_level": "error",
            **settings,
        }
        self.settings = Settings(**given)
        self.app = create_app(self.settings)
        config = uvicorn.Config(
            self.app,
            port=self.settings.port,
            log_level="error",
            ws_max_size=self.settings.frame_bytes,
            timeout_graceful_shutdown=1,
        )
        self.uvicorn = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve()

        asyncio.run(serve())

    def __enter__(self) -> Self:
        self.thread.start()
        for _ in range(int(PATIENCE / 0.02)):
            if self.uvicorn.started:
                return self
            threading.Event().wait(0.02)
        raise TimeoutError("the server does not start")

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(10)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.state.rooms
        return rooms

    def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something inside the server's loop."""
        assert self.loop is not None

        async def wrapped() -> T:
            return await work()

        return asyncio.run_coroutine_threadsafe(wrapped(), self.loop).result(PATIENCE)

    def make(
        self,
        game: str,
        *who: str,
        seed: int | None = 1,
        position: dict[str, Any] | None = None,
        watch: bool = True,
        **setup: Any,
    ) -> Made:
        """A table that no request could make: with a known seed, or from a position."""
        wanted = NewGame(game, [Chair(one) for one in who], setup, watch)  # type: ignore[arg-type]
        return self.do(lambda: self.rooms.make(wanted, seed, position))

    def room(self, made: Made) -> Room:
        return self.do(lambda: self.rooms.get(made.id))

    def http(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=PATIENCE)

    def sit(self, made: Made, *seats: int) -> Player:
        """Somebody with the tokens of these seats; with none, a spectator."""
        return Player(self, made.id, [made.tokens[str(seat)] for seat in seats])


class Player:
    """One connection. Frames are read when they are waited for."""

    def __init__(self, server: Server, id: str, tokens: list[str], hello: bool = True) -> None:
        self.id = id
        self.ending = ExitStack()
        address = f"ws://127.0.0.1:{server.settings.port}/ws/{id}"
        self.socket: ClientConnection = self.ending.enter_context(connect(address))
        self.view: Frame = {}
        self.frames: list[str] = []
        self.log: list[Frame] = []
        if hello:
            self.send(t="hello", tokens=tokens)
            self.wait("view")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.ending.close()

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def hear(self, patience: float = PATIENCE) -> Frame:
        """The next frame; a view is kept."""
        text = str(self.socket.recv(patience))
        self.frames.append(text)
        frame: Frame = json.loads(text)
        if frame["t"] == "view":
            self.view = frame
            self.log = self.log[: frame["since"]] + frame["log"]
        return frame

    def wait(self, kind: str) -> Frame:
        """The next frame of a kind."""
        while (frame := self.hear())["t"] != kind:
            pass
        return frame

    def until(self, true: Callable[[Frame], bool]) -> Frame:
        """Wait for a view for which this is true."""
        while not (self.view and true(self.view)):
            self.hear()
        return self.view

    def closed(self) -> int:
        """Wait for the end of the connection: its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            return self.socket.close_code or 0

    def quiet(self, patience: float = 0.3) -> list[Frame]:
        """All frames until nothing comes for a while."""
        found: list[Frame] = []
        while True:
            try:
                found.append(self.hear(patience))
            except TimeoutError:
                return found

    def act(self, *notations: str) -> Frame:
        """Decide by notation, and wait for what comes of it."""
        places = {offer["notation"]: offer["option"] for offer in self.view["options"]}
        self.send(t="act", seq=self.view["seq"], options=[places[notation] for notation in notations])
        return self.answered()

    def answered(self) -> Frame:
        """The next view that is new, or a refusal."""
        seq = self.view["seq"], self.view["you"]
        while True:
            frame = self.hear()
            if frame["t"] == "refused" or (frame["t"] == "view" and (frame["seq"], frame["you"]) != seq):
                return frame

    def my_turn(self) -> Frame:
        """Wait until I am asked or the game is over."""
        return self.until(lambda view: bool(view["options"]) or view["result"] is not None)
