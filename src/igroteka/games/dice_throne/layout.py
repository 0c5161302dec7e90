"""Laying out a game: heroes, decks, opening hands, the roll for the first turn (chapter 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from igroteka.core.chance import Source
from igroteka.core.deck import Cards, shuffled
from igroteka.core.table import Event
from igroteka.games.dice_throne.board import BOARDS, NUMBERS, STATUSES
from igroteka.games.dice_throne.gains import draw_card
from igroteka.games.dice_throne.keywords import (
    MODES,
    MOST_PLAYERS,
    NOBODY,
    NONE,
    OPENING_HAND,
    STARTING_CP,
    STARTING_HEALTH,
    TEAMS,
    UPKEEP,
)
from igroteka.games.dice_throne.setup import RANDOM
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.turn import SET_UP


def new_table(setup: Mapping[str, Any], source: Source, events: list[Event] | None) -> Throne:
    """A table at its first question."""
    players = setup["players"]
    g = empty_table(players, MODES.index(setup["mode"]), source, events)
    kinds = drawn_heroes(g, players) if setup["heroes"] == RANDOM else named(setup["heroes"])
    g.heroes = [new_hero(seat, kind, setup["promo"] == "yes") for seat, kind in enumerate(kinds)]
    for h in g.heroes:
        for _ in range(OPENING_HAND):
            draw_card(g, h)
    g.first = g.active = roll_for_first(g)
    g.then(SET_UP, g.heroes[g.first])
    g.run()
    return g


def named(heroes: str) -> list[int]:
    """The heroes that were asked for."""
    return [NUMBERS[name] for name in heroes.split(",")]


def drawn_heroes(g: Throne, players: int) -> list[int]:
    """Different heroes at random."""
    left = list(range(len(BOARDS)))
    return [left.pop(g.draw(len(left))) for _ in range(players)]


def empty_table(players: int, mode: int, source: Source, events: list[Event] | None) -> Throne:
    """A table before the first turn; its heroes come later."""
    g = Throne()
    g.begin(source, events)
    g.mode = mode
    g.team = tuple([seat % 2 if mode == TEAMS else seat for seat in range(players)])
    g.heroes = []
    g.health = (STARTING_HEALTH[mode],) * (2 if mode == TEAMS else players)
    g.first = g.active = g.turn = g.left = g.rolled = g.source = g.added = g.spent = g.result = 0
    g.phase = UPKEEP
    g.rolls = ()
    g.due = ()
    g.waiting = g.later = ()
    g.damage_kind = NONE
    g.declared = g.ability = g.target = g.again = g.speaker = g.chosen = NOBODY
    g.base = g.plus = g.halved = g.dealt = g.permits = g.bonus = g.inflicted = g.expiring = 0
    g.failed = g.locked = g.defended = g.hit = g.extra = g.bought = g.isolated = g.quiet = False
    return g


def deck_of(kind: int, promo: bool) -> Cards:
    """The cards of a hero's deck (DT-1.5); promo cards on request."""
    return tuple([k for k, card in enumerate(BOARDS[kind].cards) if promo or not card.promo])


def new_hero(seat: int, kind: int, promo: bool = False) -> Hero:
    """A hero with a shuffled deck and an empty hand."""
    board = BOARDS[kind]
    limits = [status.limit for status in STATUSES]
    for status, limit in board.limits:
        limits[status] = limit
    h = Hero()
    h.seat = seat
    h.kind = kind
    h.cp = STARTING_CP
    h.hand = h.discard = h.playing = h.put_aside = ()
    h.deck = shuffled(deck_of(kind, promo))
    h.known = h.held = h.used = 0
    h.seen = (0,) * MOST_PLAYERS
    h.levels = (1,) * len(board.abilities)
    h.companions = tuple([state for _, state in board.companions])
    h.tokens = h.fresh = (0,) * len(STATUSES)
    h.limits = tuple(limits)
    h.incoming = h.sure = h.prevented = h.halves = h.returned = h.guard = h.passed_on = 0
    h.evaded = h.out = False
    return h


def roll_for_first(g: Throne) -> int:
    """Everybody rolls a die, tied leaders roll again (DT-1.7)."""
    leaders = list(range(len(g.heroes)))
    while len(leaders) > 1:
        rolled = [g.draw(6) + 1 for _ in leaders]
        for seat, value in zip(leaders, rolled, strict=True):
            g.note("rolled_for_first", g.heroes[seat], value)
        best = max(rolled)
        leaders = [seat for seat, value in zip(leaders, rolled, strict=True) if value == best]
    return leaders[0]
