"""Records: what a changed one is refused for."""

import pytest

from igroteka import Game, RecordError, Refused
from igroteka.core.chance import source
from igroteka.core.record import checksum


def played(decisions: int, **setup: object) -> Game:
    game = Game.new("dice_forge", **{"players": 2, "seed": 11, "cards": "random", **setup})  # type: ignore[arg-type]
    choices = source(4)
    while game.player is not None and len(game.played) < decisions:
        game.play(choices.draw(len(game.options)))
    return game


RECORD = str(played(60))


def sealed(lines: list[str]) -> str:
    return "\n".join([*lines, checksum(lines)]) + "\n"


def changed(line_start: str, new: str) -> str:
    """The record with one line changed and sealed again, as a cheat would do it."""
    lines = RECORD.split("\n")[:-2]
    at = next(i for i, line in enumerate(lines) if line.startswith(line_start))
    return sealed([*lines[:at], new, *lines[at + 1 :]])


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Game.parse(text)
    return caught.value


def test_one_changed_character_is_always_refused() -> None:
    for at in range(0, len(RECORD) - 1, 11):
        other = "7" if RECORD[at] != "7" else "8"
        with pytest.raises(Refused):
            Game.parse(RECORD[:at] + other + RECORD[at + 1 :])


def test_a_removed_line_is_refused() -> None:
    lines = RECORD.split("\n")
    for at in range(0, len(lines) - 2, 5):
        with pytest.raises(Refused):
            Game.parse("\n".join([*lines[:at], *lines[at + 1 :]]))


def test_an_illegal_decision_is_named_with_its_clause() -> None:
    error = refused(changed("1. ", "1. 0 feat hydra"))
    assert error.key == "record-illegal"
    assert error.clause == "DF-5.3"
    assert error.args_of_message["decision"] == 1
    assert error.args_of_message["line"] == 8


def test_a_decision_of_another_seat_is_named() -> None:
    line = next(line for line in RECORD.split("\n") if line.startswith("1. 0"))
    assert refused(changed("1. ", line.replace("1. 0", "1. 1"))).key == "record-seat"


def test_draws_that_the_seed_does_not_give_are_named() -> None:
    line = next(line for line in RECORD.split("\n") if " ~ " in line and line[0].isdigit())
    start, _, draws = line.partition(" ~ ")
    first, *rest = draws.split()
    other = ("1" if first[0] == "0" else "0") + first[1:]
    error = refused(changed(start, f"{start} ~ {' '.join([other, *rest])}"))
    assert error.key == "record-draws"
    assert error.args_of_message["decision"] == int(line.split(".")[0])


def test_a_wrong_hash_is_named() -> None:
    line = next(line for line in RECORD.split("\n") if line.startswith("round 2"))
    assert refused(changed("round 2", line[:-4] + "0000")).key == "record-hash"


def test_a_wrong_result_start_seed_or_version_is_named() -> None:
    assert refused(changed("result", "result: winners 0 · scores 9 9")).key == "record-result"
    assert refused(changed("start", "start ~ 0/4 0/3")).key == "record-start"
    assert refused(changed("seed", "seed: 12")).key == "record-start"
    assert refused(changed("seed", "seed: twelve")).key == "record-header"
    assert refused(changed("rules", "rules: 99")).key == "record-version"
    assert refused(changed("2. ", "4. 0 pass")).key == "record-numbering"
    assert refused(changed("2. ", "what is this?")).key == "record-line"


def test_what_is_no_record_is_refused() -> None:
    assert refused("hello").key == "record-title"
    assert refused("").key == "record-title"
    assert refused("Igroteka record 1\ngame: dice_forge\n").key == "record-unsealed"
    for header in ("game", "set-up", "seed"):
        lines = [line for line in RECORD.split("\n")[:-2] if not line.startswith(header)]
        with pytest.raises(Refused):
            Game.parse(sealed(lines))


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    position = played(40).position()
    game = Game.load(position, seed=3)
    choices = source(9)
    for _ in range(12):
        game.play(choices.draw(len(game.options)))
    assert Game.parse(str(game)).position() == game.position()
    assert Game.parse(game.record(0)).hash() == game.hash()


def test_a_redacted_record_can_be_played_on() -> None:
    game = Game.parse(played(20).record(1))
    assert game.seed is None
    game.play(0)
    assert Game.parse(str(game)).hash() == game.hash()
