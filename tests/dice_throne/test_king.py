"""King of the Hill: everybody for himself (chapter 15)."""

from __future__ import annotations

import pytest

from igroteka import Game
from igroteka.core.errors import SetupError
from tests.dice_throne.scene import Scene, king

HEROES = ("gunslinger", "barbarian", "paladin", "pyromancer", "moon_elf", "ninja")
REVOLVER_3 = (1, 1, 2, 5, 6)


def new(players: int, start_dice: tuple[int, ...] = ()) -> Scene:
    """A new game with different heroes; the dice for the first turn come after the opening hands."""
    fate = [*4 * players * [0], *[die - 1 for die in start_dice]]
    heroes = ",".join(HEROES[:players])
    return Scene(Game.new("dice_throne", players=players, fate=fate, mode="king", heroes=heroes))


def finish_turn(s: Scene) -> None:
    """Everybody passes until the turn is over."""
    turn = s.view["turn"]
    while s.view["turn"] == turn:
        offered = s.offered()
        s.play("pass" if "pass" in offered else offered[-1])


def hill(*health: int, **attacker: object) -> Scene:
    """A Gunslinger and others at this health; he has attacked with his Revolver, the target is asked."""
    rest = [
        {"hero": hero, "health": n}
        for hero, n in zip(("barbarian", "paladin", "ninja"), health[1:], strict=False)
    ]
    s = king({"hero": "gunslinger", "health": health[0], **attacker}, *rest)
    return s.attack("revolver 1", *REVOLVER_3).until("choose-target")


def drawn(s: Scene, target: int) -> int:
    """How many cards the attacker draws for choosing this target."""
    before = len(s.hand(0))
    s.play(f"player {target}")
    return len(s.hand(0)) - before


# ---- set-up ----------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-15.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_players_each_on_his_own(players: int) -> None:
    heroes = new(players).view["heroes"]
    assert [hero["team"] for hero in heroes] == list(range(players))


@pytest.mark.clause("DT-15.1")
@pytest.mark.parametrize(("players", "clause"), [(2, "DT-15.1"), (7, "DT-1.1")])
def test_fewer_or_more_are_refused(players: int, clause: str) -> None:
    with pytest.raises(SetupError) as refusal:
        Game.new("dice_throne", players=players, mode="king")
    assert refusal.value.clause == clause


@pytest.mark.clause("DT-15.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_starts_at_35(players: int) -> None:
    s = new(players)
    assert [s.health(seat) for seat in range(players)] == [35] * players


@pytest.mark.clause("DT-15.2")
def test_healing_stops_at_45() -> None:
    s = king(
        {"hero": "barbarian", "health": 44, "hand": ["feelin_good"]},
        {"hero": "paladin"},
        {"hero": "gunslinger"},
    )
    s.dice(4, 5, 1).play("play feelin_good")
    assert s.health(0) == 45


@pytest.mark.clause("DT-15.3")
def test_turns_go_round_from_the_start_player_who_misses_one_income() -> None:
    s = new(4, start_dice=(2, 4, 6, 3))
    for seat in (2, 3, 0, 1):
        s.until("main")
        assert s.view["active"] == seat
        assert (s.cp(seat), len(s.hand(seat))) == ((2, 4) if seat == 2 else (3, 5))
        finish_turn(s)
    assert s.view["active"] == 2


# ---- targets and leaders ---------------------------------------------------------------------------------
@pytest.mark.clause("DT-15.4")
def test_the_attacker_chooses_any_opponent_without_a_die() -> None:
    s = hill(35, 20, 30, 25)
    assert s.asked == (0, "choose-target")
    assert s.offered() == ["player 1", "player 2", "player 3"]
    before = len(s.game.played)
    s.play("player 2").settle()
    assert s.health(2) == 27
    assert "rolled" not in s.log(before)


@pytest.mark.clause("DT-15.4")
def test_who_is_out_is_no_target() -> None:
    s = king(
        {"hero": "gunslinger"},
        {"hero": "barbarian", "health": 0, "out": True},
        {"hero": "paladin"},
        {"hero": "ninja"},
    )
    s.attack("revolver 1", *REVOLVER_3).until("choose-target")
    assert s.offered() == ["player 2", "player 3"]
    assert s.refused("player 1") == "DT-15.4"
    assert s.refused("player 0") == "DT-15.4"


@pytest.mark.clause("DT-15.5")
@pytest.mark.parametrize(("target", "cards"), [(1, 1), (2, 1), (3, 0)])
def test_all_with_the_most_health_are_leaders(target: int, cards: int) -> None:
    assert drawn(hill(10, 30, 30, 20), target) == cards


@pytest.mark.clause("DT-15.6")
@pytest.mark.parametrize(("target", "cards"), [(1, 1), (2, 0)])
def test_attacking_the_leader_draws_a_card(target: int, cards: int) -> None:
    assert drawn(hill(20, 30, 25), target) == cards


@pytest.mark.clause("DT-15.6")
def test_the_card_comes_before_any_other_effect() -> None:
    s = king({"hero": "gunslinger"}, {"hero": "barbarian"}, {"hero": "paladin"}, active=0)
    s.attack("bounty_hunter", 1, 2, 6, 6, 4).until("choose-target")
    before = len(s.game.played)
    s.play("player 1")
    log = s.log(before)
    assert log.index("target") < log.index("leader-bonus") < log.index("drew") < log.index("gained")
    assert log.index("drew") < log.index("phase")


@pytest.mark.clause("DT-15.6")
def test_what_is_no_attack_draws_nothing() -> None:
    s = king(
        {"hero": "gunslinger", "health": 20, "levels": {"take_cover": 2}},
        {"hero": "barbarian"},
        {"hero": "paladin"},
    )
    s.attack("mark_the_target", 4, 4, 5, 6, 6).until("choose-target")
    assert drawn(s, 1) == 0
    assert s.tokens(1, "bounty") == 1


@pytest.mark.clause("DT-15.7")
def test_who_shares_the_lead_draws_for_the_other_leader() -> None:
    assert drawn(hill(30, 30, 10), 1) == 1


@pytest.mark.clause("DT-15.8")
@pytest.mark.parametrize("target", [1, 2])
def test_the_sole_leader_draws_nothing(target: int) -> None:
    assert drawn(hill(35, 30, 20), target) == 0


@pytest.mark.clause("DT-15.9")
@pytest.mark.parametrize(("mine", "other", "cards"), [(12, 20, 1), (20, 12, 0), (15, 15, 1)])
def test_with_two_left_everything_stays(mine: int, other: int, cards: int) -> None:
    s = king(
        {"hero": "gunslinger", "health": mine},
        {"hero": "barbarian", "health": other},
        {"hero": "paladin", "health": 0, "out": True},
    )
    s.attack("revolver 1", *REVOLVER_3).until("defend")
    assert len(s.hand(0)) == cards
    assert s.view["attack"]["target"] == 1


@pytest.mark.clause("DT-15.10")
def test_dice_are_final_once_the_target_is_chosen() -> None:
    s = king(
        {"hero": "gunslinger"},
        {"hero": "barbarian", "cp": 5, "hand": ["twice_as_wild", "getting_paid"]},
        {"hero": "paladin"},
    )
    s.roll(*REVOLVER_3).play("declare revolver 1")
    assert s.asked == (1, "interfere")
    assert "play twice_as_wild" in s.offered()
    s.play("pass").until("choose-target").play("player 1").until("window-attack")
    assert s.asked == (1, "window-attack")
    assert s.refused("play twice_as_wild") == "DT-13.14"


@pytest.mark.clause("DT-15.11")
def test_the_extra_roll_after_a_stun_keeps_its_target() -> None:
    s = king({"hero": "barbarian", "health": 20}, {"hero": "gunslinger"}, {"hero": "paladin", "health": 30})
    s.attack("crit_bash", 6, 6, 6, 6, 1).until("choose-target").play("player 1").until("rolling")
    assert s.asked == (0, "rolling")
    assert (len(s.hand(0)), s.health(1)) == (1, 30)
    s.dice(1, 1, 1, 4, 6).play("roll", "declare smack 1").until("choose-target", "defend")
    assert (s.asked, s.view["attack"]["target"]) == ((1, "defend"), 1)
    assert len(s.hand(0)) == 1
