"""The properties of `tests.properties` on random games: all heroes, modes and player counts."""

from typing import Any

import pytest

from igroteka.core.kind import find_kind
from igroteka.games.dice_throne.board import NUMBERS
from igroteka.games.dice_throne.state import Throne
from tests import properties

HEROES = list(NUMBERS)
FEW: list[dict[str, Any]] = [
    {"players": 2, "heroes": "gunslinger,barbarian"},
    {"players": 2, "heroes": "artificer,cursed_pirate"},
    {"players": 2, "heroes": "huntress,treant"},
    {"players": 2, "heroes": "vampire_lord,tactician"},
    {"players": 2, "promo": "yes"},
    {"players": 3, "mode": "king"},
    {"players": 4, "mode": "teams"},
]
MANY: list[dict[str, Any]] = [
    *[{"players": 2, "heroes": f"{a},{b}"} for a, b in zip(HEROES, [*HEROES[5:], *HEROES[:5]], strict=True)],
    {"players": 4, "mode": "king", "promo": "yes"},
    {"players": 5, "mode": "king"},
    {"players": 6, "mode": "king"},
    {"players": 6, "mode": "teams", "promo": "yes"},
]


def named(setup: dict[str, Any]) -> str:
    """How a set-up is called in reports."""
    return "-".join(str(value) for value in setup.values())


few_setups = pytest.mark.parametrize("setup", FEW, ids=named)
all_setups = pytest.mark.parametrize("setup", FEW + MANY, ids=named)


@all_setups
def test_games_end_and_nothing_appears_or_vanishes(setup: dict[str, Any]) -> None:
    for seed in range(3):
        properties.ends_and_conserves("dice_throne", seed, every=7, **setup)


@few_setups
def test_every_single_position_is_sound(setup: dict[str, Any]) -> None:
    properties.ends_and_conserves("dice_throne", 1000, **setup)


@few_setups
def test_nothing_waits_in_a_main_phase_and_nobody_who_is_out_is_asked(setup: dict[str, Any]) -> None:
    for table, _ in properties.walk(find_kind("dice_throne"), 2000, **setup):
        assert isinstance(table, Throne)
        assert not table.heroes[table.player].out
        if type(table.question).__name__ == "MainPhase":
            assert not table.rolls
            assert not table.waiting
            assert not table.isolated
            for h in table.heroes:
                assert (h.incoming, h.sure, h.prevented, h.halves, h.returned) == (0, 0, 0, 0, 0)
                assert not h.playing


@few_setups
def test_clones_go_their_own_way(setup: dict[str, Any]) -> None:
    properties.clones_go_their_own_way("dice_throne", 3, **setup)


@all_setups
def test_saved_positions_go_on_alike(setup: dict[str, Any]) -> None:
    properties.saved_goes_on_alike("dice_throne", 1, every=11 * setup["players"], **setup)


@all_setups
def test_nothing_leaks(setup: dict[str, Any]) -> None:
    properties.nothing_leaks("dice_throne", 1, every=17 * setup["players"], **setup)


@all_setups
def test_looking_changes_nothing(setup: dict[str, Any]) -> None:
    properties.looking_changes_nothing("dice_throne", 3, every=13 * setup["players"], **setup)


@few_setups
def test_what_is_refused_changes_nothing(setup: dict[str, Any]) -> None:
    properties.refused_changes_nothing("dice_throne", 3, every=3, **setup)


@few_setups
def test_records_read_back(setup: dict[str, Any]) -> None:
    properties.recorded_game_reads_back("dice_throne", 1, **setup)


@few_setups
def test_chances_sum_to_one(setup: dict[str, Any]) -> None:
    assert properties.chances_sum_to_one("dice_throne", 2, most=100, **setup) > 0
