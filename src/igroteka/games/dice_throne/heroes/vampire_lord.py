"""Vampire Lord («Лорд вампиров»). Board verified; upgrades, action cards and Blood Power come from one
transcription and are marked.

Two printings of Blood Power differ, neither is verified: here is the English one (limit 4; 2 damage; a status
of one's own; 2 cards for 1; health). Rend adds its damage to the attack, as its errata says. The text of the
promo card Blood Tide! is not known.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import HALF_ROLL, Per, Plus, Spent, TargetTokens
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
from igroteka.games.dice_throne.choosing import OPPONENT, Aimed, Choose, If, OneOf, Then
from igroteka.games.dice_throne.conditions import Added, Same, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Cp, Draw, Heal, Search, Spend, SpendFor, StealHealth
from igroteka.games.dice_throne.harm import AddDamage, Collateral, Damage, MakeUndefendable
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, NORMAL, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.status_numbers import BLEED, BLOOD_POWER, MESMERIZE
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.tokens import Gain, Inflict

CLAW, GAZE, DROPLET = range(3)


def glamour(damage: int) -> Use:
    """CP, Mesmerize and damage."""
    return Use(Symbols(GAZE, GAZE, GAZE), Cp(1), Gain(MESMERIZE), Damage(damage, UNDEFENDABLE))


def blood_thirst(power: int, damage: int) -> Use:
    """Blood Power, then damage."""
    return Use(Symbols(*4 * [DROPLET]), Gain(BLOOD_POWER, power), Then(), Damage(damage, UNDEFENDABLE))


def sanguimancy(health: int) -> Use:
    """Health and Blood Power: no Attack."""
    return Use(Symbols(GAZE, GAZE, GAZE, DROPLET), Heal(health), Gain(BLOOD_POWER, 3))


def rend(dice: int) -> Use:
    """Claws add damage; a gaze draws a card, a droplet gives Blood Power, once each."""
    return Use(
        Symbols(CLAW, CLAW, CLAW, DROPLET, DROPLET),
        Damage(6),
        Roll(
            dice,
            Damage(Per(CLAW)),
            If(Shows(GAZE), Draw()),
            If(Shows(DROPLET), Gain(BLOOD_POWER)),
        ),
    )


def blood_magic(kind: int, *more: Verb) -> Use:
    """Blood Power, Bleed, then damage."""
    return Use(LARGE, Gain(BLOOD_POWER), Inflict(BLEED), Then(), Damage(8, kind), *more)


IMMORTAL_FLESH: Final[tuple[Verb, ...]] = (
    If(Shows(CLAW, 2), Inflict(BLEED)),
    If(Shows(GAZE, 2), Gain(BLOOD_POWER)),
    StealHealth(Per(DROPLET)),
)

VAMPIRE_LORD: Final = Board(
    "vampire_lord",
    ("claw", "gaze", "droplet"),
    (CLAW, CLAW, CLAW, GAZE, GAZE, DROPLET),
    offence(
        "gouge",
        Level(*tiers(CLAW, 3, 5, 7, If(Same(4), Gain(BLOOD_POWER)))),
        Level(*tiers(CLAW, 3, 5, 7, If(Same(3), Gain(BLOOD_POWER))), cost=1, verified=False),
        Level(*tiers(CLAW, 4, 6, 8, If(Same(3), Gain(BLOOD_POWER))), cost=2, verified=False),
    ),
    offence(
        "glamour",
        Level(glamour(4)),
        Level(
            glamour(5),
            Use(
                Symbols(CLAW, GAZE, GAZE),
                Gain(MESMERIZE),
                Choose(OPPONENT, Inflict(BLEED, 2)),
                name="influence",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "possess",
        Level(
            Use(
                SMALL,
                Damage(7),
                Roll(
                    1,
                    If(Shows(CLAW), Inflict(BLEED)),
                    If(Shows(GAZE), Gain(MESMERIZE)),
                    If(Shows(DROPLET), Gain(MESMERIZE)),
                ),
            )
        ),
        Level(
            Use(SMALL, Damage(8), OneOf(Inflict(BLEED), Gain(MESMERIZE))),
            Use(Symbols(CLAW, CLAW, DROPLET), Gain(BLOOD_POWER, 2), name="draw_blood"),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "blood_thirst",
        Level(blood_thirst(2, 5)),
        Level(
            blood_thirst(3, 6),
            Use(Symbols(*3 * [DROPLET]), Inflict(BLEED, 2), Collateral(2), name="hemorrhage"),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "sanguimancy",
        Level(sanguimancy(2)),
        Level(
            sanguimancy(3),
            Use(Symbols(CLAW, GAZE, DROPLET, DROPLET), Gain(BLOOD_POWER, 2), Draw(), name="presence"),
            cost=2,
            verified=False,
        ),
    ),
    offence("rend", Level(rend(3)), Level(rend(5), cost=2, verified=False)),
    offence(
        "blood_magic",
        Level(blood_magic(NORMAL, SpendFor(MESMERIZE, 1, MakeUndefendable()))),
        Level(
            blood_magic(UNDEFENDABLE),
            Use(Symbols(CLAW, CLAW, DROPLET, DROPLET), Damage(5, UNDEFENDABLE), name="gash"),
            cost=2,
            verified=False,
        ),
    ),
    defence(
        "immortal_flesh",
        Level(dice=3, text=IMMORTAL_FLESH),
        Level(dice=4, text=IMMORTAL_FLESH, cost=2, verified=False),
    ),
    ultimate(
        "exsanguinate",
        Level(Use(Symbols(*5 * [DROPLET]), Search(), Gain(BLOOD_POWER, 2), Then(), Damage(10, ULTIMATE))),
    ),
    cards=(
        Card("blood_flow", INSTANT, 1, Roll(1, Gain(BLOOD_POWER, HALF_ROLL)), verified=False),
        Card("blood_letting", MAIN, 0, Cp(1), Gain(BLOOD_POWER), verified=False),
        Card("consume_blood", MAIN, 0, Spend(BLOOD_POWER, 2), Then(), Cp(Spent(2)), verified=False),
        Card(
            "dark_omen",
            MAIN,
            4,
            Gain(MESMERIZE),
            Gain(BLOOD_POWER, 2),
            Choose(OPPONENT, Inflict(BLEED)),
            verified=False,
        ),
        Card(
            "blood_boil",
            ROLL,
            0,
            Aimed(AddDamage(Plus(1, TargetTokens(BLEED)))),
            modifier=True,
            verified=False,
        ),
        Card(
            "limb_from_limb",
            ROLL,
            1,
            Roll(5, AddDamage(Per(CLAW))),
            If(Added(3), Inflict(BLEED)),
            modifier=True,
            verified=False,
        ),
    ),
    verified=False,
)
