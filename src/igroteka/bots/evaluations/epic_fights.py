"""Champions of Epic in play, and what an attack is going to bring, in points of health."""

from __future__ import annotations

from math import exp
from typing import Final

from igroteka.bots.evaluations.epic_cards import ATTACK, DEFENCE, ability_worth, body_worth, word_worth
from igroteka.games.epic import options as o
from igroteka.games.epic.card import GIVES_ATTACK, GIVES_DEFENCE, GIVES_WORDS
from igroteka.games.epic.combat import HitsLand, Through
from igroteka.games.epic.keywords import (
    AIRBORNE,
    ATTACKERS,
    BEFORE_BLOCKS,
    BLOCKERS,
    BREAKTHROUGH,
    DEADLY,
    LOFTY,
    PREPARED,
    RIGHTEOUS,
    UNBLOCKABLE,
    UNBREAKABLE,
)
from igroteka.games.epic.keywords import DAMAGE as DAMAGE_STEP
from igroteka.games.epic.state import Champion, Epic
from igroteka.games.epic.values import attack_of, defence_of, words_of

DAMAGE: Final = 0.1  # a point that a champion has taken this turn
FIGHT: Final = 0.9  # of what an attack will bring

MOST_HEALTH: Final = 80
HEALTH: Final = tuple([40.0 * (1.0 - exp(-n / 25.0)) for n in range(MOST_HEALTH + 1)])
"""The first points count 1.6, the thirtieth counts 0.5."""

untouched: Final[dict[int, float]] = {}  # what a champion is worth as printed, by the number of the card


class Fighter:
    """A champion in play as the evaluation sees it."""

    __slots__ = ("attack", "defence", "id", "left", "ready", "side", "words", "worth")

    def __init__(self, g: Epic, c: Champion, gifts: int) -> None:
        card = c.card
        lost = c.text is not card
        self.id = c.id
        self.side = c.side
        self.attack = attack_of(g, c) if gifts & GIVES_ATTACK else card.attack + c.counters + c.attack
        self.defence = defence_of(g, c) if gifts & GIVES_DEFENCE else card.defence + c.counters + c.defence
        self.words = words_of(g, c) if lost or gifts & GIVES_WORDS else card.words | c.words
        self.left = self.defence - c.damage
        self.ready = c.position == PREPARED
        # What is for this turn is worth something in a fight only.
        attack = self.attack - c.attack
        words = self.words & (card.words | ~c.words)
        worth = untouched.get(card.number)
        if worth is None:
            worth = untouched[card.number] = body_worth(card) + ability_worth(card)
        if attack != card.attack or words != card.words:
            worth += ATTACK * (attack - card.attack)
            worth += word_worth(words, attack) - word_worth(card.words, card.attack)
        self.worth = worth + DEFENCE * (self.defence - c.defence - card.defence) - DAMAGE * c.damage


def fighters_of(g: Epic) -> list[Fighter]:
    """All champions in play."""
    gifts = 0
    for giver in g.givers:
        gifts |= giver.text.gifts
    return [Fighter(g, c, gifts) for c in g.champions]


def health_worth(n: int) -> float:
    """What so much health is worth; less than nothing when it is below nothing."""
    if n <= 0:
        return n * 0.1 - 40.0
    return HEALTH[n] if n < MOST_HEALTH else HEALTH[MOST_HEALTH]


def fight(g: Epic, fighters: list[Fighter], total: list[float], health: list[int]) -> None:
    """Add to the seats what the attack is going to bring."""
    defender = g.defender
    attackers = [f for f in fighters if f.id in g.attackers]
    if not attackers or (g.phase == DAMAGE_STEP and not is_assigned(g)):
        return
    attacker = attackers[0].side
    attack = sum([f.attack for f in attackers])
    blockers = [f for f in fighters if f.id in g.blockers]
    before = health_worth(health[defender])
    if g.blocked or blockers:
        if g.phase == DAMAGE_STEP:
            through = assign(g, attackers, blockers)
            gain, loss = -killed(blockers, attackers), -killed(attackers, blockers)
        else:
            gain, loss, through = clash(attackers, blockers)
        total[attacker] += FIGHT * gain
        total[defender] += FIGHT * loss
        land(g, total, health, attackers, through)
        return
    worst = before - health_worth(health[defender] - attack)  # what the defender loses, and we gain
    choice_gain, choice_loss, choice_through = 0.0, 0.0, attack
    if g.phase in (ATTACKERS, BEFORE_BLOCKS, BLOCKERS):
        for f in fighters:
            if f.ready and f.side == defender and can_block(f, attackers):
                gain, loss, through = clash(attackers, [f])
                bad = gain - loss + before - health_worth(health[defender] - through)
                if bad < worst:
                    worst = bad
                    choice_gain, choice_loss, choice_through = gain, loss, through
    total[attacker] += FIGHT * choice_gain
    total[defender] += FIGHT * choice_loss
    land(g, total, health, attackers, choice_through)


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
            if f.id == by:
                f.attack -= n
                deadly = f.words & DEADLY != 0
        for f in attackers + blockers:
            if target == o.CHAMPION + f.id:
                f.left = 0 if deadly else f.left - n
        if target < o.CHAMPION:
            through += n
    if isinstance(g.question, Through):
        through += clash(attackers, blockers)[2]
    return through


def land(g: Epic, total: list[float], health: list[int], attackers: list[Fighter], through: int) -> None:
    """Damage reaches the defender."""
    health[g.defender] -= through
    for f in attackers:
        if f.words & RIGHTEOUS:
            total[f.side] += 0.4 * f.attack


def can_block(f: Fighter, attackers: list[Fighter]) -> bool:
    """Can it block one of these?"""
    for attacker in attackers:
        words = attacker.words
        if words & UNBLOCKABLE or (words & AIRBORNE and not f.words & AIRBORNE):
            continue
        if not (words & LOFTY and f.attack < attacker.attack):
            return True
    return False


def clash(attackers: list[Fighter], blockers: list[Fighter]) -> tuple[float, float, int]:
    """What the attacker and the defender lose (negative), and the damage that breaks through."""
    gain = -killed(blockers, attackers)
    loss = -killed(attackers, blockers)
    through = 0
    for f in attackers:
        if f.words & BREAKTHROUGH:
            through += f.attack
    if through:
        for f in blockers:
            through -= f.defence
    return gain, loss, max(0, through)


def killed(by: list[Fighter], among: list[Fighter]) -> float:
    """The worth of those who die when this much damage is dealt, the best first."""
    damage = 0
    deadly = False
    for f in by:
        damage += f.attack
        deadly = deadly or (f.words & DEADLY != 0 and f.attack > 0)
    worth = 0.0
    for f in sorted(among, key=worth_of, reverse=True) if len(among) > 1 else among:
        if f.words & UNBREAKABLE:
            continue
        need = max(0, min(1, f.left) if deadly else f.left)
        if damage >= need:
            damage -= need
            worth += f.worth
    return worth


def worth_of(f: Fighter) -> float:
    """Its worth."""
    return f.worth
