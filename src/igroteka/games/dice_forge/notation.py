"""How options are written: `buy sun_1`, `replace dark gold_1`, `feat hydra`. English, in every record.

Writing and reading need no table: an option means the same in every question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.core.errors import IllegalOption
from igroteka.games.dice_forge import options as o
from igroteka.games.dice_forge.catalogue import CARD_NAMES, DICE, FACE_NAMES, RESOURCES

SEATS: Final = ("0", "1", "2", "3")
STEPS: Final = tuple(str(n) for n in range(61))  # two hammers have 60

# The word of each family, and the names that may follow it.
GRAMMAR: Final[dict[int, tuple[str, tuple[Sequence[str], ...]]]] = {
    o.PASS: ("pass", ()),
    o.EXTRA: ("extra", ()),
    o.CERBERUS: ("cerberus", ()),
    o.EXCHANGE: ("exchange", ()),
    o.TAKE: ("take", (RESOURCES,)),
    o.TRITON: ("triton", (RESOURCES,)),
    o.DIE: ("die", (DICE,)),
    o.GIVE: ("give", (SEATS,)),
    o.HAMMER: ("hammer", (STEPS,)),
    o.COPY: ("copy", ((*FACE_NAMES, "nothing"),)),  # among mirrors there is nothing to copy
    o.BUY: ("buy", (FACE_NAMES,)),
    o.PICK: ("pick", (FACE_NAMES,)),
    o.FIRST: ("first", (FACE_NAMES,)),
    o.REPLACE: ("replace", (DICE, FACE_NAMES)),
    o.FEAT: ("feat", (CARD_NAMES,)),
    o.USE: ("use", (CARD_NAMES,)),
    o.SATYRS: ("satyrs", (FACE_NAMES, FACE_NAMES)),
}
FAMILY_OF: Final = {word: family for family, (word, _) in GRAMMAR.items()}


def parts(option: int) -> list[int]:
    """The numbers that an option adds to its family."""
    family = o.family(option)
    count = len(GRAMMAR[family][1])
    rest = option - family
    return list(divmod(rest, o.PAIR)) if count == 2 else [rest][:count]


def written(option: int) -> str:
    """An option as text."""
    word, names = GRAMMAR[o.family(option)]
    return " ".join([word, *(row[i] for row, i in zip(names, parts(option), strict=True))])


def read(text: str) -> int:
    """The option that a text means; refuses what is no notation of this game."""
    word, *rest = text.split() or [""]
    family = FAMILY_OF.get(word)
    if family is None:
        raise IllegalOption("notation-unknown-word", given=text, allowed=", ".join(FAMILY_OF))
    names = GRAMMAR[family][1]
    if len(rest) != len(names):
        raise IllegalOption("notation-wrong-length", given=text, word=word, expected=len(names))
    numbers: list[int] = []
    for given, row in zip(rest, names, strict=True):
        if given not in row:
            raise IllegalOption("notation-unknown-name", given=given, word=word, allowed=", ".join(row))
        numbers.append(row.index(given))
    if family == o.SATYRS:
        numbers.sort()  # the two faces are taken together
    return family + (o.PAIR * numbers[0] + numbers[1] if len(numbers) == 2 else sum(numbers))


def all_options() -> list[int]:
    """Every option that can be written."""
    found: list[int] = []
    for family, (_, names) in GRAMMAR.items():
        if len(names) == 2:
            pairs = [(i, j) for i in range(len(names[0])) for j in range(len(names[1]))]
            found += [family + o.PAIR * i + j for i, j in pairs if family != o.SATYRS or i <= j]
        else:
            found += [family + i for i in range(len(names[0]) if names else 1)]
    return found
