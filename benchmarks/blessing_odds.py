"""How long exact odds take: every way a blessing can go, by `igroteka.outcomes`.

    .venv/bin/python benchmarks/blessing_odds.py

Looks through random games for decisions after which exactly two dice are rolled (a hero is chased and
blessed), and enumerates each: the chance of everything the blessing may give. CPU time, median of runs.
"""

from collections import defaultdict
from fractions import Fraction
from itertools import islice
from statistics import median
from time import thread_time

from igroteka import Table, outcomes
from igroteka.arena.simulate import is_compiled
from igroteka.core.chance import seeded, source
from igroteka.core.kind import find_kind

RUNS = 5
WANTED = 50
WAYS = 36  # two dice


def blessings() -> list[tuple[Table, int]]:
    """Tables with an option that rolls two dice and nothing else, whatever they show."""
    kind = find_kind("dice_forge")
    found: list[tuple[Table, int]] = []
    seed = 0
    while len(found) < WANTED:
        table, choices = kind.new(kind.setup(3, {}), source(seed)), source(seeded(seed))
        while not table.over:
            i = choices.draw(len(table.options))
            ways = [chance for chance, _ in islice(outcomes(table, i), WAYS)]
            if len(ways) == WAYS and sum(ways) == 1:
                found.append((table.clone(), i))
            table.choose(i)
        seed += 1
    return found[:WANTED]


def odds(table: Table, i: int) -> dict[tuple[int, ...], Fraction]:
    """The chance of every change of the scores."""
    before = table.scores()
    found: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for chance, after in outcomes(table, i):
        gained = tuple(now - then for now, then in zip(after.scores(), before, strict=True))
        found[gained] += chance
    assert sum(found.values()) == 1
    return found


def main() -> None:
    cases = blessings()
    runs = []
    for _ in range(RUNS):
        began = thread_time()
        for table, i in cases:
            odds(table, i)
        runs.append((thread_time() - began) / len(cases))
    engine = "compiled" if is_compiled() else "pure"
    print(f"{engine}: exact odds of a blessing ({WAYS} ways): {1e3 * median(runs):.2f} ms")


if __name__ == "__main__":
    main()
