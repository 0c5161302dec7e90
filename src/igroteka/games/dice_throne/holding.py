"""Which statuses a hero holds, by what they do."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.moments import MOMENTS
from igroteka.games.dice_throne.options import POWERS, SPEND
from igroteka.games.dice_throne.powers import Printed, Status, at_each_moment
from igroteka.games.dice_throne.state import Hero


class Those:
    """The statuses that have a property, a bit for each."""

    __slots__ = ("bits",)

    def __init__(self) -> None:
        self.bits = 0


class Spendable:
    """The statuses that may be spent at a moment."""

    __slots__ = ("bits", "powers")

    def __init__(self) -> None:
        self.bits = 0
        self.powers: dict[int, list[Printed]] = {}  # what each may be spent for


EXPOSED: Final = Those()  # add damage when their holder is Attacked
ATTACKING: Final = Those()  # change the damage when their holder Attacks
HARMLESS: Final = Those()
UNTOUCHED: Final = Those()
HELPLESS: Final = Those()
SPENDABLE: Final = [Spendable() for _ in range(MOMENTS)]
WORK_IN_UPKEEP: Final = Those()  # do something in Upkeep
WORK_AT_TURN_END: Final = Those()
SKIP_INCOME: Final = Those()
AT_OFFENCE: Final = Those()  # skip the offensive roll or change its attempts
AT_ATTEMPT: Final = Those()  # hurt for further attempts
AT_CONCLUSION: Final = Those()
EXPIRING: Final = Those()  # end with their holder's Roll Phase
SAVING: Final = Those()
FIXED: Final = Those()  # cannot be removed by others' effects
RESTING: Final = Those()  # tokens of this turn are told from older ones


def sort_statuses(statuses: list[Status]) -> None:
    """Note of every status what it has to do with."""
    for number, s in enumerate(statuses):
        for those, belongs in (
            (EXPOSED, s.attacked),
            (ATTACKING, s.attacking),
            (HARMLESS, s.harmless),
            (UNTOUCHED, s.untouched),
            (HELPLESS, s.helpless),
            (WORK_IN_UPKEEP, s.upkeep),
            (WORK_AT_TURN_END, s.end_of_turn),
            (SKIP_INCOME, s.skips_income),
            (AT_OFFENCE, s.skips_offence or s.attempts),
            (AT_ATTEMPT, s.attempt_damage),
            (AT_CONCLUSION, s.concluding),
            (EXPIRING, s.expires or s.concluding),
            (SAVING, s.saves),
            (FIXED, s.fixed),
            (RESTING, s.rests),
        ):
            if belongs:
                those.bits |= 1 << number
        printed = [Printed(power, SPEND + POWERS * number + k, number) for k, power in enumerate(s.powers)]
        for moment, powers in enumerate(at_each_moment(printed)):
            if powers:
                SPENDABLE[moment].bits |= 1 << number
                SPENDABLE[moment].powers[number] = powers


def has(h: Hero, those: Those) -> bool:
    """Does a token of such a status lie on the hero?"""
    return bool(h.held & those.bits)


def held(h: Hero, those: Those) -> list[int]:
    """Which of them lie on the hero."""
    bits = h.held & those.bits
    return numbers_of(bits) if bits else []


def numbers_of(bits: int) -> list[int]:
    """The numbers of the bits that are set, the lowest first."""
    found: list[int] = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found
