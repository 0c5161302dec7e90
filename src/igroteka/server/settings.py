"""Everything about a server that somebody may want to set."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

LOCAL: Final = "localhost"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. Limits count per address or per socket; a server that only this machine reaches
    has no limit on new games.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///igroteka.db"
    origin: str = ""  # the public address, if it is not simply http://host:port
    log_level: str = "info"

    games_an_hour: int = 30  # that one address may make; 0: any number
    joins_a_minute: int = 30  # attempts with an invitation, per address
    frames_a_second: int = 20  # per socket, and twice as many at once
    questions_a_minute: int = 120  # hints and odds per socket: they cost time
    frame_bytes: int = 4096
    body_bytes: int = 64 * 1024  # of a request: decks travel in it
    hello_seconds: float = 10.0  # until the first frame
    silent_seconds: float = 30.0  # without a frame: the socket is dropped
    rooms: int = 1000  # tables kept in memory

    window_seconds: tuple[float, float] = (0.6, 1.2)  # the wait at a window, asked or not
    bot_seconds: float = 0.5  # between decisions of bots, so that people can follow
    bot_clock: bool = True  # bots mind their time; without it their simulations alone decide
    bot_processes: int = 2
    hint_simulations: int = 400

    @property
    def origins(self) -> tuple[str, ...]:
        """The pages that may talk to this server."""
        if self.origin:
            return (self.origin.rstrip("/"),)
        hosts = dict.fromkeys((self.host, LOCAL, "127.0.0.1") if self.local else (self.host,))
        return tuple(f"http://{'[' + host + ']' if ':' in host else host}:{self.port}" for host in hosts)

    @property
    def local(self) -> bool:
        """Is the server for this machine only?"""
        if self.host == LOCAL:
            return True
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return False
