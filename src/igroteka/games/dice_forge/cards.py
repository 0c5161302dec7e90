"""All 24 feat cards, one entry each: cost, portal, printed glory and what the card does.

An instant effect happens when the card is taken, a reinforcement in step 2 of its owner's turns, an
automatic effect whenever its condition is met (DF-5.10).
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_forge.blessings import (
    BLESSING,
    Exchanging,
    MinorBlessings,
    Minotaur,
    Satyrs,
)
from igroteka.games.dice_forge.catalogue import (
    CARD_NAMES,
    GLORY,
    GOLD,
    MIRROR,
    MOON,
    SHIELD,
    SHIP,
    SUN,
    TRIPLE,
)
from igroteka.games.dice_forge.faces import BOAR_REWARD
from igroteka.games.dice_forge.forging import ForgeFromGarden, ForgeOneOf, GiveBoar
from igroteka.games.dice_forge.gains import Either, Gain, receive
from igroteka.games.dice_forge.state import Effect, Forge, Hero


class Card:
    """A feat: what it costs, where its portal is, what it is worth and what it does."""

    __slots__ = ("fee", "glory", "instant", "moon", "on_boar", "on_chase", "portal", "reinforcement", "sun")

    def __init__(
        self,
        portal: int,
        sun: int = 0,
        moon: int = 0,
        glory: int = 0,
        instant: Effect | None = None,
        reinforcement: Effect | None = None,
        fee: int = 0,
        on_chase: Effect | None = None,
        on_boar: Effect | None = None,
    ) -> None:
        self.portal = portal
        self.sun = sun
        self.moon = moon
        self.glory = glory
        self.instant = instant
        self.reinforcement = reinforcement
        self.fee = fee  # gold to pay for using the reinforcement
        self.on_chase = on_chase  # when the owner chases a hero or is chased
        self.on_boar = on_boar  # when the card's boar face is applied, see `faces.Boar`

    @property
    def automatic(self) -> bool:
        """Has it an effect that triggers by itself?"""
        return self.on_chase is not None or self.on_boar is not None


class Twice(Effect):
    """One after the other; each is finished before the next begins (DF-9.35)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def do(self, g: Forge, me: Hero, x: int) -> None:
        g.then(self.effect, me)
        g.then(self.effect, me)


class GloryPerReplacedFace(Effect):
    """1 glory for every face replaced since the start, counted once (DF-9.13)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        receive(g, me, GLORY, len(me.replaced))


class TakeCerberus(Effect):
    """A token to apply a blessing once more (DF-9.8)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        me.cerberus += 1


class TakeTriton(Effect):
    """A token worth gold, sun or moon in an own turn (DF-9.17)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        me.tritons += 1


SHARDS: Final = 1 << SUN | 1 << MOON
SHIELDS: Final = (SHIELD + GOLD, SHIELD + SUN, SHIELD + MOON, SHIELD + GLORY)

# The hammer (a place for gold, see `gains.Hammering`) and the chest (larger reserves, see
# `Hero.most`) work by being owned.
CARD_ENTRIES: Final[dict[str, Card]] = {
    "blacksmiths_hammer": Card(1, moon=1, glory=0),
    "blacksmiths_chest": Card(1, moon=1, glory=2),
    "silver_hind": Card(2, moon=2, glory=2, reinforcement=MinorBlessings(1)),
    "great_bear": Card(2, moon=2, glory=2, on_chase=Gain(glory=3)),
    "satyrs": Card(2, moon=3, glory=6, instant=Satyrs()),
    "tenacious_boar": Card(2, moon=3, glory=4, instant=GiveBoar(), on_boar=BOAR_REWARD),
    "ferryman": Card(3, moon=4, glory=12),
    "cerberus": Card(3, moon=4, glory=6, instant=TakeCerberus()),
    "helmet_of_invisibility": Card(3, moon=5, glory=4, instant=ForgeFromGarden(TRIPLE)),
    "cancer": Card(4, moon=6, glory=8, instant=Twice(BLESSING)),
    "sentinel": Card(4, moon=6, glory=6, instant=Exchanging(SHARDS, Twice(BLESSING))),
    "hydra": Card(4, sun=5, moon=5, glory=26),
    "typhon": Card(4, sun=5, moon=5, glory=16, instant=GloryPerReplacedFace()),
    "sphinx": Card(4, sun=6, glory=10, instant=MinorBlessings(4)),
    "cyclops": Card(4, sun=6, glory=8, instant=Exchanging(1 << GOLD, MinorBlessings(4))),
    "gorgon": Card(5, sun=4, glory=14),
    "triton": Card(5, sun=4, glory=8, instant=TakeTriton()),
    "mirror_of_the_abyss": Card(5, sun=5, glory=10, instant=ForgeFromGarden(MIRROR)),
    "guardians_owl": Card(6, sun=2, glory=4, reinforcement=Either(gold=1, sun=1, moon=1)),
    "celestial_ship": Card(6, sun=2, glory=4, instant=ForgeFromGarden(SHIP)),
    "minotaur": Card(6, sun=3, glory=8, instant=Minotaur()),
    "guardians_shield": Card(6, sun=3, glory=6, instant=ForgeOneOf(SHIELDS)),
    "elder": Card(7, sun=1, glory=0, reinforcement=Gain(glory=4), fee=3),
    "wild_spirits": Card(7, sun=1, glory=2, instant=Gain(gold=3, moon=3)),
}
CARDS: Final = [CARD_ENTRIES[name] for name in CARD_NAMES]
REINFORCEMENTS: Final = [card for card in range(len(CARDS)) if CARDS[card].reinforcement is not None]
CHASE_CARDS: Final = [card for card in range(len(CARDS)) if CARDS[card].on_chase is not None]
