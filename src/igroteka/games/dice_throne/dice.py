"""Rolling dice and altering them (DT-10.1, chapter 13, the dice cards of chapter 16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.board import Amount, Verb, amount, card_of
from igroteka.games.dice_throne.keywords import (
    ANYBODYS,
    DEFENCE,
    FOR_ACTION,
    FOR_ATTACK,
    FOR_DEFENCE,
    FOR_TARGET,
    FOR_TEXT,
    INSTANT,
    NOBODY,
    OFFENCE,
    OPPONENTS,
    OWN,
    ROLL,
)
from igroteka.games.dice_throne.moments import WITH_OPEN_DICE
from igroteka.games.dice_throne.state import Dice, Effect, Hero, Question, Throne, replaced
from igroteka.games.dice_throne.windows import ALTER_DICE


# ---- rolling --------------------------------------------------------------------------------------------
def throw(g: Throne, n: int) -> tuple[int, ...]:
    """So many dice."""
    return tuple([g.draw(6) + 1 for _ in range(n)])


def digits(values: tuple[int, ...]) -> int:
    """Dice as one number, for the log: 1 3 3 6 is 1336."""
    n = 0
    for value in values:
        n = 10 * n + value
    return n


def lay(g: Throne, me: Hero, purpose: int, n: int, rival: Hero | None = None) -> None:
    """Roll dice, with a rival's die if there is one, and lay them on the table, on top of all others."""
    values = throw(g, n)
    owners = (me.seat,) * n
    if rival is not None:
        values = (*values, *throw(g, 1))
        owners = (*owners, rival.seat)
    g.rolls = (*g.rolls, Dice(purpose, values, owners))
    if g.events is not None:
        g.note("rolled", me, digits(values), purpose)


class Roll(Verb):
    """Roll dice; only these count for the effects that follow (DT-10.1).

    First the roller may roll some of them again if the text permits it, then everybody may alter them.
    """

    __slots__ = ("first", "n", "rerolls", "text")

    def __init__(
        self, n: int | Amount, *text: Verb, rerolls: int | Amount = 0, first: Verb | None = None
    ) -> None:
        self.n = amount(n)
        self.text = text
        self.rerolls = amount(rerolls)
        self.first = first  # what the roller may do before anybody alters them

    def do(self, g: Throne, me: Hero, x: int) -> None:
        n = self.n.of(g, me)
        if n <= 0:
            return
        lay(g, me, FOR_ACTION if is_action(g) else FOR_TEXT, n)
        if self.first is not None:
            g.then(self.first, me, x)
        use_dice(g, me, x, self.rerolls.of(g, me), self.text)

    def alters(self) -> bool:
        return bool([verb for verb in self.text if verb.alters()])


def use_dice(g: Throne, me: Hero, x: int, rerolls: int, text: tuple[Verb, ...]) -> None:
    """What happens with dice just rolled: again, altered, used, taken off the table."""
    if len(g.rolls[-1].values) == 1:
        for _ in range(rerolls):  # permissions for one die are used one after the other
            g.then(ROLL_AGAIN, me, 1)
    elif rerolls > 0:
        g.then(ROLL_AGAIN, me, rerolls)
    g.then(ALTER_DICE, me, 0)
    for verb in text:
        g.then(verb, me, x)
    g.then(TAKE_OFF, me)


def is_action(g: Throne) -> bool:
    """Is the text that speaks an instant, a roll phase action or something spent (DT-13.8, DT-13.10)?"""
    start = o.family(g.source)
    if start == o.PLAY and g.speaker >= 0:
        return card_of(g.heroes[g.speaker], g.source - start).kind in (INSTANT, ROLL)
    return start in (o.SPEND, o.USE)


class TakeOff(Effect):
    """The dice have served."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.rolls = g.rolls[:-1]


class RollAgain(Question):
    """The roller may roll some of his dice again, once. x: at most so many."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        roll = g.rolls[-1]
        masks = range(1, 1 << len(roll.values))
        return [o.PASS] + [o.REROLL + mask for mask in masks if not cannot_reroll(roll, mask, me.seat, x)]

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        if option == o.PASS:
            return 0
        if not o.REROLL < option < o.DIE:
            return 1301
        return cannot_reroll(g.rolls[-1], option - o.REROLL, me.seat, x)

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option != o.PASS:
            mask = option - o.REROLL
            roll_again(g, me, len(g.rolls) - 1, mask)
            top = g.rolls[-1]
            again = top.again + mask.bit_count()
            g.rolls = (*g.rolls[:-1], Dice(top.purpose, top.values, top.owners, top.open, again))


def cannot_reroll(roll: Dice, mask: int, seat: int, most: int) -> int:
    """Only one's own dice, not too many, and of equal ones the first (they are all the same)."""
    n = 0
    values = roll.values
    for i in range(len(values)):
        if mask >> i & 1:
            n += 1
            if roll.owners[i] != seat:
                return 1612
            for j in range(i):
                if values[j] == values[i] and roll.owners[j] == seat and not mask >> j & 1:
                    return 403
    if mask >> len(values):
        return 403
    return 0 if n <= most else 1612


def roll_again(g: Throne, me: Hero, which: int, mask: int) -> None:
    """Roll the dice of a mask again; the others stay."""
    roll = g.rolls[which]
    values = tuple([g.draw(6) + 1 if mask >> i & 1 else roll.values[i] for i in range(len(roll.values))])
    show(g, me, which, values)


def show(g: Throne, me: Hero, which: int, values: tuple[int, ...]) -> None:
    """Dice on the table show other numbers now."""
    g.rolls = (*g.rolls[:which], g.rolls[which].with_values(values), *g.rolls[which + 1 :])
    if g.events is not None:
        g.note("altered", me, digits(values), g.rolls[which].purpose)


ROLL_AGAIN: Final = RollAgain()
TAKE_OFF: Final = TakeOff()


class RollAgainst(Verb):
    """Both roll a die (a duel): one text if the own one is higher, another if not."""

    __slots__ = ("lost", "ties", "won")

    def __init__(self, won: Verb, lost: Verb, ties: bool = False) -> None:
        self.won = won
        self.lost = lost
        self.ties = ties  # is a tie won?

    def do(self, g: Throne, me: Hero, x: int) -> None:
        rival = g.heroes[x]
        purpose = FOR_DEFENCE if me.seat != g.active else FOR_TEXT
        lay(g, me, purpose, 1, rival)
        use_dice(g, me, x, 0, (Compare(self.won, self.lost, self.ties),))


class Compare(Verb):
    """Whose die is higher, the first or the second?"""

    __slots__ = ("lost", "ties", "won")

    def __init__(self, won: Verb, lost: Verb, ties: bool) -> None:
        self.won = won
        self.lost = lost
        self.ties = ties

    def do(self, g: Throne, me: Hero, x: int) -> None:
        mine, other = g.rolls[-1].values
        g.then(self.won if mine > other or (self.ties and mine == other) else self.lost, me, x)


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


def touchable(g: Throne, me: Hero, whose: int) -> list[int]:
    """The dice that a card may touch; of equal ones the first."""
    which = open_roll(g)
    if which < 0:
        return []
    roll = g.rolls[which]
    found: list[int] = []
    for i in range(len(roll.values)):
        owner = roll.owners[i]
        if may_touch(g, me, whose, owner) and not [
            j for j in range(i) if roll.values[j] == roll.values[i] and roll.owners[j] == owner
        ]:
            found.append(i)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Alter(Verb):
    """Choose a die and what becomes of it."""

    __slots__ = ()

    def whose(self) -> int:
        """Whose dice it may touch."""
        return ANYBODYS

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
            for die in touchable(g, me, self.whose())
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
        for die in range(len(roll.values)):
            if may_touch(g, me, whose, roll.owners[die]) and self.numbers(roll, die):
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

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        super().chosen(g, me, x, option)
        if self.more:
            g.then(SetDie(self.of, self.number, self.more - 1, (option - o.DIE) // 8), me, x)

    def numbers(self, roll: Dice, die: int) -> list[int]:
        if die == self.besides:
            return []
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
