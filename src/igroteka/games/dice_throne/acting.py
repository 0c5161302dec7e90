"""What a hero may do of his own accord: play cards, spend statuses, use powers; when, and why not.

One predicate for each says which clause forbids it. Options, refusals, bots and the table on the screen
all ask these.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.deck import without
from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.attack import MODIFIABLE, cannot_defend, in_roll_phase, is_attack
from igroteka.games.dice_throne.board import BOARDS, STATUSES, Card, card_of, code, level_of
from igroteka.games.dice_throne.holding import HELPLESS, SPENDABLE, has, numbers_of
from igroteka.games.dice_throne.keywords import (
    DEFENCE,
    DISCARD,
    FOR_DEFENCE,
    MAIN,
    NOBODY,
    OFFENSIVE_UPGRADE,
    ROLL,
)
from igroteka.games.dice_throne.moments import moment_of
from igroteka.games.dice_throne.powers import Cost, Power
from igroteka.games.dice_throne.state import Effect, Hero, Throne, replaced
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.tokens import take

NOTHING: Final[list[int]] = []


# ---- predicates: 0, or the clause that forbids it -------------------------------------------------------
def cannot_act(g: Throne, me: Hero) -> int:
    """Fallen (DT-2.2), locked out by an Ultimate (DT-7.1), helpless (DT-17.6), or in the Discard Phase."""
    if me.out:
        return 202
    if g.locked and not g.allies(me.seat, g.active):
        return 701
    if has(me, HELPLESS):
        return 1706
    return 315 if g.phase == DISCARD else 0


def cannot_play(g: Throne, me: Hero, c: Card, main: bool) -> int:
    """Playing a card of the own hand. main: the active player is asked for his Main Phase."""
    if c.kind >= OFFENSIVE_UPGRADE:
        return cannot_upgrade(me, c, main)
    if c.kind == MAIN and not main:
        return 812
    if c.kind == ROLL and not in_roll_phase(g):
        return 814
    if price(me, c) > me.cp:
        return 801
    if c.modifier:
        clause = cannot_modify(g, me)
        if clause:
            return clause
    if c.when is not None and not c.when.holds(g, me):
        return c.when.clause(g, me)
    return c.text[0].cannot(g, me) if c.text else 0


def cannot_modify(g: Throne, me: Hero) -> int:
    """Attack modifiers go only on Attacks of one's own, until the last call (DT-11.9 to DT-11.12)."""
    if me.seat != g.active:
        return 1112
    if not is_attack(g) or g.ability == NOBODY:
        return 1109
    if g.hit:
        return 1110
    if g.rolls[-1].purpose == FOR_DEFENCE and g.rolls[-1].open:
        return 617  # first the defence has to be accepted
    return 0 if g.damage_kind in MODIFIABLE else 1105


def price(me: Hero, c: Card) -> int:
    """What a card costs; over a lower upgrade only the difference is paid (DT-8.7)."""
    return c.cost - level_of(me, c.slot).cost if c.kind >= OFFENSIVE_UPGRADE else c.cost


def cannot_upgrade(me: Hero, c: Card, main: bool) -> int:
    """Upgrades go up only, in one's own Main Phases (DT-8.3, DT-8.8)."""
    if not main:
        return 803
    if me.levels[c.slot] >= c.level:
        return 808
    return 801 if price(me, c) > me.cp else 0


def cannot_use(g: Throne, me: Hero, power: Power, status: int, bit: int) -> int:
    """Using a power of a status, of the board, of a companion.

    Tokens one does not have cannot be spent (DT-9.5), nor CP (DT-1.11).
    """
    if status != NOBODY and not me.tokens[status]:
        return 905
    cost = power.cost
    if cost.tokens and me.tokens[status if cost.status == NOBODY else cost.status] < cost.tokens:
        return 905
    if cost.companion != NOBODY and not me.companions[cost.companion]:
        return 912
    if cost.cp > me.cp:
        return 111
    if power.often and used(me, bit) >= power.often:
        return 912
    clause = power.text[0].cannot(g, me)
    if clause:
        return clause
    return 0 if power.when is None or power.when.holds(g, me) else power.when.clause(g, me)


def used(me: Hero, bit: int) -> int:
    """How often a power has been used this turn: two bits each."""
    return me.used >> (2 * bit) & 3


def cannot_sell(me: Hero, card: int) -> int:
    """Only what one holds can be sold."""
    return 0 if card in me.hand else 805


# ---- what there is --------------------------------------------------------------------------------------
def power_of(me: Hero, option: int) -> Power | None:
    """The power that a SPEND or USE option means, None if there is none."""
    if option >= o.SPEND:
        status, k = divmod(option - o.SPEND, o.POWERS)
        powers = STATUSES[status].powers if status < len(STATUSES) else ()
    else:
        slot, k = divmod(option - o.USE, o.POWERS)
        powers = board_powers(me, slot)
    return powers[k] if k < len(powers) else None


def board_powers(me: Hero, slot: int) -> tuple[Power, ...]:
    """The powers of a slot at its present level; the slot after the last holds those of companions."""
    board = BOARDS[me.kind]
    if slot < len(board.abilities):
        return level_of(me, slot).powers
    return board.powers if slot == len(board.abilities) else ()


def cannot_use_option(g: Throne, me: Hero, option: int) -> int:
    """The clause that forbids a SPEND or USE option."""
    power = power_of(me, option)
    if power is None:
        return 905
    if option >= o.SPEND:
        return cannot_use(g, me, power, (option - o.SPEND) // o.POWERS, 0)
    return cannot_use(g, me, power, NOBODY, option - o.USE)


def cannot_interrupt(me: Hero, option: int) -> int:
    """Into a spent status, an instant or a roll card nothing breaks but what alters its dice (DT-13.10)."""
    if option < o.SELL:
        text = card_of(me, option - o.PLAY).text
    else:
        power = power_of(me, option)
        text = () if power is None else power.text
    return 0 if text and text[0].alters() else 1310


def answers(g: Throne, me: Hero, main: bool = False) -> list[int]:
    """Everything that this hero may do now. What the moment rules out is not even looked at."""
    moment = moment_of(g, me)
    board = BOARDS[me.kind]
    cards = board.playable[moment]
    if main:
        cards |= board.main_cards
    found: list[int] = []
    if cards:
        for card in me.hand:
            if cards >> card & 1 and not cannot_play(g, me, board.cards[card], main):
                found.append(o.PLAY + card)
    spendable = SPENDABLE[moment]
    if me.held & spendable.bits:
        for status in numbers_of(me.held & spendable.bits):
            for p in spendable.powers[status]:
                if not cannot_use(g, me, p.power, status, 0):
                    found.append(p.option)
    for p in board.powers_at[moment]:
        printed_here = not p.level or me.levels[p.place] == p.level
        if printed_here and not cannot_use(g, me, p.power, NOBODY, p.option - o.USE):
            found.append(p.option)
    return NOTHING if found and cannot_act(g, me) else found


def cannot_answer(g: Throne, me: Hero, option: int, main: bool = False) -> int:
    """The clause that forbids an action, 0 if `answers` has it."""
    clause = cannot_act(g, me)
    if clause:
        return clause
    if o.PLAY <= option < o.SELL:
        card = option - o.PLAY
        return cannot_play(g, me, card_of(me, card), main) if card in me.hand else 801
    if o.USE <= option < o.TOKEN:
        return cannot_use_option(g, me, option)
    if o.SELL <= option < o.DECLARE:
        return 818
    if o.DEFEND <= option < o.USE:
        return cannot_defend(g, me) or 606
    if o.DECLARE <= option < o.DEFEND or option in (o.ROLL_DICE, o.NO_ABILITY) or o.REROLL < option < o.DIE:
        return cannot_roll_now(g, me, option)
    return 1301


def cannot_roll_now(g: Throne, me: Hero, option: int) -> int:
    """Rolling and declaring outside one's own rolling: after the others' consent nothing changes any more."""
    if me.seat != g.active or g.ability == NOBODY or not in_roll_phase(g):
        return 412
    return 411 if option >= o.DECLARE else 409


# ---- doing it -------------------------------------------------------------------------------------------
def perform(g: Throne, me: Hero, option: int) -> None:
    """Carry out an action: what it costs is paid, the rest is scheduled. Nobody interrupts (DT-13.10)."""
    g.then(SPEAK, me, option)
    if option < o.SELL:
        play(g, me, option - o.PLAY)
    else:
        power = power_of(me, option)
        assert power is not None
        status = (option - o.SPEND) // o.POWERS if option >= o.SPEND else NOBODY
        if option < o.SPEND and power.often:
            me.used += 1 << (2 * (option - o.USE))
        pay(g, me, power.cost, status)
        g.note("spent" if option >= o.SPEND else "used", me, option, me.kind)
        carry_out(g, me, power.text)
    g.then(Resume(g.source, g.added, g.spent), me, g.speaker)


def carry_out(g: Throne, me: Hero, text: tuple[Verb, ...]) -> None:
    """Schedule a text, effect after effect, aimed at the opponent of the moment."""
    x = aim(g, me)
    for verb in text:
        g.then(verb, me, x)


def aim(g: Throne, me: Hero) -> int:
    """Whom a text is aimed at: for the attacker the defender, once there is one; else the attacker."""
    if me.seat != g.active:
        return g.active
    return g.target if g.phase == DEFENCE else NOBODY


def play(g: Throne, me: Hero, card: int) -> None:
    """Pay for a card and carry it out."""
    c = card_of(me, card)
    me.leave_hand(card)
    me.playing = (*me.playing, card)
    g.note("played", me, code(me, card))
    me.cp -= price(me, c)
    if c.kind >= OFFENSIVE_UPGRADE:
        g.then(UPGRADE, me, card)
    else:
        carry_out(g, me, c.text)
        g.then(PUT_DOWN, me, card)


def pay(g: Throne, me: Hero, cost: Cost, status: int) -> None:
    """Tokens, CP and companions go; whoever pays has them."""
    me.cp -= cost.cp
    if cost.tokens:
        take(g, me, status if cost.status == NOBODY else cost.status, cost.tokens, cost.rested)
    if cost.companion != NOBODY:
        k = cost.companion
        me.companions = replaced(me.companions, k, me.companions[k] - 1)


class Speak(Effect):
    """From now on this text speaks: questions tell whose it is. x: the option that began it."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.source = x
        g.speaker = me.seat
        g.added = 0
        g.spent = 0


class Resume(Effect):
    """The text that was interrupted goes on where it was."""

    __slots__ = ("added", "source", "spent")

    def __init__(self, source: int, added: int, spent: int) -> None:
        self.source = source
        self.added = added
        self.spent = spent

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.source = self.source
        g.speaker = x
        g.added = self.added
        g.spent = self.spent


class PutDown(Effect):
    """A card that was carried out goes face up on its owner's discard pile (DT-8.11)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        me.playing = without(me.playing, x)
        me.discard = (*me.discard, x)


class Upgrade(Effect):
    """The card goes onto its slot for the rest of the game (DT-8.4)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        c = card_of(me, x)
        me.playing = without(me.playing, x)
        me.levels = replaced(me.levels, c.slot, c.level)
        g.note("upgraded", me, code(me, x))


SPEAK: Final = Speak()
PUT_DOWN: Final = PutDown()
UPGRADE: Final = Upgrade()
