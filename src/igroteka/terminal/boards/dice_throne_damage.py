"""The damage that is coming, written out: what the attack deals, what is taken off, what is left."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from igroteka.i18n import Words
from igroteka.terminal.boards.dice_throne_pieces import Data
from igroteka.terminal.layout import Lines, ruled, wrapped
from igroteka.terminal.scene import Level, Scene

ROLL_PHASES = ("offence", "targeting", "defence")
Terms = Sequence[tuple[int, str]]


def damage_lines(scene: Scene, width: int, level: Level) -> Lines:
    """The attack, and the arithmetic for every hero for whom damage waits."""
    if scene.view["over"]:
        return []
    told = [*attack_told(scene), *(hero_told(scene, hero) for hero in scene.view["heroes"] if waits(hero))]
    lines = [line for sentence in told for line in wrapped(sentence, width)]
    if lines and level >= Level.DETAILED:
        return [ruled(scene.words.say("table-throne-damage"), width), *lines]
    return [Text.assemble((line.plain, "bold")) for line in lines]


def attack_told(scene: Scene) -> list[str]:
    """What is declared, or what the ability under way deals to whom."""
    attack, words = scene.view["attack"], scene.words
    if scene.view["phase"] not in ROLL_PHASES:
        return []
    if attack["declared"]:
        return [words.say("table-throne-declared", name=words.name("ability", attack["declared"]))]
    if not attack["ability"]:
        return []
    statuses = attack["damage"] - attack["base"] - attack["added"]
    sum_of = arithmetic(
        attack["base"],
        [
            (attack["added"], words.say("table-throne-added")),
            (statuses, words.say("table-throne-statuses")),
        ],
        attack["damage"],
    )
    target = attack["target"]
    told = words.say(
        "table-throne-attack",
        name=words.name("ability", attack["ability"]),
        aimed=int(target is not None),
        whom="" if target is None else scene.names[target],
        damage=attack["kind"],
        sum=sum_of,
    )
    if attack["dealt"] is not None:
        told += words.say("table-throne-dealt", n=attack["dealt"])
    return [told]


def waits(hero: Data) -> bool:
    """Is damage on its way to this hero, or was it avoided?"""
    damage = hero["damage"]
    return bool(damage["incoming"] or damage["sure"] or damage["final"])


def hero_told(scene: Scene, hero: Data) -> str:
    """What of the damage reaches a hero, term by term, and what it leaves."""
    words, damage = scene.words, hero["damage"]
    told = words.say(
        "table-throne-hit",
        who=scene.names[hero["seat"]],
        sum=arithmetic(damage["incoming"], taken_off(words, damage), damage["final"]),
        before=hero["health"],
        after=max(0, hero["health"] - damage["final"]),
    )
    return told + (words.say("table-throne-returned") if damage["returned"] else "")


def taken_off(words: Words, damage: Data) -> Terms:
    """The terms after the incoming damage; their sum with it is the final damage."""
    intermediate = damage["intermediate"]
    off = damage["incoming"] - intermediate
    how = "avoided" if damage["avoided"] else "prevented"
    after = max(0, intermediate - damage["halvings"] * -(-intermediate // 2))
    rest = damage["final"] - damage["sure"] - after  # an Ultimate adds, an attacker's halving takes off
    return [
        (-off, words.say(f"table-throne-{how}", n=damage["prevented"], spare=damage["prevented"] - off)),
        (after - intermediate + min(rest, 0), words.say("table-throne-halved", n=intermediate)),
        (max(rest, 0), words.say("table-throne-ultimate")),
        (damage["sure"], words.say("table-throne-sure")),
    ]


def arithmetic(first: int, terms: Terms, total: int) -> str:
    """`5 + 2 (added) − 3 (prevented) = 4`; terms of 0 are left out, a single one stands alone."""
    shown = [(n, f" ({what})") for n, what in terms if n]
    if first or not shown:
        shown.insert(0, (first, ""))
    told = f"{shown[0][0]}{shown[0][1]}"
    for n, what in shown[1:]:
        told += f" {'+' if n > 0 else '−'} {abs(n)}{what}"
    return told if len(shown) == 1 else f"{told} = {total}"
