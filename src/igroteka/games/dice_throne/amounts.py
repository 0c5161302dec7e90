"""Numbers that texts count: symbols on dice, totals, tokens, CP."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.board import BOARDS
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.texts import Amount, amount

NO_SYMBOLS: Final = (0, 0, 0, 0)


def counts(g: Throne, me: Hero) -> tuple[int, ...]:
    """How often each symbol shows on one's own dice of the latest roll."""
    if not g.rolls:
        return NO_SYMBOLS
    roll = g.rolls[-1]
    faces = BOARDS[me.kind].faces
    found = [0, 0, 0, 0]
    for i in range(len(roll.values)):
        if roll.owners[i] == me.seat:
            found[faces[roll.values[i]]] += 1
    return tuple(found)


def own_values(g: Throne, me: Hero) -> list[int]:
    """The numbers of one's own dice of the latest roll."""
    roll = g.rolls[-1]
    return [roll.values[i] for i in range(len(roll.values)) if roll.owners[i] == me.seat]


def half(n: int) -> int:
    """Halves are always rounded up (DT-12.6)."""
    return (n + 1) // 2


class Per(Amount):
    """N times the number of a symbol (DT-10.5), or of several symbols."""

    __slots__ = ("n", "symbols")

    def __init__(self, *symbols: int, n: int = 1) -> None:
        self.symbols = symbols
        self.n = n

    def of(self, g: Throne, me: Hero) -> int:
        found = counts(g, me)
        return self.n * sum([found[symbol] for symbol in self.symbols])


class PerSet(Amount):
    """N for each complete pair of a symbol (DT-10.6)."""

    __slots__ = ("n", "symbol")

    def __init__(self, symbol: int, n: int = 1) -> None:
        self.symbol = symbol
        self.n = n

    def of(self, g: Throne, me: Hero) -> int:
        return counts(g, me)[self.symbol] // 2 * self.n


class Total(Amount):
    """The total of the dice just rolled."""

    __slots__ = ()

    def of(self, g: Throne, me: Hero) -> int:
        return sum(own_values(g, me))


class HalfRoll(Amount):
    """Half of the dice just rolled; a re-roll that was permitted with a bonus adds it."""

    __slots__ = ()

    def of(self, g: Throne, me: Hero) -> int:
        return half(sum(own_values(g, me))) + g.bonus * g.rolls[-1].again


class Showing(Amount):
    """How many of the dice just rolled show a number from least to most."""

    __slots__ = ("least", "most")

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def of(self, g: Throne, me: Hero) -> int:
        return len([v for v in own_values(g, me) if self.least <= v <= self.most])


class Tokens(Amount):
    """N times one's own tokens of a status."""

    __slots__ = ("n", "status")

    def __init__(self, status: int, n: int = 1) -> None:
        self.status = status
        self.n = n

    def of(self, g: Throne, me: Hero) -> int:
        return self.n * me.tokens[self.status]


class TargetTokens(Amount):
    """The defender's tokens of a status."""

    __slots__ = ("status",)

    def __init__(self, status: int) -> None:
        self.status = status

    def of(self, g: Throne, me: Hero) -> int:
        return g.heroes[g.target].tokens[self.status] if g.target >= 0 else 0


class Spent(Amount):
    """N times the tokens or companions that this text has spent."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def of(self, g: Throne, me: Hero) -> int:
        return self.n * g.spent


class AllCp(Amount):
    """One's own CP."""

    __slots__ = ()

    def of(self, g: Throne, me: Hero) -> int:
        return me.cp


class HalfCp(Amount):
    """Half of one's own CP."""

    __slots__ = ()

    def of(self, g: Throne, me: Hero) -> int:
        return half(me.cp)


class UpToLimit(Amount):
    """As many tokens of a status as still fit."""

    __slots__ = ("status",)

    def __init__(self, status: int) -> None:
        self.status = status

    def of(self, g: Throne, me: Hero) -> int:
        return me.limits[self.status] - me.tokens[self.status]


class Dealt(Amount):
    """The damage that this Roll Phase's attack has dealt."""

    __slots__ = ()

    def of(self, g: Throne, me: Hero) -> int:
        return g.dealt


class Plus(Amount):
    """One number and another."""

    __slots__ = ("a", "b")

    def __init__(self, a: int | Amount, b: int | Amount) -> None:
        self.a = amount(a)
        self.b = amount(b)

    def of(self, g: Throne, me: Hero) -> int:
        return self.a.of(g, me) + self.b.of(g, me)


class Permitted(Amount):
    """How often a die spent on an attack may be rolled again: by the board, by this attack."""

    __slots__ = ()

    def of(self, g: Throne, me: Hero) -> int:
        n = g.permits
        for slot, ability in enumerate(BOARDS[me.kind].abilities):
            n += ability.levels[me.levels[slot] - 1].permits
        return n


class CompanionsOut(Amount):
    """How many companions are in play: Spirits, built Bots."""

    __slots__ = ("each",)

    def __init__(self, each: bool = False) -> None:
        self.each = each  # a companion may stand for several (Spirits of a kind)

    def of(self, g: Throne, me: Hero) -> int:
        return sum([n if self.each else min(n, 1) for n in me.companions])


class CompanionState(Amount):
    """N times the state of a companion."""

    __slots__ = ("n", "which")

    def __init__(self, which: int, n: int = 1) -> None:
        self.which = which
        self.n = n

    def of(self, g: Throne, me: Hero) -> int:
        return self.n * me.companions[self.which]


TOTAL: Final = Total()
HALF_ROLL: Final = HalfRoll()
PERMITTED: Final = Permitted()
