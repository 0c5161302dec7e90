"""`igroteka bench`."""

import json

import pytest

from igroteka.arena import bench
from igroteka.arena.bench import Speed
from igroteka.cli.app import run


@pytest.fixture(autouse=True)
def measured_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        bench, "measure", lambda game, players: Speed(game, players, 90000.4, 450.6, 2.345, 0.678)
    )


def test_programs_get_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data.keys() == {"compiled", "python", "speeds"}
    assert [speed["players"] for speed in data["speeds"] if speed["game"] == "dice_forge"] == [2, 3, 4]
    assert data["speeds"][0].keys() == {
        "game",
        "players",
        "decisions_per_second",
        "games_per_second",
        "clone_us",
        "live_decision_ms",
    }


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (
            "en",
            "Dice Forge, 3 players: 90,000 decisions/s, 451 games/s · clone 2.35 µs · live decision 0.68 ms",
        ),
        (
            "ru",
            "Грани судьбы, игроков 3: 90\xa0000 решений/с, 451 партий/с · копия 2.35 мкс"
            " · решение за столом 0.68 мс",
        ),
    ],
)
def test_people_get_lines(lang: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--lang", lang]) == 0
    assert line in capsys.readouterr().out.splitlines()


def test_ctrl_c_leaves_what_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measure(game: str, players: int) -> Speed:
        if players == 3:
            raise KeyboardInterrupt
        return Speed(game, players, 1, 1, 1, 1)

    monkeypatch.setattr(bench, "measure", measure)
    assert run(["bench", "--json"]) == 130
    assert [speed["players"] for speed in json.loads(capsys.readouterr().out)["speeds"]] == [2]
