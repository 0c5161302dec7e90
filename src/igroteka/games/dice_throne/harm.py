"""Damage: dealing, adding, preventing, avoiding it (chapters 11 and 12)."""

from __future__ import annotations

from igroteka.games.dice_throne.attack import incoming
from igroteka.games.dice_throne.holding import HARMLESS, UNTOUCHED, has
from igroteka.games.dice_throne.keywords import NOBODY, NORMAL, UNDEFENDABLE
from igroteka.games.dice_throne.moments import ROLL_MOMENTS, WITH_A_THREAT
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.texts import Amount, Fixed, Verb, amount


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


class AgainstDamage(Verb):
    """What is worth doing only while damage is coming (DT-12.2)."""

    __slots__ = ()

    def cannot(self, g: Throne, me: Hero) -> int:
        return nothing_incoming(g, me)

    def moments(self) -> int:
        return WITH_A_THREAT


class Prevent(AgainstDamage):
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


class PreventHalf(AgainstDamage):
    """Half of one's intermediate damage is prevented."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        me.halves += 1
        g.note("halved", me)


class ReturnHalf(AgainstDamage):
    """Half of one's intermediate damage goes to the attacker as well (DT-12.8)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        me.returned += 1
        g.note("returned", me)


class Avoid(AgainstDamage):
    """All damage that waits for oneself is avoided; other effects still apply."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        me.evaded = True
        g.note("avoided", me)


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
