"""Positions: what is written down comes back, and what cannot be is refused by field and reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from igroteka import Game, PositionError
from tests.epic.scene import scene

Data = dict[str, Any]


def position() -> Data:
    """A fireball in hand, a kong and a wolf in play, a fireball in the discard pile of the other one."""
    s = scene({"hand": ["fireball"], "play": ["kong", "wolf"]}, {"discard": ["fireball"]})
    return s.game.position()


def refused(data: Data) -> tuple[str, str]:
    """Key and field of the refusal."""
    with pytest.raises(PositionError) as error:
        Game.load(data)
    return error.value.key, error.value.args_of_message["field"]


def lose_a_hand_card(data: Data) -> None:
    data["players"][0]["hand"] = []


def lose_a_deck_card(data: Data) -> None:
    data["players"][1]["deck"].pop()


def lose_a_champion(data: Data) -> None:
    del data["champions"][0]


def add_a_card_that_is_nowhere(data: Data) -> None:
    data["cards"].append("kong")
    data["owners"].append(0)
    data["next_id"] += 1
    data["champions"][1]["id"] += 1


@pytest.mark.parametrize(
    "change", [lose_a_hand_card, lose_a_deck_card, lose_a_champion, add_a_card_that_is_nowhere]
)
def test_a_card_that_has_vanished_is_noticed(change: Callable[[Data], None]) -> None:
    data = position()
    change(data)
    assert refused(data) == ("position-vanished", "cards")


def hand_card_in_the_deck_too(data: Data) -> None:
    data["players"][0]["deck"].append(data["players"][0]["hand"])


def champion_in_the_hand_too(data: Data) -> None:
    data["players"][0]["hand"].append(data["champions"][0]["id"])


def event_in_hand_and_being_played(data: Data) -> None:
    data["agenda"].append([["ToPile", {}], 0, data["players"][0]["hand"][0]])


@pytest.mark.parametrize(
    "change", [hand_card_in_the_deck_too, champion_in_the_hand_too, event_in_hand_and_being_played]
)
def test_a_card_in_two_places_is_noticed(change: Callable[[Data], None]) -> None:
    data = position()
    change(data)
    assert refused(data) == ("position-twice", "cards")


def test_a_card_of_another_owner_is_noticed() -> None:
    data = position()
    first, second = data["players"]
    first["hand"], second["discard"] = second["discard"], first["hand"]
    assert refused(data) == ("position-owner", "players[0]")


def test_a_token_has_the_number_of_one_that_was_made() -> None:
    data = position()
    data["champions"][1]["id"] = data["next_id"]
    assert refused(data) == ("position-range", "champions[1].id")


def test_cards_of_players_who_are_out_are_gone() -> None:
    data = scene({}, {}, {}).game.position()
    data["players"][2] |= {"deck": [], "out": True}
    assert Game.load(data).position() == data
    data["players"][2]["out"] = False
    assert refused(data) == ("position-vanished", "cards")


def test_an_event_that_is_carried_out_has_not_vanished() -> None:
    s = scene({"hand": ["fireball"]}, {"play": ["kong"]}).play("play fireball")
    assert s.asked == (0, "mode")
    assert Game.load(s.game.position()).position() == s.game.position()


def test_revealed_cards_that_are_asked_about_have_not_vanished() -> None:
    s = scene({"play": ["fairy_trickster"]}, {})
    s.play("power fairy_trickster", "player 1")
    assert s.asked == (0, "play-revealed")
    data = s.game.position()
    assert Game.load(data).position() == data
    data["picked"] = []
    assert refused(data) == ("position-vanished", "cards")


def test_the_same_champion_described_twice_is_two_champions() -> None:
    same = {"card": "kong", "position": "expended"}
    s = scene({"play": [same, same]}, {"play": [same]})
    assert (s.champions(0), s.champions(1)) == (["kong", "kong"], ["kong"])
