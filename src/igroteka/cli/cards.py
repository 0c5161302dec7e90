"""`igroteka cards check`: files of own cards for Epic."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from igroteka.cli.options import Lang, WrongUsage, read_text
from igroteka.cli.words import words_of

Action = Annotated[str, typer.Argument(metavar="check")]
CardsFile = Annotated[Path, typer.Argument(metavar="FILE")]


def cards(action: Action, file: CardsFile, lang: Lang = "en") -> None:
    """Check a file of own cards: only `Card(…)` entries, words of the vocabulary, new names."""
    from igroteka.core.kind import find_kind
    from igroteka.games.epic.card import CARDS
    from igroteka.games.epic.pools import own_cards

    if action != "check":
        raise WrongUsage("usage-command", allowed="cards check")
    names = [CARDS[kind].name for kind in own_cards(str(file), read_text(file))]
    words = words_of(lang, find_kind("epic"))
    typer.echo(words.say("cards-ok", n=len(names), names=", ".join(names)))
