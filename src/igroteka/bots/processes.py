"""Processes that work for this one: it alone answers Ctrl-C, and nobody waits for them when it ends."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import cache
from threading import Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

FIRST: Final = 100  # of what is done when Python ends: before pools close what they talk to processes by


def nothing() -> None:
    """What a process has to do before its first work, if nothing is said."""


def workers(number: int, prepare: Callable[[], None] = nothing) -> ProcessPoolExecutor:
    """A pool of so many. Spawned and not forked: alike on every system, and safe beside threads."""
    from concurrent.futures import ProcessPoolExecutor  # who works alone need not load it
    from multiprocessing import get_context

    return ProcessPoolExecutor(number, get_context("spawn"), ready, (prepare,))


@cache
def lasting_workers(number: int) -> ProcessPoolExecutor:
    """A pool of so many that starts at the first question and ends with this process.

    A process of another pool would wait at its end for all that it has started, for ever.
    """
    from multiprocessing.util import Finalize

    pool = workers(number)
    Finalize(None, end, (pool,), exitpriority=FIRST)
    return pool


def ready(prepare: Callable[[], None]) -> None:
    """How a process begins: Ctrl-C, which a terminal sends to all, is for the first one to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    prepare()


def end_with_parent() -> None:
    """Who was killed cannot end the processes that work for him."""
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool at once, whatever its processes are doing.

    Who waited for their work would be interrupted by the second Ctrl-C, and then Python can hang at its end.
    """
    for process in tuple((pool._processes or {}).values()):  # Python 3.14 has a method for this
        process.terminate()
    pool.shutdown(cancel_futures=True)
