"""A real browser at a real server: what a person sees and does."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, WebSocket, expect

from igroteka.server.protocol import Made
from tests.server.harness import Server

ROOT = Path(__file__).resolve().parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
AXE = ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 20_000  # ms: machines that test are busy


def launch(playwright: Playwright) -> Browser:
    """The machine's Chromium; without one the tests fail, they are never skipped."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert found, "no Chromium: python3 run.py test installs one, or says how"
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


def text_of(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


def moment(view: dict[str, Any]) -> tuple[int, int | None]:
    """What a decision answers: whose question, and which."""
    return view["seq"], view["you"]


class Person:
    """Somebody with a browser of their own: settings, tables and all."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: tuple[int, int] = DESKTOP,
        lang: str = "ru",
        **settings: Any,
    ) -> None:
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="ru-RU" if lang == "ru" else "en-GB",
            color_scheme=settings.pop("scheme", "light"),
        )
        chosen = {"lang": lang, "motion": "off", "name": "Мария", **settings}
        self.context.add_init_script(
            "localStorage.getItem('igroteka.settings') || "
            f"localStorage.setItem('igroteka.settings', {json.dumps(json.dumps(chosen))})"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.frames: list[str] = []  # that came over the wire
        self.read = 0  # how many of them have been looked at for a view
        self.latest: dict[str, Any] = {}
        self.decided: list[tuple[str, str]] = []  # what was asked, and what was chosen, as notation
        self.answered: set[tuple[int, int | None]] = set()  # the views that were decided upon
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(text_of(frame)))
        socket.on("framesent", lambda frame: self._said(json.loads(text_of(frame))))

    def _said(self, frame: dict[str, Any]) -> None:
        view = self.view
        if frame["t"] == "act" and frame["seq"] == view["seq"]:
            offers = {offer["option"]: offer["notation"] for offer in view["options"]}
            self.decided += [(view["question"]["key"], offers[option]) for option in frame["options"]]
            self.answered.add(moment(view))

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()
        assert self.errors == []

    def open(self, path: str = "/") -> Person:
        self.page.goto(self.server.address + path)
        return self

    def sit(self, made: Made, *seats: int) -> Person:
        """Open the table by one's own link; of several seats by the tokens kept in the browser."""
        kept = [
            {
                "id": made.id,
                "game": "",
                "tokens": {str(s): made.tokens[str(s)] for s in seats},
                "invitations": {},
            }
        ]
        kept[0]["seen"] = 1
        self.open("/api/health")  # the same origin, and nothing on it reads the storage
        self.page.evaluate("games => localStorage.setItem('igroteka.games', games)", json.dumps(kept))
        return self.open(f"/g/{made.id}")

    @property
    def view(self) -> dict[str, Any]:
        """The latest view that came over the wire; it is asked for often, and read once."""
        for frame in reversed(self.frames[self.read :]):
            if '"t":"view"' in frame[:20]:
                self.latest = json.loads(frame)
                break
        self.read = len(self.frames)
        return self.latest

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def at(self, element: str) -> Locator:
        """An element of the board, as options name it."""
        return self.page.locator(f'[data-at="{element}"]').first

    def until(self, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a view for which this is true; it is the latest one even when that has been found out."""
        for _ in range(PATIENCE // 20):
            view = self.view
            if view and true(view) and self.view is view:
                return view
            self.page.wait_for_timeout(20)
        raise TimeoutError(json.dumps(self.view)[:500])

    def wait(self, true: Callable[[], bool]) -> None:
        """Wait until this is true; the page's own policy forbids to wait by a script in it."""
        for _ in range(PATIENCE // 50):
            if true():
                return
            self.page.wait_for_timeout(50)
        raise TimeoutError(self.page.locator("body").inner_text()[:500])

    def text(self) -> str:
        """All that can be read on the page."""
        return self.page.locator("main").first.inner_text() if self.page.locator("main").count() else ""

    def see(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)

    def violations(self) -> list[str]:
        """What axe finds wrong with the page."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        run = "axe.run({resultTypes: ['violations']}).then(found => found.violations)"
        found = self.page.evaluate(run)
        return [
            f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:160]})"
            for one in found
            for node in one["nodes"]
        ]

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        wide: int = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wide
