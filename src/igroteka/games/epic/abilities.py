"""Which ability of a card waits or asks: told by the slot it stands in on the card."""

from __future__ import annotations

import json
from typing import Any, Final

from igroteka.core.saved import rule_call
from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS, NUMBERS
from igroteka.games.epic.notation import name_of
from igroteka.games.epic.state import Epic, Trigger
from igroteka.games.epic.zones import SIDES

SLOTS: Final = (
    *("tribute", "loyalty", "loyalty_x", "ally", "attacks", "blocks", "is_blocked", "hits_player"),
    *("damages", "broken", "expire", "other_broken", "start", "end", "draws"),
    *("pile_ally", "pile_start", "pile_enters", "pile_leaves", "pile_recalled"),
)
SEVERAL: Final = "several"  # the same text for several occasions: which one it was makes no difference
THIS_TURN: Final = "this_turn"  # printed in no slot: a text lent for this turn, or put off to its end


def waiting(g: Epic, trigger: Trigger) -> dict[str, Any]:
    """A trigger for people: whose ability it is, which one, and what it is about."""
    text, _, source, x = trigger
    name = name_of(g, source)
    found = slots(name, rule_call(text))
    ability = THIS_TURN if not found else found[0] if len(found) == 1 else SEVERAL
    return {"card": name, "ability": ability, **about(g, ability, x)}


def slots(name: str, call: list[Any]) -> list[str]:
    """The slots of a card in which this text stands."""
    return [slot for slot in SLOTS if call in printed(name, slot)]


def printed(name: str, slot: str) -> list[list[Any]]:
    """What stands in a slot of a card, written down; one that is no card has nothing."""
    there = getattr(CARDS[NUMBERS[name]], slot) if name in NUMBERS else None
    texts = there if isinstance(there, tuple) else (there,)
    return [rule_call(text) for text in texts if text is not None]


def asking(g: Epic) -> str | None:
    """The slot of the speaking card in whose text the question stands, None unless it is only one."""
    question = json.dumps(rule_call(g.question))
    name = name_of(g, g.source)
    found = [slot for slot in ("play", "powers", *SLOTS) if question in json.dumps(printed(name, slot))]
    return found[0] if len(found) == 1 else None


def about(g: Epic, ability: str, x: int) -> dict[str, Any]:
    """Which champion the event was about, where it may have been about several: damaged or broken."""
    if ability == "other_broken":
        return {"target": CARDS[x // SIDES].name}
    return {"target": name_of(g, x - o.CHAMPION)} if ability == "damages" and x >= o.CHAMPION else {}
