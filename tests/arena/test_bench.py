"""Benchmarks measure every game with every number of players; how fast it must be is not tested."""

import pytest

from igroteka.arena import bench


def test_every_game_is_measured_with_all_its_players() -> None:
    assert {("dice_forge", players) for players in (2, 3, 4)} <= set(bench.cases())


def test_a_measurement_has_all_its_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RUNS", "GAMES", "CLONED", "CLONES", "LIVE_GAMES"):
        monkeypatch.setattr(bench, name, 2)
    speed = bench.measure("dice_forge", 2)
    assert speed.decisions_per_second > speed.games_per_second > 0
    assert speed.clone_us > 0
    assert speed.live_decision_ms > 0


def test_positions_are_of_the_middle_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "CLONED", 3)
    tables = list(bench.mid_game("dice_forge", 2))
    assert len(tables) == 3
    assert not any(table.over for table in tables)
