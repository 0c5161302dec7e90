"""Samurai: abilities, upgrades, statuses and cards."""

from __future__ import annotations

import pytest

from igroteka import Game
from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import duel
from tests.dice_throne.texts import acts, turn_of

Expected = tuple[bool, int, Tokens, Tokens]
BACK = {"back_strike": 1}


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "katana_slice 1", (1, 2, 3, 4, 5), (True, 5, {}, {})),
        (1, "katana_slice 2", (1, 1, 1, 1, 5), (True, 6, {}, {})),
        (1, "katana_slice 3", (1, 1, 1, 1, 1), (True, 7, {}, {})),
        (2, "katana_slice 1", (1, 1, 1, 4, 5), (True, 6, {}, {})),
        (2, "katana_slice 2", (1, 1, 1, 1, 5), (True, 7, {}, {"shame": 1})),
        (2, "katana_slice 3", (1, 2, 3, 3, 3), (True, 8, {}, {})),
        (3, "katana_slice 1", (1, 1, 1, 4, 5), (True, 6, {}, {"shame": 1})),
        (3, "katana_slice 2", (1, 1, 2, 3, 5), (True, 7, {}, {})),
        (3, "katana_slice 3", (1, 2, 3, 3, 3), (True, 8, {}, {"shame": 1})),
        (1, "wakizashi", (1, 2, 6, 6, 4), (False, 3, BACK, {})),
        (2, "wakizashi", (1, 2, 6, 6, 4), (False, 4, BACK, {})),
        (3, "wakizashi", (1, 2, 6, 6, 4), (False, 4, BACK, {"shame": 1})),
        (1, "solemnity", (1, 2, 4, 4, 5), (True, 7, {}, {"shame": 1})),
        (2, "solemnity", (1, 2, 4, 4, 5), (True, 8, {}, {"shame": 2})),
        (1, "budo", (1, 2, 3, 4, 1), (True, 6, {"honor": 1}, {})),
        (2, "budo", (3, 4, 5, 6, 1), (True, 8, {"honor": 1}, {})),
        (1, "hagakure", (6, 6, 6, 6, 1), (False, 5, {"honor": 1, **BACK}, {"shame": 1})),
        (2, "hagakure", (6, 6, 6, 6, 1), (False, 7, {"honor": 1, **BACK}, {"shame": 2})),
        (1, "masamune", (1, 2, 3, 4, 5, 1, 2, 3, 4, 6), (True, 10, BACK, {"shame": 1})),
        (2, "masamune", (1, 2, 3, 4, 5, 1, 4, 4, 5, 5), (True, 8, {}, {"shame": 2})),
        (1, "shogun", (6, 6, 6, 6, 6), (False, 13, {"honor": 1}, {"shame": 2})),
    ],
)
def test_ability(level: int, use: str, dice: tuple[int, ...], expected: Expected) -> None:
    assert outcome(struck("samurai", use, *dice, level=level)) == expected


@pytest.mark.parametrize(
    ("ability", "use", "dice", "expected"),
    [
        ("solemnity", "solemn", (4, 4, 5, 6, 1), (False, 0, {}, {"shame": 2})),
        ("hagakure", "haga", (6, 6, 6, 1, 4), (False, 2, {"honor": 1}, {"shame": 2})),
        ("masamune", "empower", (1, 4, 6, 6, 5), (False, 4, BACK, {})),
    ],
)
def test_second_ability(ability: str, use: str, dice: tuple[int, ...], expected: Expected) -> None:
    assert outcome(struck("samurai", use, *dice, ability=ability, level=2)) == expected


@pytest.mark.parametrize(("rerolls", "honor"), [(0, 1), (1, 1), (2, 0)])
def test_bushido_honors_whoever_needs_fewer_than_three_attempts(rerolls: int, honor: int) -> None:
    s = duel({"hero": "samurai", "hand": [IDLE]}, {"hero": "barbarian"}).roll(1, 2, 3, 4, 6)
    for _ in range(rerolls):
        s.dice(6).play("reroll 6")
    s.play("declare katana_slice 1").settle()
    assert s.tokens(0, "honor") == 0
    assert turn_of(s, 1).tokens(0, "honor") == honor


@pytest.mark.clause("DT-1.8")
def test_bushido_honors_the_start_player_at_set_up() -> None:
    found = set()
    for seed in range(12):
        game = Game.new("dice_throne", players=2, heroes="samurai,barbarian", seed=seed)
        view = game.view()
        found.add((view["first"] == 0, view["heroes"][0]["tokens"].get("honor", 0)))
    assert found == {(True, 1), (False, 0)}


@pytest.mark.parametrize(
    ("level", "dice", "lost", "back", "tokens"),
    [
        (1, (1, 4, 6), 5, 1, {}),
        (1, (1, 2, 3), 8, 3, {"shame": 1}),
        (1, (4, 5, 5), 5, 0, {}),
        (2, (1, 2, 3, 3), 8, 4, {}),
        (2, (6, 6, 4, 1), 3, 1, {}),
    ],
)
def test_stand_tall(level: int, dice: tuple[int, ...], lost: int, back: int, tokens: Tokens) -> None:
    s = defended("samurai", "stand_tall", *dice, level=level)
    assert (50 - s.health(1), 50 - s.health(0), s.hero(1)["tokens"]) == (lost, back, tokens)


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("katana_slice_2", 2),
        ("katana_slice_3", 3),
        ("wakizashi_2", 2),
        ("wakizashi_3", 3),
        ("solemnity_2", 2),
        ("budo_2", 2),
        ("hagakure_2", 2),
        ("masamune_2", 2),
        ("stand_tall_2", 3),
    ],
)
def test_upgrade(card: str, cost: int) -> None:
    assert upgraded("samurai", card) == (int(card[-1]), cost)


# ---- statuses -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("power", "lost", "left"), [(1, 6, {"honor": 1}), (2, 8, {})])
def test_honor_adds_more_when_two_are_spent(power: int, lost: int, left: Tokens) -> None:
    s = duel({"hero": "samurai", "tokens": {"honor": 2}, "hand": [IDLE]}, {"hero": "barbarian"})
    s.attack("katana_slice 1", 1, 2, 3, 4, 5).play(f"spend honor {power}").until("defend")
    assert outcome(s) == (True, lost, left, {})


@pytest.mark.clause("DT-11.11")
def test_all_shame_weakens_the_next_attack_and_is_gone() -> None:
    s = duel({"hero": "barbarian", "tokens": {"shame": 2}, "hand": [IDLE]}, {"hero": "samurai"})
    s.attack("smack 1", 1, 2, 3, 4, 5).settle()
    assert (50 - s.health(1), s.hero(0)["tokens"]) == (2, {})


@pytest.mark.clause("DT-7.3")
def test_shame_does_not_weaken_an_ultimate() -> None:
    s = duel({"hero": "monk", "tokens": {"shame": 2}, "hand": [IDLE]}, {"hero": "samurai"})
    s.attack("transcendence", 6, 6, 6, 6, 6).settle()
    assert (50 - s.health(1), s.tokens(0, "shame")) == (10, 2)


@pytest.mark.parametrize(("die", "back"), [(1, 1), (4, 2), (5, 3)])
def test_back_strike_deals_half_a_die_to_the_attacker(die: int, back: int) -> None:
    s = duel({"hero": "gunslinger", "hand": [IDLE]}, {"hero": "samurai", "tokens": BACK})
    s.attack("revolver 1", 1, 2, 3, 5, 6).dice(die)
    acts(s, 1, "spend back_strike 1").settle()
    assert (50 - s.health(0), 50 - s.health(1), s.hero(1)["tokens"]) == (back, 3, {})


# ---- cards ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "tokens", "theirs"),
    [
        ("honorable", {"honor": 2}, {}),
        ("shame_on_you", {}, {"shame": 2}),
        ("dont_back_down", BACK, {}),
    ],
)
def test_cards_that_give_tokens(card: str, tokens: Tokens, theirs: Tokens) -> None:
    s = duel({"hero": "samurai", "hand": [card, IDLE], "cp": 1}, {"hero": "barbarian"})
    s.play(f"play {card}")
    assert (s.cp(0), s.hero(0)["tokens"], s.hero(1)["tokens"]) == (0, tokens, theirs)


@pytest.mark.parametrize(
    ("card", "dice", "lost", "tokens", "theirs"),
    [
        ("gishi", (3,), 7, {}, {}),
        ("gishi", (4,), 5, {}, {"shame": 2}),
        ("gishi", (6,), 5, BACK, {}),
        ("follow_through", (1, 2, 3, 4, 6), 8, BACK, {"shame": 1}),
        ("follow_through", (1, 4, 4, 5, 6), 6, BACK, {"shame": 2}),
    ],
)
def test_cards_that_strengthen_an_attack(
    card: str, dice: tuple[int, ...], lost: int, tokens: Tokens, theirs: Tokens
) -> None:
    s = duel({"hero": "samurai", "hand": [card, IDLE], "cp": 1}, {"hero": "barbarian"})
    s.attack("katana_slice 1", 1, 2, 3, 4, 5).dice(*dice).play(f"play {card}").until("defend")
    assert outcome(s) == (True, lost, tokens, theirs)
    assert s.cp(0) == 0
