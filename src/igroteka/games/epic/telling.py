"""Questions, options, refusals and events as messages: keys and arguments, no words of any language."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.errors import Refusal
from igroteka.core.kind import Message, Option
from igroteka.core.table import Event
from igroteka.games.epic import options as o
from igroteka.games.epic.abilities import asking, waiting
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.combat import Share, against, unassigned
from igroteka.games.epic.keywords import PHASES
from igroteka.games.epic.notation import NAMED, group, name_of, thing_of, written
from igroteka.games.epic.state import Epic, find

GAME_OVER: Final = "EP-2.2"
QUESTIONS: Final = {  # what a question is called; those of texts tell whose text it is
    "MainPhase": "main",
    "Initiative": "initiative",
    "LastChance": "last-chance",
    "MainOrEnd": "main-or-end",
    "Mulligan": "mulligan",
    "DownToSeven": "hand-limit",
    "Pick": "pick",
    "Keep": "keep",
    "Drop": "drop",
    "Whom": "whom",
    "Group": "group",
    "Block": "block",
    "Through": "through",
    "Share": "share",
    "NextTrigger": "trigger",
    "HowOften": "loop",
    "Target": "target",
    "Targets": "targets",
    "InTurn": "target",
    "Split": "split",
    "PickOwn": "own-champion",
    "May": "may",
    "OneOf": "mode",
    "MayPayGold": "pay-gold",
    "PayHealth": "pay-health",
    "ChooseMode": "mode",
    "Loyalty": "loyalty",
    "LoyaltyX": "loyalty-x",
    "Recycle": "recycle",
    "BanishOwnCards": "banish-cards",
    "Discard": "discard",
    "BanishFromHand": "banish-from-hand",
    "PutFromHand": "put-from-hand",
    "BreakForCost": "break-for-cost",
    "BanishForCost": "banish-for-cost",
    "ChampionOfRevealed": "revealed-champion",
    "OneOfRevealed": "revealed-card",
    "PlayTopOrBanish": "play-revealed",
    "PlayEventFromPile": "event-from-pile",
}
WITHOUT_SOURCE: Final = (
    "main",
    "initiative",
    "last-chance",
    "main-or-end",
    "mulligan",
    "hand-limit",
    "pick",
    "keep",
    "drop",
    "whom",
    "group",
    "block",
    "through",
    "trigger",
    "loop",
)


SECRET_QUESTIONS: Final = ("Mulligan", "Pick", "Keep", "Drop")  # whose answers are for the own eyes only


def question_key(g: Epic) -> str:
    """What is asked, in one word."""
    return QUESTIONS[type(g.question).__name__]


def ask(g: Epic) -> Message:
    """What is asked of whom, and whose text asks it."""
    key = question_key(g)
    args: dict[str, Any] = {"player": g.player}
    if isinstance(g.question, Share):
        target = against(g, g.x)[g.question.place]
        args |= {"card": name_of(g, g.x), "left": unassigned(g, g.x), "target": name_of(g, target)}
        args["number"] = str(target) if is_namesake(g, target) else 0
    elif key == "through":
        args |= {"n": len(g.options) - 1, "card": name_of(g, g.x)}
    elif key not in WITHOUT_SOURCE:
        args["card"] = name_of(g, g.source)
        slot = asking(g)
        if slot is not None:
            args["slot"] = slot
    return Message(f"ask-{key}", args)


def is_namesake(g: Epic, champion: int) -> bool:
    """Is another champion of the same name in play?"""
    return [CARDS[c.kind].name for c in g.champions].count(name_of(g, champion)) > 1


Told = tuple[str, dict[str, Any], tuple[str, ...]]


def tell(g: Epic, option: int) -> Option:
    """An option of the current question."""
    key, args, at = told_option(g, option, o.family(option))
    return Option(option, written(g, option), f"option-{key}", args, at)


def told_option(g: Epic, option: int, family: int) -> Told:
    """Its key, its arguments and what it touches."""
    if family == o.PASS:
        key = question_key(g)
        return f"pass-{key}", {"phase": PHASES[g.phase], "named": len(group(g))}, ()
    if family == o.YES:
        return "yes", {"card": name_of(g, g.source)}, ()
    if family == o.MAIN:
        return "main", {}, ()
    if family == o.MODE:
        return "mode", {"n": option - o.MODE + 1, "card": name_of(g, g.source)}, ()
    if family == o.NUMBER:
        return "number", {"n": option - o.NUMBER}, ()
    if family == o.ORDER:
        trigger = g.sets[0][option - o.ORDER]
        args = waiting(g, trigger)
        return "trigger-target" if "target" in args else "trigger", args, (f"champion.{trigger[2]}",)
    if family == o.PLAYER:
        return "player", {"rival": option - o.PLAYER}, (f"player.{option - o.PLAYER}",)
    return tell_thing(g, option, family)


KEYS: Final = {**NAMED, o.POWER: "power"}  # options about a card or a champion


def tell_thing(g: Epic, option: int, family: int) -> Told:
    """An option that is about a card or a champion."""
    number = thing_of(option)
    args: dict[str, Any] = {"card": name_of(g, number)}
    c = find(g, number) if family in (o.CHAMPION, o.ATTACK, o.BLOCK, o.POWER) else None
    if c is not None:
        args["rival"] = c.side
    if family == o.POWER:
        args["n"] = (option - o.POWER) % o.POWERS + 1
    elif family == o.PLAY:
        args["gold"] = CARDS[g.kinds[number]].cost
    return KEYS[family], args, (f"champion.{number}" if c is not None else f"card.{number}",)


def clause_id(clause: int) -> str:
    """The clause that a predicate of the rules has named by its number."""
    return f"EP-{clause // 100}.{clause % 100}"


def refuse(g: Epic, option: int) -> Refusal | None:
    """Why an option cannot be chosen now."""
    if g.over or g.question is None:
        return Refusal("refuse-2-2", GAME_OVER)
    clause = g.question.why_not(g, g.players[g.player], g.x, option)
    if not clause:
        return None
    args: dict[str, Any] = {}
    if o.family(option) in KEYS:
        args["card"] = name_of(g, thing_of(option))
    return Refusal(f"refuse-{clause // 100}-{clause % 100}", clause_id(clause), args)


EVENTS: Final[dict[str, tuple[str, ...]]] = {  # what the numbers of an event are
    "turn": ("n",),
    "mulligan": ("n",),
    "gold": (),
    "drew": (),
    "picked": (),
    "packs": ("n",),
    "prepared": ("card",),
    "healed": ("card",),
    "faded": ("card",),  # what it had for this turn only
    "discarded": ("card",),
    "revealed": ("card",),
    "recycled": (),
    "played": ("card",),
    "recalls": ("card",),
    "uses": ("card",),
    "entered": ("card",),
    "broken": ("card",),
    "left": ("card", "n"),
    "controls": ("card",),
    "attacks": ("card", "rival"),
    "blocks": ("card",),
    "damaged": ("card", "n"),
    "hit": ("n",),
    "gained": ("n",),
    "lost": ("n",),
    "out": (),
}


def told(event: Event) -> Message:
    """A line of the log."""
    what, seat, numbers = event
    args: dict[str, Any] = {"player": seat}
    for name, number in zip(EVENTS[what], numbers, strict=False):
        args[name] = CARDS[number].name if name == "card" else number
    return Message(f"log-{what}", args)
