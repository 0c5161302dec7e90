"""What an ability of a hero comes to when nobody answers it: tables of the hero tests are made of this."""

from __future__ import annotations

from typing import Any

from tests.dice_throne.scene import Scene, duel

Tokens = dict[str, int]
IDLE = "transference"  # with a card to sell its holder is asked in Main Phase 2, so the turn does not run on


def struck(hero: str, use: str, *dice: int, ability: str = "", level: int = 1, **given: Any) -> Scene:
    """Up to the choice of a defence, or to Main Phase 2 where none is allowed.

    The first five dice are the attack's, the others are rolled by its text. `ability`: the slot of a use that
    has a name of its own; `given`: more about the hero.
    """
    levels = {ability or use.split(maxsplit=1)[0]: level}
    s = duel({"hero": hero, "levels": levels, "hand": [IDLE], **given}, {"hero": "barbarian"})
    return s.attack(use, *dice).until("defend", "main")


def outcome(s: Scene) -> tuple[bool, int, Tokens, Tokens]:
    """May the defender defend; without that, what does he lose; which tokens lie on both in the end?"""
    defendable = s.asked == (1, "defend")
    s.settle()
    assert s.phase == "main_2"
    return defendable, 50 - s.health(1), s.hero(0)["tokens"], s.hero(1)["tokens"]


def upgraded(hero: str, card: str) -> tuple[int, int]:
    """The level that an upgrade card brings over the printed board, and what it costs."""
    s = duel({"hero": hero, "hand": [card], "cp": 15}, {"hero": "barbarian"})
    s.play(f"play {card}")
    ability, _, _ = card.rpartition("_")
    return s.level(0, ability), 15 - s.cp(0)


def defended(hero: str, ability: str, *dice: int, level: int = 1, again: str = "", **given: Any) -> Scene:
    """The hero defends against 8 normal damage of a Barbarian; rolls some dice again if told so."""
    s = duel({"hero": "barbarian", "hand": [IDLE]}, {"hero": hero, "levels": {ability: level}, **given})
    s.attack("smack 3", 1, 1, 2, 2, 3).until("defend").dice(*dice).play(f"defend {ability}")
    if again:
        assert s.asked == (1, "roll-again")
        s.play(again)
    return s.settle()
