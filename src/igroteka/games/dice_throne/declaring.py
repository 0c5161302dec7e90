"""What a roller may roll again, and what he may declare (chapter 4)."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.board import BOARDS
from igroteka.games.dice_throne.dice import cannot_reroll
from igroteka.games.dice_throne.keywords import DICE
from igroteka.games.dice_throne.state import Dice, Hero, Throne

MASKS: Final[dict[tuple[int, ...], list[int]]] = {}


def masks(roll: Dice) -> list[int]:
    """The sets of attack dice that may be rolled again. Remembered; which dice are equal decides."""
    values = roll.values
    if values not in MASKS:
        pattern = tuple([values.index(value) for value in values])  # has a 0, which no die shows
        if pattern not in MASKS:
            MASKS[pattern] = [
                o.REROLL + mask
                for mask in range(1, 1 << DICE)
                if not cannot_reroll(roll, mask, roll.owners[0], DICE)
            ]
        MASKS[values] = MASKS[pattern]
    return MASKS[values]


def symbols_and_faces(kind: int, values: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """What the dice of a hero show: how many of each symbol, and a bit for every number."""
    faces = BOARDS[kind].faces
    found = [0, 0, 0, 0]
    seen = 0
    for value in values:
        found[faces[value]] += 1
        seen |= 1 << value
    return (found[0], found[1], found[2], found[3]), seen


MET: Final[dict[tuple[int, tuple[int, ...]], list[int]]] = {}


def met(kind: int, values: tuple[int, ...]) -> list[int]:
    """All uses of a hero's abilities, of every level, whose condition these dice meet. Remembered."""
    key = (kind, tuple(sorted(values)))
    if key not in MET:
        counts, seen = symbols_and_faces(kind, values)
        uses = BOARDS[kind].uses
        MET[key] = [k for k in range(len(uses)) if uses[k].need.met(counts, seen)]
    return MET[key]


def usable(g: Throne, me: Hero) -> list[int]:
    """The uses of offensive abilities, at their present levels, whose condition the dice meet (DT-4.4)."""
    uses = BOARDS[me.kind].uses
    levels = me.levels
    return [k for k in met(me.kind, g.rolls[0].values) if levels[uses[k].slot] == uses[k].level]


def cannot_declare(g: Throne, me: Hero, use: int) -> int:
    """The clause that forbids declaring a use of an ability, 0: the dice meet it."""
    uses = BOARDS[me.kind].uses
    if not g.rolls:
        return 412
    return 0 if use < len(uses) and use in usable(g, me) else 404
