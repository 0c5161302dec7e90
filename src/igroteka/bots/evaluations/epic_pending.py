"""Texts of Epic that wait or are being carried out, and what they are going to bring."""

from __future__ import annotations

from typing import Final

from igroteka.bots.evaluations.epic_cards import AVERAGE, QUALITY, Text, card_worth, silent, text_of
from igroteka.bots.evaluations.epic_fights import DAMAGE, Fighter, Standing, health_worth
from igroteka.games.epic import options as o
from igroteka.games.epic.choices.modes import ChooseMode
from igroteka.games.epic.choices.targets import Target
from igroteka.games.epic.keywords import SETUP, UNTARGETABLE
from igroteka.games.epic.state import Epic

PENDING: Final = 0.9  # of what is about to happen
POINT: Final = 0.6  # of damage whose target is not known yet


def pending(g: Epic, fighters: list[Fighter], standings: list[Standing]) -> None:
    """Add to the seats what texts on their way are going to bring."""
    question = g.question
    if g.phase == SETUP:
        mulligan(g, standings)
    elif question is not None and type(question) not in silent:
        if isinstance(question, ChooseMode):
            seat = g.player
            modes = [text_of(question.modes[option - o.MODE].text) for option in g.options]
            standings[seat].worth += PENDING * max([coming(g, text, seat, fighters) for text in modes])
        elif isinstance(question, Target):
            standings[g.player].worth += PENDING * aimed(g, text_of(question), fighters, standings)
        else:
            standings[g.player].worth += PENDING * coming(g, text_of(question), g.player, fighters)
    for rule, seat, _ in g.agenda:
        if type(rule) not in silent:
            standings[seat].worth += PENDING * coming(g, text_of(rule), seat, fighters)
    for rule, seat, _, _ in g.fresh:
        standings[seat].worth += PENDING * coming(g, text_of(rule), seat, fighters)
    for waiting in g.sets:
        for rule, seat, _, _ in waiting:
            standings[seat].worth += PENDING * coming(g, text_of(rule), seat, fighters)
    for rule, seat, _, _ in g.delayed:
        standings[seat].worth += PENDING * coming(g, text_of(rule), seat, fighters)


def coming(g: Epic, text: Text, seat: int, fighters: list[Fighter]) -> float:
    """What a text will bring to this seat if it finds what suits it best."""
    gain = text.flat
    if text.removal or text.damage:
        prize = 0.0
        for f in fighters:
            if f.worth > prize and g.team[f.side] != g.team[seat] and not f.words & UNTARGETABLE:
                prize = f.worth
        gain += text.removal * prize + text.damage * POINT
    return gain


def aimed(g: Epic, text: Text, fighters: list[Fighter], standings: list[Standing]) -> float:
    """What a text will bring whose target is being chosen: the best of those offered."""
    me = g.player
    if not text.removal and not text.damage:
        return text.flat
    best = -100.0
    for option in g.options:
        gain = 0.0
        if o.CHAMPION <= option < o.CARD:
            for f in fighters:
                if f.champion.id == option - o.CHAMPION:
                    gain = text.removal * f.worth
                    if text.damage:
                        gain += f.worth if text.damage >= f.left else DAMAGE * text.damage
                    if g.team[f.side] == g.team[me]:
                        gain = -gain
                    break
        elif o.PLAYER <= option < o.CHAMPION and text.damage:
            seat = option - o.PLAYER
            health = standings[seat].health
            gain = health_worth(health) - health_worth(health - text.damage)
            if g.team[seat] == g.team[me]:
                gain = -gain
        best = max(best, gain)
    return text.flat + best


def mulligan(g: Epic, standings: list[Standing]) -> None:
    """Cards set aside will be average ones, for a point of health each."""
    mine = standings[g.player]
    for option in g.picked:
        mine.worth += QUALITY * (AVERAGE - card_worth(g.kinds[option - o.CARD]))
        mine.health -= 1
