"""`igroteka replay` and `igroteka verify`."""

from pathlib import Path

import pytest

from igroteka import Game
from igroteka.cli.app import run
from igroteka.core.chance import source
from tests.cli.printed import printed


def record(decisions: int | None = None) -> str:
    """A random game of three, whole or up to a decision."""
    game, luck = Game.new("dice_forge", players=3, seed=7, cards="alternative"), source(1)
    while game.player is not None and len(game.played) != decisions:
        game.play(luck.draw(len(game.options)))
    return str(game)


@pytest.fixture
def whole(tmp_path: Path) -> str:
    path = tmp_path / "whole.txt"
    path.write_text(record(), encoding="utf-8")
    return str(path)


@pytest.fixture
def half(tmp_path: Path) -> str:
    path = tmp_path / "half.txt"
    path.write_text(record(40), encoding="utf-8")
    return str(path)


def refused(argv: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(argv) == status
    out, err = capsys.readouterr()
    assert out == ""
    return err


# ---- verify ------------------------------------------------------------------------------------------


def test_a_good_record_is_ok_with_result_and_decisions(
    whole: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game.parse(Path(whole).read_text(encoding="utf-8"))
    out = printed(["verify", whole, "--lang", "en"], capsys)
    assert out.startswith(f"ok: {len(game.played)} decisions. Winner")
    assert game.outcome is not None
    for seat, score in enumerate(game.outcome.scores, 1):
        assert f"Player {seat} {score}" in out


def test_an_unfinished_record_is_ok_too(half: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(["verify", half, "--lang", "en"], capsys) == "ok: 40 decisions. Unfinished.\n"
    assert printed(["verify", half, "--lang", "ru"], capsys) == "Верно, решений: 40. Партия не окончена.\n"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_changed_decision_is_named_by_its_line(
    command: str, whole: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(whole)
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("30. "))
    lines[number] = f"30. {lines[number].split()[1]} feat nothing"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert f"Line {number + 1}, decision 30" in refused([command, whole, "--lang", "en"], 1, capsys)
    assert f"Строка {number + 1}" in refused([command, whole, "--lang", "ru"], 1, capsys)


@pytest.mark.parametrize(
    "change", [("\n", "\r\n"), ("seed: 7", "seed: 8"), ("dice_forge", "dice_f\udcffrge")]
)
def test_any_other_change_is_refused(
    change: tuple[str, str], whole: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(whole)
    path.write_bytes(path.read_text(encoding="utf-8").replace(*change, 1).encode("utf-8", "surrogateescape"))
    assert refused(["verify", whole], 1, capsys)


def test_what_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(256)))
    assert "Line 1" in refused(["verify", str(path), "--lang", "en"], 1, capsys)


def test_a_file_that_cannot_be_read_is_wrong_usage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "missing.txt")
    assert refused(["verify", missing, "--lang", "en"], 2, capsys) == f"There is no file “{missing}”.\n"
    assert refused(["replay", missing, "--lang", "ru"], 2, capsys) == f"Файла «{missing}» нет.\n"
    assert str(tmp_path) in refused(["verify", str(tmp_path)], 2, capsys)


# ---- replay ------------------------------------------------------------------------------------------


def test_a_game_is_told_decision_by_decision(whole: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.parse(Path(whole).read_text(encoding="utf-8"))
    lines = printed(["replay", whole, "--lang", "en"], capsys).splitlines()
    assert lines[0] == "Dice Forge, 3 players, seed 7"
    assert [line for line in lines if line.startswith("──")] == [f"── Round {n} ──" for n in range(1, 11)]
    numbers = [line.split(".")[0].strip() for line in lines if line[:4].strip().isdigit()]
    assert numbers == [str(n) for n in range(1, len(game.played) + 1)]
    told = [line for line in lines if line.startswith("        ")]
    assert len(told) == len(game.log)
    assert lines[-1].startswith("Winner")


def test_a_round_begins_before_its_first_roll(whole: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(["replay", whole, "--lang", "en"], capsys).splitlines()
    for number in range(1, 11):
        heading = lines.index(f"── Round {number} ──")
        assert lines[heading + 1].strip().startswith(f"Round {number}: Player 1")


def test_a_game_is_told_in_russian(whole: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(["replay", whole, "--lang", "ru"], capsys)
    assert out.startswith("Грани судьбы, игроков: 3, зерно 7\n── Раунд 1 ──\n")
    assert "\n   1. Игрок 1: " in out


def test_the_position_after_a_decision(whole: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.parse(Path(whole).read_text(encoding="utf-8"))
    out = printed(["replay", whole, "--at", "25", "--lang", "en"], capsys)
    table = game.played[25].before
    view = game.kind.view(table, None)
    assert out.startswith(f"After 25 of {len(game.played)} decisions\nRound: {view['round']}\n")
    for hero in view["heroes"]:
        reserves = hero["reserves"]
        assert (
            f"gold {reserves['gold']['has']} of {reserves['gold']['most']}, sun {reserves['sun']['has']}"
            in out
        )
    assert out.count("light die: ") == 3
    assert f"Player {table.player + 1} decides: " in out
    assert out.count("\n  · ") == len(table.options)


def test_the_first_and_the_last_position(whole: str, half: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.parse(Path(whole).read_text(encoding="utf-8"))
    assert printed(["replay", half, "--at", "0", "--lang", "en"], capsys).startswith(
        "After 0 of 40 decisions"
    )
    assert "decides: " in printed(["replay", half, "--at", "40", "--lang", "en"], capsys)
    last = printed(["replay", whole, "--at", str(len(game.played)), "--lang", "ru"], capsys)
    assert "Победител" in last.splitlines()[-1]


def test_a_position_after_the_end_is_refused(half: str, capsys: pytest.CaptureFixture[str]) -> None:
    err = refused(["replay", half, "--at", "41", "--lang", "en"], 1, capsys)
    assert err == "There is no position after decision 41: the record has 40.\n"
