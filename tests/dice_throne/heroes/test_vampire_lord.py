"""Vampire Lord: abilities, upgrades, statuses and cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import Scene, duel, king
from tests.dice_throne.texts import acts, turn_of

BARBARIAN = {"hero": "barbarian"}
MESMERIZE = {"mesmerize": 1}


def power(n: int) -> Tokens:
    """Blood Power."""
    return {"blood_power": n}


def bleed(n: int) -> Tokens:
    """Bleed."""
    return {"bleed": n}


def vampire(*hand: str, **given: Any) -> dict[str, Any]:
    """A Vampire Lord with a card to keep the turn from running on."""
    return {"hero": "vampire_lord", "hand": [*hand, IDLE], **given}


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "gouge 1", (1, 1, 1, 4, 6), (True, 3, {}, {})),
        (1, "gouge 2", (1, 1, 1, 1, 6), (True, 5, power(1), {})),
        (1, "gouge 3", (1, 1, 1, 2, 3), (True, 7, {}, {})),
        (2, "gouge 1", (1, 1, 1, 4, 6), (True, 3, power(1), {})),
        (2, "gouge 2", (1, 1, 2, 2, 6), (True, 5, {}, {})),
        (2, "gouge 3", (1, 1, 1, 2, 3), (True, 7, power(1), {})),
        (3, "gouge 1", (1, 1, 1, 4, 6), (True, 4, power(1), {})),
        (3, "gouge 2", (1, 1, 2, 2, 6), (True, 6, {}, {})),
        (3, "gouge 3", (1, 1, 1, 2, 3), (True, 8, power(1), {})),
        (1, "glamour", (4, 4, 5, 1, 6), (False, 4, MESMERIZE, {})),
        (2, "glamour", (4, 4, 5, 1, 6), (False, 5, MESMERIZE, {})),
        (1, "possess", (1, 2, 3, 4, 4, 1), (True, 7, {}, bleed(1))),
        (1, "possess", (1, 2, 3, 4, 4, 5), (True, 7, MESMERIZE, {})),
        (1, "possess", (1, 2, 3, 4, 4, 6), (True, 7, MESMERIZE, {})),
        (1, "blood_thirst", (6, 6, 6, 6, 1), (False, 5, power(2), {})),
        (2, "blood_thirst", (6, 6, 6, 6, 1), (False, 6, power(3), {})),
        (1, "sanguimancy", (4, 4, 5, 6, 1), (False, 0, power(3), {})),
        (2, "sanguimancy", (4, 4, 5, 6, 1), (False, 0, power(3), {})),
        (1, "rend", (1, 2, 3, 6, 6, 1, 2, 4), (True, 8, {}, {})),
        (1, "rend", (1, 2, 3, 6, 6, 6, 6, 1), (True, 7, power(1), {})),
        (2, "rend", (1, 2, 3, 6, 6, 1, 2, 3, 3, 6), (True, 10, power(1), {})),
        (1, "blood_magic", (1, 2, 3, 4, 5), (True, 8, power(1), bleed(1))),
        (2, "blood_magic", (2, 3, 4, 5, 6), (False, 8, power(1), bleed(1))),
        (1, "exsanguinate", (6, 6, 6, 6, 6), (False, 10, power(2), {})),
    ],
)
def test_ability(
    level: int, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("vampire_lord", use, *dice, level=level)) == expected


@pytest.mark.parametrize(
    ("ability", "use", "dice", "expected", "drawn"),
    [
        ("glamour", "influence", (1, 4, 4, 6, 6), (False, 0, MESMERIZE, bleed(2)), 0),
        ("possess", "draw_blood", (1, 1, 6, 4, 4), (False, 0, power(2), {}), 0),
        ("blood_thirst", "hemorrhage", (6, 6, 6, 1, 4), (False, 2, {}, bleed(2)), 0),
        ("sanguimancy", "presence", (1, 4, 6, 6, 1), (False, 0, power(2), {}), 1),
        ("blood_magic", "gash", (1, 1, 6, 6, 4), (False, 5, {}, {}), 0),
    ],
)
def test_second_ability(
    ability: str,
    use: str,
    dice: tuple[int, ...],
    expected: tuple[bool, int, Tokens, Tokens],
    drawn: int,
) -> None:
    s = struck("vampire_lord", use, *dice, ability=ability, level=2)
    assert (outcome(s), len(s.hand(0))) == (expected, 1 + drawn)


def test_glamour_gives_cp() -> None:
    assert struck("vampire_lord", "glamour", 4, 4, 5, 1, 6).cp(0) == 3


@pytest.mark.parametrize(("mode", "expected"), [(1, (True, 8, {}, bleed(1))), (2, (True, 8, MESMERIZE, {}))])
def test_possess_2_chooses(mode: int, expected: tuple[bool, int, Tokens, Tokens]) -> None:
    s = duel(vampire(levels={"possess": 2}), BARBARIAN).attack("possess", 1, 2, 3, 4, 4)
    assert outcome(s.play(f"mode {mode}").until("defend")) == expected


@pytest.mark.parametrize(("level", "health"), [(1, 42), (2, 43)])
def test_sanguimancy_heals(level: int, health: int) -> None:
    s = struck("vampire_lord", "sanguimancy", 4, 4, 5, 6, 1, level=level, health=40)
    assert s.health(0) == health


@pytest.mark.clause("DT-10.2")
def test_rend_draws_one_card_however_many_gazes_there_are() -> None:
    s = struck("vampire_lord", "rend", 1, 2, 3, 6, 6, 4, 4, 5).settle()
    assert (s.health(1), len(s.hand(0))) == (44, 2)


@pytest.mark.parametrize(("answer", "defendable", "tokens"), [("yes", False, {}), ("pass", True, MESMERIZE)])
def test_mesmerize_makes_blood_magic_undefendable(answer: str, defendable: bool, tokens: Tokens) -> None:
    s = duel(vampire(tokens=MESMERIZE), BARBARIAN).attack("blood_magic", 1, 2, 3, 4, 5)
    s.until("spend-for").play(answer).until("defend", "main")
    assert outcome(s) == (defendable, 8, {**power(1), **tokens}, bleed(1))


def test_hemorrhage_hurts_every_opponent() -> None:
    s = king(vampire(levels={"blood_thirst": 2}), BARBARIAN, {"hero": "paladin"})
    s.attack("hemorrhage", 6, 6, 6, 1, 4).until("choose-target").play("player 2").settle()
    assert ([s.health(1), s.health(2)], s.tokens(1, "bleed"), s.tokens(2, "bleed")) == ([33, 33], 0, 2)


def test_exsanguinate_searches_the_deck() -> None:
    s = duel(vampire(), BARBARIAN).attack("exsanguinate", 6, 6, 6, 6, 6)
    assert (s.asked, "card triple_up" in s.offered(), f"card {IDLE}" in s.offered()) == (
        (0, "search"),
        True,
        False,
    )
    s.play("card triple_up").settle()
    assert (s.hand(0), s.health(1)) == ([IDLE, "triple_up"], 40)


@pytest.mark.clause("DT-10.10")
@pytest.mark.parametrize(
    ("level", "dice", "back", "lost", "own", "tokens"),
    [
        (1, (1, 2, 6), 1, 7, {}, bleed(1)),
        (1, (4, 5, 1), 0, 8, power(1), {}),
        (1, (1, 4, 6), 1, 7, {}, {}),
        (2, (1, 3, 4, 5), 0, 8, power(1), bleed(1)),
        (2, (6, 6, 6, 6), 4, 4, {}, {}),
    ],
)
def test_immortal_flesh(
    level: int, dice: tuple[int, ...], back: int, lost: int, own: Tokens, tokens: Tokens
) -> None:
    s = defended("vampire_lord", "immortal_flesh", *dice, level=level)
    assert (50 - s.health(0), 50 - s.health(1)) == (back, lost)
    assert (s.hero(1)["tokens"], s.hero(0)["tokens"]) == (own, tokens)


@pytest.mark.parametrize(
    ("card", "level", "cost"),
    [
        ("gouge_2", 2, 1),
        ("gouge_3", 3, 2),
        ("glamour_2", 2, 2),
        ("possess_2", 2, 2),
        ("blood_thirst_2", 2, 2),
        ("sanguimancy_2", 2, 2),
        ("rend_2", 2, 2),
        ("blood_magic_2", 2, 2),
        ("immortal_flesh_2", 2, 2),
    ],
)
def test_upgrade(card: str, level: int, cost: int) -> None:
    assert upgraded("vampire_lord", card) == (level, cost)


# ---- statuses -------------------------------------------------------------------------------------------
def test_blood_power_adds_damage() -> None:
    s = duel(vampire(tokens=power(3)), BARBARIAN).attack("gouge 1", 1, 1, 2, 4, 6)
    acts(acts(s, 0, "spend blood_power 1"), 0, "spend blood_power 1").settle()
    assert (s.health(1), s.tokens(0, "blood_power")) == (43, 1)


def test_blood_power_removes_a_status() -> None:
    s = duel(vampire(tokens={**power(3), "knockdown": 1}), BARBARIAN)
    s.play("spend blood_power 2")
    assert s.hero(0)["tokens"] == power(1)


def test_blood_power_exchanges_cards() -> None:
    s = duel(vampire(tokens=power(3), deck=["so_wild", "six_it"]), BARBARIAN)
    s.play("spend blood_power 3", f"card {IDLE}")
    assert (s.hand(0), s.discard(0), s.hero(0)["tokens"]) == (["six_it", "so_wild"], [IDLE], {})


@pytest.mark.clause("DT-6.11")
def test_blood_power_heals_what_was_dealt() -> None:
    s = duel(vampire(tokens=power(4), health=30), BARBARIAN).attack("gouge 3", 1, 1, 2, 2, 3)
    s.until("window-offence-ends")
    assert s.refused("spend blood_power 4") == "DT-6.11"
    acts(s, 0, "spend blood_power 4").settle()
    assert (s.health(0), s.health(1), s.hero(0)["tokens"]) == (37, 43, {})


@pytest.mark.parametrize(
    ("die", "rolled"), [(5, [1, 1, 2, 6, 6]), (6, [1, 1, 2, 6, 6]), (4, [1, 1, 2, 2, 6])]
)
def test_mesmerize_makes_an_opponent_roll_again(die: int, rolled: list[int]) -> None:
    s = duel(BARBARIAN, vampire(tokens=MESMERIZE)).roll(1, 1, 2, 2, 6).play("declare smack 2").dice(die)
    s.play("spend mesmerize 1").until("alter", "rolling")
    if die > 4:
        s.dice(6).play("die 3")
    assert (sorted(s.rolled), s.tokens(1, "mesmerize"), s.asked) == (rolled, 0, (0, "rolling"))


def test_mesmerize_needs_dice_of_an_opponent() -> None:
    s = duel(vampire(tokens=MESMERIZE), BARBARIAN).roll(1, 1, 2, 2, 6)
    assert s.refused("spend mesmerize 1") == "DT-13.3"


@pytest.mark.parametrize(("dice", "lost", "left"), [((1, 4), 2, 2), ((4, 5), 1, 1), ((5, 6), 0, 0)])
def test_bleed(dice: tuple[int, int], lost: int, left: int) -> None:
    s = duel(vampire(), {"hero": "barbarian", "hand": [IDLE], "tokens": bleed(2)})
    s.until("rolling").play("no_ability").settle().dice(*dice).play("pass").settle()
    assert (s.asked, 50 - s.health(1), s.tokens(1, "bleed")) == ((1, "main"), lost, left)


# ---- cards ----------------------------------------------------------------------------------------------
def played(card: str, *dice: int, **given: Any) -> Scene:
    """The Vampire Lord plays a card in his Main Phase."""
    s = duel(vampire(card, **{"cp": 5, **given}), BARBARIAN)
    if dice:
        s.dice(*dice)
    return s.play(f"play {card}")


@pytest.mark.parametrize(("die", "tokens"), [(1, 1), (3, 2), (6, 3)])
def test_blood_flow(die: int, tokens: int) -> None:
    s = played("blood_flow", die)
    assert (s.hero(0)["tokens"], s.cp(0)) == (power(tokens), 4)


def test_blood_letting() -> None:
    s = played("blood_letting")
    assert (s.hero(0)["tokens"], s.cp(0)) == (power(1), 6)


@pytest.mark.parametrize(("spent", "cp"), [(0, 5), (1, 7), (2, 9)])
def test_consume_blood(spent: int, cp: int) -> None:
    s = played("consume_blood", tokens=power(3)).until("spend")
    assert s.offered() == ["number 0", "number 1", "number 2"]
    s.play(f"number {spent}").settle()
    assert (s.hero(0)["tokens"], s.cp(0)) == (power(3 - spent), cp)


def test_dark_omen() -> None:
    s = played("dark_omen")
    assert (s.hero(0)["tokens"], s.hero(1)["tokens"], s.cp(0)) == ({**power(2), **MESMERIZE}, bleed(1), 1)


@pytest.mark.parametrize("window", ["window-offence-ends", "window-last-call"])
@pytest.mark.parametrize(("tokens", "added"), [({}, 1), (bleed(2), 3)])
def test_blood_boil_counts_bleed_whenever_it_is_played(window: str, tokens: Tokens, added: int) -> None:
    s = duel(vampire("blood_boil"), {"hero": "barbarian", "tokens": tokens})
    s.attack("gouge 1", 1, 1, 2, 4, 6).until(window).play("play blood_boil").settle()
    assert (s.health(1), s.phase) == (47 - added, "main_2")


@pytest.mark.parametrize(("dice", "lost", "tokens"), [((1, 2, 3, 4, 6), 6, 1), ((1, 2, 4, 4, 6), 5, 0)])
def test_limb_from_limb(dice: tuple[int, ...], lost: int, tokens: int) -> None:
    s = duel(vampire("limb_from_limb"), BARBARIAN).attack("gouge 1", 1, 1, 2, 4, 6, *dice)
    acts(s, 0, "play limb_from_limb").settle()
    assert (50 - s.health(1), s.tokens(1, "bleed"), s.cp(0)) == (lost, tokens, 1)


def test_an_answer_at_then_does_not_change_what_blood_bought() -> None:
    s = duel(vampire("consume_blood", "getting_paid", tokens=power(4)), BARBARIAN)
    s.play("play consume_blood").until("spend").play("number 2").until("window-then").play(
        "play getting_paid"
    ).settle()
    assert s.cp(0) == 8
    assert turn_of(s, 1).tokens(0, "blood_power") == 2
