"""What texts do, without asking anybody. Each verb is a rule: `me` controls the text, x is its target.

A target is an option number: `PLAYER + seat`, `CHAMPION + champion`, `CARD + card`. "This card" is
`g.source`, what was chosen last is remembered in `g.it`.
"""

from __future__ import annotations

from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS, NUMBERS, Condition, Text, Which
from igroteka.games.epic.conditions import IT_OWNER, IT_SIDE, Amount
from igroteka.games.epic.keywords import BLITZ, EXPENDED, FLIPPED, PREPARED
from igroteka.games.epic.settling import CHECK
from igroteka.games.epic.state import Champion, Effect, Epic, Player, find
from igroteka.games.epic.values import attack_of, defence_of, those
from igroteka.games.epic.zones import (
    FROM_HAND,
    HAND,
    SIDES,
    TRANSFORMED,
    banish_all,
    break_all,
    deal,
    draw_card,
    enter,
    from_pile,
    gain_health,
    give_words,
    in_pile,
    leave,
    leave_combat,
    lose_health,
    make,
    take_control,
    to_hand,
    trigger,
    under_deck,
    win,
)


def remember(g: Epic, target: int) -> None:
    """Keep what a text may ask of its target after the target has gone."""
    if target >= o.CARD:
        card = target - o.CARD
        g.it = (target, g.owners[card], 0, 0, g.kinds[card], 0, g.owners[card])
    elif target >= o.CHAMPION:
        c = find(g, target - o.CHAMPION)
        if c is not None:
            unblocked = int(c.id in g.attackers and not g.blocked)
            g.it = (target, c.side, attack_of(g, c), defence_of(g, c), c.kind, unblocked, c.owner)
    else:
        g.it = (target, target - o.PLAYER, 0, 0, 0, 0, target - o.PLAYER)


def champion_at(g: Epic, target: int) -> Champion | None:
    """The champion that a target means, if it is still in play."""
    return find(g, target - o.CHAMPION) if o.CHAMPION <= target < o.CARD else None


# ---- putting texts together ---------------------------------------------------------------------------
class Seq(Effect):
    """One sentence after the other, each finished and checked before the next (EP-4.9, EP-2.1)."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Text) -> None:
        self.parts = parts

    def do(self, g: Epic, me: Player, x: int) -> None:
        for part in self.parts:
            g.then(part, me, x)
            g.then(CHECK, me)


class If(Effect):
    """Only if a condition holds when this part begins; perhaps something else otherwise."""

    __slots__ = ("condition", "otherwise", "text")

    def __init__(self, condition: Condition, text: Text, otherwise: Text | None = None) -> None:
        self.condition = condition
        self.text = text
        self.otherwise = otherwise

    def do(self, g: Epic, me: Player, x: int) -> None:
        if self.condition.holds(g, me.seat, g.source):
            g.then(self.text, me, x)
        elif self.otherwise is not None:
            g.then(self.otherwise, me, x)


class Repeat(Effect):
    """So many times, one after the other."""

    __slots__ = ("amount", "text")

    def __init__(self, amount: Amount, text: Text) -> None:
        self.amount = amount
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        for _ in range(self.amount.of(g, me, x)):
            g.then(self.text, me, x)
            g.then(CHECK, me)


class IfFromHand(Effect):
    """Of a Loyalty text: only if the card came into play from the hand."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if x == FROM_HAND:
            g.then(self.text, me, 0)


class This(Effect):
    """The target is this card, if it is in play."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if find(g, g.source) is not None:
            g.then(self.text, me, o.CHAMPION + g.source)


class ThatChampion(Effect):
    """The target card, if it is in play as a champion now."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if find(g, x - o.CARD) is not None:
            g.then(self.text, me, o.CHAMPION + x - o.CARD)


class ForActive(Effect):
    """The holder of the turn marker does it (EP-15.23)."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if not g.players[g.active].out and g.reaches(me.seat, g.active):
            g.then(self.text, g.players[g.active], x)


class ForController(Effect):
    """The controller of what was chosen last does it, or the owner of the card."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if g.it and not g.players[g.it[IT_SIDE]].out:
            g.then(self.text, g.players[g.it[IT_SIDE]], x)


class ForOwner(Effect):
    """The owner of what was chosen last does it."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if g.it and not g.players[g.it[IT_OWNER]].out:
            g.then(self.text, g.players[g.it[IT_OWNER]], x)


class WhenBroken(Effect):
    """Another champion was broken: only if it was of a class, or not of one, or yours."""

    __slots__ = ("klass", "not_klass", "own", "text")

    def __init__(self, text: Text, klass: str = "", not_klass: str = "", own: bool = False) -> None:
        self.text = text
        self.klass = klass
        self.not_klass = not_klass
        self.own = own

    def do(self, g: Epic, me: Player, x: int) -> None:
        kind, side = divmod(x, SIDES)
        classes = CARDS[kind].classes
        if self.klass and self.klass not in classes:
            return
        if (self.not_klass and self.not_klass in classes) or (self.own and side != me.seat):
            return
        g.then(self.text, me, 0)


class ForTarget(Effect):
    """The target player does it."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        if not g.players[x - o.PLAYER].out:
            g.then(self.text, g.players[x - o.PLAYER], x)


class ForEachOpponent(Effect):
    """Every opponent does it, in turn order."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        for p in g.opponents(me):
            g.then(self.text, p, x)


class ForEachPlayer(Effect):
    """Every player does it, beginning with you."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        for p in g.everybody(me):
            g.then(self.text, p, x)


class AtEndOfTurn(Effect):
    """Later, in the end phase of this turn, with the same target (EP-15.27)."""

    __slots__ = ("text",)

    def __init__(self, text: Text) -> None:
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.delayed = (*g.delayed, (self.text, me.seat, g.source, x))


# ---- cards and health ---------------------------------------------------------------------------------
class Draw(Effect):
    """Draw cards."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def do(self, g: Epic, me: Player, x: int) -> None:
        for _ in range(self.n):
            draw_card(g, me)


class GainHealth(Effect):
    """Gain health."""

    __slots__ = ("amount", "n")

    def __init__(self, n: int = 0, amount: Amount | None = None) -> None:
        self.n = n
        self.amount = amount

    def do(self, g: Epic, me: Player, x: int) -> None:
        gain_health(g, me, self.n if self.amount is None else self.amount.of(g, me, x))


class LoseHealth(Effect):
    """Lose health."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, g: Epic, me: Player, x: int) -> None:
        lose_health(g, me, self.n)


class CannotGainHealth(Effect):
    """The target, if it is a player, cannot gain health this turn."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        if o.PLAYER <= x < o.CHAMPION:
            g.players[x - o.PLAYER].no_gain = True


class GainGold(Effect):
    """Gold on top of the marker until the end of the turn, perhaps for one faction only (EP-15.24)."""

    __slots__ = ("faction",)

    def __init__(self, faction: int = 0) -> None:
        self.faction = faction

    def do(self, g: Epic, me: Player, x: int) -> None:
        if self.faction:
            good, wild, evil, sage = [n + (self.faction >> i & 1) for i, n in enumerate(me.faction_gold)]
            me.faction_gold = (good, wild, evil, sage)
        else:
            me.extra += 1


class RecallThis(Effect):
    """This card returns from the discard pile to its owner's hand (2015; EP-15.1)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        recall_to_hand(g, g.source)


def recall_to_hand(g: Epic, card: int) -> None:
    """The card is not played; texts about leaving the pile or being recalled trigger."""
    if in_pile(g, card):
        p = from_pile(g, card)
        to_hand(g, p, card)
        recalled = CARDS[g.kinds[card]].pile_recalled
        if recalled is not None:
            trigger(g, recalled, p.seat, card)


class BanishThis(Effect):
    """This card goes from the discard pile under its owner's deck; tells whether it did."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.done = in_pile(g, g.source)
        if g.done:
            from_pile(g, g.source)
            under_deck(g, [g.source])


class ThisToPlay(Effect):
    """This card comes from the discard pile into play under its owner's control."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        if in_pile(g, g.source):
            p = from_pile(g, g.source)
            enter(g, p, g.source, g.kinds[g.source])


class CardToHand(Effect):
    """The target card goes from its discard pile to its owner's hand."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        card = x - o.CARD
        if in_pile(g, card):
            to_hand(g, from_pile(g, card), card)


class BanishCard(Effect):
    """The target card goes from its discard pile under its owner's deck."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        card = x - o.CARD
        if in_pile(g, card):
            from_pile(g, card)
            under_deck(g, [card])


class BanishPile(Effect):
    """The whole discard pile of the target player goes under the deck, in an order nobody knows."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        cards = list(g.players[x - o.PLAYER].discard)
        for card in cards:
            from_pile(g, card)
        under_deck(g, cards)


class CardToPlay(Effect):
    """The target card comes from its discard pile into play under your control (EP-15.14, EP-15.15)."""

    __slots__ = ("words",)

    def __init__(self, words: int = 0) -> None:
        self.words = words

    def do(self, g: Epic, me: Player, x: int) -> None:
        card = x - o.CARD
        if in_pile(g, card):
            from_pile(g, card)
            c = enter(g, me, card, g.kinds[card])
            if self.words:
                give_words(g, c, self.words)


class PilesToPlay(Effect):
    """Every player puts all champions of the own discard pile into play, without Tribute or Loyalty."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        for p in g.everybody(me):
            for card in [c for c in p.discard if CARDS[g.kinds[c]].champion]:
                from_pile(g, card)
                enter(g, p, card, g.kinds[card], quiet=True)


class WinTheGame(Effect):
    """You win."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        win(g, me.seat)


# ---- damage -------------------------------------------------------------------------------------------
class Deal(Effect):
    """Damage to the target."""

    __slots__ = ("amount", "n")

    def __init__(self, n: int = 0, amount: Amount | None = None) -> None:
        self.n = n
        self.amount = amount

    def do(self, g: Epic, me: Player, x: int) -> None:
        deal(g, g.source, [(x, self.n if self.amount is None else self.amount.of(g, me, x))])


class DealEach(Effect):
    """The same damage to all such champions and perhaps players, at once."""

    __slots__ = ("n", "opponents", "players", "which")

    def __init__(
        self, n: int, which: Which | None = None, players: bool = False, opponents: bool = False
    ) -> None:
        self.n = n
        self.which = which
        self.players = players
        self.opponents = opponents

    def do(self, g: Epic, me: Player, x: int) -> None:
        hits: list[tuple[int, int]] = []
        if self.which is not None:
            hits = [(o.CHAMPION + c.id, self.n) for c in those(g, self.which, me.seat, g.source)]
        if self.players:
            hits += [(o.PLAYER + p.seat, self.n) for p in g.everybody(me)]
        if self.opponents:
            hits += [(o.PLAYER + p.seat, self.n) for p in g.opponents(me)]
        deal(g, g.source, hits)


class DealToSide(Effect):
    """Damage to the target player's champions, and to the player too unless only champions are meant."""

    __slots__ = ("n", "player")

    def __init__(self, n: int, player: bool = True) -> None:
        self.n = n
        self.player = player

    def do(self, g: Epic, me: Player, x: int) -> None:
        seat = x - o.PLAYER
        hits = [(o.CHAMPION + c.id, self.n) for c in g.champions if c.side == seat]
        deal(g, g.source, [*hits, (x, self.n)] if self.player else hits)


class DealToNamesakes(Effect):
    """Damage to the target and every other champion of its name; they lose attack this turn (Wither)."""

    __slots__ = ("attack", "n")

    def __init__(self, n: int, attack: int) -> None:
        self.n = n
        self.attack = attack

    def do(self, g: Epic, me: Player, x: int) -> None:
        target = champion_at(g, x)
        if target is None:
            return
        found = [c for c in g.champions if c.kind == target.kind and g.reaches(me.seat, c.side)]
        deal(g, g.source, [(o.CHAMPION + c.id, self.n) for c in found])
        for c in found:
            c.attack += self.attack


# ---- removing -----------------------------------------------------------------------------------------
class Break(Effect):
    """Break the target; tells whether it was."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        g.done = c is not None and break_all(g, [c]) > 0


class Banish(Effect):
    """Banish the target champion; tells whether it was."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        g.done = c is not None and banish_all(g, [c]) > 0


class ReturnToHand(Effect):
    """The target champion goes to its owner's hand (EP-15.16)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            leave(g, [c], HAND)


class BreakEach(Effect):
    """Break all such champions together; remembers how many."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.shown = break_all(g, those(g, self.which, me.seat, g.source))


class BreakEachForTokens(Effect):
    """Break all champions; each controller makes a token for every champion so broken."""

    __slots__ = ("kind", "words")

    def __init__(self, kind: str, words: int = 0) -> None:
        self.kind = kind
        self.words = words

    def do(self, g: Epic, me: Player, x: int) -> None:
        before = [c for c in g.champions if g.reaches(me.seat, c.side)]
        break_all(g, before)
        for c in before:
            if c not in g.champions:
                give_words(g, make(g, g.players[c.side], NUMBERS[self.kind]), self.words)


class BanishEach(Effect):
    """Banish all such champions together."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.shown = banish_all(g, those(g, self.which, me.seat, g.source))


class ReturnEach(Effect):
    """All such champions go to their owners' hands."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def do(self, g: Epic, me: Player, x: int) -> None:
        leave(g, those(g, self.which, me.seat, g.source), HAND)


class Transform(Effect):
    """The target goes under its owner's deck; its controller gets a token instead (EP-9.40)."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            transform(g, [c], NUMBERS[self.kind])


class TransformEach(Effect):
    """All such champions are transformed together (EP-9.41)."""

    __slots__ = ("kind", "which")

    def __init__(self, which: Which, kind: str) -> None:
        self.which = which
        self.kind = kind

    def do(self, g: Epic, me: Player, x: int) -> None:
        transform(g, those(g, self.which, me.seat, g.source), NUMBERS[self.kind])


def transform(g: Epic, gone: list[Champion], kind: int) -> None:
    """Champions leave, and each controller gets a token for each."""
    leave(g, gone, TRANSFORMED)
    for c in gone:
        make(g, g.players[c.side], kind)


class BlinkOut(Effect):
    """The target leaves play and returns as a new card under its owner's control (EP-15.26)."""

    __slots__ = ("blitz",)

    def __init__(self, blitz: bool) -> None:
        self.blitz = blitz  # prepared with Blitz this turn, or else expended

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is None:
            return
        leave(g, [c], HAND)
        if c.token:
            return
        owner = g.players[c.owner]
        owner.hand = tuple([card for card in owner.hand if card != c.id])
        owner.known = tuple([card for card in owner.known if card != c.id])
        back = enter(g, owner, c.id, c.kind)
        if self.blitz:
            give_words(g, back, BLITZ)
        else:
            back.position = EXPENDED


# ---- changing champions -------------------------------------------------------------------------------
class Pump(Effect):
    """The target gets attack, defence and keywords this turn."""

    __slots__ = ("attack", "defence", "words")

    def __init__(self, attack: int = 0, defence: int = 0, words: int = 0) -> None:
        self.attack = attack
        self.defence = defence
        self.words = words

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            pump(g, c, self.attack, self.defence, self.words)


class PumpEach(Effect):
    """All such champions that are in play now get it this turn."""

    __slots__ = ("attack", "defence", "which", "words")

    def __init__(self, which: Which, attack: int = 0, defence: int = 0, words: int = 0) -> None:
        self.which = which
        self.attack = attack
        self.defence = defence
        self.words = words

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in those(g, self.which, me.seat, g.source):
            pump(g, c, self.attack, self.defence, self.words)


def pump(g: Epic, c: Champion, attack: int, defence: int, words: int) -> None:
    """For this turn."""
    c.attack += attack
    c.defence += defence
    if words:
        give_words(g, c, words)


class GrantBroken(Effect):
    """This turn, when one of these champions is broken, this happens."""

    __slots__ = ("text", "which")

    def __init__(self, which: Which, text: Text) -> None:
        self.which = which
        self.text = text

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in those(g, self.which, me.seat, g.source):
            c.granted = (*c.granted, self.text)


class Counters(Effect):
    """+1/+1 counters on the target (EP-15.11)."""

    __slots__ = ("amount", "n")

    def __init__(self, n: int = 0, amount: Amount | None = None) -> None:
        self.n = n
        self.amount = amount

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            c.counters += self.n if self.amount is None else self.amount.of(g, me, x)


class CountersEach(Effect):
    """+1/+1 counters on all such champions."""

    __slots__ = ("n", "which")

    def __init__(self, which: Which, n: int) -> None:
        self.which = which
        self.n = n

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in those(g, self.which, me.seat, g.source):
            c.counters += self.n


class LoseAbilities(Effect):
    """All such champions lose powers and abilities this turn (EP-15.29)."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in those(g, self.which, me.seat, g.source):
            c.lost = True


class Make(Effect):
    """Make tokens (EP-10.4)."""

    __slots__ = ("amount", "expended", "kind", "n", "words")

    def __init__(
        self, kind: str, n: int = 1, amount: Amount | None = None, words: int = 0, expended: bool = False
    ) -> None:
        self.kind = kind
        self.n = n
        self.amount = amount
        self.words = words
        self.expended = expended

    def do(self, g: Epic, me: Player, x: int) -> None:
        for _ in range(self.n if self.amount is None else self.amount.of(g, me, x)):
            c = make(g, me, NUMBERS[self.kind])
            if self.words:
                give_words(g, c, self.words)
            if self.expended:
                c.position = EXPENDED


class MakeCopy(Effect):
    """Make a token that is a copy of this card."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = find(g, g.source)
        if c is not None:
            make(g, me, c.kind)


class Prepare(Effect):
    """The target becomes prepared; that does not end deploying (EP-15.17)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            c.position = PREPARED


class Expend(Effect):
    """The target becomes expended."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            c.position = EXPENDED


class ExpendSide(Effect):
    """All champions of the target player become expended."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in g.champions:
            if c.side == x - o.PLAYER:
                c.position = EXPENDED


class Control(Effect):
    """Take control of the target, for this turn or for good."""

    __slots__ = ("this_turn",)

    def __init__(self, this_turn: bool = False) -> None:
        self.this_turn = this_turn

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is not None:
            take_control(g, me, c, self.this_turn)


# ---- combat -------------------------------------------------------------------------------------------
class LeaveCombat(Effect):
    """The target leaves combat and keeps its position (EP-15.18)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        if champion_at(g, x) is not None:
            leave_combat(g, x - o.CHAMPION)


class LeaveCombatEach(Effect):
    """All such champions leave combat and become prepared."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def do(self, g: Epic, me: Player, x: int) -> None:
        for c in those(g, self.which, me.seat, g.source):
            if c.id in g.attackers or c.id in g.blockers:
                leave_combat(g, c.id)
                c.position = PREPARED


class JoinCombat(Effect):
    """The target, if prepared, joins the side on which this card fights: attacking, or blocking."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        c = champion_at(g, x)
        if c is None or c.position != PREPARED or c.id in g.attackers or c.id in g.blockers:
            return
        if g.source in g.attackers:
            g.attackers = (*g.attackers, c.id)
            c.position = EXPENDED
        elif g.source in g.blockers:
            g.blockers = (*g.blockers, c.id)
            c.position = FLIPPED


class NoMoreAttacks(Effect):
    """No further attacks may be declared this turn (EP-15.7)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.ceasefire = True
