"""Huntress («Охотница»). Board, upgrades, cards and statuses verified; the promo card is not.

Nyra, the sabertooth, is two numbers: her health, and whether she is active. What she does by herself stands
as a passive ability without upgrades. Whoever lets her take an attack does not defend; one transcription
lets the Huntress defend too, and re-roll a die for 1 damage to Nyra: unverified, left out. Maternal Bond I
and II strike once for a spear, as on the board (a Chinese transcription: for each).
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import CompanionState, Per, Plus
from igroteka.games.dice_throne.applying import EVERYTHING
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
from igroteka.games.dice_throne.choosing import ANY_PLAYER, OPPONENT, Choose, If, UpTo
from igroteka.games.dice_throne.companions import Guard, HealNyra, WakeNyra
from igroteka.games.dice_throne.conditions import Both, Companion, Either, Same, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Draw
from igroteka.games.dice_throne.harm import AddDamage, Damage, StrikeBack
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.powers import Cost, Power
from igroteka.games.dice_throne.status_numbers import BLEED, NYRAS_BOND
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.timing import BEFORE_DEFENCE
from igroteka.games.dice_throne.tokens import Gain, Inflict

SPEAR, CLAW, SOULBOUND, SABERTOOTH = range(4)
NYRA_ACTIVE: Final = Companion(1, 1)


def savage(damage: int) -> Use:
    """A die says what comes with the damage."""
    return Use(
        Symbols(CLAW, CLAW, CLAW, SABERTOOTH),
        Damage(damage),
        Roll(
            1,
            If(Shows(SPEAR), Damage(1)),
            If(Shows(CLAW), Damage(2)),
            If(Shows(SOULBOUND), Gain(NYRAS_BOND)),
            If(Shows(SABERTOOTH), Inflict(BLEED)),
        ),
    )


def onslaught(small: int, large: int) -> tuple[Use, ...]:
    """A large straight may be used as the small one."""
    return Use(SMALL, Inflict(BLEED), Damage(small)), Use(LARGE, Inflict(BLEED, 2), Damage(large))


def feral(damage: int) -> Use:
    """Undefendable damage."""
    return Use(Symbols(*4 * [SABERTOOTH]), HealNyra(1), Damage(damage, UNDEFENDABLE))


def feral_instincts(damage: int) -> Use:
    """Undefendable damage, and the bond."""
    return Use(Symbols(SPEAR, SPEAR, SPEAR, SOULBOUND), Gain(NYRAS_BOND), Damage(damage, UNDEFENDABLE))


def predatory_advance(damage: int) -> Use:
    """Damage while Nyra recovers."""
    return Use(Symbols(SPEAR, SPEAR, CLAW, CLAW, SOULBOUND), HealNyra(1), Damage(damage))


def maternal_bond(strike: Verb) -> tuple[Verb, ...]:
    """The Huntress strikes back; Nyra heals, and strikes too if she is active."""
    return strike, HealNyra(Per(SOULBOUND)), If(Both(NYRA_ACTIVE, Shows(CLAW)), StrikeBack(2))


ONE_SPEAR: Final = If(Shows(SPEAR), StrikeBack(1))

HUNTRESS: Final = Board(
    "huntress",
    ("spear", "claw", "soulbound", "sabertooth"),
    (SPEAR, SPEAR, CLAW, CLAW, SOULBOUND, SABERTOOTH),
    passive(
        "nyra",
        Level(
            triggers=(Trigger(AT_UPKEEP, WakeNyra(), when=Companion(1, 0)),),
            powers=(Power(Guard(EVERYTHING), cost=Cost(), when=Both(NYRA_ACTIVE, BEFORE_DEFENCE)),),
        ),
    ),
    offence(
        "animalistic",
        Level(*tiers(SPEAR, 3, 4, 5)),
        Level(*tiers(SPEAR, 4, 5, 6, If(Same(4), Inflict(BLEED))), cost=2),
    ),
    offence(
        "savage",
        Level(savage(4)),
        Level(
            savage(5), Use(Symbols(CLAW, CLAW, SABERTOOTH), Inflict(BLEED), Damage(3), name="hunt"), cost=2
        ),
    ),
    offence("onslaught", Level(*onslaught(4, 7)), Level(*onslaught(5, 8), cost=2)),
    offence(
        "feral",
        Level(feral(5)),
        Level(
            feral(6),
            Use(
                Symbols(*3 * [SABERTOOTH]),
                HealNyra(1),
                Choose(OPPONENT, Inflict(BLEED, 2)),
                name="ferocious",
            ),
            cost=2,
        ),
    ),
    offence(
        "resuscitate",
        Level(Use(Symbols(SOULBOUND, SOULBOUND), Gain(NYRAS_BOND), HealNyra(3))),
        Level(Use(Symbols(SOULBOUND, SOULBOUND), Gain(NYRAS_BOND), HealNyra(Per(SOULBOUND, n=2))), cost=2),
    ),
    offence(
        "feral_instincts",
        Level(feral_instincts(2)),
        Level(
            feral_instincts(3),
            Use(Symbols(SPEAR, SPEAR, SABERTOOTH), UpTo(3, OPPONENT, Inflict(BLEED)), name="swipe"),
            cost=2,
        ),
    ),
    offence(
        "predatory_advance",
        Level(predatory_advance(5)),
        Level(
            predatory_advance(6),
            Use(Symbols(SPEAR, CLAW, SABERTOOTH), Inflict(BLEED, 2), name="jugular"),
            cost=2,
        ),
    ),
    defence(
        "maternal_bond",
        Level(dice=3, text=maternal_bond(ONE_SPEAR)),
        Level(dice=4, text=maternal_bond(ONE_SPEAR), cost=2),
        Level(dice=4, text=maternal_bond(StrikeBack(Per(SPEAR, SABERTOOTH))), cost=4),
    ),
    ultimate(
        "jungle_fury",
        Level(Use(Symbols(*5 * [SABERTOOTH]), Gain(NYRAS_BOND), Inflict(BLEED, 2), Damage(12, ULTIMATE))),
    ),
    cards=(
        Card("resilient", INSTANT, 1, Gain(NYRAS_BOND)),
        Card(
            "savage_slash",
            MAIN,
            1,
            Roll(
                1,
                If(
                    Either(Shows(CLAW), Shows(SABERTOOTH)),
                    Choose(ANY_PLAYER, Inflict(BLEED, 2)),
                    Choose(ANY_PLAYER, Inflict(BLEED)),
                ),
            ),
        ),
        Card(
            "blood_bond",
            MAIN,
            1,
            Roll(3, HealNyra(Plus(1, Plus(Per(SOULBOUND), Per(SABERTOOTH, n=2))))),
        ),
        Card(
            "prowl",
            ROLL,
            0,
            Roll(
                1,
                If(Shows(SPEAR), AddDamage(1)),
                If(Shows(CLAW), AddDamage(2)),
                If(Shows(SOULBOUND), HealNyra(1)),
                If(Shows(SABERTOOTH), AddDamage(3)),
            ),
            modifier=True,
        ),
        Card(
            "pounce",
            ROLL,
            0,
            Roll(5, If(Shows(CLAW), Inflict(BLEED)), AddDamage(Per(SPEAR))),
            modifier=True,
        ),
        Card(
            "primal_roar",
            MAIN,
            0,
            Roll(1, If(Shows(SABERTOOTH), HealNyra(4), Draw())),
            promo=True,
            verified=False,
        ),
    ),
    companions=(("nyra", 5), ("nyra_active", 1)),
    attack_bonus=CompanionState(1, 2),
)
