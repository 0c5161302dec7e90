"""Monk: abilities, upgrades, statuses and cards."""

from __future__ import annotations

import pytest

from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import duel

Expected = tuple[bool, int, Tokens, Tokens]


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "fist_strike 1", (1, 1, 2, 3, 6), (True, 4, {}, {})),
        (1, "fist_strike 2", (1, 1, 1, 1, 6), (True, 6, {}, {})),
        (1, "fist_strike 3", (1, 1, 2, 2, 2), (True, 8, {}, {})),
        (2, "fist_strike 1", (1, 1, 2, 3, 6), (True, 7, {}, {})),
        (2, "fist_strike 2", (1, 1, 1, 1, 6), (True, 8, {}, {})),
        (2, "fist_strike 3", (1, 1, 2, 2, 2), (True, 9, {}, {})),
        (3, "fist_strike 1", (1, 1, 2, 3, 6), (True, 7, {}, {})),
        (3, "fist_strike 2", (1, 1, 1, 1, 6), (True, 8, {}, {"knockdown": 1})),
        (3, "fist_strike 3", (1, 2, 2, 2, 2), (True, 9, {}, {"knockdown": 1})),
        (2, "meditate", (4, 4, 5, 1, 1), (False, 0, {"chi": 5, "evasive": 1, "cleanse": 1}, {})),
        (1, "fist_of_harmony", (1, 2, 3, 4, 1), (True, 5, {"chi": 2}, {})),
        (2, "fist_of_harmony", (3, 4, 5, 6, 3), (True, 6, {"chi": 3}, {})),
        (1, "lotus_strike", (6, 6, 6, 6, 1), (False, 5, {"chi": 5}, {})),
        (2, "lotus_strike", (6, 6, 6, 6, 1), (False, 6, {"chi": 6}, {})),
        (1, "combo_strike", (1, 2, 2, 3, 6, 1), (True, 8, {}, {})),
        (1, "combo_strike", (1, 2, 2, 3, 6, 3), (True, 9, {}, {})),
        (1, "combo_strike", (1, 2, 2, 3, 6, 4), (True, 6, {"chi": 2}, {})),
        (2, "combo_strike", (1, 2, 2, 3, 6, 2, 3), (True, 10, {}, {})),
        (2, "combo_strike", (1, 2, 2, 3, 6, 4, 5), (True, 5, {"chi": 4}, {})),
        (1, "tempest_rush", (3, 3, 3, 1, 6, 6, 4, 2), (True, 12, {}, {})),
        (2, "tempest_rush", (3, 3, 3, 1, 6, 6, 4, 2), (True, 12, {}, {"knockdown": 1})),
        (2, "tempest_rush", (3, 3, 3, 1, 6, 6, 4, 1), (True, 11, {}, {})),
        (1, "fist_of_tranquility", (1, 2, 3, 4, 5), (True, 7, {"chi": 2, "evasive": 1}, {})),
        (
            *(2, "fist_of_tranquility", (2, 3, 4, 5, 6)),
            (True, 7, {"chi": 3, "evasive": 1}, {"knockdown": 1}),
        ),
        (
            *(1, "transcendence", (6, 6, 6, 6, 6)),
            (False, 10, {"chi": 6, "evasive": 1, "cleanse": 1}, {"knockdown": 1}),
        ),
    ],
)
def test_ability(level: int, use: str, dice: tuple[int, ...], expected: Expected) -> None:
    assert outcome(struck("monk", use, *dice, level=level)) == expected


@pytest.mark.parametrize(
    ("ability", "use", "dice", "expected"),
    [
        ("meditate", "zen_strike", (1, 2, 4, 5, 6), (True, 6, {"chi": 2}, {})),
        ("lotus_strike", "way_of_the_lotus", (6, 6, 6, 1, 3), (False, 2, {"evasive": 1, "chi": 2}, {})),
        ("fist_of_tranquility", "way_of_the_monk", (1, 3, 4, 6, 6), (False, 3, {"evasive": 2}, {})),
    ],
)
def test_second_ability(ability: str, use: str, dice: tuple[int, ...], expected: Expected) -> None:
    assert outcome(struck("monk", use, *dice, ability=ability, level=2)) == expected


@pytest.mark.clause("DT-10.7")
@pytest.mark.parametrize(("mode", "status"), [("mode 1", "evasive"), ("mode 2", "cleanse")])
def test_meditate_lets_choose_the_second_token(mode: str, status: str) -> None:
    s = duel({"hero": "monk", "hand": [IDLE]}, {"hero": "barbarian"}).attack("meditate", 4, 4, 5, 1, 1)
    assert s.offered() == ["mode 1", "mode 2"]
    assert outcome(s.play(mode)) == (False, 0, {"chi": 5, status: 1}, {})


def test_combo_strike_lets_choose_for_every_lotus() -> None:
    s = duel({"hero": "monk", "levels": {"combo_strike": 2}, "hand": [IDLE]}, {"hero": "barbarian"})
    s.roll(1, 2, 2, 3, 6).dice(6, 6).play("declare combo_strike").until("one-of")
    s.play("mode 1", "mode 2").until("defend")
    assert outcome(s) == (True, 5, {"evasive": 1, "cleanse": 1}, {})


@pytest.mark.parametrize(("level", "price"), [(1, 2), (2, 1)])
def test_chi_buys_a_reroll_of_tempest_rush(level: int, price: int) -> None:
    s = duel(
        {"hero": "monk", "levels": {"tempest_rush": level}, "tokens": {"chi": 2}, "hand": [IDLE]},
        {"hero": "barbarian"},
    )
    s.roll(3, 3, 3, 1, 2).dice(1, 2, 3).play("declare tempest_rush").until("spend-for")
    s.play("yes").dice(6).play("die 1").until("defend")
    assert outcome(s) == (True, 11, {"chi": 2 - price} if price < 2 else {}, {})


def test_tempest_rush_offers_no_reroll_without_enough_chi() -> None:
    s = struck("monk", "tempest_rush", 3, 3, 3, 1, 1, 1, 2, 3, tokens={"chi": 1})
    assert outcome(s) == (True, 6, {"chi": 1}, {})


@pytest.mark.clause("DT-9.10")
def test_lotus_strike_makes_room_for_more_chi_for_good() -> None:
    s = struck("monk", "lotus_strike", 6, 6, 6, 6, 1, tokens={"chi": 4})
    assert outcome(s) == (False, 5, {"chi": 6}, {})
    assert s.game.position()["heroes"][0]["limits"] == {"chi": 6}


@pytest.mark.parametrize(
    ("level", "dice", "lost", "tokens"),
    [
        (1, (1, 2, 4, 5), 2, {"chi": 2}),
        (1, (3, 3, 6, 6), 0, {}),
        (2, (1, 2, 1, 5, 6), 3, {"chi": 1}),
        (3, (1, 2, 1, 5, 5), 3, {"chi": 2}),
        (3, (1, 2, 1, 6, 6), 3, {}),
        (3, (1, 2, 1, 5, 6), 3, {"chi": 1, "cleanse": 1}),
    ],
)
def test_serenity(level: int, dice: tuple[int, ...], lost: int, tokens: Tokens) -> None:
    s = defended("monk", "serenity", *dice, level=level)
    assert (50 - s.health(0), s.hero(1)["tokens"], s.health(1)) == (lost, tokens, 42)


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("fist_strike_2", 1),
        ("fist_strike_3", 2),
        ("meditate_2", 2),
        ("fist_of_harmony_2", 1),
        ("lotus_strike_2", 2),
        ("combo_strike_2", 2),
        ("tempest_rush_2", 1),
        ("fist_of_tranquility_2", 2),
        ("serenity_2", 2),
        ("serenity_3", 3),
    ],
)
def test_upgrade(card: str, cost: int) -> None:
    assert upgraded("monk", card) == (int(card[-1]), cost)


# ---- statuses -------------------------------------------------------------------------------------------
def test_chi_prevents_damage_one_by_one() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "monk", "tokens": {"chi": 3}})
    s.attack("revolver 1", 1, 2, 3, 5, 6).until("window-attack").play("spend chi 1", "spend chi 1").settle()
    assert (s.health(1), s.tokens(1, "chi")) == (49, 1)


def test_old_chi_adds_damage_to_an_attack() -> None:
    s = duel({"hero": "monk", "tokens": {"chi": 2}, "hand": [IDLE]}, {"hero": "barbarian"})
    s.attack("fist_strike 1", 1, 1, 2, 3, 6).play("spend chi 2", "spend chi 2").until("defend")
    assert outcome(s) == (True, 6, {}, {})


@pytest.mark.clause("DT-9.5")
def test_chi_gained_this_turn_adds_no_damage() -> None:
    s = duel(
        {"hero": "monk", "hand": ["contemplate", "double_up"], "tokens": {"chi": 1}}, {"hero": "barbarian"}
    )
    s.play("play contemplate").attack("fist_strike 1", 1, 1, 2, 3, 6)
    s.play("spend chi 2")
    assert s.refused("spend chi 2") == "DT-9.5"
    assert outcome(s.until("defend")) == (True, 5, {"chi": 2}, {})


def test_cleanse_removes_a_token_of_its_holder() -> None:
    s = duel({"hero": "monk", "tokens": {"cleanse": 2, "knockdown": 1}}, {"hero": "barbarian"})
    s.play("spend cleanse 1")
    assert s.hero(0)["tokens"] == {"cleanse": 1}


# ---- cards ----------------------------------------------------------------------------------------------
def test_palm_strike() -> None:
    s = duel({"hero": "monk", "hand": ["palm_strike"], "cp": 0}, {"hero": "barbarian"})
    assert s.play("play palm_strike").hero(1)["tokens"] == {"knockdown": 1}


def test_mystic_mantra() -> None:
    s = duel({"hero": "monk", "hand": ["mystic_mantra"], "cp": 3}, {"hero": "barbarian"})
    s.play("play mystic_mantra")
    assert s.hero(0)["tokens"] == {"chi": 1, "evasive": 1, "cleanse": 1}
    assert (s.cp(0), s.hero(1)["tokens"]) == (0, {"knockdown": 1})


@pytest.mark.parametrize(("card", "cp", "chi"), [("ruminate", 3, 5), ("contemplate", 0, 2)])
def test_cards_that_give_chi_at_any_time(card: str, cp: int, chi: int) -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "monk", "hand": [card], "cp": cp})
    s.attack("revolver 1", 1, 2, 3, 5, 6).until("window-attack").play(f"play {card}")
    assert (s.cp(1), s.tokens(1, "chi")) == (0, chi)


@pytest.mark.parametrize(
    ("die", "tokens", "hand"), [(6, {"chi": 2, "evasive": 1, "cleanse": 1}, 0), (5, {}, 1)]
)
def test_enlightenment(die: int, tokens: Tokens, hand: int) -> None:
    s = duel({"hero": "monk", "hand": ["enlightenment"]}, {"hero": "barbarian"})
    s.dice(die).play("play enlightenment").until("main")
    assert (s.hero(0)["tokens"], len(s.hand(0))) == (tokens, hand)
