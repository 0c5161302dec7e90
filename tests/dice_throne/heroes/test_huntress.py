"""Huntress: abilities, Nyra, upgrades, statuses and cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import Scene, duel, king

BLEED = {"bleed": 1}
BOND = {"nyras_bond": 1}


def huntress(foe: dict[str, Any] | None = None, active: int = 0, **given: Any) -> Scene:
    """A Huntress and a Barbarian."""
    barbarian = {"hero": "barbarian", "hand": [IDLE], **(foe or {})}
    return duel({"hero": "huntress", "hand": [IDLE], **given}, barbarian, active=active)


def nyra(s: Scene) -> tuple[int, int]:
    """Her health, and whether she is active."""
    return s.companion(0, "nyra"), s.companion(0, "nyra_active")


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "animalistic 1", (1, 2, 2, 5, 6), (True, 5, {}, {})),
        (1, "animalistic 2", (1, 2, 2, 2, 6), (True, 6, {}, {})),
        (1, "animalistic 3", (1, 1, 1, 1, 1), (True, 7, {}, {})),
        (2, "animalistic 1", (1, 2, 2, 5, 6), (True, 6, {}, {})),
        (2, "animalistic 2", (2, 2, 2, 2, 6), (True, 7, {}, BLEED)),
        (2, "animalistic 3", (1, 1, 2, 2, 2), (True, 8, {}, {})),
        (1, "savage", (3, 3, 4, 6, 1, 2), (True, 7, {}, {})),
        (1, "savage", (3, 3, 4, 6, 1, 4), (True, 8, {}, {})),
        (1, "savage", (3, 3, 4, 6, 1, 5), (True, 6, BOND, {})),
        (1, "savage", (3, 3, 4, 6, 1, 6), (True, 6, {}, BLEED)),
        (2, "savage", (3, 3, 4, 6, 1, 2), (True, 8, {}, {})),
        (1, "onslaught 1", (1, 2, 3, 4, 5), (True, 6, {}, BLEED)),
        (1, "onslaught 2", (1, 2, 3, 4, 5), (True, 9, {}, {"bleed": 2})),
        (2, "onslaught 1", (3, 4, 5, 6, 6), (True, 7, {}, BLEED)),
        (2, "onslaught 2", (2, 3, 4, 5, 6), (True, 10, {}, {"bleed": 2})),
        (1, "feral", (6, 6, 6, 6, 1), (False, 7, {}, {})),
        (2, "feral", (6, 6, 6, 6, 1), (False, 8, {}, {})),
        (1, "feral_instincts", (1, 2, 2, 5, 6), (False, 4, BOND, {})),
        (2, "feral_instincts", (1, 2, 2, 5, 6), (False, 5, BOND, {})),
        (1, "predatory_advance", (1, 2, 3, 4, 5), (True, 7, {}, {})),
        (2, "predatory_advance", (1, 2, 3, 4, 5), (True, 8, {}, {})),
        (1, "jungle_fury", (6, 6, 6, 6, 6), (False, 14, BOND, {"bleed": 2})),
    ],
)
def test_ability_with_nyra_adding_two(
    level: int, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("huntress", use, *dice, level=level)) == expected


@pytest.mark.parametrize(
    ("ability", "use", "dice", "expected"),
    [
        ("savage", "hunt", (3, 4, 6, 1, 1), (True, 5, {}, BLEED)),
        ("feral", "ferocious", (6, 6, 6, 1, 3), (False, 0, {}, {"bleed": 2})),
        ("predatory_advance", "jugular", (1, 3, 6, 6, 6), (False, 0, {}, {"bleed": 2})),
    ],
)
def test_second_ability(
    ability: str, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("huntress", use, *dice, ability=ability, level=2)) == expected


def test_swipe_chooses_different_opponents() -> None:
    heroes = ({"hero": "barbarian"}, {"hero": "moon_elf"}, {"hero": "ninja"})
    s = king({"hero": "huntress", "levels": {"feral_instincts": 2}, "hand": [IDLE]}, *heroes)
    s.attack("swipe", 1, 2, 6, 4, 5)
    assert s.offered() == ["pass", "player 1", "player 2", "player 3"]
    s.play("player 2")
    assert s.offered() == ["pass", "player 1", "player 3"]
    s.play("player 3", "pass").settle()
    assert [s.tokens(seat, "bleed") for seat in range(4)] == [0, 0, 1, 1]


@pytest.mark.parametrize(
    ("ability", "use", "level", "dice", "health"),
    [
        ("feral", "feral", 1, (6, 6, 6, 6, 1), 3),
        ("feral", "ferocious", 2, (6, 6, 6, 1, 3), 3),
        ("predatory_advance", "predatory_advance", 1, (1, 2, 3, 4, 5), 3),
        ("resuscitate", "resuscitate", 1, (5, 5, 5, 1, 3), 5),
        ("resuscitate", "resuscitate", 2, (5, 5, 1, 1, 3), 6),
        ("resuscitate", "resuscitate", 2, (5, 5, 5, 1, 3), 7),
    ],
)
def test_ability_heals_nyra(ability: str, use: str, level: int, dice: tuple[int, ...], health: int) -> None:
    s = struck("huntress", use, *dice, ability=ability, level=level, companions=[2, 1]).settle()
    assert nyra(s) == (health, 1)
    assert s.tokens(0, "nyras_bond") == (1 if ability == "resuscitate" else 0)


@pytest.mark.parametrize(
    ("level", "dice", "active", "back", "health"),
    [
        (1, (1, 2, 2), 1, 1, 4),
        (1, (3, 4, 5), 1, 2, 5),
        (1, (3, 1, 5), 0, 1, 5),
        (2, (1, 3, 5, 5), 1, 3, 6),
        (3, (1, 2, 6, 6), 1, 4, 4),
        (3, (2, 3, 6, 5), 1, 4, 5),
        (3, (2, 3, 6, 5), 0, 2, 5),
    ],
)
def test_maternal_bond(level: int, dice: tuple[int, ...], active: int, back: int, health: int) -> None:
    s = defended("huntress", "maternal_bond", *dice, level=level, companions=[4, active])
    assert (50 - s.health(1), 50 - s.health(0)) == (8, back)
    assert s.companion(1, "nyra") == health


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("animalistic_2", 2),
        ("savage_2", 2),
        ("onslaught_2", 2),
        ("feral_2", 2),
        ("resuscitate_2", 2),
        ("feral_instincts_2", 2),
        ("predatory_advance_2", 2),
        ("maternal_bond_2", 2),
        ("maternal_bond_3", 4),
    ],
)
def test_upgrade(card: str, cost: int) -> None:
    assert upgraded("huntress", card) == (int(card[-1]), cost)


# ---- Nyra -----------------------------------------------------------------------------------------------
def test_a_downed_nyra_adds_nothing() -> None:
    s = struck("huntress", "animalistic 1", 1, 2, 2, 5, 6, companions=[4, 0])
    assert outcome(s) == (True, 3, {}, {})


@pytest.mark.parametrize(
    ("before", "after"),
    [((3, 0), (4, 0)), ((4, 0), (5, 0)), ((5, 0), (5, 1)), ((7, 0), (7, 1)), ((2, 1), (2, 1))],
)
def test_nyra_recovers_in_upkeep(before: tuple[int, int], after: tuple[int, int]) -> None:
    s = huntress(active=1, companions=list(before), foe={"hand": []}).until("rolling").play("no_ability")
    s.settle()
    assert (s.asked, nyra(s)) == ((0, "main"), after)


@pytest.mark.parametrize(
    ("use", "dice", "before", "after"),
    [
        ("smack 1", (1, 1, 2, 4, 5), 5, (1, 1)),
        ("smack 3", (1, 1, 2, 2, 3), 5, (0, 0)),
        ("sturdy_blow", (1, 2, 6, 6, 4), 7, (3, 1)),
    ],
)
def test_nyra_takes_the_whole_damage_instead_of_a_defence(
    use: str, dice: tuple[int, ...], before: int, after: tuple[int, int]
) -> None:
    s = huntress(active=1, companions=[before, 1]).attack(use, *dice).until("window-attack")
    s.play("use nyra").until("defend", "main")
    assert (s.asked, s.health(0), nyra(s)) == ((1, "main"), 50, after)


def test_a_downed_nyra_takes_nothing() -> None:
    s = huntress(active=1, companions=[6, 0], tokens=BOND).attack("smack 3", 1, 1, 2, 2, 3)
    s.until("window-attack")
    assert s.offered() == ["pass", "spend nyras_bond 2"]
    assert (s.refused("use nyra"), s.refused("spend nyras_bond 1")) == ("DT-9.12", "DT-9.12")


@pytest.mark.clause("DT-7.1")
def test_nyra_cannot_take_the_damage_of_an_ultimate() -> None:
    s = huntress(active=1, tokens=BOND).attack("rage", 6, 6, 6, 6, 6).until("rolling")
    assert (s.health(0), nyra(s), s.tokens(0, "nyras_bond")) == (35, (5, 1), 1)


@pytest.mark.clause("DT-9.11")
def test_nyra_is_no_status() -> None:
    s = huntress(active=1, tokens=BOND, foe={"hand": ["what_status_effects", IDLE]})
    s.play("play what_status_effects").until("choose").play("player 0").until("main")
    assert (nyra(s), s.hero(0)["tokens"]) == ((5, 1), {})


# ---- statuses -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("share", "health", "after"), [(0, 42, (5, 1)), (3, 45, (2, 1)), (5, 47, (0, 0)), (8, 50, (0, 0))]
)
def test_nyras_bond_splits_the_damage_freely(share: int, health: int, after: tuple[int, int]) -> None:
    s = huntress(active=1, tokens=BOND).attack("smack 3", 1, 1, 2, 2, 3).until("window-attack")
    s.play("spend nyras_bond 1").until("defend", "split")
    assert s.asked == (0, "split")
    s.play(f"number {share}").settle()
    assert (s.health(0), nyra(s), s.tokens(0, "nyras_bond")) == (health, after, 0)


def test_nyras_bond_works_against_undefendable_attacks() -> None:
    s = huntress(active=1, tokens=BOND).attack("sturdy_blow", 1, 2, 6, 6, 4).until("window-attack")
    s.play("spend nyras_bond 1").until("split").play("number 2").settle()
    assert (s.health(0), nyra(s)) == (48, (3, 1))


@pytest.mark.parametrize(("before", "after"), [((2, 0), (4, 0)), ((6, 1), (7, 1))])
def test_nyras_bond_heals_nyra_at_any_time(before: tuple[int, int], after: tuple[int, int]) -> None:
    s = huntress(companions=list(before), tokens=BOND).play("spend nyras_bond 2")
    assert (nyra(s), s.tokens(0, "nyras_bond")) == (after, 0)


def test_nyras_bond_is_of_no_use_to_another_hero() -> None:
    given = {"hero": "artificer", "tokens": {"nyras_bond": 1, "synth": 7}, "companions": [0, 1, 1]}
    s = duel({"hero": "barbarian", "hand": [IDLE]}, given)
    s.attack("smack 3", 1, 1, 2, 2, 3).until("window-attack")
    assert s.offered("spend") == []
    assert s.refused("spend nyras_bond 1") == "DT-9.12"


@pytest.mark.parametrize(
    ("tokens", "dice", "lost", "left"),
    [(1, (1,), 1, 1), (1, (5,), 0, 0), (2, (4, 6), 1, 1), (2, (3, 4), 2, 2), (2, (5, 6), 0, 0)],
)
def test_bleed_in_upkeep(tokens: int, dice: tuple[int, ...], lost: int, left: int) -> None:
    s = huntress(foe={"tokens": {"bleed": tokens}}, hand=[]).until("rolling").dice(*dice).play("no_ability")
    s.settle()
    assert (s.asked, 50 - s.health(1), s.tokens(1, "bleed")) == ((1, "main"), lost, left)


# ---- cards ----------------------------------------------------------------------------------------------
def test_resilient() -> None:
    s = huntress(hand=["resilient", IDLE]).roll(1, 2, 3, 5, 6).play("play resilient")
    assert (s.cp(0), s.tokens(0, "nyras_bond")) == (1, 1)


@pytest.mark.parametrize(("die", "tokens"), [(1, 1), (3, 2), (5, 1), (6, 2)])
def test_savage_slash(die: int, tokens: int) -> None:
    s = huntress(hand=["savage_slash", IDLE]).dice(die).play("play savage_slash")
    assert s.offered() == ["player 0", "player 1"]
    s.play("player 1")
    assert (s.cp(0), s.tokens(1, "bleed")) == (1, tokens)


@pytest.mark.parametrize(("dice", "health"), [((1, 2, 3), 2), ((5, 5, 1), 4), ((5, 6, 6), 7)])
def test_blood_bond(dice: tuple[int, ...], health: int) -> None:
    s = huntress(hand=["blood_bond", IDLE], companions=[1, 1]).dice(*dice).play("play blood_bond")
    assert (s.cp(0), nyra(s)) == (1, (health, 1))


@pytest.mark.parametrize(("die", "lost", "health"), [(2, 6, 5), (3, 7, 5), (5, 5, 6), (6, 8, 5)])
def test_prowl(die: int, lost: int, health: int) -> None:
    s = huntress(hand=["prowl", IDLE]).attack("animalistic 1", 1, 2, 2, 5, 6).dice(die).play("play prowl")
    assert outcome(s.until("defend"))[:2] == (True, lost)
    assert nyra(s) == (health, 1)


@pytest.mark.parametrize(("dice", "lost", "tokens"), [((1, 2, 2, 3, 4), 8, BLEED), ((1, 5, 5, 6, 6), 6, {})])
def test_pounce(dice: tuple[int, ...], lost: int, tokens: Tokens) -> None:
    s = huntress(hand=["pounce", IDLE]).attack("animalistic 1", 1, 2, 2, 5, 6).dice(*dice).play("play pounce")
    assert outcome(s.until("defend")) == (True, lost, {}, tokens)


@pytest.mark.parametrize(("die", "health", "hand"), [(6, 6, 1), (5, 2, 2)])
def test_primal_roar(die: int, health: int, hand: int) -> None:
    s = huntress(hand=["primal_roar", IDLE], companions=[2, 0]).dice(die).play("play primal_roar")
    assert (nyra(s.until("main")), len(s.hand(0))) == ((health, 0), hand)
