"""Abilities in three tiers: 3, 4 or 5 of a symbol."""

from __future__ import annotations

from igroteka.games.dice_throne.board import Symbols, Use
from igroteka.games.dice_throne.harm import Damage
from igroteka.games.dice_throne.texts import Verb


def tiers(symbol: int, three: int, four: int, five: int, *more: Verb, name: str = "") -> tuple[Use, ...]:
    """Damage for 3, 4 and 5 of the symbol, with the same further effects."""
    return tuple(
        [
            Use(Symbols(*n * [symbol]), Damage(damage), *more, name=name)
            for n, damage in ((3, three), (4, four), (5, five))
        ]
    )
