"""The Defensive Roll Phase, step by step (chapter 6)."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.acting import SPEAK, cannot_answer
from igroteka.games.dice_throne.applying import HIT
from igroteka.games.dice_throne.attack import MODIFIABLE, cannot_defend, is_attack
from igroteka.games.dice_throne.board import BOARDS, STATUSES, code, level_of
from igroteka.games.dice_throne.dice import lay, use_dice
from igroteka.games.dice_throne.gains import gain_cp
from igroteka.games.dice_throne.holding import EXPOSED, held
from igroteka.games.dice_throne.keywords import DEFENCE, DEFENSIVE, FOR_DEFENCE
from igroteka.games.dice_throne.state import Effect, Hero, Question, Throne
from igroteka.games.dice_throne.windows import AT_AFTER, AT_ATTACK, AT_LAST_CALL, PAUSE


class DefencePhase(Effect):
    """Step 1: effects on the target; then the defence, the last call, the damage, what comes after it."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.phase = DEFENCE
        g.note("phase", me, DEFENCE)
        for verb in g.waiting:
            g.then(verb, me, g.target)
        g.waiting = ()
        g.then(REWARD, me)
        g.then(PAUSE[AT_ATTACK], me, 0)
        g.then(CHOOSE_DEFENCE, g.heroes[g.target])
        g.then(PAUSE[AT_LAST_CALL], me, 0)
        g.then(HIT, me)
        g.then(AFTER_DAMAGE, me)
        g.then(PAUSE[AT_AFTER], me, 0)
        g.then(HIT, me)


class Reward(Effect):
    """A status of the defender pays the attacker for an Attack, whatever becomes of its damage (DT-17.4)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        target = g.heroes[g.target]
        if is_attack(g) and g.damage_kind in MODIFIABLE:
            for status in held(target, EXPOSED):
                cp = STATUSES[status].attacked_cp * target.tokens[status]
                if cp:
                    gain_cp(g, me, cp)


class Defend(Question):
    """Step 2: the defender may activate one defensive ability (DT-6.3 to DT-6.6)."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        if cannot_defend(g, me):
            return []
        abilities = BOARDS[me.kind].abilities
        slots = [slot for slot in range(len(abilities)) if abilities[slot].kind == DEFENSIVE]
        return [o.PASS] + [o.DEFEND + slot for slot in slots]

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        if option in self.options(g, me, x):
            return 0
        if o.PLAY <= option < o.DECLARE or o.USE <= option < o.TOKEN:
            return cannot_answer(g, me, option) or 609  # it has to wait for step 5
        return 606

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.PASS:
            return
        slot = option - o.DEFEND
        level = level_of(me, slot)
        g.defended = True
        g.note("defends", me, code(me, slot))
        g.then(SPEAK, me, option)
        if level.dice:
            lay(g, me, FOR_DEFENCE, level.dice)
            use_dice(g, me, g.active, level.rerolls, level.text)
        else:
            for verb in level.text:
                g.then(verb, me, g.active)


class AfterDamage(Effect):
    """Step 7: what needs damage dealt, and what stands after THEN."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        for verb in g.later:
            g.then(verb, me, g.target)
        g.later = ()


DEFENCE_PHASE: Final = DefencePhase()
REWARD: Final = Reward()
CHOOSE_DEFENCE: Final = Defend()
AFTER_DAMAGE: Final = AfterDamage()
