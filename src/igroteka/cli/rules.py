"""`igroteka rules`: the clauses of the rules, by id or by words."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import Annotated, Final

import typer

from igroteka.cli.options import Lang
from igroteka.core.clauses import CLAUSE, Clause, chapter, folded, of_id, with_words
from igroteka.core.kind import kinds

WIDEST: Final = 100

Query = Annotated[list[str], typer.Argument(metavar="[GAME] [CLAUSE | WORDS…]")]
EVERYTHING: Final[list[str]] = []


def rules(query: Query = EVERYTHING, lang: Lang = "en") -> None:
    """Print a clause, a chapter or all titles, or search the rules in both languages."""
    games, wanted = list(kinds().values()), query
    if query and query[0] in kinds():
        games, wanted = [kinds()[query[0]]], query[1:]
    clauses = [clause for game in games for clause in game.clauses.values()]
    if not wanted:
        lines = told_titles(clauses, lang)
    elif len(wanted) == 1 and CLAUSE.fullmatch(wanted[0]):
        lines = told_clauses(of_id(clauses, wanted[0].upper()), lang)
    else:
        lines = told_clauses(with_words(clauses, wanted), lang, wanted)
    for line in lines:
        typer.echo(line)


def told_titles(clauses: Sequence[Clause], lang: str) -> Iterator[str]:
    """A table of contents."""
    last = ""
    for clause in clauses:
        if chapter(clause) != last:
            last = chapter(clause)
            yield typer.style(last, bold=True)
        yield f"  {clause.id:8} {clause.title(lang)}"


def told_clauses(clauses: Sequence[Clause], lang: str, words: Sequence[str] = ()) -> Iterator[str]:
    """Clauses with their text; found words are marked."""
    for clause in clauses:
        yield marked(f"{clause.id} · {clause.title(lang)}", words)
        for line in wrapped(clause.text(lang)):
            yield marked(f"  {line}", words)


def wrapped(text: str) -> list[str]:
    """Lines that fit on the terminal; one line when nobody looks, so that programs find what they seek."""
    if not sys.stdout.isatty():
        return [text]
    width = min(WIDEST, shutil.get_terminal_size().columns) - 2
    return textwrap.wrap(text, width, break_on_hyphens=False)


def marked(line: str, words: Sequence[str]) -> str:
    """The line with every found word in *stars*, and bold on a terminal."""
    pattern = "|".join(re.escape(folded(word)) for word in sorted(words, key=len, reverse=True))
    done, start = "", 0
    for hit in re.finditer(pattern, folded(line)) if pattern else ():
        done += line[start : hit.start()] + typer.style(f"*{line[hit.start() : hit.end()]}*", bold=True)
        start = hit.end()
    return done + line[start:]
