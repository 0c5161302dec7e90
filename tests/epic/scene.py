"""Scenes: positions of Epic written in a line or two, through the public API.

    s = scene({"hand": ["fireball"], "play": ["gold_dragon"]}, {"play": ["wolf"], "health": 12})
    s.play("attack gold_dragon", "pass")       # the wolf cannot block a flyer; pass: no fireball now
    assert s.health(1) == 6

A player may have: hand, deck (top first), discard (names of cards), play (names, or dicts such as
{"card": "wolf", "position": "expended", "deploying": True, "damage": 1, "counters": 2, "owner": 1}),
health (30), gold (1). A deck that is not given holds ten rampaging wurms, whose order is known: draws
need no luck. The scene rests at the main phase of the active seat (0).

A question with a single option answers itself: after the last possible attacker or blocker nothing is
asked, and a player who can neither play nor use anything passes unasked. Look at `s.asked` when unsure.
"""

from __future__ import annotations

from typing import Any

from igroteka import Game
from igroteka.games.epic.card import CARDS, NUMBERS, register
from igroteka.games.epic.loader import read_cards

FILLER = "rampaging_wurm"
POSITIONS = ("prepared", "expended", "flipped")
MODES = {2: "duel"}


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

    def offered(self, word: str = "") -> list[str]:
        """The notations offered now, without numbers of cards, that begin with a word."""
        texts = [str(option) for option in self.game.options]
        return [plain(text) for text in texts if not word or text.split()[0] == word]

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
        """Who is asked, and what: (1, "block")."""
        question = self.game.question
        return self.game.player, "over" if question is None else question.key.removeprefix("ask-")

    # ---- looking ---------------------------------------------------------------------------------
    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees."""
        return self.game.view()

    def player(self, seat: int) -> dict[str, Any]:
        """A player as that player sees it."""
        data: dict[str, Any] = self.game.view(seat)["players"][seat]
        return data

    def health(self, seat: int) -> int:
        """The health of a player."""
        return int(self.player(seat)["health"])

    def gold(self, seat: int) -> int:
        """The gold marker of a player."""
        return int(self.player(seat)["gold"])

    def hand(self, seat: int) -> list[str]:
        """The hand of a player, names in alphabetical order."""
        return sorted(card["card"] for card in self.player(seat)["hand"]["cards"])

    def discard(self, seat: int) -> list[str]:
        """The discard pile of a player, oldest first."""
        return [card["card"] for card in self.player(seat)["discard"]]

    def deck(self, seat: int) -> int:
        """How many cards a deck holds."""
        return int(self.player(seat)["deck"]["size"])

    def bottom(self, seat: int) -> list[str]:
        """The cards of the lowest group of a deck, names in alphabetical order."""
        position = self.game.position()
        groups = position["players"][seat]["deck"]
        return sorted(position["cards"][card] for card in groups[-1]) if groups else []

    def champions(self, seat: int) -> list[str]:
        """The champions that a player controls, in order of arrival."""
        return [c["card"] for c in self.view["champions"] if c["controller"] == seat]

    def champion(self, name: str, seat: int | None = None) -> dict[str, Any]:
        """The first champion of that name, of that player if one is given."""
        found = [c for c in self.view["champions"] if c["card"] == name and seat in (None, c["controller"])]
        assert found, f"no {name} in play"
        champion: dict[str, Any] = found[0]
        return champion

    def stats(self, name: str, seat: int | None = None) -> tuple[int, int]:
        """Attack and defence of a champion now."""
        c = self.champion(name, seat)
        return c["attack"], c["defence"]

    def waiting(self) -> list[list[str]]:
        """The abilities that wait, set by set: the card, and which ability of it."""
        return [[f"{t['card']} {t['ability']}" for t in waiting] for waiting in self.view["triggers"]]

    def log(self, since: int = 0) -> list[str]:
        """What happened since decision number `since`, in one word each."""
        return [line.key.removeprefix("log-") for played in self.game.played[since:] for line in played.log]


def plain(notation: str) -> str:
    """A notation without the numbers of cards."""
    return " ".join(word.partition("#")[0] for word in notation.split())


def scene(*players: dict[str, Any], mode: str = "", active: int = 0, **table: Any) -> Scene:
    """A game with these players, at the main phase of the active one."""
    cards: list[str] = []
    owners: list[int] = []

    def new(names: list[str], owner: int) -> list[int]:
        start = len(cards)
        cards.extend(names)
        owners.extend([owner] * len(names))
        return list(range(start, len(cards)))

    people = [player_position(new, seat, given) for seat, given in enumerate(players)]
    champions: list[tuple[int, dict[str, Any]]] = [
        (seat, {"card": c} if isinstance(c, str) else c)
        for seat, given in enumerate(players)
        for c in given.get("play", [])
    ]
    numbers = [
        None if CARDS[NUMBERS[c["card"]]].token else new([c["card"]], c.get("owner", seat))[0]
        for seat, c in champions
    ]
    next_id = len(cards)
    in_play = []
    for (seat, c), number in zip(champions, numbers, strict=True):
        token = number is None
        in_play.append(champion_position(seat, c, next_id if number is None else number, token))
        next_id += token
    chosen = mode or MODES.get(len(players), "free_for_all")
    members = len(players) // 2
    position = {
        **{"game": "epic", "rules": 1, "random": 12345, "over": False, "player": active, "x": 0},
        "question": ["MainPhase", {}],
        "agenda": [[[rule, {}], active, 1] for rule in ("NextTurn", "CleanUp", "EndPhase")],
        "mode": chosen,
        "team": teams(len(players), chosen),
        "cards": cards,
        "owners": owners,
        "players": people,
        "champions": in_play,
        "health": [given.get("health", 30 * members if chosen == "hydra" else 30) for given in players],
        **{"active": active, "turn": 3, "phase": "main", "initiative": active, "answered": False},
        **{"attackers": [], "blockers": [], "blocked": False, "defender": -1, "hits": [], "ceasefire": False},
        **{"fresh": [], "sets": [], "delayed": [], "loop": 0, "broken": [], "source": -1, "speaker": -1},
        **{"it": [], "picked": [], "done": False, "shown": 0, "next_id": next_id, "packs": [], "unused": []},
        "result": 0,
        **table,
    }
    return Scene(Game.load(position))


def player_position(new: Any, seat: int, given: dict[str, Any]) -> dict[str, Any]:
    """A player of a scene, written down."""
    deck = given.get("deck", [FILLER] * 10)
    return {
        "hand": new(given.get("hand", []), seat),
        "deck": [[card] for card in new(deck, seat)],
        "discard": new(given.get("discard", []), seat),
        **{"known": [], "picks": [], "gold": given.get("gold", 1), "extra": 0, "faction_gold": [0, 0, 0, 0]},
        **{"ones": 0, "no_gain": False, "out": False},
    }


def champion_position(seat: int, given: dict[str, Any], number: int, token: bool) -> dict[str, Any]:
    """A champion of a scene, written down: prepared and not deploying unless it says so."""
    return {
        **{
            "id": number,
            "card": given["card"],
            "owner": given.get("owner", seat),
            "side": seat,
            "token": token,
        },
        "position": POSITIONS.index(given.get("position", "prepared")),
        **{"deploying": given.get("deploying", False), "counters": given.get("counters", 0)},
        **{"damage": given.get("damage", 0), "attack": 0, "defence": 0, "words": 0, "lost": False},
        **{"granted": [], "returns": False, "recalled": False, "hit": 0},
    }


def teams(players: int, mode: str) -> list[int]:
    """The team of each seat."""
    if mode == "hydra":
        return [seat // (players // 2) for seat in range(players)]
    return [seat % 2 for seat in range(players)] if mode == "teams" else list(range(players))


def define(*entries: str) -> None:
    """Cards of a test's own, as `Card(…)` entries; a name that is known already is left alone."""
    cards = read_cards("\n".join(entries), "test")
    register([card for card in cards if card.name not in NUMBERS])
