"""The moment of damage: all that waits is applied to everybody at once (chapters 2 and 12)."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.attack import MODIFIABLE, attack_damage, final, forget_attack, is_attack
from igroteka.games.dice_throne.board import STATUSES
from igroteka.games.dice_throne.holding import ATTACKING, HELPLESS, SAVING, held
from igroteka.games.dice_throne.keywords import DEFENCE, NOBODY, ULTIMATE
from igroteka.games.dice_throne.state import Effect, Hero, Question, Throne
from igroteka.games.dice_throne.tokens import take

NO_GUARD: Final = 0


EVERYTHING: Final = 1


AS_IT_LIKES: Final = 2


class Hit(Effect):
    """All damage that waits is worked out once and applied to everybody together (DT-6.10, DT-12.1)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if (g.hit or g.phase != DEFENCE) and nothing_waits(g):
            return
        for h in g.heroes:
            if h.guard == EVERYTHING:
                pass_on(g, h, final(g, h))
            elif h.guard == AS_IT_LIKES and final(g, h) > 0:
                g.then(SPLIT, h, final(g, h))
        g.then(APPLY, me)


def nothing_waits(g: Throne) -> bool:
    """Is there no damage apart from an attack?"""
    for h in g.heroes:
        if h.incoming or h.sure:
            return False
    return True


class Apply(Effect):
    """Dials change, tokens that have worked are gone, whoever reaches 0 is out."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        amounts = [0 if h.out else final(g, h) - h.passed_on for h in g.heroes]
        if g.phase == DEFENCE and not g.isolated and not g.hit:
            g.hit = True
            if g.target >= 0:
                g.dealt = min(amounts[g.target], attack_damage(g))  # not what comes from elsewhere
            use_up_modifiers(g, g.heroes[g.active])
        for h in g.heroes:
            n = amounts[h.seat]
            if n > 0:
                g.set_health(h.seat, max(0, g.health_of(h.seat) - n))
                g.note("hurt", h, n)
            clear(h)
        check_deaths(g)


def use_up_modifiers(g: Throne, attacker: Hero) -> None:
    """Statuses that weakened the attack once are gone."""
    if is_attack(g) and g.damage_kind in MODIFIABLE and g.damage_kind != ULTIMATE:
        for status in held(attacker, ATTACKING):
            if STATUSES[status].used_up:
                take(g, attacker, status, attacker.tokens[status])


def clear(h: Hero) -> None:
    """Nothing waits any more."""
    h.incoming = 0
    h.sure = 0
    h.prevented = 0
    h.halves = 0
    h.returned = 0
    h.evaded = False
    h.guard = NO_GUARD
    h.passed_on = 0


def pass_on(g: Throne, h: Hero, n: int) -> None:
    """The companion takes damage instead of its hero; what it cannot take is lost."""
    health, _ = h.companions
    left = max(0, health - n)
    h.companions = (left, h.companions[1] if left else 0)
    h.passed_on = n
    g.note("companion_hurt", h, n)


class Split(Question):
    """How much of the damage the companion takes. x: all of it."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.NUMBER + n for n in range(x + 1)]

    def clause(self) -> int:
        return 912

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        pass_on(g, me, option - o.NUMBER)


SPLIT: Final = Split()


APPLY: Final = Apply()


HIT: Final = Hit()


# ---- isolated damage ------------------------------------------------------------------------------------
class PutAside(Effect):
    """All other damage waits while isolated damage is dealt with (DT-11.13); x: 0 puts it back."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.isolated = bool(x)
        for h in g.heroes:
            if x:
                evaded = 1 if h.evaded else 0
                h.put_aside = (
                    h.incoming,
                    h.sure,
                    h.prevented,
                    h.halves,
                    h.returned,
                    evaded,
                    h.guard,
                    h.passed_on,
                )
                clear(h)
            elif h.put_aside:
                h.incoming, h.sure, h.prevented, h.halves, h.returned, evaded, h.guard, h.passed_on = (
                    h.put_aside
                )
                h.evaded = bool(evaded)
                h.put_aside = ()


PUT_ASIDE: Final = PutAside()


# ---- defeat ---------------------------------------------------------------------------------------------
def check_deaths(g: Throne) -> None:
    """Whoever is at 0 is out at once; the last side left wins, none left: a draw (chapter 2)."""
    if min(g.health) > 0:
        return
    for h in g.heroes:
        if not h.out and g.health_of(h.seat) <= 0:
            rescue(g, h)
    fallen = [h for h in g.heroes if not h.out and g.health_of(h.seat) <= 0]
    if not fallen:
        return
    for h in fallen:
        h.out = True
        g.note("out", h)
    living = [h for h in g.heroes if not h.out]
    if not living or not [h for h in living if not g.allies(h.seat, living[0].seat)]:
        for h in living:
            g.result |= 1 << h.seat
        g.finish()
    elif g.heroes[g.active].out:
        del g.agenda[1:]  # the rest of the fallen hero's turn; below it waits the next one
        g.mark = 1
        g.again = NOBODY
        g.isolated = False
        g.due = ()
        for h in g.heroes:
            h.put_aside = ()
            clear(h)
            for status in held(h, HELPLESS):  # nobody is left who would use it
                take(g, h, status, h.tokens[status])
        forget_attack(g)


def rescue(g: Throne, h: Hero) -> None:
    """A token that saves its holder, or the team, sets the dial to 1 (DT-17.11)."""
    for member in g.heroes:
        if g.dial(member.seat) == g.dial(h.seat):
            for status in held(member, SAVING):
                take(g, member, status, 1)
                g.set_health(h.seat, 1)
                g.note("saved", member)
                return
