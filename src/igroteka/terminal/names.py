"""What people type, understood: `why hydra`, `why Гидра`, `buy 3G` all mean something."""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.core.errors import IllegalOption
from igroteka.core.game import Game
from igroteka.i18n import Words
from igroteka.terminal.scene import Board


def folded(text: str) -> str:
    """A name as it is compared: letter case, apostrophes and blanks do not matter."""
    return " ".join(text.casefold().replace("’", "'").replace("ё", "е").replace("_", " ").split())


def aliases(board: Board, words: Words, noun: str) -> Iterator[tuple[str, str]]:
    """Every name of every thing of a noun, with the thing's id."""
    for thing, others in board.names(words, noun).items():
        for name in (thing, words.name(noun, thing), *others):
            yield folded(name), thing


def find_thing(board: Board, words: Words, text: str) -> tuple[str, str] | None:
    """The noun and id of what is named: by any of its names, or by the beginning of just one thing's."""
    wanted = folded(text)
    begun: list[tuple[str, str]] = []
    for noun in board.verbs:
        for name, thing in aliases(board, words, noun):
            if name == wanted:
                return noun, thing
            if wanted and name.startswith(wanted):
                begun.append((noun, thing))
    return begun[0] if len(set(begun)) == 1 else None


def notation_of(game: Game, board: Board, words: Words, text: str) -> str:
    """The notation that a text means; a text that means nothing is left as it is, to be refused."""
    if is_notation(game, text):
        return text
    verb, *rest = text.split() or [""]
    whole = find_thing(board, words, " ".join(rest))
    candidates = [f"{verb} {whole[1]}"] if whole else []
    each = [find_thing(board, words, word) for word in rest]
    candidates.append(" ".join([verb, *(t[1] if t else w for t, w in zip(each, rest, strict=True))]))
    return next((candidate for candidate in candidates if is_notation(game, candidate)), text)


def is_notation(game: Game, text: str) -> bool:
    """Does the game know this notation, legal now or not?"""
    try:
        game.kind.read(game.table, text)
    except IllegalOption:
        return False
    return True
