"""Artificer: abilities, Bots, upgrades, statuses and cards."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import Game
from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import Scene, duel

BOTS = ("nanobot", "shock_bot", "heal_bot")


def artificer(foe: dict[str, Any] | None = None, active: int = 0, **given: Any) -> Scene:
    """An Artificer and a Barbarian."""
    barbarian = {"hero": "barbarian", "hand": [IDLE], **(foe or {})}
    return duel({"hero": "artificer", "hand": [IDLE], **given}, barbarian, active=active)


def bots(s: Scene) -> list[int]:
    """The Bots: not built, basic or advanced."""
    return [s.companion(0, name) for name in BOTS]


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "spanner_strike 1", (1, 2, 3, 5, 6, 2), (True, 4, {}, {})),
        (1, "spanner_strike 2", (1, 2, 3, 3, 6, 5), (True, 6, {}, {})),
        (1, "spanner_strike 3", (1, 2, 3, 3, 1, 6), (True, 5, {"synth": 1}, {})),
        (2, "spanner_strike 1", (1, 2, 3, 5, 6, 2), (True, 5, {}, {})),
        (2, "spanner_strike 2", (1, 2, 3, 3, 6, 5), (True, 7, {}, {})),
        (2, "spanner_strike 3", (1, 2, 3, 3, 1, 6), (True, 6, {"synth": 1}, {})),
        (1, "jolt", (1, 2, 3, 4, 4), (True, 7, {"synth": 1}, {"nanite": 1})),
        (2, "jolt", (1, 2, 3, 4, 4), (True, 7, {"synth": 1}, {"nanite": 2})),
        (1, "overclock", (6, 6, 6, 6, 1), (False, 6, {}, {})),
        (2, "overclock", (6, 6, 6, 6, 1), (False, 6, {}, {"nanite": 1})),
        (1, "eureka", (1, 2, 4, 4, 5), (True, 7, {"synth": 3}, {})),
        (2, "eureka", (1, 2, 4, 4, 5), (True, 8, {"synth": 3}, {})),
        (1, "zapppp", (1, 2, 3, 4, 5), (True, 9, {}, {"nanite": 1})),
        (2, "zapppp", (1, 2, 3, 4, 5), (True, 9, {"synth": 2}, {"nanite": 1})),
        (1, "maximum_power", (6, 6, 6, 6, 6), (False, 10, {"synth": 2}, {"nanite": 1})),
    ],
)
def test_ability(
    level: int, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("artificer", use, *dice, level=level)) == expected


@pytest.mark.parametrize(
    ("ability", "use", "dice", "expected"),
    [
        ("jolt", "nuts_n_bolts", (1, 2, 3, 6, 6), (False, 0, {"synth": 5}, {})),
        ("overclock", "power_up", (6, 6, 6, 1, 4), (False, 0, {}, {"nanite": 3})),
        ("zapppp", "swarming_bots", (1, 4, 5, 6, 6), (True, 5, {}, {})),
    ],
)
def test_second_ability(
    ability: str, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("artificer", use, *dice, ability=ability, level=2)) == expected


@pytest.mark.clause("DT-10.2")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [((1, 4, 6), (True, 6, {"synth": 1}, {})), ((4, 5, 5), (True, 5, {}, {}))],
)
def test_spanner_strike_rolls_three_dice_for_a_synth(
    dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    s = artificer(tokens={"synth": 1}).attack("spanner_strike 1", 1, 2, 3, 5, 6).dice(*dice).play("yes")
    assert outcome(s) == expected


@pytest.mark.parametrize(("level", "cp"), [(1, 2), (2, 4)])
def test_schematics(level: int, cp: int) -> None:
    s = artificer(levels={"schematics": level}).attack("schematics", 4, 4, 5, 6, 1).settle()
    assert (s.health(0), s.cp(0), len(s.hand(0)), s.tokens(0, "synth")) == (52, cp, 3, 4)


def test_scratch_built_builds_an_advanced_bot_or_improves_one() -> None:
    s = artificer(levels={"eureka": 2}, companions=[2, 1, 0]).attack("scratch_built", 1, 2, 4, 5, 6)
    assert s.offered() == ["companion shock_bot", "companion heal_bot"]
    s.play("companion heal_bot")
    assert bots(s) == [2, 1, 2]


def test_swarming_bots_counts_built_bots() -> None:
    s = struck("artificer", "swarming_bots", 1, 4, 5, 6, 6, ability="zapppp", level=2, companions=[2, 0, 1])
    assert outcome(s) == (True, 7, {}, {})


@pytest.mark.parametrize(
    ("level", "dice", "back", "synth", "nanites"),
    [
        (1, (1, 4, 5, 6), 0, 2, 1),
        (1, (6, 6, 6, 1), 0, 0, 1),
        (2, (1, 2, 4, 6, 6), 1, 1, 2),
        (2, (1, 4, 4, 5, 5), 0, 4, 0),
    ],
)
def test_ratchet_up(level: int, dice: tuple[int, ...], back: int, synth: int, nanites: int) -> None:
    s = defended("artificer", "ratchet_up", *dice, level=level)
    assert (50 - s.health(0), s.tokens(1, "synth"), s.tokens(0, "nanite")) == (back, synth, nanites)
    assert s.health(1) == 42


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("spanner_strike_2", 1),
        ("schematics_2", 1),
        ("jolt_2", 2),
        ("overclock_2", 2),
        ("scrap_collector_2", 2),
        ("eureka_2", 2),
        ("zapppp_2", 2),
        ("ratchet_up_2", 3),
    ],
)
def test_upgrade(card: str, cost: int) -> None:
    assert upgraded("artificer", card) == (int(card[-1]), cost)


# ---- Synth ----------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-1.8")
def test_the_game_begins_with_three_synth_and_no_bots() -> None:
    view = Game.new("dice_throne", seed=1, heroes="artificer,barbarian").view()
    assert view["active"] == 1  # the Artificer's own Upkeep would give one more
    assert view["heroes"][0]["tokens"] == {"synth": 3}
    assert view["heroes"][0]["companions"] == dict.fromkeys(BOTS, 0)
    assert view["heroes"][1]["tokens"] == {}


@pytest.mark.parametrize(("level", "dice", "synth"), [(1, (), 1), (2, (3,), 1), (2, (4,), 2), (2, (6,), 2)])
def test_scrap_collector_gives_synth_in_upkeep(level: int, dice: tuple[int, ...], synth: int) -> None:
    s = artificer(active=1, levels={"scrap_collector": level}, foe={"hand": []})
    s.until("rolling").dice(*dice).play("no_ability").settle()
    assert (s.asked, s.tokens(0, "synth")) == ((0, "main"), synth)


def test_four_synth_buy_a_nanite_at_any_time() -> None:
    s = artificer(active=1, tokens={"synth": 5}).attack("smack 1", 1, 1, 2, 4, 5).until("window-attack")
    s.play("use scrap_collector")
    assert (s.tokens(0, "synth"), s.tokens(1, "nanite")) == (1, 1)
    assert artificer(tokens={"synth": 3}).refused("use scrap_collector") == "DT-9.5"


# ---- Bots -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("which", [0, 1, 2])
def test_synth_builds_a_bot_and_makes_it_advanced(which: int) -> None:
    s = artificer(tokens={"synth": 6})
    build, improve = f"use companions {4 * which + 1}", f"use companions {4 * which + 2}"
    assert s.refused(improve) == "DT-9.12"
    s.play(build)
    assert (bots(s)[which], sum(bots(s)), s.tokens(0, "synth")) == (1, 1, 4)
    assert s.refused(build) == "DT-9.12"
    s.play(improve)
    assert (bots(s)[which], sum(bots(s)), s.tokens(0, "synth")) == (2, 2, 1)


def test_bots_are_built_only_in_the_own_main_phase() -> None:
    s = artificer(tokens={"synth": 6}).roll(1, 2, 3, 5, 6)
    assert s.refused("use companions 1") == "DT-9.4"


@pytest.mark.parametrize(("nanites", "lost"), [(1, 1), (2, 3), (3, 5)])
@pytest.mark.parametrize(("state", "power", "synth"), [(1, 3, 0), (2, 4, 1)])
def test_the_nanobot_detonates_all_nanites_in_upkeep(
    nanites: int, lost: int, state: int, power: int, synth: int
) -> None:
    foe = {"hand": [], "tokens": {"nanite": nanites}}
    s = artificer(active=1, tokens={"synth": 1}, companions=[state, 0, 0], foe=foe)
    s.until("window-upkeep").play(f"use companions {power}").settle()
    assert (s.asked, s.tokens(1, "nanite"), s.tokens(0, "synth")) == ((0, "main"), 0, synth)
    assert 50 - s.health(1) == lost
    assert s.refused(f"use companions {power}") in ("DT-3.3", "DT-9.2", "DT-9.5")


@pytest.mark.parametrize(("state", "power", "synth"), [(1, 7, 5), (2, 8, 6)])
def test_the_shock_bot_adds_three_once_a_turn(state: int, power: int, synth: int) -> None:
    s = artificer(tokens={"synth": 7}, companions=[0, state, 0])
    s.attack("spanner_strike 1", 1, 2, 3, 5, 6, 1).until("window-offence-ends")
    s.play(f"use companions {power}")
    assert s.refused(f"use companions {power}") == "DT-9.12"
    assert outcome(s.until("defend"))[:2] == (True, 7)
    assert s.tokens(0, "synth") == synth


@pytest.mark.parametrize(("state", "power", "synth"), [(1, 11, 1), (2, 12, 3)])
def test_the_heal_bot_heals_twice_when_attacked(state: int, power: int, synth: int) -> None:
    s = artificer(active=1, tokens={"synth": 5}, companions=[0, 0, state], health=40)
    s.attack("smack 3", 1, 1, 2, 2, 3).until("window-attack")
    s.dice(3).play(f"use companions {power}").dice(4).play(f"use companions {power}")
    assert (s.health(0), s.tokens(0, "synth")) == (43, synth)
    assert f"use companions {power}" not in s.offered()
    assert s.settle().health(0) == 35


def test_the_heal_bot_needs_six_damage() -> None:
    s = artificer(active=1, tokens={"synth": 5}, companions=[0, 0, 1])
    s.attack("smack 1", 1, 1, 2, 4, 5).until("window-attack")
    assert s.refused("use companions 11") == "DT-11.8"


@pytest.mark.clause("DT-6.13")
@pytest.mark.parametrize(
    ("ability", "level", "dice", "chosen", "lost"),
    [
        ("overclock", 1, (6, 6, 6, 6, 1), ("shock_bot", "heal_bot"), 9),
        ("overclock", 2, (6, 6, 6, 6, 1), ("nanobot", "shock_bot"), 10),
        ("zapppp", 1, (1, 2, 3, 4, 5), ("nanobot",), 10),
        ("zapppp", 2, (1, 2, 3, 4, 5), ("shock_bot",), 12),
        ("maximum_power", 1, (6, 6, 6, 6, 6), ("nanobot", "shock_bot"), 14),
    ],
)
def test_an_ability_activates_bots_after_its_damage(
    ability: str, level: int, dice: tuple[int, ...], chosen: tuple[str, ...], lost: int
) -> None:
    s = artificer(levels={ability: level}, companions=[1, 2, 1]).attack(ability, *dice).until("activate")
    hit = 50 - s.health(1)
    assert hit > 0
    for k, name in enumerate(chosen):
        assert s.offered() == ["pass", *[f"companion {bot}" for bot in BOTS if bot not in chosen[:k]]]
        s.dice(5).play(f"companion {name}")
    assert s.settle().phase == "main_2"
    assert 50 - s.health(1) == lost
    assert s.health(0) == (52 if "heal_bot" in chosen else 50)


@pytest.mark.clause("DT-9.4")
def test_the_damage_of_bots_after_an_attack_may_be_avoided() -> None:
    s = artificer(companions=[0, 1, 0], foe={"tokens": {"evasive": 1}})
    s.attack("overclock", 6, 6, 6, 6, 1).until("activate").play("companion shock_bot")
    assert (s.asked[0], s.offered("spend"), s.health(1)) == (1, ["spend evasive 1"], 44)
    s.dice(1).play("spend evasive").settle()
    assert s.health(1) == 44


# ---- Nanites --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("dice", "left"), [((1, 5, 3), 3), ((6, 1, 6), 1)])
def test_nanites_go_on_a_six_in_upkeep(dice: tuple[int, ...], left: int) -> None:
    s = artificer(foe={"tokens": {"nanite": 3}}, hand=[])
    s.until("rolling").dice(*dice).play("no_ability").settle()
    assert (s.asked, s.tokens(1, "nanite"), s.health(1)) == ((1, "main"), left, 50)


# ---- cards ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("die", "cp", "synth", "nanites"), [(3, 4, 0, 0), (4, 2, 1, 0), (6, 2, 0, 1)])
def test_conductivity(die: int, cp: int, synth: int, nanites: int) -> None:
    s = artificer(hand=["conductivity"]).dice(die).play("play conductivity")
    assert (s.cp(0), s.tokens(0, "synth"), s.tokens(1, "nanite")) == (cp, synth, nanites)


@pytest.mark.parametrize(("die", "synth"), [(1, 1), (4, 2), (5, 3)])
def test_oooh_shiny(die: int, synth: int) -> None:
    s = artificer(hand=["oooh_shiny", IDLE]).dice(die).play("play oooh_shiny")
    assert s.tokens(0, "synth") == synth


@pytest.mark.parametrize(("card", "synth", "nanites"), [("nanite_assault", 0, 1), ("high_voltage", 2, 0)])
def test_instants_for_one_cp(card: str, synth: int, nanites: int) -> None:
    s = artificer(hand=[card, IDLE]).roll(1, 2, 3, 5, 6).play(f"play {card}")
    assert (s.cp(0), s.tokens(0, "synth"), s.tokens(1, "nanite")) == (1, synth, nanites)


@pytest.mark.parametrize(("synth", "answer", "lost"), [(0, (), 6), (1, ("pass",), 6), (1, ("yes",), 5)])
def test_arcing_shield(synth: int, answer: tuple[str, ...], lost: int) -> None:
    s = artificer(active=1, hand=["arcing_shield"], tokens={"synth": synth})
    s.attack("smack 3", 1, 1, 2, 2, 3).until("window-attack").play("play arcing_shield", *answer).settle()
    assert (50 - s.health(0), s.tokens(0, "synth")) == (lost, 0 if answer == ("yes",) else synth)


def test_robo_revenge() -> None:
    s = artificer(active=1, hand=["robo_revenge"])
    s.attack("smack 3", 1, 1, 2, 2, 3).until("window-attack").play("play robo_revenge").settle()
    assert (50 - s.health(0), s.tokens(1, "nanite"), s.cp(0)) == (6, 1, 1)


@pytest.mark.parametrize(("die", "synth", "hand"), [(6, 5, 1), (5, 0, 2)])
def test_synthesize(die: int, synth: int, hand: int) -> None:
    s = artificer(hand=["synthesize", IDLE]).dice(die).play("play synthesize").until("main")
    assert (s.tokens(0, "synth"), len(s.hand(0))) == (synth, hand)
