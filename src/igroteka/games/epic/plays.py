"""Playing cards and using powers: who may, what it costs, what it sets off.

All of it happens while a player holds the initiative and nothing waits (the golden rule, EP-4.2 and
EP-4.3): the questions of `turn` and `combat` offer it then and at no other time.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.epic import options as o
from igroteka.games.epic.card import BLANK, CARDS, Card, Cost, Power, Recall
from igroteka.games.epic.choices.decision import NOT_REFUSED, Decision
from igroteka.games.epic.choices.modes import ChooseMode, cannot_choose_any
from igroteka.games.epic.gold import can_pay, pay
from igroteka.games.epic.keywords import AMBUSH, EXPENDED, MAIN, UNBREAKABLE
from igroteka.games.epic.settling import CHECK, SETTLE, WITHOUT_INITIATIVE, speak
from igroteka.games.epic.state import Champion, Effect, Epic, Player, find
from igroteka.games.epic.values import words_of
from igroteka.games.epic.verbs.piles import recall_to_hand
from igroteka.games.epic.zones import (
    break_all,
    enter,
    expend,
    from_hand,
    from_pile,
    in_pile,
    to_pile,
    trigger,
    under_deck,
)

NO_GOLD: Final = 302
NOT_IN_HAND: Final = 401
CHAMPIONS_IN_MAIN: Final = 408
POWER_HAS_A_PRICE: Final = 501
GREY_BOX: Final = 508
EXPENDED_CHAMPION: Final = 604
DEPLOYING_CHAMPION: Final = 607
RECALL_HAS_A_PRICE: Final = 912
RECALL_TIMING: Final = 915
NOT_YOURS: Final = 920
UNBREAKABLE_PAYS_NOT: Final = 928


# ---- what may be played -------------------------------------------------------------------------------
def plays(g: Epic, me: Player) -> list[int]:
    """Everything that the holder of the initiative may play or use now."""
    options = [o.PLAY + card for card in me.hand if not cannot_play(g, me, CARDS[g.kinds[card]])]
    for card in me.discard:
        text = CARDS[g.kinds[card]]
        if text.recall is not None and not cannot_recall(g, me, text, text.recall):
            options.append(o.PILE + card)
    for c in g.champions:
        if c.side == me.seat and c.text.powers:
            for k, power in enumerate(c.text.powers):
                if not cannot_use(g, me, c, power):
                    options.append(o.POWER + o.POWERS * c.id + k)
    return options


def why_no_play(g: Epic, me: Player, option: int) -> int:
    """The clause that forbids a play, for whoever holds the initiative."""
    kind = o.family(option)
    if kind == o.PLAY:
        return why_no_card(g, me, option - o.PLAY)
    if kind == o.PILE:
        return why_no_recall(g, me, option - o.PILE)
    champion, k = divmod(option - o.POWER, o.POWERS)
    c = find(g, champion)
    if c is None or c.side != me.seat:
        return NOT_YOURS
    powers = c.text.powers
    return cannot_use(g, me, c, powers[k]) if k < len(powers) else POWER_HAS_A_PRICE


def why_no_card(g: Epic, me: Player, card: int) -> int:
    """The clause that forbids playing this card; where one of somebody else is must not be told."""
    if card in me.hand:
        return cannot_play(g, me, CARDS[g.kinds[card]])
    return NOT_IN_HAND if card < len(g.owners) and g.owners[card] == me.seat else WITHOUT_INITIATIVE


def why_no_recall(g: Epic, me: Player, card: int) -> int:
    """The clause that forbids using the text of this card in a discard pile."""
    text = CARDS[g.kinds[card]] if in_pile(g, card) else BLANK
    if text.recall is None:
        return GREY_BOX
    if card not in me.discard:
        return RECALL_TIMING  # its owner does not hold the initiative
    return cannot_recall(g, me, text, text.recall)


def cannot_play(g: Epic, me: Player, c: Card) -> int:
    """The clause that forbids playing such a card, 0 if nothing does."""
    if c.cost > me.gold and not can_pay(me, c.factions, c.cost):
        return NO_GOLD
    if c.champion:
        return cannot_come_in(g, me, c)
    return cannot_choose_any(g, me, c) if c.modes else NOT_REFUSED


def cannot_come_in(g: Epic, me: Player, c: Card) -> int:
    """A champion without Ambush is played in the main phase of an own turn only (EP-4.8)."""
    if c.words & AMBUSH or (g.phase == MAIN and g.own_turn(me.seat)):
        return NOT_REFUSED
    for lender in g.givers:
        if lender.side == me.seat and lender.text.lends_ambush & c.factions:
            return NOT_REFUSED
    return CHAMPIONS_IN_MAIN


def cannot_recall(g: Epic, me: Player, c: Card, recall: Recall) -> int:
    """The clause that forbids using the text of such a card in the own discard pile, 0 if nothing does."""
    reason = cannot_afford(g, me, recall.cost, c.factions, None)
    if reason:
        return UNBREAKABLE_PAYS_NOT if reason == UNBREAKABLE_PAYS_NOT else RECALL_HAS_A_PRICE
    if not recall.play:
        return NOT_REFUSED
    if c.champion:
        return RECALL_TIMING if cannot_come_in(g, me, c) else NOT_REFUSED
    return cannot_choose_any(g, me, c)


def cannot_use(g: Epic, me: Player, c: Champion, power: Power) -> int:
    """The clause that forbids using a power, 0 if nothing does."""
    if power.cost.expend:
        if c.position == EXPENDED:
            return EXPENDED_CHAMPION
        if c.deploying:
            return DEPLOYING_CHAMPION
    return cannot_afford(g, me, power.cost, c.card.factions, c)


def cannot_afford(g: Epic, me: Player, cost: Cost, faction: int, c: Champion | None) -> int:
    """The clause that says what cannot be paid, 0 if everything can."""
    if cost.gold and not can_pay(me, faction, cost.gold):
        return NO_GOLD
    if cost.break_this and c is not None and words_of(g, c) & UNBREAKABLE:
        return UNBREAKABLE_PAYS_NOT
    if cost.break_own and not breakable(g, me):
        return UNBREAKABLE_PAYS_NOT if [c for c in g.champions if c.side == me.seat] else POWER_HAS_A_PRICE
    if cost.counter and (c is None or c.counters <= 0):
        return POWER_HAS_A_PRICE
    return POWER_HAS_A_PRICE if cost.banish_card and not me.discard else NOT_REFUSED


def breakable(g: Epic, me: Player) -> list[Champion]:
    """Own champions that can be broken for a cost (EP-9.28)."""
    return [c for c in g.champions if c.side == me.seat and not words_of(g, c) & UNBREAKABLE]


# ---- playing ------------------------------------------------------------------------------------------
def play(g: Epic, me: Player, option: int) -> None:
    """Nobody can respond (EP-4.4); what it triggers is settled when it is finished."""
    g.initiative = me.seat
    g.answered = True
    if option < o.PILE:
        card = option - o.PLAY
        c = CARDS[g.kinds[card]]
        if c.cost:
            pay(me, c.factions, c.cost)
        from_hand(g, me, card)
        begin_card(g, me, card, from_hand=True)
    elif option < o.POWER:
        card = option - o.PILE
        recall = CARDS[g.kinds[card]].recall
        assert recall is not None
        speak(g, me, card)
        g.note("recalls", me, g.kinds[card])
        pay_cost(g, me, recall.cost, CARDS[g.kinds[card]].factions)
        g.then(PLAY_FROM_PILE if recall.play else RECALL_TO_HAND, me, card)
    else:
        champion, k = divmod(option - o.POWER, o.POWERS)
        fighter = find(g, champion)
        assert fighter is not None
        power = fighter.text.powers[k]
        speak(g, me, champion)
        g.note("uses", me, fighter.kind)
        if power.cost.expend:
            expend(fighter)
        if power.cost.counter:
            fighter.counters -= 1
        if power.cost.break_this:
            break_all(g, [fighter])
        pay_cost(g, me, power.cost, fighter.card.factions)
        g.then(power.text, me, 0)
        g.then(CHECK, me)
    g.then(SETTLE, me)


def pay_cost(g: Epic, me: Player, cost: Cost, faction: int) -> None:
    """Gold at once; what has to be chosen is asked before the effect."""
    if cost.gold:
        pay(me, faction, cost.gold)
    if cost.break_own:
        g.then(BREAK_FOR_COST, me)
    if cost.banish_card:
        g.then(BANISH_FOR_COST, me)


class BreakForCost(Decision):
    """Which own champion is broken to pay."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.CHAMPION + c.id for c in breakable(g, me)]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return UNBREAKABLE_PAYS_NOT

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        c = find(g, option - o.CHAMPION)
        assert c is not None
        break_all(g, [c])


class BanishForCost(Decision):
    """Which card of the own discard pile is banished to pay."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.CARD + card for card in sorted(me.discard)]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return POWER_HAS_A_PRICE

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        from_pile(g, option - o.CARD)
        under_deck(g, [option - o.CARD])


def begin_card(g: Epic, me: Player, card: int, recalled: bool = False, from_hand: bool = False) -> None:
    """A card is played: Ally abilities trigger, a champion comes into play, an event is carried out.

    Its Ally abilities are noted before it is in play itself, so it never triggers its own (EP-9.38).
    """
    kind = g.kinds[card]
    c = CARDS[kind]
    g.note("played", me, kind)
    if c.cost:
        me.ones |= c.factions
        for ally in g.champions:
            text = ally.text
            if text.ally is not None and ally.side == me.seat and ally.card.faction & c.factions:
                trigger(g, text.ally, me.seat, ally.id)
        for other in me.discard:
            text = CARDS[g.kinds[other]]
            if text.pile_ally is not None and text.faction & c.factions:
                trigger(g, text.pile_ally, me.seat, other)
    if c.champion:
        enter(g, me, card, kind, from_hand=from_hand).recalled = recalled
        return
    speak(g, me, card)
    if c.modes:
        g.then(ChooseMode(c.modes), me, card)
    elif c.play is not None:
        g.then(c.play, me, 0)
    g.then(CHECK, me)
    g.then(UNDER_DECK if recalled else TO_PILE, g.players[g.owners[card]], card)


class ToPile(Effect):
    """An event is finished: card x goes to its owner's discard pile (EP-4.10)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        to_pile(g, x)


class UnderDeck(Effect):
    """A recalled event is finished: card x goes under its owner's deck (EP-9.13)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        under_deck(g, [x])


class PlayFromPile(Effect):
    """Play card x out of the discard pile without its printed cost (2024; EP-9.12)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        if in_pile(g, x):
            from_pile(g, x)
            begin_card(g, me, x, recalled=True)


class PlayThisFromPile(Effect):
    """Play this card out of the discard pile inside an ability (EP-15.31)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.then(PLAY_FROM_PILE, me, g.source)


class RecallToHand(Effect):
    """Card x returns from the discard pile to its owner's hand (2015; EP-15.1)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        recall_to_hand(g, x)


BREAK_FOR_COST: Final = BreakForCost()
BANISH_FOR_COST: Final = BanishForCost()
TO_PILE: Final = ToPile()
UNDER_DECK: Final = UnderDeck()
PLAY_FROM_PILE: Final = PlayFromPile()
RECALL_TO_HAND: Final = RecallToHand()
