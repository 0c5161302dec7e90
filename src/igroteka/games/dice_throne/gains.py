"""CP, health and cards: gaining, losing, stealing them (chapters 8 and 10)."""

from __future__ import annotations

from typing import Final

from igroteka.core.deck import draw_top, shuffled
from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.applying import check_deaths
from igroteka.games.dice_throne.board import code
from igroteka.games.dice_throne.keywords import EXTRA_HEALTH, MOST_CP, NOBODY
from igroteka.games.dice_throne.state import Hero, Throne, replaced
from igroteka.games.dice_throne.texts import Amount, Fixed, Verb, amount
from igroteka.games.dice_throne.tokens import PLACING, take


def gain_cp(g: Throne, h: Hero, n: int) -> None:
    """CP up to 15; what is above is lost (DT-1.10)."""
    now = min(MOST_CP, h.cp + n)
    if g.events is not None and now != h.cp:
        g.note("cp", h, now - h.cp)
    h.cp = now


def lose_cp(g: Throne, h: Hero, n: int) -> int:
    """CP never go below 0; how many were lost."""
    lost = min(h.cp, n)
    h.cp -= lost
    if g.events is not None and lost:
        g.note("cp_lost", h, lost)
    return lost


def heal(g: Throne, h: Hero, n: int) -> None:
    """Health rises at once, at most 10 above the start (DT-1.9, DT-10.13)."""
    now = g.health_of(h.seat)
    then = min(g.starting_health() + EXTRA_HEALTH, now + n)
    if then > now:
        g.set_health(h.seat, then)
        g.note("healed", h, then - now)


def draw_card(g: Throne, h: Hero) -> None:
    """The top card; from an empty deck, the discard pile is shuffled first (DT-1.12, DT-1.13)."""
    if not h.deck:
        if not h.discard:
            return
        h.deck = shuffled(h.discard)
        h.discard = ()
        g.note("reshuffled", h)
    card, h.deck = draw_top(g, h.deck)
    h.hand = tuple(sorted((*h.hand, card)))
    if g.events is not None:
        g.note("drew", h)


def discard_card(g: Throne, h: Hero, card: int) -> None:
    """A card of the hand goes to the discard pile; that is no sale (DT-8.20)."""
    h.leave_hand(card)
    h.discard = (*h.discard, card)
    g.note("discarded", h, code(h, card))


class Cp(Verb):
    """Gain CP."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        gain_cp(g, me, self.n.of(g, me))


class Heal(Verb):
    """Heal oneself."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        heal(g, me, self.n.of(g, me))


class Draw(Verb):
    """Draw cards."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount = 1) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        for _ in range(self.n.of(g, me)):
            draw_card(g, me)


class LoseCp(Verb):
    """Whom the text is aimed at loses CP."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        n = self.n.of(g, me)
        if n <= 0:
            return
        if x == NOBODY:
            g.wait_for_target(self if isinstance(self.n, Fixed) else LoseCp(n))
        else:
            lose_cp(g, g.heroes[x], n)


class StealCp(Verb):
    """Steal CP, as many as there are (DT-10.8, DT-10.9); with `wanted`, what is missing is gained."""

    __slots__ = ("n", "wanted")

    def __init__(self, n: int, wanted: int = 0) -> None:
        self.n = n
        self.wanted = max(n, wanted)  # what is gained in all: what cannot be stolen is simply gained

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if x == NOBODY:
            g.wait_for_target(self)
            return
        stolen = lose_cp(g, g.heroes[x], self.n)
        gain_cp(g, me, stolen if self.wanted == self.n else self.wanted)


class StealHealth(Verb):
    """Health goes from the attacker to oneself: no damage, nothing prevents it (DT-10.10)."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def do(self, g: Throne, me: Hero, x: int) -> None:
        victim = g.heroes[x]
        stolen = min(self.n.of(g, me), g.health_of(x))
        if stolen > 0:
            g.set_health(x, g.health_of(x) - stolen)
            g.note("stolen_health", victim, stolen)
            heal(g, me, stolen)
            check_deaths(g)


# ---- discarding and searching ---------------------------------------------------------------------------
class Discard(Verb):
    """Discard a card of one's own choice."""

    __slots__ = ("may",)

    def __init__(self, may: bool = False) -> None:
        self.may = may

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        found = [o.CARD + card for card in me.hand]
        return [o.PASS, *found] if self.may and found else found

    def clause(self) -> int:
        return 820

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option != o.PASS:
            discard_card(g, me, option - o.CARD)
            g.spent += 1


class DiscardHand(Verb):
    """Discard the whole hand."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        for card in me.hand:
            discard_card(g, me, card)


DISCARD_ONE: Final = Discard()


class MakeDiscard(Verb):
    """Whom the text is aimed at discards a card: of his choice, or at random."""

    __slots__ = ("at_random",)

    def __init__(self, at_random: bool = False) -> None:
        self.at_random = at_random

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if x == NOBODY:
            g.wait_for_target(self)
            return
        victim = g.heroes[x]
        if not self.at_random:
            g.then(DISCARD_ONE, victim)
        elif victim.hand:
            discard_card(g, victim, victim.hand[g.draw(len(victim.hand))])


class LookAtHand(Verb):
    """Look at the hand of whom the text is aimed at."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        victim = g.heroes[x]
        seen = victim.seen[me.seat] | sum([1 << card for card in victim.hand])
        victim.seen = replaced(victim.seen, me.seat, seen)
        g.note("showed_hand", victim)


class Search(Verb):
    """Take any card of one's own deck into the hand; the deck is shuffled."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.CARD + card for card in sorted([card for group in me.deck for card in group])]

    def clause(self) -> int:
        return 105

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        card = option - o.CARD
        cards = tuple([c for group in me.deck for c in group if c != card])
        me.deck = shuffled(cards)
        me.hand = tuple(sorted((*me.hand, card)))
        g.note("searched", me)


# ---- spending tokens inside a text ----------------------------------------------------------------------
class Spend(Verb):
    """Spend up to so many tokens of a status for what follows (see `amounts.Spent`)."""

    __slots__ = ("most", "status")

    def __init__(self, status: int, most: int) -> None:
        self.status = status
        self.most = most

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.NUMBER + n for n in range(min(self.most, me.tokens[self.status]) + 1)]

    def clause(self) -> int:
        return 905

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        take(g, me, self.status, option - o.NUMBER)
        g.spent = option - o.NUMBER


class SpendFor(Verb):
    """Spend tokens for an effect, if one wants and can; else perhaps another effect."""

    __slots__ = ("n", "otherwise", "status", "text")

    def __init__(self, status: int, n: int, text: Verb, otherwise: Verb | None = None) -> None:
        self.status = status
        self.n = n
        self.text = text
        self.otherwise = otherwise

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        can = me.tokens[self.status] >= self.n and not self.text.cannot(g, me)
        return [o.PASS, o.YES] if can else [o.PASS]

    def clause(self) -> int:
        return 905

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.YES:
            take(g, me, self.status, self.n)
            g.then(self.text, me, x)
        elif self.otherwise is not None:
            g.then(self.otherwise, me, x)


class PayAnyFor(Verb):
    """Pay any number of CP; each buys a token of a status."""

    __slots__ = ("status",)

    def __init__(self, status: int) -> None:
        self.status = status

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        most = min(me.cp, me.limits[self.status] - me.tokens[self.status])
        return [o.NUMBER + n for n in range(most + 1)]

    def clause(self) -> int:
        return 111

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        n = option - o.NUMBER
        me.cp -= n
        g.then(PLACING[self.status], me, n)
