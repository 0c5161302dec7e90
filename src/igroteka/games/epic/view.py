"""The table as a player sees it: plain data with names, and nothing that the player may not know."""

from __future__ import annotations

from typing import Any

from igroteka.core.deck import size
from igroteka.core.window import Window
from igroteka.games.epic.abilities import waiting
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.keywords import FACTIONS, KEYWORDS, MODES, NOBODY, PHASES, POSITIONS, WITH_INITIATIVE
from igroteka.games.epic.state import Champion, Epic, Player
from igroteka.games.epic.values import attack_of, defence_of, factions_of, words_of


def view(g: Epic, seat: int | None) -> dict[str, Any]:
    """All that this seat may know; inside a window nobody else learns who is asked."""
    hidden = isinstance(g.question, Window) and g.player != seat
    return {
        "mode": MODES[g.mode],
        "turn": g.turn,
        "phase": PHASES[g.phase],
        "active": g.active,
        "initiative": None if hidden else holder(g),
        "over": g.over,
        "waiting": not g.over,
        "player": None if g.player == NOBODY or hidden else g.player,
        "players": [view_player(g, p, seat) for p in g.players],
        "champions": [view_champion(g, c) for c in g.champions],
        "combat": {
            "attackers": list(g.attackers),
            "blockers": list(g.blockers),
            "blocked": g.blocked,
            "defender": None if g.defender == NOBODY else g.defender,
        },
        "triggers": [
            [{**waiting(g, trigger), "controller": trigger[1]} for trigger in triggers]
            for triggers in (*g.sets, g.fresh)
            if triggers
        ],
        "no_more_attacks": g.ceasefire,
        "winners": g.winners(),
    }


def holder(g: Epic) -> int | None:
    """Who holds the initiative: whoever is asked in a window; in some phases nobody (EP-7.1, EP-8.5)."""
    if isinstance(g.question, Window):
        return g.player
    return g.initiative if g.phase in WITH_INITIATIVE else None


def card_data(g: Epic, card: int) -> dict[str, Any]:
    """A card that may be seen."""
    return {"id": card, "card": CARDS[g.kinds[card]].name}


def view_player(g: Epic, p: Player, seat: int | None) -> dict[str, Any]:
    """A player: everything of one's own, of others only what everybody has seen."""
    mine = p.seat == seat
    hand = p.hand if mine else [card for card in p.hand if card in p.known]
    pack = g.packs[p.seat] if g.packs else ()
    return {
        "seat": p.seat,
        "team": g.team[p.seat],
        "out": p.out,
        "health": g.health_of(p.seat),
        "gold": p.gold,
        "extra_gold": p.extra,
        "faction_gold": dict(zip(FACTIONS, p.faction_gold, strict=True)),
        "hand": {"size": len(p.hand), "cards": [card_data(g, card) for card in hand]},
        "deck": {"size": size(p.deck), "known": view_deck(g, p), "cards": deck_list(g, p) if mine else []},
        "discard": [card_data(g, card) for card in p.discard],
        "picks": {"size": len(p.picks), "cards": [card_data(g, card) for card in p.picks] if mine else []},
        "pack": {"size": len(pack), "cards": [card_data(g, card) for card in pack] if mine else []},
    }


def view_deck(g: Epic, p: Player) -> list[dict[str, Any]]:
    """The groups of a deck from the top: how large each is, and the cards of it that everybody knows."""
    return [
        {"size": len(group), "cards": [card_data(g, card) for card in sorted(group) if card in p.known]}
        for group in p.deck
    ]


def deck_list(g: Epic, p: Player) -> list[dict[str, Any]]:
    """What is left in a deck: its owner knows the cards, but not their order."""
    return [card_data(g, card) for card in sorted([card for group in p.deck for card in group])]


def view_champion(g: Epic, c: Champion) -> dict[str, Any]:
    """A champion in play with its present values."""
    words = words_of(g, c)
    factions = factions_of(g, c)
    return {
        "id": c.id,
        "card": CARDS[c.kind].name,
        "owner": c.owner,
        "controller": c.side,
        "token": c.token,
        "position": POSITIONS[c.position],
        "deploying": c.deploying,
        "attack": attack_of(g, c),
        "defence": defence_of(g, c),
        "damage": c.damage,
        "counters": c.counters,
        "keywords": [name for name, bit in KEYWORDS.items() if words & bit],
        "factions": [name for name, bit in FACTIONS.items() if factions & bit],
        "lost_abilities": c.lost,
        "returns": c.returns,
    }
