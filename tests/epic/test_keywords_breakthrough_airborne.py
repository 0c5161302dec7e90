"""Chapter 9: Airborne, tokens in combat, Breakthrough."""

import pytest

from tests.epic.scene import Scene, define, scene

define(
    'Card("test_walker", WILD, 0, 10, 10)',
    'Card("test_rammer", WILD, 0, 6, 6, BREAKTHROUGH)',
    'Card("test_spy", WILD, 0, 6, 6, BREAKTHROUGH, hits_player=Draw(1))',
)


# ---- Airborne -----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.29")
def test_a_lone_flyer_is_blocked_by_flyers_only() -> None:
    s = scene({"play": ["gold_dragon"]}, {"play": ["kong", "rescue_griffin"]})
    s.play("attack gold_dragon")
    assert s.asked == (1, "block")
    assert s.offered() == ["pass", "block rescue_griffin"]
    assert s.refused("block kong") == "EP-9.29"


@pytest.mark.clause("EP-9.29")
def test_a_lone_walker_is_blocked_by_anyone() -> None:
    s = scene({"play": ["demon"]}, {"play": ["kong", "rescue_griffin"]})
    s.play("attack demon")
    assert s.offered() == ["pass", "block kong", "block rescue_griffin"]


# ---- tokens -------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.30")
def test_a_token_attacks_and_blocks() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["human"]}, {"play": ["human"]})
    s.play("attack human", "block human")
    assert s.champions(0) == s.champions(1) == []
    assert s.discard(0) == s.discard(1) == []
    assert s.deck(0) == s.deck(1) == 10


@pytest.mark.clause("EP-9.30")
def test_a_token_is_a_target_and_returns_to_the_supply() -> None:
    s = scene({"hand": ["fireball", "cave_troll"], "gold": 0}, {"play": ["human"]})
    s.play("play fireball")
    assert s.offered() == ["player 0", "player 1", "champion human"]
    s.play("champion human")
    assert s.champions(1) == []
    assert s.discard(1) == []


@pytest.mark.clause("EP-9.30")
@pytest.mark.parametrize("event", ["banishment", "undertow"])
def test_a_token_neither_goes_under_a_deck_nor_to_a_hand(event: str) -> None:
    s = scene({"hand": [event, "cave_troll"]}, {"play": ["demon"]})
    s.play(f"play {event}")
    assert s.champions(1) == []
    assert (s.deck(1), s.hand(1)) == (10, [])


# ---- Breakthrough -------------------------------------------------------------------------------------
def through(*blockers: str) -> Scene:
    """A triceratops, 10/10 with Breakthrough, is blocked; it is asked how much goes through."""
    s = scene({"hand": ["cave_troll"], "play": ["triceratops"]}, {"play": [*blockers]})
    s.play("attack triceratops", *[f"block {name}" for name in blockers])
    assert s.asked == (0, "through")
    return s


@pytest.mark.clause("EP-9.31")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_what_is_left_over_may_go_through(n: int) -> None:
    s = through("palace_guard")  # 6/8
    assert s.offered() == ["number 0", "number 1", "number 2"]
    assert s.refused("number 3") == "EP-9.31"
    s.play(f"number {n}")
    assert s.health(1) == 30 - n
    assert s.champions(1) == []
    assert [line.args["n"] for line in s.game.log if line.key == "log-damaged"] == [10 - n, 6]


@pytest.mark.clause("EP-9.31")
def test_the_defence_of_all_blockers_has_to_be_covered() -> None:
    s = through("demon", "wolf")  # 4/4 and 2/2
    assert s.refused("number 5") == "EP-9.31"
    s.play("number 4")
    assert s.champions(1) == []
    assert s.health(1) == 26


@pytest.mark.clause("EP-9.31")
def test_damage_that_breaks_by_touch_breaks_once_though_assigned_in_two_parts() -> None:
    s = scene({"hand": ["rage", "cave_troll"], "play": ["thrasher_demon"]}, {"play": ["wolf"]})
    s.play("play rage", "mode 1", "champion thrasher_demon", "attack thrasher_demon", "block wolf")
    assert s.offered()[-1] == "number 5"  # 1 + 4 + 2 counters less 2
    s.play("number 1")
    assert s.champions(1) == []
    assert s.health(1) == 29
    assert s.log().count("broken") == 1


@pytest.mark.clause("EP-9.31")
def test_an_unblocked_breakthrough_attacker_is_an_attacker_like_others() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["triceratops"]}, {})
    s.play("attack triceratops")
    assert s.health(1) == 20


@pytest.mark.clause("EP-9.32")
def test_the_damage_of_ordinary_attackers_does_not_help() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["test_rammer", "test_walker"]}, {"play": ["palace_guard"]})
    s.play("attack test_rammer", "attack test_walker", "block palace_guard")
    assert s.asked == (1, "share")  # 6 Breakthrough against defence 8: nothing to ask the attacker
    s.play("number 0")
    assert s.health(1) == 30
    assert s.champions(1) == []


@pytest.mark.clause("EP-9.32")
def test_the_most_that_goes_through_is_breakthrough_attack_less_all_defence() -> None:
    s = scene(
        {"hand": ["cave_troll"], "play": ["triceratops", "test_rammer", "test_walker"]},
        {"play": ["palace_guard", "demon"]},
    )
    s.play("attack triceratops", "attack test_rammer", "attack test_walker")
    s.play("block palace_guard", "block demon")
    assert s.asked == (0, "through")
    assert s.offered()[-1] == "number 4"  # 10 + 6 - 8 - 4
    assert s.refused("number 5") == "EP-9.31"


@pytest.mark.clause("EP-9.31")
@pytest.mark.parametrize(("first", "second", "drawn"), [(4, 0, 0), (1, 3, 1), (0, 4, 1)])
def test_the_attacker_says_whose_damage_goes_through(first: int, second: int, drawn: int) -> None:
    s = scene(
        {"hand": ["cave_troll"], "play": ["triceratops", "test_spy"]}, {"play": ["palace_guard", "demon"]}
    )
    s.play("attack triceratops", "attack test_spy", "block palace_guard", "block demon")
    assert s.offered()[-1] == "number 4"  # 10 + 6 - 8 - 4
    s.play(f"number {first}")
    if first < 4:
        assert s.asked == (0, "through")
        assert s.offered()[-1] == f"number {4 - first}"
        s.play(f"number {second}")
    while s.asked == (1, "share"):
        s.play("number 0")
    assert (s.health(1), len(s.hand(0)) - 1) == (26, drawn)
    assert s.champions(1) == []  # all that is left has covered their defence


@pytest.mark.clause("EP-9.33")
def test_earlier_damage_does_not_lower_the_defence_for_breakthrough() -> None:
    s = scene(
        {"hand": ["cave_troll"], "play": ["triceratops"]}, {"play": [{"card": "palace_guard", "damage": 5}]}
    )
    s.play("attack triceratops", "block palace_guard")
    assert s.offered() == ["number 0", "number 1", "number 2"]
    s.play("number 2")
    assert s.health(1) == 28


@pytest.mark.clause("EP-9.33")
def test_the_defence_now_counts_for_breakthrough() -> None:
    s = scene(
        {"hand": ["cave_troll"], "play": ["triceratops"]},
        {"hand": ["sudden_growth"], "play": ["demon"], "gold": 0},
    )
    s.play("attack triceratops", "pass", "block demon", "play sudden_growth", "champion demon")
    assert s.offered()[-1] == "number 2"  # 10 - (4 + 4)


@pytest.mark.clause("EP-9.34")
@pytest.mark.parametrize("n", [0, 7, 10])
def test_with_all_blockers_gone_all_breakthrough_damage_may_go_through(n: int) -> None:
    s = scene(
        {"hand": ["banishment", "cave_troll"], "play": ["triceratops", "soul_hunter"]}, {"play": ["kong"]}
    )
    s.play("attack triceratops", "attack soul_hunter", "pass", "block kong")
    s.play("play banishment", "champion kong")
    assert s.asked == (0, "through")
    assert s.offered() == [f"number {k}" for k in range(11)]
    s.play(f"number {n}")
    assert s.health(1) == 30 - n
