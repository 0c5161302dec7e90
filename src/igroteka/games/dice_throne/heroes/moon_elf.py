"""Moon Elf («Лунная эльфийка»). Board, upgrades, cards and statuses verified.

The Ultimate deals 12 as on the English board (a Chinese transcription says 13).
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import Per, PerSet, Plus
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
from igroteka.games.dice_throne.choosing import ANY_PLAYER, OPPONENT, Choose, If, Let, Then
from igroteka.games.dice_throne.conditions import Same, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Draw, LoseCp
from igroteka.games.dice_throne.harm import AddDamage, Damage, PreventHalf, StrikeBack
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.status_numbers import BLIND, ENTANGLE, EVASIVE, TARGETED
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.tokens import Gain, Inflict

ARROW, FOOT, MOON = range(3)

ALL_THREE: Final[tuple[Verb, ...]] = (Inflict(BLIND), Inflict(ENTANGLE), Inflict(TARGETED))


def demising_shot(damage: int) -> Use:
    """Targeted counts for this very attack."""
    return Use(Symbols(ARROW, ARROW, ARROW, MOON, MOON), Inflict(TARGETED), Then(), Damage(damage))


def covered_shot(damage: int) -> Use:
    """An attack out of cover."""
    return Use(Symbols(ARROW, ARROW, FOOT, FOOT, FOOT), Gain(EVASIVE), Damage(damage))


def exploding_arrow(damage: int, arrows: int, *more: Inflict) -> Use:
    """Dice decide how much it hurts and what the defender loses."""
    return Use(
        Symbols(ARROW, MOON, MOON, MOON),
        Roll(
            5,
            Damage(Plus(damage, Plus(Per(ARROW, n=arrows), Per(FOOT)))),
            LoseCp(Per(MOON)),
            Inflict(BLIND),
            *more,
        ),
    )


def entangling_shot(damage: int) -> Use:
    """The defender gets one roll attempt fewer."""
    return Use(SMALL, Inflict(ENTANGLE), Damage(damage))


def eclipse(damage: int) -> Use:
    """All three statuses, then the damage."""
    return Use(Symbols(*4 * [MOON]), *ALL_THREE, Then(), Damage(damage))


def blinding_shot(damage: int) -> Use:
    """The defender may miss next time."""
    return Use(LARGE, Inflict(BLIND), Gain(EVASIVE), Damage(damage))


MOON_ELF: Final = Board(
    "moon_elf",
    ("arrow", "foot", "moon"),
    (ARROW, ARROW, ARROW, FOOT, FOOT, MOON),
    offence(
        "longbow",
        Level(*tiers(ARROW, 3, 5, 7)),
        Level(*tiers(ARROW, 4, 6, 8, If(Same(4), Inflict(ENTANGLE))), cost=2),
        Level(*tiers(ARROW, 5, 7, 9, If(Same(3), Inflict(ENTANGLE))), cost=3),
    ),
    offence(
        "demising_shot",
        Level(demising_shot(4)),
        Level(
            demising_shot(6),
            Use(Symbols(ARROW, ARROW, MOON), Inflict(TARGETED), Inflict(ENTANGLE), name="focus"),
            cost=2,
        ),
    ),
    offence(
        "covered_shot",
        Level(covered_shot(7)),
        Level(
            covered_shot(9),
            Use(
                Symbols(FOOT, FOOT, FOOT),
                Let(ANY_PLAYER, Gain(EVASIVE)),
                Damage(2, UNDEFENDABLE),
                name="evasive_action",
            ),
            cost=2,
        ),
    ),
    offence(
        "exploding_arrow",
        Level(exploding_arrow(4, 1)),
        Level(exploding_arrow(3, 2), cost=2),
        Level(exploding_arrow(3, 2, Inflict(ENTANGLE)), cost=3),
    ),
    offence("entangling_shot", Level(entangling_shot(7)), Level(entangling_shot(9), cost=2)),
    offence(
        "eclipse",
        Level(eclipse(7)),
        Level(eclipse(9), Use(Symbols(*3 * [MOON]), Gain(EVASIVE), *ALL_THREE, name="moon_shadow"), cost=2),
    ),
    offence(
        "blinding_shot",
        Level(blinding_shot(8)),
        Level(
            blinding_shot(10),
            Use(Symbols(ARROW, FOOT, FOOT, MOON), Gain(EVASIVE, 3), Inflict(ENTANGLE), name="lunar_blessing"),
            cost=2,
        ),
    ),
    defence(
        "missed_me",
        Level(dice=5, text=(If(Shows(FOOT, 2), PreventHalf()), StrikeBack(PerSet(ARROW)))),
        Level(dice=5, text=(If(Shows(FOOT, 2), PreventHalf()), StrikeBack(Per(ARROW))), cost=3),
    ),
    ultimate(
        "lunar_eclipse",
        Level(Use(Symbols(*5 * [MOON]), Gain(EVASIVE), *ALL_THREE, Then(), Damage(12, ULTIMATE))),
    ),
    cards=(
        Card("moon_magic", MAIN, 4, Gain(EVASIVE), Choose(OPPONENT, *ALL_THREE)),
        Card(
            "take_that",
            ROLL,
            0,
            Roll(
                1,
                If(Shows(ARROW), AddDamage(2)),
                If(Shows(FOOT), Inflict(ENTANGLE)),
                If(Shows(MOON), Inflict(BLIND)),
            ),
            modifier=True,
        ),
        Card("volley", ROLL, 1, Roll(5, AddDamage(Per(ARROW))), Inflict(ENTANGLE), modifier=True),
        Card("evade", INSTANT, 1, Let(ANY_PLAYER, Gain(EVASIVE))),
        Card(
            "lunar_umbra",
            MAIN,
            0,
            Roll(1, If(Shows(MOON), Choose(OPPONENT, *ALL_THREE), Draw())),
            promo=True,
        ),
    ),
)
