"""Dice Throne on its drawn table."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from igroteka.cli.app import run
from tests.browser.driver import Tapper, Typist
from tests.browser.harness import PATIENCE, PHONE, Person
from tests.dice_throne.scene import duel
from tests.server.harness import Server
from tests.server.knowing import tells_no_more_than_it_may

People = Callable[..., Person]
WANTED = ("roll", "reroll", "declare", "defend", "play", "spend")


def test_a_whole_duel(person: People, server: Server) -> None:
    """And neither the player nor a spectator is sent at any moment what they may not know."""
    made = server.make("dice_throne", "me", "novice", seed=7, heroes="gunslinger,barbarian")
    me = person().sit(made, 0)
    watcher = person(board="text").open(f"/g/{made.id}")
    driver = Tapper(me, 3, wanted=WANTED)
    view = driver.play()
    assert view["result"]["winners"]
    assert {"roll", "reroll", "declare", "defend", "play", "spend"} <= driver.chosen
    levels = view["board"]["heroes"][0]["levels"]
    assert max(levels.values()) > 1, "no upgrade was played"
    watcher.until(lambda view: view["result"] is not None)
    game = server.room(made).game
    assert tells_no_more_than_it_may(game, me.frames, 0) > 30
    assert tells_no_more_than_it_may(game, watcher.frames, None) > 30


def test_any_of_equal_dice_is_tapped(person: People, server: Server) -> None:
    """A card asks which die to change: of two that show the same either may be tapped."""
    scene = duel({"hero": "gunslinger", "cp": 5, "hand": ["so_wild"]}, {"hero": "barbarian"})
    scene.roll(3, 2, 1, 3, 6).play("play so_wild")
    me = person().sit(server.make("dice_throne", "me", "novice", position=scene.game.position()), 0)
    me.until(lambda view: bool(view["options"]))
    me.at("die.3").click()
    me.page.locator('[data-choice="die 1 5"]:visible').click()
    view = me.until(lambda view: view["question"] is not None and view["question"]["key"] == "ask-rolling")
    assert sorted(view["board"]["rolls"][0]["dice"]) == [1, 2, 3, 5, 6]


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
@pytest.mark.parametrize(("players", "mode"), [(4, "teams"), (5, "king")])
def test_other_modes(person: People, server: Server, players: int, mode: str, size: tuple[int, int]) -> None:
    made = server.make("dice_throne", "me", *["novice"] * (players - 1), seed=9, mode=mode)
    me = person(size=size).sit(made, 0)
    driver = Tapper(me, 4, wanted=("roll", "declare"))
    driver.play(25)
    assert {"roll", "declare"} & driver.chosen
    assert me.overflow() <= 0


def test_by_keys_alone(person: People, server: Server) -> None:
    made = server.make("dice_throne", "me", "novice", seed=10, heroes="gunslinger,barbarian")
    me = person().sit(made, 0)
    driver = Typist(me, 5, wanted=WANTED)
    driver.play(15)
    assert {"roll", "declare"} & driver.chosen


def test_the_odds_on_the_page_are_those_of_the_command_line(
    person: People, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before the first roll; after it with the best dice kept, and with the keep that is tapped."""
    made = server.make("dice_throne", "me", "novice", seed=7, heroes="gunslinger,barbarian")
    me = person(lang="en").sit(made, 0)
    compare(me, commanded(capsys))
    me.page.locator("[data-primary]:visible").click()  # on to the roll phase
    me.until(lambda view: view["board"]["phase"] == "offence")
    me.page.locator("[data-primary]:visible").click()
    view = me.until(lambda view: bool(view["board"]["rolls"]) and bool(view["options"]))
    dice = ",".join(str(value) for value in sorted(view["board"]["rolls"][0]["dice"]))
    left = str(view["board"]["attempts_left"])
    compare(me, commanded(capsys, "--dice", dice, "--attempts", left))


def commanded(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What `igroteka odds` says."""
    assert run(["odds", "dice_throne", "gunslinger", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def compare(me: Person, expected: dict[str, Any]) -> None:
    """The chances on the board, in whole per cent, and the mean damage beside it."""
    for ability in expected["abilities"]:
        cell = me.page.locator(f'[data-at="ability.0.{ability["id"]}"]').first
        percent = 100 * ability["probability"]
        chance = f"{percent:.1f}%" if 0.05 <= percent < 1 else f"{round(percent)}%"
        expect(cell).to_contain_text(re.compile(chance.replace("%", r"\s*%")), timeout=PATIENCE)
    damage = f"{expected['expected_damage']:.1f}"
    me.wait(lambda: damage in me.page.locator("body").inner_text())
