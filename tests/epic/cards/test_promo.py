"""The promotional cards: what each of them does. Their numbers: test_expansions_facts.py."""

import pytest

from tests.epic.scene import Scene, scene

WURM = "rampaging_wurm"  # what the decks of scenes are made of


def keywords(s: Scene, name: str) -> set[str]:
    """The keywords of a champion now."""
    return set(s.champion(name)["keywords"])


def test_aftershock_deals_5() -> None:
    s = scene({"hand": ["aftershock"]}, {"play": ["demon"]}).play("play aftershock", "player 1")
    assert (s.health(1), s.discard(0)) == (25, ["aftershock"])


def test_aftershock_comes_back_for_a_wild_card_and_deals_2_as_it_leaves_the_pile() -> None:
    s = scene({"hand": [WURM], "discard": ["aftershock"]}, {}).play(f"play {WURM}")
    assert s.hand(0) == ["aftershock"]
    assert (s.health(0), s.health(1)) == (30, 28)


def test_aftershock_deals_its_2_however_it_leaves_the_pile() -> None:
    s = scene({"hand": ["necromancer_apprentice"], "discard": ["aftershock"]}, {})
    s.play("play necromancer_apprentice", "power necromancer_apprentice")
    assert (s.health(1), s.bottom(0)) == (28, ["aftershock"])


@pytest.mark.parametrize(("answer", "left"), [("yes", ["hill_giant"]), ("pass", ["human", "hill_giant"])])
def test_cleansing_light_draws_2_and_may_banish_every_token(answer: str, left: list[str]) -> None:
    s = scene({"hand": ["cleansing_light"], "play": ["human", "hill_giant"]}, {"play": ["demon", "wolf"]})
    s.play("play cleansing_light", answer)
    assert s.hand(0) == [WURM, WURM]
    assert s.champions(0) == left
    assert len(s.champions(1)) == (0 if answer == "yes" else 2)


def test_dark_prince_makes_demons_at_once() -> None:
    s = scene({"hand": ["dark_prince"]}, {}).play("play dark_prince", "power dark_prince")
    assert s.champions(0) == ["dark_prince", "demon"]
    assert s.champion("dark_prince")["position"] == "expended"


def test_elder_greatwurm_grows_but_learns_nothing() -> None:
    s = scene({"hand": ["battle_cry"], "play": ["elder_greatwurm", "wolf"]}, {}).play("play battle_cry")
    assert s.stats("elder_greatwurm") == (33, 33)
    assert keywords(s, "elder_greatwurm") == {"plain"}
    assert keywords(s, "wolf") == {"breakthrough"}


def test_forbidden_research_draws_2() -> None:
    s = scene({"hand": ["forbidden_research"]}, {}).play("play forbidden_research")
    assert s.hand(0) == [WURM, WURM]


def test_forbidden_research_comes_back_for_a_broken_champion() -> None:
    s = scene({"discard": ["forbidden_research"], "play": ["human", "demon"], "gold": 0}, {})
    s.play("recall forbidden_research", "champion human")
    assert (s.hand(0), s.champions(0)) == (["forbidden_research"], ["demon"])
    s = scene({"discard": ["forbidden_research"]}, {"play": ["human"]})
    assert s.refused("recall forbidden_research") == "EP-9.12"


def test_hill_giant_is_8_8_for_nothing() -> None:
    s = scene({"hand": ["hill_giant"], "gold": 0}, {}).play("play hill_giant")
    assert s.stats("hill_giant") == (8, 8)


def test_hunting_pterosaur_may_break_a_champion_of_defence_2_or_less() -> None:
    board = {"play": ["demon", "wolf", "human"]}
    s = scene({"hand": ["hunting_pterosaur"]}, board).play("play hunting_pterosaur")
    assert s.offered() == ["champion wolf", "champion human", "pass"]
    s.play("champion wolf")
    assert s.champions(1) == ["demon", "human"]
    s = scene({"hand": ["hunting_pterosaur"]}, board).play("play hunting_pterosaur", "pass")
    assert s.champions(1) == ["demon", "wolf", "human"]


@pytest.mark.parametrize(
    ("pile", "drawn"), [(["fumble", "vanishing"], 2), (["fumble", "revolt"], 1), (["fumble"], 1), ([], 1)]
)
def test_inspiration_draws_2_for_two_sage_cards_else_1(pile: list[str], drawn: int) -> None:
    s = scene({"hand": ["inspiration"], "discard": pile}, {}).play("play inspiration")
    if len(pile) == 2:
        s.play(f"card {pile[0]}")
    assert s.hand(0) == [WURM] * drawn
    assert s.discard(0) == ["inspiration"]
    if pile:
        assert s.bottom(0) == sorted(pile)


def test_inspiration_leaves_the_rest_of_the_pile() -> None:
    s = scene({"hand": ["inspiration"], "discard": ["fumble", "revolt", "vanishing"]}, {})
    s.play("play inspiration", "card vanishing", "card fumble")
    assert (len(s.hand(0)), s.discard(0)) == (2, ["revolt", "inspiration"])


def test_kalnors_blessing_saves_a_champion_and_recycles() -> None:
    s = scene(
        {"hand": ["kalnors_blessing"], "discard": ["fumble", "revolt"], "play": ["human"]}, {"play": ["wolf"]}
    )
    s.play("play kalnors_blessing", "mode 1", "champion human", "card revolt")
    assert keywords(s, "human") == {"unbreakable", "untargetable"}
    assert (s.hand(0), s.deck(0), s.bottom(0)) == ([WURM], 11, ["fumble"])


def test_knight_of_the_dawn_may_banish_an_evil_token() -> None:
    s = scene({"hand": ["knight_of_the_dawn"]}, {"play": ["demon", "wolf", "zombie", "little_devil"]})
    s.play("play knight_of_the_dawn")
    assert s.offered() == ["champion demon", "champion zombie", "pass"]
    s.play("champion demon")
    assert s.champions(1) == ["wolf", "zombie", "little_devil"]


@pytest.mark.parametrize(("card", "zombies"), [("hill_giant", ["zombie"]), ("fumble", [])])
def test_necromancer_apprentice_makes_a_zombie_of_a_champion(card: str, zombies: list[str]) -> None:
    s = scene({"play": ["necromancer_apprentice"]}, {"discard": ["hill_giant", "fumble"]})
    s.play("power necromancer_apprentice", f"card {card}")
    assert s.champions(0) == ["necromancer_apprentice", *zombies]
    assert s.champion("necromancer_apprentice")["position"] == "expended"
    assert (s.bottom(1), len(s.discard(1))) == ([card], 1)


def test_new_dawn_banishes_all_champions_and_lets_everybody_put_one_in() -> None:
    s = scene(
        {"hand": ["new_dawn", "mythic_monster"], "play": ["demon"]},
        {"hand": ["little_devil", "hill_giant", "fumble"], "play": ["dark_prince"]},
    )
    s.play("play new_dawn", "mode 2", "card mythic_monster")
    assert s.asked == (1, "put-from-hand")
    assert s.offered() == ["pass", "card little_devil", "card hill_giant"]
    s.play("card hill_giant")
    assert (s.champions(0), s.champions(1)) == (["mythic_monster"], ["hill_giant"])
    assert s.bottom(1) == ["dark_prince"]
    assert s.hand(0) == [WURM]  # the Tribute of Mythic Monster; nothing was paid but New Dawn
    assert s.gold(0) == 0


def test_new_dawn_is_only_2_cards_in_another_turn() -> None:
    s = scene({}, {"hand": ["new_dawn"], "play": ["demon"]}).play("pass", "play new_dawn")
    assert (s.hand(1), s.champions(1)) == ([WURM, WURM], ["demon"])


def test_owl_familiar_may_return_a_cost_1_event() -> None:
    s = scene(
        {"hand": ["owl_familiar"], "discard": ["fumble", "teleport", "dark_prince"]}, {"discard": ["reset"]}
    )
    s.play("play owl_familiar")
    assert s.offered() == ["card teleport", "pass"]
    s.play("card teleport")
    assert s.hand(0) == ["teleport"]


def test_ritual_sacrifice_gives_the_active_player_the_defence_of_the_broken() -> None:
    s = scene({"hand": ["ritual_sacrifice"], "health": 20}, {"play": ["dark_prince"]})
    s.play("play ritual_sacrifice", "mode 2")
    assert (s.health(0), s.health(1), s.champions(1)) == (27, 30, [])
    s = scene({}, {"hand": ["ritual_sacrifice"], "play": ["demon"]})
    s.play("pass", "play ritual_sacrifice", "mode 2")
    assert (s.health(0), s.health(1), s.champions(1)) == (34, 30, [])


def test_scrap_golem_makes_copies_of_itself() -> None:
    s = scene({"hand": ["hill_giant"], "play": ["scrap_golem"], "discard": ["fumble", "revolt"]}, {})
    s.play("power scrap_golem", "card revolt")
    assert s.champions(0) == ["scrap_golem", "scrap_golem"]
    copy = s.view["champions"][1]
    assert (copy["token"], copy["deploying"], copy["attack"], copy["defence"]) == (True, True, 6, 6)
    assert (s.discard(0), s.bottom(0)) == (["fumble"], ["revolt"])
    assert s.refused("power scrap_golem") == "EP-6.4"


def test_scrap_golem_needs_a_card_of_the_own_pile() -> None:
    s = scene({"play": ["scrap_golem"]}, {"discard": ["fumble"]})
    assert s.refused("power scrap_golem") == "EP-5.1"


def test_scrap_golem_has_loyalty_but_its_copies_have_not() -> None:
    s = scene({"hand": ["scrap_golem", "fumble", "vanishing"], "discard": ["revolt"]}, {})
    s.play("play scrap_golem", "card fumble")
    assert s.champion("scrap_golem")["deploying"] is False
    s.play("power scrap_golem")
    assert s.asked == (0, "main")
    assert s.view["champions"][1]["deploying"] is True


def test_searing_blast_deals_7_and_forbids_gaining_health() -> None:
    s = scene({"hand": ["searing_blast"]}, {"hand": ["second_wind"]})
    s.play("play searing_blast", "player 1", "play second_wind")
    assert s.asked == (0, "main-or-end")
    assert s.health(1) == 23


def test_searing_blast_hits_champions_too_and_their_controller_may_gain() -> None:
    s = scene({"hand": ["searing_blast"]}, {"hand": ["second_wind"], "play": ["dark_prince"]})
    s.play("play searing_blast", "champion dark_prince", "play second_wind")
    assert s.asked == (0, "main-or-end")
    assert (s.champions(1), s.health(1)) == ([], 35)


@pytest.mark.parametrize(("paid", "left"), [(4, []), (3, ["dark_prince"]), (0, ["dark_prince"])])
def test_spite_deals_twice_the_health_lost(paid: int, left: list[str]) -> None:
    s = scene({"hand": ["spite"], "gold": 0, "health": 10}, {"play": ["dark_prince"]})
    s.play("play spite")
    assert s.offered() == [f"number {n}" for n in range(11)]
    s.play(f"number {paid}")
    assert (s.health(0), s.champions(1)) == (10 - paid, left)
    if left:
        assert s.champion("dark_prince")["damage"] == 2 * paid


@pytest.mark.parametrize(
    ("choice", "position", "deploying"), [("mode 1", "expended", True), ("mode 2", "prepared", False)]
)
def test_teleport_brings_a_champion_back_as_a_new_one(choice: str, position: str, deploying: bool) -> None:
    used = {"card": "mythic_monster", "position": "expended", "counters": 2, "damage": 3}
    s = scene({"hand": ["teleport"], "play": [used]}, {}).play("play teleport", choice)
    monster = s.champion("mythic_monster")
    assert (monster["position"], monster["deploying"]) == (position, deploying)
    assert (monster["counters"], monster["damage"]) == (0, 0)
    assert s.hand(0) == [WURM, WURM]  # one of the teleport, one of the Tribute


def test_teleport_returns_a_champion_to_its_owner_and_a_token_to_nobody() -> None:
    s = scene({"hand": ["teleport"]}, {"play": [{"card": "hill_giant", "owner": 0}]})
    s.play("play teleport", "mode 2")
    assert (s.champions(0), s.champions(1)) == (["hill_giant"], [])
    s = scene({"hand": ["teleport"]}, {"play": ["demon"]}).play("play teleport", "mode 1")
    assert (s.champions(1), s.hand(0)) == ([], [WURM])


def test_time_master_draws_or_gives_gold() -> None:
    s = scene({"hand": ["hill_giant"], "play": ["time_master"]}, {}).play("power time_master 1")
    assert (s.hand(0), s.champion("time_master")["position"]) == (["hill_giant", WURM], "expended")
    s = scene({"hand": ["dark_prince", WURM], "play": ["time_master"]}, {})
    s.play("power time_master 2")
    assert (s.gold(0), s.player(0)["extra_gold"]) == (1, 1)
    assert s.champion("time_master")["position"] == "expended"
    s.play("play dark_prince", f"play {WURM}")
    assert (s.gold(0), s.player(0)["extra_gold"]) == (0, 0)


def test_warrior_angel_may_banish_an_evil_token_as_it_attacks() -> None:
    s = scene({"play": ["warrior_angel"]}, {"play": ["zombie", "wolf", "reaper"]}).play(
        "attack warrior_angel"
    )
    assert s.offered() == ["champion zombie", "pass"]
    s.play("champion zombie")
    assert (s.champions(1), s.health(1)) == (["wolf", "reaper"], 21)
