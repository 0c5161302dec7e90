"""What can be typed at the table, and what is answered."""

from pathlib import Path

import pytest

from igroteka import Game
from igroteka.terminal.names import aliases
from tests.dice_forge.scene import scene
from tests.terminal.seated import Seated, new_table


def answer(text: str) -> str:
    """One line of text again, however it was broken."""
    return " ".join(text.split())


# ---- deciding ---------------------------------------------------------------------------------------
def test_a_number_plays_an_option() -> None:
    table = new_table()
    table.types("1")
    assert table.game.played[0].notation == "buy gold_3"


@pytest.mark.parametrize("typed", ["buy gold_3", "buy 3G", "buy 3g", "buy 3 gold"])
def test_a_notation_plays_an_option(typed: str) -> None:
    table = new_table()
    table.types(typed)
    assert table.game.played[0].notation == "buy gold_3"


def test_names_of_the_language_can_stand_in_a_notation() -> None:
    table = new_table(lang="ru")
    table.types("feat дикие духи")
    assert table.game.played[0].notation == "feat wild_spirits"


def test_two_names_in_a_notation() -> None:
    table = new_table()
    table.types("1", "replace light 1S")
    assert table.game.played[1].notation == "replace light sun_1"


def test_nothing_typed_shows_the_table_again() -> None:
    table = new_table()
    first = table.seen_now()
    assert table.types("") == first


@pytest.mark.parametrize(
    "typed", ["xyzzy", "hydra", "-1", "1.5", "²", "9" * 5000, "\x00", "rm -rf", "buy", "1 2", "buy 3G 3G"]
)
def test_what_means_nothing_is_answered_and_changes_nothing(typed: str) -> None:
    table = new_table()
    table.seen_now()
    before = table.game.position()
    assert answer(table.types(typed))
    assert table.game.position() == before


def test_what_cannot_be_done_is_refused_with_the_clause() -> None:
    table = new_table()
    table.seen_now()
    assert answer(table.types("feat hydra")).endswith(
        "needs 5 sun, you have 1; and 5 moon, you have 0. · DF-5.3"
    )
    assert answer(table.types("99")) == "There is no option 99. There are 9, counted from 0."
    assert "I know no option, card or face “xyzzy”" in answer(table.types("buy xyzzy"))


# ---- ? ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "command"), [("en", "why"), ("ru", "почему")])
def test_help_lists_every_command(lang: str, command: str) -> None:
    table = new_table(lang=lang)
    table.seen_now()
    text = table.types("?")
    for name in table.commands():
        if lang == "en" or not name.isascii():
            assert f"\n{name}" in text
    assert command in text


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "? 8",
            "8) Perform “Wild Spirits” for 1 sun (2 glory) [feat wild_spirits]"
            " Wild Spirits: Instant: 3 gold and 3 moon.",
        ),
        ("?1", "1) Buy “3 gold” for 2 gold [buy gold_3] 3 gold: Gives 3 gold."),
        ("? 0", "0) Pass and end the turn [pass]"),
        ("? Hydra", "Hydra: No effect, only its glory."),
        ("? helm", "Helmet of Invisibility: Instant: forge an x3 face, free of charge."),
        ("? 3G/2*", "3 gold / 2 glory: Gives 3 gold or 2 glory, as you choose."),
        ("? 99", "I know no option, card or face “99”."),
    ],
)
def test_an_option_card_or_face_is_explained(typed: str, told: str) -> None:
    table = new_table()
    table.seen_now()
    assert answer(table.types(typed)).startswith(told)


# ---- why --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("why hydra", "“Hydra” needs 5 sun, you have 1; and 5 moon, you have 0. · DF-5.3"),
        ("why feat hydra", "“Hydra” needs 5 sun, you have 1; and 5 moon, you have 0. · DF-5.3"),
        ("why blacksmith's HAMMER", "“Blacksmith’s Hammer” needs 1 moon, you have 0. · DF-5.3"),
        ("why glory_3", "“3 glory” costs 8 gold, you have 4. · DF-4.4"),
        ("why 3*", "“3 glory” costs 8 gold, you have 4. · DF-4.4"),
        ("why x3", "This face is not for sale: only cards give it. · DF-1.8"),
        ("why cyclops", "This card is not in this game. · DF-1.5"),
        ("why extra", "The extra action comes after the main action. · DF-6.2"),
        ("why 1", "Nothing speaks against it: it is among the options."),
        ("why pass", "Nothing speaks against it: it is among the options."),
        ("why 42", "There is no option 42. There are 9, counted from 0."),
        ("why xyzzy", "I know no option, card or face “xyzzy”."),
        ("why", "why hydra, why 3G: why it cannot be done now, with the rule."),
    ],
)
def test_a_refusal_is_explained(typed: str, told: str) -> None:
    table = new_table()
    table.seen_now()
    assert answer(table.types(typed)).startswith(told)


@pytest.mark.parametrize("typed", ["почему гидра", "почему Гидра", "why ГИДРА", "Почему feat hydra"])
def test_a_refusal_is_explained_in_russian(typed: str) -> None:
    table = new_table(lang="ru")
    table.seen_now()
    assert answer(table.types(typed)).startswith("«Гидра»: осколков солнца нужно 5, у вас 1")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_and_face_can_be_asked_for_by_all_its_names(lang: str) -> None:
    """A face that is called like a card ("mirror") has to be asked for with its verb."""
    table = new_table(lang=lang)
    cards = {name for name, _ in aliases(table.board, table.words, "card")}
    for noun, verb in table.board.verbs.items():
        for name, thing in aliases(table.board, table.words, noun):
            refusal = table.game.why_not(f"{verb} {thing}")
            bare = [] if noun == "face" and name in cards else [name]
            for typed in [f"{verb} {name}", *bare]:
                table.notice = []
                table.why(typed)
                expected = table.words.tell(refusal) if refusal else table.words.say("table-allowed")
                assert table.notice == [expected], typed


# ---- the other commands -----------------------------------------------------------------------------
def test_undo_takes_the_last_decision_back() -> None:
    table = new_table()
    before = table.game.position()
    table.types("1", "undo")
    assert table.game.position() == before


def test_undo_is_refused_in_the_players_language() -> None:
    table = new_table(lang="ru")
    table.seen_now()
    assert answer(table.types("отмена")) == "Отменять пока нечего."


def test_save_writes_the_record_and_overwrites_nothing(tmp_path: Path) -> None:
    table = new_table()
    table.types("1")
    file = tmp_path / "my game.txt"
    file.write_text("precious")
    table.seen_now()
    assert "my game-2.txt" in answer(table.types(f"save {file}"))
    assert "my game-3.txt" in answer(table.types(f"save {file}"))
    assert file.read_text() == "precious"
    saved = Game.parse((tmp_path / "my game-2.txt").read_text(encoding="utf-8"))
    assert saved.position() == table.game.position()


def test_save_has_a_name_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    new_table().types("save", "save")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["dice_forge-2.txt", "dice_forge.txt"]


@pytest.mark.parametrize("name", ["no/such/folder/x", "a\x00b", "."])
def test_a_file_that_cannot_be_written_is_told(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = new_table()
    table.seen_now()
    assert "could not be written" in answer(table.types(f"save {name}"))


def test_log_tells_the_whole_game() -> None:
    table = new_table()
    table.types("1", "0", "0")
    table.seen_now()
    text = answer(table.types("log"))
    for message in table.game.log:
        assert answer(table.words.tell(message)) in text


def test_players_tells_everything_about_everybody() -> None:
    hero = {
        "cards": {"triton": 1, "blacksmiths_hammer": 1, "silver_hind": 2},
        "triton": 1,
        "light": ["sun_2"],
        "hammer": 4,
    }
    table = Seated(scene({}, hero).game, all_human=True)
    text = table.types("players")
    for part in [
        "Player B",
        "Silver Hind x2",
        "lap 1, step 4 of 15",
        "Triton tokens: 1 to use, 0 used",
        "[2S]",
    ]:
        assert part in text
    assert "faces forged so far: 1" in text


def test_rules_are_searched() -> None:
    table = new_table()
    table.seen_now()
    assert table.types("rules df-5.3").startswith("DF-5.3 ")
    found = table.types("rules boar forge")
    assert "DF-9.30 " in found
    assert "DF-5.3 " not in found
    assert answer(table.types("rules xyzzy")) == "No clause says “xyzzy”."
    assert table.types("rules").count("\n") == len(table.game.kind.clauses)


def test_the_language_can_be_changed() -> None:
    table = new_table()
    assert "Основное действие" in table.types("lang ru")
    assert "Main action" in table.types("язык en")
    assert "There is no language “fr”" in answer(table.types("lang fr"))


# ---- leaving ----------------------------------------------------------------------------------------
def leave(table: Seated, *lines: str) -> str:
    """Play these lines for real; the last line of what is shown."""
    table.typing = iter(lines)
    assert table.play() == 0
    return table.seen_now().strip().split("\n")[-1]


@pytest.mark.parametrize("typed", ["quit", "QUIT", "quit now"])
def test_quit(typed: str) -> None:
    assert leave(new_table(), typed) == "You left the game in round 1."


def test_the_input_may_end() -> None:
    assert leave(new_table(), "0") == "The input has ended: the game is left in round 2."
    assert leave(new_table(lang="ru")) == "Ввод закончился: игра оставлена в раунде 1."


def test_ctrl_c_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    table = new_table()
    table.screen.read = interrupted
    assert leave(table) == "The input has ended: the game is left in round 1."
    monkeypatch.setattr(table, "let_bots_play", lambda: interrupted(""))
    table.leaving = False
    assert leave(table) == "You left the game in round 1."
