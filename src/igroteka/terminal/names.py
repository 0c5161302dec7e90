"""What people type, understood: `why hydra`, `why Гидра`, `buy 3G` all mean something."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from igroteka.core.errors import IllegalOption
from igroteka.core.game import Game
from igroteka.i18n import Words
from igroteka.terminal.scene import Board

MOST_NAMES: Final = 2  # that a notation has after its first word


def folded(text: str) -> str:
    """A name as it is compared: letter case, apostrophes and blanks do not matter."""
    return " ".join(text.casefold().replace("’", "'").replace("ё", "е").replace("_", " ").split())


def aliases(board: Board, words: Words, noun: str) -> Iterator[tuple[str, str]]:
    """Every name of every thing of a noun, with the thing's id."""
    for thing, others in board.names(words, noun).items():
        for name in (thing, words.name(noun, thing), *others):
            yield folded(name), thing


def find_things(board: Board, words: Words, text: str) -> list[tuple[str, str]]:
    """The nouns and ids of what may be meant: by any of its names, else by the beginning of one."""
    wanted = folded(text)
    known = [(name, (noun, thing)) for noun in board.verbs for name, thing in aliases(board, words, noun)]
    same = [thing for name, thing in known if name == wanted]
    begun = [thing for name, thing in known if wanted and name.startswith(wanted)]
    return list(dict.fromkeys(same or begun))


def find_thing(board: Board, words: Words, text: str) -> tuple[str, str] | None:
    """The noun and id of what is meant. Of a card and a face with the same name it is the first noun's."""
    found = find_things(board, words, text)
    if len({noun for noun, _ in found}) < len(found):  # the beginning of several names
        return None
    return found[0] if found else None


def notation_of(game: Game, board: Board, words: Words, text: str) -> str:
    """The notation that a text means; a text that means nothing is left as it is, to be refused."""
    if is_notation(game, text):
        return text
    verb, *rest = text.split() or [""]
    whole = [(thing,) for _, thing in find_things(board, words, " ".join(rest))]
    each = [[word, *(thing for _, thing in find_things(board, words, word))] for word in rest]
    for names in (*whole, *(product(*each) if len(rest) <= MOST_NAMES else ())):
        candidate = " ".join((verb, *names))
        if is_notation(game, candidate):
            return candidate
    return text


def is_notation(game: Game, text: str) -> bool:
    """Does the game know this notation, legal now or not? What a clause speaks against, it knows."""
    try:
        game.kind.read(game.table, text)
    except IllegalOption as error:
        return error.refusal.clause is not None
    return True
