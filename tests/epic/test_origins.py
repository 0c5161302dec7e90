"""Where the numbers of a champion come from: what is told adds up to what counts."""

from typing import Any

import pytest

from igroteka import Game
from igroteka.core.chance import source
from tests.epic.scene import Scene, scene


def told(s: Scene, card: str) -> list[dict[str, Any]]:
    """What changes the numbers of a champion, by its card."""
    number = next(c["id"] for c in s.view["champions"] if c["card"] == card)
    found: list[dict[str, Any]] = s.game.kind.odds(s.game.table, 0, {"champion": number})["origins"]
    return found


def test_static_abilities_are_told_with_their_cards() -> None:
    s = scene({"play": ["triceratops", "pack_alpha", "jungle_queen"]}, {})
    assert told(s, "triceratops") == [
        {"of": "card", "card": "pack_alpha", "attack": 1, "defence": 1},
        {"of": "card", "card": "jungle_queen", "attack": 1, "defence": 1},
    ]
    assert told(s, "pack_alpha") == [{"of": "card", "card": "jungle_queen", "attack": 1, "defence": 1}]


def test_counters_and_what_lasts_for_the_turn_are_told_apart() -> None:
    s = scene({"play": [{"card": "kong", "counters": 2}], "hand": ["rage"]}, {})
    s.play("play rage", "mode 1")
    assert told(s, "kong") == [
        {"of": "counters", "attack": 2, "defence": 2},
        {"of": "this_turn", "attack": 4, "defence": 4},
    ]


def test_nothing_is_told_of_what_is_as_printed() -> None:
    assert told(scene({"play": ["kong"]}, {}), "kong") == []


@pytest.mark.parametrize(
    "about", [{}, {"champion": 9999}, {"champion": "kong"}, {"champion": None}, {"x": 1}]
)
def test_whatever_else_is_asked_gets_no_answer(about: dict[str, Any]) -> None:
    s = scene({"play": ["kong"]}, {})
    assert s.game.kind.odds(s.game.table, 0, about) == {}


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_adds_up(seed: int) -> None:
    """In random games: printed numbers and changes make the present ones (attack is never below 0)."""
    game = Game.new("epic", seed=seed, set="base+jungle+promo+tyrants+uprising", format="random30")
    luck = source(seed)
    cards = game.kind.box()["cards"]
    changed = 0
    while game.question is not None:
        for c in game.view(None)["champions"]:
            found = game.kind.odds(game.table, 0, {"champion": c["id"]})["origins"]
            changed += len(found)
            attack = cards[c["card"]]["attack"] + sum(part["attack"] for part in found)
            defence = cards[c["card"]]["defence"] + sum(part["defence"] for part in found)
            assert (max(0, attack), defence) == (c["attack"], c["defence"]), c
        game.play(luck.draw(len(game.options)))
    assert changed
