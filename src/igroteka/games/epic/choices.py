"""Texts that ask: targets, modes, optional parts, cards to reveal, discard or recycle.

A target is chosen when its sentence begins (EP-4.11). No target: the sentence is skipped. One target and
no "may": it must be taken, even your own (EP-4.14).
"""

from __future__ import annotations

from typing import Final

from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS, Mode, Text, Which
from igroteka.games.epic.keywords import UNBREAKABLE, UNTARGETABLE
from igroteka.games.epic.settling import CHECK, why_nothing_is_played
from igroteka.games.epic.state import Effect, Epic, Player, Question, find
from igroteka.games.epic.values import text_of, words_of
from igroteka.games.epic.verbs import remember
from igroteka.games.epic.zones import (
    break_all,
    deal,
    discard,
    draw_card,
    enter,
    from_hand,
    from_pile,
    learn,
    lose_health,
    under_deck,
)

NO_GOLD: Final = (0, 0, 0, 0)

NOT_REFUSED: Final = 0
TARGETS_ARE_CHOSEN_LATE: Final = 411
MANDATORY_TARGET: Final = 414
OPTIONAL_TARGETS: Final = 417
LOYALTY_REVEALS: Final = 909
UNTARGETABLE_CHAMPION: Final = 925
RECYCLE_TWO: Final = 935
ONE_MODE: Final = 1508
MODE_FOR_GOLD: Final = 1509
MODE_ON_OWN_TURN: Final = 1510
PUT_INTO_PLAY: Final = 1514
WHOLE_POINTS: Final = 1521
OWN_CHOICE: Final = 1522
FORCED_DISCARD: Final = 1532


def out_of_place(g: Epic, option: int) -> int:
    """Why nothing can be played while something else is asked, and nothing chosen that no text asks for."""
    return TARGETS_ARE_CHOSEN_LATE if o.family(option) < o.PLAY else why_nothing_is_played(g)


class Decision(Question):
    """A question inside a text."""

    __slots__ = ()

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        """The clause that forbids an option of this question's own kind."""
        return MANDATORY_TARGET

    def why_not(self, g: Epic, me: Player, x: int, option: int) -> int:
        if option in self.options(g, me, x):
            return NOT_REFUSED
        return out_of_place(g, option) if o.family(option) >= o.PLAY else self.cannot(g, me, x, option)


# ---- what can be chosen -------------------------------------------------------------------------------
class Select:
    """A kind of target."""

    __slots__ = ()

    def targets(self, g: Epic, me: Player) -> list[int]:
        """The legal targets now, as options."""
        raise NotImplementedError


class ChampionTarget(Select):
    """A champion of some kind."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def targets(self, g: Epic, me: Player) -> list[int]:
        return [
            o.CHAMPION + c.id
            for c in g.champions
            if g.reaches(me.seat, c.side)
            and self.which.fits(g, me.seat, g.source, c)
            and not words_of(g, c) & UNTARGETABLE
        ]


class PlayerTarget(Select):
    """A player, or an opponent."""

    __slots__ = ("opponent",)

    def __init__(self, opponent: bool = False) -> None:
        self.opponent = opponent

    def targets(self, g: Epic, me: Player) -> list[int]:
        players = g.opponents(me) if self.opponent else g.everybody(me)
        return sorted([o.PLAYER + p.seat for p in players if not shielded(g, p)])


def shielded(g: Epic, p: Player) -> bool:
    """Does a champion make its controller untargetable?"""
    for c in g.champions:
        if c.side == p.seat and text_of(c).shields_controller:
            return True
    return False


def untargetable(g: Epic, option: int) -> bool:
    """Is this a champion that nobody may choose as a target (EP-9.25)?"""
    c = find(g, option - o.CHAMPION) if o.family(option) == o.CHAMPION else None
    return c is not None and bool(words_of(g, c) & UNTARGETABLE)


class AnyTarget(Select):
    """A champion or a player (EP-15.21)."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def targets(self, g: Epic, me: Player) -> list[int]:
        return PlayerTarget().targets(g, me) + ChampionTarget(self.which).targets(g, me)


class PileTarget(Select):
    """A card of a discard pile."""

    __slots__ = ("broken_now", "champion", "cost", "event", "faction", "other", "own", "player")

    def __init__(
        self,
        own: bool = False,
        champion: bool = False,
        event: bool = False,
        cost: int = -1,
        faction: int = 0,
        other: bool = False,
        broken_now: bool = False,
        player: bool = False,
    ) -> None:
        self.own = own
        self.champion = champion
        self.event = event
        self.cost = cost
        self.faction = faction
        self.other = other  # of another name than this card
        self.broken_now = broken_now  # broken this turn
        self.player = player  # the target is its owner

    def targets(self, g: Epic, me: Player) -> list[int]:
        piles = [me] if self.own else g.everybody(me)
        if self.player:
            piles = [p for p in piles if not shielded(g, p)]
        return sorted([o.CARD + card for p in piles for card in p.discard if self.fits(g, card)])

    def fits(self, g: Epic, card: int) -> bool:
        """Is this card meant?"""
        c = CARDS[g.kinds[card]]
        if (self.champion and not c.champion) or (self.event and c.champion):
            return False
        if self.cost >= 0 and c.cost != self.cost:
            return False
        if self.faction and not c.factions & self.faction:
            return False
        if self.other and g.source < len(g.kinds) and g.kinds[card] == g.kinds[g.source]:
            return False
        return not self.broken_now or card in g.broken


# ---- targets ------------------------------------------------------------------------------------------
class Target(Decision):
    """Choose one target for a sentence."""

    __slots__ = ("may", "select", "text")

    def __init__(self, select: Select, text: Text, may: bool = False) -> None:
        self.select = select
        self.text = text
        self.may = may

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.done = False
        Question.do(self, g, me, x)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        targets = self.select.targets(g, me)
        return [*targets, o.PASS] if self.may and targets else targets

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return UNTARGETABLE_CHAMPION if untargetable(g, option) else MANDATORY_TARGET

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option != o.PASS:
            g.done = True
            remember(g, option)
            g.then(self.text, me, option)


class Targets(Decision):
    """Choose up to so many different targets; the text happens to each."""

    __slots__ = ("most", "select", "text")

    def __init__(self, select: Select, text: Text, most: int) -> None:
        self.select = select
        self.text = text
        self.most = most

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = ()
        Question.do(self, g, me, x)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        last = g.picked[-1] if g.picked else 0
        targets = [t for t in self.select.targets(g, me) if t > last]
        return [o.PASS, *targets]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return UNTARGETABLE_CHAMPION if untargetable(g, option) else OPTIONAL_TARGETS

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option != o.PASS:
            g.picked = (*g.picked, option)
            if len(g.picked) < self.most:
                Question.do(self, g, me, x)
                return
        for target in g.picked:
            g.then(self.text, me, target)


class InTurn(Decision):
    """Choose different targets, one for each text in turn; as many as there are (EP-4.16)."""

    __slots__ = ("select", "texts")

    def __init__(self, select: Select, *texts: Text) -> None:
        self.select = select
        self.texts = texts

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = ()
        self.pick(g, me, x)

    def pick(self, g: Epic, me: Player, x: int) -> None:
        """The next target, or what happens to them."""
        if len(g.picked) < len(self.texts) and self.options(g, me, x):
            Question.do(self, g, me, x)
            return
        for i, target in enumerate(g.picked):
            g.then(self.texts[i], me, target)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [t for t in self.select.targets(g, me) if t not in g.picked]

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.picked = (*g.picked, option)
        self.pick(g, me, x)


class Split(Decision):
    """Divide damage among any targets, point by point (EP-15.21)."""

    __slots__ = ("n", "select")

    def __init__(self, n: int, select: Select) -> None:
        self.n = n
        self.select = select

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = ()
        Question.do(self, g, me, x)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        last = g.picked[-1] if g.picked else 0
        return [t for t in self.select.targets(g, me) if t >= last]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return WHOLE_POINTS

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.picked = (*g.picked, option)
        if len(g.picked) < self.n:
            Question.do(self, g, me, x)
            return
        hits = [(target, g.picked.count(target)) for target in sorted(set(g.picked))]
        deal(g, g.source, hits)


class PickOwn(Decision):
    """The player chooses one of the own champions: no targeting (EP-15.22)."""

    __slots__ = ("breakable", "text", "which")

    def __init__(self, which: Which, text: Text, breakable: bool = False) -> None:
        self.which = which
        self.text = text
        self.breakable = breakable

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [
            o.CHAMPION + c.id
            for c in g.champions
            if c.side == me.seat
            and self.which.fits(g, me.seat, g.source, c)
            and not (self.breakable and words_of(g, c) & UNBREAKABLE)
        ]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return OWN_CHOICE

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.then(self.text, me, option)


class Spare(Effect):
    """The target is among those that will be spared."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = (*g.picked, x)


class BreakTheRest(Effect):
    """All champions within reach that were not spared are broken."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        rest = [c for c in g.champions if g.reaches(me.seat, c.side) and o.CHAMPION + c.id not in g.picked]
        break_all(g, rest)


# ---- optional parts and modes -------------------------------------------------------------------------
class May(Decision):
    """Do it or not; tells whether it was done."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.PASS, o.YES]

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.done = option == o.YES
        if g.done:
            g.then(self.text, me, x)


class OneOf(Decision):
    """One of these texts, the player's choice."""

    __slots__ = ("texts",)

    def __init__(self, *texts: Text) -> None:
        self.texts = texts

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.MODE + i for i in range(len(self.texts))]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return ONE_MODE

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.then(self.texts[option - o.MODE], me, x)


class MayPayGold(Decision):
    """Pay 1 gold for it, or not."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        faction = CARDS[g.kinds[g.source]].factions if g.source < len(g.kinds) else 0
        return [o.PASS, o.YES] if can_pay(me, faction, 1) else [o.PASS]

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option == o.YES:
            pay(me, CARDS[g.kinds[g.source]].factions if g.source < len(g.kinds) else 0, 1)
            g.then(self.text, me, x)


class PayHealth(Decision):
    """Lose any amount of health; the number is kept for the text that follows."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.NUMBER + n for n in range(max(0, g.health_of(me.seat)) + 1)]

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.shown = option - o.NUMBER
        lose_health(g, me, g.shown)


class ChooseMode(Decision):
    """Exactly one of the modes of the event that is being played (EP-15.8)."""

    __slots__ = ("modes",)

    def __init__(self, modes: tuple[Mode, ...]) -> None:
        self.modes = modes

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.MODE + i for i in range(len(self.modes)) if not cannot_choose(g, me, x, self.modes[i])]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        i = option - o.MODE
        return cannot_choose(g, me, x, self.modes[i]) if 0 <= i < len(self.modes) else ONE_MODE

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        mode = self.modes[option - o.MODE]
        if mode.gold:
            pay(me, CARDS[g.kinds[x]].factions, mode.gold)
        g.then(mode.text, me, 0)


def cannot_choose(g: Epic, me: Player, card: int, mode: Mode) -> int:
    """The clause that forbids a mode of this card, 0 if nothing does."""
    if mode.own_turn and not g.own_turn(me.seat):
        return MODE_ON_OWN_TURN
    if mode.gold and not can_pay(me, CARDS[g.kinds[card]].factions, mode.gold):
        return MODE_FOR_GOLD
    return NOT_REFUSED


def can_pay(me: Player, faction: int, n: int) -> bool:
    """Is there gold for a card or power of this faction?"""
    if me.gold + me.extra >= n:
        return True
    if me.faction_gold == NO_GOLD:
        return False
    tied = sum([me.faction_gold[i] for i in range(4) if faction >> i & 1])
    return me.gold + me.extra + tied >= n


def pay(me: Player, faction: int, n: int) -> None:
    """Gold that is good for less goes first: the faction's, then the extra, then the marker."""
    for _ in range(n):
        tied = [i for i in range(4) if faction >> i & 1 and me.faction_gold[i]]
        if tied:
            gold = list(me.faction_gold)
            gold[tied[0]] -= 1
            me.faction_gold = (gold[0], gold[1], gold[2], gold[3])
        elif me.extra:
            me.extra -= 1
        else:
            me.gold -= 1


# ---- hands and piles ----------------------------------------------------------------------------------
class Loyalty(Decision):
    """Reveal two hand cards of this card's faction for the effect, or not (EP-9.9)."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = ()
        Question.do(self, g, me, x)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        cards = revealable(g, me)
        if len(cards) + len(g.picked) < 2:
            return [o.PASS]
        return cards if g.picked else [o.PASS, *cards[:-1]]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return LOYALTY_REVEALS

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option == o.PASS:
            return
        g.picked = (*g.picked, option)
        if len(g.picked) < 2:
            Question.do(self, g, me, x)
            return
        reveal_picked(g, me)
        g.then(self.text, me, x)


class LoyaltyX(Decision):
    """Reveal any number of hand cards of this card's faction; the text happens once for each (EP-15.13)."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = ()
        Question.do(self, g, me, x)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.PASS, *revealable(g, me)]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return LOYALTY_REVEALS

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option != o.PASS:
            g.picked = (*g.picked, option)
            Question.do(self, g, me, x)
            return
        shown = len(g.picked)
        reveal_picked(g, me)
        for _ in range(shown):
            g.then(self.text, me, x)
            g.then(CHECK, me)


def revealable(g: Epic, me: Player) -> list[int]:
    """Hand cards of the faction of this card, after those already picked."""
    kind = g.kinds[g.source] if g.source < len(g.kinds) else -1
    for c in g.champions:
        if c.id == g.source:
            kind = c.kind
    last = g.picked[-1] if g.picked else 0
    faction = CARDS[kind].faction if kind >= 0 else 0
    return [
        o.CARD + card for card in me.hand if CARDS[g.kinds[card]].factions & faction and o.CARD + card > last
    ]


def reveal_picked(g: Epic, me: Player) -> None:
    """Everybody has seen these cards now; they stay in hand."""
    for option in g.picked:
        learn(me, option - o.CARD)
        g.note("revealed", me, g.kinds[option - o.CARD])


class Recycle(Decision):
    """Put two cards of the own discard pile under the deck, in order, and draw one; or not (EP-9.35)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = ()
        Question.do(self, g, me, x)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        if len(me.discard) < 2:
            return [o.PASS]
        cards = [o.CARD + card for card in sorted(me.discard) if o.CARD + card not in g.picked]
        return cards if g.picked else [o.PASS, *cards]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return RECYCLE_TWO

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option == o.PASS:
            return
        g.picked = (*g.picked, option)
        if len(g.picked) < 2:
            Question.do(self, g, me, x)
            return
        for picked in g.picked:
            from_pile(g, picked - o.CARD)
            under_deck(g, [picked - o.CARD])
        g.note("recycled", me)
        draw_card(g, me)


class BanishOwnCards(Decision):
    """Banish cards of the own discard pile, any number or exactly so many; the number is kept."""

    __slots__ = ("faction", "n")

    def __init__(self, n: int = -1, faction: int = 0) -> None:
        self.n = n  # -1: any number
        self.faction = faction

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.picked = ()
        self.pick(g, me, x)

    def pick(self, g: Epic, me: Player, x: int) -> None:
        """The next card, or what happens to them."""
        if len(g.picked) != self.n and len(self.options(g, me, x)) > (self.n < 0):
            Question.do(self, g, me, x)
        else:
            self.finish(g)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        last = g.picked[-1] if g.picked and self.n < 0 else 0
        cards = [
            o.CARD + card
            for card in sorted(me.discard)
            if o.CARD + card > last
            and o.CARD + card not in g.picked
            and (not self.faction or CARDS[g.kinds[card]].factions & self.faction)
        ]
        return [o.PASS, *cards] if self.n < 0 else cards

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option == o.PASS:
            self.finish(g)
            return
        g.picked = (*g.picked, option)
        self.pick(g, me, x)

    def finish(self, g: Epic) -> None:
        """The chosen cards go under the deck together."""
        cards = [option - o.CARD for option in g.picked]
        for card in cards:
            from_pile(g, card)
        under_deck(g, cards)
        g.shown = len(cards)


class Discard(Decision):
    """The player discards so many cards of his choice, as far as he has them (EP-15.32)."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.CARD + card for card in me.hand]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return FORCED_DISCARD

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        discard(g, me, option - o.CARD)
        if self.n > 1:
            g.then(Discard(self.n - 1), me, x)


class BanishFromHand(Decision):
    """The player puts a hand card of his choice under the own deck."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.CARD + card for card in me.hand]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return FORCED_DISCARD

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        card = option - o.CARD
        from_hand(g, me, card)
        under_deck(g, [card])


class PutFromHand(Decision):
    """The player may put a champion from the hand into play: it is not played (EP-15.14)."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.PASS] + [o.CARD + card for card in me.hand if CARDS[g.kinds[card]].champion]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return PUT_INTO_PLAY

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option != o.PASS:
            card = option - o.CARD
            from_hand(g, me, card)
            enter(g, me, card, g.kinds[card], from_hand=True)
