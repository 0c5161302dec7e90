"""Chapter 2: winning, losing, draws."""

from __future__ import annotations

import pytest

from tests.dice_throne.scene import Scene, duel, king, teams
from tests.dice_throne.told import losses, phases, turn_of, turns


def winners(s: Scene) -> set[int]:
    """Who has won; fails while the game goes on."""
    assert s.game.outcome is not None, f"the game goes on: {s.asked}"
    return set(s.game.outcome.winners)


def revolver(s: Scene, target: int | None = None) -> Scene:
    """The Gunslinger deals 3 damage; nobody defends. Up to the next Main Phase, or the end."""
    s.attack("revolver 1", 1, 1, 1, 4, 6)
    if target is not None:
        s.until("choose-target").play(f"player {target}")
    return s.settle()


# ---- winning -------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-2.1")
@pytest.mark.parametrize(("health", "over"), [(2, True), (3, True), (4, False)])
def test_a_duel_is_won_when_the_opponent_is_at_0(health: int, over: bool) -> None:
    s = revolver(duel({"hero": "gunslinger"}, {"hero": "barbarian", "health": health}))
    assert (s.game.outcome is not None) is over
    if over:
        assert winners(s) == {0}
        assert s.health(1) == 0
        assert s.game.outcome is not None
        assert s.game.outcome.reason == "end-won"


@pytest.mark.clause("DT-2.1")
def test_with_three_sides_play_goes_on_until_one_is_left() -> None:
    gunslinger = {"hero": "gunslinger", "hand": ["tip_it"]}
    s = king(gunslinger, {"hero": "barbarian", "health": 3}, {"hero": "paladin", "health": 3})
    revolver(s, target=1)
    assert s.game.outcome is None
    assert [s.hero(seat)["out"] for seat in (0, 1, 2)] == [False, True, False]
    assert s.asked == (0, "main")
    turn_of(s, 0)
    assert [seat for seat, _ in turns(s)] == [2, 0]  # the fallen hero has no turn
    revolver(s)
    assert winners(s) == {0}


@pytest.mark.clause("DT-2.1")
@pytest.mark.parametrize(("health", "won"), [(3, {0, 2}), (4, None)])
def test_a_team_falls_and_wins_together(health: int, won: set[int] | None) -> None:
    s = teams(
        *({"hero": "gunslinger"}, {"hero": "barbarian", "health": health}),
        *({"hero": "paladin"}, {"hero": "barbarian"}),
    )
    s.until("rolling").dice(1, 1, 1, 4, 6).play("roll").dice(3).play("declare revolver 1").settle()
    assert s.health(1) == s.health(3) == health - 3
    if won is None:
        assert s.game.outcome is None
    else:
        assert winners(s) == won


# ---- losing --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-2.2")
def test_a_hero_loses_in_upkeep_before_income() -> None:
    s = duel({"hero": "paladin"}, {"hero": "barbarian", "health": 2, "tokens": {"burn": 1}, "cp": 5})
    s.play("pass").settle()
    assert winners(s) == {0}
    assert turns(s) == [(1, ["upkeep"])]
    assert (s.health(1), s.cp(1)) == (0, 5)


@pytest.mark.clause("DT-2.2")
def test_a_hero_loses_in_a_main_phase() -> None:
    s = duel({"hero": "gunslinger", "hand": ["roulette"]}, {"hero": "paladin", "health": 2})
    s.dice(1).play("play roulette").until("choose").play("player 1").settle()
    assert winners(s) == {0}
    assert s.phase == "main_1"


@pytest.mark.clause("DT-2.2")
def test_a_hero_may_fall_in_the_own_turn() -> None:
    s = duel({"hero": "barbarian", "health": 4}, {"hero": "gunslinger"})
    s.attack("reckless", 1, 2, 3, 4, 5).settle()
    assert winners(s) == {1}
    assert s.health(1) == 35


@pytest.mark.clause("DT-2.2")
def test_the_turn_of_a_fallen_hero_ends_at_once() -> None:
    s = king({"hero": "barbarian", "health": 4}, {"hero": "gunslinger"}, {"hero": "paladin"})
    s.attack("reckless", 1, 2, 3, 4, 5).until("choose-target").play("player 2").settle()
    assert s.hero(0)["out"]
    assert s.asked == (1, "main")
    assert [seat for seat, _ in turns(s)] == [1]


@pytest.mark.clause("DT-2.2")
def test_a_hero_loses_at_the_end_of_the_own_turn() -> None:
    s = duel(
        {"hero": "barbarian", "health": 6, "tokens": {"delayed_poison": 2}}, {"hero": "paladin"}
    ).settle()
    s.play("pass").settle()
    assert winners(s) == {1}
    assert turns(s) == []


@pytest.mark.clause("DT-2.2")
def test_isolated_damage_kills_before_the_rest_of_upkeep() -> None:
    s = duel({"hero": "paladin"}, {"hero": "gunslinger", "health": 3, "tokens": {"powder_keg": 1, "burn": 1}})
    s.until("next-due").dice(1).play("effect 2").settle()
    assert winners(s) == {0}
    assert losses(s) == [(1, 3)]


@pytest.mark.clause("DT-2.2")
def test_a_hero_who_falls_by_isolated_damage_leaves_the_others_game_in_order() -> None:
    s = king(
        {"hero": "paladin"},
        {"hero": "barbarian", "health": 3, "tokens": {"powder_keg": 1}},
        {"hero": "gunslinger", "hand": ["tip_it"]},
    )
    s.until("rolling").dice(1).play("no_ability").settle()
    assert (s.hero(1)["out"], s.asked, s.phase) == (True, (2, "main"), "main_1")
    s.attack("revolver 1", 1, 1, 1, 4, 6).until("choose-target", "defend")
    s.until("defend").play("pass").settle()
    assert s.health(0) == 32


@pytest.mark.clause("DT-2.2")
def test_attacker_and_defender_fall_and_the_others_play_on() -> None:
    s = king(
        {"hero": "barbarian", "health": 3},
        {"hero": "gunslinger", "health": 15},
        {"hero": "paladin", "hand": ["tip_it"]},
        {"hero": "barbarian"},
    )
    s.attack("reckless", 1, 2, 3, 4, 5).until("choose-target").play("player 1").until("defend")
    s.dice(6, 1).play("defend duel").until("one-of").play("mode 1").settle()
    assert [s.hero(seat)["out"] for seat in range(4)] == [True, True, False, False]
    assert (s.asked, s.phase) == ((2, "main"), "main_1")
    turn_of(s, 3)
    turn_of(s, 2)
    assert [seat for seat, _ in turns(s)] == [2, 3, 2]


# ---- draws ---------------------------------------------------------------------------------------------
def duel_of_the_dying(attacker: int, defender: int) -> Scene:
    """Reckless II deals 20, Duel answers with 3."""
    s = duel(
        {"hero": "barbarian", "health": attacker, "levels": {"reckless": 2}},
        {"hero": "gunslinger", "health": defender},
    )
    s.attack("reckless", 2, 3, 4, 5, 6).until("defend")
    return s.dice(6, 1).play("defend duel").until("one-of").play("mode 1").settle()


@pytest.mark.clause("DT-2.3")
@pytest.mark.parametrize(("attacker", "defender"), [(1, 4), (3, 20), (2, 1)])
def test_all_fall_together_a_draw_however_large_the_overkill(attacker: int, defender: int) -> None:
    s = duel_of_the_dying(attacker, defender)
    assert winners(s) == set()
    assert (s.health(0), s.health(1)) == (0, 0)
    assert s.game.outcome is not None
    assert s.game.outcome.reason == "end-draw"


@pytest.mark.clause("DT-2.3")
def test_no_draw_if_one_survives() -> None:
    assert winners(duel_of_the_dying(4, 20)) == {0}
    assert winners(duel_of_the_dying(3, 21)) == {1}


@pytest.mark.clause("DT-2.3")
def test_the_last_two_of_three_may_fall_together() -> None:
    s = king(
        {"hero": "barbarian", "health": 1, "levels": {"reckless": 2}},
        {"hero": "gunslinger", "health": 4},
        {"hero": "paladin", "health": 0, "out": True},
    )
    s.attack("reckless", 2, 3, 4, 5, 6).until("defend")
    s.dice(6, 1).play("defend duel").until("one-of").play("mode 1").settle()
    assert winners(s) == set()


@pytest.mark.clause("DT-2.3")
def test_two_teams_may_fall_together() -> None:
    s = teams(
        *({"hero": "barbarian", "health": 3}, {"hero": "gunslinger", "health": 15}),
        *({"hero": "paladin"}, {"hero": "barbarian"}),
    )
    s.roll(1, 2, 3, 4, 5).dice(1).play("declare reckless").until("defend")
    s.dice(6, 1).play("defend duel").until("one-of").play("mode 1").settle()
    assert winners(s) == set()


@pytest.mark.clause("DT-2.3")
def test_a_third_hero_wins_when_the_others_fall_together() -> None:
    s = king({"hero": "barbarian", "health": 1}, {"hero": "gunslinger", "health": 4}, {"hero": "paladin"})
    s.attack("reckless", 2, 3, 4, 5, 6).until("choose-target").play("player 1").until("defend")
    s.dice(6, 1).play("defend duel").until("one-of").play("mode 1").settle()
    assert winners(s) == {2}


# ---- saved, and what stays -----------------------------------------------------------------------------
@pytest.mark.clause("DT-2.4")
@pytest.mark.parametrize(("dice", "left"), [((4, 5, 1), 1), ((4, 1, 1), 0), ((4, 4, 5), 3)])
def test_healing_of_the_defence_comes_before_the_damage(dice: tuple[int, ...], left: int) -> None:
    s = duel({"hero": "gunslinger", "levels": {"take_cover": 2}}, {"hero": "barbarian", "health": 3})
    s.attack("take_cover", 1, 2, 4, 4, 5).until("defend").dice(*dice).play("defend thick_skin").settle()
    assert s.health(1) == left
    assert losses(s) == [(1, 6)]
    assert (s.game.outcome is None) is (left > 0)


@pytest.mark.clause("DT-2.5")
def test_the_bounty_of_a_fallen_gunslinger_still_works() -> None:
    s = king(
        {"hero": "gunslinger", "health": 4, "hand": ["wanted"]},
        {"hero": "barbarian", "cp": 0},
        {"hero": "paladin"},
    )
    s.play("play wanted").until("choose").play("player 2")
    assert s.tokens(2, "bounty") == 1
    turn_of(s, 1).attack("smack 1", 1, 1, 1, 4, 6).until("choose-target").play("player 0").settle()
    assert s.hero(0)["out"]
    assert s.tokens(2, "bounty") == 1
    cp = s.cp(1)
    s.play("pass")
    turn_of(s, 1).attack("smack 1", 1, 1, 1, 4, 6).until("defend").play("pass").settle()
    assert s.health(2) == 35 - (4 + 1)
    assert s.cp(1) == cp + 1 + 1  # Income and Bounty
    assert "targeting" in phases(s)
