"""Chapter 9: Unbanishable, Untargetable and Unbreakable."""

import pytest

from tests.epic.scene import define, scene


# ---- Unbanishable -------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.24")
def test_banishing_every_champion_leaves_the_unbanishable() -> None:
    s = scene(
        {"hand": ["divine_judgment", "cave_troll"], "play": ["high_king"]},
        {"play": ["the_peoples_champion", "kong", "human"]},
    )
    s.play("play divine_judgment", "mode 2")
    assert s.champions(0) == ["high_king"]
    assert s.champions(1) == ["the_peoples_champion"]
    assert s.bottom(1) == ["kong"]


@pytest.mark.clause("EP-9.24")
def test_an_unbanishable_champion_can_be_targeted_in_vain() -> None:
    s = scene({"hand": ["banishment", "cave_troll"]}, {"play": ["the_peoples_champion"]})
    s.play("play banishment")
    assert s.champions(1) == ["the_peoples_champion"]
    assert s.deck(0) == 9  # the rest of the event happens


@pytest.mark.clause("EP-9.24")
def test_an_unbanishable_champion_can_be_broken() -> None:
    s = scene({"hand": ["inner_demon", "cave_troll"]}, {"play": ["the_peoples_champion"]})
    s.play("play inner_demon", "mode 2")
    assert s.champions(1) == []
    assert s.discard(1) == ["the_peoples_champion"]


# ---- Untargetable -------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.25")
def test_an_untargetable_champion_is_no_target_for_its_controller() -> None:
    s = scene({"hand": ["fireball"], "play": ["mist_sphinx", "demon"], "gold": 0}, {})
    s.play("play fireball")
    assert s.offered() == ["player 0", "player 1", "champion demon"]
    assert s.refused("champion mist_sphinx") == "EP-9.25"


@pytest.mark.clause("EP-9.25")
def test_an_untargetable_champion_is_no_target_for_opponents() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["mist_sphinx", "demon"]}, {"hand": ["fireball"], "gold": 0})
    s.play("pass", "play fireball")
    assert s.offered() == ["player 0", "player 1", "champion demon"]
    assert s.refused("champion mist_sphinx") == "EP-9.25"


@pytest.mark.clause("EP-9.25")
def test_an_untargetable_champion_is_no_target_for_powers_and_abilities() -> None:
    s = scene({"hand": ["frost_sentinel"], "play": ["dark_assassin"]}, {"play": ["mist_sphinx"]})
    s.play("power dark_assassin")  # break target champion: only itself can be meant
    assert s.champions(0) == []
    s.play("play frost_sentinel")  # Tribute: expend target champion
    assert s.champion("frost_sentinel")["position"] == "expended"
    assert s.champion("mist_sphinx")["position"] == "prepared"


@pytest.mark.clause("EP-9.25")
def test_a_sentence_whose_only_champion_is_untargetable_is_skipped() -> None:
    s = scene({"hand": ["withering", "cave_troll"]}, {"play": ["mist_sphinx"]})
    s.play("play withering")  # deal 9 to target champion; gain 9
    assert s.health(0) == 39
    assert s.champions(1) == ["mist_sphinx"]


@pytest.mark.clause("EP-9.26")
def test_effects_without_a_target_break_an_untargetable_champion() -> None:
    s = scene({"hand": ["apocalypse", "cave_troll"]}, {"play": ["mist_sphinx"]})
    s.play("play apocalypse", "mode 2")
    assert s.champions(1) == []
    assert s.discard(1) == ["mist_sphinx"]


@pytest.mark.clause("EP-9.26")
def test_combat_damage_is_assigned_to_untargetable_champions() -> None:
    s = scene({"hand": ["cave_troll"], "play": ["kong"]}, {"play": ["mist_sphinx", "wolf"]})
    s.play("attack kong", "block mist_sphinx", "block wolf", "number 13")
    assert s.champions(1) == ["wolf"]
    assert s.discard(1) == ["mist_sphinx"]


# ---- Unbreakable --------------------------------------------------------------------------------------
@pytest.mark.clause("EP-9.27")
def test_an_unbreakable_champion_survives_damage_and_breaking() -> None:
    s = scene(
        {"hand": ["inner_demon", "cave_troll"], "play": ["dark_knight"]},  # 5/2, Unbreakable in the own turn
        {"play": ["burrowing_wurm", "wolf"]},
    )
    s.play("attack dark_knight", "pass", "block burrowing_wurm", "block wolf", "pass", "number 0")
    assert s.champion("dark_knight")["damage"] == 20
    s.play("play inner_demon", "mode 2", "champion dark_knight")
    assert s.champions(0) == ["dark_knight", "demon"]  # the active player gets the demon all the same


@pytest.mark.clause("EP-9.27")
def test_breaking_every_champion_leaves_the_unbreakable() -> None:
    s = scene({"hand": ["apocalypse", "cave_troll"], "play": ["dark_knight", "kong"]}, {"play": ["kong"]})
    s.play("play apocalypse", "mode 2")
    assert s.champions(0) == ["dark_knight"]
    assert s.champions(1) == []


@pytest.mark.clause("EP-9.27")
def test_an_unbreakable_champion_can_be_banished() -> None:
    s = scene({"hand": ["banishment", "cave_troll"], "play": ["dark_knight"]}, {})
    s.play("play banishment")
    assert s.champions(0) == []
    assert s.bottom(0) == ["dark_knight"]


@pytest.mark.clause("EP-9.28")
def test_unbreakable_champions_pay_no_cost() -> None:
    s = scene({"hand": ["shield_of_faith"], "play": ["circle_keeper", "night_reaver"]}, {})
    assert s.offered("power") == ["power circle_keeper 1"]  # it could be broken for its own power
    s.play("play shield_of_faith", "champion circle_keeper")
    assert s.offered("power") == []
    assert s.refused("power circle_keeper") == "EP-9.28"


@pytest.mark.clause("EP-9.28")
def test_only_what_can_be_broken_is_offered_to_pay_with() -> None:
    s = scene({"play": ["circle_keeper", "night_reaver", "human"]}, {})
    s.play("power circle_keeper")
    assert s.offered() == ["champion circle_keeper", "champion human"]
    assert s.refused("champion night_reaver") == "EP-9.28"
    s.play("champion human")
    assert s.champions(0) == ["circle_keeper", "night_reaver", "demon", "demon"]


@pytest.mark.clause("EP-9.28")
def test_an_unbreakable_champion_is_not_broken_for_its_own_power() -> None:
    define(
        'Card("test_martyr", GOOD, 0, 1, 1, UNBREAKABLE, '
        "powers=(Power(Cost(break_this=True), GainHealth(5)),))"
    )
    s = scene({"hand": ["cave_troll"], "play": ["test_martyr"]}, {})
    assert s.offered("power") == []
    assert s.refused("power test_martyr") == "EP-9.28"
