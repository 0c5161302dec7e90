"""Chapter 9: status effects and companions."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.dice_throne.board import STATUSES
from igroteka.games.dice_throne.choosing import Then
from igroteka.games.dice_throne.keywords import PHASES, UNIQUE
from igroteka.games.dice_throne.status_numbers import EVASIVE, POWDER_KEG, TACTICAL_ADVANTAGE, WITHER
from igroteka.games.dice_throne.tokens import Gain, Inflict, RaiseLimit, RemoveAll
from tests.dice_throne.scene import Scene, duel, king
from tests.dice_throne.texts import activated, acts, carried_out, turn_of


# ---- kinds, removing ------------------------------------------------------------------------------------
@pytest.mark.clause("DT-9.1")
def test_three_statuses_are_unique() -> None:
    unique = {status.name for status in STATUSES if status.kind == UNIQUE}
    assert unique == {"blessing_of_divinity", "cursed_doubloon", "holy_presence"}


@pytest.mark.clause("DT-9.1")
def test_an_effect_on_negative_statuses_leaves_unique_and_positive_ones() -> None:
    s = duel(
        {"hero": "gunslinger"},
        {"hero": "paladin", "tokens": {"blessing_of_divinity": 1, "holy_presence": 1, "crit": 1, "burn": 1}},
    )
    s = carried_out(s, RemoveAll(negative=True))
    assert s.hero(1)["tokens"] == {"blessing_of_divinity": 1, "holy_presence": 1, "crit": 1}


@pytest.mark.clause("DT-9.1")
def test_the_text_of_a_unique_status_overrides_the_rules_of_removing() -> None:
    hand = ["what_status_effects", "get_that_outta_here", "duel_2"]
    tokens = {"blessing_of_divinity": 1, "evasive": 2}
    s = duel({"hero": "gunslinger", "cp": 3, "hand": hand}, {"hero": "paladin", "tokens": tokens})
    s.play("play get_that_outta_here")  # the only token that it may choose is an Evasive
    assert s.hero(1)["tokens"] == {"blessing_of_divinity": 1, "evasive": 1}
    s.play("play what_status_effects", "player 1")
    assert s.hero(1)["tokens"] == {"blessing_of_divinity": 1}
    assert (s.asked, s.cp(0)) == ((0, "main"), 0)


@pytest.mark.clause("DT-9.2")
def test_removing_takes_one_token_of_the_removers_choice() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["get_that_outta_here", "duel_2"], "tokens": {"knockdown": 1}},
        {"hero": "paladin", "tokens": {"wither": 2, "crit": 1}},
    )
    s.play("play get_that_outta_here")
    assert s.asked == (0, "remove")
    assert sorted(s.offered()) == ["token 0 knockdown", "token 1 crit", "token 1 wither"]
    s.play("token 1 wither")
    assert (s.tokens(1, "wither"), s.tokens(1, "crit"), s.tokens(0, "knockdown")) == (1, 1, 1)
    s = carried_out(s, Inflict(WITHER, 2))  # what was removed is in the reserve: it can come again
    assert s.tokens(1, "wither") == 2


@pytest.mark.clause("DT-9.3")
def test_removing_all_takes_good_and_bad() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["what_status_effects", "duel_2"], "tokens": {"reload": 1}},
        {"hero": "paladin", "tokens": {"evasive": 2, "bounty": 1}},
    )
    s.play("play what_status_effects", "player 1")
    assert s.hero(1)["tokens"] == {}
    assert s.hero(0)["tokens"] == {"reload": 1}


# ---- spending -------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-9.4")
def test_evasive_is_spent_in_the_opponents_turn_and_in_the_own_upkeep() -> None:
    paladin = {"hero": "paladin", "tokens": {"evasive": 2, "burn": 1}}
    s = duel({"hero": "gunslinger", "hand": ["duel_2"]}, paladin)
    s.attack("revolver 1", 1, 1, 1, 4, 6)
    acts(s.dice(2), 1, "spend evasive 1").settle()
    assert (s.health(1), s.tokens(1, "evasive"), s.phase) == (50, 1, "main_2")
    s.play("pass").until("window-upkeep")
    assert (s.asked, s.view["active"]) == ((1, "window-upkeep"), 1)
    s.dice(1).play("spend evasive 1").settle()
    assert (s.health(1), s.tokens(1, "evasive"), s.tokens(1, "burn")) == (50, 0, 1)


@pytest.mark.clause("DT-9.4")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("phase", [p for p in PHASES if p not in ("targeting", "discard")])
def test_a_status_without_a_time_of_its_own_is_spent_in_any_phase(phase: str, active: int) -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["duel_2"], "tokens": {"tactical_advantage": 2}},
        {"hero": "gunslinger", "hand": ["duel_2"]},
        active=1 - active,
    )
    while s.view["active"] != active or s.phase != phase or s.asked[0] != 0:
        if s.asked[1] == "rolling" and s.view["active"] == active:
            s.dice(1, 1, 1, 4, 6).play("roll" if "roll" in s.offered() else "declare revolver 1")
        else:
            s.play("pass" if "pass" in s.offered() else s.offered()[-1])
    cp = s.cp(0)
    s.play("spend tactical_advantage 1")
    while s.asked[1] == "preempt":
        s.play("pass")
    assert (s.cp(0), s.tokens(0, "tactical_advantage")) == (cp + 1, 1)


@pytest.mark.clause("DT-9.5")
def test_spending_costs_no_cp_and_the_token_may_come_again() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 0, "hand": ["duel_2"], "tokens": {"reload": 1}},
        {"hero": "paladin", "hand": ["tithe_2"]},
    )
    s.attack("revolver 1", 1, 1, 1, 4, 6)
    assert s.asked == (0, "window-offence-ends")
    assert s.tokens(0, "reload") == 1
    s.dice(4).play("spend reload 1")
    assert (s.tokens(0, "reload"), s.view["attack"]["damage"], s.cp(0)) == (0, 5, 0)
    s.settle()
    assert (s.health(1), s.phase) == (45, "main_2")
    turn_of(s, 0)
    assert s.tokens(0, "reload") == 1


@pytest.mark.clause("DT-9.5")
def test_a_token_that_is_not_spent_stays() -> None:
    s = duel({"hero": "paladin", "hand": ["tithe_2"], "tokens": {"protect": 1}}, {"hero": "barbarian"})
    for _ in range(3):
        turn_of(s, 0)
    assert s.tokens(0, "protect") == 1
    assert s.refused("spend evasive 1") == "DT-9.5"


@pytest.mark.clause("DT-9.6")
def test_a_persistent_status_stays_until_it_is_removed() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["get_that_outta_here", "duel_2"]},
        {"hero": "paladin", "tokens": {"bounty": 1}},
    )
    for attack in range(1, 4):
        s.attack("revolver 1", 1, 1, 1, 4, 6).settle()
        assert (s.health(1), s.tokens(1, "bounty")) == (50 - 4 * attack, 1)
        turn_of(s, 0)
    s.play("play get_that_outta_here").until("main", "remove")
    if s.asked[1] == "remove":
        s.play("token 1 bounty")
    assert s.tokens(1, "bounty") == 0


# ---- limits ---------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-9.7")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_surplus_tokens_are_not_placed(before: int, after: int) -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["duel_2"], "tokens": {"reload": before, "evasive": 3}},
        {"hero": "barbarian", "hand": ["thick_skin_2"]},
        active=1,
    )
    turn_of(s, 0)  # in Upkeep Quick Draw gives a Reload
    assert s.hero(0)["tokens"] == {"reload": after, "evasive": 3}


@pytest.mark.clause("DT-9.8")
def test_powder_keg_and_wither_on_the_gunslinger() -> None:
    s = duel({"hero": "cursed_pirate"}, {"hero": "gunslinger"})
    s = carried_out(s, Inflict(POWDER_KEG), Inflict(WITHER, 2))
    assert s.hero(1)["tokens"] == {"powder_keg": 1, "wither": 2}
    s = carried_out(turn_of(s, 0), Inflict(WITHER))
    assert s.tokens(1, "wither") == 2


@pytest.mark.clause("DT-9.9")
def test_spending_makes_room_for_a_new_token() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 3, "hand": ["spin_the_chamber", "duel_2"], "tokens": {"reload": 2}},
        {"hero": "paladin"},
    )
    s.attack("revolver 1", 1, 1, 1, 4, 6)
    s.dice(2).play("spend reload 1").settle()
    assert (s.health(1), s.tokens(0, "reload")) == (46, 1)
    s.play("play spin_the_chamber")
    assert s.tokens(0, "reload") == 2


@pytest.mark.clause("DT-9.9")
def test_room_is_made_as_an_instant_before_the_text_gives_the_token() -> None:
    s = duel({"hero": "gunslinger", "tokens": {"tactical_advantage": 5}}, {"hero": "paladin"})
    s = carried_out(s, Then(), Gain(TACTICAL_ADVANTAGE))
    assert s.asked == (0, "window-then")
    s.play("spend tactical_advantage 1")
    assert (s.tokens(0, "tactical_advantage"), s.cp(0)) == (4, 3)
    s.play("pass")
    assert s.tokens(0, "tactical_advantage") == 5


@pytest.mark.clause("DT-9.10")
def test_a_raised_limit_holds_for_one_hero_and_for_good() -> None:
    s = duel({"hero": "gunslinger", "hand": ["duel_2"]}, {"hero": "gunslinger", "hand": ["duel_2"]})
    s = carried_out(s, RaiseLimit(EVASIVE), Gain(EVASIVE, 5))
    assert s.tokens(0, "evasive") == 4
    turn_of(s, 0)
    s = carried_out(s, Gain(EVASIVE, 5), seat=1)
    assert s.tokens(1, "evasive") == 3
    s = carried_out(turn_of(s, 0), RemoveAll(), aimed_at=0)
    assert s.tokens(0, "evasive") == 0
    for _ in range(5):
        turn_of(s, 0)
    assert s.view["turn"] >= 13
    s = carried_out(s, Gain(EVASIVE, 9))
    assert (s.tokens(0, "evasive"), s.tokens(1, "evasive")) == (4, 3)


# ---- companions -----------------------------------------------------------------------------------------
HUNTRESS: dict[str, Any] = {"hero": "huntress", "companions": [5, 1], "tokens": {"nyras_bond": 1}}


@pytest.mark.clause("DT-9.11")
def test_effects_on_statuses_do_not_touch_a_companion() -> None:
    s = duel({"hero": "gunslinger", "hand": ["what_status_effects", "duel_2"]}, HUNTRESS)
    s.play("play what_status_effects").until("choose").play("player 1")
    assert s.hero(1)["tokens"] == {}
    assert (s.companion(1, "nyra"), s.companion(1, "nyra_active")) == (5, 1)


@pytest.mark.clause("DT-9.11")
@pytest.mark.parametrize("card", ["transference", "get_that_outta_here", "buh_bye"])
def test_a_companion_is_never_offered_as_a_status(card: str) -> None:
    hunted = {**HUNTRESS, "tokens": {}}
    s = duel({"hero": "gunslinger", "hand": [card]}, hunted)
    assert s.refused(f"play {card}") == ("DT-9.13" if card == "transference" else "DT-9.2")
    s = duel({"hero": "gunslinger", "hand": [card, "duel_2"]}, {**hunted, "tokens": {"bleed": 1, "burn": 1}})
    s.play(f"play {card}").until("remove", "transfer")
    assert s.offered() == ["token 1 burn", "token 1 bleed"]


def shocking(*, opponent_hand: list[str]) -> Scene:
    """The Artificer attacks; his Shock Bot may add damage."""
    return activated(
        {"hero": "artificer", "companions": [0, 1, 0], "tokens": {"synth": 3}, "hand": ["getting_paid"]},
        {"hero": "gunslinger", "hand": opponent_hand},
        kind="undefendable",
        damage=4,
    )


@pytest.mark.clause("DT-9.12")
def test_activating_a_companion_is_an_instant_action_that_nobody_interrupts() -> None:
    s = shocking(opponent_hand=["double_up", "getting_paid"])
    use = next(option for option in s.offered("use") if option.startswith("use companions"))
    s.play(use)
    assert s.view["attack"]["added"] == 3  # at once: nobody was asked in between
    assert s.asked == (0, "window-offence-ends")


@pytest.mark.clause("DT-9.12")
def test_the_active_players_instant_comes_before_anothers_companion() -> None:
    s = activated(
        {"hero": "gunslinger", "hand": ["getting_paid"]},
        {**HUNTRESS, "tokens": {}},
        kind="normal",
        damage=4,
    )
    s.until("window-attack").play("pass")
    assert s.asked == (1, "window-attack")
    s.play("use nyra 1")
    assert s.asked == (0, "preempt")
    s.play("play getting_paid")
    assert s.cp(0) == 4
    assert s.asked == (1, "window-attack")
    s.play("use nyra 1").settle()
    assert (s.health(1), s.companion(1, "nyra")) == (50, 1)


# ---- transfer -------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-9.13")
def test_a_status_is_not_transferred_to_a_hero_at_the_limit() -> None:
    both = {"bounty": 1}
    s = duel(
        {"hero": "gunslinger", "hand": ["transference"], "tokens": both}, {"hero": "paladin", "tokens": both}
    )
    assert s.refused("play transference") == "DT-9.13"


@pytest.mark.clause("DT-9.13")
def test_a_transfer_offers_only_heroes_below_the_limit() -> None:
    s = king(
        {"hero": "gunslinger", "hand": ["transference", "duel_2"], "tokens": {"bounty": 1}},
        {"hero": "paladin", "tokens": {"bounty": 1, "crit": 1}},
        {"hero": "barbarian"},
        {"hero": "moon_elf"},
    )
    s.play("play transference").until("transfer").play("token 1 bounty")
    assert s.asked == (0, "transfer-to")
    assert s.offered() == ["player 2", "player 3"]
    assert s.refused("player 0") == "DT-9.13"
    s.play("player 3")
    assert [s.tokens(seat, "bounty") for seat in range(4)] == [1, 0, 0, 1]
