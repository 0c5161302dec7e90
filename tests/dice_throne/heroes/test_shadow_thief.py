"""Shadow Thief: abilities, upgrades, statuses and cards."""

from __future__ import annotations

import pytest

from tests.dice_throne.heroes.outcome import IDLE, Tokens, outcome, struck, upgraded
from tests.dice_throne.scene import duel, king
from tests.dice_throne.texts import turn_of

Expected = tuple[bool, int, Tokens, Tokens]
HIDDEN = {"shadows": 1, "sneak_attack": 1}


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected", "cp", "hand"),
    [
        (1, "dagger_strike 1", (1, 2, 2, 3, 6), (True, 4, {}, {"poison": 1}), 3, 0),
        (1, "dagger_strike 2", (1, 2, 2, 1, 4), (True, 6, {}, {}), 3, 0),
        (1, "dagger_strike 3", (1, 2, 2, 1, 1), (True, 8, {}, {}), 2, 0),
        (1, "dagger_strike 1", (1, 2, 2, 6, 6), (True, 4, {}, {"poison": 2}), 2, 0),
        (2, "dagger_strike 1", (1, 2, 2, 5, 6), (True, 4, {}, {"poison": 1}), 3, 1),
        (2, "dagger_strike 2", (1, 2, 2, 2, 5), (True, 6, {}, {}), 3, 1),
        (2, "dagger_strike 3", (1, 2, 2, 2, 2), (True, 8, {}, {}), 3, 0),
        (1, "shifty_strike", (1, 2, 3, 4, 1), (True, 3, {}, {}), 5, 0),
        (2, "shifty_strike", (2, 3, 4, 5, 2), (True, 3, {}, {}), 6, 0),
        (1, "insidious_strike", (1, 2, 3, 4, 5), (True, 6, {}, {}), 6, 0),
        (2, "insidious_strike", (2, 3, 4, 5, 6), (True, 6, {}, {}), 6, 0),
        (1, "shadow_dance", (6, 6, 6, 1, 1, 5), (True, 3, HIDDEN, {}), 2, 0),
        (2, "shadow_dance", (6, 6, 6, 1, 1, 4), (False, 2, HIDDEN, {}), 2, 1),
        (1, "carducopia", (5, 5, 5, 1, 6), (False, 0, {}, {}), 2, 3),
        (2, "carducopia", (5, 5, 3, 4, 1), (False, 0, {}, {}), 3, 2),
        (1, "shadow_shank", (6, 6, 6, 6, 6), (False, 10, {"shadows": 1}, {}), 5, 0),
    ],
)
def test_ability(level: int, use: str, dice: tuple[int, ...], expected: Expected, cp: int, hand: int) -> None:
    s = struck("shadow_thief", use, *dice, level=level)
    assert outcome(s) == expected
    assert (s.cp(0), len(s.hand(0)) - 1) == (cp, hand)


@pytest.mark.parametrize(
    ("ability", "use", "dice", "expected", "cp", "hand"),
    [
        ("shifty_strike", "shadow_strike", (1, 2, 6, 6, 3), (True, 1, {}, {"poison": 1}), 2, 0),
        (
            *("insidious_strike", "shank_attack", (1, 3, 5, 6, 1)),
            *((False, 0, {"sneak_attack": 1}, {"poison": 1}), 3, 1),
        ),
    ],
)
def test_second_ability(
    ability: str, use: str, dice: tuple[int, ...], expected: Expected, cp: int, hand: int
) -> None:
    s = struck("shadow_thief", use, *dice, ability=ability, level=2)
    assert outcome(s) == expected
    assert (s.cp(0), len(s.hand(0)) - 1) == (cp, hand)


@pytest.mark.clause("DT-10.9")
@pytest.mark.parametrize(
    ("level", "use", "dice", "has", "gained", "left"),
    [
        (1, "pickpocket 1", (3, 4, 1, 1, 1), 2, 2, 2),
        (1, "pickpocket 2", (3, 4, 3, 1, 1), 2, 3, 2),
        (1, "pickpocket 3", (3, 4, 3, 3, 1), 2, 4, 2),
        (1, "pickpocket 1", (3, 4, 6, 6, 1), 2, 2, 1),
        (1, "pickpocket 1", (3, 4, 6, 6, 1), 0, 2, 0),
        (2, "pickpocket 1", (3, 4, 6, 1, 1), 3, 3, 1),
        (2, "pickpocket 2", (3, 4, 3, 6, 1), 1, 4, 0),
        (2, "pickpocket 3", (3, 4, 3, 3, 6), 2, 5, 0),
        (2, "pickpocket 4", (3, 4, 3, 3, 4), 2, 6, 2),
    ],
)
def test_pickpocket_steals_a_part_with_a_shadow(
    level: int, use: str, dice: tuple[int, ...], has: int, gained: int, left: int
) -> None:
    thief = {"hero": "shadow_thief", "levels": {"pickpocket": level}, "cp": 0, "hand": [IDLE]}
    s = duel(thief, {"hero": "barbarian", "cp": has})
    s.attack(use, *dice).settle()
    assert (s.cp(0), s.cp(1)) == (gained, left)


@pytest.mark.clause("DT-10.15")
def test_cp_spent_after_the_activation_do_not_weaken_insidious_strike() -> None:
    s = duel({"hero": "shadow_thief", "cp": 3, "hand": ["poison_wound", IDLE]}, {"hero": "barbarian"})
    s.attack("insidious_strike", 1, 2, 3, 4, 5).until("window-offence-ends").play("play poison_wound")
    assert s.cp(0) == 5
    assert outcome(s.until("defend")) == (True, 7, {}, {"poison": 1})


def test_carducopia_2_makes_the_target_discard_with_a_shadow() -> None:
    s = duel(
        {"hero": "shadow_thief", "levels": {"carducopia": 2}}, {"hero": "barbarian", "hand": ["concuss"]}
    )
    s.attack("carducopia", 5, 5, 6, 1, 1).settle()
    assert (len(s.hand(0)), s.cp(0), s.discard(1), s.health(1)) == (2, 2, ["concuss"], 50)


def test_shadow_shank_removes_only_bad_tokens_of_the_thief() -> None:
    s = duel(
        {"hero": "shadow_thief", "cp": 0, "hand": [IDLE], "tokens": {"poison": 2, "sneak_attack": 1}},
        {"hero": "barbarian", "tokens": {"poison": 1}},
    )
    s.attack("shadow_shank", 6, 6, 6, 6, 6)
    assert outcome(s) == (False, 8, HIDDEN, {"poison": 1})


@pytest.mark.parametrize(
    ("ability", "level", "dice", "lost", "back", "tokens", "theirs"),
    [
        ("shadow_defense", 1, (1, 2, 3, 5), 8, 0, {}, {"poison": 1}),
        ("shadow_defense", 1, (1, 3, 6, 5), 8, 0, {"sneak_attack": 1}, {}),
        ("shadow_defense", 1, (6, 3, 6, 5), 0, 0, HIDDEN, {}),
        ("shadow_defense", 2, (6, 3, 6, 1, 2), 0, 0, HIDDEN, {"poison": 1}),
        ("counter_strike", 1, (1, 2, 1, 3, 5), 8, 3, {}, {}),
        ("counter_strike", 1, (1, 3, 6, 6, 5), 8, 1, {}, {"poison": 1}),
        ("counter_strike", 2, (1, 2, 2, 6, 5), 8, 6, {}, {"poison": 1}),
    ],
)
def test_one_of_two_defences(
    ability: str,
    level: int,
    dice: tuple[int, ...],
    lost: int,
    back: int,
    tokens: Tokens,
    theirs: Tokens,
) -> None:
    s = duel({"hero": "barbarian"}, {"hero": "shadow_thief", "levels": {ability: level}})
    s.attack("smack 3", 1, 1, 2, 2, 3).until("defend")
    assert s.offered("defend") == ["defend shadow_defense", "defend counter_strike"]
    s.dice(*dice).play(f"defend {ability}").settle()
    assert (50 - s.health(1), 50 - s.health(0)) == (lost, back)
    assert (s.hero(1)["tokens"], s.hero(0)["tokens"]) == (tokens, theirs)


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("dagger_strike_2", 2),
        ("pickpocket_2", 1),
        ("shifty_strike_2", 2),
        ("insidious_strike_2", 2),
        ("shadow_dance_2", 1),
        ("carducopia_2", 2),
        ("shadow_defense_2", 3),
        ("counter_strike_2", 4),
    ],
)
def test_upgrade(card: str, cost: int) -> None:
    assert upgraded("shadow_thief", card) == (int(card[-1]), cost)


# ---- statuses -------------------------------------------------------------------------------------------
def test_no_damage_of_an_attack_reaches_the_shadows_but_its_effects_do() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "shadow_thief", "tokens": {"shadows": 1}})
    s.attack("deadeye", 6, 6, 6, 6, 1).settle()
    assert (s.health(1), s.hero(1)["tokens"]) == (50, {"shadows": 1, "knockdown": 1})


@pytest.mark.clause("DT-7.3")
def test_shadows_do_not_stop_an_ultimate() -> None:
    s = duel({"hero": "monk"}, {"hero": "shadow_thief", "tokens": {"shadows": 1}})
    s.attack("transcendence", 6, 6, 6, 6, 6).settle()
    assert s.health(1) == 40


def test_shadows_last_until_the_end_of_the_turn_that_began_with_them() -> None:
    s = duel({"hero": "shadow_thief", "hand": ["enter_the_shadows", IDLE], "cp": 4}, {"hero": "barbarian"})
    s.play("play enter_the_shadows").until("rolling").play("no_ability")
    turn_of(s, 1)
    assert s.tokens(0, "shadows") == 1
    turn_of(s, 0)
    assert s.tokens(0, "shadows") == 1
    turn_of(s, 1)
    assert s.tokens(0, "shadows") == 0


def test_sneak_attack_adds_a_die_before_the_defence() -> None:
    s = duel({"hero": "shadow_thief", "tokens": {"sneak_attack": 1}, "hand": [IDLE]}, {"hero": "barbarian"})
    s.attack("dagger_strike 1", 1, 1, 2, 5, 5).dice(5).play("spend sneak_attack 1").until("defend")
    assert outcome(s) == (True, 9, {}, {})


def test_sneak_attack_comes_too_late_after_the_offensive_roll() -> None:
    s = duel(
        {"hero": "shadow_thief", "tokens": {"sneak_attack": 1}, "hand": ["shadow_coin"]},
        {"hero": "barbarian"},
    )
    s.attack("dagger_strike 1", 1, 1, 2, 5, 5).until("window-attack")
    assert s.refused("spend sneak_attack 1") == "DT-9.4"


def test_every_poison_hurts_in_upkeep_and_stays() -> None:
    s = duel({"hero": "barbarian"}, {"hero": "shadow_thief", "tokens": {"poison": 3}})
    turn_of(s, 1)
    assert (s.health(1), s.tokens(1, "poison")) == (47, 3)


# ---- cards ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "cost", "tokens", "theirs"),
    [
        ("sneaky", 1, {"sneak_attack": 1}, {}),
        ("poison_wound", 2, {}, {"poison": 1}),
        ("enter_the_shadows", 4, {"shadows": 1}, {}),
    ],
)
def test_cards_that_give_tokens(card: str, cost: int, tokens: Tokens, theirs: Tokens) -> None:
    s = duel({"hero": "shadow_thief", "hand": [card], "cp": 4}, {"hero": "barbarian"})
    s.play(f"play {card}")
    assert (4 - s.cp(0), s.hero(0)["tokens"], s.hero(1)["tokens"]) == (cost, tokens, theirs)


@pytest.mark.parametrize(("tokens", "changed"), [({}, [1, 2, 3, 4, 6]), ({"shadows": 1}, [1, 1, 3, 4, 6])])
def test_wild_shadow_changes_two_dice_from_the_shadows(tokens: Tokens, changed: list[int]) -> None:
    s = duel({"hero": "shadow_thief", "hand": ["wild_shadow"], "cp": 4, "tokens": tokens}, {"hero": "monk"})
    s.roll(1, 2, 3, 4, 5).play("play wild_shadow", "die 5 6")
    if tokens:
        s.play("die 2 1")
    assert (s.asked, s.rolled, s.cp(0)) == ((0, "rolling"), changed, 0)


@pytest.mark.parametrize(("tokens", "cp"), [({}, 2), ({"shadows": 1}, 3)])
def test_shadow_coin(tokens: Tokens, cp: int) -> None:
    s = duel(
        {"hero": "shadow_thief", "hand": ["shadow_coin"], "cp": 0, "tokens": tokens}, {"hero": "barbarian"}
    )
    assert s.play("play shadow_coin").cp(0) == cp


@pytest.mark.parametrize(("tokens", "drawn"), [({}, 1), ({"shadows": 1}, 2)])
def test_card_trick(tokens: Tokens, drawn: int) -> None:
    s = king(
        {"hero": "shadow_thief", "hand": ["card_trick"], "tokens": tokens},
        {"hero": "barbarian", "hand": ["concuss", "head_bash"]},
        {"hero": "monk", "hand": ["ruminate"]},
    )
    s.play("play card_trick", "player 1").until("main")
    assert (s.cp(0), len(s.hand(0)), len(s.hand(1)), s.hand(2)) == (0, drawn, 1, ["ruminate"])
    assert len(s.discard(1)) == 1


@pytest.mark.parametrize(("die", "tokens", "cp", "hand"), [(6, {"sneak_attack": 1}, 4, 0), (5, {}, 2, 1)])
def test_shadow_meld(die: int, tokens: Tokens, cp: int, hand: int) -> None:
    s = duel({"hero": "shadow_thief", "hand": ["shadow_meld"]}, {"hero": "barbarian"})
    s.dice(die).play("play shadow_meld").until("main")
    assert (s.hero(0)["tokens"], s.cp(0), len(s.hand(0))) == (tokens, cp, hand)
