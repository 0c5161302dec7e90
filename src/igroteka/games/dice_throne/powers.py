"""Powers, which may be used at will, and statuses, to which most of them belong. All data."""

from __future__ import annotations

from igroteka.games.dice_throne.keywords import NOBODY
from igroteka.games.dice_throne.moments import ALL_MOMENTS, MOMENTS
from igroteka.games.dice_throne.texts import Condition, Text, Verb


class Cost:
    """What a power costs: CP, tokens of a status, a companion."""

    __slots__ = ("companion", "cp", "rested", "status", "tokens")

    def __init__(
        self,
        cp: int = 0,
        tokens: int = 0,
        status: int = NOBODY,
        companion: int = NOBODY,
        rested: bool = False,
    ) -> None:
        self.cp = cp
        self.tokens = tokens
        self.rested = rested  # tokens that were not gained this turn
        self.status = status  # for a power of a status: that status, unless another one is named
        self.companion = companion  # one of these is used up


class Power:
    """Something that may be done at will: spending a status, paying for an effect, using a companion."""

    __slots__ = ("cost", "often", "text", "when")

    def __init__(
        self,
        *text: Verb,
        cost: Cost | None = None,
        when: Condition | None = None,
        often: int = 0,
    ) -> None:
        self.text = text
        self.cost = Cost(tokens=1) if cost is None else cost
        self.when = when
        self.often = often  # so many times a turn, 0: as often as one likes


def moments_of(when: Condition | None, text: Text) -> int:
    """The moments at which a text with such a condition may begin."""
    found = ALL_MOMENTS if when is None else when.moments()
    return found & text[0].moments() if text else found


class Printed:
    """A power where it is printed, and the option that means it."""

    __slots__ = ("level", "option", "place", "power")

    def __init__(self, power: Power, option: int, place: int, level: int = 0) -> None:
        self.power = power
        self.option = option
        self.place = place  # a status, or a slot of the board
        self.level = level  # of that slot; 0: of a companion, which counts at every level


def at_each_moment(printed: list[Printed]) -> list[list[Printed]]:
    """For every moment, those of these powers that it may allow."""
    moments = [moments_of(p.power.when, p.power.text) for p in printed]
    return [
        [p for p, allowed in zip(printed, moments, strict=True) if allowed >> moment & 1]
        for moment in range(MOMENTS)
    ]


class Status:
    """A status effect: its tokens, and what they do at which moment."""

    __slots__ = (
        "attacked",
        "attacked_cp",
        "attacking",
        "attempt_damage",
        "attempts",
        "concluding",
        "end_of_turn",
        "expires",
        "fixed",
        "harmless",
        "helpless",
        "immovable",
        "kind",
        "limit",
        "name",
        "persistent",
        "powers",
        "refusable",
        "rests",
        "saves",
        "skips_income",
        "skips_offence",
        "surplus",
        "untouched",
        "upkeep",
        "used_up",
        "verified",
    )

    def __init__(
        self,
        name: str,
        kind: int,
        limit: int,
        *powers: Power,
        persistent: bool = False,
        upkeep: Text = (),
        end_of_turn: Text = (),
        concluding: Text = (),
        surplus: Text = (),
        attacked: int = 0,
        attacked_cp: int = 0,
        attacking: int = 0,
        used_up: bool = False,
        attempts: int = 0,
        attempt_damage: int = 0,
        expires: bool = False,
        harmless: bool = False,
        helpless: bool = False,
        untouched: bool = False,
        skips_income: bool = False,
        skips_offence: bool = False,
        saves: bool = False,
        rests: bool = False,
        fixed: bool = False,
        immovable: bool = False,
        refusable: bool = False,
        verified: bool = True,
    ) -> None:
        self.name = name
        self.kind = kind
        self.limit = limit
        self.powers = powers  # what it may be spent for
        self.persistent = persistent
        self.upkeep = upkeep  # what happens in its holder's Upkeep
        self.end_of_turn = end_of_turn  # at the end of its holder's turn
        self.concluding = concluding  # when its holder's ability is activated; then the token is gone
        self.surplus = surplus  # when one more is put on a holder at the limit, before it is placed
        self.attacked = attacked  # per token: damage added when its holder is Attacked
        self.attacked_cp = attacked_cp  # and CP for the attacker
        self.attacking = attacking  # per token: damage added when its holder Attacks
        self.used_up = used_up  # by that
        self.attempts = attempts  # roll attempts more or fewer
        self.attempt_damage = attempt_damage  # for every roll attempt after the first
        self.expires = expires  # at the end of its holder's Roll Phase
        self.harmless = harmless  # its holder deals no damage from his Offensive Roll Phase
        self.helpless = helpless  # its holder can do nothing; the inflictor gets another offensive roll
        self.untouched = untouched  # its holder receives no damage from an opponent's offensive roll
        self.skips_income = skips_income
        self.skips_offence = skips_offence
        self.saves = saves  # its holder from falling to 0, once
        self.rests = rests  # tokens gained this turn are told from older ones
        self.fixed = fixed  # it cannot be removed by others' effects
        self.immovable = immovable  # it cannot be transferred
        self.refusable = refusable  # the hero whose own status it is may refuse to gain it
        self.verified = verified
