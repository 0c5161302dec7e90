"""Chapter 5: powers, static and triggered abilities, activation sets."""

import pytest

from igroteka import Game
from tests.epic.scene import Scene, define, scene

define(
    'Card("test_stone_circle", EVIL, 1, 2, 2, UNBREAKABLE,'
    " powers=(Power(Cost(expend=True, break_own=True), Make(DEMON, 2)),))",
    'Card("test_break_and_see", EVIL, 0, play=Seq(Target(CHAMPION, Break()), Draw(1)))',
    'Card("test_heir", EVIL, 1, 9, 9, broken=Seq(GainHealth(1), BreakEach(Champions(name="test_last"))))',
    'Card("test_elder", EVIL, 1, 1, 1, broken=Seq(GainHealth(2), BreakEach(Champions(name="test_heir"))))',
    'Card("test_cousin", EVIL, 1, 1, 1, broken=Seq(GainHealth(3), BreakEach(Champions(name="test_rival"))))',
    'Card("test_rival", EVIL, 1, 9, 9, broken=GainHealth(4))',
    'Card("test_last", EVIL, 1, 9, 9, broken=GainHealth(5))',
    'Card("test_phoenix", WILD, 0, 1, 1, tribute=(This(Break()),), broken=ThisToPlay())',
    'Card("test_hydra", WILD, 0, 1, 1, UNBREAKABLE, damages=Seq(This(Deal(1)), This(Deal(1))))',
)


def gains(s: Scene, since: int = 0) -> list[int]:
    """Health gained since a decision, in order: tells which of the triggers was resolved when."""
    lines = [line for played in s.game.played[since:] for line in played.log]
    return [int(line.args["n"]) for line in lines if line.key == "log-gained"]


# ---- powers -------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-5.1")
def test_a_power_whose_price_cannot_be_paid_is_refused() -> None:
    s = scene({"play": ["test_stone_circle"], "hand": ["flame_spike"]}, {"play": ["kong"]})
    assert s.refused("power test_stone_circle") == "EP-9.28"
    assert s.offered("power") == []


@pytest.mark.clause("EP-5.1")
def test_the_whole_price_is_paid_before_the_effect() -> None:
    s = scene({"play": ["test_stone_circle", "wolf_cub", "kong"], "hand": ["flame_spike"]}, {})
    s.play("power test_stone_circle")
    assert s.asked == (0, "break-for-cost")
    assert s.champion("test_stone_circle")["position"] == "expended"
    s.play("champion wolf_cub")
    assert s.log() == ["uses", "broken", "entered", "entered"]
    assert s.champions(0) == ["test_stone_circle", "kong", "demon", "demon"]


@pytest.mark.clause("EP-5.1")
def test_a_price_in_counters_needs_a_counter() -> None:
    s = scene({"play": ["djinn_of_the_sands"], "hand": ["flame_spike"]}, {})
    assert s.refused("power djinn_of_the_sands") == "EP-5.1"


@pytest.mark.clause("EP-5.2")
def test_a_power_is_used_whenever_an_event_could_be_played() -> None:
    s = scene(
        {"play": ["kong"], "hand": ["flame_spike"]}, {"play": ["hunting_raptors", "hill_giant"], "gold": 0}
    )
    s.play("attack kong", "pass", "pass")
    assert s.view["phase"] == "blockers"
    assert s.refused("power hunting_raptors") == "EP-8.5"
    s.play("block hill_giant")
    assert (s.asked, s.view["phase"]) == ((1, "initiative"), "before_damage")
    s.play("power hunting_raptors", "player 0")
    assert s.health(0) == 26


@pytest.mark.clause("EP-5.2")
def test_no_power_is_used_while_something_waits() -> None:
    s = scene({"play": ["hunting_raptors"], "hand": ["pyromancer"]}, {})
    s.play("play pyromancer")
    assert s.asked == (0, "target")
    assert s.refused("power hunting_raptors") == "EP-4.3"


# ---- static and triggered abilities -------------------------------------------------------------------
@pytest.mark.clause("EP-5.3")
def test_a_static_ability_works_as_long_as_its_card_is_in_play() -> None:
    s = scene(
        {"play": ["human"], "hand": ["standard_bearer", "wither", "test_break_and_see", "flame_spike"]}, {}
    )
    assert s.stats("human") == (1, 1)
    s.play("play standard_bearer")
    assert s.stats("human") == (3, 1)
    s.play("play test_break_and_see", "champion standard_bearer")
    assert s.stats("human") == (1, 1)


@pytest.mark.clause("EP-5.4")
def test_a_triggered_ability_cannot_be_declined() -> None:
    s = scene({"hand": ["pyromancer", "flame_spike"]}, {})
    s.play("play pyromancer")
    assert s.offered() == ["player 0", "player 1", "champion pyromancer"]
    assert s.refused("pass") == "EP-4.14"


@pytest.mark.clause("EP-5.4")
def test_an_ability_that_waits_to_be_ordered_cannot_be_declined() -> None:
    s = scene({"play": ["priestess_of_angeline", "noble_unicorn"], "hand": ["inner_peace", "kong"]}, {})
    s.play("play inner_peace")
    assert s.asked == (0, "trigger")
    assert s.refused("pass") == "EP-5.4"


@pytest.mark.clause("EP-5.4")
@pytest.mark.parametrize(("answer", "hand"), [("pass", []), ("card sealed_vault", ["sealed_vault"])])
def test_an_ability_with_may_can_be_declined(answer: str, hand: list[str]) -> None:
    s = scene({"hand": ["timeworn_archivist", "flame_spike"], "discard": ["sealed_vault", "kong"]}, {})
    s.play("play timeworn_archivist")
    assert s.offered() == ["card sealed_vault", "pass"]
    s.play(answer)
    assert s.hand(0) == ["flame_spike", *hand]


@pytest.mark.clause("EP-5.5")
def test_a_champion_draws_when_it_is_broken() -> None:
    """Example of the rulebook."""
    s = scene({"hand": ["lightning_lash", "wither"]}, {"play": ["winter_fairy"]})
    s.play("play lightning_lash", "champion winter_fairy")
    assert s.hand(1) == ["rampaging_wurm"]


@pytest.mark.clause("EP-5.5")
def test_it_does_not_draw_when_it_is_banished() -> None:
    s = scene({"hand": ["verdict_of_dawn", "wither"]}, {"play": ["winter_fairy"]})
    s.play("play verdict_of_dawn")
    assert s.champions(1) == ["human"]
    assert s.hand(1) == []


@pytest.mark.clause("EP-5.5")
def test_it_draws_every_time() -> None:
    s = scene({"hand": ["rolling_brushfire", "wither"]}, {"play": ["winter_fairy", "winter_fairy"]})
    s.play("play rolling_brushfire", "mode 2", "trigger 1")
    assert s.hand(1) == ["rampaging_wurm", "rampaging_wurm"]


@pytest.mark.clause("EP-5.6")
def test_a_trigger_waits_until_the_event_is_finished() -> None:
    s = scene({"hand": ["test_break_and_see", "kong"]}, {"play": ["trihorror"]})
    s.play("play test_break_and_see")
    assert s.log() == ["played", "broken", "drew", "entered", "entered", "entered"]
    assert s.champions(1) == ["demon", "demon", "demon"]
    assert s.discard(0) == ["test_break_and_see"]


@pytest.mark.clause("EP-5.7")
def test_a_trigger_survives_its_champion() -> None:
    s = scene({"hand": ["pact_of_ash", "wither"], "play": ["kong"]}, {"play": ["trihorror", "hill_giant"]})
    s.play("play pact_of_ash", "mode 2")
    assert s.champions(0) == []
    assert s.champions(1) == ["demon", "demon", "demon"]


# ---- the discard pile ---------------------------------------------------------------------------------
@pytest.mark.clause("EP-5.8")
def test_a_grey_box_works_in_the_discard_pile() -> None:
    s = scene({"discard": ["bellowing_minotaur"], "hand": ["wither"]}, {})
    s.play("recall bellowing_minotaur")
    assert s.hand(0) == ["bellowing_minotaur", "wither"]
    assert s.gold(0) == 0


@pytest.mark.clause("EP-5.8")
@pytest.mark.parametrize("place", ["hand", "deck", "play"])
def test_a_grey_box_works_nowhere_else(place: str) -> None:
    cards = {"hand": ["wither"], "deck": [], "play": []}
    cards[place] = [*cards[place], "bellowing_minotaur"]
    s = scene(cards, {})
    assert s.offered("recall") == []
    assert s.refused("recall bellowing_minotaur") == "EP-5.8"


@pytest.mark.clause("EP-5.8")
@pytest.mark.parametrize("place", ["hand", "deck", "play", "discard"])
def test_a_grey_ability_triggers_in_the_discard_pile_only(place: str) -> None:
    cards = {"hand": ["burrowing_wurm", "wither"], "deck": ["kong"], "play": [], "discard": []}
    cards[place] = [*cards[place], "cave_troll"]
    s = scene(cards, {})
    s.play("play burrowing_wurm")
    assert ("cave_troll" in s.hand(0)) is (place in ("hand", "discard"))
    assert s.discard(0) == []


# ---- activation sets ----------------------------------------------------------------------------------
@pytest.mark.clause("EP-5.9")
def test_triggers_of_the_same_moment_form_one_set() -> None:
    s = scene({"hand": ["pact_of_ash", "wither"], "play": ["trihorror", "winter_fairy", "soul_hunter"]}, {})
    s.play("play pact_of_ash", "mode 2")
    assert s.asked == (0, "trigger")
    sets = s.view["triggers"]
    assert len(sets) == 1
    assert [trigger["card"] for trigger in sets[0]] == ["trihorror", "winter_fairy", "soul_hunter"]


@pytest.mark.clause("EP-5.10")
@pytest.mark.parametrize("first", [1, 2])
def test_the_holder_of_the_initiative_resolves_his_triggers_first_in_his_order(first: int) -> None:
    s = scene(
        {"hand": ["kong"], "play": ["winter_fairy"]},
        {"hand": ["rolling_brushfire"], "play": ["winter_fairy", "soul_hunter"]},
    )
    s.play("pass", "play rolling_brushfire", "mode 2")
    assert s.asked == (1, "trigger")
    assert s.offered() == ["trigger 2", "trigger 3"]  # trigger 1 is the fairy of the active player
    s.play(f"trigger {first + 1}", "player 0")
    lines = [
        (line.key.removeprefix("log-"), line.args["player"])
        for played in s.game.played[2:]
        for line in played.log
        if line.key in ("log-drew", "log-hit")
    ]
    mine = [("drew", 1), ("hit", 0)]
    assert lines[:3] == [*(mine if first == 1 else mine[::-1]), ("drew", 0)]


@pytest.mark.clause("EP-5.10")
def test_the_others_follow_to_the_left() -> None:
    fairy = {"play": ["winter_fairy"]}
    s = scene({"hand": ["kong"], **fairy}, {"hand": ["rolling_brushfire"], **fairy}, fairy)
    s.play("pass", "play rolling_brushfire", "mode 2")
    drew = [line.args["player"] for line in s.game.played[2].log if line.key == "log-drew"]
    assert drew[:3] == [1, 2, 0]


@pytest.mark.clause("EP-5.11")
def test_without_initiative_the_active_player_resolves_first() -> None:
    s = scene({"play": ["soul_hunter"], "hand": ["wither"]}, {"play": ["soul_hunter"], "hand": ["wither"]})
    s.play("attack soul_hunter", "pass", "pass", "block soul_hunter")
    assert (s.asked, s.view["phase"]) == ((1, "initiative"), "before_damage")
    s.play("pass", "pass")
    assert (s.asked, s.view["phase"]) == ((0, "target"), "damage")
    s.play("player 1")
    assert s.asked == (1, "target")


@pytest.mark.clause("EP-5.12")
def test_what_a_set_triggers_waits_in_a_new_set() -> None:
    s = scene(
        {"hand": ["rolling_brushfire", "wither"], "play": ["test_elder", "test_cousin", "test_heir"]}, {}
    )
    s.play("play rolling_brushfire", "mode 2")
    assert s.offered() == ["trigger 1", "trigger 2"]
    s.play("trigger 1")  # 2 health and the heir is broken; 3 health of the old set come before its 1
    assert gains(s) == [2, 3, 1]


@pytest.mark.clause("EP-5.13")
@pytest.mark.parametrize(("first", "order"), [(1, [2, 3, 1, 4, 5]), (2, [3, 2, 4, 1, 5])])
def test_sets_are_resolved_in_the_order_they_were_formed(first: int, order: list[int]) -> None:
    """Set 1 is elder (2 health) and cousin (3). Elder breaks the heir (1), cousin the rival (4): sets 2, 3.

    The heir breaks the last one (5): set 4, after set 3.
    """
    champions = ["test_elder", "test_cousin", "test_heir", "test_rival", "test_last"]
    s = scene({"hand": ["rolling_brushfire", "wither"], "play": champions}, {})
    s.play("play rolling_brushfire", "mode 2", f"trigger {first}")
    assert gains(s) == order
    assert s.champions(0) == []


# ---- endless loops ------------------------------------------------------------------------------------
@pytest.mark.clause("EP-5.14")
@pytest.mark.parametrize("times", [0, 1, 10, 100])
def test_an_endless_loop_is_repeated_as_often_as_the_active_player_says(times: int) -> None:
    s = scene({"hand": ["test_phoenix", "wither"]}, {})
    s.play("play test_phoenix")
    assert s.asked == (0, "loop")
    asked = len(s.game.played)
    s.play(f"number {times}")
    assert s.log(asked) == ["broken", "entered"] * times
    assert s.asked == (0, "main")
    assert s.view["triggers"] == []


@pytest.mark.clause("EP-5.14")
def test_the_active_player_is_asked_even_if_the_loop_is_not_his() -> None:
    s = scene({"play": ["kong"], "hand": ["wither"]}, {"play": ["test_phoenix"]})
    s.play("play wither", "champion test_phoenix")
    assert s.asked == (0, "loop")


@pytest.mark.clause("EP-5.14")
def test_the_number_of_repetitions_is_finite() -> None:
    s = scene({"hand": ["test_phoenix", "wither"]}, {})
    s.play("play test_phoenix")
    assert s.refused("number 101") == s.refused("pass") == "EP-5.14"


@pytest.mark.clause("EP-5.14")
def test_a_loop_that_never_repeats_itself_is_stopped_too() -> None:
    """Every damage triggers two more, so that more and more triggers wait."""
    s = scene({"play": ["test_hydra"], "hand": ["wither"]}, {})
    s.play("attack test_hydra", "pass", "pass")
    assert s.asked == (0, "loop")
    s.play("number 100")
    assert s.asked == (0, "main")
    assert s.view["triggers"] == []
    assert s.champion("test_hydra")["damage"] == 2000


@pytest.mark.clause("EP-5.14")
def test_the_loop_can_be_saved_in_between() -> None:
    s = scene({"hand": ["test_phoenix", "wither"]}, {})
    s.play("play test_phoenix")
    loaded = Scene(Game.load(s.game.position()))
    loaded.play("number 3")
    assert loaded.log() == ["broken", "entered"] * 3


# ---- which text asks ----------------------------------------------------------------------------------
def test_a_question_tells_in_which_part_of_the_card_it_stands() -> None:
    s = scene({"hand": ["kong", "flame_spike"], "gold": 1}, {"play": ["wolf_cub", "white_knight"]})
    s.play("play kong")
    assert s.game.question is not None
    assert (s.game.question.args["card"], s.game.question.args["slot"]) == ("kong", "tribute")
    s = scene({"hand": ["flame_spike"]}, {"play": ["wolf_cub", "white_knight"]}).play("play flame_spike")
    assert s.game.question is not None
    assert s.game.question.args["slot"] == "play"
