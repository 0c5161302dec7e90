"""`igroteka odds`: exact chances, against counting by hand and by brute force."""

import json
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from igroteka.cli.app import run
from igroteka.games.dice_throne.board import NUMBERS
from igroteka.games.dice_throne.expectation import ability_odds, damage_odds
from igroteka.games.dice_throne.layout import new_hero
from igroteka.games.dice_throne.odds import ANY, ROLLS, best_keep


def asked(capsys: pytest.CaptureFixture[str], *argv: str) -> Any:
    assert run(["odds", "dice_throne", *argv, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("pattern", "attempts", "chance"),
    [
        ("small_straight", "1", Fraction(25, 162)),
        ("large_straight", "1", Fraction(5, 162)),
        ("five_of_a_kind", "1", Fraction(1, 1296)),
        ("five_of_a_kind", "3", Fraction(347897, 7558272)),  # the well-known 4.60 %
    ],
)
def test_patterns(capsys: pytest.CaptureFixture[str], pattern: str, attempts: str, chance: Fraction) -> None:
    data = asked(capsys, "--any", pattern, "--attempts", attempts)
    assert data == {"probability": pytest.approx(float(chance), abs=1e-12), "best_keep": []}


def test_a_fixed_keep_counts_for_the_next_roll_only(capsys: pytest.CaptureFixture[str]) -> None:
    dice = ("--dice", "1,2,3,4,4")
    data = asked(capsys, "--any", "large_straight", *dice, "--keep", "2,3,4", "--attempts", "1")
    assert data == {"probability": pytest.approx(2 * 2 / 36), "best_keep": [2, 3, 4]}
    best = asked(capsys, "--any", "large_straight", *dice, "--attempts", "1")
    assert best == {"probability": pytest.approx(1 / 6), "best_keep": [1, 2, 3, 4]}


def test_the_abilities_of_a_hero(capsys: pytest.CaptureFixture[str]) -> None:
    data = asked(capsys, "gunslinger", "--dice", "6,6,6,6,2", "--attempts", "1")
    rows = {row["id"]: row for row in data["abilities"]}
    assert rows["deadeye"] == {"id": "deadeye", "probability": 1.0, "best_keep": [2, 6, 6, 6, 6]}
    assert rows["fillem_with_lead"]["probability"] == pytest.approx(1 / 6)
    assert rows["fillem_with_lead"]["best_keep"] == [6, 6, 6, 6]
    # Deadeye 6 for sure, and the Ultimate's 10 + 1 for its own Bounty once in six
    assert data["expected_damage"] == pytest.approx(6 + 5 / 6)
    assert data["best_keep_for_damage"] == [6, 6, 6, 6]


def test_no_rolls_to_come(capsys: pytest.CaptureFixture[str]) -> None:
    data = asked(capsys, "barbarian", "--dice", "1,2,3,6,6", "--attempts", "0")
    rows = {row["id"]: row["probability"] for row in data["abilities"]}
    assert (rows["overpower"], rows["smack"], rows["rage"]) == (1, 1, 0)
    assert data["expected_damage"] == pytest.approx(10.5)  # three dice of Overpower


def test_two_rolls_agree_with_brute_force() -> None:
    """Every keep, every result of it, every keep of that, every result of that: no cleverness."""
    roll = (1, 2, 2, 5, 6)
    values = dict(zip(ROLLS, ANY["small_straight"], strict=True))

    def keeps(dice: tuple[int, ...]) -> set[tuple[int, ...]]:
        return {kept for n in range(6) for kept in combinations(dice, n)}

    def mean(kept: tuple[int, ...], worth: dict[tuple[int, ...], Fraction]) -> Fraction:
        rest = list(product(range(1, 7), repeat=5 - len(kept)))
        return sum((worth[tuple(sorted(kept + more))] for more in rest), Fraction(0)) / len(rest)

    last = {result: Fraction(value) for result, value in values.items()}
    of_keep = {kept: mean(kept, last) for kept in set().union(*map(keeps, ROLLS))}
    middle = {result: max(of_keep[kept] for kept in keeps(result)) for result in ROLLS}
    expected = max(mean(kept, middle) for kept in keeps(roll))
    assert best_keep(ANY["small_straight"], roll, 2)[0] == expected


@pytest.mark.parametrize("name", list(NUMBERS))
def test_every_hero_has_odds(name: str) -> None:
    hero = new_hero(0, NUMBERS[name])
    chances = ability_odds(hero, None, 3)
    assert all(0 < chance <= 1 for chance, _ in chances.values())
    more = ability_odds(hero, None, 4)
    assert all(more[ability][0] > chance for ability, (chance, _) in chances.items())
    assert damage_odds(hero, None, 3)[0] > 3


@pytest.mark.parametrize(
    ("argv", "status", "key"),
    [
        (["odds", "epic", "gunslinger"], 1, "odds-game"),
        (["odds", "dice_throne", "nobody"], 1, "odds-hero"),
        (["odds", "dice_throne"], 2, "odds-what"),
        (["odds", "dice_throne", "ninja", "--any", "small_straight"], 2, "odds-what"),
        (["odds", "dice_throne", "--any", "flush"], 1, "odds-pattern"),
        (["odds", "dice_throne", "ninja", "--dice", "1,2,3"], 1, "odds-dice"),
        (["odds", "dice_throne", "ninja", "--dice", "1,2,3,4,7"], 1, "odds-dice"),
        (["odds", "dice_throne", "ninja", "--dice", "1,2,3,4,5", "--keep", "1,1"], 1, "odds-keep"),
        (["odds", "dice_throne", "ninja", "--keep", "1"], 1, "odds-keep-nothing"),
        (["odds", "dice_throne", "ninja", "--attempts", "0"], 1, "odds-attempts"),
        (["odds", "dice_throne", "ninja", "--attempts", "99"], 1, "odds-attempts"),
    ],
)
def test_bad_questions(capsys: pytest.CaptureFixture[str], argv: list[str], status: int, key: str) -> None:
    assert run([*argv, "--json"]) == status
    assert json.loads(capsys.readouterr().err)["error"]["key"] == key
    for lang in ("en", "ru"):
        assert run([*argv, "--lang", lang]) == status
        assert capsys.readouterr().err.strip()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_told_to_people(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert run(["odds", "dice_throne", "gunslinger", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 8  # seven abilities, and the damage
    assert "98.39 %" in lines[0]
