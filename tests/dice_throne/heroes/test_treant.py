"""Treant: abilities, upgrades, Spirits, statuses and cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import Scene, duel, king, teams
from tests.dice_throne.texts import acts, turn_of

Expected = tuple[bool, int, Tokens, Tokens]
VINE = {"barbed_vine": 1}
WELL = {"wellspring": 1}


def spirits(s: Scene, seat: int = 0) -> tuple[int, int, int]:
    """Seedlings, Saplings and Dryads in play."""
    return s.companion(seat, "seedling"), s.companion(seat, "sapling"), s.companion(seat, "dryad")


def treant(*hand: str, **given: Any) -> dict[str, Any]:
    """A Treant with a card to stay in the Main Phase."""
    return {"hero": "treant", "hand": [*hand, IDLE], **given}


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "splinter 1", (1, 2, 3, 4, 6), (True, 5, {}, {})),
        (1, "splinter 2", (1, 2, 3, 3, 6), (True, 6, {}, {})),
        (1, "splinter 3", (1, 2, 3, 3, 3), (True, 7, {}, {})),
        (2, "splinter 1", (1, 2, 3, 4, 6), (True, 5, {}, VINE)),
        (2, "splinter 2", (1, 2, 3, 3, 6), (True, 6, {}, VINE)),
        (2, "splinter 3", (1, 2, 3, 3, 3), (True, 7, {}, VINE)),
        (3, "splinter 1", (1, 2, 3, 4, 6), (True, 5, {}, VINE)),
        (3, "splinter 2", (1, 2, 3, 3, 6), (True, 6, {}, VINE)),
        (3, "splinter 3", (1, 2, 3, 1, 2), (True, 7, {}, VINE)),
        (1, "vengeful_vines", (1, 2, 3, 4, 1), (True, 7, {}, VINE)),
        (2, "vengeful_vines", (3, 4, 5, 6, 1), (True, 8, {}, VINE)),
        (1, "call_of_the_wild", (1, 2, 3, 4, 5, 1, 2, 4, 5), (True, 10, WELL, {})),
        (1, "call_of_the_wild", (1, 2, 3, 4, 5, 1, 2, 3, 3), (True, 12, {}, {})),
        (2, "call_of_the_wild", (1, 2, 3, 4, 5, 1, 2, 3, 3, 4), (True, 12, WELL, {})),
    ],
)
def test_ability(level: int, use: str, dice: tuple[int, ...], expected: Expected) -> None:
    assert outcome(struck("treant", use, *dice, level=level)) == expected


def test_splinter_inflicts_the_vine_for_a_spirit() -> None:
    s = duel(treant(companions=[1, 0, 0]), {"hero": "barbarian"}).attack("splinter 1", 1, 2, 3, 4, 6)
    assert s.asked == (0, "spend-spirits")
    assert outcome(s.play("companion seedling").until("defend")) == (True, 5, {}, VINE)
    assert spirits(s) == (0, 0, 0)


def test_splinter_without_the_spirit_when_it_is_kept() -> None:
    s = struck("treant", "splinter 1", 1, 2, 3, 4, 6, companions=[1, 0, 0])
    assert outcome(s) == (True, 5, {}, {})
    assert spirits(s) == (1, 0, 0)


def test_splinter_3_grows_with_three_equal_dice() -> None:
    s = struck("treant", "splinter 1", 3, 3, 3, 4, 6, level=3)
    assert spirits(s) == (1, 0, 0)


@pytest.mark.parametrize(("level", "grown"), [(1, (1, 1, 0)), (2, (0, 2, 0))])
def test_tend(level: int, grown: tuple[int, int, int]) -> None:
    s = duel(treant(levels={"tend": level}), {"hero": "barbarian"}).attack("tend", 4, 5, 6, 6, 1)
    s.play("companion seedling", "companion sapling")  # a question with one answer answers itself
    if level == 2:
        s.play("companion sapling")
    s.until("choose").play("player 0").settle()
    assert spirits(s) == grown
    assert (s.hero(0)["tokens"], s.hero(1)["tokens"], len(s.hand(0))) == (WELL, VINE, 2)


@pytest.mark.parametrize(
    ("level", "tokens", "spent", "expected"),
    [
        (1, {}, 3, (True, 12, {}, {})),
        (1, {}, 1, (True, 4, {}, {})),
        (1, {}, 0, (False, 0, {}, {})),
        (1, WELL, 2, (False, 8, WELL, {})),
        (2, WELL, 3, (False, 12, WELL, {})),
    ],
)
def test_overgrowth_turns_spirits_into_damage(
    level: int, tokens: Tokens, spent: int, expected: Expected
) -> None:
    board = treant(levels={"overgrowth": level}, tokens=tokens, companions=[3, 0, 0])
    s = duel(board, {"hero": "barbarian"}).attack("overgrowth", 1, 2, 4, 5, 5)
    s.play(*spent * ["companion seedling"]).until("defend", "main")
    assert outcome(s) == expected
    assert spirits(s) == (3 - spent, 0, 0)


@pytest.mark.parametrize(
    ("ability", "use", "dice", "grows"),
    [("tend", "cultivate", (1, 2, 6, 6, 4), 6), ("overgrowth", "plant", (1, 4, 5, 6, 6), 3)],
)
def test_second_ability_that_grows(ability: str, use: str, dice: tuple[int, ...], grows: int) -> None:
    s = duel(treant(levels={ability: 2}), {"hero": "barbarian"}).attack(use, *dice).until("main")
    young, middle, old = spirits(s)
    assert young + 2 * middle + 3 * old == grows
    assert s.health(1) == 50


@pytest.mark.clause("DT-11.5")
def test_bitterroot_is_pure_damage_for_every_spirit() -> None:
    given: dict[str, Any] = {"companions": [2, 1, 1], "tokens": {"honor": 1}}
    s = struck("treant", "bitterroot", 4, 4, 5, 1, 2, ability="vengeful_vines", level=2, **given)
    assert outcome(s) == (False, 4, {"honor": 1}, {})


@pytest.mark.parametrize(("level", "lost"), [(1, 8), (2, 9)])
def test_natures_grasp_counts_the_spirits_just_grown(level: int, lost: int) -> None:
    board = treant(levels={"natures_grasp": level}, companions=[1, 0, 0])
    s = duel(board, {"hero": "barbarian"}).attack("natures_grasp", 6, 6, 6, 6, 1)
    s.play("companion seedling", "companion seedling").until("main")
    assert (outcome(s), spirits(s)) == ((False, lost, {}, {}), (3, 0, 0))


def test_natures_blessing() -> None:
    s = struck("treant", "natures_blessing", 6, 6, 6, 1, 1, ability="natures_grasp", level=2)
    assert (s.health(0), s.cp(0), len(s.hand(0)), spirits(s), s.health(1)) == (51, 3, 2, (1, 0, 0), 50)


def test_call_of_the_wild_grows_for_every_spirit() -> None:
    s = struck("treant", "call_of_the_wild", 1, 2, 3, 4, 5, 6, 1, 1, 1)
    assert spirits(s) == (1, 0, 0)
    assert outcome(s) == (True, 11, {}, {})


def test_enrapture() -> None:
    s = struck("treant", "enrapture", 1, 2, 6, 6, 4, ability="call_of_the_wild", level=2)
    assert outcome(s) == (False, 4, {}, VINE)


@pytest.mark.clause("DT-3.4")
def test_fertilize_grows_in_upkeep() -> None:
    s = duel({"hero": "barbarian", "hand": [IDLE]}, treant())
    assert spirits(turn_of(s, 1), 1) == (1, 0, 0)


@pytest.mark.parametrize(
    ("level", "dice", "lost", "grown"),
    [
        (1, (1, 2, 6), 5, 0),
        (1, (4, 5, 6), 7, 1),
        (1, (6, 6, 1), 5, 0),
        (2, (1, 2, 3, 6), 4, 0),
        (2, (4, 4, 1, 2), 6, 1),
    ],
)
def test_rooted(level: int, dice: tuple[int, ...], lost: int, grown: int) -> None:
    s = defended("treant", "rooted", *dice, level=level)
    assert (50 - s.health(1), spirits(s, 1), s.hero(1)["tokens"]) == (lost, (grown, 0, 0), {})


def test_rooted_2_waters_a_chosen_player_with_two_spirits() -> None:
    s = duel({"hero": "barbarian", "hand": [IDLE]}, treant(levels={"rooted": 2}))
    s.attack("smack 3", 1, 1, 2, 2, 3).until("defend").dice(6, 6, 1, 4).play("defend rooted")
    s.play("player 1").settle()
    assert (s.health(1), s.tokens(1, "wellspring")) == (45, 1)


def test_wake_the_forest() -> None:
    s = struck("treant", "wake_the_forest", 6, 6, 6, 6, 6)
    assert outcome(s) == (False, 10, WELL, VINE)
    young, middle, old = spirits(s)
    assert young + 2 * middle + 3 * old == 3


def test_wake_the_forest_waters_a_team_mate_too() -> None:
    s = teams(treant(), {"hero": "barbarian"}, {"hero": "monk"}, {"hero": "paladin"})
    s.roll(6, 6, 6, 6, 6).dice(1).play("declare wake_the_forest").settle()
    assert [s.tokens(seat, "wellspring") for seat in range(4)] == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("splinter_2", 1),
        ("splinter_3", 2),
        ("tend_2", 2),
        ("overgrowth_2", 2),
        ("vengeful_vines_2", 2),
        ("natures_grasp_2", 2),
        ("call_of_the_wild_2", 2),
        ("rooted_2", 3),
    ],
)
def test_upgrade(card: str, cost: int) -> None:
    assert upgraded("treant", card) == (int(card[-1]), cost)


# ---- Spirits --------------------------------------------------------------------------------------------
def test_a_seedling_rolls_an_own_die_again_once_a_turn() -> None:
    s = duel(treant(companions=[2, 0, 0]), {"hero": "barbarian"}).roll(1, 2, 4, 5, 6)
    s.play("use companions 1").dice(3).play("die 5")
    assert (s.rolled, spirits(s)) == ([1, 2, 4, 5, 3], (1, 0, 0))
    assert s.refused("use companions 1") == "DT-9.12"


@pytest.mark.parametrize(("power", "other", "cp", "health", "hand"), [(2, 3, 3, 51, 1), (3, 2, 1, 50, 2)])
def test_a_sapling_heals_or_draws_once_a_turn(
    power: int, other: int, cp: int, health: int, hand: int
) -> None:
    s = duel(treant(companions=[0, 2, 1]), {"hero": "barbarian"}).play(f"use companions {power}")
    assert (s.cp(0), s.health(0), len(s.hand(0)), spirits(s)) == (cp, health, hand, (0, 1, 1))
    assert s.refused(f"use companions {other}") == "DT-9.12"
    assert s.refused(f"use companions {power}") == "DT-9.12"
    turn_of(s, 0)
    assert f"use companions {power}" in s.offered()


def test_a_dryad_strengthens_an_attack() -> None:
    s = duel(treant(companions=[0, 0, 1]), {"hero": "barbarian"}).attack("vengeful_vines", 1, 2, 3, 4, 1)
    assert outcome(s.play("use companions 4").until("defend")) == (True, 10, {}, VINE)
    assert spirits(s) == (0, 0, 0)


def test_a_dryad_stops_a_status_of_an_attack() -> None:
    s = duel({"hero": "gunslinger", "hand": [IDLE]}, treant(companions=[0, 0, 1]))
    s.attack("deadeye", 6, 6, 6, 6, 1)
    acts(s, 1, "use companions 5").settle()
    assert (s.health(1), s.hero(1)["tokens"], spirits(s, 1)) == (44, {}, (0, 0, 0))


@pytest.mark.clause("DT-9.12")
@pytest.mark.parametrize(
    ("companions", "offered"),
    [
        ([0, 0, 0], ["seedling"]),
        ([1, 0, 0], ["seedling", "sapling"]),
        ([3, 0, 0], ["sapling"]),
        ([3, 2, 0], ["dryad"]),
        ([0, 2, 1], ["seedling"]),
    ],
)
def test_spirits_grow_within_their_limits(companions: list[int], offered: list[str]) -> None:
    s = duel(treant("cultivate", cp=3, companions=companions), {"hero": "barbarian"}).play("play cultivate")
    before = sum(n * (k + 1) for k, n in enumerate(companions))
    if len(offered) > 1:
        assert s.offered() == [f"companion {name}" for name in offered]
    s.until("main")
    assert sum(n * (k + 1) for k, n in enumerate(spirits(s))) == before + 3


def test_nothing_grows_when_all_spirits_are_there() -> None:
    s = duel(treant("cultivate", cp=3, companions=[3, 2, 1]), {"hero": "barbarian"}).play("play cultivate")
    assert spirits(s.until("main", "grow")) == (3, 2, 1)
    assert s.asked == (0, "main")


# ---- statuses -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("again", "lost"), [(0, 0), (1, 1), (2, 2)])
def test_barbed_vine_hurts_for_every_further_attempt(again: int, lost: int) -> None:
    s = duel({"hero": "barbarian", "tokens": VINE, "hand": [IDLE]}, treant()).roll(1, 2, 4, 5, 6)
    for _ in range(again):
        s.dice(6).play("reroll 6")
    if again < 2:  # without attempts the only answer gives itself
        s.play("no_ability")
    s.settle()
    assert (50 - s.health(0), s.hero(0)["tokens"]) == (lost, {})


def test_barbed_vine_does_not_count_an_attempt_given_by_a_card() -> None:
    s = duel({"hero": "barbarian", "tokens": VINE, "hand": ["one_more_time", IDLE]}, treant())
    s.roll(1, 2, 4, 5, 6).play("play one_more_time")
    for _ in range(3):
        s.dice(6).play("reroll 6")
    assert s.settle().health(0) == 48


@pytest.mark.parametrize(("die", "healed"), [(1, 1), (4, 2), (5, 3)])
def test_wellspring_heals_half_a_die_in_a_main_phase(die: int, healed: int) -> None:
    s = duel(treant(tokens=WELL, health=40), {"hero": "barbarian"})
    s.dice(die).play("spend wellspring 1").until("main")
    assert (s.health(0) - 40, s.hero(0)["tokens"]) == (healed, {})


def test_wellspring_waits_for_a_main_phase() -> None:
    s = duel(treant(tokens=WELL), {"hero": "barbarian"}).until("rolling")
    assert s.refused("spend wellspring 1") == "DT-9.4"


# ---- cards ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("spent", "asks"), [(0, False), (1, False), (2, True), (3, True)])
def test_harvest(spent: int, asks: bool) -> None:
    s = duel(treant("harvest", cp=0, companions=[3, 0, 0]), {"hero": "barbarian"}).play("play harvest")
    s.play(*spent * ["companion seedling"])
    if spent < 3:
        s.play("pass")
    assert s.asked[1] == ("up-to" if asks else "main")
    if asks:
        s.play("player 0", "player 1")
    assert (s.cp(0), spirits(s)) == (spent, (3 - spent, 0, 0))
    assert [s.tokens(seat, "wellspring") for seat in (0, 1)] == [int(asks), int(asks)]


@pytest.mark.parametrize(
    ("dice", "lost", "tokens", "grown"),
    [((1, 1, 2), 1, {}, 0), ((4, 5, 6), 0, WELL, 1), ((1, 4, 6), 1, WELL, 1)],
)
def test_will_o_wisp(dice: tuple[int, ...], lost: int, tokens: Tokens, grown: int) -> None:
    s = king(treant("will_o_wisp", cp=1), {"hero": "barbarian"}, {"hero": "monk"})
    s.dice(*dice).play("play will_o_wisp").until("main")
    assert [s.health(seat) for seat in range(3)] == [35, 35 - lost, 35 - lost]
    assert (s.hero(0)["tokens"], spirits(s)) == (tokens, (grown, 0, 0))


def test_down_pour_lets_every_spirit_grow_once() -> None:
    s = (
        duel(treant("down_pour", companions=[2, 1, 0]), {"hero": "barbarian"})
        .play("play down_pour")
        .until("may")
    )
    s.play("yes", "yes", "yes")
    assert (s.asked, spirits(s), s.cp(0)) == ((0, "main"), (0, 2, 1), 0)


def test_down_pour_forces_no_spirit() -> None:
    s = (
        duel(treant("down_pour", companions=[2, 1, 0]), {"hero": "barbarian"})
        .play("play down_pour")
        .until("may")
    )
    s.play("pass", "yes")
    assert (s.asked, spirits(s)) == ((0, "main"), (1, 2, 0))


@pytest.mark.parametrize(("dice", "lost", "tokens"), [((1, 2, 3, 4, 6), 8, VINE), ((1, 2, 5, 4, 6), 7, {})])
def test_stomp(dice: tuple[int, ...], lost: int, tokens: Tokens) -> None:
    s = duel(treant("stomp", cp=1), {"hero": "barbarian"}).attack("splinter 1", 1, 2, 3, 4, 6)
    s.dice(*dice).play("play stomp").until("defend")
    assert outcome(s) == (True, lost, {}, tokens)


@pytest.mark.parametrize("seat", [0, 1])
def test_drink_deep_waters_any_player(seat: int) -> None:
    s = duel(treant("drink_deep", cp=1), {"hero": "barbarian"})
    s.play("play drink_deep", f"player {seat}")
    assert (s.cp(0), s.tokens(seat, "wellspring"), s.tokens(1 - seat, "wellspring")) == (0, 1, 0)


@pytest.mark.parametrize(("die", "grown", "hand"), [(6, 4, 1), (5, 0, 2)])
def test_mother_tree(die: int, grown: int, hand: int) -> None:
    s = duel(treant("mother_tree"), {"hero": "barbarian"}).dice(die).play("play mother_tree").until("main")
    young, middle, old = spirits(s)
    assert (young + 2 * middle + 3 * old, len(s.hand(0))) == (grown, hand)
