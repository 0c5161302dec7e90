"""The phases of a turn (chapter 3)."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.acting import SPEAK, answers, cannot_answer, cannot_sell, perform
from igroteka.games.dice_throne.applying import HIT
from igroteka.games.dice_throne.board import AT_END, AT_SETUP, AT_UPKEEP, BOARDS, STATUSES, card_of, code
from igroteka.games.dice_throne.gains import draw_card, gain_cp
from igroteka.games.dice_throne.holding import (
    RESTING,
    SKIP_INCOME,
    WORK_AT_TURN_END,
    WORK_IN_UPKEEP,
    has,
    held,
)
from igroteka.games.dice_throne.keywords import DISCARD, HAND_LIMIT, INCOME, INSTANT, MAIN_1, MAIN_2, UPKEEP
from igroteka.games.dice_throne.offence import OFFENCE_PHASE
from igroteka.games.dice_throne.state import Effect, Hero, Question, Throne
from igroteka.games.dice_throne.texts import Text
from igroteka.games.dice_throne.tokens import take
from igroteka.games.dice_throne.triggers import TRIGGERS, texts_at, trigger_text, triggers_at
from igroteka.games.dice_throne.windows import (
    AT_BEFORE,
    AT_INCOME,
    AT_RESPONSE,
    AT_TURN_ENDS,
    IN_UPKEEP,
    PAUSE,
    SETTLE,
)


class Turn(Effect):
    """A whole turn of the active player; the next one waits below it."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.active = me.seat
        g.turn += 1
        g.rolled = 0
        for h in g.heroes:
            h.used = 0
            if has(h, RESTING):
                h.fresh = (0,) * len(h.fresh)
        g.note("turn", me, g.turn)
        g.then(BEGIN_UPKEEP, me)
        g.then(GAIN_INCOME, me)
        g.then(ENTER_MAIN, me, MAIN_1)
        g.then(MAIN_PHASE, me)
        g.then(PAUSE[AT_BEFORE], g.after(me), 0)
        g.then(OFFENCE_PHASE, me)
        g.then(ENTER_MAIN, me, MAIN_2)
        g.then(MAIN_PHASE, me)
        g.then(PAUSE[AT_TURN_ENDS], g.after(me), 0)
        g.then(END_OF_TURN, me)
        g.then(ENTER_DISCARD, me)
        g.then(NEXT_TURN, me)


class NextTurn(Effect):
    """Whole turns one after the other (DT-3.2)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.then(TURN, g.after(g.heroes[g.active]))


# ---- Upkeep and the turn's end --------------------------------------------------------------------------
PASSIVES: Final = 1_000  # an effect that is due: a status, or PASSIVES + a trigger of the board


def texts_due(g: Throne, h: Hero, moment: int) -> list[int]:
    """What happens to a hero at the start or at the end of his turn."""
    found = held(h, WORK_IN_UPKEEP if moment == AT_UPKEEP else WORK_AT_TURN_END)
    return found + [PASSIVES + trigger for trigger in triggers_at(g, h, moment)]


class BeginUpkeep(Effect):
    """All Upkeep effects of the active player; their damage is summed and applied together (DT-3.5)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.phase = UPKEEP
        g.note("phase", me, UPKEEP)
        g.due = tuple(texts_due(g, me, AT_UPKEEP))
        if g.due:
            g.then(NEXT_DUE, me, AT_UPKEEP)
        g.then(PAUSE[IN_UPKEEP], me, 0)
        g.then(HIT, me)


class EndOfTurn(Effect):
    """Effects at the end of the turn, before the Discard Phase, in which nobody could answer them."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.due = tuple(texts_due(g, me, AT_END))
        if g.due:
            g.then(NEXT_DUE, me, AT_END)
            g.then(SETTLE, me)


class NextDue(Question):
    """Which of the effects that are due comes next (DT-3.4). x: the moment."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        if not g.due:
            return []
        still = texts_due(g, me, x)  # what was removed meanwhile does nothing any more
        return [o.ORDER + k for k in range(len(g.due)) if g.due[k] in still]

    def clause(self) -> int:
        return 304

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        k = option - o.ORDER
        due = g.due[k]
        g.due = (*g.due[:k], *g.due[k + 1 :])
        g.then(SPEAK, me, source_of(me, due))
        for verb in text_of(me, due, x):
            g.then(verb, me, me.seat)
        g.then(NEXT_DUE, me, x)


def source_of(h: Hero, due: int) -> int:
    """What an effect that is due belongs to, as an option: a token, an ability."""
    if due >= PASSIVES:
        return o.DEFEND + (due - PASSIVES) // TRIGGERS
    return o.TOKEN + o.PER_SEAT * h.seat + due


def text_of(h: Hero, due: int, moment: int) -> Text:
    """The text of an effect that is due."""
    if due >= PASSIVES:
        return trigger_text(h, due - PASSIVES)
    s = STATUSES[due]
    return s.upkeep if moment == AT_UPKEEP else s.end_of_turn


# ---- Income ---------------------------------------------------------------------------------------------
class GainIncome(Effect):
    """1 CP and 1 card; the start player's first Income is skipped (DT-3.7 to DT-3.9)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.phase = INCOME
        g.note("phase", me, INCOME)
        for status in held(me, SKIP_INCOME):
            take(g, me, status, 1)
            g.note("skips_income", me)
            return
        if g.turn > 1:
            gain_cp(g, me, 1)
            draw_card(g, me)
        g.then(PAUSE[AT_INCOME], me, 0)


# ---- Main Phases ----------------------------------------------------------------------------------------
class EnterMain(Effect):
    """A Main Phase begins. x: which."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.phase = x
        g.note("phase", me, x)


class MainPhase(Question):
    """Sell, play actions and upgrades, in any order and number, or stop (DT-3.10, DT-3.11)."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        out = [o.PASS]
        out += answers(g, me, True)
        out += [o.SELL + card for card in me.hand]
        return out

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        if option == o.PASS:
            return 0
        if o.SELL <= option < o.DECLARE:
            return cannot_sell(me, option - o.SELL)
        return cannot_answer(g, me, option, True)

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.PASS:
            return
        if o.SELL <= option < o.DECLARE:
            sell(g, me, option - o.SELL)
        else:
            if not is_instant(me, option):
                g.then(PAUSE[AT_RESPONSE], g.after(me), 0)  # what is no instant may be answered (DT-8.13)
            perform(g, me, option)
            g.then(SETTLE, me)
        g.then(MAIN_PHASE, me)


def is_instant(me: Hero, option: int) -> bool:
    """Instants, spent statuses and companions are; other cards and abilities of the board not (DT-4.23)."""
    if option < o.SELL:
        return card_of(me, option - o.PLAY).kind == INSTANT
    return option >= o.SPEND or (option - o.USE) // o.POWERS == len(me.levels)


def sell(g: Throne, me: Hero, card: int) -> None:
    """Discard a card for 1 CP, whatever its cost (DT-8.18)."""
    me.leave_hand(card)
    me.discard = (*me.discard, card)
    g.note("sold", me, code(me, card))
    gain_cp(g, me, 1)


# ---- Discard Phase --------------------------------------------------------------------------------------
class EnterDiscard(Effect):
    """Whoever holds more than 6 cards sells (DT-3.13)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.phase = DISCARD
        g.note("phase", me, DISCARD)
        if len(me.hand) > HAND_LIMIT:
            g.then(SELL_DOWN, me)


class SellDown(Question):
    """Sell until 6 or fewer are left, or even more (DT-3.14)."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        found = [o.SELL + card for card in me.hand]
        return found if len(me.hand) > HAND_LIMIT else [o.PASS, *found]

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        if option == o.PASS:
            return 313 if len(me.hand) > HAND_LIMIT else 0
        if o.SELL <= option < o.DECLARE:
            return cannot_sell(me, option - o.SELL)
        return 315

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option != o.PASS:
            sell(g, me, option - o.SELL)
            g.then(SELL_DOWN, me)


# ---- the beginning --------------------------------------------------------------------------------------
class SetUp(Effect):
    """Extra preparation of every hero (DT-1.8), then the first turn."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        for h in g.heroes:
            for verb in BOARDS[h.kind].setup:
                g.then(verb, h, h.seat)
        for text in texts_at(g, me, AT_SETUP):  # of the start player only
            for verb in text:
                g.then(verb, me, me.seat)
        g.then(TURN, me)


TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
BEGIN_UPKEEP: Final = BeginUpkeep()
END_OF_TURN: Final = EndOfTurn()
NEXT_DUE: Final = NextDue()
GAIN_INCOME: Final = GainIncome()
ENTER_MAIN: Final = EnterMain()
MAIN_PHASE: Final = MainPhase()
ENTER_DISCARD: Final = EnterDiscard()
SELL_DOWN: Final = SellDown()
SET_UP: Final = SetUp()
