"""What is in the box, by name and number: resources, faces, squares of the temple, cards, portals.

The numbers are only for the engine; everybody else uses the names.
"""

from __future__ import annotations

from typing import Final

# ---- resources: gold pays for faces, shards pay for feats, glory wins (DF-1.15) -------------------
GOLD: Final = 0
SUN: Final = 1
MOON: Final = 2
GLORY: Final = 3
RESOURCES: Final = ("gold", "sun", "moon", "glory")

# ---- faces: 18 that the dice start with or the sanctuary sells, 11 that only cards give -----------
GOLD_1: Final = 0
GLORY_2: Final = 1
GOLD_3: Final = 2
MOON_1: Final = 3
GOLD_4: Final = 4
SUN_1: Final = 5
GOLD_6: Final = 6
CHOICE_GOLD1_SUN1_MOON1: Final = 7
GLORY1_SUN1: Final = 8
GOLD2_MOON1: Final = 9
CHOICE_GOLD3_GLORY2: Final = 10
MOON_2: Final = 11
SUN_2: Final = 12
GLORY_3: Final = 13
GLORY_4: Final = 14
GLORY2_MOON2: Final = 15
CHOICE_GOLD2_SUN2_MOON2: Final = 16
GOLD1_SUN1_MOON1_GLORY1: Final = 17
TRIPLE: Final = 18
MIRROR: Final = 19
SHIP: Final = 20
BOAR: Final = 21  # the first of four boars: red, yellow, green, blue
SHIELD: Final = 25  # the first of four shields: gold, sun, moon, glory
NO_FACE: Final = 29  # the other face of a roll with one die; what a mirror sees among mirrors

FACE_NAMES: Final = (
    "gold_1",
    "glory_2",
    "gold_3",
    "moon_1",
    "gold_4",
    "sun_1",
    "gold_6",
    "choice_gold1_sun1_moon1",
    "glory1_sun1",
    "gold2_moon1",
    "choice_gold3_glory2",
    "moon_2",
    "sun_2",
    "glory_3",
    "glory_4",
    "glory2_moon2",
    "choice_gold2_sun2_moon2",
    "gold1_sun1_moon1_glory1",
    "triple",
    "mirror",
    "ship",
    "boar_red",
    "boar_yellow",
    "boar_green",
    "boar_blue",
    "shield_gold",
    "shield_sun",
    "shield_moon",
    "shield_glory",
)
FACES_COUNT: Final = 29


def is_boar(face: int) -> bool:
    """One of the four boar faces?"""
    return BOAR <= face < SHIELD


def is_shield(face: int) -> bool:
    """One of the four shields?"""
    return SHIELD <= face < NO_FACE


# ---- the temple: ten squares of the sanctuary with their price, and the garden (DF-1.6, DF-1.8) ----
SANCTUARY: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (2, (GOLD_3, GOLD_3, GOLD_3, GOLD_3)),
    (2, (MOON_1, MOON_1, MOON_1, MOON_1)),
    (3, (GOLD_4, GOLD_4, GOLD_4, GOLD_4)),
    (3, (SUN_1, SUN_1, SUN_1, SUN_1)),
    (4, (GOLD_6, CHOICE_GOLD1_SUN1_MOON1, GLORY1_SUN1, GOLD2_MOON1)),
    (5, (CHOICE_GOLD3_GLORY2, CHOICE_GOLD3_GLORY2, CHOICE_GOLD3_GLORY2, CHOICE_GOLD3_GLORY2)),
    (6, (MOON_2, MOON_2, MOON_2, MOON_2)),
    (8, (SUN_2, SUN_2, SUN_2, SUN_2)),
    (8, (GLORY_3, GLORY_3, GLORY_3, GLORY_3)),
    (12, (GLORY_4, GLORY2_MOON2, CHOICE_GOLD2_SUN2_MOON2, GOLD1_SUN1_MOON1_GLORY1)),
)
GARDEN: Final[tuple[tuple[int, ...], ...]] = (
    (TRIPLE, TRIPLE, TRIPLE, TRIPLE),
    (MIRROR, MIRROR, MIRROR, MIRROR),
    (SHIP, SHIP, SHIP, SHIP),
    (BOAR, BOAR + 1, BOAR + 2, BOAR + 3),
    (SHIELD + GOLD, SHIELD + SUN, SHIELD + MOON, SHIELD + GLORY),
)

TEMPLE: Final = [  # how many of each face lie there before the game
    sum([square.count(face) for _, square in SANCTUARY]) + sum([square.count(face) for square in GARDEN])
    for face in range(FACES_COUNT)
]

NOT_FOR_SALE: Final = 0
PRICE: Final = [
    max([price for price, square in SANCTUARY if face in square], default=NOT_FOR_SALE)
    for face in range(FACES_COUNT)
]
FOR_SALE: Final = [face for face in range(FACES_COUNT) if PRICE[face] != NOT_FOR_SALE]  # cheapest first

# ---- dice: slots 0-5 are the light die, 6-11 the dark one (DF-1.9) --------------------------------
LIGHT: Final = 0
DARK: Final = 1
DICE: Final = ("light", "dark")
STARTING_DICE: Final[tuple[int, ...]] = (GOLD_1,) * 5 + (SUN_1,) + (GOLD_1,) * 4 + (MOON_1, GLORY_2)

# ---- feat cards: 15 of the introductory game, then the nine that may be swapped in (DF-1.5) --------
HAMMER: Final = 0
CHEST: Final = 1
HIND: Final = 2
SATYRS: Final = 3
FERRYMAN: Final = 4
HELMET: Final = 5
CANCER: Final = 6
HYDRA: Final = 7
SPHINX: Final = 8
GORGON: Final = 9
MIRROR_OF_THE_ABYSS: Final = 10
OWL: Final = 11
MINOTAUR: Final = 12
ELDER: Final = 13
WILD_SPIRITS: Final = 14
GREAT_BEAR: Final = 15
TENACIOUS_BOAR: Final = 16
CERBERUS: Final = 17
SENTINEL: Final = 18
TYPHON: Final = 19
CYCLOPS: Final = 20
TRITON: Final = 21
CELESTIAL_SHIP: Final = 22
GUARDIANS_SHIELD: Final = 23

CARD_NAMES: Final = (
    "blacksmiths_hammer",
    "blacksmiths_chest",
    "silver_hind",
    "satyrs",
    "ferryman",
    "helmet_of_invisibility",
    "cancer",
    "hydra",
    "sphinx",
    "gorgon",
    "mirror_of_the_abyss",
    "guardians_owl",
    "minotaur",
    "elder",
    "wild_spirits",
    "great_bear",
    "tenacious_boar",
    "cerberus",
    "sentinel",
    "typhon",
    "cyclops",
    "triton",
    "celestial_ship",
    "guardians_shield",
)
CARDS_COUNT: Final = 24
INTRODUCTORY: Final = tuple(range(15))
SWAPS: Final = {  # the alternative, and the introductory card whose pile it replaces
    GREAT_BEAR: HIND,
    TENACIOUS_BOAR: SATYRS,
    CERBERUS: FERRYMAN,
    SENTINEL: CANCER,
    TYPHON: HYDRA,
    CYCLOPS: SPHINX,
    TRITON: GORGON,
    CELESTIAL_SHIP: OWL,
    GUARDIANS_SHIELD: MINOTAUR,
}

# ---- numbers of the board ------------------------------------------------------------------------
START: Final = 0  # a hero's own start portal; feat portals are 1 to 7
PORTALS: Final = 7
MOST_GOLD: Final = 12
MOST_SHARDS: Final = 6
CHEST_GOLD: Final = 4
CHEST_SHARDS: Final = 3
HAMMER_LAP: Final = 15
HAMMER_STEPS: Final = 30  # two laps per card
HAMMER_GLORY: Final = (10, 15)  # for the first and the second lap
EXTRA_ACTION_SUN: Final = 2
