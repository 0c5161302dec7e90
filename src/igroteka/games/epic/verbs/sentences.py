"""Putting texts together: one after the other, on a condition, so many times, for whom."""

from __future__ import annotations

from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS, Condition, Text
from igroteka.games.epic.chosen import IT_OWNER, IT_SIDE
from igroteka.games.epic.conditions import Amount
from igroteka.games.epic.settling import CHECK
from igroteka.games.epic.state import Effect, Epic, Player, find
from igroteka.games.epic.zones import FROM_HAND, SIDES


class Seq(Effect):
    """One sentence after the other, each finished and checked before the next (EP-4.9, EP-2.1)."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Text) -> None:
        self.parts = parts

    def do(self, g: Epic, me: Player, x: int) -> None:
        for part in self.parts:
            g.then(part, me, x)
            g.then(CHECK, me)


class If(Effect):
    """Only if a condition holds when this part begins; perhaps something else otherwise."""

    __slots__ = ("condition", "otherwise", "text")

    def __init__(self, condition: Condition, text: Text, otherwise: Text | None = None) -> None:
        self.condition = condition
        self.text = text
        self.otherwise = otherwise

    def do(self, g: Epic, me: Player, x: int) -> None:
        if self.condition.holds(g, me.seat, g.source):
            g.then(self.text, me, x)
        elif self.otherwise is not None:
            g.then(self.otherwise, me, x)


class Repeat(Effect):
    """So many times, one after the other."""

    __slots__ = ("amount", "text")

    def __init__(self, amount: Amount, text: Text) -> None:
        self.amount = amount
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        for _ in range(self.amount.of(g, me, x)):
            g.then(self.text, me, x)
            g.then(CHECK, me)


class IfFromHand(Effect):
    """Of a Loyalty text: only if the card came into play from the hand."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if x == FROM_HAND:
            g.then(self.text, me, 0)


class This(Effect):
    """The target is this card, if it is in play."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if find(g, g.source) is not None:
            g.then(self.text, me, o.CHAMPION + g.source)


class ThatChampion(Effect):
    """The target card, if it is in play as a champion now."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if find(g, x - o.CARD) is not None:
            g.then(self.text, me, o.CHAMPION + x - o.CARD)


class ForActive(Effect):
    """The holder of the turn marker does it (EP-15.23)."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if not g.players[g.active].out and g.reaches(me.seat, g.active):
            g.then(self.text, g.players[g.active], x)


class ForController(Effect):
    """The controller of what was chosen last does it, or the owner of the card."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if g.it and not g.players[g.it[IT_SIDE]].out:
            g.then(self.text, g.players[g.it[IT_SIDE]], x)


class ForOwner(Effect):
    """The owner of what was chosen last does it."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if g.it and not g.players[g.it[IT_OWNER]].out:
            g.then(self.text, g.players[g.it[IT_OWNER]], x)


class WhenBroken(Effect):
    """Another champion was broken: only if it was of a class, or not of one, or yours."""

    __slots__ = ("klass", "not_klass", "own", "text")

    def __init__(self, text: Text, klass: str = "", not_klass: str = "", own: bool = False) -> None:
        self.text = text
        self.klass = klass
        self.not_klass = not_klass
        self.own = own

    def do(self, g: Epic, me: Player, x: int) -> None:
        kind, side = divmod(x, SIDES)
        classes = CARDS[kind].classes
        if self.klass and self.klass not in classes:
            return
        if (self.not_klass and self.not_klass in classes) or (self.own and side != me.seat):
            return
        g.then(self.text, me, 0)


class ForTarget(Effect):
    """The target player does it."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if not g.players[x - o.PLAYER].out:
            g.then(self.text, g.players[x - o.PLAYER], x)


class ForEachOpponent(Effect):
    """Every opponent does it, in turn order."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        for p in g.opponents(me):
            g.then(self.text, p, x)


class ForEachPlayer(Effect):
    """Every player does it, beginning with you."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        for p in g.everybody(me):
            g.then(self.text, p, x)


class AtEndOfTurn(Effect):
    """Later, in the end phase of this turn, with the same target (EP-15.27)."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.delayed = (*g.delayed, (self.text, me.seat, g.source, x))
