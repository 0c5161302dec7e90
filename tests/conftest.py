"""What all tests share."""

import signal

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.properties", "tests.dice_forge.scene", "tests.dice_throne.scene")

# Random games are seeded, so a failure is found again; no deadline: the machine may be busy.
settings.register_profile("igroteka", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("igroteka")

# Tests that run in the background of a shell ignore Ctrl-C, and so would all programs that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """A warning is an error, but for those that Python hides too: they come whenever garbage is collected."""
    for rule in ("error", "ignore::ImportWarning", "ignore::ResourceWarning"):
        config.addinivalue_line("filterwarnings", rule)
