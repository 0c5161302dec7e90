"""The board of Dice Throne, drawn from the view alone: heroes, dice, damage, own abilities, own hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from igroteka.core.kind import Message, Option
from igroteka.games.dice_throne.board import BOARDS, STATUSES
from igroteka.games.dice_throne.keywords import PHASES
from igroteka.i18n import Words
from igroteka.terminal.boards.dice_throne_abilities import ability_lines, rival_lines
from igroteka.terminal.boards.dice_throne_damage import damage_lines
from igroteka.terminal.boards.dice_throne_dice import dice_lines
from igroteka.terminal.boards.dice_throne_hand import hand_lines
from igroteka.terminal.boards.dice_throne_heroes import belongings, hero_lines, in_order, numbers_of_hero
from igroteka.terminal.boards.dice_throne_pieces import (
    UNVERIFIED,
    Data,
    ability_rows,
    board_of,
    card_about,
    card_name,
    find_card,
    hero_name,
    keep_told,
    kept,
    one_need,
    row_about,
    row_name,
    row_text,
    rows_named,
)
from igroteka.terminal.layout import Lines, aligned, cut, flowed, ruled, wrapped
from igroteka.terminal.scene import Level, Marks, Scene, letter, told_about

LONGEST: Final = 40  # letters of an option in its short form
WINDOWS: Final = ("ask-window-", "ask-interfere", "ask-alter-dice", "ask-preempt")


class DiceThroneBoard:
    """How Dice Throne looks in a terminal."""

    verbs: Mapping[str, str] = {"card": "play", "ability": "declare defend use", "status": "spend"}
    minor: Collection[str] = ("log-phase", "log-drew", "log-cp", "log-added", "log-threatened", "log-target")
    phases: Collection[str] = tuple(phase for phase in PHASES if phase != "discard")
    stage = "phase"

    def draw(self, scene: Scene, marks: Marks, width: int, level: Level) -> Lines:
        blocks = [hero_lines(scene, marks, width, level)]
        blocks.append([*dice_lines(scene, marks, width, level), *damage_lines(scene, width, level)])
        blocks.append(ability_lines(scene, marks, width, level))
        blocks.append(hand_lines(scene, marks, width, level))
        air = [Text()] if level == Level.FULL else []
        return [line for block in blocks if block for line in (*block, *air)]

    def window(self, view: Mapping[str, Any], question: Message) -> str | None:
        return str(view["phase"]) if question.key.startswith(WINDOWS) else None

    def asking(self, scene: Scene, question: Message) -> str:
        noun, _, thing = question.args.get("source", "").partition("-")
        attack = scene.view["attack"]
        if not noun and scene.view["active"] != scene.seat:
            noun, thing = "ability", attack["declared"] or attack["ability"]
        if noun != "ability":
            return "".join(self.about(scene.words, noun, thing)) if noun in self.verbs else ""
        rows = [row for hero in scene.view["heroes"] for row in ability_rows(hero) if row.name == thing]
        return "".join(f"{row_name(scene.words, row)}: {row_text(scene.words, row)}" for row in rows)

    def about(self, words: Words, noun: str, thing: str) -> Sequence[str]:
        if noun == "ability":
            return [row_about(words, board, row) for board, row in rows_named(thing)]
        if noun == "card":
            known = [(board, card) for board in BOARDS for card in board.cards if card.name == thing]
            return [f"{card_name(words, b, c)}: {card_about(words, b, c)}" for b, c in known[:1]]
        return told_about(words, noun, thing)

    def sentence(self, scene: Scene, option: Option) -> str:
        said = scene.words.tell(option)
        if option.key == "option-reroll":
            return f"{said} ({keep_told(scene.words, kept(scene, option))})"
        return said

    def short(self, scene: Scene, option: Option) -> Text:
        words, args = scene.words, dict(option.args)
        key = f"table-throne-{option.key}"
        if option.key == "option-reroll":
            return Text("↻" + args["dice"].replace(", ", ""))
        if not words.has(key):
            return Text(cut(words.tell(option), LONGEST))
        args["need"] = tier_need(scene, option)
        if "rival" in args:
            args["whose"] = letter(words, args["rival"])
        return Text(cut(words.say(key, **args), LONGEST))

    def names(self, words: Words, noun: str) -> Mapping[str, Sequence[str]]:
        if noun == "card":
            return {card.name: () for board in BOARDS for card in board.cards}
        if noun == "ability":
            named = [use.name for board in BOARDS for use in board.uses if use.name]
            return dict.fromkeys([*(a.name for board in BOARDS for a in board.abilities), *named], ())
        return {status.name: () for status in STATUSES}

    def players(self, scene: Scene, width: int) -> Lines:
        lines: Lines = []
        for hero in in_order(scene):
            lines += hero_page(scene, hero, width)
        return lines

    def legend(self, words: Words) -> Sequence[str]:
        return [words.say("table-throne-legend"), f"{UNVERIFIED} = {words.say('unverified')}"]

    def result(self, scene: Scene) -> Lines:
        rows = [
            [scene.name(hero["seat"]), Text(hero_name(scene.words, hero)), Text(str(hero["health"]))]
            for hero in scene.view["heroes"]
        ]
        return aligned(rows, right=(2,), width=60)


def tier_need(scene: Scene, option: Option) -> str:
    """What the dice must show for the tier that an option declares; nothing if there are no tiers."""
    if not option.args.get("tier"):
        return ""
    me = scene.view["heroes"][scene.seat]
    name = option.args["source"].removeprefix("ability-")
    row = next(row for row in ability_rows(me) if row.name == name)
    return one_need(scene.words, board_of(me), row.needs[option.args["tier"] - 1])


def hero_page(scene: Scene, hero: Data, width: int) -> Lines:
    """Everything about a hero."""
    words, board = scene.words, board_of(hero)
    lines = [ruled(f"{scene.names[hero['seat']]}: {hero_name(words, hero)}", width)]
    lines += wrapped(words.text("hero", hero["hero"]) or "", width)
    numbers = numbers_of_hero(words, hero)
    lines += flowed(
        [Text(f"{words.say(f'table-throne-{head}')} {number}", "bold") for head, number in numbers.items()],
        width,
    )
    lines += flowed(belongings(scene, Marks(()), hero), width)
    for name in hero["tokens"]:
        lines += [line for told in told_about(words, "status", name) for line in wrapped(told, width)]
    lines += rival_lines(scene, hero, width)
    whole_hand = len(hero["hand"]["cards"]) == hero["hand"]["size"]
    piles = {
        "hand" if whole_hand else "known-hand": hero["hand"]["cards"],
        "discard": hero["discard"],
        "deck-list": hero["deck"]["cards"],
    }
    for pile, cards in piles.items():
        if cards:
            names = ", ".join(card_name(words, board, find_card(hero, card)) for card in cards)
            lines += wrapped(f"{words.say(f'table-throne-{pile}')}: {names}", width)
    return lines
