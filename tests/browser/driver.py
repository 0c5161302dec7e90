"""Plays whole games in a browser, by tapping what is ringed or by keys alone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Error, Locator

from tests.browser.harness import Person

SETTLE = 40  # ms: the page draws what came over the wire
MOST_TABS = 250


def seq_of(view: dict[str, Any]) -> tuple[int, int | None, bool]:
    return view["seq"], view["you"], view["result"] is not None


class Driver:
    """Decides at random, like somebody who tries everything, but rather what it has not done yet.

    `wanted`: beginnings of notations to be taken first while they are new; what was asked and chosen is kept.
    """

    def __init__(self, person: Person, seed: int, wanted: Sequence[str] = ()) -> None:
        self.person = person
        self.page = person.page
        self.luck = random.Random(seed)
        self.wanted = wanted
        self.asked: set[str] = set()
        self.chosen: set[str] = set()

    def play(self, decisions: int = 10_000) -> dict[str, Any]:
        """Play until the game is over, or for so many decisions."""
        for _ in range(decisions):
            view = self.person.until(lambda view: bool(view["options"]) or view["result"] is not None)
            if view["result"] is not None:
                return view
            self.decide(view)
        return self.person.view

    def decide(self, view: dict[str, Any]) -> None:
        raise NotImplementedError

    def pick(self, view: dict[str, Any]) -> dict[str, Any]:
        """An option, those that are wanted more often than the others."""
        self.asked.add(view["question"]["key"])
        offers = view["options"]
        new = [offer for offer in offers if offer["notation"].startswith(tuple(self.wanted))]
        offer: dict[str, Any] = self.luck.choice(new if new and self.luck.random() < 0.8 else offers)
        self.chosen.add(offer["notation"].split()[0])
        return offer

    def moved(self, view: dict[str, Any], patience: int = 600) -> bool:
        """Did the table go on?"""
        for _ in range(patience // SETTLE):
            if seq_of(self.person.view) != seq_of(view):
                return True
            self.page.wait_for_timeout(SETTLE)
        return False


class Tapper(Driver):
    """Taps elements of the board, then the primary button; what has no element is a button of its own."""

    def decide(self, view: dict[str, Any]) -> None:
        self.page.wait_for_timeout(SETTLE)
        for _ in range(12):
            offer = self.pick(view)
            if offer["at"]:
                self.tap(offer["at"])
            else:
                self.choose()
            if self.commit(view):
                return
        raise AssertionError(f"nothing can be decided: {view['question']} {self.page.url}")

    def tap(self, elements: list[str]) -> None:
        for element in elements:
            if self.click(self.page.locator(f'button[data-at="{element}"]:visible')):
                return

    def choose(self) -> None:
        self.click(self.page.locator("[data-choice]:visible, [data-primary]:visible"))

    def click(self, found: Locator) -> bool:
        """Click one of these; the page may be drawn anew meanwhile."""
        count = found.count()
        if not count:
            return False
        try:
            found.nth(self.luck.randrange(count)).click(timeout=2000)
        except Error:
            return False
        self.page.wait_for_timeout(SETTLE)
        return True

    def commit(self, view: dict[str, Any]) -> bool:
        """Press the primary button; where a tap left several options, choose one of them."""
        if self.moved(view, SETTLE * 2):
            return True
        primary = self.page.locator("[data-primary]:visible")
        if not self.click(primary):
            self.choose()
            self.click(primary)
        return self.moved(view)


class Typist(Driver):
    """No mouse: digits for buttons, Tab to elements, Enter to commit, Escape when nothing came of it."""

    def decide(self, view: dict[str, Any]) -> None:
        self.page.wait_for_timeout(SETTLE)
        for attempt in range(12):
            offer = self.pick(view)
            if offer["at"] and attempt % 2 == 0 and self.focus(offer["at"]):
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(SETTLE)
            else:
                count = self.page.locator("[data-choice]:visible").count()
                if count:
                    self.page.keyboard.press(str(self.luck.randint(1, min(9, count))))
                    self.page.wait_for_timeout(SETTLE)
            if self.moved(view, SETTLE * 2):
                return
            if self.page.locator("[data-primary]:visible").count():
                self.page.keyboard.press("Enter")
            else:
                self.page.keyboard.press("1")
            if self.moved(view):
                return
            self.page.keyboard.press("Escape")
        raise AssertionError(f"nothing can be decided by keys: {view['question']}")

    def focus(self, elements: list[str]) -> bool:
        """Walk with Tab until one of these elements has the focus."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement?.dataset?.at ?? ''") in elements:
                return True
        return False
