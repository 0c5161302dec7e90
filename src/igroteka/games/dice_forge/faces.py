"""What every face does. The entry reads like the face; prices and places are in `catalogue`."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_forge.catalogue import FACE_NAMES, GLORY, GOLD, MOON, SUN
from igroteka.games.dice_forge.forging import SHIP_SAILS
from igroteka.games.dice_forge.gains import Either, Gain, Reward, gives
from igroteka.games.dice_forge.state import Effect, Forge, Hero

SHIELD_GLORY: Final = 5  # reward A, the same for every shield (DF-8.35)


class Nothing(Effect):
    """A face that does nothing by itself."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        """x3 and mirror change what else is rolled: see `blessings.apply_roll`."""


class Boar(Effect):
    """The bearer gets a shard, the owner of the boar's card the card's reward (DF-8.31).

    With x3 the bearer's choice counts three times and the owner is asked three times (DF-8.32). Under
    the Minotaur (x below 0) the bearer loses, and the owner still gains (DF-9.38).
    """

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def do(self, g: Forge, me: Hero, x: int) -> None:
        g.then(BEARERS_SHARD, me, x)
        owner = g.heroes[g.boars[self.colour]]
        for _ in range(abs(x)):
            g.then(BOAR_REWARD, owner)


class Shield(Effect):
    """5 glory if the other face of the roll has given this resource, else some of it (DF-8.36, DF-8.37)."""

    __slots__ = ("amount", "resource")

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def do(self, g: Forge, me: Hero, x: int) -> None:
        if me.given >> self.resource & 1:
            gives(g, me, GLORY, SHIELD_GLORY * x)
        else:
            gives(g, me, self.resource, self.amount * x)


BEARERS_SHARD: Final = Either(sun=1, moon=1)
BOAR_REWARD: Final = Reward(sun=1, moon=1, glory=3)
NOTHING: Final = Nothing()

FACES: Final[dict[str, Effect]] = {
    "gold_1": Gain(gold=1),
    "gold_3": Gain(gold=3),
    "gold_4": Gain(gold=4),
    "gold_6": Gain(gold=6),
    "sun_1": Gain(sun=1),
    "sun_2": Gain(sun=2),
    "moon_1": Gain(moon=1),
    "moon_2": Gain(moon=2),
    "glory_2": Gain(glory=2),
    "glory_3": Gain(glory=3),
    "glory_4": Gain(glory=4),
    "gold2_moon1": Gain(gold=2, moon=1),
    "glory1_sun1": Gain(glory=1, sun=1),
    "glory2_moon2": Gain(glory=2, moon=2),
    "gold1_sun1_moon1_glory1": Gain(gold=1, sun=1, moon=1, glory=1),
    "choice_gold3_glory2": Either(gold=3, glory=2),
    "choice_gold1_sun1_moon1": Either(gold=1, sun=1, moon=1),
    "choice_gold2_sun2_moon2": Either(gold=2, sun=2, moon=2),
    "triple": NOTHING,
    "mirror": NOTHING,
    "ship": SHIP_SAILS,
    "boar_red": Boar(0),
    "boar_yellow": Boar(1),
    "boar_green": Boar(2),
    "boar_blue": Boar(3),
    "shield_gold": Shield(GOLD, 3),
    "shield_sun": Shield(SUN, 2),
    "shield_moon": Shield(MOON, 2),
    "shield_glory": Shield(GLORY, 3),
}
FACE_EFFECTS: Final[list[Effect]] = [FACES[name] for name in FACE_NAMES] + [NOTHING]


def amounts(face: Effect) -> tuple[int, int, int, int]:
    """The most gold, sun, moon and glory that a face can give by itself; a shield alone gives reward B."""
    if isinstance(face, Gain):
        return face.gold, face.sun, face.moon, face.glory
    if isinstance(face, Either):
        return face.gold, face.sun, face.moon, face.glory
    if isinstance(face, Boar):
        return amounts(BEARERS_SHARD)
    if isinstance(face, Shield):
        gold, sun, moon, glory = [face.amount if face.resource == r else 0 for r in range(4)]
        return gold, sun, moon, glory
    return 0, 0, 0, 0


FACE_AMOUNTS: Final = [amounts(face) for face in FACE_EFFECTS]
