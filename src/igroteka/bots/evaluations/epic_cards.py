"""What stands on cards of Epic and what it is worth, in points of health: see `epic`."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.table import Rule
from igroteka.games.epic.card import CARDS, NUMBERS, Card
from igroteka.games.epic.keywords import (
    AIRBORNE,
    BREAKTHROUGH,
    DEADLY,
    LOFTY,
    MUST_ATTACK,
    RIGHTEOUS,
    UNBANISHABLE,
    UNBLOCKABLE,
    UNBREAKABLE,
    UNTARGETABLE,
)
from igroteka.games.epic.verbs.changes import Pump
from igroteka.games.epic.verbs.tokens import Make

CARD: Final = 3.0  # one more card in hand
ATTACK: Final = 0.5  # of a champion
DEFENCE: Final = 0.3
AVERAGE: Final = 6.0  # a card
QUALITY: Final = 0.25  # of what a card in hand is worth above or below the average


class Text:
    """What a text is worth when it is carried out.

    Removal and damage depend on what there is to remove; they are kept apart from the rest.
    """

    __slots__ = ("damage", "flat", "removal")

    def __init__(self, flat: float = 0.0, removal: float = 0.0, damage: int = 0) -> None:
        self.flat = flat
        self.removal = removal  # champions, one that suits best each
        self.damage = damage  # to one target

    def worth(self) -> float:
        """On an average table."""
        return self.flat + 6.0 * self.removal + 0.7 * self.damage


NOTHING: Final = Text()
REMOVALS: Final = {"Break": 1.0, "Banish": 1.05, "ReturnToHand": 0.6, "Transform": 0.8, "Control": 1.3}
FLAT: Final = {  # texts without a number
    "BreakEach": 4.0,
    "BanishEach": 4.0,
    "ReturnEach": 3.0,
    "TransformEach": 4.0,
    "BreakTheRest": 4.0,
    "BreakEachForTokens": 3.0,
    "PumpEach": 2.0,
    "GrantBroken": 1.0,
    "Recycle": 2.5,
    "RecallThis": 2.5,
    "CardToHand": 3.0,
    "CardToPlay": 7.0,
    "ThisToPlay": 5.0,
    "PlayThisFromPile": 5.0,
    "PilesToPlay": 3.0,
    "PutFromHand": 4.0,
    "MakeCopy": 5.0,
    "BanishCard": 0.2,
    "BanishPile": 0.5,
    "BanishFromHand": -3.0,
    "ExpendSide": 2.0,
    "Expend": 1.0,
    "Prepare": 1.0,
    "GainGold": 2.5,
    "LeaveCombat": 1.0,
    "NoMoreAttacks": 2.0,
    "LeaveCombatEach": 1.0,
    "WinTheGame": 30.0,
    "BlinkOut": 1.0,
}
PER_POINT: Final = {  # texts with a number n
    "Draw": CARD,
    "Discard": -CARD,
    "GainHealth": 0.5,
    "LoseHealth": -0.6,
    "Counters": 0.8,
    "CountersEach": 1.6,
    "DealEach": 0.5,
    "DealToSide": 0.9,
    "DealToNamesakes": 0.5,
    "Split": 0.7,
}
OF_OTHERS: Final = ("ForTarget", "ForEachOpponent")
OF_ANYBODY: Final = ("ForEachPlayer", "ForActive", "ForController", "ForOwner")
CHANCE: Final = {"If": 0.6, "Loyalty": 0.7, "IfFromHand": 0.9, "LoyaltyX": 1.5, "MayPayGold": 0.5}
UNKNOWN_NUMBER: Final = 3  # an amount that is counted later

texts: Final[dict[Rule[Any, Any], Text]] = {}  # equal rules of cards are one rule, so they are few
silent: Final[set[type[Any]]] = set()  # rules that are no text of a card

UNKNOWN: Final = -1e9  # not computed yet
played: Final[list[float]] = []  # what it is worth to play a card, by its number
printed: Final[list[float]] = []  # what a champion is worth in play as printed, by the number of its card


def text_of(rule: Rule[Any, Any]) -> Text:
    """What a rule of a card is worth; rules of the game itself are worth nothing."""
    kind = type(rule)
    if kind in silent:
        return NOTHING
    known = texts.get(rule)
    if known is not None:
        return known
    name = kind.__name__
    if name in REMOVALS:
        text = Text(removal=REMOVALS[name])
    elif name in FLAT:
        text = Text(FLAT[name])
    elif name in PER_POINT:
        text = Text(PER_POINT[name] * number_in(rule))
    elif name == "Deal":
        text = Text(damage=number_in(rule))
    elif isinstance(rule, Make):
        text = Text(number_in(rule) * body_worth(CARDS[NUMBERS[rule.kind]]))
    elif isinstance(rule, Pump):
        text = Text(0.3 * rule.attack + 0.2 * rule.defence + 0.5)
    else:
        text = text_of_parts(rule, name)
        if text is NOTHING:
            silent.add(kind)
            return NOTHING
    texts[rule] = text
    return text


def number_in(rule: Rule[Any, Any]) -> int:
    """The number of a text, guessed if it is counted later."""
    if getattr(rule, "amount", None) is not None:
        return UNKNOWN_NUMBER
    return int(getattr(rule, "n", 1))


def text_of_parts(rule: Rule[Any, Any], name: str) -> Text:
    """What a text made of texts is worth: the best of its modes, or all of its sentences."""
    if name in OF_ANYBODY:
        return NOTHING
    parts: list[Rule[Any, Any]] = list(getattr(rule, "parts", None) or getattr(rule, "texts", None) or ())
    single = getattr(rule, "text", None)
    if single is not None:
        parts.append(single)
    if not parts:
        return NOTHING
    found = [text_of(part) for part in parts]
    if name == "OneOf":
        return best_of(found)
    times = -1.0 if name in OF_OTHERS else CHANCE.get(name, 1.0) * int(getattr(rule, "most", 1))
    flat = sum([text.flat for text in found]) * times
    removal = max([text.removal for text in found]) * abs(times)
    damage = int(sum([text.damage for text in found]) * abs(times))
    return Text(flat, removal, damage)


def best_of(found: list[Text]) -> Text:
    """The text that is worth most on an average table."""
    best = found[0]
    for text in found:
        if text.worth() > best.worth():
            best = text
    return best


def card_worth(kind: int) -> float:
    """What it is worth to play a card, roughly: for drafts, mulligans, discards."""
    if kind >= len(played):
        make_room(played)
    worth = played[kind]
    if worth == UNKNOWN:
        worth = played[kind] = worth_when_played(CARDS[kind])
    return worth


def champion_worth(card: Card) -> float:
    """What a champion in play is worth as printed."""
    number = card.number
    if number >= len(printed):
        make_room(printed)
    worth = printed[number]
    if worth == UNKNOWN:
        worth = printed[number] = body_worth(card) + ability_worth(card)
    return worth


def make_room(known: list[float]) -> None:
    """For all cards that there are by now."""
    while len(known) < len(CARDS):
        known.append(UNKNOWN)


def worth_when_played(card: Card) -> float:
    """A champion with what it does when it comes into play, or an event."""
    worth = 0.0
    if card.champion:
        worth = body_worth(card) + ability_worth(card)
        for tribute in card.tribute:
            worth += text_of(tribute).worth()
        for text in (card.loyalty, card.loyalty_x):
            if text is not None:
                worth += text_of(text).worth()
    elif card.modes:
        worth = best_of([text_of(mode.text) for mode in card.modes]).worth() + 1.5
    elif card.play is not None:
        worth = text_of(card.play).worth()
    if card.recall is not None or card.pile_ally is not None:
        worth += 1.5
    return worth if card.cost else worth + 1.5


def body_worth(card: Card) -> float:
    """A champion without its texts."""
    return ATTACK * card.attack + DEFENCE * card.defence + word_worth(card.words, card.attack)


def ability_worth(card: Card) -> float:
    """What the texts of a champion are worth while it is in play."""
    worth = 1.2 * len(card.auras)
    for power in card.powers:
        worth += 0.5 * text_of(power.text).worth()
    for text, share in (
        (card.ally, 0.4),
        (card.start, 0.6),
        (card.end, 0.4),
        (card.broken, 0.4),
        (card.expire, 0.4),
        (card.attacks, 0.4),
        (card.hits_player, 0.4),
        (card.damages, 0.4),
        (card.other_broken, 0.3),
        (card.draws, 0.4),
    ):
        if text is not None:
            worth += share * text_of(text).worth()
    return worth


def word_worth(words: int, attack: int) -> float:
    """What keywords are worth to a champion with this attack."""
    if not words:
        return 0.0
    worth = 0.0
    if words & AIRBORNE:
        worth += 0.5 + 0.15 * attack
    if words & BREAKTHROUGH:
        worth += 0.1 * attack
    if words & RIGHTEOUS:
        worth += 0.3 * attack
    if words & UNBLOCKABLE:
        worth += 0.3 * attack
    if words & LOFTY:
        worth += 0.1 * attack
    if words & DEADLY:
        worth += 1.5
    if words & UNBREAKABLE:
        worth += 1.0
    if words & UNTARGETABLE:
        worth += 0.8
    if words & UNBANISHABLE:
        worth += 0.3
    if words & MUST_ATTACK:
        worth -= 0.7
    return worth
