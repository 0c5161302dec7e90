"""A table knows what will happen (its agenda) and what is being asked (its question).

A game is a `Table` of plain fields, and `Rule`s that change it. A rule never calls the next rule: it
schedules it with `Table.then`, and the table runs what is scheduled until somebody must decide. So a
table always rests at one question for one seat with a finite list of options, or is over. There is
nothing else to it: a clone is a copy of the fields, a saved position is the fields written down, and
search needs no more than `player`, `options`, `choose`, `clone`, `over` and `scores`.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from igroteka.core.chance import Source

G = TypeVar("G", bound="Table")
P = TypeVar("P", bound="Seat")

NOBODY = -1

Event = tuple[str, int, tuple[int, ...]]
"""Something that happened, for the log: what, to which seat, and its numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """A player's place at the table."""

    __slots__ = ("seat",)

    seat: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[G, P]):
    """Something that happens to a player.

    A rule is immutable, so that clones share it: it holds numbers, tuples and other rules, never a
    player or a table. Its fields are the arguments of its constructor, in order: that is how a
    position writes it down.
    """

    __slots__ = ()

    def do(self, g: G, me: P, x: int) -> None:
        """Change the table and schedule what follows; x is any small number (an amount, a seat)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Rule[G, P]):
    """Something a player decides: what may be chosen, and what comes of it."""

    __slots__ = ()

    def options(self, g: G, me: P, x: int) -> list[int]:
        """What may be chosen. Only looks: never changes the table."""
        raise NotImplementedError

    def chosen(self, g: G, me: P, x: int, option: int) -> None:
        """What comes of it."""
        raise NotImplementedError

    def why_not(self, g: G, me: P, x: int, option: int) -> int:
        """The number of the clause that forbids the option, 0 if it is allowed.

        It asks the predicates that `options` asks, so that what is offered and what is explained
        cannot differ.
        """
        raise NotImplementedError

    def do(self, g: G, me: P, x: int) -> None:
        """Ask. What cannot be chosen is skipped, and a single option answers itself."""
        options = self.options(g, me, x)
        if len(options) == 1:
            self.chosen(g, me, x, options[0])
        elif options:
            g.ask(self, me, x, options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Source):
    """The whole state of a game, and the machine that runs its rules."""

    __slots__ = ("agenda", "events", "mark", "options", "over", "player", "question", "x")

    agenda: list[tuple[Rule[Any, Any], int, int]]  # what will happen to whom; next comes last
    mark: int  # where new work goes: under what the running rule has scheduled, above all the rest
    player: int  # who must decide now, NOBODY while rules run and when the game is over
    question: Choice[Any, Any] | None  # what is asked, of the player, about x
    x: int
    options: list[int]
    over: bool
    events: list[Event] | None  # where to tell what happens; None: nobody listens

    def at(self, seat: int) -> Seat:
        """The player of that seat."""
        raise NotImplementedError

    def seats(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    def voices(self) -> int:
        """How many players still have a say."""
        return self.seats()

    def after(self, who: Seat) -> Seat:
        """The next player in order; games with teams, or with players who are out, say otherwise."""
        return self.at((who.seat + 1) % self.seats())

    def clone(self) -> Table:
        """A table that goes on exactly like this one, whatever happens to this one."""
        raise NotImplementedError

    def determinize(self, seat: int, source: Source) -> Table:
        """Another table that this seat cannot tell from this one: what it may not know is drawn anew."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What every seat has reached so far."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who has won: the best score, shared by all who have it, unless the game says otherwise."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def then(self, rule: Rule[Any, Any], who: Seat, x: int = 1) -> None:
        """Schedule a rule. It never runs here: what stands after this line sees the state before it.

        Written order is kept, and all that a rule schedules is finished before what was already
        waiting.
        """
        self.agenda.insert(self.mark, (rule, who.seat, x))

    def ask(self, question: Choice[Any, Any], who: Seat, x: int, options: list[int]) -> None:
        """Come to rest: this player has to decide."""
        self.player = who.seat
        self.question = question
        self.x = x
        self.options = options

    def choose(self, i: int) -> None:
        """The player takes option number i; the table runs to the next question or to the end."""
        question = self.question
        assert question is not None
        option = self.options[i]
        who = self.at(self.player)
        self.player = NOBODY
        self.question = None
        self.mark = len(self.agenda)
        question.chosen(self, who, self.x, option)
        self.run()

    def run(self) -> None:
        """Do what is scheduled until somebody must decide or the game is over."""
        agenda = self.agenda
        while agenda and self.player < 0 and not self.over:
            rule, seat, x = agenda.pop()
            self.mark = len(agenda)
            rule.do(self, self.at(seat), x)
        if self.over:
            agenda.clear()  # what a rule has scheduled after the end

    def finish(self) -> None:
        """The game is over: nothing that was scheduled will happen."""
        self.over = True
        self.agenda.clear()
        self.mark = 0
        self.options = []

    def note(self, what: str, who: Seat, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell the log what happened. Hot rules look at `events` first and save themselves the call."""
        if self.events is not None:
            self.events.append((what, who.seat, (a, b, c)))

    def begin(self, source: Source, events: list[Event] | None) -> None:
        """A table before anything has happened, with this source's luck."""
        self.rng = source.rng
        self.fate = source.fate
        self.events = events
        self.agenda = []
        self.mark = 0
        self.player = NOBODY
        self.question = None
        self.x = 0
        self.options = []
        self.over = False

    def copy_table(self, g: Table) -> None:
        """The part of `clone` that all games share. History and decided draws stay behind."""
        g.rng = self.rng
        g.fate = None
        g.events = None
        g.agenda = self.agenda[:]
        g.mark = self.mark
        g.player = self.player
        g.question = self.question
        g.x = self.x
        g.options = self.options
        g.over = self.over
