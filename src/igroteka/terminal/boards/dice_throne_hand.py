"""The own hand of Dice Throne: cost, kind and text of every card."""

from __future__ import annotations

from rich.text import Text

from igroteka.games.dice_throne.board import Card
from igroteka.games.dice_throne.keywords import CARD_KINDS, OFFENSIVE_UPGRADE
from igroteka.terminal.boards.dice_throne_pieces import (
    FRAME_STYLES,
    Data,
    board_of,
    card_about,
    card_name,
    find_card,
    numbers_of,
)
from igroteka.terminal.layout import Lines, aligned, cut, exactly, flowed, indented, ruled, wrapped
from igroteka.terminal.scene import Level, Marks, Scene

SHORT_NAME = 12  # letters of a name where there is least room


def hand_lines(scene: Scene, marks: Marks, width: int, level: Level) -> Lines:
    """The cards in hand, with their texts where there is room."""
    me = scene.view["heroes"][scene.seat]
    cards = [find_card(me, name) for name in me["hand"]["cards"]]
    words = scene.words
    title = words.say("table-throne-my-hand")
    if not cards:
        return []
    if level <= Level.BRIEF:
        items = [card_item(scene, marks, me, card, level) for card in cards]
        return flowed([Text(f"{title}:", "bold"), *items], width)
    table = aligned([card_cells(scene, marks, me, card) for card in cards], right=(0, 1))
    lines = [ruled(title, width)]
    for card, line in zip(cards, table, strict=True):
        text = card_about(words, board_of(me), card)
        if level <= Level.DETAILED:
            lines.append(exactly(line.append(f" {text}", "dim"), width))
        else:
            lines += [line, *indented(wrapped(text, width - 6, "dim"), 6)]
    return lines


def price(me: Data, card: Card) -> int:
    """What the card costs; over a lower upgrade only the difference is paid (DT-8.7)."""
    if card.kind < OFFENSIVE_UPGRADE:
        return card.cost
    ability = board_of(me).abilities[card.slot]
    present: int = me["levels"][ability.name]
    return card.cost - ability.levels[present - 1].cost


def numbers_before(scene: Scene, marks: Marks, card: Card) -> Text:
    """The numbers of the options that play or choose this card."""
    played = [
        n for key in ("play", "card") for n in numbers_of(scene.options, f"option-{key}", card=card.name)
    ]
    return marks.write(*played)


def sale(scene: Scene, marks: Marks, card: Card) -> Text:
    """The number of the option that sells this card, behind it."""
    sold = numbers_of(scene.options, "option-sell", card=card.name)
    return (
        Text.assemble(" ", scene.words.say("table-throne-sell"), " ", marks.write(*sold)) if sold else Text()
    )


def card_item(scene: Scene, marks: Marks, me: Data, card: Card, level: Level) -> Text:
    """`3) Tip It! (1 CP, instant) sell 9)`; with least room the beginning of its name."""
    words, name = scene.words, card_name(scene.words, board_of(me), card)
    item = numbers_before(scene, marks, card)
    item.append(cut(name, SHORT_NAME) if level == Level.NEEDED else name, FRAME_STYLES[card.kind])
    if level > Level.NEEDED:
        cost = words.say("table-throne-cost", n=price(me, card))
        item.append(f" ({cost}, {words.say(f'table-throne-frame-{CARD_KINDS[card.kind]}')})", "dim")
    item.append_text(sale(scene, marks, card))
    item.rstrip()
    return item


def card_cells(scene: Scene, marks: Marks, me: Data, card: Card) -> list[Text]:
    """The columns of the table: number, cost, name, kind, number of the sale."""
    words = scene.words
    return [
        numbers_before(scene, marks, card),
        Text(words.say("table-throne-cost", n=price(me, card)), "bold"),
        Text(card_name(words, board_of(me), card), FRAME_STYLES[card.kind]),
        Text(words.say(f"table-throne-frame-{CARD_KINDS[card.kind]}"), "dim"),
        sale(scene, marks, card),
    ]
