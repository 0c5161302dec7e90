"""Lines of styled text: in columns, in flows, side by side, and never longer than they may be."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

Lines = list[Text]

GAP = 2


def exactly(line: Text, width: int) -> Text:
    """The line cut or filled up to this width."""
    fitted = line.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def cut(text: str, most: int) -> str:
    """A text of so many letters at most."""
    return text if len(text) <= most else text[: most - 1] + "…"


def indented(lines: Lines, n: int) -> Lines:
    """The lines, further to the right."""
    return [Text.assemble(" " * n, line) for line in lines]


def at_most(lines: Lines, width: int) -> Lines:
    """The lines, those that are too long cut."""
    return [line if line.cell_len <= width else exactly(line, width) for line in lines]


def wrapped(text: str, width: int, style: str = "") -> Lines:
    """A paragraph as lines; what belongs to it is indented."""
    return [Text(line, style) for line in wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)]


def aligned(rows: Sequence[Sequence[Text]], right: Sequence[int] = (), width: int = 0) -> Lines:
    """A table without lines: every column as wide as its widest cell, those in `right` flush right.

    Columns stand a blank apart, or up to three if that fits the width.
    """
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    gap = max(1, min(3, (width - sum(widths)) // max(1, len(widths) - 1)))
    lines: Lines = []
    for row in rows:
        line = Text()
        for i, (cell, room) in enumerate(zip(row, widths, strict=True)):
            fill = " " * (room - cell.cell_len)
            line.append(" " * gap if i else "")
            line.append_text(Text.assemble(fill, cell) if i in right else Text.assemble(cell, fill))
        lines.append(line)
    return lines


def flowed(items: Sequence[Text], width: int, gap: int = GAP, indent: int = 0) -> Lines:
    """Items one after the other, as many on a line as it holds."""
    lines: Lines = []
    for item in items:
        if lines and lines[-1].cell_len + gap + item.cell_len <= width:
            lines[-1].append(" " * gap).append_text(item)
        else:
            lines.append(Text.assemble(" " * (indent if lines else 0), item))
    return lines


def in_columns(items: Sequence[Text], width: int, columns: int) -> Lines | None:
    """Items in columns, read downwards; None if that is wider than it may be."""
    height = -(-len(items) // columns)
    blocks = [list(items[i : i + height]) for i in range(0, len(items), height)]
    widths = [max(item.cell_len for item in block) for block in blocks]
    if sum(widths) + GAP * (len(blocks) - 1) > width:
        return None
    gap = GAP + min(4, (width - sum(widths) - GAP * (len(blocks) - 1)) // len(blocks))
    lines = blocks[0]
    for i, block in enumerate(blocks[1:], 1):
        lines = beside(lines, block, sum(widths[:i]) + gap * (i - 1), gap)
    return lines


def beside(left: Lines, right: Lines, left_width: int, gap: int = GAP) -> Lines:
    """Two blocks side by side; the left one is this wide."""
    lines: Lines = []
    for i in range(max(len(left), len(right))):
        line = left[i] if i < len(left) else Text()
        if i < len(right):
            line = exactly(line, left_width).append(" " * gap).append_text(right[i])
        lines.append(line)
    return lines


def ruled(title: str, width: int, style: str = "dim") -> Text:
    """A heading: the title in a horizontal line."""
    line = Text.assemble(("── ", style), (title, "bold"), " ")
    return line.append("─" * (width - line.cell_len), style)
