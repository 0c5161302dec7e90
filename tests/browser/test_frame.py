"""What all tables share: links, languages, watching, coming back, being found by screen readers."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import PHONE, Person
from tests.server.harness import Server, free_port
from tests.server.test_durable import Process

People = Callable[..., Person]
GAMES = ["dice_forge", "epic", "dice_throne"]


def test_one_click_and_a_person_plays(person: People) -> None:
    me = person().open()
    me.button("Играть сейчас").click()
    me.page.wait_for_url("**/g/*")
    assert me.until(lambda view: bool(view["options"]))["you"] is not None
    me.wait(lambda: me.page.title() != "Игротека")  # the title of the tab says that it is my decision


def test_two_people_by_link_and_a_watcher(person: People, server: Server) -> None:
    made = server.make("dice_forge", "me", "friend", seed=8)
    me = person().sit(made, 0)
    me.until(lambda view: view["you"] == 0)
    friend = person(name="Аня").open(f"/join/{made.id}#{made.invitations['1']}")
    friend.page.get_by_role("button").filter(has_text="").last.wait_for()
    friend.page.get_by_role("main").get_by_role("button").last.click()
    friend.until(lambda view: view["you"] == 1)
    assert made.invitations["1"] not in friend.page.url
    watcher = person().open(f"/g/{made.id}")
    watcher.until(lambda view: view["you"] is None)
    me.until(lambda view: view["watchers"] == 1 and view["places"][1]["online"])
    me.page.keyboard.press("1")
    me.page.keyboard.press("Enter")
    assert friend.until(lambda view: bool(view["options"]))["you"] == 1
    assert watcher.until(lambda view: view["seq"] == 1)["options"] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_in_the_middle_of_a_game(person: People, server: Server, game: str) -> None:
    made = server.make(game, "me", "novice", seed=3)
    me = person(lang="ru", board="text").sit(made, 0)
    me.until(lambda view: bool(view["options"]))
    me.wait(lambda: cyrillic(me.text()) > 20)
    me.page.evaluate(
        "localStorage.setItem('igroteka.settings',"
        " JSON.stringify({...JSON.parse(localStorage.getItem('igroteka.settings')), lang: 'en', name: ''}))"
    )
    me.page.reload()
    me.wait(lambda: len(me.text()) > 400)
    assert me.page.evaluate("document.documentElement.lang") == "en"
    assert cyrillic(me.text()) == 0


def cyrillic(text: str) -> int:
    """How many words are Russian."""
    return len([word for word in text.split() if any("а" <= letter <= "я" for letter in word.lower())])


def test_a_killed_server_comes_back_without_a_reload(browser: Browser, tmp_path: Path) -> None:
    """Nothing acknowledged is lost, and the page finds the server again by itself."""
    port = free_port()
    process = Process(tmp_path, port)
    body = {"game": "dice_forge", "chairs": [{"who": "me"}, {"who": "me"}]}
    made = httpx.post(f"{process.address}/api/games", json=body).json()
    context = browser.new_context(locale="ru-RU")
    page = context.new_page()
    page.goto(f"{process.address}/api/health")
    games = [{"id": made["id"], "game": "dice_forge", "tokens": made["tokens"], "invitations": {}, "seen": 1}]
    page.evaluate("games => localStorage.setItem('igroteka.games', games)", json.dumps(games))
    views: list[dict[str, object]] = []

    def heard(frame: object) -> None:
        data = json.loads(str(frame))
        if data["t"] == "view":
            views.append(data)

    page.on("websocket", lambda socket: socket.on("framereceived", heard))
    page.goto(f"{process.address}/g/{made['id']}")
    wait(page, lambda: bool(views))
    before = views[-1]
    process.kill()
    page.wait_for_timeout(700)
    count = len(views)
    process = Process(tmp_path, port)
    wait(page, lambda: len(views) > count)
    assert views[-1]["board"] == before["board"]
    context.close()
    process.kill()


def wait(page: object, true: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end
        page.wait_for_timeout(50)  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(1440, 900), PHONE, (320, 700)])
@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("path", ["/", "/rules/dice_forge", "/#heroes", "/#decks"])
def test_pages_without_a_table(person: People, path: str, lang: str, size: tuple[int, int]) -> None:
    """axe finds nothing, and nothing has to be scrolled sideways."""
    somebody = person(size=size, lang=lang).open(path)
    somebody.page.wait_for_load_state("networkidle")
    expect(somebody.page.get_by_role("main")).to_be_visible()
    assert somebody.overflow() <= 0
    assert somebody.violations() == []


@pytest.mark.parametrize("size", [(1440, 900), PHONE, (320, 700)])
@pytest.mark.parametrize("board", ["text", "drawn"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_are_accessible(
    person: People, server: Server, game: str, board: str, size: tuple[int, int]
) -> None:
    made = server.make(game, "me", "novice", seed=6)
    scheme = "dark" if board == "drawn" else "light"
    me = person(size=size, board=board, scheme=scheme).sit(made, 0)
    me.until(lambda view: bool(view["options"]))
    me.page.wait_for_load_state("networkidle")
    expect(me.page.get_by_role("main")).to_be_visible()
    me.page.wait_for_timeout(300)
    assert me.overflow() <= 0
    assert me.violations() == []
