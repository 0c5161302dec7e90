"""Chapter 12: final damage. The rulebook's example (DT-12.9 to DT-12.18) is in test_golden."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.dice_throne.scene import Scene, duel
from tests.dice_throne.texts import activated, acts

BARBARIAN: dict[str, Any] = {"hero": "barbarian", "cp": 2, "hand": ["get_some", "smack_2"]}


def attacked(defender: dict[str, Any], damage: int, attacker: dict[str, Any] | None = None) -> Scene:
    """An attack for this damage, which allows no defence."""
    attacker = {"hero": "barbarian", "hand": ["smack_2"]} if attacker is None else attacker
    return activated(attacker, defender, kind="undefendable", damage=damage)


ACTIONS = [(0, "play get_some"), (1, "spend protect 1"), (1, "play not_this_time")]


@pytest.mark.clause("DT-12.1")
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_the_order_of_actions_makes_no_difference(order: tuple[int, ...]) -> None:
    paladin = {"hero": "paladin", "hand": ["not_this_time", "tithe_2"], "tokens": {"protect": 1}}
    s = attacked(paladin, 10, BARBARIAN).until("window-attack")
    for k in order:
        assert s.health(1) == 50  # nothing is worked out before all have finished
        seat, notation = ACTIONS[k]
        if seat == 0:
            s.dice(1, 2, 3, 4, 6)  # three swords: + 3
        acts(s, seat, notation)
    s.settle()
    assert s.health(1) == 50 - 3  # 10 + 3 - 6 = 7, and half of 7, rounded up, is prevented


@pytest.mark.clause("DT-12.2")
def test_the_computation_starts_with_what_is_about_to_be_received() -> None:
    s = duel({"hero": "barbarian"}, {"hero": "paladin", "hand": ["double_up"]})
    s.roll(1, 2, 3, 6, 6).dice(6, 6, 6).play("declare overpower").until("window-attack")
    assert s.damage(1)["incoming"] == 18


@pytest.mark.clause("DT-12.2")
@pytest.mark.parametrize(("tokens", "incoming"), [({"burn": 1}, 2), ({"burn": 1, "poison": 3}, 5)])
def test_damage_of_statuses_is_incoming_in_upkeep(tokens: dict[str, int], incoming: int) -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["double_up"], "tokens": tokens})
    s.until("window-upkeep")
    assert (s.asked, s.damage(1)["incoming"], s.health(1)) == ((1, "window-upkeep"), incoming, 50)
    s.settle()
    assert s.health(1) == 50 - incoming


@pytest.mark.clause("DT-12.2")
def test_nothing_is_prevented_where_nothing_is_incoming() -> None:
    s = duel({"hero": "paladin", "hand": ["tithe_2"], "tokens": {"protect": 1}}, {"hero": "barbarian"})
    assert s.refused("spend protect 1") == "DT-12.2"


@pytest.mark.clause("DT-12.3")
def test_fixed_amounts_give_the_intermediate_damage() -> None:
    gunslinger = {"hero": "gunslinger", "hand": ["duel_2"], "tokens": {"reload": 1}}
    s = attacked({"hero": "paladin", "hand": ["not_this_time", "double_up"]}, 10, gunslinger)
    s.until("window-offence-ends")
    acts(s.dice(6), 0, "spend reload 1").until("window-attack")
    acts(s, 1, "play not_this_time")
    assert (s.damage(1)["incoming"], s.damage(1)["prevented"], s.damage(1)["intermediate"]) == (13, 6, 7)
    assert s.settle().health(1) == 43


@pytest.mark.clause("DT-12.4")
def test_half_is_taken_of_the_damage_with_what_was_added_later() -> None:
    s = attacked({"hero": "paladin", "tokens": {"protect": 1}}, 10, BARBARIAN).until("window-attack")
    acts(s, 1, "spend protect 1")
    assert s.damage(1)["final"] == 5
    acts(s.dice(1, 1, 2, 2, 3), 0, "play get_some")
    assert s.settle().health(1) == 50 - 7  # half of 15, rounded up, is prevented; of 10 it were 5, 10 left


@pytest.mark.clause("DT-12.5")
def test_two_halvings_are_each_taken_from_the_intermediate_damage() -> None:
    gunslinger = {"hero": "gunslinger", "hand": ["duel_2", "double_up"], "tokens": {"protect": 1}}
    s = activated({"hero": "barbarian", "hand": ["smack_2"]}, gunslinger, kind="normal", damage=8)
    s.until("defend").dice(6, 1).play("defend duel").until("one-of").play("mode 2")
    assert s.damage(1)["final"] == 4
    acts(s, 1, "spend protect 1")
    assert (s.damage(1)["halvings"], s.damage(1)["final"]) == (2, 0)
    assert s.settle().health(1) == 50


@pytest.mark.clause("DT-12.6")
@pytest.mark.parametrize(("damage", "prevented"), [(1, 1), (2, 1), (5, 3), (16, 8), (17, 9)])
def test_half_of_the_damage_is_rounded_up(damage: int, prevented: int) -> None:
    s = attacked({"hero": "paladin", "tokens": {"protect": 1}}, damage)
    acts(s, 1, "spend protect 1").settle()
    assert 50 - s.health(1) == damage - prevented


@pytest.mark.clause("DT-12.6")
@pytest.mark.parametrize(("die", "added"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_of_a_die_is_rounded_up_for_damage_dealt(die: int, added: int) -> None:
    s = attacked({"hero": "paladin"}, 4, {"hero": "gunslinger", "hand": ["duel_2"], "tokens": {"reload": 1}})
    acts(s.dice(die), 0, "spend reload 1").settle()
    assert s.health(1) == 46 - added


@pytest.mark.clause("DT-12.7")
def test_damage_below_zero_is_none_and_heals_nobody() -> None:
    s = attacked({"hero": "paladin", "health": 30, "hand": ["not_this_time", "double_up"]}, 4)
    s.until("window-attack").play("play not_this_time")
    assert (s.damage(1)["intermediate"], s.damage(1)["final"]) == (0, 0)
    assert s.settle().health(1) == 30


@pytest.mark.clause("DT-12.8")
@pytest.mark.parametrize(("protects", "taken"), [(0, 17), (1, 8)])
def test_a_returned_half_is_not_lowered_by_half_preventions(protects: int, taken: int) -> None:
    s = attacked({"hero": "paladin", "tokens": {"retribution": 1, "protect": protects}}, 17)
    acts(s, 1, "spend retribution 1")
    if protects:
        acts(s, 1, "spend protect 1")
    s.settle()
    assert (s.health(0), s.health(1)) == (41, 50 - taken)


@pytest.mark.clause("DT-12.8")
def test_fixed_preventions_lower_what_is_returned() -> None:
    s = attacked({"hero": "paladin", "hand": ["not_this_time"], "tokens": {"retribution": 1}}, 17)
    acts(s, 1, "spend retribution 1")
    acts(s, 1, "play not_this_time").settle()
    assert (s.health(0), s.health(1)) == (44, 39)  # 17 - 6 = 11, half of it is 6


@pytest.mark.clause("DT-12.8")
@pytest.mark.parametrize(("die", "attacker", "defender"), [(2, 50, 50), (3, 41, 33)])
def test_avoided_damage_returns_nothing(die: int, attacker: int, defender: int) -> None:
    s = attacked({"hero": "paladin", "tokens": {"retribution": 1, "evasive": 1}}, 17)
    acts(s, 1, "spend retribution 1")
    acts(s.dice(die), 1, "spend evasive 1").settle()
    assert (s.health(0), s.health(1)) == (attacker, defender)


@pytest.mark.clause("DT-11.14")
@pytest.mark.clause("DT-12.8")
@pytest.mark.parametrize(("status", "attacker"), [("protect", 46), ("evasive", 50)])
def test_returned_damage_may_be_prevented_by_the_attacker(status: str, attacker: int) -> None:
    barbarian = {"hero": "barbarian", "hand": ["smack_2"], "tokens": {status: 1}}
    s = attacked({"hero": "paladin", "tokens": {"retribution": 1}}, 17, barbarian)
    acts(s, 1, "spend retribution 1")
    acts(s.dice(1), 0, f"spend {status} 1").settle()
    assert (s.health(0), s.health(1)) == (attacker, 33)
