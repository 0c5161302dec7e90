"""Decks whose order nobody knows."""

from collections import Counter

from igroteka.core import deck
from igroteka.core.chance import Fate, source


def test_a_shuffled_deck_is_one_group_and_gives_every_card_once() -> None:
    s = source(1)
    cards = deck.shuffled((5, 3, 9, 3))
    assert deck.size(cards) == 4
    drawn = []
    while cards:
        card, cards = deck.draw_top(s, cards)
        drawn.append(card)
    assert sorted(drawn) == [3, 3, 5, 9]


def test_every_card_of_the_top_group_is_as_likely() -> None:
    s = source(2)
    counts = Counter(deck.draw_top(s, deck.shuffled((1, 2, 3)))[0] for _ in range(3000))
    assert all(abs(n - 1000) < 120 for n in counts.values())


def test_a_card_whose_place_is_known_needs_no_luck() -> None:
    s = source(3)
    fate = s.fate = Fate([])
    cards = deck.on_top(deck.below(deck.shuffled(()), (4,)), (7,))
    assert deck.draw_top(s, cards) == (7, ((4,),))
    assert fate.sizes == []


def test_cards_on_top_come_first_and_cards_below_last() -> None:
    s = source(4)
    cards = deck.below(deck.on_top(deck.shuffled((1, 2)), (8,)), (9, 0))
    order = []
    while cards:
        card, cards = deck.draw_top(s, cards)
        order.append(card)
    assert order[0] == 8
    assert sorted(order[1:3]) == [1, 2]
    assert sorted(order[3:]) == [0, 9]


def test_a_redeal_moves_only_what_is_not_known() -> None:
    s = source(5)
    hand, cards = (1, 2, 3), ((4, 5, 6), (7,))
    known = 1 << 2 | 1 << 7
    hands = set()
    for _ in range(200):
        new_hand, new_cards = deck.redeal(s, hand, cards, known)
        assert 2 in new_hand
        assert new_cards[1] == (7,)
        assert [len(group) for group in new_cards] == [3, 1]
        assert sorted(new_hand + new_cards[0] + new_cards[1]) == [1, 2, 3, 4, 5, 6, 7]
        hands.add(new_hand)
    assert len(hands) == 10  # 2 stays, and any two of the other five are with it
