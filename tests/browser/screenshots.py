"""Pictures of every screen, to be looked at: `python -m tests.browser.screenshots [--only lobby,epic]`.

Phone and desktop, Russian and English, light and dark, into the folder `screenshots` (git ignores it). Games
have fixed seeds and are played a little, so that two runs give the same pictures. Lay each beside its mock.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from igroteka import Game
from igroteka.bots.levels import make_bot
from igroteka.bots.protocol import decide
from igroteka.server.protocol import Made
from tests.browser.harness import PHONE, ROOT, Person, launch
from tests.server.harness import Server

SIZES = {"phone": PHONE, "tablet": (820, 1180), "1280": (1280, 800), "desktop": (1440, 900)}
LOOKS = [("ru", "light"), ("en", "dark")]
TABLES: dict[str, tuple[str, int, int, dict[str, str]]] = {  # game, players, decisions played, set-up
    "dice_forge": ("dice_forge", 4, 60, {}),
    "dice_forge_two": ("dice_forge", 2, 1, {"cards": "alternative"}),
    "epic": ("epic", 2, 44, {}),
    "epic_four": ("epic", 4, 60, {}),
    "epic_draft": ("epic", 2, 9, {"format": "dark_draft"}),
    "dice_throne": ("dice_throne", 2, 30, {"heroes": "gunslinger,barbarian"}),
    "dice_throne_teams": ("dice_throne", 4, 40, {"mode": "teams"}),
    "dice_throne_king": ("dice_throne", 5, 40, {"mode": "king"}),
}


def position_of(game: str, players: int, decisions: int, setup: dict[str, str]) -> dict[str, object]:
    """A position of sensible play where seat 0 has something to choose."""
    played = Game.new(game, players=players, seed=11, **setup)
    bots = [make_bot("greedy", game, seat) for seat in range(players)]
    while played.player is not None and not (
        len(played.played) >= decisions and played.player == 0 and len(played.options) > 2
    ):
        played.play(decide(bots[played.player], played))
    return played.position()


def tables(server: Server) -> Iterator[tuple[str, Made]]:
    """A table for every kind of screen."""
    for name, (game, players, decisions, setup) in TABLES.items():
        position = position_of(game, players, decisions, setup)
        chairs = ["me", *["novice"] * (players - 1)]
        yield name, server.make(game, *chairs, seed=11, position=position, **setup)


def finished(server: Server) -> Made:
    """A game that is over."""
    made = server.make("dice_forge", "me", "me", seed=5)
    luck = random.Random(2)
    with server.sit(made, 0, 1) as us:
        while us.my_turn()["result"] is None:
            offer = luck.choice(us.view["options"])
            us.send(t="act", seq=us.view["seq"], options=[offer["option"]])
            us.answered()
    return made


class Camera:
    """Takes pictures of a page in every size and look."""

    def __init__(self, browser: Browser, server: Server, folder: Path, only: list[str]) -> None:
        self.browser, self.server, self.folder, self.only = browser, server, folder, only

    def take(self, name: str, go: Callable[[Person], object], **settings: object) -> None:
        """A screen by its name."""
        if self.only and not any(name.startswith(wanted) for wanted in self.only):
            return
        for size, pixels in SIZES.items():
            for lang, theme in LOOKS:
                somebody = Person(self.browser, self.server, pixels, lang, scheme=theme, **settings)
                go(somebody)
                somebody.page.wait_for_load_state("networkidle")
                somebody.page.wait_for_timeout(400)
                somebody.page.screenshot(path=self.folder / f"{name}-{size}-{lang}-{theme}.png")
                somebody.context.close()
        print(name, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    parser.add_argument("--folder", type=Path, default=ROOT / "screenshots")
    given = parser.parse_args()
    given.folder.mkdir(exist_ok=True)
    only = [name for name in given.only.split(",") if name]
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept)) as server, sync_playwright() as playwright:
        camera = Camera(launch(playwright), server, given.folder, only)
        camera.take("lobby", lambda person: person.open("/"))
        camera.take("rules", lambda person: person.open("/rules/epic#EP-3.2"))
        camera.take("decks", lambda person: person.open("/#decks"))
        for name, made in tables(server):
            camera.take(name, lambda person, made=made: person.sit(made, 0))  # type: ignore[misc]
            camera.take(f"{name}_text", lambda person, made=made: person.sit(made, 0), board="text")  # type: ignore[misc]
        over = finished(server)
        camera.take("end", lambda person: person.sit(over, 0))
        camera.take("replay", lambda person: person.open(f"/g/{over.id}/replay?at=20"))
        invited = server.make("dice_throne", "me", "friend", seed=3)
        camera.take("join", lambda person: person.open(f"/join/{invited.id}#{invited.invitations['1']}"))


if __name__ == "__main__":
    main()
