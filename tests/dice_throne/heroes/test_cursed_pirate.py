"""Cursed Pirate: both sides of the board, statuses and cards."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import Game, PositionError
from igroteka.core.chance import source
from igroteka.games.dice_throne.board import BOARDS, NUMBERS
from tests.dice_throne.heroes.outcome import IDLE, Tokens, outcome, struck
from tests.dice_throne.scene import Scene, duel, king, teams
from tests.dice_throne.texts import acts, turn_of
from tests.dice_throne.told import losses

CURSED_SIDE = {ability.name: 2 for ability in BOARDS[NUMBERS["cursed_pirate"]].abilities}


def doubloons(n: int) -> Tokens:
    """Cursed Doubloons."""
    return {"cursed_doubloon": n}


def pirate(*hand: str, cursed: bool = False, **given: Any) -> dict[str, Any]:
    """A Pirate with a card to keep the turn from running on, on either side of the board."""
    levels = CURSED_SIDE if cursed else {}
    return {"hero": "cursed_pirate", "hand": [*hand, IDLE], "levels": levels, "cp": 5, **given}


BARBARIAN = {"hero": "barbarian"}


# ---- the living side ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("use", "dice", "expected"),
    [
        ("cutlass_strike 1", (1, 1, 1, 4, 6), (True, 5, {}, {})),
        ("cutlass_strike 2", (1, 1, 1, 1, 6), (True, 6, {}, {"powder_keg": 1})),
        ("cutlass_strike 3", (1, 1, 2, 2, 3), (True, 7, {}, {})),
        ("x_marks_the_spot", (4, 4, 5, 1, 1, 1, 2, 3), (False, 6, {}, {})),
        ("light_the_fuse 1", (1, 2, 3, 4, 6), (True, 7, {}, {"powder_keg": 1})),
        ("light_the_fuse 2", (2, 3, 4, 5, 6), (True, 9, {}, {"powder_keg": 1})),
        ("walk_the_plank", (1, 4, 5, 6, 6), (True, 7, {}, {})),
        ("shiver_me_timbers", (1, 6, 6, 6, 4), (False, 7, {}, {})),
    ],
)
def test_ability(use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]) -> None:
    assert outcome(struck("cursed_pirate", use, *dice)) == expected


def test_x_marks_the_spot_digs_up_cp_cards_and_doubloons() -> None:
    s = duel(pirate(), BARBARIAN).attack("x_marks_the_spot", 4, 4, 5, 1, 1, 4, 5, 6)
    assert s.asked == (0, "may-gain")
    assert outcome(s.play("yes")) == (False, 0, doubloons(1), {})
    assert (s.cp(0), len(s.hand(0))) == (6, 3)


@pytest.mark.parametrize(
    ("use", "dice", "lost", "gained", "inflicted"),
    [
        ("black_spot", (6, 6, 6, 6, 1), 7, 1, {"parlay": 1}),
        ("pirates_touch", (6, 6, 6, 6, 6), 12, 2, {"parlay": 1, "powder_keg": 1}),
    ],
)
@pytest.mark.parametrize("answer", ["yes", "pass"])
def test_the_pirate_may_refuse_doubloons(
    use: str, dice: tuple[int, ...], lost: int, gained: int, inflicted: Tokens, answer: str
) -> None:
    s = duel(pirate(), BARBARIAN).attack(use, *dice)
    assert s.asked == (0, "may-gain")
    s.play(answer)
    assert outcome(s) == (False, lost, doubloons(gained) if answer == "yes" else {}, inflicted)


@pytest.mark.clause("DT-10.7")
@pytest.mark.parametrize(("mode", "cp", "cards"), [(1, (6, 1), 2), (2, (5, 2), 1)])
def test_walk_the_plank_takes_cp_or_a_card(mode: int, cp: tuple[int, int], cards: int) -> None:
    s = duel(pirate(), {"hero": "barbarian", "hand": ["vegas_baby", "transference"]})
    s.attack("walk_the_plank", 1, 4, 5, 6, 6).until("one-of").play(f"mode {mode}").until("defend", "discard")
    if mode == 2:
        assert s.asked == (1, "discard")
        s.play("card transference")
        assert s.discard(1) == ["transference"]
    assert ((s.cp(0), s.cp(1)), len(s.hand(1))) == (cp, cards)


def test_shiver_me_timbers_sheds_doubloons() -> None:
    s = duel(pirate(tokens=doubloons(3)), BARBARIAN).attack("shiver_me_timbers", 1, 6, 6, 6, 4)
    assert s.offered() == ["number 0", "number 1", "number 2", "number 3"]
    assert outcome(s.play("number 2")) == (False, 7, doubloons(1), {})


# ---- the cursed side ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("ability", "use", "dice", "expected"),
    [
        ("cutlass_strike", "soul_cutlass 1", (1, 1, 1, 4, 6), (True, 5, {}, {"powder_keg": 1})),
        ("cutlass_strike", "soul_cutlass 2", (1, 1, 2, 3, 6), (True, 7, {}, {})),
        ("cutlass_strike", "soul_cutlass 3", (1, 1, 2, 2, 3), (True, 9, {}, {})),
        ("x_marks_the_spot", "dread_mark", (4, 4, 5, 1, 1, 1, 4, 6, 6), (False, 2, {}, doubloons(2))),
        (
            "light_the_fuse",
            "thar_she_blows 1",
            (1, 2, 3, 4, 6),
            (True, 7, {}, {"powder_keg": 1, "wither": 1}),
        ),
        (
            "light_the_fuse",
            "thar_she_blows 2",
            (2, 3, 4, 5, 6),
            (True, 10, {}, {"powder_keg": 1, "wither": 1}),
        ),
        (
            "black_spot",
            "black_soul",
            (6, 6, 6, 6, 1),
            (False, 8, {}, {"parlay": 1, "powder_keg": 1, "wither": 1}),
        ),
        ("walk_the_plank", "abyssal_walk", (1, 4, 5, 6, 6), (True, 8, {}, {"wither": 1})),
        ("shiver_me_timbers", "the_shivering", (1, 6, 6, 6, 4), (False, 8, {}, {})),
    ],
)
def test_ability_of_the_cursed_side(
    ability: str, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("cursed_pirate", use, *dice, ability=ability, level=2)) == expected


def test_dread_mark_brings_cp_and_cards() -> None:
    s = duel(pirate(cursed=True), BARBARIAN).attack("dread_mark", 4, 4, 5, 1, 1, 4, 5, 5, 6)
    s.settle()
    assert (s.cp(0), len(s.hand(0)), s.tokens(1, "cursed_doubloon")) == (7, 4, 1)


@pytest.mark.clause("DT-10.8")
def test_abyssal_walk_takes_cp_and_a_card() -> None:
    s = duel(pirate(cursed=True), {"hero": "barbarian", "hand": ["transference"]})
    s.attack("abyssal_walk", 1, 4, 5, 6, 6).settle()
    assert (s.cp(0), s.cp(1), s.discard(1)) == (6, 1, ["transference"])


def test_the_shivering_counts_the_doubloons_of_the_defender() -> None:
    s = duel(pirate(cursed=True), {"hero": "barbarian", "tokens": doubloons(3)})
    assert outcome(s.attack("the_shivering", 1, 6, 6, 6, 4)) == (False, 11, {}, doubloons(3))


def test_cursed_touch_puts_kegs_on_two_chosen_opponents() -> None:
    s = king(pirate(cursed=True), BARBARIAN, {"hero": "paladin"}, {"hero": "gunslinger"})
    s.attack("cursed_touch", 6, 6, 6, 6, 6).play("player 1", "player 3").play("player 2").settle()
    assert [s.hero(seat)["tokens"] for seat in (1, 2, 3)] == [
        {"powder_keg": 1},
        {"parlay": 1, "wither": 1, **doubloons(1)},
        {"powder_keg": 1},
    ]
    assert s.health(2) == 22


# ---- the curse ------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-1.8")
def test_the_pirate_begins_with_three_doubloons_unasked() -> None:
    game = Game.new("dice_throne", players=2, heroes="barbarian,cursed_pirate", seed=1)
    tokens = [hero["tokens"] for hero in game.view()["heroes"]]
    assert tokens == [{}, doubloons(3)]


@pytest.mark.parametrize(("before", "after", "level"), [(2, 1, 1), (1, 0, 1), (0, 0, 2)])
def test_without_a_doubloon_to_lose_the_board_is_turned_over(before: int, after: int, level: int) -> None:
    s = turn_of(duel(pirate(tokens=doubloons(before)), BARBARIAN), 1)
    assert s.tokens(0, "cursed_doubloon") == after
    assert set(s.hero(0)["levels"].values()) == {level}


def test_the_cursed_side_hurts_in_upkeep_and_nothing_prevents_it() -> None:
    s = duel(pirate(cursed=True, tokens={"protect": 1}), BARBARIAN)
    turn_of(s, 0)
    assert (s.health(0), s.tokens(0, "protect")) == (46, 1)


def test_the_cursed_side_is_there_for_good() -> None:
    s = turn_of(duel(pirate(cursed=True, tokens=doubloons(1)), BARBARIAN), 1)
    assert s.tokens(0, "cursed_doubloon") == 1
    assert s.level(0, "cursed") == 2


@pytest.mark.parametrize(
    ("cursed", "declared", "kegs"),
    [
        (True, "no_ability", 1),
        (True, "declare fortitude 1", 1),
        (True, "declare smack 1", 0),
        (False, "no_ability", 0),
    ],
)
def test_who_does_not_attack_gets_a_keg(cursed: bool, declared: str, kegs: int) -> None:
    s = duel({"hero": "barbarian", "hand": [IDLE]}, pirate(cursed=cursed))
    dice = (4, 4, 5, 1, 6) if "fortitude" in declared else (1, 1, 2, 4, 6)
    s.roll(*dice).play(declared).settle()
    assert s.tokens(0, "powder_keg") == kegs


@pytest.mark.parametrize(
    ("cursed", "dice", "back", "lost", "cp", "asked"),
    [
        (False, (1, 2, 4, 6), 2, 6, 6, True),
        (False, (1, 4, 6, 6), 1, 4, 6, False),
        (True, (1, 2, 3, 6, 6), 3, 4, 5, True),
        (True, (1, 4, 5, 6, 6), 1, 4, 7, False),
    ],
)
def test_defence(cursed: bool, dice: tuple[int, ...], back: int, lost: int, cp: int, asked: bool) -> None:
    s = duel({"hero": "barbarian", "hand": [IDLE]}, pirate(cursed=cursed))
    s.attack("smack 3", 1, 1, 2, 2, 3).until("defend").dice(*dice).play("defend ahoy_matey")
    s.until("may-gain", "main")
    if asked and not cursed:
        s.play("yes").settle()
    assert (s.health(0), s.health(1), s.cp(1)) == (50 - back, 50 - lost, cp)
    assert s.tokens(0 if cursed else 1, "cursed_doubloon") == int(asked)


# ---- statuses -------------------------------------------------------------------------------------------
def test_doubloons_hurt_everybody_but_the_pirate() -> None:
    s = duel(pirate(tokens=doubloons(4)), {"hero": "barbarian", "tokens": doubloons(2)})
    turn_of(turn_of(s, 1), 0)
    assert (s.health(0), s.health(1), s.tokens(1, "cursed_doubloon")) == (50, 48, 2)


@pytest.mark.clause("DT-9.7")
def test_the_pirate_holds_up_to_five_doubloons() -> None:
    s = duel(pirate("pirates_life", tokens=doubloons(5)), BARBARIAN)
    assert s.play("play pirates_life", "yes").tokens(0, "cursed_doubloon") == 5


@pytest.mark.clause("DT-9.7")
def test_others_hold_up_to_three_doubloons() -> None:
    s = duel(pirate(cursed=True), BARBARIAN).attack("dread_mark", 4, 4, 5, 1, 1, 6, 6, 6, 6)
    assert s.settle().tokens(1, "cursed_doubloon") == 3


@pytest.mark.clause("DT-9.1")
def test_only_the_board_of_the_pirate_touches_doubloons() -> None:
    s = duel(
        {
            "hero": "barbarian",
            "hand": ["what_status_effects", "transference"],
            "cp": 9,
            "tokens": doubloons(1),
        },
        pirate(),
    )
    assert s.offered("play") == ["play what_status_effects"]
    s.play("play what_status_effects", "player 0")
    assert s.tokens(0, "cursed_doubloon") == 1


@pytest.mark.clause("DT-3.6")
@pytest.mark.parametrize(
    ("die", "lost", "kegs"), [(1, [(1, 3)], 0), (2, [(1, 3)], 0), (3, [], 1), (5, [], 1), (6, [], 1)]
)
def test_a_keg_may_blow_up_in_upkeep(die: int, lost: list[tuple[int, int]], kegs: int) -> None:
    s = duel(pirate(), {"hero": "barbarian", "tokens": {"powder_keg": 1}, "hand": [IDLE]})
    s.until("rolling").play("no_ability").until("main").dice(die)
    s.play("pass").settle()
    assert (losses(s), s.tokens(1, "powder_keg")) == (lost, kegs)


def test_a_keg_is_passed_on_with_a_six() -> None:
    s = duel(pirate(), {"hero": "barbarian", "tokens": {"powder_keg": 1}, "hand": [IDLE]})
    s.until("rolling").play("no_ability").until("main").dice(6).play("pass").until("hand-over").play(
        "player 0"
    )
    assert (s.tokens(0, "powder_keg"), s.tokens(1, "powder_keg")) == (1, 0)


@pytest.mark.clause("DT-11.13")
def test_a_second_keg_makes_the_first_blow_up() -> None:
    s = duel(pirate("light_it_up"), {"hero": "barbarian", "tokens": {"powder_keg": 1}})
    s.play("play light_it_up")
    assert (s.health(1), s.tokens(1, "powder_keg")) == (47, 1)


@pytest.mark.clause("DT-9.8")
def test_keg_and_wither_lie_side_by_side() -> None:
    s = duel(pirate("light_it_up", cp=15), {"hero": "gunslinger", "tokens": {"wither": 1}})
    s.play("play light_it_up")
    s = duel(pirate("scurvy", cp=15), {"hero": "gunslinger", "tokens": s.hero(1)["tokens"]})
    s.play("play scurvy")
    assert s.hero(1)["tokens"] == {"powder_keg": 1, "wither": 2}
    s = duel(pirate("scurvy", cp=15), {"hero": "gunslinger", "tokens": s.hero(1)["tokens"]})
    assert s.play("play scurvy").tokens(1, "wither") == 2


def test_wither_weakens_every_attack() -> None:
    s = duel({"hero": "barbarian", "hand": [IDLE], "tokens": {"wither": 2}}, pirate())
    s.attack("smack 3", 1, 1, 2, 2, 3).settle()
    assert (s.health(1), s.tokens(0, "wither")) == (44, 2)


def test_parlay_takes_all_damage_of_one_roll_phase() -> None:
    s = duel({"hero": "barbarian", "hand": [IDLE], "tokens": {"parlay": 1}}, pirate())
    s.attack("crit_bash", 6, 6, 6, 6, 1).until("rolling")
    assert (s.health(1), s.tokens(0, "parlay")) == (50, 0)


# ---- cards ----------------------------------------------------------------------------------------------
def played(card: str, *dice: int, cursed: bool = False, **opponent: Any) -> Scene:
    """The Pirate plays a card against a Barbarian."""
    s = duel(pirate(card, cursed=cursed), {"hero": "barbarian", **opponent})
    if dice:
        s.dice(*dice)
    return s.play(f"play {card}")


def test_pillage() -> None:
    s = played("pillage")
    assert (s.cp(0), s.cp(1)) == (6, 1)


@pytest.mark.parametrize(("mode", "lost", "cards"), [(1, 0, 1), (2, 2, 2), (3, 4, 3)])
def test_cursed_cards(mode: int, lost: int, cards: int) -> None:
    s = played("cursed_cards").play(f"mode {mode}").settle()
    assert (s.health(0), len(s.hand(0)), s.cp(0)) == (50 - lost, 1 + cards, 5)


def test_batten_down() -> None:
    s = played("batten_down")
    assert (len(s.hand(0)), s.cp(0), s.discard(0)) == (4, 1, [IDLE, "batten_down"])


def test_crows_nest_makes_an_opponent_discard() -> None:
    hand = ["vegas_baby", "tip_it", "double_up"]
    s = played("crows_nest", 4, hand=hand).until("discard")
    assert s.asked == (1, "discard")
    s.play("card vegas_baby")
    assert (s.discard(1), s.cp(0)) == (["vegas_baby"], 4)
    assert len(played("crows_nest", 6, hand=hand).settle().discard(1)) == 1


@pytest.mark.parametrize(("cursed", "health", "tokens"), [(False, 50, 1), (True, 53, 0)])
def test_pirates_life(cursed: bool, health: int, tokens: int) -> None:
    s = played("pirates_life", cursed=cursed)
    if not cursed:
        s.play("yes")
    assert (s.health(0), s.tokens(0, "cursed_doubloon"), s.cp(0)) == (health, tokens, 4)


@pytest.mark.parametrize(("die", "lost", "cards", "kegs"), [(3, 2, 1, 0), (5, 0, 3, 0), (6, 0, 1, 1)])
def test_swashbuckle(die: int, lost: int, cards: int, kegs: int) -> None:
    s = played("swashbuckle", die)
    assert (50 - s.health(1), len(s.hand(0)), s.tokens(1, "powder_keg"), s.cp(0)) == (lost, cards, kegs, 3)


def test_scurvy_hurts_both() -> None:
    s = played("scurvy")
    assert (s.health(0), s.tokens(1, "wither"), s.cp(0)) == (49, 1, 3)


@pytest.mark.clause("DT-10.2")
@pytest.mark.parametrize(("dice", "cards", "cp"), [((4, 5), 3, 5), ((1, 4), 3, 5), ((1, 6), 1, 3)])
def test_high_stakes(dice: tuple[int, int], cards: int, cp: int) -> None:
    s = played("high_stakes", *dice)
    assert (len(s.hand(0)), s.cp(0)) == (cards, cp)


@pytest.mark.parametrize(
    ("choices", "dice", "tokens"),
    [
        (("mode 1",), (), {"powder_keg": 1}),
        (("mode 2",), (2,), {}),
        (("mode 2",), (3,), {"powder_keg": 1, "wither": 1}),
    ],
)
def test_yo_ho_lets_the_opponent_gamble(choices: tuple[str], dice: tuple[int, ...], tokens: Tokens) -> None:
    s = played("yo_ho")
    assert s.asked == (1, "one-of")
    if dice:
        s.dice(*dice)
    assert s.play(*choices).hero(1)["tokens"] == tokens
    assert s.cp(0) == 3


@pytest.mark.parametrize(
    ("card", "status", "cost"), [("light_it_up", "powder_keg", 2), ("truce", "parlay", 3)]
)
def test_a_card_that_inflicts_a_status(card: str, status: str, cost: int) -> None:
    s = played(card)
    assert (s.tokens(1, status), s.cp(0)) == (1, 5 - cost)


def test_feed_the_fish_reaches_three_opponents() -> None:
    others = [{"hero": name} for name in ("barbarian", "paladin", "gunslinger", "moon_elf")]
    s = king(pirate("feed_the_fish"), *others)
    s.play("play feed_the_fish", "player 4", "player 1", "player 2")
    assert [s.tokens(seat, "powder_keg") for seat in range(5)] == [0, 1, 1, 0, 1]
    assert s.asked == (0, "main")


def test_shark_bait() -> None:
    s = duel(pirate("shark_bait"), BARBARIAN).attack("cutlass_strike 1", 1, 1, 2, 4, 6)
    acts(s, 0, "play shark_bait").settle()
    assert (s.health(1), s.cp(0)) == (43, 4)


@pytest.mark.parametrize(("dice", "lost", "kegs"), [((1, 2, 3, 4, 6), 8, 1), ((1, 2, 4, 4, 6), 7, 0)])
def test_run_ya_through(dice: tuple[int, ...], lost: int, kegs: int) -> None:
    s = duel(pirate("run_ya_through"), BARBARIAN).attack("cutlass_strike 1", 1, 1, 2, 4, 6, *dice)
    acts(s, 0, "play run_ya_through").settle()
    assert (50 - s.health(1), s.tokens(1, "powder_keg"), s.cp(0)) == (lost, kegs, 3)


@pytest.mark.parametrize(
    ("mode", "cp", "rolled"), [(1, (0, 6), [1, 1, 2, 2, 3]), (2, (2, 4), [1, 1, 2, 2, 6])]
)
def test_ransom(mode: int, cp: tuple[int, int], rolled: list[int]) -> None:
    s = duel(BARBARIAN, pirate("ransom")).roll(1, 1, 2, 2, 3).play("declare smack 3", "play ransom", "die 5")
    assert s.asked == (0, "ransom")
    if mode == 2:
        s.dice(6)
    s.play(f"mode {mode}")
    assert ((s.cp(0), s.cp(1)), s.rolled, s.asked) == (cp, rolled, (0, "rolling"))


def test_ransom_must_be_paid_with_what_there_is() -> None:
    s = duel({"hero": "barbarian", "cp": 1}, pirate("ransom")).roll(1, 1, 2, 2, 3)
    s.play("declare smack 3", "play ransom").dice(4).play("die 1")
    assert (s.cp(0), s.rolled) == (1, [4, 1, 2, 2, 3])


@pytest.mark.parametrize(("die", "parlay", "cards"), [(6, 1, 1), (1, 0, 2)])
def test_heave_ho(die: int, parlay: int, cards: int) -> None:
    s = played("heave_ho", die)
    assert (s.tokens(1, "parlay"), len(s.hand(0))) == (parlay, cards)


# ---- a look into a hand ---------------------------------------------------------------------------------
def seen(s: Scene, viewer: int | None, seat: int) -> list[str]:
    """The cards of a hand that a viewer knows."""
    return sorted(s.game.view(viewer)["heroes"][seat]["hand"]["cards"])


def test_only_who_looks_at_a_hand_knows_it() -> None:
    s = king(pirate("crows_nest"), {"hero": "barbarian", "hand": ["tip_it", "so_wild"]}, {"hero": "paladin"})
    s.dice(1).play("play crows_nest").until("choose").play("player 1")
    assert [seen(s, viewer, 1) for viewer in (0, 1, 2, None)] == [
        ["so_wild", "tip_it"],
        ["so_wild", "tip_it"],
        [],
        [],
    ]
    assert Scene(Game.load(s.game.position())).game.view(0) == s.game.view(0)


def test_a_team_mate_is_told() -> None:
    s = teams(
        pirate("crows_nest"),
        {"hero": "barbarian", "hand": ["tip_it"]},
        {"hero": "paladin"},
        {"hero": "ninja"},
    )
    s.dice(1).play("play crows_nest").until("choose").play("player 1")
    assert [seen(s, viewer, 1) for viewer in (0, 2, 3, None)] == [["tip_it"], ["tip_it"], ["tip_it"], []]


def test_cards_that_come_later_are_not_known() -> None:
    s = duel(
        pirate("crows_nest"),
        {"hero": "barbarian", "hand": ["tip_it", "getting_paid"], "deck": ["so_wild"]},
    )
    s.dice(1).play("play crows_nest")
    turn_of(s, 1)
    assert seen(s, 0, 1) == ["getting_paid", "tip_it"]
    s.play("play getting_paid", "sell tip_it")
    assert (seen(s, 0, 1), s.hand(1)) == ([], ["so_wild"])


def test_a_card_that_comes_back_is_not_known() -> None:
    everything = [card.name for card in BOARDS[NUMBERS["barbarian"]].cards if not card.promo]
    rest = [card for card in everything if card not in ("double_up", "tip_it")]
    s = duel(
        pirate("crows_nest"),
        {"hero": "barbarian", "hand": ["double_up", "tip_it", *rest], "deck": [], "cp": 5},
    )
    s.dice(1).play("play crows_nest")
    s = turn_of(s, 1)
    s.play("sell tip_it", "play double_up")
    assert "tip_it" in s.hand(1)
    assert "tip_it" not in seen(s, 0, 1)


def test_what_was_seen_stays_when_the_rest_is_dealt_anew() -> None:
    hand = ["tip_it", "so_wild", "samesies"]
    s = king(pirate("crows_nest"), {"hero": "barbarian", "hand": hand}, {"hero": "paladin"})
    s.dice(1).play("play crows_nest").until("choose").play("player 1")
    kind, table = s.game.kind, s.game.table
    hands = {
        viewer: [kind.save(table.determinize(viewer, source(n)))["heroes"][1]["hand"] for n in range(10)]
        for viewer in (0, 2)
    }
    assert all(sorted(guess) == sorted(hand) for guess in hands[0])
    assert any(sorted(guess) != sorted(hand) for guess in hands[2])


def test_a_position_with_eyes_at_no_seat_is_refused() -> None:
    position = duel(pirate(), BARBARIAN).game.position()
    position["heroes"][1]["seen"] = {"6": ["tip_it"]}
    with pytest.raises(PositionError) as refused:
        Game.load(position)
    assert refused.value.args_of_message["field"] == "heroes[1].seen"
