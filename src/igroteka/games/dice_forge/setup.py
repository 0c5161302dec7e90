"""Which games may be set up: how many players, which cards (DF-1.1, DF-1.4, DF-1.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from igroteka.core.errors import SetupError
from igroteka.core.kind import Setting
from igroteka.games.dice_forge.catalogue import CARD_NAMES, SWAPS

PLAYERS: Final = (2, 3, 4)
ALTERNATIVES: Final = tuple(CARD_NAMES[card] for card in SWAPS)
SETTINGS: Final = (Setting("cards", ("intro", "alternative", "random"), "intro", ALTERNATIVES),)


def checked_setup(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up in its plain form: `players` and `cards`. Refuses what the rules do not know."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in PLAYERS:
        raise SetupError("setup-players", "DF-1.1", given=str(players), allowed="2, 3, 4")
    for name in options:
        if name != "cards":
            raise SetupError("setup-unknown-key", given=str(name), allowed="cards")
    cards = options.get("cards", "intro")
    if cards in ("intro", "alternative", "random"):
        return {"players": players, "cards": cards}
    names = cards.split(",") if isinstance(cards, str) else cards
    if not isinstance(names, Iterable):
        raise unknown_card(cards)
    return {"players": players, "cards": ",".join(sorted(swapped_in(names)))}


def swapped_in(names: Iterable[Any]) -> set[str]:
    """The alternatives among these names; a card that is always used or both of a pair is refused."""
    found: set[str] = set()
    for raw in names:
        name = raw.strip() if isinstance(raw, str) else raw
        if name not in CARD_NAMES:
            raise unknown_card(name)
        if name not in ALTERNATIVES:
            raise SetupError("setup-not-alternative", "DF-1.5", card=name, allowed=", ".join(ALTERNATIVES))
        if name in found:
            raise SetupError("setup-card-twice", "DF-1.5", card=name)
        found.add(name)
    return found


def unknown_card(given: object) -> SetupError:
    """The refusal of a card that does not exist, with those that do."""
    allowed = ", ".join(("intro", "alternative", "random", *ALTERNATIVES))
    return SetupError("setup-cards", "DF-1.5", given=str(given), allowed=allowed)
