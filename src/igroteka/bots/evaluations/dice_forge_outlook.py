"""What lies before a hero of Dice Forge: weights, and what faces and cards bring in the turns to come."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_forge.cards import CARDS
from igroteka.games.dice_forge.catalogue import (
    BOAR,
    CARDS_COUNT,
    CELESTIAL_SHIP,
    CHEST,
    ELDER,
    FACES_COUNT,
    FOR_SALE,
    GLORY,
    GLORY_3,
    GOLD,
    GOLD_1,
    GOLD_4,
    GREAT_BEAR,
    GUARDIANS_SHIELD,
    MINOTAUR,
    MIRROR,
    MIRROR_OF_THE_ABYSS,
    MOON,
    MOON_2,
    OWL,
    PRICE,
    SHIELD,
    SHIP,
    SUN,
    SUN_2,
    TENACIOUS_BOAR,
    TRITON,
    WILD_SPIRITS,
)
from igroteka.games.dice_forge.faces import FACE_AMOUNTS, FACE_EFFECTS
from igroteka.games.dice_forge.gains import TRITON_GIVES, Either

# What one gold, sun or moon is worth in glory to a hero with 0, 1, 2 ... own turns to come.
GOLD_WORTH: Final = [0.0, 0.1, 0.3, 0.5, 0.57, 0.63, 0.7, 1.0, 1.3, 1.6, 1.6]
SUN_WORTH: Final = [0.0, 1.7, 2.05, 2.4, 2.75, 3.05, 3.4, 3.25, 3.15, 3.0, 3.0]
MOON_WORTH: Final = [0.0, 1.3, 1.45, 1.6, 1.5, 1.45, 1.35, 1.75, 2.1, 2.5, 2.5]

# Not everything can be spent.
FORGE_PART: Final = 0.75  # of what the faces will give is put to use
MUCH_GOLD: Final = 7.5  # in reserve; of what is above ...
MUCH_SHARDS: Final = 3.2
BEYOND_MUCH: Final = 0.6  # ... only this part counts
GOLD_OVERFLOW: Final = 0.9  # room in the reserve that every blessing before the next own turn will need
SHARD_OVERFLOW: Final = 0.15

# Cards and faces that give something else.
HAMMER_RATE: Final = 0.75  # glory for a gold on the hammer: a little less than the 25 for 30 of two laps
HIND_PART: Final = 0.8  # of a roll of the better die
ELDERS_GLORY: Final = 4.0
CHEST_WORTH: Final = 0.4  # for each own turn
BEAR_WORTH: Final = 1.4  # for each own turn
BOAR_WORTH: Final = 3.5  # each time the boar is applied
SATYRS_PART: Final = 1.3  # of a rival's blessing, because the faces are picked
CERBERUS_PART: Final = 1.5  # of a blessing, because the blessing is picked
MINOTAUR_WORTH: Final = 2.3
SHIP_GOLD: Final = 4.0  # what a ship is worth in gold: its discount, and a purchase without an action


class Outlook:
    """What lies before a seat after some turn of the game, the same for all positions of that turn."""

    __slots__ = (
        "blessings",
        "cards",
        "costs",
        "faces",
        "gold",
        "idle",
        "moon",
        "offers",
        "sooner",
        "spare",
        "sun",
        "turns",
        "worth",
    )

    def __init__(self, turns: int, worth: list[float]) -> None:
        self.turns = turns  # of its own
        self.gold = GOLD_WORTH[turns]
        self.sun = SUN_WORTH[turns]
        self.moon = MOON_WORTH[turns]
        self.worth = worth  # what each face gives when it is applied once
        self.blessings = 0
        self.sooner = 0  # blessings up to the next own turn
        self.faces = [0.0] * len(worth)  # what each face on a die will give until the end
        self.idle = 0  # blessings whose gold is best put on a hammer
        self.spare = 0.0  # what a hammer gains by that for each gold per blessing
        self.offers: list[tuple[float, int]] = []  # faces worth buying and what that gains, best first
        self.cards: list[float] = []  # what each card brings, as far as it does not depend on the dice
        self.costs: list[float] = []  # what its shards are worth

    def finish(self) -> None:
        """Work out what follows from the rest."""
        gains = [(self.bought(face), face) for face in FOR_SALE]
        self.offers = sorted([offer for offer in gains if offer[0] > 0], reverse=True)
        self.costs = [card.sun * self.sun + card.moon * self.moon for card in CARDS]
        self.cards = [CARDS[card].glory + self.effect(card) for card in range(CARDS_COUNT)]

    def bought(self, face: int) -> float:
        """What a face gains in the place of a gold, its price paid."""
        return self.faces[face] - self.faces[GOLD_1] - PRICE[face] * self.gold

    def effect(self, card: int) -> float:
        """What a card is worth besides its glory, as far as it depends on the time alone."""
        if card == CHEST:
            return self.turns * CHEST_WORTH
        if card == GREAT_BEAR:
            return self.turns * BEAR_WORTH
        if card == OWL:
            return self.turns * max(self.gold, self.sun, self.moon)
        if card == ELDER:
            return self.turns * max(0.0, ELDERS_GLORY - CARDS[ELDER].fee * self.gold)
        if card == WILD_SPIRITS:
            return 3 * (self.gold + self.moon)
        if card == MINOTAUR:
            return MINOTAUR_WORTH
        if card == TRITON:
            gold, sun, moon = TRITON_GIVES
            return max(gold * self.gold, sun * self.sun, moon * self.moon)
        if card == TENACIOUS_BOAR:
            return self.blessings * BOAR_WORTH / 6
        if card == MIRROR_OF_THE_ABYSS:
            return self.faces[MIRROR] - self.faces[GOLD_1]
        if card == CELESTIAL_SHIP:
            return self.faces[SHIP] - self.faces[GOLD_1]
        if card == GUARDIANS_SHIELD:
            return max(self.faces[SHIELD : SHIELD + 4]) - self.faces[GOLD_1]
        return 0.0


def face_worths(gold: float, sun: float, moon: float) -> list[float]:
    """What one application of every face is worth, if the resources are worth so much."""
    worth: list[float] = []
    for face in range(FACES_COUNT + 1):
        a, b, c, d = FACE_AMOUNTS[face]
        if isinstance(FACE_EFFECTS[face], Either):
            worth.append(max(a * gold, b * sun, c * moon, float(d)))
        else:
            worth.append(a * gold + b * sun + c * moon + d)
    worth[MIRROR] = max(worth[GLORY_3], worth[MOON_2], worth[SUN_2], worth[GOLD_4])
    worth[SHIP] = SHIP_GOLD * gold
    for boar in range(4):
        worth[BOAR + boar] = max(sun, moon)
    worth[SHIELD + GOLD] = 2.5 + 1.5 * gold
    worth[SHIELD + SUN] = 1.2 + 1.5 * sun
    worth[SHIELD + MOON] = 1.2 + 1.5 * moon
    worth[SHIELD + GLORY] = 3.4
    return worth


def outlooks_of(seats: int, worths: list[list[float]]) -> list[list[Outlook]]:
    """For every turn of a game the outlook of every seat; worked out from the last turn backwards."""
    per_turn = 2 if seats == 2 else 1
    turns = seats * (10 if seats == 3 else 9)
    found = [[Outlook(0, worths[0]) for _ in range(seats)]]
    for turn in range(turns - 1, 0, -1):
        row: list[Outlook] = []
        for seat in range(seats):
            later = found[-1][seat]
            own = turn % seats == seat
            left = later.turns + own
            now = Outlook(left, worths[left])
            now.blessings = later.blessings + per_turn
            now.sooner = per_turn + (0 if own else later.sooner)
            for face in range(len(now.faces)):
                now.faces[face] = later.faces[face] + per_turn * FORGE_PART * now.worth[face] / 6
            idle = now.gold < HAMMER_RATE
            now.idle = later.idle + per_turn * idle
            now.spare = later.spare + per_turn * idle * (HAMMER_RATE - now.gold)
            row.append(now)
        found.append(row)
    for row in found:
        for outlook in row:
            outlook.finish()
    return found[::-1]
