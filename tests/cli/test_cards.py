"""`igroteka cards check`: own cards are read, never executed, and mistakes are told with their line."""

from pathlib import Path

import pytest

from igroteka import Game
from igroteka.cli.app import run

GOOD = 'Card("my_cli_giant", WILD, 1, 9, 9, AIRBORNE, "giant", tribute=(Draw(1),))\n'


def checked(tmp_path: Path, text: str, *more: str) -> int:
    file = tmp_path / "own.cards"
    file.write_text(text, encoding="utf-8")
    return run(["cards", "check", str(file), *more])


def test_well_written_cards_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(tmp_path, GOOD) == 0
    assert "my_cli_giant" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('Card("my_bad", WILD, 1, 9, 9, AIRBORN)', "AIRBORNE"),
        ('# fine\nCard("my_bad", WILD', "2"),
        ('Card("my_bad", WILD, 1, colour=3)', "colour"),
        ("import os", "1"),
        ('__import__("os").remove("x")', "1"),
        ("[x for x in (1, 2)]", "1"),
        ('Card("fireball", WILD, 0)', ""),  # told by its name in the reader's language
        ('Card("my_twice", WILD, 0)\nCard("my_twice", WILD, 0)', "my_twice"),
    ],
)
def test_mistakes_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, told: str) -> None:
    for lang in ("en", "ru"):
        assert checked(tmp_path, text, "--lang", lang) == 1
        error = capsys.readouterr().err
        assert told in error
        assert "Traceback" not in error


def test_a_missing_file_and_another_action_are_wrong_usage(tmp_path: Path) -> None:
    assert run(["cards", "check", str(tmp_path / "none.cards")]) == 2
    assert run(["cards", "paint", str(tmp_path / "none.cards")]) == 2


def test_own_cards_are_played_and_their_record_needs_no_file(tmp_path: Path) -> None:
    file = tmp_path / "box.cards"
    entries = [
        f'Card("my_{kind}_{i}", {kind}, {i % 2}, {i % 9}, 3)' for i in range(8) for kind in ("WILD", "SAGE")
    ]
    file.write_text("\n".join(entries), encoding="utf-8")
    game = Game.new("epic", format="random30", set=str(file), seed=4)
    game.play(0)
    text = str(game)
    file.unlink()
    assert Game.parse(text).position() == game.position()
