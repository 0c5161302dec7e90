"""Positions from outside: what cannot be is refused, by field and reason."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka import Game, PositionError, Refused
from igroteka.core.chance import source


def position(decisions: int = 30, players: int = 3) -> dict[str, Any]:
    game = Game.new("dice_forge", players=players, seed=2, cards="random")
    choices = source(8)
    for _ in range(decisions):
        game.play(choices.draw(len(game.options)))
    return game.position()


def put(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The position with another value somewhere: "heroes.0.gold"."""
    data = copy.deepcopy(data)
    place: Any = data
    *steps, last = path.split(".")
    for step in steps:
        place = place[int(step)] if isinstance(place, list) else place[step]
    place[int(last) if isinstance(place, list) else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("heroes.0.gold", 13, "heroes[0].gold"),
        ("heroes.1.sun", 16, "heroes[1].sun"),
        ("heroes.1.moon", -1, "heroes[1].moon"),
        ("heroes.2.glory", -3, "heroes[2].glory"),
        ("heroes.0.light", ["gold_1"] * 7, "heroes[0].light"),
        ("heroes.0.dark", ["gold_1"] * 5, "heroes[0].dark"),
        ("heroes.0.light.0", "gold_9", "heroes[0].light[0]"),
        ("heroes.0.light.0", "triple", "temple."),
        ("heroes.0.up", [6, 0], "heroes[0].up"),
        ("heroes.0.cards", {"dragon": 1}, "heroes[0].cards"),
        ("heroes.0.cards", {"ferryman": 4}, "piles"),
        ("heroes.0.hammer", 31, "heroes[0].hammer"),
        ("heroes.0.portal", 8, "heroes[0].portal"),
        ("heroes.0.cerberus", [1, 0], "heroes[0].cerberus"),
        ("heroes.0.triton", [-1, 1], "heroes[0].triton"),
        ("heroes.0.gold", "3", "heroes[0].gold"),
        ("heroes.0.gold", True, "heroes[0].gold"),
        ("heroes.0.gold", 1.5, "heroes[0].gold"),
        ("heroes", [], "heroes"),
        ("temple.gold_3", 9, "temple.gold_3"),
        ("temple.gold_9", 1, "temple"),
        ("piles.elder", 9, "piles.elder"),
        ("islands.0", "hydra", "islands"),
        ("islands", ["hydra"], "islands"),
        ("boars", [0, None, None, None], "boars[0]"),
        ("boars", [], "boars"),
        ("removed", ["gold_3"], "temple.gold_3"),
        ("active", 3, "active"),
        ("round", 11, "round"),
        ("step", 0, "step"),
        ("player", 4, "player"),
        ("player", None, "player"),
        ("question", ["Explode", {}], "question"),
        ("question", ["Place", {"face": 77}], "question.face"),
        ("question", ["Place", {}], "question"),
        ("question", ["EndOfTurn", {}], "question"),
        ("question", "MainAction", "question"),
        ("question", None, "question"),
        ("agenda", [[["Turn", {}], 9, 1]], "agenda[0]"),
        ("agenda", [["Turn"]], "agenda[0]"),
        ("over", True, "question"),
        ("random", 0, "random"),
        ("random", -5, "random"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_field(path: str, value: Any, field: str) -> None:
    start = position()
    with pytest.raises(PositionError) as refused:
        Game.load(put(start, path, value))
    assert str(refused.value.args_of_message["field"]).startswith(field)


def test_two_heroes_on_one_portal_are_refused() -> None:
    data = position()
    for hero in data["heroes"]:
        hero["portal"] = 4
    with pytest.raises(PositionError) as refused:
        Game.load(data)
    assert refused.value.clause == "DF-5.8"


def test_a_chest_makes_room() -> None:
    data = Game.new("dice_forge", players=3).position()
    data["heroes"][0] |= {"gold": 16, "cards": {"blacksmiths_chest": 1}}
    data["piles"]["blacksmiths_chest"] -= 1
    assert Game.load(data).view()["heroes"][0]["reserves"]["gold"] == {"has": 16, "most": 16}


@pytest.mark.parametrize("text", ["", "[]", "{", "7", '{"game": "chess"}', '{"game": "dice_forge"}'])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        Game.load(text)


START = position()
PATHS = [
    *START,
    *(f"heroes.0.{name}" for name in START["heroes"][0]),
    "agenda.0.0",
    "agenda.0.1",
    "question.1",
    "heroes.1.light.3",
]
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.sampled_from(["", "gold_1", "hydra", "Place"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["face", "x"]), inner, max_size=2)
    ),
    max_leaves=6,
)


@given(st.sampled_from(PATHS), plain)
def test_whatever_stands_in_a_position_it_is_read_or_refused_and_never_breaks(path: str, value: Any) -> None:
    data = put(START, path, value)
    try:
        game = Game.load(json.dumps(data))
    except Refused:
        return
    game.kind.check(game.table)
    assert game.options
