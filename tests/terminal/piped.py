"""A table whose input is a pipe, as `printf '0\\n1\\n' | igroteka terminal dice_forge` makes it."""

import subprocess
import sys


def piped(lines: str, game: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What a table answers to these lines."""
    command = [sys.executable, "-m", "igroteka", "terminal", game, "--seed", "1", *arguments]
    return subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", check=False)


def plays_to_its_end(lines: str, over: str, game: str, *arguments: str) -> None:
    """The game is told to be over, in plain text of 80 columns and without an error."""
    done = piped(lines, game, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert over in done.stdout
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.split("\n"))) <= 80
