"""Games from a pipe, and games to their end."""

import io
import subprocess
import sys

import pytest

import igroteka.terminal
from igroteka import Game, SetupError
from tests.terminal.piped import piped, plays_to_its_end
from tests.terminal.seated import Seated, walk


@pytest.mark.parametrize(
    ("lang", "players", "over"),
    [("en", 2, "All rounds have been played."), ("ru", 4, "Сыграны все раунды.")],
)
def test_a_whole_game_from_a_pipe(lang: str, players: int, over: str) -> None:
    set_up = ("--players", str(players), "--set", "cards=random")
    plays_to_its_end("0\n" * 200, over, "dice_forge", "--lang", lang, *set_up)


def test_a_script_is_answered_the_same_every_time() -> None:
    assert piped("1\n0\n0\nlog\n", "dice_forge").stdout == piped("1\n0\n0\nlog\n", "dice_forge").stdout


def test_input_that_ends_leaves_the_game() -> None:
    done = piped("0\n", "dice_forge", "--lang", "en")
    assert done.returncode == 0
    assert done.stdout.endswith("The input has ended: the game is left in round 2.\n")


def test_bytes_that_are_no_letters_are_answered() -> None:
    command = [sys.executable, "-m", "igroteka", "terminal", "dice_forge", "--lang", "en"]
    done = subprocess.run(command, input=b"\xff\xfe\nquit\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"I do not understand" in done.stdout


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_to_the_end(players: int, lang: str) -> None:
    """The result is broken down and names the winners; the record of the game is a good one."""
    game = Game.new("dice_forge", players=players, seed=players, cards="alternative")
    table = Seated(game, lang=lang)
    for _ in walk(table, 500, players):
        table.show()
    table.show()
    text = table.seen_now()
    outcome = game.outcome
    assert outcome is not None
    for seat, hero in enumerate(game.view()["heroes"]):
        row = [hero["reserves"]["glory"]["has"], hero["card_glory"], outcome.scores[seat]]
        assert f"{table.names[seat]} {' '.join(map(str, row))}" in " ".join(text.split())
    winners = ", ".join(table.names[seat] for seat in sorted(outcome.winners))
    assert table.words.say("table-winners", winners=winners, n=len(outcome.winners)) in " ".join(text.split())
    assert Game.parse(str(game)).outcome == outcome


def test_any_seat_can_be_the_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("0\n0\n"))
    good = {"bots": ["random", "random"], "seed": 3, "setup": {}, "lang": "en"}
    assert igroteka.terminal.run("dice_forge", players=3, human=2, **good) == 0  # type: ignore[arg-type]
    shown = capsys.readouterr().out
    for name in ("Bot A", "Bot B", "Player C"):
        assert name in shown


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"game_name": "chess"}, "unknown-game"),
        ({"players": 5}, "setup-players"),
        ({"bots": ["nobody"]}, "setup-unknown-bot"),
        ({"bots": ["random"] * 3}, "setup-bots"),
        ({"seed": -1}, "setup-seed"),
        ({"setup": {"cards": "hydra"}}, "setup-not-alternative"),
        ({"setup": {"seed": "3"}}, "setup-unknown-key"),
        ({"lang": "fr"}, "unknown-language"),
        ({"human": 2}, "unknown-seat"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    arguments: dict[str, object], key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    good = {"game_name": "dice_forge", "players": 2, "bots": ["random"], "seed": 0, "setup": {}, "lang": "en"}
    with pytest.raises(SetupError) as refused:
        igroteka.terminal.run(**(good | arguments))  # type: ignore[arg-type]
    assert refused.value.key == key
    assert capsys.readouterr().out == ""
