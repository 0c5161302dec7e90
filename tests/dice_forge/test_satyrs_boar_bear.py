"""Chapter 9: subtleties of the Great Bear, the Satyrs and the Tenacious Boar."""

from itertools import combinations

import pytest

from tests.dice_forge.scene import Scene, scene


# ---- Great Bear -----------------------------------------------------------------------------------
@pytest.mark.clause("DF-9.25")
def test_chaser_and_chased_are_rewarded_for_each_of_their_bears() -> None:
    chaser = {"moon": 4, "sun": 2, "cards": {"great_bear": 2}}
    chased = {"portal": 3, "light": ["choice_gold3_glory2"], "cards": {"great_bear": 1}}
    s = scene(chaser, chased, {})
    s.roll(1, "choice_gold3_glory2", "gold_1")
    s.play("feat ferryman")
    assert s.asked == (1, "take")  # the blessing comes after the rewards, and before the card
    assert s.reserves(0) == (0, 2, 0, 6)
    assert s.reserves(1) == (0, 0, 0, 3)
    assert "ferryman" not in s.owns(0)
    s.play("take glory")
    assert s.reserves(1) == (1, 0, 0, 5)
    assert s.owns(0) == {"great_bear": 2, "ferryman": 1}


@pytest.mark.clause("DF-9.25")
@pytest.mark.parametrize(("bears", "glory"), [(0, 0), (1, 3)], ids=["the first", "the second"])
def test_a_bear_does_not_count_for_the_chase_made_while_buying_it(bears: int, glory: int) -> None:
    buyer = {"moon": 2, "sun": 2} | ({"cards": {"great_bear": bears}} if bears else {})
    s = scene(buyer, {"portal": 2}, {}, cards="great_bear")
    s.roll(1, "gold_1", "gold_1")
    s.play("feat great_bear")
    assert s.owns(0) == {"great_bear": bears + 1}
    assert s.reserves(0) == (0, 2, 0, glory)
    assert s.reserves(1) == (2, 0, 0, 0)


# ---- Satyrs ---------------------------------------------------------------------------------------
def satyrs(light: str, dark: str, **buyer: int) -> Scene:
    """The only opponent rolls these faces for Satyrs bought by seat 0, who had 2 sun and 3 moon."""
    s = scene({"moon": 3, "sun": 2, **buyer}, {"light": [light], "dark": [dark]})
    s.roll(1, light, dark)
    return s.play("feat satyrs")


@pytest.mark.clause("DF-9.26")
def test_with_two_players_both_dice_of_the_opponent_are_taken() -> None:
    s = satyrs("gold_3", "moon_2")
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (3, 2, 2, 0)


@pytest.mark.clause("DF-9.26")
def test_any_two_dice_of_three_opponents_may_be_taken() -> None:
    s = scene({"moon": 3, "sun": 2}, {"light": ["gold_3"]}, {"light": ["gold_4"]}, {})
    faces = [["gold_3", "moon_1"], ["gold_4", "glory_2"], ["sun_1", "gold_1"]]
    for seat, (light, dark) in enumerate(faces, 1):
        s.roll(seat, light, dark)
    s.play("feat satyrs")
    assert s.asked == (0, "satyrs")
    pairs = {frozenset(pair) for pair in combinations([face for two in faces for face in two], 2)}
    offered = [frozenset(notation.split()[1:]) for notation in s.offered()]
    assert len(offered) == 15
    assert set(offered) == pairs
    assert s.refused("satyrs gold_3 gold_3") == "DF-9.26"  # one die cannot be taken twice
    assert s.refused("pass") == "DF-9.26"
    s.play("satyrs gold_4 moon_1")
    assert s.reserves(0) == (4, 2, 1, 0)
    assert [[s.up(seat, "light"), s.up(seat, "dark")] for seat in (1, 2, 3)] == faces
    assert [s.reserves(seat) for seat in (1, 2, 3)] == [(0, 0, 0, 0)] * 3


@pytest.mark.clause("DF-9.26")
def test_equal_faces_of_two_dice_may_be_taken() -> None:
    s = scene({"moon": 3, "sun": 2}, {}, {})
    s.roll(1, "sun_1", "gold_1")
    s.roll(2, "sun_1", "gold_1")
    s.play("feat satyrs", "satyrs sun_1 sun_1")
    assert s.reserves(0) == (0, 4, 0, 0)


@pytest.mark.clause("DF-9.27")
@pytest.mark.parametrize(
    ("light", "dark", "reserves"),
    [
        ("triple", "gold_4", (12, 2, 0, 0)),
        ("triple", "triple", (0, 2, 0, 0)),
        ("shield_sun", "sun_2", (0, 4, 0, 5)),
        ("shield_sun", "gold_1", (1, 4, 0, 0)),
    ],
)
def test_the_two_faces_combine_like_one_roll(light: str, dark: str, reserves: tuple[int, ...]) -> None:
    s = satyrs(light, dark)
    assert s.reserves(0) == reserves
    assert s.reserves(1) == (0, 0, 0, 0)


@pytest.mark.clause("DF-9.27")
def test_a_ship_lets_the_buyer_of_the_satyrs_buy() -> None:
    s = satyrs("ship", "moon_1", gold=5)
    assert s.asked == (0, "ship")
    s.play("buy gold_4")  # price 3, 2 less
    assert s.asked == (0, "place")
    s.play("replace light gold_1")
    assert s.reserves(0) == (4, 2, 1, 0)
    assert s.faces(0, "light") == ["gold_4", "gold_1", "gold_1", "gold_1", "gold_1", "sun_1"]
    assert "gold_4" not in s.faces(1, "light") + s.faces(1, "dark")


@pytest.mark.clause("DF-9.27")
def test_a_boar_gives_the_chooser_a_shard_and_its_card_owner_the_reward() -> None:
    # Satyrs and Boar share a pile, so no game has both: the position begins at the choice of the faces.
    s = scene(
        {"sun": 2},
        {"light": ["boar_red"], "up": [0, 4]},  # shows boar_red and moon_1
        {"cards": {"tenacious_boar": 1}},
        boars=[2, None, None, None],
        question=["TwoRolledFaces", {}],
        agenda=[[["EndOfTurn", {}], 0, 1], [["ExtraAction", {}], 0, 1]],
    )
    s.play("satyrs boar_red moon_1")
    assert s.asked == (0, "take")
    assert s.offered() == ["take sun", "take moon"]
    s.play("take sun")
    assert s.asked == (2, "take")
    s.play("take glory")
    assert [s.reserves(seat) for seat in range(3)] == [(0, 3, 1, 0), (0, 0, 0, 0), (0, 0, 0, 3)]


@pytest.mark.clause("DF-9.28")
def test_a_mirror_taken_with_satyrs_copies_from_the_opponents() -> None:
    opponents = [{"light": ["mirror"], "dark": ["gold_6"]}, {"dark": ["moon_2"]}]
    s = scene({"moon": 3, "sun": 2, "up": [0, 5]}, *opponents)  # the buyer shows gold_1 and glory_2
    s.roll(1, "mirror", "gold_6")
    s.roll(2, "sun_1", "moon_2")
    s.play("feat satyrs", "satyrs mirror gold_6")
    assert s.asked == (0, "mirror")
    assert s.offered() == ["copy sun_1", "copy gold_6", "copy moon_2"]
    assert s.refused("copy mirror") == "DF-8.21"
    s.play("copy gold_6")
    assert s.reserves(0) == (12, 2, 0, 0)


@pytest.mark.clause("DF-9.28")
def test_a_mirror_among_mirrors_gives_nothing() -> None:
    assert satyrs("mirror", "mirror").reserves(0) == (0, 2, 0, 0)


# ---- Tenacious Boar -------------------------------------------------------------------------------
@pytest.mark.clause("DF-9.29")
def test_the_boar_goes_to_another_player() -> None:
    s = scene({"moon": 3}, {}, {}, cards="tenacious_boar").play("feat tenacious_boar")
    assert s.offered() == ["give 1", "give 2"]
    assert s.refused("give 0") == "DF-9.29"


@pytest.mark.clause("DF-9.29")
def test_with_two_players_the_boar_goes_to_the_opponent() -> None:
    s = scene({"moon": 3}, {}, cards="tenacious_boar").play("feat tenacious_boar")
    assert s.asked == (1, "place")


@pytest.mark.clause("DF-9.30")
def test_the_bearer_must_forge_the_boar_at_once() -> None:
    s = scene(
        {"moon": 3, "sun": 2},
        {"light": ["boar_red"]},
        {"cards": {"tenacious_boar": 1}},
        boars=[2, None, None, None],
    )
    s.play("feat tenacious_boar", "give 1")
    assert s.asked == (1, "place")
    light = ["replace light gold_1", "replace light sun_1"]
    assert s.offered() == [*light, "replace dark gold_1", "replace dark glory_2", "replace dark moon_1"]
    assert s.refused("replace light boar_red") == "DF-8.34"
    assert s.refused("pass") == "DF-4.6"
    s.play("replace dark glory_2")
    assert s.asked == (0, "extra")  # nobody is asked for a shard or a reward
    assert s.up(1, "dark") == "boar_yellow"
    assert s.hero(1)["replaced"] == ["gold_1", "glory_2"]
    assert [s.reserves(seat) for seat in range(3)] == [(0, 2, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
