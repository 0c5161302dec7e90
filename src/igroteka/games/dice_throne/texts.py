"""What texts are made of: verbs, conditions, amounts.

A text is a row of effects in the printed order. The words themselves are in `harm`, `tokens`, `gains`,
`dice`, `altering`, `choosing`, `companions` and `oddities`, in `conditions` and `timing`, and in `amounts`.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from igroteka.games.dice_throne.moments import ALL_MOMENTS
from igroteka.games.dice_throne.state import Hero, Question, Throne


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Question):
    """An effect of a text: it does something, or asks. x: the seat it is aimed at, NOBODY while the
    defender is not determined.
    """

    __slots__ = ()

    def cannot(self, g: Throne, me: Hero) -> int:
        """The clause that forbids beginning a text with this now, 0: none."""
        return 0

    def alters(self) -> bool:
        """Is it about dice that lie on the table?"""
        return False

    def moments(self) -> int:
        """All moments at which it may begin a text: `cannot` has a clause at every other."""
        return ALL_MOMENTS


class Condition:
    """Something that is true for a hero or not. See `conditions`."""

    __slots__ = ()

    def holds(self, g: Throne, me: Hero) -> bool:
        """Is it true now?"""
        raise NotImplementedError

    def clause(self, g: Throne, me: Hero) -> int:
        """The clause to cite when it is not true."""
        raise NotImplementedError

    def moments(self) -> int:
        """All moments at which it may be true: it is not at any other."""
        return ALL_MOMENTS


class Amount:
    """A number that is counted when it is needed. See `amounts`."""

    __slots__ = ()

    def of(self, g: Throne, me: Hero) -> int:
        """How much it is now."""
        raise NotImplementedError


class Fixed(Amount):
    """A printed number."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, g: Throne, me: Hero) -> int:
        return self.n


def amount(n: int | Amount) -> Amount:
    """Numbers may stand in texts as they are."""
    return Fixed(n) if isinstance(n, int) else n


Text = tuple[Verb, ...]
