"""Treant. Level I of the board is verified (an English picture; the Chinese edition differs in Overgrowth,
Call of the Wild, Rooted and the Ultimate); upgrades come from one transcription and are marked.

The main effect of Overgrowth II was never found: it is that of level I, marked, so the card brings Plant
only. Bitterroot needs 3 leaves (3 branches in a French table). Will o' Wisp! is a Main Phase card and Drink
Deep! an instant as in the English list (a Roll Phase card and a Main Phase card in the Chinese edition).
That each kind of Spirit can be spent once a turn is told by the Chinese edition only; texts that use Spirits
up (Splinter, Overgrowth, Harvest!) do not count for it.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.altering import OwnReroll
from igroteka.games.dice_throne.amounts import CompanionsOut, Per, Plus, Spent
from igroteka.games.dice_throne.board import (
    AT_UPKEEP,
    LARGE,
    SMALL,
    Board,
    Card,
    Level,
    Symbols,
    Trigger,
    Use,
    defence,
    offence,
    passive,
    ultimate,
)
from igroteka.games.dice_throne.choosing import (
    ANY_PLAYER,
    OPPONENT,
    TEAMMATE,
    Choose,
    If,
    Let,
    LetAimed,
    Then,
    UpTo,
)
from igroteka.games.dice_throne.companions import Grow, GrowEach, SpendSpirits
from igroteka.games.dice_throne.conditions import Added, Both, Holds, Same, Shows, SpentAtLeast, UnusedPower
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Cp, Draw, Heal
from igroteka.games.dice_throne.harm import AddDamage, Damage, HurtAll, MakeUndefendable, Prevent
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, PURE, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.powers import Cost, Power
from igroteka.games.dice_throne.status_numbers import BARBED_VINE, WELLSPRING
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.timing import OPPONENTS_OFFENCE, OWN_ATTACK
from igroteka.games.dice_throne.tokens import Gain, Inflict, StopStatus

BRANCH, LEAF, SPIRIT = range(3)
SEEDLING, SAPLING, DRYAD = range(3)

SPIRITS: Final = CompanionsOut(each=True)
VINE: Final = Inflict(BARBED_VINE)
WELLSPRING_FOR_ANYBODY: Final = Let(ANY_PLAYER, Gain(WELLSPRING))
VINE_FOR_A_SPIRIT: Final[tuple[Verb, ...]] = (SpendSpirits(1), If(SpentAtLeast(1), VINE))
ROOTED: Final[tuple[Verb, ...]] = (Prevent(Per(BRANCH, SPIRIT)), If(Shows(LEAF, 2), Grow(1)))


def tend(n: int) -> Use:
    """Growth, water and thorns."""
    return Use(
        Symbols(LEAF, LEAF, SPIRIT, SPIRIT),
        Draw(),
        Grow(n),
        WELLSPRING_FOR_ANYBODY,
        Choose(OPPONENT, VINE),
    )


def overgrowth() -> Use:
    """Spirits become damage."""
    return Use(
        Symbols(BRANCH, BRANCH, LEAF, LEAF, LEAF),
        SpendSpirits(3),
        Damage(Spent(4)),
        If(Holds(WELLSPRING), MakeUndefendable()),
    )


def natures_grasp(damage: int) -> Use:
    """The grove strikes: every Spirit adds to it."""
    return Use(Symbols(*4 * [SPIRIT]), Grow(2), Then(), Damage(Plus(damage, SPIRITS), UNDEFENDABLE))


def call_of_the_wild(dice: int) -> Use:
    """Dice add damage, a Wellspring and growth."""
    return Use(
        LARGE,
        Damage(8),
        Roll(dice, Damage(Per(BRANCH)), If(Shows(LEAF), Gain(WELLSPRING)), Grow(Per(SPIRIT))),
    )


TREANT: Final = Board(
    "treant",
    ("branch", "leaf", "spirit"),
    (BRANCH, BRANCH, BRANCH, LEAF, LEAF, SPIRIT),
    offence(
        "splinter",
        Level(*tiers(BRANCH, 5, 6, 7, *VINE_FOR_A_SPIRIT)),
        Level(*tiers(BRANCH, 5, 6, 7, VINE), cost=1, verified=False),
        Level(*tiers(BRANCH, 5, 6, 7, VINE, If(Same(3), Grow(1))), cost=2, verified=False),
    ),
    offence(
        "tend",
        Level(tend(3)),
        Level(
            tend(4),
            Use(Symbols(BRANCH, BRANCH, SPIRIT, SPIRIT), Grow(6), name="cultivate"),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "overgrowth",
        Level(overgrowth()),
        Level(
            overgrowth(),
            Use(Symbols(BRANCH, LEAF, LEAF), Grow(3), name="plant"),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "vengeful_vines",
        Level(Use(SMALL, VINE, Damage(7))),
        Level(
            Use(SMALL, VINE, Damage(8)),
            Use(Symbols(LEAF, LEAF, LEAF), Damage(SPIRITS, PURE), name="bitterroot"),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "natures_grasp",
        Level(natures_grasp(5)),
        Level(
            natures_grasp(6),
            Use(Symbols(*3 * [SPIRIT]), Heal(1), Cp(1), Draw(), Grow(1), name="natures_blessing"),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "call_of_the_wild",
        Level(call_of_the_wild(4)),
        Level(
            call_of_the_wild(5),
            Use(Symbols(BRANCH, BRANCH, SPIRIT, SPIRIT), VINE, Damage(4, UNDEFENDABLE), name="enrapture"),
            cost=2,
            verified=False,
        ),
    ),
    passive("fertilize", Level(triggers=(Trigger(AT_UPKEEP, Grow(1)),))),
    defence(
        "rooted",
        Level(dice=3, text=ROOTED),
        Level(dice=4, text=(*ROOTED, If(Shows(SPIRIT, 2), WELLSPRING_FOR_ANYBODY)), cost=3, verified=False),
    ),
    ultimate(
        "wake_the_forest",
        Level(
            Use(
                Symbols(*5 * [SPIRIT]),
                Gain(WELLSPRING),
                Let(TEAMMATE, Gain(WELLSPRING)),
                Grow(3),
                VINE,
                Then(),
                Damage(10, ULTIMATE),
            )
        ),
    ),
    companions=(("seedling", 0), ("sapling", 0), ("dryad", 0)),
    powers=(
        Power(OwnReroll(), cost=Cost(companion=SEEDLING), often=1),
        Power(Heal(1), Cp(1), cost=Cost(companion=SAPLING), often=1, when=UnusedPower(2)),
        Power(Draw(), cost=Cost(cp=1, companion=SAPLING), often=1, when=UnusedPower(1)),
        Power(AddDamage(3), cost=Cost(companion=DRYAD), often=1, when=Both(OWN_ATTACK, UnusedPower(4))),
        Power(
            StopStatus(),
            cost=Cost(companion=DRYAD),
            often=1,
            when=Both(OPPONENTS_OFFENCE, UnusedPower(3)),
        ),
    ),
    cards=(
        Card(
            "harvest",
            MAIN,
            0,
            SpendSpirits(3),
            Cp(Spent()),
            If(SpentAtLeast(2), UpTo(2, ANY_PLAYER, LetAimed(Gain(WELLSPRING)))),
        ),
        Card("cultivate", MAIN, 3, Grow(3)),
        Card(
            "will_o_wisp",
            MAIN,
            1,
            Roll(
                3,
                If(Shows(BRANCH), HurtAll(1)),
                If(Shows(LEAF), Gain(WELLSPRING)),
                If(Shows(SPIRIT), Grow(1)),
            ),
        ),
        Card("down_pour", MAIN, 2, GrowEach()),
        Card("stomp", ROLL, 1, Roll(5, AddDamage(Per(BRANCH))), If(Added(3), VINE), modifier=True),
        Card("drink_deep", INSTANT, 1, WELLSPRING_FOR_ANYBODY),
        Card("mother_tree", MAIN, 0, Roll(1, If(Shows(SPIRIT), Grow(4), Draw())), promo=True),
    ),
    verified=False,
)
