"""Buying faces and forging them into the dice: the offering's purchases, the ship, faces from cards."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_forge import options as o
from igroteka.games.dice_forge.catalogue import (
    BOAR,
    FACES_COUNT,
    FOR_SALE,
    GLORY_2,
    GOLD_1,
    NOT_FOR_SALE,
    PRICE,
    is_boar,
)
from igroteka.games.dice_forge.gains import BOAR_FOR_ANOTHER, GARDEN_BY_CARD, NOT_REFUSED, Decision
from igroteka.games.dice_forge.state import Effect, Forge, Hero, one_less

SHIP_DISCOUNT: Final = 2

CARD_FACES_NOT_SOLD: Final = 108
TOO_DEAR: Final = 404
SOLD_OUT: Final = 405
FORGE_AT_ONCE: Final = 406
FREE_CHOICE_OF_PLACE: Final = 407
STARTING_GOLD_NOT_SOLD: Final = 801
STARTING_GLORY_NOT_SOLD: Final = 804
SHIP_IS_NO_OFFERING: Final = 825
BOAR_STAYS: Final = 834


def cannot_buy(g: Forge, me: Hero, face: int, discount: int) -> int:
    """The clause that forbids buying a face, 0 if nothing does."""
    price = PRICE[face]
    if price == NOT_FOR_SALE:
        if face == GOLD_1:
            return STARTING_GOLD_NOT_SOLD
        return STARTING_GLORY_NOT_SOLD if face == GLORY_2 else CARD_FACES_NOT_SOLD
    if not g.stock[face]:
        return SOLD_OUT
    return TOO_DEAR if price - discount > me.gold else NOT_REFUSED


def cost(face: int, discount: int) -> int:
    """What a face costs; never below zero (DF-8.24)."""
    return max(0, PRICE[face] - discount)


def buy(g: Forge, me: Hero, face: int, discount: int) -> None:
    """Pay for a face of the sanctuary and forge it at once (DF-4.4, DF-4.6)."""
    me.gold -= cost(face, discount)
    g.stock = one_less(g.stock, face)
    g.note("bought", me, face, cost(face, discount))
    g.then(PLACE[face], me)


def cannot_replace(me: Hero, die: int, face: int) -> int:
    """The clause that forbids taking a face out of a die, 0 if nothing does."""
    if is_boar(face):
        return BOAR_STAYS
    return NOT_REFUSED if face in me.dice[6 * die : 6 * die + 6] else FREE_CHOICE_OF_PLACE


class Place(Decision):
    """Put a new face in place of any old one (DF-4.7); which of equal faces of a die is all the same."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        light = [o.REPLACE + face for face in sorted(set(me.dice[:6])) if not is_boar(face)]
        dark = [o.REPLACE + o.PAIR + face for face in sorted(set(me.dice[6:])) if not is_boar(face)]
        return light + dark

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        if o.family(option) == o.REPLACE:
            die, face = divmod(option - o.REPLACE, o.PAIR)
            return cannot_replace(me, die, face)
        return FORGE_AT_ONCE

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        die, old = divmod(option - o.REPLACE, o.PAIR)
        forge(g, me, me.dice.index(old, 6 * die), self.face)


def forge(g: Forge, me: Hero, slot: int, face: int) -> None:
    """The new face lies on top; the old one stays in front of its owner (DF-4.8, DF-4.9)."""
    old = me.dice[slot]
    me.dice = (*me.dice[:slot], face, *me.dice[slot + 1 :])
    me.replaced += (old,)
    me.turn_up(slot)
    g.note("forged", me, face, old, slot // 6)


class Ship(Decision):
    """Buy one face of the sanctuary, 2 gold cheaper; with x3, 6 gold cheaper (DF-8.24, DF-8.27)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        if x > 0:  # under the Minotaur a ship does nothing
            Decision.do(self, g, me, x)

    def token_matters(self, g: Forge, me: Hero, x: int) -> bool:
        return True  # its gold may pay for the face

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        return [o.PASS, *purchases(g, me, SHIP_DISCOUNT * x)]

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        if o.family(option) == o.BUY:
            return cannot_buy(g, me, option - o.BUY, SHIP_DISCOUNT * x)
        return SHIP_IS_NO_OFFERING

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        if option != o.PASS:
            buy(g, me, option - o.BUY, SHIP_DISCOUNT * x)


def purchases(g: Forge, me: Hero, discount: int) -> list[int]:
    """The faces that can be bought now."""
    options: list[int] = []
    for face in FOR_SALE:
        if PRICE[face] - discount > me.gold:  # the dearer ones follow
            break
        if not cannot_buy(g, me, face, discount):
            options.append(o.BUY + face)
    return options


class ForgeFromGarden(Effect):
    """Take this face out of the garden and forge it, free of charge (DF-9.9, DF-9.18, DF-9.20)."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face

    def do(self, g: Forge, me: Hero, x: int) -> None:
        g.stock = one_less(g.stock, self.face)
        g.then(PLACE[self.face], me)


class ForgeOneOf(Decision):
    """Choose one of these faces of the garden, as far as they are left, and forge it (DF-9.22)."""

    __slots__ = ("faces",)

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        return [o.PICK + face for face in self.faces if g.stock[face]]

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        return GARDEN_BY_CARD

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        face = option - o.PICK
        g.stock = one_less(g.stock, face)
        g.then(PLACE[face], me)


class GiveBoar(Decision):
    """The boar face of this card goes to another player, who must forge it at once (DF-9.6, DF-9.30)."""

    __slots__ = ()

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        return [o.GIVE + seat for seat in range(len(g.heroes)) if seat != me.seat]

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        return BOAR_FOR_ANOTHER

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        bearer = g.heroes[option - o.GIVE]
        colour = 0
        while not g.stock[BOAR + colour]:
            colour += 1
        g.stock = one_less(g.stock, BOAR + colour)
        g.boars = (*g.boars[:colour], me.seat, *g.boars[colour + 1 :])
        g.note("gave", me, BOAR + colour, bearer.seat)
        g.then(PLACE[BOAR + colour], bearer)


PLACE: Final = [Place(face) for face in range(FACES_COUNT)]
SHIP_SAILS: Final = Ship()
