"""Questions as messages: what is asked of whom, and what is at stake."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.kind import Message
from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.acting import Speak
from igroteka.games.dice_throne.altering import open_roll
from igroteka.games.dice_throne.attack import attack_damage, final
from igroteka.games.dice_throne.board import BOARDS
from igroteka.games.dice_throne.choosing import Choose, Let, May
from igroteka.games.dice_throne.companions import GrowTo
from igroteka.games.dice_throne.gains import PayAnyFor, Spend, SpendFor
from igroteka.games.dice_throne.harm import Collateral, Hurt
from igroteka.games.dice_throne.keywords import DAMAGE, NOBODY, NORMAL
from igroteka.games.dice_throne.naming import source_of, status_told, told_use
from igroteka.games.dice_throne.oddities import AttackOrHeal, PayRansom
from igroteka.games.dice_throne.offence import Interfere
from igroteka.games.dice_throne.state import Throne
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.tokens import Gain, HandOver, Inflict, MayGain, TransferTo
from igroteka.games.dice_throne.windows import ANNOUNCED, WINDOW_NAMES, Pause, Preempt

QUESTIONS: Final = {  # what a question is called; those of texts tell whose text it is
    "MainPhase": "main",
    "SellDown": "sell-down",
    "NextDue": "next-due",
    "Rolling": "rolling",
    "Interfere": "interfere",
    "AlterDice": "alter-dice",
    "Concluding": "concluding",
    "ChooseTarget": "choose-target",
    "Defend": "defend",
    "Split": "split",
    "Preempt": "preempt",
    "RollAgain": "roll-again",
}


OF_TEXTS: Final = {
    "MayGain": "may-gain",
    "TransferTo": "transfer-to",
    "PayRansom": "ransom",
    "Remove": "remove",
    "RemoveAimed": "remove",
    "Transfer": "transfer",
    "HandOver": "hand-over",
    "UndoInflicted": "undo-inflicted",
    "StopStatus": "stop-status",
    "Discard": "discard",
    "Search": "search",
    "Spend": "spend",
    "SpendFor": "spend-for",
    "PayAnyFor": "pay-any",
    "OneOf": "one-of",
    "May": "may",
    "Choose": "choose",
    "Let": "choose",
    "UpTo": "up-to",
    "AttackOrHeal": "attack-or-heal",
    "SetDie": "alter",
    "ShiftDie": "alter",
    "CopyDie": "alter",
    "RerollDie": "alter",
    "OwnReroll": "alter",
    "Ransom": "ransom-die",
    "BuildAdvanced": "build",
    "ActivateBots": "activate",
    "GrowOne": "grow",
    "SpendSpirits": "spend-spirits",
}


SECRET_QUESTIONS: Final = ("Search",)  # whose answers are for the own eyes only


def question_key(g: Throne) -> str:
    """What is asked, in one word."""
    question = g.question
    if isinstance(question, Interfere):
        return "interfere-none" if g.declared == NOBODY else "interfere"
    if isinstance(question, Pause):
        return f"window-{WINDOW_NAMES[question.moment]}"
    name = type(question).__name__
    return QUESTIONS[name] if name in QUESTIONS else OF_TEXTS[name]


def ask(g: Throne) -> Message:
    """What is asked of whom, and what is at stake."""
    key = question_key(g)
    return Message(f"ask-{key}", {"player": g.player, **at_stake(g, key)})


def at_stake(g: Throne, key: str) -> dict[str, Any]:
    """What a question is about: names and numbers."""
    if isinstance(g.question, Preempt):
        seat, announced = divmod(g.x, ANNOUNCED)
        return {"rival": seat, **source_of(g.heroes[seat], announced)}
    if isinstance(g.question, Pause):
        return at_stake_in_window(g, key)
    if key == "rolling":
        return {"n": g.left}
    if key in ("split", "roll-again"):
        return {"n": g.x}
    if key == "choose-target":
        return attack_of(g)
    if key == "defend":
        return {"rival": g.active, "n": final(g, g.heroes[g.player])}
    return at_stake_in_text(g) if key not in QUESTIONS.values() else {}


def at_stake_in_window(g: Throne, key: str) -> dict[str, Any]:
    """What is declared, aimed, coming or dealt while players may act."""
    if key == "interfere":
        return told_use(BOARDS[g.heroes[g.active].kind], g.declared)
    if key == "window-response":
        return announced_text(g)
    if key == "window-then":
        return source_of(g.heroes[g.speaker], g.source)
    if key == "window-offence-ends":
        return attack_of(g)
    if key == "window-attack":
        return {**attack_of(g), "rival": g.target, "n": final(g, g.heroes[g.target])}
    if key in ("window-upkeep", "window-last-call", "window-damage"):
        return damage_coming(g)
    return {"rival": g.target, "n": g.dealt} if key == "window-after" else {}


def attack_of(g: Throne) -> dict[str, Any]:
    """The ability that is activated, and what it deals so far."""
    use = told_use(BOARDS[g.heroes[g.active].kind], g.ability)
    return {**use, "n": attack_damage(g), "damage": DAMAGE[max(g.damage_kind, NORMAL)]}


def damage_coming(g: Throne) -> dict[str, Any]:
    """What whoever is asked would lose as things stand (n), and what the other side of the attack (m)."""
    me = g.heroes[g.player]
    if g.target not in (NOBODY, me.seat):
        other = g.target
    else:
        other = g.active if g.active != me.seat else g.opponents(me)[0].seat
    return {"n": final(g, me), "rival": other, "m": final(g, g.heroes[other])}


def announced_text(g: Throne) -> dict[str, Any]:
    """The text that waits for the answers of others: the next one to speak."""
    for rule, seat, x in reversed(g.agenda):
        if isinstance(rule, Speak):
            return source_of(g.heroes[seat], x)
    return {"source": ""}


def at_stake_in_text(g: Throne) -> dict[str, Any]:
    """Whose text asks, and about which token, companion, die or amount."""
    return {**(source_of(g.heroes[g.speaker], g.source) if g.speaker != NOBODY else {}), **asked_about(g)}


def asked_about(g: Throne) -> dict[str, Any]:
    """What the question of a text names besides the text itself."""
    question = g.question
    if isinstance(question, MayGain):
        return {**status_told(question.status), "n": g.x}
    if isinstance(question, SpendFor):
        return {**status_told(question.status), "n": question.n}
    if isinstance(question, (HandOver, Spend, PayAnyFor)):
        return status_told(question.status)
    if isinstance(question, TransferTo):
        seat, status = divmod(g.x - o.TOKEN, o.PER_SEAT)
        return {**status_told(status), "rival": seat}
    if isinstance(question, AttackOrHeal):
        return {"n": question.damage, "m": question.health}
    if isinstance(question, PayRansom):
        return {"shown": g.rolls[open_roll(g)].values[g.x]}
    if isinstance(question, May) and isinstance(question.text, GrowTo):
        return {"companion": BOARDS[g.heroes[g.player].kind].companions[question.text.to - 1][0]}
    if isinstance(question, (Choose, Let)):
        return chosen_for(g, question.text)
    return {}


def chosen_for(g: Throne, text: tuple[Verb, ...]) -> dict[str, Any]:
    """What a chosen player gets: tokens of a status, damage; `several` things are told by the text only."""
    verb = text[0]
    if len(text) == 1 and isinstance(verb, (Inflict, Gain)):
        return {"about": "status", **status_told(verb.status), "n": verb.n.of(g, g.heroes[g.player])}
    if len(text) == 1 and isinstance(verb, (Hurt, Collateral)):
        return {"about": "damage", "n": verb.n.of(g, g.heroes[g.player])}
    return {"about": "several"}
