"""Loyalty: hand cards are revealed for an effect."""

from __future__ import annotations

from typing import Final

from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS, Text
from igroteka.games.epic.choices.decision import Picking, last_picked
from igroteka.games.epic.chosen import source_card
from igroteka.games.epic.settling import CHECK
from igroteka.games.epic.state import Epic, Player
from igroteka.games.epic.zones import learn

LOYALTY_REVEALS: Final = 909

REVEALED: Final = 2


class Loyalty(Picking):
    """Reveal two hand cards of this card's faction for the effect, or not (EP-9.9)."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def limit(self) -> int:
        return REVEALED

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        cards = revealable(g, me)
        if g.picked:
            return cards
        return [o.PASS, *cards[:-1]]  # the last one leaves none to follow it

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return LOYALTY_REVEALS

    def finish(self, g: Epic, me: Player, x: int) -> None:
        if g.picked:
            reveal_picked(g, me)
            g.then(self.text, me, x)


class LoyaltyX(Picking):
    """Reveal any number of hand cards of this card's faction; the text happens once for each (EP-15.13)."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.PASS, *revealable(g, me)]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return LOYALTY_REVEALS

    def finish(self, g: Epic, me: Player, x: int) -> None:
        shown = len(g.picked)
        reveal_picked(g, me)
        for _ in range(shown):
            g.then(self.text, me, x)
            g.then(CHECK, me)


def revealable(g: Epic, me: Player) -> list[int]:
    """Hand cards of the faction of this card, after those already picked."""
    last = last_picked(g)
    faction = source_card(g).faction
    return [
        o.CARD + card for card in me.hand if CARDS[g.kinds[card]].factions & faction and o.CARD + card > last
    ]


def reveal_picked(g: Epic, me: Player) -> None:
    """Everybody has seen these cards now; they stay in hand."""
    for option in g.picked:
        learn(me, option - o.CARD)
        g.note("revealed", me, g.kinds[option - o.CARD])
