"""Barbarian («Варвар»). Board, upgrades and cards verified."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import TOTAL, Per, Plus
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
from igroteka.games.dice_throne.choosing import OPPONENT, Choose, If, Seq, Then
from igroteka.games.dice_throne.conditions import AtLeast, Same, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Draw, Heal
from igroteka.games.dice_throne.harm import AddDamage, Damage, HurtSelf, IfDealt, MakeUndefendable
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.status_numbers import CONCUSSION, STUN
from igroteka.games.dice_throne.timing import DealtAtLeast
from igroteka.games.dice_throne.tokens import Inflict, Remove, UndoInflicted

SWORD, LIFE, POW = range(3)

UNDEFENDABLE_BY_FOUR: Final = If(Same(4), MakeUndefendable())
CLEANSED_BY_THREE: Final = If(Same(3), Remove(own=True, may=True))


def sturdy_blow(n: int) -> Use:
    """Undefendable damage."""
    return Use(Symbols(SWORD, SWORD, POW, POW), Damage(n, UNDEFENDABLE))


def fortitude(three: int, *more: If) -> tuple[Use, ...]:
    """Healing in three tiers."""
    return tuple([Use(Symbols(*n * [LIFE]), Heal(three + n - 3), *more) for n in (3, 4, 5)])


def overpower(concussion: int) -> Use:
    """Three dice deal their total; a high one stuns the mind."""
    return Use(
        Symbols(SWORD, SWORD, SWORD, POW, POW),
        Roll(3, Then(), Damage(TOTAL), If(AtLeast(concussion), Inflict(CONCUSSION))),
    )


BARBARIAN: Final = Board(
    "barbarian",
    ("sword", "life", "pow"),
    (SWORD, SWORD, SWORD, LIFE, LIFE, POW),
    offence(
        "smack",
        Level(*tiers(SWORD, 4, 6, 8)),
        Level(*tiers(SWORD, 5, 7, 9, UNDEFENDABLE_BY_FOUR), cost=2),
        Level(*tiers(SWORD, 6, 8, 10, UNDEFENDABLE_BY_FOUR), cost=3),
    ),
    offence(
        "sturdy_blow", Level(sturdy_blow(4)), Level(sturdy_blow(5), cost=1), Level(sturdy_blow(6), cost=2)
    ),
    offence(
        "mighty_blow",
        Level(Use(SMALL, Damage(9))),
        Level(Use(SMALL, Damage(8, UNDEFENDABLE)), cost=2),
    ),
    offence(
        "crit_bash",
        Level(Use(Symbols(*4 * [POW]), Inflict(STUN), Then(), Damage(5, UNDEFENDABLE))),
        Level(
            Use(Symbols(*4 * [POW]), Inflict(STUN), Then(), Damage(7, UNDEFENDABLE)),
            Use(Symbols(*3 * [POW]), Inflict(CONCUSSION), Then(), Damage(2, UNDEFENDABLE), name="crit_smash"),
            cost=2,
        ),
    ),
    offence("fortitude", Level(*fortitude(4)), Level(*fortitude(5, CLEANSED_BY_THREE), cost=2)),
    offence(
        "overpower",
        Level(overpower(14)),
        Level(
            overpower(10),
            Use(Symbols(SWORD, SWORD, LIFE, LIFE), Heal(2), Damage(2, UNDEFENDABLE), name="war_cry"),
            cost=2,
        ),
    ),
    offence(
        "reckless",
        Level(Use(LARGE, Damage(15), IfDealt(HurtSelf(4)))),
        Level(Use(LARGE, Damage(20), IfDealt(HurtSelf(5))), cost=2),
    ),
    defence(
        "thick_skin",
        Level(dice=3, text=(Heal(Per(LIFE, n=2)),)),
        Level(dice=4, text=(Heal(Per(LIFE, n=2)), If(Shows(LIFE, 2), UndoInflicted())), cost=3),
    ),
    ultimate("rage", Level(Use(Symbols(*5 * [POW]), Inflict(STUN), Damage(15, ULTIMATE)))),
    cards=(
        Card("concuss", MAIN, 1, Choose(OPPONENT, Inflict(CONCUSSION))),
        Card("head_bash", ROLL, 0, Inflict(CONCUSSION), when=DealtAtLeast(8)),
        Card("get_some", ROLL, 2, Roll(5, AddDamage(Per(SWORD))), Inflict(CONCUSSION), modifier=True),
        Card("feelin_good", INSTANT, 0, Roll(3, Heal(Plus(1, Per(LIFE, n=2))))),
        Card(
            "adrenaline_surge",
            MAIN,
            0,
            Roll(1, If(Shows(POW), Seq(Heal(2), Choose(OPPONENT, Inflict(CONCUSSION))), Draw())),
            promo=True,
        ),
    ),
)
