"""What is printed on the cardboard, for those who draw it: told once, while `view` tells what changes."""

from __future__ import annotations

from typing import Any

from igroteka.games.dice_forge.cards import CARD_ENTRIES, Card
from igroteka.games.dice_forge.catalogue import (
    CARD_NAMES,
    CHEST,
    CHEST_GOLD,
    CHEST_SHARDS,
    EXTRA_ACTION_SUN,
    HAMMER,
    HAMMER_GLORY,
    HAMMER_LAP,
    MOST_GOLD,
    MOST_SHARDS,
)


def box() -> dict[str, Any]:
    """The cards by name, and the numbers of the boards."""
    return {
        "cards": {name: box_card(name) for name in CARD_NAMES},
        "most": {"gold": MOST_GOLD, "sun": MOST_SHARDS, "moon": MOST_SHARDS},
        "chest": {"gold": CHEST_GOLD, "sun": CHEST_SHARDS, "moon": CHEST_SHARDS},
        "hammer": {"lap": HAMMER_LAP, "glory": list(HAMMER_GLORY)},
        "extra_action": EXTRA_ACTION_SUN,
    }


def box_card(name: str) -> dict[str, Any]:
    """A feat: its cost, its portal, its glory, the gold its use costs and when it works."""
    card = CARD_ENTRIES[name]
    return {
        "portal": card.portal,
        "sun": card.sun,
        "moon": card.moon,
        "glory": card.glory,
        "fee": card.fee,
        "works": works(name, card),
    }


def works(name: str, card: Card) -> str:
    """When a card works: in every turn, by itself, at once, or not at all.

    The hammer and the chest have no effect in `cards`, they work by being owned; the card says: at once.
    """
    if card.reinforcement is not None:
        return "each-turn"
    if card.automatic:
        return "by-itself"
    at_once = card.instant is not None or name in (CARD_NAMES[HAMMER], CARD_NAMES[CHEST])
    return "at-once" if at_once else "never"
