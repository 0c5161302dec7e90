"""Status tokens: gaining, inflicting, losing, removing, moving them (chapter 9)."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.board import BOARDS, STATUSES
from igroteka.games.dice_throne.holding import FIXED, numbers_of
from igroteka.games.dice_throne.keywords import NEGATIVE, NOBODY
from igroteka.games.dice_throne.state import Effect, Hero, Question, Throne, replaced
from igroteka.games.dice_throne.texts import Amount, Fixed, Verb, amount


# ---- placing and taking ---------------------------------------------------------------------------------
def place(g: Throne, h: Hero, status: int, n: int) -> None:
    """Put tokens on a hero, as many as the limit allows: surplus is not placed (DT-9.7)."""
    have = h.tokens[status]
    now = min(h.limits[status], have + n)
    if now <= have:
        return
    h.tokens = replaced(h.tokens, status, now)
    h.held |= 1 << status
    if STATUSES[status].rests:
        h.fresh = replaced(h.fresh, status, h.fresh[status] + now - have)
    if g.events is not None:
        g.note("gained", h, status, now - have)


def is_full(h: Hero, status: int) -> bool:
    """Has a hero as many tokens of a status as the limit allows?"""
    return h.tokens[status] >= h.limits[status]


def take(g: Throne, h: Hero, status: int, n: int, rested: bool = False) -> None:
    """Put tokens back into the reserve: those of this turn first, unless older ones are asked for."""
    have = h.tokens[status]
    now = max(0, have - n)
    if now == have:
        return
    h.tokens = replaced(h.tokens, status, now)
    if not now:
        h.held &= ~(1 << status)
    if h.fresh[status]:
        fresh = h.fresh[status] if rested else max(0, h.fresh[status] - n)
        h.fresh = replaced(h.fresh, status, min(now, fresh))
    if g.events is not None:
        g.note("lost", h, status, have - now)


def give(g: Throne, h: Hero, status: int, n: int) -> None:
    """A hero gains tokens, or gets them inflicted; some statuses have a say in that."""
    if n <= 0:
        return
    s = STATUSES[status]
    if s.surplus and is_full(h, status):
        for verb in s.surplus:
            g.then(verb, h, h.seat)
        g.then(PLACING[status], h, n)
    elif s.refusable and own_status(h, status):
        g.then(MAY_GAIN[status], h, n)
    else:
        place(g, h, status, n)


def own_status(h: Hero, status: int) -> bool:
    """Is it a status whose limit differs for this hero, being the hero's own?"""
    for other, _ in BOARDS[h.kind].limits:
        if other == status:
            return True
    return False


class Place(Effect):
    """The token that had to wait is placed."""

    __slots__ = ("status",)

    def __init__(self, status: int) -> None:
        self.status = status

    def do(self, g: Throne, me: Hero, x: int) -> None:
        place(g, me, self.status, x)


class MayGain(Question):
    """The hero may refuse to gain tokens of his own status."""

    __slots__ = ("status",)

    def __init__(self, status: int) -> None:
        self.status = status

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.PASS, o.YES]

    def clause(self) -> int:
        return 911

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.YES:
            place(g, me, self.status, x)


PLACING: Final = [Place(status) for status in range(o.PER_SEAT)]
MAY_GAIN: Final = [MayGain(status) for status in range(o.PER_SEAT)]


# ---- gaining and inflicting -----------------------------------------------------------------------------
class Gain(Verb):
    """Gain tokens of a status (DT-10.11)."""

    __slots__ = ("n", "status")

    def __init__(self, status: int, n: int | Amount = 1) -> None:
        self.status = status
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        give(g, me, self.status, self.n.of(g, me))


class StartWith(Verb):
    """Tokens that lie on the hero from the start (DT-1.8): nobody refuses them."""

    __slots__ = ("n", "status")

    def __init__(self, status: int, n: int) -> None:
        self.status = status
        self.n = n

    def do(self, g: Throne, me: Hero, x: int) -> None:
        place(g, me, self.status, self.n)


class Inflict(Verb):
    """Inflict tokens of a status on whom the text is aimed at (DT-10.12); on a defender at step 1."""

    __slots__ = ("n", "status")

    def __init__(self, status: int, n: int | Amount = 1) -> None:
        self.status = status
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        n = self.n.of(g, me)
        if n <= 0:
            return
        if x == NOBODY:
            g.wait_for_target(self if isinstance(self.n, Fixed) else Inflict(self.status, n))
        else:
            before = g.heroes[x].tokens[self.status]
            give(g, g.heroes[x], self.status, n)
            if x == g.target and g.heroes[x].tokens[self.status] > before:
                g.inflicted |= 1 << self.status


class Lose(Verb):
    """Lose own tokens of a status."""

    __slots__ = ("n", "status")

    def __init__(self, status: int, n: int | Amount = 1) -> None:
        self.status = status
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        take(g, me, self.status, self.n.of(g, me))


class RaiseLimit(Verb):
    """One more token of a status may lie on this hero, for the rest of the game (DT-9.10)."""

    __slots__ = ("status",)

    def __init__(self, status: int) -> None:
        self.status = status

    def do(self, g: Throne, me: Hero, x: int) -> None:
        s = self.status
        me.limits = replaced(me.limits, s, me.limits[s] + 1)
        g.note("limit", me, s, me.limits[s])


# ---- removing and moving --------------------------------------------------------------------------------
def removable(h: Hero) -> list[int]:
    """The statuses of a hero that others' effects may remove (DT-9.1)."""
    return numbers_of(h.held & ~FIXED.bits)


def token_options(h: Hero) -> list[int]:
    """The tokens of a hero that may be removed, as options."""
    return [o.TOKEN + o.PER_SEAT * h.seat + status for status in removable(h)]


class Remove(Verb):
    """Remove one status token: of any hero, or only of the own one (DT-16.4).

    The token is chosen when the text is carried out: what was spent in response is no longer there
    (DT-8.21).
    """

    __slots__ = ("besides", "may", "own")

    def __init__(self, own: bool = False, may: bool = False, besides: int = NOBODY) -> None:
        self.own = own
        self.may = may
        self.besides = besides  # not this status: it is what pays for the removal

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        found: list[int] = []
        for h in [me] if self.own else g.living():
            found += [option for option in token_options(h) if status_of(option) != self.besides]
        return [o.PASS, *found] if self.may and found else found

    def clause(self) -> int:
        return 911

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option != o.PASS:
            seat, status = divmod(option - o.TOKEN, o.PER_SEAT)
            take(g, g.heroes[seat], status, 1)

    def cannot(self, g: Throne, me: Hero) -> int:
        return 0 if self.options(g, me, 0) else 902


class RemoveAimed(Verb):
    """Whom the text is aimed at may lose one status token; the speaker chooses which."""

    __slots__ = ("may",)

    def __init__(self, may: bool = False) -> None:
        self.may = may

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        found = token_options(g.heroes[x])
        return [o.PASS, *found] if self.may and found else found

    def clause(self) -> int:
        return 911

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option != o.PASS:
            take(g, g.heroes[x], option - o.TOKEN - o.PER_SEAT * x, 1)


class RemoveAll(Verb):
    """Whom the text is aimed at loses every status token (DT-9.3), or oneself; or only the bad ones."""

    __slots__ = ("negative", "own")

    def __init__(self, negative: bool = False, own: bool = False) -> None:
        self.negative = negative
        self.own = own

    def do(self, g: Throne, me: Hero, x: int) -> None:
        h = me if self.own else g.heroes[x]
        for status in removable(h):
            if not self.negative or STATUSES[status].kind == NEGATIVE:
                take(g, h, status, h.tokens[status])


class Transfer(Verb):
    """Move one status token from a chosen player to another one below its limit (DT-16.1)."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        found: list[int] = []
        for h in g.living():
            found += [option for option in token_options(h) if takers(g, option)]
        return found

    def clause(self) -> int:
        return 913

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        g.then(TRANSFER_TO, me, option)

    def cannot(self, g: Throne, me: Hero) -> int:
        return 0 if self.options(g, me, 0) else 913


def takers(g: Throne, option: int) -> list[int]:
    """The players to whom a token may be moved (DT-9.13), as options."""
    seat, status = divmod(option - o.TOKEN, o.PER_SEAT)
    if STATUSES[status].immovable:
        return []
    return [o.PLAYER + h.seat for h in g.living() if h.seat != seat and not is_full(h, status)]


class TransferTo(Question):
    """To whom the token goes. x: the token, as an option."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return takers(g, x)

    def clause(self) -> int:
        return 913

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        seat, status = divmod(x - o.TOKEN, o.PER_SEAT)
        take(g, g.heroes[seat], status, 1)
        place(g, g.heroes[option - o.PLAYER], status, 1)


TRANSFER_TO: Final = TransferTo()


class HandOver(Verb):
    """Pass one of one's own tokens of a status on to another player, if one wants."""

    __slots__ = ("status",)

    def __init__(self, status: int) -> None:
        self.status = status

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        if not me.tokens[self.status]:
            return []
        return [o.PASS] + [o.PLAYER + h.seat for h in g.living() if h.seat != me.seat]

    def clause(self) -> int:
        return 1014

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option != o.PASS:
            take(g, me, self.status, 1)
            give(g, g.heroes[option - o.PLAYER], self.status, 1)


class UndoInflicted(Verb):
    """Remove a status that this attack has inflicted on oneself, if one wants; no older token (DT-6.8)."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        found = [option for option in token_options(me) if g.inflicted >> status_of(option) & 1]
        return [o.PASS, *found] if found else []

    def clause(self) -> int:
        return 911

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option != o.PASS:
            take(g, me, status_of(option), 1)


def status_of(option: int) -> int:
    """The status of a TOKEN option."""
    return (option - o.TOKEN) % o.PER_SEAT


class StopStatus(Verb):
    """A negative status that the attack is about to inflict is not inflicted."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        found: list[int] = []
        for verb in g.waiting:
            if isinstance(verb, Inflict) and STATUSES[verb.status].kind == NEGATIVE:
                option = o.TOKEN + o.PER_SEAT * me.seat + verb.status
                if option not in found:
                    found.append(option)
        return found

    def clause(self) -> int:
        return 912

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        status = status_of(option)
        kept = [verb for verb in g.waiting if not (isinstance(verb, Inflict) and verb.status == status)]
        g.waiting = tuple(kept)

    def cannot(self, g: Throne, me: Hero) -> int:
        return 0 if self.options(g, me, 0) else 912
