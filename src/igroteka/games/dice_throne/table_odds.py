"""The chances that a table shows while somebody rolls: of every ability, of what to keep, of the damage.

The numbers are those of `igroteka odds`; only the hero is the one who sits there, with the levels and tokens
reached. Dice, boards and tokens lie open: these chances tell nothing that is not known to everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import floor, lcm
from typing import Any

from igroteka.core.errors import IllegalOption
from igroteka.games.dice_throne.board import BOARDS, STATUSES
from igroteka.games.dice_throne.expectation import (
    Means,
    ability_odds,
    best_damages,
    reachable,
    results,
    uses_of,
)
from igroteka.games.dice_throne.holding import AT_OFFENCE, held
from igroteka.games.dice_throne.keywords import ATTEMPTS, DICE, OFFENCE
from igroteka.games.dice_throne.notation import plain_name
from igroteka.games.dice_throne.odds import FIRST_ROLL, KEEPS, PLACE, Keep, best_keep, kept_of, meets, met
from igroteka.games.dice_throne.state import Hero, Throne


def table_odds(g: Throne, seat: int, about: Mapping[str, Any]) -> dict[str, Any]:
    """The chances of whoever rolls the attack dice or, while nobody does, of this seat's next attack.

    `about`: `{"keep": [1, 1]}` for these dice being kept (without it the best are kept), and
    `{"keeps": true}` for a list of all that may be kept, by the damage to be expected.
    """
    rolling = g.phase == OFFENCE and (not g.rolls or g.rolls[0].open)
    h = g.heroes[g.active if rolling else seat]
    roll = tuple(sorted(g.rolls[0].values)) if rolling and g.rolls else None
    attempts = g.left if rolling else attempts_of(h)
    damages = Damages(h)
    answer: dict[str, Any] = {"seat": h.seat, "dice": roll, "attempts": attempts}
    if roll is None and not attempts:
        return answer
    if about.get("keeps"):
        return answer | {"keeps": damages.of_keeps(roll, attempts)}
    keep = read_keep(about.get("keep"), roll) if roll is not None and attempts else None
    mean, best = damages.best(roll, attempts, keep)
    return answer | {
        "keep": keep,
        "abilities": ability_rows(h, roll, attempts, keep),
        "now": [] if roll is None else uses_now(h, roll),
        "best_keep_for_damage": best,
        "expected_damage": float(mean),
        "after": damages.after_roll(best) if attempts else [],
    }


def attempts_of(h: Hero) -> int:
    """How many roll attempts the hero would have as things stand (DT-4.1)."""
    changed = sum([STATUSES[status].attempts * h.tokens[status] for status in held(h, AT_OFFENCE)])
    return max(1, ATTEMPTS + changed)


def read_keep(given: Any, roll: Keep) -> Keep | None:
    """The dice that are kept, in ascending order; they must lie there."""
    if given is None:
        return None
    dice = list(given) if isinstance(given, list) else [given]
    for value in dice:
        if not isinstance(value, int) or dice.count(value) > roll.count(value):
            raise IllegalOption("notation-no-die", "DT-4.3", given=str(value)[:20])
    return tuple(sorted(dice))


def ability_rows(h: Hero, roll: Keep | None, attempts: int, keep: Keep | None) -> list[dict[str, Any]]:
    """Every ability: the chance to reach it, what to keep for it, and the chance of each of its tiers."""
    faces = BOARDS[h.kind].faces
    needs = reachable(h)
    return [
        {
            "id": name,
            "probability": float(chance),
            "best_keep": best,
            "tiers": [
                float(best_keep(meets((need,), faces), roll, attempts, keep)[0]) for need in needs[name]
            ],
        }
        for name, (chance, best) in ability_odds(h, roll, attempts, keep).items()
    ]


def uses_now(h: Hero, roll: Keep) -> list[dict[str, Any]]:
    """What the dice allow as they lie, in the order in which it is offered, with its mean damage."""
    board, means = BOARDS[h.kind], Means(h)
    present = [k for k in uses_of(h) if met(board.uses[k].need, board.faces, roll)]
    return [{"id": plain_name(board, k), "damage": float(means.of_use(board.uses[k], roll))} for k in present]


class Damages:
    """The mean damage of the best ability for every roll, and what follows from it."""

    def __init__(self, h: Hero) -> None:
        worth = best_damages(h)
        self.common = lcm(*[value.denominator for value in worth])
        self.values = [int(value * self.common) for value in worth]

    def best(self, roll: Keep | None, attempts: int, keep: Keep | None = None) -> tuple[Fraction, Keep]:
        """The mean damage to be expected, and what is kept for it."""
        mean, kept = best_keep(self.values, roll, attempts, keep)
        return mean / self.common, kept

    def of_keeps(self, roll: Keep | None, attempts: int) -> list[dict[str, Any]]:
        """All that may be kept of a roll, the best first."""
        if roll is None or not attempts:
            return []
        worths = [(self.best(roll, attempts, KEEPS[k])[0], KEEPS[k]) for k in kept_of(roll)]
        worths.sort(key=lambda worth: -worth[0])
        return [{"keep": keep, "expected_damage": float(mean)} for mean, keep in worths]

    def after_roll(self, keep: Keep) -> list[dict[str, Any]]:
        """What the best ability deals after the next roll, and how likely that is; whole numbers."""
        n = DICE - len(keep)
        ways: dict[int, int] = {}
        for values, times in results(n):
            worth = self.values[PLACE[tuple(sorted((*keep, *values)))] - FIRST_ROLL]
            damage = floor(Fraction(worth, self.common) + Fraction(1, 2))
            ways[damage] = ways.get(damage, 0) + times
        return [{"damage": damage, "probability": ways[damage] / 6**n} for damage in sorted(ways)]
