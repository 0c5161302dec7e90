"""Combat in its five steps: attackers, before blocks, blockers, before damage, damage (chapter 8)."""

from __future__ import annotations

from typing import Final

from igroteka.core.window import Window
from igroteka.games.epic import options as o
from igroteka.games.epic.choices.decision import NOT_REFUSED, Decision, out_of_place
from igroteka.games.epic.keywords import (
    AIRBORNE,
    ATTACKERS,
    BEFORE_BLOCKS,
    BEFORE_DAMAGE,
    BLOCKERS,
    BREAKTHROUGH,
    DAMAGE,
    EXPENDED,
    FIRST_BLOOD,
    FLIPPED,
    LAST_SURVIVOR,
    LOFTY,
    MUST_BE_BLOCKED,
    NOBODY,
    PREPARED,
    UNBLOCKABLE,
)
from igroteka.games.epic.plays import (
    DEPLOYING_CHAMPION,
    EXPENDED_CHAMPION,
    NOT_YOURS,
    play,
    plays,
    why_no_play,
)
from igroteka.games.epic.settling import SETTLE
from igroteka.games.epic.state import Champion, Effect, Epic, Player, find
from igroteka.games.epic.values import attack_of, defence_of, words_of
from igroteka.games.epic.zones import hit, sweep, trigger

FLIPPED_CHAMPION: Final = 605
WHO_MAY_ATTACK: Final = 803
ONE_DEFENDER: Final = 804
WHO_MAY_BLOCK: Final = 811
FREE_SPLIT: Final = 818
ONLY_AIRBORNE_BLOCKS: Final = 929
BREAKTHROUGH_LIMIT: Final = 931
HUNT_TO_THE_LEFT: Final = 1402
CANNOT_BE_BLOCKED: Final = 1503
TOO_WEAK_TO_BLOCK: Final = 1504
MUST_BLOCK: Final = 1506
NO_ATTACKS: Final = 1507


# ---- who may attack whom ------------------------------------------------------------------------------
def cannot_attack(g: Epic, c: Champion) -> int:
    """The clause that forbids a champion to attack now, 0 if nothing does."""
    if not g.own_turn(c.side):
        return NOT_YOURS
    if g.ceasefire:
        return NO_ATTACKS
    if c.position != PREPARED:
        return EXPENDED_CHAMPION if c.position == EXPENDED else FLIPPED_CHAMPION
    return DEPLOYING_CHAMPION if c.deploying else NOT_REFUSED


def cannot_attack_player(g: Epic, me: Player, p: Player) -> int:
    """The clause that forbids to attack a player, 0 if nothing does."""
    if p.out or g.allies(me.seat, p.seat):
        return ONE_DEFENDER
    if g.mode in (FIRST_BLOOD, LAST_SURVIVOR) and p.seat != g.after(me).seat:
        return HUNT_TO_THE_LEFT
    for c in g.givers:
        if c.side == p.seat and c.position == EXPENDED and c.text.shelters_controller:
            return NO_ATTACKS
    return NOT_REFUSED


def attackable(g: Epic, me: Player) -> list[Player]:
    """The players who may be attacked."""
    return [p for p in g.players if not cannot_attack_player(g, me, p)]


def possible_attackers(g: Epic, me: Player) -> list[Champion]:
    """Who may begin an attack."""
    found = [c for c in g.champions if not cannot_attack(g, c)]
    return found if found and attackable(g, me) else []


# ---- step 1 -------------------------------------------------------------------------------------------
def begin_attack(g: Epic, me: Player, champion: int) -> None:
    """The first attacker is named; then the defender, then the others of the group."""
    g.phase = ATTACKERS
    g.attackers = (champion,)
    g.blockers = ()
    g.blocked = False
    g.defender = NOBODY
    g.then(WHOM, me)
    g.then(GROUP, me)


class Whom(Decision):
    """Which player is attacked, by the whole group (EP-8.4)."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.PLAYER + p.seat for p in attackable(g, me)]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        seat = option - o.PLAYER
        return cannot_attack_player(g, me, g.players[seat]) if 0 <= seat < len(g.players) else ONE_DEFENDER

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        g.defender = option - o.PLAYER


class Group(Decision):
    """More attackers, one by one; each comes later than the last, so every group is offered once."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        last = g.attackers[-1]
        more = [o.ATTACK + c.id for c in g.champions if c.id > last and not cannot_attack(g, c)]
        return [o.PASS, *more]

    def why_not(self, g: Epic, me: Player, x: int, option: int) -> int:
        if option in self.options(g, me, x):
            return NOT_REFUSED
        if o.family(option) == o.PLAYER:
            return WHOM.cannot(g, me, x, option) or ONE_DEFENDER
        if o.family(option) != o.ATTACK:
            return out_of_place(g, option)
        c = find(g, option - o.ATTACK)
        return WHO_MAY_ATTACK if c is None else cannot_attack(g, c) or WHO_MAY_ATTACK

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option != o.PASS:
            g.attackers = (*g.attackers, option - o.ATTACK)
            g.then(GROUP, me)
            return
        for c in fighters(g, g.attackers):
            c.position = EXPENDED
            g.note("attacks", g.players[c.side], c.kind, g.defender)
            attacks = c.text.attacks
            if attacks is not None:
                trigger(g, attacks, c.side, c.id, o.PLAYER + g.defender)
        g.then(SETTLE, me)
        g.then(OPEN, me, BEFORE_BLOCKS)
        g.then(BLOCK, g.players[g.defender])


def fighters(g: Epic, champions: tuple[int, ...]) -> list[Champion]:
    """Those of these champions that are still in play, in the order named."""
    return [c for i in champions for c in g.champions if c.id == i]


# ---- steps 2 and 4 ------------------------------------------------------------------------------------
class Initiative(Window[Epic, Player]):
    """Whoever plays keeps the initiative; when all have passed in a row, the step is over (EP-8.7)."""

    __slots__ = ()

    def answers(self, g: Epic, me: Player) -> list[int]:
        return plays(g, me)

    def act(self, g: Epic, me: Player, option: int) -> None:
        play(g, me, option)

    def watched(self) -> bool:
        return True

    def why_not(self, g: Epic, me: Player, x: int, option: int) -> int:
        if option in self.options(g, me, x):
            return NOT_REFUSED
        if o.family(option) in (o.PLAY, o.PILE, o.POWER):
            return why_no_play(g, me, option)
        return WHO_MAY_ATTACK if o.family(option) == o.ATTACK else out_of_place(g, option)


class Open(Effect):
    """Step x begins; this player gets the initiative first. Without an attack left nobody is asked."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.phase = x
        g.initiative = me.seat
        if g.attackers:
            g.then(INITIATIVE, me, 0)


# ---- step 3 -------------------------------------------------------------------------------------------
class Block(Decision):
    """The defender chooses blockers one by one, or none (EP-8.10); a Hydra team defends together."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.phase = BLOCKERS
        if g.attackers:
            super().do(g, me, x)
        else:
            combat_is_over(g, g.players[g.active])

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        last = g.blockers[-1] if g.blockers else NOBODY
        more = [o.BLOCK + c.id for c in g.champions if c.id > last and not cannot_block(g, me, c)]
        return more if more and must_block(g) else [o.PASS, *more]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return MUST_BLOCK if option == o.PASS else WHO_MAY_BLOCK

    def why_not(self, g: Epic, me: Player, x: int, option: int) -> int:
        if option in self.options(g, me, x):
            return NOT_REFUSED
        if o.family(option) == o.BLOCK:
            c = find(g, option - o.BLOCK)
            return WHO_MAY_BLOCK if c is None else cannot_block(g, me, c) or WHO_MAY_BLOCK
        return MUST_BLOCK if option == o.PASS else out_of_place(g, option)

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option != o.PASS:
            g.blockers = (*g.blockers, option - o.BLOCK)
            g.then(BLOCK, me)
            return
        g.blocked = len(g.blockers) > 0
        for c in fighters(g, g.blockers):
            c.position = FLIPPED
            g.note("blocks", g.players[c.side], c.kind)
            blocks = c.text.blocks
            if blocks is not None:
                trigger(g, blocks, c.side, c.id)
        if g.blocked:
            for c in fighters(g, g.attackers):
                is_blocked = c.text.is_blocked
                if is_blocked is not None:
                    trigger(g, is_blocked, c.side, c.id)
        g.then(SETTLE, me)
        g.then(OPEN, me, BEFORE_DAMAGE)
        g.then(DEAL_DAMAGE, g.players[g.active])


def must_block(g: Epic) -> bool:
    """An attacker must be blocked, and nobody blocks yet (EP-15.6)."""
    if g.blockers:
        return False
    for c in fighters(g, g.attackers):
        if words_of(g, c) & MUST_BE_BLOCKED:
            return True
    return False


def cannot_block(g: Epic, me: Player, c: Champion) -> int:
    """The clause that forbids a champion to block, 0 if it can block at least one attacker (EP-8.12)."""
    if c.side != me.seat and g.health_seat(c.side) != g.health_seat(me.seat):
        return NOT_YOURS
    if c.position != PREPARED:
        return EXPENDED_CHAMPION if c.position == EXPENDED else FLIPPED_CHAMPION
    flies = words_of(g, c) & AIRBORNE
    reason = WHO_MAY_BLOCK
    for attacker in fighters(g, g.attackers):
        words = words_of(g, attacker)
        if words & UNBLOCKABLE:
            reason = CANNOT_BE_BLOCKED
        elif words & AIRBORNE and not flies:
            reason = ONLY_AIRBORNE_BLOCKS
        elif words & LOFTY and attack_of(g, c) < attack_of(g, attacker):
            reason = TOO_WEAK_TO_BLOCK
        else:
            return NOT_REFUSED
    return reason


# ---- step 5 -------------------------------------------------------------------------------------------
class DealDamage(Effect):
    """All fighting champions deal damage at the same time; first it is decided who gets how much."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.phase = DAMAGE
        g.hits = ()
        defender = o.PLAYER + g.defender
        mine = fighters(g, g.attackers)
        theirs = fighters(g, g.blockers)
        if not g.blocked:
            g.hits = tuple([(c.id, defender, attack_of(g, c)) for c in mine])
        elif mine:
            for c in mine:
                if words_of(g, c) & BREAKTHROUGH:
                    g.then(THROUGH, me, c.id)
            g.then(COVER, me)
            for c in mine:
                g.then(SPLIT, g.players[c.side], c.id)
            for c in theirs:
                g.then(SPLIT, g.players[c.side], c.id)
        g.then(HITS_LAND, me)


class Through(Decision):
    """How much damage of champion x, which has Breakthrough, goes through to the player (EP-9.31)."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.NUMBER + n for n in range(min(unassigned(g, x), most_through(g)) + 1)]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return BREAKTHROUGH_LIMIT

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option > o.NUMBER:
            g.hits = (*g.hits, (x, o.PLAYER + g.defender, option - o.NUMBER))


def rammers(g: Epic) -> list[Champion]:
    """The attackers with Breakthrough."""
    return [c for c in fighters(g, g.attackers) if words_of(g, c) & BREAKTHROUGH]


def most_through(g: Epic) -> int:
    """Breakthrough attack that is left, less the whole defence of all blockers (EP-9.32, EP-9.33)."""
    attack = sum([unassigned(g, c.id) for c in rammers(g)])
    return max(0, attack - sum([defence_of(g, c) for c in fighters(g, g.blockers)]))


class Cover(Effect):
    """If damage goes through, Breakthrough damage alone covers the defence of every blocker (EP-9.31).

    That much is assigned here, in order; the rest is split freely afterwards.
    """

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        if not g.hits:
            return
        covering: list[tuple[int, int, int]] = []
        needs = [(o.CHAMPION + c.id, defence_of(g, c)) for c in fighters(g, g.blockers)]
        for c in rammers(g):
            left = unassigned(g, c.id)
            while left and needs:
                target, need = needs.pop(0)
                part = min(left, need)
                covering.append((c.id, target, part))
                left -= part
                if part < need:
                    needs.insert(0, (target, need - part))
        g.hits = (*covering, *g.hits)


class SplitDamage(Effect):
    """The damage of champion x is divided among those it fights, freely (EP-8.18)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        targets = against(g, x)
        left = unassigned(g, x)
        if not left or not targets:
            return
        if len(targets) == 1:
            g.hits = (*g.hits, (x, o.CHAMPION + targets[0], left))
        else:
            g.then(Share(0), me, x)


class Share(Decision):
    """How much of what champion x still has goes to one of those it fights; the last gets the rest."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return [o.NUMBER + n for n in range(unassigned(g, x) + 1)]

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return FREE_SPLIT

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        targets = against(g, x)
        if option > o.NUMBER:
            g.hits = (*g.hits, (x, o.CHAMPION + targets[self.place], option - o.NUMBER))
        left = unassigned(g, x)
        if not left:
            return
        if self.place + 2 < len(targets):
            g.then(Share(self.place + 1), me, x)
        else:
            g.hits = (*g.hits, (x, o.CHAMPION + targets[-1], left))


def against(g: Epic, champion: int) -> list[int]:
    """Whom a fighting champion may damage."""
    others = g.blockers if champion in g.attackers else g.attackers
    return [c.id for c in fighters(g, others)]


def unassigned(g: Epic, champion: int) -> int:
    """The damage of a fighting champion that has no target yet."""
    c = find(g, champion)
    if c is None:
        return 0
    left = attack_of(g, c)
    for source, _, n in g.hits:
        if source == champion:
            left -= n
    return left


class HitsLand(Effect):
    """Everything that was assigned is dealt at once."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        hits = g.hits
        g.hits = ()
        touched: list[Champion] = []
        done: list[int] = []
        for source, _, _ in hits:
            if source not in done:
                done.append(source)
                touched += hit(g, source, hits_of(hits, source))
        sweep(g, touched)
        combat_is_over(g, me)


def hits_of(hits: tuple[tuple[int, int, int], ...], source: int) -> list[tuple[int, int]]:
    """What one champion deals to whom: Breakthrough damage assigned in two parts is one hit."""
    found: list[tuple[int, int]] = []
    for by, target, n in hits:
        if by == source:
            for i in range(len(found)):
                if found[i][0] == target:
                    found[i] = (target, found[i][1] + n)
                    break
            else:
                found.append((target, n))
    return found


def combat_is_over(g: Epic, me: Player) -> None:
    """What combat has set off is settled; then the main phase goes on (EP-8.20)."""
    g.then(SETTLE, me)
    g.then(NO_MORE_COMBAT, me)


class NoMoreCombat(Effect):
    """Nobody fights any more."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        g.attackers = g.blockers = ()
        g.blocked = False
        g.defender = NOBODY


WHOM: Final = Whom()
GROUP: Final = Group()
INITIATIVE: Final = Initiative()
OPEN: Final = Open()
BLOCK: Final = Block()
DEAL_DAMAGE: Final = DealDamage()
THROUGH: Final = Through()
COVER: Final = Cover()
SPLIT: Final = SplitDamage()
HITS_LAND: Final = HitsLand()
NO_MORE_COMBAT: Final = NoMoreCombat()
