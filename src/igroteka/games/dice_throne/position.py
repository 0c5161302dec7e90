"""Positions of Dice Throne as plain data, and what a position must fulfil."""

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
    amounts,
    board,
    choosing,
    companions,
    conditions,
    defence,
    dice,
    gains,
    harm,
    oddities,
    offence,
    tokens,
    turn,
    windows,
)
from igroteka.games.dice_throne.board import BOARDS, NUMBERS, STATUSES, TRIGGERS, card_of
from igroteka.games.dice_throne.keywords import (
    DAMAGE,
    EXTRA_HEALTH,
    MODES,
    MOST_CP,
    MOST_PLAYERS,
    NOBODY,
    OFFENSIVE_UPGRADE,
    PHASES,
    PURPOSES,
    STARTING_HEALTH,
    TEAMS,
)
from igroteka.games.dice_throne.layout import new_hero
from igroteka.games.dice_throne.setup import PLAYERS
from igroteka.games.dice_throne.state import Dice, Hero, Throne

CLASSES: Final = classes_of(
    *(board, amounts, conditions, tokens, gains, harm, dice, choosing, companions, oddities),
    *(acting, windows, defence, offence, turn),
)
LARGEST: Final = 1 << 20
SEATS: Final = tuple(str(seat) for seat in range(MOST_PLAYERS))
STATUS_NAMES: Final = tuple(status.name for status in STATUSES)


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


# ---- what must hold -------------------------------------------------------------------------------------
def check(g: Throne) -> None:
    """Every number within its limits, every card of a hero in at most one place."""
    seats = len(g.heroes)
    dials = 2 if g.mode == TEAMS else seats
    if len(g.health) != dials:
        raise PositionError("position-count", field="health", given=len(g.health), expected=dials)
    for name in ("first", "active"):
        between(getattr(g, name), 0, seats - 1, name)
    for name in ("target", "again", "speaker", "chosen"):
        between(getattr(g, name), NOBODY, seats - 1, name)
    uses = len(BOARDS[g.heroes[g.active].kind].uses)
    for name in ("declared", "ability"):
        between(getattr(g, name), NOBODY, uses - 1, name)
    for dial, health in enumerate(g.health):
        between(health, 0, STARTING_HEALTH[g.mode] + EXTRA_HEALTH, f"health[{dial}]", "DT-1.9")
    for name in ("permits", "bonus", "halved", "left", "rolled"):
        between(getattr(g, name), 0, 99, name)
    for h in g.heroes:
        check_hero(h, f"heroes[{h.seat}]")
        if h.out != (g.health_of(h.seat) == 0):
            raise PositionError("position-out", "DT-2.2", field=f"heroes[{h.seat}].out", given=h.seat)
    check_due(g)


def check_due(g: Throne) -> None:
    """What is due belongs to the active hero: a status, a trigger of the board."""
    known = [*range(len(STATUSES))]
    for slot, ability in enumerate(BOARDS[g.heroes[g.active].kind].abilities):
        most = max([len(level.triggers) for level in ability.levels])
        known += [turn.PASSIVES + TRIGGERS * slot + k for k in range(most)]
    for due in g.due:
        if due not in known:
            raise PositionError("position-unknown-name", field="due", given=str(due))


# What the arguments of rules may be, by their names.
ARGUMENTS: Final = {
    "status": (0, len(STATUSES) - 1),
    "moment": (0, len(windows.WINDOW_NAMES) - 1),
    "kind": (0, len(DAMAGE) - 1),
    "symbol": (0, 3),
    "number": (0, 6),
}


def check_rules(g: Throne) -> None:
    """The numbers inside the rules that wait, wherever they stand."""
    if g.question is not None:
        check_arguments(rule_call(g.question), "question")
    for i, (rule, _, _) in enumerate(g.agenda):
        check_arguments(rule_call(rule), f"agenda[{i}]")
    for i, rule in enumerate(g.waiting):
        check_arguments(rule_call(rule), f"waiting[{i}]")
    for i, rule in enumerate(g.later):
        check_arguments(rule_call(rule), f"later[{i}]")


def check_arguments(value: Any, where: str) -> None:
    """The arguments of a written rule, and of the rules inside it."""
    if isinstance(value, list):
        for part in value:
            check_arguments(part, where)
    elif isinstance(value, dict):
        for name, argument in value.items():
            if name in ARGUMENTS:
                if not isinstance(argument, int):
                    raise PositionError("position-rule-arguments", field=where, given=name)
                between(argument, *ARGUMENTS[name], f"{where}.{name}")
            check_arguments(argument, f"{where}.{name}")


def check_hero(h: Hero, where: str) -> None:
    """A hero's dials, tokens, levels and cards."""
    abilities = BOARDS[h.kind].abilities
    between(h.cp, 0, MOST_CP, f"{where}.cp", "DT-1.10")
    for status, n in enumerate(h.tokens):
        between(n, 0, h.limits[status], f"{where}.tokens.{STATUS_NAMES[status]}", "DT-9.7")
    if len(h.levels) != len(abilities):
        raise PositionError(
            "position-count", field=f"{where}.levels", given=len(h.levels), expected=len(abilities)
        )
    for slot, level in enumerate(h.levels):
        between(level, 1, len(abilities[slot].levels), f"{where}.levels[{slot}]")
    if len(h.companions) != len(BOARDS[h.kind].companions):
        raise PositionError(
            "position-count",
            field=f"{where}.companions",
            given=len(h.companions),
            expected=len(BOARDS[h.kind].companions),
        )
    between(h.guard, 0, 2 if BOARDS[h.kind].attack_bonus is not None else 0, f"{where}.guard")
    for name in ("incoming", "sure", "prevented", "halves", "returned", "passed_on"):
        between(getattr(h, name), 0, LARGEST, f"{where}.{name}")
    check_cards(h, where)


def check_cards(h: Hero, where: str) -> None:
    """No card is in two places; in none are only upgrades in play and promo cards that were left out."""
    places = [*h.hand, *h.discard, *h.playing, *[card for group in h.deck for card in group]]
    if len(set(places)) != len(places):
        twice = next(card for card in places if places.count(card) > 1)
        raise PositionError("position-twice", field=where, given=card_of(h, twice).name)
    for card, c in enumerate(BOARDS[h.kind].cards):
        on_board = c.kind >= OFFENSIVE_UPGRADE and h.levels[c.slot] >= c.level
        if card not in places and not c.promo and not on_board:
            raise PositionError("position-gone", "DT-1.5", field=where, given=c.name)
