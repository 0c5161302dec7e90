"""Many live games at once: how long from a decision to the view that answers it.

    python benchmarks/load.py [--games 500] [--seconds 60]

Starts a server of its own in another process with a database in a temporary folder. Every game is one
connection that plays all seats of a game of Dice Forge, thinking 4 to 6 seconds before each decision. The
first ten seconds, while all tables are being made at once, do not count.
"""

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time

import httpx
from websockets.asyncio.client import connect

PORT = 8765
ADDRESS = f"http://127.0.0.1:{PORT}"
THINKS = (4.0, 6.0)
MAKING = 10.0  # seconds


async def play(http: httpx.AsyncClient, number: int, begin: float, end: float, delays: list[float]) -> None:
    """One game until the time is up; a finished one is followed by another."""
    luck = random.Random(number)
    await asyncio.sleep(luck.uniform(0, THINKS[1]))
    while time.monotonic() < end:
        chairs = [{"who": "me"}] * luck.choice((2, 3, 4))
        made = (await http.post("/api/games", json={"game": "dice_forge", "chairs": chairs})).json()
        async with connect(f"ws://127.0.0.1:{PORT}/ws/{made['id']}", open_timeout=60) as socket:
            await socket.send(json.dumps({"t": "hello", "tokens": list(made["tokens"].values())}))
            view = json.loads(await socket.recv())
            while view["result"] is None and time.monotonic() < end:
                await asyncio.sleep(luck.uniform(*THINKS))
                place = luck.randrange(len(view["options"]))
                began = time.monotonic()
                await socket.send(json.dumps({"t": "act", "seq": view["seq"], "options": [place]}))
                view = json.loads(await socket.recv())
                if began >= begin:
                    delays.append(time.monotonic() - began)


async def measure(games: int, seconds: float) -> None:
    """All games at once."""
    delays: list[float] = []
    begin = time.monotonic() + MAKING
    async with httpx.AsyncClient(base_url=ADDRESS, timeout=60) as http:
        await asyncio.gather(*(play(http, n, begin, begin + seconds, delays) for n in range(games)))
    told = statistics.quantiles(delays, n=100)
    print(f"{games} games, {len(delays)} decisions in {seconds:.0f} s: {len(delays) / seconds:.0f} a second")
    p50, p95, p99 = (1e3 * told[n - 1] for n in (50, 95, 99))
    print(f"decision to view: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")


def await_answer() -> None:
    """Wait until the server answers."""
    with httpx.Client(base_url=ADDRESS) as http:
        for _ in range(600):
            try:
                http.get("/api/health")
                return
            except httpx.TransportError:
                time.sleep(0.1)
    raise TimeoutError("the server does not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-P",
            "-m",
            "igroteka",
            "serve",
            "--port",
            str(PORT),
            "--log-level",
            "error",
        ]
        server = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/load.db"])
        try:
            await_answer()
            asyncio.run(measure(given.games, given.seconds))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
