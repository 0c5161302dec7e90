"""The pictures of `balance.py`, as SVG. The only module that needs matplotlib (`igroteka[docs]`).

Blue and orange are told apart by everybody; what is certain is filled, what may be noise is hollow.
"""

from pathlib import Path

import matplotlib as mpl
from balance_counts import Measured
from balance_tables import Dots, Squares
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure

BLUE, ORANGE, GREY, PALE, INK = "#0072b2", "#d55e00", "#8a8f98", "#f3f3f0", "#20242b"
LOW_TO_HIGH = LinearSegmentedColormap.from_list("low to high", [ORANGE, PALE, BLUE])
ROW = 0.26  # inches for a line of text

mpl.rcParams |= {
    "axes.edgecolor": GREY,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": "white",
    "font.size": 11,
    "savefig.bbox": "tight",
    "svg.hashsalt": "igroteka",  # the same numbers make the same file
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def draw(picture: Dots | Squares, folder: Path) -> None:
    """Write a picture, without the time at which it was made."""
    figure = dots(picture) if isinstance(picture, Dots) else squares(picture)
    figure.savefig(folder / f"{picture.name}.svg", metadata={"Date": None})


def dots(picture: Dots) -> Figure:
    """Shares one below the other."""
    figure = Figure(figsize=(7.5, ROW * len(picture.rows) + 0.9))
    axes = figure.subplots()
    axes.axvline(0, color=GREY, linewidth=1)
    for y, (_, row) in enumerate(picture.rows):
        dot(axes, y, row, row in picture.sure)
    for y in picture.lines_before:
        axes.axhline(y - 0.5, color=GREY, linewidth=0.5)
    axes.set_yticks(range(len(picture.rows)), [name for name, _ in picture.rows])
    axes.set_ylim(len(picture.rows) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel(picture.axis)
    axes.xaxis.set_major_formatter(lambda x, _: f"{x:+.0f}" if x else "0")
    return figure


def dot(axes: Axes, y: float, row: Measured, sure: bool) -> None:
    """A share above or below what is expected, in percentage points, with its 95 % interval."""
    shares = (row.share.interval[0], row.share.share, row.share.interval[1])
    low, middle, high = (100 * (share - row.expected) for share in shares)
    colour = GREY if not sure else BLUE if middle > 0 else ORANGE
    axes.plot([low, high], [y, y], color=colour, linewidth=2, solid_capstyle="round")
    axes.plot([middle], [y], "o", color=colour, markerfacecolor=colour if sure else "white", markersize=6)


def squares(picture: Squares) -> Figure:
    """Everybody against everybody; pale is what may be noise."""
    figure = Figure(figsize=(9, 8.4))
    axes = figure.subplots()
    order = list(picture.names)
    shares = {pair: row.share.share for pair, row in picture.sure.items()}
    image = axes.imshow(
        [[shares.get((one, other), 0.5) for other in order] for one in order],
        cmap=LOW_TO_HIGH,
        vmin=0,
        vmax=1,
    )
    for (one, other), share in shares.items():
        at = order.index(other), order.index(one)
        colour = "white" if abs(share - 0.5) > 0.4 else INK
        axes.text(*at, f"{100 * share:.0f}", ha="center", va="center", color=colour)
    for n in range(len(order)):
        axes.plot([n - 0.5, n + 0.5], [n - 0.5, n + 0.5], color=GREY, linewidth=0.8)
    called = list(picture.names.values())
    axes.set_xticks(range(len(order)), called, rotation=50, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(order)), called)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    bar = figure.colorbar(image, shrink=0.5, format=lambda x, _: f"{100 * x:.0f} %")
    bar.outline.set_visible(False)
    bar.set_label("points of the hero of the row")
    return figure
