"""A turn in its four steps: blessing, reinforcements, main action, extra action (DF-2.2)."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_forge import options as o
from igroteka.games.dice_forge.blessings import BLESSING, COMMON_BLESSING
from igroteka.games.dice_forge.cards import CARDS, CHASE_CARDS, REINFORCEMENTS
from igroteka.games.dice_forge.catalogue import ELDER, EXTRA_ACTION_SUN, START
from igroteka.games.dice_forge.forging import buy, cannot_buy, purchases
from igroteka.games.dice_forge.gains import (
    NOT_REFUSED,
    ONE_MAIN_ACTION,
    OUT_OF_PLACE,
    Decision,
)
from igroteka.games.dice_forge.state import (
    ACTION_STEP,
    BLESSING_STEP,
    EXTRA_STEP,
    REINFORCEMENT_STEP,
    Effect,
    Forge,
    Hero,
    one_less,
    one_more,
)

ONCE_EACH: Final = 203
DIFFERENT_FACES: Final = 402
NO_CARD_LEFT: Final = 502
TOO_FEW_SHARDS: Final = 503
ONE_EXTRA_ACTION: Final = 601
ELDERS_FEE: Final = 923
SET_OF_CARDS: Final = 105


# ---- the turn ---------------------------------------------------------------------------------------
class Turn(Effect):
    """Everybody is blessed (twice with two players, DF-3.6), then the active player goes on alone."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        g.active = me.seat
        g.step = BLESSING_STEP
        g.extra = False
        g.used = ()
        g.bought = ()
        g.note("turn", me, g.round)
        g.then(COMMON_BLESSING, me)
        if len(g.heroes) == 2:
            g.then(COMMON_BLESSING, me)
        g.then(REINFORCEMENT, me)
        g.then(MAIN_ACTION, me)
        g.then(END_OF_TURN, me)


class EndOfTurn(Effect):
    """The player to the left is next; after the last one the round is over (DF-2.1, DF-2.6, DF-10.1)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        following = (me.seat + 1) % len(g.heroes)
        if following == 0:
            if g.round == g.rounds():
                g.finish()
                return
            g.round += 1
        g.then(TURN, g.heroes[following])


# ---- step 2 -----------------------------------------------------------------------------------------
class Reinforcement(Decision):
    """Use owned reinforcements, each once, in any order, or stop (DF-2.3)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        g.step = REINFORCEMENT_STEP
        Decision.do(self, g, me, x)

    def token_matters(self, g: Forge, me: Hero, x: int) -> bool:
        return cannot_use(g, me, ELDER) == ELDERS_FEE

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        options = [o.PASS]
        for card in REINFORCEMENTS:
            if me.cards[card] and not cannot_use(g, me, card):
                options.append(o.USE + card)
        return options

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        if o.family(option) == o.USE:
            return cannot_use(g, me, option - o.USE)
        return OUT_OF_PLACE[o.family(option)]

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        if option == o.PASS:
            return
        card = option - o.USE
        g.used += (card,)
        me.gold -= CARDS[card].fee
        g.note("used", me, card)
        effect = CARDS[card].reinforcement
        assert effect is not None
        g.then(effect, me)
        g.then(self, me)


def cannot_use(g: Forge, me: Hero, card: int) -> int:
    """The clause that forbids using a reinforcement, 0 if nothing does."""
    if card not in REINFORCEMENTS or g.used.count(card) >= me.cards[card]:
        return ONCE_EACH
    return ELDERS_FEE if CARDS[card].fee > me.gold else NOT_REFUSED


# ---- step 3: an offering or a feat ------------------------------------------------------------------
class MainAction(Decision):
    """Buy a face (the first of an offering), perform a feat, or pass and end the turn (DF-6.3)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        g.step = EXTRA_STEP if g.extra else ACTION_STEP
        Decision.do(self, g, me, x)

    def token_matters(self, g: Forge, me: Hero, x: int) -> bool:
        return True  # the turn may end with this (DF-6.2)

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        options = [o.PASS, *purchases(g, me, 0)]
        if me.sun or me.moon:
            for card in g.islands:
                if not cannot_perform(g, me, card):
                    options.append(o.FEAT + card)
        return options

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        kind = o.family(option)
        if kind == o.BUY:
            return cannot_buy(g, me, option - o.BUY, 0)
        if kind == o.FEAT:
            return cannot_perform(g, me, option - o.FEAT)
        if kind == o.EXTRA and g.extra:
            return ONE_EXTRA_ACTION
        return OUT_OF_PLACE[kind]

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        if option == o.PASS:
            g.note("passed", me)
            return
        if option >= o.FEAT:
            perform(g, me, option - o.FEAT)
        else:
            g.bought = (option - o.BUY,)
            buy(g, me, option - o.BUY, 0)
            g.then(OFFERING, me)
        g.then(EXTRA_ACTION, me)


class Offering(Decision):
    """One more face, different from those bought in this offering, or stop (DF-4.1, DF-4.2)."""

    __slots__ = ()

    def token_matters(self, g: Forge, me: Hero, x: int) -> bool:
        return True  # its gold may pay for one more face (DF-6.4)

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        return [o.PASS] + [b for b in purchases(g, me, 0) if b - o.BUY not in g.bought]

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        kind = o.family(option)
        if kind == o.BUY:
            if option - o.BUY in g.bought:
                return DIFFERENT_FACES
            return cannot_buy(g, me, option - o.BUY, 0)
        return ONE_MAIN_ACTION if kind == o.FEAT else OUT_OF_PLACE[kind]

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        if option != o.PASS:
            g.bought += (option - o.BUY,)
            buy(g, me, option - o.BUY, 0)
            g.then(self, me)


def cannot_perform(g: Forge, me: Hero, card: int) -> int:
    """The clause that forbids a feat, 0 if nothing does."""
    if not g.piles[card]:
        return NO_CARD_LEFT if card in g.islands else SET_OF_CARDS
    c = CARDS[card]
    return TOO_FEW_SHARDS if c.sun > me.sun or c.moon > me.moon else NOT_REFUSED


def perform(g: Forge, me: Hero, card: int) -> None:
    """Pay, move, chase who stands there; then the card is taken (DF-5.7)."""
    c = CARDS[card]
    me.sun -= c.sun
    me.moon -= c.moon
    g.note("feat", me, card)
    if me.portal != c.portal:
        me.portal = c.portal
        for other in g.heroes:
            if other.portal == c.portal and other is not me:
                chase(g, me, other)
    g.then(TAKE_CARD, me, card)


def chase(g: Forge, me: Hero, other: Hero) -> None:
    """The hero goes back to its start portal, and its owner is blessed at once (DF-5.6)."""
    other.portal = START
    g.note("chased", other, me.seat)
    for h in (me, other):
        for card in CHASE_CARDS:
            reward = CARDS[card].on_chase
            if h.cards[card] and reward is not None:
                g.then(reward, h, h.cards[card])
    g.then(BLESSING, other)


class TakeCard(Effect):
    """The top card of pile number x, and its instant effect (DF-5.9)."""

    __slots__ = ()

    def do(self, g: Forge, me: Hero, x: int) -> None:
        g.piles = one_less(g.piles, x)
        me.cards = one_more(me.cards, x)
        me.card_glory += CARDS[x].glory
        instant = CARDS[x].instant
        if instant is not None:
            g.then(instant, me)


# ---- step 4 -----------------------------------------------------------------------------------------
class ExtraAction(Decision):
    """Pay 2 sun for one more main action, once per turn, or end the turn (DF-6.1)."""

    __slots__ = ()

    def token_matters(self, g: Forge, me: Hero, x: int) -> bool:
        return True  # the turn may end with this (DF-6.2)

    def choices(self, g: Forge, me: Hero, x: int) -> list[int]:
        return [o.PASS] if cannot_pay_extra(g, me) else [o.PASS, o.EXTRA]

    def cannot(self, g: Forge, me: Hero, x: int, option: int) -> int:
        kind = o.family(option)
        if kind == o.EXTRA:
            return cannot_pay_extra(g, me)
        return ONE_MAIN_ACTION if kind in (o.BUY, o.FEAT) else OUT_OF_PLACE[kind]

    def take(self, g: Forge, me: Hero, x: int, option: int) -> None:
        if option == o.EXTRA:
            me.sun -= EXTRA_ACTION_SUN
            g.extra = True
            g.note("extra", me)
            g.then(MAIN_ACTION, me)


def cannot_pay_extra(g: Forge, me: Hero) -> int:
    """The clause that forbids an extra action now, 0 if nothing does."""
    return ONE_EXTRA_ACTION if g.extra or me.sun < EXTRA_ACTION_SUN else NOT_REFUSED


TURN: Final = Turn()
END_OF_TURN: Final = EndOfTurn()
REINFORCEMENT: Final = Reinforcement()
MAIN_ACTION: Final = MainAction()
OFFERING: Final = Offering()
TAKE_CARD: Final = TakeCard()
EXTRA_ACTION: Final = ExtraAction()
