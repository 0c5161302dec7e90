"""The cards of Tyrants from A to M: what each of them does. Their numbers: test_expansions_facts.py.

Seat 0 often holds a hill giant, or has a champion that can attack: else its turn would end by itself.
"""

import pytest

from tests.epic.scene import Scene, scene

WURM = "rampaging_wurm"  # what the decks of scenes are made of


def keywords(s: Scene, name: str) -> set[str]:
    """The keywords of a champion now."""
    return set(s.champion(name)["keywords"])


@pytest.mark.parametrize(("answer", "drawn", "gold"), [("yes", [WURM], 0), ("pass", [], 1)])
def test_ankylosaurus_may_sell_a_card_for_gold(answer: str, drawn: list[str], gold: int) -> None:
    s = scene({"hand": ["ankylosaurus", "hill_giant"]}, {}).play("play ankylosaurus", answer)
    assert (s.hand(0), s.gold(0)) == (["hill_giant", *drawn], gold)


def test_ankylosaurus_asks_nothing_of_who_has_no_gold() -> None:
    s = scene({"hand": ["ankylosaurus", "hill_giant"], "gold": 0}, {}).play("play ankylosaurus")
    assert (s.asked, s.hand(0)) == ((0, "main"), ["hill_giant"])


def test_arcane_research_looks_at_a_card_for_each_banished_one() -> None:
    deck = ["fumble", "dark_prince", "revolt", "teleport"]
    s = scene({"hand": ["arcane_research"], "discard": ["spite", "quell", "reset"], "deck": deck}, {})
    s.play("play arcane_research", "card spite", "card reset")
    assert s.asked == (0, "revealed-card")
    assert s.offered() == ["card fumble", "card dark_prince", "card revolt"]  # two and Arcane Research
    s.play("card dark_prince")
    assert (s.hand(0), s.discard(0), s.deck(0)) == (["dark_prince"], ["quell"], 6)


def test_arcane_research_alone_is_worth_the_top_card() -> None:
    s = scene({"hand": ["arcane_research"]}, {}).play("play arcane_research")
    assert (s.hand(0), s.discard(0), s.bottom(0)) == ([WURM], [], ["arcane_research"])


def test_battle_cry_strengthens_all_own_champions() -> None:
    s = scene({"hand": ["battle_cry"], "play": ["human", "wolf"]}, {"play": ["demon"]}).play(
        "play battle_cry"
    )
    assert (s.stats("human"), s.stats("wolf"), s.stats("demon")) == ((4, 4), (5, 5), (4, 4))
    assert (keywords(s, "human"), keywords(s, "demon")) == ({"breakthrough"}, set())
    assert s.hand(0) == []


def test_battle_cry_draws_2_in_the_turn_of_an_opponent() -> None:
    s = scene({"hand": ["battle_cry"]}, {"play": ["demon"]}, active=1).play("pass", "play battle_cry")
    assert s.hand(0) == [WURM, WURM]


def test_blind_faith_takes_the_abilities_of_opposing_champions() -> None:
    board = {"play": ["royal_escort", "dark_prince"]}
    s = scene({"hand": ["blind_faith"], "play": ["little_devil"]}, board)
    assert keywords(s, "dark_prince") == {"airborne", "blitz", "untargetable"}
    s.play("play blind_faith")
    assert keywords(s, "dark_prince") == keywords(s, "royal_escort") == set()
    assert s.stats("dark_prince") == (8, 7)
    assert keywords(s, "little_devil") == {"airborne", "blitz"}


def test_blind_faith_recycles() -> None:
    s = scene({"hand": ["blind_faith"], "discard": ["fumble", "quell"]}, {})
    s.play("play blind_faith", "card fumble")
    assert (s.hand(0), s.discard(0)) == ([WURM], ["blind_faith"])


def test_brachiosaurus_gives_gold_for_wild_cards_only() -> None:
    s = scene({"hand": ["brachiosaurus", "dark_prince", WURM]}, {}).play("play brachiosaurus")
    assert (s.gold(0), s.player(0)["faction_gold"]["wild"]) == (0, 1)
    assert s.refused("play dark_prince") == "EP-3.2"
    s.play(f"play {WURM}")
    assert s.champions(0) == ["brachiosaurus", WURM]


def test_dark_offering_breaks_one_of_the_own_for_up_to_two() -> None:
    s = scene(
        {"hand": ["dark_offering"], "play": ["dark_prince", "human", "noble_martyr"]},
        {"play": ["demon", "hill_giant", "wolf", "reaper"]},
    )
    s.play("play dark_offering", "mode 2")
    assert s.offered() == ["champion dark_prince", "champion noble_martyr"]
    s.play("champion noble_martyr", "champion hill_giant", "champion demon")
    assert (s.champions(0), s.champions(1)) == (["dark_prince", "human"], ["wolf", "reaper"])


def test_dark_offering_without_an_offering_breaks_nobody() -> None:
    s = scene({"hand": ["dark_offering"], "play": ["human"]}, {"play": ["demon"]})
    s.play("play dark_offering", "mode 2")
    assert (s.champions(0), s.champions(1)) == (["human"], ["demon"])


def test_draka_burns_the_champions_of_the_defender() -> None:
    board = {"play": ["draka_dragon_tyrant", "human"]}
    s = scene(board, {"play": ["wolf", "demon"]}).play("attack draka_dragon_tyrant", "pass")
    assert (s.champions(0), s.champions(1)) == (["draka_dragon_tyrant", "human"], ["demon"])
    assert (s.champion("demon")["damage"], s.health(1)) == (3, 21)


def test_draka_attacks_at_once_if_she_finds_loyalty() -> None:
    s = scene({"hand": ["draka_dragon_tyrant", WURM, "hill_giant"]}, {})
    s.play("play draka_dragon_tyrant", f"card {WURM}", "attack draka_dragon_tyrant")
    assert s.health(1) == 21


@pytest.mark.parametrize(("hand", "drawn"), [([WURM, "hill_giant"], 1), (["hill_giant", "fumble"], 0)])
def test_drakas_enforcer_draws_for_loyalty(hand: list[str], drawn: int) -> None:
    s = scene({"hand": ["drakas_enforcer", *hand]}, {}).play("play drakas_enforcer")
    if drawn:
        s.play(f"card {WURM}")
    assert len(s.hand(0)) == 2 + drawn


def test_drakas_fire_burns_everybody() -> None:
    s = scene({"hand": ["drakas_fire"], "play": ["demon"]}, {"play": ["demon", "hill_giant"]})
    s.play("play drakas_fire", "mode 1")
    assert (s.champions(0), s.champions(1)) == ([], ["hill_giant"])
    assert (s.health(0), s.health(1)) == (25, 25)


def test_drakas_fire_burns_the_others_in_the_own_turn() -> None:
    s = scene({"hand": ["drakas_fire"], "play": ["demon"]}, {"play": ["demon", "hill_giant"]})
    s.play("play drakas_fire", "mode 2")
    assert (s.champions(0), s.champions(1), s.hand(0)) == (["demon"], ["hill_giant"], [WURM])
    assert (s.health(0), s.health(1), s.champion("hill_giant")["damage"]) == (30, 30, 5)


def test_drakas_fire_knows_no_friends_in_another_turn() -> None:
    s = scene({"hand": ["drakas_fire"]}, {"play": ["demon"]}, active=1).play("pass", "play drakas_fire")
    assert (s.health(0), s.health(1), s.champions(1), s.hand(0)) == (25, 25, [], [])


def test_elara_makes_a_wolf_and_turns_others_into_wolves() -> None:
    s = scene({"hand": ["elara_the_lycomancer"]}, {"play": ["noble_martyr"]})
    s.play("play elara_the_lycomancer", "trigger 1")
    assert s.champions(0) == ["elara_the_lycomancer", "wolf"]
    s = scene({"play": ["elara_the_lycomancer"]}, {"play": ["noble_martyr"]})
    s.play("power elara_the_lycomancer", "champion noble_martyr")  # Unbanishable does not help
    assert (s.champions(1), s.discard(1), s.bottom(1)) == (["wolf"], [], ["noble_martyr"])


def test_elara_acts_at_once_if_she_finds_loyalty() -> None:
    s = scene({"hand": ["elara_the_lycomancer", "fumble", "vanishing"]}, {"play": ["demon"]})
    s.play("play elara_the_lycomancer", "trigger 2", "card fumble")
    s.play("power elara_the_lycomancer", "champion demon")
    assert (s.champions(1), s.champion("elara_the_lycomancer")["position"]) == (["wolf"], "expended")


def test_feeding_frenzy_breaks_a_damaged_champion() -> None:
    s = scene({"hand": ["feeding_frenzy"]}, {"play": ["demon", {"card": "hill_giant", "damage": 1}]})
    s.play("play feeding_frenzy", "mode 1")
    assert s.champions(1) == ["demon"]


def test_fire_spirit_draws_and_burns_for_wild_cards() -> None:
    s = scene({"hand": ["fire_spirit"]}, {"play": ["demon"]}).play("play fire_spirit")
    assert (s.hand(0), s.champions(1)) == ([WURM], ["demon"])
    s = scene({"hand": [WURM], "play": ["fire_spirit"]}, {"play": ["hill_giant"]})
    s.play(f"play {WURM}", "champion hill_giant")
    assert s.champion("hill_giant")["damage"] == 4


def test_forced_exile_gives_the_active_player_two_humans() -> None:
    s = scene({"hand": ["forced_exile"]}, {"play": ["hill_giant"]}).play("play forced_exile", "mode 2")
    assert (s.champions(0), s.champions(1), s.bottom(1)) == (["human", "human"], [], ["hill_giant"])
    s = scene({"hand": ["forced_exile"]}, {"play": ["hill_giant"]}, active=1)
    s.play("pass", "play forced_exile", "mode 2")
    assert (s.champions(0), s.champions(1)) == ([], ["human", "human"])


def test_fumble_takes_10_attack_and_recycles() -> None:
    s = scene(
        {"hand": ["fumble"], "discard": ["quell", "reset"], "play": ["wolf"]}, {"play": ["mythic_monster"]}
    )
    s.play("play fumble", "mode 1", "champion mythic_monster", "card quell")
    assert (s.stats("mythic_monster"), s.hand(0)) == ((3, 15), [WURM])


def test_great_horned_lizard_strengthens_dinosaurs_itself_included() -> None:
    board = {"hand": ["great_horned_lizard"], "play": ["ankylosaurus", "wolf"]}
    s = scene(board, {"play": ["hunting_pterosaur"]}).play("play great_horned_lizard")
    assert (s.stats("great_horned_lizard"), s.stats("ankylosaurus")) == ((10, 11), (10, 10))
    assert (s.stats("wolf"), s.stats("hunting_pterosaur")) == ((2, 2), (4, 3))


def test_hands_from_below_drag_down_attackers_on_foot() -> None:
    board = {"hand": ["ankylosaurus"], "play": ["demon", "hill_giant", "little_devil"]}
    s = scene(board, {"hand": ["hands_from_below"], "play": ["human"]})
    s.play("attack hill_giant", "attack little_devil", "attack demon", "play hands_from_below")
    assert (s.champions(0), s.champion("hill_giant")["damage"]) == (["hill_giant", "little_devil"], 4)
    assert s.champion("little_devil")["damage"] == 0
    assert s.champions(1) == ["human", "zombie", "zombie"]
    assert [c["position"] for c in s.view["champions"] if c["card"] == "zombie"] == ["expended", "expended"]
    assert s.champion("human")["damage"] == 0


def test_heinous_feast_feeds_on_the_champions_of_a_pile() -> None:
    pile = ["hill_giant", "fumble", "dark_prince", "quell", WURM]
    s = scene({"hand": ["heinous_feast"], "gold": 0}, {"discard": pile}).play(
        "play heinous_feast", "player 1"
    )
    assert (s.health(0), s.health(1)) == (33, 30)
    assert (s.discard(1), s.bottom(1)) == ([], sorted(pile))


@pytest.mark.parametrize(
    ("prey", "own"), [("champion demon", False), ("champion helion_the_dominator", True)]
)
def test_helion_controls_a_champion_this_turn(prey: str, own: bool) -> None:
    s = scene({"hand": ["helion_the_dominator", "fumble", "vanishing"]}, {"play": ["demon"]})
    s.play("play helion_the_dominator", "card fumble", prey)
    taken = s.champion(prey.split()[1])
    assert (taken["controller"], taken["deploying"], taken["returns"]) == (0, False, not own)
    if not own:
        s.play("attack demon", "pass", "pass")
        assert s.health(1) == 26


def test_helion_deals_2_to_up_to_two_targets() -> None:
    s = scene({"hand": ["spite"], "play": ["helion_the_dominator"]}, {"play": ["hill_giant", "wolf"]})
    s.play("power helion_the_dominator", "player 1", "champion hill_giant")
    assert (s.health(1), s.champion("hill_giant")["damage"]) == (28, 2)
    assert s.champion("helion_the_dominator")["position"] == "expended"
    s = scene({"play": ["helion_the_dominator"]}, {}).play("power helion_the_dominator", "player 1", "pass")
    assert s.health(1) == 28


def test_helions_fury_returns_up_to_two_champions_and_draws() -> None:
    s = scene({"hand": ["helions_fury", "spite"]}, {"play": ["hill_giant", "demon", "dark_prince"]})
    s.play("play helions_fury", "mode 2", "champion hill_giant", "champion dark_prince")
    assert (s.champions(1), s.hand(1), s.hand(0)) == (
        ["demon"],
        ["dark_prince", "hill_giant"],
        [WURM, "spite"],
    )


def test_insurgency_sends_four_humans_into_battle() -> None:
    s = scene({"hand": ["insurgency"], "play": ["bodyguard", "human", "wolf"]}, {"play": ["human"]})
    s.play("play insurgency")
    humans = [c for c in s.view["champions"] if c["card"] == "human" and c["controller"] == 0]
    assert [(c["attack"], c["defence"], c["deploying"]) for c in humans] == [(2, 1, False)] * 5
    assert keywords(s, "human") == {"blitz", "unbreakable"}
    assert (s.stats("bodyguard"), keywords(s, "bodyguard")) == ((2, 1), {"ambush", "blitz"})  # no token
    assert (s.stats("wolf"), s.stats("human", 1)) == ((2, 2), (1, 1))


def test_knight_of_shadows_draws_and_makes_every_opponent_discard() -> None:
    s = scene({"hand": ["knight_of_shadows"]}, {"hand": ["fumble", "quell"]}).play("play knight_of_shadows")
    assert s.asked == (1, "discard")
    s.play("card quell")
    assert (s.hand(0), s.discard(1)) == ([WURM], ["quell"])


def test_lesson_learned_plays_an_event_again_for_nothing() -> None:
    s = scene({"hand": ["lesson_learned"], "discard": ["urgent_messengers", "dark_prince", "quell"]}, {})
    s.play("play lesson_learned", "mode 2")
    assert s.offered() == ["card urgent_messengers", "card quell"]
    s.play("card urgent_messengers")
    assert (s.champions(0), s.hand(0)) == (["human", "human"], [WURM, WURM])
    assert (s.discard(0), s.deck(0)) == (["dark_prince", "quell"], 10)  # 8, and both events under it


def test_lightning_strike_deals_5() -> None:
    s = scene({"hand": ["lightning_strike", "spite"], "gold": 0}, {"play": ["demon", "hill_giant"]})
    s.play("play lightning_strike", "champion hill_giant")
    assert s.champion("hill_giant")["damage"] == 5


def test_markus_banishes_up_to_three_tokens() -> None:
    s = scene(
        {"hand": ["markus_watch_captain"]}, {"play": ["wolf", "demon", "hill_giant", "human", "zombie"]}
    )
    s.play("play markus_watch_captain", "trigger 1")
    assert s.offered() == ["pass", "champion wolf", "champion demon", "champion human", "champion zombie"]
    s.play("champion wolf", "champion demon", "champion human")
    assert s.champions(1) == ["hill_giant", "zombie"]


def test_markus_draws_for_loyalty() -> None:
    s = scene({"hand": ["markus_watch_captain", "revolt", "quell"]}, {})
    s.play("play markus_watch_captain", "trigger 2", "card revolt")
    assert s.hand(0) == ["quell", WURM, "revolt"]


def test_markus_enters_play_when_an_opponent_makes_one_discard_him() -> None:
    s = scene({"hand": ["knight_of_shadows"], "play": ["human"]}, {"hand": ["markus_watch_captain"]})
    s.play("play knight_of_shadows")
    assert (s.champions(1), s.discard(1)) == (["markus_watch_captain"], [])
    s.play("trigger 1")
    assert s.asked == (1, "targets")
    s.play("champion human")
    assert s.champions(0) == ["knight_of_shadows"]


def test_markus_is_discarded_by_oneself_like_any_card() -> None:
    s = scene({"hand": ["frantic_digging", "markus_watch_captain"]}, {}).play("play frantic_digging")
    assert (s.champions(0), s.discard(0)) == ([], ["markus_watch_captain", "frantic_digging"])


def test_mist_guide_herald_finds_a_champion() -> None:
    deck = ["fumble", "mythic_monster", "quell", "dark_prince", "revolt", "reset"]
    s = scene({"hand": ["mist_guide_herald"], "deck": deck}, {}).play("play mist_guide_herald")
    assert s.offered() == ["pass", "card mythic_monster", "card dark_prince"]
    s.play("card mythic_monster")
    assert s.champions(0) == ["mist_guide_herald", "mythic_monster"]
    assert s.bottom(0) == ["dark_prince", "fumble", "quell", "revolt"]
    assert s.hand(0) == ["reset"]  # the Tribute of Mythic Monster
