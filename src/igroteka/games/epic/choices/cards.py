"""Which cards of the hand or the discard pile: to discard, to banish, to recycle, to put into play."""

from __future__ import annotations

from typing import Final

from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.choices.decision import ANY_NUMBER, Decision, Picking, last_picked
from igroteka.games.epic.state import Epic, Player
from igroteka.games.epic.zones import discard, draw_card, enter, from_hand, from_pile, under_deck

RECYCLE_TWO: Final = 935
PUT_INTO_PLAY: Final = 1514
FORCED_DISCARD: Final = 1532

RECYCLED: Final = 2


class Recycle(Picking):
    """Put two cards of the own discard pile under the deck, in order, and draw one; or not (EP-9.35)."""

    __slots__ = ()

    def limit(self) -> int:
        return RECYCLED

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        if len(me.discard) < RECYCLED:
            return [o.PASS]
        cards = [o.CARD + card for card in sorted(me.discard) if o.CARD + card not in g.picked]
        return cards if g.picked else [o.PASS, *cards]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return RECYCLE_TWO

    def finish(self, g: Epic, me: Player, x: int) -> None:
        if not g.picked:
            return
        for picked in g.picked:
            from_pile(g, picked - o.CARD)
            under_deck(g, [picked - o.CARD])
        g.note("recycled", me)
        draw_card(g, me)


class BanishOwnCards(Picking):
    """Banish cards of the own discard pile, any number or exactly so many; the number is kept."""

    __slots__ = ("faction", "n")

    def __init__(self, n: int = -1, faction: int = 0) -> None:
        self.n = n  # -1: any number
        self.faction = faction

    def limit(self) -> int:
        return ANY_NUMBER if self.n < 0 else self.n

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        last = last_picked(g) if self.n < 0 else 0
        cards = [
            o.CARD + card
            for card in sorted(me.discard)
            if o.CARD + card > last
            and o.CARD + card not in g.picked
            and (not self.faction or CARDS[g.kinds[card]].factions & self.faction)
        ]
        return [o.PASS, *cards] if self.n < 0 else cards

    def finish(self, g: Epic, me: Player, x: int) -> None:
        cards = [option - o.CARD for option in g.picked]
        for card in cards:
            from_pile(g, card)
        under_deck(g, cards)
        g.shown = len(cards)


class Discard(Decision):
    """The player discards so many cards of his choice, as far as he has them (EP-15.32)."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.CARD + card for card in me.hand]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return FORCED_DISCARD

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        discard(g, me, option - o.CARD)
        if self.n > 1:
            g.then(Discard(self.n - 1), me, x)


class BanishFromHand(Decision):
    """The player puts a hand card of his choice under the own deck."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.CARD + card for card in me.hand]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return FORCED_DISCARD

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        card = option - o.CARD
        from_hand(g, me, card)
        under_deck(g, [card])


class PutFromHand(Decision):
    """The player may put a champion from the hand into play: it is not played (EP-15.14)."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.PASS] + [o.CARD + card for card in me.hand if CARDS[g.kinds[card]].champion]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return PUT_INTO_PLAY

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option != o.PASS:
            card = option - o.CARD
            from_hand(g, me, card)
            enter(g, me, card, g.kinds[card], from_hand=True)
