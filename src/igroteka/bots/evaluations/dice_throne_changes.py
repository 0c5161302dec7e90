"""Cards of Dice Throne that change attack dice: what they make of a roll.

Who holds one keeps other dice than who does not: with So Wild! four of a straight are as good as five.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.dice_throne.altering import Alter, SetDie
from igroteka.games.dice_throne.board import BOARDS
from igroteka.games.dice_throne.keywords import DICE, FOR_ATTACK
from igroteka.games.dice_throne.odds import FIRST_ROLL, PLACE, ROLLS, Keep
from igroteka.games.dice_throne.state import Dice, Hero, replaced

NO_CARD: Final = -1


def changing_card(h: Hero) -> int:
    """The card at hand that a hero can pay for and that can do most with his attack dice, or NO_CARD."""
    best = NO_CARD
    most = 0
    reach = reach_of(h.kind)
    cards = BOARDS[h.kind].cards
    for card in h.hand:
        if reach[card] > most and cards[card].cost <= h.cp:
            best = card
            most = reach[card]
    return best


@cache
def reach_of(kind: int) -> list[int]:
    """How much each card of a hero can do with attack dice."""
    return [sum([len(rolls) for rolls in reached(kind, card)]) for card in range(len(BOARDS[kind].cards))]


@cache
def reached(kind: int, card: int) -> list[list[int]]:
    """The places of the rolls that a card makes of each roll; what it rolls again is not counted."""
    found: list[list[Keep]] = [[] for _ in ROLLS]
    for verb in BOARDS[kind].cards[card].text:
        if isinstance(verb, Alter):
            times = 1 + verb.more if isinstance(verb, SetDie) else 1
            for k, roll in enumerate(ROLLS):
                found[k] += changed(verb, [roll], times)
            break
    return [sorted({PLACE[roll] - FIRST_ROLL for roll in rolls}) for rolls in found]


def changed(verb: Alter, rolls: list[Keep], times: int) -> list[Keep]:
    """What an effect makes of dice when it is done so often."""
    found: list[Keep] = []
    for roll in rolls:
        dice = Dice(FOR_ATTACK, roll, (0,) * DICE)
        for die in range(DICE):
            found += [
                tuple(sorted(replaced(roll, die, number))) for number in verb.numbers(dice, die) if number
            ]
    return found if times == 1 else found + changed(verb, found, times - 1)
