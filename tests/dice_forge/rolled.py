"""Rolls: dice fall as the test says, and the game rests where their faces ask something or are applied.

    s = rolled(("triple", "gold_4"))
    assert s.reserves(0) == (12, 0, 0, 0)

Seat 0 is the one that the test is about. It owns two Silver Hinds, so that it is asked in step 2 of its
turn even if the roll has left it with nothing: once all faces are applied, `s.asked` is `DONE`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.dice_forge.scene import STARTING, Scene, scene

Hero = dict[str, Any]
Roll = tuple[str, str]  # the faces of the light and of the dark die

PLAIN: Roll = ("gold_1", "gold_1")
DONE = (0, "reinforcement")


def rolled(*rolls: Roll, me: Hero | None = None, rivals: Sequence[Hero] = ({}, {}), **table: Any) -> Scene:
    """Seat 0 begins its turn, and everybody rolls: seat 0 first, then the rivals, by default plain faces.

    Faces that the dice of a hero lack they get; `me` and `rivals` say what else the heroes have.
    """
    heroes = [with_hinds(me or {}), *rivals]
    rolls += (PLAIN,) * (len(heroes) - len(rolls))
    s = scene(*map(able_to_roll, heroes, rolls), active=len(heroes) - 1, **table)
    s.roll_all(*rolls)
    return s.play("pass")


def rolled_die(face: str, me: Hero | None = None, rivals: Sequence[Hero] = ({}, {}), **table: Any) -> Scene:
    """Seat 0 uses a Silver Hind and rolls this face with the light die; the dark one shows gold_1,
    or the first of the faces that `me` names for it.
    """
    s = scene(able_to_roll(with_hinds(me or {}), (face, "gold_1")), *rivals, ask="reinforcement", **table)
    s.roll_die(0, "light", face)
    return s.play("use silver_hind", "die light")


def with_hinds(hero: Hero) -> Hero:
    """The hero, who also owns two Silver Hinds."""
    return hero | {"cards": {"silver_hind": 2} | hero.get("cards", {})}


def able_to_roll(hero: Hero, roll: Roll) -> Hero:
    """The hero, whose dice also have these faces."""
    dice: dict[str, list[str]] = {}
    for die, face in zip(("light", "dark"), roll, strict=True):
        named = hero.get(die, [])
        dice[die] = named if face in [*named, *STARTING[die]] else [*named, face]
    return hero | dice
