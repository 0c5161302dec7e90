"""Optional parts, parts to choose from, and the modes of events."""

from __future__ import annotations

from typing import Final

from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS, Card, Mode, Text
from igroteka.games.epic.choices.decision import NOT_REFUSED, Decision
from igroteka.games.epic.chosen import source_card
from igroteka.games.epic.gold import can_pay, pay
from igroteka.games.epic.state import Epic, Player
from igroteka.games.epic.zones import lose_health

ONE_MODE: Final = 1508
MODE_FOR_GOLD: Final = 1509
MODE_ON_OWN_TURN: Final = 1510


class May(Decision):
    """Do it or not; tells whether it was done."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.PASS, o.YES]

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.done = option == o.YES
        if g.done:
            g.then(self.text, me, x)


class OneOf(Decision):
    """One of these texts, the player's choice."""

    __slots__ = ("texts",)

    def __init__(self, *texts: Text) -> None:
        self.texts = texts

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.MODE + i for i in range(len(self.texts))]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return ONE_MODE

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.then(self.texts[option - o.MODE], me, x)


class MayPayGold(Decision):
    """Pay 1 gold for it, or not."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.PASS, o.YES] if can_pay(me, source_card(g).factions, 1) else [o.PASS]

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option == o.YES:
            pay(me, source_card(g).factions, 1)
            g.then(self.text, me, x)


class PayHealth(Decision):
    """Lose any amount of health; the number is kept for the text that follows."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.NUMBER + n for n in range(max(0, g.health_of(me.seat)) + 1)]

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.shown = option - o.NUMBER
        lose_health(g, me, g.shown)


class ChooseMode(Decision):
    """Exactly one of the modes of the event that is being played (EP-15.8)."""

    __slots__ = ("modes",)

    def __init__(self, modes: tuple[Mode, ...]) -> None:
        self.modes = modes

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        card = CARDS[g.kinds[x]]
        return [o.MODE + i for i in range(len(self.modes)) if not cannot_choose(g, me, card, self.modes[i])]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        i = option - o.MODE
        if not 0 <= i < len(self.modes):
            return ONE_MODE
        return cannot_choose(g, me, CARDS[g.kinds[x]], self.modes[i])

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        mode = self.modes[option - o.MODE]
        if mode.gold:
            pay(me, CARDS[g.kinds[x]].factions, mode.gold)
        g.then(mode.text, me, 0)


def cannot_choose(g: Epic, me: Player, card: Card, mode: Mode) -> int:
    """The clause that forbids a mode of this card, 0 if nothing does."""
    if mode.own_turn and not g.own_turn(me.seat):
        return MODE_ON_OWN_TURN
    if mode.gold and not can_pay(me, card.factions, mode.gold):
        return MODE_FOR_GOLD
    return NOT_REFUSED


def cannot_choose_any(g: Epic, me: Player, card: Card) -> int:
    """The clause that forbids the first mode of this card, 0 if one is possible or it has none."""
    first = NOT_REFUSED
    for mode in card.modes:
        reason = cannot_choose(g, me, card, mode)
        if not reason:
            return NOT_REFUSED
        first = first or reason
    return first
