"""The properties of `tests.properties` on random games of all player counts and card sets."""

import pytest

from tests import properties

SETUPS = [
    (players, cards)
    for players in (2, 3, 4)
    for cards in ("intro", "alternative", "random", "tenacious_boar,triton,cerberus,celestial_ship")
]
every_setup = pytest.mark.parametrize(("players", "cards"), SETUPS)


@every_setup
def test_games_end_and_nothing_appears_or_vanishes(players: int, cards: str) -> None:
    for seed in range(200):  # thousands in all
        properties.ends_and_conserves("dice_forge", seed, players, every=11, cards=cards)


@every_setup
def test_every_single_position_is_sound(players: int, cards: str) -> None:
    for seed in range(1000, 1006):
        properties.ends_and_conserves("dice_forge", seed, players, cards=cards)


@every_setup
def test_clones_go_their_own_way(players: int, cards: str) -> None:
    for seed in range(4):
        properties.clones_go_their_own_way("dice_forge", seed, players, cards=cards)


@every_setup
def test_saved_positions_go_on_alike(players: int, cards: str) -> None:
    for seed in range(6):
        properties.saved_goes_on_alike("dice_forge", seed, players, cards=cards)


@every_setup
def test_nothing_leaks(players: int, cards: str) -> None:
    for seed in range(5):
        properties.nothing_leaks("dice_forge", seed, players, cards=cards)


@every_setup
def test_looking_changes_nothing(players: int, cards: str) -> None:
    for seed in range(5):
        properties.looking_changes_nothing("dice_forge", seed, players, cards=cards)


@every_setup
def test_what_is_refused_changes_nothing(players: int, cards: str) -> None:
    properties.refused_changes_nothing("dice_forge", 3, players, cards=cards)


@every_setup
def test_records_read_back(players: int, cards: str) -> None:
    for seed in range(4):
        properties.recorded_game_reads_back("dice_forge", seed, players, cards=cards)


@every_setup
def test_chances_sum_to_one(players: int, cards: str) -> None:
    tried = sum(properties.chances_sum_to_one("dice_forge", seed, players, cards=cards) for seed in range(5))
    assert tried > 0
