"""What the log of a scene tells: turns, phases, losses of health; and the way to somebody's turn."""

from __future__ import annotations

from typing import Any

from tests.dice_throne.scene import Scene

EIGHT = ["upkeep", "income", "main_1", "offence", "targeting", "defence", "main_2", "discard"]


def events(s: Scene, *keys: str) -> list[dict[str, Any]]:
    """The arguments of all events of these kinds, oldest first."""
    return [dict(line.args) for line in s.game.log if line.key.removeprefix("log-") in keys]


def turns(s: Scene) -> list[tuple[int, list[str]]]:
    """Whose turns have begun since the start of the scene, and the phases of each so far."""
    found: list[tuple[int, list[str]]] = []
    for line in s.game.log:
        if line.key == "log-turn":
            found.append((line.args["player"], []))
        elif line.key == "log-phase" and found:
            found[-1][1].append(line.args["phase"])
    return found


def phases(s: Scene) -> list[str]:
    """The phases that have begun since the start of the scene."""
    return [event["phase"] for event in events(s, "phase")]


def losses(s: Scene) -> list[tuple[int, int]]:
    """Every loss of health: whose, and how much at once."""
    return [(event["player"], event["n"]) for event in events(s, "hurt")]


def turn_of(s: Scene, seat: int) -> Scene:
    """Everybody passes until Main Phase 1 of the next turn of this seat."""
    begun = len(turns(s))
    for _ in range(20):
        s.settle()
        if s.asked == (seat, "main") and s.phase == "main_1" and len(turns(s)) > begun:
            return s
        s.play("pass")
    raise AssertionError(f"seat {seat} has no turn")
