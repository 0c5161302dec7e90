"""Puts a screen together: board, log, question and options, as roomy as the terminal allows.

Options are never left out. What gives way when room gets scarce is, in this order: whole sentences
(short forms stay), the log, the options whose numbers stand on the board, blocks of the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from igroteka.terminal.layout import GAP, Lines, at_most, beside, flowed, in_columns, ruled, wrapped
from igroteka.terminal.scene import SEAT_STYLES, Board, Level, Marks, Scene, moment, numbered

NARROWEST: Final = 80
SIDE_WIDTH: Final = 38  # of the log beside the board, where there is room for it
ATTEMPTS: Final = (  # levels of detail, each with the lines of log that it must leave room for
    (Level.FULL, 10),
    (Level.AIRY, 8),
    (Level.DETAILED, 4),
    (Level.COMPACT, 2),
    (Level.COMPACT, 0),
    (Level.BRIEF, 2),
    (Level.BRIEF, 0),
    (Level.NEEDED, 0),
)
FEW_LINES: Final = 5
SHORTEST: Final = (12, 9)  # columns of an option where there is least room


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the log."""

    text: str
    new: bool  # since the last decision of the player
    minor: bool  # the board shows what came of it


@dataclass(frozen=True, slots=True)
class Talk:
    """What is said around the board."""

    log: Sequence[Told]
    notice: Lines  # the answer to a command, the result
    question: str
    asking: str = ""  # what the card says that asks


def composed(board: Board, scene: Scene, talk: Talk, width: int, height: int) -> Lines | None:
    """A screen of this size at most, or None if not even its smallest form fits."""
    if width < NARROWEST:
        return None
    side = width >= NARROWEST + GAP + SIDE_WIDTH
    side_width = min(max(SIDE_WIDTH, width // 3), width - NARROWEST - GAP) if side else 0
    board_width = width - side_width - GAP if side else width
    long, short = sentences(board, scene), short_forms(board, scene)
    for level, least_log in ATTEMPTS:
        marks = Marks(scene.options)
        lines = board.draw(scene, marks, board_width, level)
        question = asked(board, scene, talk, width, level)
        rest = height - len(lines) - len(question)
        for listed in listings(scene, long, short, marks, width, level):
            room = rest - len(listed)
            if room < max(0 if side else least_log, len(talk.notice)):  # a notice stands where the log was
                continue
            if side:
                heading = ruled(scene.words.say("table-log"), side_width)
                told = [heading, *log_lines(scene, talk, side_width, len(lines) - 1)]
                lines = beside(lines, told, board_width)
            else:
                lines += log_block(scene, talk, width, room - len(talk.notice))
            return at_most([*lines, *talk.notice, *question, *listed], width)
    return None


def plain(board: Board, scene: Scene, talk: Talk, width: int) -> Lines:
    """Everything below each other, for input or output that is no terminal."""
    told = [line for sentence in talk.log if sentence.new for line in wrapped(sentence.text, width)]
    level = Level.DETAILED
    lines = board.draw(scene, Marks(scene.options), width, level)
    listed = [line for item in sentences(board, scene) for line in wrapped(item.plain, width)]
    return at_most([*told, *lines, *talk.notice, *asked(board, scene, talk, width, level), *listed], width)


def asked(board: Board, scene: Scene, talk: Talk, width: int, level: Level) -> Lines:
    """The question, after the moment of the game at which it is asked and the card that asks it."""
    now = moment(scene, board.stage)
    lines = wrapped(f"{now} ─ {talk.question}", width, "bold")
    lines[0].stylize("not bold", 0, len(now) + 2)
    text = wrapped(talk.asking, width, "dim") if talk.asking and level >= Level.COMPACT else []
    return [*text, *lines]


# ---- options ----------------------------------------------------------------------------------------
def sentences(board: Board, scene: Scene) -> list[Text]:
    """The options with their numbers, in whole sentences."""
    return [Text.assemble(numbered(i), " ", board.sentence(scene, o)) for i, o in enumerate(scene.options)]


def short_forms(board: Board, scene: Scene) -> list[Text]:
    """The options with their numbers, in few letters."""
    return [Text.assemble(numbered(i), " ", board.short(scene, o)) for i, o in enumerate(scene.options)]


def listings(
    scene: Scene, long: Sequence[Text], short: Sequence[Text], marks: Marks, width: int, level: Level
) -> Iterator[Lines]:
    """The options in forms that need less and less room; where it is scarce, without those marked.

    The last resort are beginnings of short forms: `? 12` tells the whole of option 12.
    """
    if not scene.options:
        yield []
        return
    yield from columned(long, width, most=3)
    yield from columned(short, width, most=8)
    yield flowed(short, width)
    rest = [item for i, item in enumerate(short) if i not in marks.written]
    if level <= Level.COMPACT and marks.written:
        yield flowed([*rest, Text(scene.words.say("table-on-board"), "dim")], width)
    if level == Level.NEEDED:
        for most in SHORTEST:
            yield flowed(at_most(rest, most), width, gap=1)


def columned(items: Sequence[Text], width: int, most: int) -> list[Lines]:
    """Items in columns: as few columns as give few lines, then the other numbers of them."""
    forms = [lines for columns in range(1, most + 1) if (lines := in_columns(items, width, columns))]
    return sorted(forms, key=lambda lines: len(lines) > FEW_LINES)


# ---- the log ----------------------------------------------------------------------------------------
def log_block(scene: Scene, talk: Talk, width: int, room: int) -> Lines:
    """The last of what happened, under the board; with a heading if there is room for one."""
    if room < 4:
        return log_flow(scene, talk, width, room)
    new = sum(len(wrapped(told.text, width)) for told in talk.log if told.new)
    form = log_lines if new < room else log_flow
    return [ruled(scene.words.say("table-log"), width), *form(scene, talk, width, room - 1)]


def log_lines(scene: Scene, talk: Talk, width: int, room: int) -> Lines:
    """The last of what happened, every sentence on a line of its own."""
    lines: Lines = []
    for told in reversed(essential(talk, width, room)):
        if len(lines) >= room:
            break
        lines = flow([told], width) + lines
    return [painted(scene, line) for line in lines[-room:]] if room > 0 else []


def log_flow(scene: Scene, talk: Talk, width: int, room: int) -> Lines:
    """The last of what happened as running text, from the beginning of a sentence on."""
    log = essential(talk, width, room)
    lines: Lines = []
    for part in ([told for told in log if told.new], [told for told in log if not told.new]):
        first = len(part)
        while first and len(flow(part[first - 1 :], width)) <= room - len(lines):
            first -= 1
        lines = flow(part[first:], width) + lines
    return [painted(scene, line) for line in lines]


def essential(talk: Talk, width: int, room: int) -> Sequence[Told]:
    """The log; if what is new has no room, without what the board shows anyway."""
    if len(flow([told for told in talk.log if told.new], width)) <= room:
        return talk.log
    return [told for told in talk.log if not told.minor]


def flow(log: Sequence[Told], width: int) -> Lines:
    """Sentences as running text; what is old stays in the background."""
    style = "" if log and log[0].new else "dim"
    return wrapped(" ".join(told.text for told in log), width, style)


def painted(scene: Scene, line: Text) -> Text:
    """The names of the players in their colours."""
    for seat, name in enumerate(scene.names):
        line.highlight_words([name], SEAT_STYLES[seat])
    return line
