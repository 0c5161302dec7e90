"""Gaining and losing resources, and the questions that come with it.

`Gain` and `Either` are what most faces and cards are made of. All questions of the game descend from
`Decision`, because a Triton token may be spent whenever its owner is asked in the own turn.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_forge import options as o
from igroteka.games.dice_forge.catalogue import GLORY, GOLD, HAMMER_GLORY, HAMMER_LAP, MOON, SUN
from igroteka.games.dice_forge.state import Effect, Forge, Hero, Question

# The clauses that forbid an option, as chapter * 100 + number.
NOT_REFUSED: Final = 0
STEP_BY_STEP: Final = 202
REINFORCE_IN_STEP_2: Final = 204
ONE_MAIN_ACTION: Final = 205
NO_MOVING_OF_FACES: Final = 410
EXTRA_COMES_AFTER: Final = 602
TRITON_ON_OWN_TURN: Final = 605
TRITON_ONCE: Final = 606
CERBERUS_AFTER_BLESSING: Final = 607
GAINS_ARE_FORCED: Final = 702
HAMMER_ANY_PART: Final = 707
ONLY_GOLD_JUST_GAINED: Final = 708
HAMMER_CAPACITY: Final = 710
ONE_CHOICE_OF_FACE: Final = 805
MIRROR_COPIES: Final = 817
OWNER_ORDERS_FACES: Final = 303
NAME_THE_DIE: Final = 309
GARDEN_BY_CARD: Final = 922
SATYRS_PICK: Final = 926
BOAR_FOR_ANOTHER: Final = 929
EXCHANGE_ALL_OR_NONE: Final = 932

OUT_OF_PLACE: Final = {  # why an option makes no sense when something else is asked
    o.PASS: GAINS_ARE_FORCED,
    o.EXTRA: EXTRA_COMES_AFTER,
    o.CERBERUS: CERBERUS_AFTER_BLESSING,
    o.EXCHANGE: EXCHANGE_ALL_OR_NONE,
    o.TAKE: ONE_CHOICE_OF_FACE,
    o.DIE: NAME_THE_DIE,
    o.GIVE: BOAR_FOR_ANOTHER,
    o.HAMMER: ONLY_GOLD_JUST_GAINED,
    o.COPY: MIRROR_COPIES,
    o.BUY: STEP_BY_STEP,
    o.PICK: GARDEN_BY_CARD,
    o.FIRST: OWNER_ORDERS_FACES,
    o.REPLACE: NO_MOVING_OF_FACES,
    o.FEAT: STEP_BY_STEP,
    o.USE: REINFORCE_IN_STEP_2,
    o.SATYRS: SATYRS_PICK,
}


TRITON_GIVES: Final = (6, 2, 2)  # gold, sun or moon (DF-6.6)
TRITON_OPTIONS: Final = [o.TRITON + GOLD, o.TRITON + SUN, o.TRITON + MOON]


class Decision(Question):
    """A question, with the owner's Triton tokens as further options in the own turn (DF-6.4)."""

    __slots__ = ()

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        """What the question itself offers."""
        raise NotImplementedError

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        """What comes of it."""
        raise NotImplementedError

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        """The clause that forbids an option which the question does not offer."""
        return OUT_OF_PLACE[o.family(option)]

    def token_matters(self, g: Forge, me: Hero, x: int) -> bool:
        """Is a Triton token reason enough to ask, although there is only one choice?"""
        return False

    def do(self, g: Forge, me: Hero, x: int) -> None:
        """Ask, if there is something to decide."""
        choices = self.choices(g, me, x)
        if may_use_triton(g, me) and (len(choices) > 1 or self.token_matters(g, me, x)):
            g.ask(self, me, x, choices + TRITON_OPTIONS)
        elif len(choices) > 1:
            g.ask(self, me, x, choices)
        elif choices:
            self.take(g, me, x, choices[0])

    def options(self, g: Forge, me: Hero, x: int) -> list[int]:
        choices = self.choices(g, me, x)
        return choices + TRITON_OPTIONS if may_use_triton(g, me) else choices

    def chosen(self, g: Forge, me: Hero, x: int, option: int) -> None:
        if o.TRITON <= option < o.DIE:
            use_triton(g, me, option - o.TRITON)
            g.then(self, me, x)
        else:
            self.take(g, me, x, option)

    def why_not(self, g: Forge, me: Hero, x: int, option: int) -> int:
        if o.TRITON <= option < o.DIE:
            return cannot_use_triton(g, me, option - o.TRITON)
        if option in self.choices(g, me, x):
            return NOT_REFUSED
        return self.cannot(g, me, x, option)


def may_use_triton(g: Forge, me: Hero) -> bool:
    """A token is left, and it is the own turn."""
    return me.tritons > 0 and me.seat == g.active


def cannot_use_triton(g: Forge, me: Hero, resource: int) -> int:
    """The clause that forbids it, for any resource."""
    if me.seat != g.active:
        return TRITON_ON_OWN_TURN
    return NOT_REFUSED if me.tritons and resource != GLORY else TRITON_ONCE


def use_triton(g: Forge, me: Hero, resource: int) -> None:
    """The token is turned over; its gold may go to the hammer (DF-6.6)."""
    me.tritons -= 1
    me.tritons_used += 1
    g.note("triton", me)
    gain(g, me, resource, TRITON_GIVES[resource])


def within(n: int, most: int) -> int:
    """n, but not above the maximum (DF-7.2) nor below zero (DF-7.3)."""
    if n > most:
        return most
    return n if n > 0 else 0


def receive(g: Forge, me: Hero, resource: int, n: int) -> None:
    """n more of a resource in the reserve, or less: what does not fit is lost, what is not there stays."""
    if resource == GOLD:
        before = me.gold
        after = me.gold = within(before + n, me.most(GOLD))
    elif resource == GLORY:
        before = me.glory
        after = me.glory = within(before + n, me.most(GLORY))
    elif resource == SUN:
        before = me.sun
        after = me.sun = within(before + n, me.most(SUN))
    else:
        before = me.moon
        after = me.moon = within(before + n, me.most(MOON))
    if g.events is not None:
        if n >= 0:
            g.note("gained", me, resource, after - before, n - (after - before))
        else:
            g.note("lost", me, resource, before - after)


def gain(g: Forge, me: Hero, resource: int, n: int) -> None:
    """n of a resource are gained, from whatever source; gold may go to the hammer (DF-7.7)."""
    if resource == GOLD and me.hammer_left():
        g.then(HAMMERING, me, n)
    else:
        receive(g, me, resource, n)


def gives(g: Forge, me: Hero, resource: int, n: int) -> None:
    """A face gives n of a resource, or takes them if n is negative (Minotaur).

    It counts as given for a shield, whatever becomes of it (DF-8.44).
    """
    me.given |= 1 << resource
    if n < 0:
        receive(g, me, resource, n)
    elif me.exchange >> resource & 1:
        g.then(EXCHANGING[resource], me, n)
    else:
        gain(g, me, resource, n)


class Gain(Effect):
    """Gain all of this, x times."""

    __slots__ = ("glory", "gold", "moon", "sun")

    def __init__(self, gold: int = 0, sun: int = 0, moon: int = 0, glory: int = 0) -> None:
        self.gold = gold
        self.sun = sun
        self.moon = moon
        self.glory = glory

    def do(self, g: Forge, me: Hero, x: int) -> None:
        if self.gold:
            gives(g, me, GOLD, self.gold * x)
        if self.sun:
            gives(g, me, SUN, self.sun * x)
        if self.moon:
            gives(g, me, MOON, self.moon * x)
        if self.glory:
            gives(g, me, GLORY, self.glory * x)


class Either(Decision):
    """Gain one of these, the owner's choice; then it counts x times (DF-8.13)."""

    __slots__ = ("glory", "gold", "moon", "sun")

    def __init__(self, gold: int = 0, sun: int = 0, moon: int = 0, glory: int = 0) -> None:
        self.gold = gold
        self.sun = sun
        self.moon = moon
        self.glory = glory

    def amount(self, resource: int) -> int:
        """How much of this resource may be taken."""
        if resource == GOLD:
            return self.gold
        if resource == SUN:
            return self.sun
        return self.glory if resource == GLORY else self.moon

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        return [o.TAKE + resource for resource in range(4) if self.amount(resource)]

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        resource = option - o.TAKE
        gives(g, me, resource, self.amount(resource) * x)


class Reward(Either):
    """Gain one of these from a card: no result of a die, so no shield and no exchange (DF-9.33)."""

    __slots__ = ()

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        resource = option - o.TAKE
        gain(g, me, resource, self.amount(resource) * x)


class Hammering(Decision):
    """How much of x gold goes on the hammer; the rest goes to the reserve (DF-7.7)."""

    __slots__ = ()

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        return list(range(o.HAMMER, o.HAMMER + min(x, me.hammer_left()) + 1))

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        if o.family(option) == o.HAMMER:
            return HAMMER_CAPACITY if option - o.HAMMER <= x else ONLY_GOLD_JUST_GAINED
        return HAMMER_ANY_PART

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        steps = option - o.HAMMER
        if steps:
            g.note("hammered", me, steps)
            laps = me.hammer // HAMMER_LAP
            me.hammer += steps
            for lap in range(laps, me.hammer // HAMMER_LAP):
                g.note("lap", me, lap % 2 + 1)
                receive(g, me, GLORY, HAMMER_GLORY[lap % 2])
        if steps < x:
            receive(g, me, GOLD, x - steps)


class Exchange(Decision):
    """Take x of a resource, all of it, as glory instead (DF-9.32)."""

    __slots__ = ("rate", "resource")

    def __init__(self, resource: int, rate: int) -> None:
        self.resource = resource
        self.rate = rate

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        return [o.PASS, o.EXCHANGE]

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        return EXCHANGE_ALL_OR_NONE

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        if option == o.EXCHANGE:
            g.note("exchanged", me, self.resource, x)
            receive(g, me, GLORY, self.rate * x)
        else:
            gain(g, me, self.resource, x)


HAMMERING: Final = Hammering()
EXCHANGING: Final = (Exchange(GOLD, 1), Exchange(SUN, 2), Exchange(MOON, 2))
