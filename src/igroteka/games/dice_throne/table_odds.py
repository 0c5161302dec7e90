"""The chances that a table shows while somebody rolls: of every ability, of what to keep, of the damage.

The numbers are those of `igroteka odds`; only the hero is the one who sits there, with the levels and tokens
reached. One answer holds the chances for everything that may be kept, so that a table can follow every tap
without asking again. Dice, boards and tokens lie open: these chances tell nothing that is not known to all.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import floor, lcm
from typing import Any

from igroteka.core.errors import IllegalOption
from igroteka.games.dice_throne.board import BOARDS, STATUSES
from igroteka.games.dice_throne.expectation import Means, best_damages, reachable, results, uses_of
from igroteka.games.dice_throne.holding import AT_OFFENCE, held
from igroteka.games.dice_throne.keywords import ATTEMPTS, DICE, OFFENCE
from igroteka.games.dice_throne.notation import plain_name
from igroteka.games.dice_throne.odds import (
    FIRST_ROLL,
    KEEPS,
    KEPT_OF,
    PLACE,
    Keep,
    Worths,
    meets,
    met,
)
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.texts import Text
from igroteka.games.dice_throne.tokens import Inflict


def table_odds(g: Throne, seat: int, about: Mapping[str, Any]) -> dict[str, Any]:
    """The chances of whoever rolls the attack dice or, while nobody does, of this seat's next attack.

    `best`: with the best dice kept for each ability and for the damage; `keeps`: for everything that may be
    kept, the best for the damage first; `now`: what the dice allow as they lie. `about`: nothing, or
    `{"keep": [1, 1]}` for these dice only.
    """
    rolling = g.phase == OFFENCE and (not g.rolls or g.rolls[0].open)
    h = g.heroes[g.active if rolling else seat]
    roll = tuple(sorted(g.rolls[0].values)) if rolling and g.rolls else None
    attempts = g.left if rolling else attempts_of(h)
    answer: dict[str, Any] = {"seat": h.seat, "dice": roll, "attempts": attempts, "now": [], "keeps": []}
    if roll is None and not attempts:
        return answer | {"best": None}
    chances = Chances(h, attempts)
    if roll is None:
        return answer | {"best": chances.of_best([PLACE[()]])}
    answer["now"] = uses_now(h, roll)
    if not attempts:
        return answer | {"best": chances.of_best([PLACE[roll]])}
    kept = KEPT_OF[PLACE[roll] - FIRST_ROLL]
    asked = kept if "keep" not in about else [PLACE[read_keep(about["keep"], roll)]]
    keeps = sorted([chances.of_keep(k) for k in asked], key=lambda row: -row["expected_damage"])
    return answer | {"best": chances.of_best(kept), "keeps": keeps}


def attempts_of(h: Hero) -> int:
    """How many roll attempts the hero would have as things stand (DT-4.1)."""
    changed = sum([STATUSES[status].attempts * h.tokens[status] for status in held(h, AT_OFFENCE)])
    return max(1, ATTEMPTS + changed)


def read_keep(given: Any, roll: Keep) -> Keep:
    """The dice that are kept, in ascending order; they must lie there."""
    dice = list(given) if isinstance(given, list) else [given]
    for value in dice:
        if not isinstance(value, int) or dice.count(value) > roll.count(value):
            raise IllegalOption("notation-no-die", "DT-4.3", given=str(value)[:20])
    return tuple(sorted(dice))


def uses_now(h: Hero, roll: Keep) -> list[dict[str, Any]]:
    """What the dice allow as they lie, in the order in which it is offered, with its mean damage.

    `inflicts`: statuses that it puts on the target itself and that raise this damage already.
    """
    board, means = BOARDS[h.kind], Means(h)
    present = [k for k in uses_of(h) if met(board.uses[k].need, board.faces, roll)]
    return [
        {
            "id": plain_name(board, k),
            "damage": float(means.of_use(board.uses[k], roll)),
            "inflicts": raising(board.uses[k].text),
        }
        for k in present
    ]


def raising(text: Text) -> list[str]:
    """The statuses a text inflicts that raise the damage of attacks on their holder."""
    inflicted = [STATUSES[verb.status] for verb in text if isinstance(verb, Inflict)]
    return [status.name for status in inflicted if status.attacked]


class Chances:
    """Of one hero with so many attempts: of every ability and its tiers, and the mean damage."""

    def __init__(self, h: Hero, attempts: int) -> None:
        faces = BOARDS[h.kind].faces
        self.abilities = {
            name: (
                Worths(meets(needs, faces), attempts),
                [Worths(meets((need,), faces), attempts) for need in needs],
            )
            for name, needs in reachable(h).items()
        }
        damages = best_damages(h)
        self.common = lcm(*[value.denominator for value in damages])
        self.damage = Worths([int(value * self.common) for value in damages], attempts)
        self.whole = [floor(value + Fraction(1, 2)) for value in damages]

    def of_keep(self, k: int) -> dict[str, Any]:
        """The chances when these dice are kept for the next roll (a place in KEEPS)."""
        return {
            "keep": KEEPS[k],
            "expected_damage": self.mean(k),
            "abilities": [
                {
                    "id": name,
                    "probability": float(worths.exactly(k)),
                    "tiers": [float(tier.exactly(k)) for tier in tiers],
                }
                for name, (worths, tiers) in self.abilities.items()
            ],
            "after": self.after_roll(KEEPS[k]),
        }

    def of_best(self, kept: list[int]) -> dict[str, Any]:
        """The same when of all this the best is kept for each ability, and for the damage."""
        best = self.damage.best(kept)
        return {
            "keep": KEEPS[best],
            "expected_damage": self.mean(best),
            "abilities": [
                {
                    "id": name,
                    "probability": float(worths.exactly(worths.best(kept))),
                    "best_keep": KEEPS[worths.best(kept)],
                    "tiers": [float(tier.exactly(tier.best(kept))) for tier in tiers],
                }
                for name, (worths, tiers) in self.abilities.items()
            ],
            "after": self.after_roll(KEEPS[best]),
        }

    def mean(self, k: int) -> float:
        """The greatest mean damage when these dice are kept."""
        return float(self.damage.exactly(k) / self.common)

    def after_roll(self, keep: Keep) -> list[dict[str, Any]]:
        """What the best ability deals after the next roll, and how likely that is; whole numbers."""
        n = DICE - len(keep)
        ways: dict[int, int] = {}
        for values, times in results(n):
            damage = self.whole[PLACE[tuple(sorted((*keep, *values)))] - FIRST_ROLL]
            ways[damage] = ways.get(damage, 0) + times
        return [{"damage": damage, "probability": ways[damage] / 6**n} for damage in sorted(ways)]
