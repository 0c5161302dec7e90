"""What a seat or a spectator is told: nothing else decides that.

Everything here is read from the engine's own redacted views and from the log, and a pass inside a window is
not counted for those who may not know that somebody was asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from igroteka.core.errors import Refusal
from igroteka.core.game import Game, Played
from igroteka.core.kind import Kind, Message, Option
from igroteka.core.table import Table
from igroteka.server.protocol import Entry, Offer, Result, Said


def said(message: Message | Option) -> Said:
    """A message of the engine."""
    return Said(message.key, dict(message.args))


def refusal(why: Refusal) -> Said:
    """A refusal of the engine."""
    return Said(why.key, dict(why.args), why.clause)


def offers(game: Game, seat: int | None) -> list[Offer]:
    """The options of the seat, if it is the one that is asked."""
    if seat is None or seat != game.player:
        return []
    return [
        Offer(i, option.notation, option.key, dict(option.args), list(option.at))
        for i, option in enumerate(game.options)
    ]


def question(game: Game, seat: int | None) -> Said | None:
    """What the seat is asked."""
    asked = game.question
    return said(asked) if asked is not None and seat == game.player else None


def asking(asked: Said | None) -> str | None:
    """The key of the card, ability or status whose text asks."""
    if asked is None:
        return None
    source, card = asked.args.get("source"), asked.args.get("card")
    return source or (f"card-{card}" if card else None)


def result(game: Game) -> Result | None:
    """How the game ended."""
    outcome = game.outcome
    if outcome is None:
        return None
    return Result(sorted(outcome.winners), list(outcome.scores), outcome.reason)


def entry(kind: Kind, moment: int, seat: int | None, log: Sequence[Message]) -> Entry:
    """What one decision brought about, each line with the clause behind it."""
    clauses = kind.log_clauses
    lines = [Said(line.key, dict(line.args), clauses.get(line.key)) for line in log]
    return Entry(moment, seat, lines)


def visible(game: Game, seat: int | None) -> Iterator[tuple[int, Played]]:
    """The decisions that this seat may know of, with their places among all decisions in force."""
    for place, played in enumerate(game.played):
        if not game.unseen(played, seat):
            yield place, played


def after(game: Game, place: int) -> Table:
    """The table after the decision at that place; -1: at the beginning."""
    following = place + 1
    return game.played[following].before if following < len(game.played) else game.table


def moment(game: Game, number: int, seat: int | None) -> dict[str, Any] | None:
    """The board at an earlier moment as this seat may see it, None if there was no such moment."""
    places = [-1, *(place for place, _ in visible(game, seat))]
    if number >= len(places):
        return None
    return game.kind.view(after(game, places[number]), seat)


def whole_log(game: Game) -> list[Entry]:
    """The whole log of a finished game: everybody may know everything now."""
    entries = [entry(game.kind, 0, None, game.start_log)]
    return entries + [entry(game.kind, n, played.seat, played.log) for n, played in enumerate(game.played, 1)]


@dataclass(slots=True)
class Reader:
    """How far a seat has read the log, so that only what is new is sent.

    Decisions in force are a stack: if the last one read is still in its place, nothing before it has changed.
    """

    seat: int | None
    read: int = 0  # decisions read, those passed over included
    last: Played | None = None
    entries: int = 0

    def news(self, game: Game) -> tuple[int, list[Entry]]:
        """The number of entries that stay, and those that follow them."""
        stays = self.entries > 0 and (
            self.last is None or (len(game.played) >= self.read and game.played[self.read - 1] is self.last)
        )
        found: list[Entry] = []
        if not stays:
            self.read, self.last, self.entries = 0, None, 0
            found.append(entry(game.kind, 0, None, game.start_log))
        since = self.entries
        for played in game.played[self.read :]:
            self.last = played
            if not game.unseen(played, self.seat):
                found.append(entry(game.kind, since + len(found), played.seat, played.log))
        self.read = len(game.played)
        self.entries = since + len(found)
        return since, found
