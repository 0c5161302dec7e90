"""The table as a player sees it: plain data with names, and nothing that the player may not know."""

from __future__ import annotations

from typing import Any

from igroteka.core.deck import size
from igroteka.core.window import Window
from igroteka.games.dice_throne.attack import (
    attack_damage,
    final,
    halvings,
    incoming,
    intermediate,
    is_attack,
)
from igroteka.games.dice_throne.board import BOARDS, STATUSES, card_of
from igroteka.games.dice_throne.keywords import DAMAGE, MODES, NOBODY, PHASES, PURPOSES
from igroteka.games.dice_throne.notation import plain_name
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.windows import Preempt


def view(g: Throne, seat: int | None) -> dict[str, Any]:
    """All that this seat may know; inside a window no opponent learns who is asked."""
    window = isinstance(g.question, (Window, Preempt))
    hidden = window and g.player != seat
    return {
        "mode": MODES[g.mode],
        "turn": g.turn,
        "phase": PHASES[g.phase],
        "first": g.first,
        "active": g.active,
        "over": g.over,
        "waiting": not g.over,
        "player": None if g.player == NOBODY or hidden else g.player,
        "heroes": [view_hero(g, h, seat) for h in g.heroes],
        "rolls": [
            {
                "purpose": PURPOSES[roll.purpose],
                "dice": list(roll.values),
                "owners": list(roll.owners),
                "open": roll.open,
            }
            for roll in g.rolls
        ],
        "attempts_left": g.left,
        "attack": view_attack(g),
        "winners": g.winners(),
    }


def view_attack(g: Throne) -> dict[str, Any]:
    """What is declared or under way, with the arithmetic of its damage."""
    board = BOARDS[g.heroes[g.active].kind]
    return {
        "declared": None if g.declared == NOBODY else plain_name(board, g.declared),
        "ability": None if g.ability == NOBODY else plain_name(board, g.ability),
        "target": None if g.target == NOBODY else g.target,
        "attack": is_attack(g),
        "kind": DAMAGE[g.damage_kind],
        "base": g.base,
        "added": g.plus,
        "damage": attack_damage(g),
        "locked": g.locked,
        "defended": g.defended,
        "dealt": g.dealt if g.hit else None,
    }


def view_hero(g: Throne, h: Hero, seat: int | None) -> dict[str, Any]:
    """A hero: one's own and a team-mate's hand in full, of others what one has seen (DT-14.2)."""
    board = BOARDS[h.kind]
    mine = seat is not None and g.allies(h.seat, seat)
    known = h.known if seat is None else g.known_to(seat, h)
    hand = h.hand if mine else tuple([card for card in h.hand if known >> card & 1])
    return {
        "seat": h.seat,
        "hero": board.name,
        "team": g.team[h.seat],
        "out": h.out,
        "health": g.health_of(h.seat),
        "cp": h.cp,
        "hand": {"size": len(h.hand), "cards": [card_of(h, card).name for card in hand]},
        "deck": {
            "size": size(h.deck),
            "cards": sorted([card_of(h, card).name for group in h.deck for card in group]) if mine else [],
        },
        "discard": [card_of(h, card).name for card in h.discard],
        "playing": [card_of(h, card).name for card in h.playing],
        "limits": {STATUSES[s].name: n for s, n in enumerate(h.limits) if n != STATUSES[s].limit},
        "tokens": {STATUSES[s].name: n for s, n in enumerate(h.tokens) if n},
        "levels": {ability.name: h.levels[slot] for slot, ability in enumerate(board.abilities)},
        "companions": {name: h.companions[k] for k, (name, _) in enumerate(board.companions)},
        "damage": {
            "incoming": incoming(g, h),
            "sure": h.sure,
            "prevented": h.prevented,
            "intermediate": intermediate(g, h),
            "halvings": halvings(g, h),
            "returned": h.returned,
            "avoided": h.evaded,
            "final": final(g, h),
        },
        "verified": board.verified,
    }
