"""Tactician («Тактик»). Board and statuses verified; upgrades and action cards come from one transcription
and are marked.

Protect for 4 Tactical Advantage goes to the Tactician as in the English printing (to a chosen player in the
Chinese one), and Constrict takes one roll attempt that 1 CP buys back (in the Chinese one every attempt after
the first costs 1 CP).
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import HALF_ROLL, Per, PerSet, UpToLimit
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
from igroteka.games.dice_throne.choosing import ANY_PLAYER, OPPONENT, Choose, If, Let, Seq, Then, UpTo
from igroteka.games.dice_throne.conditions import Same, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Draw
from igroteka.games.dice_throne.harm import Collateral, Damage, Prevent, StrikeBack
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.oddities import ExtraOffence
from igroteka.games.dice_throne.status_numbers import CONSTRICT, PROTECT, TACTICAL_ADVANTAGE, TARGETED
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.timing import ATTACKED
from igroteka.games.dice_throne.tokens import Gain, Inflict, RaiseLimit

SABER, FLAG, MEDAL = range(3)


def carpet_bomb(advantage: int) -> Use:
    """Collateral damage to two opponents: no Attack."""
    return Use(
        Symbols(SABER, SABER, MEDAL, MEDAL),
        Gain(TACTICAL_ADVANTAGE, advantage),
        Then(),
        UpTo(2, OPPONENT, Collateral(2, to_all=False), must=True),
    )


def profiteer(advantage: int, damage: int, more: int) -> Use:
    """A die decides: damage, more advantage, or another offensive roll."""
    return Use(
        Symbols(SABER, FLAG, FLAG, FLAG),
        Gain(TACTICAL_ADVANTAGE, advantage),
        Roll(
            1,
            If(Shows(SABER), Damage(damage)),
            If(Shows(FLAG), Gain(TACTICAL_ADVANTAGE, more)),
            If(Shows(MEDAL), Seq(Draw(), Then(), ExtraOffence())),
        ),
    )


def flank(advantage: int) -> Use:
    """Advantage, then damage."""
    return Use(SMALL, Gain(TACTICAL_ADVANTAGE, advantage), Then(), Damage(6))


def exploit(advantage: int) -> Use:
    """Advantage and a narrow place for the defender, then damage."""
    return Use(LARGE, Gain(TACTICAL_ADVANTAGE, advantage), Inflict(CONSTRICT), Then(), Damage(9))


def countermeasures(damage: int) -> tuple[Verb, ...]:
    """Pairs of sabers strike back, flags prevent, medals give advantage."""
    return (
        StrikeBack(PerSet(SABER, n=damage)),
        Prevent(Per(FLAG)),
        Gain(TACTICAL_ADVANTAGE, Per(MEDAL)),
    )


TACTICIAN: Final = Board(
    "tactician",
    ("saber", "flag", "medal"),
    (SABER, SABER, SABER, FLAG, FLAG, MEDAL),
    offence(
        "saber_strike",
        Level(*tiers(SABER, 4, 5, 6)),
        Level(*tiers(SABER, 5, 6, 7, If(Same(3), Inflict(CONSTRICT))), cost=1, verified=False),
    ),
    offence(
        "carpet_bomb",
        Level(carpet_bomb(1)),
        Level(
            carpet_bomb(2),
            Use(Symbols(*4 * [FLAG]), Gain(TACTICAL_ADVANTAGE, 3), Draw(2), name="strategize"),
            cost=2,
            verified=False,
        ),
    ),
    offence("profiteer", Level(profiteer(1, 5, 4)), Level(profiteer(2, 6, 3), cost=2, verified=False)),
    offence(
        "strategic_approach",
        Level(Use(Symbols(SABER, SABER, SABER, MEDAL, MEDAL), Inflict(CONSTRICT), Damage(7))),
        Level(
            Use(
                Symbols(SABER, SABER, SABER, MEDAL, MEDAL),
                Gain(TACTICAL_ADVANTAGE),
                Inflict(CONSTRICT),
                Then(),
                Damage(7),
            ),
            Use(
                Symbols(SABER, SABER, SABER, FLAG),
                Gain(TACTICAL_ADVANTAGE, 2),
                Then(),
                Damage(2, UNDEFENDABLE),
                name="indirect_approach",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence("flank", Level(flank(1)), Level(flank(2), cost=2, verified=False)),
    offence(
        "exploit",
        Level(exploit(2)),
        Level(
            exploit(3),
            Use(
                Symbols(SABER, FLAG, FLAG, MEDAL),
                Draw(2),
                Choose(OPPONENT, Inflict(CONSTRICT)),
                name="interdiction",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "maneuver",
        Level(Use(Symbols(*4 * [MEDAL]), Gain(TACTICAL_ADVANTAGE, 5), Then(), Damage(5, UNDEFENDABLE))),
        Level(
            Use(
                Symbols(*4 * [MEDAL]),
                Gain(TACTICAL_ADVANTAGE, 5),
                Inflict(CONSTRICT),
                Then(),
                Damage(5, UNDEFENDABLE),
            ),
            Use(Symbols(*3 * [MEDAL]), Gain(TACTICAL_ADVANTAGE, 5), name="reconnaissance"),
            cost=2,
            verified=False,
        ),
    ),
    defence(
        "countermeasures",
        Level(dice=4, text=countermeasures(1)),
        Level(dice=5, text=countermeasures(1), cost=3, verified=False),
        Level(dice=5, text=countermeasures(2), cost=5, verified=False),
    ),
    ultimate(
        "higher_ground",
        Level(
            Use(
                Symbols(*5 * [MEDAL]),
                Inflict(TARGETED),
                Inflict(CONSTRICT),
                RaiseLimit(TACTICAL_ADVANTAGE),
                Then(),
                Gain(TACTICAL_ADVANTAGE, UpToLimit(TACTICAL_ADVANTAGE)),
                Damage(12, ULTIMATE),
            )
        ),
    ),
    cards=(
        Card("ambush", INSTANT, 1, Gain(TACTICAL_ADVANTAGE, 2), verified=False),
        Card(
            "disengage",
            ROLL,
            0,
            Roll(
                1,
                If(Shows(SABER), StrikeBack(2)),
                If(Shows(FLAG), Prevent(3)),
                If(Shows(MEDAL), Gain(PROTECT)),
            ),
            when=ATTACKED,
            verified=False,
        ),
        Card(
            "feigned_retreat",
            INSTANT,
            2,
            Inflict(CONSTRICT),
            Prevent(3),
            when=ATTACKED,
            verified=False,
        ),
        Card("war_room", MAIN, 1, Roll(1, Gain(TACTICAL_ADVANTAGE, HALF_ROLL)), verified=False),
        Card("bunker_up", MAIN, 2, Let(ANY_PLAYER, Gain(PROTECT)), verified=False),
        Card(
            "upper_hand",
            MAIN,
            0,
            Roll(1, If(Shows(MEDAL), Gain(TACTICAL_ADVANTAGE, 4), Draw())),
            promo=True,
            verified=False,
        ),
    ),
    verified=False,
)
