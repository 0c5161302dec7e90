"""Teams of two or three against each other (chapter 14)."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import Game
from igroteka.core.errors import SetupError
from tests.dice_throne.scene import Scene, teams

HEROES = ("gunslinger", "barbarian", "paladin", "pyromancer", "moon_elf", "ninja")
REVOLVER_3 = (1, 1, 2, 5, 6)
FAN = (1, 2, 3, 4, 5)


def new(players: int, start_dice: tuple[int, ...] = ()) -> Scene:
    """A new game of teams with different heroes; the dice for the first turn come after the opening hands."""
    fate = [*4 * players * [0], *[die - 1 for die in start_dice]]
    heroes = ",".join(HEROES[:players])
    return Scene(Game.new("dice_throne", players=players, fate=fate, mode="teams", heroes=heroes))


def turns(s: Scene, n: int) -> list[int]:
    """Everybody passes for n turns; who was active in each."""
    order = []
    for _ in range(n):
        order.append(s.view["active"])
        turn = s.view["turn"]
        while s.view["turn"] == turn:
            offered = s.offered()
            s.play("pass" if "pass" in offered else offered[-1])
    return order


def two_against_two(
    a1: dict[str, Any] | None = None,
    b1: dict[str, Any] | None = None,
    a2: dict[str, Any] | None = None,
    b2: dict[str, Any] | None = None,
) -> Scene:
    """Gunslinger and Paladin against two Barbarians, with what is said of each."""
    return teams(
        {"hero": "gunslinger", **(a1 or {})},
        {"hero": "barbarian", **(b1 or {})},
        {"hero": "paladin", **(a2 or {})},
        {"hero": "barbarian", **(b2 or {})},
    )


# ---- set-up ----------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-14.1")
@pytest.mark.parametrize(("players", "team"), [(4, [0, 1, 0, 1]), (6, [0, 1, 0, 1, 0, 1])])
def test_four_or_six_players_make_two_teams(players: int, team: list[int]) -> None:
    assert [hero["team"] for hero in new(players).view["heroes"]] == team


@pytest.mark.clause("DT-14.1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_other_numbers_make_no_teams(players: int) -> None:
    with pytest.raises(SetupError) as refusal:
        Game.new("dice_throne", players=players, mode="teams")
    assert refusal.value.clause == "DT-14.1"


@pytest.mark.clause("DT-14.2")
def test_teammates_see_each_others_hands() -> None:
    hands = {"hand": ["six_it", "tip_it"]}
    s = two_against_two(hands, hands, hands, hands)
    seen = [hero["hand"]["cards"] for hero in s.game.view(0)["heroes"]]
    assert [sorted(cards) for cards in seen] == [["six_it", "tip_it"], [], ["six_it", "tip_it"], []]
    assert [hero["hand"]["size"] for hero in s.game.view(0)["heroes"]] == [2, 2, 2, 2]


@pytest.mark.clause("DT-14.3")
def test_only_the_start_player_has_no_income_in_the_first_turn() -> None:
    s = new(4, start_dice=(2, 4, 6, 3))
    assert s.view["first"] == 2
    for seat in (2, 3, 0, 1):
        s.until("main")
        assert s.view["active"] == seat
        assert (s.cp(seat), len(s.hand(seat))) == ((2, 4) if seat == 2 else (3, 5))
        turns(s, 1)


@pytest.mark.clause("DT-14.4")
@pytest.mark.parametrize("players", [4, 6])
def test_turns_pass_between_the_teams(players: int) -> None:
    s = new(players)
    first = s.view["first"]
    order = turns(s, 2 * players)
    assert order == [(first + k) % players for k in range(2 * players)]
    assert [seat % 2 for seat in order] == [(first + k) % 2 for k in range(2 * players)]


# ---- the dial --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-14.5")
def test_a_team_has_one_dial_of_50() -> None:
    s = new(4)
    assert [s.health(seat) for seat in range(4)] == [50, 50, 50, 50]
    assert s.game.position()["health"] == [50, 50]


@pytest.mark.clause("DT-14.5")
@pytest.mark.parametrize(("before", "after"), [(40, 47), (58, 60)])
def test_healing_of_a_member_raises_the_dial_up_to_60(before: int, after: int) -> None:
    s = teams(
        {"hero": "gunslinger", "health": before},
        {"hero": "paladin"},
        {"hero": "barbarian", "hand": ["feelin_good"]},
        {"hero": "paladin"},
    )
    s.until("window-before-offence").dice(4, 5, 5).play("play feelin_good")
    assert [s.health(seat) for seat in range(4)] == [after, 50, after, 50]


@pytest.mark.clause("DT-14.6")
def test_damage_to_a_member_lowers_the_dial() -> None:
    s = two_against_two()
    s.attack("revolver 1", *REVOLVER_3).settle()
    assert [s.health(seat) for seat in range(4)] == [50, 47, 50, 47]


@pytest.mark.clause("DT-14.6")
def test_collateral_damage_to_all_opponents_is_summed_on_the_dial() -> None:
    s = teams({"hero": "pyromancer"}, {"hero": "barbarian"}, {"hero": "paladin"}, {"hero": "gunslinger"})
    s.attack("burning_soul", 5, 5, 1, 1, 4).settle()  # 1 for each fiery soul, to all opponents
    assert [s.health(seat) for seat in range(4)] == [50, 46, 50, 46]


# ---- what is one's own -----------------------------------------------------------------------------------
@pytest.mark.clause("DT-14.7")
def test_a_teammates_cp_pay_nothing() -> None:
    s = two_against_two({"cp": 0, "hand": ["double_up"]}, a2={"cp": 5})
    assert s.refused("play double_up") == "DT-8.1"
    assert s.cp(2) == 5


@pytest.mark.clause("DT-14.8")
def test_protect_does_not_reduce_damage_to_a_teammate() -> None:
    s = teams(
        {"hero": "barbarian"},
        {"hero": "gunslinger"},
        {"hero": "barbarian"},
        {"hero": "paladin", "hand": ["not_this_time"], "tokens": {"protect": 1}},
    )
    s.roll(1, 1, 2, 4, 6).dice(1).play("declare smack 1").until("window-attack")
    assert (s.view["attack"]["target"], s.asked) == (1, (3, "window-attack"))
    assert s.refused("spend protect") == "DT-14.8"


@pytest.mark.clause("DT-14.9")
def test_not_this_time_may_be_played_for_a_teammate() -> None:
    s = teams(
        {"hero": "barbarian"},
        {"hero": "gunslinger"},
        {"hero": "barbarian"},
        {"hero": "paladin", "hand": ["not_this_time"]},
    )
    s.roll(*FAN).dice(1).play("declare reckless").until("window-attack")
    assert (s.view["attack"]["target"], s.asked) == (1, (3, "window-attack"))
    s.play("play not_this_time").settle()
    assert s.health(1) == 50 - (15 - 6)


# ---- dice of teammates -----------------------------------------------------------------------------------
@pytest.mark.clause("DT-14.10")
def test_a_teammate_improves_an_attack() -> None:
    s = two_against_two(a2={"hand": ["so_wild"]})
    s.roll(6, 6, 6, 2, 1).play("no_ability")
    assert s.asked == (2, "interfere")
    s.play("play so_wild", "die 4 6")
    assert s.asked == (0, "rolling")
    assert "declare deadeye" in s.offered("declare")


@pytest.mark.clause("DT-14.10")
def test_a_teammate_spoils_an_opponents_attack() -> None:
    s = two_against_two(b2={"hand": ["so_wild"]})
    s.roll(6, 6, 6, 6, 1).play("declare deadeye")
    assert s.asked == (3, "interfere")
    s.play("play so_wild", "die 1 1")
    assert s.refused("declare deadeye") == "DT-4.4"


# ---- the end ---------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-14.11")
def test_a_team_whose_dial_is_at_0_has_lost() -> None:
    s = two_against_two(b1={"health": 3})
    s.attack("revolver 1", *REVOLVER_3).until("over")
    assert s.game.outcome is not None
    assert s.game.outcome.winners == {0, 2}
    assert [s.hero(seat)["out"] for seat in range(4)] == [False, True, False, True]


@pytest.mark.clause("DT-14.11")
def test_both_dials_at_0_in_one_resolution_is_a_draw() -> None:
    s = two_against_two({"health": 2}, {"health": 3, "tokens": {"retribution": 1}})
    s.roll(*REVOLVER_3).dice(1).play("declare revolver 1").until("window-attack")
    assert s.asked == (1, "window-attack")
    s.play("spend retribution").until("over")
    assert s.game.outcome is not None
    assert s.game.outcome.winners == frozenset()
    assert s.game.outcome.scores == (0, 0, 0, 0)
