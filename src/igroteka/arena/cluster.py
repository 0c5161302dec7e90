"""Games on a Ray cluster, or on a Ray of this machine: what `simulate.played` does with processes.

Ray is large, so it is an extra (`igroteka[ray]`) and is loaded only when it is asked for.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Generator, Iterable
from importlib import import_module
from socket import create_connection
from typing import Any, Final

from igroteka.arena.simulate import CHUNKS_PER_JOB, Chunk, Tally, play_chunk
from igroteka.core.errors import SetupError

THIS_MACHINE: Final = "local"
# A Ray of this machine listens to this machine only (the name is Ray's, it works everywhere) and reports to
# nobody: whoever reaches a Ray can run code on it.
ALONE: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}
KNOCK_SECONDS: Final = 5.0


def played_on_ray(chunks: Iterable[Chunk], address: str, jobs: int) -> Generator[Tally, None, None]:
    """Play chunks on a cluster that has this package; results come in order, as from one process.

    The address is Ray's: `host:port`, `ray://host:port`, `auto`; `local` starts a Ray of `jobs` workers here.
    """
    ray = connected(address, jobs)
    try:
        play = ray.remote(play_chunk)
        most = CHUNKS_PER_JOB * int(ray.cluster_resources().get("CPU", jobs))
        waiting: deque[Any] = deque()
        for chunk in chunks:
            waiting.append(play.remote(chunk))
            if len(waiting) >= most:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        ray.shutdown()  # what still waits is dropped


def connected(address: str, jobs: int) -> Any:
    """Ray, connected to the cluster; refuses if it is not installed or nobody answers."""
    here: dict[str, Any] = {}
    if address == THIS_MACHINE:
        os.environ |= ALONE  # before Ray is loaded: it reads them then
        here = {"num_cpus": jobs, "include_dashboard": False}
    try:
        ray = import_module("ray")
    except ImportError:
        raise SetupError("ray-missing", given="igroteka[ray]") from None
    try:
        knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **here)
    except (OSError, ValueError, RuntimeError) as error:
        known = getattr(error, "strerror", None) or str(error) or type(error).__name__
        reason = known.splitlines()[0]
        raise SetupError("ray-address", given=address, reason=reason) from None
    return ray


def knock(address: str) -> None:
    """See whether anybody listens at `host:port`: Ray itself would go on trying for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host.strip("[]"), int(port)), timeout=KNOCK_SECONDS).close()
