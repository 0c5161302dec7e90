"""Tokens: made, or got in place of champions."""

from __future__ import annotations

from igroteka.games.epic.card import NUMBERS, Which
from igroteka.games.epic.chosen import champion_at
from igroteka.games.epic.conditions import Amount
from igroteka.games.epic.keywords import EXPENDED
from igroteka.games.epic.state import Champion, Effect, Epic, Player, find
from igroteka.games.epic.values import those
from igroteka.games.epic.zones import TRANSFORMED, break_all, give_words, leave, make


class Make(Effect):
    """Make tokens (EP-10.4)."""

    __slots__ = ("amount", "expended", "kind", "n", "words")

    def __init__(
        self, kind: str, n: int = 1, amount: Amount | None = None, words: int = 0, expended: bool = False
    ) -> None:
        self.kind = kind
        self.n = n
        self.amount = amount
        self.words = words
        self.expended = expended

    def do(self, g: Epic, me: Player, x: int) -> None:
        for _ in range(self.n if self.amount is None else self.amount.of(g, me, x)):
            c = make(g, me, NUMBERS[self.kind])
            if self.words:
                give_words(g, c, self.words)
            if self.expended:
                c.position = EXPENDED


class MakeCopy(Effect):
    """Make a token that is a copy of this card."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = find(g, g.source)
        if c is not None:
            make(g, me, c.kind)


class BreakEachForTokens(Effect):
    """Break all champions; each controller makes a token for every champion so broken."""

    __slots__ = ("kind", "words")

    def __init__(self, kind: str, words: int = 0) -> None:
        self.kind = kind
        self.words = words

    def do(self, g: Epic, me: Player, x: int) -> None:
        before = [c for c in g.champions if g.reaches(me.seat, c.side)]
        break_all(g, before)
        for c in before:
            if c not in g.champions:
                give_words(g, make(g, g.players[c.side], NUMBERS[self.kind]), self.words)


class Transform(Effect):
    """The target goes under its owner's deck; its controller gets a token instead (EP-9.40)."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            transform(g, [c], NUMBERS[self.kind])


class TransformEach(Effect):
    """All such champions are transformed together (EP-9.41)."""

    __slots__ = ("kind", "which")

    def __init__(self, which: Which, kind: str) -> None:
        self.which = which
        self.kind = kind

    def do(self, g: Epic, me: Player, x: int) -> None:
        transform(g, those(g, self.which, me.seat, g.source), NUMBERS[self.kind])


def transform(g: Epic, gone: list[Champion], kind: int) -> None:
    """Champions leave, and each controller gets a token for each."""
    leave(g, gone, TRANSFORMED)
    for c in gone:
        make(g, g.players[c.side], kind)
