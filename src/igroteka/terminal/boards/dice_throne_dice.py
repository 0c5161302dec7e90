"""The dice that lie on the table: whose, what for, what they show, whether they may still be altered."""

from __future__ import annotations

from rich.text import Text

from igroteka.terminal.boards.dice_throne_pieces import SYMBOL_STYLES, Data, board_of
from igroteka.terminal.layout import Lines, flowed, indented
from igroteka.terminal.scene import Level, Marks, Scene


def dice_lines(scene: Scene, marks: Marks, width: int, level: Level) -> Lines:
    """Every roll on a line, the latest one last; with little room only that one."""
    rolls = scene.view["rolls"]
    if not rolls:
        return [Text(attempts_told(scene), "bold")] if before_roll(scene.view) else []
    shown = rolls if level > Level.NEEDED else rolls[-1:]
    lines: Lines = []
    for roll in shown:
        latest = roll is rolls[-1]
        title = Text(title_of(scene, roll), "bold" if latest else "dim")
        dice = [die_text(scene, marks, roll, i, latest) for i in range(len(roll["dice"]))]
        row = flowed([title, *dice], width, gap=1)
        lines += row if len(row) == 1 else [title, *indented(flowed(dice, width - 2, gap=1), 2)]
    return lines


def before_roll(view: Data) -> bool:
    """Is the first roll of the attack dice to come?"""
    return bool(view["phase"] == "offence" and view["attempts_left"] and not view["attack"]["ability"])


def attempts_told(scene: Scene) -> str:
    """Nothing is rolled yet."""
    view = scene.view
    args = {"who": scene.names[view["active"]], "n": view["attempts_left"]}
    return scene.words.say("table-throne-no-dice", **args)


def title_of(scene: Scene, roll: Data) -> str:
    """Whose dice, what for, how far they are."""
    view, words = scene.view, scene.words
    who = " / ".join(scene.names[seat] for seat in dict.fromkeys(roll["owners"]))
    told = words.say("table-throne-dice", who=who, purpose=roll["purpose"], open=int(roll["open"]))
    attempts = roll["purpose"] == "attack" and roll["open"] and view["phase"] == "offence"
    if attempts:
        told += words.say("table-throne-attempts", n=view["attempts_left"])
    return f"{told}:"


def die_text(scene: Scene, marks: Marks, roll: Data, i: int, latest: bool) -> Text:
    """A die: `[4 dash]`, with its place where options name dice by their places."""
    owner, value = roll["owners"][i], roll["dice"][i]
    board = board_of(scene.view["heroes"][owner])
    symbol = board.faces[value]
    name = scene.words.name("symbol", board.symbols[symbol])
    by_place = latest and any(option.key.endswith("-die") for option in scene.options)
    text = marks.before(f"die.{i}") if latest else Text()
    text.append(f"#{i + 1}" if by_place else "")
    if len(set(roll["owners"])) > 1:
        text.append_text(scene.letter(owner)).append(":")
    return text.append(f"[{value} {name}]", f"bold {SYMBOL_STYLES[symbol]}" if latest else "dim")
