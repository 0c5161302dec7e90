"""Every screen fits the terminal, and every option can be found on it."""

import pytest
from rich.text import Text

from igroteka import Game
from igroteka.terminal.compose import Talk, Told, composed, log_flow
from tests.dice_forge.scene import scene
from tests.terminal.seated import Seated, check, walk

SIZES = [(80, 24), (81, 25), (100, 30), (120, 40), (160, 50), (250, 80)]


def screen(table: Seated, size: tuple[int, int]) -> list[Text]:
    """The screen of this size, above the prompt."""
    lines = composed(table.board, table.scene(), table.talk([]), size[0], size[1] - 1)
    assert lines is not None, f"nothing fits {size}"
    return lines


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_screen_of_a_game_fits(players: int, lang: str) -> None:
    table = Seated(Game.new("dice_forge", players=players, seed=players, cards="random"), lang=lang)
    for _ in walk(table, 500, players):
        check(table, SIZES[0])
    assert table.game.outcome is not None
    check(table, SIZES[0])


@pytest.mark.parametrize("size", SIZES[1:])
def test_larger_screens_fit_too(size: tuple[int, int]) -> None:
    table = Seated(Game.new("dice_forge", players=4, seed=3, cards="alternative"), lang="ru")
    for n, _ in enumerate(walk(table, 500, 3)):
        if n % 4 == 0:
            check(table, size)
    check(table, size)


def test_more_room_shows_more() -> None:
    table = Seated(Game.new("dice_forge", players=4, seed=3))
    sizes = [len("".join(line.plain for line in screen(table, size)).split()) for size in SIZES]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[3] < sizes[4]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_most_options_fit(lang: str) -> None:
    """Everything can be paid: the whole sanctuary, all cards, and three ways to use Triton."""
    cards = {"blacksmiths_chest": 2, "triton": 1}
    rich = {"gold": 20, "sun": 12, "moon": 12, "cards": cards, "triton": 1}
    table = Seated(scene(rich, {}, {}, {}).game, lang=lang, all_human=True)
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


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_richest_heroes_fit_their_lines(players: int, lang: str) -> None:
    """Nothing of a board that is as full as it gets is cut off."""
    pairs = dict.fromkeys(("great_bear", "typhon", "mirror_of_the_abyss"), 2)
    singles = dict.fromkeys(("blacksmiths_chest", "blacksmiths_hammer", "triton", "cerberus", "sphinx"), 1)
    full = {"gold": 16, "sun": 9, "moon": 9, "glory": 114, "hammer": 29, "cerberus": 1, "triton": 1}
    full |= {"cards": pairs | singles, "light": ["choice_gold2_sun2_moon2"]}
    heroes = [full, *({"portal": n} for n in range(1, players))]
    table = Seated(scene(*heroes).game, lang=lang, all_human=True)
    lines = screen(table, (80, 24))
    assert "+82 (11)" in lines[1].plain
    assert lines[1].plain.split()[-1] in ("C1T1", "Ц1Т1")
    assert not any("…" in line.plain for line in lines[: players + 1])


# ---- the log ----------------------------------------------------------------------------------------
def log_of(texts: dict[str, bool], room: int) -> list[str]:
    """The log in so many lines of 40 columns; the texts tell whether they are minor, old ones end with !."""
    table = Seated(Game.new("dice_forge"))
    log = [Told(text, new=not text.endswith("!"), minor=minor) for text, minor in texts.items()]
    return [line.plain for line in log_flow(table.scene(), Talk(log, [], ""), 40, room)]


def test_what_the_board_shows_is_left_out_of_a_log_that_is_too_long() -> None:
    texts = {
        "A bought a face of the sanctuary.": False,
        "A gained 1 gold.": True,
        "B passed his turn.": False,
    }
    everything = ["A bought a face of the sanctuary. A", "  gained 1 gold. B passed his turn."]
    assert log_of(texts, 2) == everything
    assert log_of(texts, 1) == ["B passed his turn."]
    assert log_of(texts | {"C did this and that and many other things.": False}, 3) == [
        "A bought a face of the sanctuary. B",
        "  passed his turn. C did this and that",
        "  and many other things.",
    ]


def test_room_that_is_left_tells_what_was_before() -> None:
    texts = {"Long ago!": False, "Before!": True, "Now.": False}
    assert log_of(texts, 2) == ["Long ago! Before!", "Now."]
    assert log_of(texts, 1) == ["Now."]
    assert log_of(texts, 0) == []


def test_an_answer_does_not_change_the_rest_of_the_screen() -> None:
    table = Seated(Game.new("dice_forge", seed=1))
    before = [line.plain for line in screen(table, (80, 24))]
    answer = table.talk([Text("An answer.")])
    after = composed(table.board, table.scene(), answer, 80, 23)
    assert after is not None
    changed = [line.plain for line in after if line.plain not in before]
    assert "An answer." in changed
    assert len(changed) <= 3
