"""Cards that change attack dice, as Dice Throne's bots count on them."""

import pytest

from igroteka.bots.evaluations.dice_throne import DiceThroneEvaluation
from igroteka.bots.evaluations.dice_throne_boards import CHANGE, DiceWorths, best_mask, place_of
from igroteka.bots.evaluations.dice_throne_changes import NO_CARD, changing_card, reached
from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.board import BOARDS, NUMBERS
from igroteka.games.dice_throne.keywords import FOR_ATTACK
from igroteka.games.dice_throne.odds import ROLLS
from igroteka.games.dice_throne.offence import Rolling
from igroteka.games.dice_throne.state import Dice, Hero, Throne

from .test_dice_throne_evaluation import table

BARBARIAN = NUMBERS["barbarian"]
CARDS = {card.name: k for k, card in enumerate(BOARDS[BARBARIAN].cards)}


def barbarian(*hand: str, cp: int) -> tuple[Throne, Hero]:
    g = table("barbarian,paladin")
    me = g.heroes[0]
    me.hand, me.cp = tuple(CARDS[name] for name in hand), cp
    return g, me


@pytest.mark.parametrize(
    ("card", "roll", "rolls"),
    [
        ("six_it", (1, 1, 1, 6, 6), {(1, 1, 6, 6, 6)}),
        ("tip_it", (1, 1, 1, 1, 6), {(1, 1, 1, 2, 6), (1, 1, 1, 1, 5)}),
        ("samesies", (1, 1, 1, 1, 6), {(1, 1, 1, 6, 6), (1, 1, 1, 1, 1)}),
        ("so_wild", (1, 1, 1, 1, 1), {(1, 1, 1, 1, number) for number in range(2, 7)}),
        ("try_try_again", (1, 1, 1, 1, 6), set()),
        ("not_this_time", (1, 1, 1, 1, 6), set()),
    ],
)
def test_what_a_card_makes_of_a_roll(card: str, roll: tuple[int, ...], rolls: set[tuple[int, ...]]) -> None:
    assert {ROLLS[place] for place in reached(BARBARIAN, CARDS[card])[place_of(roll)]} == rolls


def test_twice_as_wild_changes_two_dice() -> None:
    places = reached(BARBARIAN, CARDS["twice_as_wild"])[place_of((1, 1, 1, 1, 1))]
    assert {(1, 1, 1, 1, 5), (1, 1, 1, 2, 3), (1, 1, 1, 6, 6)} <= {ROLLS[place] for place in places}
    assert all(ROLLS[place].count(1) >= 3 for place in places)


def test_a_hero_counts_on_the_card_that_can_do_most_of_those_he_can_pay_for() -> None:
    hand = ("not_this_time", "six_it", "so_wild")
    assert changing_card(barbarian(*hand, cp=2)[1]) == CARDS["so_wild"]
    assert changing_card(barbarian(*hand, cp=1)[1]) == CARDS["six_it"]
    assert changing_card(barbarian(*hand, cp=0)[1]) == NO_CARD
    assert changing_card(barbarian("not_this_time", cp=9)[1]) == NO_CARD


def test_with_so_wild_four_of_a_straight_are_kept() -> None:
    values = (2, 2, 3, 5, 6)
    g, me = barbarian(cp=2)
    assert best_mask(g, me, values, 1) == 0b11001
    g, me = barbarian("so_wild", cp=2)
    assert best_mask(g, me, values, 1) in (0b00001, 0b00010)
    me.cp = 1
    assert best_mask(g, me, values, 1) == 0b11001


def test_a_search_compares_the_dice_that_the_card_wants() -> None:
    g, me = barbarian("so_wild", cp=2)
    while not isinstance(g.question, Rolling):
        g.choose(g.options.index(o.PASS))
    g.choose(g.options.index(o.ROLL_DICE))
    me.hand, me.cp = (CARDS["so_wild"],), 2
    g.rolls, g.left = (Dice(FOR_ATTACK, (2, 2, 3, 5, 6), (0,) * 5),), 1
    g.options = g.question.options(g, me, g.x)
    ways = [g.options[i] - o.REROLL for i in DiceThroneEvaluation().sensible(g)]
    assert 0b00001 in ways or 0b00010 in ways


def test_a_card_is_counted_on_only_for_what_is_worth_its_price() -> None:
    worths = DiceWorths(BARBARIAN, (1,) * len(BOARDS[BARBARIAN].abilities))
    plain, with_card = worths.of_rolls(0, 0), worths.of_rolls(0, 0, CARDS["so_wild"])
    gains = [more - less for less, more in zip(plain, with_card, strict=True)]
    assert min(gains) == 0 < max(gains)
    assert max(with_card) == max(plain)
    for k, places in enumerate(reached(BARBARIAN, CARDS["so_wild"])):
        assert gains[k] == max(0, max(plain[place] for place in places) - CHANGE - plain[k])
