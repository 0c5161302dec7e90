"""The table as its players see it: plain data with names. Everything but the coming rolls is open."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.table import NOBODY
from igroteka.games.dice_forge.cards import CARDS
from igroteka.games.dice_forge.catalogue import (
    CARD_NAMES,
    CARDS_COUNT,
    FACE_NAMES,
    GARDEN,
    GLORY,
    HAMMER,
    HAMMER_LAP,
    HAMMER_STEPS,
    PORTALS,
    RESOURCES,
    SANCTUARY,
)
from igroteka.games.dice_forge.state import Forge, Hero

STEP_NAMES: Final = ("", "blessing", "reinforcement", "action", "extra")


def view(g: Forge) -> dict[str, Any]:
    """What every seat and every spectator may know (DF-11.3)."""
    return {
        "round": g.round,
        "rounds": g.rounds(),
        "active": g.active,
        "step": STEP_NAMES[g.step],
        "extra_taken": g.extra,
        "over": g.over,
        "player": None if g.player == NOBODY else g.player,
        "heroes": [view_hero(h) for h in g.heroes],
        "scores": g.scores(),
        "sanctuary": [
            {"price": price, "faces": [view_face(g, face) for face in dict.fromkeys(square)]}
            for price, square in SANCTUARY
        ],
        "garden": [view_face(g, face) for square in GARDEN for face in dict.fromkeys(square)],
        "removed": [FACE_NAMES[face] for face in g.removed],
        "islands": [view_island(g, portal) for portal in range(1, PORTALS + 1)],
        "used": [CARD_NAMES[card] for card in g.used],
        "bought": [FACE_NAMES[face] for face in g.bought],
        "boars": [None if owner < 0 else owner for owner in g.boars],
    }


def view_face(g: Forge, face: int) -> dict[str, Any]:
    """A face of the temple and how many are left."""
    return {"face": FACE_NAMES[face], "left": g.stock[face]}


def view_island(g: Forge, portal: int) -> dict[str, Any]:
    """A portal, who stands there, and its piles."""
    return {
        "portal": portal,
        "heroes": [h.seat for h in g.heroes if h.portal == portal],
        "cards": [view_pile(g, card) for card in g.islands if CARDS[card].portal == portal],
    }


def view_pile(g: Forge, card: int) -> dict[str, Any]:
    """A pile of feat cards."""
    c = CARDS[card]
    return {"card": CARD_NAMES[card], "sun": c.sun, "moon": c.moon, "glory": c.glory, "left": g.piles[card]}


def view_hero(h: Hero) -> dict[str, Any]:
    """A player's board."""
    return {
        "seat": h.seat,
        "reserves": {
            name: {"has": h.reserve(r), "most": None if r == GLORY else h.most(r)}
            for r, name in enumerate(RESOURCES)
        },
        "glory_track": h.glory % 100,
        "glory_tokens": h.glory // 100,
        "card_glory": h.card_glory,
        "dice": {
            "light": {"faces": [FACE_NAMES[face] for face in h.dice[:6]], "up": h.up0},
            "dark": {"faces": [FACE_NAMES[face] for face in h.dice[6:]], "up": h.up1 - 6},
        },
        "replaced": [FACE_NAMES[face] for face in h.replaced],
        "portal": h.portal,
        "cards": {pile: view_cards(h, pile) for pile in ("hammer", "reinforcement", "automatic", "other")},
        "hammer": view_hammer(h),
        "tokens": {
            "cerberus": {"ready": h.cerberus, "used": h.cerberus_used},
            "triton": {"ready": h.tritons, "used": h.tritons_used},
        },
    }


def view_cards(h: Hero, pile: str) -> list[dict[str, Any]]:
    """The cards of one pile of a hero, with how many there are of each (DF-5.10)."""
    found: list[dict[str, Any]] = []
    for card in range(CARDS_COUNT):
        count = h.cards[card]
        if card == HAMMER:
            finished = h.hammer // HAMMER_STEPS
            count = count - finished if pile == "hammer" else finished if pile == "other" else 0
        elif pile != pile_of(card):
            count = 0
        if count:
            found.append({"card": CARD_NAMES[card], "count": count})
    return found


def pile_of(card: int) -> str:
    """Where a card is filed; a hammer only after its second lap."""
    if CARDS[card].reinforcement is not None:
        return "reinforcement"
    return "automatic" if CARDS[card].automatic else "other"


def view_hammer(h: Hero) -> dict[str, int] | None:
    """The token on the active hammer: its lap and its step; None without one."""
    if not h.hammer_left():
        return None
    return {"lap": h.hammer // HAMMER_LAP % 2 + 1, "step": h.hammer % HAMMER_LAP, "left": h.hammer_left()}
