"""Pyromancer: abilities, upgrades, statuses and cards."""

from __future__ import annotations

import pytest

from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import duel, king
from tests.dice_throne.texts import acts, turn_of


def mastery(n: int) -> Tokens:
    """Fire Mastery."""
    return {"fire_mastery": n}


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "fireball 1", (1, 1, 2, 4, 5), (True, 4, mastery(1), {})),
        (1, "fireball 2", (1, 1, 2, 3, 5), (True, 6, mastery(1), {})),
        (1, "fireball 3", (1, 1, 2, 3, 3), (True, 8, mastery(1), {})),
        (2, "fireball 1", (1, 1, 2, 4, 5), (True, 4, mastery(2), {})),
        (2, "fireball 2", (1, 1, 2, 3, 5), (True, 6, mastery(2), {})),
        (2, "fireball 3", (1, 1, 2, 3, 3), (True, 8, mastery(2), {})),
        (1, "burning_soul", (5, 5, 1, 1, 4), (False, 2, mastery(4), {})),
        (1, "burning_soul", (5, 5, 5, 1, 4), (False, 3, mastery(5), {})),
        (2, "burning_soul 1", (5, 5, 1, 1, 4), (False, 2, mastery(4), {})),
        (2, "burning_soul 2", (5, 5, 5, 1, 1), (False, 3, mastery(5), {"burn": 1})),
        (2, "burning_soul 3", (5, 5, 5, 5, 1), (False, 4, mastery(6), {"burn": 1})),
        (1, "hot_streak", (1, 2, 3, 4, 4), (True, 7, mastery(2), {})),
        (2, "hot_streak", (1, 2, 3, 4, 4), (True, 8, mastery(2), {})),
        (1, "meteorite", (6, 6, 6, 6, 1), (False, 4, mastery(2), {})),
        (2, "meteorite", (6, 6, 6, 6, 1), (False, 5, mastery(2), {})),
        (1, "ignite", (1, 2, 3, 4, 5), (True, 8, mastery(2), {})),
        (2, "ignite", (2, 3, 4, 5, 6), (True, 9, mastery(2), {"burn": 1})),
        (1, "scorch_the_earth", (6, 6, 6, 6, 6), (False, 14, mastery(3), {"knockdown": 1, "burn": 1})),
    ],
)
def test_ability(
    level: int, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("pyromancer", use, *dice, level=level)) == expected


@pytest.mark.parametrize(
    ("ability", "use", "dice", "expected"),
    [
        ("hot_streak", "scorch", (1, 1, 4, 4, 6), (True, 6, mastery(2), {"burn": 1})),
        ("meteorite", "meteoroid", (6, 6, 6, 1, 2), (False, 0, {}, {"knockdown": 1, "burn": 1})),
        ("ignite", "blazing_soul", (4, 4, 5, 5, 1), (False, 0, mastery(5), {"burn": 1})),
    ],
)
def test_second_ability(
    ability: str, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("pyromancer", use, *dice, ability=ability, level=2)) == expected


@pytest.mark.parametrize(
    ("level", "dice", "expected"),
    [
        (1, (1,), (True, 9, {}, {})),
        (1, (4,), (True, 6, {}, {"burn": 1})),
        (1, (5,), (True, 6, mastery(2), {})),
        (1, (6,), (True, 6, {}, {"knockdown": 1})),
        (2, (2, 3), (True, 12, {}, {})),
        (2, (5, 5), (True, 6, mastery(4), {})),
        (3, (4, 6), (True, 6, {}, {"burn": 1, "knockdown": 1})),
    ],
)
def test_pyroblast_counts_its_own_dice(
    level: int, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("pyromancer", "pyroblast", 1, 1, 2, 6, 5, *dice, level=level)) == expected


def test_pyroblast_3_rolls_one_die_again() -> None:
    s = duel({"hero": "pyromancer", "levels": {"pyroblast": 3}, "hand": [IDLE]}, {"hero": "barbarian"})
    s.attack("pyroblast", 1, 1, 2, 6, 5, 4, 1)
    assert s.asked == (0, "roll-again")
    assert s.refused("reroll 4,1") == "DT-16.12"
    s.dice(3).play("reroll 4").until("defend")
    assert outcome(s) == (True, 12, {}, {})


@pytest.mark.clause("DT-10.15")
@pytest.mark.parametrize(
    ("use", "dice", "lost"),
    [("hot_streak", (1, 2, 3, 4, 4), 10), ("ignite", (1, 2, 3, 4, 5), 14), ("meteorite", (6, 6, 6, 6, 1), 7)],
)
def test_fire_mastery_fuels_abilities_up_to_its_limit(use: str, dice: tuple[int, ...], lost: int) -> None:
    s = struck("pyromancer", use, *dice, tokens=mastery(4))
    assert outcome(s)[1:3] == (lost, mastery(5))


@pytest.mark.parametrize(
    ("level", "spent", "lost"), [(1, 4, 12), (1, 1, 3), (1, 0, 0), (2, 4, 16), (2, 2, 8)]
)
def test_combustion_spends_fire_mastery(level: int, spent: int, lost: int) -> None:
    s = duel(
        {"hero": "pyromancer", "levels": {"combustion": level}, "hand": [IDLE], "tokens": mastery(4)},
        {"hero": "barbarian"},
    )
    s.attack("combustion", 1, 4, 5, 6, 6)
    assert s.offered() == ["number 0", "number 1", "number 2", "number 3", "number 4"]
    s.play(f"number {spent}")
    assert outcome(s) == (False, lost, mastery(5 - spent), {})


@pytest.mark.clause("DT-10.4")
def test_an_answer_at_then_does_not_change_what_was_spent() -> None:
    s = duel(
        {"hero": "pyromancer", "hand": ["getting_paid", IDLE], "tokens": mastery(3)}, {"hero": "barbarian"}
    )
    s.attack("combustion", 1, 4, 5, 6, 6).play("number 4")
    assert s.asked == (0, "window-then")
    s.play("play getting_paid").settle()
    assert s.health(1) == 38


@pytest.mark.clause("DT-9.10")
def test_blazing_soul_raises_the_limit_for_good() -> None:
    s = struck("pyromancer", "blazing_soul", 4, 4, 5, 5, 1, ability="ignite", level=2, tokens=mastery(3))
    assert s.tokens(0, "fire_mastery") == 6


@pytest.mark.clause("DT-17.6")
@pytest.mark.parametrize(
    ("level", "use", "dice"), [(1, "meteorite", (6, 6, 6, 6, 1)), (2, "meteoroid", (6, 6, 6, 1, 2))]
)
def test_a_stunned_opponent_is_attacked_again(level: int, use: str, dice: tuple[int, ...]) -> None:
    s = duel({"hero": "pyromancer", "levels": {"meteorite": level}}, {"hero": "barbarian"})
    s.attack(use, *dice).until("rolling", "main")
    assert (s.asked, s.tokens(1, "stun"), s.view["attempts_left"]) == ((0, "rolling"), 0, 3)


@pytest.mark.clause("DT-11.6")
def test_collateral_damage_reaches_every_opponent() -> None:
    s = king({"hero": "pyromancer"}, {"hero": "barbarian"}, {"hero": "paladin"})
    s.attack("meteorite", 6, 6, 6, 6, 1).until("choose-target").play("player 2").until("rolling")
    assert (s.health(1), s.health(2)) == (33, 31)


def test_burning_soul_is_no_attack() -> None:
    s = struck("pyromancer", "burning_soul", 5, 5, 1, 1, 4, hand=["red_hot"])
    assert (s.asked, s.health(1), s.hand(0)) == ((0, "main"), 48, ["red_hot"])


@pytest.mark.parametrize(("level", "back"), [(1, 3), (2, 3), (3, 6)])
def test_molten_armor(level: int, back: int) -> None:
    s = defended("pyromancer", "molten_armor", 1, 2, 3, 5, 5, level=level)
    assert (s.health(0), s.health(1), s.tokens(1, "fire_mastery")) == (50 - back, 42, 2)


@pytest.mark.parametrize(
    ("card", "level", "cost"),
    [
        ("fireball_2", 2, 1),
        ("pyroblast_2", 2, 2),
        ("pyroblast_3", 3, 3),
        ("burning_soul_2", 2, 1),
        ("combustion_2", 2, 2),
        ("hot_streak_2", 2, 2),
        ("meteorite_2", 2, 2),
        ("ignite_2", 2, 2),
        ("molten_armor_2", 2, 1),
        ("molten_armor_3", 3, 3),
    ],
)
def test_upgrade(card: str, level: int, cost: int) -> None:
    assert upgraded("pyromancer", card) == (level, cost)


# ---- statuses -------------------------------------------------------------------------------------------
def test_fire_mastery_cools_down_in_upkeep() -> None:
    s = duel({"hero": "pyromancer", "tokens": mastery(3)}, {"hero": "barbarian"})
    assert turn_of(s, 0).tokens(0, "fire_mastery") == 2


@pytest.mark.clause("DT-9.6")
def test_burn_hurts_in_every_upkeep() -> None:
    s = duel({"hero": "pyromancer"}, {"hero": "barbarian", "tokens": {"burn": 1}})
    turn_of(turn_of(s, 1), 1)
    assert (s.health(1), s.tokens(1, "burn")) == (46, 1)


# ---- cards ----------------------------------------------------------------------------------------------
def test_warm_up_sells_fire_mastery() -> None:
    s = duel(
        {"hero": "pyromancer", "hand": ["warm_up"], "cp": 7, "tokens": mastery(1)}, {"hero": "barbarian"}
    )
    s.play("play warm_up")
    assert s.offered() == ["number 0", "number 1", "number 2", "number 3"]
    s.play("number 2")
    assert (s.tokens(0, "fire_mastery"), s.cp(0)) == (4, 5)


def test_fire_up_raises_the_limit() -> None:
    s = duel(
        {"hero": "pyromancer", "hand": ["fire_up"], "cp": 3, "tokens": mastery(5)}, {"hero": "barbarian"}
    )
    s.play("play fire_up")
    assert (s.tokens(0, "fire_mastery"), s.cp(0)) == (6, 0)


def test_red_hot_adds_damage_for_fire_mastery() -> None:
    s = duel({"hero": "pyromancer", "hand": ["red_hot", IDLE], "tokens": mastery(3)}, {"hero": "barbarian"})
    acts(s.attack("fireball 1", 1, 1, 2, 4, 5), 0, "play red_hot").settle()
    assert (s.health(1), s.cp(0)) == (42, 1)


@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (2, (True, 7, mastery(1), {})),
        (4, (True, 4, mastery(1), {"burn": 1})),
        (5, (True, 4, mastery(3), {})),
        (6, (True, 4, mastery(1), {"knockdown": 1})),
    ],
)
def test_huzzah(die: int, expected: tuple[bool, int, Tokens, Tokens]) -> None:
    s = duel({"hero": "pyromancer", "hand": ["huzzah", IDLE]}, {"hero": "barbarian"})
    s.attack("fireball 1", 1, 1, 2, 4, 5).dice(die)
    assert outcome(acts(s, 0, "play huzzah").until("defend")) == expected
    assert s.cp(0) == 1


@pytest.mark.parametrize(("die", "tokens", "cards"), [(6, 5, 0), (5, 2, 1)])
def test_infernal_infusion(die: int, tokens: int, cards: int) -> None:
    s = duel(
        {"hero": "pyromancer", "hand": ["infernal_infusion"], "tokens": mastery(2)}, {"hero": "barbarian"}
    )
    s.dice(die).play("play infernal_infusion")
    assert (s.tokens(0, "fire_mastery"), len(s.hand(0))) == (tokens, cards)
