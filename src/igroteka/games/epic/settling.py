"""What happens between texts: champions die, players are out, waiting triggers are resolved set by set."""

from __future__ import annotations

import json
from typing import Final

from igroteka.core.saved import rule_call
from igroteka.core.window import Window
from igroteka.games.epic import options as o
from igroteka.games.epic.keywords import (
    ATTACKERS,
    BLOCKERS,
    DAMAGE,
    END,
    FIRST_BLOOD,
    LAST_SURVIVOR,
    SETUP,
    START,
    WITH_INITIATIVE,
)
from igroteka.games.epic.state import Champion, Effect, Epic, Player, Question
from igroteka.games.epic.zones import GONE, draw_card, gain_health, leave, leave_combat, sweep, win

LOOP: Final = 200  # so many triggers in a row are taken for an endless loop
MOST_REPETITIONS: Final = 100
MOST_TRIGGERS: Final = 1000  # a row that grows and never repeats itself is cut here
WITHOUT_INITIATIVE: Final = 402
NOTHING_PENDING: Final = 403
TRIGGERS_ARE_MANDATORY: Final = 504
LOOPS_ARE_BOUNDED: Final = 514
NO_PLAY_IN_START: Final = 701
NO_PLAY_IN_END: Final = 710
NO_PLAY_IN_STEP: Final = 805
SURVIVORS_HEALTH: Final = 5


class Check(Effect):
    """After every sentence: lethal damage breaks, and who has no health left is out (EP-2.1)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        check(g)


def check(g: Epic) -> None:
    """Champions first, then players."""
    sweep(g)
    for health in g.health:
        if health <= 0:
            dead = [p for p in g.players if not p.out and g.health_of(p.seat) <= 0]
            if dead:
                eliminate(g, dead)
            return


def eliminate(g: Epic, dead: list[Player]) -> None:
    """Players are out, all at the same moment (chapters 2, 13 and 14)."""
    neighbours = [g.before(p) for p in dead]
    for p in dead:
        p.out = True
        g.note("out", p)
    alive = [p for p in g.players if not p.out]
    if not alive:
        g.result = 0  # a draw (EP-2.4)
        g.finish()
        return
    if g.mode == FIRST_BLOOD:
        hunters = [p for p in neighbours if not p.out]
        for p in hunters:
            g.result |= 1 << p.seat
        g.finish()
        return
    if len({g.team[p.seat] for p in alive}) == 1:
        win(g, alive[0].seat)
        return
    for p in dead:
        take_away(g, p)
    nothing_of_the_dead_goes_on(g)
    if g.mode == LAST_SURVIVOR:
        for p in neighbours:
            if not p.out:
                gain_health(g, p, SURVIVORS_HEALTH)
                draw_card(g, p)


def take_away(g: Epic, p: Player) -> None:
    """All that a player owns leaves the game; what he controls goes back to its owners (EP-13.6)."""
    leave(g, [c for c in g.champions if c.owner == p.seat], GONE)
    for c in g.champions:
        if c.side == p.seat:
            give_back(g, c)
    p.hand = p.discard = p.known = ()
    p.deck = ()
    g.fresh = tuple([t for t in g.fresh if t[1] != p.seat])
    g.sets = tuple([tuple([t for t in s if t[1] != p.seat]) for s in g.sets])
    g.delayed = tuple([t for t in g.delayed if t[1] != p.seat])


def nothing_of_the_dead_goes_on(g: Epic) -> None:
    """What players who are out had begun vanishes, and their turn ends at once (EP-13.7, EP-13.9).

    An initiative of theirs goes on to the left (EP-13.8), an attack on them is over. What others are
    carrying out, above the last `Settle`, is finished even if the turn ends.
    """
    ending = 2 if g.phase == END else 3  # at the bottom wait the next turn, the clean-up, the end phase
    texts = len(g.agenda)
    while texts > ending and not isinstance(g.agenda[texts - 1][0], Settle):
        texts -= 1
    if texts == ending:
        texts = len(g.agenda)
    turn_over = g.players[g.active].out
    going_on = g.agenda[:ending]
    for i in range(ending, len(g.agenda)):
        rule, seat, x = g.agenda[i]
        if isinstance(rule, Settle):
            going_on.append((rule, seat, x))
        elif turn_over and i < texts:
            continue
        elif not g.players[seat].out:
            going_on.append((rule, seat, x))
        elif isinstance(rule, Window):
            going_on.append((rule, g.after(g.players[seat]).seat, 0))
    g.agenda[:] = going_on
    g.mark = len(g.agenda)
    if g.players[g.initiative].out:
        g.initiative = g.after(g.players[g.initiative]).seat
    if g.defender >= 0 and g.players[g.defender].out:
        g.attackers = g.blockers = ()
        g.blocked = False


def give_back(g: Epic, c: Champion) -> None:
    """Control ends: the champion goes back to its owner and is deploying there (EP-9.23)."""
    leave_combat(g, c.id)
    c.side = c.owner
    c.returns = False
    c.deploying = True


class Settle(Effect):
    """Something is finished: check, make a set of the new triggers, resolve the sets in their order.

    In an endless loop `loop` is what waits whenever the loop begins anew, and x how often it still may.
    """

    __slots__ = ("loop",)

    def __init__(self, loop: str) -> None:
        self.loop = loop

    def do(self, g: Epic, me: Player, x: int) -> None:
        check(g)
        if g.over:
            return
        if g.fresh:
            g.sets = (*g.sets, g.fresh)
            g.fresh = ()
        while g.sets and not g.sets[0]:
            g.sets = g.sets[1:]
        if not g.sets:
            g.loop = 0
            return
        if g.loop == LOOP and not self.loop:
            active = g.players[g.active]
            g.then(HOW_OFTEN, g.after(active) if active.out else active)
            return
        if self.loop and self.loop == what_waits(g):
            x -= 1
        if x < 0 or g.loop == MOST_TRIGGERS:
            g.sets = ()
            g.loop = 0
            return
        g.loop += 1
        g.then(NEXT_TRIGGER, first_to_resolve(g))
        g.then(self, me, x)


def what_waits(g: Epic) -> str:
    """How a loop is known again: the text that comes next, for whom, and how many wait in each set.

    Not on which card it stands: a loop may make new tokens every time.
    """
    text, seat, _, _ = g.sets[0][0]
    return json.dumps([rule_call(text), seat, [len(waiting) for waiting in g.sets]])


def first_to_resolve(g: Epic) -> Player:
    """The holder of the initiative, else of the turn marker, then to the left (EP-5.10, EP-5.11)."""
    p = g.players[g.initiative if g.phase in WITH_INITIATIVE else g.active]
    seats = [t[1] for t in g.sets[0]]
    while p.seat not in seats:
        p = g.after(p)
    return p


def speak(g: Epic, me: Player, source: int) -> None:
    """From now on a text of this card is carried out, under this player's control."""
    g.source = source
    g.speaker = me.seat
    g.it = ()
    g.picked = ()
    g.done = True
    g.shown = 0


class NextTrigger(Question):
    """Which of the own triggers of the first set is resolved next; equal ones are offered once."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        waiting = g.sets[0]
        return [
            o.ORDER + i
            for i in range(len(waiting))
            if waiting[i][1] == me.seat and waiting[i] not in waiting[:i]
        ]

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        i = option - o.ORDER
        waiting = g.sets[0]
        text, _, source, about = waiting[i]
        g.sets = (waiting[:i] + waiting[i + 1 :], *g.sets[1:])
        speak(g, me, source)
        g.then(text, me, about)

    def why_not(self, g: Epic, me: Player, x: int, option: int) -> int:
        if option in self.options(g, me, x):
            return 0
        return TRIGGERS_ARE_MANDATORY if option == o.PASS else why_nothing_is_played(g)


def why_nothing_is_played(g: Epic) -> int:
    """The clause that forbids to play a card or use a power while something else is asked."""
    if g.phase == SETUP:
        return WITHOUT_INITIATIVE
    if g.phase == START:
        return NO_PLAY_IN_START
    if g.phase == END:
        return NO_PLAY_IN_END
    return NO_PLAY_IN_STEP if g.phase in (ATTACKERS, BLOCKERS, DAMAGE) else NOTHING_PENDING


class HowOften(Question):
    """An endless loop: the active player says how often it goes on (EP-5.14)."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.NUMBER + n for n in (0, 1, 2, 3, 5, 10, 20, 50, MOST_REPETITIONS)]

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.then(Settle(what_waits(g)), me, option - o.NUMBER)

    def why_not(self, g: Epic, me: Player, x: int, option: int) -> int:
        return 0 if option in self.options(g, me, x) else LOOPS_ARE_BOUNDED


CHECK: Final = Check()
SETTLE: Final = Settle("")
NEXT_TRIGGER: Final = NextTrigger()
HOW_OFTEN: Final = HowOften()
