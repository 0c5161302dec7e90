"""How the ready-made decks of Epic fare against random legal decks of the same factions, between greedy bots.

    PYTHONPATH=src nice python benchmarks/ready_decks.py [--games 100] [--seed 0] [deck …]

A random deck has 60 cards like the ready ones: of each of its two factions 20 cards of cost 1 and 10 of 0,
drawn from all sets with at most three copies each. Both sides change seats after every game.
"""

import argparse
from math import sqrt
from random import Random

from igroteka.bots.levels import make_bot
from igroteka.bots.protocol import situation_of
from igroteka.core.chance import seeded, source
from igroteka.core.kind import find_kind
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.decks import MOST_COPIES, Deck, check_constructed, write_deck
from igroteka.games.epic.keywords import FACTIONS
from igroteka.games.epic.loader import SET_CARDS

EACH = ((1, 20), (0, 10))  # cards of a cost, of each faction
EPIC = find_kind("epic")
KINDS = [number for numbers in SET_CARDS.values() for number in numbers]


def random_deck(pair: str, luck: Random) -> Deck:
    """A legal deck of two factions, drawn blindly."""
    deck: Deck = {}
    for faction in pair.split("_"):
        for cost, n in EACH:
            cards = [CARDS[kind] for kind in KINDS]
            names = [c.name for c in cards if c.faction == FACTIONS[faction] and c.cost == cost]
            for name in luck.sample([name for name in names for _ in range(MOST_COPIES)], n):
                deck[name] = deck.get(name, 0) + 1
    check_constructed(deck)
    return deck


def play(decks: list[Deck], seed: int) -> list[int]:
    """Who wins a game between greedy bots."""
    setup = EPIC.setup(2, {"format": "constructed", "decks": [write_deck(deck) for deck in decks]})
    table = EPIC.new(setup, source(seeded(seed)))
    bots = [make_bot("greedy", "epic", 2 * seed + seat) for seat in (0, 1)]
    while not table.over:
        option = bots[table.player].choose(situation_of(EPIC, table))
        table.choose(table.options.index(option))
    return table.winners()


def won(name: str, ready: Deck, games: int, seed: int) -> float:
    """The games that a ready deck wins; a draw counts half."""
    total = 0.0
    for n in range(games):
        luck = Random(f"{name} {seed + n}")
        rival = random_deck(name, luck)
        seat = n % 2
        winners = play([ready, rival] if seat == 0 else [rival, ready], seed + n)
        total += 1.0 if winners == [seat] else 0.0 if winners == [1 - seat] else 0.5
    return total


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("decks", nargs="*")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    ready: dict[str, Deck] = EPIC.box()["decks"]
    for name in args.decks or ready:
        share = won(name, ready[name], args.games, args.seed) / args.games
        margin = 196 * sqrt(share * (1 - share) / args.games)
        print(f"{name}: wins {100 * share:.1f} % ± {margin:.1f} of {args.games} games", flush=True)


if __name__ == "__main__":
    main()
