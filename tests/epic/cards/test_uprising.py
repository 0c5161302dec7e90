"""The cards of Uprising from A to I: what each of them does. Their numbers: test_expansions_facts.py.

Seat 0 often holds a hill giant, or has a champion that can attack: else its turn would end by itself.
"""

import pytest

from tests.epic.scene import scene

WURM = "rampaging_wurm"  # what the decks of scenes are made of


def test_angel_of_the_gate_gains_5_at_the_start_of_the_own_turn_only() -> None:
    s = scene({"play": ["hill_giant"]}, {"play": ["angel_of_the_gate", "wolf"]}).play("pass")
    assert (s.view["active"], s.health(1)) == (1, 35)
    s.play("pass")
    assert (s.view["active"], s.health(1)) == (0, 35)


def test_avenger_of_covenant_banishes_who_has_hit_you() -> None:
    s = scene({"play": ["demon", "hill_giant"]}, {"hand": ["avenger_of_covenant"], "health": 30})
    s.play("attack hill_giant", "pass", "pass", "pass")  # no other attacker; seat 1 waits in both steps
    assert (s.asked, s.health(1)) == ((0, "main"), 22)
    s.play("pass", "play avenger_of_covenant")
    assert (s.champions(0), s.bottom(0)) == (["demon"], ["hill_giant"])


def test_avenger_of_covenant_finds_nobody_who_has_hit_only_champions() -> None:
    s = scene({"play": ["hill_giant"]}, {"hand": ["avenger_of_covenant"], "play": ["human"]})
    s.play("attack hill_giant", "pass", "block human", "pass", "pass", "play avenger_of_covenant")
    assert (s.champions(0), s.champions(1)) == (["hill_giant"], ["avenger_of_covenant"])


def test_bodyguard_comes_back_for_a_good_card() -> None:
    s = scene({"hand": ["warrior_angel"], "discard": ["bodyguard"]}, {}).play("play warrior_angel")
    assert (s.hand(0), s.discard(0)) == (["bodyguard"], [])
    s = scene({"hand": ["dark_prince"], "discard": ["bodyguard"]}, {}).play("play dark_prince")
    assert s.discard(0) == ["bodyguard"]


def test_brand_gives_3_attack_and_finds_health_for_loyalty() -> None:
    s = scene({"hand": ["brand_rebel_fighter", "revolt", "quell"], "play": ["wolf"]}, {})
    s.play("play brand_rebel_fighter", "trigger 1", "champion wolf")
    assert (s.stats("wolf"), s.health(0)) == ((5, 2), 30)
    s.play("card revolt")
    assert (s.health(0), s.hand(0)) == (35, ["quell", "revolt"])


@pytest.mark.parametrize(
    ("shown", "health"), [(["revolt", "quell", "bodyguard"], 36), (["quell"], 32), ([], 30)]
)
def test_kark_gains_2_for_each_good_card_shown(shown: list[str], health: int) -> None:
    s = scene({"hand": ["chamberlain_kark", "revolt", "quell", "bodyguard", "fumble"]}, {})
    s.play("play chamberlain_kark", "trigger 2", *[f"card {card}" for card in shown])
    if len(shown) < 3:
        s.play("pass")
    assert (s.health(0), len(s.hand(0))) == (health, 4)


@pytest.mark.parametrize(("health", "wins"), [(58, True), (57, False)])
def test_kark_wins_with_60_health(health: int, wins: bool) -> None:
    s = scene({"hand": ["chamberlain_kark", "quell"], "health": health}, {})
    s.play("play chamberlain_kark", "trigger 2", "card quell")
    assert (s.game.outcome is not None and s.game.outcome.winners == {0}) is wins


def test_citadel_raven_may_bring_an_event_back_as_it_attacks() -> None:
    s = scene(
        {"hand": ["citadel_raven"], "discard": ["fumble", "hill_giant", "quell"]}, {"discard": ["spite"]}
    )
    s.play("play citadel_raven", "attack citadel_raven")
    assert s.offered() == ["card fumble", "card quell", "pass"]
    s.play("card quell")
    assert (s.hand(0), s.discard(0), s.health(1)) == (["quell"], ["fumble", "hill_giant"], 27)


def test_citadel_scholar_recycles_and_learns_from_every_card_drawn() -> None:
    s = scene({"hand": ["citadel_scholar"], "discard": ["quell", "reset"]}, {})
    s.play("play citadel_scholar", "card quell")
    assert (s.stats("citadel_scholar"), s.hand(0)) == ((1, 2), [WURM])
    s = scene({"hand": ["urgent_messengers"], "play": ["citadel_scholar"]}, {"play": ["demon"]})
    s.play("play urgent_messengers")
    assert (s.stats("citadel_scholar"), s.champion("citadel_scholar")["counters"]) == ((2, 3), 2)


def test_consume_deals_3_and_gains_3() -> None:
    s = scene({"hand": ["consume", "spite"], "gold": 0}, {"play": ["hill_giant"]}).play("play consume")
    assert (s.champion("hill_giant")["damage"], s.health(0)) == (3, 33)


@pytest.mark.parametrize(("card", "health"), [("hill_giant", 33), ("fumble", 30)])
def test_corpsemonger_feeds_on_champions(card: str, health: int) -> None:
    s = scene({"play": ["corpsemonger"], "discard": ["quell"]}, {"discard": ["hill_giant", "fumble"]})
    s.play("power corpsemonger", f"card {card}")
    assert (s.health(0), s.bottom(1)) == (health, [card])
    assert s.champion("corpsemonger")["position"] == "expended"


def test_corpsemonger_cannot_reach_into_the_pile_of_a_hidden_player() -> None:
    s = scene(
        {"play": ["corpsemonger"], "discard": ["quell"]}, {"discard": ["fumble"], "play": ["the_gudgeon"]}
    )
    s.play("power corpsemonger")
    assert (s.discard(0), s.discard(1)) == ([], ["fumble"])


def test_demonic_rising_turns_every_champion_into_a_demon() -> None:
    s = scene({"hand": ["demonic_rising"], "play": ["human", "hill_giant"]}, {"play": ["dark_prince"]})
    s.play("play demonic_rising", "mode 1")
    assert (s.champions(0), s.champions(1)) == (["demon", "demon"], ["demon"])
    assert [c["deploying"] for c in s.view["champions"]] == [False, False, False]
    assert (s.discard(0), s.discard(1)) == (["hill_giant", "demonic_rising"], ["dark_prince"])


def test_demonic_rising_gives_no_demon_for_the_unbreakable() -> None:
    s = scene({"hand": ["demonic_rising"], "play": ["saren_night_stalker"]}, {"play": ["human"]})
    s.play("play demonic_rising", "mode 1")
    assert (s.champions(0), s.champions(1)) == (["saren_night_stalker"], ["demon"])


def test_den_mother_has_three_wolves_and_rages_when_one_is_broken() -> None:
    s = scene({"hand": ["den_mother"]}, {}).play("play den_mother")
    assert s.champions(0) == ["den_mother", "wolf", "wolf", "wolf"]
    board = {"hand": ["lightning_strike"] * 3, "gold": 0, "play": ["den_mother", "wolf", "human"]}
    s = scene(board, {"play": ["wolf"]})
    enemy = s.champion("wolf", 1)["id"]
    s.play("play lightning_strike", f"champion wolf#{enemy}", "play lightning_strike", "champion human")
    assert s.stats("den_mother") == (8, 8)
    s.play("play lightning_strike", "champion wolf")
    assert s.stats("den_mother") == (11, 11)


def test_entangling_vines_expend_a_champion_and_again_for_wild_cards() -> None:
    s = scene({"hand": ["entangling_vines"]}, {"play": ["demon", "dark_prince"]})
    s.play("play entangling_vines", "champion demon")
    assert s.champion("demon")["position"] == "expended"
    s = scene({"hand": [WURM], "play": ["entangling_vines"]}, {"play": ["demon"]})
    s.play(f"play {WURM}", "champion demon")
    assert s.champion("demon")["position"] == "expended"


def test_erratic_research_draws_2_and_banishes_a_pile() -> None:
    s = scene({"hand": ["erratic_research"]}, {"discard": ["quell", "fumble"]})
    s.play("play erratic_research", "player 1")
    assert (s.hand(0), s.discard(1), s.bottom(1)) == ([WURM, WURM], [], ["fumble", "quell"])


def test_fairy_trickster_plays_the_top_card_of_another_for_its_cost() -> None:
    s = scene({"hand": ["spite"], "play": ["fairy_trickster"]}, {"deck": ["urgent_messengers", "fumble"]})
    s.play("power fairy_trickster", "player 1")
    assert s.asked == (0, "play-revealed")
    s.play("yes")
    assert s.champions(0) == ["fairy_trickster", "human", "human"]
    assert (s.hand(0), s.gold(0)) == ([WURM, WURM, "spite"], 0)
    assert s.champion("fairy_trickster")["position"] == "expended"
    assert s.discard(1) == ["urgent_messengers"]


@pytest.mark.parametrize(("gold", "answers"), [(1, ["pass"]), (0, [])])
def test_fairy_trickster_banishes_what_is_not_played(gold: int, answers: list[str]) -> None:
    s = scene(
        {"play": ["fairy_trickster"], "gold": gold, "hand": ["hill_giant"]}, {"deck": ["quell", "fumble"]}
    )
    s.play("power fairy_trickster", "player 1", *answers)
    assert (s.deck(1), s.bottom(1), s.gold(0)) == (2, ["quell"], gold)


def test_fires_of_rebellion_burn_opponents() -> None:
    s = scene({"hand": ["fires_of_rebellion"]}, {}, {}).play("play fires_of_rebellion", "mode 1")
    assert [s.health(seat) for seat in range(3)] == [30, 23, 23]


def test_fires_of_rebellion_burn_a_champion_and_draw() -> None:
    s = scene({"hand": ["fires_of_rebellion", "spite"]}, {"play": ["hill_giant"]})
    s.play("play fires_of_rebellion", "mode 2")
    assert (s.champion("hill_giant")["damage"], s.hand(0), s.health(1)) == (7, [WURM, "spite"], 30)


def test_flame_spike_deals_2_and_recycles() -> None:
    s = scene({"hand": ["flame_spike"], "discard": ["quell", "reset"]}, {})
    s.play("play flame_spike", "player 1", "card quell")
    assert (s.health(1), s.hand(0), s.discard(0)) == (28, [WURM], ["flame_spike"])


@pytest.mark.parametrize(("mode", "attack", "drawn"), [(2, 9, [WURM]), (3, 4, [])])
def test_force_field_weakens_opposing_champions(mode: int, attack: int, drawn: list[str]) -> None:
    s = scene({"hand": ["force_field"], "play": ["hill_giant"]}, {"play": [WURM]})
    s.play("play force_field", f"mode {mode}")
    assert (s.stats(WURM), s.stats("hill_giant"), s.hand(0)) == ((attack, 14), (8, 8), drawn)


def test_frantic_digging_discards_draws_and_recycles() -> None:
    s = scene({"hand": ["frantic_digging", "quell", "reset"], "discard": ["revolt"]}, {})
    s.play("play frantic_digging", "card quell", "card revolt")
    assert (s.hand(0), s.discard(0), s.bottom(0)) == ([WURM, WURM, "reset"], ["frantic_digging"], ["quell"])


def test_gladius_leads_good_champions_and_calls_humans() -> None:
    s = scene({"play": ["gladius_the_defender", "wolf"]}, {"play": ["human"]})
    s.play("power gladius_the_defender")
    assert s.champions(0) == ["gladius_the_defender", "wolf", "human", "human", "human"]
    assert (s.stats("human", 0), s.stats("human", 1), s.stats("wolf")) == ((4, 1), (1, 1), (2, 2))
    gladius = s.champion("gladius_the_defender")
    assert (gladius["attack"], gladius["position"]) == (6, "expended")


def test_go_wild_gives_4_4_and_recycles() -> None:
    s = scene({"hand": ["go_wild"], "discard": ["quell", "reset"], "play": ["wolf"]}, {})
    s.play("play go_wild", "card quell")
    assert (s.stats("wolf"), s.hand(0)) == ((6, 6), [WURM])


def test_grave_demon_banishes_a_pile() -> None:
    s = scene({"hand": ["grave_demon"]}, {"discard": ["quell", "fumble"]}).play(
        "play grave_demon", "player 1"
    )
    assert (s.discard(1), s.bottom(1)) == ([], ["fumble", "quell"])


def test_hunting_pack_deals_2_for_every_own_wolf() -> None:
    s = scene({"hand": ["hunting_pack"], "play": ["human", "wolf"]}, {"play": ["mythic_monster", "wolf"]})
    s.play("play hunting_pack", "champion mythic_monster")
    assert (s.champions(0), s.champion("mythic_monster")["damage"]) == (["human", *["wolf"] * 4], 8)
    s = scene({"hand": ["hunting_pack"]}, {"play": ["hill_giant"]}).play("play hunting_pack", "pass")
    assert s.champions(1) == ["hill_giant"]
