"""Chapter 7: Ultimates."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import Game
from tests.dice_throne.scene import Scene, duel, teams
from tests.dice_throne.told import events, losses, phases

FIVE = (6, 6, 6, 6, 6)
ROLL_PHASES = ("offence", "targeting", "defence")


def lead(defender: dict[str, Any], *deciding: int, **hero: Any) -> Scene:
    """Fill'em with Lead! is activated; the scene rests at the first question after that."""
    s = duel({"hero": "gunslinger", **hero}, defender).roll(*FIVE).dice(*deciding)
    s.play("declare fillem_with_lead")
    while s.asked[1] == "interfere":
        s.play("pass")
    return s


def asked_instead(s: Scene, seat: int, **table: Any) -> Scene:
    """The same moment, but this seat is asked: in the game it never would be, that is what is tested."""
    return Scene(Game.load({**s.game.position(), "player": seat, **table}))


# ---- the lock ------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-7.1")
def test_opponents_are_never_asked_until_the_roll_phase_is_over() -> None:
    hand = ["getting_paid", "helping_hand", "not_this_time", "tip_it"]
    tokens = {"evasive": 3, "protect": 1, "retribution": 1}
    defender = {"hero": "paladin", "cp": 9, "hand": hand, "tokens": tokens}
    s = lead(defender, 5, 5, hand=["getting_paid", "eat_lead"], tokens={"reload": 2})
    assert s.view["attack"]["locked"]
    while s.phase in ROLL_PHASES:
        assert s.asked[0] == 0
        s.play("pass")
    assert not s.view["attack"]["locked"]
    assert s.hand(1) == hand


@pytest.mark.clause("DT-7.1")
@pytest.mark.parametrize("question", ["window-offence-ends", "window-attack", "window-last-call"])
@pytest.mark.parametrize(
    "action",
    ["play getting_paid", "play tip_it", "play not_this_time", "spend evasive 1", "defend divine_defense"],
)
def test_everything_that_an_opponent_could_do_is_refused(question: str, action: str) -> None:
    defender = {
        "hero": "paladin",
        "cp": 9,
        "hand": ["getting_paid", "tip_it", "not_this_time"],
        "tokens": {"evasive": 1},
    }
    s = lead(defender, hand=["getting_paid"]).until(question)
    other = asked_instead(s, 1)
    assert other.offered() == ["pass"]
    assert other.refused(action) == "DT-7.1"


@pytest.mark.clause("DT-7.1")
def test_the_owner_and_his_team_may_act() -> None:
    s = teams(
        *({"hero": "gunslinger", "hand": ["getting_paid"]}, {"hero": "barbarian", "hand": ["getting_paid"]}),
        *({"hero": "paladin", "hand": ["getting_paid"]}, {"hero": "barbarian", "hand": ["getting_paid"]}),
    )
    s.roll(*FIVE).dice(1).play("declare fillem_with_lead")
    while s.asked[1] == "interfere":
        s.play("pass")
    seats = set()
    while s.phase in ROLL_PHASES:
        seats.add(s.asked[0])
        s.play("pass")
    assert seats == {0, 2}


@pytest.mark.clause("DT-7.2")
def test_an_ultimate_is_not_weakened_by_what_its_victim_holds() -> None:
    tokens = {"protect": 1, "evasive": 1, "retribution": 1}
    s = lead({"hero": "paladin", "tokens": tokens, "hand": ["tip_it"]}, cp=0, hand=["tip_it"]).settle()
    assert (s.phase, s.health(0), s.health(1)) == ("main_2", 50, 39)
    assert s.hero(1)["tokens"] == {**tokens, "bounty": 1, "knockdown": 1}
    assert (s.tokens(0, "evasive"), s.cp(0)) == (1, 1)
    assert losses(s) == [(1, 11)]


@pytest.mark.clause("DT-7.2")
def test_no_defence_is_rolled_against_an_ultimate() -> None:
    s = duel({"hero": "paladin", "health": 40, "hand": ["six_it"]}, {"hero": "barbarian"})
    s.attack("resolute_faith", *FIVE).settle()
    assert (s.health(0), s.health(1), s.tokens(0, "blessing_of_divinity")) == (45, 40, 1)
    assert not events(s, "defends")
    assert phases(s) == ["offence", "defence", "main_2"]


@pytest.mark.clause("DT-7.2")
def test_collateral_damage_of_an_ultimate_cannot_be_avoided_either() -> None:
    held = {"hero": "barbarian", "tokens": {"evasive": 3, "protect": 1}}
    s = teams({"hero": "pyromancer", "hand": ["tip_it"]}, held, {"hero": "paladin"}, held)
    s.roll(*FIVE).dice(1).play("declare scorch_the_earth").settle()
    assert (s.phase, s.health(1)) == ("main_2", 50 - (12 + 2) - 2)
    assert [s.tokens(seat, "evasive") for seat in (1, 3)] == [3, 3]


@pytest.mark.clause("DT-7.3")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ({"blind": 1}, {}),
        ({"blinding_light": 1}, {}),
        ({"wither": 2}, {}),
        ({"shame": 2}, {}),
        ({"parlay": 1}, {}),
        ({}, {"shadows": 1}),
        ({"blind": 1, "wither": 1, "parlay": 1}, {"shadows": 1}),
    ],
)
def test_statuses_that_hinder_are_ignored(attacker: dict[str, int], defender: dict[str, int]) -> None:
    s = lead({"hero": "paladin", "tokens": defender}, 1, tokens=attacker, hand=["tip_it"]).settle()
    assert (s.phase, s.health(1)) == ("main_2", 39)
    assert [event["dice"] for event in events(s, "rolled")] == ["6 6 6 6 6"]  # no die for Blind


@pytest.mark.clause("DT-7.3")
@pytest.mark.parametrize(
    ("tokens", "deals", "evasive"), [({"blind": 1}, 0, 0), ({"wither": 2}, 5, 2), ({"parlay": 1}, 0, 2)]
)
def test_the_same_statuses_hinder_other_abilities(tokens: dict[str, int], deals: int, evasive: int) -> None:
    s = duel({"hero": "gunslinger", "tokens": tokens, "hand": ["tip_it"]}, {"hero": "barbarian"})
    s.roll(1, 2, 3, 4, 5).dice(1).play("declare fan_the_hammer").until("defend", "main")
    if s.asked[1] == "defend":
        s.play("pass")
    s.settle()
    assert (s.health(1), s.tokens(0, "evasive")) == (50 - deals, evasive)


@pytest.mark.clause("DT-7.4")
def test_its_owner_may_raise_it() -> None:
    s = lead(
        {"hero": "paladin", "tokens": {"evasive": 3, "protect": 1}}, tokens={"reload": 1}, hand=["tip_it"]
    )
    s.until("window-offence-ends").dice(5).play("spend reload 1")
    s.until("roll-again").play("pass").settle()
    assert s.health(1) == 50 - (10 + 1 + 3)
    assert s.tokens(1, "evasive") == 3


@pytest.mark.clause("DT-7.4")
def test_an_attack_modifier_raises_it_too() -> None:
    s = duel({"hero": "barbarian", "hand": ["get_some"], "cp": 2}, {"hero": "paladin"})
    s.roll(*FIVE).play("declare rage").until("window-offence-ends", "window-attack", "window-last-call")
    s.dice(1, 2, 3, 4, 6).play("play get_some").until("rolling", "main")
    assert s.health(1) == 50 - (15 + 3)


# ---- the only counter ----------------------------------------------------------------------------------
@pytest.mark.clause("DT-7.5")
def test_it_is_stopped_by_changing_the_dice_before_its_activation() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "hand": ["tip_it"]}).roll(*FIVE)
    s.play("declare fillem_with_lead")
    assert s.asked == (1, "interfere")
    s.play("play tip_it")  # of five sixes one becomes a 5
    assert (s.asked, s.rolled) == ((0, "rolling"), [5, 6, 6, 6, 6])
    assert s.refused("declare fillem_with_lead") == "DT-4.4"
    s.play("declare deadeye").settle()
    assert s.health(1) == 44


@pytest.mark.clause("DT-7.5")
def test_after_its_activation_it_cannot_be_stopped() -> None:
    defender = {"hero": "paladin", "hand": ["tip_it", "so_wild"], "cp": 9}
    s = lead(defender, hand=["getting_paid"]).until("window-offence-ends", "window-then")
    other = asked_instead(s, 1)
    for action in ("play tip_it", "play so_wild"):
        assert other.refused(action) == "DT-7.1"
    s.settle()
    assert s.health(1) == 39


# ---- dice of an Ultimate -------------------------------------------------------------------------------
@pytest.mark.clause("DT-7.6")
def test_only_its_owner_rolls_a_die_of_it_again_and_once() -> None:
    defender = {"hero": "paladin", "hand": ["helping_hand", "tip_it"], "cp": 9}
    s = lead(defender, tokens={"reload": 1}, hand=["so_wild", "tip_it", "getting_paid"], cp=9)
    s.until("window-offence-ends").dice(1).play("spend reload 1")
    assert (s.asked, s.rolled) == ((0, "roll-again"), [1])
    altering = {"question": ["AlterDice", {}], "x": 0}
    for card in ("so_wild", "tip_it"):
        assert asked_instead(s, 0, **altering).refused(f"play {card}") in ("DT-7.6", "DT-13.5")
    for card in ("helping_hand", "tip_it"):
        assert asked_instead(s, 1, **altering).refused(f"play {card}") == "DT-7.1"
    s.dice(6).play("reroll 1")
    assert s.asked == (0, "window-offence-ends")  # a second time it is not rolled again
    s.settle()
    assert s.health(1) == 50 - (10 + 1 + 3)


@pytest.mark.clause("DT-7.6")
def test_quick_draw_2_permits_another_re_roll() -> None:
    s = lead({"hero": "paladin"}, tokens={"reload": 1}, levels={"quick_draw": 2}, hand=["tip_it"])
    s.until("window-offence-ends").dice(1).play("spend reload 1")
    s.dice(2).play("reroll 1")
    assert s.asked == (0, "roll-again")
    s.dice(6).play("reroll 2").settle()
    assert s.health(1) == 50 - (10 + 1 + 3)


# ---- after it ------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-7.7")
def test_the_lock_ends_with_the_roll_phase() -> None:
    defender = {"hero": "paladin", "hand": ["double_up"], "cp": 3, "deck": ["tip_it", "so_wild"]}
    s = lead(defender, hand=["spin_the_chamber", "six_it"]).settle()
    assert (s.asked, s.phase) == ((0, "main"), "main_2")
    s.play("play spin_the_chamber")
    assert (s.asked, s.phase) == ((1, "window-response"), "main_2")
    s.play("play double_up")
    assert s.hand(1) == ["so_wild", "tip_it"]


@pytest.mark.clause("DT-7.8")
def test_it_is_the_one_offensive_ability_and_another_may_be_declared_instead() -> None:
    s = duel({"hero": "gunslinger", "hand": ["tip_it"]}, {"hero": "barbarian"}).roll(*FIVE)
    assert s.offered("declare") == ["declare deadeye", "declare fillem_with_lead"]
    s.play("declare deadeye").settle()
    assert (s.phase, s.health(1), s.tokens(1, "bounty")) == ("main_2", 44, 0)
    assert [event["ability"] for event in events(s, "activated")] == ["deadeye"]


@pytest.mark.clause("DT-7.8")
def test_after_it_no_other_ability_is_activated() -> None:
    s = lead({"hero": "barbarian"}, hand=["getting_paid"]).until("window-offence-ends", "window-then")
    assert s.refused("declare deadeye").startswith("DT-4.")
    s.settle()
    assert [event["ability"] for event in events(s, "activated")] == ["fillem_with_lead"]


@pytest.mark.clause("DT-7.8")
def test_its_dice_are_rolled_in_the_ordinary_way() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(6, 6, 6, 6, 1)
    assert s.refused("declare fillem_with_lead") == "DT-4.4"
    s.dice(2).play("reroll 1").dice(6).play("reroll 2")
    assert s.view["attempts_left"] == 0
    s.play("declare fillem_with_lead").settle()
    assert s.health(1) == 39
