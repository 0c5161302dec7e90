"""Windows: players may act one after the other until all have passed in a row.

Initiative, interrupts, pre-emption and lock-outs of all games are windows; what differs is said by
small hooks. A window holds no state: on the agenda it is (window, whose word it is, passes so
far), so windows nest, clone and save for nothing.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from igroteka.core.table import Choice, G, P

PASS: Final = 0
WATCHED: Final = "watched"  # no line of the log: a watched window has begun


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Choice[G, P]):
    """A round of chances to act; x counts the passes in a row.

    Whoever can do nothing passes unasked, so a window that nobody can use never opens.
    """

    __slots__ = ()

    def answers(self, g: G, me: P) -> list[int]:
        """What this player may do, apart from passing."""
        raise NotImplementedError

    def act(self, g: G, me: P, option: int) -> None:
        """The player does it."""
        raise NotImplementedError

    def again(self, g: G, me: P) -> None:
        """After an action of this player: by default he keeps the word."""
        g.then(self, me, 0)

    def closed(self, g: G) -> None:
        """Everybody has passed."""

    def watched(self) -> bool:
        """Do players look up here to see whether anybody is thinking? A live table waits the same short
        time whenever such a window begins, asked or not, so that a pause tells nothing of hidden cards.
        """
        return False

    def options(self, g: G, me: P, x: int) -> list[int]:
        return [PASS, *self.answers(g, me)]

    def do(self, g: G, me: P, x: int) -> None:
        if x == 0 and g.events is not None and self.watched():
            g.note(WATCHED, me)
        voices = g.voices()
        while x < voices:
            answers = self.answers(g, me)
            if answers:
                g.ask(self, me, x, [PASS, *answers])
                return
            x += 1
            if x < voices:
                following: Any = g.after(me)  # a seat of this game; a cast would cost a call
                me = following
        self.closed(g)

    def chosen(self, g: G, me: P, x: int, option: int) -> None:
        if option == PASS:
            following: Any = g.after(me)
            self.do(g, following, x + 1)
        else:
            self.act(g, me, option)
            self.again(g, me)
