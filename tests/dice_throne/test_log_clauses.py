"""Lines of the log are linked to clauses that exist."""

from igroteka.core.kind import find_kind
from igroteka.games.dice_throne.telling import EVENTS

KIND = find_kind("dice_throne")
UNEXPLAINED = {"log-failed", "log-searched", "log-showed-hand", "log-flipped", "log-drew"}


def test_every_line_has_a_clause_unless_only_a_card_explains_it() -> None:
    told = {f"log-{event.replace('_', '-')}" for event in EVENTS} | {"log-declared-none"}
    assert set(KIND.log_clauses) == told - UNEXPLAINED


def test_the_clauses_exist() -> None:
    assert {clause for clause in KIND.log_clauses.values() if clause not in KIND.clauses} == set()
