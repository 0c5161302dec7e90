"""Chapter 6: prepared, expended, flipped and deploying champions."""

from typing import Any

import pytest

from tests.epic.scene import Scene, scene

KEEP = {"hand": ["kong", "wither"]}  # something to do, so that nobody passes unasked in the own turn


def standing(position: str) -> dict[str, str]:
    """A hill giant in some position."""
    return {"card": "hill_giant", "position": position}


def position(s: Scene, name: str, seat: int | None = None) -> str:
    """How a champion stands."""
    return str(s.champion(name, seat)["position"])


def next_turn(s: Scene) -> None:
    """Pass until the next turn has begun."""
    turn = s.view["turn"]
    while s.view["turn"] == turn:
        s.play("pass")


@pytest.mark.clause("EP-6.1")
def test_champions_and_tokens_enter_prepared() -> None:
    s = scene({"hand": ["wolf_cub", "restless_hand", "wither"]}, {})
    s.play("play wolf_cub", "play restless_hand")
    assert [(c["card"], c["position"]) for c in s.view["champions"]] == [
        ("wolf_cub", "prepared"),
        ("zombie", "prepared"),
    ]


@pytest.mark.clause("EP-6.1")
def test_an_effect_may_say_otherwise() -> None:
    s = scene({"hand": ["hands_from_below", "wither"]}, {})
    s.play("play hands_from_below")
    assert [c["position"] for c in s.view["champions"]] == ["expended", "expended"]


# ---- prepared -----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-6.2")
def test_a_prepared_champion_blocks_at_once_and_attacks_when_it_has_arrived() -> None:
    s = scene({"hand": ["wolf_cub", "kong"]}, {"play": ["hill_giant"], **KEEP})
    s.play("play wolf_cub")
    assert s.offered("attack") == []
    s.play("pass", "pass")
    s.play("attack hill_giant", "pass")
    assert s.asked == (0, "block")
    assert s.offered() == ["pass", "block wolf_cub"]
    s.play("pass")
    next_turn(s)
    assert s.offered("attack") == ["attack wolf_cub"]


@pytest.mark.clause("EP-6.2")
def test_in_a_later_turn_it_may_do_both() -> None:
    s = scene({"play": ["wolf_cub"], **KEEP}, {"play": ["hill_giant"], **KEEP})
    assert s.offered("attack") == ["attack wolf_cub"]
    next_turn(s)
    s.play("attack hill_giant", "pass", "pass")
    assert s.asked == (0, "block")
    s.play("block wolf_cub")
    assert s.view["combat"]["blocked"]


@pytest.mark.clause("EP-6.2")
def test_blitz_attacks_and_uses_expend_powers_at_once() -> None:
    s = scene({"hand": ["dark_prince", "kong"]}, {})
    s.play("play dark_prince")
    assert s.offered("attack") == ["attack dark_prince"]
    s.play("power dark_prince")
    assert s.champions(0) == ["dark_prince", "demon"]


# ---- expended -----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-6.3")
def test_an_attacker_is_expended_before_step_2() -> None:
    s = scene({"play": ["hill_giant"], "hand": ["wither"]}, {})
    s.play("attack hill_giant")
    assert s.view["phase"] == "before_blocks"
    assert position(s, "hill_giant") == "expended"


@pytest.mark.clause("EP-6.3")
def test_a_champion_that_pays_for_an_expend_power_is_expended() -> None:
    s = scene({"play": ["hunting_raptors"], "hand": ["wither"]}, {})
    s.play("power hunting_raptors")
    assert s.asked == (0, "target")
    assert position(s, "hunting_raptors") == "expended"


@pytest.mark.clause("EP-6.4")
def test_an_expended_champion_neither_attacks_nor_blocks_nor_uses_expend_powers() -> None:
    s = scene({"play": ["hunting_raptors"], **KEEP}, {"play": ["hill_giant", "wolf_cub"], **KEEP})
    s.play("attack hunting_raptors", "pass", "pass", "pass", "pass", "pass")
    assert s.asked == (0, "main")
    assert s.refused("attack hunting_raptors") == "EP-6.4"
    assert s.refused("power hunting_raptors") == "EP-6.4"
    next_turn(s)
    assert position(s, "hunting_raptors") == "expended"
    s.play("attack hill_giant", "pass", "pass", "pass")
    assert (s.view["phase"], s.view["combat"]["blocked"]) == ("before_damage", False)
    next_turn(s)
    assert (s.view["active"], position(s, "hunting_raptors")) == (0, "prepared")
    assert s.offered("attack") == ["attack hunting_raptors"]


@pytest.mark.clause("EP-6.4")
def test_an_expended_champion_is_refused_as_a_blocker() -> None:
    blockers = [{"card": "wolf_cub", "position": "expended"}, "kong"]
    s = scene({"play": ["hill_giant"]}, {"play": blockers})
    s.play("attack hill_giant")
    assert s.asked == (1, "block")
    assert s.refused("block wolf_cub") == "EP-6.4"


@pytest.mark.clause("EP-6.4")
def test_only_the_champions_of_the_active_player_are_prepared() -> None:
    s = scene({"play": [standing("expended")], **KEEP}, {"play": [standing("expended")], **KEEP})
    next_turn(s)
    assert (position(s, "hill_giant", 0), position(s, "hill_giant", 1)) == ("expended", "prepared")


# ---- flipped ------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-6.5")
def test_a_blocker_is_flipped_and_may_still_use_an_expend_power() -> None:
    s = scene({"play": ["hill_giant"], **KEEP}, {"play": ["hunting_raptors"], "gold": 0})
    s.play("attack hill_giant", "pass", "pass", "block hunting_raptors")
    assert (s.asked, s.view["phase"]) == ((1, "initiative"), "before_damage")
    assert position(s, "hunting_raptors") == "flipped"
    s.play("power hunting_raptors", "player 0")
    assert s.health(0) == 26
    assert position(s, "hunting_raptors") == "expended"


@pytest.mark.clause("EP-6.5")
def test_a_flipped_champion_does_not_block_again() -> None:
    s = scene({"play": ["muse", "muse"], **KEEP}, {"play": ["rescue_griffin", "gold_dragon"]})
    s.play("attack muse", "pass", "pass", "block rescue_griffin", "pass", "pass")
    assert s.asked == (0, "main")
    assert position(s, "rescue_griffin") == "flipped"
    s.play("attack muse", "pass")
    assert s.asked == (1, "block")
    assert s.refused("block rescue_griffin") == "EP-6.5"
    assert s.offered("block") == ["block gold_dragon"]


@pytest.mark.clause("EP-6.5")
def test_a_flipped_champion_does_not_attack() -> None:
    s = scene({"play": [standing("flipped")], **KEEP}, {})
    assert s.refused("attack hill_giant") == "EP-6.5"


@pytest.mark.clause("EP-6.6")
def test_a_flipped_champion_blocks_again_before_its_own_turn_comes() -> None:
    attacker = {"play": ["wolf_cub"], "hand": ["kong"]}
    s = scene(attacker, attacker, {"play": ["hill_giant"], "hand": ["kong"]})
    s.play("attack wolf_cub", "player 2", "block hill_giant")
    assert position(s, "hill_giant") == "flipped"
    next_turn(s)
    assert (s.view["active"], position(s, "hill_giant")) == (1, "prepared")
    s.play("attack wolf_cub", "player 2")
    assert s.asked == (2, "block")
    s.play("block hill_giant")
    assert s.champions(1) == []


@pytest.mark.clause("EP-6.6")
def test_flipped_champions_of_everybody_are_prepared_at_the_end_of_every_turn() -> None:
    s = scene(*[{"play": [standing("flipped")], **KEEP} for _ in range(3)])
    next_turn(s)
    assert [position(s, "hill_giant", seat) for seat in range(3)] == ["prepared"] * 3


# ---- deploying ----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-6.7")
def test_a_deploying_champion_blocks_but_neither_attacks_nor_uses_expend_powers() -> None:
    s = scene({"hand": ["hunting_raptors", "wither"]}, {"play": ["hill_giant"], "hand": ["kong"]})
    s.play("play hunting_raptors")
    assert s.asked == (0, "main")
    assert s.champion("hunting_raptors")["deploying"]
    assert s.refused("attack hunting_raptors") == "EP-6.7"
    assert s.refused("power hunting_raptors") == "EP-6.7"
    next_turn(s)
    assert s.champion("hunting_raptors")["deploying"]
    s.play("attack hill_giant", "pass")
    assert s.offered() == ["pass", "block hunting_raptors"]
    s.play("pass")
    next_turn(s)
    assert not s.champion("hunting_raptors")["deploying"]
    assert s.offered("attack") == ["attack hunting_raptors"]
    assert s.offered("power") == ["power hunting_raptors 1"]


@pytest.mark.clause("EP-6.8")
@pytest.mark.parametrize(
    "champion",
    [
        {"card": "pyromancer", "deploying": True},
        {"card": "pyromancer", "position": "expended"},
        {"card": "pyromancer", "position": "flipped"},
    ],
)
def test_a_power_without_the_expend_symbol_can_be_used_in_any_position(champion: dict[str, Any]) -> None:
    s = scene({"play": [champion], "hand": ["wither"]}, {})
    s.play("power pyromancer", "player 1")
    assert (s.health(1), s.gold(0)) == (26, 0)
    assert s.champion("pyromancer")["position"] == champion.get("position", "prepared")
