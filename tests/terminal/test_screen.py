"""The terminal itself: drawn in place, paged, given back."""

import re

import pytest

from igroteka import Game
from tests.terminal.seated import Seated, walk

ALT_SCREEN, OWN_SCREEN = "\x1b[?1049h", "\x1b[?1049l"
CLEAR = "\x1b[2J"


def live_table(size: tuple[int, int] = (80, 24), seed: int = 1) -> Seated:
    return Seated(Game.new("dice_forge", seed=seed), size=size, live=True)


def shown(text: str) -> list[str]:
    """The screens that were drawn, without colours, the first one being what was there before."""
    drawn = text.split(OWN_SCREEN, maxsplit=1)[0].replace(CLEAR, "\f")
    return re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", drawn).split("\f")


def played(table: Seated, *lines: str) -> str:
    table.typing = iter(lines)
    assert table.play() == 0
    return table.output.getvalue()


def test_a_live_table_is_drawn_in_place_and_given_back() -> None:
    text = played(live_table(), "1", "0", "quit")
    assert text.startswith(ALT_SCREEN)
    assert text.count(CLEAR) == 3
    assert text.split(OWN_SCREEN)[1].endswith("You left the game in round 1.\n")


def test_a_live_table_is_coloured_and_a_script_is_not() -> None:
    assert "\x1b[1;" in played(live_table(), "quit")
    assert "\x1b" not in played(Seated(Game.new("dice_forge")), "?", "1", "log", "quit")


def test_an_answer_stands_beside_the_table() -> None:
    screens = shown(played(live_table(), "why hydra", "quit"))
    assert "DF-5.3" in screens[2]
    assert "Sanctuary" in screens[2]
    assert len(screens[2].split("\n")) <= 24


def test_long_things_come_in_pages() -> None:
    screens = shown(played(live_table(), "rules", "", "3", "q", "quit"))
    pages = [re.search(r"Page (\d+) of (\d+)", screen) for screen in screens]
    assert [page[1] for page in pages if page] == ["1", "2", "3"]
    assert all(len(screen.split("\n")) <= 24 for screen in screens)
    assert "Sanctuary" in screens[-1]


def test_the_last_page_leads_back() -> None:
    screens = shown(played(live_table(), "players", "", "quit"))
    assert "Enter: back to the table" in screens[2]
    assert "Sanctuary" in screens[3]


def test_an_answer_that_is_too_long_comes_as_a_page() -> None:
    screens = shown(played(live_table(), "?", "", "quit"))
    assert "back to the table" in screens[2]
    assert "Sanctuary" in screens[3]


@pytest.mark.parametrize("size", [(60, 24), (80, 12), (20, 5)])
def test_a_terminal_that_is_too_small_still_lists_all_options(size: tuple[int, int]) -> None:
    table = live_table(size)
    text = shown(played(table, "quit"))[1]
    for number in range(9):
        assert f"{number})" in text


def test_the_end_of_a_game_stays_on_the_terminal() -> None:
    table = live_table()
    for _ in walk(table, 500, seed=1):
        pass
    last = played(table, "quit").split(OWN_SCREEN)[1]
    assert "All rounds have been played." in last
    assert "has won!" in last
    for hero in table.game.view()["heroes"]:
        assert re.search(rf"\b{hero['reserves']['glory']['has']} +{hero['card_glory']} +", last)
