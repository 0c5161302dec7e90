"""Any game's view as text: what fits on a line stands on one line, the rest is indented below its name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any, Final

from igroteka.i18n import Words

WIDTH: Final = 100
NAMED: Final = ("card", "face", "die", "resource", "step")  # what a name in a view may be the name of
SEATS: Final = ("seat", "active", "player", "heroes", "boars")  # fields whose numbers are seats


def outline(view: Mapping[str, Any], words: Words, indent: str = "") -> Iterator[str]:
    """The lines of a view. What is empty is left out."""
    for key, value in view.items():
        if is_empty(value):
            continue
        name = indent + told_key(key, words)
        line = f"{name}: {on_a_line(key, value, words)}"
        if len(line) <= WIDTH:
            yield line
        elif isinstance(value, Mapping):
            yield f"{name}:"
            yield from outline(value, words, indent + "  ")
        elif isinstance(value, list) and isinstance(value[0], Mapping):
            yield f"{name}:"
            for item in value:
                yield from listed(key, item, words, indent + "  ")
        else:
            yield from wrap(line, WIDTH, subsequent_indent=indent + "  ", break_on_hyphens=False)


def listed(key: str, item: Mapping[str, Any], words: Words, indent: str) -> Iterator[str]:
    """One of several sets of fields, behind a dash."""
    lines = [indent + "  " + on_a_line(key, item, words)]
    if len(lines[0]) > WIDTH:
        lines = list(outline(item, words, indent + "  "))
    yield f"{indent}- {lines[0].lstrip()}"
    yield from lines[1:]


def on_a_line(key: str, value: Any, words: Words, between: str = ", ") -> str:
    """The value of a field on one line."""
    if isinstance(value, list):
        return "; ".join(on_a_line(key, item, words, " ") for item in value)
    if not isinstance(value, Mapping):
        return told_value(key, value, words)
    if value.keys() == {"faces", "up"}:  # a die
        faces = [told_value("faces", face, words) for face in value["faces"]]
        faces[value["up"]] = f"[{faces[value['up']]}]"
        return " | ".join(faces)
    fields = ((told_key(k, words), on_a_line(k, v, words, " ")) for k, v in value.items() if not is_empty(v))
    return between.join(f"{name} {text}".strip() for name, text in fields)


def is_empty(value: Any) -> bool:
    """Is there nothing to tell?"""
    if isinstance(value, Mapping):
        return all(is_empty(v) for v in value.values())
    return value is None or value in ([], "")


def told_key(key: str, words: Words) -> str:
    """What a field is called."""
    return words.say(f"view-{key}") if words.has(f"view-{key}") else told_name(key, words)


def told_value(key: str, value: Any, words: Words) -> str:
    """A single value: a player, a name in the reader's language, a number."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    if isinstance(value, int):
        return words.say("player", n=value + 1) if key in SEATS else str(value)
    return told_name(value, words)


def told_name(name: str, words: Words) -> str:
    """A name of the catalogue in the reader's language; any other as it is."""
    found = next((f"{kind}-{name}" for kind in NAMED if words.has(f"{kind}-{name}")), None)
    return words.say(found) if found else name.replace("_", " ")
