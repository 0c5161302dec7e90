"""Every clause of every game has a test that names it, and no test names a clause that does not exist."""

import ast
from functools import cache
from pathlib import Path

import pytest

from igroteka.core.kind import kinds

TESTS = Path(__file__).parent


@cache
def named_clauses() -> frozenset[str]:
    """The ids in `@pytest.mark.clause("…")` of all tests."""
    found: set[str] = set()
    for path in TESTS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "clause"
            ):
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return frozenset(found)


@pytest.mark.parametrize("game", sorted(kinds()))
def test_every_clause_has_a_test(game: str) -> None:
    assert set(kinds()[game].clauses) - named_clauses() == set()


def test_every_named_clause_exists() -> None:
    assert named_clauses() - {clause for kind in kinds().values() for clause in kind.clauses} == set()


@pytest.mark.parametrize("game", sorted(kinds()))
def test_clauses_that_the_code_names_exist(game: str) -> None:
    """A docstring or table that cites a clause cites a real one."""
    kind = kinds()[game]
    prefix = next(iter(kind.clauses)).split("-")[0]
    folder = TESTS.parent / "src" / Path(*kind.package.split("."))
    if not folder.is_dir():
        pytest.fail(f"the sources of {kind.package} are not where they should be")
    for path in folder.rglob("*.py"):
        for word in path.read_text(encoding="utf-8").replace(",", " ").replace(")", " ").split():
            cited = word.strip("(.:;`\"'")
            if cited.startswith(prefix + "-") and cited[len(prefix) + 1 :][:1].isdigit():
                assert cited in kind.clauses, f"{path.name} cites {cited}"
