"""Lines of text in columns, flows and blocks."""

import pytest
from rich.text import Text

from igroteka.terminal.layout import aligned, at_most, beside, flowed, in_columns, ruled, wrapped


def texts(*words: str) -> list[Text]:
    return [Text(word) for word in words]


def plain(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def test_lines_are_cut_to_the_width() -> None:
    assert plain(at_most(texts("abcdef", "abc"), 4)) == ["abc…", "abc"]


def test_paragraphs_are_wrapped_and_clauses_stay_whole() -> None:
    assert plain(wrapped("one two DF-5.3 three", 12)) == ["one two", "  DF-5.3", "  three"]


def test_tables_are_aligned() -> None:
    rows = [texts("a", "1"), texts("bbb", "22")]
    assert plain(aligned(rows, right=(1,))) == ["a    1", "bbb 22"]
    assert plain(aligned(rows, right=(1,), width=8)) == ["a      1", "bbb   22"]


def test_items_flow() -> None:
    assert plain(flowed(texts("aa", "bb", "cc"), 7)) == ["aa  bb", "cc"]
    assert plain(flowed(texts("aa", "bb", "cc"), 5, gap=1, indent=2)) == ["aa bb", "  cc"]


def test_columns_are_read_downwards() -> None:
    assert plain(in_columns(texts("a", "b", "c"), 4, 2) or []) == ["a  c", "b"]
    assert in_columns(texts("a", "b", "c"), 3, 2) is None


def test_blocks_stand_side_by_side() -> None:
    assert plain(beside(texts("a"), texts("b", "c"), 3, gap=1)) == ["a   b", "    c"]
    assert plain(beside(texts("a", "b"), texts("c"), 3, gap=1)) == ["a   c", "b"]


@pytest.mark.parametrize("width", [10, 11, 40])
def test_a_heading_fills_its_line(width: int) -> None:
    assert ruled("Log", width).cell_len == width
