"""Plays whole games in a browser, by tapping what is ringed or by keys alone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Error

from tests.browser.harness import Person, moment

MOST_TABS = 250
BACKWARDS = """at => {
    const all = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]
        .filter(one => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
    const way = all.findIndex(one => one.matches(at)) - all.indexOf(document.activeElement);
    return (way + all.length) % all.length > all.length / 2;
}"""  # the way back is the shorter one
ATTEMPTS = 12


class Driver:
    """Decides at random, like somebody who tries everything.

    It never hurries: it acts on a page that shows the latest view, and waits for the answer to what it has
    decided. So the same seed plays the same game, however busy the machine is.
    `wanted`: beginnings of notations to be taken rather than others.
    """

    def __init__(self, person: Person, seed: int, wanted: Sequence[str] = ()) -> None:
        self.person = person
        self.page = person.page
        self.luck = random.Random(seed)
        self.wanted = wanted
        self.asked: set[str] = set()

    @property
    def chosen(self) -> set[str]:
        """What kinds of things have been decided."""
        return {notation.split()[0] for _, notation in self.person.decided}

    def play(self, decisions: int = 10_000) -> dict[str, Any]:
        """Play until the game is over, or for so many decisions."""
        for _ in range(decisions):
            view = self.turn()
            if view["result"] is not None:
                return view
            self.decide(view)
        return self.person.view

    def turn(self) -> dict[str, Any]:
        """Wait until it is for us to decide, and for the page to show it; or for the end of the game."""
        return self.person.until(lambda view: view["result"] is not None or self.asks(view))

    def asks(self, view: dict[str, Any]) -> bool:
        """Does the page show this view, and is it still for us to decide?"""
        shown = self.page.locator(f'main[data-seq="{view["seq"]}"] .table > *')
        return self.open(view) and shown.count() > 0 and self.open(view)

    def open(self, view: dict[str, Any]) -> bool:
        """Is there something to decide that the page is not already deciding by itself?"""
        return view["result"] is not None or (bool(view["options"]) and not self.acted(view))

    def acted(self, view: dict[str, Any]) -> bool:
        """Has this view been answered?"""
        return moment(view) in self.person.answered

    def decide(self, view: dict[str, Any]) -> None:
        """Try until something is decided."""
        self.asked.add(view["question"]["key"])
        for attempt in range(ATTEMPTS):
            self.attempt(view, attempt)
            if self.acted(view):
                self.person.until(lambda now: moment(now) != moment(view) or now["result"] is not None)
                return
        raise AssertionError(f"nothing can be decided: {view['question']} {self.page.url}")

    def attempt(self, view: dict[str, Any], number: int) -> None:
        raise NotImplementedError

    def pick(self, view: dict[str, Any]) -> dict[str, Any]:
        """An option, those that are wanted more often than the others."""
        offers = view["options"]
        wanted = [offer for offer in offers if offer["notation"].startswith(tuple(self.wanted))]
        offer: dict[str, Any] = self.luck.choice(wanted if wanted and self.luck.random() < 0.8 else offers)
        return offer

    def exactly(self, offer: dict[str, Any]) -> tuple[str, str]:
        """The primary button and the choice that stand for just this."""
        notation = offer["notation"]
        return f'[data-primary="{notation}"]:visible', f'[data-choice="{notation}"]:visible'

    def settle(self) -> None:
        """Let the page draw what follows from a tap, and hear what it says."""
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => done()))")


class Tapper(Driver):
    """Taps elements of the board, then the primary button; what has no element is a button of its own."""

    PRIMARY = "[data-primary]:visible"
    CHOICE = "[data-choice]:visible"

    def attempt(self, view: dict[str, Any], number: int) -> None:
        offer = self.pick(view)
        primary, choice = self.exactly(offer)
        if not self.click(primary) and not self.click(choice):
            any(self.click(f'button[data-at="{element}"]:visible') for element in offer["at"])
        for further in (primary, choice, self.PRIMARY, self.CHOICE, self.PRIMARY):
            if self.acted(view):
                return
            self.click(further)

    def click(self, selector: str) -> bool:
        """Click one of these, if there is any."""
        found = self.page.locator(selector)
        count = found.count()
        if not count:
            return False
        try:
            found.nth(self.luck.randrange(count)).click(timeout=2000)
        except Error:  # something lies over it
            return False
        self.settle()
        return True


class Typist(Driver):
    """No mouse: Tab to elements and Enter, or digits for buttons; Escape when nothing came of it."""

    def attempt(self, view: dict[str, Any], number: int) -> None:
        offer = self.pick(view)
        elements = ", ".join(f'button[data-at="{element}"]' for element in offer["at"])
        primary, choice = self.exactly(offer)
        if elements and number % 2 == 0 and not self.count(choice) and self.focus(elements):
            self.press("Enter")  # picks it; upon what is picked Enter commits
            if not self.acted(view) and self.count(primary):
                self.press("Enter")
        for step in (
            lambda: self.commit(primary),
            lambda: self.digit(offer["notation"]),
            lambda: self.digit(None),
            lambda: self.commit("[data-primary]:visible"),
            lambda: self.press("Escape"),
        ):
            if not self.acted(view):
                step()

    def commit(self, primary: str) -> None:
        if self.focus(primary):
            self.press("Enter")

    def digit(self, notation: str | None) -> None:
        """Press the digit of the choice that stands for this, or of any."""
        choices = self.page.locator("[data-choice]:visible")
        decides = choices.evaluate_all("all => all.map(one => one.dataset.choice)")[:9]
        digits = [n for n, decided in enumerate(decides, 1) if notation in (None, decided)]
        if digits:
            self.press(str(self.luck.choice(digits)))

    def count(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.settle()

    def focus(self, selector: str) -> bool:
        """Walk with Tab, or back with Shift and Tab, until one of these has the focus."""
        if not self.count(selector):
            return False
        matches = selector.replace(":visible", "")
        key = "Shift+Tab" if self.page.evaluate(BACKWARDS, matches) else "Tab"
        for _ in range(MOST_TABS):
            self.page.keyboard.press(key)
            if self.page.evaluate("at => document.activeElement?.matches(at) ?? false", matches):
                return True
        return False
