"""Scenes: positions of Dice Forge written in a line or two, and dice that fall as the test says.

    s = scene({"gold": 9, "cards": {"silver_hind": 1}}, {"light": ["gold_6"]}, {})
    s.roll(1, "gold_6", "moon_1")          # the next roll of seat 1
    s.play("pass")
    assert s.reserves(1) == (6, 0, 1, 0)

A scene is a consistent position, loaded through `Game.load`: faces that a hero's dice hold beyond the
starting ones come out of the temple, and the starting faces they replaced lie in front of the hero;
cards come from the piles. It rests at the main action of the active seat, or where `ask` says.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from igroteka import Game

STARTING = {
    "light": ["gold_1"] * 5 + ["sun_1"],
    "dark": ["gold_1"] * 4 + ["moon_1", "glory_2"],
}
RESERVES = ("gold", "sun", "moon", "glory")
QUESTIONS = {
    "reinforcement": ("Reinforcement", ["EndOfTurn", "MainAction"]),
    "action": ("MainAction", ["EndOfTurn"]),
    "extra": ("ExtraAction", ["EndOfTurn"]),
}
STEPS = {"reinforcement": 2, "action": 3, "extra": 4}


class Scene:
    """A game at a position, with shorter words for what tests do all the time."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # ---- dice ------------------------------------------------------------------------------------
    def roll(self, seat: int, light: str, dark: str) -> None:
        """The next roll of both dice, by this seat. Call it in the order in which dice are rolled."""
        self.roll_die(seat, "light", light)
        self.roll_die(seat, "dark", dark)

    def roll_die(self, seat: int, die: str, face: str) -> None:
        """The next roll of one die, by this seat."""
        self.game.fate(self.faces(seat, die).index(face))

    def roll_all(self, *pairs: tuple[str, str], first: int | None = None) -> None:
        """A common blessing: what each seat rolls, by seat; `first` is who rolls first, seat 0 by default."""
        start = first or 0
        for seat in [*range(start, len(pairs)), *range(start)]:
            self.roll(seat, *pairs[seat])

    # ---- deciding --------------------------------------------------------------------------------
    def play(self, *notations: str) -> Scene:
        """Decide, one after the other."""
        for notation in notations:
            self.game.play(notation)
        return self

    def offered(self, word: str = "") -> list[str]:
        """The notations offered now that begin with a word."""
        return [str(o) for o in self.game.options if str(o).split()[0] == word or not word]

    def refused(self, notation: str) -> str:
        """The clause that forbids this now; fails if it is allowed. Asking must change nothing."""
        before = self.game.position()
        refusal = self.game.why_not(notation)
        assert refusal is not None, f"{notation} is allowed"
        assert refusal.clause is not None
        assert self.game.position() == before
        return refusal.clause

    # ---- looking ---------------------------------------------------------------------------------
    @property
    def view(self) -> dict[str, Any]:
        """What everybody sees."""
        return self.game.view()

    @property
    def asked(self) -> tuple[int | None, str]:
        """Who is asked, and what: (1, "ship")."""
        question = self.game.question
        return self.game.player, "over" if question is None else question.key.removeprefix("ask-")

    def hero(self, seat: int) -> dict[str, Any]:
        """A player's board."""
        hero: dict[str, Any] = self.view["heroes"][seat]
        return hero

    def has(self, seat: int, resource: str) -> int:
        """How much of a resource a player has."""
        n: int = self.hero(seat)["reserves"][resource]["has"]
        return n

    def reserves(self, seat: int) -> tuple[int, ...]:
        """Gold, sun, moon and glory of a player."""
        return tuple(self.has(seat, resource) for resource in RESERVES)

    def faces(self, seat: int, die: str) -> list[str]:
        """The six faces of a die."""
        faces: list[str] = self.hero(seat)["dice"][die]["faces"]
        return faces

    def up(self, seat: int, die: str) -> str:
        """The face that a die shows."""
        return self.faces(seat, die)[self.hero(seat)["dice"][die]["up"]]

    def left(self, face: str) -> int:
        """How many of a face lie in the temple."""
        squares = [square["faces"] for square in self.view["sanctuary"]] + [self.view["garden"]]
        return int(next(f["left"] for square in squares for f in square if f["face"] == face))

    def pile(self, card: str) -> int:
        """How many of a card are left on the islands."""
        piles = [pile for island in self.view["islands"] for pile in island["cards"]]
        return int(next(pile["left"] for pile in piles if pile["card"] == card))

    def owns(self, seat: int) -> dict[str, int]:
        """The cards of a player, whatever pile they are in."""
        piles = self.hero(seat)["cards"].values()
        return {entry["card"]: entry["count"] for pile in piles for entry in pile}

    def log(self, since: int = 0) -> list[tuple[str, Any]]:
        """What happened since decision number `since`: (what, player)."""
        lines = [line for played in self.game.played[since:] for line in played.log]
        return [(line.key.removeprefix("log-"), line.args["player"]) for line in lines]


def scene(
    *heroes: dict[str, Any], cards: str = "random", active: int = 0, ask: str = "action", **table: Any
) -> Scene:
    """A game with these heroes. A hero may have gold, sun, moon, glory, light, dark, up (a pair of slots),
    cards ({name: count}), hammer, portal, cerberus, triton (tokens ready), replaced.

    `light` and `dark` name the faces that have replaced gold_1 faces so far, or all six. `boars` (for
    the table) names the owners of the four boar faces, red first: [0, None, None, None].

    By default `cards` is the introductory set with the alternatives that the heroes own swapped in.
    """
    owned = [card for hero in heroes for card in hero.get("cards", {})]
    position = Game.new("dice_forge", players=len(heroes), cards=cards_for(cards, owned)).position()
    question, agenda = QUESTIONS[ask]
    position |= {
        "active": active,
        "player": active,
        "step": STEPS[ask],
        "question": [question, {}],
        "agenda": [[[rule, {}], active, 1] for rule in agenda],
    }
    for given, hero in zip(heroes, position["heroes"], strict=True):
        hero |= {"gold": 0, "sun": 0, "moon": 0, "glory": 0, "up": [0, 0]}
        hero |= {key: value for key, value in given.items() if key not in ("cerberus", "triton")}
        for token in ("cerberus", "triton"):
            hero[token] = [given.get(token, 0), hero["cards"].get(token, 0) - given.get(token, 0)]
        for die in ("light", "dark"):
            if len(hero[die]) < 6:
                hero[die] = hero[die] + STARTING[die][len(hero[die]) :]
        take_faces(position, hero, "replaced" in given)
        for card, count in hero["cards"].items():
            position["piles"][card] -= count
    position |= table
    return Scene(Game.load(position))


def cards_for(cards: str, owned: list[str]) -> str:
    """The set of cards: the named one, or the introductory one with the owned alternatives."""
    if cards != "random":
        return cards
    alternatives = Game.new("dice_forge", cards="alternative").position()["islands"]
    intro = Game.new("dice_forge", cards="intro").position()["islands"]
    return ",".join(sorted({card for card in owned if card in alternatives and card not in intro})) or "intro"


def take_faces(position: dict[str, Any], hero: dict[str, Any], fixed: bool) -> None:
    """New faces come out of the temple; the starting faces that are gone lie in front of the hero."""
    before = Counter(STARTING["light"] + STARTING["dark"])
    now = Counter(hero["light"] + hero["dark"])
    gone = list((before - now).elements())
    if not fixed:
        hero["replaced"] = gone
    taken = now + Counter(hero["replaced"]) - before
    for face, count in taken.items():
        position["temple"][face] -= count
        if position["temple"][face] < 0:  # with two players some were taken out: put one back
            swap_removed(position, face)


def swap_removed(position: dict[str, Any], face: str) -> None:
    """The face was among those removed at set-up: another one of its square was instead."""
    squares = [
        ["gold_6", "choice_gold1_sun1_moon1", "glory1_sun1", "gold2_moon1"],
        ["glory_4", "glory2_moon2", "choice_gold2_sun2_moon2", "gold1_sun1_moon1_glory1"],
    ]
    square = next(square for square in squares if face in square)
    other = next(f for f in square if position["temple"][f] > 0)
    position["temple"][face] += 1
    position["temple"][other] -= 1
    position["removed"][position["removed"].index(face)] = other
