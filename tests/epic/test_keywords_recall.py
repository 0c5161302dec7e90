"""Chapter 9: Recall, as the box of the rulebook has it: the card is played out of the discard pile."""

import pytest

from tests.epic.scene import define, scene

define(
    'Card("test_exile", GOOD, 1, play=Target(CHAMPION, Banish()), recall=Recall(Cost(gold=1), play=True))',
    'Card("test_revenant", WILD, 1, 3, 3, BLITZ, recall=Recall(Cost(gold=1), play=True))',
    'Card("test_lurker", WILD, 1, 3, 3, AMBUSH, recall=Recall(Cost(gold=1), play=True))',
)


@pytest.mark.clause("EP-9.12")
def test_recall_costs_what_stands_before_the_colon_and_only_that() -> None:
    s = scene({"hand": ["cave_troll"], "discard": ["communion", "sealed_vault"]}, {})
    s.play("recall communion")
    assert s.gold(0) == 0
    assert s.hand(0) == ["cave_troll", "rampaging_wurm", "rampaging_wurm"]
    assert s.refused("recall sealed_vault") == "EP-9.12"


@pytest.mark.clause("EP-9.12")
def test_recall_without_the_gold_is_refused() -> None:
    s = scene({"hand": ["cave_troll"], "discard": ["communion"], "gold": 0}, {})
    assert s.offered() == ["pass", "play cave_troll"]
    assert s.refused("recall communion") == "EP-9.12"


@pytest.mark.clause("EP-9.12")
def test_recall_for_another_price_needs_no_gold() -> None:
    s = scene({"hand": ["cave_troll"], "discard": ["blood_rite"], "play": ["human"], "gold": 0}, {})
    s.play("recall blood_rite")  # break an own champion
    assert s.champions(0) == []
    assert len(s.hand(0)) == 3
    assert s.bottom(0) == ["blood_rite"]


@pytest.mark.clause("EP-9.12")
def test_a_card_without_recall_stays_in_the_pile() -> None:
    s = scene({"discard": ["fireball"]}, {})
    assert s.offered() == ["pass"]
    assert s.refused("recall fireball") == "EP-5.8"


@pytest.mark.clause("EP-9.13")
@pytest.mark.clause("EP-9.12")
def test_a_recalled_event_without_a_target_is_banished_all_the_same() -> None:
    s = scene({"hand": ["cave_troll"], "discard": ["test_exile"]}, {})
    s.play("recall test_exile")
    assert s.gold(0) == 0
    assert s.discard(0) == []
    assert s.bottom(0) == ["test_exile"]
    assert s.deck(0) == 11


@pytest.mark.clause("EP-9.13")
def test_an_event_played_from_hand_is_discarded() -> None:
    s = scene({"hand": ["cave_troll", "test_exile"]}, {})
    s.play("play test_exile")
    assert s.discard(0) == ["test_exile"]


@pytest.mark.clause("EP-9.13")
def test_a_recalled_champion_is_banished_when_it_is_broken() -> None:
    s = scene({"hand": ["fireball", "cave_troll"], "discard": ["test_revenant"]}, {})
    s.play("recall test_revenant")
    assert s.champions(0) == ["test_revenant"]
    assert s.deck(0) == 10
    s.play("play fireball", "champion test_revenant")
    assert s.champions(0) == []
    assert s.discard(0) == ["fireball"]
    assert s.bottom(0) == ["test_revenant"]


@pytest.mark.clause("EP-9.14")
def test_communion_recalled() -> None:
    """Golden scenario: the example of the rulebook."""
    s = scene({"hand": ["cave_troll"] * 3, "discard": ["communion"]}, {})
    assert (s.gold(0), s.deck(0)) == (1, 10)
    s.play("recall communion")
    assert s.gold(0) == 0
    assert len(s.hand(0)) == 5
    assert s.deck(0) == 9
    assert s.bottom(0) == ["communion"]
    assert s.discard(0) == []


@pytest.mark.clause("EP-9.15")
def test_an_event_is_recalled_whenever_its_owner_has_the_initiative() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["demon"]}, {"discard": ["communion"]})
    assert s.refused("recall communion") == "EP-9.15"  # the opponent's main phase
    s.play("attack demon")
    assert s.asked == (1, "initiative")
    assert s.view["phase"] == "before_blocks"
    s.play("recall communion")
    assert len(s.hand(1)) == 2
    assert s.bottom(1) == ["communion"]


@pytest.mark.clause("EP-9.15")
def test_a_champion_is_recalled_in_the_own_main_phase_unless_it_has_ambush() -> None:
    s = scene({"play": ["demon"]}, {"discard": ["test_revenant", "test_lurker"]})
    s.play("attack demon")
    assert s.offered() == ["pass", "recall test_lurker"]
    assert s.refused("recall test_revenant") == "EP-9.15"
    s.play("pass", "pass")  # steps 2 and 4
    assert s.asked == (1, "last-chance")
    assert s.refused("recall test_revenant") == "EP-9.15"
    s.play("pass")
    assert s.asked == (1, "main")
    assert s.offered("recall") == ["recall test_revenant", "recall test_lurker"]
