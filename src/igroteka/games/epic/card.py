"""What stands on a card: numbers, keywords, and texts by the moment at which they matter.

A card is data. Its texts are made of the words of `verbs` and `choices`; `sets/` holds the cards. The
names of the slots say when a text is carried out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from igroteka.core.errors import SetupError
from igroteka.core.table import Rule

if TYPE_CHECKING:  # the table holds cards, and what stands on them speaks of the table
    from igroteka.games.epic.state import Champion, Epic

Text = Rule[Any, Any]

# What static abilities give, one bit each.
GIVES_ATTACK: Final = 1
GIVES_DEFENCE: Final = 2
GIVES_WORDS: Final = 4
GIVES_FACTIONS: Final = 8


class Condition:
    """Something that is true or not, for a player and a card. See `conditions`."""

    __slots__ = ()

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        """Is it true now?"""
        raise NotImplementedError


class Which:
    """Which champions are meant, from the view of a player and a card. See `values.Champions`."""

    __slots__ = ()

    def fits(self, g: Epic, seat: int, source: int, c: Champion) -> bool:
        """Is this champion meant?"""
        raise NotImplementedError


class Aura:
    """A static ability: what some champions get, as long as a condition holds."""

    __slots__ = ("attack", "defence", "factions", "gifts", "to", "when", "words")

    def __init__(
        self,
        to: Which,
        attack: int = 0,
        defence: int = 0,
        words: int = 0,
        factions: int = 0,
        when: Condition | None = None,
    ) -> None:
        self.to = to
        self.attack = attack
        self.defence = defence
        self.words = words
        self.factions = factions
        self.when = when
        self.gifts = (
            (GIVES_ATTACK if attack else 0)
            | (GIVES_DEFENCE if defence else 0)
            | (GIVES_WORDS if words else 0)
            | (GIVES_FACTIONS if factions else 0)
        )


class Cost:
    """What stands before the colon of a power. All of it must be paid (EP-5.1)."""

    __slots__ = ("banish_card", "break_own", "break_this", "counter", "expend", "gold")

    def __init__(
        self,
        expend: bool = False,
        gold: int = 0,
        break_this: bool = False,
        break_own: bool = False,
        counter: bool = False,
        banish_card: bool = False,
    ) -> None:
        self.expend = expend
        self.gold = gold
        self.break_this = break_this
        self.break_own = break_own  # an own champion, this one included
        self.counter = counter  # remove one from this card
        self.banish_card = banish_card  # one of the own discard pile


class Power:
    """cost : effect."""

    __slots__ = ("cost", "text")

    def __init__(self, cost: Cost, text: Text) -> None:
        self.cost = cost
        self.text = text


class Mode:
    """One of the things an event can do; it may cost more gold or be for the own turn only."""

    __slots__ = ("gold", "own_turn", "text")

    def __init__(self, text: Text, gold: int = 0, own_turn: bool = False) -> None:
        self.text = text
        self.gold = gold
        self.own_turn = own_turn


class Recall:
    """A text that works in the discard pile: the card returns to hand (2015) or is played (2024).

    With a cost it is used like a power; without one it stands in a trigger's text, see `verbs`.
    """

    __slots__ = ("cost", "play")

    def __init__(self, cost: Cost, play: bool = False) -> None:
        self.cost = cost
        self.play = play


class Card:
    """A kind of card. Champions have an attack and a defence, events do not (EP-3.1)."""

    __slots__ = (
        "ally",
        "attack",
        "attacks",
        "auras",
        "blocks",
        "broken",
        "champion",
        "classes",
        "cost",
        "damages",
        "defence",
        "discarded",
        "draws",
        "end",
        "expire",
        "faction",
        "factions",
        "gem",
        "gifts",
        "hits_player",
        "is_blocked",
        "lends_ambush",
        "loyalty",
        "loyalty_x",
        "modes",
        "name",
        "number",
        "other_broken",
        "pile_ally",
        "pile_enters",
        "pile_leaves",
        "pile_recalled",
        "pile_start",
        "play",
        "powers",
        "recall",
        "shelters_controller",
        "shields_controller",
        "start",
        "static",
        "token",
        "tribute",
        "verified",
        "words",
    )

    def __init__(
        self,
        name: str,
        faction: int,
        cost: int,
        attack: int = -1,
        defence: int = 0,
        words: int = 0,
        classes: str = "",
        *,
        play: Text | None = None,
        modes: tuple[Mode, ...] = (),
        tribute: tuple[Text, ...] = (),
        loyalty: Text | None = None,
        loyalty_x: Text | None = None,
        ally: Text | None = None,
        powers: tuple[Power, ...] = (),
        auras: tuple[Aura, ...] = (),
        attacks: Text | None = None,
        blocks: Text | None = None,
        is_blocked: Text | None = None,
        hits_player: Text | None = None,
        damages: Text | None = None,
        broken: Text | None = None,
        expire: Text | None = None,
        other_broken: Text | None = None,
        start: Text | None = None,
        end: Text | None = None,
        draws: Text | None = None,
        recall: Recall | None = None,
        pile_ally: Text | None = None,
        pile_start: Text | None = None,
        pile_enters: Text | None = None,
        pile_leaves: Text | None = None,
        pile_recalled: Text | None = None,
        discarded: bool = False,
        also: int = 0,
        lends_ambush: int = 0,
        shields_controller: bool = False,
        shelters_controller: bool = False,
        gem: str = "",
        token: bool = False,
        verified: bool = True,
    ) -> None:
        self.name = name
        self.faction = faction
        self.factions = faction | also  # everywhere but in deck building (EP-15.25)
        self.cost = cost
        self.champion = attack >= 0  # or else an event
        self.attack = attack
        self.defence = defence
        self.words = words
        self.classes = tuple(classes.split())
        self.play = play  # an event's text
        self.modes = modes  # or several, of which one is chosen
        self.tribute = tribute  # when it enters play under your control
        self.loyalty = loyalty  # likewise, if two hand cards of its faction are revealed
        self.loyalty_x = loyalty_x  # likewise, once for each card revealed
        self.ally = ally  # when you play a cost-1 card of its faction
        self.powers = powers
        self.auras = auras
        self.gifts = 0  # what all of them give
        for aura in auras:
            self.gifts |= aura.gifts
        self.attacks = attacks
        self.blocks = blocks
        self.is_blocked = is_blocked
        self.hits_player = hits_player  # when it damages a player: x is that player
        self.damages = damages  # when it deals damage to anything
        self.broken = broken
        self.expire = expire  # when it leaves play for any reason
        self.other_broken = other_broken  # when another champion is broken while this is in play
        self.start = start  # of the controller's turn
        self.end = end  # of every turn
        self.draws = draws  # when the controller draws a card
        self.recall = recall
        self.pile_ally = pile_ally  # grey box: works in the discard pile
        self.pile_start = pile_start
        self.pile_enters = pile_enters  # when it comes to a discard pile from anywhere
        self.pile_leaves = pile_leaves  # when it leaves one, in whatever way
        self.pile_recalled = pile_recalled  # when it is recalled to hand
        self.discarded = discarded  # enters play instead of being discarded for an opponent
        self.lends_ambush = lends_ambush  # own champions of these factions may be played with ambush
        self.shields_controller = shields_controller  # the controller cannot be targeted
        self.shelters_controller = shelters_controller  # expended: the controller cannot be attacked
        self.static = bool(auras or lends_ambush or shields_controller or shelters_controller)
        self.gem = gem
        self.token = token
        self.verified = verified
        self.number = -1  # its place in CARDS


BLANK: Final = Card("blank", 0, 0, 0)
"""What a champion without powers and abilities says."""

CARDS: Final[list[Card]] = []
NUMBERS: Final[dict[str, int]] = {}


def register(cards: list[Card]) -> list[int]:
    """Make cards known; their numbers."""
    for card in cards:
        if card.name in NUMBERS:
            raise SetupError("cards-name-taken", card=card.name)
        card.number = len(CARDS)
        CARDS.append(card)
        NUMBERS[card.name] = card.number
    return [card.number for card in cards]
