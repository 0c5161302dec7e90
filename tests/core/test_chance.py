"""The random source, decided draws and exact enumeration."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from igroteka import Game, outcomes
from igroteka.core.chance import Fate, seeded, source
from tests.core.toy import Coin, stones


def test_the_source_is_the_same_everywhere() -> None:
    s = source(7)
    assert [s.draw(6) for _ in range(12)] == [4, 0, 0, 2, 5, 2, 4, 5, 4, 4, 5, 2]
    assert [seeded(n) for n in (0, 1)] == [403208216099278296, 122066248837258460]


def test_draws_are_uniform_enough() -> None:
    s = source(3)
    for sides in (2, 6, 60):
        counts = Counter(s.draw(sides) for _ in range(600 * sides))
        assert set(counts) == set(range(sides))
        assert sum((count - 600) ** 2 / 600 for count in counts.values()) < 3 * sides + 10  # chi-squared


def test_neighbouring_seeds_are_unlike() -> None:
    firsts = [source(seed).draw(1000) for seed in range(500)]
    assert len(set(firsts)) > 350


def test_decided_draws_come_first_then_luck_goes_on() -> None:
    s, plain = source(5), source(5)
    fate = s.fate = Fate([3, 0])
    assert [s.draw(6), s.draw(2)] == [3, 0]
    assert fate.left() == []
    assert s.draw(6) == plain.draw(6)
    assert fate.sizes == [6, 2, 6]


def test_a_draw_that_cannot_be_is_refused() -> None:
    s = source(5)
    s.fate = Fate([6])
    with pytest.raises(ValueError, match="out of 6"):
        s.draw(6)


def test_outcomes_are_exact_even_if_the_ways_differ_in_length() -> None:
    chances: Counter[int] = Counter()
    for chance, after in outcomes(stones((Coin(), 0, 1)), 1):  # two coins, and a die after two heads
        chances[after.scores()[0]] += chance
    assert chances[0] == Fraction(1, 4)
    assert chances[1] == Fraction(1, 2)
    assert all(chances[n] == Fraction(1, 24) for n in range(2, 8))
    assert sum(chances.values()) == 1


def test_exact_chances_of_a_starting_heros_blessing() -> None:
    """A minor blessing with the light die of a starting hero: 5/6 gold, 1/6 sun."""
    game = Game.load(with_hind(Game.new("dice_forge", players=4).position()))
    game.play("use silver_hind")
    got: Counter[tuple[int, int]] = Counter()
    for chance, after in outcomes(game.table, 0):
        hero = game.kind.view(after, 0)["heroes"][0]["reserves"]
        got[hero["gold"]["has"], hero["sun"]["has"]] += chance
    assert got == {(4, 0): Fraction(5, 6), (3, 1): Fraction(1, 6)}


def with_hind(position: dict[str, Any]) -> dict[str, Any]:
    position["heroes"][0] |= {"gold": 3, "sun": 0, "moon": 0, "glory": 0, "cards": {"silver_hind": 1}}
    position["piles"]["silver_hind"] -= 1
    position["step"] = 2
    position["question"] = ["Reinforcement", {}]
    position["agenda"] = [[["EndOfTurn", {}], 0, 1], [["MainAction", {}], 0, 1]]
    return position
