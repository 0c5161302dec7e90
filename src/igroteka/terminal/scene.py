"""What a board draws from: the view of one seat, the options, the words. No table, no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, Protocol

from rich.text import Text

from igroteka.core.kind import Message, Option
from igroteka.i18n import Words
from igroteka.terminal.layout import Lines

MARK_STYLE: Final = "bold reverse"
MARK_WIDTH: Final = 3
SEAT_STYLES: Final = tuple(f"bold color({n})" for n in (170, 37, 99, 203, 178, 70, 33, 246))


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as one seat sees it at one moment."""

    view: Mapping[str, Any]
    seat: int  # who looks
    names: Sequence[str]  # of the players, by seat
    options: Sequence[Option]
    words: Words

    def name(self, seat: int) -> Text:
        """A player's name, in the player's colour."""
        return Text(self.names[seat], SEAT_STYLES[seat])

    def letter(self, seat: int) -> Text:
        """A player by letter and colour: never by colour alone."""
        return Text(letter(self.words, seat), SEAT_STYLES[seat])


def letter(words: Words, seat: int) -> str:
    """The letter of a player."""
    return words.say(f"table-seat-{seat}")


class Marks:
    """The numbers of the options, to be written on the board where they belong.

    Only an element that belongs to a single option gets a number. What has been asked for counts as
    written: the other options have to be listed.
    """

    def __init__(self, options: Sequence[Option]) -> None:
        touched = Counter(element for option in options for element in option.at)
        self.numbers = {
            element: i for i, option in enumerate(options) for element in option.at if touched[element] == 1
        }
        self.written: set[int] = set()

    def at(self, element: str) -> Text:
        """The number of the option that touches this element, or room for it."""
        number = self.numbers.get(element)
        if number is None:
            return Text(" " * MARK_WIDTH)
        self.written.add(number)
        return numbered(number)

    def before(self, element: str) -> Text:
        """The number of the option that touches this element, and no room if there is none."""
        return self.write(self.numbers[element]) if element in self.numbers else Text()

    def write(self, *numbers: int) -> Text:
        """The numbers of these options, each with a blank behind it."""
        self.written.update(numbers)
        return Text.assemble(*(part for n in numbers for part in ((f"{n})", MARK_STYLE), " ")))

    def among(self, start: str) -> bool:
        """Is there a number for an element whose name begins like this?"""
        return any(element.startswith(start) for element in self.numbers)


def numbered(number: int) -> Text:
    """The number of an option, as it stands before the option or on the board."""
    return Text.assemble(" " * (MARK_WIDTH - 1 - len(str(number))), (f"{number})", MARK_STYLE))


def moment(scene: Scene, stage: str) -> str:
    """Where the game stands: which part of a turn it is, and whose turn, if it is a rival's."""
    view, words = scene.view, scene.words
    if view["over"]:
        return words.say("table-over")
    told = words.name(stage, view[stage])
    active = view["active"]
    return told if active == scene.seat else words.say("table-moment", who=scene.names[active], stage=told)


def told_about(words: Words, noun: str, thing: str) -> list[str]:
    """What a thing of the catalogue does, after its name; nothing if that needs no explanation."""
    said = words.text(noun, thing)
    return [f"{words.name(noun, thing)}: {said}"] if said else []


class Level(IntEnum):
    """How much of a board is drawn."""

    NEEDED = 0  # what is needed to decide now
    BRIEF = 1  # and what the player owns
    COMPACT = 2  # everything that fits 80 x 24
    DETAILED = 3  # what the rivals own, in short
    AIRY = 4  # the same with air between the blocks
    FULL = 5  # what the rivals own, drawn


class Board(Protocol):
    """How a game looks in a terminal."""

    verbs: Mapping[str, str]  # what a bare name means: noun of the catalogue, first words of notations
    minor: Collection[str]  # lines of the log that the board makes needless, by their keys
    phases: Collection[str]  # those whose windows the player may want to pass without being asked
    stage: str  # what a part of a turn is called: a key of the view, and a noun of the catalogue

    def draw(self, scene: Scene, marks: Marks, width: int, level: Level) -> Lines:
        """The table."""
        ...

    def window(self, view: Mapping[str, Any], question: Message) -> str | None:
        """The phase of the window that this question belongs to, None if it belongs to none."""
        ...

    def asking(self, scene: Scene, question: Message) -> str:
        """What the card says that asks this question, after its name; nothing if no card does, or its
        options say it.
        """
        ...

    def about(self, words: Words, noun: str, thing: str) -> Sequence[str]:
        """What a thing does, after its name; nothing if that needs no explanation."""
        ...

    def sentence(self, scene: Scene, option: Option) -> str:
        """An option as a whole sentence that no other option has."""
        ...

    def short(self, scene: Scene, option: Option) -> Text:
        """An option in few letters."""
        ...

    def names(self, words: Words, noun: str) -> Mapping[str, Sequence[str]]:
        """All things of a noun by their id, with further names under which people may know them."""
        ...

    def players(self, scene: Scene, width: int) -> Lines:
        """Everything about every player."""
        ...

    def legend(self, words: Words) -> Sequence[str]:
        """What the short forms on the board mean."""
        ...

    def result(self, scene: Scene) -> Lines:
        """The final scores and what they are made of."""
        ...
