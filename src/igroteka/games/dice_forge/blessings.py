"""Rolling dice and applying what they show: blessings, Cerberus, Satyrs, Minotaur, Sphinx."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_forge import options as o
from igroteka.games.dice_forge.catalogue import (
    BOAR,
    DARK,
    FOR_SALE,
    GOLD,
    LIGHT,
    MIRROR,
    MOON,
    NO_FACE,
    SHIP,
    SUN,
    TRIPLE,
    is_boar,
    is_shield,
)
from igroteka.games.dice_forge.faces import FACE_AMOUNTS, FACE_EFFECTS
from igroteka.games.dice_forge.forging import SHIP_DISCOUNT, cost
from igroteka.games.dice_forge.gains import (
    MIRROR_COPIES,
    NAME_THE_DIE,
    OWNER_ORDERS_FACES,
    SATYRS_PICK,
    TRITON_GIVES,
    Decision,
    Gain,
    may_use_triton,
)
from igroteka.games.dice_forge.state import Effect, Forge, Hero

NO_MIRROR_OF_MIRROR: Final = 821


# ---- the two faces of a roll ----------------------------------------------------------------------
def apply_roll(g: Forge, me: Hero, x: int, first: int, second: int) -> None:
    """Both faces of one roll take effect on their owner, or are lost if x is -1.

    First mirrors become what they copy, then x3 triples the other face, then both are applied.
    """
    if first == MIRROR:
        g.then(Reflect(second), me, x)
    elif second == MIRROR:
        g.then(Reflect(first), me, x)
    elif first == TRIPLE:
        apply_both(g, me, 3 * x, NO_FACE if second == TRIPLE else second, NO_FACE)
    elif second == TRIPLE:
        apply_both(g, me, 3 * x, first, NO_FACE)
    elif order_matters(g, me, x, first, second):
        g.then(WhichFirst(first, second), me, x)
    elif is_shield(first):  # it asks what the other one has given
        apply_both(g, me, x, second, first)
    else:
        apply_both(g, me, x, first, second)


def apply_both(g: Forge, me: Hero, x: int, first: int, second: int) -> None:
    """One face after the other."""
    me.given = 0
    effect = FACE_EFFECTS[first]
    if isinstance(effect, Gain):  # most faces: nothing can come before it, so it need not wait
        effect.do(g, me, x)
    else:
        g.then(effect, me, x)
    if second != NO_FACE:
        g.then(FACE_EFFECTS[second], me, x)


def order_matters(g: Forge, me: Hero, x: int, a: int, b: int) -> bool:
    """Does it make a difference which face is applied first? Else the owner is not asked (DF-3.3)."""
    if x > 0:
        if a == SHIP:
            return ship_meets_gold(g, me, FACE_AMOUNTS[b][GOLD])
        return b == SHIP and ship_meets_gold(g, me, FACE_AMOUNTS[a][GOLD])
    return loss_meets_own_boar(g, me, a, b) or loss_meets_own_boar(g, me, b, a)


def ship_meets_gold(g: Forge, me: Hero, gold: int) -> bool:
    """The gold would pay for a face that is too dear without it, or overflow unless some is spent."""
    if not gold:
        return False
    now = me.gold + (TRITON_GIVES[GOLD] * me.tritons if may_use_triton(g, me) else 0)
    overflows = now + gold > me.most(GOLD)
    for face in FOR_SALE:
        price = cost(face, SHIP_DISCOUNT)
        if g.stock[face] and (me.gold < price <= now + gold or (overflows and 0 < price <= now)):
            return True
    return False


def loss_meets_own_boar(g: Forge, me: Hero, boar: int, other: int) -> bool:
    """Under the Minotaur a mirror may copy a boar whose card is the victim's: a gain among losses."""
    if not is_own_boar(g, me, boar) or is_own_boar(g, me, other) or is_shield(other):
        return False
    _, sun, moon, glory = FACE_AMOUNTS[other]
    return loss_meets_gain(me, SUN, sun) or loss_meets_gain(me, MOON, moon) or me.glory < glory


def loss_meets_gain(me: Hero, resource: int, loss: int) -> bool:
    """Would losing so many shards end at zero, or a shard gained before find no room?"""
    return loss > 0 and (me.reserve(resource) <= loss or me.reserve(resource) == me.most(resource))


def is_own_boar(g: Forge, me: Hero, face: int) -> bool:
    """A boar face whose card this hero owns."""
    return is_boar(face) and g.boars[face - BOAR] == me.seat


class WhichFirst(Decision):
    """The owner decides which of two faces is applied first (DF-3.3)."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        return [o.FIRST + self.first, o.FIRST + self.second]

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        return OWNER_ORDERS_FACES

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        if option == o.FIRST + self.first:
            apply_both(g, me, x, self.first, self.second)
        else:
            apply_both(g, me, x, self.second, self.first)


class Reflect(Decision):
    """A mirror becomes a face that a rival's die shows now (DF-8.17), never a mirror (DF-8.21)."""

    __slots__ = ("other",)

    def __init__(self, other: int) -> None:
        self.other = other

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        shown: list[int] = []
        for h in g.heroes:
            if h is not me:
                shown.append(o.COPY + h.dice[h.up0])
                shown.append(o.COPY + h.dice[h.up1])
        return sorted({option for option in shown if option != o.COPY + MIRROR}) or [o.COPY + NO_FACE]

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        return NO_MIRROR_OF_MIRROR if option == o.COPY + MIRROR else MIRROR_COPIES

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        face = option - o.COPY
        if face != NO_FACE:
            g.note("copied", me, face)
        apply_roll(g, me, x, face, self.other)


# ---- blessings ------------------------------------------------------------------------------------
def receive_blessing(g: Forge, me: Hero, first: int, second: int) -> None:
    """Apply what was rolled; right after it a Cerberus token may be used (DF-6.7)."""
    apply_roll(g, me, 1, first, second)
    if me.cerberus:
        g.then(Cerberus(first, second), me)


class Blessing(Effect):
    """Roll both dice and apply both faces (DF-3.2)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        g.roll(me)
        receive_blessing(g, me, me.dice[me.up0], me.dice[me.up1])


class CommonBlessing(Effect):
    """Everybody rolls; then the faces are applied in turn order from the active player (DF-3.4)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        heroes = g.in_order(me)
        for h in heroes:
            g.roll(h)
        for h in heroes:
            g.then(RECEIVE, h)


class Receive(Effect):
    """Apply the faces just rolled."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        receive_blessing(g, me, me.dice[me.up0], me.dice[me.up1])


class MinorBlessings(Decision):
    """Name a die, then roll it so many times, each time applying what it shows (DF-3.9, DF-9.14)."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        return [o.DIE + LIGHT, o.DIE + DARK]

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        return NAME_THE_DIE

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        for _ in range(self.times):
            g.then(MINOR_BLESSING, me, option - o.DIE)


class MinorBlessing(Effect):
    """Roll die number x alone and apply its face; the other die adds nothing (DF-3.9)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        slot = 6 * x + g.draw(6)
        me.turn_up(slot)
        g.note("rolled_die", me, me.dice[slot])
        receive_blessing(g, me, me.dice[slot], NO_FACE)


class Cerberus(Decision):
    """Use a token to apply the rolled faces once more, without rolling (DF-6.8, DF-6.10)."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        return [o.PASS, o.CERBERUS]

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        if option == o.CERBERUS:
            me.cerberus -= 1
            me.cerberus_used += 1
            g.note("cerberus", me)
            apply_roll(g, me, 1, self.first, self.second)


class Exchanging(Effect):
    """While this lasts, the dice may give some resources as glory instead: Sentinel, Cyclops."""

    __slots__ = ("blessings", "resources")

    def __init__(self, resources: int, blessings: Effect) -> None:
        self.resources = resources
        self.blessings = blessings

    def do(self, g: Forge, me: Hero, x: int) -> None:
        me.exchange = self.resources
        g.then(self.blessings, me)
        g.then(EXCHANGE_IS_OVER, me)


class ExchangeIsOver(Effect):
    """From now on the dice give what they show."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        me.exchange = 0


# ---- cards that let the rivals roll ---------------------------------------------------------------
class Satyrs(Effect):
    """The rivals roll and get nothing; two of the rolled faces are yours (DF-9.5)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        for h in g.rivals(me):
            g.roll(h)
        g.then(TWO_ROLLED_FACES, me)


class TwoRolledFaces(Decision):
    """Two faces on two different dice of the rivals combine like one roll (DF-9.26, DF-9.27)."""

    __slots__ = ()

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        rolled: list[int] = []
        for h in g.rivals(me):
            rolled += [h.dice[h.up0], h.dice[h.up1]]
        rolled.sort()
        pairs = {o.SATYRS + o.PAIR * rolled[i] + rolled[j] for j in range(len(rolled)) for i in range(j)}
        return sorted(pairs)

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        return SATYRS_PICK

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        first, second = divmod(option - o.SATYRS, o.PAIR)
        g.note("satyrs", me, first, second)
        apply_roll(g, me, 1, first, second)


class Minotaur(Effect):
    """The rivals roll, then each in turn loses what the faces would give (DF-9.21, DF-9.39)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        rivals = g.rivals(me)
        for h in rivals:
            g.roll(h)
        for h in rivals:
            g.then(LOSE, h)


class Lose(Effect):
    """Lose what the faces just rolled would give."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        apply_roll(g, me, -1, me.dice[me.up0], me.dice[me.up1])


BLESSING: Final = Blessing()
COMMON_BLESSING: Final = CommonBlessing()
RECEIVE: Final = Receive()
MINOR_BLESSING: Final = MinorBlessing()
EXCHANGE_IS_OVER: Final = ExchangeIsOver()
TWO_ROLLED_FACES: Final = TwoRolledFaces()
LOSE: Final = Lose()
