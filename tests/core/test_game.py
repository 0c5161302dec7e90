"""The public face: deciding, refusing, taking back, looking."""

import json

import pytest

from igroteka import Game, IllegalOption, Option, SetupError, UndoRefused


def new(**setup: object) -> Game:
    return Game.new("dice_forge", **{"players": 3, "seed": 5, **setup})  # type: ignore[arg-type]


def test_an_option_can_be_played_by_number_by_itself_and_by_notation() -> None:
    texts = set()
    for choice in (1, new().options[1], str(new().options[1])):
        game = new()
        game.play(choice)
        texts.add(str(game))
    assert len(texts) == 1


def test_options_tell_what_they_are_and_what_they_touch() -> None:
    option = next(o for o in new().options if o.notation == "buy gold_3")
    assert option.key == "option-buy"
    assert option.args == {"face": "gold_3", "gold": 2}
    assert option.at == ("temple.gold_3",)


@pytest.mark.parametrize("choice", [99, -1, True, "feat", "feat hydra", "buy gold_9", "", "buy gold_3 now"])
def test_what_is_not_offered_is_refused_and_nothing_changes(choice: int | str) -> None:
    game = new()
    before = str(game)
    assert game.why_not(choice) is not None
    with pytest.raises(IllegalOption):
        game.play(choice)
    assert str(game) == before


def test_an_option_of_another_question_is_refused_with_a_clause() -> None:
    game = new()
    buy = next(o for o in game.options if o.notation == "buy gold_3")
    game.play(buy)
    with pytest.raises(IllegalOption) as refused:
        game.play(buy)
    assert refused.value.clause == "DF-4.6"


def test_a_forged_option_is_refused() -> None:
    with pytest.raises(IllegalOption):
        new().play(Option(707, "feat hydra", "option-feat"))


def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    assert str(new()) == str(new())
    assert new().position() != new(seed=6).position()


def test_a_seed_may_have_256_bits() -> None:
    game = new(seed=2**256 - 1)
    assert Game.parse(str(game)).position() == game.position()


@pytest.mark.parametrize("seed", ["7", -1, 1.5, None, True])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(SetupError) as refused:
        new(seed=seed)
    assert refused.value.key == "setup-seed"


def test_undo_takes_back_the_last_decision_of_the_deciding_seat() -> None:
    game = new()
    before = str(game)
    game.play("buy gold_3")
    game.undo()
    assert str(game) == before
    game.play("buy gold_3")
    game.play("replace light gold_1")
    game.undo()
    game.undo()
    assert str(game) == before


def test_undo_is_refused_after_a_draw_and_luck_does_not_change_by_trying_again() -> None:
    game = new()
    game.play("pass")
    with pytest.raises(UndoRefused) as refused:
        game.undo()
    assert refused.value.key == "undo-other-seat"
    again = new()
    again.play("buy gold_3")
    again.undo()
    again.play("pass")
    assert again.position() == game.position()


def test_undo_is_refused_at_the_start_and_after_an_own_roll() -> None:
    game = new()
    assert game.cannot_undo() is not None
    with pytest.raises(UndoRefused):
        game.undo()
    position = new().position()
    position["heroes"][0] |= {"moon": 6, "sun": 6}
    game = Game.load(position)
    game.play("feat cancer")
    assert game.player == 0
    with pytest.raises(UndoRefused) as refused:
        game.undo()
    assert refused.value.key == "undo-drawn"


def test_a_game_that_is_over_asks_nobody_and_tells_its_outcome() -> None:
    game = new()
    assert game.outcome is None
    while game.player is not None:
        game.play(0)
    assert game.question is None
    assert game.options == ()
    assert game.outcome is not None
    best = max(game.outcome.scores)
    assert game.outcome.winners == {s for s in range(3) if game.outcome.scores[s] == best}
    assert game.outcome.reason == "end-rounds"
    refusal = game.why_not("pass")
    assert refusal is not None
    assert refusal.clause == "DF-10.1"
    with pytest.raises(UndoRefused):
        game.undo()


def test_a_view_is_plain_data_and_holds_no_luck() -> None:
    game = new()
    for seat in (None, 0, 1, 2):
        text = json.dumps(game.view(seat))
        assert "random" not in text
        assert str(game.table.rng) not in text
    with pytest.raises(SetupError):
        game.view(3)


def test_a_view_is_no_way_back_to_the_table() -> None:
    game = new()
    before = game.position()
    view = game.view(0)
    view["heroes"][0]["reserves"]["gold"]["has"] = 99
    view["islands"].clear()
    assert game.position() == before


def test_the_record_of_a_running_game_hides_its_seed() -> None:
    game = new(seed=123456789)
    assert "seed: 123456789" in str(game)
    assert "123456789" not in game.record(0)
    assert game.seed_hash in game.record(0)


def test_unknown_games_are_refused_with_those_that_there_are() -> None:
    with pytest.raises(SetupError) as refused:
        Game.new("chess")
    assert "dice_forge" in refused.value.args_of_message["allowed"]


def test_scripted_draws_wait_until_they_are_drawn() -> None:
    game = new(fate=[5, 4])
    assert game.fate_left == ()
    assert (
        game.view()["heroes"][0]["dice"]["light"]["up"],
        game.view()["heroes"][0]["dice"]["dark"]["up"],
    ) == (5, 4)
    game.fate(1, 2, 3, 4, 5, 0, 2)
    game.play("buy gold_3")
    assert game.fate_left == (1, 2, 3, 4, 5, 0, 2)
    assert Game.parse(str(game)).position() == game.position()


def test_a_rule_that_fails_leaves_the_game_as_it_was() -> None:
    game = new()
    before = str(game)
    game.fate(99)
    with pytest.raises(ValueError, match="out of 6"):
        game.play("pass")
    assert game.table.player == 0
    assert str(game).replace("fated: yes\n", "").split("sha256")[0] == before.split("sha256", maxsplit=1)[0]
