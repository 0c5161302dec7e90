"""The Good cards of 2015, one by one: what each does. Their numbers: test_base_good_wild_facts.py."""

import pytest

from tests.epic.scene import Scene, scene

WURM = "rampaging_wurm"  # what the decks of scenes are made of
SPARE = "cave_troll"  # a free card in hand: the main phase stays open, and what is for this turn stays


def keywords(s: Scene, name: str) -> set[str]:
    """The keywords of a champion now."""
    return set(s.champion(name)["keywords"])


@pytest.mark.parametrize(("answer", "health"), [("card white_dragon", 40), ("pass", 35)])
def test_angel_of_light_gives_5_health_and_5_more_for_loyalty(answer: str, health: int) -> None:
    s = scene({"hand": ["angel_of_light", "white_dragon", "watchful_gargoyle"]}, {})
    s.play("play angel_of_light", "trigger 1")
    assert s.health(0) == 35
    s.play(answer)
    assert s.health(0) == health


def test_angel_of_mercy_may_bring_back_a_different_good_champion_as_the_turn_starts() -> None:
    pile = ["angel_of_mercy", "white_dragon", "kong", "inner_peace", "high_king"]
    s = scene({"discard": ["white_knight"]}, {"play": ["angel_of_mercy"], "discard": pile}).play("pass")
    assert s.asked == (1, "target")
    assert s.offered() == ["card white_dragon", "card high_king", "pass"]
    s.play("card high_king")
    assert s.champions(1) == ["angel_of_mercy", "high_king"]
    assert s.champion("high_king")["deploying"]
    assert s.gold(1) == 1
    assert "high_king" not in s.discard(1)


def test_angelic_protector_shelters_a_champion_this_turn() -> None:
    s = scene({"hand": ["angelic_protector", "fireball"], "play": ["demon"]}, {"play": ["wolf"]})
    s.play("play angelic_protector")
    assert s.offered() == ["champion demon", "champion wolf", "champion angelic_protector"]
    s.play("champion demon")
    assert keywords(s, "demon") == {"unbreakable", "untargetable"}
    s.play("play fireball")
    assert s.offered() == ["player 0", "player 1", "champion wolf", "champion angelic_protector"]


def test_avenging_angel_keeps_attackers_away_while_it_is_expended() -> None:
    s = scene({"play": ["avenging_angel"]}, {"play": ["wolf"]}).play("attack avenging_angel")
    assert (s.health(0), s.health(1)) == (36, 24)
    assert (s.asked, s.offered("attack")) == ((1, "main"), [])


def test_a_prepared_avenging_angel_keeps_nobody_away() -> None:
    s = scene({"play": ["wolf"]}, {"play": ["avenging_angel"]})
    assert s.offered("attack") == ["attack wolf"]


def test_banishment_puts_a_champion_under_the_deck_and_its_player_draws_in_the_own_turn() -> None:
    s = scene({"hand": ["banishment", SPARE]}, {"play": ["kong"]}).play("play banishment")
    assert (s.champions(1), s.deck(1), s.bottom(1)) == ([], 11, ["kong"])
    assert s.hand(0) == [SPARE, WURM]


def test_banishment_in_the_turn_of_the_opponent_lets_the_opponent_draw() -> None:
    s = scene({"play": ["kong"]}, {"hand": ["banishment"]}).play("pass", "play banishment")
    assert s.bottom(0) == ["kong"]
    assert (s.hand(0), s.hand(1)) == ([WURM], [])


def test_brave_squire_makes_a_human_and_makes_a_champion_strong_and_unbreakable() -> None:
    s = scene({"hand": ["brave_squire", SPARE], "play": ["demon"]}, {}).play("play brave_squire")
    assert s.offered() == ["champion demon", "champion human"]
    s.play("champion demon")
    assert (s.stats("demon"), s.stats("human")) == ((9, 4), (1, 1))
    assert (keywords(s, "demon"), keywords(s, "human")) == ({"unbreakable"}, set())


def test_ceasefire_draws_2_and_ends_all_attacking() -> None:
    s = scene({"hand": ["ceasefire", SPARE], "play": ["wolf"]}, {}).play("play ceasefire")
    assert s.hand(0) == [SPARE, WURM, WURM]
    assert s.refused("attack wolf") == "EP-15.7"


def test_ceasefire_does_not_stop_the_attack_that_goes_on() -> None:
    s = scene({"hand": [SPARE], "play": ["wolf", "demon"]}, {"hand": ["ceasefire"]})
    s.play("attack wolf", "pass", "play ceasefire")
    assert s.health(1) == 28
    assert s.hand(1) == [WURM, WURM]
    assert s.refused("attack demon") == "EP-15.7"


def test_courageous_soul_strengthens_all_own_champions_when_it_attacks() -> None:
    s = scene(
        {"play": ["courageous_soul", "wolf", "demon"]}, {"play": [{"card": "zombie", "position": "expended"}]}
    )
    s.play("attack courageous_soul", "attack wolf", "pass")
    assert s.health(1) == 22
    assert s.stats("demon") == (6, 4)
    assert s.stats("zombie") == (2, 2)


def test_divine_judgment_draws_2() -> None:
    s = scene({"hand": ["divine_judgment", SPARE], "play": ["wolf"]}, {}).play(
        "play divine_judgment", "mode 1"
    )
    assert s.hand(0) == [SPARE, WURM, WURM]
    assert s.champions(0) == ["wolf"]


def test_divine_judgment_banishes_every_champion() -> None:
    s = scene(
        {"hand": ["divine_judgment", SPARE], "play": ["wolf", "kong"]},
        {"play": ["noble_unicorn", "high_king"]},
    )
    s.play("play divine_judgment", "mode 2")
    assert (s.champions(0), s.bottom(0)) == ([], ["kong"])
    assert (s.champions(1), s.bottom(1)) == (["high_king"], ["noble_unicorn"])


def test_divine_judgment_only_draws_in_the_turn_of_the_opponent() -> None:
    s = scene({"play": ["wolf"]}, {"hand": ["divine_judgment"]}).play("pass", "play divine_judgment")
    assert s.hand(1) == [WURM, WURM]
    assert s.champions(0) == ["wolf"]


def test_faithful_pegasus_recycles() -> None:
    s = scene({"hand": ["faithful_pegasus", SPARE], "discard": ["kong", "lash", "rage"]}, {})
    s.play("play faithful_pegasus", "card rage", "card kong")
    assert (s.discard(0), s.bottom(0), s.hand(0)) == (["lash"], ["kong"], [SPARE, WURM])


def test_faithful_pegasus_takes_a_human_along_when_it_attacks() -> None:
    s = scene(
        {"play": ["faithful_pegasus", {"card": "human", "deploying": True}, "wolf"]},
        {"play": ["demon", {"card": "human", "position": "expended"}]},
    )
    s.play("attack faithful_pegasus", "pass")
    assert s.offered() == ["champion human", "pass"]
    s.play("champion human")
    assert s.health(1) == 27  # the demon cannot block the two flyers
    assert s.champion("human", 0)["position"] == "expended"
    assert s.champion("human", 0)["keywords"] == ["airborne"]


def test_faithful_pegasus_takes_a_human_along_when_it_blocks() -> None:
    human = {"card": "human", "position": "expended"}
    s = scene({"hand": [SPARE], "play": ["demon", human]}, {"play": ["faithful_pegasus", "human", "wolf"]})
    s.play("attack demon", "block faithful_pegasus", "pass")
    assert s.offered() == ["champion human", "pass"]
    s.play("champion human")
    assert s.asked == (0, "share")  # the demon's damage, between the two blockers
    s.play("number 4")
    assert (s.champions(1), s.health(1)) == (["human", "wolf"], 30)
    assert s.champion("human", 1)["position"] == "flipped"
    assert s.champion("human", 1)["keywords"] == ["airborne"]
    assert s.champion("demon")["damage"] == 3


def test_feint_takes_attackers_back_and_they_may_attack_again() -> None:
    s = scene({"hand": ["feint"], "play": ["demon"]}, {"play": ["kong"]})
    s.play("attack demon", "pass", "block kong", "play feint")
    assert s.hand(0) == [WURM, WURM]
    assert s.champion("demon")["position"] == "prepared"
    assert (s.champion("demon")["damage"], s.champion("kong")["damage"]) == (0, 0)
    s.play("attack demon")
    assert s.health(1) == 26


def test_feint_takes_blockers_back_and_what_they_blocked_stays_blocked() -> None:
    s = scene({"hand": [SPARE], "play": ["demon"]}, {"hand": ["feint"], "play": ["human"]})
    s.play("attack demon", "pass", "block human", "play feint")
    assert s.hand(1) == [WURM, WURM]
    assert s.champion("human")["position"] == "prepared"
    assert s.champion("demon")["damage"] == 0
    assert s.health(1) == 30


def test_gold_dragon_makes_own_good_champions_righteous() -> None:
    s = scene(
        {"play": ["gold_dragon", "human", "wolf"]}, {"play": [{"card": "human", "position": "expended"}]}
    )
    assert s.champion("human", 1)["keywords"] == []
    s.play("attack gold_dragon", "attack human", "attack wolf")
    assert (s.health(0), s.health(1)) == (37, 21)


def test_high_king_banishes_a_champion() -> None:
    s = scene({"hand": [SPARE], "play": ["high_king"]}, {"play": ["kong"]}).play(
        "power high_king", "champion kong"
    )
    assert s.bottom(1) == ["kong"]
    assert s.champion("high_king")["position"] == "expended"


def test_high_king_has_blitz_for_loyalty_only() -> None:
    hand = ["high_king", "white_dragon", "watchful_gargoyle"]
    s = scene({"hand": hand}, {"play": ["kong"]}).play("play high_king", "card white_dragon")
    s.play("power high_king", "champion kong")
    assert s.bottom(1) == ["kong"]
    s = scene({"hand": hand}, {"play": ["kong"]}).play("play high_king", "pass")
    assert s.refused("power high_king") == "EP-6.7"


def test_inheritance_of_the_meek_draws_2() -> None:
    s = scene({"hand": ["inheritance_of_the_meek", SPARE]}, {"play": ["kong"]})
    s.play("play inheritance_of_the_meek", "mode 1")
    assert s.hand(0) == [SPARE, WURM, WURM]
    assert s.champions(1) == ["kong"]


def test_inheritance_of_the_meek_leaves_only_tokens() -> None:
    s = scene(
        {"hand": ["inheritance_of_the_meek", SPARE], "play": ["human", "white_knight"]},
        {"play": ["kong", "wolf"]},
    )
    s.play("play inheritance_of_the_meek", "mode 2")
    assert (s.champions(0), s.bottom(0)) == (["human"], ["white_knight"])
    assert (s.champions(1), s.bottom(1)) == (["wolf"], ["kong"])
    assert (s.hand(0), s.hand(1)) == ([SPARE], [])


def test_inheritance_of_the_meek_gives_a_card_to_the_opponent_whose_turn_it_is() -> None:
    s = scene({"play": ["kong"]}, {"hand": ["inheritance_of_the_meek"]})
    s.play("pass", "play inheritance_of_the_meek", "mode 2")
    assert s.bottom(0) == ["kong"]
    assert (s.hand(0), s.hand(1)) == ([WURM], [])


def test_inner_peace_gives_10_health_and_stays_in_the_discard_pile() -> None:
    s = scene({"hand": ["inner_peace", SPARE]}, {}).play("play inner_peace")
    assert (s.health(0), s.discard(0)) == (40, ["inner_peace"])


def test_inner_peace_comes_back_for_a_good_card_of_cost_1() -> None:
    s = scene({"hand": ["white_dragon", "ceasefire"], "discard": ["inner_peace"]}, {}).play(
        "play white_dragon"
    )
    assert s.hand(0) == ["ceasefire"]
    s.play("play ceasefire")
    assert s.hand(0) == ["inner_peace", WURM, WURM]
    assert s.discard(0) == ["ceasefire"]


def test_lord_of_the_arena_is_strong_and_unbreakable_when_it_enters() -> None:
    s = scene({"hand": ["lord_of_the_arena", SPARE]}, {"play": ["kong"]}).play("play lord_of_the_arena")
    assert s.stats("lord_of_the_arena") == (13, 9)
    s.play("attack lord_of_the_arena")  # the only champion that can block it must
    assert (s.champions(0), s.health(1)) == (["lord_of_the_arena"], 30)
    assert s.champion("kong")["position"] == "flipped"


def test_lord_of_the_arena_must_be_blocked() -> None:
    s = scene({"play": ["lord_of_the_arena"]}, {"play": ["kong", "wolf"]}).play("attack lord_of_the_arena")
    assert s.refused("pass") == "EP-15.6"
    s.play("block wolf")
    assert (s.champions(0), s.champions(1)) == (["lord_of_the_arena"], ["kong"])


def test_lord_of_the_arena_is_strong_and_unbreakable_when_a_good_card_of_cost_1_is_played() -> None:
    s = scene({"hand": ["inner_peace", SPARE], "play": ["lord_of_the_arena"]}, {}).play("play inner_peace")
    assert s.stats("lord_of_the_arena") == (13, 9)
    assert "unbreakable" in keywords(s, "lord_of_the_arena")


def test_noble_unicorn_draws_when_it_enters_and_for_good_cards_of_cost_1() -> None:
    s = scene({"hand": ["noble_unicorn", SPARE]}, {}).play("play noble_unicorn")
    assert s.hand(0) == [SPARE, WURM]
    s = scene({"hand": ["inner_peace", SPARE], "play": ["noble_unicorn"]}, {}).play("play inner_peace")
    assert s.hand(0) == [SPARE, WURM]


@pytest.mark.parametrize(("answer", "left"), [("champion kong", []), ("pass", ["kong"])])
def test_palace_guard_may_banish_a_champion(answer: str, left: list[str]) -> None:
    s = scene({"hand": ["palace_guard", SPARE]}, {"play": ["kong"]}).play("play palace_guard")
    assert s.offered() == ["champion kong", "champion palace_guard", "pass"]
    s.play(answer)
    assert (s.champions(0), s.champions(1)) == (["palace_guard"], left)
    assert s.deck(1) == (10 if left else 11)


def test_priest_of_kalnor_gives_4_health_and_shelters_a_champion_for_loyalty() -> None:
    s = scene({"hand": ["priest_of_kalnor", "white_dragon", "watchful_gargoyle"], "play": ["demon"]}, {})
    s.play("play priest_of_kalnor", "trigger 1")
    assert s.health(0) == 34
    s.play("card white_dragon", "champion demon")
    assert keywords(s, "demon") == {"unbreakable", "untargetable"}


def test_priestess_of_angeline_recycles() -> None:
    s = scene({"hand": ["priestess_of_angeline", SPARE], "discard": ["kong", "lash"]}, {})
    s.play("play priestess_of_angeline", "card lash")
    assert (s.discard(0), s.bottom(0), s.hand(0)) == ([], ["kong"], [SPARE, WURM])


def test_priestess_of_angeline_gives_3_health_for_a_good_card_of_cost_1() -> None:
    s = scene({"hand": ["feint", "white_dragon"], "play": ["priestess_of_angeline"]}, {})
    s.play("play white_dragon")
    assert s.health(0) == 30
    s.play("play feint")
    assert s.health(0) == 33


def test_rally_the_people_makes_a_human_and_strengthens_all_own_champions() -> None:
    s = scene({"hand": ["rally_the_people", SPARE], "play": ["demon"]}, {"play": ["wolf"]})
    s.play("play rally_the_people")
    assert (s.stats("demon"), s.stats("human"), s.stats("wolf")) == ((5, 4), (2, 1), (2, 2))


def test_rally_the_people_is_recalled_for_gold() -> None:
    s = scene({"discard": ["rally_the_people"]}, {}).play("recall rally_the_people")
    assert (s.hand(0), s.discard(0), s.gold(0)) == (["rally_the_people"], [], 0)


def test_resurrection_draws_2() -> None:
    s = scene({"hand": ["resurrection", SPARE], "discard": ["kong"]}, {}).play("play resurrection", "mode 1")
    assert s.hand(0) == [SPARE, WURM, WURM]
    assert s.champions(0) == []


def test_resurrection_returns_a_champion_that_was_broken_this_turn() -> None:
    unicorn = {"card": "noble_unicorn", "damage": 4}
    s = scene(
        {"hand": ["resurrection", SPARE], "play": [unicorn], "discard": ["kong"]},
        {"play": ["courageous_soul"]},
    )
    s.play("attack noble_unicorn", "pass", "block courageous_soul", "pass")
    assert (s.discard(0), s.discard(1)) == (["kong", "noble_unicorn"], ["courageous_soul"])
    s.play("play resurrection", "mode 2")  # the unicorn is the only one it may choose
    assert s.champions(0) == ["noble_unicorn"]
    assert s.discard(0) == ["kong", "resurrection"]
    assert s.hand(0) == [SPARE, WURM]  # its Tribute
    assert s.refused("attack noble_unicorn") == "EP-6.7"


def test_secret_legion_draws_2() -> None:
    s = scene({"hand": ["secret_legion", SPARE]}, {}).play("play secret_legion", "mode 1")
    assert (s.hand(0), s.champions(0)) == ([SPARE, WURM, WURM], [])


def test_secret_legion_makes_6_humans_that_may_attack() -> None:
    knight = {"card": "white_knight", "deploying": True}
    demon = {"card": "demon", "deploying": True}
    human = {"card": "human", "position": "expended"}
    s = scene({"hand": ["secret_legion"], "play": [knight, demon]}, {"play": [human]})
    s.play("play secret_legion", "mode 2")
    assert s.champions(0) == ["white_knight", "demon", *["human"] * 6]
    assert s.champion("human", 1)["keywords"] == []
    assert s.refused("attack demon") == "EP-6.7"
    s.play("attack white_knight", *["attack human"] * 6)
    assert s.health(1) == 15


def test_standard_bearer_makes_2_humans_and_strengthens_other_good_champions() -> None:
    s = scene({"hand": ["standard_bearer", SPARE], "play": ["demon"]}, {"play": ["noble_unicorn"]})
    s.play("play standard_bearer")
    assert s.champions(0) == ["demon", "standard_bearer", "human", "human"]
    assert (s.stats("human"), s.stats("standard_bearer")) == ((3, 1), (2, 5))
    assert (s.stats("demon"), s.stats("noble_unicorn")) == ((4, 4), (6, 6))


def test_the_peoples_champion_makes_2_humans_when_it_enters_and_for_good_cards_of_cost_1() -> None:
    s = scene({"hand": ["the_peoples_champion", SPARE]}, {}).play("play the_peoples_champion")
    assert s.champions(0) == ["the_peoples_champion", "human", "human"]
    s = scene({"hand": ["inner_peace", SPARE], "play": ["the_peoples_champion"]}, {}).play("play inner_peace")
    assert s.champions(0) == ["the_peoples_champion", "human", "human"]


def test_thundarus_strengthens_own_other_dragons() -> None:
    s = scene({"play": ["thundarus", "white_dragon", "demon"]}, {"play": ["gold_dragon"]})
    assert (s.stats("white_dragon"), s.stats("thundarus")) == ((10, 10), (10, 15))
    assert (s.stats("demon"), s.stats("gold_dragon")) == ((4, 4), (6, 8))


def test_vital_mission_on_a_champion_of_the_opponent_heals_the_opponent() -> None:
    s = scene({"hand": ["vital_mission", SPARE]}, {"play": [{"card": "kong", "counters": 2}]})
    s.play("play vital_mission")
    assert s.bottom(1) == ["kong"]
    assert (s.health(0), s.health(1)) == (30, 45)
    assert s.hand(0) == [SPARE]


def test_vital_mission_on_an_own_champion_heals_and_draws_2() -> None:
    s = scene({"hand": ["vital_mission", SPARE], "play": ["kong"]}, {}).play("play vital_mission")
    assert s.bottom(0) == ["kong"]
    assert (s.health(0), s.health(1)) == (43, 30)
    assert s.hand(0) == [SPARE, WURM, WURM]


def test_watchful_gargoyle_comes_from_ambush_and_recycles() -> None:
    s = scene({}, {"hand": ["watchful_gargoyle"], "discard": ["kong", "lash"]})
    s.play("pass", "play watchful_gargoyle", "card lash")
    assert s.champions(1) == ["watchful_gargoyle"]
    assert (s.discard(1), s.bottom(1), s.hand(1)) == ([], ["kong"], [WURM])


def test_white_dragon_recycles_after_a_good_card_of_cost_1_only() -> None:
    s = scene({"hand": ["white_dragon", WURM, SPARE], "discard": ["kong", "lash"]}, {})
    s.play(f"play {WURM}", "play white_dragon")
    assert (s.asked, s.discard(0)) == ((0, "main"), ["kong", "lash"])
    s = scene({"hand": ["white_dragon", "inner_peace", SPARE], "discard": ["kong", "lash"]}, {})
    s.play("play inner_peace", "play white_dragon", "card lash", "card kong")
    assert (s.discard(0), s.bottom(0), s.hand(0)) == (["inner_peace"], ["kong"], [SPARE, WURM])


def test_white_knight_draws_and_breaks_an_evil_champion() -> None:
    hand = ["white_knight", "white_dragon", "watchful_gargoyle"]
    s = scene({"hand": hand}, {"play": ["demon", "wolf", "kong"]})
    s.play("play white_knight", "trigger 1")
    assert s.hand(0) == [WURM, "watchful_gargoyle", "white_dragon"]
    s.play("card white_dragon", "power white_knight")  # the demon is the only one it may choose
    assert s.champions(1) == ["wolf", "kong"]


def test_white_knight_needs_loyalty_to_act_at_once() -> None:
    s = scene({"hand": ["white_knight", "white_dragon"]}, {"play": ["demon"]}).play(
        "play white_knight", "trigger 1"
    )
    assert s.refused("power white_knight") == "EP-6.7"
