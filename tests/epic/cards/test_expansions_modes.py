"""Modes that many events of these sets share: "draw two", for gold or not, and "in your own turn only"."""

import pytest

from tests.epic.scene import scene

WURM = "rampaging_wurm"  # what the decks of scenes are made of
COST_1 = {  # which mode draws two
    "dark_offering": 1,
    "demonic_rising": 2,
    "force_field": 1,
    "forced_exile": 1,
    "helions_fury": 1,
    "justice_prevails": 1,
    "lesson_learned": 1,
    "new_dawn": 1,
    "no_escape": 1,
    "raxxas_displeasure": 1,
    "reset": 1,
    "ritual_sacrifice": 1,
}
FOR_GOLD = (  # cost 0: the second mode draws two for 1 gold
    "feeding_frenzy",
    "fumble",
    "heinous_feast",
    "kalnors_blessing",
    "lightning_strike",
    "raxxas_curse",
    "revolt",
    "sirens_song",
    "spite",
    "vanishing",
)
OWN_TURN = {  # cards drawn by the other mode, which is all that is left in another turn
    "feeding_frenzy": 2,
    "helions_fury": 2,
    "new_dawn": 2,
    "quell": 1,
    "raxxas_displeasure": 2,
    "sirens_song": 2,
    "vanishing": 2,
}


@pytest.mark.clause("EP-15.8")
@pytest.mark.parametrize(("card", "mode"), [*COST_1.items(), *[(card, 2) for card in FOR_GOLD]])
def test_one_mode_draws_two_cards_and_does_nothing_else(card: str, mode: int) -> None:
    s = scene({"hand": [card, "hill_giant"], "play": ["demon"]}, {"play": ["demon"], "discard": ["quell"]})
    s.play(f"play {card}", f"mode {mode}")
    assert s.asked == (0, "main")
    assert (s.hand(0), s.gold(0), s.discard(0)) == (["hill_giant", WURM, WURM], 0, [card])
    assert (s.champions(0), s.champions(1), s.discard(1)) == (["demon"], ["demon"], ["quell"])
    assert (s.health(0), s.health(1), s.stats("demon")) == (30, 30, (4, 4))


@pytest.mark.clause("EP-15.9")
@pytest.mark.parametrize("card", FOR_GOLD)
def test_a_mode_for_gold_is_not_to_be_had_without_gold(card: str) -> None:
    s = scene({"hand": [card, "hill_giant"], "gold": 0, "play": ["demon"]}, {"play": ["demon"]})
    s.play(f"play {card}")
    assert "mode 2" not in s.offered()
    assert WURM not in s.hand(0)


@pytest.mark.clause("EP-15.10")
@pytest.mark.parametrize(("card", "drawn"), OWN_TURN.items())
def test_a_mode_of_the_own_turn_is_not_to_be_had_in_another(card: str, drawn: int) -> None:
    s = scene({"hand": [card]}, {"play": ["dark_prince"]}, active=1).play("pass", f"play {card}")
    assert (s.asked, s.hand(0)) == ((1, "main-or-end"), [WURM] * drawn)
    assert (s.champions(1), s.hand(1)) == (["dark_prince"], [])


@pytest.mark.clause("EP-15.10")
@pytest.mark.parametrize("card", ["feeding_frenzy", "sirens_song", "vanishing"])
def test_no_mode_at_all_means_no_play(card: str) -> None:
    s = scene({"hand": [card, "second_wind"], "gold": 0}, {"play": ["demon"]}, active=1).play("pass")
    assert s.offered() == ["pass", "play second_wind"]
    assert s.refused(f"play {card}") == "EP-15.10"
