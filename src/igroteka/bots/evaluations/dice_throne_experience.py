"""What experience says of the things that heroes of Dice Throne have, above what they are counted.

The worths of tokens, cards and CP are read off texts and rules of thumb (`dice_throne_worths`). But a lead of
so many points should last: what a hero has must not tell how it will change. In thousands of games of
playouts it was seen how the lead changes with every card in the hand, every token, every CP, every companion,
and worked out by how much each must count more or less for leads to last (`benchmarks/throne_experience.py`,
which writes the numbers: `dice_throne_experience.toml`).

Only searches ask experience, and only between turns. There it tells what playouts would come to if they went
on, so they may end soon. Whoever chooses at first sight does not ask: a card counts what it does when bots
use it, and who has to be told to use it would rather keep it.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from igroteka.bots.evaluations.dice_throne_worths import HUNTRESS, TOKEN_PER_TURN
from igroteka.games.dice_throne.board import BOARDS, STATUSES
from igroteka.games.dice_throne.common_cards import COMMON
from igroteka.games.dice_throne.keywords import HAND_LIMIT, OFFENSIVE_UPGRADE
from igroteka.games.dice_throne.state import Hero
from igroteka.games.dice_throne.status_numbers import BLESSING_OF_DIVINITY

NUMBERS: Final[dict[str, int]] = {}
"""Of every thing, by its heading in the file and its key below it."""

CP_STEPS: Final = (1, 2, 3, 4, 5, 6, 8, 10)  # so many CP or more are a thing each


def named(heading: str, key: str) -> int:
    """The number of a thing."""
    return NUMBERS.setdefault(f"{heading}.{key}", len(NUMBERS))


CP_THINGS: Final = [named("common", f"cp_{step}") for step in CP_STEPS]
TOO_MANY: Final = named("common", "card_above_the_limit")
USELESS: Final = named("common", "upgrade_that_is_there")
TOKENS: Final = [named("tokens", status.name) for status in STATUSES]
COMMON_NAMES: Final = [card.name for card in COMMON]
CARDS: Final = [
    [named("cards" if card.name in COMMON_NAMES else board.name, card.name) for card in board.cards]
    for board in BOARDS
]
MOST_STATES: Final = 3  # of a companion
COMPANIONS: Final = [
    [
        [named(board.name, f"{companion}_{state}") for state in range(1, MOST_STATES + 1)]
        for companion, _ in board.companions
    ]
    for board in BOARDS
]


def things(h: Hero, turns: float) -> list[tuple[int, float]]:
    """What a hero has, each thing with its amount; companions work in every turn that is left.

    What seldom changes cannot be told apart from the hero who has it: statuses that stay, Nyra's health.
    """
    found: list[tuple[int, float]] = []
    for k in range(len(CP_STEPS)):
        if h.cp < CP_STEPS[k]:
            break
        found.append((CP_THINGS[k], 1.0))
    held = h.held
    while held:
        status = held.bit_length() - 1
        held ^= 1 << status
        if status != BLESSING_OF_DIVINITY and not TOKEN_PER_TURN[status]:
            found.append((TOKENS[status], float(h.tokens[status])))
    for k in range(1 if h.kind == HUNTRESS else 0, len(h.companions)):
        for state in range(h.companions[k]):
            found.append((COMPANIONS[h.kind][k][state], turns))
    cards = BOARDS[h.kind].cards
    numbers = CARDS[h.kind]
    for number in h.hand:
        card = cards[number]
        useless = card.kind >= OFFENSIVE_UPGRADE and h.levels[card.slot] >= card.level
        found.append((USELESS if useless else numbers[number], 1.0))
    if len(h.hand) > HAND_LIMIT:
        found.append((TOO_MANY, float(len(h.hand) - HAND_LIMIT)))
    return found


def read_worths() -> list[float]:
    """Of every thing what it counts more."""
    text = files("igroteka.bots.evaluations").joinpath("dice_throne_experience.toml").read_text("utf-8")
    worths = [0.0] * len(NUMBERS)
    for heading, rows in tomllib.loads(text).items():
        for key, worth in rows.items():
            worths[NUMBERS[f"{heading}.{key}"]] = worth
    return worths


WORTHS: Final[list[float]] = read_worths()


def experience(h: Hero, turns: float) -> float:
    """What all that a hero has counts more than by itself."""
    total = 0.0
    for thing, amount in things(h, turns):
        total += WORTHS[thing] * amount
    return total
