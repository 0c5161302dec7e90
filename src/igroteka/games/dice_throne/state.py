"""The table of Dice Throne: heroes with tokens and cards, dice on the table, the attack that is under way."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from igroteka.core.chance import Source, seeded
from igroteka.core.deck import Cards, Deck, redeal, without
from igroteka.core.table import Choice, Rule, Seat, Table
from igroteka.games.dice_throne.keywords import KING, NOBODY, STARTING_HEALTH, TEAMS


def replaced(row: tuple[int, ...], i: int, n: int) -> tuple[int, ...]:
    """The same row of numbers with another one in place i."""
    return (*row[:i], n, *row[i + 1 :])


class Dice:
    """Dice that lie on the table, rolled together for one purpose. Never changed: altering makes new ones."""

    __slots__ = ("again", "open", "owners", "purpose", "values")

    def __init__(
        self,
        purpose: int,
        values: tuple[int, ...],
        owners: tuple[int, ...],
        open: bool = True,
        again: int = 0,
    ) -> None:
        self.purpose = purpose
        self.values = values
        self.owners = owners  # the seat of each die
        self.open = open  # may they still be altered?
        self.again = again  # how many were rolled again by a permission of their owner's text

    def with_values(self, values: tuple[int, ...]) -> Dice:
        """The same dice showing other numbers."""
        return Dice(self.purpose, values, self.owners, self.open, self.again)

    def closed(self) -> Dice:
        """The same dice, accepted by all."""
        return Dice(self.purpose, self.values, self.owners, False, self.again)


class Hero(Seat):
    """A player's hero: board, cards, tokens, and the damage that waits for it."""

    __slots__ = (
        "companions",
        "cp",
        "deck",
        "discard",
        "evaded",
        "fresh",
        "guard",
        "halves",
        "hand",
        "held",
        "incoming",
        "kind",
        "known",
        "levels",
        "limits",
        "out",
        "passed_on",
        "playing",
        "prevented",
        "put_aside",
        "returned",
        "seen",
        "sure",
        "tokens",
        "used",
    )

    kind: int  # which hero, see `board.BOARDS`
    cp: int
    hand: Cards  # sorted
    deck: Deck
    discard: Cards  # the last one is the newest
    playing: Cards  # action cards that are being carried out
    known: int  # a bit for every card of hand or deck that everybody has seen
    seen: tuple[int, ...]  # by seat: a bit for every card of the hand that this seat has looked at
    levels: tuple[int, ...]  # of each slot of the board, from 1
    companions: tuple[int, ...]  # what state they are in; each hero's own meaning
    tokens: tuple[int, ...]  # by status
    held: int  # a bit for every status of which there is a token
    limits: tuple[int, ...]  # how many tokens of each status may lie here
    fresh: tuple[int, ...]  # gained this turn, of statuses for which that matters
    used: int  # a bit for every power that works once a turn and has worked
    incoming: int  # damage that waits, apart from the attack
    sure: int  # damage that waits and cannot be prevented or avoided
    prevented: int  # fixed amounts
    halves: int  # how often half is prevented
    returned: int  # how often half goes back to the attacker
    evaded: bool  # all of it is avoided
    guard: int  # the companion will take it: 0 nothing, 1 everything, 2 as much as its hero likes
    passed_on: int  # what the companion has taken of it
    put_aside: tuple[int, ...]  # all of this, while isolated damage is dealt with
    out: bool

    def clone(self) -> Hero:
        h = Hero()
        h.seat = self.seat
        h.kind = self.kind
        h.cp = self.cp
        h.hand = self.hand
        h.deck = self.deck
        h.discard = self.discard
        h.playing = self.playing
        h.known = self.known
        h.seen = self.seen
        h.levels = self.levels
        h.companions = self.companions
        h.tokens = self.tokens
        h.held = self.held
        h.limits = self.limits
        h.fresh = self.fresh
        h.used = self.used
        h.incoming = self.incoming
        h.sure = self.sure
        h.prevented = self.prevented
        h.halves = self.halves
        h.returned = self.returned
        h.evaded = self.evaded
        h.guard = self.guard
        h.passed_on = self.passed_on
        h.put_aside = self.put_aside
        h.out = self.out
        return h

    def leave_hand(self, card: int) -> None:
        """A card leaves the hand: what anybody knew of it is worth nothing any more."""
        self.hand = without(self.hand, card)
        self.known &= ~(1 << card)
        if max(self.seen):
            self.seen = tuple([cards & ~(1 << card) for cards in self.seen])


class Throne(Table):
    """A game of Dice Throne."""

    __slots__ = (
        "ability",
        "active",
        "added",
        "again",
        "base",
        "bonus",
        "bought",
        "chosen",
        "damage_kind",
        "dealt",
        "declared",
        "defended",
        "due",
        "expiring",
        "extra",
        "failed",
        "first",
        "halved",
        "health",
        "heroes",
        "hit",
        "inflicted",
        "isolated",
        "later",
        "left",
        "locked",
        "mode",
        "permits",
        "phase",
        "plus",
        "quiet",
        "result",
        "rolled",
        "rolls",
        "source",
        "speaker",
        "spent",
        "target",
        "team",
        "turn",
        "waiting",
    )

    mode: int
    team: tuple[int, ...]  # of each seat
    heroes: list[Hero]
    health: tuple[int, ...]  # every dial: of each seat, or of each team
    first: int  # who took the first turn
    active: int
    turn: int
    phase: int
    due: tuple[int, ...]  # effects of Upkeep or of the turn's end that are yet to come
    # the dice
    rolls: tuple[Dice, ...]  # the attack dice at the bottom, the latest roll on top
    left: int  # roll attempts not yet used
    rolled: int  # roll attempts used
    bought: bool  # an attempt taken by a status was bought back
    expiring: int  # a bit for every status that ends with this Roll Phase
    declared: int  # the use of an ability that waits for the others' consent, NOBODY: none
    # the attack
    ability: int  # the use that is activated, NOBODY: none
    failed: bool  # a status has made it come to nothing
    target: int  # the defender
    damage_kind: int
    base: int  # what the ability itself deals
    plus: int  # what modifiers have added
    halved: int  # how often the attacker's damage is halved
    waiting: tuple[Rule[Any, Any], ...]  # effects on the target, due at the start of the defence
    later: tuple[Rule[Any, Any], ...]  # effects due after the damage
    inflicted: int  # a bit for every status that this attack has put on the defender
    locked: bool  # an Ultimate is resolving: opponents can do nothing
    defended: bool  # a defensive ability was activated
    hit: bool  # the damage of this attack has been applied
    dealt: int  # and this much got through
    permits: int  # re-rolls of a status die that this attack permits
    bonus: int  # damage for each such re-roll
    again: int  # whom the next offensive roll is aimed at already, NOBODY: not decided
    extra: bool  # another Offensive Roll Phase follows
    isolated: bool  # isolated damage is being dealt with, all other damage waits
    # the text that is being carried out
    source: int  # the option that began it: a card, a status, an ability
    speaker: int  # whose it is
    chosen: int  # the player chosen last
    added: int  # damage added by this text
    spent: int  # tokens spent by this text
    result: int  # a bit for every winner
    quiet: bool  # windows do not open: for a look at what comes if everybody lets it come

    def at(self, seat: int) -> Hero:
        return self.heroes[seat]

    def seats(self) -> int:
        return len(self.heroes)

    def after(self, who: Seat) -> Hero:
        """The next hero in turn order who is still in play."""
        heroes = self.heroes
        h = heroes[who.seat + 1 - len(heroes)]  # counted from the end, so that after the last comes the first
        while h.out and h.seat != who.seat:
            h = heroes[h.seat + 1 - len(heroes)]
        return h

    def voices(self) -> int:
        if self.quiet:
            return 0
        if self.mode != KING:
            return len(self.heroes)
        return sum([1 for h in self.heroes if not h.out])

    def allies(self, seat: int, other: int) -> bool:
        """The same player, or members of one team."""
        return self.team[seat] == self.team[other]

    def around(self, seat: int) -> list[Hero]:
        """The heroes still in play in turn order, beginning with this seat."""
        return [h for h in self.heroes[seat:] + self.heroes[:seat] if not h.out]

    def opponents(self, me: Seat) -> list[Hero]:
        """The opposing heroes still in play, in turn order after this one."""
        team = self.team
        mine = team[me.seat]
        others = self.heroes[me.seat + 1 :] + self.heroes[: me.seat]
        return [h for h in others if team[h.seat] != mine and not h.out]

    def living(self) -> list[Hero]:
        """The heroes still in play, the active one first (DT-13.7)."""
        return self.around(self.active)

    def known_to(self, seat: int, h: Hero) -> int:
        """A bit for every card of an opponent that this seat, or a team-mate who tells, has seen."""
        known = h.known
        for other in range(len(self.heroes)):
            if self.allies(seat, other):
                known |= h.seen[other]
        return known

    def wait_for_target(self, effect: Rule[Any, Any]) -> None:
        """Keep an effect on the defender for the start of the defence."""
        self.waiting = (*self.waiting, effect)

    # ---- health: one dial for a team -----------------------------------------------------------
    def dial(self, seat: int) -> int:
        """The seat on whose dial the health of this seat stands."""
        return self.team[seat] if self.mode == TEAMS else seat

    def health_of(self, seat: int) -> int:
        """The health of a hero, or of the hero's team."""
        return self.health[self.dial(seat)]

    def set_health(self, seat: int, health: int) -> None:
        """Turn the dial of this seat."""
        self.health = replaced(self.health, self.dial(seat), health)

    def starting_health(self) -> int:
        """What every dial showed at first."""
        return STARTING_HEALTH[self.mode]

    def scores(self) -> list[int]:
        """Health left, shared per team."""
        return [0 if h.out else self.health_of(h.seat) for h in self.heroes]

    def winners(self) -> list[int]:
        return [h.seat for h in self.heroes if self.result >> h.seat & 1]

    # ---- copies --------------------------------------------------------------------------------
    def clone(self) -> Throne:
        g = Throne()
        self.copy_table(g)
        g.mode = self.mode
        g.team = self.team
        g.heroes = [h.clone() for h in self.heroes]
        g.health = self.health
        g.first = self.first
        g.active = self.active
        g.turn = self.turn
        g.phase = self.phase
        g.due = self.due
        g.rolls = self.rolls
        g.left = self.left
        g.rolled = self.rolled
        g.bought = self.bought
        g.expiring = self.expiring
        g.declared = self.declared
        g.ability = self.ability
        g.failed = self.failed
        g.target = self.target
        g.damage_kind = self.damage_kind
        g.base = self.base
        g.plus = self.plus
        g.halved = self.halved
        g.waiting = self.waiting
        g.later = self.later
        g.inflicted = self.inflicted
        g.locked = self.locked
        g.defended = self.defended
        g.hit = self.hit
        g.dealt = self.dealt
        g.permits = self.permits
        g.bonus = self.bonus
        g.again = self.again
        g.extra = self.extra
        g.isolated = self.isolated
        g.source = self.source
        g.speaker = self.speaker
        g.chosen = self.chosen
        g.added = self.added
        g.spent = self.spent
        g.result = self.result
        g.quiet = False
        return g

    def determinize(self, seat: int, source: Source) -> Throne:
        """Hands and decks that this seat cannot see are dealt anew, and so is all luck to come.

        If an opponent is asked, what he may do depends on his new hand; perhaps he can only pass.
        """
        g = self.clone()
        g.rng = seeded(source.draw(1 << 30))
        for h in g.heroes:
            if not g.allies(h.seat, seat):
                h.hand, h.deck = redeal(g, h.hand, h.deck, g.known_to(seat, h))
        if g.question is not None and not g.allies(g.player, seat):
            g.options = g.question.options(g, g.heroes[g.player], g.x)
        return g


Effect = Rule[Throne, Hero]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Choice[Throne, Hero]):
    """Something that a hero decides."""

    __slots__ = ()

    def clause(self) -> int:
        """The clause that says what may be chosen: it forbids all that is not offered."""
        raise NotImplementedError

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        return 0 if option in self.options(g, me, x) else self.clause()


__all__ = ["NOBODY", "Dice", "Effect", "Hero", "Question", "Throne", "replaced"]
