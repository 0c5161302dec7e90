"""Ninja («Ниндзя»). Board, upgrades, cards and statuses verified.

Where printings differ: Poison Blade II costs 1 CP (two English sources; the Chinese one has 2), Jugulate
inflicts 1 Delayed Poison (Chinese: 2), Train! is an instant (Chinese: a Main Phase card). The damage of
Kuji-Kiri is collateral, as the newer FAQ says: the first printing called it pure.
"""

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
from igroteka.games.dice_throne.choosing import ANY_PLAYER, OPPONENT, Choose, If, Let, Seq, Then
from igroteka.games.dice_throne.conditions import AtMost, Same, Shows, SpentAtLeast
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Discard, Draw
from igroteka.games.dice_throne.harm import (
    AddDamage,
    Collateral,
    Damage,
    Hurt,
    MakeUndefendable,
    Prevent,
    StrikeBack,
)
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, PURE, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.status_numbers import DELAYED_POISON, NINJUTSU, SMOKE_BOMB
from igroteka.games.dice_throne.timing import ATTACKED
from igroteka.games.dice_throne.tokens import Gain, Inflict

NINJATO, SHURIKEN, MASK = range(3)

POISON_ONE: Final = Choose(OPPONENT, Inflict(DELAYED_POISON))
STAB_ONE: Final = Choose(OPPONENT, Collateral(4, to_all=False))
CUT_ONE: Final = Choose(OPPONENT, Hurt(1))


def walk_the_line(rerolls: int) -> Use:
    """Two dice: a low total cannot be defended against."""
    return Use(
        Symbols(*4 * [SHURIKEN]),
        Roll(2, Damage(TOTAL), If(AtMost(6), MakeUndefendable()), rerolls=rerolls),
    )


def death_blossom(rerolls: int, *more: If) -> Use:
    """Five dice deal damage; a mask makes it undefendable."""
    return Use(
        Symbols(NINJATO, NINJATO, NINJATO, SHURIKEN, SHURIKEN),
        Roll(
            5,
            Damage(Plus(Per(NINJATO), Per(SHURIKEN, n=2))),
            If(Shows(MASK), MakeUndefendable()),
            *more,
            rerolls=rerolls,
        ),
    )


def smoke_screen(ninjutsu: int) -> Use:
    """Help for one player, poison for another."""
    return Use(
        Symbols(NINJATO, SHURIKEN, SHURIKEN, MASK),
        Let(ANY_PLAYER, Gain(SMOKE_BOMB), Gain(NINJUTSU, ninjutsu)),
        POISON_ONE,
    )


def shadewalk(poison: int, damage: int) -> Use:
    """Out of the smoke, with a poisoned blade."""
    return Use(
        Symbols(*4 * [MASK]), Gain(SMOKE_BOMB), Inflict(DELAYED_POISON, poison), Damage(damage, UNDEFENDABLE)
    )


SHURIKEN_STRIKES: Final = If(Shows(SHURIKEN), StrikeBack(2))
MASKS_HIDE: Final = If(Shows(MASK, 2), Gain(SMOKE_BOMB))

NINJA: Final = Board(
    "ninja",
    ("ninjato", "shuriken", "mask"),
    (NINJATO, NINJATO, NINJATO, SHURIKEN, SHURIKEN, MASK),
    offence(
        "slash",
        Level(*tiers(NINJATO, 5, 6, 7)),
        Level(*tiers(NINJATO, 4, 6, 8, If(Same(3), Gain(NINJUTSU))), cost=2),
    ),
    offence(
        "walk_the_line",
        Level(walk_the_line(0)),
        Level(
            walk_the_line(1),
            Use(Symbols(*3 * [SHURIKEN]), Roll(1, Damage(TOTAL, PURE)), name="tip_of_the_blade"),
            cost=2,
        ),
    ),
    offence(
        "death_blossom",
        Level(death_blossom(0)),
        Level(death_blossom(2, If(Shows(MASK, 2), Inflict(DELAYED_POISON))), cost=2),
    ),
    offence(
        "smoke_screen",
        Level(smoke_screen(2)),
        Level(
            smoke_screen(3),
            Use(Symbols(SHURIKEN, SHURIKEN, SHURIKEN, MASK, MASK), STAB_ONE, STAB_ONE, name="kuji_kiri"),
            cost=2,
        ),
    ),
    offence(
        "poison_blade",
        Level(Use(SMALL, Inflict(DELAYED_POISON), Damage(5))),
        Level(
            Use(
                SMALL,
                Roll(1, If(Shows(NINJATO), Inflict(DELAYED_POISON), Inflict(DELAYED_POISON, 2))),
                Damage(5),
            ),
            cost=1,
        ),
    ),
    offence(
        "shadow_fang",
        Level(Use(LARGE, Gain(NINJUTSU, 2), Then(), Damage(8))),
        Level(
            Use(LARGE, Gain(SMOKE_BOMB), Gain(NINJUTSU, 2), Then(), Damage(8)),
            Use(
                Symbols(NINJATO, NINJATO, MASK, MASK),
                Gain(SMOKE_BOMB),
                Damage(2, UNDEFENDABLE),
                name="misdirect",
            ),
            cost=2,
        ),
    ),
    offence(
        "shadewalk",
        Level(shadewalk(1, 6)),
        Level(
            shadewalk(2, 5), Use(Symbols(*3 * [MASK]), Gain(NINJUTSU, 3), POISON_ONE, name="jugulate"), cost=2
        ),
    ),
    defence(
        "shade_shift",
        Level(dice=3, rerolls=1, text=(If(Shows(NINJATO), StrikeBack(1)), SHURIKEN_STRIKES, MASKS_HIDE)),
        Level(dice=3, rerolls=2, text=(StrikeBack(Per(NINJATO)), SHURIKEN_STRIKES, MASKS_HIDE), cost=2),
    ),
    ultimate(
        "assassinate",
        Level(Use(Symbols(*5 * [MASK]), POISON_ONE, POISON_ONE, Gain(SMOKE_BOMB), Damage(10, ULTIMATE))),
    ),
    cards=(
        Card("poison_dart", MAIN, 2, POISON_ONE),
        Card("throwing_stars", ROLL, 1, Roll(5, AddDamage(Per(SHURIKEN)), rerolls=5), modifier=True),
        Card("fan_of_knives", MAIN, 2, CUT_ONE, CUT_ONE, CUT_ONE),
        Card(
            "smoke_offering",
            INSTANT,
            0,
            Discard(may=True),
            If(SpentAtLeast(), Let(ANY_PLAYER, Gain(SMOKE_BOMB))),
        ),
        Card("train", INSTANT, 0, Gain(NINJUTSU)),
        Card(
            "escape",
            ROLL,
            0,
            Roll(
                1,
                If(Shows(NINJATO), Prevent(1)),
                If(Shows(SHURIKEN), Prevent(2)),
                If(Shows(MASK), Gain(SMOKE_BOMB)),
            ),
            when=ATTACKED,
        ),
        Card(
            "dojo",
            MAIN,
            0,
            Roll(1, If(Shows(MASK), Seq(Gain(SMOKE_BOMB), Gain(NINJUTSU, 2)), Draw())),
            promo=True,
        ),
    ),
)
