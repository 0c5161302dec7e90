"""Epic on its drawn table."""

import json
from collections.abc import Callable

import pytest

from tests.browser.driver import Tapper, Typist
from tests.browser.harness import PHONE, Person
from tests.server.harness import Server

People = Callable[..., Person]


def test_a_whole_game_with_attack_block_answer_and_triggers(person: People, server: Server) -> None:
    made = server.make("epic", "me", "novice", seed=1, factions="good+wild,evil+sage")
    me = person().sit(made, 0)
    driver = Tapper(me, 9, wanted=("attack", "block", "play", "trigger", "champion", "power"))
    view = driver.play()
    assert view["result"] is not None
    assert {"attack", "block", "play", "trigger"} <= driver.chosen
    assert {"ask-initiative", "ask-block", "ask-target"} <= driver.asked


def test_the_order_of_triggers_is_tapped(person: People, server: Server) -> None:
    """A position in which two of my triggers wait."""
    from igroteka import Game
    from igroteka.bots.levels import make_bot
    from igroteka.bots.protocol import decide

    for seed in range(200):
        game = Game.new("epic", seed=seed)
        bots = [make_bot("random", "epic", seat) for seat in range(2)]
        while game.player is not None and not (
            game.player == 0 and game.question is not None and game.question.key == "ask-trigger"
        ):
            game.play(decide(bots[game.player], game))
        if game.player is not None:
            break
    made = server.make("epic", "me", "novice", seed=1, position=game.position())
    driver = Tapper(person().sit(made, 0), 1)
    view = driver.turn()
    assert view["question"]["key"] == "ask-trigger"
    driver.decide(view)
    assert driver.chosen == {"trigger"}


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_dark_draft_to_the_first_turn(person: People, server: Server, size: tuple[int, int]) -> None:
    made = server.make("epic", "me", "novice", seed=8, format="dark_draft")
    me = person(size=size).sit(made, 0)
    driver = Tapper(me, 2)
    while (view := driver.turn())["board"]["turn"] == 0:
        driver.decide(view)
    assert len(me.view["board"]["players"][0]["deck"]["cards"]) > 15


def test_four_players_free_for_all(person: People, server: Server) -> None:
    made = server.make("epic", "me", "novice", "novice", "novice", seed=3)
    me = person().sit(made, 0)
    driver = Tapper(me, 4, wanted=("play", "attack", "champion"))
    driver.play(25)
    assert "play" in driver.chosen


def test_by_keys_alone(person: People, server: Server) -> None:
    made = server.make("epic", "me", "novice", seed=6)
    me = person().sit(made, 0)
    driver = Typist(me, 5, wanted=("play", "attack"))
    driver.play(12)
    assert "play" in driver.chosen


def test_no_hidden_card_in_any_frame(person: People, server: Server) -> None:
    """The cards of the rival's hand at every moment, against all that came over the wire until then."""
    made = server.make("epic", "me", "novice", seed=14)
    me = person().sit(made, 0)
    driver = Tapper(me, 7, wanted=("play", "attack"))
    room = server.room(made)
    for _ in range(20):
        view = driver.turn()
        if view["result"]:
            break
        hidden = {card["id"] for card in room.game.view(1)["players"][1]["hand"]["cards"]}
        known = {card["id"] for card in room.game.view(0)["players"][1]["hand"]["cards"]}
        shown = json.dumps([view["board"]["players"][1], view["options"]])
        assert not [card for card in hidden - known if f'"id": {card},' in shown]
        driver.decide(view)
