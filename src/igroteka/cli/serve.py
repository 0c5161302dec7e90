"""`igroteka serve` and plain `igroteka`: tables in the browser."""

from __future__ import annotations

import gc
import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer

from igroteka.cli.options import OK, Lang, WrongUsage, whole_number
from igroteka.cli.words import words_of
from igroteka.server.settings import Settings

LEVELS: Final = ("debug", "info", "warning", "error")
PORT: Final = 8000
HALT_SECONDS: Final = 5
PATIENCE: Final = 30.0  # until the server must be there
COLLECT: Final = (20_000, 20, 100)  # see `collect_seldom`

Host = Annotated[str, typer.Option("--host", metavar="HOST")]
Port = Annotated[int, typer.Option("--port", metavar="PORT", parser=whole_number(1))]
Database = Annotated[str, typer.Option("--database", metavar="URL")]
Origin = Annotated[str, typer.Option("--origin", metavar="URL")]
LogLevel = Annotated[str, typer.Option("--log-level", metavar="|".join(LEVELS))]


def serve(
    host: Host = "127.0.0.1",
    port: Port = PORT,
    database: Database = "sqlite:///igroteka.db",
    origin: Origin = "",
    log_level: LogLevel = "info",
    lang: Lang = "en",
) -> int:
    """Serve tables to browsers until it is stopped."""
    if log_level not in LEVELS:
        raise WrongUsage("usage-log-level", given=log_level, allowed=", ".join(LEVELS))
    return run_server(Settings(host, port, database, origin, log_level))


def play_in_browser(lang: str) -> int:
    """A server for this machine alone, and the browser on it; the games are kept in the user's folder."""
    folder = Path(typer.get_app_dir("igroteka"))
    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(
        port=free_port(), database=f"sqlite:///{(folder / 'igroteka.db').as_posix()}", log_level="warning"
    )
    address = settings.origins[0]
    print(words_of(lang).say("serve-address", address=address), flush=True)
    threading.Thread(target=open_browser, args=(address, settings.port), daemon=True).start()
    return run_server(settings)


def run_server(settings: Settings) -> int:
    """Serve until Ctrl-C or a signal; then everything that was decided is on disk."""
    import uvicorn

    from igroteka.server.app import create_app

    configure_logs(settings.log_level)
    app = create_app(settings)
    collect_seldom()
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        log_level=settings.log_level,
        access_log=False,
        ws_max_size=settings.frame_bytes,
        timeout_graceful_shutdown=HALT_SECONDS,
    )
    return OK


def collect_seldom() -> None:
    """Walk all tables in memory less often to find unused cycles: nobody is served meanwhile.

    With 500 tables one walk takes a quarter of a second, and by Python's own measure there is one every few
    seconds. What is loaded for good is never walked.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def free_port() -> int:
    """The usual port, or any other if somebody has it."""
    for port in (PORT, 0):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise WrongUsage("usage-no-port")


def open_browser(address: str, port: int) -> None:
    """Open the browser as soon as the server answers; where there is none, the printed address is enough."""
    for _ in range(int(PATIENCE / 0.2)):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            threading.Event().wait(0.2)
        else:
            webbrowser.open(address)
            return


def configure_logs(level: str) -> None:
    """One line for everything that happened: JSON, or a readable one on a terminal."""
    import structlog

    shown: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if sys.stderr.isatty():
        shown = structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
