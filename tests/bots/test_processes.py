"""Processes that work for another end when that one does, whatever they are doing."""

import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import sleep

import pytest

from igroteka.bots.processes import end, workers

LONG = 60.0  # seconds that no test waits for

POOL_OF_A_POOL = """
from igroteka.bots.processes import lasting_workers, workers

def ask_another():
    return lasting_workers(1).submit(abs, -3).result()

if __name__ == "__main__":
    with workers(1) as pool:
        print(pool.submit(ask_another).result())
"""


KILLED = """
import os
from igroteka.bots.processes import workers

if __name__ == "__main__":
    print(workers(1).submit(abs, -3).result(), flush=True)
    os.kill(os.getpid(), 9)
"""


def run_script(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """What it did, when all that it has started is gone, too: that has the same standard output."""
    script = folder / "script.py"
    script.write_text(text)
    return subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, timeout=LONG)


def test_a_pool_ends_while_it_works() -> None:
    pool = workers(1)
    working = pool.submit(sleep, LONG)
    while not working.running():
        sleep(0.01)
    end(pool)
    with pytest.raises(BrokenProcessPool):
        working.result(0)
    end(pool)  # once more does no harm


def test_a_process_that_has_processes_of_its_own_ends(tmp_path: Path) -> None:
    done = run_script(tmp_path, POOL_OF_A_POOL)
    assert (done.stdout, done.stderr, done.returncode) == ("3\n", "", 0)


def test_processes_end_when_theirs_is_killed(tmp_path: Path) -> None:
    done = run_script(tmp_path, KILLED)
    assert (done.stdout, done.returncode) == ("3\n", -9)
