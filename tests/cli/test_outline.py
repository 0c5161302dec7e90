"""Views as text."""

import pytest

from igroteka import Game
from igroteka.cli.outline import WIDTH, outline
from igroteka.cli.words import words_of
from igroteka.core.chance import source

WORDS = words_of("en", Game.new("dice_forge").kind)


def test_what_fits_stands_on_one_line() -> None:
    view = {
        "round": 3,
        "over": False,
        "reserves": {"gold": {"has": 2, "most": 12}, "glory": {"has": 7, "most": None}},
    }
    assert list(outline(view, WORDS)) == ["Round: 3", "Over: no", "reserve: gold 2 of 12, glory 7"]


def test_what_does_not_fit_is_indented() -> None:
    long = {
        "bought": ["gold_1"] * 30,
        "islands": [{"portal": 1, "cards": []}, {"portal": 2, "note": "x" * 90}],
    }
    assert list(outline(long, WORDS)) == [
        "Bought in this offering: 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1",
        "  gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1",
        "  gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold; 1 gold",
        "Islands:",
        "  - portal 1",
        "  - portal: 2",
        "    note: " + "x" * 90,
    ]


def test_seats_are_players_and_names_are_translated() -> None:
    view = {"active": 1, "boars": [0, None], "used": ["silver_hind"], "strange_field": "strange_name"}
    russian = words_of("ru", Game.new("dice_forge").kind)
    assert list(outline(view, WORDS)) == [
        "Turn of: Player 2",
        "Owners of the boars: Player 1; –",
        "used: Silver Hind",
        "strange field: strange name",
    ]
    assert next(outline(view, russian)) == "Ходит: Игрок 2"


def test_a_die_shows_its_upper_face() -> None:
    assert list(outline({"light": {"faces": ["gold_1", "sun_1"], "up": 1}}, WORDS)) == [
        "light die: 1 gold | [1 sun]"
    ]


def test_what_is_empty_is_left_out() -> None:
    assert list(outline({"cards": {"other": []}, "hammer": None, "bought": [], "portal": 0}, WORDS)) == [
        "portal: 0"
    ]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_field_of_a_real_view_has_a_name(lang: str) -> None:
    """No field is left in English by chance: every key is in the catalogue, or the name of a thing."""
    game, luck = Game.new("dice_forge", players=3, cards="alternative"), source(4)
    words = words_of(lang, game.kind)
    unnamed: set[str] = set()

    def look(value: object) -> None:
        if isinstance(value, dict):
            kinds = ("view", "card", "face", "die", "resource")
            unnamed.update(key for key in value if not any(words.has(f"{kind}-{key}") for kind in kinds))
        for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            look(item)

    while game.player is not None:
        game.play(luck.draw(len(game.options)))
        if len(game.played) % 10 == 0:
            look(game.view())
            assert all(len(line) <= WIDTH for line in outline(game.view(), words))
    assert unnamed - {"up"} == set()
