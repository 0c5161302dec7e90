"""Heroes, tokens, abilities and cards of Dice Throne in few letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from igroteka.core.kind import Option
from igroteka.games.dice_throne.board import BOARDS, NUMBERS, STATUSES, Ability, Board, Card, Need, Symbols
from igroteka.games.dice_throne.keywords import OFFENSIVE_UPGRADE, SLOT_KINDS
from igroteka.games.dice_throne.powers import Status
from igroteka.i18n import Words
from igroteka.terminal.scene import Scene

Data = Mapping[str, Any]

UNVERIFIED: Final = "*"
ROMAN: Final = ("", "I", "II", "III")
# Middle tones: they can be read on a light and on a dark background. The words always say the same.
SYMBOL_STYLES: Final = ("color(32)", "color(136)", "color(160)", "color(34)")
STATUS_STYLES: Final = ("color(34)", "color(160)", "color(99)")
FRAME_STYLES: Final = ("color(32)", "color(166)", "color(160)", "", "color(34)", "color(99)")


# ---- what belongs to a hero -----------------------------------------------------------------------------
def board_of(hero: Data) -> Board:
    """The printed board of a hero of the view."""
    return BOARDS[NUMBERS[hero["hero"]]]


def hero_name(words: Words, hero: Data) -> str:
    """What the hero is called."""
    return words.name("hero", hero["hero"]) + ("" if hero["verified"] else UNVERIFIED)


def find_status(name: str) -> Status:
    """A status by its name."""
    return next(status for status in STATUSES if status.name == name)


def token_text(words: Words, name: str, n: int) -> str:
    """So many tokens of a status."""
    mark = "" if find_status(name).verified else UNVERIFIED
    return f"{words.name('status', name)}{mark}×{n}"


def companion_text(words: Words, name: str, n: int) -> str:
    """How a companion is; nothing if it is not in play."""
    return words.say("table-throne-companion", id=name, name=words.name("companion", name), n=n)


# ---- abilities ------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Row:
    """An ability at its present level; what an upgrade opens beside it has a row of its own."""

    name: str
    slot: str  # the ability of the board to which it belongs
    kind: str  # offensive, defensive, passive, ultimate
    level: int
    needs: tuple[Need, ...]  # any of these, its tiers
    dice: int  # of a defence
    verified: bool


def ability_rows(hero: Data) -> list[Row]:
    """The abilities of a hero at their present levels, in the order of the board."""
    abilities = board_of(hero).abilities
    return [row for ability in abilities for row in rows_at(ability, hero["levels"][ability.name])]


def rows_at(ability: Ability, level: int) -> list[Row]:
    """An ability at a level, and what this level opens beside it."""
    stage = ability.levels[level - 1]
    needs: dict[str, tuple[Need, ...]] = {} if stage.uses else {ability.name: ()}
    for use in stage.uses:
        name = use.name or ability.name
        needs[name] = (*needs.get(name, ()), use.need)
    return [
        Row(name, ability.name, SLOT_KINDS[ability.kind], level, any_of, stage.dice, stage.verified)
        for name, any_of in needs.items()
    ]


def rows_named(name: str) -> list[tuple[Board, Row]]:
    """All levels of an ability, whoever's it is."""
    return [
        (board, row)
        for board in BOARDS
        for ability in board.abilities
        for level in range(1, len(ability.levels) + 1)
        for row in rows_at(ability, level)
        if row.name == name
    ]


def row_about(words: Words, board: Board, row: Row) -> str:
    """An ability in full: its name, what the dice must show, what it does."""
    return f"{row_name(words, row)} ({need_text(words, board, row)}): {row_text(words, row)}"


def row_name(words: Words, row: Row) -> str:
    """`Revolver II`; what has no levels of its own goes without."""
    name = words.name("ability", row.name)
    told = f"{name} {ROMAN[row.level]}" if row.name == row.slot else name
    return told if row.verified else told + UNVERIFIED


def row_text(words: Words, row: Row) -> str:
    """What the ability does at this level."""
    own = words.text("ability", row.name, f"level{row.level}") or words.text("ability", row.name)
    return own or ""


def need_text(words: Words, board: Board, row: Row) -> str:
    """What the dice must show: `bullet×3/4/5`, `dash×2 bullseye`, `small straight`."""
    if not row.needs:
        return words.say(f"table-throne-slot-{row.kind}", dice=row.dice)
    least = [need.least for need in row.needs if isinstance(need, Symbols)]
    if len(least) == len(row.needs) > 1:
        used = {symbol for counts in least for symbol, n in enumerate(counts) if n}
        if len(used) == 1:
            symbol = used.pop()
            numbers = "/".join(str(counts[symbol]) for counts in least)
            return f"{words.name('symbol', board.symbols[symbol])}×{numbers}"
    return " / ".join(one_need(words, board, need) for need in row.needs)


def one_need(words: Words, board: Board, need: Need) -> str:
    """A single condition."""
    if not isinstance(need, Symbols):
        return words.say("table-throne-straight", length=getattr(need, "length", 0))
    counted = Counter(need.row)
    return " ".join(
        words.name("symbol", board.symbols[symbol]) + (f"×{n}" if n > 1 else "")
        for symbol, n in counted.items()
    )


# ---- cards ----------------------------------------------------------------------------------------------
def find_card(hero: Data, name: str) -> Card:
    """A card of the hero's deck by its name."""
    return next(card for card in board_of(hero).cards if card.name == name)


def upgraded_by(card: Card, board: Board) -> tuple[str, int] | None:
    """The ability and the level that an upgrade card stands for, None for any other card."""
    return (board.abilities[card.slot].name, card.level) if card.kind >= OFFENSIVE_UPGRADE else None


def card_name(words: Words, board: Board, card: Card) -> str:
    """What a card is called; an upgrade without a name of its own goes by its ability."""
    upgrade = upgraded_by(card, board)
    name = words.name("card", card.name)
    if upgrade and not words.has(f"card-{card.name}"):
        name = f"{words.name('ability', upgrade[0])} {ROMAN[upgrade[1]]}"
    return name if card.verified else name + UNVERIFIED


def card_about(words: Words, board: Board, card: Card) -> str:
    """What a card does; of an upgrade: what the ability will do."""
    upgrade = upgraded_by(card, board)
    if upgrade:
        return words.text("ability", upgrade[0], f"level{upgrade[1]}") or ""
    return words.text("card", card.name) or ""


# ---- options --------------------------------------------------------------------------------------------
def numbers_of(options: Sequence[Option], key: str, **args: object) -> list[int]:
    """The numbers of the options of this key that have these arguments."""
    return [
        i
        for i, option in enumerate(options)
        if option.key == key and all(option.args.get(name) == value for name, value in args.items())
    ]


def touched(option: Option) -> list[int]:
    """The places of the dice that an option touches."""
    return [int(element[4:]) for element in option.at if element.startswith("die.")]


def kept(scene: Scene, option: Option) -> list[int]:
    """What the dice show that a re-roll leaves lying."""
    return [v for i, v in enumerate(scene.view["rolls"][-1]["dice"]) if i not in touched(option)]


def keep_told(words: Words, keep: Sequence[int]) -> str:
    """The dice to keep: `keep 2 2 6`."""
    return words.say("table-throne-keep", dice=" ".join(map(str, keep)), n=len(keep))
