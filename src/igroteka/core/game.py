"""A game that people play: it tells, records, refuses and takes back.

`Game` is the public face of the engine. Underneath lies a bare `Table`, for search; everything that
a table is too fast to care about (notation, words, history, seeds) is done here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import Any

from igroteka.core.chance import Fate, Source, seeded
from igroteka.core.errors import IllegalOption, PositionError, RecordError, Refusal, SetupError, UndoRefused
from igroteka.core.kind import Kind, Message, Option, find_kind
from igroteka.core.naming import in_order
from igroteka.core.record import TITLE, Draw, Record, RecordedDecision, checksum, read_record, write_draws
from igroteka.core.table import NOBODY, Event, Table
from igroteka.core.window import WATCHED

PASSED = "pass"
SECRET = "…"  # stands in a redacted record for a decision that the reader may not know


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. Players who share the victory all win; a draw has no winners."""

    winners: frozenset[int]
    scores: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Played:
    """A decision in force, what luck did with it and what came of it."""

    seat: int
    notation: str
    draws: tuple[Draw, ...]
    log: tuple[Message, ...]
    hashes: tuple[str, ...]  # lines of the record: the position where a round begins, or at the end
    before: Table
    watched: bool  # a window that players watch has begun: see `Window.watched`


@dataclass(frozen=True, slots=True)
class Hint:
    """An option worth taking: its estimated chance of winning, and the numbers it rests on."""

    option: Option
    chance: float
    reason: Message


Adviser = Callable[["Game", int, int], tuple[Hint, ...]]
_advisers: list[Adviser] = []


def advise_by(adviser: Adviser) -> None:
    """Who gives hints. The core knows no bots; they make themselves known here."""
    _advisers[:] = [adviser]


class Game:
    """A game in progress. Make one with `Game.new`, `Game.load` or `Game.parse`.

    >>> from igroteka import Game
    >>> game = Game.new("dice_forge", players=2, seed=7)
    >>> game.player
    0
    >>> str(game.options[0])
    'pass'
    >>> game.play("pass")
    """

    def __init__(
        self,
        kind: Kind,
        seed: int | None,
        setup: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
        fate: Sequence[int] = (),
        seed_hash: str | None = None,
    ) -> None:
        self.kind = kind
        self.seed = seed
        self.setup = setup
        self.start_position = position
        self.seed_hash = seed_hash or sha256(f"igroteka {seed}".encode()).hexdigest()
        self.fated = bool(fate)  # some draws were decided by hand: the seed does not tell them
        self.played: list[Played] = []
        self._fate = list(fate)
        events: list[Event] = []
        source = Source()
        source.rng = self._luck(0)
        source.fate = Fate(self._fate)
        if position is not None:
            self.table = kind.load(position)
        else:
            assert setup is not None
            self.table = kind.new(setup, source, events)
        self._start_draws = self._drawn(source.fate)
        self.start_log = self._told(events)
        self.table.fate = None
        self.table.events = None

    # ---- beginning ------------------------------------------------------------------------------
    @classmethod
    def new(
        cls, game: str, *, players: int = 2, seed: int = 0, fate: Sequence[int] = (), **setup: Any
    ) -> Game:
        """A new game. `fate` decides the first draws, for tests and puzzles; `setup` is the game's own."""
        kind = find_kind(game)
        return cls(kind, checked_seed(seed), setup=kind.setup_here(players, setup), fate=fate)

    @classmethod
    def load(cls, position: Mapping[str, Any] | str, *, seed: int = 0) -> Game:
        """A game that begins at a position, as `Game.position` gives it or as its JSON text."""
        data = position
        if isinstance(position, str):
            try:
                data = json.loads(position)
            except ValueError as error:
                raise PositionError("position-json", field="", given=str(error)) from None
        if not isinstance(data, Mapping):
            raise PositionError("position-json", field="", given=type(data).__name__)
        return cls(find_kind(str(data.get("game"))), checked_seed(seed), position=data)

    # ---- deciding -------------------------------------------------------------------------------
    @property
    def player(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        return None if self.table.player == NOBODY else self.table.player

    @property
    def question(self) -> Message | None:
        """What is asked, None when the game is over."""
        return None if self.table.over else self.kind.question(self.table)

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be decided."""
        if self.table.over:
            return ()
        return tuple(self.kind.option(self.table, option) for option in self.table.options)

    def play(self, *choices: int | str | Option) -> None:
        """Decide: by the number of an option in `options`, by an option, or by its notation.

        The members of a group may be named in any order, at once or one by one. Refuses what is not
        offered, with the clause that forbids it, and then nothing has changed.
        """
        start, order = self._order(choices)
        if start < len(self.played):
            self.table = self.played[start].before
            del self.played[start:]
        for option in order:
            self._decide(option)

    def _decide(self, option: int) -> None:
        i = self.table.options.index(option)
        before = self.table.clone()
        notation = self.kind.option(before, before.options[i]).notation
        table = before.clone()
        table.rng = self._luck(len(self.played) + 1)
        fate = table.fate = Fate(self._fate)
        events = table.events = []
        table.choose(i)
        self.table = table  # only now: a rule that fails leaves the game as it was
        table.fate = None
        table.events = None
        hashes: list[str] = []
        if table.over:
            hashes.append(f"end: {self.hash()}")
        elif self.kind.round(table) != self.kind.round(before):
            hashes.append(f"round {self.kind.round(table)}: {self.hash()}")
        draws = self._drawn(fate)
        watched = any(what == WATCHED for what, _, _ in events)
        log = self._told(events)
        self.played.append(Played(before.player, notation, draws, log, tuple(hashes), before, watched))

    def why_not(self, choice: int | str | Option) -> Refusal | None:
        """Why this cannot be decided now: clause and numbers, or None if it can."""
        try:
            self._order((choice,))
        except IllegalOption as error:
            return error.refusal
        return None

    def undo(self) -> None:
        """Take back the last decision of the seat that decides now.

        Refused once a draw or another seat's decision has followed: nobody may play twice with what
        he has seen. The luck of a decision depends on its number, so that trying again does not
        change it.
        """
        refusal = self.cannot_undo()
        if refusal is not None:
            raise UndoRefused(refusal.key)
        self.table = self.played.pop().before

    def cannot_undo(self) -> Refusal | None:
        """Why nothing can be taken back, None if it can."""
        if not self.played:
            return Refusal("undo-nothing")
        last = self.played[-1]
        if self.player is None:
            return Refusal("undo-over")
        if last.seat != self.player:
            return Refusal("undo-other-seat")
        return Refusal("undo-drawn") if last.draws else None

    def fate(self, *draws: int) -> None:
        """Decide the coming draws, for tests and puzzles; `fate_left` tells which are still to come."""
        self._fate += draws
        self.fated = True

    @property
    def fate_left(self) -> tuple[int, ...]:
        """Decided draws that have not been drawn yet."""
        return tuple(self._fate)

    def hint(self, seat: int, budget: int = 400) -> tuple[Hint, ...]:
        """The best options of a seat, the best one first, by what that seat may know.

        `budget`: how many games are imagined. Refused if it is not this seat's decision.
        """
        if seat != self.player:
            raise IllegalOption("hint-not-asked", player=seat)
        return _advisers[0](self, seat, budget) if _advisers else ()

    # ---- looking --------------------------------------------------------------------------------
    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it lasts."""
        if not self.table.over:
            return None
        table = self.table
        return Outcome(frozenset(table.winners()), tuple(table.scores()), self.kind.reason(table))

    @property
    def log(self) -> tuple[Message, ...]:
        """Everything that has happened, in order."""
        return self.start_log + tuple(line for played in self.played for line in played.log)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that this seat may know (None: a spectator), as plain data."""
        if seat is not None and not 0 <= seat < self.table.seats():
            raise SetupError("unknown-seat", given=str(seat), allowed=self.table.seats())
        return self.kind.view(self.table, seat)

    def position(self) -> dict[str, Any]:
        """The whole position as plain data, for tests, puzzles and bug reports."""
        return {"game": self.kind.name, "rules": self.kind.version, **self.kind.save(self.table)}

    def hash(self) -> str:
        """A short fingerprint of the position, the random source left out."""
        data = {key: value for key, value in self.kind.save(self.table).items() if key != "random"}
        return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]

    # ---- the record -----------------------------------------------------------------------------
    def __str__(self) -> str:
        """The full record, seed included: for the owner of the game."""
        return self._record(with_seed=True)

    def record(self, seat: int | None = None) -> str:
        """The record as this seat may see it: until the game is over the seed stays hidden, and so do
        draws of hidden cards and secret decisions of others. Such a record cannot be replayed.
        """
        if self.table.over:
            return self._record(with_seed=True)
        return self._record(with_seed=False, hide=self.kind.hidden, seat=seat)

    def _record(self, with_seed: bool, hide: bool = False, seat: int | None = None) -> str:
        lines = [TITLE, f"game: {self.kind.name}", f"rules: {self.kind.version}"]
        if self.setup is not None:
            lines.append(f"set-up: {json.dumps(self.setup, sort_keys=True)}")
        elif not hide:
            lines.append(f"position: {json.dumps(self.start_position, sort_keys=True)}")
        if with_seed and self.seed is not None:
            lines.append(f"seed: {self.seed}")
        else:
            lines.append(f"seed-hash: {self.seed_hash}")
        if self.fated:
            lines.append("fated: yes")
        if hide:
            lines.append("redacted: yes")
        lines.append(f"result: {self._result()}")
        lines.append("start" + ("" if hide else write_draws(self._start_draws)))
        shown = [played for played in self.played if not (hide and self.unseen(played, seat))]
        for n, played in enumerate(shown, 1):
            secret = hide and played.seat != seat and self.kind.secret(played.before)
            draws = "" if hide else write_draws(played.draws)
            lines.append(f"{n}. {played.seat} {SECRET if secret else played.notation}{draws}")
            if not hide:
                lines += played.hashes
        return "\n".join([*lines, checksum(lines)]) + "\n"

    def unseen(self, played: Played, seat: int | None) -> bool:
        """A pass of somebody else in a window: that he was asked would tell that he could have acted."""
        return played.seat != seat and played.notation == PASSED and self.kind.silent(played.before)

    def _result(self) -> str:
        outcome = self.outcome
        if outcome is None:
            return "unfinished"
        winners = " ".join(str(seat) for seat in sorted(outcome.winners)) or "none"
        return f"winners {winners} · scores {' '.join(str(score) for score in outcome.scores)}"

    @classmethod
    def parse(cls, text: str) -> Game:
        """The game that a record tells, replayed and checked: draws, decisions, hashes, result.

        Refuses a record that does not fit, naming the line, and the decision where it can be told.
        """
        record = read_record(text)
        game = cls._begun(record)
        for decision in record.decisions:
            game._replay(decision, scripted=game.seed is None or game.fated)
        if record.header.get("result") != game._result():
            raise RecordError("record-result", given=record.header.get("result", ""), found=game._result())
        if not record.sealed:
            raise RecordError("record-checksum")
        return game

    @classmethod
    def _begun(cls, record: Record) -> Game:
        header = record.header
        kind = find_kind(header.get("game", ""))
        if "redacted" in header:
            raise RecordError("record-redacted")
        if record.number("rules") != kind.version:
            raise RecordError("record-version", given=header.get("rules", ""), found=kind.version)
        seed = record.number("seed")
        if seed is None and "seed-hash" not in header:
            raise RecordError("record-header", header="seed", given="")
        setup = record.json("set-up")
        position = record.json("position")
        if (setup is None) == (position is None):
            raise RecordError("record-header", header="set-up", given="")
        if setup is not None:
            setup = kind.setup(setup.pop("players", 0), setup)
        scripted = seed is None or "fated" in header
        fate = [drawn for drawn, _ in record.start] if scripted else []
        try:
            game = cls(kind, seed, setup, position, fate, header.get("seed-hash"))
        except ValueError:
            raise RecordError("record-start") from None
        game.fated = "fated" in header
        if game._start_draws != record.start:
            raise RecordError("record-start")
        return game

    def _replay(self, decision: RecordedDecision, scripted: bool) -> None:
        at: dict[str, Any] = {"line": decision.line, "decision": decision.number}
        if self.player != decision.seat:
            raise RecordError("record-seat", **at, given=decision.seat, found=str(self.player))
        if scripted:
            self._fate = [drawn for drawn, _ in decision.draws]
        try:
            self._decide(self._offered(decision.notation))
        except IllegalOption as error:
            raise RecordError("record-illegal", error.clause, **at, given=decision.notation) from None
        except ValueError:
            raise RecordError("record-draws", **at) from None
        played = self.played[-1]
        if played.draws != decision.draws or self._fate:
            raise RecordError("record-draws", **at)
        if played.hashes != tuple(f"{name}: {value}" for name, value in decision.hashes.items()):
            raise RecordError("record-hash", **at)

    # ---- helpers --------------------------------------------------------------------------------
    def _luck(self, n: int) -> int:
        """The random state for decision n. Keyed, so that the dice seen tell nothing of the next."""
        secret = self.seed_hash if self.seed is None else str(self.seed)
        key = blake2b(secret.encode(), digest_size=32).digest()
        return seeded(int.from_bytes(blake2b(str(n).encode(), key=key, digest_size=8).digest(), "big"))

    def _drawn(self, fate: Fate) -> tuple[Draw, ...]:
        """What was drawn under this fate; what it had left goes on waiting."""
        self._fate = fate.left()
        return tuple(zip(fate.drawn, fate.sizes, strict=True))

    def _told(self, events: Sequence[Event]) -> tuple[Message, ...]:
        """The lines of the log; that a window was watched is none."""
        return tuple(self.kind.told(event) for event in events if event[0] != WATCHED)

    def _option_id(self, choice: int | str | Option) -> int:
        if isinstance(choice, Option):
            return choice.id
        if isinstance(choice, str):
            return self.kind.read(self.table, choice)
        if type(choice) is not int or not 0 <= choice < len(self.table.options):
            raise IllegalOption("option-out-of-range", given=str(choice), allowed=len(self.table.options))
        return self.table.options[choice]

    def _notation(self, choice: int | str | Option) -> str:
        if isinstance(choice, int):
            choice = self.kind.option(self.table, self._option_id(choice))
        return str(choice)

    def _order(self, choices: Sequence[int | str | Option]) -> tuple[int, list[int]]:
        """Which options are to be chosen, in order, and after how many of the decisions in force."""
        now = len(self.played)
        if len(choices) != 1:
            return now, in_order(self.kind, self.table, [self._notation(choice) for choice in choices])
        try:
            return now, [self._offered(choices[0])]
        except IllegalOption:
            anew = self._named_anew(self._notation(choices[0]))
            if anew is None:
                raise
            return anew

    def _offered(self, choice: int | str | Option) -> int:
        """The option that is meant; refused if it is not offered now."""
        option = self._option_id(choice)
        if option not in self.table.options:
            refusal = self.kind.refusal(self.table, option) or Refusal("game-over")
            raise IllegalOption(refusal.key, refusal.clause, **refusal.args)
        return option

    def _named_anew(self, notation: str) -> tuple[int, list[int]] | None:
        """The group that is being named, with one more member that comes before the last one named.

        The members are taken back, for nothing has come of them yet, and named again in order.
        """
        members = set(self.kind.group(self.table))
        named = [notation]
        start = len(self.played)
        while members and start:
            start -= 1
            played = self.played[start]
            named.insert(0, played.notation)
            members.discard(self.kind.read(played.before, played.notation))
        if members or len(named) == 1:
            return None
        try:
            return start, in_order(self.kind, self.played[start].before, named)
        except IllegalOption:
            return None


def checked_seed(seed: object) -> int:
    """A seed is any whole number from 0 on."""
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise SetupError("setup-seed", given=str(seed))
    return seed
