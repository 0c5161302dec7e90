"""What the dice of a hero of Dice Forge give on average, and what a new face on them gains."""

from __future__ import annotations

from igroteka.bots.evaluations.dice_forge_outlook import Outlook
from igroteka.games.dice_forge.catalogue import DARK, GOLD_1, LIGHT, TRIPLE, is_boar
from igroteka.games.dice_forge.state import Forge, Hero


def blessing(dice: tuple[int, ...], worth: list[float]) -> float:
    """What a roll of both dice gives on average."""
    light, dark = minor(dice, worth, LIGHT), minor(dice, worth, DARK)
    if TRIPLE in dice:
        return light + dark + (dice[:6].count(TRIPLE) * dark + dice[6:].count(TRIPLE) * light) / 3
    return light + dark


def minor(dice: tuple[int, ...], worth: list[float], die: int) -> float:
    """What a roll of one die gives on average."""
    if die:
        total = worth[dice[6]] + worth[dice[7]] + worth[dice[8]] + worth[dice[9]] + worth[dice[10]]
        return (total + worth[dice[11]]) / 6
    total = worth[dice[0]] + worth[dice[1]] + worth[dice[2]] + worth[dice[3]] + worth[dice[4]]
    return (total + worth[dice[5]]) / 6


def better(dice: tuple[int, ...], worth: list[float]) -> float:
    """What a roll of the better die gives on average."""
    return max(minor(dice, worth, LIGHT), minor(dice, worth, DARK))


def two_best(g: Forge, me: Hero, worth: list[float]) -> float:
    """The two best faces that the rivals' dice show."""
    shown: list[float] = []
    for h in g.heroes:
        if h is not me:
            shown.append(worth[h.dice[h.up0]])
            shown.append(worth[h.dice[h.up1]])
    shown.sort()
    return shown[-1] + shown[-2]


def placed(h: Hero, ahead: Outlook, face: int) -> float:
    """What a new face gains in the best place."""
    faces = ahead.faces
    gain = faces[face]
    if face == TRIPLE:
        light = dark = 0.0
        for slot in range(6):
            light += faces[h.dice[slot]]
            dark += faces[h.dice[slot + 6]]
        gain = max(light, dark) / 3
    return gain - worst(h, ahead)


def worst(h: Hero, ahead: Outlook) -> float:
    """What the face is worth that a new one replaces: a gold of the beginning, or the least of all."""
    if GOLD_1 in h.dice:
        return ahead.faces[GOLD_1]
    found = 1e9
    for face in h.dice:
        if ahead.faces[face] < found and face != TRIPLE and not is_boar(face):
            found = ahead.faces[face]
    return found
