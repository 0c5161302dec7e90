"""What lies in front of a hero: abilities with their levels, dice, cards. All data.

The heroes are in `heroes/`, one file each, the common cards in `common_cards`, the statuses in `statuses`.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.keywords import (
    DEFENSIVE,
    DEFENSIVE_UPGRADE,
    INSTANT,
    NOBODY,
    OFFENSIVE,
    OFFENSIVE_UPGRADE,
    PASSIVE,
    PASSIVE_UPGRADE,
    ROLL,
    ULTIMATE_SLOT,
)
from igroteka.games.dice_throne.moments import MOMENTS, ON_OWN_TURN, ROLL_MOMENTS
from igroteka.games.dice_throne.options import POWERS, USE
from igroteka.games.dice_throne.powers import Power, Printed, Status, at_each_moment, moments_of
from igroteka.games.dice_throne.state import Hero
from igroteka.games.dice_throne.texts import Amount, Condition, Text, Verb


# ---- what dice must show --------------------------------------------------------------------------------
class Need:
    """What the five dice must show (DT-4.15)."""

    __slots__ = ()

    def met(self, counts: tuple[int, ...], faces: int) -> bool:
        """Is it met by so many of each symbol, and by the numbers whose bits are set in faces?"""
        raise NotImplementedError


class Symbols(Need):
    """At least these symbols; others do no harm (DT-4.16)."""

    __slots__ = ("least", "row")

    def __init__(self, *row: int) -> None:
        self.row = row
        self.least = tuple([row.count(symbol) for symbol in range(4)])

    def met(self, counts: tuple[int, ...], faces: int) -> bool:
        least = self.least
        return (
            counts[0] >= least[0]
            and counts[1] >= least[1]
            and counts[2] >= least[2]
            and counts[3] >= least[3]
        )


class Straight(Need):
    """Consecutive numbers: four for the small straight, five for the large one (DT-4.17, DT-4.18)."""

    __slots__ = ("length",)

    def __init__(self, length: int) -> None:
        self.length = length

    def met(self, counts: tuple[int, ...], faces: int) -> bool:
        run = (1 << self.length) - 1
        for start in range(1, 8 - self.length):
            if faces >> start & run == run:
                return True
        return False


SMALL: Final = Straight(4)
LARGE: Final = Straight(5)


# ---- cards and abilities --------------------------------------------------------------------------------
class Card:
    """A card of a hero's deck."""

    __slots__ = ("cost", "kind", "level", "modifier", "name", "promo", "slot", "text", "verified", "when")

    def __init__(
        self,
        name: str,
        kind: int,
        cost: int,
        *text: Verb,
        when: Condition | None = None,
        modifier: bool = False,
        promo: bool = False,
        verified: bool = True,
        slot: int = NOBODY,
        level: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.cost = cost
        self.text = text
        self.when = when
        self.modifier = modifier  # of an Attack that one makes oneself (DT-11.9)
        self.promo = promo
        self.verified = verified
        self.slot = slot  # what an upgrade upgrades, and to which level
        self.level = level


class Use:
    """One way to use an ability: what the dice must show, what it does, what after the damage (DT-6.13)."""

    __slots__ = ("after", "level", "name", "need", "slot", "text")

    def __init__(self, need: Need, *text: Verb, after: Text = (), name: str = "") -> None:
        self.need = need
        self.text = text
        self.after = after
        self.name = name  # of its own, when an upgrade opens a second ability
        self.slot = 0
        self.level = 0


class Level:
    """A level of an ability: its uses, or what it always does."""

    __slots__ = ("cost", "dice", "permits", "powers", "rerolls", "text", "triggers", "uses", "verified")

    def __init__(
        self,
        *uses: Use,
        cost: int = 0,
        dice: int = 0,
        rerolls: int = 0,
        text: Text = (),
        powers: tuple[Power, ...] = (),
        triggers: tuple[Trigger, ...] = (),
        permits: int = 0,
        verified: bool = True,
    ) -> None:
        self.uses = uses
        self.cost = cost  # of the upgrade card
        self.dice = dice  # of a defence
        self.rerolls = rerolls  # how many of them may be rolled again
        self.text = text  # of a defence
        self.powers = powers  # of a passive
        self.triggers = triggers
        self.permits = permits  # re-rolls of a status die spent on an attack
        self.verified = verified


class Trigger:
    """Something that a passive ability does by itself at a moment of the own turn."""

    __slots__ = ("moment", "text", "when")

    def __init__(self, moment: int, *text: Verb, when: Condition | None = None) -> None:
        self.moment = moment
        self.text = text
        self.when = when


AT_SETUP: Final = 0
AT_UPKEEP: Final = 1
AT_END: Final = 2  # of the own turn
AT_NO_ATTACK: Final = 3  # an opponent's Offensive Roll Phase has not resulted in an Attack
AT_ACTIVATION: Final = 4  # of an own offensive ability
TRIGGER_MOMENTS: Final = 5


class Ability:
    """A slot of the board with the levels it can be upgraded to."""

    __slots__ = ("kind", "levels", "name")

    def __init__(self, kind: int, name: str, *levels: Level) -> None:
        self.kind = kind
        self.name = name
        self.levels = levels


def offence(name: str, *levels: Level) -> Ability:
    """An offensive ability."""
    return Ability(OFFENSIVE, name, *levels)


def defence(name: str, *levels: Level) -> Ability:
    """A defensive ability."""
    return Ability(DEFENSIVE, name, *levels)


def passive(name: str, *levels: Level) -> Ability:
    """A passive ability."""
    return Ability(PASSIVE, name, *levels)


def ultimate(name: str, *levels: Level) -> Ability:
    """The Ultimate."""
    return Ability(ULTIMATE_SLOT, name, *levels)


UPGRADE_OF: Final = {
    OFFENSIVE: OFFENSIVE_UPGRADE,
    DEFENSIVE: DEFENSIVE_UPGRADE,
    PASSIVE: PASSIVE_UPGRADE,
}


class Board:
    """A hero: dice, abilities, cards. `uses` and `cards` are all there are, numbered."""

    __slots__ = (
        "abilities",
        "attack_bonus",
        "cards",
        "companions",
        "dice",
        "faces",
        "flips",
        "limits",
        "main_cards",
        "name",
        "own",
        "playable",
        "powers",
        "powers_at",
        "setup",
        "symbols",
        "trigger_slots",
        "uses",
        "verified",
    )

    def __init__(
        self,
        name: str,
        symbols: tuple[str, ...],
        dice: tuple[int, ...],
        *abilities: Ability,
        cards: tuple[Card, ...],
        setup: Text = (),
        companions: tuple[tuple[str, int], ...] = (),
        powers: tuple[Power, ...] = (),
        attack_bonus: Amount | None = None,
        limits: tuple[tuple[int, int], ...] = (),
        flips: bool = False,
        verified: bool = True,
    ) -> None:
        self.name = name
        self.symbols = symbols
        self.dice = dice  # the symbol of each face, 1 to 6
        self.faces = (0, *dice)  # the symbol of each number
        self.abilities = abilities
        self.setup = setup  # extra preparation (DT-1.8)
        self.companions = companions  # name and first state
        self.powers = powers  # of companions
        self.attack_bonus = attack_bonus  # damage that a companion adds to every own Attack
        self.limits = limits  # of own statuses that differ for this hero
        self.flips = flips  # two-sided board: levels are its sides, there are no upgrade cards
        self.verified = verified
        self.own = cards
        self.uses = numbered(abilities)
        self.powers_at = at_each_moment(printed_powers(abilities, powers))
        self.trigger_slots = [slots_with_triggers(abilities, moment) for moment in range(TRIGGER_MOMENTS)]
        self.cards: tuple[Card, ...] = ()  # with the common cards, see `register`
        self.playable: list[int] = []  # for every moment: a bit for every card that windows may offer
        self.main_cards = 0  # a bit for every card that only one's own Main Phase offers


def slots_with_triggers(abilities: tuple[Ability, ...], moment: int) -> list[int]:
    """The slots that do something by themselves at a moment, at whatever level."""
    found: list[int] = []
    for slot, ability in enumerate(abilities):
        triggers = [trigger for level in ability.levels for trigger in level.triggers]
        if [trigger for trigger in triggers if trigger.moment == moment]:
            found.append(slot)
    return found


def printed_powers(abilities: tuple[Ability, ...], companions: tuple[Power, ...]) -> list[Printed]:
    """All powers of a board, slot after slot; after the last slot come those of companions."""
    found: list[Printed] = []
    for slot, ability in enumerate(abilities):
        for level, stage in enumerate(ability.levels, 1):
            for k, power in enumerate(stage.powers):
                found.append(Printed(power, USE + POWERS * slot + k, slot, level))
    slot = len(abilities)
    return found + [Printed(power, USE + POWERS * slot + k, slot) for k, power in enumerate(companions)]


def numbered(abilities: tuple[Ability, ...]) -> tuple[Use, ...]:
    """All uses of all levels in order; each knows its slot and level."""
    found: list[Use] = []
    for slot, ability in enumerate(abilities):
        for level, stage in enumerate(ability.levels, 1):
            for use in stage.uses:
                use.slot = slot
                use.level = level
                found.append(use)
    return tuple(found)


def upgrades(board: Board) -> list[Card]:
    """The upgrade cards of a board: one for every level above the first."""
    if board.flips:
        return []
    return [
        Card(
            f"{ability.name}_{level}",
            UPGRADE_OF[ability.kind],
            stage.cost,
            slot=slot,
            level=level,
            verified=stage.verified,
        )
        for slot, ability in enumerate(board.abilities)
        for level, stage in enumerate(ability.levels, 1)
        if level > 1
    ]


# ---- everything that is known ---------------------------------------------------------------------------
STATUSES: Final[list[Status]] = []  # filled by `statuses`; a status is its number here
BOARDS: Final[list[Board]] = []  # filled by `heroes`
NUMBERS: Final[dict[str, int]] = {}  # of the boards, by name


def register(board: Board, common: tuple[Card, ...]) -> None:
    """Make a hero known: its deck is the common cards, its upgrades and its own cards."""
    board.cards = (*common, *upgrades(board), *board.own)
    board.playable = [in_windows(board.cards, moment) for moment in range(MOMENTS)]
    board.main_cards = sum([1 << k for k, card in enumerate(board.cards) if card.kind not in (INSTANT, ROLL)])
    NUMBERS[board.name] = len(BOARDS)
    BOARDS.append(board)


def in_windows(cards: tuple[Card, ...], moment: int) -> int:
    """A bit for every card that may be playable at a moment without being asked for one's Main Phase."""
    bits = 0
    for k, card in enumerate(cards):
        moments = moments_of(card.when, card.text) if card.kind in (INSTANT, ROLL) else 0
        if card.kind == ROLL:
            moments &= ROLL_MOMENTS
        if card.modifier:
            moments &= ROLL_MOMENTS & ON_OWN_TURN
        if moments >> moment & 1:
            bits |= 1 << k
    return bits


def level_of(h: Hero, slot: int) -> Level:
    """The level of an ability that counts for this hero now."""
    return BOARDS[h.kind].abilities[slot].levels[h.levels[slot] - 1]


def card_of(h: Hero, card: int) -> Card:
    """A card of a hero's deck."""
    return BOARDS[h.kind].cards[card]


CODES: Final = 1_000  # for the log: hero and card, use or slot in one number


def code(h: Hero, n: int) -> int:
    """A card, a use or a slot of a hero, for the log, which does not know the hero."""
    return CODES * h.kind + n
