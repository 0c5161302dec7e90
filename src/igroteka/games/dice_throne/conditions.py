"""What a text may depend on."""

from __future__ import annotations

from igroteka.games.dice_throne.acting import used
from igroteka.games.dice_throne.amounts import counts, own_values
from igroteka.games.dice_throne.board import BOARDS
from igroteka.games.dice_throne.options import POWERS
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.texts import Condition


class Plain(Condition):
    """A condition inside a text: nobody asks for its clause."""

    __slots__ = ()

    def clause(self, g: Throne, me: Hero) -> int:
        return 1002


# ---- dice -----------------------------------------------------------------------------------------------
class Same(Plain):
    """At least so many of the five attack dice show the same number (DT-4.20)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Throne, me: Hero) -> bool:
        values = g.rolls[0].values
        for value in values:
            if values.count(value) >= self.n:
                return True
        return False


class Shows(Plain):
    """The latest roll shows a symbol at least so often: the bonus is given once (DT-10.2)."""

    __slots__ = ("n", "symbol")

    def __init__(self, symbol: int, n: int = 1) -> None:
        self.symbol = symbol
        self.n = n

    def holds(self, g: Throne, me: Hero) -> bool:
        return counts(g, me)[self.symbol] >= self.n


class ShowsNumber(Plain):
    """One of the dice just rolled shows this number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Throne, me: Hero) -> bool:
        return self.number in own_values(g, me)


class AtLeast(Plain):
    """The dice just rolled show at least this total."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Throne, me: Hero) -> bool:
        return sum(own_values(g, me)) >= self.n


class AtMost(Plain):
    """The dice just rolled show at most this total."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Throne, me: Hero) -> bool:
        return sum(own_values(g, me)) <= self.n


# ---- what this text has done ----------------------------------------------------------------------------
class Added(Plain):
    """This text has added at least so much damage."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Throne, me: Hero) -> bool:
        return g.added >= self.n


class SpentAtLeast(Plain):
    """This text has spent (or discarded) at least so many."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def holds(self, g: Throne, me: Hero) -> bool:
        return g.spent >= self.n


# ---- the hero -------------------------------------------------------------------------------------------
class Holds(Plain):
    """The hero holds a token of a status."""

    __slots__ = ("status",)

    def __init__(self, status: int) -> None:
        self.status = status

    def holds(self, g: Throne, me: Hero) -> bool:
        return me.tokens[self.status] > 0


class Rested(Condition):
    """The hero holds a token of a status that was not gained this turn."""

    __slots__ = ("status",)

    def __init__(self, status: int) -> None:
        self.status = status

    def holds(self, g: Throne, me: Hero) -> bool:
        return me.tokens[self.status] > me.fresh[self.status]

    def clause(self, g: Throne, me: Hero) -> int:
        return 905


class IsHero(Condition):
    """The hero is this one."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, g: Throne, me: Hero) -> bool:
        return BOARDS[me.kind].name == self.name

    def clause(self, g: Throne, me: Hero) -> int:
        return 912


class Flipped(Plain):
    """The two-sided board lies on its second side."""

    __slots__ = ()

    def holds(self, g: Throne, me: Hero) -> bool:
        return me.levels[0] == 2


class Companion(Condition):
    """A companion is in this state."""

    __slots__ = ("state", "which")

    def __init__(self, which: int, state: int) -> None:
        self.which = which
        self.state = state

    def holds(self, g: Throne, me: Hero) -> bool:
        return self.which < len(me.companions) and me.companions[self.which] == self.state

    def clause(self, g: Throne, me: Hero) -> int:
        return 912


class UnusedPower(Condition):
    """This power of the companions has not been used this turn: two powers that share their once a turn."""

    __slots__ = ("which",)

    def __init__(self, which: int) -> None:
        self.which = which

    def holds(self, g: Throne, me: Hero) -> bool:
        return not used(me, POWERS * len(BOARDS[me.kind].abilities) + self.which)

    def clause(self, g: Throne, me: Hero) -> int:
        return 912


class BaseAtLeast(Condition):
    """The ability itself deals at least so much, before modifiers (DT-17.7)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Throne, me: Hero) -> bool:
        return g.base >= self.n

    def clause(self, g: Throne, me: Hero) -> int:
        return 1707


# ---- combined -------------------------------------------------------------------------------------------
class Not(Plain):
    """It is not so."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, g: Throne, me: Hero) -> bool:
        return not self.condition.holds(g, me)


class Both(Condition):
    """One and the other."""

    __slots__ = ("a", "b")

    def __init__(self, a: Condition, b: Condition) -> None:
        self.a = a
        self.b = b

    def holds(self, g: Throne, me: Hero) -> bool:
        return self.a.holds(g, me) and self.b.holds(g, me)

    def clause(self, g: Throne, me: Hero) -> int:
        return self.b.clause(g, me) if self.a.holds(g, me) else self.a.clause(g, me)

    def moments(self) -> int:
        return self.a.moments() & self.b.moments()


class Either(Condition):
    """One or the other."""

    __slots__ = ("a", "b")

    def __init__(self, a: Condition, b: Condition) -> None:
        self.a = a
        self.b = b

    def holds(self, g: Throne, me: Hero) -> bool:
        return self.a.holds(g, me) or self.b.holds(g, me)

    def clause(self, g: Throne, me: Hero) -> int:
        return self.a.clause(g, me)

    def moments(self) -> int:
        return self.a.moments() | self.b.moments()
