"""`igroteka terminal`: what the command line hands to the table."""

import subprocess
import sys
from typing import Any

import pytest

import igroteka.terminal
from igroteka.cli.app import run


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The tables that were opened, none of them for real."""
    tables: list[dict[str, Any]] = []

    def open_table(game: str, **arguments: Any) -> int:
        tables.append({"game": game, **arguments})
        return 0

    monkeypatch.setattr(igroteka.terminal, "run", open_table)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tables


DEFAULTS = {"game": "dice_forge", "players": 2, "bots": ["random"], "seed": 0, "setup": {}, "lang": "en"}


def test_defaults(opened: list[dict[str, Any]]) -> None:
    assert run(["terminal", "dice_forge"]) == 0
    assert opened == [DEFAULTS]


def test_everything_is_passed_on(opened: list[dict[str, Any]]) -> None:
    line = "terminal dice_forge --players 3 --bots random,random --seed 9 --set cards=great_bear,triton"
    assert run([*line.split(), "--lang", "ru"]) == 0
    assert opened == [
        {
            "game": "dice_forge",
            "players": 3,
            "bots": ["random", "random"],
            "seed": 9,
            "setup": {"cards": "great_bear,triton"},
            "lang": "ru",
        }
    ]


def test_a_person_without_a_seed_gets_a_new_game(
    opened: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    for _ in range(2):
        run(["terminal", "dice_forge"])
    run(["terminal", "dice_forge", "--seed", "0"])
    assert opened[0]["seed"] != opened[1]["seed"]
    assert opened[2]["seed"] == 0


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("terminal chess", "There is no game “chess”"),
        ("terminal dice_forge --players 1", "1 players cannot play this game"),
        ("terminal dice_forge --set seed=3", "no setting “seed”"),
        ("terminal dice_forge --bots clever", "There is no bot “clever”"),
    ],
)
def test_a_table_that_cannot_be_is_refused(line: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*line.split(), "--lang", "en"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err


def test_a_table_opens_and_closes() -> None:
    command = [sys.executable, "-m", "igroteka", "terminal", "dice_forge", "--lang", "en"]
    done = subprocess.run(command, input="quit\n", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "main action" in done.stdout
