"""Gunslinger («Стрелок»). Board, upgrades and cards verified.

Costs that differ between printings are those of the English one: Showdown II 2 CP, III 3 CP (the Chinese one
has 1 and 2), Eat Lead! 1 CP with "at least 4" (2 CP, "more than 4"); Enforcer and Wanted! choose opponents
(players). The promo card Run and Gun! is left out: its text is not known.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import Per
from igroteka.games.dice_throne.board import (
    AT_UPKEEP,
    LARGE,
    SMALL,
    Board,
    Card,
    Level,
    Symbols,
    Trigger,
    Use,
    defence,
    offence,
    passive,
    ultimate,
)
from igroteka.games.dice_throne.choosing import ANY_PLAYER, OPPONENT, Choose, If, OneOf, Then, UpTo
from igroteka.games.dice_throne.conditions import Added, Same, Shows
from igroteka.games.dice_throne.dice import Roll, RollAgainst
from igroteka.games.dice_throne.harm import AddDamage, Damage, Hurt, PreventHalf, StrikeBack
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import MAIN, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.oddities import AllowReroll
from igroteka.games.dice_throne.status_numbers import BOUNTY, EVASIVE, KNOCKDOWN, RELOAD
from igroteka.games.dice_throne.tokens import Gain, Inflict

BULLET, DASH, BULLSEYE = range(3)

KNOCKED_DOWN_BY_FOUR: Final = If(Same(4), Inflict(KNOCKDOWN))


def showdown(won: int, lost: int) -> Use:
    """Both roll a die, the damage goes to the target of the attack."""
    return Use(SMALL, Choose(OPPONENT, RollAgainst(Damage(won), Damage(lost), ties=True)))


WON_DUEL: Final = OneOf(StrikeBack(3), PreventHalf())

GUNSLINGER: Final = Board(
    "gunslinger",
    ("bullet", "dash", "bullseye"),
    (BULLET, BULLET, BULLET, DASH, DASH, BULLSEYE),
    offence(
        "revolver",
        Level(*tiers(BULLET, 3, 4, 5)),
        Level(*tiers(BULLET, 4, 5, 6, KNOCKED_DOWN_BY_FOUR), cost=2),
    ),
    offence(
        "bounty_hunter",
        Level(
            Use(Symbols(BULLET, BULLET, BULLSEYE, BULLSEYE), Inflict(BOUNTY), Then(), Damage(1, UNDEFENDABLE))
        ),
        Level(
            Use(
                Symbols(BULLET, BULLET, BULLSEYE, BULLSEYE), Inflict(BOUNTY), Then(), Damage(2, UNDEFENDABLE)
            ),
            cost=1,
        ),
    ),
    passive(
        "quick_draw",
        Level(triggers=(Trigger(AT_UPKEEP, Gain(RELOAD)),)),
        Level(triggers=(Trigger(AT_UPKEEP, Gain(RELOAD)),), permits=1, cost=2),
    ),
    offence(
        "take_cover",
        Level(Use(Symbols(BULLET, BULLET, DASH, DASH, DASH), Gain(EVASIVE), Damage(5))),
        Level(
            Use(Symbols(BULLET, BULLET, DASH, DASH, DASH), Gain(EVASIVE), Damage(6)),
            Use(Symbols(DASH, DASH, DASH), Gain(EVASIVE, 2), Inflict(BOUNTY), name="mark_the_target"),
            cost=2,
        ),
    ),
    offence("showdown", Level(showdown(7, 5)), Level(showdown(8, 6), cost=2), Level(showdown(9, 6), cost=3)),
    offence(
        "deadeye",
        Level(Use(Symbols(*4 * [BULLSEYE]), Inflict(KNOCKDOWN), Damage(6, UNDEFENDABLE))),
        Level(
            Use(Symbols(*4 * [BULLSEYE]), Inflict(KNOCKDOWN), Damage(8, UNDEFENDABLE)),
            Use(
                Symbols(*3 * [BULLSEYE]),
                Gain(EVASIVE),
                UpTo(2, OPPONENT, Inflict(KNOCKDOWN), Inflict(BOUNTY)),
                name="enforcer",
            ),
            cost=2,
        ),
    ),
    offence(
        "fan_the_hammer",
        Level(Use(LARGE, Gain(EVASIVE, 2), Damage(7))),
        Level(
            Use(LARGE, Gain(EVASIVE, 2), Damage(8)),
            Use(
                Symbols(DASH, DASH, BULLSEYE),
                Gain(EVASIVE),
                Inflict(KNOCKDOWN),
                Damage(1, UNDEFENDABLE),
                name="pistol_whip",
            ),
            cost=2,
        ),
    ),
    defence(
        "duel",
        Level(text=(RollAgainst(WON_DUEL, StrikeBack(1)),)),
        Level(text=(RollAgainst(WON_DUEL, StrikeBack(1), ties=True),), cost=3),
    ),
    ultimate(
        "fillem_with_lead",
        Level(
            Use(
                Symbols(*5 * [BULLSEYE]),
                Gain(EVASIVE),
                Inflict(BOUNTY),
                Inflict(KNOCKDOWN),
                Then(),
                Damage(10, ULTIMATE),
                AllowReroll(),
            )
        ),
    ),
    cards=(
        Card(
            "roulette",
            MAIN,
            1,
            Roll(
                1,
                If(Shows(BULLET), Choose(ANY_PLAYER, Hurt(2))),
                If(Shows(DASH), Choose(ANY_PLAYER, Inflict(KNOCKDOWN))),
                If(Shows(BULLSEYE), Choose(ANY_PLAYER, Inflict(BOUNTY))),
            ),
        ),
        Card("spin_the_chamber", MAIN, 1, Gain(RELOAD)),
        Card("wanted", MAIN, 2, Choose(OPPONENT, Inflict(BOUNTY))),
        Card(
            "eat_lead",
            ROLL,
            1,
            Roll(5, AddDamage(Per(BULLET))),
            If(Added(4), Inflict(KNOCKDOWN)),
            modifier=True,
        ),
        Card("wild_west", ROLL, 1, AllowReroll(bonus=1), modifier=True),
    ),
)
