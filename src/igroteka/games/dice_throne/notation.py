"""How options are written: `play six_it`, `reroll 1,4,4`, `declare revolver 2`. English, in every record."""

from __future__ import annotations

from typing import Final

from igroteka.core.errors import IllegalOption
from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.board import BOARDS, STATUSES, Board
from igroteka.games.dice_throne.state import Hero, Throne

PLAIN: Final = {o.PASS: "pass", o.YES: "yes", o.ROLL_DICE: "roll", o.NO_ABILITY: "no_ability"}
NUMBERED: Final = {o.MODE: "mode", o.NUMBER: "number", o.ORDER: "effect", o.PLAYER: "player"}
FROM_ONE: Final = (o.MODE, o.ORDER)  # people count these from 1
CARDS: Final = {o.CARD: "card", o.PLAY: "play", o.SELL: "sell"}
WORDS: Final = {
    **{word: family for words in (PLAIN, NUMBERED, CARDS) for family, word in words.items()},
    "companion": o.COMPANION,
    "reroll": o.REROLL,
    "die": o.DIE,
    "declare": o.DECLARE,
    "defend": o.DEFEND,
    "use": o.USE,
    "spend": o.SPEND,
    "token": o.TOKEN,
}
STATUS_NUMBERS: Final = {status.name: number for number, status in enumerate(STATUSES)}
COMPANIONS: Final = "companions"


# ---- writing --------------------------------------------------------------------------------------------
def written(g: Throne, option: int) -> str:
    """An option as text."""
    start = o.family(option)
    rest = option - start
    me = asked(g)
    board = BOARDS[me.kind]
    if start in PLAIN:
        return PLAIN[start]
    if start in NUMBERED:
        return f"{NUMBERED[start]} {rest + 1 if start in FROM_ONE else rest}"
    if start in CARDS:
        return f"{CARDS[start]} {board.cards[rest].name}"
    if start == o.REROLL:
        values = g.rolls[-1].values
        return "reroll " + ",".join([str(v) for i, v in enumerate(values) if rest >> i & 1])
    if start == o.DIE:
        die, number = divmod(rest, 8)
        return f"die {die + 1} {number}" if number else f"die {die + 1}"
    if start == o.DECLARE:
        return f"declare {use_name(board, rest)}"
    if start == o.DEFEND:
        return f"defend {board.abilities[rest].name}"
    if start == o.COMPANION:
        return f"companion {board.companions[rest][0]}"
    if start == o.TOKEN:
        seat, status = divmod(rest, o.PER_SEAT)
        return f"token {seat} {STATUSES[status].name}"
    number, k = divmod(rest, o.POWERS)
    if start == o.SPEND:
        return f"spend {STATUSES[number].name} {k + 1}"
    return f"use {slot_name(board, number)} {k + 1}"


def asked(g: Throne) -> Hero:
    """Whose option it is: of whoever is asked; of the active player when nobody is."""
    return g.heroes[g.player if g.player >= 0 else g.active]


def slot_name(board: Board, slot: int) -> str:
    """A slot of the board; the one after the last holds the companions' powers."""
    return board.abilities[slot].name if slot < len(board.abilities) else COMPANIONS


def plain_name(board: Board, use: int) -> str:
    """The ability a use belongs to, or its own name."""
    return board.uses[use].name or board.abilities[board.uses[use].slot].name


def use_name(board: Board, use: int) -> str:
    """The name of a use, with its number among those of the same name and level."""
    alike = alternatives(board, use)
    name = plain_name(board, use)
    return name if len(alike) == 1 else f"{name} {alike.index(use) + 1}"


def alternatives(board: Board, use: int) -> list[int]:
    """The uses of one ability at one level: its tiers."""
    name, level = plain_name(board, use), board.uses[use].level
    return [k for k, u in enumerate(board.uses) if plain_name(board, k) == name and u.level == level]


# ---- reading --------------------------------------------------------------------------------------------
def read(g: Throne, text: str) -> int:
    """The option that a text means; refuses what is no notation of this game."""
    word, *rest = text.split() or [""]
    start = WORDS.get(word)
    if start is None:
        raise IllegalOption("notation-unknown-word", given=text, allowed=", ".join(WORDS))
    least, most = lengths(start)
    if not least <= len(rest) <= most:
        raise IllegalOption("notation-wrong-length", given=text, word=word, expected=most)
    me = asked(g)
    board = BOARDS[me.kind]
    if start in PLAIN:
        return start
    if start in NUMBERED:
        return start + number_of(rest[0], word, 99, start in FROM_ONE)
    if start in CARDS:
        return start + index_of(rest[0], [card.name for card in board.cards], word)
    if start == o.REROLL:
        return o.REROLL + mask_of(g, rest[0], word)
    if start == o.DIE:
        number = number_of(rest[1], word, 6) if len(rest) == 2 else 0
        return o.DIE + 8 * number_of(rest[0], word, 99, True) + number
    if start == o.DECLARE:
        return o.DECLARE + use_of(me, board, rest, word)
    if start == o.DEFEND:
        return o.DEFEND + index_of(rest[0], [ability.name for ability in board.abilities], word)
    if start == o.COMPANION:
        return o.COMPANION + index_of(rest[0], [name for name, _ in board.companions], word)
    if start == o.TOKEN:
        seat = number_of(rest[0], word, len(g.heroes) - 1)
        return o.TOKEN + o.PER_SEAT * seat + status_of(rest[1], word)
    k = number_of(rest[1], word, o.POWERS, True) if len(rest) == 2 else 0
    if start == o.SPEND:
        return o.SPEND + o.POWERS * status_of(rest[0], word) + k
    slots = [*[ability.name for ability in board.abilities], COMPANIONS]
    return o.USE + o.POWERS * index_of(rest[0], slots, word) + k


def lengths(start: int) -> tuple[int, int]:
    """How many words follow the first one."""
    if start in PLAIN:
        return 0, 0
    if start == o.TOKEN:
        return 2, 2
    return (1, 2) if start in (o.DIE, o.DECLARE, o.SPEND, o.USE) else (1, 1)


def number_of(text: str, word: str, most: int, from_one: bool = False) -> int:
    """A number of a sensible size."""
    least = 1 if from_one else 0
    if not (text.isascii() and text.isdigit() and len(text) < 4 and least <= int(text) <= most):
        raise IllegalOption("notation-unknown-name", given=text[:20], word=word, allowed=f"{least} … {most}")
    return int(text) - least


def index_of(text: str, names: list[str], word: str) -> int:
    """The place of a name."""
    if text not in names:
        raise IllegalOption("notation-unknown-name", given=text, word=word, allowed=", ".join(names))
    return names.index(text)


def status_of(text: str, word: str) -> int:
    """A status by its name."""
    return index_of(text, list(STATUS_NUMBERS), word)


def mask_of(g: Throne, text: str, word: str) -> int:
    """The dice that show these numbers, the first ones of equal dice."""
    if not g.rolls:
        return 1  # nothing lies there yet; the rules say why not
    values = g.rolls[-1].values
    mask = 0
    for part in text.split(","):
        number = number_of(part, word, 6)
        places = [i for i, value in enumerate(values) if value == number and not mask >> i & 1]
        if not places:
            raise IllegalOption("notation-no-die", "DT-4.3", given=part)
        mask |= 1 << places[0]
    return mask


def use_of(me: Hero, board: Board, rest: list[str], word: str) -> int:
    """The use of an ability that a name and perhaps a number mean, at the hero's present level."""
    names = [plain_name(board, k) for k in range(len(board.uses))]
    index_of(rest[0], names, word)
    found = [k for k, name in enumerate(names) if name == rest[0]]
    present = [k for k in found if me.levels[board.uses[k].slot] == board.uses[k].level] or found[:1]
    k = number_of(rest[1], word, len(present), True) if len(rest) == 2 else 0
    return present[k]
