"""Positions of Dice Throne as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from igroteka.core.deck import Cards
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
from igroteka.games.dice_throne import (
    acting,
    altering,
    amounts,
    applying,
    choosing,
    companions,
    conditions,
    defence,
    dice,
    gains,
    harm,
    oddities,
    offence,
    texts,
    timing,
    tokens,
    turn,
    windows,
)
from igroteka.games.dice_throne.board import BOARDS, NUMBERS, card_of
from igroteka.games.dice_throne.checks import STATUS_NAMES, check, check_rules
from igroteka.games.dice_throne.keywords import DAMAGE, MODES, MOST_PLAYERS, PHASES, PURPOSES, TEAMS
from igroteka.games.dice_throne.layout import new_hero
from igroteka.games.dice_throne.setup import PLAYERS
from igroteka.games.dice_throne.state import Dice, Hero, Throne

CLASSES: Final = classes_of(
    *(
        texts,
        amounts,
        conditions,
        timing,
        tokens,
        gains,
        harm,
        dice,
        altering,
        choosing,
        companions,
        oddities,
    ),
    *(acting, windows, applying, defence, offence, turn),
)
SEATS: Final = tuple(str(seat) for seat in range(MOST_PLAYERS))


class DicePosition(msgspec.Struct, forbid_unknown_fields=True):
    """Dice on the table, written down."""

    purpose: str
    dice: tuple[int, ...]
    owners: tuple[int, ...]
    open: bool
    again: int


class HeroPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A hero, written down."""

    hero: str
    cp: int
    hand: list[str]
    deck: list[list[str]]
    discard: list[str]
    playing: list[str]
    known: list[str]
    levels: tuple[int, ...]
    companions: tuple[int, ...]
    tokens: dict[str, int]
    limits: dict[str, int]
    fresh: dict[str, int]
    used: int
    incoming: int
    sure: int
    prevented: int
    halves: int
    returned: int
    evaded: bool
    guard: int
    passed_on: int
    put_aside: tuple[int, ...]
    out: bool
    seen: dict[str, list[str]] = {}  # by seat; nothing if nobody has looked


class ThronePosition(TablePosition, forbid_unknown_fields=True):
    """A table, written down."""

    mode: str
    heroes: list[HeroPosition]
    health: tuple[int, ...]
    first: int
    active: int
    turn: int
    phase: str
    due: tuple[int, ...]
    rolls: list[DicePosition]
    left: int
    rolled: int
    bought: bool
    expiring: int
    declared: int
    ability: int
    failed: bool
    target: int
    damage_kind: str
    base: int
    plus: int
    halved: int
    waiting: list[Any]
    later: list[Any]
    inflicted: int
    locked: bool
    defended: bool
    hit: bool
    dealt: int
    permits: int
    bonus: int
    again: int
    extra: bool
    isolated: bool
    source: int
    speaker: int
    chosen: int
    added: int
    spent: int
    result: int


# Fields that are written as they are.
HERO_FIELDS: Final = (
    *("cp", "levels", "companions", "used", "incoming", "sure", "prevented", "halves", "returned"),
    *("evaded", "guard", "passed_on", "put_aside", "out"),
)
TABLE_FIELDS: Final = (
    *("health", "first", "active", "turn", "due", "left", "rolled", "bought", "declared", "ability"),
    *("failed", "target", "base", "plus", "halved", "inflicted", "locked", "defended", "hit", "dealt"),
    *("permits", "bonus", "again", "extra", "isolated", "source", "speaker", "chosen", "added", "spent"),
    *("expiring", "result"),
)


# ---- writing --------------------------------------------------------------------------------------------
def save(g: Throne) -> dict[str, Any]:
    """The whole position."""
    return {
        **save_table(g),
        **{name: listed(getattr(g, name)) for name in TABLE_FIELDS},
        "mode": MODES[g.mode],
        "phase": PHASES[g.phase],
        "damage_kind": DAMAGE[g.damage_kind],
        "heroes": [save_hero(h) for h in g.heroes],
        "rolls": [
            {
                "purpose": PURPOSES[roll.purpose],
                "dice": list(roll.values),
                "owners": list(roll.owners),
                "open": roll.open,
                "again": roll.again,
            }
            for roll in g.rolls
        ],
        "waiting": [rule_call(verb) for verb in g.waiting],
        "later": [rule_call(verb) for verb in g.later],
    }


def listed(value: Any) -> Any:
    """Tuples as lists."""
    return list(value) if isinstance(value, tuple) else value


def save_hero(h: Hero) -> dict[str, Any]:
    """A hero with the names of everything."""
    fresh_hero = new_hero(h.seat, h.kind)
    return {
        **{name: listed(getattr(h, name)) for name in HERO_FIELDS},
        "hero": BOARDS[h.kind].name,
        "hand": names(h, h.hand),
        "deck": [names(h, group) for group in h.deck],
        "discard": names(h, h.discard),
        "playing": names(h, h.playing),
        "known": names(h, cards_of(h, h.known)),
        "seen": {str(seat): names(h, cards_of(h, cards)) for seat, cards in enumerate(h.seen) if cards},
        "tokens": {STATUS_NAMES[s]: n for s, n in enumerate(h.tokens) if n},
        "fresh": {STATUS_NAMES[s]: n for s, n in enumerate(h.fresh) if n},
        "limits": {STATUS_NAMES[s]: n for s, n in enumerate(h.limits) if n != fresh_hero.limits[s]},
    }


def names(h: Hero, cards: Cards) -> list[str]:
    """Cards of a hero by name."""
    return [card_of(h, card).name for card in cards]


def cards_of(h: Hero, bits: int) -> Cards:
    """The cards whose bits are set."""
    return tuple([card for card in range(len(BOARDS[h.kind].cards)) if bits >> card & 1])


# ---- reading --------------------------------------------------------------------------------------------
def load(data: Mapping[str, Any]) -> Throne:
    """The table that a position describes; refuses what cannot be, naming field and reason."""
    p = converted(data, ThronePosition)
    g = Throne()
    g.quiet = False
    g.mode = index_of(p.mode, MODES, "mode")
    g.phase = index_of(p.phase, PHASES, "phase")
    g.damage_kind = index_of(p.damage_kind, DAMAGE, "damage_kind")
    for name in TABLE_FIELDS:
        setattr(g, name, getattr(p, name))
    if len(p.heroes) not in PLAYERS:
        raise PositionError("position-players", "DT-1.1", field="heroes", given=len(p.heroes))
    g.team = tuple([seat % 2 if g.mode == TEAMS else seat for seat in range(len(p.heroes))])
    g.heroes = [load_hero(seat, hero) for seat, hero in enumerate(p.heroes)]
    g.rolls = tuple([load_dice(roll, f"rolls[{i}]", len(g.heroes)) for i, roll in enumerate(p.rolls)])
    g.waiting = tuple([made_rule(call, CLASSES, f"waiting[{i}]") for i, call in enumerate(p.waiting)])
    g.later = tuple([made_rule(call, CLASSES, f"later[{i}]") for i, call in enumerate(p.later)])
    load_table(g, p, CLASSES)
    check(g)
    check_rules(g)
    load_options(g)
    return g


def load_hero(seat: int, data: HeroPosition) -> Hero:
    """A hero from what is written down."""
    where = f"heroes[{seat}]"
    if data.hero not in NUMBERS:
        raise PositionError("position-unknown-name", field=f"{where}.hero", given=data.hero)
    h = new_hero(seat, NUMBERS[data.hero])
    for name in HERO_FIELDS:
        setattr(h, name, getattr(data, name))
    h.hand = tuple(sorted(numbers(h, data.hand, f"{where}.hand")))
    h.deck = tuple([tuple(sorted(numbers(h, group, f"{where}.deck"))) for group in data.deck])
    h.discard = numbers(h, data.discard, f"{where}.discard")
    h.playing = numbers(h, data.playing, f"{where}.playing")
    h.known = bits_of(numbers(h, data.known, f"{where}.known"))
    seen = {index_of(name, SEATS, f"{where}.seen"): cards for name, cards in data.seen.items()}
    h.seen = tuple(
        [bits_of(numbers(h, seen.get(viewer, []), f"{where}.seen")) for viewer in range(MOST_PLAYERS)]
    )
    h.tokens = counted(data.tokens, h.tokens, f"{where}.tokens")
    h.fresh = counted(data.fresh, h.fresh, f"{where}.fresh")
    h.limits = counted(data.limits, h.limits, f"{where}.limits")
    h.held = sum([1 << status for status, n in enumerate(h.tokens) if n])
    return h


def numbers(h: Hero, cards: list[str], where: str) -> Cards:
    """Cards of a hero from their names."""
    known = [card.name for card in BOARDS[h.kind].cards]
    return tuple([index_of(name, known, where) for name in cards])


def bits_of(cards: Cards) -> int:
    """A bit for every card."""
    return sum([1 << card for card in cards])


def counted(given: Mapping[str, int], start: tuple[int, ...], where: str) -> tuple[int, ...]:
    """Numbers by status."""
    found = list(start)
    for name, n in given.items():
        found[index_of(name, STATUS_NAMES, where)] = n
    return tuple(found)


def load_dice(data: DicePosition, where: str, seats: int) -> Dice:
    """Dice from what is written down."""
    if len(data.dice) != len(data.owners) or not data.dice:
        raise PositionError("position-count", field=where, given=len(data.dice), expected=len(data.owners))
    for value in data.dice:
        between(value, 1, 6, f"{where}.dice")
    for owner in data.owners:
        between(owner, 0, seats - 1, f"{where}.owners")
    purpose = index_of(data.purpose, PURPOSES, f"{where}.purpose")
    return Dice(purpose, data.dice, data.owners, data.open, data.again)
