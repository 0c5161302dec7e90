"""`igroteka` and `igroteka serve`: what the command line hands to the server."""

from pathlib import Path

import pytest

import igroteka.cli.serve
from igroteka.cli.app import run
from igroteka.server.settings import Settings


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Settings]:
    """The servers that were started, none of them for real."""
    servers: list[Settings] = []

    def start(settings: Settings) -> int:
        servers.append(settings)
        return 0

    monkeypatch.setattr(igroteka.cli.serve, "run_server", start)
    monkeypatch.setattr(igroteka.cli.serve, "open_browser", lambda *_: None)
    monkeypatch.setattr(igroteka.cli.serve.typer, "get_app_dir", lambda _: str(tmp_path / "igroteka"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return servers


def test_without_a_command_the_browser_opens(
    served: list[Settings], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", "ru"]) == 0
    (settings,) = served
    assert settings.local
    assert settings.database == f"sqlite:///{tmp_path.as_posix()}/igroteka/igroteka.db"
    assert (tmp_path / "igroteka").is_dir()
    assert capsys.readouterr().out == f"Игротека: http://127.0.0.1:{settings.port} (Ctrl-C — закончить)\n"


def test_everything_is_passed_on(served: list[Settings]) -> None:
    line = "serve --host 0.0.0.0 --port 9000 --database sqlite:///x.db --origin https://igroteka.example/ "
    assert run([*line.split(), "--log-level", "warning"]) == 0
    assert served == [
        Settings("0.0.0.0", 9000, "sqlite:///x.db", "https://igroteka.example/", "warning"),
    ]
    assert served[0].origins == ("https://igroteka.example",)
    assert not served[0].local


def test_an_unknown_log_level_is_refused(served: list[Settings], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--log-level", "loud"]) == 2
    assert capsys.readouterr().err == "There is no log level “loud”: debug, info, warning, error.\n"
    assert served == []


@pytest.mark.parametrize(
    ("host", "local", "origins"),
    [
        ("127.0.0.1", True, ("http://127.0.0.1:80", "http://localhost:80")),
        ("localhost", True, ("http://localhost:80", "http://127.0.0.1:80")),
        ("::1", True, ("http://[::1]:80", "http://localhost:80", "http://127.0.0.1:80")),
        ("192.0.2.7", False, ("http://192.0.2.7:80",)),
        ("table.example", False, ("http://table.example:80",)),
    ],
)
def test_who_may_talk_to_a_server(host: str, local: bool, origins: tuple[str, ...]) -> None:
    settings = Settings(host, 80)
    assert (settings.local, settings.origins) == (local, origins)
