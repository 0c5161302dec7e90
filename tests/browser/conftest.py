"""One browser and one server for all browser tests."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.harness import Person, launch
from tests.server.harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; whoever met an error in the page fails the test."""
    made: list[Person] = []

    def make(**settings: Any) -> Person:
        made.append(Person(browser, server, **settings))
        return made[-1]

    yield make
    for one in made:
        one.__exit__()
