"""Moon Elf: abilities, upgrades, statuses and cards."""

from __future__ import annotations

import pytest

from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import duel

ALL_THREE = {"blind": 1, "entangle": 1, "targeted": 1}


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "longbow 1", (1, 2, 3, 5, 6), (True, 3, {}, {})),
        (1, "longbow 2", (1, 2, 3, 3, 6), (True, 5, {}, {})),
        (1, "longbow 3", (1, 1, 1, 1, 1), (True, 7, {}, {})),
        (2, "longbow 1", (1, 1, 1, 4, 5), (True, 4, {}, {})),
        (2, "longbow 2", (1, 1, 1, 1, 5), (True, 6, {}, {"entangle": 1})),
        (2, "longbow 3", (1, 1, 2, 2, 3), (True, 8, {}, {})),
        (3, "longbow 1", (1, 1, 1, 4, 5), (True, 5, {}, {"entangle": 1})),
        (3, "longbow 2", (1, 1, 2, 3, 5), (True, 7, {}, {})),
        (3, "longbow 3", (2, 2, 2, 3, 1), (True, 9, {}, {"entangle": 1})),
        (1, "demising_shot", (1, 2, 3, 6, 6), (True, 6, {}, {"targeted": 1})),
        (2, "demising_shot", (1, 2, 3, 6, 6), (True, 8, {}, {"targeted": 1})),
        (1, "covered_shot", (1, 2, 4, 4, 5), (True, 7, {"evasive": 1}, {})),
        (2, "covered_shot", (1, 2, 4, 4, 5), (True, 9, {"evasive": 1}, {})),
        (1, "entangling_shot", (1, 2, 3, 4, 6), (True, 7, {}, {"entangle": 1})),
        (2, "entangling_shot", (2, 3, 4, 5, 5), (True, 9, {}, {"entangle": 1})),
        (1, "eclipse", (6, 6, 6, 6, 1), (True, 9, {}, ALL_THREE)),
        (2, "eclipse", (6, 6, 6, 6, 1), (True, 11, {}, ALL_THREE)),
        (1, "blinding_shot", (1, 2, 3, 4, 5), (True, 8, {"evasive": 1}, {"blind": 1})),
        (2, "blinding_shot", (2, 3, 4, 5, 6), (True, 10, {"evasive": 1}, {"blind": 1})),
        (1, "lunar_eclipse", (6, 6, 6, 6, 6), (False, 14, {"evasive": 1}, ALL_THREE)),
    ],
)
def test_ability(
    level: int, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("moon_elf", use, *dice, level=level)) == expected


@pytest.mark.parametrize(
    ("ability", "use", "dice", "expected"),
    [
        ("demising_shot", "focus", (1, 2, 6, 4, 4), (False, 0, {}, {"targeted": 1, "entangle": 1})),
        ("eclipse", "moon_shadow", (6, 6, 6, 1, 4), (False, 0, {"evasive": 1}, ALL_THREE)),
        ("blinding_shot", "lunar_blessing", (1, 4, 5, 6, 6), (False, 0, {"evasive": 3}, {"entangle": 1})),
    ],
)
def test_second_ability(
    ability: str, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("moon_elf", use, *dice, ability=ability, level=2)) == expected


@pytest.mark.clause("DT-10.14")
@pytest.mark.parametrize(("seat", "tokens"), [(0, ({"evasive": 1}, {})), (1, ({}, {"evasive": 1}))])
def test_evasive_action_protects_a_chosen_player(seat: int, tokens: tuple[Tokens, Tokens]) -> None:
    s = duel({"hero": "moon_elf", "levels": {"covered_shot": 2}, "hand": [IDLE]}, {"hero": "barbarian"})
    s.attack("evasive_action", 4, 4, 5, 1, 6)
    assert s.offered() == ["player 0", "player 1"]
    assert outcome(s.play(f"player {seat}")) == (False, 2, *tokens)


@pytest.mark.parametrize(
    ("level", "lost", "tokens"),
    [(1, 7, {"blind": 1}), (2, 8, {"blind": 1}), (3, 8, {"blind": 1, "entangle": 1})],
)
def test_exploding_arrow_counts_its_own_dice(level: int, lost: int, tokens: Tokens) -> None:
    s = struck("moon_elf", "exploding_arrow", 1, 6, 6, 6, 6, 1, 2, 4, 6, 6, level=level)
    assert outcome(s) == (True, lost, {}, tokens)
    assert s.cp(1) == 0


@pytest.mark.clause("DT-10.6")
@pytest.mark.parametrize(
    ("level", "dice", "lost", "back"),
    [
        (1, (4, 5, 4, 4, 1), 4, 0),
        (1, (4, 1, 1, 2, 3), 8, 2),
        (1, (4, 5, 1, 2, 3), 4, 1),
        (2, (4, 5, 1, 2, 3), 4, 3),
        (2, (6, 6, 6, 4, 3), 8, 1),
    ],
)
def test_missed_me(level: int, dice: tuple[int, ...], lost: int, back: int) -> None:
    s = defended("moon_elf", "missed_me", *dice, level=level)
    assert (50 - s.health(1), 50 - s.health(0)) == (lost, back)


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("longbow_2", 2),
        ("longbow_3", 3),
        ("demising_shot_2", 2),
        ("covered_shot_2", 2),
        ("exploding_arrow_2", 2),
        ("exploding_arrow_3", 3),
        ("entangling_shot_2", 2),
        ("eclipse_2", 2),
        ("blinding_shot_2", 2),
        ("missed_me_2", 3),
    ],
)
def test_upgrade(card: str, cost: int) -> None:
    assert upgraded("moon_elf", card) == (int(card[-1]), cost)


# ---- statuses -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 0), (3, 3), (6, 3)])
def test_blind_may_make_an_ability_fail(die: int, lost: int) -> None:
    s = duel({"hero": "gunslinger", "tokens": {"blind": 1}}, {"hero": "moon_elf"})
    s.attack("revolver 1", 1, 2, 3, 5, 6, die).settle()
    assert (50 - s.health(1), s.tokens(0, "blind")) == (lost, 0)


@pytest.mark.clause("DT-7.3")
def test_blind_does_not_stop_an_ultimate_and_is_gone_after_it() -> None:
    s = duel({"hero": "barbarian", "tokens": {"blind": 1}}, {"hero": "moon_elf"})
    s.attack("rage", 6, 6, 6, 6, 6).until("rolling")
    assert (s.health(1), s.tokens(0, "blind")) == (35, 0)


def test_blind_is_gone_when_no_ability_is_used() -> None:
    s = duel({"hero": "gunslinger", "tokens": {"blind": 1}}, {"hero": "moon_elf"})
    s.roll(1, 2, 4, 4, 6).play("no_ability").settle()
    assert s.tokens(0, "blind") == 0


def test_entangle_takes_a_roll_attempt_once() -> None:
    s = duel({"hero": "gunslinger", "tokens": {"entangle": 1}}, {"hero": "moon_elf"})
    s.roll(1, 2, 4, 4, 6).dice(1).play("reroll 6")
    assert s.offered("reroll") == []
    assert s.refused("reroll 1") == "DT-4.1"
    s.play("no_ability").settle()
    assert s.tokens(0, "entangle") == 0


def test_targeted_adds_two_to_every_attack_and_stays() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "moon_elf", "tokens": {"targeted": 1}})
    s.attack("revolver 1", 1, 2, 3, 5, 6).settle()
    assert (s.health(1), s.tokens(1, "targeted")) == (45, 1)


# ---- cards ----------------------------------------------------------------------------------------------
def test_moon_magic() -> None:
    s = duel({"hero": "moon_elf", "hand": ["moon_magic"], "cp": 4}, {"hero": "barbarian"})
    s.play("play moon_magic")
    assert (s.cp(0), s.hero(0)["tokens"], s.hero(1)["tokens"]) == (0, {"evasive": 1}, ALL_THREE)


@pytest.mark.parametrize(
    ("die", "lost", "tokens"),
    [(3, 5, {}), (4, 3, {"entangle": 1}), (6, 3, {"blind": 1})],
)
def test_take_that(die: int, lost: int, tokens: Tokens) -> None:
    s = duel({"hero": "moon_elf", "hand": ["take_that", IDLE], "cp": 0}, {"hero": "barbarian"})
    s.attack("longbow 1", 1, 2, 3, 5, 6).dice(die).play("play take_that")
    assert outcome(s.until("defend")) == (True, lost, {}, tokens)


def test_volley() -> None:
    s = duel({"hero": "moon_elf", "hand": ["volley", IDLE], "cp": 1}, {"hero": "barbarian"})
    s.attack("longbow 1", 1, 2, 3, 5, 6).dice(1, 2, 3, 4, 6).play("play volley")
    assert outcome(s.until("defend")) == (True, 6, {}, {"entangle": 1})
    assert s.cp(0) == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_evade_helps_any_player(seat: int) -> None:
    s = duel({"hero": "moon_elf", "hand": ["evade"], "cp": 1}, {"hero": "barbarian"})
    s.play("play evade", f"player {seat}")
    assert (s.cp(0), s.tokens(seat, "evasive"), s.tokens(1 - seat, "evasive")) == (0, 1, 0)


@pytest.mark.parametrize(("die", "tokens", "hand"), [(6, ALL_THREE, 0), (5, {}, 1)])
def test_lunar_umbra(die: int, tokens: Tokens, hand: int) -> None:
    s = duel({"hero": "moon_elf", "hand": ["lunar_umbra"]}, {"hero": "barbarian"})
    s.dice(die).play("play lunar_umbra").until("main")
    assert (s.hero(1)["tokens"], len(s.hand(0))) == (tokens, hand)
