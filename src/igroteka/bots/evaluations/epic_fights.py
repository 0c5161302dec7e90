"""Champions of Epic in play, and what an attack is going to bring, in points of health."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.bots.evaluations.epic_cards import ATTACK, DEFENCE, champion_worth, word_worth
from igroteka.games.epic import options as o
from igroteka.games.epic.card import BLANK, GIVES_ATTACK, GIVES_DEFENCE, GIVES_WORDS
from igroteka.games.epic.combat import HitsLand, Through
from igroteka.games.epic.keywords import (
    AIRBORNE,
    ATTACKERS,
    BEFORE_BLOCKS,
    BLOCKERS,
    BREAKTHROUGH,
    DEADLY,
    LOFTY,
    PLAIN,
    PREPARED,
    RIGHTEOUS,
    UNBLOCKABLE,
    UNBREAKABLE,
)
from igroteka.games.epic.keywords import DAMAGE as DAMAGE_STEP
from igroteka.games.epic.state import Champion, Epic
from igroteka.games.epic.values import applies

DAMAGE: Final = 0.1  # a point that a champion has taken this turn
FIGHT: Final = 0.9  # of what an attack will bring
GIFTS: Final = GIVES_ATTACK | GIVES_DEFENCE | GIVES_WORDS

MOST_HEALTH: Final = 80
HEALTH: Final = tuple([40.0 * (1.0 - exp(-n / 25.0)) for n in range(MOST_HEALTH + 1)])
"""The first points count 1.6, the thirtieth counts 0.5."""


@mypyc_attr(acyclic=True)
class Standing:
    """What a seat has and is about to get, in points of health; its health itself is kept apart."""

    __slots__ = ("health", "moving", "worth")

    def __init__(self, worth: float, health: int, moving: bool) -> None:
        self.worth = worth
        self.health = health
        self.moving = moving  # it is its turn


@mypyc_attr(acyclic=True)
class Fighter:
    """A champion in play as the evaluation sees it."""

    __slots__ = ("attack", "attacks", "champion", "defence", "left", "ready", "side", "words", "worth")

    def __init__(self, c: Champion) -> None:
        card = c.card
        self.champion = c
        self.side = c.side
        self.attacks = False
        self.ready = c.position == PREPARED
        self.attack = card.attack + c.counters + c.attack
        self.defence = card.defence + c.counters + c.defence
        self.words = card.words | c.words if c.text is not BLANK else 0
        self.left = 0
        self.worth = 0.0

    def weigh(self) -> None:
        """What it is worth. What is for this turn is worth something in a fight only."""
        c = self.champion
        card = c.card
        attack = self.attack - c.attack
        defence = self.defence - c.defence
        words = self.words & (card.words | ~c.words) if c.words else self.words
        worth = champion_worth(card)
        if attack != card.attack or words != card.words:
            worth += ATTACK * (attack - card.attack)
            worth += word_worth(words, attack) - word_worth(card.words, card.attack)
        if defence != card.defence:
            worth += DEFENCE * (defence - card.defence)
        if c.damage:
            worth -= DAMAGE * c.damage
        self.left = self.defence - c.damage
        self.worth = worth


def fighters_of(g: Epic) -> list[Fighter]:
    """All champions in play."""
    fighters = [Fighter(c) for c in g.champions]
    for attacker in g.attackers:
        for f in fighters:
            if f.champion.id == attacker:
                f.attacks = True
    if g.givers:
        hand_out(g, fighters)
    for f in fighters:
        f.weigh()
    return fighters


def hand_out(g: Epic, fighters: list[Fighter]) -> None:
    """What static abilities give. (`values` says it of a single champion.)"""
    gifts = 0
    for giver in g.givers:
        gifts |= giver.text.gifts
    if not gifts & GIFTS:
        return
    if gifts & GIVES_WORDS:
        for f in fighters:
            if f.champion.card.words & PLAIN:
                f.words &= f.champion.card.words
    for giver in g.givers:
        for aura in giver.text.auras:
            if aura.gifts & GIFTS:
                for f in fighters:
                    c = f.champion
                    if applies(g, aura, giver, c):
                        f.attack += aura.attack
                        f.defence += aura.defence
                        if aura.words and c.text is not BLANK and not c.card.words & PLAIN:
                            f.words |= aura.words
    if gifts & GIVES_ATTACK:
        for f in fighters:
            f.attack = max(f.attack, 0)


@mypyc_attr(acyclic=True)
class Band:
    """Champions that fight together."""

    __slots__ = ("attack", "deadly", "defence", "ranked", "through")

    def __init__(self, fighters: list[Fighter]) -> None:
        self.ranked = ranked(fighters)
        attack = through = defence = 0
        deadly = False
        for f in fighters:
            attack += f.attack
            defence += f.defence
            if f.words & BREAKTHROUGH:
                through += f.attack
            if f.words & DEADLY and f.attack > 0:
                deadly = True
        self.attack = attack
        self.defence = defence
        self.through = through  # attack that breaks through
        self.deadly = deadly


def ranked(fighters: list[Fighter]) -> list[Fighter]:
    """The best first. (They are too few for a sort with a key.)"""
    if len(fighters) < 2:
        return fighters
    found: list[Fighter] = []
    for f in fighters:
        place = len(found)
        while place and found[place - 1].worth < f.worth:
            place -= 1
        found.insert(place, f)
    return found


def health_worth(n: int) -> float:
    """What so much health is worth; less than nothing when it is below nothing."""
    if n <= 0:
        return n * 0.1 - 40.0
    return HEALTH[n] if n < MOST_HEALTH else HEALTH[MOST_HEALTH]


def fight(g: Epic, fighters: list[Fighter], standings: list[Standing]) -> None:
    """Add to the seats what the attack is going to bring."""
    attackers = [f for f in fighters if f.attacks]
    if not attackers or (g.phase == DAMAGE_STEP and not is_assigned(g)):
        return
    attacker = standings[attackers[0].side]
    defender = standings[g.defender]
    blockers = [f for f in fighters if f.champion.id in g.blockers] if g.blockers else []
    gain, loss = 0.0, 0.0
    if g.blocked or blockers:
        if g.phase == DAMAGE_STEP:
            through = assign(g, attackers, blockers)
            gain, loss, _ = clash(Band(attackers), Band(blockers))
        else:
            gain, loss, through = clash(Band(attackers), Band(blockers))
    else:
        band = Band(attackers)
        through = band.attack
        if g.phase in (ATTACKERS, BEFORE_BLOCKS, BLOCKERS):
            before = health_worth(defender.health)
            worst = before - health_worth(defender.health - through)  # what the defender loses, and we gain
            for f in fighters:
                if f.ready and f.side == g.defender and can_block(f, attackers):
                    one_gain, one_loss, rest = clash(band, Band([f]))
                    bad = one_gain - one_loss + before - health_worth(defender.health - rest)
                    if bad < worst:
                        worst = bad
                        gain, loss, through = one_gain, one_loss, rest
    attacker.worth += FIGHT * gain
    defender.worth += FIGHT * loss
    defender.health -= through
    for f in attackers:
        if f.words & RIGHTEOUS:
            standings[f.side].worth += 0.4 * f.attack


def is_assigned(g: Epic) -> bool:
    """Does damage still wait to be dealt? Fighters are known as such until all that it sets off is over."""
    for rule, _, _ in g.agenda:
        if isinstance(rule, HitsLand):
            return True
    return False


def assign(g: Epic, attackers: list[Fighter], blockers: list[Fighter]) -> int:
    """Take what is assigned already as dealt; the damage that breaks through."""
    through = 0
    for by, target, n in g.hits:
        deadly = False
        for f in attackers + blockers:
            if f.champion.id == by:
                f.attack -= n
                deadly = f.words & DEADLY != 0
        for f in attackers + blockers:
            if target == o.CHAMPION + f.champion.id:
                f.left = 0 if deadly else f.left - n
        if target < o.CHAMPION:
            through += n
    if isinstance(g.question, Through):
        through += clash(Band(attackers), Band(blockers))[2]
    return through


def can_block(f: Fighter, attackers: list[Fighter]) -> bool:
    """Can it block one of these?"""
    for attacker in attackers:
        words = attacker.words
        if words & UNBLOCKABLE or (words & AIRBORNE and not f.words & AIRBORNE):
            continue
        if not (words & LOFTY and f.attack < attacker.attack):
            return True
    return False


def clash(attackers: Band, blockers: Band) -> tuple[float, float, int]:
    """What the attacker and the defender lose (negative), and the damage that breaks through."""
    through = attackers.through
    if through:
        through = max(0, through - blockers.defence)
    return -killed(blockers, attackers), -killed(attackers, blockers), through


def killed(by: Band, among: Band) -> float:
    """The worth of those who die when this much damage is dealt, the best first."""
    damage = by.attack
    worth = 0.0
    for f in among.ranked:
        if f.words & UNBREAKABLE:
            continue
        need = max(0, min(1, f.left) if by.deadly else f.left)
        if damage >= need:
            damage -= need
            worth += f.worth
    return worth
