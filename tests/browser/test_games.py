"""Whole games in a real browser. Epic and Dice Throne on their drawn tables have files of their own."""

from collections.abc import Callable

import pytest

from tests.browser.driver import Tapper, Typist
from tests.browser.harness import PHONE, Person
from tests.server.harness import Server

People = Callable[..., Person]


def test_dice_forge_on_the_drawn_table(person: People, server: Server) -> None:
    made = server.make("dice_forge", "me", "novice", seed=31)
    me = person().sit(made, 0)
    view = Tapper(me, 1).play()
    assert view["result"]["winners"]
    me.page.get_by_role("heading", level=2).first.wait_for()


def test_dice_forge_by_keys_alone(person: People, server: Server) -> None:
    made = server.make("dice_forge", "me", "novice", seed=32)
    me = person().sit(made, 0)
    assert Typist(me, 2).play()["result"]["winners"]


@pytest.mark.parametrize("game", ["epic", "dice_throne"])
def test_other_games_on_the_text_board(person: People, server: Server, game: str) -> None:
    made = server.make(game, "me", "novice", seed=33)
    me = person(board="text").sit(made, 0)
    assert Tapper(me, 3).play()["result"]["winners"]


def test_one_device_for_two(person: People, server: Server) -> None:
    """Between two people lies a curtain: nothing of the other's hand is on the page before it is lifted."""
    made = server.make("epic", "me", "me", seed=35)
    us = person().sit(made, 0, 1)
    seen = []
    driver = Tapper(us, 5)
    for _ in range(4):
        view = driver.turn()
        seen.append(view["you"])
        us.page.locator(".curtain, [data-at]").first.wait_for()
        if us.page.locator(".curtain").count():
            assert us.page.locator(".page[inert]").count() == 1
            us.page.locator(".curtain [data-primary]").click()
        driver.decide(view)
    assert len(set(seen)) == 2


def test_a_phone_is_enough(person: People, server: Server) -> None:
    made = server.make("dice_forge", "me", "novice", seed=36)
    me = person(size=PHONE).sit(made, 0)
    Tapper(me, 6).play(12)
    assert me.overflow() <= 0
    tall = me.page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    assert tall <= 0
