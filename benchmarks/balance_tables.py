"""What the page of `balance.py` is made of: tables as Markdown, and pictures that are yet to be drawn.

A picture is told here and drawn in `balance_plots.py`: so all but the drawing goes without matplotlib.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from balance_counts import Measured

from igroteka.arena.ratings import Share
from igroteka.core.kind import find_kind
from igroteka.i18n import Words

NOISE = "·"


def words_of(game: str) -> Words:
    """The English words of a game."""
    return Words("en", find_kind(game))


def percent(share: Share) -> str:
    """A share with its interval."""
    low, high = share.interval
    return f"{100 * share.share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def differs(row: Measured, sure: Sequence[Measured]) -> str:
    """A share that is certainly another one than expected, or the sign of noise."""
    return percent(row.share) if row in sure else NOISE


def bold(row: Measured, sure: Sequence[Measured]) -> str:
    """A share, bold if it is certainly another one than expected."""
    return f"**{percent(row.share)}**" if row in sure else percent(row.share)


def number(n: int) -> str:
    """A number of games."""
    return f"{n:,}"


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows under their headings; the first column is of names, the others of numbers."""
    lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines) + "\n"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the page; as text it is the line that shows it."""

    name: str
    about: str

    def __str__(self) -> str:
        return f"![{self.about}](pictures/{self.name}.svg)\n"


@dataclass(frozen=True, slots=True)
class Dots(Picture):
    """Shares one below the other, each as far from what is expected as it is."""

    axis: str
    rows: Sequence[tuple[str, Measured]]
    sure: Sequence[Measured]
    lines_before: Sequence[int] = ()  # which rows begin a group


@dataclass(frozen=True, slots=True)
class Squares(Picture):
    """Everybody against everybody: the shares that are certain."""

    names: Mapping[str, str]  # in the order in which they are shown
    sure: Mapping[tuple[str, str], Measured]


Part = str | Dots | Squares
"""Of the page."""
