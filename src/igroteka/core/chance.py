"""Luck: a random source that is one small int, and draws decided beforehand.

Every die and every shuffled card of every game goes through one door, `Source.draw(n)`. So a test
can script the dice, an analysis can enumerate them and a record can replay them, without a second
code path in the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

# Multiply-with-carry: MULT * 2**30 - 1 is a safe prime, and both factors of the product stay below
# 2**30, so that the arithmetic is as fast compiled as interpreted and the same on every machine.
MULT: Final = 739982361
LOW30: Final = 0x3FFFFFFF


class Fate:
    """Draws decided beforehand, and a note of everything that was drawn.

    Beyond the given draws the source goes on at random (a script of a test, a recording) or, with
    `zeros`, every draw is 0 (enumeration, see `outcomes`).
    """

    __slots__ = ("drawn", "given", "sizes", "zeros")

    def __init__(self, given: list[int], zeros: bool = False) -> None:
        self.given = given
        self.zeros = zeros
        self.drawn: list[int] = []
        self.sizes: list[int] = []

    def left(self) -> list[int]:
        """The given draws that nobody has asked for yet."""
        return self.given[len(self.drawn) :]


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A stream of uniform draws whose whole state is one int."""

    __slots__ = ("fate", "rng")

    rng: int
    fate: Fate | None

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others, or what fate has decided."""
        if self.fate is not None:
            return self.fated(n, self.fate)
        s = MULT * (self.rng & LOW30) + (self.rng >> 30)
        self.rng = s
        return (((s ^ (s >> 30)) & LOW30) * n) >> 30

    def fated(self, n: int, fate: Fate) -> int:
        """The next decided draw; the source's own when none is left."""
        k = len(fate.drawn)
        if k < len(fate.given):
            drawn = fate.given[k]
            if not 0 <= drawn < n:
                raise ValueError(f"draw {k + 1} is out of {n}: it cannot be {drawn}")
        elif fate.zeros:
            drawn = 0
        else:
            self.fate = None
            drawn = self.draw(n)
            self.fate = fate
        fate.drawn.append(drawn)
        fate.sizes.append(n)
        return drawn


def source(seed: int) -> Source:
    """A source of its own, for whoever needs luck outside a table (a bot, a re-deal)."""
    s = Source()
    s.rng = seeded(seed)
    s.fate = None
    return s


def seeded(seed: int) -> int:
    """The first state of a source. Neighbouring seeds give unlike games (splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    z ^= z >> 31
    return z % (MULT * 1073741824 - 2) + 1
