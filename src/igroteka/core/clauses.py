"""The rules as numbered clauses: what refusals cite and `igroteka rules` prints."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files


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
