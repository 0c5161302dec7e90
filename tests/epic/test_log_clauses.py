"""Every line of the log of Epic rests on a clause of the rules."""

from igroteka.core.kind import find_kind
from igroteka.games.epic.log_clauses import LOG_CLAUSES
from igroteka.games.epic.telling import EVENTS

EPIC = find_kind("epic")


def test_every_event_has_a_clause_and_nothing_else_has() -> None:
    assert set(LOG_CLAUSES) == {f"log-{event}" for event in EVENTS}


def test_the_clauses_are_those_of_the_rules() -> None:
    assert [clause for clause in LOG_CLAUSES.values() if clause not in EPIC.clauses] == []
    assert EPIC.log_clauses == LOG_CLAUSES
