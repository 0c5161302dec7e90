"""Chapter 7: the turn and its phases."""

import pytest

from igroteka import Game
from tests.epic.scene import Scene, define, scene

define(
    'Card("test_dusk_healer", GOOD, 0, 1, 9, end=GainHealth(1))',
    'Card("test_dusk_reader", SAGE, 0, 1, 9, end=Draw(1))',
    'Card("test_dusk_spawner", WILD, 0, 1, 9, end=MakeCopy())',
    'Card("test_dusk_killer", EVIL, 0, 1, 9, end=BreakEach(Champions(name="winter_fairy")))',
)


def next_turn(s: Scene) -> None:
    """Pass until the next turn has begun."""
    turn = s.view["turn"]
    while s.view["turn"] == turn:
        s.play("pass")


# ---- start phase --------------------------------------------------------------------------------------
@pytest.mark.clause("EP-7.1")
@pytest.mark.parametrize("start", [["muse"], ["muse", "angel_of_the_gate"]])
def test_in_the_start_phase_nobody_plays_anything(start: list[str]) -> None:
    s = scene({"hand": ["kong", "flame_spike"]}, {"play": ["hunting_raptors", *start], "hand": ["fireball"]})
    s.play("pass", "pass")
    assert s.asked == (1, "may" if len(start) == 1 else "trigger")
    assert (s.view["phase"], s.view["initiative"]) == ("start", None)
    for notation in ("play fireball", "play flame_spike", "power hunting_raptors"):
        assert s.refused(notation) == "EP-7.1"


@pytest.mark.clause("EP-7.2")
def test_the_start_phase_in_five_steps() -> None:
    s = scene(
        {"hand": ["flame_strike"], "play": [{"card": "hill_giant", "position": "expended"}]},
        {
            "hand": ["kong"],
            "play": [{"card": "kong", "position": "expended", "deploying": True}, "angel_of_the_gate"],
        },
    )
    s.play("play flame_strike", "player 1")  # nothing is left to do: the turn ends by itself
    assert (s.view["active"], s.view["turn"]) == (1, 4)
    lines = [(line.key.removeprefix("log-"), line.args["player"]) for line in s.game.played[-1].log]
    assert lines == [("hit", 1), ("turn", 1), ("gold", 0), ("drew", 1), ("prepared", 1), ("gained", 1)]
    assert [c["position"] for c in s.view["champions"]] == ["expended", "prepared", "prepared"]
    assert (s.gold(0), s.health(1)) == (1, 27)
    assert s.hand(1) == ["kong", "rampaging_wurm"]
    assert not s.champion("kong")["deploying"]


@pytest.mark.clause("EP-7.2")
def test_effects_of_the_start_belong_to_the_active_player_only() -> None:
    s = scene({"hand": ["kong"], "play": ["angel_of_the_gate"]}, {"hand": ["kong"]})
    next_turn(s)
    assert s.health(0) == 30
    next_turn(s)
    assert s.health(0) == 35


@pytest.mark.clause("EP-7.3")
def test_the_first_player_does_not_draw_in_the_first_turn() -> None:
    for seed in range(5):
        s = Scene(Game.new("epic", seed=seed, set="jungle"))
        first = s.view["active"]
        s.play("pass", "pass")
        assert (s.view["turn"], len(s.hand(first)), len(s.hand(1 - first))) == (1, 5, 5)
        next_turn(s)
        assert (s.view["turn"], len(s.hand(first)), len(s.hand(1 - first))) == (2, 5, 6)
        next_turn(s)
        assert (s.view["turn"], len(s.hand(first)), len(s.hand(1 - first))) == (3, 6, 6)


# ---- main phase ---------------------------------------------------------------------------------------
@pytest.mark.clause("EP-7.4")
def test_the_main_phase_gives_the_initiative_every_time() -> None:
    s = scene({"hand": ["kong"]}, {"hand": ["kong", "flame_spike"], "play": ["hill_giant"]})
    next_turn(s)
    assert (s.asked, s.view["phase"], s.view["initiative"]) == ((1, "main"), "main", 1)
    s.play("attack hill_giant", "pass", "pass")
    assert (s.asked, s.view["phase"], s.view["initiative"]) == ((1, "main"), "main", 1)


@pytest.mark.clause("EP-7.4")
def test_the_initiative_comes_back_from_a_defender_who_held_it_last() -> None:
    s = scene({"hand": ["kong"], "play": ["hill_giant"]}, {"hand": ["flame_spike", "wither"]})
    s.play("attack hill_giant", "play flame_spike", "player 0")
    assert s.game.view(1)["initiative"] == 1
    s.play("pass", "pass")
    assert (s.asked, s.view["initiative"]) == ((0, "main"), 0)


@pytest.mark.clause("EP-7.5")
def test_in_the_main_phase_of_another_player_nothing_can_be_played() -> None:
    s = scene({"hand": ["kong"], "play": ["hill_giant"]}, {"hand": ["flame_spike", "flame_spike"]})
    assert s.refused("play flame_spike") == "EP-4.2"
    s.play("attack hill_giant")
    assert s.asked == (1, "initiative")
    s.play("play flame_spike", "player 0", "pass", "pass")
    assert s.asked == (0, "main")
    assert s.refused("play flame_spike") == "EP-4.2"
    s.play("pass")
    assert s.asked == (1, "last-chance")
    s.play("play flame_spike", "player 0")
    assert s.health(0) == 26


@pytest.mark.clause("EP-7.6")
def test_plays_powers_and_attacks_in_any_order() -> None:
    s = scene(
        {
            "hand": ["wolf_cub", "hill_giant", "restless_hand"],
            "play": ["muse", "gold_dragon", "hunting_raptors"],
            "gold": 0,
        },
        {},
    )
    s.play("play wolf_cub", "attack muse", "pass")
    while s.view["phase"] != "main":
        s.play("pass")
    s.play("play hill_giant", "power hunting_raptors", "player 1", "attack gold_dragon")
    while s.view["phase"] != "main":
        s.play("pass")
    s.play("play restless_hand")
    assert s.view["turn"] == 4  # nothing was left to do after all of it
    assert s.health(1) == 30 - 2 - 4 - 6
    assert s.champions(0) == ["muse", "gold_dragon", "hunting_raptors", "wolf_cub", "hill_giant", "zombie"]


# ---- ending the turn ----------------------------------------------------------------------------------
@pytest.mark.clause("EP-7.7")
def test_a_pass_gives_the_opponent_a_last_chance() -> None:
    s = scene({"hand": ["kong"]}, {"hand": ["flame_spike"]})
    s.play("pass")
    assert s.asked == (1, "last-chance")
    assert s.offered() == ["pass", "play flame_spike"]
    assert (s.view["turn"], s.view["active"], s.view["phase"]) == (3, 0, "ending")


@pytest.mark.clause("EP-7.8")
def test_if_the_opponent_plays_nothing_the_turn_ends_at_once() -> None:
    s = scene({"hand": ["kong"]}, {"hand": ["flame_spike"]})
    s.play("pass", "pass")
    assert (s.view["turn"], s.view["active"]) == (4, 1)
    assert s.asked == (1, "main")


@pytest.mark.clause("EP-7.8")
def test_what_was_played_before_the_pass_does_not_count() -> None:
    s = scene({"hand": ["kong", "flame_spike"], "play": ["hill_giant"]}, {"hand": ["flame_spike"] * 2})
    s.play(
        "play flame_spike", "player 1", "attack hill_giant", "play flame_spike", "player 0", "pass", "pass"
    )
    assert s.asked == (0, "main")
    s.play("pass", "pass")
    assert (s.view["turn"], s.asked) == (4, (1, "main"))


@pytest.mark.clause("EP-7.9")
@pytest.mark.parametrize("answer", ["play flame_spike", "power hunting_raptors"])
@pytest.mark.parametrize("choice", ["main", "pass"])
def test_after_an_answer_the_active_player_chooses_main_phase_or_end(answer: str, choice: str) -> None:
    s = scene({"hand": ["kong"]}, {"hand": ["flame_spike", "flame_spike"], "play": ["hunting_raptors"]})
    s.play("pass", answer, "player 0", "pass")
    assert s.asked == (0, "main-or-end")
    assert sorted(s.offered()) == ["main", "pass"]
    assert s.refused("play kong") == "EP-7.9"
    s.play(choice)
    if choice == "main":
        assert (s.view["turn"], s.asked, s.view["initiative"]) == (3, (0, "main"), 0)
        s.play("play kong", "champion kong")
        assert "kong" in s.champions(0)
    else:
        assert (s.view["turn"], s.asked) == (4, (1, "main"))


@pytest.mark.clause("EP-7.9")
def test_the_choice_comes_again_if_the_opponent_answers_again() -> None:
    s = scene({"hand": ["kong"]}, {"hand": ["flame_spike"] * 3})
    for _ in range(2):
        s.play("pass", "play flame_spike", "player 0", "pass")
        assert s.asked == (0, "main-or-end")
        s.play("main")
    s.play("pass", "pass")
    assert s.view["turn"] == 4


# ---- end phase ----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-7.10")
def test_in_the_end_phase_nobody_plays_anything() -> None:
    s = scene({"hand": ["kong"] * 7 + ["flame_spike"], "play": ["pyromancer"]}, {"hand": ["fireball"]})
    s.play("pass", "pass")
    assert (s.asked, s.view["phase"], s.view["initiative"]) == ((0, "hand-limit"), "end", None)
    for notation in ("play flame_spike", "play fireball", "power pyromancer"):
        assert s.refused(notation) == "EP-7.10"


@pytest.mark.clause("EP-7.11")
def test_the_end_phase_in_five_steps() -> None:
    s = scene(
        {"hand": ["kong"] * 8 + ["sudden_growth"], "play": ["test_dusk_healer"], "gold": 0},
        {"play": [{"card": "hill_giant", "damage": 1}, {"card": "wolf_cub", "position": "flipped"}]},
    )
    s.play("play sudden_growth", "champion test_dusk_healer", "pass")
    assert s.asked == (0, "hand-limit")
    s.play("card kong")
    log = s.log()
    steps = ["gained", "discarded", "healed", "prepared", "faded"]
    assert log[log.index("gained") : log.index("turn")] == steps


@pytest.mark.clause("EP-7.12")
def test_effects_of_the_end_come_before_the_hand_limit() -> None:
    s = scene({"hand": ["kong"] * 7, "play": ["test_dusk_reader"]}, {"hand": ["kong"]})
    s.play("pass")
    assert s.asked == (0, "hand-limit")
    assert len(s.hand(0)) == 8
    s.play("card kong")
    assert (s.view["turn"], len(s.hand(0)), s.discard(0)) == (4, 7, ["kong"])


@pytest.mark.clause("EP-7.12")
def test_all_sets_of_the_end_are_finished_before_the_hand_limit() -> None:
    """The end breaks the fairy, and only then does the fairy draw."""
    s = scene({"hand": ["kong"] * 7, "play": ["test_dusk_killer", "winter_fairy"]}, {"hand": ["kong"]})
    s.play("pass")
    assert s.asked == (0, "hand-limit")
    assert s.log() == ["broken", "drew"]


@pytest.mark.clause("EP-7.12")
def test_what_comes_into_play_at_the_end_does_not_trigger_any_more() -> None:
    s = scene({"hand": ["kong"], "play": ["test_dusk_spawner"]}, {"hand": ["kong"]})
    next_turn(s)
    assert s.champions(0) == ["test_dusk_spawner"] * 2
    s.play("pass")
    assert s.asked == (0, "trigger")  # in the next turn both do
    s.play("trigger 1")
    assert s.champions(0) == ["test_dusk_spawner"] * 4


@pytest.mark.clause("EP-7.13")
def test_only_the_active_player_discards_down_to_seven() -> None:
    s = scene({"hand": ["kong"] * 8 + ["treant"]}, {"hand": ["kong"] * 9})
    s.play("pass")
    assert s.asked == (0, "hand-limit")
    assert s.refused("pass") == "EP-7.13"
    s.play("card treant", "card kong")
    assert s.view["turn"] == 4
    assert (len(s.hand(0)), s.discard(0)) == (7, ["treant", "kong"])
    assert (len(s.hand(1)), s.discard(1)) == (10, [])  # nine, and the card of the new turn


@pytest.mark.clause("EP-7.13")
def test_seven_cards_are_kept() -> None:
    s = scene({"hand": ["kong"] * 7}, {"hand": ["kong"]})
    s.play("pass")
    assert (s.view["turn"], len(s.hand(0)), s.discard(0)) == (4, 7, [])


@pytest.mark.clause("EP-7.14")
def test_champions_heal_before_bonuses_end() -> None:
    s = scene({"play": ["wolf"], "hand": ["sudden_growth", "lightning_strike", "kong"]}, {"hand": ["kong"]})
    s.play("play sudden_growth", "mode 1", "play lightning_strike", "mode 1")
    assert (s.stats("wolf"), s.champion("wolf")["damage"]) == ((6, 6), 5)
    next_turn(s)
    assert (s.stats("wolf"), s.champion("wolf")["damage"]) == ((2, 2), 0)
