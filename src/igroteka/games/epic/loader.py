"""Reading cards: a file holds `Card(…)` entries, is checked against the vocabulary and never executed.

The sets of the package and files of the owner of a box are read alike. A mistake is told with its line.
"""

from __future__ import annotations

import ast
import difflib
from importlib.resources import files
from typing import Any, Final

from igroteka.core.errors import SetupError
from igroteka.core.saved import shared
from igroteka.core.table import Rule
from igroteka.games.epic.card import Card, register
from igroteka.games.epic.vocabulary import VOCABULARY

SETS: Final = {  # the files of each set
    "base": ("base_good", "base_wild", "base_evil", "base_sage"),
    "jungle": ("jungle",),
    "promo": ("promo",),
    "tyrants": ("tyrants",),
    "uprising": ("uprising",),
}


def read_cards(text: str, name: str) -> list[Card]:
    """The cards of a file; refuses anything that is no card, by its line."""
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        raise CardsError(name, error.lineno or 1, "cards-syntax", given=str(error.msg)) from None
    found: list[Card] = []
    for entry in tree.body:
        if not isinstance(entry, ast.Expr):
            raise CardsError(name, entry.lineno, "cards-only-cards")
        card = value_of(entry.value, name)
        if not isinstance(card, Card):
            raise CardsError(name, entry.lineno, "cards-only-cards")
        if card.name in [other.name for other in found]:
            raise CardsError(name, entry.lineno, "cards-name-twice", given=card.name)
        found.append(card)
    return found


def value_of(node: ast.expr, name: str) -> Any:
    """What an expression of the vocabulary means."""
    match node:
        case ast.Constant(value=int() | str() | bool() as value):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as value)):
            return -value
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return value_of(left, name) | value_of(right, name)
        case ast.Tuple(elts=elements):
            return tuple(value_of(element, name) for element in elements)
        case ast.Name(id=word):
            return known(word, node, name)
        case ast.Call(func=ast.Name(id=word), args=args, keywords=keywords):
            maker = known(word, node, name)
            if not callable(maker):
                raise CardsError(name, node.lineno, "cards-not-callable", given=word)
            values = [value_of(arg, name) for arg in args]
            named = {keyword.arg or "": value_of(keyword.value, name) for keyword in keywords}
            try:
                made = maker(*values, **named)
            except TypeError as error:
                raise CardsError(
                    name, node.lineno, "cards-arguments", given=word, reason=str(error)
                ) from None
            return shared(made) if isinstance(made, Rule) else made
    raise CardsError(name, node.lineno, "cards-expression", given=ast.unparse(node)[:60])


def known(word: str, node: ast.expr, name: str) -> Any:
    """A word of the vocabulary; an unknown one is refused with those that look like it."""
    if word not in VOCABULARY:
        near = difflib.get_close_matches(word, list(VOCABULARY), 3)
        raise CardsError(name, node.lineno, "cards-unknown-word", given=word, allowed=", ".join(near))
    return VOCABULARY[word]


class CardsError(SetupError):
    """A file of cards that cannot be read: the file, the line and the reason."""

    def __init__(self, file: str, line: int, key: str, **args: Any) -> None:
        super().__init__(key, file=file, line=line, **args)


def read_set(*names: str) -> list[Card]:
    """A set of the package: the cards of these files."""
    cards: list[Card] = []
    for name in names:
        file = files("igroteka.games.epic.sets").joinpath(f"{name}.cards")
        cards += read_cards(file.read_text(encoding="utf-8"), file.name)
    return cards


register(read_set("tokens"))
SET_CARDS: Final[dict[str, list[int]]] = {name: register(read_set(*names)) for name, names in SETS.items()}
