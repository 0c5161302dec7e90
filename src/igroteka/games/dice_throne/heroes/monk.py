"""Monk. The effect numbers of the board come from one transcription and are marked; costs and action cards
are confirmed by an English list.

Fist Strike II costs 1 CP as in the English list (2 in the Chinese edition). Tempest Rush lets its roller pay
Chi for one re-roll before anybody else alters the dice.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.altering import OwnReroll
from igroteka.games.dice_throne.amounts import TOTAL, Per, Plus, UpToLimit
from igroteka.games.dice_throne.board import (
    LARGE,
    SMALL,
    Board,
    Card,
    Level,
    Symbols,
    Use,
    defence,
    offence,
    ultimate,
)
from igroteka.games.dice_throne.choosing import OPPONENT, Choose, If, OneOf, Seq
from igroteka.games.dice_throne.conditions import AtLeast, Both, Same, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Draw, SpendFor
from igroteka.games.dice_throne.harm import Damage, StrikeBack
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.status_numbers import CHI, CLEANSE, EVASIVE, KNOCKDOWN
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.tokens import Gain, Inflict, RaiseLimit

FIST, PALM, CHI_SYMBOL, LOTUS = range(4)

EVASIVE_OR_CLEANSE: Final = OneOf(Gain(EVASIVE), Gain(CLEANSE))
SERENITY: Final[tuple[Verb, ...]] = (Gain(CHI, Per(CHI_SYMBOL)), StrikeBack(Per(FIST)))


def fist_of_harmony(damage: int, chi: int) -> Use:
    """Damage, then Chi."""
    return Use(SMALL, Damage(damage), after=(Gain(CHI, chi),))


def lotus_strike(damage: int, chi: int) -> Use:
    """Undefendable damage, then room for more Chi."""
    return Use(Symbols(*4 * [LOTUS]), Damage(damage, UNDEFENDABLE), after=(RaiseLimit(CHI), Gain(CHI, chi)))


def combo_strike(damage: int, dice: int) -> Use:
    """Dice add damage, Chi and other tokens; the choice is made for every lotus."""
    return Use(
        Symbols(FIST, FIST, FIST, PALM),
        Damage(damage),
        Roll(
            dice,
            Damage(Plus(Per(FIST, n=2), Per(PALM, n=3))),
            Gain(CHI, Per(CHI_SYMBOL, n=2)),
            *[If(Shows(LOTUS, n), EVASIVE_OR_CLEANSE) for n in range(1, dice + 1)],
        ),
    )


def tempest_rush(chi: int, *more: Verb) -> Use:
    """Three dice deal their total; Chi buys a re-roll of one of them."""
    return Use(
        Symbols(PALM, PALM, PALM),
        Roll(3, Damage(TOTAL), *more, first=SpendFor(CHI, chi, OwnReroll())),
    )


MONK: Final = Board(
    "monk",
    ("fist", "palm", "chi", "lotus"),
    (FIST, FIST, PALM, CHI_SYMBOL, CHI_SYMBOL, LOTUS),
    offence(
        "fist_strike",
        Level(*tiers(FIST, 4, 6, 8), verified=False),
        Level(*tiers(FIST, 7, 8, 9), cost=1, verified=False),
        Level(*tiers(FIST, 7, 8, 9, If(Same(4), Inflict(KNOCKDOWN))), cost=2, verified=False),
    ),
    offence(
        "meditate",
        Level(Use(Symbols(*3 * [CHI_SYMBOL]), Gain(CHI, 5), EVASIVE_OR_CLEANSE), verified=False),
        Level(
            Use(Symbols(*3 * [CHI_SYMBOL]), Gain(CHI, 6), Gain(EVASIVE), Gain(CLEANSE)),
            Use(
                Symbols(FIST, FIST, CHI_SYMBOL, CHI_SYMBOL),
                Damage(6),
                after=(Gain(CHI, 2),),
                name="zen_strike",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "fist_of_harmony",
        Level(fist_of_harmony(5, 2), verified=False),
        Level(fist_of_harmony(6, 3), cost=1, verified=False),
    ),
    offence(
        "lotus_strike",
        Level(lotus_strike(5, 5), verified=False),
        Level(
            lotus_strike(6, 6),
            Use(
                Symbols(*3 * [LOTUS]),
                Damage(2, UNDEFENDABLE),
                after=(Gain(EVASIVE), Gain(CHI, 2)),
                name="way_of_the_lotus",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "combo_strike",
        Level(combo_strike(6, 1), verified=False),
        Level(combo_strike(5, 2), cost=2, verified=False),
    ),
    offence(
        "tempest_rush",
        Level(tempest_rush(2), verified=False),
        Level(tempest_rush(1, If(AtLeast(12), Inflict(KNOCKDOWN))), cost=1, verified=False),
    ),
    offence(
        "fist_of_tranquility",
        Level(Use(LARGE, Damage(7), after=(Gain(CHI, 2), Gain(EVASIVE))), verified=False),
        Level(
            Use(LARGE, Damage(7), after=(Gain(CHI, 3), Gain(EVASIVE), Inflict(KNOCKDOWN))),
            Use(
                Symbols(FIST, PALM, CHI_SYMBOL, LOTUS),
                Gain(EVASIVE, 2),
                Damage(3, UNDEFENDABLE),
                name="way_of_the_monk",
            ),
            cost=2,
            verified=False,
        ),
    ),
    defence(
        "serenity",
        Level(dice=4, text=SERENITY, verified=False),
        Level(dice=5, text=SERENITY, cost=2, verified=False),
        Level(
            dice=5,
            text=(*SERENITY, If(Both(Shows(CHI_SYMBOL), Shows(LOTUS)), EVASIVE_OR_CLEANSE)),
            cost=3,
            verified=False,
        ),
    ),
    ultimate(
        "transcendence",
        Level(
            Use(
                Symbols(*5 * [LOTUS]),
                Gain(EVASIVE),
                Gain(CLEANSE),
                Inflict(KNOCKDOWN),
                Damage(10, ULTIMATE),
                RaiseLimit(CHI),
                Gain(CHI, UpToLimit(CHI)),
            ),
            verified=False,
        ),
    ),
    cards=(
        Card("palm_strike", MAIN, 0, Choose(OPPONENT, Inflict(KNOCKDOWN))),
        Card(
            "mystic_mantra",
            MAIN,
            3,
            Gain(CHI),
            Gain(EVASIVE),
            Gain(CLEANSE),
            Choose(OPPONENT, Inflict(KNOCKDOWN)),
        ),
        Card("ruminate", INSTANT, 3, Gain(CHI, 5)),
        Card("contemplate", INSTANT, 0, Gain(CHI, 2)),
        Card(
            "enlightenment",
            MAIN,
            0,
            Roll(1, If(Shows(LOTUS), Seq(Gain(CHI, 2), Gain(EVASIVE), Gain(CLEANSE)), Draw())),
            promo=True,
        ),
    ),
    verified=False,
)
