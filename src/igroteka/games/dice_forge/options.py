"""The vocabulary of decisions: every option of every question is one of these numbers.

An option means the same in every question, so that it can be written (`buy sun_1`), read back and
refused with a reason at any moment. A family starts at its constant; what is added to it says which
face, card, die, resource or seat is meant.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.options import start_of

PASS: Final = 0  # decline, or stop
EXTRA: Final = 1  # pay for the extra action
CERBERUS: Final = 2  # use a token: the faces count again
EXCHANGE: Final = 3  # take glory instead of what the die gives
TAKE: Final = 10  # + resource: this one of those the face or card offers
TRITON: Final = 20  # + resource: use a token for it
DIE: Final = 30  # + die: roll this one
GIVE: Final = 40  # + seat: the boar face goes there
HAMMER: Final = 100  # + gold: so much of it goes on the hammer
COPY: Final = 200  # + face: the mirror becomes this
BUY: Final = 300  # + face
PICK: Final = 400  # + face: this one of the garden
FIRST: Final = 500  # + face: it takes effect before the other one
REPLACE: Final = 600  # + PAIR * die + face: the new face goes in its place
FEAT: Final = 700  # + card
USE: Final = 800  # + card: its reinforcement
SATYRS: Final = 1000  # + PAIR * face + face: these two of the rolled ones
PAIR: Final = 32  # two small numbers in one
END: Final = SATYRS + PAIR * PAIR

FAMILIES: Final = (
    PASS,
    EXTRA,
    CERBERUS,
    EXCHANGE,
    TAKE,
    TRITON,
    DIE,
    GIVE,
    HAMMER,
    COPY,
    BUY,
    PICK,
    FIRST,
    REPLACE,
    FEAT,
    USE,
    SATYRS,
)


def family(option: int) -> int:
    """The constant that the option starts from."""
    return start_of(FAMILIES, option)
