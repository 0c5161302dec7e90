"""Every line of the log rests on a clause, and every clause named is one of the rules."""

from __future__ import annotations

from igroteka.core.kind import find_kind
from igroteka.games.dice_forge.telling import EVENTS

KIND = find_kind("dice_forge")


def test_every_line_of_the_log_has_a_clause() -> None:
    assert set(KIND.log_clauses) == {f"log-{event}" for event in EVENTS}


def test_every_clause_named_exists() -> None:
    assert set(KIND.log_clauses.values()) <= set(KIND.clauses)
