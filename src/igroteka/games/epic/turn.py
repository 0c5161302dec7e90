"""A turn: start, main phase, ending, end phase (chapter 7), and the mulligans before the first one."""

from __future__ import annotations

from typing import Final

from igroteka.core.deck import below
from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.choices.decision import NOT_REFUSED, Decision, Picking, last_picked, out_of_place
from igroteka.games.epic.combat import (
    NO_ATTACKS,
    WHO_MAY_ATTACK,
    Initiative,
    begin_attack,
    cannot_attack,
    possible_attackers,
)
from igroteka.games.epic.keywords import (
    DUEL,
    END,
    ENDING,
    FLIPPED,
    HAND_LIMIT,
    MAIN,
    MUST_ATTACK,
    PREPARED,
    START,
)
from igroteka.games.epic.plays import play, plays, why_no_play
from igroteka.games.epic.settling import SETTLE, give_back
from igroteka.games.epic.state import Champion, Effect, Epic, Player, find
from igroteka.games.epic.values import words_of
from igroteka.games.epic.zones import change_health, discard, draw_card, from_hand, trigger

ONE_MULLIGAN: Final = 107
MAIN_OR_END: Final = 709
HAND_OF_SEVEN: Final = 713
MUST_ATTACK_FIRST: Final = 1505


# ---- before the first turn ----------------------------------------------------------------------------
class Mulligan(Picking):
    """Set hand cards aside one by one, then draw as many; each costs 1 health (EP-1.7, EP-1.8)."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        last = last_picked(g)
        return [o.PASS, *[o.CARD + card for card in me.hand if o.CARD + card > last]]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return ONE_MULLIGAN

    def finish(self, g: Epic, me: Player, x: int) -> None:
        aside = tuple([option - o.CARD for option in g.picked])
        for card in aside:
            from_hand(g, me, card)
        me.deck = below(me.deck, aside)
        for _ in aside:
            draw_card(g, me)
        change_health(g, me.seat, -len(aside))
        g.note("mulligan", me, len(aside))


# ---- the turn -----------------------------------------------------------------------------------------


class Turn(Effect):
    """The start phase; the rest of the turn waits on the agenda (EP-7.2)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.active = g.initiative = me.seat
        g.turn += 1
        g.phase = START
        g.note("turn", me, g.turn)
        side = g.turn_side()
        for p in g.players:
            if (g.mode == DUEL or p.seat in side) and not p.gold:
                p.gold = 1
                g.note("gold", p)
        g.then(SETTLE, me)
        g.then(MAIN_PHASE, me, 0)
        g.then(END_PHASE, me)
        g.then(CLEAN_UP, me)
        g.then(NEXT_TURN, me)
        for seat in side:
            if g.turn > 1 or g.mode != DUEL:
                draw_card(g, g.players[seat])
        for c in g.champions:
            if c.side in side:
                prepare(g, c)
                c.deploying = False
        for c in g.champions:
            start = c.text.start
            if start is not None and c.side in side:
                trigger(g, start, c.side, c.id)
        for seat in side:
            for card in g.players[seat].discard:
                start = CARDS[g.kinds[card]].pile_start
                if start is not None:
                    trigger(g, start, seat, card)


def prepare(g: Epic, c: Champion) -> None:
    """A champion that was expended or flipped stands upright again."""
    if c.position != PREPARED:
        c.position = PREPARED
        g.note("prepared", g.players[c.side], c.kind)


class MainPhase(Decision):
    """Play cards, use powers, attack, in any order; or pass to end the turn (EP-7.6, EP-7.7).

    x counts the members of a Hydra team who have passed.
    """

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.phase = MAIN
        g.initiative = me.seat
        super().do(g, me, x)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        attackers = possible_attackers(g, me)
        options = [] if must_attack(g, attackers) else [o.PASS]
        options += plays(g, me)
        for c in attackers:
            options.append(o.ATTACK + c.id)
        return options

    def why_not(self, g: Epic, me: Player, x: int, option: int) -> int:
        if option in self.options(g, me, x):
            return NOT_REFUSED
        kind = o.family(option)
        if kind == o.PASS:
            return MUST_ATTACK_FIRST
        if kind == o.ATTACK:
            c = find(g, option - o.ATTACK)
            return WHO_MAY_ATTACK if c is None else cannot_attack(g, c) or NO_ATTACKS
        return why_no_play(g, me, option) if kind in (o.PLAY, o.PILE, o.POWER) else out_of_place(g, option)

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        side = g.turn_side()
        if option == o.PASS:
            if x + 1 < len(side):
                g.then(MAIN_PHASE, g.players[side[(side.index(me.seat) + 1) % len(side)]], x + 1)
                return
            g.answered = False
            g.phase = ENDING
            others = g.after(g.players[side[-1]])
            g.then(LAST_CHANCE, others, len(side))
        elif option >= o.ATTACK and option < o.BLOCK:
            begin_attack(g, me, option - o.ATTACK)
            g.then(MAIN_PHASE, me, 0)
        else:
            play(g, me, option)
            g.then(MAIN_PHASE, me, 0)


def must_attack(g: Epic, attackers: list[Champion]) -> bool:
    """Is one of these a champion that must attack if able (EP-15.5)?"""
    for c in attackers:
        if words_of(g, c) & MUST_ATTACK:
            return True
    return False


class LastChance(Initiative):
    """The active player wants to end the turn; the others may still play, one after the other.

    With two players the active one has had his say (EP-7.9); with more he may still answer (EP-13.5).
    """

    __slots__ = ()

    def answers(self, g: Epic, me: Player) -> list[int]:
        return [] if g.mode == DUEL and me.seat == g.active else plays(g, me)

    def closed(self, g: Epic) -> None:
        if g.answered:
            g.then(MAIN_OR_END_PHASE, g.players[g.active])


class MainOrEnd(Decision):
    """Somebody has played: back to the main phase, or on to the end phase (EP-7.9).

    If what was played enables a champion that must attack, the turn cannot end yet (EP-15.5).
    """

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.MAIN] if must_attack(g, possible_attackers(g, me)) else [o.PASS, o.MAIN]

    def why_not(self, g: Epic, me: Player, x: int, option: int) -> int:
        return NOT_REFUSED if option in self.options(g, me, x) else MAIN_OR_END

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option == o.MAIN:
            g.then(MAIN_PHASE, me, 0)


class EndPhase(Effect):
    """End-of-turn effects, all sets of them, then the hand limit (EP-7.11, EP-7.12)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.phase = END
        for c in g.champions:
            end = c.text.end
            if end is not None:
                trigger(g, end, c.side, c.id)
        g.fresh += g.delayed
        g.delayed = ()
        g.then(SETTLE, me)
        for seat in g.turn_side():
            g.then(DOWN_TO_SEVEN, g.players[seat])
        g.then(SETTLE, me)  # what a discarded card sets off belongs to this turn


class DownToSeven(Decision):
    """The active player discards down to seven cards (EP-7.13)."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.CARD + card for card in me.hand] if len(me.hand) > HAND_LIMIT else []

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return HAND_OF_SEVEN

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.speaker = me.seat
        discard(g, me, option - o.CARD)
        g.then(DOWN_TO_SEVEN, me)


class CleanUp(Effect):
    """Champions heal, flipped ones are prepared, then what was for this turn ends (EP-7.14)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.phase = END
        g.attackers = g.blockers = ()
        g.blocked = False
        g.hits = ()
        for c in g.champions:
            if c.damage:
                c.damage = 0
                g.note("healed", g.players[c.side], c.kind)
        for c in g.champions:
            if c.position == FLIPPED:
                prepare(g, c)
        for c in g.champions:
            c.hit = 0
            if c.attack or c.defence or c.words or c.lost or c.granted:
                g.note("faded", g.players[c.side], c.kind)
                c.attack = c.defence = c.words = 0
                c.lost = False
                c.granted = ()
        for c in g.champions:
            if c.returns:
                give_back(g, c)
        for p in g.players:
            p.extra = p.ones = 0
            p.faction_gold = (0, 0, 0, 0)
            p.no_gain = False
            if g.mode != DUEL and p.seat in g.turn_side():
                p.gold = 1  # for the turns of the others (EP-13.1)
        g.ceasefire = False
        g.delayed = ()
        g.broken = ()


class NextTurn(Effect):
    """The next player on the left, or the next Hydra team, begins (EP-13.4, EP-14.11)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        following = g.after(me)
        while g.own_turn(following.seat) and following.seat != me.seat:
            following = g.after(following)
        g.then(TURN, following)


TURN: Final = Turn()
MULLIGAN: Final = Mulligan()
MAIN_PHASE: Final = MainPhase()
LAST_CHANCE: Final = LastChance()
MAIN_OR_END_PHASE: Final = MainOrEnd()
END_PHASE: Final = EndPhase()
DOWN_TO_SEVEN: Final = DownToSeven()
CLEAN_UP: Final = CleanUp()
NEXT_TURN: Final = NextTurn()
