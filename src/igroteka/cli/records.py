"""`igroteka replay` and `igroteka verify`: games that were written down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from igroteka.cli.options import Lang, read_text, whole_number
from igroteka.cli.words import words_of
from igroteka.core.errors import Refused
from igroteka.core.kind import Message

if TYPE_CHECKING:
    from igroteka import Game
    from igroteka.i18n import Words

RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]
At = Annotated[int | None, typer.Option("--at", metavar="N", parser=whole_number(0))]


def replay(file: RecordFile, at: At = None, lang: Lang = "en") -> None:
    """Show a recorded game decision by decision, or the position after N decisions."""
    game = read_game(file)
    words = words_of(lang, game.kind)
    if at is None:
        lines = told_game(game, words)
    elif at <= len(game.played):
        lines = told_position(game, at, words)
    else:
        raise Refused("replay-at", given=at, allowed=len(game.played))
    for line in lines:
        typer.echo(line)


def verify(file: RecordFile, lang: Lang = "en") -> None:
    """Check a record: every decision, every draw, the result and the checksum."""
    game = read_game(file)
    words = words_of(lang, game.kind)
    typer.echo(words.say("verify-ok", decisions=len(game.played), result=told_result(game, words)))


def read_game(file: Path) -> Game:
    """The game that a file tells, replayed and checked."""
    from igroteka import Game

    return Game.parse(read_text(file))


def told_game(game: Game, words: Words) -> Iterator[str]:
    """The whole game: who decided what, and what came of it."""
    seed = game.seed_hash if game.seed is None else str(game.seed)
    yield words.say("replay-title", game=game.kind.name, players=game.table.seats(), seed=seed)
    rounds = Rounds(words)
    yield from rounds.told(game.log[: len(game.log) - sum(len(played.log) for played in game.played)])
    for number, played in enumerate(game.played, 1):
        option = game.kind.option(played.before, game.kind.read(played.before, played.notation))
        decision = words.say("replay-decision", player=played.seat, decision=words.tell(option))
        yield f"{number:4}. {decision}"
        yield from rounds.told(played.log)
    yield told_result(game, words)


class Rounds:
    """Tells log lines under a heading for every round."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.round: object = None

    def told(self, log: tuple[Message, ...]) -> Iterator[str]:
        """These lines; one that names another round than the last begins it."""
        for line in log:
            if line.args.get("round", self.round) != self.round:
                self.round = line.args["round"]
                heading = self.words.say("replay-round", round=self.round)
                yield typer.style(f"── {heading} ──", bold=True)
            yield f"        {self.words.tell(line)}"


def told_position(game: Game, at: int, words: Words) -> Iterator[str]:
    """What everybody saw after so many decisions, and what was asked then."""
    from igroteka.cli.outline import outline

    yield words.say("replay-after", decisions=at, of=len(game.played))
    table = game.played[at].before if at < len(game.played) else game.table
    yield from outline(game.kind.view(table, None), words)
    if table.over:
        yield told_result(game, words)
    else:
        yield words.say("replay-asked", player=table.player, question=words.tell(game.kind.question(table)))
        for option in table.options:
            yield f"  · {words.tell(game.kind.option(table, option))}"


def told_result(game: Game, words: Words) -> str:
    """How the game ended, or that it did not."""
    outcome = game.outcome
    if outcome is None:
        return words.say("result-unfinished")
    scores = ", ".join(
        words.say("result-score", player=seat, score=score) for seat, score in enumerate(outcome.scores)
    )
    names = ", ".join(words.say("result-winner", player=seat) for seat in sorted(outcome.winners))
    return words.say("result", winners=len(outcome.winners), names=names, scores=scores)
