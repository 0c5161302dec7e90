"""Chapter 14: free-for-all, hunter, teams, Hydra."""

import pytest

from igroteka import Game, SetupError
from tests.epic.scene import Scene, define, scene

define(
    'Card("test_wild_rage", WILD, 0, play=If(RAGE, GainHealth(7)))',
    'Card("test_curse", EVIL, 0, play=ForEachOpponent(LoseHealth(4)))',
    'Card("test_pull", GOOD, 0, play=ForActive(GainHealth(6)))',
)
FREE = ["fireball"]


def winners(s: Scene) -> set[int]:
    """Who has won; fails while the game lasts."""
    assert s.game.outcome is not None
    return set(s.game.outcome.winners)


def turns_pass(s: Scene, seat: int) -> None:
    """Everybody passes until the turn of this seat begins."""
    while s.view["active"] != seat:
        s.play("pass")


# ---- free-for-all ----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-14.1")
def test_any_opponent_may_be_attacked_and_targeted() -> None:
    s = scene({"play": ["wolf"], "hand": ["flame_strike"]}, {}, {}, {})
    s.play("attack wolf")
    assert s.asked == (0, "whom")
    assert s.offered() == ["player 1", "player 2", "player 3"]
    assert s.refused("player 0") == "EP-8.4"
    s.play("player 2", "play flame_strike")
    assert s.offered("player") == ["player 0", "player 1", "player 2", "player 3"]


@pytest.mark.clause("EP-14.1")
def test_the_last_player_left_wins() -> None:
    s = scene({"hand": ["forked_lightning", *FREE]}, {"health": 5}, {"health": 5}, {"health": 3})
    s.play("play forked_lightning", "player 1", "player 2")
    assert s.player(1)["out"]
    assert s.player(2)["out"]
    assert s.game.outcome is None
    s.play("play fireball", "player 3")
    assert winners(s) == {0}


@pytest.mark.clause("EP-14.1")
def test_nobody_left_is_a_draw() -> None:
    s = scene({"hand": ["flash_fire"], "health": 2, "gold": 0}, {"health": 1}, {"health": 2})
    s.play("play flash_fire")
    assert winners(s) == set()


# ---- hunter ----------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-14.2")
@pytest.mark.parametrize("mode", ["hunter_first_blood", "hunter_last_survivor"])
def test_a_hunter_attacks_the_left_neighbour_only(mode: str) -> None:
    s = scene({"play": ["wolf", "wolf"]}, {}, {}, {}, mode=mode)
    s.play("attack wolf")
    assert s.asked == (0, "group")  # no other player could be chosen
    assert s.view["combat"]["defender"] == 1
    assert s.refused("player 2") == s.refused("player 3") == "EP-14.2"
    s.play("pass")
    assert s.health(1) == 28


@pytest.mark.clause("EP-14.3")
def test_mass_effects_reach_the_neighbours_only() -> None:
    """Worked example of the rulebook: five players, every champion is banished."""
    champions = {"play": ["hill_giant"]}
    s = scene({**champions, "hand": ["divine_judgment"]}, *[champions] * 4, mode="hunter_first_blood")
    s.play("play divine_judgment", "mode 2")
    assert [s.champions(seat) for seat in range(5)] == [[], [], ["hill_giant"], ["hill_giant"], []]


@pytest.mark.clause("EP-14.3")
def test_targets_are_the_neighbours_and_oneself() -> None:
    champions = {"play": ["wolf"]}
    s = scene({"hand": ["fireball"], "gold": 0}, *[champions] * 4, mode="hunter_last_survivor")
    s.play("play fireball")
    assert s.offered("player") == ["player 0", "player 1", "player 4"]
    targets = [option.args["rival"] for option in s.game.options if option.key == "option-champion"]
    assert targets == [1, 4]


@pytest.mark.clause("EP-14.3")
def test_rage_and_each_opponent_look_at_the_neighbours() -> None:
    many = {"hand": ["kong"] * 6}
    s = scene({"hand": ["test_wild_rage", "test_curse"]}, {}, many, many, {}, mode="hunter_first_blood")
    s.play("play test_wild_rage", "play test_curse")
    assert [s.health(seat) for seat in range(5)] == [30, 26, 30, 30, 26]


@pytest.mark.clause("EP-14.3")
def test_static_abilities_reach_the_neighbours_only() -> None:
    s = scene(
        {"play": ["raxxas_enforcer"]}, *[{"play": ["hill_giant"]}] * 4, mode="hunter_first_blood"
    )  # opposing champions have 3 less attack
    assert [s.stats("hill_giant", seat)[0] for seat in (1, 2, 3, 4)] == [5, 8, 8, 5]


@pytest.mark.clause("EP-14.3")
def test_an_active_player_out_of_reach_gets_nothing() -> None:
    hand = {"hand": ["test_pull", *FREE]}
    s = scene(hand, hand, hand, hand, mode="hunter_first_blood")
    s.play("pass", "play test_pull")  # the left neighbour's effect reaches the active player
    assert s.health(0) == 36
    s.play("pass", "play test_pull")  # that of the player opposite does not
    assert [s.health(seat) for seat in range(4)] == [36, 30, 30, 30]


@pytest.mark.clause("EP-14.4")
def test_first_blood_is_won_by_the_right_neighbour_of_the_lost_player() -> None:
    s = scene({}, {}, {"health": 8}, {"hand": ["flame_strike"]}, mode="hunter_first_blood", active=3)
    s.play("play flame_strike", "player 2")
    assert winners(s) == {1}


@pytest.mark.clause("EP-14.4")
def test_two_lost_at_once_have_two_right_neighbours() -> None:
    s = scene({"hand": ["forked_lightning"]}, {"health": 5}, {}, {"health": 5}, mode="hunter_first_blood")
    s.play("play forked_lightning", "player 1", "player 3")
    assert winners(s) == {0, 2}


@pytest.mark.clause("EP-14.5")
def test_the_right_neighbour_of_a_lost_player_gains_health_and_a_card() -> None:
    hand = ["kong"] * 3 + FREE
    s = scene(
        {"hand": FREE},
        {"health": 12, "hand": hand, "play": ["wolf"]},
        {"health": 8},
        {"hand": ["flame_strike", *FREE]},
        mode="hunter_last_survivor",
        active=3,
    )
    s.play("play flame_strike", "player 2")
    assert s.player(2)["out"]
    assert s.health(1) == 17
    assert len(s.hand(1)) == 5
    assert s.asked == (3, "main")
    turns_pass(s, 1)
    s.play("attack wolf", "pass", "pass", "pass")  # before blocks nobody plays anything
    assert s.view["combat"]["defender"] == 3


@pytest.mark.clause("EP-14.5")
def test_the_last_survivor_wins() -> None:
    s = scene({"hand": ["flame_strike", *FREE]}, {"health": 8}, {"health": 3}, mode="hunter_last_survivor")
    s.play("play flame_strike", "player 1")
    assert s.game.outcome is None
    assert (s.health(0), s.hand(0)) == (35, ["fireball", "rampaging_wurm"])
    s.play("play fireball", "player 2")
    assert winners(s) == {0}


# ---- teams -----------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-14.6")
def test_the_last_team_with_a_living_member_wins_as_a_whole() -> None:
    s = scene(
        {"hand": ["forked_lightning", *FREE]}, {"health": 5}, {"health": 5}, {"health": 3}, mode="teams"
    )
    assert [s.player(seat)["team"] for seat in range(4)] == [0, 1, 0, 1]
    s.play("play forked_lightning", "player 1", "player 2")  # one member of each team
    assert s.game.outcome is None
    s.play("play fireball", "player 3")
    assert winners(s) == {0, 2}


@pytest.mark.clause("EP-14.6")
def test_team_mates_are_not_attacked() -> None:
    s = scene({"play": ["wolf"]}, {}, {}, {}, mode="teams")
    s.play("attack wolf")
    assert s.offered() == ["player 1", "player 3"]
    assert s.refused("player 2") == "EP-8.4"


@pytest.mark.clause("EP-14.7")
@pytest.mark.parametrize("mode", ["teams", "hydra"])
def test_drawing_from_an_empty_deck_wins_for_the_whole_team(mode: str) -> None:
    mate = 2 if mode == "teams" else 1
    s = scene({"hand": ["ancient_chant"], "deck": []}, {}, {}, {}, mode=mode)
    s.play("play ancient_chant")
    assert winners(s) == {0, mate}


# ---- Hydra -----------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-14.8")
@pytest.mark.parametrize(("players", "health"), [(4, 60), (6, 90), (8, 120)])
def test_a_hydra_team_shares_thirty_health_per_member(players: int, health: int) -> None:
    game = Game.new("epic", players=players, mode="hydra", format="random30")
    half = players // 2
    assert [p["health"] for p in game.view()["players"]] == [health] * players
    assert [p["team"] for p in game.view()["players"]] == [0] * half + [1] * half


@pytest.mark.clause("EP-14.8")
def test_unblocked_damage_to_any_member_lowers_the_common_health() -> None:
    s = scene({"play": ["hill_giant", "ankylosaurus"]}, {}, {}, {}, mode="hydra")
    s.play("attack ankylosaurus", "player 3")
    assert s.health(2) == s.health(3) == 53
    assert s.health(0) == s.health(1) == 60


@pytest.mark.clause("EP-14.8")
def test_without_health_the_whole_team_is_out() -> None:
    s = scene({"hand": ["flame_strike"]}, {}, {"health": 8}, {}, mode="hydra")
    s.play("play flame_strike", "player 3")
    assert [s.player(seat)["out"] for seat in range(4)] == [False, False, True, True]
    assert winners(s) == {0, 1}


@pytest.mark.clause("EP-14.8")
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_unequal_teams_are_refused(players: int) -> None:
    with pytest.raises(SetupError) as error:
        Game.new("epic", players=players, mode="hydra")
    assert error.value.clause == "EP-14.8"


@pytest.mark.clause("EP-14.9")
def test_members_have_gold_and_piles_of_their_own() -> None:
    s = scene({"hand": ["flame_strike", *FREE]}, {"play": ["wurm_hatchling"]}, {}, {}, mode="hydra")
    s.play("play flame_strike", "champion wurm_hatchling")
    assert [s.gold(seat) for seat in range(4)] == [0, 1, 1, 1]
    assert s.discard(0) == ["flame_strike"]
    assert s.discard(1) == ["wurm_hatchling"]


@pytest.mark.clause("EP-14.9")
def test_members_control_their_own_champions() -> None:
    s = scene({"play": ["hunting_raptors"]}, {"play": ["pack_alpha"], "hand": FREE}, {}, {}, mode="hydra")
    assert s.asked == (0, "main")
    assert s.offered("power") == ["power hunting_raptors 1"]
    assert s.refused("power pack_alpha") == "EP-9.20"
    assert s.refused("play fireball") == "EP-4.2"


@pytest.mark.clause("EP-14.10")
def test_champions_of_several_members_attack_together() -> None:
    s = scene({"play": ["hill_giant"]}, {"play": ["ankylosaurus"]}, {}, {}, mode="hydra")
    s.play("attack hill_giant", "player 2", "attack ankylosaurus")
    assert s.health(2) == 60 - 8 - 7


@pytest.mark.clause("EP-14.10")
def test_any_member_may_block_for_another() -> None:
    s = scene({"play": ["hill_giant"]}, {}, {}, {"play": ["ankylosaurus"]}, mode="hydra")
    s.play("attack hill_giant", "player 2", "block ankylosaurus")
    assert s.health(2) == 60
    assert s.champions(3) == []
    assert s.discard(3) == ["ankylosaurus"]


@pytest.mark.clause("EP-14.10")
def test_champions_of_several_members_block_together() -> None:
    s = scene(
        {"play": ["hill_giant"]}, {}, {"play": ["wurm_hatchling"]}, {"play": ["wurm_hatchling"]}, mode="hydra"
    )
    s.play("attack hill_giant", "player 3")
    assert s.asked == (3, "block")
    s.play("block wurm_hatchling", "block wurm_hatchling")
    s.play("number 4")  # of the giant's 8 damage, half for each
    assert s.view["champions"] == []
    assert s.discard(2) == s.discard(3) == ["wurm_hatchling"]


@pytest.mark.clause("EP-14.10")
def test_without_a_common_health_nobody_blocks_for_others() -> None:
    s = scene({"play": ["hill_giant"]}, {}, {}, {"play": ["ankylosaurus"]}, mode="teams")
    s.play("attack hill_giant", "player 1")
    assert s.health(1) == 22


@pytest.mark.clause("EP-14.11")
def test_a_team_has_one_common_turn() -> None:
    one = {"hand": ["inner_peace", *FREE], "play": [{"card": "wolf", "position": "expended"}], "gold": 0}
    s = scene({"hand": FREE}, {"hand": FREE}, one, one, mode="hydra")
    turns_pass(s, 2)
    assert s.asked == (2, "main")
    assert [len(s.hand(seat)) for seat in range(4)] == [1, 1, 3, 3]
    assert [s.champion("wolf", seat)["position"] for seat in (2, 3)] == ["prepared", "prepared"]
    s.play("play inner_peace")
    assert s.health(2) == 70
    s.play("pass")
    assert s.asked == (3, "main")  # the initiative goes round among the members
    s.play("play inner_peace")
    assert s.health(3) == 80
    assert [s.gold(seat) for seat in (2, 3)] == [0, 0]
    turns_pass(s, 0)
    assert s.view["turn"] == 5
    assert s.asked == (0, "main")


@pytest.mark.clause("EP-14.11")
def test_all_members_pass_before_the_other_team_may_answer() -> None:
    s = scene(*[{"hand": FREE}] * 4, mode="hydra")
    asked = []
    while s.view["turn"] == 3:
        asked.append(s.asked)
        s.play("pass")
    assert asked == [(0, "main"), (1, "main"), (2, "last-chance"), (3, "last-chance")]
    assert s.view["active"] == 2


@pytest.mark.clause("EP-14.11")
def test_both_members_discard_down_to_seven() -> None:
    many = {"hand": ["kong"] * 8, "gold": 0}
    s = scene(many, many, {"hand": FREE}, {}, mode="hydra")
    s.play("pass", "pass")
    assert s.asked == (0, "hand-limit")
    s.play("card kong")
    assert s.asked == (1, "hand-limit")
    s.play("card kong")
    assert [len(s.hand(seat)) for seat in (0, 1)] == [7, 7]
