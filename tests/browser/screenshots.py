"""Pictures of every screen, to be looked at: `python -m tests.browser.screenshots [--only lobby,epic]`.

Phone and desktop, Russian and English, light and dark, into the folder `screenshots` (git ignores it). Games
have fixed seeds and are played a little, so that two runs give the same pictures. Lay each beside its mock.
`--readme` takes those of the README instead, small enough to travel with the project, into `docs/pictures`.
"""

from __future__ import annotations

import argparse
import base64
import random
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from igroteka import Game
from igroteka.bots.levels import make_bot
from igroteka.bots.protocol import decide
from igroteka.server.protocol import Chair, Made, NewGame
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


SEED = 11
NAMES = ("Maria", "Anna", "Boris", "Mika", "Ella")

Look = tuple[str, str, str]  # size, language, theme
# Of the README: the screens of a picture, side by side.
PICTURES: dict[str, list[tuple[str, Look]]] = {
    "lobby": [("lobby", ("desktop", "en", "light"))],
    "dice_forge": [("dice_forge", ("desktop", "en", "light"))],
    "epic": [("epic", ("desktop", "en", "dark"))],
    "dice_throne": [("dice_throne", ("desktop", "en", "light"))],
    "phones": [
        ("dice_forge", ("phone", "en", "dark")),
        ("epic", ("phone", "ru", "light")),
        ("dice_throne", ("phone", "en", "light")),
        ("dice_throne_text", ("phone", "ru", "dark")),
    ],
}
# Only a browser is at hand to pack pictures: it draws them beside each other and writes the lot as WebP.
PACK = """async ([pictures, gap]) => {
    const load = (data) => new Promise((done) => {
        const image = new Image();
        image.onload = () => done(image);
        image.src = "data:image/png;base64," + data;
    });
    const images = await Promise.all(pictures.map(load));
    const canvas = document.createElement("canvas");
    canvas.width = images.reduce((sum, image) => sum + image.width + gap, -gap);
    canvas.height = images[0].height;
    let left = 0;
    for (const image of images) {
        canvas.getContext("2d").drawImage(image, left, 0);
        left += image.width + gap;
    }
    return canvas.toDataURL("image/webp", 0.82).split(",")[1];
}"""
GAP = 24  # px between two screens of a picture


def tables(server: Server) -> Iterator[tuple[str, Made]]:
    """A table for every kind of screen; as long as it is looked at, everybody is there."""
    for name, (game, players, decisions, setup) in TABLES.items():
        chairs = [Chair("me", called) for called in NAMES[:players]]
        made = server.do(partial(server.rooms.make, NewGame(game, chairs, dict(setup)), SEED))
        with server.sit(made, *range(players)) as us:
            for notation in sensible(game, players, decisions, setup):
                us.my_turn()
                us.act(notation)
            yield name, made


def sensible(game: str, players: int, decisions: int, setup: dict[str, str]) -> Iterator[str]:
    """What bots decide until seat 0 has something to choose."""
    played = Game.new(game, players=players, seed=SEED, **setup)
    bots = [make_bot("greedy", game, seat) for seat in range(players)]
    while (player := played.player) is not None:
        if len(played.played) >= decisions and player == 0 and len(played.options) > 2:
            return
        option = decide(bots[player], played)
        yield str(option)
        played.play(option)


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
    """Takes pictures of a page in every size and look, or in those that the README shows."""

    def __init__(self, browser: Browser, server: Server, folder: Path, only: list[str], readme: bool) -> None:
        self.browser, self.server, self.folder, self.only, self.readme = browser, server, folder, only, readme

    def looks(self, name: str) -> list[Look]:
        """How a screen is to be seen."""
        if self.readme:
            return [look for screens in PICTURES.values() for screen, look in screens if screen == name]
        if self.only and not any(name.startswith(wanted) for wanted in self.only):
            return []
        return [(size, lang, theme) for size in SIZES for lang, theme in LOOKS]

    def file(self, name: str, look: Look) -> Path:
        return self.folder / f"{'-'.join((name, *look))}.png"

    def take(self, name: str, go: Callable[[Person], object], **settings: object) -> None:
        """A screen by its name."""
        for look in self.looks(name):
            size, lang, theme = look
            somebody = Person(self.browser, self.server, SIZES[size], lang, scheme=theme, **settings)
            go(somebody)
            somebody.page.wait_for_load_state("networkidle")
            somebody.page.wait_for_timeout(400)
            somebody.page.screenshot(path=self.file(name, look))
            somebody.context.close()
            print(name, *look, flush=True)

    def pack(self, folder: Path) -> None:
        """The pictures of the README."""
        page = self.browser.new_page()
        for picture, screens in PICTURES.items():
            taken = [base64.b64encode(self.file(*screen).read_bytes()).decode() for screen in screens]
            (folder / f"{picture}.webp").write_bytes(base64.b64decode(page.evaluate(PACK, [taken, GAP])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("--folder", type=Path, default=ROOT / "screenshots")
    given = parser.parse_args()
    given.folder.mkdir(exist_ok=True)
    only = [name for name in given.only.split(",") if name]
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept)) as server, sync_playwright() as playwright:
        camera = Camera(launch(playwright), server, given.folder, only, given.readme)
        camera.take("lobby", lambda person: person.open("/"))
        camera.take("rules", lambda person: person.open("/rules/epic#EP-3.2"))
        camera.take("decks", lambda person: person.open("/#decks"))
        camera.take("heroes", lambda person: person.open("/#heroes"))
        shared = server.make("epic", "me", "me", seed=SEED)
        camera.take("curtain", lambda person: person.sit(shared, 0, 1))
        for name, made in tables(server):
            camera.take(name, lambda person, made=made: person.sit(made, 0))  # type: ignore[misc]
            camera.take(f"{name}_text", lambda person, made=made: person.sit(made, 0), board="text")  # type: ignore[misc]
        over = finished(server)
        camera.take("end", lambda person: person.sit(over, 0))
        camera.take("replay", lambda person: person.open(f"/g/{over.id}/replay?at=20"))
        invited = server.make("dice_throne", "me", "friend", seed=3)
        camera.take("join", lambda person: person.open(f"/join/{invited.id}#{invited.invitations['1']}"))
        if given.readme:
            camera.pack(ROOT / "docs" / "pictures")


if __name__ == "__main__":
    main()
