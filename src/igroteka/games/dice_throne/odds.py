"""Exact odds of the five dice: how likely an ability is, and which dice to keep for it.

Dynamic programming over what is kept. There are 252 results of five dice and 462 sets of dice that one
may keep; the value of a set is the mean over the six faces of the set with one more die. Everything is
counted in whole numbers, so that the odds are exact and equal keeps are told apart from better ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Final

from igroteka.games.dice_throne.board import LARGE, SMALL, Need
from igroteka.games.dice_throne.keywords import DICE

Keep = tuple[int, ...]
"""Dice in ascending order."""

FACES: Final = range(1, 7)
KEEPS: Final[list[Keep]] = [keep for n in range(DICE + 1) for keep in combinations_with_replacement(FACES, n)]
PLACE: Final[dict[Keep, int]] = {keep: k for k, keep in enumerate(KEEPS)}
FIRST_ROLL: Final = PLACE[(1,) * DICE]  # keeps of five dice come last: they are the results of a roll
ROLLS: Final[list[Keep]] = KEEPS[FIRST_ROLL:]
ONE_MORE: Final[list[list[int]]] = [
    [PLACE[tuple(sorted((*keep, face)))] for face in FACES] for keep in KEEPS[:FIRST_ROLL]
]
ONE_LESS: Final[list[list[int]]] = [
    sorted({PLACE[(*keep[:die], *keep[die + 1 :])] for die in range(len(keep))}) for keep in KEEPS
]
WEIGHT: Final[list[int]] = [6 ** len(keep) for keep in KEEPS]  # brings all keeps to one denominator
CERTAIN: Final = 6**DICE


def kept_of(roll: Keep) -> list[int]:
    """All that may be kept of a roll, more dice first."""
    found = {tuple([roll[i] for i in range(DICE) if mask >> i & 1]) for mask in range(1 << DICE)}
    return sorted([PLACE[keep] for keep in found], reverse=True)


KEPT_OF: Final[list[list[int]]] = [kept_of(roll) for roll in ROLLS]


def spread(values: list[int]) -> list[int]:
    """The value of every keep when the other dice are rolled once more, in units of 1 / CERTAIN."""
    total = [0] * FIRST_ROLL + values
    for k in range(FIRST_ROLL - 1, -1, -1):
        a, b, c, d, e, f = ONE_MORE[k]
        total[k] = total[a] + total[b] + total[c] + total[d] + total[e] + total[f]
    return [total[k] * WEIGHT[k] for k in range(len(total))]


def best_kept(after: list[int]) -> list[int]:
    """The value of every roll when the best of all that may be kept of it is kept."""
    best = after[:]  # of every keep: the best that can be kept of it
    for k in range(len(best)):
        for less in ONE_LESS[k]:
            best[k] = max(best[k], best[less])
    return best[FIRST_ROLL:]


class Worths:
    """What everything that may be kept is worth when so many rolls are to come.

    `values`: of every result of five dice, in the order of ROLLS.
    """

    def __init__(self, values: list[int], attempts: int) -> None:
        self.unit = CERTAIN**attempts
        for _ in range(attempts - 1):
            values = best_kept(spread(values))
        self.of = spread(values) if attempts else [0] * FIRST_ROLL + values

    def exactly(self, k: int) -> Fraction:
        """The worth of keeping these dice (a place in KEEPS)."""
        return Fraction(self.of[k], self.unit)

    def best(self, kept: list[int]) -> int:
        """Which of these is worth most to keep."""
        return max(kept, key=self.of.__getitem__)


def best_keep(
    values: list[int], roll: Keep | None, attempts: int, keep: Keep | None = None
) -> tuple[Fraction, Keep]:
    """What five dice are worth when so many rolls are to come, and what to keep for the next one.

    `values`: the worth of every result, in the order of ROLLS. Without a roll all dice are still to be
    rolled. `keep` decides what is kept for the next roll; after it the best is kept.
    """
    worths = Worths(values, attempts)
    if roll is None:
        choice = PLACE[()]
    elif not attempts:
        choice = PLACE[roll]
    elif keep is not None:
        choice = PLACE[keep]
    else:
        choice = worths.best(KEPT_OF[PLACE[roll] - FIRST_ROLL])
    return worths.exactly(choice), KEEPS[choice]


# ---- what can be asked for ------------------------------------------------------------------------------
def meets(needs: Sequence[Need], faces: Sequence[int]) -> list[int]:
    """Which rolls meet one of these conditions, on dice with these symbols: 1 or 0 for every roll."""
    return [1 if [need for need in needs if met(need, faces, roll)] else 0 for roll in ROLLS]


def met(need: Need, faces: Sequence[int], roll: Keep) -> bool:
    """Does a roll meet a condition? faces: the symbol of each number."""
    counts = [0, 0, 0, 0]
    seen = 0
    for value in roll:
        counts[faces[value]] += 1
        seen |= 1 << value
    return need.met(tuple(counts), seen)


def all_alike() -> list[int]:
    """Five dice that show the same number."""
    return [1 if roll[0] == roll[-1] else 0 for roll in ROLLS]


ANY: Final[dict[str, list[int]]] = {  # patterns of numbers, whoever's dice they are
    "small_straight": meets((SMALL,), [0] * 7),
    "large_straight": meets((LARGE,), [0] * 7),
    "five_of_a_kind": all_alike(),
}
