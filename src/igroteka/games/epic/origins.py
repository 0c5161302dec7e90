"""What makes the numbers of a champion differ from its card: told to whoever asks at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from igroteka.games.epic.card import GIVES_ATTACK, GIVES_DEFENCE
from igroteka.games.epic.state import Champion, Epic, find
from igroteka.games.epic.values import applies


def origins(g: Epic, about: Mapping[str, Any]) -> dict[str, Any]:
    """`{"champion": 17}`: what changes its attack and defence; nothing if no such champion is in play."""
    number = about.get("champion")
    c = find(g, number) if isinstance(number, int) else None
    return {} if c is None else {"origins": changes(g, c)}


def changes(g: Epic, c: Champion) -> list[dict[str, Any]]:
    """Counters, what lasts for this turn, and the static abilities in play with the cards they stand on."""
    found: list[dict[str, Any]] = []
    if c.counters:
        found.append({"of": "counters", "attack": c.counters, "defence": c.counters})
    if c.attack or c.defence:
        found.append({"of": "this_turn", "attack": c.attack, "defence": c.defence})
    for giver in g.givers:
        for aura in giver.text.auras:
            if aura.gifts & (GIVES_ATTACK | GIVES_DEFENCE) and applies(g, aura, giver, c):
                given = {"attack": aura.attack, "defence": aura.defence}
                found.append({"of": "card", "card": giver.card.name, **given})
    return found
