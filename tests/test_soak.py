"""A seeded sample of `tests.soak`: random games of every kind of set-up."""

import pytest

from tests import soak

SAMPLES = [("dice_forge", 300), ("epic", 300), ("dice_throne", 300)]


@pytest.mark.parametrize(
    ("game", "first"), [(game, first) for game, games in SAMPLES for first in range(0, games, 30)]
)
def test_random_games_of_every_setup(game: str, first: int) -> None:
    for seed in range(first, first + 30):
        soak.play_named((game, seed))
