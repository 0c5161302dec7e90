"""The own abilities: what the dice must show, whether they do, and how likely it is while one rolls."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from rich.text import Text

from igroteka.games.dice_throne.board import NUMBERS, Board
from igroteka.games.dice_throne.expectation import ability_odds
from igroteka.games.dice_throne.layout import new_hero
from igroteka.games.dice_throne.odds import Keep, met
from igroteka.i18n import Words
from igroteka.terminal.boards.dice_throne_pieces import (
    Data,
    Row,
    ability_rows,
    board_of,
    keep_told,
    kept,
    need_text,
    numbers_of,
    row_name,
    row_text,
)
from igroteka.terminal.layout import Lines, aligned, cut, exactly, flowed, indented, ruled, wrapped
from igroteka.terminal.scene import MARK_STYLE, Level, Marks, Scene

Odds = dict[str, tuple[Fraction, Keep]]

USED = ("option-declare", "option-defend", "option-use", "option-due-ability")
SHORT_NAME = 12  # letters of a name where there is least room
LEAST_TEXT = 12  # letters of what an ability does that are worth their room


def ability_lines(scene: Scene, marks: Marks, width: int, level: Level) -> Lines:
    """The own abilities: in a table with what they do, or one after the other where room is scarce."""
    me = scene.view["heroes"][scene.seat]
    board, odds = board_of(me), odds_now(scene)
    rows = ability_rows(me)
    if level == Level.NEEDED:
        return needed_lines(scene, marks, rows, odds, width)
    if level <= Level.COMPACT:
        title = Text(f"{scene.words.say('table-throne-my-abilities')}:", "bold")
        return flowed([title, *(ability_item(scene, marks, board, row, odds) for row in rows)], width)
    table = aligned([ability_cells(scene, marks, board, row, odds) for row in rows], right=(0, 3))
    lines = [ruled(scene.words.say("table-throne-abilities", odds=int(bool(odds))), width)]
    for row, line in zip(rows, table, strict=True):
        text, rest = row_text(scene.words, row), width - line.cell_len - 1
        if level == Level.DETAILED:
            lines.append(exactly(line.append(f" {text}", "dim"), width) if rest >= LEAST_TEXT else line)
        else:
            lines += [line, *indented(wrapped(text, width - 6, "dim"), 6)]
    return lines


def needed_lines(scene: Scene, marks: Marks, rows: list[Row], odds: Odds, width: int) -> Lines:
    """Only names and chances of what can be reached, and what can be used now."""
    items: Lines = []
    for row in rows:
        item = numbers_before(scene, marks, row)
        chance = odds[row.name][0] if row.name in odds else Fraction(0)
        if item or chance:
            item.append(cut(row_name(scene.words, row), SHORT_NAME))
            items.append(item.append_text(chance_text(scene.words, chance)) if chance else item)
    return flowed(items, width)


def ability_item(scene: Scene, marks: Marks, board: Board, row: Row, odds: Odds) -> Text:
    """`0) Revolver II ✓: bullet×3/4/5 98.4% →14)`."""
    words = scene.words
    item = numbers_before(scene, marks, row).append_text(name_text(scene, row))
    item.append(f": {need_text(words, board, row)}", "dim")
    if row.name in odds:
        chance, keep = odds[row.name]
        item.append_text(chance_text(words, chance)).append_text(keep_number(scene, chance, keep))
    return item


def ability_cells(scene: Scene, marks: Marks, board: Board, row: Row, odds: Odds) -> list[Text]:
    """The columns of the table: number, name, condition, chance, what to keep for it."""
    words = scene.words
    chance, keep = odds.get(row.name, (None, ()))
    cells = [numbers_before(scene, marks, row), name_text(scene, row), Text(need_text(words, board, row))]
    cells.append(Text() if chance is None else chance_text(words, chance))
    keeping = Text()
    if chance and chance < 1 and scene.view["rolls"]:
        keeping.append(keep_told(words, keep))
        keeping.append_text(keep_number(scene, chance, keep))
    return [*cells, keeping]


def numbers_before(scene: Scene, marks: Marks, row: Row) -> Text:
    """The numbers of the options that declare, defend with or use this ability."""
    options, source = scene.options, f"ability-{row.name}"
    numbers = [n for key in USED for n in numbers_of(options, key, source=source)]
    return marks.write(*numbers, *numbers_of(options, "option-due-ability", ability=row.name))


def name_text(scene: Scene, row: Row) -> Text:
    """The name with the level; a tick if the dice show what is needed."""
    met_now = is_met(scene, row)
    return Text.assemble((row_name(scene.words, row), "bold" if met_now else ""), (" ✓" if met_now else ""))


def is_met(scene: Scene, row: Row) -> bool:
    """Do the attack dice of the one who looks show what the ability needs?"""
    rolls = scene.view["rolls"]
    if not rolls or rolls[0]["purpose"] != "attack" or scene.view["active"] != scene.seat:
        return False
    faces = board_of(scene.view["heroes"][scene.seat]).faces
    return any(met(need, faces, tuple(rolls[0]["dice"])) for need in row.needs)


# ---- chances --------------------------------------------------------------------------------------------
def odds_now(scene: Scene) -> Odds:
    """The chances of the one who looks with the attempts left; nothing unless that one is rolling."""
    view, me = scene.view, scene.view["heroes"][scene.seat]
    rolls, left = view["rolls"], view["attempts_left"]
    rolling = view["phase"] == "offence" and view["active"] == scene.seat and not view["attack"]["ability"]
    if not rolling or (rolls and not rolls[0]["open"]) or not (rolls or left):
        return {}
    dice = tuple(sorted(rolls[0]["dice"])) if rolls else None
    return odds_of(me["hero"], tuple(me["levels"].values()), dice, left)


@lru_cache(maxsize=64)
def odds_of(hero: str, levels: tuple[int, ...], dice: Keep | None, attempts: int) -> Odds:
    """The chances of a hero with abilities of these levels."""
    h = new_hero(0, NUMBERS[hero])
    h.levels = levels
    return ability_odds(h, dice, attempts)


def chance_text(words: Words, chance: Fraction) -> Text:
    """A chance in percent; never 0 or 100 unless it is."""
    percent = float(chance * 100)
    if 0 < chance < 1:
        percent = min(max(percent, 0.01), 99.9)
    digits = 0 if chance in (0, 1) else 1 if percent >= 10 else 2
    told = words.say("table-throne-chance", percent=percent, digits=digits)
    return Text(f" {told}", "bold" if chance == 1 else "")


def keep_number(scene: Scene, chance: Fraction, keep: Keep) -> Text:
    """The number of the option that re-rolls all but these dice."""
    if 0 < chance < 1:
        for n in numbers_of(scene.options, "option-reroll"):
            if tuple(sorted(kept(scene, scene.options[n]))) == keep:
                return Text.assemble(" →", (f"{n})", MARK_STYLE))
    return Text()


def rival_lines(scene: Scene, hero: Data, width: int) -> Lines:
    """All abilities of a hero with what they do."""
    lines: Lines = []
    for row in ability_rows(hero):
        need = need_text(scene.words, board_of(hero), row)
        lines += wrapped(f"{row_name(scene.words, row)} ({need}): {row_text(scene.words, row)}", width)
    return lines
