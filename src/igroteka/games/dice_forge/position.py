"""Positions of Dice Forge as plain data, and what a position must fulfil."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
    save_table,
)
from igroteka.core.table import Rule
from igroteka.games.dice_forge import blessings, cards, faces, forging, gains, turn
from igroteka.games.dice_forge.catalogue import (
    BOAR,
    CARD_NAMES,
    CARDS_COUNT,
    CERBERUS,
    FACE_NAMES,
    GLORY,
    HAMMER,
    HAMMER_STEPS,
    INTRODUCTORY,
    NO_FACE,
    PORTALS,
    RESOURCES,
    SANCTUARY,
    START,
    STARTING_DICE,
    SWAPS,
    TEMPLE,
    TENACIOUS_BOAR,
    TRITON,
)
from igroteka.games.dice_forge.setup import PLAYERS
from igroteka.games.dice_forge.state import BLESSING_STEP, EXTRA_STEP, NO_OWNER, Forge, Hero

RULES = classes_of(gains, forging, faces, blessings, cards, turn)


class HeroPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A hero, written down."""

    gold: int
    sun: int
    moon: int
    glory: int
    light: list[str]
    dark: list[str]
    up: tuple[int, int]
    replaced: list[str]
    cards: dict[str, int]
    hammer: int
    portal: int
    cerberus: tuple[int, int]  # ready, used
    triton: tuple[int, int]
    given: int
    exchange: int


class ForgePosition(TablePosition, forbid_unknown_fields=True):
    """A table, written down."""

    active: int
    round: int
    step: int
    extra: bool
    used: list[str]
    bought: list[str]
    temple: dict[str, int]
    removed: list[str]
    islands: list[str]
    piles: dict[str, int]
    boars: list[int | None]
    heroes: list[HeroPosition]


# ---- writing ----------------------------------------------------------------------------------------
def save(g: Forge) -> dict[str, Any]:
    """The whole position, with names instead of numbers."""
    return {
        **save_table(g),
        "active": g.active,
        "round": g.round,
        "step": g.step,
        "extra": g.extra,
        "used": [CARD_NAMES[card] for card in g.used],
        "bought": [FACE_NAMES[face] for face in g.bought],
        "temple": {FACE_NAMES[face]: n for face, n in enumerate(g.stock)},
        "removed": [FACE_NAMES[face] for face in g.removed],
        "islands": [CARD_NAMES[card] for card in g.islands],
        "piles": {CARD_NAMES[card]: g.piles[card] for card in g.islands},
        "boars": [None if owner == NO_OWNER else owner for owner in g.boars],
        "heroes": [save_hero(h) for h in g.heroes],
    }


def save_hero(h: Hero) -> dict[str, Any]:
    """A hero, with names instead of numbers."""
    return {
        "gold": h.gold,
        "sun": h.sun,
        "moon": h.moon,
        "glory": h.glory,
        "light": [FACE_NAMES[face] for face in h.dice[:6]],
        "dark": [FACE_NAMES[face] for face in h.dice[6:]],
        "up": [h.up0, h.up1 - 6],
        "replaced": [FACE_NAMES[face] for face in h.replaced],
        "cards": {CARD_NAMES[card]: n for card, n in enumerate(h.cards) if n},
        "hammer": h.hammer,
        "portal": h.portal,
        "cerberus": [h.cerberus, h.cerberus_used],
        "triton": [h.tritons, h.tritons_used],
        "given": h.given,
        "exchange": h.exchange,
    }


# ---- reading ----------------------------------------------------------------------------------------
def load(data: Mapping[str, Any]) -> Forge:
    """The table that a position describes; refuses what cannot be, naming field and reason."""
    p = converted(data, ForgePosition)
    g = Forge()
    if len(p.heroes) not in PLAYERS:
        raise PositionError("position-players", "DF-1.1", field="heroes", given=len(p.heroes))
    g.heroes = [load_hero(seat, hero) for seat, hero in enumerate(p.heroes)]
    g.active = p.active
    g.round = p.round
    g.step = p.step
    g.extra = p.extra
    g.used = numbers(p.used, CARD_NAMES, "used")
    g.bought = numbers(p.bought, FACE_NAMES, "bought")
    g.stock = counts(p.temple, FACE_NAMES, "temple")
    g.removed = numbers(p.removed, FACE_NAMES, "removed")
    g.islands = numbers(p.islands, CARD_NAMES, "islands")
    g.piles = counts(p.piles, CARD_NAMES, "piles")
    g.boars = tuple(NO_OWNER if owner is None else owner for owner in p.boars)
    load_table(g, p, RULES)
    check(g)
    load_options(g)
    return g


def load_hero(seat: int, p: HeroPosition) -> Hero:
    """A hero from what is written down."""
    where = f"heroes[{seat}]"
    h = Hero()
    h.seat = seat
    h.gold = p.gold
    h.sun = p.sun
    h.moon = p.moon
    h.glory = p.glory
    for die, row in (("light", p.light), ("dark", p.dark)):
        if len(row) != 6:
            raise PositionError("position-die", "DF-4.6", field=f"{where}.{die}", given=len(row))
    h.dice = numbers(p.light, FACE_NAMES, f"{where}.light") + numbers(p.dark, FACE_NAMES, f"{where}.dark")
    for up in p.up:
        between(up, 0, 5, f"{where}.up")
    h.up0 = p.up[0]
    h.up1 = p.up[1] + 6
    h.replaced = numbers(p.replaced, FACE_NAMES, f"{where}.replaced")
    h.cards = counts(p.cards, CARD_NAMES, f"{where}.cards")
    h.card_glory = sum(n * cards.CARDS[card].glory for card, n in enumerate(h.cards))
    h.hammer = p.hammer
    h.portal = p.portal
    h.cerberus, h.cerberus_used = p.cerberus
    h.tritons, h.tritons_used = p.triton
    h.given = p.given
    h.exchange = p.exchange
    return h


def numbers(names: list[str], known: tuple[str, ...], where: str) -> tuple[int, ...]:
    """Names as numbers; refuses one that does not exist."""
    return tuple([index_of(name, known, f"{where}[{i}]") for i, name in enumerate(names)])


def counts(given: Mapping[str, int], known: tuple[str, ...], where: str) -> tuple[int, ...]:
    """How many of each; what is not named is not there."""
    for name, n in given.items():
        index_of(name, known, where)
        between(n, 0, 99, f"{where}.{name}")
    return tuple([given.get(name, 0) for name in known])


# ---- what must hold ---------------------------------------------------------------------------------
def check(g: Forge) -> None:
    """Nothing appears, vanishes or leaves its limits: cards, faces, tokens, reserves, heroes.

    Every position of a game fulfils this; a position from outside must, too.
    """
    players = len(g.heroes)
    for rule, where in scheduled(g):
        check_rule(rule, where)
    between(g.active, 0, players - 1, "active")
    between(g.round, 1, g.rounds(), "round")
    between(g.step, BLESSING_STEP, EXTRA_STEP, "step")
    check_islands(g, players)
    check_faces(g, players)
    check_boars(g, players)
    for h in g.heroes:
        check_hero(g, h, f"heroes[{h.seat}]")


def check_islands(g: Forge, players: int) -> None:
    """Every slot has its card or the alternative, and every card is somewhere (DF-1.2, DF-1.5)."""
    between(len(g.islands), len(INTRODUCTORY), len(INTRODUCTORY), "islands", "DF-1.2")
    for slot, card in zip(INTRODUCTORY, g.islands, strict=True):
        if SWAPS.get(card, card) != slot:
            raise PositionError("position-wrong-slot", "DF-1.5", field="islands", given=CARD_NAMES[card])
    for card in range(CARDS_COUNT):
        there = g.piles[card] + sum(h.cards[card] for h in g.heroes)
        expected = players if card in g.islands else 0
        if there != expected:
            raise PositionError(
                "position-count", "DF-1.2", field=f"piles.{CARD_NAMES[card]}", given=there, expected=expected
            )


def check_faces(g: Forge, players: int) -> None:
    """No face is ever made or destroyed (DF-1.14), and two were taken from each square for two (DF-1.7)."""
    placing = [rule.face for rule, _ in scheduled(g) if isinstance(rule, forging.Place)]
    for face, name in enumerate(FACE_NAMES):
        there = g.stock[face] + g.removed.count(face) + placing.count(face)
        there += sum(h.dice.count(face) + h.replaced.count(face) for h in g.heroes)
        expected = players * STARTING_DICE.count(face) + TEMPLE[face]
        if there != expected:
            field = f"temple.{name}"
            raise PositionError("position-count", "DF-1.14", field=field, given=there, expected=expected)
    for _, square in SANCTUARY:
        taken = sum(g.removed.count(face) for face in set(square))
        if taken != (2 if players == 2 else 0):
            raise PositionError("position-count", "DF-1.7", field="removed", given=taken, expected=2)


def check_boars(g: Forge, players: int) -> None:
    """A boar face that has left the garden has an owner, who owns the card (DF-8.31)."""
    if len(g.boars) != 4:
        raise PositionError("position-count", "DF-8.31", field="boars", given=len(g.boars), expected=4)
    for colour, owner in enumerate(g.boars):
        between(owner, NO_OWNER, players - 1, f"boars[{colour}]")
        if (owner == NO_OWNER) != (g.stock[BOAR + colour] == 1):
            raise PositionError("position-boar", "DF-8.31", field=f"boars[{colour}]", given=owner)
    for h in g.heroes:
        if g.boars.count(h.seat) > h.cards[TENACIOUS_BOAR]:
            raise PositionError("position-boar", "DF-8.31", field="boars", given=h.seat)


def check_hero(g: Forge, h: Hero, where: str) -> None:
    """Reserves, hammer, tokens and portal of one hero."""
    for resource, name in enumerate(RESOURCES):
        clause = "DF-7.1" if resource != GLORY else "DF-7.3"
        between(h.reserve(resource), 0, h.most(resource), f"{where}.{name}", clause)
    between(h.hammer, 0, HAMMER_STEPS * h.cards[HAMMER], f"{where}.hammer")
    for name, ready, used, card in (
        ("cerberus", h.cerberus, h.cerberus_used, CERBERUS),
        ("triton", h.tritons, h.tritons_used, TRITON),
    ):
        between(min(ready, used), 0, 4, f"{where}.{name}")
        between(ready + used, 0, h.cards[card], f"{where}.{name}")
    between(h.portal, START, PORTALS, f"{where}.portal")
    if h.portal != START and [other.portal for other in g.heroes].count(h.portal) > 1:
        raise PositionError("position-portal", "DF-5.8", field=f"{where}.portal", given=h.portal)
    between(h.given, 0, 15, f"{where}.given")
    between(h.exchange, 0, 7, f"{where}.exchange")


def scheduled(g: Forge) -> list[tuple[Rule[Any, Any], str]]:
    """The rules that are asked or waiting, and where they stand."""
    waiting = [(rule, f"agenda[{i}]") for i, (rule, _, _) in enumerate(g.agenda)]
    return waiting if g.question is None else [(g.question, "question"), *waiting]


def check_rule(rule: Rule[Any, Any], where: str) -> None:
    """A rule made in play names only faces that exist."""
    for name in ("face", "first", "second", "other"):
        face = getattr(rule, name, None)
        if face is not None:
            between(face, 0, NO_FACE, f"{where}.{name}")
