"""Choosing targets, and champions that a text does not target.

A target is chosen when its sentence begins (EP-4.11). No target: the sentence is skipped. One target and
no "may": it must be taken, even your own (EP-4.14).
"""

from __future__ import annotations

from typing import Final

from igroteka.games.epic import options as o
from igroteka.games.epic.card import Text, Which
from igroteka.games.epic.choices.decision import MANDATORY_TARGET, Decision, Picking, last_picked
from igroteka.games.epic.choices.selections import Select, untargetable
from igroteka.games.epic.chosen import remember
from igroteka.games.epic.keywords import UNBREAKABLE
from igroteka.games.epic.state import Effect, Epic, Player
from igroteka.games.epic.values import words_of
from igroteka.games.epic.zones import break_all, deal

OPTIONAL_TARGETS: Final = 417
UNTARGETABLE_CHAMPION: Final = 925
WHOLE_POINTS: Final = 1521
OWN_CHOICE: Final = 1522


class Target(Decision):
    """Choose one target for a sentence."""

    __slots__ = ("may", "select", "text")

    def __init__(self, select: Select, text: Text, may: bool = False) -> None:
        self.select = select
        self.text = text
        self.may = may

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.done = False
        super().do(g, me, x)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        targets = self.select.targets(g, me)
        return [*targets, o.PASS] if self.may and targets else targets

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return UNTARGETABLE_CHAMPION if untargetable(g, option) else MANDATORY_TARGET

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option != o.PASS:
            g.done = True
            remember(g, option)
            g.then(self.text, me, option)


class Targets(Picking):
    """Choose up to so many different targets; the text happens to each."""

    __slots__ = ("most", "select", "text")

    def __init__(self, select: Select, text: Text, most: int) -> None:
        self.select = select
        self.text = text
        self.most = most

    def limit(self) -> int:
        return self.most

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        last = last_picked(g)
        return [o.PASS, *[t for t in self.select.targets(g, me) if t > last]]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return UNTARGETABLE_CHAMPION if untargetable(g, option) else OPTIONAL_TARGETS

    def finish(self, g: Epic, me: Player, x: int) -> None:
        for target in g.picked:
            g.then(self.text, me, target)


class InTurn(Picking):
    """Choose different targets, one for each text in turn; as many as there are (EP-4.16)."""

    __slots__ = ("select", "texts")

    def __init__(self, select: Select, *texts: Text) -> None:
        self.select = select
        self.texts = texts

    def limit(self) -> int:
        return len(self.texts)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [t for t in self.select.targets(g, me) if t not in g.picked]

    def finish(self, g: Epic, me: Player, x: int) -> None:
        for i, target in enumerate(g.picked):
            g.then(self.texts[i], me, target)


class Split(Picking):
    """Divide damage among any targets, point by point (EP-15.21)."""

    __slots__ = ("n", "select")

    def __init__(self, n: int, select: Select) -> None:
        self.n = n
        self.select = select

    def limit(self) -> int:
        return self.n

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        last = last_picked(g)
        return [t for t in self.select.targets(g, me) if t >= last]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return WHOLE_POINTS

    def finish(self, g: Epic, me: Player, x: int) -> None:
        deal(g, g.source, [(target, g.picked.count(target)) for target in sorted(set(g.picked))])


class PickOwn(Decision):
    """The player chooses one of the own champions: no targeting (EP-15.22)."""

    __slots__ = ("breakable", "text", "which")

    def __init__(self, which: Which, text: Text, breakable: bool = False) -> None:
        self.which = which
        self.text = text
        self.breakable = breakable

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [
            o.CHAMPION + c.id
            for c in g.champions
            if c.side == me.seat
            and self.which.fits(g, me.seat, g.source, c)
            and not (self.breakable and words_of(g, c) & UNBREAKABLE)
        ]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return OWN_CHOICE

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.then(self.text, me, option)


class Spare(Effect):
    """The target is among those that will be spared."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = (*g.picked, x)


class BreakTheRest(Effect):
    """All champions within reach that were not spared are broken."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        rest = [c for c in g.champions if g.reaches(me.seat, c.side) and o.CHAMPION + c.id not in g.picked]
        break_all(g, rest)
