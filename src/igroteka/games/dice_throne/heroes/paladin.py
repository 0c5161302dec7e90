"""Paladin («Паладин»). Effect numbers come from one transcription and are marked; conditions, costs and
action cards are confirmed. Holy Light rolls 2 dice as in the newest transcription (1 in an older one),
Absolution! is a Roll Phase Action as in the English list (instant in the Chinese one), and Tithe may be paid
any number of times: no limit is stated.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.altering import OwnReroll
from igroteka.games.dice_throne.amounts import Per, Plus
from igroteka.games.dice_throne.board import (
    AT_ACTIVATION,
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
from igroteka.games.dice_throne.choosing import ANY_PLAYER, If, Let, OneOf, Seq
from igroteka.games.dice_throne.conditions import Both, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Cp, Draw, Heal
from igroteka.games.dice_throne.harm import Damage, Prevent, StrikeBack
from igroteka.games.dice_throne.keywords import MAIN, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.oddities import UsesSymbol
from igroteka.games.dice_throne.powers import Cost, Power
from igroteka.games.dice_throne.status_numbers import (
    ACCURACY,
    BLESSING_OF_DIVINITY,
    CRIT,
    PROTECT,
    RETRIBUTION,
)
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.timing import ATTACKED
from igroteka.games.dice_throne.tokens import Gain

SWORD, HELMET, LIFE, PRAYER = range(4)


def tithe(draw: int) -> tuple[Power, ...]:
    """CP buy a re-roll of one's own die, or a card."""
    return Power(OwnReroll(), cost=Cost(cp=1)), Power(Draw(), cost=Cost(cp=draw))


def righteous_combat(damage: int, dice: int) -> Use:
    """Dice add damage, health and CP."""
    return Use(
        Symbols(SWORD, SWORD, SWORD, HELMET, HELMET),
        Damage(damage),
        Roll(
            dice,
            Damage(Plus(Per(SWORD, n=2), Per(HELMET))),
            Heal(Per(LIFE, n=2)),
            Cp(Per(PRAYER)),
        ),
    )


def holy_light(dice: int) -> Use:
    """Dice give tokens, cards and CP."""
    return Use(
        Symbols(LIFE, LIFE),
        Heal(Per(LIFE)),
        Roll(
            dice,
            Gain(CRIT, Per(SWORD)),
            Gain(PROTECT, Per(HELMET)),
            Draw(Per(LIFE)),
            Cp(Per(PRAYER, n=2)),
        ),
    )


def holy_attack(small: int, large: int) -> tuple[Use, ...]:
    """A large straight may be used as the small one."""
    return Use(SMALL, Heal(1), Damage(small)), Use(LARGE, Heal(2), Damage(large))


DIVINE_DEFENSE: Final[tuple[Verb, ...]] = (
    StrikeBack(Per(SWORD)),
    Prevent(Plus(Per(HELMET), Per(LIFE, n=2))),
    Cp(Per(PRAYER)),
)

PALADIN: Final = Board(
    "paladin",
    ("sword", "helmet", "life", "prayer"),
    (SWORD, SWORD, HELMET, HELMET, LIFE, PRAYER),
    passive(
        "tithe",
        Level(powers=tithe(3), verified=False),
        Level(
            powers=tithe(2),
            triggers=(Trigger(AT_ACTIVATION, If(UsesSymbol(PRAYER), Cp(1))),),
            cost=3,
            verified=False,
        ),
    ),
    offence(
        "righteous_combat",
        Level(righteous_combat(5, 2), verified=False),
        Level(righteous_combat(5, 3), cost=2, verified=False),
        Level(
            righteous_combat(6, 3),
            Use(Symbols(SWORD, SWORD, HELMET), Heal(2), Damage(2, UNDEFENDABLE), name="steadfast"),
            cost=4,
            verified=False,
        ),
    ),
    offence(
        "retaliate",
        Level(Use(Symbols(HELMET, HELMET, HELMET, PRAYER), Gain(RETRIBUTION), Cp(3)), verified=False),
        Level(
            Use(Symbols(HELMET, HELMET, HELMET, PRAYER), Let(ANY_PLAYER, Gain(RETRIBUTION)), Cp(4)),
            Use(
                Symbols(SWORD, HELMET, LIFE, PRAYER),
                Gain(RETRIBUTION),
                Heal(1),
                Damage(3, UNDEFENDABLE),
                name="requital",
            ),
            cost=1,
            verified=False,
        ),
    ),
    offence(
        "mighty_prayer",
        Level(
            Use(Symbols(SWORD, SWORD, SWORD, PRAYER), Gain(CRIT), Gain(ACCURACY), Damage(3, UNDEFENDABLE)),
            verified=False,
        ),
        Level(
            Use(Symbols(SWORD, SWORD, SWORD, PRAYER), Gain(CRIT), Gain(ACCURACY), Damage(4, UNDEFENDABLE)),
            Use(
                Symbols(SWORD, SWORD, PRAYER),
                OneOf(Gain(CRIT), Gain(ACCURACY)),
                Damage(2, UNDEFENDABLE),
                name="offensive_stance",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence("holy_light", Level(holy_light(2), verified=False), Level(holy_light(3), cost=2, verified=False)),
    offence(
        "holy_attack",
        Level(*holy_attack(5, 8), verified=False),
        Level(*holy_attack(7, 9), cost=2, verified=False),
    ),
    offence(
        "righteous_prayer",
        Level(Use(Symbols(*4 * [PRAYER]), Damage(8), after=(Gain(CRIT), Cp(2))), verified=False),
        Level(
            Use(Symbols(*4 * [PRAYER]), Damage(8, UNDEFENDABLE), after=(Gain(CRIT), Cp(2))),
            Use(Symbols(*3 * [PRAYER]), Cp(4), name="prosperity"),
            cost=2,
            verified=False,
        ),
    ),
    defence(
        "divine_defense",
        Level(dice=3, text=DIVINE_DEFENSE, verified=False),
        Level(dice=4, text=DIVINE_DEFENSE, cost=3, verified=False),
        Level(
            dice=4,
            text=(*DIVINE_DEFENSE, If(Both(Shows(HELMET, 2), Shows(PRAYER)), Gain(PROTECT))),
            cost=4,
            verified=False,
        ),
    ),
    ultimate(
        "resolute_faith",
        Level(
            Use(Symbols(*5 * [PRAYER]), Heal(5), Gain(BLESSING_OF_DIVINITY), Damage(10, ULTIMATE)),
            verified=False,
        ),
    ),
    cards=(
        Card("mighty", MAIN, 1, Let(ANY_PLAYER, Gain(CRIT))),
        Card(
            "consecration",
            MAIN,
            4,
            Let(ANY_PLAYER, Gain(PROTECT), Gain(RETRIBUTION), Gain(CRIT), Gain(ACCURACY)),
        ),
        Card(
            "blessed",
            MAIN,
            1,
            Roll(
                1,
                If(Shows(SWORD), Draw(2)),
                If(Shows(HELMET), Heal(3)),
                If(Shows(LIFE), Heal(4)),
                If(Shows(PRAYER), Cp(3)),
            ),
        ),
        Card(
            "absolution",
            ROLL,
            1,
            Roll(
                1,
                If(Shows(SWORD), StrikeBack(3)),
                If(Shows(HELMET), Prevent(3)),
                If(Shows(LIFE), Prevent(5)),
                If(Shows(PRAYER), Seq(Prevent(2), Cp(2))),
            ),
            when=ATTACKED,
        ),
        Card("divine_favor", MAIN, 0, Roll(1, If(Shows(PRAYER), Cp(4), Draw())), promo=True),
    ),
    verified=False,
)
