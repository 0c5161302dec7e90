"""The 30 Evil cards of 2015, one after the other: what each of them does."""

import pytest

from tests.epic.scene import define, scene

# A champion for 0 gold that can be played in the own main phase only: who holds it is asked there,
# and nowhere else, so that the turn does not pass unasked.
HOLD = "cave_troll"
LOYAL = ["wither", "wither"]  # two Evil cards to reveal


@pytest.mark.parametrize(
    "card",
    [
        "apocalypse",
        "army_of_the_apocalypse",
        "bitten",
        "final_task",
        "inner_demon",
        "zombie_apocalypse",
    ],
)
def test_first_mode_draws_two(card: str) -> None:
    s = scene({"hand": [card, HOLD], "play": ["wolf"], "discard": ["medusa"]}, {"play": ["demon"]})
    s.play(f"play {card}", "mode 1")
    assert s.hand(0) == [HOLD, "rampaging_wurm", "rampaging_wurm"]
    assert (s.gold(0), s.champions(0), s.champions(1)) == (0, ["wolf"], ["demon"])
    assert s.discard(0) == ["medusa", card]


def test_angel_of_death_breaks_every_other_champion() -> None:
    s = scene({"hand": ["angel_of_death", *LOYAL], "play": ["demon"]}, {"play": ["wolf", "gold_dragon"]})
    s.play("play angel_of_death", "card wither")
    assert (s.champions(0), s.champions(1)) == (["angel_of_death"], [])
    assert (s.discard(0), s.discard(1)) == ([], ["gold_dragon"])
    assert s.hand(0) == LOYAL


def test_angel_of_death_without_loyalty_breaks_nothing() -> None:
    s = scene({"hand": ["angel_of_death", *LOYAL], "play": ["demon"]}, {"play": ["wolf"]})
    s.play("play angel_of_death", "pass")
    assert (s.champions(0), s.champions(1)) == (["demon", "angel_of_death"], ["wolf"])


def test_apocalypse_breaks_every_champion() -> None:
    s = scene({"hand": ["apocalypse", HOLD], "play": ["medusa"]}, {"play": ["kong", "wolf"]})
    s.play("play apocalypse", "mode 2")
    assert s.champions(0) == s.champions(1) == []
    assert (s.discard(0), s.discard(1)) == (["medusa", "apocalypse"], ["kong"])


@pytest.mark.parametrize("card", ["apocalypse", "army_of_the_apocalypse"])
def test_second_mode_is_for_the_own_turn(card: str) -> None:
    s = scene({"hand": [HOLD], "play": ["kong"]}, {"hand": [card], "discard": ["medusa"]})
    s.play("pass", f"play {card}")  # a single mode is left and chooses itself
    assert s.hand(1) == ["rampaging_wurm", "rampaging_wurm"]
    assert (s.champions(0), s.champions(1)) == (["kong"], [])


def test_army_of_the_apocalypse_empties_the_discard_piles_of_champions() -> None:
    s = scene(
        {"hand": ["army_of_the_apocalypse", *LOYAL], "discard": ["kong", "plague", "medusa"]},
        {"discard": ["trihorror", "banishment"]},
    )
    s.play("play army_of_the_apocalypse", "mode 2")
    assert (s.champions(0), s.champions(1)) == (["kong", "medusa"], ["trihorror"])
    assert (s.discard(0), s.discard(1)) == (["plague", "army_of_the_apocalypse"], ["banishment"])
    # neither Kong's Tribute nor Medusa's Loyalty
    assert s.asked == (0, "main")
    assert [c["damage"] for c in s.view["champions"]] == [0, 0, 0]
    assert s.champion("kong")["deploying"]


@pytest.mark.parametrize(
    ("card", "token", "stats"), [("bitten", "zombie", (2, 2)), ("inner_demon", "demon", (4, 4))]
)
def test_break_for_a_token(card: str, token: str, stats: tuple[int, int]) -> None:
    s = scene({"hand": [card, HOLD]}, {"play": ["kong"]})
    s.play(f"play {card}", "mode 2")
    assert (s.champions(0), s.champions(1), s.discard(1)) == ([token], [], ["kong"])
    assert s.stats(token) == stats


@pytest.mark.parametrize(("card", "token"), [("bitten", "zombie"), ("inner_demon", "demon")])
def test_the_active_player_makes_the_token(card: str, token: str) -> None:
    s = scene({"hand": [HOLD], "play": ["kong"]}, {"hand": [card]})
    s.play("pass", f"play {card}", "mode 2")
    assert (s.champions(0), s.champions(1), s.discard(0)) == ([token], [], ["kong"])


def test_corpse_taker_may_return_a_cost_1_champion_to_hand() -> None:
    s = scene({"hand": ["corpse_taker", HOLD], "discard": ["kong", HOLD, "plague"]}, {"discard": ["medusa"]})
    s.play("play corpse_taker")
    assert s.offered() == ["card kong", "pass"]
    s.play("card kong")
    assert (s.hand(0), s.discard(0)) == ([HOLD, "kong"], [HOLD, "plague"])


def test_corpse_taker_banishes_a_card_of_any_discard_pile() -> None:
    s = scene(
        {"hand": [HOLD], "play": ["corpse_taker"], "discard": ["plague"]}, {"discard": ["medusa", "kong"]}
    )
    s.play("power corpse_taker")
    assert s.offered() == ["card plague", "card medusa", "card kong"]
    s.play("card medusa")
    assert (s.discard(0), s.discard(1), s.bottom(1)) == (["plague"], ["kong"], ["medusa"])
    assert s.champion("corpse_taker")["position"] == "expended"


def test_dark_assassin_breaks_at_once_with_loyalty() -> None:
    s = scene({"hand": ["dark_assassin", *LOYAL]}, {"play": ["kong"]})
    s.play("play dark_assassin", "card wither", "power dark_assassin", "champion kong")
    assert (s.champions(0), s.discard(1)) == (["dark_assassin"], ["kong"])


def test_dark_assassin_without_loyalty_has_no_blitz() -> None:
    s = scene({"hand": ["dark_assassin", *LOYAL]}, {"play": ["kong"]})
    s.play("play dark_assassin", "pass")
    assert s.refused("power dark_assassin") == "EP-6.7"


def test_dark_knight_is_unbreakable_in_the_own_turn() -> None:
    s = scene({"hand": [HOLD, "dark_knight"]}, {"play": ["burrowing_wurm"]})
    s.play("play dark_knight", "attack dark_knight", "block burrowing_wurm")
    assert s.champion("dark_knight")["damage"] == 18
    assert s.champion("burrowing_wurm")["damage"] == 5


def test_dark_knight_is_breakable_in_other_turns() -> None:
    s = scene({"hand": [HOLD], "play": ["wolf"]}, {"play": ["dark_knight"]})
    s.play("attack wolf", "block dark_knight")
    assert s.champions(0) == s.champions(1) == []


def test_dark_leader_leads_own_other_humans() -> None:
    s = scene(
        {"hand": [HOLD], "play": ["dark_leader", "human", "white_knight", "demon"]}, {"play": ["human"]}
    )
    assert s.stats("dark_leader") == (4, 4)
    assert (s.stats("human", 0), s.stats("white_knight"), s.stats("demon")) == ((2, 1), (10, 9), (4, 4))
    assert s.champion("white_knight")["factions"] == ["good", "evil"]
    assert (s.stats("human", 1), s.champion("human", 1)["factions"]) == ((1, 1), ["good"])


def test_dark_leader_makes_a_human() -> None:
    s = scene({"hand": ["dark_leader", HOLD]}, {})
    s.play("play dark_leader", "power dark_leader")
    assert (s.champions(0), s.stats("human")) == (["dark_leader", "human"], (2, 1))
    assert s.refused("power dark_leader") == "EP-6.4"


def test_demon_breach_makes_three_demons_in_the_own_turn() -> None:
    s = scene({"hand": ["demon_breach", HOLD]}, {})
    s.play("play demon_breach")
    assert s.champions(0) == ["demon", "demon", "demon"]


def test_demon_breach_makes_two_demons_in_other_turns() -> None:
    s = scene({"hand": [HOLD]}, {"hand": ["demon_breach"]})
    s.play("pass", "play demon_breach")
    assert s.champions(1) == ["demon", "demon"]


def test_demon_breach_recalled_costs_a_health() -> None:
    s = scene({"hand": [HOLD], "discard": ["demon_breach"]}, {})
    s.play("recall demon_breach")
    assert (s.hand(0), s.discard(0)) == ([HOLD, "demon_breach"], [])
    assert (s.gold(0), s.health(0), s.champions(0)) == (0, 29, [])


def test_drain_essence_deals_nine_and_gains_nine() -> None:
    s = scene({"hand": ["drain_essence", HOLD], "health": 20}, {"play": ["kong"]})
    s.play("play drain_essence")
    assert (s.champion("kong")["damage"], s.health(0), s.health(1)) == (9, 29, 30)


def test_drinker_of_blood_drinks_for_every_other_champion_broken() -> None:
    s = scene(
        {"hand": ["apocalypse", HOLD], "play": ["drinker_of_blood", "wolf"]}, {"play": ["kong", "human"]}
    )
    s.play("play apocalypse", "mode 2")
    assert (s.champions(0), s.champions(1)) == (["drinker_of_blood"], [])  # unbreakable in the own turn
    s.play("trigger 1", "trigger 1")  # three broken, three triggers; the last one needs no choice
    assert (s.health(0), s.health(1)) == (36, 24)


def test_drinker_of_blood_broken_too_drinks_nothing() -> None:
    s = scene({"hand": ["apocalypse", HOLD], "play": ["wolf"]}, {"play": ["drinker_of_blood"]})
    s.play("play apocalypse", "mode 2")
    assert (s.champions(1), s.health(0), s.health(1)) == ([], 30, 30)


def test_drinker_of_blood_drinks_nothing_if_it_has_left_meanwhile() -> None:
    define('Card("test_bomb", WILD, 0, 1, 1, broken=BreakEach(ALL))')
    s = scene({"hand": ["bitten", HOLD], "play": ["test_bomb"]}, {"play": ["drinker_of_blood"]})
    s.play("play bitten", "mode 2", "champion test_bomb")  # the bomb's trigger comes first
    assert (s.champions(1), s.health(0), s.health(1)) == ([], 30, 30)


def test_final_task_brings_a_champion_for_one_attack() -> None:
    s = scene({"hand": ["final_task", HOLD]}, {"discard": ["trihorror", "plague"]})
    s.play("play final_task", "mode 2", "attack trihorror")
    assert s.health(1) == 18
    s.play("pass")
    assert (s.discard(1), s.champions(0)) == (["plague", "trihorror"], ["demon", "demon", "demon"])


def test_final_task_forgets_a_champion_that_has_left() -> None:
    s = scene({"hand": ["final_task", HOLD], "play": ["time_bender"], "discard": ["medusa"]}, {})
    s.play("play final_task", "mode 2", "power time_bender 2", "champion medusa", "pass")
    assert (s.hand(0), s.champions(0)) == ([HOLD, "medusa"], ["time_bender"])


def test_guilt_demon_may_banish_a_card_on_entering_and_on_attacking() -> None:
    s = scene({"hand": ["guilt_demon", HOLD]}, {"discard": ["kong", "medusa"]})
    s.play("play guilt_demon")
    assert s.offered() == ["card kong", "card medusa", "pass"]
    s.play("card kong")
    assert (s.discard(1), s.bottom(1)) == (["medusa"], ["kong"])
    s.play("attack guilt_demon")
    assert s.offered() == ["card medusa", "pass"]
    s.play("card medusa")
    assert (s.discard(1), s.bottom(1), s.health(1)) == ([], ["medusa"], 27)


def test_infernal_gatekeeper_sells_a_demon_on_entering() -> None:
    s = scene({"hand": ["infernal_gatekeeper", HOLD]}, {})
    s.play("play infernal_gatekeeper", "yes")
    assert (s.health(0), s.champions(0)) == (29, ["infernal_gatekeeper", "demon"])


@pytest.mark.parametrize(("answer", "health", "demons"), [("yes", 29, ["demon"]), ("pass", 30, [])])
def test_infernal_gatekeeper_sells_a_demon_to_evil_allies(
    answer: str, health: int, demons: list[str]
) -> None:
    s = scene({"hand": ["trihorror", HOLD], "play": ["infernal_gatekeeper"]}, {})
    s.play("play trihorror", answer)
    assert (s.health(0), s.champions(0)) == (health, ["infernal_gatekeeper", "trihorror", *demons])


def test_medusa_breaks_an_attacker() -> None:
    s = scene({"hand": [HOLD], "play": ["kong"]}, {"hand": ["medusa", *LOYAL]})
    s.play("attack kong", "play medusa", "card wither", "champion kong")
    assert (s.champions(0), s.champions(1), s.discard(0)) == ([], ["medusa"], ["kong"])


def test_murderous_necromancer_makes_three_zombies_with_loyalty() -> None:
    s = scene({"hand": ["murderous_necromancer", *LOYAL]}, {})
    s.play("play murderous_necromancer", "card wither")
    assert s.champions(0) == ["murderous_necromancer", "zombie", "zombie", "zombie"]


def test_murderous_necromancer_makes_a_zombie_of_a_champion() -> None:
    s = scene({"hand": [HOLD], "play": ["murderous_necromancer"]}, {"play": ["kong"]})
    s.play("power murderous_necromancer", "champion kong")
    assert (s.champions(0), s.discard(1)) == (["murderous_necromancer", "zombie"], ["kong"])
    assert s.refused("power murderous_necromancer") == "EP-6.4"


def test_necromancer_lord_takes_a_champion_of_any_discard_pile() -> None:
    s = scene({"hand": ["necromancer_lord", *LOYAL]}, {"discard": ["triceratops", "plague"]})
    s.play("play necromancer_lord", "card wither", "power necromancer_lord")
    assert (s.champions(0), s.discard(1)) == (["necromancer_lord", "triceratops"], ["plague"])
    assert (s.champion("triceratops")["owner"], s.champion("triceratops")["deploying"]) == (1, True)
    assert s.hand(0) == ["rampaging_wurm", *LOYAL]  # its Tribute works for the new controller
    assert s.refused("power necromancer_lord") == "EP-6.4"


def test_plague_hurts_a_side_draws_and_recycles() -> None:
    s = scene(
        {"hand": ["plague", HOLD], "discard": ["kong", "medusa"], "play": ["human"]},
        {"play": ["human", "wolf"]},
    )
    s.play("play plague", "mode 1", "player 1", "card medusa")
    assert (s.health(0), s.health(1)) == (30, 29)
    assert (s.champions(0), s.champions(1), s.champion("wolf")["damage"]) == (["human"], ["wolf"], 1)
    assert s.hand(0) == [HOLD, "rampaging_wurm", "rampaging_wurm"]
    assert (s.discard(0), s.bottom(0)) == (["plague"], ["kong"])


def test_plague_breaks_every_champion_in_the_own_turn() -> None:
    s = scene({"hand": ["plague", HOLD], "play": ["medusa"]}, {"play": ["kong"]})
    s.play("play plague", "mode 2")
    assert (s.champions(0), s.champions(1), s.health(1)) == ([], [], 30)


def test_plague_breaks_nothing_in_other_turns() -> None:
    s = scene({"hand": [HOLD], "play": ["kong"]}, {"hand": ["plague"]})
    s.play("pass", "play plague")  # a single mode is left and chooses itself
    assert s.asked == (1, "target")
    s.play("player 0")
    assert (s.champion("kong")["damage"], s.health(0), s.hand(1)) == (1, 29, ["rampaging_wurm"])


def test_plentiful_dead_makes_a_zombie() -> None:
    s = scene({"hand": ["plentiful_dead", HOLD]}, {})
    s.play("play plentiful_dead")
    assert (s.champions(0), s.gold(0), s.discard(0)) == (["zombie"], 1, ["plentiful_dead"])


@pytest.mark.parametrize(
    ("answer", "health", "hand", "pile"),
    [("yes", 29, [HOLD, "plentiful_dead"], []), ("pass", 30, [HOLD], ["plentiful_dead"])],
)
def test_plentiful_dead_comes_back_for_a_health(
    answer: str, health: int, hand: list[str], pile: list[str]
) -> None:
    s = scene({"hand": ["trihorror", HOLD], "discard": ["plentiful_dead"]}, {})
    s.play("play trihorror", answer)
    assert (s.health(0), s.hand(0), s.discard(0)) == (health, hand, pile)


def test_soul_hunter_strikes_when_broken_and_returns() -> None:
    s = scene({"hand": ["inner_demon", HOLD]}, {"play": ["soul_hunter"]})
    s.play("play inner_demon", "mode 2")
    assert s.asked == (1, "target")
    s.play("player 0")
    assert (s.health(0), s.health(1), s.discard(1)) == (25, 30, ["soul_hunter"])
    s.play("pass")
    assert (s.champions(1), s.discard(1)) == (["soul_hunter"], [])
    assert s.champion("soul_hunter")["deploying"]


def test_succubus_draws_and_banishes_a_good_champion_at_once() -> None:
    s = scene({"hand": ["succubus", *LOYAL]}, {"play": ["gold_dragon", "kong"]})
    s.play("play succubus", "trigger 1")  # the Tribute; Loyalty follows
    assert s.hand(0) == ["rampaging_wurm", *LOYAL]
    s.play("card wither", "power succubus")
    assert (s.champions(1), s.bottom(1)) == (["kong"], ["gold_dragon"])
    assert s.refused("power succubus") == "EP-6.4"


def test_the_risen_strengthens_own_evil_champions() -> None:
    s = scene({"hand": ["the_risen", HOLD], "play": ["medusa", "wolf"]}, {"play": ["demon"]})
    s.play("play the_risen")
    assert s.champions(0) == ["medusa", "wolf", "zombie", "zombie", "zombie"]
    assert (s.stats("zombie"), s.champion("zombie")["deploying"]) == ((3, 3), False)
    assert (s.stats("medusa"), s.stats("wolf"), s.stats("demon")) == ((7, 9), (2, 2), (4, 4))


def test_thrasher_demon_grows_when_it_attacks() -> None:
    s = scene({"hand": ["thrasher_demon", HOLD]}, {})
    s.play("play thrasher_demon", "attack thrasher_demon")
    assert (s.health(1), s.stats("thrasher_demon"), s.champion("thrasher_demon")["counters"]) == (
        27,
        (3, 3),
        2,
    )


def test_thrasher_demon_breaks_whatever_it_damages() -> None:
    s = scene({"hand": [HOLD], "play": ["thrasher_demon"]}, {"play": ["kong"]})
    s.play("attack thrasher_demon", "block kong")
    assert (s.discard(0), s.discard(1)) == (["thrasher_demon"], ["kong"])


def test_thrasher_demons_break_each_other() -> None:
    s = scene({"hand": [HOLD], "play": ["thrasher_demon"]}, {"play": ["thrasher_demon"]})
    s.play("attack thrasher_demon", "block thrasher_demon")  # 3/3 against 1/1, at the same time
    assert s.champions(0) == s.champions(1) == []


def test_trihorror_broken_makes_three_demons() -> None:
    s = scene({"hand": ["bitten", HOLD]}, {"play": ["trihorror"]})
    s.play("play bitten", "mode 2")
    assert (s.champions(1), s.discard(1)) == (["demon", "demon", "demon"], ["trihorror"])


def test_unquenchable_thirst_grows_with_evil_cards_banished() -> None:
    s = scene(
        {"hand": ["unquenchable_thirst", HOLD], "discard": ["plague", "kong", "medusa"]}, {"play": ["kong"]}
    )
    s.play("play unquenchable_thirst")
    assert s.offered() == ["pass", "card plague", "card medusa"]
    s.play("card plague", "card medusa")
    assert (s.champion("kong")["damage"], s.health(0)) == (3, 33)
    assert (s.discard(0), s.bottom(0)) == (["kong", "unquenchable_thirst"], ["medusa", "plague"])


def test_unquenchable_thirst_alone_deals_and_gains_one() -> None:
    s = scene({"hand": ["unquenchable_thirst", HOLD], "discard": ["plague"]}, {"play": ["kong"]})
    s.play("play unquenchable_thirst", "pass")
    assert (s.champion("kong")["damage"], s.health(0), s.discard(0)) == (
        1,
        31,
        ["plague", "unquenchable_thirst"],
    )


def test_vampire_lord_grows_with_every_bite() -> None:
    s = scene({"hand": ["vampire_lord", HOLD]}, {})
    s.play("play vampire_lord", "attack vampire_lord")
    assert (s.health(1), s.stats("vampire_lord")) == (25, (7, 7))


def test_vampire_lord_is_unbreakable_in_the_own_turn() -> None:
    s = scene({"hand": [HOLD], "play": ["vampire_lord"]}, {"play": ["burrowing_wurm"]})
    s.play("attack vampire_lord", "block burrowing_wurm")
    assert (s.champion("vampire_lord")["damage"], s.stats("vampire_lord")) == (18, (7, 7))


def test_vampire_lord_is_breakable_in_other_turns() -> None:
    s = scene({"hand": [HOLD], "play": ["kong"]}, {"play": ["vampire_lord"]})
    s.play("attack kong", "block vampire_lord")
    assert s.discard(1) == ["vampire_lord"]


def test_wither_withers_all_of_a_name() -> None:
    s = scene({"hand": ["wither", HOLD], "play": ["kong"]}, {"play": ["kong", "demon"]})
    s.play("play wither", "champion kong")
    for seat in (0, 1):
        assert (s.stats("kong", seat), s.champion("kong", seat)["damage"]) == ((10, 14), 3)
    assert (s.stats("demon"), s.champion("demon")["damage"]) == ((4, 4), 0)


def test_word_of_summoning_makes_a_demon_and_recycles() -> None:
    s = scene({"hand": ["word_of_summoning", HOLD], "discard": ["kong", "medusa", "plague"]}, {})
    s.play("play word_of_summoning", "card plague", "card kong")
    assert (s.champions(0), s.hand(0)) == (["demon"], [HOLD, "rampaging_wurm"])
    assert (s.discard(0), s.bottom(0)) == (["medusa", "word_of_summoning"], ["kong"])


def test_zombie_apocalypse_raises_the_dead_champions() -> None:
    s = scene(
        {"hand": ["zombie_apocalypse", HOLD], "play": ["kong"], "discard": ["medusa", "plague"]},
        {"play": ["human"], "discard": ["succubus"]},
    )
    s.play("play zombie_apocalypse", "mode 2")
    assert (s.champions(0), s.champions(1)) == (["zombie", "zombie"], ["zombie"])
    assert s.discard(0) == ["medusa", "plague", "kong", "zombie_apocalypse"]
