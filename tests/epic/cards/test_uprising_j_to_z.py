"""The cards of Uprising from J to Z: what each of them does. Their numbers: test_expansions_facts.py.

Seat 0 often holds a hill giant, or has a champion that can attack: else its turn would end by itself.
"""

import pytest

from tests.epic.scene import scene

WURM = "rampaging_wurm"  # what the decks of scenes are made of


def test_justice_prevails_makes_the_cheap_strong_and_righteous() -> None:
    s = scene(
        {"hand": ["justice_prevails"], "play": ["human", "warrior_angel"], "health": 20}, {"play": ["wolf"]}
    )
    s.play("play justice_prevails", "mode 2")
    assert (s.stats("human"), s.stats("warrior_angel"), s.hand(0)) == ((4, 4), (9, 9), [WURM])
    assert s.stats("wolf") == (2, 2)
    s.play("attack human", "pass")
    assert (s.health(0), s.health(1)) == (24, 26)


def test_knight_of_elara_turns_blockers_into_wolves() -> None:
    board = {"play": ["hill_giant", "warrior_angel", "wolf", "human"]}
    s = scene({"hand": ["hill_giant"], "play": ["knight_of_elara"]}, board)
    s.play("attack knight_of_elara", "block hill_giant", "block wolf", "pass")
    assert s.champions(1) == ["warrior_angel", "human", "wolf"]  # the blocking wolf took the 10 damage
    assert (s.bottom(1), s.health(1)) == (["hill_giant"], 30)
    assert s.champion("knight_of_elara")["damage"] == 2


def test_knight_of_elara_draws_for_loyalty() -> None:
    s = scene({"hand": ["knight_of_elara", "fumble", "vanishing"]}, {}).play(
        "play knight_of_elara", "card fumble"
    )
    assert s.hand(0) == ["fumble", WURM, "vanishing"]


def test_little_devil_flies_and_attacks_at_once() -> None:
    s = scene({"hand": ["little_devil"], "gold": 0}, {"play": ["hill_giant"]})
    s.play("play little_devil", "attack little_devil")
    assert s.health(1) == 26


def test_martial_law_makes_five_humans() -> None:
    s = scene({"hand": ["martial_law"]}, {"play": ["demon"]}).play("play martial_law", "mode 1")
    assert (s.champions(0), s.champions(1)) == (["human"] * 5, ["demon"])


def test_martial_law_banishes_all_and_pays_an_opponent_for_it() -> None:
    board = {"play": ["hill_giant", "demon"]}
    s = scene({"hand": ["martial_law"], "play": ["wolf"]}, board).play("play martial_law", "mode 2")
    assert (s.champions(0), s.champions(1), s.bottom(1)) == ([], [], ["hill_giant"])
    s = scene({"hand": ["martial_law"], "play": ["wolf"]}, board, active=1)
    s.play("pass", "play martial_law", "mode 2")
    assert (s.champions(0), s.champions(1)) == ([], ["human"] * 4)


def test_master_zo_survives_his_attacks_and_blocks() -> None:
    s = scene({"hand": ["hill_giant"], "play": ["master_zo"]}, {"play": [WURM]})
    s.play("attack master_zo", f"block {WURM}")
    assert (s.champion("master_zo")["damage"], s.champion(WURM)["damage"]) == (14, 9)
    s = scene({"hand": ["hill_giant"], "play": [WURM]}, {"play": ["master_zo"]})
    s.play(f"attack {WURM}", "block master_zo")
    assert (s.champions(1), s.champion("master_zo")["keywords"]) == (["master_zo"], ["ambush", "unbreakable"])


def test_mythic_monster_draws() -> None:
    s = scene({"hand": ["mythic_monster"]}, {}).play("play mythic_monster")
    assert (s.hand(0), s.stats("mythic_monster")) == ([WURM], (13, 15))


@pytest.mark.parametrize(("answer", "hand"), [("card dark_prince", ["dark_prince"]), ("pass", [])])
def test_no_escape_breaks_and_lets_the_active_player_take_a_champion_back(
    answer: str, hand: list[str]
) -> None:
    s = scene(
        {"hand": ["no_escape"], "discard": [WURM]},
        {"play": ["dark_prince"], "discard": ["hill_giant", "quell"]},
        active=1,
    )
    s.play("pass", "play no_escape", "mode 2")
    assert s.asked == (1, "target")
    assert s.offered() == ["card hill_giant", "card dark_prince", "pass"]
    s.play(answer)
    assert (s.champions(1), s.hand(1)) == ([], hand)


def test_plague_zombies_come_with_blitz_and_burst() -> None:
    s = scene({"hand": ["plague_zombies"], "play": ["zombie", "human"]}, {"play": ["demon", "zombie"]})
    s.play("play plague_zombies")
    keywords = [(c["card"], c["controller"], c["keywords"]) for c in s.view["champions"]]
    assert keywords.count(("zombie", 0, ["blitz"])) == 4
    assert [who for *who, words in keywords if not words] == [["human", 0], ["demon", 1], ["zombie", 1]]
    s.play("attack zombie", "pass", "block demon", "pass", "player 1")
    assert (s.champions(0), s.health(1)) == (["human", *["zombie"] * 3], 28)


@pytest.mark.parametrize("victim", ["human", "zombie"])
def test_plague_zombies_make_only_the_own_zombies_burst(victim: str) -> None:
    board = {"hand": ["plague_zombies", "lightning_strike"], "play": ["human"]}
    s = scene(board, {"play": ["zombie"]}).play("play plague_zombies", "play lightning_strike")
    whose = 0 if victim == "human" else 1
    s.play(f"champion {victim}#{s.champion(victim, whose)['id']}")
    assert (s.asked, s.health(0), s.health(1)) == ((0, "main"), 30, 30)
    assert victim not in s.champions(whose)


def test_pyrosaur_burns_opponents_and_their_champions_twice() -> None:
    s = scene({"hand": ["pyrosaur", WURM, "hill_giant"]}, {"play": ["wolf", "demon"]})
    s.play("play pyrosaur", "trigger 1", f"card {WURM}")
    assert (s.champions(1), s.champion("demon")["damage"], s.health(1)) == (["demon"], 2, 28)
    s.play("attack pyrosaur")
    assert (s.champions(1), s.health(1), s.health(0)) == ([], 20, 30)  # 2 of the trigger, 6 of the attack


def test_raxxas_enforcer_weakens_and_wounds_opposing_champions() -> None:
    s = scene(
        {"hand": ["raxxas_enforcer", "hill_giant"], "play": ["demon"]}, {"play": ["wolf", "dark_prince"]}
    )
    s.play("play raxxas_enforcer")
    assert s.champions(1) == ["dark_prince"]
    assert (s.stats("dark_prince"), s.champion("dark_prince")["damage"]) == ((5, 7), 3)
    assert (s.stats("demon"), s.champion("demon")["damage"]) == ((4, 4), 0)


def test_rescue_griffin_blocks_flyers_out_of_ambush() -> None:
    s = scene({"play": ["little_devil"]}, {"hand": ["rescue_griffin"]})
    s.play("attack little_devil", "play rescue_griffin", "block rescue_griffin")
    assert (s.health(1), s.champions(0), s.champions(1)) == (30, ["little_devil"], ["rescue_griffin"])


def test_reset_returns_all_champions_and_the_active_player_draws() -> None:
    s = scene({"hand": ["reset", "fumble"], "play": ["hill_giant"]}, {"play": ["dark_prince", "demon"]})
    s.play("play reset", "mode 2")
    assert s.champions(0) == s.champions(1) == []
    assert (s.hand(0), s.hand(1)) == (["fumble", "hill_giant", WURM], ["dark_prince"])
    s = scene({"hand": ["reset"]}, {"play": ["hill_giant"]}, active=1).play("pass", "play reset", "mode 2")
    assert (s.hand(0), s.hand(1)) == ([], ["hill_giant", WURM])


def test_reusable_knowledge_draws_and_may_bring_an_event_back() -> None:
    s = scene({"hand": ["reusable_knowledge"], "discard": ["quell", "hill_giant"]}, {"discard": ["spite"]})
    s.play("play reusable_knowledge")
    assert s.offered() == ["card quell", "pass"]  # not the event that is being played
    s.play("card quell")
    assert s.hand(0) == ["quell", WURM]


def test_rift_summoner_makes_two_demons_of_one_champion() -> None:
    s = scene({"play": ["rift_summoner", "human"]}, {"play": ["wolf"]}).play("power rift_summoner")
    assert s.offered() == ["champion rift_summoner", "champion human"]
    s.play("champion human")
    assert s.champions(0) == ["rift_summoner", "demon", "demon"]
    s = scene({"hand": ["spite"], "play": [{"card": "rift_summoner", "position": "expended"}]}, {})
    assert s.refused("power rift_summoner") == "EP-6.4"
    s = scene({"play": ["rift_summoner"]}, {}).play("power rift_summoner")
    assert (s.champions(0), s.discard(0)) == (["demon", "demon"], ["rift_summoner"])


def test_rift_summoner_makes_a_demon_for_loyalty() -> None:
    s = scene({"hand": ["rift_summoner", "spite", "consume"]}, {}).play("play rift_summoner", "card spite")
    assert s.champions(0) == ["rift_summoner", "demon"]


def test_saren_is_unbreakable_in_the_own_turn_only() -> None:
    s = scene({"hand": ["hill_giant"], "play": ["saren_night_stalker"]}, {"play": [WURM]})
    s.play("attack saren_night_stalker", f"block {WURM}")
    assert s.champion("saren_night_stalker")["damage"] == 14
    s = scene({"play": [WURM]}, {"play": ["saren_night_stalker"]})
    s.play(f"attack {WURM}", "block saren_night_stalker")
    assert s.champions(1) == []


def test_savage_uprising_deals_5_to_a_player_and_draws() -> None:
    s = scene({"hand": ["savage_uprising"]}, {}).play("play savage_uprising", "mode 1", "player 1")
    assert (s.health(1), s.hand(0)) == (25, [WURM])


def test_savage_uprising_deals_9_to_the_costly() -> None:
    s = scene({"hand": ["savage_uprising"], "play": ["warrior_angel", "wolf"]}, {"play": ["mythic_monster"]})
    s.play("play savage_uprising", "mode 2")
    assert (s.champions(0), s.champion("mythic_monster")["damage"]) == (["wolf"], 9)


def test_silver_dragon_draws_and_banishes_up_to_three_tokens() -> None:
    s = scene({"hand": ["silver_dragon"]}, {"play": ["wolf", "hill_giant", "wolf", "demon", "human"]})
    s.play("play silver_dragon")
    assert "champion hill_giant" not in s.offered()
    s.play("champion wolf", "champion wolf", "champion demon")
    assert (s.champions(1), s.hand(0)) == (["hill_giant", "human"], [WURM])


def test_sirens_song_takes_a_cheap_champion_for_good() -> None:
    s = scene({"hand": ["sirens_song", "hill_giant"], "gold": 0}, {"play": ["dark_prince", "little_devil"]})
    s.play("play sirens_song")
    devil = s.champion("little_devil")
    assert (devil["controller"], devil["owner"], devil["returns"]) == (0, 1, False)
    assert (devil["position"], devil["deploying"]) == ("expended", True)


def test_spore_beast_takes_another_champion_out_of_combat() -> None:
    s = scene({"hand": ["spite"], "play": ["hill_giant"]}, {"play": ["spore_beast", "human"]})
    s.play("attack hill_giant", "pass", "power spore_beast")
    assert s.offered() == ["champion hill_giant", "champion human"]
    s.play("champion hill_giant", "pass")
    assert (s.asked, s.health(1)) == ((0, "main"), 30)
    assert s.champion("spore_beast")["position"] == s.champion("hill_giant")["position"] == "expended"


def test_spore_beast_acts_at_once_if_it_finds_loyalty() -> None:
    s = scene({"hand": ["spore_beast", WURM, "hill_giant"]}, {"play": ["demon"]})
    s.play("play spore_beast", f"card {WURM}")
    assert "power spore_beast 1" in s.offered("power")


def test_velden_returns_an_opposing_champion_for_each_card_shown() -> None:
    s = scene(
        {"hand": ["velden_frost_titan", "fumble", "vanishing", "quell"], "play": ["wolf"]},
        {"play": ["hill_giant", "dark_prince", "warrior_angel"]},
    )
    s.play("play velden_frost_titan", "card fumble", "card vanishing")
    assert s.offered() == ["champion hill_giant", "champion dark_prince", "champion warrior_angel", "pass"]
    s.play("champion dark_prince", "champion warrior_angel")
    assert (s.champions(1), s.hand(1)) == (["hill_giant"], ["dark_prince", "warrior_angel"])


def test_war_machine_banishes_the_cheap_champions_of_opponents() -> None:
    s = scene({"hand": ["war_machine"], "play": ["wolf"]}, {"play": ["hill_giant", "demon", "dark_prince"]})
    s.play("play war_machine", "trigger 1")
    assert (s.champions(0), s.champions(1)) == (["wolf", "war_machine"], ["dark_prince"])


def test_war_machine_attacks_at_once_if_it_finds_loyalty() -> None:
    s = scene({"hand": ["war_machine", "fumble", "vanishing"]}, {})
    s.play("play war_machine", "trigger 2", "card fumble", "attack war_machine", "pass", "pass")
    assert s.health(1) == 20


def test_winds_of_change_leave_two_counters_on_all_own_champions() -> None:
    s = scene({"hand": ["winds_of_change"], "play": ["wolf", "human"]}, {"play": ["demon"]})
    s.play("play winds_of_change", "mode 1")
    assert (s.stats("wolf"), s.stats("human"), s.stats("demon")) == ((4, 4), (3, 3), (4, 4))
    assert s.champion("wolf")["keywords"] == ["breakthrough"]
    s.play("pass")
    assert (s.view["active"], s.stats("wolf"), s.champion("wolf")["keywords"]) == (1, (4, 4), [])


def test_winds_of_change_leave_five_counters_on_one_and_draw() -> None:
    s = scene({"hand": ["winds_of_change"], "play": ["wolf"]}, {}).play("play winds_of_change", "mode 2")
    assert (s.stats("wolf"), s.champion("wolf")["counters"], s.hand(0)) == ((7, 7), 5, [WURM])
    assert s.champion("wolf")["keywords"] == ["breakthrough"]


def test_winged_death_makes_every_opponent_break_a_champion_twice() -> None:
    board = {"play": ["hill_giant", "dark_prince", "wolf"]}
    s = scene({"hand": ["winged_death"]}, board).play("play winged_death")
    assert s.asked == (1, "own-champion")
    assert s.offered() == ["champion hill_giant", "champion dark_prince", "champion wolf"]
    s.play("champion dark_prince", "attack winged_death")
    assert (s.health(1), s.asked) == (26, (1, "own-champion"))
    s.play("champion wolf")
    assert (s.champions(0), s.champions(1)) == (["winged_death"], ["hill_giant"])


def test_winged_death_leaves_the_unbreakable_alone() -> None:
    s = scene({"hand": ["winged_death", "kalnors_blessing"]}, {"play": ["hill_giant", "demon", "wolf"]})
    s.play("play kalnors_blessing", "mode 1", "champion hill_giant", "play winged_death")
    assert s.offered() == ["champion demon", "champion wolf"]
    s.play("champion demon", "attack winged_death")  # the wolf is all that is left to choose
    assert (s.health(1), s.champions(1)) == (26, ["hill_giant"])


@pytest.mark.parametrize(("shown", "zombies"), [(["spite", "consume"], 2), ([], 0)])
def test_zannos_drains_opponents_and_makes_a_zombie_for_each_card_shown(
    shown: list[str], zombies: int
) -> None:
    s = scene({"hand": ["zannos_corpse_lord", "spite", "consume", "fumble"]}, {})
    s.play("play zannos_corpse_lord", *[f"card {card}" for card in shown])
    if not shown:
        s.play("pass")
    assert (s.health(0), s.health(1)) == (30 + zombies, 30 - zombies)
    assert s.champions(0) == ["zannos_corpse_lord", *["zombie"] * zombies]
