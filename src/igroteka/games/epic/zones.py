"""Cards and champions on the move: drawing, discarding, entering and leaving play, damage, health.

These are plain helpers. They change the table at once; abilities that are triggered by it are only
noted (`trigger`) and wait until the text being carried out is finished (EP-5.6).
"""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.deck import below, draw_top, without
from igroteka.core.table import Rule
from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.keywords import (
    BLITZ,
    DEADLY,
    EXPENDED,
    HYDRA,
    PREPARED,
    RIGHTEOUS,
    TEAMS,
    UNBANISHABLE,
    UNBREAKABLE,
)
from igroteka.games.epic.state import FORMER, Champion, Epic, Player, Trigger, find
from igroteka.games.epic.values import defence_of, deploying_with_blitz, words_of

# Where a champion goes when it leaves play.
DISCARD: Final = 0  # broken
BOTTOM: Final = 1  # banished
HAND: Final = 2
TRANSFORMED: Final = 3  # under the deck, but not banished
GONE: Final = 4  # out of the game with its owner

NOT_IN_PLAY: Final = -1
FROM_HAND: Final = 1
NOBODY_DIES: Final[list[Champion]] = []  # never changed: the usual case should cost no list
SIDES: Final = 16  # "another champion is broken" tells SIDES * its kind + its controller


def trigger(g: Epic, text: Rule[Any, Any], seat: int, source: int, x: int = 0) -> None:
    """An ability is triggered: it joins the set that is being formed (EP-5.9)."""
    g.fresh += ((text, seat, source, x),)


# ---- hands, decks, discard piles ----------------------------------------------------------------------
def draw_card(g: Epic, p: Player) -> None:
    """The top card into the hand. Whoever has to draw from an empty deck wins (EP-2.3)."""
    if g.over:
        return
    if not p.deck:
        win(g, p.seat)
        return
    top = p.deck[0]
    card, p.deck = draw_top(g, p.deck)
    if len(top) > 1 and card in p.known:  # like its whole group: which one it was, nobody can tell
        p.known = tuple([c for c in p.known if c not in top])
    p.hand = tuple(sorted((*p.hand, card)))
    g.note("drew", p)
    for c in g.champions:
        draws = c.text.draws
        if draws is not None and c.side == p.seat:
            trigger(g, draws, p.seat, c.id)


def to_hand(g: Epic, p: Player, card: int) -> None:
    """A card that everybody has seen comes to its owner's hand."""
    p.hand = tuple(sorted((*p.hand, card)))
    learn(p, card)


def learn(p: Player, card: int) -> None:
    """Everybody knows now where this card of the player is."""
    if card not in p.known:
        p.known = (*p.known, card)


def forget(p: Player, card: int) -> None:
    """The card is in no hidden place any more."""
    if card in p.known:
        p.known = without(p.known, card)


def from_hand(g: Epic, p: Player, card: int) -> None:
    """The card leaves the hand, for wherever."""
    p.hand = without(p.hand, card)
    forget(p, card)


def to_pile(g: Epic, card: int) -> None:
    """A card comes to its owner's discard pile, from wherever."""
    p = g.players[g.owners[card]]
    p.discard = (*p.discard, card)
    enters = CARDS[g.kinds[card]].pile_enters
    if enters is not None:
        trigger(g, enters, p.seat, card)


def from_pile(g: Epic, card: int) -> Player:
    """The card leaves its owner's discard pile, in whatever way (EP-15.2); its owner."""
    p = g.players[g.owners[card]]
    p.discard = without(p.discard, card)
    leaves = CARDS[g.kinds[card]].pile_leaves
    if leaves is not None:
        trigger(g, leaves, p.seat, card)
    return p


def under_deck(g: Epic, cards: list[int]) -> None:
    """Cards go under their owners' decks; those of one owner in an order that nobody knows (EP-9.18)."""
    for p in g.players:
        own = tuple([card for card in cards if g.owners[card] == p.seat])
        if own:
            p.deck = below(p.deck, own)
            for card in own:
                learn(p, card)


def discard(g: Epic, p: Player, card: int) -> None:
    """A card goes from the hand to the discard pile, unless it says otherwise."""
    from_hand(g, p, card)
    g.note("discarded", p, g.kinds[card])
    if CARDS[g.kinds[card]].discarded and not g.allies(p.seat, g.speaker):
        enter(g, p, card, g.kinds[card])
    else:
        to_pile(g, card)


def in_pile(g: Epic, card: int) -> bool:
    """Does this card lie in its owner's discard pile?"""
    owner = g.owners[card] if card < len(g.owners) else NOT_IN_PLAY
    return owner >= 0 and card in g.players[owner].discard


# ---- entering and leaving play --------------------------------------------------------------------------
def enter(
    g: Epic, me: Player, card: int, kind: int, quiet: bool = False, from_hand: bool = False
) -> Champion:
    """A champion comes into play: prepared, deploying unless it has Blitz (EP-6.1, EP-6.7).

    A card keeps its owner (EP-15.15); a token belongs to who makes it (EP-9.11). With `quiet` its
    Tribute and Loyalty do not trigger. Loyalty is told whether the card came from the hand.
    """
    new_object(g, card)
    c = Champion()
    c.id = card
    c.card = c.text = CARDS[kind]
    c.token = card >= len(g.owners)
    c.owner = me.seat if c.token else g.owners[card]
    c.side = me.seat
    c.position = PREPARED
    c.deploying = True
    c.counters = c.damage = c.attack = c.defence = c.words = c.hit = 0
    c.returns = c.recalled = False
    c.granted = ()
    others = g.champions[:] if c.card.auras else []
    deploying_still = deploying_with_blitz(g, others)
    g.champions.append(c)
    if c.card.static:
        g.givers.append(c)
    for other in deploying_with_blitz(g, [c, *others]):
        if other not in deploying_still:
            other.deploying = False  # it has Blitz, or has got it from the newcomer (EP-9.8)
    g.note("entered", me, kind)
    if not quiet:
        text = CARDS[kind]
        for tribute in text.tribute:
            trigger(g, tribute, me.seat, card)
        if text.loyalty is not None:
            trigger(g, text.loyalty, me.seat, card, FROM_HAND if from_hand else 0)
        if text.loyalty_x is not None:
            trigger(g, text.loyalty_x, me.seat, card)
    return c


def new_object(g: Epic, card: int) -> None:
    """Whoever comes back is a new object; abilities that still wait mean the former one (EP-15.26)."""
    if g.fresh:
        g.fresh = about_former(g.fresh, card)
    if g.sets:
        g.sets = tuple([about_former(waiting, card) for waiting in g.sets])


def about_former(waiting: tuple[Trigger, ...], card: int) -> tuple[Trigger, ...]:
    """These abilities, as far as they are of the champion or about it, with its former number."""
    return tuple(
        [
            (text, seat, source + FORMER * (source == card), x + FORMER * (x == o.CHAMPION + card))
            for text, seat, source, x in waiting
        ]
    )


def make(g: Epic, me: Player, kind: int) -> Champion:
    """A token out of the supply, which never runs out (EP-10.3)."""
    c = enter(g, me, g.next_id, kind)
    g.next_id += 1
    return c


def leave(g: Epic, gone: list[Champion], where: int) -> None:
    """Champions leave play together. Tokens go back to the supply (EP-10.2)."""
    for c in gone:
        g.champions.remove(c)
        if c.card.static:
            g.givers.remove(c)
        leave_combat(g, c.id)
        # Whoever comes back is a new object: what was planned for this one is off (EP-15.26, EP-15.27).
        if g.delayed:
            g.delayed = tuple([t for t in g.delayed if t[3] not in (o.CHAMPION + c.id, o.CARD + c.id)])
    under: list[int] = []
    for c in gone:
        text = c.text
        seat = g.players[c.side]
        if where == DISCARD:
            g.note("broken", seat, c.kind)
            if not c.token:
                g.broken = (*g.broken, c.id)
            if text.broken is not None:
                trigger(g, text.broken, c.side, c.id)
            for granted in c.granted:
                trigger(g, granted, c.side, c.id)
            for other in g.champions:
                other_broken = other.text.other_broken
                if other_broken is not None:
                    trigger(g, other_broken, other.side, other.id, SIDES * c.kind + c.side)
        elif where != GONE:
            g.note("left", seat, c.kind, where)
        if text.expire is not None and where != GONE:
            trigger(g, text.expire, c.side, c.id)
        if c.token or where == GONE:
            continue
        if where == HAND:
            to_hand(g, g.players[c.owner], c.id)
        elif where == DISCARD and not c.recalled:
            to_pile(g, c.id)
        else:
            under.append(c.id)
    if under:
        under_deck(g, under)


def leave_combat(g: Epic, champion: int) -> None:
    """The champion fights no more; what it has blocked stays blocked (EP-8.14)."""
    if champion in g.attackers:
        g.attackers = without(g.attackers, champion)
    if champion in g.blockers:
        g.blockers = without(g.blockers, champion)


def break_all(g: Epic, those: list[Champion]) -> int:
    """Break champions together, the unbreakable excepted; how many were broken."""
    gone = [c for c in those if not words_of(g, c) & UNBREAKABLE]
    leave(g, gone, DISCARD)
    return len(gone)


def banish_all(g: Epic, those: list[Champion]) -> int:
    """Banish champions together, the unbanishable excepted; how many were banished."""
    gone = [c for c in those if not words_of(g, c) & UNBANISHABLE]
    leave(g, gone, BOTTOM)
    return len(gone)


def sweep(g: Epic, touched: list[Champion] | None = None) -> None:
    """At any moment a champion with damage up to its defence is broken; those touched with them."""
    doomed = touched or []
    while True:
        dead = NOBODY_DIES
        for c in g.champions:
            if c.damage and is_doomed(g, c, doomed):
                dead = [*dead, c]
        if not dead:
            return
        leave(g, dead, DISCARD)
        doomed = []


def is_doomed(g: Epic, c: Champion, touched: list[Champion]) -> bool:
    """Does a damaged champion die of it?"""
    if c.damage < defence_of(g, c) and c not in touched:
        return False
    return not words_of(g, c) & UNBREAKABLE


def take_control(g: Epic, me: Player, c: Champion, this_turn: bool) -> None:
    """The champion is deploying under its new controller, even with Blitz, and out of combat (EP-9.21)."""
    if c.side == me.seat:
        c.returns = c.returns and this_turn  # what was lent is kept for good now
        return
    leave_combat(g, c.id)
    c.returns = this_turn
    c.side = me.seat
    c.deploying = True
    g.note("controls", me, c.kind)


def give_words(g: Epic, c: Champion, words: int) -> None:
    """Keywords for this turn; Blitz ends deploying (EP-9.22)."""
    c.words |= words
    if words & BLITZ and words_of(g, c) & BLITZ:
        c.deploying = False


# ---- health and damage ----------------------------------------------------------------------------------
def change_health(g: Epic, seat: int, n: int) -> None:
    """More or less health, common to a Hydra team."""
    at = g.health_seat(seat)
    g.health = (*g.health[:at], g.health[at] + n, *g.health[at + 1 :])


def gain_health(g: Epic, p: Player, n: int) -> None:
    """Gain health, unless that is forbidden this turn (EP-15.20)."""
    if n > 0 and not p.no_gain:
        change_health(g, p.seat, n)
        g.note("gained", p, n)


def lose_health(g: Epic, p: Player, n: int) -> None:
    """Lose health: no damage (EP-15.20)."""
    if n > 0:
        change_health(g, p.seat, -n)
        g.note("lost", p, n)


def deal(g: Epic, source: int, hits: list[tuple[int, int]]) -> None:
    """A card deals damage to players and champions, all at once: (target option, how much)."""
    touched = hit(g, source, hits)
    if touched:
        sweep(g, touched)


def hit(g: Epic, source: int, hits: list[tuple[int, int]]) -> list[Champion]:
    """Like `deal`, but nobody leaves play yet; those whom the mere touch of the card breaks.

    If it is a champion in play: Righteous gives its controller health, and texts about dealing damage
    trigger once per hit of at least 1 (EP-15.33).
    """
    dealer = find(g, source)
    touched: list[Champion] = []
    total = 0
    for target, n in hits:
        if n <= 0:
            continue
        if target < o.CHAMPION:
            p = g.players[target - o.PLAYER]
            change_health(g, p.seat, -n)
            g.note("hit", p, n)
        else:
            c = find(g, target - o.CHAMPION)
            if c is None:
                continue
            c.damage += n
            g.note("damaged", g.players[c.side], c.kind, n)
            touched.append(c)
        total += n
        if dealer is not None:
            text = dealer.text
            if target < o.CHAMPION:
                dealer.hit |= 1 << (target - o.PLAYER)
                if text.hits_player is not None:
                    trigger(g, text.hits_player, dealer.side, dealer.id, target)
            if text.damages is not None:
                trigger(g, text.damages, dealer.side, dealer.id, target)
    if dealer is None or not total:
        return []
    words = words_of(g, dealer)
    if words & RIGHTEOUS:
        gain_health(g, g.players[dealer.side], total)
    return touched if words & DEADLY else []


# ---- winning --------------------------------------------------------------------------------------------
def win(g: Epic, seat: int) -> None:
    """This seat wins, and with it its team (EP-14.7)."""
    g.result = 0
    for p in g.players:
        if p.seat == seat or (g.mode in (TEAMS, HYDRA) and g.team[p.seat] == g.team[seat]):
            g.result |= 1 << p.seat
    g.finish()


def expend(c: Champion) -> None:
    """Turn the card 90° (EP-9.48)."""
    c.position = EXPENDED
