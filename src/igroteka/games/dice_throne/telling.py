"""Questions, options, refusals and events as messages: keys and arguments, no words of any language."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.errors import Refusal
from igroteka.core.kind import Message, Option
from igroteka.core.table import Event
from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.acting import Speak, power_of, upgrade_cost
from igroteka.games.dice_throne.attack import attack_damage, final
from igroteka.games.dice_throne.board import (
    BOARDS,
    CODES,
    STATUSES,
    TRIGGERS,
    Board,
    Power,
    Straight,
    Symbols,
    Verb,
    card_of,
)
from igroteka.games.dice_throne.choosing import Choose, Let, May
from igroteka.games.dice_throne.companions import GrowTo
from igroteka.games.dice_throne.dice import open_roll
from igroteka.games.dice_throne.gains import PayAnyFor, Spend, SpendFor
from igroteka.games.dice_throne.harm import Collateral, Hurt
from igroteka.games.dice_throne.keywords import (
    DAMAGE,
    DICE,
    FOR_TARGET,
    NOBODY,
    NORMAL,
    OFFENSIVE_UPGRADE,
    PHASES,
    PURPOSES,
)
from igroteka.games.dice_throne.notation import alternatives, asked, plain_name, slot_name, written
from igroteka.games.dice_throne.oddities import AttackOrHeal, PayRansom
from igroteka.games.dice_throne.offence import Interfere
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.tokens import Gain, HandOver, Inflict, MayGain, TransferTo
from igroteka.games.dice_throne.turn import PASSIVES
from igroteka.games.dice_throne.windows import ANNOUNCED, WINDOW_NAMES, Pause, Preempt

GAME_OVER: Final = "DT-2.1"
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


def status_told(status: int) -> dict[str, Any]:
    """The name of a status as an argument."""
    return {"status": STATUSES[status].name}


def told_use(board: Board, use: int) -> dict[str, Any]:
    """The name of an ability by one of its uses, and which tier of it."""
    return {"ability": plain_name(board, use), **told_tier(board, use)}


def told_tier(board: Board, use: int) -> dict[str, Any]:
    """Which of several tiers a use is (from 1; 0: there are none), by what the dice must show.

    The tiers of an ability count one symbol, or are straights.
    """
    tiers = alternatives(board, use)
    if len(tiers) == 1:
        return {"tier": 0, "shows": "only"}
    tier, need = tiers.index(use) + 1, board.uses[use].need
    if isinstance(need, Symbols):
        symbol = board.symbols[need.row[0]]
        return {"tier": tier, "shows": "symbols", "count": len(need.row), "symbol": symbol}
    large = isinstance(need, Straight) and need.length == DICE
    return {"tier": tier, "shows": "large" if large else "small"}


def source_of(h: Hero, option: int) -> dict[str, Any]:
    """What began a text or would be used: the key of its name (`card-tip_it`, `status-chi`)."""
    start = o.family(option)
    rest = option - start
    board = BOARDS[h.kind]
    if start in (o.PLAY, o.SELL, o.CARD):
        return {"source": f"card-{card_of(h, rest).name}"}
    if start == o.SPEND:
        return {"source": f"status-{STATUSES[rest // o.POWERS].name}"}
    if start == o.TOKEN:
        return {"source": f"status-{STATUSES[rest % o.PER_SEAT].name}"}
    if start == o.USE:
        return used_source(board, rest // o.POWERS)
    if start == o.DECLARE:
        return {"source": f"ability-{plain_name(board, rest)}"}
    return {"source": f"ability-{board.abilities[rest].name}" if start == o.DEFEND else ""}


def used_source(board: Board, slot: int) -> dict[str, Any]:
    """A slot of the board, or the companions, as the source of a power."""
    if slot == len(board.abilities):
        return {"source": f"companions-{board.name}"}
    return {"source": f"ability-{board.abilities[slot].name}"}


# ---- options --------------------------------------------------------------------------------------------
Told = tuple[str, dict[str, Any], tuple[str, ...]]


def tell(g: Throne, option: int) -> Option:
    """An option of the current question."""
    key, args, at = told_option(g, asked(g), option, o.family(option))
    return Option(option, written(g, option), f"option-{key}", args, at)


def told_option(g: Throne, me: Hero, option: int, start: int) -> Told:
    """Its key, its arguments and what it touches."""
    rest = option - start
    board = BOARDS[me.kind]
    if start == o.PASS:
        return f"pass-{question_key(g)}", {}, ()
    if start in (o.YES, o.ROLL_DICE, o.NO_ABILITY):
        return {o.YES: "yes", o.ROLL_DICE: "roll", o.NO_ABILITY: "no-ability"}[start], {}, ()
    if start == o.MODE:
        return "mode", {"n": rest + 1, **source_of(g.heroes[max(g.speaker, 0)], g.source)}, ()
    if start == o.NUMBER:
        return told_number(g, rest)
    if start == o.ORDER:
        return told_due(me, g.due[rest])
    if start == o.PLAYER:
        return "player", {"rival": rest}, (f"player.{rest}",)
    if start == o.COMPANION:
        return "companion", {"companion": board.companions[rest][0]}, (f"companion.{me.seat}.{rest}",)
    if start == o.REROLL:
        dice = [i for i in range(len(g.rolls[-1].values)) if rest >> i & 1]
        shown = ", ".join([str(g.rolls[-1].values[i]) for i in dice])
        return "reroll", {"dice": shown, "n": len(dice)}, tuple(f"die.{i}" for i in dice)
    if start == o.DIE:
        return told_die(g, *divmod(rest, 8))
    if start == o.TOKEN:
        seat, status = divmod(rest, o.PER_SEAT)
        args = {"rival": seat, "status": STATUSES[status].name}
        return "token", args, (f"token.{seat}.{STATUSES[status].name}",)
    return told_action(me, option, start, rest)


def told_number(g: Throne, n: int) -> Told:
    """How many: of tokens, of CP, of damage that a companion takes."""
    key = question_key(g)
    if key == "split":
        return "number-split", {"n": n, "rest": g.x - n}, ()
    return ("number-cp" if key == "pay-any" else "number"), {"n": n}, ()


def told_die(g: Throne, die: int, number: int) -> Told:
    """A die that lies there: whose it is, what it shows, what it would show."""
    roll = g.rolls[open_roll(g)]
    owner = roll.owners[die]
    args: dict[str, Any] = {"die": die + 1, "rival": owner, "shown": roll.values[die]}
    at = (f"die.{die}",)
    if not number:
        return ("ransom-die" if question_key(g) == "ransom-die" else "reroll-die"), args, at
    args["n"] = number
    if roll.purpose == FOR_TARGET:
        return "set-target-die", args, at
    board = BOARDS[g.heroes[owner].kind]
    return "set-die", {**args, "symbol": board.symbols[board.faces[number]]}, at


def told_due(me: Hero, due: int) -> Told:
    """An effect of Upkeep or of the turn's end."""
    if due >= PASSIVES:
        name = BOARDS[me.kind].abilities[(due - PASSIVES) // TRIGGERS].name
        return "due-ability", {"ability": name}, (f"ability.{me.seat}.{name}",)
    return "due-status", {"status": STATUSES[due].name}, (f"token.{me.seat}.{STATUSES[due].name}",)


def told_action(me: Hero, option: int, start: int, rest: int) -> Told:
    """Playing, selling, declaring, defending, spending, using."""
    board = BOARDS[me.kind]
    args = source_of(me, option)
    if start in (o.PLAY, o.SELL, o.CARD):
        card = card_of(me, rest)
        args = {"card": card.name}
        if start == o.PLAY:
            args["cp"] = upgrade_cost(me, card) if card.kind >= OFFENSIVE_UPGRADE else card.cost
        return {o.PLAY: "play", o.SELL: "sell", o.CARD: "card"}[start], args, (f"card.{me.seat}.{card.name}",)
    if start == o.DECLARE:
        args |= told_tier(board, rest)
        return "declare", args, (f"ability.{me.seat}.{board.abilities[board.uses[rest].slot].name}",)
    if start == o.DEFEND:
        return "defend", args, (f"ability.{me.seat}.{board.abilities[rest].name}",)
    power = power_of(me, option)
    assert power is not None
    args |= {"power": rest % o.POWERS + 1, "cp": power.cost.cp}
    if start == o.SPEND:
        at = (f"token.{me.seat}.{STATUSES[rest // o.POWERS].name}",)
        return ("spend" if power.cost.tokens else "use"), args, at
    return "use", args, (f"ability.{me.seat}.{slot_name(board, rest // o.POWERS)}",)


# ---- refusals -------------------------------------------------------------------------------------------
def clause_id(clause: int) -> str:
    """The clause that a predicate of the rules has named by its number."""
    return f"DT-{clause // 100}.{clause % 100}"


def refuse(g: Throne, option: int) -> Refusal | None:
    """Why an option cannot be chosen now."""
    if g.over or g.question is None:
        return Refusal("refuse-2-1", GAME_OVER)
    me = g.heroes[g.player]
    clause = g.question.why_not(g, me, g.x, option)
    if not clause:
        return None
    start = o.family(option)
    is_card = start in (o.PLAY, o.SELL, o.CARD) and option - start < len(BOARDS[me.kind].cards)
    is_status = start == o.SPEND and (option - start) // o.POWERS < len(STATUSES)
    args = source_of(me, option) if is_card or is_status else {}
    return Refusal(f"refuse-{clause // 100}-{clause % 100}", clause_id(clause), args)


# ---- the log --------------------------------------------------------------------------------------------
EVENTS: Final[dict[str, tuple[str, ...]]] = {  # what the numbers of an event are
    "turn": ("n",),
    "phase": ("phase",),
    "rolled_for_first": ("n",),
    "rolled": ("dice", "purpose"),
    "altered": ("dice", "purpose"),
    "declared": ("use",),
    "activated": ("use",),
    "target": (),
    "leader_bonus": (),
    "defends": ("slot",),
    "failed": (),
    "skips_offence": (),
    "skips_income": (),
    "played": ("card",),
    "sold": ("card",),
    "discarded": ("card",),
    "upgraded": ("card",),
    "spent": ("spent",),
    "used": ("used",),
    "gained": ("status", "n"),
    "lost": ("status", "n"),
    "limit": ("status", "n"),
    "cp": ("n",),
    "cp_lost": ("n",),
    "healed": ("n",),
    "stolen_health": ("n",),
    "drew": (),
    "searched": (),
    "reshuffled": (),
    "showed_hand": (),
    "added": ("n",),
    "threatened": ("n",),
    "prevented": ("n",),
    "halved": (),
    "returned": (),
    "avoided": (),
    "hurt": ("n",),
    "companion": ("companion", "n"),
    "companion_hurt": ("n",),
    "guarded": (),
    "flipped": (),
    "saved": (),
    "out": (),
}


def told(event: Event) -> Message:
    """A line of the log."""
    what, seat, numbers = event
    args: dict[str, Any] = {"player": seat}
    names = EVENTS[what]
    if what == "declared" and numbers[0] == NOBODY:
        return Message("log-declared-none", args)
    if what == "spent" and not spent_power(numbers[0]).cost.tokens:
        what = "used"  # CP were paid on account of the status
    for name, number in zip(names, numbers, strict=False):
        args |= named(name, number, numbers)
    return Message(f"log-{what.replace('_', '-')}", args)


def spent_power(option: int) -> Power:
    """The power of a status that a SPEND option means."""
    status, k = divmod(option - o.SPEND, o.POWERS)
    return STATUSES[status].powers[k]


def named(name: str, number: int, numbers: tuple[int, ...]) -> dict[str, Any]:
    """A number of an event as an argument that words can use."""
    kind, rest = divmod(number, CODES)
    if name == "card":
        return {"card": BOARDS[kind].cards[rest].name}
    if name == "use":
        return told_use(BOARDS[kind], rest)
    if name == "purpose":
        return {"purpose": PURPOSES[number]}
    if name == "companion":
        return {"companion": BOARDS[kind].companions[rest][0]}
    if name == "slot":
        return {"ability": BOARDS[kind].abilities[rest].name}
    if name == "status":
        return {"status": STATUSES[number].name}
    if name == "spent":
        status, k = divmod(number - o.SPEND, o.POWERS)
        return {"source": f"status-{STATUSES[status].name}", "power": k + 1}
    if name == "used":
        slot, k = divmod(number - o.USE, o.POWERS)
        return {**used_source(BOARDS[numbers[1]], slot), "power": k + 1}
    if name == "phase":
        return {"phase": PHASES[number]}
    if name == "dice":
        return {"dice": " ".join(str(number))}
    return {name: number}
