"""Artificer («Изобретатель»). Board, upgrades, cards and statuses verified; the promo card is not.

Where printings differ, the English one counts: Spanner Strike rolls 3 dice instead of 1 for a Synth,
Conductivity! gives 2 CP on a wrench (Chinese: heal 2), Arcing Shield! and Robo Revenge! are Roll Phase cards
(Chinese: instants). Bots that an ability activates "then", after its damage, act when that damage has been
applied (ruling 14.36); the Shock Bot then deals its 3 to the defender, as there is nothing left to add to.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import HALF_ROLL, CompanionsOut, Per, Plus
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
from igroteka.games.dice_throne.choosing import OPPONENT, Choose, If, Then
from igroteka.games.dice_throne.companions import ADVANCED, ActivateBots, Build, BuildAdvanced
from igroteka.games.dice_throne.conditions import AtMost, Both, Companion, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Cp, Draw, Heal, SpendFor
from igroteka.games.dice_throne.harm import AddDamage, Collateral, Damage, Prevent, StrikeBack
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.oddities import Detonate
from igroteka.games.dice_throne.powers import Cost, Power
from igroteka.games.dice_throne.status_numbers import NANITE, SYNTH
from igroteka.games.dice_throne.texts import Condition, Verb
from igroteka.games.dice_throne.timing import ATTACKED, OWN_ATTACK, OWN_MAIN, OWN_UPKEEP, Attacked
from igroteka.games.dice_throne.tokens import Gain, Inflict

WRENCH, GEAR, BOLT = range(3)
NANOBOT, SHOCK_BOT, HEAL_BOT = range(3)
NOT_BUILT, BASIC = range(2)

INFECT_ONE: Final = Choose(OPPONENT, Inflict(NANITE))

# ---- Bots -----------------------------------------------------------------------------------------------
DETONATE: Final = Detonate(NANITE, 1, 3, 5)
REPAIR: Final = Roll(1, If(AtMost(3), Heal(1), Heal(2)))


def bot(which: int, text: Verb, when: Condition, often: int = 0) -> tuple[Power, ...]:
    """Synth builds a Bot (2), makes it advanced (3) and activates it (basic 2, advanced 1)."""
    return (
        Power(Build(which), cost=synth(2), when=Both(OWN_MAIN, Companion(which, NOT_BUILT))),
        Power(Build(which), cost=synth(3), when=Both(OWN_MAIN, Companion(which, BASIC))),
        Power(text, cost=synth(2), when=Both(Companion(which, BASIC), when), often=often),
        Power(text, cost=synth(1), when=Both(Companion(which, ADVANCED), when), often=often),
    )


def synth(n: int) -> Cost:
    """So many Synth."""
    return Cost(tokens=n, status=SYNTH)


def activate(n: int) -> ActivateBots:
    """Up to so many different built Bots, for nothing, after the damage."""
    return ActivateBots(n, DETONATE, Collateral(3, to_all=False), REPAIR)


# ---- abilities ------------------------------------------------------------------------------------------
def strike_roll(dice: int) -> Roll:
    """Wrench and gear add damage once, every bolt is a Synth."""
    return Roll(dice, If(Shows(WRENCH), Damage(1)), If(Shows(GEAR), Damage(2)), Gain(SYNTH, Per(BOLT)))


def spanner_strike(three: int) -> tuple[Use, ...]:
    """Damage in three tiers; a Synth buys two more dice."""
    return tuple(
        [
            Use(
                Symbols(*n * [WRENCH]),
                Damage(three + n - 3),
                SpendFor(SYNTH, 1, strike_roll(3), otherwise=strike_roll(1)),
            )
            for n in (3, 4, 5)
        ]
    )


def jolt(nanites: int) -> Use:
    """Nanites, then damage."""
    return Use(SMALL, Gain(SYNTH), Inflict(NANITE, nanites), Then(), Damage(7))


def eureka(damage: int) -> Use:
    """Synth, then damage."""
    return Use(Symbols(WRENCH, WRENCH, GEAR, GEAR, GEAR), Gain(SYNTH, 3), Then(), Damage(damage))


SCHEMATICS: Final = Symbols(GEAR, GEAR, GEAR, BOLT)
FOUR_BOLTS: Final = Symbols(*4 * [BOLT])
INFECT_FOR_SYNTH: Final = (Power(INFECT_ONE, cost=synth(4)),)

ARTIFICER: Final = Board(
    "artificer",
    ("wrench", "gear", "bolt"),
    (WRENCH, WRENCH, WRENCH, GEAR, GEAR, BOLT),
    offence("spanner_strike", Level(*spanner_strike(3)), Level(*spanner_strike(4), cost=1)),
    offence(
        "schematics",
        Level(Use(SCHEMATICS, Draw(2), Heal(2), Gain(SYNTH, 4))),
        Level(Use(SCHEMATICS, Cp(2), Draw(2), Heal(2), Gain(SYNTH, 4)), cost=1),
    ),
    offence(
        "jolt",
        Level(jolt(1)),
        Level(
            jolt(2), Use(Symbols(WRENCH, WRENCH, WRENCH, BOLT), Gain(SYNTH, 5), name="nuts_n_bolts"), cost=2
        ),
    ),
    offence(
        "overclock",
        Level(Use(FOUR_BOLTS, Damage(6, UNDEFENDABLE), after=(activate(2),))),
        Level(
            Use(FOUR_BOLTS, Inflict(NANITE), Damage(6, UNDEFENDABLE), after=(activate(2),)),
            Use(Symbols(*3 * [BOLT]), Choose(OPPONENT, Inflict(NANITE, 3)), name="power_up"),
            cost=2,
        ),
    ),
    passive(
        "scrap_collector",
        Level(triggers=(Trigger(AT_UPKEEP, Gain(SYNTH)),), powers=INFECT_FOR_SYNTH),
        Level(
            triggers=(Trigger(AT_UPKEEP, Roll(1, If(Shows(WRENCH), Gain(SYNTH), Gain(SYNTH, 2)))),),
            powers=INFECT_FOR_SYNTH,
            cost=2,
        ),
    ),
    offence(
        "eureka",
        Level(eureka(7)),
        Level(
            eureka(8), Use(Symbols(WRENCH, WRENCH, GEAR, GEAR), BuildAdvanced(), name="scratch_built"), cost=2
        ),
    ),
    offence(
        "zapppp",
        Level(Use(LARGE, Inflict(NANITE), Damage(9), after=(activate(1),))),
        Level(
            Use(LARGE, Gain(SYNTH, 2), Inflict(NANITE), Damage(9), after=(activate(1),)),
            Use(Symbols(WRENCH, GEAR, GEAR, BOLT), Damage(Plus(5, CompanionsOut())), name="swarming_bots"),
            cost=2,
        ),
    ),
    defence(
        "ratchet_up",
        Level(dice=4, text=(Gain(SYNTH, Per(GEAR)), If(Shows(BOLT), Inflict(NANITE)))),
        Level(
            dice=5,
            text=(If(Shows(WRENCH, 2), StrikeBack(1)), Gain(SYNTH, Per(GEAR)), Inflict(NANITE, Per(BOLT))),
            cost=3,
        ),
    ),
    ultimate(
        "maximum_power",
        Level(
            Use(
                Symbols(*5 * [BOLT]),
                Gain(SYNTH, 2),
                Inflict(NANITE),
                Damage(10, ULTIMATE),
                after=(activate(2),),
            )
        ),
    ),
    cards=(
        Card(
            "conductivity",
            INSTANT,
            0,
            Roll(1, If(Shows(WRENCH), Cp(2)), If(Shows(GEAR), Gain(SYNTH)), If(Shows(BOLT), INFECT_ONE)),
        ),
        Card("oooh_shiny", INSTANT, 0, Roll(1, Gain(SYNTH, HALF_ROLL))),
        Card("nanite_assault", INSTANT, 1, INFECT_ONE),
        Card("high_voltage", INSTANT, 1, Gain(SYNTH, 2)),
        Card("arcing_shield", ROLL, 0, SpendFor(SYNTH, 1, Prevent(3), otherwise=Prevent(2)), when=ATTACKED),
        Card("robo_revenge", ROLL, 1, Prevent(2), Inflict(NANITE), when=ATTACKED),
        Card(
            "synthesize",
            MAIN,
            0,
            Roll(1, If(Shows(BOLT), Gain(SYNTH, 5), Draw())),
            promo=True,
            verified=False,
        ),
    ),
    setup=(Gain(SYNTH, 3),),
    companions=(("nanobot", NOT_BUILT), ("shock_bot", NOT_BUILT), ("heal_bot", NOT_BUILT)),
    powers=(
        *bot(NANOBOT, DETONATE, OWN_UPKEEP),
        *bot(SHOCK_BOT, AddDamage(3), OWN_ATTACK, often=1),
        *bot(HEAL_BOT, REPAIR, Attacked(6), often=2),
    ),
)
