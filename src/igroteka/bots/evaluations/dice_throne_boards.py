"""What the board of a hero of Dice Throne brings, in points of health: dice, upgrades, cards.

From the worths of all abilities (`dice_throne_worths`) follows, by dynamic programming over the dice that are
kept, what five dice are worth with attempts left; and from that what an upgrade adds to every attack to come.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from igroteka.bots.evaluations.dice_throne_worths import CP, Texts, standing_of
from igroteka.games.dice_throne.board import BOARDS, Card
from igroteka.games.dice_throne.keywords import ATTEMPTS, DEFENSIVE, MAIN, OFFENSIVE_UPGRADE
from igroteka.games.dice_throne.odds import CERTAIN, FIRST_ROLL, KEEPS, KEPT_OF, PLACE, ROLLS, met, spread
from igroteka.games.dice_throne.state import Hero, Throne

MILLI: Final = 1_000  # tables of dice hold whole thousandths: `odds` counts in whole numbers
REMEMBERED: Final = 2_000  # tables of 10 to 20 kB, a few hundred for a game; all would be gigabytes
REMEMBERED_USES: Final = 300  # of about 100 kB


# ---- the dice -------------------------------------------------------------------------------------------
@lru_cache(REMEMBERED_USES)
def use_worths(kind: int, standing: int) -> list[list[int]]:
    """Of every use of every level: its worth for every roll, in thousandths; 0 where the dice do not do."""
    board = BOARDS[kind]
    texts = Texts(kind, (1,) * len(board.abilities), standing)
    return [
        [
            max(0, round(MILLI * texts.of_use(use, roll))) if met(use.need, board.faces, roll) else 0
            for roll in ROLLS
        ]
        for use in board.uses
    ]


@lru_cache(REMEMBERED)
def dice_worths(kind: int, levels: tuple[int, ...], standing: int, attempts: int) -> list[int]:
    """The worth of every roll with attempts left, in thousandths, when the best is kept and used."""
    if not attempts:
        worths = use_worths(kind, standing)
        uses = BOARDS[kind].uses
        rows = [worths[k] for k in range(len(uses)) if levels[uses[k].slot] == uses[k].level]
        return [max(column) for column in zip(*rows, strict=True)]
    values = dice_worths(kind, levels, standing, attempts - 1)
    after = spread(values)
    return [max([after[k] for k in kept]) // CERTAIN for kept in KEPT_OF]


def roll_worth(g: Throne, h: Hero, values: tuple[int, ...], attempts: int) -> float:
    """What a hero's attack dice are worth."""
    return worth_of_dice(dice_worths(h.kind, h.levels, standing_of(g, h), attempts), values) / MILLI


def worth_of_dice(worths: list[int], values: tuple[int, ...]) -> int:
    """The worth of these dice, of what all dice are worth."""
    return worths[PLACE[tuple(sorted(values))] - FIRST_ROLL]


@lru_cache(REMEMBERED)
def keep_worths(kind: int, levels: tuple[int, ...], standing: int, attempts: int) -> list[int]:
    """What all that may be kept is worth when one of so many attempts is used now; only to be compared."""
    return spread(dice_worths(kind, levels, standing, attempts - 1))


@lru_cache(REMEMBERED)
def best_keeps(kind: int, levels: tuple[int, ...], standing: int, attempts: int) -> list[int]:
    """The best keep of every roll when one of so many attempts is used now."""
    after = keep_worths(kind, levels, standing, attempts)
    return [max(kept, key=after.__getitem__) for kept in KEPT_OF]


def mask_worth(g: Throne, h: Hero, values: tuple[int, ...], attempts: int, mask: int) -> float:
    """What it is worth to roll these dice again; only to be compared."""
    kept = tuple(sorted([value for die, value in enumerate(values) if not mask >> die & 1]))
    return keep_worths(h.kind, h.levels, standing_of(g, h), attempts)[PLACE[kept]]


@cache
def mask_to_keep(values: tuple[int, ...], keep: int) -> int:
    """A bit for every die to roll again, so that those of a keep stay; of equal ones the last stay."""
    kept = list(KEEPS[keep])
    mask = 0
    for die in range(len(values) - 1, -1, -1):
        if values[die] in kept:
            kept.remove(values[die])
        else:
            mask |= 1 << die
    return mask


def best_mask(g: Throne, h: Hero, values: tuple[int, ...], attempts: int) -> int:
    """A bit for every die that is best rolled again; 0: none."""
    roll = PLACE[tuple(sorted(values))] - FIRST_ROLL
    return mask_to_keep(values, best_keeps(h.kind, h.levels, standing_of(g, h), attempts)[roll])


@lru_cache(REMEMBERED)
def mean_attack(kind: int, levels: tuple[int, ...], standing: int = 0) -> float:
    """What an attack is worth before the dice are rolled."""
    return keep_worths(kind, levels, standing, ATTEMPTS)[0] / CERTAIN / MILLI


# ---- upgrades and cards ---------------------------------------------------------------------------------
@cache
def level_gains(kind: int) -> list[list[float]]:
    """What each level of each slot adds per turn to a fresh board, by slot and level (from 0)."""
    board = BOARDS[kind]
    fresh = (1,) * len(board.abilities)
    base = mean_attack(kind, fresh)
    texts = Texts(kind, fresh)
    rows: list[list[float]] = []
    for slot, ability in enumerate(board.abilities):
        row = [0.0]
        for level in range(1, len(ability.levels) + 1):
            stage = ability.levels[level - 1]
            if ability.kind == DEFENSIVE:
                worth = DEFENCES * texts.of_defence(stage)
            elif stage.uses:
                worth = mean_attack(kind, (*fresh[:slot], level, *fresh[slot + 1 :])) - base
            else:
                worth = texts.of_turn(stage) + 0.5 * stage.permits
            row.append(worth)
        rows.append([worth - row[1] for worth in row])
    return rows


@lru_cache(REMEMBERED)
def board_gain(kind: int, levels: tuple[int, ...]) -> float:
    """What all upgrades of a board add per turn."""
    gains = level_gains(kind)
    return sum([gains[slot][level] for slot, level in enumerate(levels)])


DEFENCES: Final = 0.65  # a turn: some attacks cannot be defended against
PART_OF_CARD: Final = 0.85  # in the hand, of what it brings
PART_OF_MAIN: Final = 0.7  # the same of a card for the main phase, which could be played at once
MOST_HELD: Final = 3.0


@cache
def card_worths(kind: int) -> list[float]:
    """What each action card is worth in the hand, its price paid; upgrades are looked at when held."""
    board = BOARDS[kind]
    texts = Texts(kind, (1,) * len(board.abilities))
    return [
        0.0 if card.kind >= OFFENSIVE_UPGRADE else held_worth(card, texts.of_card(card))
        for card in board.cards
    ]


def held_worth(card: Card, text: float) -> float:
    """A card in the hand: a part of what it brings; what waits for its moment is never quite worthless."""
    brings = text - CP[card.cost]
    held = max(0.7, PART_OF_MAIN * brings) if card.kind == MAIN else max(1.2, PART_OF_CARD * brings)
    return min(held, MOST_HELD)
