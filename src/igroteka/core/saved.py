"""Positions as plain data: what all games share.

A rule is written as its constructor call, `["Place", {"face": 4}]`, wherever it stands: as the
question, on the agenda, or inside another rule.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from inspect import Parameter, signature
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from igroteka.core.chance import LOW30, MULT
from igroteka.core.errors import PositionError
from igroteka.core.table import NOBODY, Choice, Rule, Table

Vocabulary = Mapping[str, type[Any]]
"""The classes that a position may call, by name: rules, and what rules are made of."""


class TablePosition(msgspec.Struct, forbid_unknown_fields=True):
    """What every table writes down; a game adds its own fields."""

    game: str
    rules: int
    random: int
    over: bool
    player: int | None
    question: Any
    x: int
    agenda: list[tuple[Any, int, int]]


T = TypeVar("T", bound=TablePosition)


# ---- values from outside ----------------------------------------------------------------------------
def converted(data: Mapping[str, Any], position: type[T]) -> T:
    """Plain data as the position of a game; refuses what is missing, unknown or of the wrong type."""
    try:
        return msgspec.convert(data, position, strict=True)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        raise PositionError("position-type", field=path.strip("`$.") or "position", given=reason) from None


def between(n: int, least: int, most: int, where: str, clause: str | None = None) -> None:
    """A number within its limits."""
    if not least <= n <= most:
        raise PositionError("position-range", clause, field=where, given=n, least=least, most=most)


def index_of(name: str, names: Sequence[str], where: str) -> int:
    """The number of a name; refuses an unknown one."""
    if name not in names:
        raise PositionError("position-unknown-name", field=where, given=name)
    return names.index(name)


# ---- rules ------------------------------------------------------------------------------------------


def classes_of(*modules: ModuleType) -> dict[str, type[Any]]:
    """All classes that these modules define; a position knows them by name, so no name may come twice."""
    found: dict[str, type[Any]] = {}
    for module in modules:
        for name, value in sorted(vars(module).items()):
            if isinstance(value, type) and value.__module__ == module.__name__:
                assert name not in found, f"{module.__name__}: there is another {name}"
                found[name] = value
    return found


_parameters: dict[type[Any], Mapping[str, Parameter]] = {}


def parameters_of(made: type[Any]) -> Mapping[str, Parameter]:
    """What a class is called with; found once, because it takes longer than all else that is saved."""
    if made not in _parameters:
        _parameters[made] = signature(made).parameters
    return _parameters[made]


def rule_call(rule: object) -> list[Any]:
    """A rule, or a part of one, as the call that makes it."""
    args = {name: plain(getattr(rule, name)) for name in parameters_of(type(rule))}
    return [type(rule).__name__, args]


def plain(value: Any) -> Any:
    """An argument of a rule as plain data."""
    if value is None or isinstance(value, (int, str)):
        return value
    return [plain(v) for v in value] if isinstance(value, tuple) else rule_call(value)


_shared: dict[str, Rule[Any, Any]] = {}


def shared(rule: Rule[Any, Any]) -> Rule[Any, Any]:
    """The one rule that stands for all equal ones: rules are immutable, and some are compared.

    Rules of two games may have the same name, so the module belongs to what is compared.
    """
    return _shared.setdefault(json.dumps([type(rule).__module__, rule_call(rule)]), rule)


def made_rule(call: Any, classes: Vocabulary, where: str) -> Rule[Any, Any]:
    """The rule that a call makes."""
    rule = made(call, classes, where)
    if not isinstance(rule, Rule):
        raise PositionError("position-no-rule", field=where, given=repr(call)[:80])
    return shared(rule)


def made(call: Any, classes: Vocabulary, where: str) -> Any:
    """What a call makes; refuses anything but a known class with plain arguments."""
    if not (isinstance(call, (list, tuple)) and len(call) == 2 and isinstance(call[1], dict)):
        raise PositionError("position-no-rule", field=where, given=repr(call)[:80])
    name, args = call
    if not isinstance(name, str) or name not in classes:
        raise PositionError("position-unknown-rule", field=where, given=str(name)[:80])
    parameters = parameters_of(classes[name])
    if set(args) != set(parameters):
        raise PositionError("position-rule-arguments", field=where, given=name)
    values = {key: made_value(value, classes, f"{where}.{key}") for key, value in args.items()}
    row: list[Any] = []
    if Parameter.VAR_POSITIONAL in [parameter.kind for parameter in parameters.values()]:
        for key, parameter in parameters.items():
            if parameter.kind is Parameter.VAR_POSITIONAL:
                row += values.pop(key)
            elif parameter.kind is not Parameter.KEYWORD_ONLY:
                row.append(values.pop(key))
    try:
        return classes[name](*row, **values)
    except TypeError:
        raise PositionError("position-rule-arguments", field=where, given=name) from None


def made_value(value: Any, classes: Vocabulary, where: str) -> Any:
    """An argument of a rule from plain data."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict):
            return made(value, classes, where)
        return tuple(made_value(v, classes, f"{where}[{i}]") for i, v in enumerate(value))
    raise PositionError("position-rule-arguments", field=where, given=type(value).__name__)


# ---- tables -----------------------------------------------------------------------------------------
def save_table(table: Table) -> dict[str, Any]:
    """What is asked and what will happen."""
    return {
        "random": table.rng,
        "over": table.over,
        "player": None if table.player == NOBODY else table.player,
        "question": None if table.question is None else rule_call(table.question),
        "x": table.x,
        "agenda": [[rule_call(rule), seat, x] for rule, seat, x in table.agenda],
    }


def load_table(table: Table, p: TablePosition, classes: Vocabulary) -> None:
    """The other direction, for a table whose own fields are there already.

    What the question offers is left open: `load_options` adds it once the game has checked the rest.
    """
    between(p.random, 1, MULT * (LOW30 + 1) - 1, "random")
    table.rng = p.random
    table.fate = None
    table.events = None
    table.over = p.over
    table.mark = 0
    table.options = []
    table.agenda = [
        (made_rule(call, classes, f"agenda[{i}]"), checked_seat(table, seat, f"agenda[{i}]"), x)
        for i, (call, seat, x) in enumerate(p.agenda)
    ]
    table.player = NOBODY
    table.question = None
    table.x = p.x
    if table.over:
        if p.question is not None or p.player is not None or table.agenda:
            raise PositionError("position-over", field="question")
        return
    question = made_rule(p.question, classes, "question")
    if not isinstance(question, Choice):
        raise PositionError("position-no-question", field="question", given=type(question).__name__)
    table.question = question
    table.player = checked_seat(table, p.player, "player")


def load_options(table: Table) -> None:
    """What the question of a loaded table offers: never written down, always asked of the rules."""
    if table.question is not None:
        table.options = table.question.options(table, table.at(table.player), table.x)
        if not table.options:
            name = type(table.question).__name__
            raise PositionError("position-no-options", field="question", given=name)


def checked_seat(table: Table, seat: Any, where: str) -> int:
    """A seat of this table."""
    if not isinstance(seat, int) or not 0 <= seat < table.seats():
        raise PositionError("position-seat", field=where, given=str(seat), allowed=table.seats())
    return seat
