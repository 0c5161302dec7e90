"""What all questions inside texts share."""

from __future__ import annotations

from typing import Final

from igroteka.games.epic import options as o
from igroteka.games.epic.settling import why_nothing_is_played
from igroteka.games.epic.state import Epic, Player, Question

NOT_REFUSED: Final = 0
TARGETS_ARE_CHOSEN_LATE: Final = 411
MANDATORY_TARGET: Final = 414

ANY_NUMBER: Final = 1_000


def out_of_place(g: Epic, option: int) -> int:
    """Why nothing can be played while something else is asked, and nothing chosen that no text asks for."""
    return TARGETS_ARE_CHOSEN_LATE if o.family(option) < o.PLAY else why_nothing_is_played(g)


class Decision(Question):
    """A question inside a text."""

    __slots__ = ()

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        """The clause that forbids an option of this question's own kind."""
        return MANDATORY_TARGET

    def why_not(self, g: Epic, me: Player, x: int, option: int) -> int:
        if option in self.options(g, me, x):
            return NOT_REFUSED
        return out_of_place(g, option) if o.family(option) >= o.PLAY else self.cannot(g, me, x, option)


class Picking(Decision):
    """Something is picked one by one, as far as there is something to pick; then it happens to all of it.

    `options` lists what may be picked next, and PASS where the player may stop.
    """

    __slots__ = ()

    def limit(self) -> int:
        """How many are picked at most."""
        return ANY_NUMBER

    def finish(self, g: Epic, me: Player, x: int) -> None:
        """What happens to `g.picked`."""
        raise NotImplementedError

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = ()
        self.pick(g, me, x)

    def pick(self, g: Epic, me: Player, x: int) -> None:
        """The next one, or what happens to them."""
        options = self.options(g, me, x) if len(g.picked) < self.limit() else []
        if len(options) > 1:
            g.ask(self, me, x, options)
        elif options and options[0] != o.PASS:
            self.chosen(g, me, x, options[0])
        else:
            self.finish(g, me, x)

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option == o.PASS:
            self.finish(g, me, x)
        else:
            g.picked = (*g.picked, option)
            self.pick(g, me, x)


def last_picked(g: Epic) -> int:
    """What was picked last: if only later options are offered, every set of them is offered once."""
    return g.picked[-1] if g.picked else 0
