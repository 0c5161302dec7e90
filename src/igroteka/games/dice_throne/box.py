"""What is in the box, as plain data for those who draw it: heroes, cards, statuses with their numbers.

No words: names and texts are in the catalogues, under the same ids. An ability's condition is told by what
the dice must show: `{"symbols": ["bullet", "bullet"]}`, or `{"straight": 4}` for consecutive numbers.
"""

from __future__ import annotations

from typing import Any, Final

from igroteka.games.dice_throne.board import (
    BOARDS,
    STATUSES,
    Ability,
    Board,
    Card,
    Level,
    Need,
    Straight,
    Symbols,
    Use,
)
from igroteka.games.dice_throne.choosing import ChoosePlayer
from igroteka.games.dice_throne.common_cards import COMMON
from igroteka.games.dice_throne.harm import AddDamage, Prevent, PreventHalf, ReturnHalf
from igroteka.games.dice_throne.keywords import (
    ATTEMPTS,
    CARD_KINDS,
    EXTRA_HEALTH,
    HAND_LIMIT,
    MODES,
    MOST_CP,
    OFFENSIVE_UPGRADE,
    PHASES,
    SLOT_KINDS,
    STARTING_HEALTH,
    STATUS_KINDS,
)
from igroteka.games.dice_throne.powers import Power, Status
from igroteka.games.dice_throne.texts import Fixed, Text

COMPLEXITY: Final = {  # of 6, where it is known; the other leaflets were not seen
    "gunslinger": 2,
    "barbarian": 1,
    "pyromancer": 3,
    "moon_elf": 2,
    "shadow_thief": 5,
    "ninja": 2,
}


def box() -> dict[str, Any]:
    """Everything that never changes during a game."""
    return {
        "phases": list(PHASES),
        "health": {mode: STARTING_HEALTH[k] for k, mode in enumerate(MODES)},
        "extra_health": EXTRA_HEALTH,
        "cp": MOST_CP,
        "hand": HAND_LIMIT,
        "attempts": ATTEMPTS,
        "heroes": {board.name: box_hero(board) for board in BOARDS},
        "cards": {card.name: box_card(card) for card in COMMON},
        "statuses": {status.name: box_status(status) for status in STATUSES},
    }


def box_hero(board: Board) -> dict[str, Any]:
    """A hero: dice, abilities with all their levels, the cards that only this hero has."""
    return {
        "complexity": COMPLEXITY.get(board.name),
        "verified": board.verified,
        "dice": [{"symbol": symbol, "count": board.dice.count(k)} for k, symbol in enumerate(board.symbols)],
        "faces": [board.symbols[symbol] for symbol in board.dice],
        "abilities": [box_ability(board, ability) for ability in board.abilities],
        "cards": {card.name: box_card(card, board) for card in board.cards if card not in COMMON},
        "companions": [name for name, _ in board.companions],
        "flips": board.flips,
    }


def box_ability(board: Board, ability: Ability) -> dict[str, Any]:
    """A slot of the board."""
    return {
        "id": ability.name,
        "kind": SLOT_KINDS[ability.kind],
        "levels": [box_level(board, level) for level in ability.levels],
    }


def box_level(board: Board, level: Level) -> dict[str, Any]:
    """A level of an ability: what it needs, how many dice a defence rolls."""
    return {
        "uses": [box_use(board, use) for use in level.uses],
        "dice": level.dice,
        "verified": level.verified,
    }


def box_use(board: Board, use: Use) -> dict[str, Any]:
    """One way to use an ability; `name`: of its own, when an upgrade opens a second ability."""
    return {"name": use.name, **box_need(board, use.need)}


def box_need(board: Board, need: Need) -> dict[str, Any]:
    """What the dice must show."""
    if isinstance(need, Symbols):
        return {"symbols": [board.symbols[symbol] for symbol in need.row]}
    assert isinstance(need, Straight)
    return {"straight": need.length}


def box_card(card: Card, board: Board | None = None) -> dict[str, Any]:
    """A card; an upgrade tells what it is put on. Upgrades have the text of the level they bring."""
    found = {
        "cost": card.cost,
        "kind": CARD_KINDS[card.kind],
        "modifier": card.modifier,
        "promo": card.promo,
        "verified": card.verified,
        "changes": box_changes(card.text),
    }
    if board is not None and card.kind >= OFFENSIVE_UPGRADE:
        found |= {"ability": board.abilities[card.slot].name, "level": card.level}
    return found


def box_status(status: Status) -> dict[str, Any]:
    """A status: of which kind it is, how many may lie on a hero, what it may be spent for."""
    return {
        "kind": STATUS_KINDS[status.kind],
        "limit": status.limit,
        "persistent": status.persistent,
        "powers": [box_power(power) for power in status.powers],
        "attacked": status.attacked,
        "attacking": status.attacking,
        "verified": status.verified,
    }


def box_power(power: Power) -> dict[str, Any]:
    """What a status may be spent for: its price, and what that surely changes about damage."""
    return {"tokens": power.cost.tokens, "cp": power.cost.cp, "changes": box_changes(power.text)}


def box_changes(text: Text) -> dict[str, int]:
    """What a text surely changes about the damage that is coming: a table can tell it beforehand."""
    found: dict[str, int] = {}
    for verb in text:
        if isinstance(verb, ChoosePlayer):
            found |= box_changes(verb.text)
        elif isinstance(verb, (Prevent, AddDamage)) and isinstance(verb.n, Fixed):
            found["prevents" if isinstance(verb, Prevent) else "adds"] = verb.n.n
        elif isinstance(verb, (PreventHalf, ReturnHalf)):
            found["halves" if isinstance(verb, PreventHalf) else "returns"] = 1
    return found
