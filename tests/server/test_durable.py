"""One event for each place, and nothing that was acknowledged is ever lost."""

import asyncio
import json
import random
import time
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from igroteka.server.store import EventRow, GameRow, SeatRow, Store, Taken
from tests.server.harness import Server, free_port


def test_twelve_messages_for_one_place_give_one_event(server: Server) -> None:
    made = server.make("dice_forge", "me", "me", seed=3)
    with server.sit(made, 0) as here, server.sit(made, 0) as there:
        for _ in range(6):
            for device in (here, there):
                device.send(t="act", seq=0, options=[0])
        refused = [here.wait("refused") for _ in range(5)] + [there.wait("refused") for _ in range(5)]
        assert {frame["why"]["key"] for frame in refused} <= {"web-stale", "web-not-yours"}
        assert server.room(made).fold.seq == 1


def test_two_processes_cannot_write_the_same_place(tmp_path: Path) -> None:
    """Two stores on one database stand for two processes: of two writers of a place one is refused."""

    async def race() -> list[object]:
        url = f"sqlite:///{tmp_path.as_posix()}/race.db"
        one, two = Store(url), Store(url)
        await one.open()
        await two.open()
        await one.make(game_row(), SEATS)
        tries = [
            store.append("g", EventRow(seq, 0, "decide", ["pass"]))
            for seq in range(6)
            for store in (one, two)
        ]
        outcome = await asyncio.gather(*tries, return_exceptions=True)
        events = await two.events("g")
        await one.close()
        await two.close()
        assert [event.seq for event in events] == list(range(6))
        return list(outcome)

    outcome = asyncio.run(race())
    assert len([one for one in outcome if one is None]) == 6
    assert len([one for one in outcome if isinstance(one, Taken)]) == 6


SEATS = [SeatRow(seat, None, None, "", None) for seat in range(2)]


def game_row() -> GameRow:
    return GameRow("g", "dice_forge", 1, {"players": 2, "cards": "intro"}, None, 1, 0, True, False, None, 0)


def test_many_events_share_a_commit(tmp_path: Path) -> None:
    async def write() -> int:
        store = Store(f"sqlite:///{tmp_path.as_posix()}/many.db")
        await store.open()
        await store.make(game_row(), SEATS)
        commits = 0
        original = store._write_all

        async def counted(rows: list[dict[str, object]]) -> None:
            nonlocal commits
            commits += 1
            await original(rows)

        store._write_all = counted  # type: ignore[method-assign]
        await asyncio.gather(*(store.append("g", EventRow(n, 0, "decide", ["pass"])) for n in range(100)))
        assert len(await store.events("g")) == 100
        await store.close()
        return commits

    assert asyncio.run(write()) <= 3


def test_a_game_of_other_rules_is_shown_and_not_played(server: Server) -> None:
    """Events that mean something else by now: the snapshot is shown, with a notice."""
    made = server.make("dice_forge", "me", "me", seed=3)
    with server.sit(made, 0, 1) as us:
        while server.room(made).fold.seq < 50:
            us.my_turn()
            us.act(us.view["options"][-1]["notation"])  # the first one is often to pass: 50 events need more
        board = us.view["board"]
    room = server.room(made)
    server.rooms._rooms.pop(made.id)

    async def corrupt() -> None:
        await server.rooms.store.change(made.id, rules=room.row.rules + 1)

    server.do(corrupt)
    with server.sit(made, 0, 1) as us:
        assert us.view["notice"]["key"] == "web-rules-changed"
        assert us.view["board"] == board
        assert us.view["options"] == []
        us.send(t="act", seq=us.view["seq"], options=[0])
        assert us.wait("refused")["why"]["key"] == "web-rules-changed"


def test_an_event_that_cannot_be_written_has_not_happened(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.make("dice_forge", "me", "me", seed=3)
    with server.sit(made, 0) as me:
        board = me.view["board"]

        async def full(*_: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patched:
            patched.setattr(server.rooms.store, "append", full)
            me.send(t="act", seq=0, options=[0])
            assert me.wait("refused")["why"]["key"] == "web-failed"
        assert server.room(made).fold.seq == 0
        assert me.view["board"] == board
        assert me.act("pass")["t"] == "view"


FORKS = get_context("forkserver")  # everything is imported once, so that 20 servers start quickly
FORKS.set_forkserver_preload(["igroteka.server.app", "uvicorn"])


def run_server(folder: str, port: int) -> None:
    """In a process of its own."""
    import uvicorn

    from igroteka.server.app import create_app
    from igroteka.server.settings import Settings

    settings = Settings(port=port, database=f"sqlite:///{folder}/killed.db", frames_a_second=10_000)
    uvicorn.run(create_app(settings), port=port, log_level="critical")


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, folder: Path, port: int) -> None:
        self.process = FORKS.Process(target=run_server, args=(folder.as_posix(), port))
        self.process.start()
        self.address = f"http://127.0.0.1:{port}"
        for _ in range(600):
            try:
                httpx.get(f"{self.address}/api/health", timeout=5)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise TimeoutError("the server does not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.join()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Killed at 20 random moments under load: every decision that a client saw is in the log afterwards."""
    luck = random.Random(11)
    port = free_port()
    server = Process(tmp_path, port)
    made = httpx.post(
        f"{server.address}/api/games",
        json={"game": "dice_forge", "chairs": [{"who": "me"}, {"who": "me"}, {"who": "me"}]},
    ).json()
    hello = json.dumps({"t": "hello", "tokens": list(made["tokens"].values())})
    seen = 0
    kills = 0
    while kills < 20:
        deadline = time.monotonic() + luck.uniform(0.02, 0.25)
        try:
            with connect(f"ws://127.0.0.1:{port}/ws/{made['id']}") as socket:
                socket.send(hello)
                view = json.loads(socket.recv(30))
                assert view["t"] == "view"
                assert sum_of(view) >= seen, "an acknowledged decision is gone"
                seen = sum_of(view)
                if view["result"]:
                    made = httpx.post(
                        f"{server.address}/api/games",
                        json={"game": "dice_forge", "chairs": [{"who": "me"}] * 3},
                    ).json()
                    hello = json.dumps({"t": "hello", "tokens": list(made["tokens"].values())})
                    seen = 0
                    continue
                while time.monotonic() < deadline and view["options"]:
                    place = luck.randrange(len(view["options"]))
                    socket.send(json.dumps({"t": "act", "seq": view["seq"], "options": [place]}))
                    view = json.loads(socket.recv(30))
                    if view["t"] == "view":
                        seen = max(seen, sum_of(view))
                if view["options"]:
                    socket.send(json.dumps({"t": "act", "seq": view["seq"], "options": [0]}))
                server.kill()
        except ConnectionClosed:
            server.kill()
        kills += 1
        server = Process(tmp_path, port)
    server.kill()


def sum_of(view: dict[str, object]) -> int:
    """How many events a view has seen: in Dice Forge everybody may know of all."""
    seq = view["seq"]
    assert isinstance(seq, int)
    return seq


def test_a_name_of_the_rematch_is_given_once(tmp_path: Path) -> None:
    async def follow() -> list[bool]:
        store = Store(f"sqlite:///{tmp_path.as_posix()}/next.db")
        await store.open()
        await store.make(game_row(), SEATS)
        await store.make(replace(game_row(), id="h"), SEATS)
        found = [await store.follow("g", "h"), await store.follow("g", "i")]
        await store.close()
        return found

    assert asyncio.run(follow()) == [True, False]
