"""Paying: the gold marker, extra gold, gold for one faction."""

from __future__ import annotations

from typing import Final

from igroteka.games.epic.state import Player

NO_GOLD: Final = (0, 0, 0, 0)


def can_pay(me: Player, faction: int, n: int) -> bool:
    """Is there gold for a card or power of this faction?"""
    if me.gold + me.extra >= n:
        return True
    if me.faction_gold == NO_GOLD:
        return False
    tied = sum([me.faction_gold[i] for i in range(4) if faction >> i & 1])
    return me.gold + me.extra + tied >= n


def pay(me: Player, faction: int, n: int) -> None:
    """Gold that is good for less goes first: the faction's, then the extra, then the marker."""
    for _ in range(n):
        tied = [i for i in range(4) if faction >> i & 1 and me.faction_gold[i]]
        if tied:
            gold = list(me.faction_gold)
            gold[tied[0]] -= 1
            me.faction_gold = (gold[0], gold[1], gold[2], gold[3])
        elif me.extra:
            me.extra -= 1
        else:
            me.gold -= 1
