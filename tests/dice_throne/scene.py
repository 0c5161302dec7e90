"""Scenes: positions of Dice Throne written in a line or two, through the public API.

    s = duel({"hero": "gunslinger", "tokens": {"reload": 1}}, {"hero": "paladin", "hand": ["tip_it"]})
    s.attack("revolver", 1, 1, 2, 5, 6)        # rolls these dice, declares, the others let it stand
    s.until("defend").dice(3, 3, 1)            # dice are decided before the decision that rolls them
    s.play("defend divine_defense").settle()   # everybody passes until the next Main Phase
    assert (s.health(1), s.health(0)) == (49, 49)

A hero may have: hero, hand, deck (top first), discard (names of cards), tokens, levels ({"revolver": 2}),
limits, companions, cp (2), health (50; of a team: that of its first member). A deck that is not given holds
all cards that are nowhere else, unordered. The scene rests at Main Phase 1 of the active seat (0), in turn 3.

Dice are decided with `s.dice(1, 1, 2, 5, 6)`: the next dice that are rolled, whoever rolls them. A question
with a single option answers itself, and nobody is asked who can only pass: look at `s.asked` when unsure.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from igroteka import Game
from igroteka.games.dice_throne.board import BOARDS, NUMBERS, Board
from igroteka.games.dice_throne.keywords import OFFENSIVE_UPGRADE

SAID_DIFFERENTLY = {  # the same question in words that fit the case
    "interfere-none": "interfere",
    "choose-status": "choose",
    "choose-hurt": "choose",
    "may-grow": "may",
}
HEALTH = {"duel": 50, "teams": 50, "king": 35}


class Scene:
    """A game at a position, with shorter words for what tests do all the time."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # ---- deciding --------------------------------------------------------------------------------
    def play(self, *notations: str) -> Scene:
        """Decide, one after the other."""
        for notation in notations:
            self.game.play(notation)
        return self

    def dice(self, *values: int) -> Scene:
        """The next dice that are rolled will show this; decided draws that are left come first."""
        self.game.fate(*[value - 1 for value in values])
        return self

    def roll(self, *values: int) -> Scene:
        """From Main Phase 1 to the attack dice: the active player rolls all five and they show this."""
        self.until("rolling")
        self.dice(*values)
        return self.play("roll")

    def attack(self, ability: str, *values: int) -> Scene:
        """Roll these dice, declare this ability; the others let it stand."""
        self.roll(*values)
        self.play(f"declare {ability}")
        while self.asked[1] == "interfere":
            self.play("pass")
        return self

    def until(self, *questions: str) -> Scene:
        """Everybody passes until one of these is asked (or the game is over)."""
        for _ in range(200):
            if self.game.outcome is not None or self.asked[1] in questions:
                return self
            notations = [str(option) for option in self.game.options]
            self.play("pass" if "pass" in notations else notations[-1])
        raise AssertionError(f"{questions} is never asked")

    def settle(self) -> Scene:
        """Everybody passes until the next Main Phase, or the game is over."""
        return self.until("main")

    def offered(self, word: str = "") -> list[str]:
        """The notations offered now that begin with a word."""
        texts = [str(option) for option in self.game.options]
        return [text for text in texts if not word or text.split()[0] == word]

    def refused(self, notation: str) -> str:
        """The clause that forbids this now; fails if it is allowed. Asking must change nothing."""
        before = self.game.position()
        refusal = self.game.why_not(notation)
        assert refusal is not None, f"{notation} is allowed"
        assert refusal.clause is not None, refusal
        assert self.game.position() == before
        return refusal.clause

    @property
    def asked(self) -> tuple[int | None, str]:
        """Who is asked, and what: (1, "defend")."""
        question = self.game.question
        key = "over" if question is None else question.key.removeprefix("ask-")
        return self.game.player, SAID_DIFFERENTLY.get(key, key)

    # ---- looking ---------------------------------------------------------------------------------
    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees."""
        return self.game.view()

    @property
    def phase(self) -> str:
        """The phase of the turn."""
        return str(self.view["phase"])

    def hero(self, seat: int) -> dict[str, Any]:
        """A hero as its player sees it."""
        data: dict[str, Any] = self.game.view(seat)["heroes"][seat]
        return data

    def health(self, seat: int) -> int:
        """The health of a hero."""
        return int(self.hero(seat)["health"])

    def cp(self, seat: int) -> int:
        """The CP of a hero."""
        return int(self.hero(seat)["cp"])

    def hand(self, seat: int) -> list[str]:
        """The hand of a hero, names in alphabetical order."""
        return sorted(self.hero(seat)["hand"]["cards"])

    def discard(self, seat: int) -> list[str]:
        """The discard pile of a hero, oldest first."""
        return list(self.hero(seat)["discard"])

    def tokens(self, seat: int, status: str) -> int:
        """How many tokens of a status lie on a hero."""
        return int(self.hero(seat)["tokens"].get(status, 0))

    def level(self, seat: int, ability: str) -> int:
        """The level of an ability."""
        return int(self.hero(seat)["levels"][ability])

    def companion(self, seat: int, name: str) -> int:
        """The state of a companion."""
        return int(self.hero(seat)["companions"][name])

    def damage(self, seat: int) -> dict[str, Any]:
        """The arithmetic of the damage that waits for a hero."""
        data: dict[str, Any] = self.hero(seat)["damage"]
        return data

    @property
    def rolled(self) -> list[int]:
        """The dice on top of the table."""
        rolls = self.view["rolls"]
        return list(rolls[-1]["dice"]) if rolls else []

    def log(self, since: int = 0) -> list[str]:
        """What happened since decision number `since`, in one word each."""
        return [line.key.removeprefix("log-") for played in self.game.played[since:] for line in played.log]


def duel(*heroes: dict[str, Any], **table: Any) -> Scene:
    """Two heroes at Main Phase 1 of the active one."""
    return scene(*heroes, mode="duel", **table)


def teams(*heroes: dict[str, Any], **table: Any) -> Scene:
    """Two teams, seats in turn order: A1, B1, A2, B2 (, A3, B3)."""
    return scene(*heroes, mode="teams", **table)


def king(*heroes: dict[str, Any], **table: Any) -> Scene:
    """King of the Hill."""
    return scene(*heroes, mode="king", **table)


def scene(*heroes: dict[str, Any], mode: str, active: int = 0, **table: Any) -> Scene:
    """A game with these heroes, at Main Phase 1 of the active one; `table` replaces other fields."""
    following = (active + 1) % len(heroes)
    agenda: list[list[Any]] = [
        [["NextTurn", {}], active, 1],
        [["EnterDiscard", {}], active, 1],
        [["EndOfTurn", {}], active, 1],
        [["Pause", {"moment": 10}], following, 0],
        [["MainPhase", {}], active, 1],
        [["EnterMain", {}], active, 6],
        [["Offence", {}], active, 1],
        [["Pause", {"moment": 3}], following, 0],
    ]
    dials = [hero.get("health", HEALTH[mode]) for hero in heroes]
    position = {
        **{"game": "dice_throne", "rules": 1, "random": 12345, "over": False, "player": active, "x": 1},
        **{"question": ["MainPhase", {}], "agenda": agenda, "mode": mode},
        "heroes": [hero_position(hero) for hero in heroes],
        "health": dials[:2] if mode == "teams" else dials,
        **{"first": 0, "active": active, "turn": 3, "phase": "main_1", "due": [], "rolls": [], "left": 0},
        **{
            "rolled": 0,
            "bought": False,
            "expiring": 0,
            "declared": -1,
            "ability": -1,
            "failed": False,
            "target": -1,
        },
        **{"damage_kind": "none", "base": 0, "plus": 0, "halved": 0, "waiting": [], "later": []},
        **{"inflicted": 0, "locked": False, "defended": False, "hit": False, "dealt": 0, "permits": 0},
        **{"bonus": 0, "again": -1, "extra": False, "isolated": False, "source": 0, "speaker": -1},
        **{"chosen": -1, "added": 0, "spent": 0, "result": 0},
        **table,
    }
    return Scene(Game.load(position))


def hero_position(given: Mapping[str, Any]) -> dict[str, Any]:
    """A hero of a scene, written down."""
    board = BOARDS[NUMBERS[given["hero"]]]
    levels = [given.get("levels", {}).get(ability.name, 1) for ability in board.abilities]
    hand, discard = list(given.get("hand", [])), list(given.get("discard", []))
    deck = [[card] for card in given["deck"]] if "deck" in given else []
    gone = [*hand, *discard, *given.get("deck", []), *on_board(board, levels)]
    rest = [card.name for card in board.cards if card.name not in gone and not card.promo]
    if "deck" not in given:
        deck = [rest]
    elif rest:
        deck.append(rest)
    return {
        **{"hero": board.name, "cp": given.get("cp", 2), "hand": hand, "deck": deck, "discard": discard},
        **{"playing": [], "known": [], "levels": levels, "tokens": dict(given.get("tokens", {}))},
        "companions": given.get("companions", [state for _, state in board.companions]),
        **{"limits": dict(given.get("limits", {})), "fresh": {}, "used": 0, "incoming": 0, "sure": 0},
        **{"prevented": 0, "halves": 0, "returned": 0, "evaded": False, "guard": 0, "passed_on": 0},
        **{"put_aside": [], "out": given.get("out", False)},
    }


def on_board(board: Board, levels: list[int]) -> list[str]:
    """The upgrade cards that lie on the board."""
    return [
        card.name
        for card in board.cards
        if card.kind >= OFFENSIVE_UPGRADE and levels[card.slot] >= card.level
    ]
