"""Windows that people watch: how long a table waits there tells nothing of what the rival holds."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from igroteka import Game
from tests.server.harness import Server

HELD = 1.5  # long enough for a busy machine to ask in vain meanwhile


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits the same time at every such window."""
    with Server(tmp_path_factory.mktemp("slow"), window_seconds=(HELD, HELD)) as running:
        yield running


def declared(asked: bool) -> tuple[dict[str, Any], str]:
    """A duel before seat 0 declares an ability, and that; is the rival, who holds cards, asked then?"""
    for seed in range(400):
        game = Game.new("dice_throne", seed=seed, heroes="gunslinger,barbarian")
        for _ in range(60):
            if game.player is None:
                break
            found = [str(option) for option in game.options if str(option).startswith("declare")]
            if found and game.player == 0 and game.view(1)["heroes"][1]["hand"]["size"]:
                position = game.position()
                game.play(found[0])
                rival = game.player == 1 and game.kind.silent(game.table)
                if game.played[-1].watched and rival == asked:
                    return position, found[0]
                break
            game.play(0 if str(game.options[0]) != "pass" else len(game.options) - 1)
    raise AssertionError("no such position found")


@pytest.mark.parametrize("asked", [False, True])
def test_whoever_decided_waits_the_same(slow: Server, asked: bool) -> None:
    """Whether the rival could answer or not: nothing is told before the time is over, to watchers neither."""
    position, notation = declared(asked)
    made = slow.make("dice_throne", "me", "me", position=position)
    with slow.sit(made, 0) as me, slow.sit(made, 1) as rival, slow.sit(made) as watcher:
        me.quiet(0.1)
        rival.quiet(0.1)
        watcher.quiet(0.1)
        places = {offer["notation"]: offer["option"] for offer in me.view["options"]}
        began = time.monotonic()
        me.send(t="act", seq=me.view["seq"], options=[places[notation]])
        if asked:
            assert rival.until(lambda view: bool(view["options"]))["you"] == 1
            assert time.monotonic() - began < HELD
            passing = next(offer["option"] for offer in rival.view["options"] if offer["notation"] == "pass")
            rival.send(t="act", seq=rival.view["seq"], options=[passing])
        for probe in ({"t": "act", "seq": me.view["seq"] + 1, "options": [0]}, {"t": "undo", "seq": 1}):
            me.send(**probe)
            assert me.wait("refused")["why"]["key"] == "web-stale"
        me.send(t="why", id=1, notation="pass")
        assert me.wait("because")["why"]["key"] == "web-not-yours"
        assert me.view["seq"] == 0
        with_view = me.until(lambda view: view["seq"] > 0)
        assert time.monotonic() - began >= HELD
        assert with_view["you"] == 0
        watcher.until(lambda view: view["seq"] > 0)


def test_coming_anew_is_no_way_around(slow: Server) -> None:
    position, notation = declared(asked=False)
    made = slow.make("dice_throne", "me", "me", position=position)
    with slow.sit(made, 0) as me:
        places = {offer["notation"]: offer["option"] for offer in me.view["options"]}
        began = time.monotonic()
        me.send(t="act", seq=0, options=[places[notation]])
        me.send(t="ping")
        me.wait("pong")
        with slow.sit(made, 0) as again:
            assert again.view["seq"] == 1
            assert time.monotonic() - began >= HELD


def test_nothing_is_shown_before_it_is_on_disk(tmp_path: Path) -> None:
    """Somebody who comes while a decision is being written sees it when it is written, not before."""
    import asyncio

    with Server(tmp_path) as server:
        made = server.make("dice_forge", "me", "me", seed=3)
        with server.sit(made, 0) as me:
            append, written = server.rooms.store.append, asyncio.Event()

            async def slowly(*event: Any) -> None:
                await written.wait()
                await append(*event)

            server.rooms.store.append = slowly  # type: ignore[method-assign]
            me.send(t="act", seq=0, options=[0])
            me.send(t="ping")
            threads: list[dict[str, Any]] = []

            def come() -> None:
                with server.sit(made, 1) as other:
                    threads.append(other.view)

            import threading

            coming = threading.Thread(target=come)
            coming.start()
            coming.join(0.4)
            assert threads == []
            assert server.loop is not None
            server.loop.call_soon_threadsafe(written.set)
            coming.join(10)
            assert [view["seq"] for view in threads] == [1]
            assert me.until(lambda view: view["seq"] == 1)
