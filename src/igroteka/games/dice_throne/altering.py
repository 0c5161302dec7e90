"""Altering dice that lie on the table, and further attempts (chapter 13, the dice cards of chapter 16)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.dice import ROLL_AGAIN, roll_again, show
from igroteka.games.dice_throne.keywords import (
    ANYBODYS,
    DEFENCE,
    FOR_ATTACK,
    FOR_DEFENCE,
    FOR_TARGET,
    NOBODY,
    OFFENCE,
    OPPONENTS,
    OWN,
)
from igroteka.games.dice_throne.moments import WITH_OPEN_DICE
from igroteka.games.dice_throne.state import Dice, Hero, Throne, replaced
from igroteka.games.dice_throne.texts import Verb


# ---- which dice may be altered --------------------------------------------------------------------------
def open_roll(g: Throne) -> int:
    """The latest roll that is not yet accepted by all, -1 if there is none."""
    for i in range(len(g.rolls) - 1, -1, -1):
        if g.rolls[i].open:
            return i
    return -1


def cannot_alter(g: Throne) -> int:
    """Cards need dice that are still open, and never touch those of an Ultimate (chapter 13, DT-7.6)."""
    if g.locked:
        return 505 if g.rolls and g.rolls[-1].purpose == FOR_TARGET else 1305
    if open_roll(g) >= 0:
        return 0
    if g.phase == DEFENCE:
        return 617 if g.defended else 1314
    return 1303


def may_touch(g: Throne, me: Hero, whose: int, owner: int) -> bool:
    """May a card for somebody's dice touch a die of this owner?"""
    if whose == OWN:
        return owner == me.seat
    if whose == OPPONENTS:
        return not g.allies(owner, me.seat)
    return whose == ANYBODYS or g.allies(owner, me.seat)


def alike(roll: Dice, die: int, spared: int = NOBODY) -> list[int]:
    """The dice of the same owner that show the same: it is all one which of them is meant."""
    value = roll.values[die]
    owner = roll.owners[die]
    return [
        i
        for i in range(len(roll.values))
        if roll.values[i] == value and roll.owners[i] == owner and i != spared
    ]


def touchable(g: Throne, me: Hero, whose: int, spared: int = NOBODY) -> list[int]:
    """The dice that a card may touch; of equal ones the first."""
    which = open_roll(g)
    if which < 0:
        return []
    roll = g.rolls[which]
    return [
        i
        for i in range(len(roll.values))
        if i != spared and may_touch(g, me, whose, roll.owners[i]) and alike(roll, i, spared)[0] == i
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Alter(Verb):
    """Choose a die and what becomes of it."""

    __slots__ = ()

    def whose(self) -> int:
        """Whose dice it may touch."""
        return ANYBODYS

    def spared(self) -> int:
        """The die that it may not touch, NOBODY if there is none."""
        return NOBODY

    def numbers(self, roll: Dice, die: int) -> list[int]:
        """What a die may become, 0: it is rolled again."""
        raise NotImplementedError

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        which = open_roll(g)
        if which < 0:
            return []
        roll = g.rolls[which]
        return [
            o.DIE + 8 * die + number
            for die in touchable(g, me, self.whose(), self.spared())
            for number in self.numbers(roll, die)
        ]

    def clause(self) -> int:
        return 1303

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.PASS:
            return
        die, number = divmod(option - o.DIE, 8)
        which = open_roll(g)
        if number:
            values = g.rolls[which].values
            show(g, me, which, replaced(values, die, number))
        else:
            roll_again(g, me, which, 1 << die)

    def cannot(self, g: Throne, me: Hero) -> int:
        return cannot_alter(g) or (0 if self.finds_a_die(g, me) else self.clause())

    def finds_a_die(self, g: Throne, me: Hero) -> bool:
        """Is there a die with which it can do something?"""
        which = open_roll(g)
        if which < 0:
            return False
        roll = g.rolls[which]
        whose = self.whose()
        spared = self.spared()
        for die in range(len(roll.values)):
            if die != spared and may_touch(g, me, whose, roll.owners[die]) and self.numbers(roll, die):
                return True
        return False

    def alters(self) -> bool:
        return True

    def moments(self) -> int:
        return WITH_OPEN_DICE


class SetDie(Alter):
    """Set a die to a number, or to any number (DT-16.13, DT-16.18)."""

    __slots__ = ("besides", "more", "number", "of")

    def __init__(self, of: int = ANYBODYS, number: int = 0, more: int = 0, besides: int = NOBODY) -> None:
        self.of = of
        self.number = number
        self.more = more  # so many further dice
        self.besides = besides  # not this one: it was set just now

    def whose(self) -> int:
        return self.of

    def spared(self) -> int:
        return self.besides

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        super().chosen(g, me, x, option)
        if self.more:
            g.then(SetDie(self.of, self.number, self.more - 1, (option - o.DIE) // 8), me, x)

    def numbers(self, roll: Dice, die: int) -> list[int]:
        if self.number:
            return [self.number] if roll.values[die] != self.number else []
        return [number for number in range(1, 7) if number != roll.values[die]]

    def clause(self) -> int:
        return 1618 if self.number else 1613


class ShiftDie(Alter):
    """Change a die by one; a 6 cannot rise, a 1 cannot fall (DT-16.8)."""

    __slots__ = ()

    def numbers(self, roll: Dice, die: int) -> list[int]:
        value = roll.values[die]
        return [number for number in (value - 1, value + 1) if 1 <= number <= 6]

    def clause(self) -> int:
        return 1608


class CopyDie(Alter):
    """Set one of one's dice to the number of another of the same roll (DT-16.14)."""

    __slots__ = ()

    def whose(self) -> int:
        return OWN

    def numbers(self, roll: Dice, die: int) -> list[int]:
        owner = roll.owners[die]
        own = [roll.values[i] for i in range(len(roll.values)) if roll.owners[i] == owner]
        return [number for number in range(1, 7) if number in own and number != roll.values[die]]

    def clause(self) -> int:
        return 1614


class RerollDie(Alter):
    """Roll one die again: one's own, an opponent's (DT-16.12, DT-16.16)."""

    __slots__ = ("may", "of")

    def __init__(self, of: int, may: bool = False) -> None:
        self.of = of
        self.may = may

    def whose(self) -> int:
        return self.of

    def numbers(self, roll: Dice, die: int) -> list[int]:
        return [0]

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        found = Alter.options(self, g, me, x)
        return [o.PASS, *found] if self.may and found else found

    def clause(self) -> int:
        return 1616 if self.of == OPPONENTS else 1612


class OwnReroll(RerollDie):
    """A re-roll printed on the own board or status: it works in an Ultimate too (DT-7.6)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.of = OWN
        self.may = False

    def cannot(self, g: Throne, me: Hero) -> int:
        return 0 if self.finds_a_die(g, me) else 1303


# ---- further roll attempts ------------------------------------------------------------------------------
class OffenceAgain(Verb):
    """The roller may make one more roll attempt with the attack dice (DT-16.15)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.left += 1

    def cannot(self, g: Throne, me: Hero) -> int:
        which = open_roll(g)
        if g.phase == OFFENCE and which >= 0 and g.rolls[which].purpose == FOR_ATTACK:
            return 0
        return 1615

    def moments(self) -> int:
        return WITH_OPEN_DICE


class DefenceAgain(Verb):
    """The defender may roll any of the defence dice again (DT-16.17)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        roll = g.rolls[open_roll(g)]
        g.then(ROLL_AGAIN, g.heroes[roll.owners[0]], len(roll.values))

    def alters(self) -> bool:
        return True

    def cannot(self, g: Throne, me: Hero) -> int:
        which = open_roll(g)
        return 0 if which >= 0 and g.rolls[which].purpose == FOR_DEFENCE else 1617

    def moments(self) -> int:
        return WITH_OPEN_DICE


class BuyAttempt(Verb):
    """A roll attempt that a status has taken is bought back, once."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.left += 1
        g.bought = True

    def cannot(self, g: Throne, me: Hero) -> int:
        return 401 if g.bought else 0
