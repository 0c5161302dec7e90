"""Chapter 8, the faces of the starting dice and of the sanctuary: what they give and cost."""

import pytest

from igroteka import Game
from tests.dice_forge.rolled import DONE, rolled
from tests.dice_forge.scene import Scene, scene


def given(light: str = "gold_1", dark: str = "gold_1") -> tuple[int, ...]:
    """What a roll gives to who has nothing, without asking anything."""
    s = rolled((light, dark))
    assert s.asked == DONE
    return s.reserves(0)


def price(face: str) -> int:
    """What an offering costs that buys this face alone."""
    s = scene({"gold": 12}, {}, {}).play(f"buy {face}")
    paid = 12 - s.has(0, "gold")
    s.play("replace light gold_1")
    assert face in s.faces(0, "light")
    return paid


def new_games() -> list[Scene]:
    """New games of all player counts."""
    return [Scene(Game.new("dice_forge", players=players)) for players in (2, 3, 4)]


# ---- one kind of resource -----------------------------------------------------------------------------
@pytest.mark.clause("DF-8.1")
@pytest.mark.parametrize(("face", "gold"), [("gold_1", 1), ("gold_3", 3), ("gold_4", 4), ("gold_6", 6)])
def test_gold_faces_give_gold(face: str, gold: int) -> None:
    assert given(face, "moon_1") == (gold, 0, 1, 0)


@pytest.mark.clause("DF-8.1")
@pytest.mark.parametrize(("face", "gold"), [("gold_3", 2), ("gold_4", 3), ("gold_6", 4)])
def test_prices_of_gold_faces(face: str, gold: int) -> None:
    assert price(face) == gold


@pytest.mark.clause("DF-8.1")
def test_the_1_gold_face_is_on_new_games_only() -> None:
    s = scene({"gold": 12}, {}, {})
    assert s.refused("buy gold_1") == "DF-8.1"
    assert s.left("gold_3") > 0  # other faces are for sale, and this one lies nowhere in the temple
    assert s.game.position()["temple"]["gold_1"] == 0


@pytest.mark.clause("DF-8.1")
def test_there_is_one_6_gold_face() -> None:
    s = scene({"gold": 12}, {"light": ["gold_6"]}, {})
    assert s.left("gold_6") == 0
    assert s.refused("buy gold_6") == "DF-4.5"


@pytest.mark.clause("DF-8.2")
def test_sun_faces_give_sun() -> None:
    assert given("sun_1") == (1, 1, 0, 0)
    assert given("sun_2") == (1, 2, 0, 0)


@pytest.mark.clause("DF-8.2")
def test_prices_of_sun_faces() -> None:
    assert (price("sun_1"), price("sun_2")) == (3, 8)


@pytest.mark.clause("DF-8.2")
def test_every_light_starting_die_has_a_sun() -> None:
    for s in new_games():
        for hero in s.view["heroes"]:
            assert s.faces(hero["seat"], "light").count("sun_1") == 1
            assert "sun_1" not in s.faces(hero["seat"], "dark")


@pytest.mark.clause("DF-8.3")
def test_moon_faces_give_moon() -> None:
    assert given(dark="moon_1") == (1, 0, 1, 0)
    assert given(dark="moon_2") == (1, 0, 2, 0)


@pytest.mark.clause("DF-8.3")
def test_prices_of_moon_faces() -> None:
    assert (price("moon_1"), price("moon_2")) == (2, 6)


@pytest.mark.clause("DF-8.3")
def test_every_dark_starting_die_has_a_moon() -> None:
    for s in new_games():
        for hero in s.view["heroes"]:
            assert s.faces(hero["seat"], "dark").count("moon_1") == 1
            assert "moon_1" not in s.faces(hero["seat"], "light")


@pytest.mark.clause("DF-8.4")
@pytest.mark.parametrize(("face", "glory"), [("glory_2", 2), ("glory_3", 3), ("glory_4", 4)])
def test_glory_faces_give_glory_to_the_reserve(face: str, glory: int) -> None:
    assert given(dark=face) == (1, 0, 0, glory)


@pytest.mark.clause("DF-8.4")
def test_prices_of_glory_faces() -> None:
    assert (price("glory_3"), price("glory_4")) == (8, 12)


@pytest.mark.clause("DF-8.4")
def test_the_2_glory_face_is_on_dark_new_games_only() -> None:
    s = scene({"gold": 12}, {}, {})
    assert s.refused("buy glory_2") == "DF-8.4"
    for new in new_games():
        for hero in new.view["heroes"]:
            assert new.faces(hero["seat"], "dark").count("glory_2") == 1
            assert "glory_2" not in new.faces(hero["seat"], "light")


@pytest.mark.clause("DF-8.4")
def test_there_is_one_4_glory_face() -> None:
    s = scene({"gold": 12}, {"light": ["glory_4"]}, {})
    assert s.left("glory_4") == 0
    assert s.refused("buy glory_4") == "DF-4.5"


# ---- one kind of several: the owner chooses -----------------------------------------------------------
def chosen(face: str, choice: str) -> tuple[int, ...]:
    """What a choice face and a moon_1 give after exactly one question."""
    s = rolled((face, "moon_1"))
    assert s.asked == (0, "take")
    s.play(choice)
    assert s.asked == DONE
    return s.reserves(0)


@pytest.mark.clause("DF-8.5")
def test_1_of_three_kinds() -> None:
    assert chosen("choice_gold1_sun1_moon1", "take gold") == (1, 0, 1, 0)
    assert chosen("choice_gold1_sun1_moon1", "take sun") == (0, 1, 1, 0)
    assert chosen("choice_gold1_sun1_moon1", "take moon") == (0, 0, 2, 0)


@pytest.mark.clause("DF-8.5")
def test_glory_is_none_of_the_three_kinds() -> None:
    s = rolled(("choice_gold1_sun1_moon1", "gold_1"))
    assert s.offered() == ["take gold", "take sun", "take moon"]
    assert s.refused("take glory") == "DF-8.5"


@pytest.mark.clause("DF-8.5")
def test_the_choice_is_made_anew_each_time() -> None:
    s = rolled(("choice_gold1_sun1_moon1", "gold_1")).play("take sun")
    s.roll_die(0, "light", "choice_gold1_sun1_moon1")
    s.play("use silver_hind", "die light", "take moon")
    assert s.reserves(0) == (1, 1, 1, 0)


@pytest.mark.clause("DF-8.6")
def test_2_of_one_of_three_kinds() -> None:
    assert chosen("choice_gold2_sun2_moon2", "take gold") == (2, 0, 1, 0)
    assert chosen("choice_gold2_sun2_moon2", "take sun") == (0, 2, 1, 0)
    assert chosen("choice_gold2_sun2_moon2", "take moon") == (0, 0, 3, 0)


@pytest.mark.clause("DF-8.6")
def test_the_2_cannot_be_split_over_kinds() -> None:
    s = rolled(("choice_gold2_sun2_moon2", "gold_1"))
    assert s.offered() == ["take gold", "take sun", "take moon"]
    assert [option.args["n"] for option in s.game.options] == [2, 2, 2]


@pytest.mark.clause("DF-8.9")
def test_3_gold_or_2_glory() -> None:
    assert rolled(("choice_gold3_glory2", "gold_1")).offered() == ["take gold", "take glory"]
    assert chosen("choice_gold3_glory2", "take gold") == (3, 0, 1, 0)
    assert chosen("choice_gold3_glory2", "take glory") == (0, 0, 1, 2)


# ---- several kinds together: nothing is asked ---------------------------------------------------------
@pytest.mark.clause("DF-8.7")
def test_2_gold_and_1_moon() -> None:
    assert given("gold2_moon1", "glory_2") == (2, 0, 1, 2)


@pytest.mark.clause("DF-8.8")
def test_1_glory_and_1_sun() -> None:
    assert given("glory1_sun1") == (1, 1, 0, 1)


@pytest.mark.clause("DF-8.10")
def test_1_of_everything() -> None:
    assert given("gold1_sun1_moon1_glory1", "moon_1") == (1, 1, 2, 1)


@pytest.mark.clause("DF-8.10")
def test_3_of_everything_with_x3() -> None:
    assert given("gold1_sun1_moon1_glory1", "triple") == (3, 3, 3, 3)


@pytest.mark.clause("DF-8.11")
def test_2_glory_and_2_moon() -> None:
    assert given("glory2_moon2") == (1, 0, 2, 2)


@pytest.mark.parametrize(
    ("face", "gold"),
    [
        pytest.param("choice_gold1_sun1_moon1", 4, marks=pytest.mark.clause("DF-8.5")),
        pytest.param("choice_gold2_sun2_moon2", 12, marks=pytest.mark.clause("DF-8.6")),
        pytest.param("gold2_moon1", 4, marks=pytest.mark.clause("DF-8.7")),
        pytest.param("glory1_sun1", 4, marks=pytest.mark.clause("DF-8.8")),
        pytest.param("choice_gold3_glory2", 5, marks=pytest.mark.clause("DF-8.9")),
        pytest.param("gold1_sun1_moon1_glory1", 12, marks=pytest.mark.clause("DF-8.10")),
        pytest.param("glory2_moon2", 12, marks=pytest.mark.clause("DF-8.11")),
    ],
)
def test_prices_of_faces_with_several_resources(face: str, gold: int) -> None:
    assert price(face) == gold
