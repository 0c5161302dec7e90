"""Laying out a game whose decks are known: hands, health, the first player, mulligans (chapter 1)."""

from __future__ import annotations

from igroteka.core.chance import Source
from igroteka.core.deck import Cards, shuffled
from igroteka.core.table import Event
from igroteka.games.epic.keywords import HYDRA, NOBODY, OPENING_HAND, SETUP, STARTING_HEALTH, TEAMS
from igroteka.games.epic.state import Epic, Player
from igroteka.games.epic.turn import MULLIGAN, TURN
from igroteka.games.epic.zones import draw_card


def empty_table(players: int, mode: int, source: Source, events: list[Event] | None) -> Epic:
    """A table with its players and no cards yet."""
    g = Epic()
    g.begin(source, events)
    g.mode = mode
    g.team = teams(players, mode)
    g.kinds = g.owners = ()
    g.players = [new_player(seat) for seat in range(players)]
    g.champions = []
    g.givers = []
    members = players // 2 if mode == HYDRA else 1
    g.health = (STARTING_HEALTH * members,) * players
    g.active = g.initiative = g.turn = g.loop = g.next_id = g.result = g.shown = 0
    g.phase = SETUP
    g.answered = g.blocked = g.ceasefire = g.done = g.secret_decks = False
    g.attackers = g.blockers = g.broken = g.unused = ()
    g.defender = g.source = g.speaker = NOBODY
    g.hits = ()
    g.fresh = g.delayed = ()
    g.sets = ()
    g.it = g.picked = ()
    g.packs = ()
    return g


def teams(players: int, mode: int) -> tuple[int, ...]:
    """The team of each seat: Hydra teams sit together, other teams take turns, else everybody is alone."""
    if mode == HYDRA:
        return tuple([seat // (players // 2) for seat in range(players)])
    if mode == TEAMS:
        return tuple([seat % 2 for seat in range(players)])
    return tuple(range(players))


def new_player(seat: int) -> Player:
    """A player without cards, the gold marker on 1 (EP-1.10)."""
    p = Player()
    p.seat = seat
    p.hand = p.discard = p.known = p.picks = ()
    p.deck = ()
    p.gold = 1
    p.extra = p.ones = 0
    p.faction_gold = (0, 0, 0, 0)
    p.no_gain = p.out = False
    return p


def deal_decks(g: Epic, decks: list[Cards]) -> None:
    """Decks are shuffled, hands dealt; mulligans are decided, the first player's last; play begins."""
    for p, cards in zip(g.players, decks, strict=True):
        p.deck = shuffled(cards)
    owners = list(g.owners)
    for p, cards in zip(g.players, decks, strict=True):
        for card in cards:
            owners[card] = p.seat
    g.owners = tuple(owners)
    g.next_id = len(g.kinds)
    first = g.players[g.draw(len(g.players))]
    g.active = g.initiative = first.seat
    for p in g.players:
        for _ in range(OPENING_HAND):
            draw_card(g, p)
    p = first
    for _ in g.players:
        p = g.after(p)
        g.then(MULLIGAN, p)
    g.then(TURN, first)
