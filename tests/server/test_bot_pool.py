"""The processes of a server's bots: when one dies, whoever asked gets an answer all the same."""

import asyncio
from multiprocessing import active_children

import pytest

from igroteka import Game
from igroteka.bots.processes import workers
from igroteka.server.bots import BotPool


def test_all_questions_are_asked_again_when_a_process_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    pools = []

    def counted(*how: object) -> object:
        pools.append(workers(*how))  # type: ignore[arg-type]
        return pools[-1]

    monkeypatch.setattr("igroteka.server.bots.workers", counted)
    games = [Game.new("dice_forge", seed=seed) for seed in range(4)]
    bots = BotPool(1, clock=False)
    before = active_children()

    async def ask() -> list[int]:
        asked = [asyncio.create_task(bots.choose(game, "easy", "bot")) for game in games]
        await asyncio.sleep(0)  # now all wait
        for process in set(active_children()) - set(before):
            process.kill()
        return await asyncio.gather(*asked)

    chosen = asyncio.run(ask())
    bots.close()
    assert all(option in game.table.options for option, game in zip(chosen, games, strict=True))
    assert len(pools) == 2  # one died, one came instead
