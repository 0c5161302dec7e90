"""What a position must fulfil."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.errors import PositionError
from igroteka.core.saved import between, rule_call
from igroteka.games.dice_throne import turn, windows
from igroteka.games.dice_throne.board import BOARDS, STATUSES, card_of
from igroteka.games.dice_throne.keywords import (
    DAMAGE,
    EXTRA_HEALTH,
    MOST_CP,
    NOBODY,
    OFFENSIVE_UPGRADE,
    STARTING_HEALTH,
    TEAMS,
)
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.triggers import TRIGGERS

LARGEST: Final = 1 << 20
STATUS_NAMES: Final = tuple(status.name for status in STATUSES)


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
