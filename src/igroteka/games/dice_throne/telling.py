"""Options, refusals and events as messages: keys and arguments, no words of any language."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.errors import Refusal
from igroteka.core.kind import Message, Option
from igroteka.core.table import Event
from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.acting import power_of, price
from igroteka.games.dice_throne.altering import Alter, alike, open_roll
from igroteka.games.dice_throne.asking import question_key
from igroteka.games.dice_throne.board import BOARDS, CODES, STATUSES, card_of
from igroteka.games.dice_throne.keywords import FOR_TARGET, NOBODY, PHASES, PURPOSES
from igroteka.games.dice_throne.naming import source_of, told_tier, told_use, used_source
from igroteka.games.dice_throne.notation import asked, slot_name, written
from igroteka.games.dice_throne.powers import Power
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.triggers import TRIGGERS
from igroteka.games.dice_throne.turn import PASSIVES

GAME_OVER: Final = "DT-2.1"


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
    spared = g.question.spared() if isinstance(g.question, Alter) else NOBODY
    at = tuple(f"die.{i}" for i in alike(roll, die, spared))
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
            args["cp"] = price(me, card)
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
