"""Pyromancer («Пиромант»). Board, statuses and action cards verified; what the upgrades do comes from one
transcription and is marked, their costs are confirmed.

What Molten Armor II does better than level I was found nowhere: it does the same here.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import Per, Plus, Spent, Tokens, UpToLimit
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
from igroteka.games.dice_throne.choosing import If, Then
from igroteka.games.dice_throne.conditions import Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Draw, PayAnyFor, Spend
from igroteka.games.dice_throne.harm import AddDamage, Collateral, Damage, StrikeBack
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import MAIN, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.status_numbers import BURN, FIRE_MASTERY, KNOCKDOWN, STUN
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.tokens import Gain, Inflict, RaiseLimit

FLAME, BLAZE, FIERY_SOUL, METEOR = range(4)


def pyroblast(dice: int, rerolls: int = 0) -> Use:
    """Every die adds something."""
    return Use(
        Symbols(FLAME, FLAME, FLAME, METEOR),
        Damage(6),
        Roll(
            dice,
            Damage(Per(FLAME, n=3)),
            Inflict(BURN, Per(BLAZE)),
            Gain(FIRE_MASTERY, Per(FIERY_SOUL, n=2)),
            Inflict(KNOCKDOWN, Per(METEOR)),
            rerolls=rerolls,
        ),
    )


SOULS: Final[tuple[Verb, ...]] = (Gain(FIRE_MASTERY, Per(FIERY_SOUL, n=2)), Collateral(Per(FIERY_SOUL)))


def burning_soul(souls: int, *more: Verb) -> Use:
    """Every soul counts, whatever the tier."""
    return Use(Symbols(*souls * [FIERY_SOUL]), *more, *SOULS)


def combustion(damage: int) -> Use:
    """Fire Mastery burns up."""
    return Use(
        Symbols(FLAME, BLAZE, FIERY_SOUL, METEOR),
        Gain(FIRE_MASTERY),
        Spend(FIRE_MASTERY, 4),
        Then(),
        Damage(Spent(damage), UNDEFENDABLE),
    )


def hot_streak(damage: int) -> Use:
    """Damage for every Fire Mastery."""
    return Use(SMALL, Gain(FIRE_MASTERY, 2), Then(), Damage(Plus(damage, Tokens(FIRE_MASTERY))))


def meteorite(collateral: int) -> Use:
    """Damage for every Fire Mastery, and for everybody."""
    return Use(
        Symbols(*4 * [METEOR]),
        Gain(FIRE_MASTERY, 2),
        Inflict(STUN),
        Then(),
        Damage(Tokens(FIRE_MASTERY), UNDEFENDABLE),
        Collateral(collateral),
    )


def molten_armor(damage: int) -> tuple[Verb, ...]:
    """Souls give Fire Mastery, flames burn the attacker."""
    return Gain(FIRE_MASTERY, Per(FIERY_SOUL)), StrikeBack(Per(FLAME, n=damage))


PYROMANCER: Final = Board(
    "pyromancer",
    ("flame", "blaze", "fiery_soul", "meteor"),
    (FLAME, FLAME, FLAME, BLAZE, FIERY_SOUL, METEOR),
    offence(
        "fireball",
        Level(*tiers(FLAME, 4, 6, 8, Gain(FIRE_MASTERY))),
        Level(*tiers(FLAME, 4, 6, 8, Gain(FIRE_MASTERY, 2)), cost=1, verified=False),
    ),
    offence(
        "pyroblast",
        Level(pyroblast(1)),
        Level(pyroblast(2), cost=2, verified=False),
        Level(pyroblast(2, rerolls=1), cost=3, verified=False),
    ),
    offence(
        "burning_soul",
        Level(burning_soul(2)),
        Level(
            burning_soul(2),
            burning_soul(3, Inflict(BURN)),
            burning_soul(4, RaiseLimit(FIRE_MASTERY), Inflict(BURN)),
            cost=1,
            verified=False,
        ),
    ),
    offence("combustion", Level(combustion(3)), Level(combustion(4), cost=2, verified=False)),
    offence(
        "hot_streak",
        Level(hot_streak(5)),
        Level(
            hot_streak(6),
            Use(
                Symbols(FLAME, FLAME, BLAZE, BLAZE),
                Gain(FIRE_MASTERY, 2),
                Inflict(BURN),
                Damage(6),
                name="scorch",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "meteorite",
        Level(meteorite(2)),
        Level(
            meteorite(3),
            Use(
                Symbols(*3 * [METEOR]),
                Inflict(KNOCKDOWN),
                Inflict(BURN),
                Inflict(STUN),
                name="meteoroid",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "ignite",
        Level(Use(LARGE, Gain(FIRE_MASTERY, 2), Then(), Damage(Plus(4, Tokens(FIRE_MASTERY, 2))))),
        Level(
            Use(
                LARGE,
                Gain(FIRE_MASTERY, 2),
                Inflict(BURN),
                Then(),
                Damage(Plus(5, Tokens(FIRE_MASTERY, 2))),
            ),
            Use(
                Symbols(BLAZE, BLAZE, FIERY_SOUL, FIERY_SOUL),
                RaiseLimit(FIRE_MASTERY),
                Gain(FIRE_MASTERY, 5),
                Inflict(BURN),
                name="blazing_soul",
            ),
            cost=2,
            verified=False,
        ),
    ),
    defence(
        "molten_armor",
        Level(dice=5, text=molten_armor(1)),
        Level(dice=5, text=molten_armor(1), cost=1, verified=False),
        Level(dice=5, text=molten_armor(2), cost=3, verified=False),
    ),
    ultimate(
        "scorch_the_earth",
        Level(
            Use(
                Symbols(*5 * [METEOR]),
                Gain(FIRE_MASTERY, 3),
                Inflict(KNOCKDOWN),
                Inflict(BURN),
                Damage(12, ULTIMATE),
                Collateral(2),
            )
        ),
    ),
    cards=(
        Card("warm_up", MAIN, 0, Gain(FIRE_MASTERY), Then(), PayAnyFor(FIRE_MASTERY)),
        Card("fire_up", MAIN, 3, RaiseLimit(FIRE_MASTERY), Then(), Gain(FIRE_MASTERY, 2)),
        Card("red_hot", ROLL, 1, AddDamage(Tokens(FIRE_MASTERY)), modifier=True),
        Card(
            "huzzah",
            ROLL,
            1,
            Roll(
                1,
                If(Shows(FLAME), AddDamage(3)),
                If(Shows(BLAZE), Inflict(BURN)),
                If(Shows(FIERY_SOUL), Gain(FIRE_MASTERY, 2)),
                If(Shows(METEOR), Inflict(KNOCKDOWN)),
            ),
            modifier=True,
        ),
        Card(
            "infernal_infusion",
            MAIN,
            0,
            Roll(1, If(Shows(METEOR), Gain(FIRE_MASTERY, UpToLimit(FIRE_MASTERY)), Draw())),
            promo=True,
        ),
    ),
    verified=False,
)
