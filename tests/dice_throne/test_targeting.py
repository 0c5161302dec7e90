"""Chapter 5: the Targeting Roll Phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_throne.scene import Scene, duel, king, teams
from tests.dice_throne.told import events, phases

REVOLVER = (1, 1, 1, 4, 6)
FOUR = ("gunslinger", "barbarian", "paladin", "barbarian")
SIX = (*FOUR, "gunslinger", "paladin")


def team_game(*heroes: str, active: int = 0, given: dict[int, dict[str, Any]] | None = None) -> Scene:
    """Two teams; `given` adds to the heroes of some seats."""
    more = given or {}
    made = [{"hero": name, **more.get(seat, {})} for seat, name in enumerate(heroes)]
    return teams(*made, active=active)


def shot(s: Scene, die: int, ability: str = "revolver 1", dice: tuple[int, ...] = REVOLVER) -> Scene:
    """The active Gunslinger attacks, the targeting die shows this."""
    return s.roll(*dice).dice(die).play(f"declare {ability}")


def targeting_dice(s: Scene) -> int:
    """How many targeting dice were rolled."""
    return sum(event["purpose"] == "targeting" for event in events(s, "rolled"))


# ---- when ----------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-5.1")
def test_with_one_opponent_there_is_no_targeting() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).attack("revolver 1", *REVOLVER)
    assert s.asked == (1, "defend")
    assert phases(s) == ["offence", "defence"]
    assert targeting_dice(s) == 0


@pytest.mark.clause("DT-5.2")
def test_a_target_is_determined_before_the_defence() -> None:
    s = team_game(*FOUR, given={0: {"hand": ["tip_it"]}})
    shot(s, 3).until("alter-dice")
    assert (s.phase, s.view["attack"]["target"]) == ("targeting", None)
    assert (s.health(1), events(s, "defends", "hurt")) == (50, [])
    s.play("pass").until("defend")
    assert (s.asked, s.view["attack"]["target"]) == ((3, "defend"), 3)
    assert phases(s) == ["offence", "targeting", "defence"]
    assert [event["player"] for event in events(s, "target")] == [3]
    assert s.rolled == list(REVOLVER)  # the targeting die has served


@pytest.mark.clause("DT-5.2")
def test_among_several_kings_a_target_is_chosen() -> None:
    s = king({"hero": "gunslinger"}, {"hero": "barbarian"}, {"hero": "paladin"})
    s.attack("revolver 1", *REVOLVER)
    assert (s.asked, s.phase) == ((0, "choose-target"), "targeting")
    assert s.offered() == ["player 1", "player 2"]
    s.play("player 2")
    assert s.asked == (2, "defend")


@pytest.mark.clause("DT-5.3")
@pytest.mark.parametrize(("die", "target"), [(2, 1), (4, 3)])
def test_an_ability_without_damage_is_targeted_too(die: int, target: int) -> None:
    s = team_game(*FOUR, given={0: {"levels": {"take_cover": 2}}})
    shot(s, die, "mark_the_target", (4, 4, 5, 6, 6)).settle()
    assert targeting_dice(s) == 1
    assert [s.tokens(seat, "bounty") for seat in (1, 3)] == [int(seat == target) for seat in (1, 3)]


@pytest.mark.clause("DT-5.3")
def test_an_ability_that_touches_no_opponent_is_not_targeted() -> None:
    s = team_game("barbarian", "gunslinger", "paladin", "barbarian", given={0: {"hand": ["tip_it"]}})
    s.attack("fortitude 1", 4, 4, 5, 1, 2).settle()
    assert phases(s) == ["offence", "main_2"]


@pytest.mark.clause("DT-5.2")
def test_whoever_duels_in_a_showdown_need_not_be_the_target() -> None:
    s = team_game(*FOUR).roll(1, 2, 3, 4, 6).play("declare showdown")
    assert (s.asked, s.offered()) == ((0, "choose"), ["player 1", "player 3"])
    s.dice(6, 1, 4).play("player 1").until("defend")
    assert (s.asked, s.view["attack"]["base"]) == ((3, "defend"), 7)


# ---- the die -------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-5.4")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_anybody_may_alter_the_targeting_die(seat: int) -> None:
    s = team_game(*FOUR, given={seat: {"hand": ["so_wild"]}})
    s.roll(*REVOLVER).dice(1).play("declare revolver 1")
    while s.asked[1] == "interfere":
        s.play("pass")
    s.until("alter-dice")
    assert (s.asked[0], s.phase, s.rolled) == (seat, "targeting", [1])
    s.play("play so_wild", "die 1 6")
    assert s.asked == (0, "choose-target")
    s.play("player 3").until("defend")
    assert s.asked == (3, "defend")


@pytest.mark.clause("DT-5.4")
def test_the_die_may_be_rolled_again_by_an_opponent() -> None:
    s = team_game(*FOUR, given={1: {"hand": ["helping_hand"]}})
    shot(s, 1)
    while s.asked[1] == "interfere":
        s.play("pass")
    s.until("alter-dice").dice(4).play("play helping_hand").until("defend")
    assert s.asked == (3, "defend")


@pytest.mark.clause("DT-5.5")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_die_of_an_ultimate_cannot_be_altered_by_its_owners_side(seat: int) -> None:
    s = team_game(*FOUR, given={seat: {"hand": ["so_wild", "getting_paid"], "cp": 9}})
    s.roll(6, 6, 6, 6, 6).dice(1).play("declare fillem_with_lead")
    while s.asked[1] == "interfere":
        s.play("pass")
    s.until("alter-dice")
    assert (s.asked[0], s.phase, s.rolled) == (seat, "targeting", [1])
    assert s.refused("play so_wild") == "DT-5.5"
    s.settle()
    assert [s.tokens(victim, "bounty") for victim in (1, 3)] == [1, 0]


@pytest.mark.clause("DT-5.5")
def test_the_die_of_an_ultimate_cannot_be_altered_by_its_victims() -> None:
    s = team_game(*FOUR, given={1: {"hand": ["so_wild"], "cp": 9}, 3: {"hand": ["helping_hand"], "cp": 9}})
    s.roll(6, 6, 6, 6, 6).dice(4).play("declare fillem_with_lead")
    s.play("pass", "pass")
    while s.phase in ("offence", "targeting", "defence"):
        assert s.asked[0] not in (1, 3)
        s.play("pass")
    assert [s.tokens(victim, "bounty") for victim in (1, 3)] == [0, 1]


# ---- what it says --------------------------------------------------------------------------------------
@pytest.mark.clause("DT-5.6")
@pytest.mark.parametrize(("die", "target"), [(1, 1), (2, 1), (3, 3), (4, 3)])
def test_two_teams_of_two_left_and_right(die: int, target: int) -> None:
    s = shot(team_game(*FOUR), die).until("defend")
    assert s.asked == (target, "defend")


@pytest.mark.clause("DT-5.6")
@pytest.mark.parametrize(("die", "target"), [(1, 3), (2, 3), (3, 1), (4, 1)])
def test_left_and_right_are_seen_from_the_attackers_seat(die: int, target: int) -> None:
    s = team_game("paladin", "barbarian", "gunslinger", "barbarian", active=2)
    assert shot(s, die).until("defend").asked == (target, "defend")


@pytest.mark.clause("DT-5.6")
@pytest.mark.parametrize(("die", "asked"), [(5, 1), (6, 0)])
@pytest.mark.parametrize("target", [1, 3])
def test_two_teams_of_two_somebody_decides(die: int, asked: int, target: int) -> None:
    s = shot(team_game(*FOUR), die)
    assert s.asked == (asked, "choose-target")
    assert s.offered() == ["player 1", "player 3"]
    assert s.refused("player 2").startswith("DT-5.")
    s.play(f"player {target}").until("defend")
    assert s.asked == (target, "defend")


@pytest.mark.clause("DT-5.6")
def test_on_5_the_first_opponent_in_turn_order_decides() -> None:
    s = team_game("paladin", "barbarian", "gunslinger", "barbarian", active=2)
    assert shot(s, 5).asked == (3, "choose-target")


@pytest.mark.clause("DT-5.7")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_two_teams_of_three_left_middle_right(die: int) -> None:
    s = shot(team_game(*SIX), die).until("defend", "choose-target")
    assert s.asked == ((1, 1, 3, 3, 5, 5)[die - 1], "defend")


# ---- printed targets -----------------------------------------------------------------------------------
@pytest.mark.clause("DT-5.8")
def test_collateral_damage_to_all_needs_no_targeting() -> None:
    s = team_game("pyromancer", "barbarian", "paladin", "barbarian", given={0: {"hand": ["tip_it"]}})
    s.attack("burning_soul", 5, 5, 1, 1, 4).settle()
    assert (s.phase, s.health(1)) == ("main_2", 50 - 2 * 2)
    assert targeting_dice(s) == 0
    assert "targeting" not in phases(s)


@pytest.mark.clause("DT-5.8")
def test_chosen_opponents_need_no_targeting() -> None:
    s = team_game(*FOUR, given={0: {"levels": {"deadeye": 2}, "hand": ["tip_it"]}})
    s.attack("enforcer", 6, 6, 6, 4, 1).until("up-to")
    s.play("player 3").settle()
    assert [s.tokens(seat, "bounty") for seat in (1, 3)] == [0, 1]
    assert "targeting" not in phases(s)


@pytest.mark.clause("DT-5.8")
def test_a_card_with_a_chosen_opponent_needs_no_targeting() -> None:
    s = team_game(*FOUR, given={0: {"hand": ["wanted", "tip_it"]}})
    s.play("play wanted")
    assert s.asked == (0, "choose")
    assert s.offered() == ["player 1", "player 3"]
    s.play("player 3")
    assert [s.tokens(seat, "bounty") for seat in (1, 3)] == [0, 1]
    assert targeting_dice(s) == 0
