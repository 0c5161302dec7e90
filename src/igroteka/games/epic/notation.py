"""How options are written: `play fireball#12`, `attack wolf#63`, `mode 2`. English, in every record.

A card or champion is named with its number in this game. Whoever writes by hand may leave the number
out: then the first one of that name is meant that can be chosen.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.errors import IllegalOption
from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS, NUMBERS
from igroteka.games.epic.state import FORMER, Epic, find

PLAIN: Final = {o.PASS: "pass", o.YES: "yes", o.MAIN: "main"}
NUMBERED: Final = {o.MODE: "mode", o.NUMBER: "number", o.ORDER: "trigger", o.PLAYER: "player"}
FROM_ONE: Final = (o.MODE, o.ORDER)  # people count these from 1
NAMED: Final = {
    o.CHAMPION: "champion",
    o.CARD: "card",
    o.PLAY: "play",
    o.PILE: "recall",
    o.ATTACK: "attack",
    o.BLOCK: "block",
}
WORDS: Final = {word: family for words in (PLAIN, NUMBERED, NAMED) for family, word in words.items()}
MOST: Final = 99_999  # larger than the number of any card: stands for what nobody may see
UNKNOWN: Final = "unknown"
GONE_TOKEN: Final = "token"  # it has left play, and a text of it is still carried out
PICKING: Final = ("Mulligan", "Targets", "Split", "Loyalty", "LoyaltyX", "BanishOwnCards")  # see `group`


def name_of(g: Epic, number: int) -> str:
    """What a card or champion of this game is."""
    number %= FORMER
    if number < len(g.kinds):
        return CARDS[g.kinds[number]].name
    c = find(g, number)
    if c is None:
        return GONE_TOKEN if number < g.next_id else UNKNOWN
    return CARDS[c.kind].name


def written(g: Epic, option: int) -> str:
    """An option as text."""
    family = o.family(option)
    rest = option - family
    if family in PLAIN:
        return PLAIN[family]
    if family in NUMBERED:
        return f"{NUMBERED[family]} {rest + 1 if family in FROM_ONE else rest}"
    if family == o.POWER:
        champion, k = divmod(rest, o.POWERS)
        return f"power {name_of(g, champion)}#{champion} {k + 1}"
    return f"{NAMED[family]} {name_of(g, rest)}#{rest}"


def read(g: Epic, text: str) -> int:
    """The option that a text means; refuses what is no notation of this game."""
    word, *rest = text.split() or [""]
    if word == "power" and len(rest) in (1, 2):
        k = number_of(rest[1], word) - 1 if len(rest) == 2 else 0
        if not 0 <= k < o.POWERS:
            raise IllegalOption("notation-unknown-name", given=rest[1], word=word, allowed="1, 2, 3, 4")
        return o.POWER + o.POWERS * thing(g, rest[0], o.POWER, word) + k
    family = WORDS.get(word)
    if family is None:
        allowed = ", ".join([*WORDS, "power"])
        raise IllegalOption("notation-unknown-word", given=text, allowed=allowed)
    if len(rest) != (0 if family in PLAIN else 1):
        raise IllegalOption("notation-wrong-length", given=text, word=word, expected=int(family not in PLAIN))
    if family in PLAIN:
        return family
    if family in NUMBERED:
        n = number_of(rest[0], word) - (family in FROM_ONE)
        if n < 0:
            raise IllegalOption("notation-unknown-name", given=rest[0], word=word, allowed="1 …")
        return family + n
    return family + thing(g, rest[0], family, word)


def number_of(text: str, word: str, most: int = MOST) -> int:
    """A number of a sensible size."""
    if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= most):
        raise IllegalOption("notation-unknown-name", given=text[:20], word=word, allowed=f"0 … {most}")
    return int(text)


def thing(g: Epic, text: str, family: int, word: str) -> int:
    """The card or champion that a name with or without a number means.

    Whatever the asked player cannot see is the same unknown thing: asking tells nothing about it.
    """
    name, _, number = text.partition("#")
    if name not in NUMBERS and name != UNKNOWN:
        raise IllegalOption("notation-unknown-name", given=name, word=word, allowed="EP")
    candidates = [number_of(number, word)] if number else visible(g, family)
    for candidate in candidates:
        if name_of(g, candidate) == name and (not number or candidate in visible(g, family)):
            return candidate
    return MOST


def visible(g: Epic, family: int) -> list[int]:
    """What the asked player can see, what can be chosen first."""
    found = [thing_of(option) for option in g.options if o.family(option) == family]
    found += [c.id for c in g.champions]
    if g.player >= 0:
        me = g.players[g.player]
        found += [*me.hand, *me.picks, *(g.packs[me.seat] if g.packs else ())]
    return found + [card for p in g.players for card in p.discard]


def thing_of(option: int) -> int:
    """The card or champion of an option."""
    rest = option - o.family(option)
    return rest // o.POWERS if o.family(option) == o.POWER else rest


def group(g: Epic) -> tuple[int, ...]:
    """The members of a group that have been named; more are asked for, each with a higher number."""
    asked = type(g.question).__name__
    if asked == "Group":
        return tuple([o.ATTACK + champion for champion in g.attackers])
    if asked == "Block":
        return tuple([o.BLOCK + champion for champion in g.blockers])
    return g.picked if asked in PICKING else ()
