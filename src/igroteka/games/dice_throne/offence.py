"""The Offensive and Targeting Roll Phases: rolling, declaring, activating, targeting (chapters 4, 5)."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.acting import SPEAK, answers, cannot_answer, cannot_interrupt, perform
from igroteka.games.dice_throne.applying import HIT, nothing_waits
from igroteka.games.dice_throne.attack import forget_attack, is_attack
from igroteka.games.dice_throne.board import AT_ACTIVATION, AT_NO_ATTACK, BOARDS, STATUSES, code
from igroteka.games.dice_throne.declaring import cannot_declare, masks, usable
from igroteka.games.dice_throne.defence import DEFENCE_PHASE
from igroteka.games.dice_throne.dice import TAKE_OFF, cannot_reroll, lay, roll_again
from igroteka.games.dice_throne.gains import draw_card
from igroteka.games.dice_throne.harm import hurt
from igroteka.games.dice_throne.holding import AT_ATTEMPT, AT_CONCLUSION, AT_OFFENCE, EXPIRING, HELPLESS, held
from igroteka.games.dice_throne.keywords import (
    ATTEMPTS,
    DICE,
    FOR_ATTACK,
    FOR_TARGET,
    KING,
    NOBODY,
    OFFENCE,
    TARGETING,
    ULTIMATE_SLOT,
)
from igroteka.games.dice_throne.state import Effect, Hero, Question, Throne
from igroteka.games.dice_throne.tokens import take
from igroteka.games.dice_throne.triggers import texts_at
from igroteka.games.dice_throne.windows import (
    ALTER_DICE,
    AT_LAST_CALL,
    AT_OFFENCE_ENDS,
    PAUSE,
    Pause,
    announced,
)


class Offence(Effect):
    """The phase begins, unless a status skips it together with targeting and defence (DT-17.3)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        skipped = False
        attempts = ATTEMPTS
        for status in held(me, AT_OFFENCE):
            s = STATUSES[status]
            attempts += s.attempts * me.tokens[status]
            if s.skips_offence:
                take(g, me, status, 1)
                skipped = True
        if skipped:
            g.again = NOBODY
            g.note("skips_offence", me)
            return
        g.phase = OFFENCE
        g.note("phase", me, OFFENCE)
        forget_attack(g)
        g.left = max(1, attempts)
        g.expiring = me.held
        g.rolled = 0
        g.then(ROLLING, me)


# ---- rolling and declaring ------------------------------------------------------------------------------
class Rolling(Question):
    """The roller works on his dice: rolls, uses cards, declares. Nobody interrupts (DT-13.1)."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        out: list[int] = []
        if not g.rolls:
            if g.left:
                out.append(o.ROLL_DICE)
        else:
            out += [o.DECLARE + use for use in usable(g, me)]
            if g.left:
                out += masks(g.rolls[0])
        out += answers(g, me)
        out.append(o.NO_ABILITY)
        return out

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        if option == o.NO_ABILITY:
            return 0
        if option == o.ROLL_DICE:
            return 402 if g.rolls else 0 if g.left else 401
        if o.REROLL < option < o.DIE:
            if not g.rolls:
                return 402
            return cannot_reroll(g.rolls[0], option - o.REROLL, me.seat, DICE) if g.left else 401
        if o.DECLARE <= option < o.DEFEND:
            return cannot_declare(g, me, option - o.DECLARE)
        return cannot_answer(g, me, option)

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.NO_ABILITY or o.DECLARE <= option < o.DEFEND:
            g.declared = NOBODY if option == o.NO_ABILITY else option - o.DECLARE
            g.note("declared", me, NOBODY if g.declared == NOBODY else code(me, g.declared))
            g.then(INTERFERE, g.after(me), 0)
            return
        if option == o.ROLL_DICE:
            attempt(g, me)
            lay(g, me, FOR_ATTACK, DICE)
        elif o.REROLL < option < o.DIE:
            attempt(g, me)
            roll_again(g, me, 0, option - o.REROLL)
        else:
            perform(g, me, option)
        g.then(ROLLING, me)


def attempt(g: Throne, me: Hero) -> None:
    """One roll attempt is used; a status may hurt for it."""
    g.left -= 1
    g.rolled += 1
    if 1 < g.rolled <= ATTEMPTS:
        for status in held(me, AT_ATTEMPT):
            hurt(g, me, STATUSES[status].attempt_damage)


class Interfere(Pause):
    """The others alter the dice or let it stand (DT-4.6); any action re-opens the rolling (DT-4.8)."""

    __slots__ = ()

    def answers(self, g: Throne, me: Hero) -> list[int]:
        return answers(g, me) if me.seat != g.active else []

    def again(self, g: Throne, me: Hero) -> None:
        g.declared = NOBODY
        g.then(ROLLING, g.heroes[g.active])

    def watched(self) -> bool:
        return True

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.PASS:
            self.do(g, g.after(me), x + 1)
        elif not cannot_interrupt(me, option) or not announced(g, me, option, self):
            self.act(g, me, option)
            self.again(g, me)

    def closed(self, g: Throne) -> None:
        g.then(ACTIVATE, g.heroes[g.active])


# ---- activating -----------------------------------------------------------------------------------------
class Activate(Effect):
    """Everybody has accepted: the ability takes effect, unless a status makes it fail."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if g.rolls:
            g.rolls = (g.rolls[0].closed(),)
        if g.declared == NOBODY or g.declared not in usable(g, me):
            no_attack(g, me)
            g.then(FINISH_ROLL, me)
            return
        use = BOARDS[me.kind].uses[g.declared]
        g.ability = g.declared
        g.declared = NOBODY
        g.locked = BOARDS[me.kind].abilities[use.slot].kind == ULTIMATE_SLOT
        g.note("activated", me, code(me, g.ability))
        if not g.locked and me.held:
            conclude(g, me)
        g.then(TAKE_EFFECT, me)


def conclude(g: Throne, me: Hero) -> None:
    """Statuses that work when the Offensive Roll Phase concludes; of several their holder picks the first."""
    due = tuple(held(me, AT_CONCLUSION))
    if due:
        g.due = due
        g.then(CONCLUDING, me)


class Concluding(Question):
    """Which of these statuses comes next; what was removed meanwhile does nothing any more."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.ORDER + k for k in range(len(g.due)) if me.tokens[g.due[k]]]

    def clause(self) -> int:
        return 304

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        k = option - o.ORDER
        status = g.due[k]
        g.due = (*g.due[:k], *g.due[k + 1 :])
        take(g, me, status, 1)
        g.then(SPEAK, me, o.TOKEN + o.PER_SEAT * me.seat + status)
        for verb in STATUSES[status].concluding:
            g.then(verb, me, me.seat)
        g.then(CONCLUDING, me)


class TakeEffect(Effect):
    """What needs no target happens now, the rest is kept for its moment (DT-4.13, DT-4.14)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if g.failed:
            no_attack(g, me)
            g.then(FINISH_ROLL, me)
            return
        use = BOARDS[me.kind].uses[g.ability]
        g.then(SPEAK, me, o.DECLARE + g.ability)
        for verb in use.text:
            g.then(verb, me, NOBODY)
        g.later = use.after
        for text in texts_at(g, me, AT_ACTIVATION):
            for verb in text:
                g.then(verb, me, me.seat)
        g.then(PAUSE[AT_OFFENCE_ENDS], me, 0)
        g.then(FIND_TARGET, me)


def no_attack(g: Throne, me: Hero) -> None:
    """The phase has not resulted in an Attack: opponents' abilities may make something of that."""
    for h in g.opponents(me):
        if BOARDS[h.kind].trigger_slots[AT_NO_ATTACK]:
            for text in texts_at(g, h, AT_NO_ATTACK):
                for verb in text:
                    g.then(verb, h, me.seat)


class FinishRoll(Effect):
    """The Roll Phase ends without a defender; damage that waits is still applied."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if not nothing_waits(g):
            g.then(PAUSE[AT_LAST_CALL], me, 0)
            g.then(HIT, me)
        g.then(END_ROLL, me)


# ---- targeting ------------------------------------------------------------------------------------------
class FindTarget(Effect):
    """A defender is needed for damage and for effects on a target (DT-5.2, DT-5.3)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if not is_attack(g):
            no_attack(g, me)
        if not g.base and not g.waiting:
            g.then(FINISH_ROLL, me)
            return
        opponents = g.opponents(me)
        if g.target >= 0 and not g.heroes[g.target].out:
            pass  # an extra roll against the same opponent (DT-15.11)
        elif g.mode == KING:
            g.phase = TARGETING
            g.note("phase", me, TARGETING)
            g.then(CHOOSE_TARGET, me, 1)
        elif len(opponents) == 1:
            g.target = opponents[0].seat
        else:
            g.phase = TARGETING
            g.note("phase", me, TARGETING)
            lay(g, me, FOR_TARGET, 1)
            g.then(ALTER_DICE, me, 0)
            g.then(READ_TARGET, me)
        g.then(DEFENCE_PHASE, me)
        g.then(END_ROLL, me)


class ReadTarget(Effect):
    """What the targeting die says; left is who comes first after the attacker (DT-5.6, DT-5.7)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        value = g.rolls[-1].values[0]
        opponents = g.opponents(me)
        g.then(TAKE_OFF, me)
        if len(opponents) == 3 or value <= 4:
            g.target = opponents[(value - 1) // 2].seat
            g.note("target", g.heroes[g.target])
        elif value == 5:
            g.then(CHOOSE_TARGET, opponents[0], 0)
        else:
            g.then(CHOOSE_TARGET, me, 0)


class ChooseTarget(Question):
    """Who is attacked. In King of the Hill an attack on a leader draws a card at once (DT-15.6)."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.PLAYER + h.seat for h in g.opponents(g.heroes[g.active])]

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        return 0 if option in self.options(g, me, x) else 504 if g.mode != KING else 1504

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        g.target = option - o.PLAYER
        g.note("target", g.heroes[g.target])
        if g.mode == KING:
            attack_leader(g, me)


def attack_leader(g: Throne, me: Hero) -> None:
    """King of the Hill: choosing a leader as the target of an Attack draws a card (DT-15.6)."""
    if is_attack(g) and leads(g, g.target) and not leads_alone(g, me.seat):
        g.note("leader_bonus", me)
        draw_card(g, me)


def leads(g: Throne, seat: int) -> bool:
    """Has nobody more health (DT-15.5)?"""
    return g.health[seat] == max([g.health[h.seat] for h in g.living()])


def leads_alone(g: Throne, seat: int) -> bool:
    """The sole leader never gets the bonus (DT-15.8)."""
    return leads(g, seat) and not [h for h in g.living() if h.seat != seat and leads(g, h.seat)]


class EndRoll(Effect):
    """The very last moment of the Roll Phase: tokens expire, the lock ends, an extra roll may follow."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        for status in held(me, EXPIRING):
            if g.expiring >> status & 1:
                take(g, me, status, me.tokens[status])
        target = g.target
        extra = g.extra
        forget_attack(g)
        for h in g.opponents(me):
            for status in held(h, HELPLESS):
                take(g, h, status, h.tokens[status])
                if h.seat == target:
                    g.again = target
                    g.then(OFFENCE_PHASE, me)
        if extra and g.again == NOBODY:
            g.then(OFFENCE_PHASE, me)


OFFENCE_PHASE: Final = Offence()
ROLLING: Final = Rolling()
INTERFERE: Final = Interfere(AT_OFFENCE_ENDS)
ACTIVATE: Final = Activate()
CONCLUDING: Final = Concluding()
TAKE_EFFECT: Final = TakeEffect()
FINISH_ROLL: Final = FinishRoll()
FIND_TARGET: Final = FindTarget()
READ_TARGET: Final = ReadTarget()
CHOOSE_TARGET: Final = ChooseTarget()
END_ROLL: Final = EndRoll()
