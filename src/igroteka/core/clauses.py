"""The rules as numbered clauses: what refusals cite and `igroteka rules` prints."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from igroteka.core.errors import Refused

CLAUSE: Final = re.compile(r"([A-Z]+-\d+)(\.\d+)?", re.IGNORECASE)
"""The id of a clause or of a chapter, as people type it."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence or two that constrain play, in both languages."""

    id: str
    title_en: str
    title_ru: str
    en: str
    ru: str

    def title(self, lang: str) -> str:
        """The title in that language."""
        return self.title_ru if lang == "ru" else self.title_en

    def text(self, lang: str) -> str:
        """The text in that language."""
        return self.ru if lang == "ru" else self.en


def read_clauses(package: str) -> dict[str, Clause]:
    """All clauses of a game, by id, in the order of the rules."""
    text = files(package).joinpath("clauses.toml").read_text(encoding="utf-8")
    return {entry["id"]: Clause(**entry) for entry in tomllib.loads(text)["clause"]}


def of_id(clauses: Sequence[Clause], id: str) -> list[Clause]:
    """One clause, or all of a chapter."""
    found = [clause for clause in clauses if id in (clause.id, chapter(clause))]
    if not found:
        chapters = ", ".join(dict.fromkeys(chapter(clause) for clause in clauses))
        raise Refused("rules-no-clause", given=id, allowed=chapters)
    return found


def chapter(clause: Clause) -> str:
    """The chapter of a clause: DF-3 of DF-3.2."""
    return clause.id.rpartition(".")[0]


def with_words(clauses: Sequence[Clause], words: Sequence[str]) -> list[Clause]:
    """The clauses where every word occurs, whatever the language of each."""
    sought = [folded(word) for word in words]
    found = [clause for clause in clauses if all(word in folded(all_texts(clause)) for word in sought)]
    if not found:
        raise Refused("rules-nothing-found", given=" ".join(words))
    return found


def all_texts(clause: Clause) -> str:
    """Where words are looked for."""
    return "\n".join((clause.title_en, clause.title_ru, clause.en, clause.ru))


def folded(text: str) -> str:
    """The text as search sees it: small letters, and ё is е. It keeps its length."""
    return text.lower().replace("ё", "е")
