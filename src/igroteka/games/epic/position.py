"""Positions of Epic as plain data, and what a position must fulfil."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from igroteka.core.errors import PositionError
from igroteka.core.saved import (
    TablePosition,
    between,
    classes_of,
    converted,
    index_of,
    load_options,
    load_table,
    made_rule,
    rule_call,
    save_table,
)
from igroteka.games.epic import card, combat, drafts, oddities, plays, settling, turn, values, vocabulary
from igroteka.games.epic.card import CARDS, NUMBERS
from igroteka.games.epic.keywords import MODES, NOBODY, PHASES
from igroteka.games.epic.options import CARD
from igroteka.games.epic.state import Champion, Epic, Player, Trigger

CLASSES: Final = classes_of(card, values, *vocabulary.MODULES, plays, settling, combat, turn, drafts)
LARGEST: Final = 1 << 20


class ChampionPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A champion, written down."""

    id: int
    card: str
    owner: int
    side: int
    token: bool
    position: int
    deploying: bool
    counters: int
    damage: int
    attack: int
    defence: int
    words: int
    lost: bool
    granted: list[Any]
    returns: bool
    recalled: bool
    hit: int


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A player, written down."""

    hand: tuple[int, ...]
    deck: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    known: tuple[int, ...]
    picks: tuple[int, ...]
    gold: int
    extra: int
    faction_gold: tuple[int, int, int, int]
    ones: int
    no_gain: bool
    out: bool


class EpicPosition(TablePosition, forbid_unknown_fields=True):
    """A table, written down."""

    mode: str
    team: tuple[int, ...]
    cards: list[str]
    owners: tuple[int, ...]
    players: list[PlayerPosition]
    champions: list[ChampionPosition]
    health: tuple[int, ...]
    active: int
    turn: int
    phase: str
    initiative: int
    answered: bool
    attackers: tuple[int, ...]
    blockers: tuple[int, ...]
    blocked: bool
    defender: int
    hits: tuple[tuple[int, int, int], ...]
    ceasefire: bool
    fresh: list[tuple[Any, int, int, int]]
    sets: list[list[tuple[Any, int, int, int]]]
    delayed: list[tuple[Any, int, int, int]]
    loop: int
    broken: tuple[int, ...]
    source: int
    speaker: int
    it: tuple[int, ...]
    picked: tuple[int, ...]
    done: bool
    shown: int
    next_id: int
    packs: tuple[tuple[int, ...], ...]
    unused: tuple[int, ...]
    result: int
    secret_decks: bool = False


# Fields that are written as they are.
PLAYER_FIELDS: Final = PlayerPosition.__struct_fields__
CHAMPION_FIELDS: Final = tuple(f for f in ChampionPosition.__struct_fields__ if f not in ("card", "granted"))
TABLE_FIELDS: Final = (
    *("team", "owners", "health", "active", "turn", "initiative", "answered", "attackers", "blockers"),
    *("blocked", "defender", "hits", "ceasefire", "loop", "broken", "source", "speaker", "it", "picked"),
    *("done", "shown", "next_id", "packs", "unused", "result", "secret_decks"),
)


# ---- writing ----------------------------------------------------------------------------------------
def save(g: Epic) -> dict[str, Any]:
    """The whole position."""
    return {
        **save_table(g),
        **{name: listed(getattr(g, name)) for name in TABLE_FIELDS},
        "mode": MODES[g.mode],
        "phase": PHASES[g.phase],
        "cards": [CARDS[kind].name for kind in g.kinds],
        "players": [{name: listed(getattr(p, name)) for name in PLAYER_FIELDS} for p in g.players],
        "champions": [save_champion(c) for c in g.champions],
        "fresh": [save_trigger(t) for t in g.fresh],
        "sets": [[save_trigger(t) for t in waiting] for waiting in g.sets],
        "delayed": [save_trigger(t) for t in g.delayed],
    }


def listed(value: Any) -> Any:
    """Tuples as lists, all the way down."""
    return [listed(v) for v in value] if isinstance(value, tuple) else value


def save_champion(c: Champion) -> dict[str, Any]:
    """A champion with the name of its card."""
    data = {name: getattr(c, name) for name in CHAMPION_FIELDS}
    return {**data, "card": CARDS[c.kind].name, "granted": [rule_call(text) for text in c.granted]}


def save_trigger(t: Trigger) -> list[Any]:
    """A waiting ability with its text as a call."""
    text, seat, source, x = t
    return [rule_call(text), seat, source, x]


# ---- reading ----------------------------------------------------------------------------------------
def load(data: Mapping[str, Any]) -> Epic:
    """The table that a position describes; refuses what cannot be, naming field and reason."""
    p = converted(data, EpicPosition)
    g = Epic()
    g.mode = index_of(p.mode, MODES, "mode")
    g.phase = index_of(p.phase, PHASES, "phase")
    for i, name in enumerate(p.cards):
        if name not in NUMBERS:
            raise PositionError("position-unknown-name", field=f"cards[{i}]", given=name)
    g.kinds = tuple([NUMBERS[name] for name in p.cards])
    for name in TABLE_FIELDS:
        setattr(g, name, getattr(p, name))
    if not 2 <= len(p.players) <= 8:
        raise PositionError("position-players", "EP-13.1", field="players", given=len(p.players))
    g.players = [load_player(seat, player) for seat, player in enumerate(p.players)]
    g.champions = [load_champion(i, champion) for i, champion in enumerate(p.champions)]
    g.givers = [c for c in g.champions if c.card.static]
    g.fresh = tuple([load_trigger(t, f"fresh[{i}]") for i, t in enumerate(p.fresh)])
    g.sets = tuple(
        [tuple([load_trigger(t, f"sets[{i}]") for t in waiting]) for i, waiting in enumerate(p.sets)]
    )
    g.delayed = tuple([load_trigger(t, f"delayed[{i}]") for i, t in enumerate(p.delayed)])
    load_table(g, p, CLASSES)
    check(g)
    load_options(g)
    return g


def load_player(seat: int, data: PlayerPosition) -> Player:
    """A player from what is written down."""
    p = Player()
    p.seat = seat
    for name in PLAYER_FIELDS:
        setattr(p, name, getattr(data, name))
    return p


def load_champion(i: int, data: ChampionPosition) -> Champion:
    """A champion from what is written down."""
    if data.card not in NUMBERS or not CARDS[NUMBERS[data.card]].champion:
        raise PositionError("position-unknown-name", field=f"champions[{i}].card", given=data.card)
    c = Champion()
    c.card = CARDS[NUMBERS[data.card]]
    for name in CHAMPION_FIELDS:
        setattr(c, name, getattr(data, name))
    c.granted = tuple([made_rule(text, CLASSES, f"champions[{i}].granted") for text in data.granted])
    return c


def load_trigger(data: tuple[Any, int, int, int], where: str) -> Trigger:
    """A waiting ability from what is written down."""
    text, seat, source, x = data
    return made_rule(text, CLASSES, where), seat, source, x


# ---- what must hold ---------------------------------------------------------------------------------
def check(g: Epic) -> None:
    """Nothing appears or vanishes, every number is within its limits, every seat one of the table."""
    players = len(g.players)
    if not len(g.team) == len(g.health) == players or len(g.owners) != len(g.kinds):
        raise PositionError("position-count", field="players", given=players, expected=len(g.team))
    for name, seat in (("active", g.active), ("initiative", g.initiative)):
        between(seat, 0, players - 1, name)
    between(g.defender, NOBODY, players - 1, "defender")
    between(g.speaker, NOBODY, players - 1, "speaker")
    between(g.next_id, 0, LARGEST, "next_id")
    check_cards(g)
    for i, c in enumerate(g.champions):
        check_champion(g, c, f"champions[{i}]")
    ids = [c.id for c in g.champions]
    for name, fighting in (("attackers", g.attackers), ("blockers", g.blockers)):
        if not set(fighting) <= set(ids):
            raise PositionError("position-unknown-name", field=name, given=str(fighting))
    for p in g.players:
        where = f"players[{p.seat}]"
        between(p.gold, 0, 1, f"{where}.gold")
        between(p.extra, 0, 99, f"{where}.extra")
        if not set(p.known) <= {*p.hand, *[card for group in p.deck for card in group]}:
            raise PositionError("position-known", field=f"{where}.known", given=str(p.known))
    triggers = [*g.fresh, *g.delayed, *[t for waiting in g.sets for t in waiting]]
    for _, seat, _, _ in triggers:
        between(seat, 0, players - 1, "triggers")


def check_cards(g: Epic) -> None:
    """Every card of the set-up is in exactly one place, unless it is out of the game with its owner."""
    places = [*between_places(g), *g.unused, *[card for pack in g.packs for card in pack]]
    places += [c.id for c in g.champions if not c.token]
    for p in g.players:
        deck = [card for group in p.deck for card in group]
        places += [*p.hand, *p.discard, *p.picks, *deck]
        for number in (*p.hand, *p.discard, *deck):
            between(number, 0, len(g.kinds) - 1, f"players[{p.seat}]")
            if g.owners[number] != p.seat:
                raise PositionError("position-owner", "EP-9.11", field=f"players[{p.seat}]", given=number)
    for number, times in Counter(places).items():
        between(number, 0, len(g.kinds) - 1, "cards")
        if times > 1:
            raise PositionError("position-twice", field="cards", given=number)
    gone = {p.seat for p in g.players if p.out}
    for number in sorted(set(range(len(g.kinds))) - set(places)):
        if g.owners[number] not in gone and not g.over:  # at its end a game stops, in the midst of a text
            raise PositionError("position-vanished", field="cards", given=number)


def between_places(g: Epic) -> list[int]:
    """Cards in no pile: events that are being carried out, and revealed cards that are asked about."""
    events = [x for rule, _, x in g.agenda if isinstance(rule, (plays.ToPile, plays.UnderDeck))]
    asking = (oddities.ChampionOfRevealed, oddities.OneOfRevealed, oddities.PlayTopOrBanish)
    revealed = g.picked if isinstance(g.question, asking) else ()
    return events + [option - CARD for option in revealed]


def check_champion(g: Epic, c: Champion, where: str) -> None:
    """A champion belongs to somebody, stands somehow and is not dead."""
    players = len(g.players)
    between(c.owner, 0, players - 1, f"{where}.owner")
    between(c.side, 0, players - 1, f"{where}.side")
    between(c.position, 0, 2, f"{where}.position")
    between(c.damage, 0, LARGEST, f"{where}.damage")
    between(c.id, 0, g.next_id - 1, f"{where}.id")
    if c.token != (c.id >= len(g.kinds)):
        raise PositionError("position-token", "EP-10.2", field=f"{where}.token", given=c.id)
    if not c.token and g.owners[c.id] != c.owner:
        raise PositionError("position-owner", "EP-9.11", field=f"{where}.owner", given=c.owner)
    if [other.id for other in g.champions].count(c.id) > 1:
        raise PositionError("position-twice", field=f"{where}.id", given=c.id)
