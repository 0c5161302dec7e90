"""`igroteka tournament`: for programs, for people, and stopped in the middle."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from igroteka.cli.app import run
from tests.cli.printed import printed

TWO = ["tournament", "dice_forge", "--bots", "greedy,random", "--games", "3", "--seed", "7"]


def test_the_same_arguments_give_the_same_object_whatever_the_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    once = printed([*TWO, "--json"], capsys)
    assert once == printed([*TWO, "--json", "--jobs", "2"], capsys)
    data = json.loads(once)
    assert (data["games"], data["planned"], data["seed"]) == (6, 6, 7)
    assert {row["bot"] for row in data["bots"]} == {"greedy", "random"}
    assert data["pairs"][0]["bots"] == ["greedy", "random"]


def test_players_and_settings_are_passed_on(capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--players", "4", "--set", "cards=alternative", "--json"]
    data = json.loads(printed([*TWO, *more], capsys))
    assert (data["setup"]["players"], data["setup"]["cards"]) == (4, "alternative")
    assert data["pairs"] == []


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Dice Forge: 6 of 6 games with 2 players, seeds from 7", "bot", "first : second"]),
        ("ru", ["Грани судьбы: сыграно партий 6 из 6, игроков: 2, зёрна от 7", "бот", "первый : второй"]),
    ],
)
def test_people_read_tables(lang: str, lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    told = printed([*TWO, "--lang", lang], capsys).splitlines()
    assert [line for line in lines if not any(row.startswith(line) for row in told)] == []
    assert len({len(row) for row in told[2:5]}) == 1  # the table of bots, in columns
    assert re.fullmatch(r"greedy : random +[\d.]+ +[\d.]+–[\d.]+ +6", told[-1])


@pytest.mark.parametrize("command", [TWO, ["simulate", *TWO[1:]]], ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Cut short after 2 turns, and counted as draws: {}"),
        ("ru", "Прервано после 2 ходов и засчитано как ничьи: {}"),
    ],
)
def test_games_that_were_cut_are_told(
    command: list[str],
    lang: str,
    line: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("igroteka.arena.simulate.MOST_TURNS", 2)
    told = printed([*command, "--lang", lang], capsys).splitlines()
    assert line.format(6 if command is TWO else 3) in told


def test_results_are_kept_and_found_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    once = printed([*TWO, "--out", str(file), "--json"], capsys)
    written = file.read_bytes()
    assert written.count(b"\n") == 6
    assert printed([*TWO, "--out", str(file), "--json"], capsys) == once
    assert file.read_bytes() == written


@pytest.mark.parametrize(
    ("more", "key"),
    [(["--bots", "random,random"], "setup-bot-twice"), (["--out", "no/such/folder"], "results-file")],
)
def test_what_cannot_be_played_is_refused(
    more: list[str], key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*TWO, *more, "--json"]) == 1
    assert json.loads(capsys.readouterr().err)["error"]["key"] == key


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_a_valid_file_and_tells_what_is_done(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "igroteka", "tournament", "dice_forge", "--games", "100000"]
    command += ["--jobs", jobs, "--out", str(file), "--lang", "en"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while process.poll() is None and not (file.exists() and file.stat().st_size):
        sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    lines = file.read_text().splitlines()
    assert file.read_bytes().endswith(b"\n")
    assert all(json.loads(line)["bots"] for line in lines)
    told = re.match(r"Stopped\. Done so far:\nDice Forge: ([\d,]+) of 200,000 games", out)
    assert told
    assert len(lines) - int(told[1].replace(",", "")) in (
        0,
        1,
    )  # the last one may be written and not yet counted


def test_ctrl_c_twice_ends_it_in_the_middle_of_long_games(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "igroteka", "tournament", "dice_throne", "--bots", "expert,greedy"]
    command += ["--jobs", "2", "--out", str(file)]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    while process.poll() is None and not file.exists():
        sleep(0.05)
    sleep(2)  # by then they play
    os.killpg(process.pid, signal.SIGINT)
    sleep(0.1)
    process.send_signal(signal.SIGINT)
    assert process.wait(60) in (130, -signal.SIGINT)  # the second one may meet Python at its very end
