"""Faces, costs and amounts of Dice Forge in few letters: 3G, 1*1S, 2G/S/M, x3."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from rich.text import Text

from igroteka.games.dice_forge.catalogue import RESOURCES
from igroteka.i18n import Words

# Middle tones: they can be read on a light and on a dark background. The letter always says the same.
COLOURS: Final = {"gold": "color(136)", "sun": "color(166)", "moon": "color(32)", "glory": "color(34)"}
NO_COLOUR: Final = "color(245)"
GIVES: Final = re.compile(r"(gold|sun|moon|glory)_?(\d)")


@cache
def letters_of(words: Words) -> dict[str, str]:
    """The letters of the resources."""
    return {resource: words.say(f"table-code-{resource}") for resource in RESOURCES}


def face_code(words: Words, face: str) -> str:
    """A face in at most six letters; a choice has strokes. Equal amounts of three and more are told once."""
    parts = GIVES.findall(face)
    if not parts:
        return words.say(f"table-code-{face}")
    letters = [letters_of(words)[resource] for resource, _ in parts]
    amounts = [amount for _, amount in parts]
    if len(parts) > 2 and len(set(amounts)) == 1:
        amounts[1:] = [""] * (len(parts) - 1)
    between = "/" if face.startswith("choice_") else ""
    return between.join(amount + sign for amount, sign in zip(amounts, letters, strict=True))


def amount_code(words: Words, resource: str, n: int) -> str:
    """An amount of a resource."""
    return f"{n}{letters_of(words)[resource]}"


def cost_code(words: Words, sun: int, moon: int) -> str:
    """What a card costs."""
    return "".join(amount_code(words, r, n) for r, n in (("sun", sun), ("moon", moon)) if n)


def coloured(words: Words, text: str, style: str = "bold {}") -> Text:
    """The codes in a text in the colours of their resources, as the style says."""
    colours = {letter: COLOURS[resource] for resource, letter in letters_of(words).items()}
    painted = Text(text)
    for code in code_pattern("".join(colours)).finditer(text):
        for part in re.finditer(r"\d*([^\d/])", code[0]):
            start = code.start()
            painted.stylize(style.format(colours[part[1]]), start + part.start(), start + part.end())
    return painted


@cache
def code_pattern(letters: str) -> re.Pattern[str]:
    """A code of a face or an amount inside a text."""
    one = f"[{re.escape(letters)}]"
    return re.compile(rf"(?<![\w*])\d+{one}(?:/?\d*{one})*(?!\w)")


def tile(words: Words, face: str, width: int) -> Text:
    """A face as a little coloured field with its code in the middle."""
    field = coloured(words, face_code(words, face).center(width), "bold white on {}")
    if field.spans:  # the blanks at both ends take the colour of the letter beside them
        first, last = field.spans[0], field.spans[-1]
        field.stylize(first.style, 0, first.start)
        field.stylize(last.style, last.end, width)
    field.stylize_before(f"bold white on {NO_COLOUR}")
    return field
