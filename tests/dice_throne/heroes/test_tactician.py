"""Tactician: abilities, upgrades, statuses and cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import Scene, duel, king
from tests.dice_throne.texts import acts, turn_of

CONSTRICT = {"constrict": 1}
BARBARIAN = {"hero": "barbarian"}


def advantage(n: int) -> Tokens:
    """Tactical Advantage."""
    return {"tactical_advantage": n}


def tactician(*hand: str, **given: Any) -> dict[str, Any]:
    """A Tactician with a card to keep the turn from running on."""
    return {"hero": "tactician", "hand": [*hand, IDLE], **given}


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "saber_strike 1", (1, 1, 1, 4, 6), (True, 4, {}, {})),
        (1, "saber_strike 2", (1, 1, 1, 2, 6), (True, 5, {}, {})),
        (1, "saber_strike 3", (1, 1, 1, 2, 3), (True, 6, {}, {})),
        (2, "saber_strike 1", (1, 1, 1, 4, 6), (True, 5, {}, CONSTRICT)),
        (2, "saber_strike 2", (1, 1, 2, 2, 6), (True, 6, {}, {})),
        (2, "saber_strike 3", (1, 3, 3, 3, 2), (True, 7, {}, CONSTRICT)),
        (1, "carpet_bomb", (1, 1, 6, 6, 4), (False, 2, advantage(1), {})),
        (2, "carpet_bomb", (1, 1, 6, 6, 4), (False, 2, advantage(2), {})),
        (1, "profiteer", (1, 4, 4, 5, 6, 1), (True, 5, advantage(1), {})),
        (1, "profiteer", (1, 4, 4, 5, 6, 4), (False, 0, advantage(5), {})),
        (2, "profiteer", (1, 4, 4, 5, 6, 3), (True, 6, advantage(2), {})),
        (2, "profiteer", (1, 4, 4, 5, 6, 5), (False, 0, advantage(5), {})),
        (1, "strategic_approach", (1, 2, 3, 6, 6), (True, 7, {}, CONSTRICT)),
        (2, "strategic_approach", (1, 2, 3, 6, 6), (True, 7, advantage(1), CONSTRICT)),
        (1, "flank", (1, 2, 3, 4, 4), (True, 6, advantage(1), {})),
        (2, "flank", (1, 2, 3, 4, 4), (True, 6, advantage(2), {})),
        (1, "exploit", (1, 2, 3, 4, 5), (True, 9, advantage(2), CONSTRICT)),
        (2, "exploit", (2, 3, 4, 5, 6), (True, 9, advantage(3), CONSTRICT)),
        (1, "maneuver", (6, 6, 6, 6, 1), (False, 5, advantage(5), {})),
        (2, "maneuver", (6, 6, 6, 6, 1), (False, 5, advantage(5), CONSTRICT)),
        (1, "higher_ground", (6, 6, 6, 6, 6), (False, 14, advantage(6), {"targeted": 1, "constrict": 1})),
    ],
)
def test_ability(
    level: int, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("tactician", use, *dice, level=level)) == expected


@pytest.mark.parametrize(
    ("ability", "use", "dice", "expected", "drawn"),
    [
        ("carpet_bomb", "strategize", (4, 4, 5, 5, 1), (False, 0, advantage(3), {}), 2),
        ("strategic_approach", "indirect_approach", (1, 2, 3, 4, 4), (False, 2, advantage(2), {}), 0),
        ("exploit", "interdiction", (1, 4, 5, 6, 6), (False, 0, {}, CONSTRICT), 2),
        ("maneuver", "reconnaissance", (6, 6, 6, 1, 2), (False, 0, advantage(5), {}), 0),
    ],
)
def test_second_ability(
    ability: str,
    use: str,
    dice: tuple[int, ...],
    expected: tuple[bool, int, Tokens, Tokens],
    drawn: int,
) -> None:
    s = struck("tactician", use, *dice, ability=ability, level=2)
    assert (outcome(s), len(s.hand(0))) == (expected, 1 + drawn)


@pytest.mark.clause("DT-10.14")
def test_carpet_bomb_hits_two_different_opponents() -> None:
    s = king(tactician(), BARBARIAN, {"hero": "paladin"}, {"hero": "gunslinger"})
    s.attack("carpet_bomb", 1, 1, 6, 6, 4).until("up-to")
    assert s.offered() == ["player 1", "player 2", "player 3"]
    s.play("player 3")
    assert s.offered() == ["player 1", "player 2"]
    s.play("player 1").settle()
    assert [s.health(seat) for seat in range(4)] == [35, 33, 35, 33]


@pytest.mark.parametrize(("level", "tokens"), [(1, 1), (2, 2)])
def test_profiteer_may_bring_another_offensive_roll(level: int, tokens: int) -> None:
    s = duel(tactician(levels={"profiteer": level}), BARBARIAN)
    s.attack("profiteer", 1, 4, 4, 5, 6, 6).until("rolling", "main")
    assert (s.asked, s.view["attempts_left"], s.phase) == ((0, "rolling"), 3, "offence")
    assert (s.tokens(0, "tactical_advantage"), len(s.hand(0))) == (tokens, 2)
    s.attack("saber_strike 1", 1, 1, 1, 4, 6).settle()
    assert (s.health(1), s.phase) == (46, "main_2")


@pytest.mark.clause("DT-10.6")
@pytest.mark.parametrize(
    ("level", "dice", "back", "lost", "tokens"),
    [
        (1, (1, 2, 4, 6), 1, 7, 1),
        (1, (1, 2, 3, 3), 2, 8, 0),
        (2, (1, 4, 5, 6, 6), 0, 6, 2),
        (2, (1, 2, 3, 3, 1), 2, 8, 0),
        (3, (1, 2, 3, 3, 1), 4, 8, 0),
    ],
)
def test_countermeasures(level: int, dice: tuple[int, ...], back: int, lost: int, tokens: int) -> None:
    s = defended("tactician", "countermeasures", *dice, level=level)
    assert (50 - s.health(0), 50 - s.health(1), s.tokens(1, "tactical_advantage")) == (back, lost, tokens)


@pytest.mark.parametrize(
    ("card", "level", "cost"),
    [
        ("saber_strike_2", 2, 1),
        ("carpet_bomb_2", 2, 2),
        ("profiteer_2", 2, 2),
        ("strategic_approach_2", 2, 2),
        ("flank_2", 2, 2),
        ("exploit_2", 2, 2),
        ("maneuver_2", 2, 2),
        ("countermeasures_2", 2, 3),
        ("countermeasures_3", 3, 5),
    ],
)
def test_upgrade(card: str, level: int, cost: int) -> None:
    assert upgraded("tactician", card) == (level, cost)


# ---- statuses -------------------------------------------------------------------------------------------
def spent(power: int, **opponent: Any) -> Scene:
    """In the own Main Phase a power of 5 Tactical Advantage is used."""
    s = duel(tactician(tokens=advantage(5)), {"hero": "barbarian", **opponent})
    return s.play(f"spend tactical_advantage {power}")


@pytest.mark.parametrize(
    ("power", "left", "cp", "cards", "tokens"),
    [(1, 4, 3, 1, {}), (3, 2, 2, 2, {}), (4, 2, 2, 1, {"targeted": 1}), (5, 1, 2, 1, {})],
)
def test_tactical_advantage(power: int, left: int, cp: int, cards: int, tokens: Tokens) -> None:
    s = spent(power)
    assert (s.tokens(0, "tactical_advantage"), s.cp(0), len(s.hand(0))) == (left, cp, cards)
    assert (s.hero(1)["tokens"], s.tokens(0, "protect")) == (tokens, int(power == 5))


def test_tactical_advantage_rolls_an_own_die_again() -> None:
    s = duel(tactician(tokens=advantage(2)), BARBARIAN).roll(1, 2, 3, 6, 6)
    s.dice(4).play("spend tactical_advantage 2", "die 4")
    assert (s.rolled, s.tokens(0, "tactical_advantage"), s.view["attempts_left"]) == ([1, 2, 3, 4, 6], 1, 2)


def test_tactical_advantage_moves_a_status_in_the_own_main_phase() -> None:
    s = spent(6, tokens={"bounty": 1})
    s.play("token 1 bounty")
    assert (s.tokens(0, "bounty"), s.tokens(1, "bounty"), s.tokens(0, "tactical_advantage")) == (1, 0, 1)
    s = duel(tactician(tokens=advantage(4)), {"hero": "barbarian", "tokens": {"bounty": 1}}).roll(
        1, 2, 3, 6, 6
    )
    assert s.refused("spend tactical_advantage 6") == "DT-9.4"


@pytest.mark.clause("DT-9.5")
def test_what_one_does_not_have_cannot_be_spent() -> None:
    s = duel(tactician(tokens=advantage(2)), BARBARIAN)
    assert [s.refused(f"spend tactical_advantage {power}") for power in (3, 4, 5)] == ["DT-9.5"] * 3


@pytest.mark.clause("DT-13.12")
def test_advantage_is_spent_before_it_is_lost() -> None:
    s = duel({"hero": "barbarian", "hand": ["what_status_effects"]}, tactician(tokens=advantage(3)))
    s.play("play what_status_effects")
    assert s.asked == (1, "window-response")
    s.play("spend tactical_advantage 1", "spend tactical_advantage 1", "pass").until("choose").play(
        "player 1"
    )
    assert (s.cp(1), s.hero(1)["tokens"]) == (4, {})


def test_constrict_takes_a_roll_attempt_which_can_be_bought_back() -> None:
    s = duel({"hero": "barbarian", "hand": [IDLE], "tokens": CONSTRICT}, tactician()).until("rolling")
    assert s.view["attempts_left"] == 2
    s.play("spend constrict 1")
    assert (s.view["attempts_left"], s.cp(0), s.tokens(0, "constrict")) == (3, 1, 1)
    assert s.refused("spend constrict 1") == "DT-4.1"
    s.play("no_ability").settle()
    assert s.tokens(0, "constrict") == 0


def test_targeted_raises_the_damage_of_every_attack() -> None:
    s = duel(tactician(), {"hero": "barbarian", "tokens": {"targeted": 1}})
    assert outcome(s.attack("saber_strike 1", 1, 1, 1, 4, 6)) == (True, 6, {}, {"targeted": 1})


# ---- cards ----------------------------------------------------------------------------------------------
def attacked(card: str, *dice: int, cp: int = 2) -> Scene:
    """A Barbarian attacks for 8, the Tactician answers with a card."""
    s = duel({"hero": "barbarian", "hand": [IDLE]}, tactician(card, cp=cp))
    s.attack("smack 3", 1, 1, 2, 2, 3).dice(*dice)
    return acts(s, 1, f"play {card}")


def test_ambush() -> None:
    s = duel(tactician("ambush"), BARBARIAN).play("play ambush")
    assert (s.tokens(0, "tactical_advantage"), s.cp(0)) == (2, 1)


@pytest.mark.parametrize(("die", "back", "lost", "protect"), [(2, 2, 8, 0), (4, 0, 5, 0), (6, 0, 8, 1)])
def test_disengage(die: int, back: int, lost: int, protect: int) -> None:
    s = attacked("disengage", die).settle()
    assert (50 - s.health(0), 50 - s.health(1), s.tokens(1, "protect")) == (back, lost, protect)


@pytest.mark.parametrize("card", ["disengage", "feigned_retreat"])
def test_defensive_cards_need_an_attack(card: str) -> None:
    s = duel(tactician(card), BARBARIAN).roll(1, 1, 1, 4, 6)
    assert s.refused(f"play {card}") == "DT-11.8"


def test_feigned_retreat_constricts_the_next_offensive_roll() -> None:
    s = attacked("feigned_retreat").settle()
    assert (s.health(1), s.cp(1), s.tokens(0, "constrict"), s.phase) == (45, 0, 1, "main_2")
    assert turn_of(s, 0).until("rolling").view["attempts_left"] == 2


@pytest.mark.parametrize(("die", "tokens"), [(1, 1), (4, 2), (5, 3), (6, 3)])
def test_war_room(die: int, tokens: int) -> None:
    s = duel(tactician("war_room"), BARBARIAN).dice(die).play("play war_room")
    assert (s.tokens(0, "tactical_advantage"), s.cp(0)) == (tokens, 1)


def test_bunker_up_protects_a_chosen_player() -> None:
    s = duel(tactician("bunker_up"), BARBARIAN).play("play bunker_up")
    assert s.offered() == ["player 0", "player 1"]
    s.play("player 0")
    assert (s.tokens(0, "protect"), s.cp(0)) == (1, 0)


@pytest.mark.parametrize(("die", "tokens", "cards"), [(6, 4, 1), (3, 0, 2)])
def test_upper_hand(die: int, tokens: int, cards: int) -> None:
    s = duel(tactician("upper_hand"), BARBARIAN).dice(die).play("play upper_hand")
    assert (s.tokens(0, "tactical_advantage"), len(s.hand(0))) == (tokens, cards)
