"""Samurai. Most numbers come from one transcription (the Chinese edition) and are marked.

An early English picture differs and was not followed: Wakizashi III (2 CP; 5 undefendable, Back Strike and
Honor), Solemnity (2 Shame), Budo (Shame too), Hagakure (6 undefendable, 2 Shame, 2 Honor, Back Strike), Stand
Tall (only helms prevent; 2 helms inflict Shame; no helm: gain Shame), Shogun! (3 Shame, 2 Honor). At level I
Masamune rolls 5 dice as at level II, which is what the transcription says. The 4 damage of Empower are those
of the English card. The promo card Kensei! is left out: its text is not known.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import Per, Plus
from igroteka.games.dice_throne.board import (
    AT_END,
    AT_SETUP,
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
from igroteka.games.dice_throne.choosing import OPPONENT, Choose, If
from igroteka.games.dice_throne.conditions import Either, Not, Same, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.harm import AddDamage, Damage, Prevent, StrikeBack
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import MAIN, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.oddities import RolledFewer
from igroteka.games.dice_throne.status_numbers import BACK_STRIKE, HONOR, SHAME
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.tokens import Gain, Inflict

KATANA, HELM, RISING_SUN = range(3)


def wakizashi(damage: int, *more: Verb) -> Use:
    """A blow, and readiness for the next one."""
    return Use(
        Symbols(KATANA, KATANA, RISING_SUN, RISING_SUN),
        Gain(BACK_STRIKE),
        *more,
        Damage(damage, UNDEFENDABLE),
    )


def solemnity(shame: int, damage: int) -> Use:
    """Shame and damage."""
    return Use(Symbols(KATANA, KATANA, HELM, HELM, HELM), Inflict(SHAME, shame), Damage(damage))


def budo(damage: int) -> Use:
    """Honor and damage."""
    return Use(SMALL, Gain(HONOR), Damage(damage))


def hagakure(shame: int, damage: int) -> Use:
    """All three tokens and undefendable damage."""
    return Use(
        Symbols(*4 * [RISING_SUN]),
        Gain(HONOR),
        Gain(BACK_STRIKE),
        Inflict(SHAME, shame),
        Damage(damage, UNDEFENDABLE),
    )


def masamune() -> Use:
    """Five dice add damage, Shame and a Back Strike."""
    return Use(
        LARGE,
        Damage(7),
        Roll(
            5,
            Damage(Per(KATANA)),
            Inflict(SHAME, Per(HELM)),
            If(Shows(RISING_SUN), Gain(BACK_STRIKE)),
        ),
    )


STAND_TALL: Final[tuple[Verb, ...]] = (
    StrikeBack(Per(KATANA)),
    Prevent(Plus(Per(HELM), Per(RISING_SUN, n=2))),
)

SAMURAI: Final = Board(
    "samurai",
    ("katana", "helm", "rising_sun"),
    (KATANA, KATANA, KATANA, HELM, HELM, RISING_SUN),
    offence(
        "katana_slice",
        Level(*tiers(KATANA, 5, 6, 7)),
        Level(*tiers(KATANA, 6, 7, 8, If(Same(4), Inflict(SHAME))), cost=2, verified=False),
        Level(*tiers(KATANA, 6, 7, 8, If(Same(3), Inflict(SHAME))), cost=3, verified=False),
    ),
    offence(
        "wakizashi",
        Level(wakizashi(3)),
        Level(wakizashi(4), cost=2, verified=False),
        Level(wakizashi(4, Inflict(SHAME)), cost=3, verified=False),
    ),
    passive(
        "bushido",
        Level(
            triggers=(
                Trigger(AT_SETUP, Gain(HONOR)),
                Trigger(AT_END, If(RolledFewer(3), Gain(HONOR))),
            )
        ),
    ),
    offence(
        "solemnity",
        Level(solemnity(1, 7), verified=False),
        Level(
            solemnity(2, 8),
            Use(Symbols(HELM, HELM, HELM), Inflict(SHAME, 2), name="solemn"),
            cost=2,
            verified=False,
        ),
    ),
    offence("budo", Level(budo(6), verified=False), Level(budo(8), cost=2, verified=False)),
    offence(
        "hagakure",
        Level(hagakure(1, 5), verified=False),
        Level(
            hagakure(2, 7),
            Use(
                Symbols(*3 * [RISING_SUN]),
                Gain(HONOR),
                Inflict(SHAME, 2),
                Damage(2, UNDEFENDABLE),
                name="haga",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "masamune",
        Level(masamune(), verified=False),
        Level(
            masamune(),
            Use(
                Symbols(KATANA, HELM, RISING_SUN),
                Damage(4, UNDEFENDABLE),
                Gain(BACK_STRIKE),
                name="empower",
            ),
            cost=2,
        ),
    ),
    defence(
        "stand_tall",
        Level(
            dice=3,
            text=(*STAND_TALL, If(Not(Either(Shows(HELM), Shows(RISING_SUN))), Gain(SHAME))),
            verified=False,
        ),
        Level(dice=4, text=STAND_TALL, cost=3, verified=False),
    ),
    ultimate(
        "shogun",
        Level(
            Use(Symbols(*5 * [RISING_SUN]), Gain(HONOR), Inflict(SHAME, 2), Damage(13, ULTIMATE)),
            verified=False,
        ),
    ),
    cards=(
        Card("honorable", MAIN, 1, Gain(HONOR, 2), verified=False),
        Card("shame_on_you", MAIN, 1, Choose(OPPONENT, Inflict(SHAME, 2)), verified=False),
        Card("dont_back_down", MAIN, 1, Gain(BACK_STRIKE), verified=False),
        Card(
            "gishi",
            ROLL,
            1,
            Roll(
                1,
                If(Shows(KATANA), AddDamage(2)),
                If(Shows(HELM), Inflict(SHAME, 2)),
                If(Shows(RISING_SUN), Gain(BACK_STRIKE)),
            ),
            modifier=True,
            verified=False,
        ),
        Card(
            "follow_through",
            ROLL,
            1,
            Roll(
                5,
                AddDamage(Per(KATANA)),
                Inflict(SHAME, Per(HELM)),
                Gain(BACK_STRIKE, Per(RISING_SUN)),
            ),
            modifier=True,
            verified=False,
        ),
    ),
    verified=False,
)
