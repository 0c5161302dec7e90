"""Cards of discard piles: back to hand, under the deck, into play."""

from __future__ import annotations

from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.state import Effect, Epic, Player
from igroteka.games.epic.zones import enter, from_pile, give_words, in_pile, to_hand, trigger, under_deck


class RecallThis(Effect):
    """This card returns from the discard pile to its owner's hand (2015; EP-15.1)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        recall_to_hand(g, g.source)


def recall_to_hand(g: Epic, card: int) -> None:
    """The card is not played; texts about leaving the pile or being recalled trigger."""
    if in_pile(g, card):
        p = from_pile(g, card)
        to_hand(g, p, card)
        recalled = CARDS[g.kinds[card]].pile_recalled
        if recalled is not None:
            trigger(g, recalled, p.seat, card)


class BanishThis(Effect):
    """This card goes from the discard pile under its owner's deck; tells whether it did."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.done = in_pile(g, g.source)
        if g.done:
            from_pile(g, g.source)
            under_deck(g, [g.source])


class ThisToPlay(Effect):
    """This card comes from the discard pile into play under its owner's control."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        if in_pile(g, g.source):
            p = from_pile(g, g.source)
            enter(g, p, g.source, g.kinds[g.source])


class CardToHand(Effect):
    """The target card goes from its discard pile to its owner's hand."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        card = x - o.CARD
        if in_pile(g, card):
            to_hand(g, from_pile(g, card), card)


class BanishCard(Effect):
    """The target card goes from its discard pile under its owner's deck."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        card = x - o.CARD
        if in_pile(g, card):
            from_pile(g, card)
            under_deck(g, [card])


class BanishPile(Effect):
    """The whole discard pile of the target player goes under the deck, in an order nobody knows."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        cards = list(g.players[x - o.PLAYER].discard)
        for card in cards:
            from_pile(g, card)
        under_deck(g, cards)


class CardToPlay(Effect):
    """The target card comes from its discard pile into play under your control (EP-15.14, EP-15.15)."""

    __slots__ = ("words",)

    def __init__(self, words: int = 0) -> None:
        self.words = words

    def do(self, g: Epic, me: Player, x: int) -> None:
        card = x - o.CARD
        if in_pile(g, card):
            from_pile(g, card)
            c = enter(g, me, card, g.kinds[card])
            if self.words:
                give_words(g, c, self.words)


class PilesToPlay(Effect):
    """Every player puts all champions of the own discard pile into play, without Tribute or Loyalty."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        for p in g.everybody(me):
            for card in [c for c in p.discard if CARDS[g.kinds[c]].champion]:
                from_pile(g, card)
                enter(g, p, card, g.kinds[card], quiet=True)
