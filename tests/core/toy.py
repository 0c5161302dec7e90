"""The smallest game that uses all of the core: players pick stones, and sometimes a coin decides."""

from __future__ import annotations

from igroteka.core.chance import Source, seeded
from igroteka.core.table import Choice, Rule, Seat, Table


class Picker(Seat):
    """A player with stones, and what was told to him in order."""

    __slots__ = ("heard", "stones")

    stones: int
    heard: tuple[int, ...]


class Stones(Table):
    """Players in a row."""

    __slots__ = ("pickers",)

    pickers: list[Picker]

    def at(self, seat: int) -> Picker:
        return self.pickers[seat]

    def seats(self) -> int:
        return len(self.pickers)

    def scores(self) -> list[int]:
        return [p.stones for p in self.pickers]

    def clone(self) -> Stones:
        g = Stones()
        self.copy_table(g)
        g.pickers = [picker(p.seat, p.stones, p.heard) for p in self.pickers]
        return g


def picker(seat: int, stones: int = 0, heard: tuple[int, ...] = ()) -> Picker:
    p = Picker()
    p.seat = seat
    p.stones = stones
    p.heard = heard
    return p


class Hear(Rule[Stones, Picker]):
    """The player hears x."""

    __slots__ = ()

    def do(self, g: Stones, me: Picker, x: int) -> None:
        me.heard += (x,)


class Nested(Rule[Stones, Picker]):
    """Schedules x, 10x and a rule that schedules more, to show the order."""

    __slots__ = ()

    def do(self, g: Stones, me: Picker, x: int) -> None:
        g.then(Hear(), me, x)
        if x < 3:
            g.then(Nested(), me, x + 1)
        g.then(Hear(), me, 10 * x)
        me.heard += (-x,)  # scheduled rules have not run yet


class Pick(Choice[Stones, Picker]):
    """Take 1 to x stones."""

    __slots__ = ()

    def options(self, g: Stones, me: Picker, x: int) -> list[int]:
        return list(range(1, x + 1))

    def chosen(self, g: Stones, me: Picker, x: int, option: int) -> None:
        me.stones += option

    def why_not(self, g: Stones, me: Picker, x: int, option: int) -> int:
        return 0 if option in self.options(g, me, x) else 101


class Coin(Choice[Stones, Picker]):
    """Toss a coin or two: each head is a stone."""

    __slots__ = ()

    def options(self, g: Stones, me: Picker, x: int) -> list[int]:
        return [1, 2]

    def chosen(self, g: Stones, me: Picker, x: int, option: int) -> None:
        for _ in range(option):
            me.stones += g.draw(2)
        if me.stones == option:  # all heads: roll a die as well, so that the ways differ in length
            me.stones += g.draw(6)


def stones(*rules: tuple[Rule[Stones, Picker], int, int], players: int = 2) -> Stones:
    """A table at which these rules happen, each to a seat with an x."""
    g = Stones()
    s = Source()
    s.rng = seeded(1)
    s.fate = None
    g.begin(s, None)
    g.pickers = [picker(seat) for seat in range(players)]
    for rule, seat, x in rules:
        g.then(rule, g.at(seat), x)
    g.run()
    return g
