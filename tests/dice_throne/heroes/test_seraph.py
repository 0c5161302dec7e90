"""Seraph: abilities, upgrades, statuses and cards."""

from __future__ import annotations

import pytest

from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import duel, king
from tests.dice_throne.texts import acts, turn_of

Expected = tuple[bool, int, Tokens, Tokens]
FLIGHT = {"flight": 1}
LIGHT = {"blinding_light": 1}


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "holy_blade 1", (1, 2, 3, 4, 5), (True, 5, {}, {})),
        (1, "holy_blade 2", (1, 1, 1, 1, 5), (True, 6, {}, {})),
        (1, "holy_blade 3", (1, 1, 1, 1, 1), (True, 7, {}, {})),
        (2, "holy_blade 1", (1, 2, 3, 4, 5), (True, 6, {}, {})),
        (2, "holy_blade 2", (1, 1, 1, 1, 5), (True, 7, {}, {})),
        (2, "holy_blade 3", (1, 1, 1, 1, 1), (True, 8, {}, {})),
        (3, "holy_blade 1", (1, 1, 1, 4, 5), (True, 5, {}, {})),
        (3, "holy_blade 2", (1, 1, 1, 1, 5), (True, 7, {}, LIGHT)),
        (3, "holy_blade 3", (1, 2, 3, 3, 3), (True, 9, {}, {})),
        (1, "glorious", (4, 4, 4, 1, 6), (True, 6, FLIGHT, {})),
        (2, "glorious", (4, 4, 4, 1, 6), (True, 7, FLIGHT, {})),
        (1, "holy_smite", (1, 4, 5, 6, 6, 1, 2, 3, 3), (False, 8, {}, {})),
        (1, "holy_smite", (1, 4, 5, 6, 6, 1, 4, 5, 6), (False, 2, {"flight": 1, "cleanse": 1}, LIGHT)),
        (2, "holy_smite", (1, 4, 5, 6, 6, 1, 2, 4, 4), (False, 4, FLIGHT, {})),
        (1, "triumphant", (1, 2, 3, 4, 1, 2), (True, 7, {}, {})),
        (1, "triumphant", (1, 2, 3, 4, 1, 4), (True, 8, {}, {})),
        (1, "triumphant", (1, 2, 3, 4, 1, 5), (True, 9, {}, {})),
        (1, "triumphant", (1, 2, 3, 4, 1, 6), (False, 6, {}, {})),
        (2, "triumphant", (1, 2, 3, 4, 1, 5), (True, 11, {}, {})),
        (1, "highest_power", (6, 6, 6, 6, 1), (True, 8, {"flight": 1, "holy_presence": 1}, LIGHT)),
        (2, "highest_power", (6, 6, 6, 6, 1), (True, 10, {"flight": 1, "holy_presence": 1}, LIGHT)),
        (1, "archangels_will", (1, 2, 3, 4, 5), (True, 8, FLIGHT, LIGHT)),
        (2, "archangels_will", (2, 3, 4, 5, 6), (True, 9, FLIGHT, LIGHT)),
        (
            *(1, "split_the_heavens", (6, 6, 6, 6, 6)),
            (False, 13, {"flight": 1, "holy_presence": 1, "blessing_of_divinity": 1}, {}),
        ),
    ],
)
def test_ability(level: int, use: str, dice: tuple[int, ...], expected: Expected) -> None:
    assert outcome(struck("seraph", use, *dice, level=level)) == expected


@pytest.mark.parametrize(
    ("ability", "level", "use", "dice", "expected"),
    [
        ("holy_blade", 2, "cherubim", (4, 4, 6, 1, 1), (False, 0, {"flight": 1, "holy_presence": 1}, {})),
        (
            *("holy_blade", 3, "cherubim", (4, 4, 6, 1, 1)),
            (False, 0, {"flight": 1, "cleanse": 1, "holy_presence": 1}, {}),
        ),
        ("holy_smite", 2, "holy_command", (1, 2, 5, 5, 6), (False, 4, {}, {})),
        (
            *("highest_power", 2, "divine_visage", (6, 6, 6, 1, 1)),
            (False, 0, {"flight": 2, "cleanse": 2, "holy_presence": 1}, LIGHT),
        ),
    ],
)
def test_second_ability(
    ability: str, level: int, use: str, dice: tuple[int, ...], expected: Expected
) -> None:
    assert outcome(struck("seraph", use, *dice, ability=ability, level=level)) == expected


def test_holy_command_heals() -> None:
    s = struck("seraph", "holy_command", 1, 2, 5, 5, 6, ability="holy_smite", level=2, health=40)
    assert s.health(0) == 41


@pytest.mark.parametrize(
    ("ability", "use", "dice", "lost", "tokens"),
    [
        ("glorious", "take_flight", (4, 4, 1, 5, 6), 3, FLIGHT),
        ("archangels_will", "heavens_blessing", (4, 4, 5, 5, 1), 0, {"flight": 2, "cleanse": 2}),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_second_ability_for_a_chosen_player(
    ability: str, use: str, dice: tuple[int, ...], lost: int, tokens: Tokens, seat: int
) -> None:
    s = duel({"hero": "seraph", "levels": {ability: 2}, "hand": [IDLE]}, {"hero": "barbarian"})
    s.attack(use, *dice).play(f"player {seat}")
    mine, theirs = (tokens, {}) if seat == 0 else ({}, tokens)
    assert outcome(s) == (False, lost, mine, theirs)


@pytest.mark.parametrize(("level", "lost"), [(1, 5), (2, 6)])
def test_purify_strikes_an_opponent_and_may_remove_his_token(level: int, lost: int) -> None:
    s = duel(
        {"hero": "seraph", "levels": {"purify": level}, "hand": [IDLE]},
        {"hero": "barbarian", "tokens": {"evasive": 1}},
    )
    s.attack("purify", 5, 6, 6, 1, 1).play("player 1").until("remove").play("token 1 evasive")
    assert outcome(s) == (False, lost, {}, {})


@pytest.mark.parametrize(("level", "health"), [(1, 44), (2, 45)])
def test_purify_heals_oneself_and_may_remove_a_token(level: int, health: int) -> None:
    s = duel(
        {
            "hero": "seraph",
            "levels": {"purify": level},
            "hand": [IDLE],
            "health": 40,
            "tokens": {"poison": 2},
        },
        {"hero": "barbarian"},
    )
    s.attack("purify", 5, 6, 6, 1, 1).play("player 0").until("remove").play("token 0 poison").settle()
    assert (s.health(0), s.health(1), s.tokens(0, "poison")) == (health, 50, 1)


@pytest.mark.parametrize(
    ("level", "die", "lost", "back", "tokens"),
    [
        (1, 1, 8, 2, {}),
        (1, 4, 7, 0, {}),
        (1, 5, 6, 0, {}),
        (1, 6, 5, 0, {}),
        (2, 1, 8, 2, {}),
        (2, 4, 8, 0, FLIGHT),
        (2, 5, 6, 0, {}),
        (2, 6, 5, 0, {}),
        (3, 1, 8, 3, {}),
        (3, 4, 8, 0, FLIGHT),
        (3, 5, 5, 0, {}),
        (3, 6, 4, 0, {}),
    ],
)
def test_angelic_mantle(level: int, die: int, lost: int, back: int, tokens: Tokens) -> None:
    s = defended("seraph", "angelic_mantle", die, level=level)
    assert (50 - s.health(1), 50 - s.health(0), s.hero(1)["tokens"]) == (lost, back, tokens)


def test_angelic_mantle_2_may_roll_its_die_again() -> None:
    s = defended("seraph", "angelic_mantle", 1, 6, level=2, again="reroll 1")
    assert (50 - s.health(1), 50 - s.health(0)) == (5, 0)


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("holy_blade_2", 2),
        ("holy_blade_3", 4),
        ("glorious_2", 2),
        ("purify_2", 2),
        ("holy_smite_2", 2),
        ("triumphant_2", 2),
        ("highest_power_2", 2),
        ("archangels_will_2", 2),
        ("angelic_mantle_2", 2),
        ("angelic_mantle_3", 3),
    ],
)
def test_upgrade(card: str, cost: int) -> None:
    assert upgraded("seraph", card) == (int(card[-1]), cost)


# ---- statuses -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("dice", "defendable"), [((6, 1), False), ((5, 1), True)])
def test_flight_makes_an_attack_undefendable(dice: tuple[int, int], defendable: bool) -> None:
    s = duel({"hero": "seraph", "tokens": FLIGHT, "hand": [IDLE]}, {"hero": "barbarian"})
    s.attack("holy_blade 1", 1, 2, 3, 4, 5).dice(*dice).play("spend flight 1").until("defend", "main")
    assert outcome(s) == (defendable, 5, {}, {})


@pytest.mark.parametrize(("dice", "lost"), [((2, 6), 0), ((5, 5), 3)])
def test_flight_avoids_damage_in_the_defensive_roll(dice: tuple[int, int], lost: int) -> None:
    s = duel({"hero": "gunslinger", "hand": [IDLE]}, {"hero": "seraph", "tokens": FLIGHT})
    s.attack("revolver 1", 1, 2, 3, 5, 6).dice(*dice)
    acts(s, 1, "spend flight 1").settle()
    assert (50 - s.health(1), s.hero(1)["tokens"]) == (lost, {})


def test_holy_presence_hurts_every_opponent_in_upkeep() -> None:
    s = king(
        {"hero": "barbarian", "hand": [IDLE]},
        {"hero": "seraph", "tokens": {"holy_presence": 2}, "hand": [IDLE]},
        {"hero": "monk"},
    )
    turn_of(s, 1)
    assert [s.health(seat) for seat in range(3)] == [33, 35, 33]
    assert s.tokens(1, "holy_presence") == 2


def test_holy_presence_can_be_removed_but_not_moved() -> None:
    s = duel(
        {"hero": "seraph", "tokens": {"holy_presence": 1, "flight": 1}},
        {"hero": "barbarian", "hand": ["transference", "buh_bye"], "cp": 4},
        active=1,
    )
    s.play("play transference").until("main")
    assert s.tokens(0, "flight") == 0
    assert s.tokens(0, "holy_presence") == 1
    s.play("play buh_bye", "token 0 holy_presence")
    assert s.tokens(0, "holy_presence") == 0


@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 2), (3, 2), (4, 5)])
def test_blinding_light_spoils_or_halves_an_attack(die: int, lost: int) -> None:
    s = duel({"hero": "samurai", "tokens": LIGHT, "hand": [IDLE]}, {"hero": "seraph"})
    s.attack("katana_slice 1", 1, 2, 3, 4, 5, die).settle()
    assert (50 - s.health(1), s.tokens(0, "blinding_light")) == (lost, 0)


@pytest.mark.clause("DT-17.11")
def test_blessing_of_divinity_saves_once() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": [IDLE]},
        {"hero": "seraph", "health": 2, "tokens": {"blessing_of_divinity": 1}},
    )
    s.attack("revolver 1", 1, 2, 3, 5, 6).settle()
    assert (s.health(1), s.hero(1)["tokens"], s.game.outcome) == (1, {}, None)


# ---- cards ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "dice", "lost", "tokens", "theirs"),
    [
        ("smote", (1, 2, 3, 4, 5), 8, {}, {}),
        ("smote", (1, 2, 6, 6, 5), 7, {}, LIGHT),
        ("angelic_combat", (3,), 8, {}, {}),
        ("angelic_combat", (4,), 5, FLIGHT, {}),
        ("angelic_combat", (5,), 5, {"cleanse": 1}, {}),
        ("angelic_combat", (6,), 5, {"holy_presence": 1}, {}),
    ],
)
def test_cards_that_strengthen_an_attack(
    card: str, dice: tuple[int, ...], lost: int, tokens: Tokens, theirs: Tokens
) -> None:
    s = duel({"hero": "seraph", "hand": [card, IDLE], "cp": 1}, {"hero": "barbarian"})
    s.attack("holy_blade 1", 1, 2, 3, 4, 5).dice(*dice).play(f"play {card}").until("defend")
    assert outcome(s) == (True, lost, tokens, theirs)
    assert s.cp(0) == 0


def test_divine_intervention_serves_three_chosen_players() -> None:
    s = king(
        {"hero": "seraph", "hand": ["divine_intervention", IDLE], "cp": 4},
        {"hero": "barbarian"},
        {"hero": "monk"},
    )
    s.play("play divine_intervention", "player 1", "player 2", "player 0").until("main")
    tokens = [s.hero(seat)["tokens"] for seat in range(3)]
    assert (s.cp(0), tokens) == (0, [{"cleanse": 1, "holy_presence": 1}, LIGHT, {"flight": 2}])


@pytest.mark.parametrize(("die", "tokens", "hand"), [(6, {"flight": 2, "cleanse": 2}, 1), (5, {}, 2)])
def test_holier_than_thou(die: int, tokens: Tokens, hand: int) -> None:
    s = duel({"hero": "seraph", "hand": ["holier_than_thou", IDLE]}, {"hero": "barbarian"})
    s.dice(die).play("play holier_than_thou").until("main")
    assert (s.hero(0)["tokens"], len(s.hand(0))) == (tokens, hand)


@pytest.mark.parametrize("seat", [0, 1])
def test_to_the_skies_lifts_any_player(seat: int) -> None:
    s = duel({"hero": "seraph", "hand": ["to_the_skies", IDLE], "cp": 1}, {"hero": "barbarian"})
    s.play("play to_the_skies", f"player {seat}")
    assert (s.cp(0), s.tokens(seat, "flight"), s.tokens(1 - seat, "flight")) == (0, 1, 0)
