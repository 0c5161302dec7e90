"""What the next blessing may give: exact chances, now and with another face in a die.

Every roll is played out by the rules themselves on a copy of the table, with every choice tried. For each
resource it counts how much of it the roll can give: a face with a choice counts for every resource it
offers. Reserves are taken as roomy; `room` says what would fit, so that a reader can tell what would be lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any, Final

from igroteka.core.errors import IllegalOption
from igroteka.core.table import NOBODY
from igroteka.games.dice_forge import options as o
from igroteka.games.dice_forge.blessings import apply_roll
from igroteka.games.dice_forge.catalogue import CHEST, DICE, FACE_NAMES, GLORY, GOLD, MIRROR, RESOURCES
from igroteka.games.dice_forge.state import Forge, Hero

ROOMY: Final = 99  # so many chests that nothing a roll gives is lost
NOT_OF_THE_ROLL: Final = (o.TRITON, o.BUY)  # a token spent meanwhile, a purchase from a ship

Dice = tuple[int, ...]
Gains = tuple[int, ...]  # the most of each resource that a roll can give
Chances = dict[int, Fraction]  # how likely each amount of a resource is


def chances(g: Forge, seat: int, about: Mapping[str, Any]) -> dict[str, Any]:
    """The next blessing of a seat; with `about` (die, slot, face) also after that face is forged there."""
    h = g.heroes[seat]
    dice = forged(h.dice, about) if about else None
    answer = {"seat": seat, "room": room(h), "now": told(blessing(g, seat, h.dice))}
    if dice is not None:
        answer["then"] = told(blessing(g, seat, dice))
    return answer


def forged(dice: Dice, about: Mapping[str, Any]) -> Dice:
    """The dice with the face in its new place; refuses what is no die, slot or face."""
    die = number(about, "die", DICE)
    place = number(about, "slot", range(6))
    face = number(about, "face", FACE_NAMES)
    slot = 6 * die + place
    return (*dice[:slot], face, *dice[slot + 1 :])


def number(about: Mapping[str, Any], word: str, names: Sequence[str | int]) -> int:
    """The number of what is named by a word of the request."""
    given: Any = about.get(word)
    if isinstance(given, bool) or given not in names:
        allowed = ", ".join(map(str, names))
        raise IllegalOption("notation-unknown-name", given=str(given), word=word, allowed=allowed)
    return names.index(given)


def room(h: Hero) -> dict[str, int | None]:
    """How much more fits into the reserves; gold may go on the hammer too, and glory always fits."""
    found: dict[str, int | None] = {"glory": None}
    for resource, name in enumerate(RESOURCES[:GLORY]):
        found[name] = h.most(resource) - h.reserve(resource) + (h.hammer_left() if resource == GOLD else 0)
    return found


def told(found: tuple[Chances, ...]) -> dict[str, Any]:
    """Chances as plain data."""
    return {
        name: {
            "expected": float(sum(n * chance for n, chance in chances.items())),
            "chances": [[n, float(chances[n])] for n in sorted(chances)],
        }
        for name, chances in zip(RESOURCES, found, strict=True)
    }


# ---- counting -----------------------------------------------------------------------------------------
def blessing(g: Forge, seat: int, dice: Dice) -> tuple[Chances, ...]:
    """For each resource how likely the dice are to give how much of it."""
    found: tuple[Chances, ...] = tuple({} for _ in RESOURCES)
    rolls = Counter((light, dark) for light in dice[:6] for dark in dice[6:])
    for roll, ways in rolls.items():
        for best, chance in gains(g, seat, roll):
            for resource, n in enumerate(best):
                found[resource][n] = found[resource].get(n, Fraction()) + Fraction(ways, 36) * chance
    return found


def gains(g: Forge, seat: int, roll: tuple[int, int]) -> Iterator[tuple[Gains, Fraction]]:
    """What a roll can give, by what the rivals roll at the same time if there is a mirror to copy it."""
    mirrors = roll.count(MIRROR)
    if not mirrors:
        yield best_of(g, seat, roll, ()), Fraction(1)
        return
    known: dict[tuple[int, ...], Gains] = {}
    for shown, chance in shown_by_rivals(g, seat).items():
        copies = list(combinations_with_replacement(sorted(shown), mirrors))
        for copied in copies:
            if copied not in known:
                known[copied] = best_of(g, seat, roll, copied)
        yield tuple(map(max, zip(*[known[copied] for copied in copies], strict=True))), chance


def shown_by_rivals(g: Forge, seat: int) -> dict[frozenset[int], Fraction]:
    """How likely the rivals' dice are to show which faces, once all are rolled."""
    found = {frozenset[int](): Fraction(1)}
    for h in g.rivals(g.heroes[seat]):
        for die in (h.dice[:6], h.dice[6:]):
            more: dict[frozenset[int], Fraction] = {}
            for shown, chance in found.items():
                for face, ways in Counter(die).items():
                    both = shown | {face}
                    more[both] = more.get(both, Fraction()) + chance * Fraction(ways, 6)
            found = more
    return found


def best_of(g: Forge, seat: int, roll: tuple[int, int], copied: tuple[int, ...]) -> Gains:
    """The most of each resource that a roll can give; mirrors find only these faces to copy."""
    before = g.clone()
    before.agenda.clear()
    before.mark = 0
    before.over = False
    before.player = NOBODY
    before.question = None
    me = before.heroes[seat]
    me.cards = (*me.cards[:CHEST], ROOMY, *me.cards[CHEST + 1 :])
    if copied:
        for rival in before.rivals(me):
            rival.dice = (copied[0],) * 6 + (copied[-1],) * 6
    after = before.clone()
    apply_roll(after, after.heroes[seat], 1, *roll)
    after.run()
    ends = [gained(me, end.heroes[seat]) for end in played_out(after, seat)]
    return tuple(map(max, zip(*ends, strict=True)))


def played_out(g: Forge, seat: int) -> Iterator[Forge]:
    """Every way a seat can decide until the roll is applied; what others choose changes nothing for it."""
    if g.player == NOBODY:
        yield g
        return
    ways = [i for i, option in enumerate(g.options) if o.family(option) not in NOT_OF_THE_ROLL]
    for i in ways if g.player == seat else ways[:1]:
        after = g.clone()
        after.choose(i)
        yield from played_out(after, seat)


def gained(before: Hero, after: Hero) -> Gains:
    """How much more of each resource there is; gold on the hammer was gained too."""
    more = [after.reserve(resource) - before.reserve(resource) for resource in range(len(RESOURCES))]
    more[GOLD] += after.hammer - before.hammer
    return tuple(more)
