"""How fast searches are: simulations in 200 ms of CPU time at typical positions, and real thinking times.

    .venv/bin/python benchmarks/simulations.py             # interpreted
    .venv-compiled/bin/python benchmarks/simulations.py    # compiled

Typical positions are those of games between greedy bots, two players. A search of few simulations looks less
far than one of many (`Evaluation.reach`), so both are told. The length of a playout is the number of
decisions below the tree; each looks at all that may be chosen, unless the game has a habit there.
"""

from statistics import median
from time import monotonic, thread_time

from igroteka.arena.simulate import is_compiled
from igroteka.bots import make_bot
from igroteka.bots.evaluation import Evaluation, Varied
from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.levels import LEVELS
from igroteka.bots.mcts import Budget, Node, Search
from igroteka.bots.protocol import situation_of
from igroteka.core.chance import source
from igroteka.core.kind import Kind, find_kind
from igroteka.core.table import Table

GAMES = ("dice_forge", "epic", "dice_throne")
POSITIONS = 60
EVERY = 9  # decisions
SIMULATIONS = (40, 100)  # of a search
LEVEL_POSITIONS = 12


class Counting(Varied):
    """An evaluation that counts the decisions of playouts."""

    def __init__(self, evaluation: Evaluation) -> None:
        super().__init__(evaluation)
        self.decisions = 0

    def habit(self, table: Table) -> int:
        self.decisions += 1
        return self.evaluation.habit(table)


def positions(kind: Kind) -> list[Table]:
    """Tables from games of greedy bots."""
    found: list[Table] = []
    seed = 0
    while len(found) < POSITIONS:
        table, bot = kind.new(kind.setup(2, {}), source(seed)), make_bot("greedy", kind.name, seed)
        decisions = 0
        while not table.over and len(found) < POSITIONS:
            decisions += 1
            if decisions % EVERY == 0:
                found.append(table.clone())
            table.choose(table.options.index(bot.choose(situation_of(kind, table))))
        seed += 1
    return found


def searched(kind: Kind, table: Table, evaluation: Evaluation, simulations: int) -> int:
    """One search; how many simulations it took."""
    root, situation = Node(0), situation_of(kind, table)
    budget = Budget(simulations, 0.0, thread_time)
    Search(evaluation, source(1), simulations).halve(root, situation, budget)
    return sum(child.visits for child in root.children.values())


def main() -> None:
    engine = "compiled" if is_compiled() else "pure"
    few, many = SIMULATIONS
    speeds = f"in 200 ms, of {few} | playout | of {many} | playout"
    levels = "level: median, most ms of CPU time without its cap | of real time with it"
    print(f"| {engine} | {speeds} | evaluation, µs | {levels} |")
    print("|---|---:|---:|---:|---:|---:|---|---|")
    for game in GAMES:
        kind, evaluation = find_kind(game), EVALUATIONS[game]
        tables = positions(kind)
        cells: list[str] = []
        for simulations in SIMULATIONS:
            cells += speed(kind, tables, simulations)
        began = thread_time()
        for table in tables:
            for _ in range(20):
                evaluation.values(table)
        each = (thread_time() - began) / (20 * len(tables))
        cells.append(f"{1e6 * each:.1f}")
        some = tables[:: POSITIONS // LEVEL_POSITIONS]
        cells += [thinking(kind, some, capped) for capped in (False, True)]
        print(f"| {game} | {' | '.join(cells)} |", flush=True)


def speed(kind: Kind, tables: list[Table], simulations: int) -> list[str]:
    """Simulations in 200 ms, and how long their playouts are."""
    evaluation = EVALUATIONS[kind.name]
    began = thread_time()
    done = sum(searched(kind, table, evaluation, simulations) for table in tables)
    seconds = thread_time() - began
    counting = Counting(evaluation)
    counted = sum(searched(kind, table, counting, simulations) for table in tables)
    return [f"{0.2 * done / seconds:.0f}", f"{counting.decisions / counted:.1f}"]


def thinking(kind: Kind, tables: list[Table], capped: bool) -> str:
    """What a decision of every level takes: real time with its cap, or CPU time without one."""
    clock, timer = (monotonic, monotonic) if capped else (still, thread_time)
    told = []
    for name in LEVELS:
        make_bot(name, kind.name, 1, clock).choose(situation_of(kind, tables[0]))  # its processes start
        times = []
        for table in tables:
            bot = make_bot(name, kind.name, 1, clock)
            began = timer()
            bot.choose(situation_of(kind, table))
            times.append(1e3 * (timer() - began))
        told.append(f"{name}: {median(times):.0f}, {max(times):.0f}")
    return "; ".join(told)


def still() -> float:
    """A clock that stands still: no cap is ever reached."""
    return 0.0


if __name__ == "__main__":
    main()
