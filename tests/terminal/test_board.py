"""What stands on the board, and where."""

import re
from random import Random

import pytest

from igroteka import Game
from igroteka.games.dice_forge.catalogue import CARD_NAMES, FACE_NAMES, RESOURCES
from igroteka.i18n import Words
from igroteka.terminal.boards.codes import coloured, face_code, tile
from igroteka.terminal.boards.dice_forge import DiceForgeBoard, short_card
from igroteka.terminal.scene import Level, Marks
from igroteka.terminal.session import CATALOGUES
from tests.dice_forge.scene import Scene, scene
from tests.terminal.seated import Seated


def drawn(s: Scene, level: Level = Level.COMPACT, width: int = 80, human: int = 0) -> str:
    """The board as text."""
    table = Seated(s.game, human=human, all_human=True)
    lines = DiceForgeBoard().draw(table.scene(), Marks(s.game.options), width, level)
    return "\n".join(line.plain.rstrip() for line in lines)


def row(text: str, start: str) -> str:
    """The line that begins like this."""
    return next(line for line in text.split("\n") if line.startswith(start))


def words(lang: str) -> Words:
    return Words(lang, Game.new("dice_forge").kind, extra=CATALOGUES)


# ---- codes ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_codes_are_short_and_tell_faces_apart(lang: str) -> None:
    codes = [face_code(words(lang), face) for face in FACE_NAMES]
    assert len(set(codes)) == len(FACE_NAMES)
    assert max(map(len, codes)) <= 6


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_short_cards_are_short_and_tell_cards_apart(lang: str) -> None:
    names = [short_card(words(lang), card) for card in CARD_NAMES]
    assert len(set(names)) == len(CARD_NAMES)
    assert max(map(len, names)) <= 10


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_letters_of_resources_are_no_digits_and_not_alike(lang: str) -> None:
    letters = [words(lang).say(f"table-code-{resource}") for resource in RESOURCES]
    assert len(set(letters)) == 4
    assert not {"З", "з", "О"} & set(letters)


@pytest.mark.parametrize(
    ("face", "code"),
    [
        ("gold_3", "3G"),
        ("glory1_sun1", "1*1S"),
        ("choice_gold3_glory2", "3G/2*"),
        ("choice_gold1_sun1_moon1", "1G/S/M"),
        ("gold1_sun1_moon1_glory1", "1GSM*"),
        ("triple", "x3"),
        ("shield_moon", "shld-M"),
    ],
)
def test_codes(face: str, code: str) -> None:
    assert face_code(words("en"), face) == code


def test_only_codes_are_coloured() -> None:
    text = coloured(words("en"), "buy 3G/2* for 5, Sun 1M")
    assert [text.plain[span.start : span.end] for span in text.spans] == ["3G", "2*", "1M"]


@pytest.mark.parametrize("face", FACE_NAMES)
def test_tiles_have_their_size_and_are_coloured_all_over(face: str) -> None:
    field = tile(words("ru"), face, 6)
    assert field.cell_len == 6
    assert face_code(words("ru"), face) in field.plain
    assert {i for span in field.spans for i in range(span.start, span.end)} == set(range(6))


# ---- the board --------------------------------------------------------------------------------------
def test_a_hero_in_one_line() -> None:
    hero = {
        "gold": 11,
        "sun": 2,
        "moon": 9,
        "glory": 30,
        "light": ["gold_6"],
        "hammer": 17,
        "portal": 3,
        "cards": {"blacksmiths_hammer": 1, "blacksmiths_chest": 1, "cerberus": 1, "triton": 1},
        "cerberus": 1,
    }
    line = row(drawn(scene({}, hero)), " Player B")
    parts = ["Player B", "11/16", "2/9", "9/9", "30*", "+16 (4)", "6G", "1G", "3", "2:2/15", "C1"]
    assert line.split() == " ".join(parts).split()


def test_the_turn_is_marked() -> None:
    text = drawn(scene({}, {}, {}, active=2))
    assert row(text, ">").startswith(">Player C")
    assert text.count(">") == 1


def test_own_dice_are_nets_with_the_face_on_top_in_brackets() -> None:
    s = scene({"light": ["gold_3"], "dark": ["moon_2"], "up": [0, 5]}, {})
    text = drawn(s)
    assert text.count("[") == 2
    assert re.search(r"\[ +3G +\] +1G +1G\n.* 1G +1G +1S\n", text)
    assert re.search(r"  2M +1G +1G\n.* 1G +1M +\[ +2\* +\]\n", text)


def test_faces_that_can_be_bought_have_the_numbers_of_the_options() -> None:
    s = scene({"gold": 3}, {}, {})
    text = drawn(s)
    buys = {str(o): i for i, o in enumerate(s.game.options)}
    assert list(buys) == ["pass", "buy gold_3", "buy moon_1", "buy gold_4", "buy sun_1"]
    assert re.search(r"^ 2  1\)  3G   x4   2  2\)  1M   x4", text, re.MULTILINE)
    assert re.search(r"^ 3  3\)  4G   x4   3  4\)  1S   x4", text, re.MULTILINE)
    assert re.search(r"^ 5    3G/2\*  x4   6      2M   x4", text, re.MULTILINE)


def test_faces_that_are_gone_leave_a_gap() -> None:
    text = drawn(scene({"light": ["gold_6"]}, {}, {}))
    assert re.search(r"^ 4      --      1G/S/M     1\*1S      2G1M", text, re.MULTILINE)


def test_slots_have_the_numbers_of_the_options() -> None:
    s = scene({"gold": 2}, {}).play("buy gold_3")
    text = drawn(s)
    assert text.count("0)") == 5  # gold_1 on the light die
    assert text.count("2)") == 4  # gold_1 on the dark die


def test_dice_have_the_numbers_of_the_options() -> None:
    s = scene({"sun": 6}, {}).play("feat sphinx")
    text = drawn(s)
    assert re.search(r"0\) ── My light die", text)
    assert re.search(r"1\) ── My dark die", text)


def test_piles_show_portal_hero_number_cost_glory_and_what_is_left() -> None:
    s = scene({"moon": 1}, {"portal": 3, "cards": {"ferryman": 2}}, {})
    text = drawn(s)
    assert row(text, "1 ").split()[:6] == ["1", "1)", "Hammer", "1M", "0*", "x3"]
    assert row(text, "3B").split()[:5] == ["3B", "Ferryman", "4M", "12*", "x1"]


def test_the_garden_tells_what_cards_of_this_game_give() -> None:
    with_shields = drawn(scene({"cards": {"guardians_shield": 1}, "light": ["shield_sun"]}, {}))
    assert "shield x3" in with_shields
    assert "shield" not in drawn(scene({}, {}))


def test_details_show_the_dice_and_cards_of_rivals() -> None:
    s = scene({}, {"light": ["sun_2"], "cards": {"silver_hind": 2}})
    assert "light [2S] 1G 1G 1G 1G 1S    dark [1G] 1G 1G 1G 1M 2*    Hind x2" in drawn(s, Level.DETAILED)
    full = drawn(s, Level.FULL, 100)
    assert "Player B: Hind x2" in full
    assert re.search(r"^\[ +2S +\]", full, re.MULTILINE)


def test_the_board_is_drawn_from_the_seat_that_looks() -> None:
    s = scene({"light": ["sun_2"]}, {"light": ["gold_6"]})
    assert re.search(r"\[ +6G +\] +1G", drawn(s, human=1))


def test_every_kind_of_option_has_a_short_form() -> None:
    """No code is missing: a short form never fails, whatever is asked in some games."""
    told: set[str] = set()
    for seed in range(40):
        game = Game.new("dice_forge", players=2 + seed % 3, seed=seed, cards="random")
        tables = [Seated(game, lang=lang, all_human=True) for lang in ("en", "ru")]
        luck = Random(seed)
        while game.player is not None:
            for option in game.options:
                if option.key not in told:
                    assert all(DiceForgeBoard().short(table.scene(), option).plain for table in tables)
                    told.add(option.key)
            game.play(luck.randrange(len(game.options)))
    assert {"option-satyrs", "option-copy", "option-hammer", "option-lose", "option-exchange"} <= told
