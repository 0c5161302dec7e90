"""Chapter 9: the cards paid with sun shards, alone or with moon. Costs and glory as a table: test_facts.py.

Heroes keep 2 sun where nothing else is said, with a chest to hold them: the game then rests at the offer
of an extra action, before the next turn's blessing changes anything.
"""

import pytest

from tests.dice_forge.scene import scene

CHEST = {"blacksmiths_chest": 1}
GOLD = ("gold_1", "gold_1")


@pytest.mark.clause("DF-9.12")
def test_hydra_is_worth_26_at_the_end() -> None:
    s = scene({}, {}, {"sun": 5, "moon": 5}, active=2, round=10).play("feat hydra")
    assert s.log() == [("feat", 2)]
    assert s.reserves(2) == (0, 0, 0, 0)
    assert s.game.outcome is not None
    assert s.game.outcome.scores == (0, 0, 26)


@pytest.mark.clause("DF-9.12")
@pytest.mark.parametrize(("sun", "moon"), [(0, 10), (10, 0), (4, 6), (6, 4)])
def test_hydra_needs_both_kinds_of_shards(sun: int, moon: int) -> None:
    s = scene({"sun": sun, "moon": moon, "cards": {"blacksmiths_chest": 2}}, {}, {})
    assert s.refused("feat hydra") == "DF-5.3"


@pytest.mark.clause("DF-9.13")
def test_typhon_counts_every_face_replaced_so_far_once() -> None:
    s = scene(
        {
            "gold": 5,
            "sun": 7,
            "moon": 5,
            "cards": CHEST | {"helmet_of_invisibility": 1, "celestial_ship": 1},
            "light": ["gold_3", "moon_1", "gold_4", "triple", "ship"],
            "dark": ["moon_2", "sun_2", "boar_red"],
        },
        {"cards": {"tenacious_boar": 1}},
        {},
        cards="celestial_ship,tenacious_boar,typhon",
        boars=[1, None, None, None],
    )
    s.play("feat typhon")
    assert s.reserves(0) == (5, 2, 0, 8)  # 5 bought, x3, ship and the forced boar
    s.play("extra", "buy gold_3", "replace light gold_3")
    assert len(s.hero(0)["replaced"]) == 9
    assert s.has(0, "glory") == 8


@pytest.mark.clause("DF-9.13")
def test_typhon_gives_nothing_to_whom_has_replaced_nothing() -> None:
    s = scene({"sun": 7, "moon": 5, "cards": CHEST}, {"light": ["gold_3"]}, {}, cards="typhon")
    s.play("feat typhon")
    assert s.reserves(0) == (0, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 16 + 2


@pytest.mark.clause("DF-9.14")
def test_the_sphinx_rolls_one_die_four_times() -> None:
    s = scene({"sun": 8, "cards": CHEST, "up": [0, 4]}, {}, {}).play("feat sphinx")
    assert s.asked == (0, "die")
    for face in ("gold_1", "sun_1", "gold_1", "gold_1"):
        s.roll_die(0, "light", face)
    s.play("die light")
    assert s.asked == (0, "extra")  # the die was asked for once
    assert [what for what, _ in s.log()].count("rolled_die") == 4
    assert s.reserves(0) == (3, 3, 0, 0)
    assert s.up(0, "dark") == "moon_1"
    assert s.hero(0)["card_glory"] == 10 + 2


@pytest.mark.clause("DF-9.15")
@pytest.mark.parametrize(("choice", "reserves"), [("pass", (4, 5, 0, 0)), ("exchange", (0, 5, 0, 4))])
def test_the_cyclops_may_turn_gold_into_glory_but_not_shards(choice: str, reserves: tuple[int, ...]) -> None:
    s = scene({"sun": 8, "cards": CHEST, "light": ["gold_4"]}, {}, {}, cards="cyclops").play("feat cyclops")
    for face in ("gold_4", "sun_1", "sun_1", "sun_1"):
        s.roll_die(0, "light", face)
    s.play("die light")
    assert s.asked == (0, "exchange")
    s.play(choice)
    assert s.asked == (0, "extra")  # the three suns were not asked about
    assert s.reserves(0) == reserves
    assert [what for what, _ in s.log()].count("rolled_die") == 4
    assert s.hero(0)["card_glory"] == 8 + 2


@pytest.mark.clause("DF-9.16")
def test_the_gorgon_is_worth_14_at_the_end() -> None:
    s = scene({}, {}, {"sun": 4}, active=2, round=10).play("feat gorgon")
    assert s.log() == [("feat", 2)]
    assert s.reserves(2) == (0, 0, 0, 0)
    assert s.game.outcome is not None
    assert s.game.outcome.scores == (0, 0, 14)


@pytest.mark.clause("DF-9.17")
@pytest.mark.parametrize(
    ("resource", "reserves"), [("gold", (6, 2, 0, 0)), ("sun", (0, 4, 0, 0)), ("moon", (0, 2, 2, 0))]
)
def test_triton_gives_a_token_to_spend_in_the_same_turn(resource: str, reserves: tuple[int, ...]) -> None:
    s = scene({"sun": 6}, {}, {}, cards="triton").play("feat triton")
    assert s.reserves(0) == (0, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 8
    assert s.hero(0)["tokens"]["triton"] == {"ready": 1, "used": 0}
    s.play(f"triton {resource}")
    assert s.reserves(0) == reserves
    assert s.hero(0)["tokens"]["triton"] == {"ready": 0, "used": 1}


@pytest.mark.clause("DF-9.18")
def test_the_mirror_is_forged_at_once_and_copies_when_it_is_rolled() -> None:
    s = scene({"sun": 7, "cards": CHEST}, {}, {}).play("feat mirror_of_the_abyss")
    assert s.asked == (0, "place")
    assert s.refused("pass") == "DF-4.6"
    s.play("replace light gold_1")
    assert s.up(0, "light") == "mirror"
    assert s.hero(0)["replaced"] == ["gold_1"]
    assert s.left("mirror") == 3
    assert s.log() == [("feat", 0), ("forged", 0)]
    assert s.reserves(0) == (0, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 10 + 2
    s.roll_all(("mirror", "gold_1"), GOLD, ("sun_1", "moon_1"), first=1)
    s.play("pass")
    assert s.asked == (0, "mirror")


@pytest.mark.clause("DF-9.19")
def test_two_owls_may_give_different_things_but_no_glory() -> None:
    s = scene({"cards": {"guardians_owl": 2}}, {}, {}, ask="reinforcement").play("use guardians_owl")
    assert s.offered() == ["take gold", "take sun", "take moon"]
    assert s.refused("take glory") == "DF-8.5"
    s.play("take sun", "use guardians_owl", "take moon")
    assert s.reserves(0) == (0, 1, 1, 0)
    assert s.asked == (0, "action")


@pytest.mark.clause("DF-9.19")
def test_an_owl_may_give_gold() -> None:
    s = scene({"cards": {"guardians_owl": 1}, "gold": 1}, {}, {}, ask="reinforcement")
    assert s.play("use guardians_owl", "take gold").reserves(0) == (2, 0, 0, 0)


@pytest.mark.clause("DF-9.19")
def test_buying_an_owl_does_nothing_yet() -> None:
    s = scene({"sun": 4}, {}, {}).play("feat guardians_owl")
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (0, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 4


@pytest.mark.clause("DF-9.20")
def test_the_ship_is_forged_at_once_and_sails_when_it_is_rolled() -> None:
    s = scene({"sun": 4, "gold": 9}, {}, {}, cards="celestial_ship").play("feat celestial_ship")
    assert s.asked == (0, "place")
    assert s.refused("pass") == "DF-4.6"
    s.play("replace dark glory_2")
    assert s.up(0, "dark") == "ship"
    assert s.hero(0)["replaced"] == ["glory_2"]
    assert s.left("ship") == 3
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (9, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 4
    s.roll_all(("sun_1", "ship"), GOLD, GOLD, first=1)
    s.play("pass")
    assert s.asked == (0, "ship")


@pytest.mark.clause("DF-9.21")
def test_the_minotaur_takes_what_the_opponents_roll() -> None:
    s = scene({"sun": 5, "up": [5, 4]}, {"gold": 5, "glory": 7, "light": ["gold_3"]}, {"moon": 2})
    s.roll(1, "gold_3", "glory_2")
    s.roll(2, "gold_1", "moon_1")
    s.play("feat minotaur")
    assert s.reserves(0) == (0, 2, 0, 0)
    assert s.reserves(1) == (2, 0, 0, 5)
    assert s.reserves(2) == (0, 0, 1, 0)
    assert [line for line in s.log() if line[0] == "rolled"] == [("rolled", 1), ("rolled", 2)]
    assert (s.up(0, "light"), s.up(0, "dark")) == ("sun_1", "moon_1")
    assert s.hero(0)["card_glory"] == 8


@pytest.mark.clause("DF-9.21")
def test_a_ship_does_nothing_under_the_minotaur() -> None:
    s = scene({"sun": 5}, {"gold": 9, "light": ["ship"]}, {}, cards="celestial_ship")
    s.roll(1, "ship", "gold_1")
    s.roll(2, *GOLD)
    s.play("feat minotaur")
    assert s.asked == (0, "extra")
    assert s.reserves(1) == (8, 0, 0, 0)


@pytest.mark.clause("DF-9.22")
def test_each_shield_can_be_chosen_once() -> None:
    s = scene({"sun": 5}, {"sun": 5}, {}, cards="guardians_shield").play("feat guardians_shield")
    assert s.asked == (0, "pick")
    assert s.offered() == ["pick shield_gold", "pick shield_sun", "pick shield_moon", "pick shield_glory"]
    s.play("pick shield_gold")
    assert s.asked == (0, "place")
    assert s.refused("pass") == "DF-4.6"
    s.play("replace light gold_1")
    assert s.up(0, "light") == "shield_gold"
    assert s.hero(0)["replaced"] == ["gold_1"]
    assert s.reserves(0) == (0, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 6
    s.roll_all(GOLD, GOLD, GOLD, first=1)
    s.play("pass")
    s.roll(0, *GOLD)  # chased from the portal
    s.play("feat guardians_shield")
    assert s.asked == (1, "pick")
    assert s.offered() == ["pick shield_sun", "pick shield_moon", "pick shield_glory"]
    assert s.refused("pick shield_gold") == "DF-9.22"


@pytest.mark.clause("DF-9.23")
def test_two_elders_turn_6_gold_into_8_glory() -> None:
    s = scene({"gold": 6, "sun": 1, "cards": {"elder": 2}}, {}, {}, ask="reinforcement")
    assert s.play("use elder", "use elder").reserves(0) == (0, 1, 0, 8)


@pytest.mark.clause("DF-9.23")
def test_the_elder_needs_3_gold() -> None:
    s = scene({"gold": 2, "cards": {"elder": 1, "guardians_owl": 1}}, {}, {}, ask="reinforcement")
    assert s.refused("use elder") == "DF-9.23"


@pytest.mark.clause("DF-9.23")
def test_one_elder_works_once_a_turn() -> None:
    s = scene({"gold": 6, "cards": {"elder": 1, "guardians_owl": 1}}, {}, {}, ask="reinforcement")
    s.play("use elder")
    assert s.refused("use elder") == "DF-2.3"
    assert s.reserves(0) == (3, 0, 0, 4)


@pytest.mark.clause("DF-9.23")
def test_the_elder_need_not_be_used() -> None:
    s = scene({"gold": 6, "cards": {"elder": 1}}, {}, {}, ask="reinforcement").play("pass")
    assert s.asked == (0, "action")
    assert s.reserves(0) == (6, 0, 0, 0)


@pytest.mark.clause("DF-9.23")
def test_buying_an_elder_does_nothing_yet() -> None:
    s = scene({"gold": 6, "sun": 3}, {}, {}).play("feat elder")
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (6, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 0


@pytest.mark.clause("DF-9.24")
@pytest.mark.parametrize(
    ("gold", "moon", "reserves"), [(0, 0, (3, 2, 3, 0)), (11, 5, (12, 2, 6, 0))], ids=["room", "capped"]
)
def test_wild_spirits_give_3_gold_and_3_moon(gold: int, moon: int, reserves: tuple[int, ...]) -> None:
    s = scene({"sun": 3, "gold": gold, "moon": moon}, {}, {}).play("feat wild_spirits")
    assert s.reserves(0) == reserves
    assert s.hero(0)["card_glory"] == 2


@pytest.mark.clause("DF-9.24")
def test_the_gold_of_wild_spirits_may_go_on_the_hammer() -> None:
    s = scene({"sun": 3, "cards": {"blacksmiths_hammer": 1}}, {}, {}).play("feat wild_spirits")
    assert s.offered() == ["hammer 0", "hammer 1", "hammer 2", "hammer 3"]
    s.play("hammer 3")
    assert s.reserves(0) == (0, 2, 3, 0)
    assert s.hero(0)["hammer"]["step"] == 3
