"""What the events of a game come to."""

from __future__ import annotations

from dataclasses import dataclass, field

from igroteka.core.game import PASSED, Game
from igroteka.core.kind import find_kind
from igroteka.server.protocol import Result
from igroteka.server.store import EventRow, GameRow


@dataclass(slots=True)
class Fold:
    """What the events of a game come to."""

    game: Game
    seq: int = 0  # events
    open: int = 0  # those that everybody may know of
    own: list[int] = field(default_factory=list)  # by seat: further ones that only this seat knows of
    resigned: list[int] = field(default_factory=list)
    ended: Result | None = None  # not by the rules of the game

    def apply(self, event: EventRow) -> None:
        """One event more; if it is refused nothing has changed."""
        game = self.game
        silent = event.payload == [PASSED] and not game.table.over and game.kind.silent(game.table)
        if event.kind == "decide":
            game.play(*event.payload)
        elif event.kind == "undo":
            game.undo()
        elif event.kind == "resign":
            self.resigned.append(event.seat)
            if len(self.own) == 2:
                self.ended = Result([1 - event.seat], list(game.table.scores()), "web-resigned")
        self.seq += 1
        if silent:
            self.own[event.seat] += 1
        else:
            self.open += 1

    def seq_for(self, seat: int | None) -> int:
        """How many events this seat may know of."""
        return self.open + (0 if seat is None else self.own[seat])


def begun(row: GameRow) -> Fold:
    """A game before its first event."""
    kind = find_kind(row.kind)
    game = Game(kind, row.seed, setup=None if row.position else row.setup, position=row.position)
    return Fold(game, own=[0] * game.table.seats())
