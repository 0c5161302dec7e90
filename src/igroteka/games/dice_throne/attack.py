"""The attack that is under way: what it deals, and to whom (chapters 11 and 12)."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import half
from igroteka.games.dice_throne.board import BOARDS, STATUSES
from igroteka.games.dice_throne.holding import ATTACKING, EXPOSED, HARMLESS, HELPLESS, UNTOUCHED, has, held
from igroteka.games.dice_throne.keywords import (
    DEFENCE,
    NOBODY,
    NONE,
    NORMAL,
    OFFENCE,
    TARGETING,
    ULTIMATE,
    UNDEFENDABLE,
)
from igroteka.games.dice_throne.state import Hero, Throne

# What may be done about each kind of damage (DT-11.2): the table of the rulebook.
DEFENDABLE: Final = (NORMAL,)
MODIFIABLE: Final = (NORMAL, UNDEFENDABLE, ULTIMATE)


def is_attack(g: Throne) -> bool:
    """Is an offensive ability under way that deals damage of its own to one opponent (DT-11.8)?"""
    return g.base > 0 and g.damage_kind != NONE and not g.failed


def in_roll_phase(g: Throne) -> bool:
    """The Offensive, Targeting and Defensive Roll Phases together (DT-3.12)."""
    return g.phase in (OFFENCE, TARGETING, DEFENCE)


def under_attack(g: Throne, h: Hero) -> bool:
    """Is this hero the defender of an Attack whose damage is still to come?"""
    return g.phase == DEFENCE and g.target == h.seat and not g.hit and not g.isolated and is_attack(g)


def attack_damage(g: Throne) -> int:
    """What the attack deals before prevention: the ability, modifiers, statuses of both sides (DT-12.3)."""
    if g.damage_kind == NONE or g.failed:
        return 0
    attacker = g.heroes[g.active]
    hindered = g.damage_kind != ULTIMATE  # an Ultimate cannot be weakened (DT-7.3)
    if (hindered and has(attacker, HARMLESS)) or (
        hindered and g.target >= 0 and has(g.heroes[g.target], UNTOUCHED)
    ):
        return 0
    n = g.base + g.plus
    if g.damage_kind in MODIFIABLE and g.base:
        n += passive_modifiers(g, attacker, hindered)
    return max(0, n)


def passive_modifiers(g: Throne, attacker: Hero, hindered: bool) -> int:
    """What statuses add to or take from the attack as long as they lie there."""
    n = 0
    if g.target >= 0:
        defender = g.heroes[g.target]
        for status in held(defender, EXPOSED):
            n += STATUSES[status].attacked * defender.tokens[status]
    if hindered:
        for status in held(attacker, ATTACKING):
            n += STATUSES[status].attacking * attacker.tokens[status]
    bonus = BOARDS[attacker.kind].attack_bonus
    if bonus is not None:
        n += bonus.of(g, attacker)
    return n


# ---- what waits for a hero ------------------------------------------------------------------------------
def incoming(g: Throne, h: Hero) -> int:
    """The damage that waits for a hero and could be prevented or avoided, nothing taken off (DT-12.2)."""
    n = h.incoming
    attacked = g.target == h.seat and g.phase == DEFENCE and not g.hit and not g.isolated
    if attacked and g.damage_kind != ULTIMATE:
        n += attack_damage(g)
    if h.seat == g.active and g.target >= 0 and not g.isolated:
        target = g.heroes[g.target]
        if target.returned:
            n += target.returned * half(intermediate(g, target))
    return n


def intermediate(g: Throne, h: Hero) -> int:
    """After all fixed amounts (DT-12.3); avoided damage is none."""
    return 0 if h.evaded else max(0, incoming(g, h) - h.prevented)


def halvings(g: Throne, h: Hero) -> int:
    """How often half of the damage is taken off: by the hero's own means, by what weakens the attacker."""
    weakened = g.halved and not g.isolated and not g.allies(h.seat, g.active)
    return h.halves + (g.halved if weakened else 0)


def final(g: Throne, h: Hero) -> int:
    """Every halving is taken from the intermediate damage, rounded up (DT-12.5, DT-12.6)."""
    n = intermediate(g, h)
    n = max(0, n - halvings(g, h) * half(n)) + h.sure
    if g.target == h.seat and g.damage_kind == ULTIMATE and not g.hit and not g.isolated:
        n += attack_damage(g)
    return n


def cannot_defend(g: Throne, me: Hero) -> int:
    """Only Attacks with defendable damage are defended against, and only by whom nothing hinders."""
    if me.out:
        return 202
    if not is_attack(g):
        return 603
    if g.damage_kind not in DEFENDABLE or has(me, UNTOUCHED):
        return 604
    if has(me, HELPLESS):
        return 1706
    return 606 if me.guard else 0


def forget_attack(g: Throne) -> None:
    """Nothing is rolled, declared or under way."""
    g.rolls = ()
    g.declared = g.ability = NOBODY
    g.target = g.again
    g.again = NOBODY
    g.damage_kind = NONE
    g.base = g.plus = g.halved = g.dealt = g.permits = g.bonus = g.inflicted = 0
    g.waiting = g.later = ()
    g.failed = g.locked = g.defended = g.hit = g.extra = g.bought = False
