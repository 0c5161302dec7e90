"""Texts carried out on their own: words of the vocabulary that no hero at hand has printed on a card.

    s = carried_out(duel({"hero": "gunslinger"}, {"hero": "paladin", "cp": 5}), StealCp(2))
    s = activated({"hero": "gunslinger"}, {"hero": "paladin"}, kind="pure", damage=4)

`acts` and `turn_of` walk through a scene to the next chance of one player, or to his next turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from igroteka import Game
from igroteka.core.saved import rule_call
from igroteka.games.dice_throne.texts import Verb
from tests.dice_throne.scene import Scene, scene


def carried_out(s: Scene, *text: Verb, seat: int = 0, aimed_at: int = 1, dice: Sequence[int] = ()) -> Scene:
    """The active player leaves the Main Phase, and this text of a seat happens before anything else."""
    position = s.game.position()
    position["agenda"] += [[rule_call(verb), seat, aimed_at] for verb in reversed(text)]
    return Scene(Game.load(position)).dice(*dice).play("pass")


def activated(
    *heroes: dict[str, Any],
    mode: str = "duel",
    kind: str = "none",
    damage: int = 0,
    text: tuple[Verb, ...] = (),
    waiting: tuple[Verb, ...] = (),
    **table: Any,
) -> Scene:
    """The end of an Offensive Roll Phase: seat 0 has activated an ability that deals this damage.

    `waiting` are its effects on the target, `text` comes when the first window closes; another one follows.
    """
    agenda = [
        *([["NextTurn", {}], 0, 1], [["EnterDiscard", {}], 0, 1], [["EndOfTurn", {}], 0, 1]),
        *([["Pause", {"moment": 10}], 1, 0], [["MainPhase", {}], 0, 1], [["EnterMain", {}], 0, 6]),
        *([["FindTarget", {}], 0, 1], [["Pause", {"moment": 5}], 0, 0]),
        *[[rule_call(verb), 0, -1] for verb in reversed(text)],
    ]
    return scene(
        *heroes,
        mode=mode,
        agenda=agenda,
        question=["Pause", {"moment": 5}],
        x=0,
        phase="offence",
        rolls=[{"purpose": "attack", "dice": [1, 1, 1, 4, 5], "owners": [0] * 5, "open": False, "again": 0}],
        ability=0,
        damage_kind=kind,
        base=damage,
        waiting=[rule_call(verb) for verb in waiting],
        **table,
    )


def acts(s: Scene, seat: int, notation: str) -> Scene:
    """Everybody passes until this seat may do this; then it does, and nobody acts before it."""
    for _ in range(50):
        if s.asked[0] == seat and s.asked[1] != "preempt" and notation in s.offered():
            s.play(notation)
            while s.asked[1] == "preempt":
                s.play("pass")
            return s
        assert "pass" in s.offered(), f"{notation} is never offered to {seat}"
        s.play("pass")
    raise AssertionError(f"{notation} is never offered to {seat}")


def turn_of(s: Scene, seat: int) -> Scene:
    """Everybody passes until the next Main Phase 1 of this seat."""
    turn = s.view["turn"]
    for _ in range(200):
        if s.asked == (seat, "main") and s.phase == "main_1" and s.view["turn"] > turn:
            return s
        notations = s.offered()
        s.play("pass" if "pass" in notations else notations[-1])
    raise AssertionError(f"seat {seat} never has a turn")
