"""Where bots think: a pool of processes that never see the real table.

A bot gets a table dealt anew for its seat, which that seat cannot tell from the real one, and deals all the
tables it wants to try from that one. So it cannot cheat, whatever its code does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from time import monotonic
from typing import Any, TypeVar

from igroteka.bots.processes import workers
from igroteka.core.chance import seeded, source
from igroteka.core.game import Game
from igroteka.core.kind import find_kind
from igroteka.server.protocol import Advice
from igroteka.server.showing import said

T = TypeVar("T")
Position = Mapping[str, Any]


class BotPool:
    """Processes for bots and hints. A broken one is replaced, and the question asked again."""

    def __init__(self, processes: int, clock: bool) -> None:
        self.processes = processes
        self.clock = clock
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, level: str, salt: str) -> int:
        """The option that a bot of this level takes for the seat that is asked."""
        seed = seed_of(game, salt)
        return await self._ask(chosen, imagined(game, seed), level, seed, self.clock)

    async def advise(self, game: Game, simulations: int) -> list[Advice]:
        """Hints for the seat that is asked."""
        seed = seed_of(game, "hint")
        return await self._ask(advised, imagined(game, seed), simulations)

    def close(self) -> None:
        """End all processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _ask(self, work: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:  # who asked at the same time may have replaced it already
                self.close()
            return await loop.run_in_executor(self._running(), work, *args)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = workers(self.processes, load)
        return self._pool


def seed_of(game: Game, salt: str) -> int:
    """A bot's own luck: from the secret of the game, so that a test can play it again."""
    text = f"{game.seed} {salt} {len(game.played)}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def imagined(game: Game, seed: int) -> Position:
    """A position that the asked seat cannot tell from the real one."""
    assert game.player is not None, "nobody is asked"
    dealt = game.table.determinize(game.player, source(seeded(seed)))
    return {"game": game.kind.name, "rules": game.kind.version, **game.kind.save(dealt)}


# ---- inside a process of the pool ------------------------------------------------------------------------
def load() -> None:
    """Load the games and the bots before the first question."""
    import igroteka.bots.levels
    import igroteka.games  # noqa: F401 - registers the games


def chosen(position: Position, level: str, seed: int, clock: bool) -> int:
    """What a bot takes."""
    from igroteka.bots.levels import make_bot
    from igroteka.bots.protocol import situation_of

    kind = find_kind(str(position["game"]))
    bot = make_bot(level, kind.name, seed, monotonic if clock else lambda: 0.0)
    return bot.choose(situation_of(kind, kind.load(position)))


def advised(position: Position, simulations: int) -> list[Advice]:
    """The best options."""
    game = Game.load(position)
    assert game.player is not None
    places = {option: place for place, option in enumerate(game.table.options)}
    hints = game.hint(game.player, simulations)
    return [Advice(places[hint.option.id], hint.chance, said(hint.reason)) for hint in hints]
