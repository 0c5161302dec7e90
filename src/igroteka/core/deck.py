"""Cards that lie face down: a deck is a row of unordered groups, top group first.

A shuffled deck is one group; a card put on the bottom is a group of its own. Which card of a group
comes next is decided when it is drawn. So nothing lies ready that a cheat, or a bot with a copy of
the table, could read, and shuffling costs nothing.
"""

from __future__ import annotations

from igroteka.core.chance import Source

Cards = tuple[int, ...]
Deck = tuple[Cards, ...]


def shuffled(cards: Cards) -> Deck:
    """These cards in an order that nobody knows."""
    return (tuple(sorted(cards)),) if cards else ()


def on_top(deck: Deck, cards: Cards) -> Deck:
    """The deck with these cards on top; several at once lie there in an order nobody knows."""
    return shuffled(cards) + deck


def below(deck: Deck, cards: Cards) -> Deck:
    """The deck with these cards under it; several at once lie there in an order nobody knows."""
    return deck + shuffled(cards)


def size(deck: Deck) -> int:
    """How many cards the deck holds."""
    n = 0
    for group in deck:
        n += len(group)
    return n


def without(cards: Cards, card: int) -> Cards:
    """These cards less one copy of that card."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def draw_top(source: Source, deck: Deck) -> tuple[int, Deck]:
    """The top card and the rest of the deck. An empty deck has no top card: look before you draw."""
    top = deck[0]
    if len(top) == 1:
        return top[0], deck[1:]
    card = top[source.draw(len(top))]
    return card, (without(top, card), *deck[1:])


def redeal(source: Source, hand: Cards, deck: Deck, known: int) -> tuple[Cards, Deck]:
    """A hand and a deck that a rival cannot tell from these.

    `known` has a bit for every card whose place the rival knows: those stay. All the others change
    places at random; the sizes of hand and groups stay the same.
    """
    pool = [card for card in hand if not known >> card & 1]
    for group in deck:
        pool += [card for card in group if not known >> card & 1]
    for i in range(len(pool) - 1, 0, -1):
        j = source.draw(i + 1)
        pool[i], pool[j] = pool[j], pool[i]
    new_hand = tuple(sorted([card if known >> card & 1 else pool.pop() for card in hand]))
    new_deck: list[Cards] = []
    for group in deck:
        new_deck.append(tuple(sorted([card if known >> card & 1 else pool.pop() for card in group])))
    return new_hand, tuple(new_deck)
