"""Situations that many clauses need: one hero is blessed alone, one suffers the Minotaur, a turn begins."""

from __future__ import annotations

from typing import Any

from tests.dice_forge.scene import Scene, scene


def blessed(hero: dict[str, Any], light: str, dark: str, **table: Any) -> Scene:
    """Seat 0 chases seat 1, who receives one blessing with these faces; then seat 0 is asked for its extra
    action.
    """
    s = scene({"sun": 2, "moon": 1}, {"portal": 1} | hero, {}, **table)
    s.roll(1, light, dark)
    return s.play("feat blacksmiths_chest")


def struck_by_minotaur(hero: dict[str, Any], light: str, dark: str, **table: Any) -> Scene:
    """Seat 0 takes the Minotaur, seat 1 loses what these faces would give, seat 2 has nothing to lose; then
    seat 0 is asked for its extra action.
    """
    s = scene({"sun": 5}, hero, {}, **table)
    s.roll(1, light, dark)
    s.roll(2, "gold_1", "gold_1")
    return s.play("feat minotaur")


def then_gold_for_all(s: Scene, first: int) -> None:
    """The next turn begins with 2 gold for everybody: enough for its player to be asked for an action."""
    s.roll_all(*[("gold_1", "gold_1")] * len(s.view["heroes"]), first=first)
