"""The cards of Tyrants from N to Z: what each of them does. Their numbers: test_expansions_facts.py.

Seat 0 often holds a hill giant, or has a champion that can attack: else its turn would end by itself.
"""

import pytest

from tests.epic.scene import Scene, scene

WURM = "rampaging_wurm"  # what the decks of scenes are made of


def keywords(s: Scene, name: str, seat: int | None = None) -> set[str]:
    """The keywords of a champion now."""
    return set(s.champion(name, seat)["keywords"])


def test_necrovirus_breaks_a_champion_and_gives_everybody_a_zombie() -> None:
    s = scene({"hand": ["necrovirus"]}, {"play": ["hill_giant"]}).play("play necrovirus")
    assert (s.champions(0), s.champions(1), s.discard(1)) == (["zombie"], ["zombie"], ["hill_giant"])


@pytest.mark.parametrize(
    ("card", "played", "tokens"),
    [("necrovirus", "dark_prince", ["zombie"] * 3), ("noble_martyr", "warrior_angel", ["human"] * 5)],
)
def test_necrovirus_and_noble_martyr_may_rise_from_the_pile_once(
    card: str, played: str, tokens: list[str]
) -> None:
    s = scene({"hand": [played], "discard": [card]}, {}).play(f"play {played}", "yes")
    assert s.champions(0) == [played, *tokens]
    assert (s.discard(0), s.bottom(0)) == ([], [card])
    s = scene({"hand": [played], "discard": [card]}, {}).play(f"play {played}", "pass")
    assert (s.champions(0), s.discard(0)) == ([played], [card])


def test_noble_martyr_cannot_be_banished() -> None:
    s = scene({"hand": ["quell"], "play": ["noble_martyr"]}, {"play": ["dark_prince"]})
    s.play("play quell", "mode 2")
    assert (s.champions(0), s.champions(1)) == (["noble_martyr"], [])


def test_paros_leads_humans() -> None:
    s = scene({"hand": ["paros_rebel_leader", "warrior_angel"]}, {"play": ["human"]})
    s.play("play paros_rebel_leader")
    assert s.champions(0) == ["paros_rebel_leader", "human"]
    s.play("play warrior_angel")
    assert s.champions(0) == ["paros_rebel_leader", "human", "warrior_angel", "human"]
    assert (s.stats("human", 0), s.stats("human", 1)) == ((2, 1), (1, 1))
    assert (s.stats("paros_rebel_leader"), s.stats("warrior_angel")) == ((3, 4), (9, 9))


def test_quell_banishes_the_cheap_and_draws() -> None:
    s = scene(
        {"hand": ["quell"], "play": ["human", "dark_prince"]}, {"play": ["hill_giant", "warrior_angel"]}
    )
    s.play("play quell", "mode 1")
    assert (s.champions(0), s.champions(1), s.hand(0)) == (["dark_prince"], ["warrior_angel"], [WURM])


def test_quell_banishes_the_costly_in_the_own_turn() -> None:
    s = scene(
        {"hand": ["quell"], "play": ["human", "dark_prince"]}, {"play": ["hill_giant", "warrior_angel"]}
    )
    s.play("play quell", "mode 2")
    assert (s.champions(0), s.champions(1), s.hand(0)) == (["human"], ["hill_giant"], [])


def test_rabble_rouser_doubles_the_human_tokens() -> None:
    board = ["rabble_rouser", "human", "human", "bodyguard", "wolf"]
    s = scene({"play": board}, {"play": ["human"]}).play("power rabble_rouser")
    assert (s.champions(0), s.champions(1)) == ([*board, *["human"] * 4], ["human"])  # 2 and 1, doubled
    assert s.champion("rabble_rouser")["position"] == "expended"


def test_raxxa_makes_two_strong_demons() -> None:
    s = scene({"hand": ["raxxa_demon_tyrant"], "play": ["wolf"]}, {"play": ["demon"]})
    s.play("play raxxa_demon_tyrant", "trigger 1")
    assert s.champions(0) == ["wolf", "raxxa_demon_tyrant", "demon", "demon"]
    assert (s.stats("demon", 0), s.stats("demon", 1)) == ((6, 6), (4, 4))
    assert (s.stats("raxxa_demon_tyrant"), s.stats("wolf")) == ((6, 6), (2, 2))


def test_raxxa_deals_2_to_each_opposing_champion_for_loyalty() -> None:
    s = scene(
        {"hand": ["raxxa_demon_tyrant", "spite", "consume"], "play": ["wolf"]}, {"play": ["wolf", "demon"]}
    )
    s.play("play raxxa_demon_tyrant", "trigger 2", "card spite")
    assert (s.champions(1), s.champion("demon", 1)["damage"], s.champion("wolf")["damage"]) == (
        ["demon"],
        2,
        0,
    )


def test_raxxas_curse_makes_a_demon_and_breaks_a_cheap_champion() -> None:
    s = scene({"hand": ["raxxas_curse"], "gold": 0}, {"play": ["hill_giant", "dark_prince"]})
    s.play("play raxxas_curse")
    assert s.offered() == ["champion hill_giant", "champion demon"]
    s.play("champion hill_giant")
    assert (s.champions(0), s.champions(1)) == (["demon"], ["dark_prince"])


def test_raxxas_displeasure_spares_demons() -> None:
    s = scene(
        {"hand": ["raxxas_displeasure"], "play": ["demon", "human"]}, {"play": ["reaper", "hill_giant"]}
    )
    s.play("play raxxas_displeasure", "mode 2")
    assert (s.champions(0), s.champions(1)) == (["demon"], ["reaper"])


def test_reap_or_sow_sows() -> None:
    s = scene({"hand": ["reap_or_sow"], "play": ["human"]}, {"play": ["demon"]})
    s.play("play reap_or_sow", "mode 1")
    assert (s.champions(0), s.champions(1)) == (["human", *["zombie"] * 4], ["demon"])


def test_reap_or_sow_reaps_in_the_own_turn_only() -> None:
    s = scene({"hand": ["reap_or_sow"], "play": ["human"]}, {"play": ["demon"]})
    s.play("play reap_or_sow", "mode 2")
    assert (s.champions(0), s.champions(1)) == ([], [])
    s = scene({"hand": ["reap_or_sow"]}, {"play": ["demon"]}, active=1).play("pass", "play reap_or_sow")
    assert (s.champions(0), s.champions(1)) == (["zombie"] * 4, ["demon"])


@pytest.mark.parametrize(("hand", "play"), [("reaper", "human"), ("dark_prince", "reaper")])
def test_reaper_may_trade_a_champion_for_a_demon(hand: str, play: str) -> None:
    s = scene({"hand": [hand], "play": [play]}, {"play": ["hill_giant"]}).play(f"play {hand}")
    assert "pass" in s.offered()
    s.play("champion hill_giant")
    assert (s.champions(0), s.champions(1)) == ([play, hand], ["demon"])


def test_reaper_gives_no_demon_for_who_is_unbreakable() -> None:
    s = scene({"hand": ["reaper"]}, {"play": ["saren_night_stalker"]})
    s.play("play reaper", "champion saren_night_stalker")
    assert s.champions(1) == ["demon"]  # it is unbreakable in its own turn only
    s = scene({"hand": ["reaper"], "play": ["saren_night_stalker"]}, {})
    s.play("play reaper", "champion saren_night_stalker")
    assert s.champions(0) == ["saren_night_stalker", "reaper"]


def test_revolt_makes_a_human_with_blitz_and_strengthens_good_champions() -> None:
    s = scene({"hand": ["revolt"], "gold": 0, "play": ["bodyguard", "wolf"]}, {"play": ["bodyguard"]})
    s.play("play revolt")
    assert (s.stats("human"), s.stats("bodyguard", 0), s.stats("wolf")) == ((3, 1), (4, 1), (2, 2))
    assert s.stats("bodyguard", 1) == (2, 1)
    assert (keywords(s, "human"), s.champion("human")["deploying"]) == ({"blitz"}, False)


def test_royal_escort_gains_3_health_and_once_more_for_good_cards() -> None:
    s = scene({"hand": ["royal_escort"]}, {}).play("play royal_escort")
    assert s.health(0) == 33
    s = scene({"hand": ["warrior_angel"], "play": ["royal_escort"]}, {}).play("play warrior_angel")
    assert s.health(0) == 33


def test_royal_escort_shields_all_but_escorts() -> None:
    s = scene(
        {"hand": ["lightning_strike"], "gold": 0, "play": ["demon"]},
        {"play": ["royal_escort", "royal_escort", "hill_giant", "human"]},
    )
    s.play("play lightning_strike")
    assert s.offered() == ["champion demon", "champion royal_escort", "champion royal_escort"]
    assert s.refused("champion hill_giant") == "EP-9.25"


def test_second_wind_gains_5_and_recycles() -> None:
    s = scene({"hand": ["second_wind"], "discard": ["quell", "reset"], "health": 11}, {})
    s.play("play second_wind", "card quell")
    assert (s.health(0), s.hand(0), s.discard(0)) == (16, [WURM], ["second_wind"])


@pytest.mark.parametrize(("answer", "imp"), [("yes", False), ("pass", True)])
def test_shadow_imp_may_slip_back_when_a_sage_card_is_played(answer: str, imp: bool) -> None:
    s = scene({"hand": ["citadel_raven"], "play": ["shadow_imp"]}, {}).play("play citadel_raven", answer)
    assert ("shadow_imp" in s.champions(0), "shadow_imp" in s.hand(0)) == (imp, not imp)


def test_shadow_imp_cannot_be_blocked() -> None:
    s = scene({"play": ["shadow_imp"]}, {"play": ["demon"]}).play("attack shadow_imp")
    assert s.health(1) == 28


def test_smash_and_burn_strengthens_and_draws_2() -> None:
    s = scene({"hand": ["smash_and_burn"], "play": ["wolf"]}, {}).play("play smash_and_burn")
    assert (s.stats("wolf"), s.hand(0)) == ((7, 7), [WURM, WURM])


@pytest.mark.parametrize(
    ("answers", "damage", "pile"),
    [(["yes", "champion hill_giant"], 6, []), (["pass"], 0, ["smash_and_burn"])],
)
def test_smash_and_burn_may_burn_out_of_the_pile(answers: list[str], damage: int, pile: list[str]) -> None:
    s = scene({"hand": [WURM], "discard": ["smash_and_burn"]}, {"play": ["hill_giant"]})
    s.play(f"play {WURM}", *answers)
    assert (s.champion("hill_giant")["damage"], s.discard(0)) == (damage, pile)


@pytest.mark.parametrize(("answer", "demons", "health"), [("yes", ["demon"], 29), ("pass", [], 30)])
def test_spawning_demon_may_spawn_for_1_health(answer: str, demons: list[str], health: int) -> None:
    s = scene({"hand": ["dark_prince"], "play": ["spawning_demon"]}, {}).play("play dark_prince", answer)
    assert s.champions(0) == ["spawning_demon", "dark_prince", *demons]
    assert s.health(0) == health


def test_temporal_enforcer_may_return_a_champion_for_loyalty() -> None:
    hand = ["temporal_enforcer", "fumble", "vanishing"]
    s = scene({"hand": hand}, {"play": ["dark_prince"]}).play("play temporal_enforcer", "card fumble")
    assert "pass" in s.offered()
    s.play("champion dark_prince")
    assert (s.champions(1), s.hand(1)) == ([], ["dark_prince"])


def test_temporal_enforcer_may_return_a_cheap_champion_when_a_sage_card_is_played() -> None:
    s = scene(
        {"hand": ["citadel_raven"], "play": ["temporal_enforcer"]}, {"play": ["dark_prince", "hill_giant"]}
    )
    s.play("play citadel_raven")
    assert s.offered() == ["champion hill_giant", "pass"]
    s.play("champion hill_giant")
    assert (s.champions(1), s.hand(1)) == (["dark_prince"], ["hill_giant"])


def test_temporal_shift_costs_the_owner_a_card() -> None:
    s = scene({"hand": ["temporal_shift", "hill_giant"]}, {"hand": ["quell"], "play": ["dark_prince"]})
    s.play("play temporal_shift")
    assert s.asked == (1, "banish-from-hand")
    s.play("card quell")
    assert (s.hand(1), s.bottom(1), s.champions(1)) == (["dark_prince"], ["quell"], [])
    assert s.hand(0) == ["hill_giant", WURM]


def test_the_gudgeon_draws_2_and_hides_its_master() -> None:
    s = scene({"hand": ["the_gudgeon"]}, {}).play("play the_gudgeon")
    assert s.hand(0) == [WURM, WURM]
    s = scene({"hand": ["flame_spike"]}, {"play": ["the_gudgeon"]}).play("play flame_spike")
    assert s.offered() == ["player 0", "champion the_gudgeon"]


def test_urgent_messengers_draw_2_and_bring_two_humans() -> None:
    s = scene({"hand": ["urgent_messengers"]}, {}).play("play urgent_messengers")
    assert (s.hand(0), s.champions(0)) == ([WURM, WURM], ["human", "human"])


def test_vanishing_returns_a_champion() -> None:
    s = scene({"hand": ["vanishing", "hill_giant"], "gold": 0}, {"play": ["dark_prince"]}).play(
        "play vanishing"
    )
    assert (s.champions(1), s.hand(1)) == ([], ["dark_prince"])


def test_wolfs_bite_makes_a_wolf_deals_2_and_recycles() -> None:
    s = scene({"hand": ["wolfs_bite"], "discard": ["quell", "reset"]}, {"play": ["demon"]})
    s.play("play wolfs_bite", "champion demon", "card quell")
    assert (s.champions(0), s.champion("demon")["damage"], s.hand(0)) == (["wolf"], 2, [WURM])


def test_zealous_necromancer_draws_and_raises_the_broken() -> None:
    s = scene({"hand": ["zealous_necromancer"]}, {}).play("play zealous_necromancer")
    assert s.hand(0) == [WURM]
    board = {"hand": ["lightning_strike", "lightning_strike"], "gold": 0, "play": ["zealous_necromancer"]}
    s = scene(board, {"play": ["human", "zombie"]}).play("play lightning_strike", "champion human")
    assert s.champions(0) == ["zealous_necromancer", "zombie"]
    s.play("play lightning_strike", "champion zombie")
    assert len(s.champions(0) + s.champions(1)) == 2  # no zombie for a zombie


def test_zealous_necromancer_does_nothing_when_it_falls_with_the_others() -> None:
    s = scene({"hand": ["reap_or_sow"], "play": ["zealous_necromancer"]}, {"play": ["human"]})
    s.play("play reap_or_sow", "mode 2")
    assert s.champions(0) == s.champions(1) == []
