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
    script = tmp_path / "pool_of_a_pool.py"
    script.write_text(POOL_OF_A_POOL)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True, timeout=LONG)
    assert (done.stdout, done.stderr) == ("3\n", "")
