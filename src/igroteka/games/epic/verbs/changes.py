"""Champions in play change: attack, defence, keywords, counters, position, controller."""

from __future__ import annotations

from igroteka.games.epic import options as o
from igroteka.games.epic.card import Text, Which
from igroteka.games.epic.chosen import champion_at
from igroteka.games.epic.conditions import Amount
from igroteka.games.epic.keywords import EXPENDED, PREPARED
from igroteka.games.epic.state import Champion, Effect, Epic, Player
from igroteka.games.epic.values import those
from igroteka.games.epic.zones import give_words, take_control


class Pump(Effect):
    """The target gets attack, defence and keywords this turn."""

    __slots__ = ("attack", "defence", "words")

    def __init__(self, attack: int = 0, defence: int = 0, words: int = 0) -> None:
        self.attack = attack
        self.defence = defence
        self.words = words

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            pump(g, c, self.attack, self.defence, self.words)


class PumpEach(Effect):
    """All such champions that are in play now get it this turn."""

    __slots__ = ("attack", "defence", "which", "words")

    def __init__(self, which: Which, attack: int = 0, defence: int = 0, words: int = 0) -> None:
        self.which = which
        self.attack = attack
        self.defence = defence
        self.words = words

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in those(g, self.which, me.seat, g.source):
            pump(g, c, self.attack, self.defence, self.words)


def pump(g: Epic, c: Champion, attack: int, defence: int, words: int) -> None:
    """For this turn."""
    c.attack += attack
    c.defence += defence
    if words:
        give_words(g, c, words)


class GrantBroken(Effect):
    """This turn, when one of these champions is broken, this happens."""

    __slots__ = ("text", "which")

    def __init__(self, which: Which, text: Text) -> None:
        self.which = which
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in those(g, self.which, me.seat, g.source):
            c.granted = (*c.granted, self.text)


class Counters(Effect):
    """+1/+1 counters on the target (EP-15.11)."""

    __slots__ = ("amount", "n")

    def __init__(self, n: int = 0, amount: Amount | None = None) -> None:
        self.n = n
        self.amount = amount

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            c.counters += self.n if self.amount is None else self.amount.of(g, me, x)


class CountersEach(Effect):
    """+1/+1 counters on all such champions."""

    __slots__ = ("n", "which")

    def __init__(self, which: Which, n: int) -> None:
        self.which = which
        self.n = n

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in those(g, self.which, me.seat, g.source):
            c.counters += self.n


class LoseAbilities(Effect):
    """All such champions lose powers and abilities this turn (EP-15.29)."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in those(g, self.which, me.seat, g.source):
            c.lost = True


class Prepare(Effect):
    """The target becomes prepared; that does not end deploying (EP-15.17)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            c.position = PREPARED


class Expend(Effect):
    """The target becomes expended."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            c.position = EXPENDED


class ExpendSide(Effect):
    """All champions of the target player become expended."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in g.champions:
            if c.side == x - o.PLAYER:
                c.position = EXPENDED


class Control(Effect):
    """Take control of the target, for this turn or for good."""

    __slots__ = ("this_turn",)

    def __init__(self, this_turn: bool = False) -> None:
        self.this_turn = this_turn

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            take_control(g, me, c, self.this_turn)
