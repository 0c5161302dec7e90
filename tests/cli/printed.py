"""What a command prints."""

import pytest

from igroteka.cli.app import run


def printed(argv: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command prints; it must succeed and complain of nothing."""
    assert run(argv) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out
