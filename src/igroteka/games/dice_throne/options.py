"""The vocabulary of decisions: every option of every question is one of these numbers."""

from __future__ import annotations

from typing import Final

from igroteka.core.options import start_of

PASS: Final = 0  # decline, stop, let it stand
YES: Final = 1
ROLL_DICE: Final = 2  # the first roll attempt
NO_ABILITY: Final = 3  # declare that no offensive ability is activated
MODE: Final = 10  # + which
NUMBER: Final = 100  # + how many
ORDER: Final = 200  # + which of the effects that are due comes next
PLAYER: Final = 300  # + seat
COMPANION: Final = 400  # + which
REROLL: Final = 500  # + a bit for every die
DIE: Final = 1_000  # + 8 * die + new number, 0: roll it again
CARD: Final = 2_000  # + card: of the hand, of the deck
PLAY: Final = 3_000  # + card of the hand
SELL: Final = 4_000  # + card of the hand
DECLARE: Final = 5_000  # + which use of which ability, see `board.Board.uses`
DEFEND: Final = 6_000  # + slot of the board
USE: Final = 7_000  # + POWERS * slot + which of its powers
SPEND: Final = 8_000  # + POWERS * status + which of its powers
TOKEN: Final = 10_000  # + PER_SEAT * seat + status
POWERS: Final = 16
PER_SEAT: Final = 100
FAMILIES: Final = (
    PASS,
    YES,
    ROLL_DICE,
    NO_ABILITY,
    MODE,
    NUMBER,
    ORDER,
    PLAYER,
    COMPANION,
    REROLL,
    DIE,
    CARD,
    PLAY,
    SELL,
    DECLARE,
    DEFEND,
    USE,
    SPEND,
    TOKEN,
)


def family(option: int) -> int:
    """The constant that the option starts from."""
    return start_of(FAMILIES, option)
