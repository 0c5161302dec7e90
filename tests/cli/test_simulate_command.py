"""`igroteka simulate`: for programs, for people, and stopped in the middle."""

import json
import os
import pty
import re
import signal
import subprocess
import sys

import pytest

from tests.cli.printed import printed

BAR = rb"[1-9]\d*/1000000"  # some games are done
TIMES = {"cpu_seconds", "decisions_per_second", "games_per_second"}
FOUR = ["simulate", "dice_forge", "--players", "4", "--games", "50", "--seed", "1", "--json"]


def counted(text: str) -> dict[str, object]:
    """The printed object without the fields of time."""
    return {name: value for name, value in json.loads(text).items() if name not in TIMES}


def test_the_same_arguments_give_the_same_object_whatever_the_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    once = printed(FOUR, capsys)
    assert json.loads(once).keys() >= TIMES
    assert counted(once) == counted(printed(FOUR, capsys))
    assert counted(once) == counted(printed([*FOUR, "--jobs", "2"], capsys))


def test_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(printed(["simulate", "dice_forge", "--json"], capsys))
    assert (data["players"], data["games"], data["seed"]) == (2, 100, 0)


def test_bots_and_settings_are_passed_on(capsys: pytest.CaptureFixture[str]) -> None:
    plain = ["simulate", "dice_forge", "--games", "5", "--json"]
    one_each = printed([*plain, "--bots", "random,random"], capsys)
    alternative = printed([*plain, "--set", "cards=alternative"], capsys)
    assert counted(one_each) == counted(printed(plain, capsys))
    assert counted(alternative) != counted(one_each)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Dice Forge: 3 games with 2 players, from seed 7", "Player 1: won", "interpreted engine"]),
        (
            "ru",
            [
                "Грани судьбы: 3 партии, игроков: 2, начальное зерно 7",
                "Игрок 1: побед",
                "движок интерпретируется",
            ],
        ),
    ],
)
def test_people_read_sentences(lang: str, lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(["simulate", "dice_forge", "--games", "3", "--seed", "7", "--lang", lang], capsys)
    told = out.replace("compiled engine", "interpreted engine").replace("скомпилирован", "интерпретируется")
    assert [line for line in lines if line not in told] == []
    assert len(out.splitlines()) == 5


def started(*arguments: str) -> tuple[subprocess.Popen[str], int]:
    """A long run whose stderr is a terminal, and the other end of it."""
    terminal, stderr = pty.openpty()
    command = [sys.executable, "-m", "igroteka", "simulate", "dice_forge", "--games", "1000000", *arguments]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=stderr, text=True, start_new_session=True
    )
    os.close(stderr)
    return process, terminal


def read_until(terminal: int, wanted: bytes) -> bytes:
    """What the terminal shows until it matches what is wanted, or to its end."""
    seen = b""
    while not re.search(wanted, seen):
        try:
            seen += os.read(terminal, 1000)
        except OSError:  # the process is gone
            break
    return seen


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_with_what_is_done_so_far(jobs: str) -> None:
    process, terminal = started("--jobs", jobs, "--lang", "en")
    shown = read_until(terminal, BAR)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate()
    assert re.search(BAR, shown)
    assert b"Traceback" not in read_until(terminal, b"Traceback")
    os.close(terminal)
    assert process.returncode == 130
    assert out.startswith("Stopped. Done so far:\nDice Forge: ")


def test_programs_see_no_progress_bar() -> None:
    terminal, stderr = pty.openpty()
    command = [sys.executable, "-m", "igroteka", *FOUR]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=stderr, text=True, check=True)
    os.close(stderr)
    assert read_until(terminal, b"\n") == b""
    os.close(terminal)
    assert json.loads(done.stdout)["games"] == 50
