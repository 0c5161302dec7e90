"""Which statuses a hero holds, by what they do."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.board import Status
from igroteka.games.dice_throne.keywords import PHASES
from igroteka.games.dice_throne.state import Hero


class Those:
    """The statuses that have a property."""

    __slots__ = ("bits", "statuses")

    def __init__(self) -> None:
        self.bits = 0
        self.statuses: list[int] = []

    def add(self, status: int) -> None:
        """This one has it."""
        self.bits |= 1 << status
        self.statuses.append(status)


ATTACKED: Final = Those()  # add damage when their holder is Attacked
ATTACKING: Final = Those()  # change the damage when their holder Attacks
HARMLESS: Final = Those()
UNTOUCHED: Final = Those()
HELPLESS: Final = Those()
SPENDABLE: Final = [Those() for _ in PHASES]  # by phase
AT_UPKEEP: Final = Those()  # do something in Upkeep
AT_TURN_END: Final = Those()
SKIP_INCOME: Final = Those()
AT_OFFENCE: Final = Those()  # skip the offensive roll or change its attempts
AT_ATTEMPT: Final = Those()  # hurt for further attempts
CONCLUDING: Final = Those()
EXPIRING: Final = Those()  # end with their holder's Roll Phase
SAVING: Final = Those()
RESTING: Final = Those()  # tokens of this turn are told from older ones


def sort_statuses(statuses: list[Status]) -> None:
    """Note of every status what it has to do with."""
    for number, s in enumerate(statuses):
        for those, belongs in (
            (ATTACKED, s.attacked),
            (ATTACKING, s.attacking),
            (HARMLESS, s.harmless),
            (UNTOUCHED, s.untouched),
            (HELPLESS, s.helpless),
            (AT_UPKEEP, s.upkeep),
            (AT_TURN_END, s.end_of_turn),
            (SKIP_INCOME, s.skips_income),
            (AT_OFFENCE, s.skips_offence or s.attempts),
            (AT_ATTEMPT, s.attempt_damage),
            (CONCLUDING, s.concluding),
            (EXPIRING, s.expires or s.concluding),
            (SAVING, s.saves),
            (RESTING, s.rests),
        ):
            if belongs:
                those.add(number)
        for phase in range(len(PHASES)):
            if [power for power in s.powers if power.phases >> phase & 1]:
                SPENDABLE[phase].add(number)


def has(h: Hero, those: Those) -> bool:
    """Does a token of such a status lie on the hero?"""
    return bool(h.held & those.bits)


def held(h: Hero, those: Those) -> list[int]:
    """Which of them lie on the hero."""
    if not h.held & those.bits:
        return []
    return [status for status in those.statuses if h.tokens[status]]
