"""Texts of single cards that no combination of the other words expresses."""

from __future__ import annotations

from typing import Final

from igroteka.core.deck import draw_top
from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS, Condition
from igroteka.games.epic.choices.decision import Decision
from igroteka.games.epic.choices.modes import cannot_choose_any
from igroteka.games.epic.gold import pay
from igroteka.games.epic.plays import ToPile, begin_card, cannot_play
from igroteka.games.epic.state import Effect, Epic, Player
from igroteka.games.epic.zones import enter, forget, from_pile, to_hand, under_deck

NESTED_PLAY: Final = 1528


def reveal_top(g: Epic, p: Player, n: int) -> list[int]:
    """The top cards of a deck, seen by everybody and for the moment in nobody's hands."""
    cards: list[int] = []
    while p.deck and len(cards) < n:
        card, p.deck = draw_top(g, p.deck)
        forget(p, card)
        g.note("revealed", p, g.kinds[card])
        cards.append(card)
    return cards


class RevealForChampion(Effect):
    """Reveal the top cards of the own deck, perhaps put one champion of them into play, banish the rest."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = tuple([o.CARD + card for card in reveal_top(g, me, self.n)])
        g.then(CHAMPION_OF_REVEALED, me)


class ChampionOfRevealed(Decision):
    """Which of the revealed champions comes into play, if any."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.PASS, *[c for c in g.picked if CARDS[g.kinds[c - o.CARD]].champion]]

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        cards = [picked - o.CARD for picked in g.picked if picked != option]
        g.picked = ()
        under_deck(g, cards)
        if option != o.PASS:
            card = option - o.CARD
            enter(g, me, card, g.kinds[card])


class RevealForHand(Effect):
    """Reveal as many cards off the own deck as were banished, keep one, banish the others."""

    __slots__ = ("plus",)

    def __init__(self, plus: int = 0) -> None:
        self.plus = plus

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = tuple([o.CARD + card for card in reveal_top(g, me, g.shown + self.plus)])
        g.then(ONE_OF_REVEALED, me)


class OneOfRevealed(Decision):
    """Which of the revealed cards comes to hand."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return list(g.picked)

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        cards = [picked - o.CARD for picked in g.picked if picked != option]
        g.picked = ()
        under_deck(g, cards)
        to_hand(g, me, option - o.CARD)


class PlayTopOrBanish(Decision):
    """Reveal the top card of the target player's deck; play it for its costs, or banish it."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        cards = reveal_top(g, g.players[x - o.PLAYER], 1)
        if cards:
            g.picked = (o.CARD + cards[0],)
            super().do(g, me, x)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        card = CARDS[g.kinds[g.picked[0] - o.CARD]]
        return [o.PASS] if cannot_play(g, me, card) else [o.PASS, o.YES]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return NESTED_PLAY

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        card = g.picked[0] - o.CARD
        g.picked = ()
        if option == o.YES:
            c = CARDS[g.kinds[card]]
            if c.cost:
                pay(me, c.factions, c.cost)
            begin_card(g, me, card)
        else:
            under_deck(g, [card])


class PlayEventFromPile(Decision):
    """Play an event out of the own discard pile free of its cost; then it and this card are banished."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        cards = [(card, CARDS[g.kinds[card]]) for card in sorted(me.discard)]
        return [o.CARD + card for card, c in cards if not c.champion and not cannot_choose_any(g, me, c)]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return NESTED_PLAY

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        card = option - o.CARD
        from_pile(g, card)
        begin_card(g, me, card, recalled=True)


class BanishThisEvent(Effect):
    """This event goes under its owner's deck at once, and not to the discard pile when it is finished."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        for i in range(len(g.agenda)):
            rule, _, card = g.agenda[i]
            if isinstance(rule, ToPile) and card == g.source:
                del g.agenda[i]
                g.mark = len(g.agenda)
                under_deck(g, [card])
                return


class PickedAll(Condition):
    """All the cards chosen before were of this faction, and there were so many."""

    __slots__ = ("faction", "n")

    def __init__(self, faction: int, n: int) -> None:
        self.faction = faction
        self.n = n

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        fit = [option for option in g.picked if CARDS[g.kinds[option - o.CARD]].factions & self.faction]
        return len(fit) == len(g.picked) == self.n


CHAMPION_OF_REVEALED: Final = ChampionOfRevealed()
ONE_OF_REVEALED: Final = OneOfRevealed()
