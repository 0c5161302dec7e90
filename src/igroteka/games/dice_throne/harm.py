"""Damage: dealing, adding, preventing, avoiding it, and the moment it is applied (chapters 11 and 12)."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.attack import (
    MODIFIABLE,
    attack_damage,
    final,
    forget_attack,
    incoming,
    is_attack,
)
from igroteka.games.dice_throne.board import STATUSES, Amount, Fixed, Verb, amount
from igroteka.games.dice_throne.holding import ATTACKING, HARMLESS, HELPLESS, SAVING, UNTOUCHED, has, held
from igroteka.games.dice_throne.keywords import (
    DEFENCE,
    NOBODY,
    NORMAL,
    ULTIMATE,
    UNDEFENDABLE,
)
from igroteka.games.dice_throne.moments import ROLL_MOMENTS, WITH_A_THREAT
from igroteka.games.dice_throne.state import Effect, Hero, Question, Throne
from igroteka.games.dice_throne.tokens import take


# ---- the damage of an ability ---------------------------------------------------------------------------
class Damage(Verb):
    """The ability deals damage to the defender; the amount is that of its activation (DT-10.15)."""

    __slots__ = ("kind", "n")

    def __init__(self, n: int | Amount, kind: int = NORMAL) -> None:
        self.n = amount(n)
        self.kind = kind

    def do(self, g: Throne, me: Hero, x: int) -> None:
        n = self.n.of(g, me)
        if n > 0:
            g.base += n
            g.damage_kind = max(g.damage_kind, self.kind)


class DamageAimed(Verb):
    """Damage of the ability that depends on the defender: counted at step 1 of the defence."""

    __slots__ = ("kind", "n")

    def __init__(self, n: int | Amount, kind: int = NORMAL) -> None:
        self.n = amount(n)
        self.kind = kind

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if x == NOBODY:
            g.wait_for_target(self)
        else:
            g.base += self.n.of(g, me)
            g.damage_kind = max(g.damage_kind, self.kind)


class MakeUndefendable(Verb):
    """The Attack becomes undefendable: only before a defensive ability was activated (DT-6.16)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if g.damage_kind == NORMAL:
            g.damage_kind = UNDEFENDABLE

    def cannot(self, g: Throne, me: Hero) -> int:
        if g.defended:
            return 616
        return 0 if g.damage_kind == NORMAL else 1104

    def moments(self) -> int:
        return ROLL_MOMENTS


class AddDamage(Verb):
    """An attack modifier adds damage of the attack's own kind (DT-11.11)."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        n = self.n.of(g, me)
        g.plus += n
        g.added += n
        if g.events is not None:
            g.note("added", me, n)


class Collateral(Verb):
    """Damage to every opponent, or to the one the text is aimed at: no Attack (DT-11.6)."""

    __slots__ = ("n", "to_all")

    def __init__(self, n: int | Amount, to_all: bool = True) -> None:
        self.n = amount(n)
        self.to_all = to_all

    def do(self, g: Throne, me: Hero, x: int) -> None:
        n = self.n.of(g, me)
        for h in g.opponents(me) if self.to_all else [g.heroes[x]]:
            hurt(g, h, n, from_offence=True)


# ---- other damage ---------------------------------------------------------------------------------------
def hurt(g: Throne, h: Hero, n: int, from_offence: bool = False) -> None:
    """Damage waits for a hero until the phase, or the card that deals it, is done."""
    if n <= 0:
        return
    if from_offence and not g.locked and (has(h, UNTOUCHED) or has(g.heroes[g.active], HARMLESS)):
        return
    if from_offence and g.locked:
        h.sure += n  # all damage of an Ultimate (DT-7.2)
    else:
        h.incoming += n
    if g.events is not None:
        g.note("threatened", h, n)


class Hurt(Verb):
    """Damage to whom the text is aimed at: no Attack (DT-11.14)."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        n = self.n.of(g, me)
        if x == NOBODY:
            g.wait_for_target(self if isinstance(self.n, Fixed) else Hurt(n))
        else:
            hurt(g, g.heroes[x], n)


class HurtAll(Verb):
    """Damage to every opponent from a status or a card."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        for h in g.opponents(me):
            hurt(g, h, self.n.of(g, me))


class HurtSelf(Verb):
    """Damage to oneself; `sure`: it cannot be prevented or reduced."""

    __slots__ = ("n", "sure")

    def __init__(self, n: int | Amount, sure: bool = False) -> None:
        self.n = amount(n)
        self.sure = sure

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if self.sure:
            me.sure += self.n.of(g, me)
        else:
            hurt(g, me, self.n.of(g, me))


class StrikeBack(Verb):
    """Damage to the attacker, from a defence (DT-6.18)."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        hurt(g, g.heroes[g.active], self.n.of(g, me))


class IfDealt(Verb):
    """After the damage, if any of it got through (DT-6.11)."""

    __slots__ = ("text",)

    def __init__(self, text: Verb) -> None:
        self.text = text

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if g.hit:
            if g.dealt > 0:
                g.then(self.text, me, g.target)
        else:
            g.later = (*g.later, self)


# ---- preventing and avoiding ----------------------------------------------------------------------------
def nothing_incoming(g: Throne, h: Hero) -> int:
    """The clause when no damage waits that one could prevent (DT-12.2), or only a team-mate's (DT-14.8)."""
    if incoming(g, h) > 0:
        return 0
    others = [other for other in g.heroes if g.allies(other.seat, h.seat) and incoming(g, other) > 0]
    return 1408 if others else 1202


class Prevent(Verb):
    """A fixed amount of one's incoming damage is prevented."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        n = self.n.of(g, me)
        if n > 0:
            me.prevented += n
            if g.events is not None:
                g.note("prevented", me, n)

    def cannot(self, g: Throne, me: Hero) -> int:
        return nothing_incoming(g, me)

    def moments(self) -> int:
        return WITH_A_THREAT


class PreventHalf(Verb):
    """Half of one's intermediate damage is prevented."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        me.halves += 1
        g.note("halved", me)

    def cannot(self, g: Throne, me: Hero) -> int:
        return nothing_incoming(g, me)

    def moments(self) -> int:
        return WITH_A_THREAT


class ReturnHalf(Verb):
    """Half of one's intermediate damage goes to the attacker as well (DT-12.8)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        me.returned += 1
        g.note("returned", me)

    def cannot(self, g: Throne, me: Hero) -> int:
        return nothing_incoming(g, me)

    def moments(self) -> int:
        return WITH_A_THREAT


class Avoid(Verb):
    """All damage that waits for oneself is avoided; other effects still apply."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        me.evaded = True
        g.note("avoided", me)

    def cannot(self, g: Throne, me: Hero) -> int:
        return nothing_incoming(g, me)

    def moments(self) -> int:
        return WITH_A_THREAT


class Fail(Verb):
    """The offensive ability comes to nothing."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.failed = True
        g.note("failed", me)


class Weaken(Verb):
    """The damage that one deals in the rest of the Roll Phase is halved."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.halved += 1


# ---- the moment of damage -------------------------------------------------------------------------------
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
