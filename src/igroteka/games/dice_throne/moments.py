"""Moments: the phase, and whether dice lie open, damage is coming, and it is one's own turn.

Most of what a hero has cannot be used at most moments, and that can be told from the card alone: nobody
alters dice where none lie. Every verb and every condition says at which moments it is possible at all, so
each board knows beforehand what is worth a closer look. There are 64 moments; sets of them are bits.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.keywords import DEFENCE, MAIN_1, MAIN_2, OFFENCE, PHASES, TARGETING
from igroteka.games.dice_throne.state import Hero, Throne

# A moment is a phase and any of these.
OPEN_DICE: Final = 8
THREATENED: Final = 16
OWN_TURN: Final = 32
MOMENTS: Final = 64


def moment_of(g: Throne, me: Hero) -> int:
    """What moment it is for this hero."""
    moment = g.phase
    for roll in g.rolls:
        if roll.open:
            moment += OPEN_DICE
            break
    if me.incoming or g.target >= 0:
        moment += THREATENED
    return moment + OWN_TURN if me.seat == g.active else moment


# ---- sets of moments ------------------------------------------------------------------------------------
ALL_MOMENTS: Final = (1 << MOMENTS) - 1


def during(*phases: int) -> int:
    """All moments of these phases."""
    return sum([1 << moment for moment in range(MOMENTS) if moment % len(PHASES) in phases])


def having(what: int) -> int:
    """All moments with open dice, with a threat, of the own turn."""
    return sum([1 << moment for moment in range(MOMENTS) if moment & what])


MAIN_MOMENTS: Final = during(MAIN_1, MAIN_2)
ROLL_MOMENTS: Final = during(OFFENCE, TARGETING, DEFENCE)
WITH_OPEN_DICE: Final = having(OPEN_DICE)
WITH_A_THREAT: Final = having(THREATENED)
ON_OWN_TURN: Final = having(OWN_TURN)
