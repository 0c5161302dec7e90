"""What all tables share: links, languages, watching, coming back, being found by screen readers."""

import gzip
import json
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, FloatRect, Response

from igroteka.server.protocol import Made
from tests.browser.harness import PHONE, Person
from tests.browser.screenshots import finished
from tests.server.harness import Server, free_port
from tests.server.test_durable import Process

People = Callable[..., Person]
GAMES = ["dice_forge", "epic", "dice_throne"]


@pytest.fixture(scope="module")
def over(server: Server) -> Made:
    """A game that is over."""
    return finished(server)


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
    me = person(lang="ru", board="text", name="").sit(made, 0)
    me.until(lambda view: bool(view["options"]))
    me.wait(lambda: cyrillic(me.text()) > 20)
    me.button("Настройки").click()
    me.page.get_by_text("English").click()
    me.wait(lambda: cyrillic(me.text()) == 0)  # the log included, and without a reload
    assert len(me.text()) > 400
    assert me.page.evaluate("document.documentElement.lang") == "en"


def test_a_foreign_page_opens_no_socket(person: People, server: Server) -> None:
    made = server.make("dice_forge", "me", "novice", seed=3)
    attempt = """address => new Promise(done => {
        const socket = new WebSocket(address);
        socket.onopen = () => socket.send('{"t": "hello"}');
        socket.onmessage = () => done("heard");
        socket.onclose = () => done("refused");
    })"""
    address = f"{server.address.replace('http', 'ws')}/ws/{made.id}"
    somebody = person().open("/api/health")
    assert somebody.page.evaluate(attempt, address) == "heard"
    somebody.page.route("http://foreign.localhost/", lambda route: route.fulfill(body="somebody else's page"))
    somebody.page.goto("http://foreign.localhost/")
    assert somebody.page.evaluate(attempt, address) == "refused"


@pytest.mark.parametrize("game", ["", *GAMES])
def test_the_first_load_is_light(person: People, server: Server, game: str) -> None:
    """All scripts until the lobby or a table stands there: at most 150 kB as they travel, packed."""
    me = person()
    packed: dict[str, int] = {}

    def count(response: Response) -> None:
        if response.url.endswith(".js"):
            packed[response.url] = len(gzip.compress(response.body()))

    me.page.on("response", count)
    me.open(f"/g/{server.make(game, 'me', 'novice').id}" if game else "/")
    me.page.get_by_role("main").wait_for()
    me.page.wait_for_load_state("networkidle")
    assert len(packed) > 1
    assert sum(packed.values()) <= 150_000, sorted(packed.items(), key=lambda one: -one[1])[:5]


@pytest.mark.parametrize("size", [(1280, 800), (820, 1180), PHONE])
def test_drawers_leave_the_decision_free(person: People, server: Server, size: tuple[int, int]) -> None:
    """The log may cover what is read on the text board, but not what is decided."""
    me = person(size=size, board="text").sit(server.make("dice_throne", "me", "novice", seed=4), 0)
    me.until(lambda view: bool(view["options"]))
    me.page.locator("[data-decision]").wait_for()
    me.page.keyboard.press("l")
    me.page.get_by_role("tab", selected=True).wait_for()
    decision, drawer = (me.page.locator(one).bounding_box() for one in ("[data-decision]", "aside"))
    assert decision
    assert drawer
    beside = max(decision["x"], drawer["x"]) + 1 >= min(right(decision), right(drawer))
    over = max(decision["y"], drawer["y"]) + 1 >= min(bottom(decision), bottom(drawer))
    assert beside or over, (decision, drawer)


def right(box: FloatRect) -> float:
    return box["x"] + box["width"]


def bottom(box: FloatRect) -> float:
    return box["y"] + box["height"]


@pytest.mark.parametrize(("lang", "size"), [("ru", (1440, 900)), ("en", (1280, 800)), ("ru", PHONE)])
def test_large_letters_fit_the_tabs(person: People, server: Server, lang: str, size: tuple[int, int]) -> None:
    me = person(size=size, lang=lang, textSize=150).sit(server.make("epic", "me", "novice", seed=4), 0)
    me.until(lambda view: bool(view["options"]))
    me.page.locator("[data-action-bar]").wait_for()
    me.page.keyboard.press("o")
    tabs = me.page.get_by_role("complementary").get_by_role("tab")
    tabs.first.wait_for()
    assert tabs.all_inner_texts() == [["Карта", "Журнал", "Правила"], ["Card", "Log", "Rules"]][lang == "en"]
    assert tabs.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length") == 0


def test_one_link_takes_all_seats_of_a_device_elsewhere(person: People, server: Server) -> None:
    made = server.make("epic", "me", "me", seed=4)
    us = person().sit(made, 0, 1)
    us.until(lambda view: view["yours"] == [0, 1])
    us.page.locator(".curtain [data-primary]").click()
    us.button("Стол").last.click()
    link = us.page.get_by_role("textbox", name="Наши места").input_value()
    elsewhere = person()
    elsewhere.page.goto(link)
    elsewhere.until(lambda view: view["yours"] == [0, 1])
    assert made.tokens["0"] not in elsewhere.page.url
    kept = json.loads(elsewhere.page.evaluate("localStorage.getItem('igroteka.games')"))
    assert kept[0]["tokens"] == made.tokens


def test_a_replay_tells_its_own_moment(person: People, over: Made) -> None:
    """On the text board too: the log ends at the moment, and nobody is said to think or to be waited for."""
    me = person(board="text").open(f"/g/{over.id}/replay?at=0")
    me.see("Решение 0 из")
    log = me.page.get_by_role("log")
    first = log.inner_text()
    me.page.keyboard.press("ArrowRight")
    me.see("Решение 1 из")
    me.wait(lambda: log.inner_text() != first)
    assert "думает" not in me.text()
    assert "Ждём" not in me.text()
    me.page.keyboard.press("l")
    me.page.get_by_role("tab", name="Журнал", selected=True).wait_for()


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
@pytest.mark.parametrize(
    ("path", "there", "lang"),
    [
        *[("/", ".games", lang) for lang in ("ru", "en")],
        *[("/rules/dice_forge", "[data-clause]", lang) for lang in ("ru", "en")],
        *[("/#heroes", ".tile", lang) for lang in ("ru", "en")],
        ("/#decks", ".pool", "ru"),  # the longest words; seven thousand elements take axe ten seconds
    ],
)
def test_pages_without_a_table(
    person: People, path: str, there: str, lang: str, size: tuple[int, int]
) -> None:
    """axe finds nothing, and nothing has to be scrolled sideways."""
    somebody = person(size=size, lang=lang).open(path)
    somebody.page.locator(there).first.wait_for()
    somebody.page.wait_for_load_state("networkidle")
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
    me.page.get_by_role("main").wait_for()
    me.page.wait_for_timeout(300)
    assert me.overflow() <= 0
    assert me.violations() == []


@pytest.mark.parametrize(("scheme", "size"), [("light", (1440, 900)), ("dark", PHONE), ("light", (320, 700))])
@pytest.mark.parametrize("screen", ["join", "replay", "replay as text", "end", "curtain", "menu"])
def test_screens_around_a_table_are_accessible(
    person: People, server: Server, over: Made, screen: str, scheme: str, size: tuple[int, int]
) -> None:
    me = person(size=size, scheme=scheme, board="text" if "text" in screen else "drawn")
    if screen == "join":
        made = server.make("dice_throne", "me", "friend", seed=3)
        me.open(f"/join/{made.id}#{made.invitations['1']}")
    elif screen.startswith("replay"):
        me.open(f"/g/{over.id}/replay?at=20")
    elif screen == "end":
        me.sit(over, 0)
    else:
        me.sit(server.make("epic", "me", "me", seed=5), 0, 1)
        me.page.locator(".curtain").wait_for()
    if screen == "menu":
        me.page.locator(".curtain [data-primary]").click()
        me.button("Стол").last.click()
    me.page.locator("main, .curtain").first.wait_for(state="attached")
    me.page.wait_for_load_state("networkidle")
    me.page.wait_for_timeout(300)
    assert me.overflow() <= 0
    assert me.violations() == []
