"""What boards know of moments beforehand must leave out nothing that may be done."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.kind import find_kind
from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.acting import answers, board_powers, cannot_answer
from igroteka.games.dice_throne.board import NUMBERS, STATUSES
from igroteka.games.dice_throne.state import Hero, Throne
from tests import properties

HEROES = list(NUMBERS)
SETUPS: list[dict[str, Any]] = [
    *[
        {"players": 2, "heroes": f"{a},{b}", "promo": "yes"}
        for a, b in zip(HEROES[::2], HEROES[1::2], strict=True)
    ],
    {"players": 4, "mode": "teams", "promo": "yes"},
    {"players": 4, "mode": "king", "promo": "yes"},
]


def everything(h: Hero) -> list[int]:
    """All that this hero could ever think of, as options in their order."""
    spends = [
        o.SPEND + o.POWERS * s + k for s, status in enumerate(STATUSES) for k in range(len(status.powers))
    ]
    uses = [
        o.USE + o.POWERS * slot + k
        for slot in range(len(h.levels) + 1)
        for k in range(len(board_powers(h, slot)))
    ]
    return [o.PLAY + card for card in h.hand] + spends + uses


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.get("heroes", setup.get("mode")))
def test_answers_are_all_that_no_clause_forbids(setup: dict[str, Any]) -> None:
    moments = set()
    for table, _ in properties.walk(find_kind("dice_throne"), 5, **setup):
        assert isinstance(table, Throne)
        main = type(table.question).__name__ == "MainPhase"
        for h in table.heroes:
            asked = main and h.seat == table.active
            allowed = [option for option in everything(h) if not cannot_answer(table, h, option, asked)]
            assert answers(table, h, asked) == allowed
            moments.add((table.phase, bool(allowed)))
    assert len(moments) > 6  # several phases, with and without something to do
