"""Chapter 8: cards."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from igroteka.games.dice_throne.board import BOARDS, UPGRADE_OF
from igroteka.games.dice_throne.keywords import CARD_KINDS, FRAMES, OFFENSIVE_UPGRADE, PHASES
from tests.dice_throne.scene import Scene, duel, teams
from tests.dice_throne.texts import acts, turn_of


# ---- paying and timing ----------------------------------------------------------------------------------
@pytest.mark.clause("DT-8.1")
def test_a_card_costs_its_printed_cp() -> None:
    hand = ["buh_bye", "getting_paid"]
    poor = duel({"hero": "gunslinger", "cp": 1, "hand": hand}, {"hero": "paladin", "tokens": {"crit": 1}})
    assert poor.refused("play buh_bye") == "DT-8.1"
    poor.play("play getting_paid")
    assert poor.cp(0) == 3
    assert "play buh_bye" in poor.offered()


@pytest.mark.clause("DT-8.1")
def test_a_card_is_paid_in_the_opponents_turn_too() -> None:
    s = duel({"hero": "gunslinger", "tokens": {"crit": 1}}, {"hero": "paladin", "cp": 2, "hand": ["buh_bye"]})
    s.play("pass")
    assert s.asked == (1, "window-before-offence")
    s.play("play buh_bye")
    assert (s.cp(1), s.tokens(0, "crit")) == (0, 0)


@pytest.mark.clause("DT-8.1")
def test_a_card_that_costs_nothing_needs_no_cp() -> None:
    s = duel({"hero": "gunslinger", "cp": 0, "hand": ["getting_paid"]}, {"hero": "paladin"})
    s.play("play getting_paid")
    assert (s.cp(0), s.discard(0)) == (2, ["getting_paid"])


@pytest.mark.clause("DT-8.1")
def test_a_card_is_paid_before_it_takes_effect() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 1, "hand": ["spin_the_chamber"]},
        {"hero": "paladin", "hand": ["getting_paid"]},
    )
    s.play("play spin_the_chamber")
    assert s.asked == (1, "window-response")
    assert (s.cp(0), s.tokens(0, "reload")) == (0, 0)
    s.play("pass")
    assert s.tokens(0, "reload") == 1


KIND_CARDS = {
    "upgrade": ("revolver_2", "smack_2"),
    "main": ("vegas_baby", "vegas_baby"),
    "roll": ("so_wild", "so_wild"),
    "instant": ("getting_paid", "getting_paid"),
}
MAIN_PHASES = {"main_1", "main_2"}
ROLL_PHASES = {"offence", "targeting", "defence"}
ALLOWED: dict[str, dict[str, set[str]]] = {  # the timing table: in the own turn, in another's
    "upgrade": {"own": MAIN_PHASES, "other": set()},
    "main": {"own": MAIN_PHASES, "other": set()},
    "roll": {"own": ROLL_PHASES, "other": ROLL_PHASES},
    "instant": {"own": set(PHASES) - {"discard"}, "other": set(PHASES) - {"discard"}},
}


@cache
def playable_in_a_turn() -> frozenset[tuple[str, str, str]]:
    """Which kind of card is offered in which phase of seat 0's turn, to seat 0 or to seat 1."""
    seven = ["tip_it", "samesies", "six_it"]  # with the four kinds: more than a hand may keep
    s = teams(
        {"hero": "gunslinger", "cp": 9, "hand": [own for own, _ in KIND_CARDS.values()] + seven},
        {"hero": "barbarian", "cp": 9, "hand": [other for _, other in KIND_CARDS.values()]},
        {"hero": "paladin"},
        {"hero": "paladin"},
        active=3,
    )
    s.play("pass").until("rolling").play("no_ability", "pass")
    found: set[tuple[str, str, str]] = set()
    phases = set()
    while s.view["active"] != 1:
        seat, question = s.asked
        if s.view["active"] == 0:
            phases.add(s.phase)
            for kind, cards in KIND_CARDS.items():
                if seat in (0, 1) and f"play {cards[seat]}" in s.offered():
                    found.add((kind, s.phase, "own" if seat == 0 else "other"))
        if question == "rolling" and "roll" in s.offered():
            s.dice(1, 1, 1, 4, 6).play("roll")
        elif question == "rolling":
            s.dice(1).play("declare revolver 1")  # the targeting die: seat 1 is attacked
        elif question == "defend":
            s.play("defend thick_skin")
        else:
            s.play("pass" if "pass" in s.offered() else s.offered()[-1])
    assert phases == set(PHASES)
    return frozenset(found)


@pytest.mark.clause("DT-8.2")
@pytest.mark.parametrize("whose", ["own", "other"])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("kind", ALLOWED)
def test_every_kind_of_card_has_its_phases(kind: str, phase: str, whose: str) -> None:
    assert ((kind, phase, whose) in playable_in_a_turn()) == (phase in ALLOWED[kind][whose])


# ---- upgrades -------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-8.3")
@pytest.mark.parametrize("phase", ["main_1", "main_2"])
def test_an_upgrade_is_played_in_either_main_phase_of_ones_own(phase: str) -> None:
    s = duel({"hero": "gunslinger", "hand": ["revolver_2"]}, {"hero": "paladin"})
    while s.phase != phase:
        s.play(s.offered()[0] if s.asked[1] == "main" else "no_ability")
    s.play("play revolver_2")
    assert (s.level(0, "revolver"), s.cp(0)) == (2, 0)


@pytest.mark.clause("DT-8.3")
def test_an_upgrade_is_not_played_in_the_roll_phase_nor_in_anothers_turn() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["revolver_2"]},
        {"hero": "barbarian", "cp": 5, "hand": ["smack_2", "double_up"]},
    )
    s.play("pass")
    assert s.asked == (1, "window-before-offence")
    assert s.refused("play smack_2") == "DT-8.3"
    s.until("rolling")
    assert s.refused("play revolver_2") == "DT-8.3"


@pytest.mark.clause("DT-8.4")
def test_an_upgrade_replaces_the_text_for_the_rest_of_the_game() -> None:
    s = duel({"hero": "gunslinger", "hand": ["revolver_2"]}, {"hero": "paladin"})
    s.play("play revolver_2").attack("revolver 1", 1, 1, 2, 4, 6).settle()
    assert s.health(1) == 46
    turn_of(s, 0).attack("revolver 1", 1, 1, 2, 4, 6).settle()
    assert s.health(1) == 42
    assert s.level(0, "revolver") == 2


@pytest.mark.clause("DT-8.5")
def test_an_upgrade_in_play_is_not_sold() -> None:
    s = duel({"hero": "gunslinger", "hand": ["revolver_2", "duel_2"]}, {"hero": "paladin"})
    s.play("play revolver_2")
    assert s.offered("sell") == ["sell duel_2"]
    assert s.refused("sell revolver_2") == "DT-8.5"


@pytest.mark.clause("DT-8.6")
@pytest.mark.parametrize(("cp", "left"), [(2, None), (3, 0), (5, 2)])
def test_level_three_may_be_played_at_once_at_full_cost(cp: int, left: int | None) -> None:
    s = duel({"hero": "gunslinger", "cp": cp, "hand": ["showdown_3"]}, {"hero": "paladin"})
    if left is None:
        assert s.refused("play showdown_3") == "DT-8.1"
    else:
        s.play("play showdown_3")
        assert (s.level(0, "showdown"), s.cp(0)) == (3, left)


@pytest.mark.clause("DT-8.7")
def test_level_three_over_level_two_costs_the_difference() -> None:
    gunslinger = {"hero": "gunslinger", "hand": ["showdown_3"], "levels": {"showdown": 2}}
    assert duel({**gunslinger, "cp": 0}, {"hero": "paladin"}).refused("play showdown_3") == "DT-8.1"
    s = duel({**gunslinger, "cp": 1}, {"hero": "paladin"})
    s.play("play showdown_3")
    assert (s.level(0, "showdown"), s.cp(0)) == (3, 0)
    assert s.discard(0) == []  # the old card lies under the new one


@pytest.mark.clause("DT-8.8")
def test_level_two_does_not_go_onto_level_three() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 9, "hand": ["showdown_2"], "levels": {"showdown": 3}},
        {"hero": "paladin"},
    )
    assert s.refused("play showdown_2") == "DT-8.8"
    s.play("sell showdown_2")
    assert s.level(0, "showdown") == 3


@pytest.mark.clause("DT-8.9")
def test_an_upgrade_may_open_a_second_ability() -> None:
    dice = (1, 2, 4, 4, 5)
    plain = duel({"hero": "gunslinger"}, {"hero": "paladin"}).roll(*dice)
    assert plain.refused("declare mark_the_target") == "DT-4.4"
    s = duel({"hero": "gunslinger", "levels": {"take_cover": 2}, "hand": ["duel_2"]}, {"hero": "paladin"})
    s.roll(*dice)
    assert s.offered("declare") == ["declare take_cover", "declare mark_the_target"]
    s.play("declare mark_the_target")
    assert s.asked == (0, "main")  # one ability only: Take Cover's damage and token do not come as well
    assert s.phase == "main_2"
    assert (s.tokens(0, "evasive"), s.tokens(1, "bounty"), s.health(1)) == (2, 1, 50)


@pytest.mark.clause("DT-8.10")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: str(board.name))
def test_every_card_is_of_one_kind_with_its_colour(board: Any) -> None:
    colours = dict(zip(CARD_KINDS, FRAMES, strict=True))
    assert colours == {
        "offensive_upgrade": "white",
        "defensive_upgrade": "green",
        "passive_upgrade": "violet",
        "instant": "red",
        "main": "blue",
        "roll": "orange",
    }
    for card in board.cards:
        assert CARD_KINDS[card.kind] in colours, card.name
        assert (card.slot >= 0) == (card.kind >= OFFENSIVE_UPGRADE), card.name
        if card.slot >= 0:
            assert card.kind == UPGRADE_OF[board.abilities[card.slot].kind], card.name


# ---- actions --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-8.11")
def test_an_action_is_paid_carried_out_once_and_discarded() -> None:
    s = duel({"hero": "gunslinger", "hand": ["double_up"], "discard": ["tip_it"]}, {"hero": "paladin"})
    s.play("play double_up")
    assert (s.cp(0), len(s.hand(0)), s.discard(0)) == (1, 2, ["tip_it", "double_up"])
    assert s.view["heroes"][0]["discard"] == ["tip_it", "double_up"]  # face up: everybody sees it
    assert "play double_up" not in s.offered()


@pytest.mark.clause("DT-8.12")
def test_main_phase_actions_wait_for_ones_own_main_phase() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["vegas_baby", "duel_2"]},
        {"hero": "paladin", "hand": ["vegas_baby", "double_up"]},
    )
    assert "play vegas_baby" in s.offered()
    s.play("pass")
    assert s.asked == (1, "window-before-offence")
    assert s.phase == "main_1"
    assert s.refused("play vegas_baby") == "DT-8.12"
    s.until("rolling")
    assert s.refused("play vegas_baby") == "DT-8.12"
    s.play("no_ability").settle()
    assert (s.asked, s.phase) == ((0, "main"), "main_2")
    s.dice(5).play("play vegas_baby").until("main")
    assert s.cp(0) == 5


@pytest.mark.clause("DT-8.13")
@pytest.mark.parametrize("card", ["get_that_outta_here", "revolver_2"])
def test_main_cards_and_upgrades_may_be_answered(card: str) -> None:
    s = duel(
        {"hero": "gunslinger", "hand": [card, "duel_2"], "tokens": {"bounty": 1}},
        {"hero": "paladin", "hand": ["double_up"]},
    )
    s.play(f"play {card}")
    assert s.asked == (1, "window-response")
    assert (s.tokens(0, "bounty"), s.level(0, "revolver")) == (1, 1)
    s.play("play double_up")
    assert len(s.hand(1)) == 2
    s.until("main")
    assert (s.tokens(0, "bounty"), s.level(0, "revolver")) == ((0, 1) if card != "revolver_2" else (1, 2))


@pytest.mark.clause("DT-8.13")
def test_a_hero_ability_may_be_answered_while_it_resolves() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "hand": ["double_up"]})
    s.attack("revolver 1", 1, 1, 1, 4, 6)
    assert s.asked == (1, "window-offence-ends")
    s.play("play double_up")
    assert len(s.hand(1)) == 2
    s.settle()
    assert s.health(1) == 47


@pytest.mark.clause("DT-8.14")
def test_roll_phase_actions_belong_to_the_roll_phase() -> None:
    s = duel({"hero": "gunslinger", "hand": ["six_it"]}, {"hero": "paladin", "hand": ["six_it", "double_up"]})
    assert s.refused("play six_it") == "DT-8.14"
    s.play("pass")
    assert s.asked == (1, "window-before-offence")
    assert s.refused("play six_it") == "DT-8.14"
    s.roll(1, 2, 3, 5, 6)
    assert "play six_it" in s.offered()
    s.play("declare showdown" if "declare showdown" in s.offered() else "no_ability")
    assert s.asked == (1, "interfere")
    assert s.refused("play six_it") == "DT-16.18"  # the phase fits, but none of the dice are his


@pytest.mark.clause("DT-8.14")
def test_a_roll_card_is_played_in_the_opponents_offensive_roll_phase() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "hand": ["six_it", "tip_it"]})
    s.roll(1, 2, 3, 4, 6).dice(5, 4).play("declare showdown")
    s.until("alter-dice")
    assert (s.asked, s.phase) == ((1, "alter-dice"), "offence")
    s.play("play six_it").until("window-offence-ends", "defend")
    assert (s.cp(1), s.view["attack"]["base"]) == (1, 5)  # 5 against 6: the duel of dice is lost


@pytest.mark.clause("DT-8.14")
def test_a_roll_card_is_played_in_the_opponents_defensive_roll_phase() -> None:
    s = duel({"hero": "gunslinger", "hand": ["duel_2"]}, {"hero": "paladin", "hand": ["six_it"]})
    s.attack("revolver 1", 1, 1, 1, 4, 6).until("defend").dice(1, 3, 3).play("defend divine_defense")
    assert (s.asked, s.phase) == ((1, "alter-dice"), "defence")
    s.play("play six_it", "die 1 6").settle()
    # One prayer in place of a sword: 1 CP more, nothing for the attacker.
    assert (s.health(1), s.health(0), s.cp(1)) == (49, 50, 2)


@pytest.mark.clause("DT-8.15")
def test_nobody_breaks_into_a_roll_card() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 3, "hand": ["twice_as_wild", "getting_paid"]},
        {"hero": "paladin", "cp": 5, "hand": ["double_up", "tip_it", "helping_hand"]},
    )
    s.roll(1, 1, 4, 5, 6).play("play twice_as_wild")
    assert s.asked == (0, "alter")
    s.play("die 3 1")
    assert s.asked == (0, "alter")
    s.play("die 4 1")
    assert s.asked == (0, "rolling")
    assert s.rolled == [1, 1, 1, 1, 6]


@pytest.mark.clause("DT-8.15")
def test_a_roll_card_does_not_break_into_another_one() -> None:
    # Get Some! rolls dice: they may be altered, but no other roll card may begin inside it.
    s = duel(
        {"hero": "barbarian", "cp": 4, "hand": ["get_some", "so_wild"]},
        {"hero": "gunslinger", "cp": 4, "hand": ["not_this_time", "helping_hand"]},
    )
    s.attack("mighty_blow", 1, 2, 3, 4, 6).until("defend").play("pass")
    acts(s.dice(1, 1, 1, 1, 4), 0, "play get_some")
    assert s.asked == (0, "alter-dice")
    assert "play so_wild" in s.offered()
    s.play("pass")
    assert s.asked == (1, "alter-dice")
    assert s.offered("play") == ["play helping_hand"]
    assert s.refused("play not_this_time") == "DT-13.10"


@pytest.mark.clause("DT-8.16")
@pytest.mark.parametrize("phase", ["upkeep", "income", "main_1", "offence", "defence", "main_2"])
def test_an_instant_is_played_in_any_phase_of_the_opponents_turn(phase: str) -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "cp": 5, "hand": ["double_up"]}, active=1)
    while not (s.asked[0] == 1 and s.phase == phase and s.view["active"] == 0):
        if s.asked == (0, "rolling"):
            if "roll" in s.offered():
                s.dice(1, 1, 1, 4, 6).play("roll")
            else:
                s.play("declare revolver 1")
        else:
            s.play("pass" if "pass" in s.offered() else s.offered()[-1])
    cards = len(s.hand(1))
    acts(s, 1, "play double_up")
    assert (s.cp(1), len(s.hand(1))) == (4, cards + 1)


@pytest.mark.clause("DT-8.17")
def test_an_instant_resolves_inside_a_main_card() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["what_status_effects"], "tokens": {"reload": 1}},
        {"hero": "paladin", "hand": ["buh_bye"], "tokens": {"crit": 1, "protect": 1}},
    )
    s.play("play what_status_effects")
    assert s.asked == (1, "window-response")
    s.play("play buh_bye", "token 0 reload")
    assert s.tokens(0, "reload") == 0
    assert s.tokens(1, "crit") == 1
    s.until("choose").play("player 1")
    assert (s.tokens(1, "crit"), s.tokens(1, "protect")) == (0, 0)
    assert s.discard(0) == ["what_status_effects"]
    assert s.log().count("played") == 2


@pytest.mark.clause("DT-8.17")
def test_an_instant_does_not_break_into_an_instant() -> None:
    s = duel(
        {"hero": "gunslinger", "hand": ["double_up"]},
        {"hero": "paladin", "hand": ["getting_paid", "buh_bye"]},
    )
    s.play("play double_up")
    assert s.asked == (0, "main")
    assert len(s.hand(0)) == 2


@pytest.mark.clause("DT-8.17")
def test_an_instant_does_not_break_into_a_spent_status() -> None:
    s = duel(
        {"hero": "gunslinger", "tokens": {"reload": 1}},
        {"hero": "paladin", "cp": 5, "hand": ["double_up", "tip_it"]},
    )
    s.attack("revolver 1", 1, 1, 1, 4, 6)
    acts(s.dice(5), 0, "spend reload 1")
    assert s.asked == (1, "alter-dice")
    assert s.offered("play") == ["play tip_it"]
    assert s.refused("play double_up") == "DT-13.10"


# ---- selling and discarding -----------------------------------------------------------------------------
@pytest.mark.clause("DT-8.18")
def test_any_card_is_sold_for_one_cp() -> None:
    s = duel({"hero": "paladin", "hand": ["consecration", "tip_it"]}, {"hero": "gunslinger"})
    s.play("sell consecration")
    assert (s.cp(0), s.hand(0), s.discard(0)) == (3, ["tip_it"], ["consecration"])
    s.until("rolling")
    assert s.refused("sell tip_it") == "DT-8.18"
    s.play("no_ability").settle().play("sell tip_it")
    assert (s.cp(0), s.phase) == (4, "main_2")


@pytest.mark.clause("DT-8.18")
def test_nothing_is_sold_in_anothers_turn() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "hand": ["double_up"]})
    s.play("pass")
    assert s.asked == (1, "window-before-offence")
    assert s.refused("sell double_up") == "DT-8.18"


@pytest.mark.clause("DT-8.19")
@pytest.mark.parametrize(("cp", "after"), [(14, 15), (15, 15)])
def test_selling_at_15_cp_gains_nothing(cp: int, after: int) -> None:
    s = duel({"hero": "paladin", "cp": cp, "hand": ["consecration"]}, {"hero": "gunslinger"})
    s.play("sell consecration")
    assert (s.cp(0), s.hand(0), s.discard(0)) == (after, [], ["consecration"])


@pytest.mark.clause("DT-8.20")
def test_discarding_for_an_effect_gives_no_cp() -> None:
    s = duel({"hero": "paladin", "tokens": {"blood_power": 3}, "hand": ["tip_it"]}, {"hero": "gunslinger"})
    s.play("spend blood_power 3")  # draw 2, discard 1
    assert s.asked == (0, "discard")
    s.play("card tip_it")
    assert (s.cp(0), len(s.hand(0)), s.discard(0)) == (2, 2, ["tip_it"])


# ---- target gone ----------------------------------------------------------------------------------------
def removal_answered(**tokens: int) -> Scene:
    """A removal is answered by spending the only Tactical Advantage."""
    s = duel(
        {"hero": "gunslinger", "hand": ["get_that_outta_here", "duel_2"]},
        {"hero": "paladin", "tokens": {"tactical_advantage": 1, **tokens}},
    )
    s.play("play get_that_outta_here")
    assert s.asked == (1, "window-response")
    return s.play("spend tactical_advantage 1")


@pytest.mark.clause("DT-8.21")
def test_a_removal_whose_only_target_is_gone_is_lost() -> None:
    s = removal_answered().until("main")
    assert (s.cp(0), s.discard(0), s.cp(1)) == (1, ["get_that_outta_here"], 3)


@pytest.mark.clause("DT-8.21")
def test_a_removal_whose_target_is_gone_takes_another() -> None:
    s = removal_answered(crit=1, protect=1).until("remove")
    assert s.offered() == ["token 1 crit", "token 1 protect"]
    s.play("token 1 protect")
    assert (s.tokens(1, "crit"), s.tokens(1, "protect"), s.discard(0)) == (1, 0, ["get_that_outta_here"])
