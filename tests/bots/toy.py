"""A game of two decisions, small enough to say what a search must find; an evaluation that it misleads."""

from igroteka import Table
from igroteka.bots.evaluation import Evaluation
from igroteka.bots.protocol import Situation
from igroteka.core.chance import Source, seeded, source
from igroteka.core.table import Choice, Seat


class Path(Choice["Toy", Seat]):
    """Left or right; then coins may fall, one for left and two for right."""

    __slots__ = ()

    def options(self, g: "Toy", me: Seat, x: int) -> list[int]:
        return [1, 2]

    def chosen(self, g: "Toy", me: Seat, x: int, option: int) -> None:
        g.taken = (*g.taken, option)
        if g.coin:
            for _ in range(option):
                g.fell = g.draw(1 << 20)
        if len(g.taken) == 2:
            g.finish()
        else:
            g.then(PATH, me)


PATH = Path()


class Toy(Table):
    """Seat 0 goes left or right twice; only right and then left wins."""

    __slots__ = ("coin", "fell", "seat0", "taken")

    taken: tuple[int, ...]
    coin: bool
    fell: int

    def at(self, seat: int) -> Seat:
        return self.seat0

    def seats(self) -> int:
        return 2

    def clone(self) -> "Toy":
        g = Toy()
        self.copy_table(g)
        g.taken, g.coin, g.fell, g.seat0 = self.taken, self.coin, self.fell, self.seat0
        return g

    def determinize(self, seat: int, luck: Source) -> "Toy":
        g = self.clone()
        g.rng = seeded(luck.draw(1 << 30))
        return g

    def scores(self) -> list[int]:
        return [int(self.taken == (2, 1)), int(self.taken != (2, 1))]


def toy(coin: bool = False) -> Toy:
    """The game at its first question."""
    g = Toy()
    g.begin(source(1), None)
    g.taken, g.coin, g.fell, g.seat0 = (), coin, 0, Seat()
    g.seat0.seat = 0
    g.then(PATH, g.seat0)
    g.run()
    return g


def asked(g: Toy, dealt: list[Toy] | None = None) -> Situation:
    """What the bot of seat 0 gets; the tables that it lets deal are noted."""

    def tables(luck: Source) -> Table:
        table = g.determinize(0, luck)
        if dealt is not None:
            dealt.append(table)
        return table

    return Situation(0, tuple(g.options), dict, tables)


class Misled(Evaluation):
    """Thinks well of left as long as the game lasts, and notes what it looks at."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, ...]] = []

    def chances(self, table: Table) -> list[float]:
        assert isinstance(table, Toy)
        self.seen.append(table.taken)
        good = 0.9 if table.taken[0] == 1 else 0.1
        return [good, 1 - good]

    def turn(self, table: Table) -> int:
        return 0

    def reach(self, seats: int, simulations: int) -> tuple[int, int]:
        return 1, 0
