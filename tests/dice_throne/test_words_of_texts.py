"""Chapter 10: the words of texts."""

from __future__ import annotations

import pytest

from igroteka.games.dice_throne.amounts import AllCp, PerSet
from igroteka.games.dice_throne.choosing import TEAMMATE, Choose, If
from igroteka.games.dice_throne.conditions import Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Cp, Heal, StealCp, StealHealth
from igroteka.games.dice_throne.harm import Collateral, Damage, Hurt, HurtSelf
from igroteka.games.dice_throne.heroes.gunslinger import BULLET
from tests.dice_throne.scene import duel, teams
from tests.dice_throne.texts import activated, acts, carried_out


# ---- dice -----------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-10.1")
@pytest.mark.parametrize(
    ("dice", "swords"), [((4, 4, 5, 5, 6), 0), ((1, 2, 4, 5, 6), 2), ((1, 1, 2, 3, 3), 5)]
)
def test_only_the_dice_that_a_text_rolls_count_for_it(dice: tuple[int, ...], swords: int) -> None:
    s = duel({"hero": "barbarian", "hand": ["get_some"]}, {"hero": "paladin"})
    s.attack("smack 3", 1, 1, 2, 2, 3)  # five swords on the attack dice
    acts(s.dice(*dice), 0, "play get_some").until("defend")
    assert (s.view["attack"]["base"], s.view["attack"]["added"]) == (8, swords)


@pytest.mark.clause("DT-10.2")
@pytest.mark.parametrize(("dice", "cp"), [((1, 1, 2), 1), ((3, 4, 6), 1), ((4, 5, 6), 0)])
def test_on_a_symbol_gives_its_bonus_once(dice: tuple[int, ...], cp: int) -> None:
    s = duel({"hero": "gunslinger", "cp": 0}, {"hero": "paladin"})
    assert carried_out(s, Roll(3, If(Shows(BULLET), Cp(1))), dice=dice).cp(0) == cp


@pytest.mark.clause("DT-10.2")
def test_four_feet_halve_once() -> None:
    s = activated({"hero": "barbarian"}, {"hero": "moon_elf"}, kind="normal", damage=9)
    s.until("defend").dice(4, 4, 5, 5, 6).play(s.offered("defend")[0])
    assert s.health(1) == 46  # half of 9 is 5; four feet do not halve twice


# ---- order ----------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-10.3")
def test_what_stands_before_then_is_done_before_what_stands_after_it() -> None:
    s = duel({"hero": "gunslinger", "cp": 0, "hand": ["duel_2"]}, {"hero": "paladin"})
    s.attack("bounty_hunter", 1, 2, 6, 6, 4).settle()
    # Bounty lies there when the damage comes: 1 + 1, and 1 CP.
    assert (s.health(1), s.tokens(1, "bounty"), s.cp(0), s.phase) == (48, 1, 1, "main_2")


@pytest.mark.clause("DT-10.4")
def test_players_act_between_what_stands_before_then_and_after_it() -> None:
    hand = ["vegas_baby", "double_up", "not_this_time"]
    s = duel(
        {"hero": "gunslinger", "hand": ["vegas_baby"], "tokens": {"reload": 1}},
        {"hero": "paladin", "hand": hand},
    )
    s.attack("bounty_hunter", 1, 2, 6, 6, 4).until("window-attack")
    assert (s.asked, s.tokens(1, "bounty"), s.health(1)) == ((0, "window-attack"), 1, 50)
    assert "spend reload 1" in s.offered()
    assert s.refused("play vegas_baby") == "DT-8.12"
    s.play("pass")
    assert s.asked == (1, "window-attack")
    assert s.offered("play") == ["play double_up", "play not_this_time"]
    assert s.refused("play vegas_baby") == "DT-8.12"


@pytest.mark.clause("DT-10.4")
def test_play_pauses_at_the_word_then() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "hand": ["double_up"]})
    s.attack("bounty_hunter", 1, 2, 6, 6, 4)
    assert s.asked == (1, "window-then")
    assert s.view["attack"]["base"] == 0  # what follows the word has not resolved yet
    s.play("pass")
    assert s.view["attack"]["base"] == 1


# ---- amounts --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-10.5")
@pytest.mark.parametrize(("dice", "healed"), [((4, 4, 5), 6), ((4, 1, 6), 2), ((1, 2, 6), 0)])
def test_n_times_a_symbol(dice: tuple[int, ...], healed: int) -> None:
    s = duel({"hero": "gunslinger", "hand": ["duel_2"]}, {"hero": "barbarian", "health": 40})
    s.attack("revolver 1", 1, 1, 1, 4, 6).until("defend").dice(*dice).play("defend thick_skin").settle()
    assert s.health(1) == 40 + healed - 3


@pytest.mark.clause("DT-10.6")
@pytest.mark.parametrize(("dice", "sets"), [((1, 1, 2, 3), 2), ((1, 1, 2, 6), 1), ((1, 4, 5, 6), 0)])
def test_for_each_set_counts_complete_sets(dice: tuple[int, ...], sets: int) -> None:
    s = duel({"hero": "gunslinger", "cp": 0}, {"hero": "paladin"})
    assert carried_out(s, Roll(4, Cp(PerSet(BULLET))), dice=dice).cp(0) == sets


# ---- or -------------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-10.7")
@pytest.mark.parametrize(("mode", "attacker", "defender"), [("mode 1", 47, 45), ("mode 2", 50, 48)])
def test_exactly_one_of_two_effects_is_applied(mode: str, attacker: int, defender: int) -> None:
    s = activated({"hero": "barbarian"}, {"hero": "gunslinger", "hand": ["duel_2"]}, kind="normal", damage=5)
    s.until("defend").dice(6, 1).play("defend duel")
    assert s.asked == (1, "one-of")
    assert s.offered() == ["mode 1", "mode 2"]
    assert s.refused("mode 3") == "DT-10.7"
    s.play(mode)
    assert s.asked[1] != "one-of"
    assert s.settle().health(0) == attacker
    assert s.health(1) == defender


# ---- stealing -------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-10.8")
@pytest.mark.clause("DT-10.9")
@pytest.mark.parametrize(
    ("victim", "thief", "after"),
    [
        (5, 2, (3, 4)),
        (5, 14, (3, 15)),  # the dial ends at 15
        (1, 2, (0, 3)),  # less than stated: all there is
        (0, 2, (0, 2)),
    ],
)
def test_stealing_two_cp(victim: int, thief: int, after: tuple[int, int]) -> None:
    s = carried_out(duel({"hero": "gunslinger", "cp": thief}, {"hero": "paladin", "cp": victim}), StealCp(2))
    assert (s.cp(1), s.cp(0)) == after


@pytest.mark.clause("DT-10.10")
def test_stolen_health_is_no_damage() -> None:
    s = activated(
        {"hero": "gunslinger", "health": 40},
        {"hero": "paladin", "tokens": {"protect": 1}},
        kind="undefendable",
        damage=4,
        waiting=(StealHealth(1),),
    )
    s.until("window-attack")
    assert (s.health(0), s.health(1)) == (41, 49)  # before the damage
    s.play("spend protect 1").settle()
    assert s.health(1) == 47  # half of the 4, nothing of what was stolen


@pytest.mark.clause("DT-10.10")
def test_a_defence_steals_health_before_the_damage() -> None:
    s = activated(
        {"hero": "gunslinger", "tokens": {"protect": 1}},
        {"hero": "vampire_lord", "health": 4, "hand": ["double_up"]},
        kind="normal",
        damage=4,
    )
    droplets = (6, 6, 6, 6, 6)
    s.until("defend").dice(*droplets).play(s.offered("defend")[0]).until("window-last-call")
    stolen = 50 - s.health(0)
    assert stolen > 0
    assert s.health(1) == 4 + stolen
    s.settle()
    assert (s.health(0), s.health(1)) == (50 - stolen, stolen)  # the stolen health saved him


# ---- gaining, inflicting, healing -----------------------------------------------------------------------
@pytest.mark.clause("DT-10.11")
def test_gaining_raises_the_own_board_and_dial() -> None:
    s = duel({"hero": "gunslinger", "hand": ["getting_paid", "duel_2"]}, {"hero": "paladin"})
    s.play("play getting_paid")
    assert (s.cp(0), s.cp(1)) == (4, 2)
    s.attack("take_cover", 1, 2, 4, 4, 5).settle()
    assert (s.tokens(0, "evasive"), s.tokens(1, "evasive")) == (1, 0)


@pytest.mark.clause("DT-10.12")
def test_inflicting_puts_the_token_on_the_target() -> None:
    s = duel({"hero": "gunslinger", "hand": ["duel_2"]}, {"hero": "paladin"})
    s.attack("deadeye", 6, 6, 6, 6, 1).settle()
    assert (s.tokens(1, "knockdown"), s.tokens(0, "knockdown")) == (1, 0)


@pytest.mark.clause("DT-10.13")
@pytest.mark.parametrize(("health", "after"), [(30, 34), (56, 60), (59, 60), (60, 60)])
def test_healing_stops_at_ten_above_the_start(health: int, after: int) -> None:
    s = carried_out(duel({"hero": "barbarian", "health": health}, {"hero": "paladin"}), Heal(4))
    assert s.health(0) == after


@pytest.mark.clause("DT-10.13")
def test_healing_happens_at_once() -> None:
    s = duel({"hero": "barbarian", "health": 59}, {"hero": "paladin", "hand": ["double_up"]})
    s.attack("fortitude 1", 4, 4, 5, 1, 1)
    assert (s.asked[1], s.health(0)) == ("window-offence-ends", 60)


# ---- choosing players -----------------------------------------------------------------------------------
FOUR = [{"hero": "paladin"}, {"hero": "barbarian"}, {"hero": "moon_elf"}, {"hero": "ninja"}]


@pytest.mark.clause("DT-10.14")
@pytest.mark.parametrize(
    ("card", "hero", "offered"),
    [
        ("mighty", "paladin", ["player 0", "player 1", "player 2", "player 3"]),
        ("wanted", "gunslinger", ["player 1", "player 3"]),
    ],
)
def test_a_chosen_player_is_anybody_and_a_chosen_opponent_any_enemy(
    card: str, hero: str, offered: list[str]
) -> None:
    s = teams({"hero": hero, "hand": [card, "double_up"]}, *FOUR[1:])
    s.play(f"play {card}").until("choose")
    assert s.offered() == offered
    s.play("player 3")
    assert s.tokens(3, "crit" if card == "mighty" else "bounty") == 1
    assert s.rolled == []  # no targeting die
    if card == "wanted":
        other = teams({"hero": hero, "hand": [card, "double_up"]}, *FOUR[1:])
        assert other.play("play wanted").until("choose").refused("player 2") == "DT-10.14"


@pytest.mark.clause("DT-10.14")
@pytest.mark.parametrize("chosen", [0, 1, 2, 3])
def test_not_this_time_protects_anybody(chosen: int) -> None:
    everybody_is_hurt = (Collateral(7), HurtSelf(7), Choose(TEAMMATE, Hurt(7)))
    s = activated({**FOUR[0], "hand": ["not_this_time"]}, *FOUR[1:], mode="teams", text=everybody_is_hurt)
    s.play("pass", "play not_this_time")
    assert s.offered() == ["player 0", "player 1", "player 2", "player 3"]
    s.play(f"player {chosen}").settle()
    assert [50 - s.health(0), 50 - s.health(1)] == ([8, 14] if chosen in (0, 2) else [14, 8])


# ---- resources ------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-10.15")
def test_an_amount_is_that_of_the_activation() -> None:
    s = activated(
        {"hero": "gunslinger", "cp": 5, "hand": ["triple_up"]}, {"hero": "paladin"}, text=(Damage(AllCp()),)
    )
    s.play("pass")
    assert s.asked == (0, "window-offence-ends")
    s.play("play triple_up")
    assert (s.cp(0), s.view["attack"]["base"]) == (3, 5)
    s.settle()
    assert s.health(1) == 45


@pytest.mark.clause("DT-10.15")
def test_cp_spent_before_the_activation_does_not_count() -> None:
    s = activated(
        {"hero": "gunslinger", "cp": 5, "hand": ["triple_up"]}, {"hero": "paladin"}, text=(Damage(AllCp()),)
    )
    s.play("play triple_up").until("window-attack", "defend").settle()
    assert s.health(1) == 47
