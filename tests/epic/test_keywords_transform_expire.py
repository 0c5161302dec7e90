"""Chapter 9: transforming, breaking, Expire."""

import pytest

from tests.epic.scene import Scene, define, scene


# ---- transforming -------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.40")
def test_a_transformed_champion_goes_to_its_owner_and_its_controller_gets_a_new_one() -> None:
    old = {"card": "kong", "owner": 1, "position": "expended", "damage": 5, "counters": 2}
    s = scene({"hand": ["transform", "cave_troll"], "play": [old]}, {})
    s.play("play transform", "mode 2")
    assert s.bottom(1) == ["kong"]
    assert (s.deck(0), s.deck(1)) == (10, 11)
    assert s.champions(0) == ["wolf"]
    wolf = s.champion("wolf")
    assert (wolf["position"], wolf["deploying"], wolf["damage"]) == ("prepared", True, 0)
    assert s.stats("wolf") == (2, 2)
    assert wolf["owner"] == 0
    assert s.refused("attack wolf") == "EP-6.7"


@pytest.mark.clause("EP-9.41")
def test_champions_transformed_together() -> None:
    s = scene(
        {"hand": ["wave_of_transformation", "cave_troll"], "play": ["kong", "human"]},
        {"play": ["kong", "steel_golem", "triceratops"]},
    )
    s.play("play wave_of_transformation", "mode 2")
    assert s.champions(0) == ["wolf"] * 2
    assert s.champions(1) == ["wolf"] * 3
    assert s.bottom(0) == ["kong"]  # the token is gone
    assert s.bottom(1) == ["kong", "steel_golem", "triceratops"]  # one group: in an order nobody knows


@pytest.mark.clause("EP-9.42")
def test_an_unbanishable_champion_can_be_transformed() -> None:
    define('Card("test_saint", GOOD, 0, 4, 4, UNBANISHABLE, expire=GainHealth(3))')
    s = scene({"hand": ["transform", "cave_troll"]}, {"play": ["test_saint"]})
    s.play("play transform", "mode 2")
    assert s.champions(1) == ["wolf"]
    assert s.bottom(1) == ["test_saint"]
    assert s.health(1) == 33  # it has left play


@pytest.mark.clause("EP-9.42")
def test_transforming_and_banishing_are_different_things_that_happen() -> None:
    ways = []
    for event, mode in (("transform", "mode 2"), ("forced_exile", "mode 2")):
        s = scene({"hand": [event]}, {"play": ["kong"]})
        s.play(f"play {event}", mode)
        ways += [line.args["n"] for line in s.game.log if line.key == "log-left"]
    assert len(set(ways)) == 2


@pytest.mark.clause("EP-9.43")
def test_a_transformed_attacker_leaves_combat_and_the_new_one_is_not_in_it() -> None:
    s = scene(
        {"hand": ["cave_troll"], "play": ["kong"]}, {"hand": ["transform"], "play": ["steel_golem", "demon"]}
    )
    s.play("attack kong", "pass", "pass")  # step 2, no block
    assert s.view["phase"] == "before_damage"
    s.play("play transform", "mode 2", "champion kong")
    assert s.asked == (0, "main")
    assert s.champions(0) == ["wolf"]
    assert s.champion("wolf")["position"] == "prepared"
    assert s.health(1) == 30


@pytest.mark.clause("EP-9.43")
def test_a_transformed_blocker_leaves_combat() -> None:
    s = scene({"hand": ["transform", "cave_troll"], "play": ["kong"]}, {"play": ["steel_golem", "demon"]})
    s.play("attack kong", "pass", "block demon", "play transform", "mode 2", "champion demon")
    assert s.champions(1) == ["steel_golem", "wolf"]
    assert s.champion("wolf")["damage"] == s.champion("kong")["damage"] == 0
    assert s.health(1) == 30  # blocked stays blocked


# ---- breaking -----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.44")
def test_a_broken_champion_goes_to_its_owners_discard_pile() -> None:
    s = scene({"hand": ["inner_demon"], "play": [{"card": "kong", "owner": 1}]}, {})
    s.play("play inner_demon", "mode 2")
    assert s.discard(1) == ["kong"]
    assert s.discard(0) == ["inner_demon"]


# ---- Expire -------------------------------------------------------------------------------------------
def drake(*hand: str, damage: int = 0) -> Scene:
    """Seat 1 has a prism drake, 7/7, Expire: draw a card."""
    return scene({"hand": [*hand, "cave_troll"]}, {"play": [{"card": "prism_drake", "damage": damage}]})


@pytest.mark.clause("EP-9.46")
@pytest.mark.parametrize(
    ("decisions", "hand"),
    [
        (["play inner_demon", "mode 2"], ["rampaging_wurm"]),
        (["play banishment"], ["rampaging_wurm"]),
        (["play undertow"], ["prism_drake", "rampaging_wurm"]),
        (["play transform", "mode 2"], ["rampaging_wurm"]),
    ],
)
def test_expire_when_broken_banished_returned_or_transformed(decisions: list[str], hand: list[str]) -> None:
    s = drake(decisions[0].removeprefix("play ")).play(*decisions)
    assert s.asked == (0, "main")
    assert "prism_drake" not in s.champions(1)
    assert s.hand(1) == hand


@pytest.mark.clause("EP-9.46")
def test_expire_when_broken_by_damage() -> None:
    s = drake("fireball", damage=4).play("play fireball", "mode 1", "champion prism_drake")
    assert s.hand(1) == ["rampaging_wurm"]


@pytest.mark.clause("EP-9.47")
def test_a_change_of_control_is_not_leaving_play() -> None:
    s = drake("turn", "fireball", damage=4).play("play turn", "mode 2")
    assert s.champions(0) == ["prism_drake"]
    assert s.hand(1) == []
    assert s.hand(0) == ["cave_troll", "fireball"]
    s.play("play fireball", "champion prism_drake")
    assert s.hand(0) == ["cave_troll", "rampaging_wurm"]
    assert s.hand(1) == []
    assert s.discard(1) == ["prism_drake"]


@pytest.mark.clause("EP-9.47")
def test_control_that_comes_back_does_not_trigger_expire_either() -> None:
    s = drake("turn").play("play turn", "mode 1", "pass")
    assert s.asked == (1, "main")
    assert s.champions(1) == ["prism_drake"]
    assert s.hand(1) == ["rampaging_wurm"]  # the card of the turn
    assert s.hand(0) == ["cave_troll"]
