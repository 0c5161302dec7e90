"""Treant: abilities, upgrades, Spirits, statuses and cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import Scene, duel, king, teams
from tests.dice_throne.texts import acts, turn_of

Expected = tuple[bool, int, Tokens, Tokens]
VINE = {"barbed_vine": 1}
WELL = {"wellspring": 1}


def spirits(s: Scene, seat: int = 0) -> tuple[int, int, int]:
    """Seedlings, Saplings and Dryads in play."""
    return s.companion(seat, "seedling"), s.companion(seat, "sapling"), s.companion(seat, "dryad")


def treant(*hand: str, **given: Any) -> dict[str, Any]:
    """A Treant with a card to stay in the Main Phase."""
    return {"hero": "treant", "hand": [*hand, IDLE], **given}


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "splinter 1", (1, 2, 3, 4, 6), (True, 5, {}, {})),
        (1, "splinter 2", (1, 2, 3, 3, 6), (True, 6, {}, {})),
        (1, "splinter 3", (1, 2, 3, 3, 3), (True, 7, {}, {})),
        (2, "splinter 1", (1, 2, 3, 4, 6), (True, 5, {}, VINE)),
        (2, "splinter 2", (1, 2, 3, 3, 6), (True, 6, {}, VINE)),
        (2, "splinter 3", (1, 2, 3, 3, 3), (True, 7, {}, VINE)),
        (3, "splinter 1", (1, 2, 3, 4, 6), (True, 5, {}, VINE)),
        (3, "splinter 2", (1, 2, 3, 3, 6), (True, 6, {}, VINE)),
        (3, "splinter 3", (1, 2, 3, 1, 2), (True, 7, {}, VINE)),
        (1, "vengeful_vines", (1, 2, 3, 4, 1), (True, 7, {}, VINE)),
        (2, "vengeful_vines", (3, 4, 5, 6, 1), (True, 8, {}, VINE)),
        (1, "call_of_the_wild", (1, 2, 3, 4, 5, 1, 2, 4, 5), (True, 10, WELL, {})),
        (1, "call_of_the_wild", (1, 2, 3, 4, 5, 1, 2, 3, 3), (True, 12, {}, {})),
        (2, "call_of_the_wild", (1, 2, 3, 4, 5, 1, 2, 3, 3, 4), (True, 12, WELL, {})),
    ],
)
def test_ability(level: int, use: str, dice: tuple[int, ...], expected: Expected) -> None:
    assert outcome(struck("treant", use, *dice, level=level)) == expected


def test_splinter_inflicts_the_vine_for_a_spirit() -> None:
    s = duel(treant(companions=[1, 0, 0]), {"hero": "barbarian"}).attack("splinter 1", 1, 2, 3, 4, 6)
    assert s.asked == (0, "spend-spirits")
    assert outcome(s.play("companion seedling").until("defend")) == (True, 5, {}, VINE)
    assert spirits(s) == (0, 0, 0)


def test_splinter_without_the_spirit_when_it_is_kept() -> None:
    s = struck("treant", "splinter 1", 1, 2, 3, 4, 6, companions=[1, 0, 0])
    assert outcome(s) == (True, 5, {}, {})
    assert spirits(s) == (1, 0, 0)


def test_splinter_3_grows_with_three_equal_dice() -> None:
    s = struck("treant", "splinter 1", 3, 3, 3, 4, 6, level=3)
    assert spirits(s) == (1, 0, 0)


@pytest.mark.parametrize(("level", "grown"), [(1, (1, 1, 0)), (2, (0, 2, 0))])
def test_tend(level: int, grown: tuple[int, int, int]) -> None:
    s = duel(treant(levels={"tend": level}), {"hero": "barbarian"}).attack("tend", 4, 5, 6, 6, 1)
    s.play("companion seedling", "companion sapling")  # a question with one answer answers itself
    if level == 2:
        s.play("companion sapling")
    s.until("choose").play("player 0").settle()
    assert spirits(s) == grown
    assert (s.hero(0)["tokens"], s.hero(1)["tokens"], len(s.hand(0))) == (WELL, VINE, 2)
