"""Interrupts and priority: the windows in which players may act (chapter 13, `design/windows.md`)."""

from __future__ import annotations

from typing import Final

from igroteka.core.window import Window
from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.acting import answers, cannot_answer, cannot_interrupt, perform
from igroteka.games.dice_throne.applying import HIT, nothing_waits
from igroteka.games.dice_throne.keywords import FOR_ACTION, INCOME, MAIN_1, MAIN_2
from igroteka.games.dice_throne.state import Effect, Hero, Question, Throne

# Moments at which a window may open: what the question is called.
WINDOW_NAMES: Final = (
    "upkeep",
    "income",
    "response",
    "before-offence",
    "then",
    "offence-ends",
    "attack",
    "last-call",
    "damage",
    "after",
    "turn-ends",
)
IN_UPKEEP: Final = 0
AT_INCOME: Final = 1
AT_RESPONSE: Final = 2
AT_BEFORE: Final = 3
AT_THEN: Final = 4
AT_OFFENCE_ENDS: Final = 5
AT_ATTACK: Final = 6
AT_LAST_CALL: Final = 7
AT_DAMAGE: Final = 8
AT_AFTER: Final = 9
AT_TURN_ENDS: Final = 10
ANNOUNCED: Final = 100_000  # + seat: keeps an option and who announces it in one number


class Pause(Window[Throne, Hero]):
    """Everybody may act: the active player first, after every action again (DT-13.6, DT-13.7)."""

    __slots__ = ("moment",)

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def answers(self, g: Throne, me: Hero) -> list[int]:
        return answers(g, me)

    def act(self, g: Throne, me: Hero, option: int) -> None:
        perform(g, me, option)
        g.then(SETTLE, me)

    def again(self, g: Throne, me: Hero) -> None:
        g.then(self, g.heroes[g.active], 0)

    def watched(self) -> bool:
        return self.moment == AT_LAST_CALL

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        return 0 if option == o.PASS else cannot_answer(g, me, option)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        Window.do(self, g, g.after(me) if me.out else me, x)  # who was to be asked first may have fallen

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.PASS or not announced(g, me, option, self):
            super().chosen(g, me, x, option)


def announced(g: Throne, me: Hero, option: int, window: Window[Throne, Hero]) -> bool:
    """Another than the active player wants to act: if the active one can act too, he is asked first."""
    active = g.heroes[g.active]
    if me.seat == g.active or not answers(g, active):
        return False
    if option < o.SELL:
        me.known |= 1 << (option - o.PLAY)  # announced: everybody knows this card now
    g.then(Preempt(window), active, ANNOUNCED * me.seat + option)
    return True


class Preempt(Question):
    """Another player wants to act; the active one may act first, whoever spoke first (DT-13.9).

    If he does, the other may think again. x: who announces what.
    """

    __slots__ = ("window",)

    def __init__(self, window: Window[Throne, Hero]) -> None:
        self.window = window  # in which this happens

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.PASS, *answers(g, me)]

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        return 0 if option == o.PASS else cannot_answer(g, me, option)

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.PASS:
            seat, wanted = divmod(x, ANNOUNCED)
            perform(g, g.heroes[seat], wanted)
        else:
            perform(g, me, option)
        g.then(SETTLE, me)
        self.window.again(g, me)


class AlterDice(Window[Throne, Hero]):
    """Dice lie on the table: their roller works on them undisturbed, then the others may, and so on until
    all accept (DT-13.1, DT-13.2). It opens for the roller; his seat is kept as that of the window.
    """

    __slots__ = ()

    def answers(self, g: Throne, me: Hero) -> list[int]:
        found = answers(g, me)
        if found and g.rolls[-1].purpose == FOR_ACTION:
            return [option for option in found if not cannot_interrupt(me, option)]
        return found

    def act(self, g: Throne, me: Hero, option: int) -> None:
        perform(g, me, option)
        g.then(SETTLE, me)

    def again(self, g: Throne, me: Hero) -> None:
        g.then(self, g.heroes[g.rolls[-1].owners[0]], 0)

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        if option == o.PASS:
            return 0
        clause = cannot_answer(g, me, option)
        if clause or g.rolls[-1].purpose != FOR_ACTION:
            return clause
        return cannot_interrupt(me, option)

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        other = option != o.PASS and cannot_interrupt(me, option)  # it does not alter the dice
        if not other or not announced(g, me, option, self):
            super().chosen(g, me, x, option)

    def closed(self, g: Throne) -> None:
        """All accept: these dice are final."""
        g.rolls = (*g.rolls[:-1], g.rolls[-1].closed())


class Settle(Effect):
    """Damage dealt outside Upkeep and the Roll Phase: players may act, then it is applied."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if g.phase in (INCOME, MAIN_1, MAIN_2) and not g.isolated and not nothing_waits(g):
            g.then(PAUSE[AT_DAMAGE], g.heroes[g.active], 0)
            g.then(HIT, me)


PAUSE: Final = [Pause(moment) for moment in range(len(WINDOW_NAMES))]
ALTER_DICE: Final = AlterDice()
SETTLE: Final = Settle()
