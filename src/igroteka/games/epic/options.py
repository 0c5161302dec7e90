"""The vocabulary of decisions: every option of every question is one of these numbers."""

from __future__ import annotations

from typing import Final

PASS: Final = 0  # decline, stop, or pass the initiative
YES: Final = 1
MAIN: Final = 2  # back to the main phase
MODE: Final = 10  # + which
NUMBER: Final = 100  # + how many
ORDER: Final = 1_000  # + which of the waiting triggers comes next
PLAYER: Final = 2_000  # + seat
CHAMPION: Final = 100_000  # + champion
CARD: Final = 200_000  # + card: of a hand, a discard pile, a pack
PLAY: Final = 300_000  # + card of the hand
PILE: Final = 400_000  # + card of the discard pile whose text is used
ATTACK: Final = 500_000  # + champion
BLOCK: Final = 600_000  # + champion
POWER: Final = 1_000_000  # + POWERS * champion + which of its powers
POWERS: Final = 4
FAMILIES: Final = (
    PASS,
    YES,
    MAIN,
    MODE,
    NUMBER,
    ORDER,
    PLAYER,
    CHAMPION,
    CARD,
    PLAY,
    PILE,
    ATTACK,
    BLOCK,
    POWER,
)


def family(option: int) -> int:
    """The constant that the option starts from."""
    start = PASS
    for constant in FAMILIES:
        if constant <= option:
            start = constant
    return start
