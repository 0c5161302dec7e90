"""The text of a game: header, decisions with the chance results beside them, hashes, a checksum.

    Igroteka record 1
    game: dice_forge
    rules: 1
    set-up: {"cards": "intro", "players": 2}
    seed: 7
    result: winners 1 · scores 71 88
    start ~ 2/4 0/3 1/6 5/6
    1. 0 buy gold_3
    2. 0 replace light gold_1
    3. 0 pass ~ 4/6 0/6 3/6 2/6
    round 2: 5d1c0e3a9b7f2468
    end: 0f1e2d3c4b5a6978
    sha256: …

`3. 0 pass ~ 4/6` is decision 3, by seat 0, followed by a draw of 4 among 0 to 5. This module knows the
form only; `Game.parse` replays what it says and finds out whether it fits.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from igroteka.core.errors import RecordError

TITLE = "Igroteka record 1"
DRAWS = re.compile(r"(?: ~((?: \d+/\d+)+))?")
DECISION = re.compile(r"(\d+)\. (\d+) ([^~]+?)" + DRAWS.pattern)
START = re.compile("start" + DRAWS.pattern)
HASH = re.compile(r"(round \d+|end): ([0-9a-f]{16})")
HEADER = re.compile(r"(game|rules|set-up|position|seed|seed-hash|fated|redacted|result): (.+)")
CHECKSUM = re.compile(r"sha256: [0-9a-f]{64}")

Draw = tuple[int, int]
"""What was drawn, and of how many."""


@dataclass(slots=True)
class RecordedDecision:
    """A decision as a record tells it, and the hash of the position after it, if one is written."""

    line: int
    number: int
    seat: int
    notation: str
    draws: tuple[Draw, ...]
    hashes: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Record:
    """What a record says."""

    header: dict[str, str] = field(default_factory=dict)
    start: tuple[Draw, ...] = ()
    decisions: list[RecordedDecision] = field(default_factory=list)
    sealed: bool = False  # the last line is the checksum of the rest

    def json(self, name: str) -> dict[str, Any] | None:
        """A header that holds JSON, None if it is not there."""
        if name not in self.header:
            return None
        try:
            value = json.loads(self.header[name])
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise RecordError("record-header", header=name, given=self.header[name])
        return value

    def number(self, name: str) -> int | None:
        """A header that holds a number, None if it is not there."""
        if name not in self.header:
            return None
        text = self.header[name]
        if not (text.isascii() and text.isdigit()):
            raise RecordError("record-header", header=name, given=text)
        return int(text)


def write_draws(draws: tuple[Draw, ...]) -> str:
    """Draws as they stand beside a decision."""
    return " ~ " + " ".join(f"{drawn}/{size}" for drawn, size in draws) if draws else ""


def read_draws(text: str | None) -> tuple[Draw, ...]:
    """Draws out of the text beside a decision."""
    pairs = [draw.split("/") for draw in (text or "").split()]
    return tuple((int(drawn), int(size)) for drawn, size in pairs)


def checksum(lines: list[str]) -> str:
    """The line that closes a record."""
    return "sha256: " + sha256("\n".join(lines).encode()).hexdigest()


def read_record(text: str) -> Record:
    """What a text says; refuses a line that has no meaning, by its number."""
    lines = text.rstrip("\n").split("\n")
    if lines[0] != TITLE:
        raise RecordError("record-title", line=1, given=lines[0][:80])
    if not CHECKSUM.fullmatch(lines[-1]):
        raise RecordError("record-unsealed", line=len(lines))
    record = Record(sealed=lines[-1] == checksum(lines[:-1]))
    for number, line in enumerate(lines[1:-1], 2):
        read_line(record, number, line)
    return record


def read_line(record: Record, number: int, line: str) -> None:
    """Add what one line says."""
    if found := HEADER.fullmatch(line):
        record.header[found[1]] = found[2]
    elif found := START.fullmatch(line):
        record.start = read_draws(found[1])
    elif found := DECISION.fullmatch(line):
        decision = RecordedDecision(number, int(found[1]), int(found[2]), found[3], read_draws(found[4]))
        if decision.number != len(record.decisions) + 1:
            raise RecordError("record-numbering", line=number, given=decision.number)
        record.decisions.append(decision)
    elif (found := HASH.fullmatch(line)) and record.decisions:
        record.decisions[-1].hashes[found[1]] = found[2]
    else:
        raise RecordError("record-line", line=number, given=line[:80])
