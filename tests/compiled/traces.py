"""Prints one hash a game for 200 seeded games of each kind: the same, compiled or not.

`run.py test` runs it with the interpreted and with the compiled package and compares what they print.
A hash covers every list of options and the whole last position. The argument says which of the two is
meant, so that a package which is not what it should be is found out.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256

import igroteka.games  # noqa: F401 - makes the games known
from igroteka.core import table as engine
from igroteka.core.chance import source
from igroteka.core.kind import find_kind

SETUPS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "dice_forge": [(n, {"cards": c}) for n in (2, 3, 4) for c in ("intro", "alternative", "random")],
    "epic": [
        (2, {"set": "base"}),
        (2, {"set": "jungle"}),
        (2, {"set": "base+promo+tyrants+uprising", "format": "dark_draft"}),
        (3, {"set": "promo+tyrants+uprising", "mode": "hunter_last_survivor"}),
        (4, {"mode": "hydra"}),
        (5, {"set": "base+jungle"}),
    ],
    "dice_throne": [
        (2, {}),
        (2, {"promo": "yes"}),
        (4, {"mode": "teams"}),
        (3, {"mode": "king"}),
        (6, {"mode": "teams"}),
    ],
}


def trace(name: str, seed: int) -> str:
    """The hash of one random game."""
    kind = find_kind(name)
    players, options = SETUPS[name][seed % len(SETUPS[name])]
    choices = source(seed + 1)
    table = kind.new(kind.setup(players, options), source(seed))
    seen = sha256()
    while not table.over:
        seen.update(f"{table.player} {table.options} {table.rng}\n".encode())
        table.choose(choices.draw(len(table.options)))
    seen.update(json.dumps(kind.save(table), sort_keys=True).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    found = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    if sys.argv[1:] != [found]:
        sys.exit(f"The package found is {found}: {engine.__file__}")
    for game in SETUPS:
        for seed in range(200):
            print(trace(game, seed))
