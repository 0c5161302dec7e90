"""Options are numbers, and numbers come in families: `BUY + face`, `ATTACK + champion`.

A game names the constants that its families start from, in ascending order.
"""

from __future__ import annotations


def start_of(families: tuple[int, ...], option: int) -> int:
    """The constant that an option starts from: the largest one that is not above it."""
    start = families[0]
    for constant in families:
        if constant > option:
            break
        start = constant
    return start
