"""Companions (DT-9.11, DT-9.12): Bots that are built, Spirits that grow, a sabertooth that takes blows."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.board import code
from igroteka.games.dice_throne.choosing import May
from igroteka.games.dice_throne.keywords import ULTIMATE
from igroteka.games.dice_throne.state import Hero, Throne, replaced
from igroteka.games.dice_throne.texts import Amount, Verb, amount


def set_companion(g: Throne, h: Hero, which: int, state: int) -> None:
    """A companion changes."""
    h.companions = replaced(h.companions, which, state)
    g.note("companion", h, code(h, which), state)


# ---- Bots: 0 not built, 1 basic, 2 advanced -------------------------------------------------------------
ADVANCED: Final = 2


class Build(Verb):
    """Build a Bot, or make a basic one advanced."""

    __slots__ = ("which",)

    def __init__(self, which: int) -> None:
        self.which = which

    def do(self, g: Throne, me: Hero, x: int) -> None:
        set_companion(g, me, self.which, me.companions[self.which] + 1)


class BuildAdvanced(Verb):
    """Build an advanced Bot, or make a basic one advanced, for nothing."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.COMPANION + k for k in range(len(me.companions)) if me.companions[k] < ADVANCED]

    def clause(self) -> int:
        return 912

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        set_companion(g, me, option - o.COMPANION, ADVANCED)


class ActivateBots(Verb):
    """Activate up to so many different built Bots for nothing, whatever their own conditions."""

    __slots__ = ("before", "n", "texts")

    def __init__(self, n: int, *texts: Verb, before: int = 0) -> None:
        self.n = n
        self.texts = texts  # what each of them does
        self.before = before  # a bit for every Bot activated already

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        found = [
            o.COMPANION + k
            for k in range(len(me.companions))
            if me.companions[k] and not self.before >> k & 1
        ]
        return [o.PASS, *found] if found else []

    def clause(self) -> int:
        return 912

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.PASS:
            return
        k = option - o.COMPANION
        g.then(self.texts[k], me, x)
        if self.n > 1:
            g.then(ActivateBots(self.n - 1, *self.texts, before=self.before | 1 << k), me, x)


# ---- Spirits: how many of each, youngest first ----------------------------------------------------------
LIMITS: Final = (3, 2, 1)


def can_grow(h: Hero, to: int) -> bool:
    """Is there room for a Spirit of this age, and one of the age before to become it?"""
    return h.companions[to] < LIMITS[to] and (to == 0 or h.companions[to - 1] > 0)


class Grow(Verb):
    """So many times: place a Seedling, or advance a Spirit."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        for _ in range(self.n.of(g, me)):
            g.then(GROW_ONE, me)


class GrowOne(Verb):
    """Which Spirit comes, or becomes older."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.COMPANION + to for to in range(len(LIMITS)) if can_grow(me, to)]

    def clause(self) -> int:
        return 912

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        grow(g, me, option - o.COMPANION)


def grow(g: Throne, me: Hero, to: int) -> None:
    """A Spirit of this age comes out of one of the age before."""
    if to:
        set_companion(g, me, to - 1, me.companions[to - 1] - 1)
    set_companion(g, me, to, me.companions[to] + 1)


class GrowTo(Verb):
    """A Spirit becomes one of this age."""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        self.to = to

    def do(self, g: Throne, me: Hero, x: int) -> None:
        grow(g, me, self.to)

    def cannot(self, g: Throne, me: Hero) -> int:
        return 0 if can_grow(me, self.to) else 912


class GrowEach(Verb):
    """Every Spirit in play may advance once, the oldest first, where there is room."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        for to in (2, 1):
            for _ in range(me.companions[to - 1]):
                g.then(May(GrowTo(to)), me, x)


class SpendSpirits(Verb):
    """Spend up to so many Spirits for what follows (see `amounts.Spent`)."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        found = [o.COMPANION + k for k in range(len(me.companions)) if me.companions[k]]
        return [o.PASS, *found] if found else []

    def clause(self) -> int:
        return 912

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.PASS:
            return
        k = option - o.COMPANION
        set_companion(g, me, k, me.companions[k] - 1)
        g.spent += 1
        if self.most > 1:
            g.then(SpendSpirits(self.most - 1), me, x)


GROW_ONE: Final = GrowOne()


# ---- Nyra: health, and whether she is active ------------------------------------------------------------
MOST_HEALTH: Final = 7
ACTIVE_AT: Final = 5


class HealNyra(Verb):
    """Heal the companion."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        set_companion(g, me, 0, min(MOST_HEALTH, me.companions[0] + self.n.of(g, me)))


class WakeNyra(Verb):
    """In Upkeep a downed companion with enough health becomes active; otherwise it heals."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        health, active = me.companions
        if active:
            return
        if health >= ACTIVE_AT:
            set_companion(g, me, 1, 1)
        else:
            set_companion(g, me, 0, health + 1)


class Guard(Verb):
    """The companion will take the damage of this attack: all of it, or as much as one likes."""

    __slots__ = ("how",)

    def __init__(self, how: int) -> None:
        self.how = how

    def do(self, g: Throne, me: Hero, x: int) -> None:
        me.guard = self.how
        g.note("guarded", me)

    def cannot(self, g: Throne, me: Hero) -> int:
        if me.guard:
            return 606
        return 702 if g.damage_kind == ULTIMATE else 0
