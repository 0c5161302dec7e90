"""Every screen fits the terminal, and every option can be found on it."""

import re

import pytest
from rich.text import Text

from igroteka import Game
from igroteka.terminal.compose import composed
from tests.dice_forge.scene import scene
from tests.terminal.seated import Seated, walk

SIZES = [(80, 24), (81, 25), (100, 30), (120, 40), (160, 50), (250, 80)]


def screen(table: Seated, size: tuple[int, int]) -> list[Text]:
    """The screen of this size, above the prompt."""
    lines = composed(table.board, table.scene(), table.talk([]), size[0], size[1] - 1)
    assert lines is not None, f"nothing fits {size}"
    return lines


def check(table: Seated, size: tuple[int, int]) -> None:
    """It fits, and the number of every option stands on it."""
    lines = screen(table, size)
    text = "\n".join(line.plain for line in lines)
    assert len(lines) < size[1], text
    assert max(line.cell_len for line in lines) <= size[0], text
    for number in range(len(table.game.options)):
        assert re.search(rf"(?<!\d){number}\)", text), f"option {number} is missing\n{text}"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_screen_of_a_game_fits(players: int, lang: str) -> None:
    for seed in range(2):
        table = Seated(Game.new("dice_forge", players=players, seed=seed, cards="random"), lang=lang)
        for _ in walk(table, 500, seed):
            check(table, SIZES[0])
        assert table.game.outcome is not None
        check(table, SIZES[0])


@pytest.mark.parametrize("size", SIZES[1:])
def test_larger_screens_fit_too(size: tuple[int, int]) -> None:
    table = Seated(Game.new("dice_forge", players=4, seed=3, cards="alternative"), lang="ru")
    for _ in walk(table, 500, 3):
        check(table, size)
    check(table, size)


def test_more_room_shows_more() -> None:
    table = Seated(Game.new("dice_forge", players=4, seed=3))
    sizes = [len("".join(line.plain for line in screen(table, size)).split()) for size in SIZES]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[3] < sizes[4]


EVERYTHING = {"gold": 24, "sun": 15, "moon": 15, "cards": {"blacksmiths_chest": 3}}
ODD = ["choice_gold2_sun2_moon2", "mirror", "shield_gold", "boar_red"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_most_options_fit(lang: str) -> None:
    """Everything can be paid: the whole sanctuary, all cards, and three ways to use Triton."""
    rich = EVERYTHING | {"cards": {"blacksmiths_chest": 2, "triton": 1}, "gold": 20, "sun": 12, "moon": 12}
    table = Seated(scene(rich | {"triton": 1}, {}, {}, {}).game, lang=lang, all_human=True)
    assert len(table.game.options) == 35
    check(table, (80, 24))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_most_pairs_for_satyrs_fit(lang: str) -> None:
    """Six dice with six different, long faces: fifteen pairs."""
    rivals = [
        {"light": ["choice_gold2_sun2_moon2"], "dark": ["gold1_sun1_moon1_glory1"]},
        {"light": ["choice_gold1_sun1_moon1"], "dark": ["choice_gold3_glory2"]},
        {"light": ["glory2_moon2"], "dark": ["glory1_sun1"]},
    ]
    s = scene({"moon": 3}, *rivals)
    for seat, rival in enumerate(rivals, 1):
        s.roll(seat, rival["light"][0], rival["dark"][0])
    s.play("feat satyrs")
    table = Seated(s.game, lang=lang, all_human=True)
    assert len(table.game.options) == 15
    check(table, (80, 24))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_heavy_hammer_fits(lang: str) -> None:
    """18 gold at once: nineteen ways to divide it."""
    hammers = {"moon": 6, "light": ["gold_6"], "dark": ["triple"], "cards": {"blacksmiths_hammer": 1}}
    s = scene(hammers, {}, {}, {})
    s.roll(0, "gold_6", "triple")
    s.play("feat cancer")
    table = Seated(s.game, lang=lang, all_human=True)
    assert len(table.game.options) == 19
    check(table, (80, 24))
