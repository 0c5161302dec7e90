"""Hints: what a search would choose, and the numbers that tell why."""

import pytest

from igroteka import Game
from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.hints import SEED, reason
from igroteka.bots.mcts import Budget, MctsBot, Search
from igroteka.bots.protocol import decide
from igroteka.core.chance import source

GAMES = ("dice_forge", "dice_throne", "epic")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_begins_with_what_a_search_takes(game: str) -> None:
    played = Game.new(game, seed=3)
    for _ in range(8):
        assert played.player is not None
        hints = played.hint(played.player, 60)
        bot = MctsBot(Search(EVALUATIONS[game], source(SEED), 60), Budget(60, 0.0, lambda: 0.0))
        assert 1 <= len(hints) <= 3
        assert hints[0].option == decide(bot, played)
        assert all(hint.option in played.options for hint in hints)
        assert all(0 <= hint.chance <= 1 for hint in hints)
        played.play(hints[0].option)


def test_where_one_option_alone_is_sensible_a_hint_tells_how_well_it_does() -> None:
    game = Game.new("dice_throne", seed=3, heroes="ninja,monk")
    while str(game.options[0]) != "roll":
        game.play("pass")
    assert len(game.options) > 1
    assert game.player is not None
    (only,) = game.hint(game.player, 60)
    assert only.option == game.options[0]
    assert only.reason.key == "hint-only"
    assert only.reason.args["n"] == 60
    assert only.reason.args["chance"] == round(100 * only.chance)


@pytest.mark.parametrize(
    ("is_best", "numbers", "key"),
    [
        (True, {"chance": 60}, "hint-only"),
        (True, {"chance": 60, "other": 50}, "hint-best"),
        (False, {"chance": 50, "other": 60}, "hint-behind"),
        (True, {"chance": 60, "other": 60}, "hint-even"),
        (False, {"chance": 60, "other": 60}, "hint-even"),
        (True, {"chance": 50, "other": 60}, "hint-despite"),
        (False, {"chance": 60, "other": 50}, "hint-behind"),
    ],
)
def test_the_reason_compares_the_numbers(is_best: bool, numbers: dict[str, int], key: str) -> None:
    assert reason(is_best, numbers) == key
