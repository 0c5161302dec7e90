"""Chapter 4: playing cards and the golden rule."""

import pytest

from tests.epic.scene import Scene, define, scene

define(
    'Card("test_three_broken", EVIL, 0, play=InTurn(CHAMPION, Break(), Break(), Break()))',
    'Card("test_strike_and_see", SAGE, 0, play=Seq(Target(CHAMPION, Deal(2)), Draw(1)))',
)


# ---- paying and laying out ----------------------------------------------------------------------------
@pytest.mark.clause("EP-4.1")
def test_a_card_is_paid_and_laid_out_face_up() -> None:
    s = scene({"hand": ["burrowing_wurm", "flame_spike"]}, {})
    s.play("play burrowing_wurm")
    assert s.gold(0) == 0
    assert s.hand(0) == ["flame_spike"]
    for seat in (0, 1):
        seen = s.game.view(seat)["champions"]
        assert [(c["card"], c["controller"]) for c in seen] == [("burrowing_wurm", 0)]


@pytest.mark.clause("EP-4.1")
def test_a_card_is_played_from_the_hand_only() -> None:
    s = scene({"hand": ["flame_spike"], "discard": ["wither"], "play": ["hill_giant"]}, {})
    for name in ("wither", "hill_giant"):
        assert s.refused(f"play {name}") == "EP-4.1"


# ---- the golden rule ----------------------------------------------------------------------------------
@pytest.mark.clause("EP-4.2")
def test_without_the_initiative_nothing_is_played() -> None:
    s = scene({"hand": ["kong"]}, {"hand": ["flame_spike"]})
    assert s.refused("play flame_spike") == "EP-4.2"
    s.play("pass")
    assert s.asked == (1, "last-chance")
    s.play("play flame_spike", "player 0")
    assert s.health(0) == 28


@pytest.mark.clause("EP-4.2")
def test_the_refusal_does_not_tell_hand_from_deck() -> None:
    s = scene({"hand": ["kong"]}, {"hand": ["flame_spike"], "deck": ["wither"]})
    assert s.refused("play wither") == s.refused("play flame_spike") == "EP-4.2"


@pytest.mark.clause("EP-4.3")
def test_nothing_is_played_while_a_tribute_waits() -> None:
    s = scene({"hand": ["pyromancer", "flame_spike"]}, {})
    s.play("play pyromancer")
    assert s.asked == (0, "target")
    assert s.refused("play flame_spike") == "EP-4.3"
    s.play("player 1")
    assert s.health(1) == 26
    s.play("play flame_spike", "player 1")
    assert s.health(1) == 24


@pytest.mark.clause("EP-4.3")
def test_nothing_is_played_while_triggers_wait_to_be_ordered() -> None:
    s = scene({"hand": ["shrine_lioness", "flame_spike"], "play": ["novice_healer", "noble_unicorn"]}, {})
    s.play("play shrine_lioness")
    assert s.asked == (0, "trigger")
    assert s.refused("play flame_spike") == "EP-4.3"


@pytest.mark.clause("EP-4.4")
def test_nobody_can_respond() -> None:
    s = scene(
        {"play": ["hill_giant"], "hand": ["feeding_frenzy", "wither", "flame_spike"], "gold": 0},
        {"play": ["wolf_cub"], "hand": ["flame_spike", "shield_of_faith"]},
    )
    s.play("attack hill_giant")
    assert s.asked == (0, "initiative")
    s.play("play wither", "champion wolf_cub")
    assert s.champions(1) == []
    assert s.log(1) == ["played", "damaged", "broken"]
    assert s.asked == (0, "initiative")
    assert {played.seat for played in s.game.played} == {0}


@pytest.mark.clause("EP-4.5")
def test_whoever_plays_keeps_the_initiative() -> None:
    s = scene(
        {"play": ["hill_giant"], "hand": ["flame_spike"]},
        {"play": ["gold_dragon"], "hand": ["flame_spike", "wither", "flame_spike"]},
    )
    s.play("attack hill_giant", "pass", "pass", "block gold_dragon")
    assert (s.asked, s.view["phase"]) == ((1, "initiative"), "before_damage")
    s.play("play flame_spike", "player 0")
    assert (s.asked, s.view["phase"]) == ((1, "initiative"), "before_damage")
    assert s.game.view(1)["initiative"] == 1
    s.play("play flame_spike", "player 0")
    assert s.health(0) == 26
    assert [played.seat for played in s.game.played[-4:]] == [1, 1, 1, 1]
    s.play("pass")
    assert s.asked == (0, "initiative")


@pytest.mark.clause("EP-4.6")
def test_the_initiative_goes_to_the_left() -> None:
    hand = {"hand": ["flame_spike"]}
    s = scene({**hand, "play": ["hill_giant"]}, hand, hand)
    s.play("attack hill_giant", "player 2")
    for seat in (0, 1, 2):
        assert s.asked == (seat, "initiative")
        assert s.game.view(seat)["initiative"] == seat
        s.play("pass")
    assert (s.asked, s.view["phase"]) == ((2, "initiative"), "before_damage")


# ---- timing -------------------------------------------------------------------------------------------
HANDS = {"hand": ["flame_spike", "flame_spike"], "play": ["hill_giant", "gold_dragon"]}


def fight(attacker: int) -> Scene:
    """Both have an event and two champions; this seat begins an attack and is asked for more attackers."""
    s = scene(HANDS, HANDS)
    if attacker:
        s.play("pass", "pass")
    s.play("attack hill_giant")
    assert (s.asked, s.view["phase"]) == ((attacker, "group"), "attackers")
    return s


@pytest.mark.clause("EP-4.7")
def test_an_event_is_played_in_the_own_main_phase() -> None:
    s = scene({"hand": ["flame_spike"]}, {})
    s.play("play flame_spike", "player 1")
    assert s.health(1) == 28


@pytest.mark.clause("EP-4.7")
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("player", [0, 1])
def test_an_event_is_played_in_steps_2_and_4_of_any_combat(attacker: int, player: int) -> None:
    s = fight(attacker)
    s.play("pass")
    for phase, first in (("before_blocks", attacker), ("before_damage", 1 - attacker)):
        if s.view["phase"] == "blockers":
            s.play("block gold_dragon")
        assert (s.asked, s.view["phase"]) == ((first, "initiative"), phase)
        if player != first:
            s.play("pass")
        health = s.health(1 - player)
        s.play("play flame_spike", f"player {1 - player}")
        assert s.health(1 - player) == health - 2
        while s.view["phase"] == phase:
            s.play("pass")


@pytest.mark.clause("EP-4.7")
def test_an_event_is_played_after_the_pass_that_ends_a_turn() -> None:
    s = scene({"hand": ["kong"]}, {"hand": ["flame_spike"]})
    s.play("pass", "play flame_spike", "player 0")
    assert s.health(0) == 28


@pytest.mark.clause("EP-4.7")
def test_an_event_is_refused_in_steps_1_3_and_5() -> None:
    s = fight(0)
    assert s.refused("play flame_spike") == "EP-8.5"
    s.play("pass", "pass", "pass")
    assert s.view["phase"] == "blockers"
    assert s.refused("play flame_spike") == "EP-8.5"
    s.play("block hill_giant", "block gold_dragon", "pass", "pass")
    assert (s.asked, s.view["phase"]) == ((0, "share"), "damage")
    assert s.refused("play flame_spike") == "EP-8.5"


@pytest.mark.clause("EP-4.8")
def test_a_champion_without_ambush_waits_for_the_own_main_phase() -> None:
    s = scene({"play": ["hill_giant"], "hand": ["wolf_cub"]}, {"hand": ["wolf_cub", "watchful_gargoyle"]})
    s.play("attack hill_giant")
    assert (s.asked, s.view["phase"]) == ((1, "initiative"), "before_blocks")
    assert s.refused("play wolf_cub") == "EP-4.8"
    assert s.offered("play") == ["play watchful_gargoyle"]
    s.play("pass", "pass")
    assert s.asked == (0, "main")
    s.play("play wolf_cub")
    assert s.champions(0) == ["hill_giant", "wolf_cub"]


@pytest.mark.clause("EP-4.8")
def test_in_the_own_combat_a_champion_without_ambush_is_refused_too() -> None:
    s = scene({"play": ["hill_giant"], "hand": ["wolf_cub", "flame_spike"]}, {})
    s.play("attack hill_giant")
    assert s.view["phase"] == "before_blocks"
    assert s.refused("play wolf_cub") == "EP-4.8"


# ---- resolving an event -------------------------------------------------------------------------------
@pytest.mark.clause("EP-4.9")
def test_sentences_are_carried_out_in_printed_order() -> None:
    s = scene({"hand": ["withering", "flame_spike"]}, {"play": ["kong"]})
    s.play("play withering")
    assert s.log() == ["played", "damaged", "gained"]
    assert s.champion("kong")["damage"] == 9
    assert s.health(0) == 39


@pytest.mark.clause("EP-4.10")
def test_an_event_cannot_recycle_itself() -> None:
    s = scene({"hand": ["flame_spike", "wither"], "discard": ["kong"]}, {})
    s.play("play flame_spike", "player 1")
    assert s.discard(0) == ["kong", "flame_spike"]
    assert s.hand(0) == ["wither"]
    assert "recycled" not in s.log()


@pytest.mark.clause("EP-4.10")
def test_while_its_text_asks_an_event_is_not_yet_in_the_pile() -> None:
    s = scene({"hand": ["flame_spike", "wither"], "discard": ["kong", "muse"]}, {})
    s.play("play flame_spike", "player 1")
    assert s.asked == (0, "recycle")
    assert s.offered() == ["pass", "card kong", "card muse"]
    assert s.discard(0) == ["kong", "muse"]
    s.play("card kong")  # the second one is the only one left
    assert s.discard(0) == ["flame_spike"]


# ---- targets ------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-4.11")
def test_a_target_is_chosen_when_its_sentence_begins() -> None:
    s = scene({"hand": ["brave_squire", "flame_spike"]}, {})
    s.play("play brave_squire")  # makes the human and gives it +5: no other champion is there
    assert s.stats("human") == (6, 1)


@pytest.mark.clause("EP-4.11")
def test_no_target_is_chosen_before() -> None:
    s = scene({"hand": ["brave_squire", "flame_spike"]}, {"play": ["kong"]})
    assert s.refused("champion kong") == "EP-4.11"
    s.play("play brave_squire")
    assert s.asked == (0, "target")
    assert sorted(s.offered()) == ["champion human", "champion kong"]


@pytest.mark.clause("EP-4.12")
def test_what_cannot_be_done_is_skipped() -> None:
    s = scene({"hand": ["erase", "flame_spike"]}, {})
    s.play("play erase")
    assert s.hand(0) == ["flame_spike", "rampaging_wurm", "rampaging_wurm"]
    assert s.discard(0) == ["erase"]


@pytest.mark.clause("EP-4.12")
def test_after_a_skipped_part_the_rest_is_done() -> None:
    s = scene({"hand": ["test_strike_and_see", "flame_spike"]}, {})
    s.play("play test_strike_and_see")
    assert s.log() == ["played", "drew"]


@pytest.mark.clause("EP-4.13")
def test_an_event_for_a_champion_may_be_played_without_champions() -> None:
    """Example of the rulebook."""
    s = scene({"hand": ["withering", "flame_spike"], "health": 20}, {})
    s.play("play withering")
    assert s.health(0) == 29
    assert s.discard(0) == ["withering"]


@pytest.mark.clause("EP-4.14")
def test_the_only_target_must_be_taken_even_the_own_one() -> None:
    s = scene({"hand": ["final_toll", "flame_spike"], "play": ["kong"]}, {})
    s.play("play final_toll")
    assert s.champions(0) == ["zombie"]
    assert s.discard(0) == ["kong", "final_toll"]


@pytest.mark.clause("EP-4.14")
def test_a_target_cannot_be_declined() -> None:
    s = scene({"hand": ["final_toll", "flame_spike"], "play": ["kong", "hill_giant"]}, {})
    s.play("play final_toll")
    assert s.offered() == ["champion kong", "champion hill_giant"]
    assert s.refused("pass") == s.refused("player 1") == "EP-4.14"


@pytest.mark.clause("EP-4.15")
def test_the_own_demon_must_be_withered() -> None:
    """Example of the rulebook."""
    s = scene({"hand": ["withering", "flame_spike"], "play": ["demon"], "health": 20}, {})
    s.play("play withering")
    assert s.champions(0) == []
    assert s.health(0) == 29


@pytest.mark.clause("EP-4.16")
def test_of_too_few_targets_all_are_chosen() -> None:
    s = scene({"hand": ["test_three_broken", "flame_spike"]}, {"play": ["kong", "hill_giant"]})
    s.play("play test_three_broken", "champion kong")  # only the order is asked; the second is taken
    assert s.champions(1) == []
    assert s.asked == (0, "main")


@pytest.mark.clause("EP-4.16")
def test_of_too_few_targets_none_can_be_left_out() -> None:
    s = scene({"hand": ["rain_of_fire", "flame_spike"]}, {})
    s.play("play rain_of_fire", "mode 2")
    assert s.refused("pass") == "EP-4.14"
    s.play("player 1")  # 3 damage; the 4 go to the only player left, the 5 to nobody
    assert (s.health(0), s.health(1)) == (26, 27)


@pytest.mark.clause("EP-4.17")
@pytest.mark.parametrize("chosen", [(), ("kong",), ("kong", "hill_giant"), ("hill_giant", "muse")])
def test_up_to_two_targets_are_none_one_or_two(chosen: tuple[str, ...]) -> None:
    s = scene({"hand": ["helions_fury", "flame_spike"]}, {"play": ["kong", "hill_giant", "muse"]})
    s.play("play helions_fury", "mode 2", *[f"champion {name}" for name in chosen])
    if len(chosen) < 2:
        s.play("pass")
    assert s.hand(1) == sorted(chosen)
    assert s.asked == (0, "main")


@pytest.mark.clause("EP-4.17")
def test_up_to_two_targets_are_never_three() -> None:
    s = scene({"hand": ["helions_fury", "flame_spike"]}, {"play": ["kong", "hill_giant", "muse"]})
    s.play("play helions_fury", "mode 2", "champion kong", "champion hill_giant")
    assert s.refused("champion muse") == "EP-4.11"
    assert s.champions(1) == ["muse"]


@pytest.mark.clause("EP-4.17")
def test_what_is_no_target_is_refused() -> None:
    s = scene({"hand": ["helions_fury", "flame_spike"]}, {"play": ["kong", "steel_golem"]})
    s.play("play helions_fury", "mode 2")
    assert s.refused("player 1") == "EP-4.17"
    assert s.refused("champion steel_golem") == "EP-9.25"
    assert s.offered() == ["pass", "champion kong"]


@pytest.mark.clause("EP-4.17")
def test_a_target_that_may_be_chosen_may_be_declined() -> None:
    for answer, left in (("pass", ["kong"]), ("champion kong", [])):
        s = scene({"hand": ["palace_guard", "flame_spike"]}, {"play": ["kong"]})
        s.play("play palace_guard")
        assert sorted(s.offered()) == ["champion kong", "champion palace_guard", "pass"]
        s.play(answer)
        assert s.champions(1) == left
