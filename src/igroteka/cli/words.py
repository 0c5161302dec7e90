"""The language of the command line: which one is spoken, and its sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from igroteka.core.kind import Kind, kinds

if TYPE_CHECKING:
    from igroteka.i18n import Words

LANGUAGES: Final = ("en", "ru")
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere


def asked_language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of `--lang`, wherever it stands, else that of the system, else English.

    It is looked up before the command line is read, because reading may fail and must be told too.
    """
    for word, following in zip(argv, [*argv[1:], ""], strict=False):
        given = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and given in LANGUAGES:
            return given
    locale = next((environ[name] for name in LOCALE if environ.get(name)), "")
    return "ru" if locale.lower().startswith("ru") else "en"


def named_kind(argv: Sequence[str]) -> Kind | None:
    """The game that the command line names, if it names one."""
    named = [*argv, *(["epic"] if "cards" in argv else [])]  # own cards are Epic's
    return next((kinds()[word] for word in named if word in kinds()), None)


def words_of(lang: str, kind: Kind | None = None) -> Words:
    """The sentences of the command line, and those of a game."""
    from igroteka.i18n import Words

    return Words(lang, kind, extra=("igroteka.cli",))
