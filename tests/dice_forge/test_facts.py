"""The numbers of the box, checked against a second table of them: cards, faces, dice, reserves, hammer.

This table was made from other sources than the engine's own data, so a slip in either is found. Below it
are ten sums that anybody can do by hand.
"""

from collections import Counter
from itertools import product

import pytest

from igroteka import Game
from igroteka.games.dice_forge import catalogue
from igroteka.games.dice_forge.cards import CARD_ENTRIES, CARDS
from tests.dice_forge.scene import STARTING, Scene, scene

# card: sun, moon, portal, printed glory, the kinds of its effects, and of an alternative: whose pile it takes
CARD_FACTS: dict[str, tuple[int, int, int, int, str, str | None]] = {
    "blacksmiths_hammer": (0, 1, 1, 0, "owned", None),
    "blacksmiths_chest": (0, 1, 1, 2, "owned", None),
    "silver_hind": (0, 2, 2, 2, "reinforcement", None),
    "great_bear": (0, 2, 2, 2, "automatic", "silver_hind"),
    "satyrs": (0, 3, 2, 6, "instant", None),
    "tenacious_boar": (0, 3, 2, 4, "instant automatic", "satyrs"),
    "ferryman": (0, 4, 3, 12, "", None),
    "cerberus": (0, 4, 3, 6, "instant", "ferryman"),
    "helmet_of_invisibility": (0, 5, 3, 4, "instant", None),
    "cancer": (0, 6, 4, 8, "instant", None),
    "sentinel": (0, 6, 4, 6, "instant", "cancer"),
    "hydra": (5, 5, 4, 26, "", None),
    "typhon": (5, 5, 4, 16, "instant", "hydra"),
    "sphinx": (6, 0, 4, 10, "instant", None),
    "cyclops": (6, 0, 4, 8, "instant", "sphinx"),
    "gorgon": (4, 0, 5, 14, "", None),
    "triton": (4, 0, 5, 8, "instant", "gorgon"),
    "mirror_of_the_abyss": (5, 0, 5, 10, "instant", None),
    "guardians_owl": (2, 0, 6, 4, "reinforcement", None),
    "celestial_ship": (2, 0, 6, 4, "instant", "guardians_owl"),
    "minotaur": (3, 0, 6, 8, "instant", None),
    "guardians_shield": (3, 0, 6, 6, "instant", "minotaur"),
    "elder": (1, 0, 7, 0, "reinforcement", None),
    "wild_spirits": (1, 0, 7, 2, "instant", None),
}

# face: price (None: not for sale), copies in the temple, copies on the four pairs of starting dice
FACE_FACTS: dict[str, tuple[int | None, int, int]] = {
    "gold_1": (None, 0, 36),
    "glory_2": (None, 0, 4),
    "gold_3": (2, 4, 0),
    "moon_1": (2, 4, 4),
    "gold_4": (3, 4, 0),
    "sun_1": (3, 4, 4),
    "gold_6": (4, 1, 0),
    "choice_gold1_sun1_moon1": (4, 1, 0),
    "glory1_sun1": (4, 1, 0),
    "gold2_moon1": (4, 1, 0),
    "choice_gold3_glory2": (5, 4, 0),
    "moon_2": (6, 4, 0),
    "sun_2": (8, 4, 0),
    "glory_3": (8, 4, 0),
    "glory_4": (12, 1, 0),
    "glory2_moon2": (12, 1, 0),
    "choice_gold2_sun2_moon2": (12, 1, 0),
    "gold1_sun1_moon1_glory1": (12, 1, 0),
    "triple": (None, 4, 0),
    "mirror": (None, 4, 0),
    "ship": (None, 4, 0),
    "boar_red": (None, 1, 0),
    "boar_yellow": (None, 1, 0),
    "boar_green": (None, 1, 0),
    "boar_blue": (None, 1, 0),
    "shield_gold": (None, 1, 0),
    "shield_sun": (None, 1, 0),
    "shield_moon": (None, 1, 0),
    "shield_glory": (None, 1, 0),
}

# what a face gives when it is rolled alone: gold, sun, moon, glory
GIVEN: dict[str, tuple[int, int, int, int]] = {
    "gold_1": (1, 0, 0, 0),
    "gold_3": (3, 0, 0, 0),
    "gold_4": (4, 0, 0, 0),
    "gold_6": (6, 0, 0, 0),
    "sun_1": (0, 1, 0, 0),
    "sun_2": (0, 2, 0, 0),
    "moon_1": (0, 0, 1, 0),
    "moon_2": (0, 0, 2, 0),
    "glory_2": (0, 0, 0, 2),
    "glory_3": (0, 0, 0, 3),
    "glory_4": (0, 0, 0, 4),
    "glory1_sun1": (0, 1, 0, 1),
    "gold2_moon1": (2, 0, 1, 0),
    "glory2_moon2": (0, 0, 2, 2),
    "gold1_sun1_moon1_glory1": (1, 1, 1, 1),
    "shield_gold": (3, 0, 0, 0),
    "shield_sun": (0, 2, 0, 0),
    "shield_moon": (0, 0, 2, 0),
    "shield_glory": (0, 0, 0, 3),
    "triple": (0, 0, 0, 0),
}
CHOICES = {
    "choice_gold3_glory2": {"gold": 3, "glory": 2},
    "choice_gold1_sun1_moon1": {"gold": 1, "sun": 1, "moon": 1},
    "choice_gold2_sun2_moon2": {"gold": 2, "sun": 2, "moon": 2},
    "boar_red": {"sun": 1, "moon": 1},
}

# players: rounds, cards in a pile, faces in a square of the sanctuary, blessings per turn, starting gold
SETUP_FACTS: dict[int, tuple[int, int, int, int, list[int]]] = {
    2: (9, 2, 2, 2, [3, 2]),
    3: (10, 3, 4, 1, [3, 2, 1]),
    4: (9, 4, 4, 1, [3, 2, 1, 0]),
}


# ---- cards ----------------------------------------------------------------------------------------
def test_there_are_24_cards() -> None:
    assert set(catalogue.CARD_NAMES) == set(CARD_ENTRIES) == set(CARD_FACTS)
    assert len(catalogue.CARD_NAMES) == catalogue.CARDS_COUNT == 24


@pytest.mark.parametrize("name", CARD_FACTS)
def test_cost_portal_glory_and_kind_of_a_card(name: str) -> None:
    sun, moon, portal, glory, kinds, _ = CARD_FACTS[name]
    card = CARDS[catalogue.CARD_NAMES.index(name)]
    assert (card.sun, card.moon, card.portal, card.glory) == (sun, moon, portal, glory)
    assert (card.instant is not None) == ("instant" in kinds)
    assert (card.reinforcement is not None) == ("reinforcement" in kinds)
    assert card.automatic == ("automatic" in kinds)


@pytest.mark.parametrize("name", CARD_FACTS)
def test_a_card_is_offered_for_its_shards_and_no_fewer(name: str) -> None:
    sun, moon, _, _, _, pair = CARD_FACTS[name]
    cards = "intro" if pair is None else name
    assert f"feat {name}" in scene({"sun": sun, "moon": moon}, {}, {}, cards=cards).offered("feat")
    if sun:
        assert scene({"sun": sun - 1, "moon": 6}, {}, {}, cards=cards).refused(f"feat {name}") == "DF-5.3"
    if moon:
        assert scene({"sun": 6, "moon": moon - 1}, {}, {}, cards=cards).refused(f"feat {name}") == "DF-5.3"


def test_nine_cards_take_the_pile_of_another() -> None:
    names = catalogue.CARD_NAMES
    swaps = {names[card]: names[pile] for card, pile in catalogue.SWAPS.items()}
    assert swaps == {name: facts[-1] for name, facts in CARD_FACTS.items() if facts[-1] is not None}
    assert len(swaps) == 9
    introductory = {names[card] for card in catalogue.INTRODUCTORY}
    assert introductory == {name for name, facts in CARD_FACTS.items() if facts[-1] is None}


def test_the_cards_of_a_pair_cost_the_same_at_the_same_portal() -> None:
    for *cost_and_portal, _, _, pair in CARD_FACTS.values():
        if pair is not None:
            assert cost_and_portal[:3] == list(CARD_FACTS[pair][:3])


# ---- faces ----------------------------------------------------------------------------------------
def test_price_and_copies_of_every_face() -> None:
    squares = [square for _, square in catalogue.SANCTUARY] + list(catalogue.GARDEN)
    temple = Counter(face for square in squares for face in square)
    dice = Counter(catalogue.STARTING_DICE)
    found = {
        name: (catalogue.PRICE[face] or None, temple[face], 4 * dice[face])
        for face, name in enumerate(catalogue.FACE_NAMES)
    }
    assert found == FACE_FACTS


def test_the_box_holds_108_faces() -> None:
    assert sum(temple for _, temple, _ in FACE_FACTS.values()) == 60
    assert sum(temple for price, temple, _ in FACE_FACTS.values() if price) == 40
    assert sum(dice for _, _, dice in FACE_FACTS.values()) == 48


def rolled_alone(face: str) -> Scene:
    """Seat 0, with 3 sun, has rolled a die that shows this face."""
    new = [] if face in STARTING["dark"] else [face]
    owner = {"cards": {"tenacious_boar": 1}} if face == "boar_red" else {}
    boars = [1 if owner else None, None, None, None]
    hero = {"sun": 3, "dark": new, "cards": {"silver_hind": 1}}
    s = scene(hero, owner, {}, ask="reinforcement", boars=boars)
    s.roll_die(0, "dark", face)
    return s.play("use silver_hind", "die dark")


@pytest.mark.parametrize("face", GIVEN)
def test_what_a_face_gives(face: str) -> None:
    gold, sun, moon, glory = GIVEN[face]
    assert rolled_alone(face).reserves(0) == (gold, 3 + sun, moon, glory)


@pytest.mark.parametrize("face", CHOICES)
def test_what_a_face_offers(face: str) -> None:
    options = rolled_alone(face).game.options
    assert {option.args["resource"]: option.args["n"] for option in options} == CHOICES[face]


def test_the_starting_dice() -> None:
    s = Scene(Game.new("dice_forge", players=4))
    for seat in range(4):
        assert Counter(s.faces(seat, "light")) == {"gold_1": 5, "sun_1": 1}
        assert Counter(s.faces(seat, "dark")) == {"gold_1": 4, "moon_1": 1, "glory_2": 1}


# ---- set-up, reserves, hammer ---------------------------------------------------------------------
@pytest.mark.parametrize("players", SETUP_FACTS)
def test_set_up_for_each_number_of_players(players: int) -> None:
    rounds, pile, square, blessings, gold = SETUP_FACTS[players]
    fate = {2: [0, 0, 0, 0], 3: [], 4: []}[players]  # which faces leave the two mixed squares
    s = Scene(Game.new("dice_forge", players=players, fate=[*fate, *[5, 4] * players * blessings]))
    assert s.view["rounds"] == rounds
    assert [p["left"] for island in s.view["islands"] for p in island["cards"]] == [pile] * 15
    squares = [sum(face["left"] for face in one["faces"]) for one in s.view["sanctuary"]]
    assert squares == [square] * 10
    assert sum(face["left"] for face in s.view["garden"]) == 20
    # Everybody has rolled sun_1 and moon_1 as often as there are blessings in a turn.
    reserves = [(gold[seat], blessings, blessings, 0) for seat in range(players)]
    assert [s.reserves(seat) for seat in range(players)] == reserves


@pytest.mark.parametrize(("chests", "most"), [(0, (12, 6, 6)), (1, (16, 9, 9)), (2, (20, 12, 12))])
def test_what_the_reserves_hold(chests: int, most: tuple[int, ...]) -> None:
    s = scene({"cards": {"blacksmiths_chest": chests} if chests else {}, "gold": 2}, {}, {})
    reserves = s.hero(0)["reserves"]
    assert tuple(reserves[resource]["most"] for resource in ("gold", "sun", "moon")) == most
    assert reserves["glory"]["most"] is None


def test_the_numbers_of_hammer_and_extra_action() -> None:
    assert catalogue.HAMMER_LAP == 15
    assert catalogue.HAMMER_STEPS == 30
    assert catalogue.HAMMER_GLORY == (10, 15)
    assert catalogue.EXTRA_ACTION_SUN == 2


# ---- ten sums -------------------------------------------------------------------------------------
def test_the_first_of_four_players_has_at_most_5_gold_in_round_1() -> None:
    gold = []
    for light, dark in product(range(6), repeat=2):
        game = Game.new("dice_forge", players=4, fate=[light, dark, 0, 0, 0, 0, 0, 0])
        gold.append(Scene(game).has(0, "gold"))
    assert max(gold) == 3 + 1 + 1


@pytest.mark.parametrize(("players", "blessings"), [(2, 36), (3, 30), (4, 36)])
def test_how_often_everybody_is_blessed_in_a_game(players: int, blessings: int) -> None:
    game = Game.new("dice_forge", players=players, seed=1)
    while game.outcome is None:
        game.play("pass")
    rolled = Counter(line.args["player"] for line in game.log if line.key == "log-rolled")
    assert rolled == dict.fromkeys(range(players), blessings)


def test_one_face_of_every_kind_in_the_sanctuary_costs_101_gold() -> None:
    s = scene({}, {}, {})
    assert sum(square["price"] * len(square["faces"]) for square in s.view["sanctuary"]) == 101
    assert sum(price for price, _, _ in FACE_FACTS.values() if price) == 101


def test_x3_and_the_face_of_four_resources() -> None:
    s = scene({}, {"light": ["triple"], "dark": ["gold1_sun1_moon1_glory1"]}, {})
    s.roll(1, "triple", "gold1_sun1_moon1_glory1")
    s.roll(2, "gold_1", "gold_1")
    s.roll(0, "gold_1", "gold_1")
    assert s.play("pass").reserves(1) == (3, 3, 3, 3)


@pytest.mark.parametrize(("steps", "hammered"), [(15, 0), (18, 3)], ids=["3 are lost", "3 go on"])
def test_18_gold_with_a_full_reserve_and_a_new_hammer(steps: int, hammered: int) -> None:
    hero = {"gold": 12, "light": ["gold_6"], "dark": ["triple"], "cards": {"blacksmiths_hammer": 1}}
    s = scene({}, hero, {})
    s.roll_all(("gold_1", "gold_1"), ("gold_6", "triple"), ("gold_1", "gold_1"), first=1)
    s.play("pass")
    assert s.offered() == [f"hammer {n}" for n in range(19)]
    s.play(f"hammer {steps}")
    assert s.reserves(1) == (12, 0, 0, 10)
    assert s.hero(1)["hammer"] == {"lap": 2, "step": hammered, "left": 15 - hammered}


def test_6_gold_across_the_end_of_the_first_of_two_hammers() -> None:
    hero = {"light": ["gold_6"], "hammer": 28, "cards": {"blacksmiths_hammer": 2}}
    s = scene({}, hero, {})
    s.roll_all(("gold_1", "gold_1"), ("gold_6", "moon_1"), ("gold_1", "gold_1"), first=1)
    s.play("pass", "hammer 6")
    assert s.reserves(1) == (0, 0, 1, 15)
    assert s.hero(1)["hammer"] == {"lap": 1, "step": 4, "left": 26}


def test_a_victim_of_the_minotaur_may_lose_gold_that_is_not_there() -> None:
    s = scene({"sun": 5}, {"glory": 9, "light": ["choice_gold3_glory2"]}, {})
    s.roll(1, "choice_gold3_glory2", "gold_1")
    s.roll(2, "gold_1", "gold_1")
    assert s.play("feat minotaur", "take gold").reserves(1) == (0, 0, 0, 9)


def test_ship_and_x3_pay_for_the_face_of_5_gold() -> None:
    s = scene({}, {}, {"light": ["ship"], "dark": ["triple"]})
    s.roll_all(("gold_1", "gold_1"), ("gold_1", "gold_1"), ("ship", "triple"), first=1)
    s.play("pass", "buy choice_gold3_glory2", "replace light gold_1")
    assert s.reserves(2) == (0, 0, 0, 0)
    assert s.up(2, "light") == "choice_gold3_glory2"


def test_a_chase_with_a_bear_on_each_side() -> None:
    chased = {"portal": 3, "light": ["choice_gold3_glory2"], "cards": {"great_bear": 1}}
    s = scene({"moon": 4, "sun": 2, "cards": {"great_bear": 1}}, chased, {})
    s.roll(1, "choice_gold3_glory2", "gold_1")
    s.play("feat ferryman")
    assert (s.has(0, "glory"), s.has(1, "glory")) == (3, 3)
    assert s.asked == (1, "take")  # the blessing
    assert s.pile("ferryman") == 3
    s.play("take gold")
    assert s.reserves(1) == (4, 0, 0, 3)
    assert s.pile("ferryman") == 2


def test_the_printed_glory_of_the_sets_of_cards() -> None:
    glory = {}
    for cards in ("intro", "alternative"):
        islands = Game.new("dice_forge", cards=cards).view()["islands"]
        glory[cards] = sum(pile["glory"] for island in islands for pile in island["cards"])
    assert glory == {"intro": 108, "alternative": 78}
    assert sum(card.glory for card in CARDS) == 168
