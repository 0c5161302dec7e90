"""Questions, options, refusals and events as messages: keys and arguments, no words of any language.

Arguments named `card`, `face`, `old`, `other`, `resource` or `die` hold names of the catalogue, those
named `player` and `rival` hold seats; everything else is a number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from igroteka.core.errors import Refusal
from igroteka.core.kind import Message, Option
from igroteka.core.table import Event
from igroteka.games.dice_forge import options as o
from igroteka.games.dice_forge import turn
from igroteka.games.dice_forge.blessings import Cerberus, MinorBlessings, Reflect, TwoRolledFaces, WhichFirst
from igroteka.games.dice_forge.cards import CARDS
from igroteka.games.dice_forge.catalogue import (
    CARD_NAMES,
    DICE,
    EXTRA_ACTION_SUN,
    FACE_NAMES,
    GOLD,
    NO_FACE,
    PRICE,
    RESOURCES,
)
from igroteka.games.dice_forge.forging import (
    SHIP_DISCOUNT,
    TOO_DEAR,
    ForgeOneOf,
    GiveBoar,
    Place,
    Ship,
    cost,
)
from igroteka.games.dice_forge.gains import HAMMER_CAPACITY, TRITON_GIVES, Either, Exchange, Hammering
from igroteka.games.dice_forge.notation import parts, written
from igroteka.games.dice_forge.state import Forge, Hero

GAME_OVER: Final = "DF-10.1"


def clause_id(clause: int) -> str:
    """The clause that a predicate of the rules has named by its number."""
    return f"DF-{clause // 100}.{clause % 100}"


def face_name(face: int) -> str:
    """The name of a face, or of the lack of one."""
    return "nothing" if face == NO_FACE else FACE_NAMES[face]


# ---- questions --------------------------------------------------------------------------------------
def ask(g: Forge) -> Message:
    """What is asked of whom."""
    q = g.question
    me = g.heroes[g.player]
    args: dict[str, Any] = {"player": g.player}
    if isinstance(q, turn.Reinforcement):
        key = "reinforcement"
    elif isinstance(q, turn.MainAction):
        key = "extra-action" if g.extra else "action"
    elif isinstance(q, turn.Offering):
        key = "offering"
        args |= {"gold": me.gold}
    elif isinstance(q, turn.ExtraAction):
        key = "last-call" if turn.cannot_pay_extra(g, me) else "extra"
        args |= {"sun": EXTRA_ACTION_SUN}
    elif isinstance(q, Place):
        key = "place"
        args |= {"face": FACE_NAMES[q.face]}
    elif isinstance(q, Ship):
        key = "ship"
        args |= {"gold": me.gold, "discount": SHIP_DISCOUNT * g.x}
    elif isinstance(q, ForgeOneOf):
        key = "pick"
    elif isinstance(q, GiveBoar):
        key = "give"
    elif isinstance(q, Hammering):
        key = "hammer"
        args |= {"gold": g.x, "left": me.hammer_left()}
    elif isinstance(q, Exchange):
        key = "exchange"
        args |= {"resource": RESOURCES[q.resource], "n": g.x, "glory": q.rate * g.x}
    elif isinstance(q, Either):
        key = "lose" if g.x < 0 else "take"
    elif isinstance(q, WhichFirst):
        key = "first"
        args |= {"face": face_name(q.first), "other": face_name(q.second)}
    elif isinstance(q, Reflect):
        key = "mirror"
        args |= {"other": face_name(q.other)}
    elif isinstance(q, MinorBlessings):
        key = "die"
        args |= {"n": q.times}
    elif isinstance(q, Cerberus):
        key = "cerberus"
        args |= {"face": face_name(q.first), "other": face_name(q.second)}
    else:
        assert isinstance(q, TwoRolledFaces)
        key = "satyrs"
    return Message(f"ask-{key}", args)


# ---- options ----------------------------------------------------------------------------------------
def tell(g: Forge, option: int) -> Option:
    """An option of the current question."""
    me = g.heroes[g.player]
    family = o.family(option)
    numbers = parts(option)
    if family == o.PASS:
        key = ask(g).key.removeprefix("ask-")
        return Option(option, written(option), f"option-pass-{key}", {}, ())
    key, args, at = TELLERS[family](g, me, numbers)
    return Option(option, written(option), f"option-{key}", args, at)


Told = tuple[str, dict[str, Any], tuple[str, ...]]


def tell_extra(g: Forge, me: Hero, numbers: list[int]) -> Told:
    return "extra", {"sun": EXTRA_ACTION_SUN}, (f"hero{me.seat}.sun",)


def tell_cerberus(g: Forge, me: Hero, numbers: list[int]) -> Told:
    return "cerberus", {}, (f"hero{me.seat}.cerberus",)


def tell_exchange(g: Forge, me: Hero, numbers: list[int]) -> Told:
    q = g.question
    assert isinstance(q, Exchange)
    args = {"resource": RESOURCES[q.resource], "n": g.x, "glory": q.rate * g.x}
    return "exchange", args, (f"hero{me.seat}.glory",)


def tell_take(g: Forge, me: Hero, numbers: list[int]) -> Told:
    q = g.question
    assert isinstance(q, Either)
    resource = numbers[0]
    n = q.amount(resource) * g.x
    at = (f"hero{me.seat}.{RESOURCES[resource]}",)
    if n < 0:
        lost = min(-n, me.reserve(resource))
        return "lose", {"resource": RESOURCES[resource], "n": -n, "lost": lost}, at
    return "take", {"resource": RESOURCES[resource], "n": n, "wasted": wasted(me, resource, n)}, at


def tell_triton(g: Forge, me: Hero, numbers: list[int]) -> Told:
    resource = numbers[0]
    n = TRITON_GIVES[resource]
    args = {"resource": RESOURCES[resource], "n": n, "wasted": wasted(me, resource, n)}
    return "triton", args, (f"hero{me.seat}.triton", f"hero{me.seat}.{RESOURCES[resource]}")


def wasted(me: Hero, resource: int, n: int) -> int:
    """How much of a gain does not fit; gold may still go on the hammer."""
    room = me.most(resource) - me.reserve(resource) + (me.hammer_left() if resource == GOLD else 0)
    return max(0, n - room)


def tell_die(g: Forge, me: Hero, numbers: list[int]) -> Told:
    die = DICE[numbers[0]]
    return "die", {"die": die}, (f"hero{me.seat}.{die}",)


def tell_give(g: Forge, me: Hero, numbers: list[int]) -> Told:
    return "give", {"rival": numbers[0]}, (f"hero{numbers[0]}",)


def tell_hammer(g: Forge, me: Hero, numbers: list[int]) -> Told:
    n = numbers[0]
    rest = g.x - n
    return (
        "hammer",
        {"n": n, "rest": rest, "wasted": max(0, rest - (me.most(GOLD) - me.gold))},
        (f"hero{me.seat}.hammer",),
    )


def tell_copy(g: Forge, me: Hero, numbers: list[int]) -> Told:
    face = numbers[0]
    return "copy", {"face": face_name(face)}, showing(g, me, face)


def showing(g: Forge, me: Hero, face: int) -> tuple[str, ...]:
    """The dice of rivals that show a face now."""
    found: list[str] = []
    for h in g.rivals(me):
        for die, up in ((DICE[0], h.up0), (DICE[1], h.up1)):
            if h.dice[up] == face:
                found.append(f"hero{h.seat}.{die}")
    return tuple(found)


def tell_buy(g: Forge, me: Hero, numbers: list[int]) -> Told:
    face = numbers[0]
    discount = SHIP_DISCOUNT * g.x if isinstance(g.question, Ship) else 0
    return "buy", {"face": FACE_NAMES[face], "gold": cost(face, discount)}, (f"temple.{FACE_NAMES[face]}",)


def tell_pick(g: Forge, me: Hero, numbers: list[int]) -> Told:
    return "pick", {"face": FACE_NAMES[numbers[0]]}, (f"temple.{FACE_NAMES[numbers[0]]}",)


def tell_first(g: Forge, me: Hero, numbers: list[int]) -> Told:
    return "first", {"face": FACE_NAMES[numbers[0]]}, (f"hero{me.seat}.dice",)


def tell_replace(g: Forge, me: Hero, numbers: list[int]) -> Told:
    die, old = numbers
    q = g.question
    assert isinstance(q, Place)
    slots = [slot for slot in range(6) if me.dice[6 * die + slot] == old]
    at = tuple(f"hero{me.seat}.{DICE[die]}.{slot}" for slot in slots)
    return "replace", {"die": DICE[die], "old": FACE_NAMES[old], "face": FACE_NAMES[q.face]}, at


def tell_feat(g: Forge, me: Hero, numbers: list[int]) -> Told:
    name = CARD_NAMES[numbers[0]]
    card = CARDS[numbers[0]]
    args = {"card": name, "sun": card.sun, "moon": card.moon, "glory": card.glory}
    return "feat", args, (f"card.{name}",)


def tell_use(g: Forge, me: Hero, numbers: list[int]) -> Told:
    name = CARD_NAMES[numbers[0]]
    return "use", {"card": name, "gold": CARDS[numbers[0]].fee}, (f"hero{me.seat}.{name}",)


def tell_satyrs(g: Forge, me: Hero, numbers: list[int]) -> Told:
    first, second = numbers
    at = tuple(dict.fromkeys(showing(g, me, first) + showing(g, me, second)))
    return "satyrs", {"face": FACE_NAMES[first], "other": FACE_NAMES[second]}, at


TELLERS: Final[dict[int, Callable[[Forge, Hero, list[int]], Told]]] = {
    o.EXTRA: tell_extra,
    o.CERBERUS: tell_cerberus,
    o.EXCHANGE: tell_exchange,
    o.TAKE: tell_take,
    o.TRITON: tell_triton,
    o.DIE: tell_die,
    o.GIVE: tell_give,
    o.HAMMER: tell_hammer,
    o.COPY: tell_copy,
    o.BUY: tell_buy,
    o.PICK: tell_pick,
    o.FIRST: tell_first,
    o.REPLACE: tell_replace,
    o.FEAT: tell_feat,
    o.USE: tell_use,
    o.SATYRS: tell_satyrs,
}


# ---- refusals ---------------------------------------------------------------------------------------
def refuse(g: Forge, option: int) -> Refusal | None:
    """Why an option cannot be chosen now: the clause and the numbers compared."""
    if g.over or g.question is None:
        return Refusal("refuse-10-1", GAME_OVER)
    me = g.heroes[g.player]
    clause = g.question.why_not(g, me, g.x, option)
    if not clause:
        return None
    args: dict[str, Any] = {}
    number = option - o.family(option)
    if clause == TOO_DEAR:
        discount = SHIP_DISCOUNT * g.x if isinstance(g.question, Ship) else 0
        args = {"face": FACE_NAMES[number], "need": PRICE[number] - discount, "have": me.gold}
    elif clause == turn.TOO_FEW_SHARDS:
        card = CARDS[number]
        args = {
            "card": CARD_NAMES[number],
            "need_sun": card.sun,
            "sun": me.sun,
            "lack_sun": max(0, card.sun - me.sun),
            "need_moon": card.moon,
            "moon": me.moon,
            "lack_moon": max(0, card.moon - me.moon),
        }
    elif clause == turn.ONE_EXTRA_ACTION:
        args = {"need": EXTRA_ACTION_SUN, "have": me.sun, "taken": int(g.extra)}
    elif clause == turn.ELDERS_FEE:
        args = {"card": CARD_NAMES[number], "need": CARDS[number].fee, "have": me.gold}
    elif clause == HAMMER_CAPACITY:
        args = {"need": number, "have": me.hammer_left()}
    return Refusal(f"refuse-{clause // 100}-{clause % 100}", clause_id(clause), args)


# ---- the log ----------------------------------------------------------------------------------------
NAMES: Final = {
    "face": FACE_NAMES,
    "other": FACE_NAMES,
    "old": FACE_NAMES,
    "card": CARD_NAMES,
    "resource": RESOURCES,
    "die": DICE,
}
EVENTS: Final[dict[str, tuple[str, ...]]] = {  # what the numbers of an event are
    "turn": ("round",),
    "rolled": ("face", "other"),
    "rolled_die": ("face",),
    "gained": ("resource", "n", "wasted"),
    "lost": ("resource", "n"),
    "hammered": ("n",),
    "lap": ("n",),
    "exchanged": ("resource", "n"),
    "copied": ("face",),
    "bought": ("face", "gold"),
    "forged": ("face", "old", "die"),
    "gave": ("face", "rival"),
    "used": ("card",),
    "feat": ("card",),
    "chased": ("rival",),
    "satyrs": ("face", "other"),
    "triton": (),
    "cerberus": (),
    "extra": (),
    "passed": (),
}


def told(event: Event) -> Message:
    """A line of the log."""
    what, seat, numbers = event
    args: dict[str, Any] = {"player": seat}
    for name, number in zip(EVENTS[what], numbers, strict=False):
        args[name] = NAMES[name][number] if name in NAMES else number
    return Message(f"log-{what}", args)
