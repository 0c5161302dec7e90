"""What the board of a hero of Dice Throne brings, in points of health: dice, upgrades, cards.

From the worths of all abilities (`dice_throne_worths`) follows, by dynamic programming over the dice that are
kept, what five dice are worth with attempts left; and from that what an upgrade adds to every attack to come.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from igroteka.bots.evaluations.dice_throne_changes import NO_CARD, changing_card, reached
from igroteka.bots.evaluations.dice_throne_worths import CP, Texts, standing_of
from igroteka.games.dice_throne.acting import price
from igroteka.games.dice_throne.board import BOARDS, Card
from igroteka.games.dice_throne.keywords import ATTEMPTS, DEFENSIVE, MAIN, OFFENSIVE_UPGRADE
from igroteka.games.dice_throne.layout import new_hero
from igroteka.games.dice_throne.odds import (
    CERTAIN,
    FIRST_ROLL,
    KEEPS,
    KEPT_OF,
    PLACE,
    ROLLS,
    best_kept,
    met,
    spread,
)
from igroteka.games.dice_throne.state import Hero, Throne

MILLI: Final = 1_000  # tables of dice hold whole thousandths: `odds` counts in whole numbers
REMEMBERED: Final = 200  # boards with their tables of dice; all would be gigabytes
MOST_TABLES: Final = 120  # of a board, about 30 kB each
REMEMBERED_USES: Final = 300  # of about 100 kB
MOST_LEFT: Final = 16  # more attempts than there can be: with a standing and a card they make one number
MOST_CARDS: Final = 64

CHANGE: Final = 4 * MILLI  # what changed dice must gain: the card, its CP, and what others may do about it

PART_OF_UPGRADE: Final = 0.5  # an upgrade in the hand, of what it would bring
SOLD: Final = 0.7  # a card that can only be sold
DEFENCES: Final = 0.65  # a turn: some attacks cannot be defended against
PART_OF_CARD: Final = 0.85  # in the hand, of what it brings
PART_OF_MAIN: Final = 0.7  # the same of a card for the main phase, which could be played at once
MOST_HELD: Final = 3.0


# ---- the dice -------------------------------------------------------------------------------------------
@cache
def meeting(kind: int) -> list[list[int]]:
    """Of every use of every level: the places of the rolls that its dice may show."""
    board = BOARDS[kind]
    return [[k for k, roll in enumerate(ROLLS) if met(use.need, board.faces, roll)] for use in board.uses]


@cache
def read_alike(kind: int) -> list[int]:
    """Of every roll the place of the first that texts cannot tell from it.

    They count symbols, and how many dice show the same number.
    """
    faces = BOARDS[kind].faces
    first: dict[tuple[tuple[int, ...], int], int] = {}
    return [
        first.setdefault((tuple(sorted([faces[n] for n in roll])), max([roll.count(n) for n in roll])), k)
        for k, roll in enumerate(ROLLS)
    ]


@lru_cache(REMEMBERED_USES)
def use_worths(kind: int, standing: int) -> list[list[int]]:
    """Of every use of every level: its worth for every roll, in thousandths; 0 where the dice do not do."""
    board = BOARDS[kind]
    texts = Texts(kind, (1,) * len(board.abilities), standing)
    alike = read_alike(kind)
    rows: list[list[int]] = []
    for use, places in zip(board.uses, meeting(kind), strict=True):
        row = [0] * len(ROLLS)
        for k in places:
            first = alike[k]
            row[k] = row[first] or max(0, round(MILLI * texts.of_use(use, ROLLS[k])))
        rows.append(row)
    return rows


class DiceWorths:
    """What dice are worth to a hero with a board of these levels.

    Everything is worked out when it is first asked for: for a standing (see `standing_of`), so many attempts
    that are left, and a card that may change a die in the end.
    """

    __slots__ = ("keeps", "kept", "kind", "levels", "means", "rolls")

    def __init__(self, kind: int, levels: tuple[int, ...]) -> None:
        self.kind = kind
        self.levels = levels
        self.rolls: dict[int, list[int]] = {}
        self.keeps: dict[int, list[int]] = {}
        self.kept: dict[int, list[int]] = {}
        self.means: dict[int, float] = {}

    def of_rolls(self, standing: int, attempts: int, card: int = NO_CARD) -> list[int]:
        """The worth of every roll with attempts left, in thousandths, when the best is kept and used."""
        key = key_of(standing, attempts, card)
        found = self.rolls.get(key)
        if found is None:
            if len(self.rolls) >= MOST_TABLES:
                self.rolls, self.keeps, self.kept = {}, {}, {}
            found = self.rolls[key] = self.worked_out(standing, attempts, card)
        return found

    def worked_out(self, standing: int, attempts: int, card: int) -> list[int]:
        """The same for the first time."""
        if attempts:
            return [worth // CERTAIN for worth in best_kept(self.of_keeps(standing, attempts, card))]
        if card != NO_CARD:
            return with_change(self.of_rolls(standing, 0), reached(self.kind, card))
        worths = use_worths(self.kind, standing)
        best = [0] * len(ROLLS)
        for k, use in enumerate(BOARDS[self.kind].uses):
            if self.levels[use.slot] == use.level:
                row = worths[k]
                for place in range(len(row)):
                    best[place] = max(best[place], row[place])
        return best

    def of_keeps(self, standing: int, attempts: int, card: int = NO_CARD) -> list[int]:
        """What all that may be kept is worth when one of so many attempts is used; only to be compared."""
        key = key_of(standing, attempts, card)
        found = self.keeps.get(key)
        if found is None:
            found = self.keeps[key] = spread(self.of_rolls(standing, attempts - 1, card))
        return found

    def best_keeps(self, standing: int, attempts: int, card: int = NO_CARD) -> list[int]:
        """The best keep of every roll when one of so many attempts is used now."""
        key = key_of(standing, attempts, card)
        found = self.kept.get(key)
        if found is None:
            after = self.of_keeps(standing, attempts, card)
            found = self.kept[key] = [max(kept, key=after.__getitem__) for kept in KEPT_OF]
        return found

    def mean_attack(self, standing: int = 0, card: int = NO_CARD) -> float:
        """What an attack is worth before the dice are rolled."""
        key = key_of(standing, ATTEMPTS, card)
        found = self.means.get(key)
        if found is None:
            found = self.means[key] = self.of_keeps(standing, ATTEMPTS, card)[0] / CERTAIN / MILLI
        return found

    def of_roll(self, standing: int, attempts: int, values: tuple[int, ...]) -> float:
        """What these dice are worth."""
        return worth_of_dice(self.of_rolls(standing, attempts), values) / MILLI


def key_of(standing: int, attempts: int, card: int) -> int:
    """All that a table of dice depends on, as one number."""
    return (standing * MOST_LEFT + attempts) * MOST_CARDS + card + 1


def with_change(worths: list[int], reached: list[list[int]]) -> list[int]:
    """The worths of all rolls if a card may change dice, its price paid."""
    found: list[int] = []
    for k in range(len(worths)):
        best = worths[k] + CHANGE
        for place in reached[k]:
            best = max(best, worths[place])
        found.append(best - CHANGE)
    return found


PLACES: Final[dict[tuple[int, ...], int]] = {}


def place_of(values: tuple[int, ...]) -> int:
    """The place of a roll in all tables of rolls, in whatever order the dice lie. Remembered."""
    found = PLACES.get(values)
    if found is None:
        found = PLACES[values] = PLACE[tuple(sorted(values))] - FIRST_ROLL
    return found


def worth_of_dice(worths: list[int], values: tuple[int, ...]) -> int:
    """The worth of these dice, of what all dice are worth."""
    return worths[place_of(values)]


def mask_worth(keeps: list[int], values: tuple[int, ...], mask: int) -> float:
    """What it is worth to roll these dice again, of what all keeps are worth; only to be compared."""
    kept = tuple(sorted([value for die, value in enumerate(values) if not mask >> die & 1]))
    return keeps[PLACE[kept]]


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
    board, standing, place = board_of(h), standing_of(g, h), place_of(values)
    card = changing_card(h)
    mask = mask_to_keep(values, board.best_keeps(standing, attempts, card)[place])
    if mask or card == NO_CARD:
        return mask
    # Dice that only want the card lose nothing by an attempt that suits them without it, too.
    return mask_to_keep(values, board.best_keeps(standing, attempts)[place])


# ---- upgrades and cards ---------------------------------------------------------------------------------
@cache
def level_gains(kind: int) -> list[list[float]]:
    """What each level of each slot adds per turn to a fresh board, by slot and level (from 0)."""
    board = BOARDS[kind]
    fresh = (1,) * len(board.abilities)
    base = DiceWorths(kind, fresh).mean_attack()
    texts = Texts(kind, fresh)
    rows: list[list[float]] = []
    for slot, ability in enumerate(board.abilities):
        row = [0.0]
        for level in range(1, len(ability.levels) + 1):
            stage = ability.levels[level - 1]
            if ability.kind == DEFENSIVE:
                worth = DEFENCES * texts.of_defence(stage)
            elif stage.uses:
                worth = DiceWorths(kind, (*fresh[:slot], level, *fresh[slot + 1 :])).mean_attack() - base
            else:
                worth = texts.of_turn(stage) + 0.5 * stage.permits
            row.append(worth)
        rows.append([worth - row[1] for worth in row])
    return rows


class BoardWorths(DiceWorths):
    """The same, and what the upgrades of a board and the cards of its hero bring."""

    __slots__ = ("cards", "gain", "upgrades")

    def __init__(self, kind: int, levels: tuple[int, ...]) -> None:
        super().__init__(kind, levels)
        hero = new_hero(0, kind)
        hero.levels = levels
        gains = level_gains(kind)
        self.gain = sum([gains[slot][level] for slot, level in enumerate(levels)])  # every turn
        self.cards: list[float] = []  # what each card in the hand is worth,
        self.upgrades: list[float] = []  # and for every turn to come
        for card, worth in zip(BOARDS[kind].cards, card_worths(kind), strict=True):
            level = levels[card.slot] if card.kind >= OFFENSIVE_UPGRADE else card.level
            if level < card.level:
                row = gains[card.slot]
                self.cards.append(0.5 - PART_OF_UPGRADE * CP[price(hero, card)])
                self.upgrades.append(PART_OF_UPGRADE * (row[card.level] - row[level]))
            else:
                self.cards.append(worth)
                self.upgrades.append(0.0)

    def held(self, card: int, turns: float) -> float:
        """A card of the hand, with so many turns to come."""
        worth = self.cards[card] + turns * self.upgrades[card]
        return worth if worth > SOLD else SOLD


remembered = lru_cache(REMEMBERED)(BoardWorths)
LATEST: Final[list[BoardWorths | None]] = [None] * len(BOARDS)
LATEST_LEVELS: Final[list[tuple[int, ...]]] = [()] * len(BOARDS)


def board_of(h: Hero) -> BoardWorths:
    """What a hero's board brings. Copies of a hero share his levels, so those asked for last come first."""
    kind = h.kind
    latest = LATEST[kind]
    if latest is not None and LATEST_LEVELS[kind] is h.levels:
        return latest
    found: BoardWorths = remembered(kind, h.levels)
    LATEST[kind] = found
    LATEST_LEVELS[kind] = h.levels
    return found


@cache
def card_worths(kind: int) -> list[float]:
    """What each action card is worth in the hand, its price paid; an upgrade is at least sold."""
    board = BOARDS[kind]
    texts = Texts(kind, (1,) * len(board.abilities))
    return [
        SOLD if card.kind >= OFFENSIVE_UPGRADE else held_worth(card, texts.of_card(card))
        for card in board.cards
    ]


def held_worth(card: Card, text: float) -> float:
    """A card in the hand: a part of what it brings; what waits for its moment is never quite worthless."""
    brings = text - CP[card.cost]
    held = max(0.7, PART_OF_MAIN * brings) if card.kind == MAIN else max(1.2, PART_OF_CARD * brings)
    return min(held, MOST_HELD)
