"""Chapter 1: set-up."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from igroteka import Game
from igroteka.core.chance import source
from igroteka.core.errors import PositionError, SetupError
from tests.dice_forge.scene import RESERVES, Scene, scene

INTRODUCTORY = [
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
]
PAIRS = {
    "silver_hind": "great_bear",
    "satyrs": "tenacious_boar",
    "ferryman": "cerberus",
    "cancer": "sentinel",
    "hydra": "typhon",
    "sphinx": "cyclops",
    "gorgon": "triton",
    "guardians_owl": "celestial_ship",
    "minotaur": "guardians_shield",
}
SLOTS = {  # the slots of every portal, by their cost in sun and moon
    1: [(0, 1), (0, 1)],
    2: [(0, 2), (0, 3)],
    3: [(0, 4), (0, 5)],
    4: [(0, 6), (5, 5), (6, 0)],
    5: [(4, 0), (5, 0)],
    6: [(2, 0), (3, 0)],
    7: [(1, 0), (1, 0)],
}
MIXED_4 = ["gold_6", "choice_gold1_sun1_moon1", "glory1_sun1", "gold2_moon1"]
MIXED_12 = ["glory_4", "glory2_moon2", "choice_gold2_sun2_moon2", "gold1_sun1_moon1_glory1"]
SANCTUARY = [
    (2, {"gold_3": 4}),
    (2, {"moon_1": 4}),
    (3, {"gold_4": 4}),
    (3, {"sun_1": 4}),
    (4, dict.fromkeys(MIXED_4, 1)),
    (5, {"choice_gold3_glory2": 4}),
    (6, {"moon_2": 4}),
    (8, {"sun_2": 4}),
    (8, {"glory_3": 4}),
    (12, dict.fromkeys(MIXED_12, 1)),
]
GARDEN = {
    "triple": 4,
    "mirror": 4,
    "ship": 4,
    **dict.fromkeys(["boar_red", "boar_yellow", "boar_green", "boar_blue"], 1),
    **dict.fromkeys(["shield_gold", "shield_sun", "shield_moon", "shield_glory"], 1),
}


def new(players: int = 3, seed: int = 0, **setup: Any) -> Scene:
    return Scene(Game.new("dice_forge", players=players, seed=seed, **setup))


def piles(s: Scene) -> list[dict[str, Any]]:
    return [pile for island in s.view["islands"] for pile in island["cards"]]


def cards(s: Scene) -> list[str]:
    return [pile["card"] for pile in piles(s)]


def lying(faces: list[dict[str, Any]]) -> dict[str, int]:
    return {entry["face"]: entry["left"] for entry in faces}


@pytest.mark.clause("DF-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        new(players)
    assert refused.value.clause == "DF-1.1"


@pytest.mark.clause("DF-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert len(new(players).view["heroes"]) == players


@pytest.mark.clause("DF-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pile_has_a_card_for_every_player(players: int) -> None:
    assert [pile["left"] for pile in piles(new(players))] == [players] * 15


@pytest.mark.clause("DF-1.3")
@pytest.mark.clause("DF-1.5")
def test_all_512_sets_of_cards_fit_the_slots_of_the_islands() -> None:
    for count in range(10):
        for swapped in combinations(PAIRS, count):
            names = ",".join(PAIRS[card] for card in swapped) or "intro"
            s = new(cards=names)
            assert cards(s) == [PAIRS[card] if card in swapped else card for card in INTRODUCTORY]
            costs = {
                island["portal"]: [(pile["sun"], pile["moon"]) for pile in island["cards"]]
                for island in s.view["islands"]
            }
            assert costs == SLOTS


@pytest.mark.clause("DF-1.3")
def test_ferryman_and_helmet_share_a_portal() -> None:
    (island,) = [i for i in new().view["islands"] if "ferryman" in [pile["card"] for pile in i["cards"]]]
    assert island["portal"] == 3
    assert [pile["card"] for pile in island["cards"]] == ["ferryman", "helmet_of_invisibility"]


@pytest.mark.clause("DF-1.4")
def test_the_introductory_set_is_the_default() -> None:
    s = new()
    assert cards(s) == INTRODUCTORY
    assert sum(pile["glory"] for pile in piles(s)) == 108


@pytest.mark.clause("DF-1.4")
def test_no_introductory_card_has_an_automatic_effect() -> None:
    s = scene({"cards": dict.fromkeys(INTRODUCTORY, 1)}, {}, {})
    assert len(s.owns(0)) == 15
    assert s.hero(0)["cards"]["automatic"] == []


@pytest.mark.clause("DF-1.5")
def test_all_nine_alternatives_together() -> None:
    s = new(cards="alternative")
    assert cards(s) == [PAIRS.get(card, card) for card in INTRODUCTORY]
    assert sum(pile["glory"] for pile in piles(s)) == 78


@pytest.mark.clause("DF-1.5")
def test_a_random_set_tosses_a_coin_for_every_pair() -> None:
    s = new(cards="random", fate=[1, 0, 0, 0, 1, 0, 0, 0, 0])
    swapped = {"silver_hind": "great_bear", "hydra": "typhon"}
    assert cards(s) == [swapped.get(card, card) for card in INTRODUCTORY]


@pytest.mark.clause("DF-1.5")
@pytest.mark.parametrize("names", ["hydra,typhon", "elder", "typhon,typhon", "medusa"])
def test_any_other_swap_is_refused(names: str) -> None:
    with pytest.raises(SetupError) as refused:
        new(cards=names)
    assert refused.value.clause == "DF-1.5"


@pytest.mark.clause("DF-1.5")
@pytest.mark.parametrize(("slot", "card"), [("sphinx", "typhon"), ("elder", "great_bear")])
def test_a_position_with_both_cards_of_a_pair_or_without_the_elder_is_refused(slot: str, card: str) -> None:
    position = new().game.position()
    position["islands"][INTRODUCTORY.index(slot)] = card
    position["piles"] = dict.fromkeys(position["islands"], 3)
    with pytest.raises(PositionError) as refused:
        Game.load(position)
    assert refused.value.clause == "DF-1.5"


@pytest.mark.clause("DF-1.6")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_use_all_40_faces_of_the_sanctuary(players: int) -> None:
    squares = [(square["price"], lying(square["faces"])) for square in new(players).view["sanctuary"]]
    assert squares == SANCTUARY
    assert [sum(faces.values()) for _, faces in squares] == [4] * 10
    assert sum(price * len(faces) for price, faces in squares) == 101


@pytest.mark.clause("DF-1.7")
def test_two_players_have_two_faces_in_every_square_and_see_those_removed() -> None:
    game = new(2).game
    for seat in (0, 1):
        view = game.view(seat)
        left = [Counter(lying(square["faces"])) for square in view["sanctuary"]]
        assert [square.total() for square in left] == [2] * 10
        everything = sum(left, Counter(view["removed"]))
        assert everything == Counter({face: n for _, square in SANCTUARY for face, n in square.items()})


@pytest.mark.clause("DF-1.7")
def test_each_pair_of_a_mixed_square_may_be_removed() -> None:
    removed = [new(2, seed).view["removed"] for seed in range(100)]
    for square in (MIXED_4, MIXED_12):
        pairs = {frozenset(faces) & frozenset(square) for faces in removed}
        assert pairs == {frozenset(pair) for pair in combinations(square, 2)}


@pytest.mark.clause("DF-1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_garden_is_complete_for_any_number_of_players(players: int) -> None:
    assert lying(new(players).view["garden"]) == GARDEN
    assert sum(GARDEN.values()) == 20


@pytest.mark.clause("DF-1.8")
@pytest.mark.parametrize("face", GARDEN)
def test_no_face_of_the_garden_can_be_bought(face: str) -> None:
    assert scene({"gold": 12}, {}, {}).refused(f"buy {face}") == "DF-1.8"


@pytest.mark.clause("DF-1.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_start_with_the_same_dice(players: int) -> None:
    s = new(players)
    for seat in range(players):
        assert Counter(s.faces(seat, "light")) == {"gold_1": 5, "sun_1": 1}
        assert Counter(s.faces(seat, "dark")) == {"gold_1": 4, "moon_1": 1, "glory_2": 1}


def endings(game: Game) -> set[tuple[int, ...]]:
    """All reserves that the decisions of a blessing can lead to."""
    assert game.question is not None
    if game.question.key == "ask-action":
        return {tuple(hero["reserves"][r]["has"] for hero in game.view()["heroes"] for r in RESERVES)}
    found: set[tuple[int, ...]] = set()
    for option in game.options:
        branch = Game.load(game.position())
        branch.play(str(option))
        found |= endings(branch)
    return found


@pytest.mark.clause("DF-1.9")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ship", "gold_6"),
        ("mirror", "gold_3"),
        ("triple", "choice_gold1_sun1_moon1"),
        ("shield_gold", "choice_gold3_glory2"),
        ("boar_red", "moon_2"),
    ],
)
def test_it_never_matters_which_die_is_light(one: str, other: str) -> None:
    def blessed(light: str, dark: str) -> set[tuple[int, ...]]:
        hero = {"sun": 1, "light": [light], "dark": [dark]}
        red = 2 if "boar_red" in (light, dark) else None
        s = scene({}, hero, {"cards": {"tenacious_boar": 1}}, boars=[red, None, None, None])
        s.roll_all(("sun_1", "glory_2"), (light, dark), ("gold_1", "moon_1"), first=1)
        return endings(s.play("pass").game)

    reached = blessed(one, other)
    assert len(reached) > 1
    assert reached == blessed(other, one)


def pass_to_the_end(s: Scene) -> list[tuple[int, int]]:
    """Everybody passes; the round and the seat of every turn."""
    while s.game.player is not None:
        s.play("pass")
    return [(line.args["round"], line.args["player"]) for line in s.game.log if line.key == "log-turn"]


@pytest.mark.clause("DF-1.10")
def test_the_same_player_is_first_in_every_round() -> None:
    turns = pass_to_the_end(new(4))
    assert turns == [(n, seat) for n in range(1, 10) for seat in range(4)]


@pytest.mark.clause("DF-1.11")
@pytest.mark.parametrize(
    ("players", "fate", "reserves"),
    [  # everybody rolls a sun and a moon, twice with two players; those first take faces out
        (2, [0, 0, 0, 0] + [5, 4] * 4, [(3, 2, 2, 0), (2, 2, 2, 0)]),
        (3, [5, 4] * 3, [(3, 1, 1, 0), (2, 1, 1, 0), (1, 1, 1, 0)]),
        (4, [5, 4] * 4, [(3, 1, 1, 0), (2, 1, 1, 0), (1, 1, 1, 0), (0, 1, 1, 0)]),
    ],
)
def test_starting_gold_falls_with_the_seat(
    players: int, fate: list[int], reserves: list[tuple[int, ...]]
) -> None:
    s = new(players, fate=fate)
    assert s.game.fate_left == ()
    assert [s.reserves(seat) for seat in range(players)] == reserves


@pytest.mark.clause("DF-1.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_starts_with_cards_or_tokens(players: int) -> None:
    s = new(players)
    for seat in range(players):
        hero = s.hero(seat)
        assert (s.owns(seat), hero["replaced"], hero["hammer"], hero["glory_tokens"]) == ({}, [], None, 0)
        assert hero["tokens"] == {name: {"ready": 0, "used": 0} for name in ("cerberus", "triton")}


@pytest.mark.clause("DF-1.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_heroes_begin_at_start_portals_that_have_no_feats(players: int) -> None:
    view = new(players).view
    assert [hero["portal"] for hero in view["heroes"]] == [0] * players
    assert [(island["portal"], island["heroes"]) for island in view["islands"]] == [
        (portal, []) for portal in range(1, 8)
    ]


@pytest.mark.clause("DF-1.13")
@pytest.mark.parametrize(("players", "rounds"), [(2, 9), (3, 10), (4, 9)])
def test_number_of_rounds(players: int, rounds: int) -> None:
    s = new(players)
    assert (s.view["round"], s.view["rounds"]) == (1, rounds)
    assert pass_to_the_end(s)[-1] == (rounds, players - 1)


@pytest.mark.clause("DF-1.14")
def test_the_box_holds_96_cards_and_108_faces() -> None:
    box = {
        pile["card"]: pile["left"] for name in ("intro", "alternative") for pile in piles(new(4, cards=name))
    }
    assert (len(box), sum(box.values())) == (24, 96)
    assert everywhere(new(4)).total() == 108


@pytest.mark.clause("DF-1.14")
def test_there_are_four_tokens_of_each_kind() -> None:
    names = ["blacksmiths_hammer", "blacksmiths_chest", "cerberus", "triton"]
    s = scene({"cards": dict.fromkeys(names, 4), "cerberus": 4, "triton": 4}, {}, {}, {})
    tokens = s.hero(0)["tokens"]
    assert (tokens["cerberus"]["ready"], tokens["triton"]["ready"]) == (4, 4)
    assert s.hero(0)["hammer"]["left"] == 4 * 30
    assert s.hero(0)["reserves"]["gold"]["most"] == 12 + 4 * 4
    assert [s.pile(name) for name in names] == [0, 0, 0, 0]


def everywhere(s: Scene) -> Counter[str]:
    """All faces: in the temple, taken out of it, on dice, in front of heroes, about to be forged."""
    view = s.view
    temple = [square["faces"] for square in view["sanctuary"]] + [view["garden"]]
    found = sum((Counter(lying(faces)) for faces in temple), Counter(view["removed"]))
    for hero in view["heroes"]:
        found.update(hero["dice"]["light"]["faces"] + hero["dice"]["dark"]["faces"] + hero["replaced"])
    if s.asked[1] == "place":
        assert s.game.question is not None
        found.update([s.game.question.args["face"]])
    return found


@pytest.mark.clause("DF-1.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_face_is_made_or_destroyed(players: int) -> None:
    for seed in range(5):
        s = new(players, seed, cards="random")
        luck = source(seed)
        box = everywhere(s)
        assert box.total() == 12 * players + 60
        while s.game.player is not None:
            s.game.play(luck.draw(len(s.game.options)))
            assert everywhere(s) == box


@pytest.mark.clause("DF-1.15")
@pytest.mark.parametrize("names", ["intro", "alternative"])
def test_shards_alone_pay_for_every_feat_and_for_no_face(names: str) -> None:
    s = scene({"sun": 6, "moon": 6}, {}, {}, cards=names)
    assert s.offered("feat") == [f"feat {card}" for card in cards(s)]
    assert s.offered("buy") == []


@pytest.mark.clause("DF-1.15")
def test_gold_alone_pays_for_every_face_and_for_no_feat() -> None:
    s = scene({"gold": 12, "glory": 50}, {}, {})
    assert s.offered("buy") == [f"buy {face}" for _, square in SANCTUARY for face in square]
    assert s.offered("feat") == []


@pytest.mark.clause("DF-1.15")
def test_glory_pays_for_nothing() -> None:
    s = scene({"glory": 99}, {}, {})
    assert s.offered() == ["pass"]


@pytest.mark.clause("DF-1.15")
def test_what_is_bought_takes_nothing_else() -> None:
    rich = {"gold": 12, "sun": 6, "moon": 6, "glory": 50}
    assert scene(rich, {}, {}).play("buy gold_3").reserves(0) == (10, 6, 6, 50)
    assert scene(rich, {}, {}).play("feat ferryman").reserves(0) == (12, 6, 2, 50)
