"""Processes that work for this one: it alone answers Ctrl-C, and nobody waits for them when it ends."""

from __future__ import annotations

import signal
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

FIRST: Final = 100  # of what is done when Python ends: before pools close what they talk to processes by


def workers(number: int) -> ProcessPoolExecutor:
    """A pool of so many. Spawned and not forked: alike on every system, and safe beside threads."""
    from concurrent.futures import ProcessPoolExecutor  # who works alone need not load it
    from multiprocessing import get_context

    return ProcessPoolExecutor(number, get_context("spawn"), leave_ctrl_c)


@cache
def lasting_workers(number: int) -> ProcessPoolExecutor:
    """A pool of so many that starts at the first question and ends with this process.

    A process of another pool would wait at its end for all that it has started, for ever.
    """
    from multiprocessing.util import Finalize

    pool = workers(number)
    Finalize(None, end, (pool,), exitpriority=FIRST)
    return pool


def leave_ctrl_c() -> None:
    """A terminal sends Ctrl-C to every process of a command; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool at once, whatever its processes are doing.

    Who waited for their work would be interrupted by the second Ctrl-C, and then Python can hang at its end.
    """
    for process in tuple((pool._processes or {}).values()):  # Python 3.14 has a method for this
        process.terminate()
    pool.shutdown(cancel_futures=True)
