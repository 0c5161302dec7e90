"""Many random games of every kind of set-up, with the properties checked on the way.

    python -m tests.soak epic --games 20000 --jobs 2

Game k takes the k-th set-up, in turn, and seed k; constructed decks are made from the seed too. Prints
what it did; an error stops it and names the game. `run.py test` plays a small sample of the same
(tests/test_soak.py).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from typing import Any

import igroteka.games  # noqa: F401 - makes the games known
from igroteka.core.chance import Source, source
from igroteka.core.kind import find_kind
from igroteka.games.dice_throne.board import NUMBERS
from igroteka.games.epic import decks
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.loader import SETS
from igroteka.games.epic.pools import cards_of

ENDLESS = 50_000
EVERY = 97  # how often a position is looked at closely

Setup = tuple[int, dict[str, Any]]


def setups(game: str) -> list[Setup]:
    """Every kind of set-up of a game: (players, options)."""
    if game == "dice_forge":
        cards = ("intro", "alternative", "random")
        return [(players, {"cards": c}) for players in (2, 3, 4) for c in cards]
    if game == "dice_throne":
        pairs = [(2, {"heroes": f"{a},{b}"}) for a, b in permutations(NUMBERS, 2)]
        teams = [(n, {"mode": "teams", "promo": p}) for n in (4, 6) for p in ("no", "yes")]
        kings = [(n, {"mode": "king", "promo": p}) for n in (3, 4, 5, 6) for p in ("no", "yes")]
        return [*pairs, *(5 * (teams + kings))]
    sets = ("base", "jungle", "base+promo+tyrants+uprising", "promo+tyrants", "uprising")
    duels = [
        (2, {"set": s, "format": f})
        for s in sets
        for f in ("random30", "random60", "limited", "dark_draft", "triple_draft")
    ]
    duels += [(2, {"set": s, "format": "preconstructed"}) for s in ("base", "jungle")]
    duels += [(2, {"format": "constructed"})] * 3
    many = [(players, {"set": "base", "mode": "free_for_all"}) for players in range(3, 9)]
    many += [(p, {"set": s, "mode": m}) for p in (3, 5) for s in sets for m in HUNTERS]
    many += [(p, {"set": s, "mode": m}) for p in (4, 6) for s in sets for m in ("teams", "hydra")]
    many += [(p, {"set": "base", "format": f}) for p in (3, 8) for f in ("pool_draft", "triple_draft")]
    return [*duels, *many, (3, {"format": "constructed"}), (4, {"format": "constructed", "mode": "teams"})]


def setup(game: str, seed: int) -> Setup:
    """The set-up of a game, with decks where they are brought along."""
    all_setups = setups(game)
    players, options = all_setups[seed % len(all_setups)]
    if options.get("format") == "constructed":
        luck = source(seed)
        options = {**options, "decks": [random_deck(luck) for _ in range(players)]}
    return players, options


def random_deck(luck: Source) -> str:
    """A legal deck of full constructed: card by card, whatever is still allowed (EP-12.3 to EP-12.5)."""
    left = [kind for kind in cards_of({"set": "+".join(SETS)}) for _ in range(decks.MOST_COPIES)]
    deck: Counter[str] = Counter()
    while deck.total() < decks.LEAST_CONSTRUCTED:
        card = CARDS[left.pop(luck.draw(len(left)))]
        ones, zeros = (decks.count(deck, card.faction, cost) for cost in (1, 0))
        if card.cost or ones >= decks.ONES_PER_ZERO * (zeros + 1):
            deck[card.name] += 1
    return decks.write_deck(deck)


HUNTERS = ("hunter_first_blood", "hunter_last_survivor")


def play(game: str, seed: int) -> tuple[int, str]:
    """One game: how many decisions it took, and how it ended. Raises if anything is wrong."""
    kind = find_kind(game)
    players, options = setup(game, seed)
    choices = source(seed + 1)
    table = kind.new(kind.setup(players, options), source(seed))
    decisions = 0
    while not table.over:
        if decisions % EVERY == seed % EVERY:
            look_closely(kind, table, seed + decisions)
        assert len(table.options) > 1, "a question with one option answers itself"
        table.choose(choices.draw(len(table.options)))
        decisions += 1
        assert decisions < ENDLESS, "the game does not end"
    kind.check(table)
    return decisions, "won" if table.winners() else "draw"


def look_closely(kind: Any, table: Any, luck: int) -> None:
    """The position is sound, can be saved, and tells nobody what he may not know."""
    kind.check(table)
    data = {"game": kind.name, "rules": kind.version, **kind.save(table)}
    loaded = kind.load(json.loads(json.dumps(data)))
    assert loaded.options == table.options
    for seat in range(table.seats()):
        other = table.determinize(seat, source(luck))
        assert kind.view(other, seat) == kind.view(table, seat)
        if seat == table.player:
            assert other.options == table.options


def play_named(job: tuple[str, int]) -> tuple[int, str]:
    """A game, whose error names it."""
    game, seed = job
    try:
        return play(game, seed)
    except Exception as error:
        raise RuntimeError(f"{game}, seed {seed}, {setup(game, seed)}: {error!r}") from error


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args(argv)
    jobs = [(given.game, seed) for seed in range(given.first, given.first + given.games)]
    decisions, ends = 0, Counter[str]()
    with ProcessPoolExecutor(given.jobs) as pool:
        for n, end in pool.map(play_named, jobs, chunksize=20):
            decisions += n
            ends[end] += 1
    print(f"{len(jobs)} games, {decisions} decisions, {decisions / len(jobs):.1f} a game, {dict(ends)}")


if __name__ == "__main__":
    main(sys.argv[1:])
