"""Rolling dice, and what is rolled again by permission of the text (DT-10.1, chapter 13)."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.board import card_of
from igroteka.games.dice_throne.keywords import FOR_ACTION, FOR_DEFENCE, FOR_TEXT, INSTANT, ROLL
from igroteka.games.dice_throne.state import Dice, Effect, Hero, Question, Throne
from igroteka.games.dice_throne.texts import Amount, Verb, amount
from igroteka.games.dice_throne.windows import ALTER_DICE


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
