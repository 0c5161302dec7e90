"""`igroteka rules`: one clause, a chapter, titles, search."""

import pytest

from igroteka.cli.app import run
from igroteka.cli.rules import marked
from igroteka.core.kind import find_kind
from tests.cli.printed import printed

CLAUSES = find_kind("dice_forge").clauses


def told(argv: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    return printed(["rules", *argv], capsys)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("query", [["DF-5.3"], ["dice_forge", "DF-5.3"], ["df-5.3"]])
def test_a_clause_has_id_title_and_text(
    query: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    clause = CLAUSES["DF-5.3"]
    expected = f"DF-5.3 · {clause.title(lang)}\n  {clause.text(lang)}\n"
    assert told([*query, "--lang", lang], capsys) == expected


def test_a_chapter_is_all_its_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(["DF-1", "--lang", "en"], capsys)
    ids = [line.split()[0] for line in out.splitlines() if not line.startswith(" ")]
    assert ids == [id for id in CLAUSES if id.startswith("DF-1.")]


@pytest.mark.parametrize("query", [[], ["dice_forge"]])
def test_without_a_question_all_titles_are_listed(
    query: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = told([*query, "--lang", "ru"], capsys).splitlines()
    titles = [line.split(maxsplit=1) for line in lines if line.startswith("  DF-")]
    assert titles == [[clause.id, clause.title_ru] for clause in CLAUSES.values()]
    assert lines[0] == "DF-1"


def found(out: str) -> list[str]:
    """The ids of the clauses shown."""
    return [line.split()[0] for line in out.splitlines() if not line.startswith(" ")]


def test_all_words_must_occur(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(["dice_forge", "MIRROR", "rival", "--lang", "en"], capsys)
    texts = {id: f"{c.title_en}\n{c.title_ru}\n{c.en}\n{c.ru}".lower() for id, c in CLAUSES.items()}
    assert found(out) == [id for id, text in texts.items() if "mirror" in text and "rival" in text]
    assert found(out)


def test_words_of_one_language_find_clauses_shown_in_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert found(told(["гидра", "--lang", "en"], capsys)) == found(told(["гидра", "--lang", "ru"], capsys))
    assert CLAUSES["DF-1.4"].en in told(["гидра", "--lang", "en"], capsys)


def test_yo_is_ye(capsys: pytest.CaptureFixture[str]) -> None:
    assert any("ё" in clause.ru for clause in CLAUSES.values())
    assert told(["еще", "--lang", "ru"], capsys) == told(["ещё", "--lang", "ru"], capsys)


def test_hits_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(["dice_forge", "introductory", "--lang", "en"], capsys)
    assert "*Introductory* card set" in out
    assert "The *introductory* game uses" in out


def test_marks_keep_the_letters_as_they_are() -> None:
    plain = marked("Ещё четыре, и ЕЩЕ", ["еще", "четыр"])
    assert plain.replace("\x1b[1m", "").replace("\x1b[0m", "") == "*Ещё* *четыр*е, и *ЕЩЕ*"
    assert marked("a.b", ["."]).count("*") == 2
    assert marked("nothing sought", []) == "nothing sought"


@pytest.mark.parametrize(("lang", "told"), [("en", "No clause says"), ("ru", "Нигде в правилах нет")])
def test_nothing_found_ends_with_1(lang: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "dice_forge", "hydra", "spaceship", "--lang", lang]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(told)


@pytest.mark.parametrize("id", ["DF-99", "DF-1.99", "XX-1"])
def test_an_unknown_clause_is_refused_with_the_chapters(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", id, "--lang", "en"]) == 1
    err = capsys.readouterr().err
    assert f"There is no clause or chapter {id}." in err
    assert "DF-1, DF-2" in err
