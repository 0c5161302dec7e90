"""Chapter 9: Rage and Righteous. Cave trolls in hand are cards that only the main phase can use."""

import pytest

from tests.epic.scene import Scene, define, scene

TROLL = "cave_troll"


# ---- Rage ---------------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.1")
@pytest.mark.parametrize(
    ("hands", "on"),
    [((3, 4), True), ((3, 3), False), ((3, 2), False), ((3, 1, 5), True), ((3, 3, 3), False)],
)
def test_rage_needs_an_opponent_with_more_cards(hands: tuple[int, ...], on: bool) -> None:
    mine, *others = hands
    s = scene({"hand": [TROLL] * mine, "play": ["raging_rhino"]}, *[{"hand": [TROLL] * n} for n in others])
    assert s.champion("raging_rhino")["keywords"] == (["breakthrough"] if on else [])


@pytest.mark.clause("EP-9.2")
@pytest.mark.parametrize(("theirs", "health"), [(4, 30), (5, 35)])
def test_rage_is_looked_at_sentence_by_sentence(theirs: int, health: int) -> None:
    """The event itself has left the hand: the first sentence sees 3 cards, the second one 4."""
    define('Card("test_anger", WILD, 0, play=Seq(If(RAGE, Draw(1)), If(RAGE, GainHealth(5))))')
    s = scene({"hand": ["test_anger", *[TROLL] * 3]}, {"hand": [TROLL] * theirs})
    s.play("play test_anger")
    assert len(s.hand(0)) == 4
    assert s.health(0) == health


@pytest.mark.clause("EP-9.2")
def test_rage_switches_in_the_middle_of_combat() -> None:
    s = scene(
        {"hand": [TROLL], "play": ["storm_hawk"]},  # 6/5, Rage: attack +3
        {"hand": ["second_wind", TROLL], "play": ["rescue_griffin"]},
    )
    s.play("attack storm_hawk")
    assert s.stats("storm_hawk") == (9, 5)
    s.play("pass", "pass", "play second_wind")  # no block; in step 4 a card goes
    assert s.health(1) == 30 + 5 - 6
    assert s.stats("storm_hawk") == (6, 5)


def rhino_and_human() -> Scene:
    """Hands 3 and 4; the rhino attacks, the human has blocked, the defender has the initiative in step 4."""
    s = scene(
        {"hand": [TROLL] * 3, "play": ["raging_rhino"]},
        {"hand": ["fireball", *[TROLL] * 3], "play": ["human"]},
    )
    s.play("attack raging_rhino", "pass", "block human")
    assert s.asked == (1, "initiative")
    assert s.view["phase"] == "before_damage"
    return s


@pytest.mark.clause("EP-9.3")
def test_the_raging_rhino_breaks_through_the_human() -> None:
    """Golden scenario: the example of the rulebook, first half."""
    s = rhino_and_human().play("pass")
    assert s.asked == (0, "through")
    assert s.offered() == [f"number {n}" for n in range(15)]
    s.play("number 14")
    assert s.health(1) == 16
    assert s.champions(1) == []


@pytest.mark.clause("EP-9.3")
def test_equal_hands_stop_the_raging_rhino() -> None:
    """Golden scenario: the example of the rulebook, second half."""
    s = rhino_and_human().play("play fireball", "mode 1", "player 0")
    assert s.asked == (0, "main")
    assert s.health(1) == 30
    assert s.champions(1) == []


@pytest.mark.clause("EP-9.4")
def test_a_trigger_with_rage_inside_triggers_always() -> None:
    define('Card("test_mourner", WILD, 0, 1, 1, tribute=(If(RAGE, Draw(1)), GainHealth(1)))')
    s = scene({"hand": ["test_mourner", *[TROLL] * 3]}, {"hand": [TROLL] * 3})
    s.play("play test_mourner")
    assert s.waiting() == [["test_mourner tribute", "test_mourner tribute"]]
    assert s.offered() == ["trigger 1", "trigger 2"]
    s.play("trigger 1")
    assert s.hand(0) == [TROLL] * 3
    assert s.health(0) == 31


@pytest.mark.clause("EP-9.4")
def test_rage_inside_a_trigger_is_looked_at_when_it_resolves() -> None:
    define('Card("test_teaser", WILD, 0, 1, 1, tribute=(If(RAGE, Draw(1)), ForEachOpponent(Draw(1))))')
    s = scene({"hand": ["test_teaser", *[TROLL] * 3]}, {"hand": [TROLL] * 3})
    s.play("play test_teaser", "trigger 2")  # equal hands when it triggered
    assert len(s.hand(0)) == len(s.hand(1)) == 4


@pytest.mark.clause("EP-9.5")
@pytest.mark.parametrize(("theirs", "drawn"), [(3, 0), (4, 1), (5, 2)])
def test_the_treant_draws_up_to_two_cards(theirs: int, drawn: int) -> None:
    """Golden scenario: the example of the rulebook."""
    s = scene({"hand": ["treant", *[TROLL] * 3]}, {"hand": [TROLL] * theirs})
    s.play("play treant")
    assert len(s.hand(0)) == 3 + drawn
    assert s.deck(0) == 10 - drawn


# ---- Righteous ----------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.6")
def test_a_righteous_blocker_gives_health_for_damage_to_a_champion() -> None:
    s = scene({"play": ["kong"]}, {"play": ["canopy_seraph"], "health": 20})
    s.play("attack kong", "block canopy_seraph")
    assert s.health(1) == 26
    assert s.health(0) == 30


@pytest.mark.clause("EP-9.6")
def test_a_righteous_attacker_gives_health_for_damage_to_a_player() -> None:
    s = scene({"play": ["oathkeeper_of_the_grove"], "health": 20}, {})
    s.play("attack oathkeeper_of_the_grove")
    assert (s.health(0), s.health(1)) == (29, 21)


@pytest.mark.clause("EP-9.6")
def test_righteous_counts_for_the_damage_of_a_power_too() -> None:
    define(
        'Card("test_judge", GOOD, 0, 1, 1, RIGHTEOUS, '
        "powers=(Power(Cost(expend=True), Target(CHAMPION, Deal(3))),))"
    )
    s = scene({"play": ["test_judge"]}, {"play": ["kong"]})
    s.play("power test_judge", "champion kong")
    assert s.health(0) == 33


@pytest.mark.clause("EP-9.7")
def test_two_sources_of_righteous_count_once() -> None:
    s = scene({"play": ["canopy_seraph", "gold_dragon"], "health": 20}, {})
    s.play("attack canopy_seraph", "pass")  # 6/7, Righteous printed and from the dragon
    assert (s.health(0), s.health(1)) == (26, 24)


@pytest.mark.clause("EP-9.7")
def test_breakthrough_twice_is_breakthrough() -> None:
    s = scene({"hand": ["rage"], "play": ["triceratops"]}, {"play": ["palace_guard"]})
    s.play("play rage", "mode 1", "champion triceratops", "attack triceratops", "block palace_guard")
    assert s.champion("triceratops")["keywords"] == ["breakthrough"]
    assert s.refused("number 7") == "EP-9.31"
    s.play("number 6")  # 14 attack less 8 defence
    assert s.health(1) == 24
