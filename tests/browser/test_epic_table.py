"""Epic on its drawn table."""

from collections.abc import Callable

import pytest

from tests.browser.driver import Tapper, Typist
from tests.browser.harness import PHONE, Person
from tests.server.harness import Server
from tests.server.knowing import tells_no_more_than_it_may

People = Callable[..., Person]


def test_a_whole_game_with_attack_block_answer_and_triggers(person: People, server: Server) -> None:
    """And neither the player nor a spectator is sent at any moment what they may not know."""
    made = server.make("epic", "me", "novice", seed=1, factions="good+wild,evil+sage")
    me = person().sit(made, 0)
    watcher = person(board="text").open(f"/g/{made.id}")
    driver = Tapper(me, 9, wanted=("attack", "block", "play", "trigger", "champion", "power"))
    view = driver.play()
    assert view["result"] is not None
    assert {"attack", "block", "play", "trigger"} <= driver.chosen
    assert {"ask-initiative", "ask-block", "ask-target"} <= driver.asked
    assert [card for asked, card in me.decided if asked == "ask-initiative" and card.startswith("play")]
    watcher.until(lambda view: view["result"] is not None)
    game = server.room(made).game
    assert tells_no_more_than_it_may(game, me.frames, 0) > 30
    assert tells_no_more_than_it_may(game, watcher.frames, None) > 30


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
