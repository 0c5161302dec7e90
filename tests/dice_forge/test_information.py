"""Chapter 11: what everybody may see."""

import json
from collections.abc import Iterator

import pytest

from igroteka import Game
from igroteka.core.chance import source
from tests.dice_forge.scene import scene

ONE_GAME_OF_2_3_AND_4 = (0, 1, 2)  # seeds


def every_state(seed: int) -> Iterator[Game]:
    """A random game at its beginning and after every decision, the end included."""
    game = Game.new("dice_forge", players=2 + seed % 3, seed=seed, cards="random")
    luck = source(seed)
    yield game
    while game.player is not None:
        game.play(luck.draw(len(game.options)))
        yield game


def viewers(game: Game) -> list[int | None]:
    return [None, *range(len(game.view()["heroes"]))]


@pytest.mark.clause("DF-11.1")
@pytest.mark.parametrize("seed", ONE_GAME_OF_2_3_AND_4)
def test_looking_at_dice_changes_nothing(seed: int) -> None:
    for game in every_state(seed):
        before = (game.hash(), game.position())
        for seat in viewers(game):
            for hero in game.view(seat)["heroes"]:
                for die in hero["dice"].values():
                    assert len(die["faces"]) == 6
                    die["up"] = (die["up"] + 1) % 6  # turning the die in one's hand
                    die["faces"].sort()
        assert (game.hash(), game.position()) == before


@pytest.mark.clause("DF-11.2")
def test_lasting_effects_of_cards_are_shown_to_all() -> None:
    s = scene(
        {},
        {"cards": {"silver_hind": 1, "guardians_owl": 2, "elder": 1, "ferryman": 1}},
        {"cards": {"tenacious_boar": 1, "blacksmiths_hammer": 1}},
    )
    for seat in viewers(s.game):
        heroes = s.game.view(seat)["heroes"]
        assert heroes[1]["cards"]["reinforcement"] == [
            {"card": "silver_hind", "count": 1},
            {"card": "guardians_owl", "count": 2},
            {"card": "elder", "count": 1},
        ]
        assert heroes[2]["cards"]["automatic"] == [{"card": "tenacious_boar", "count": 1}]
        assert heroes[2]["cards"]["hammer"] == [{"card": "blacksmiths_hammer", "count": 1}]


@pytest.mark.clause("DF-11.3")
@pytest.mark.parametrize("seed", ONE_GAME_OF_2_3_AND_4)
def test_everybody_sees_the_same(seed: int) -> None:
    for game in every_state(seed):
        views = [game.view(seat) for seat in viewers(game)]
        assert all(view == views[0] for view in views)


@pytest.mark.clause("DF-11.3")
@pytest.mark.parametrize("seed", ONE_GAME_OF_2_3_AND_4)
def test_no_view_contains_the_random_state(seed: int) -> None:
    for game in every_state(seed):
        position = game.position()
        view = game.view(0)
        assert str(position["random"]) not in json.dumps(view)
        other = Game.load(position | {"random": position["random"] ^ 1})
        assert other.view(0) == view


@pytest.mark.clause("DF-11.3")
def test_the_seed_stays_hidden_until_the_end() -> None:
    for game in every_state(3):
        assert ("\nseed: 3\n" in game.record(0)) == (game.player is None)


@pytest.mark.clause("DF-11.3")
def test_a_rival_sees_everything_that_lies_on_the_table() -> None:
    rival = {
        "gold": 7,
        "sun": 1,
        "moon": 2,
        "glory": 103,
        "light": ["gold_6", "ship"],
        "up": [1, 4],
        "portal": 5,
        "cards": {"blacksmiths_hammer": 1, "cerberus": 1, "triton": 2},
        "hammer": 17,
        "cerberus": 1,
        "triton": 1,
    }
    s = scene({}, rival, {})
    view = s.game.view(0)
    hero = view["heroes"][1]
    assert hero == {
        "seat": 1,
        "reserves": {
            "gold": {"has": 7, "most": 12},
            "sun": {"has": 1, "most": 6},
            "moon": {"has": 2, "most": 6},
            "glory": {"has": 103, "most": None},
        },
        "glory_track": 3,
        "glory_tokens": 1,
        "card_glory": 22,
        "dice": {
            "light": {"faces": ["gold_6", "ship", "gold_1", "gold_1", "gold_1", "sun_1"], "up": 1},
            "dark": {"faces": ["gold_1", "gold_1", "gold_1", "gold_1", "moon_1", "glory_2"], "up": 4},
        },
        "replaced": ["gold_1", "gold_1"],
        "portal": 5,
        "cards": {
            "hammer": [{"card": "blacksmiths_hammer", "count": 1}],
            "reinforcement": [],
            "automatic": [],
            "other": [{"card": "cerberus", "count": 1}, {"card": "triton", "count": 2}],
        },
        "hammer": {"lap": 2, "step": 2, "left": 13},
        "tokens": {"cerberus": {"ready": 1, "used": 0}, "triton": {"ready": 1, "used": 1}},
    }
    assert (s.pile("triton"), s.pile("cerberus"), s.left("gold_6"), s.left("ship")) == (1, 2, 0, 3)
    assert [island["heroes"] for island in view["islands"]] == [[], [], [], [], [1], [], []]
