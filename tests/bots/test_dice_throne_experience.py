"""What experience adds to the worths of Dice Throne, and who asks it."""

import pytest

from igroteka.bots.evaluation import Varied
from igroteka.bots.evaluations.dice_throne import DiceThroneEvaluation
from igroteka.bots.evaluations.dice_throne_experience import NUMBERS, WORTHS, experience, things
from igroteka.games.dice_throne.board import BOARDS
from igroteka.games.dice_throne.board import NUMBERS as HEROES
from igroteka.games.dice_throne.keywords import HAND_LIMIT
from igroteka.games.dice_throne.state import Hero, Throne, replaced
from igroteka.games.dice_throne.status_numbers import BLESSING_OF_DIVINITY, BURN, CURSED_DOUBLOON, PROTECT
from igroteka.games.dice_throne.tokens import place

from .test_dice_throne_evaluation import table

EVALUATION = DiceThroneEvaluation()


def bare(hero: str) -> tuple[Throne, Hero]:
    """A hero without cards, CP and tokens, and his game."""
    g = table(f"{hero},monk")
    me = g.heroes[0]
    me.hand, me.cp = (), 0
    me.tokens, me.held = (0,) * len(me.tokens), 0
    return g, me


def amounts(h: Hero, turns: float = 5.0) -> dict[str, float]:
    """What is counted, by its name."""
    names = list(NUMBERS)
    found: dict[str, float] = {}
    for thing, amount in things(h, turns):
        found[names[thing]] = found.get(names[thing], 0.0) + amount
    return found


def numbers(hero: str, *cards: str) -> tuple[int, ...]:
    """Cards of a hero by name."""
    names = [card.name for card in BOARDS[HEROES[hero]].cards]
    return tuple(names.index(card) for card in cards)


def test_cards_count_one_each_and_those_above_the_limit_once_more() -> None:
    _, me = bare("gunslinger")
    me.hand = numbers("gunslinger", "tip_it", "wild_west")
    assert amounts(me) == {"cards.tip_it": 1.0, "gunslinger.wild_west": 1.0}
    me.hand = tuple(range(HAND_LIMIT + 2))
    assert amounts(me)["common.card_above_the_limit"] == 2.0


def test_an_upgrade_that_is_there_is_only_good_for_a_sale() -> None:
    _, me = bare("gunslinger")
    me.hand = numbers("gunslinger", "deadeye_2")
    assert amounts(me) == {"gunslinger.deadeye_2": 1.0}
    slot = BOARDS[me.kind].cards[me.hand[0]].slot
    me.levels = replaced(me.levels, slot, 2)
    assert amounts(me) == {"common.upgrade_that_is_there": 1.0}


def test_every_step_of_cp_counts() -> None:
    _, me = bare("gunslinger")
    me.cp = 3
    assert amounts(me) == {"common.cp_1": 1.0, "common.cp_2": 1.0, "common.cp_3": 1.0}


def test_companions_count_for_every_turn_that_is_left() -> None:
    _, me = bare("artificer")
    me.companions = (0, 2, 0)
    assert amounts(me, 4.0) == {"artificer.shock_bot_1": 4.0, "artificer.shock_bot_2": 4.0}
    _, me = bare("huntress")
    me.companions = (7, 1)
    assert amounts(me, 4.0) == {"huntress.nyra_active_1": 4.0}


@pytest.mark.parametrize("status", [BURN, CURSED_DOUBLOON, BLESSING_OF_DIVINITY])
def test_what_seldom_changes_is_left_to_its_worth(status: int) -> None:
    g, me = bare("gunslinger")
    place(g, me, PROTECT, 1)
    place(g, me, status, 1)
    assert amounts(me) == {"tokens.protect": 1.0}


def test_only_between_turns_experience_is_asked() -> None:
    g, me = bare("gunslinger")
    names = list(NUMBERS)
    best = max(range(len(WORTHS)), key=lambda thing: WORTHS[thing] * names[thing].startswith("cards."))
    card = numbers("gunslinger", names[best].removeprefix("cards."))
    plain, later = EVALUATION.values(g), EVALUATION.between_turns(g)
    me.hand = card
    assert experience(me, 5.0) == pytest.approx(WORTHS[best])
    gained, gained_later = EVALUATION.values(g)[0] - plain[0], EVALUATION.between_turns(g)[0] - later[0]
    assert gained_later > gained > 0.0
    assert sum(EVALUATION.between_turns(g)) == pytest.approx(1.0)
    assert Varied(EVALUATION).between_turns(g) == EVALUATION.between_turns(g)


def test_when_all_is_over_there_is_nothing_to_ask() -> None:
    g, _ = bare("gunslinger")
    g.over, g.result = True, 1
    assert EVALUATION.between_turns(g) == EVALUATION.values(g) == [1.0, 0.0]
