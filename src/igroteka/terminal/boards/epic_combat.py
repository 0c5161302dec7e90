"""The combat of Epic and what would come of it if nothing changed, and the abilities that wait."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.terminal.boards.epic_pieces import Data, champion_name
from igroteka.terminal.layout import Lines, ruled, wrapped
from igroteka.terminal.scene import Level, Scene


def combat_lines(scene: Scene, width: int, level: Level) -> Lines:
    """Who attacks whom, who blocks, what would be dealt, who would be broken."""
    combat = scene.view["combat"]
    attackers, blockers = fighters(scene, combat["attackers"]), fighters(scene, combat["blockers"])
    if not attackers or scene.view["over"]:
        return []
    told = attack_told(scene, attackers, level)
    if blockers:
        told += blocks_told(scene, attackers, blockers, level)
    elif combat["blocked"]:
        told.append(scene.words.say("table-epic-blocked-still"))
    elif combat["defender"] is not None:
        health = scene.view["players"][combat["defender"]]["health"]
        n = sum(c["attack"] for c in attackers)
        args = {"phase": scene.view["phase"], "before": health, "after": health - n}
        told.append(scene.words.say("table-epic-unblocked", **args))
    title = scene.words.say("table-epic-fight")
    if level <= Level.BRIEF:
        return wrapped(f"{title}: {' '.join(told)}", width)
    return [ruled(title, width), *wrapped(" ".join(told), width)]


def fighters(scene: Scene, ids: Sequence[int]) -> list[Data]:
    """Those of these champions that are still in play, in the order named."""
    champions = {c["id"]: c for c in scene.view["champions"]}
    return [champions[i] for i in ids if i in champions]


def attack_told(scene: Scene, attackers: Sequence[Data], level: Level) -> list[str]:
    """Who attacks whom."""
    defender = scene.view["combat"]["defender"]
    whom = "?" if defender is None else scene.names[defender]
    n = sum(c["attack"] for c in attackers)
    return [scene.words.say("table-epic-combat", names=names_of(scene, attackers, level), whom=whom, n=n)]


def blocks_told(scene: Scene, attackers: Sequence[Data], blockers: Sequence[Data], level: Level) -> list[str]:
    """Who blocks, how much may go through, and who would or could be broken."""
    words = scene.words
    back = sum(c["attack"] for c in blockers)
    told = [words.say("table-epic-blocked", names=names_of(scene, blockers, level), n=back)]
    through = sum(c["attack"] for c in attackers if "breakthrough" in c["keywords"])
    through -= sum(c["defence"] for c in blockers)
    if through > 0:
        told.append(words.say("table-epic-through", n=through))
    would: list[Data] = []
    could: list[Data] = []
    for side, others in ((attackers, blockers), (blockers, attackers)):
        (would if len(side) == 1 else could).extend(c for c in side if breakable(c, others))
    if would:
        told.append(words.say("table-epic-would-break", names=names_of(scene, would, level)))
    if could:  # whoever deals the damage divides it
        told.append(words.say("table-epic-could-break", names=names_of(scene, could, level)))
    return told


def breakable(c: Data, others: Sequence[Data]) -> bool:
    """Would all the damage of the others break this champion?"""
    if "unbreakable" in c["keywords"]:
        return False
    damage = sum(other["attack"] for other in others)
    deadly = any(other["attack"] > 0 and "deadly" in other["keywords"] for other in others)
    return damage > 0 and (deadly or c["damage"] + damage >= c["defence"])


def names_of(scene: Scene, champions: Sequence[Data], level: Level) -> str:
    """Champions by name and numbers."""
    return ", ".join(f"{champion_name(scene, c, level)} {c['attack']}/{c['defence']}" for c in champions)


def waiting_lines(scene: Scene, width: int) -> Lines:
    """The abilities that wait, set by set."""
    lines: Lines = []
    for i, waiting in enumerate(scene.view["triggers"], 1):
        names = ", ".join(ability_name(scene, trigger) for trigger in waiting)
        lines += wrapped(scene.words.say("table-epic-waiting", n=i, names=names), width)
    return lines


def ability_name(scene: Scene, trigger: Data) -> str:
    """A waiting ability: the card it stands on, and which one of the card it is."""
    return f"{scene.words.name('card', trigger['card'])} ({scene.words.name('ability', trigger['ability'])})"
