"""Shadow Thief («Теневой вор»). The effect numbers of the board come from one transcription and are marked;
conditions, statuses and action cards are confirmed.

Costs that differ: Dagger Strike II 2 CP as the facts have it (0 in an English list), Shadow Defense II 3 CP
as in the English list (2 in the Chinese edition). Sneak Attack adds the whole die as the leaflet says (a
later wording adds half of it).
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.altering import SetDie
from igroteka.games.dice_throne.amounts import HALF_ROLL, AllCp, HalfCp, Per, Plus
from igroteka.games.dice_throne.board import (
    LARGE,
    SMALL,
    Board,
    Card,
    Level,
    Symbols,
    Use,
    defence,
    offence,
    ultimate,
)
from igroteka.games.dice_throne.choosing import OPPONENT, Choose, If, Seq, Then
from igroteka.games.dice_throne.conditions import Both, Holds, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Cp, Draw, MakeDiscard, StealCp
from igroteka.games.dice_throne.harm import Avoid, Damage, StrikeBack
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, NORMAL, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.status_numbers import POISON, SHADOWS, SNEAK_ATTACK
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.tokens import Gain, Inflict, RemoveAll

DAGGER, BAG, CARD, SHADOW = range(4)

POISON_PER_SHADOW: Final = Inflict(POISON, Per(SHADOW))


def pickpocket(most: int, more: int, stolen: int) -> tuple[Use, ...]:
    """As many CP as bags, and some more; a shadow steals a part of them. Not an Attack."""
    return tuple(
        [
            Use(Symbols(*n * [BAG]), If(Shows(SHADOW), StealCp(stolen, n + more), Cp(n + more)))
            for n in range(2, most + 1)
        ]
    )


def shadow_dance(kind: int, *more: Verb) -> Use:
    """A die deals half its number; the thief vanishes."""
    return Use(
        Symbols(SHADOW, SHADOW, SHADOW),
        Roll(1, Damage(HALF_ROLL, kind)),
        Gain(SHADOWS),
        Gain(SNEAK_ATTACK),
        *more,
    )


def counter_strike(each: int) -> tuple[Verb, ...]:
    """Every dagger strikes back."""
    return (
        StrikeBack(Per(DAGGER, n=each)),
        If(Both(Shows(DAGGER), Shows(SHADOW)), Inflict(POISON)),
    )


SHADOW_DEFENSE: Final[tuple[Verb, ...]] = (
    If(Shows(DAGGER, 2), Inflict(POISON)),
    If(Shows(SHADOW), Gain(SNEAK_ATTACK)),
    If(Shows(SHADOW, 2), Seq(Gain(SHADOWS), Gain(SNEAK_ATTACK), Avoid())),
)

SHADOW_THIEF: Final = Board(
    "shadow_thief",
    ("dagger", "bag", "card", "shadow"),
    (DAGGER, DAGGER, BAG, BAG, CARD, SHADOW),
    offence(
        "dagger_strike",
        Level(*tiers(DAGGER, 4, 6, 8, Cp(Per(BAG)), POISON_PER_SHADOW), verified=False),
        Level(
            *tiers(DAGGER, 4, 6, 8, Cp(1), POISON_PER_SHADOW, Draw(Per(CARD))),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "pickpocket",
        Level(*pickpocket(4, 0, 1), verified=False),
        Level(*pickpocket(5, 1, 2), cost=1, verified=False),
    ),
    offence(
        "shifty_strike",
        Level(Use(SMALL, Cp(3), Then(), Damage(HalfCp())), verified=False),
        Level(
            Use(SMALL, Cp(4), Then(), Damage(HalfCp())),
            Use(
                Symbols(DAGGER, DAGGER, SHADOW, SHADOW),
                Inflict(POISON),
                Damage(HalfCp()),
                name="shadow_strike",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "insidious_strike",
        Level(Use(LARGE, Cp(4), Then(), Damage(AllCp())), verified=False),
        Level(
            Use(LARGE, Cp(4), Then(), Damage(AllCp())),
            Use(
                Symbols(DAGGER, BAG, CARD, SHADOW),
                Cp(1),
                Gain(SNEAK_ATTACK),
                Draw(),
                Inflict(POISON),
                name="shank_attack",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "shadow_dance",
        Level(shadow_dance(NORMAL), verified=False),
        Level(shadow_dance(UNDEFENDABLE, Draw()), cost=1, verified=False),
    ),
    offence(
        "carducopia",
        Level(Use(Symbols(CARD, CARD), Draw(Per(CARD))), verified=False),
        Level(
            Use(
                Symbols(CARD, CARD),
                Draw(Per(CARD)),
                If(Shows(SHADOW), MakeDiscard(at_random=True)),
                If(Shows(BAG), Cp(1)),
            ),
            cost=2,
            verified=False,
        ),
    ),
    defence(
        "shadow_defense",
        Level(dice=4, text=SHADOW_DEFENSE, verified=False),
        Level(dice=5, text=SHADOW_DEFENSE, cost=3, verified=False),
    ),
    defence(
        "counter_strike",
        Level(dice=5, text=counter_strike(1), verified=False),
        Level(dice=5, text=counter_strike(2), cost=4, verified=False),
    ),
    ultimate(
        "shadow_shank",
        Level(
            Use(
                Symbols(*5 * [SHADOW]),
                Cp(3),
                RemoveAll(negative=True, own=True),
                Gain(SHADOWS),
                Damage(Plus(5, AllCp()), ULTIMATE),
            ),
            verified=False,
        ),
    ),
    cards=(
        Card("sneaky", MAIN, 1, Gain(SNEAK_ATTACK)),
        Card("poison_wound", INSTANT, 2, Choose(OPPONENT, Inflict(POISON))),
        Card("wild_shadow", ROLL, 4, SetDie(), If(Holds(SHADOWS), SetDie())),
        Card("shadow_coin", INSTANT, 0, If(Holds(SHADOWS), Cp(3), Cp(2))),
        Card("enter_the_shadows", INSTANT, 4, Gain(SHADOWS)),
        Card(
            "card_trick",
            MAIN,
            2,
            Choose(OPPONENT, MakeDiscard(at_random=True)),
            If(Holds(SHADOWS), Draw(2), Draw()),
        ),
        Card(
            "shadow_meld",
            MAIN,
            0,
            Roll(1, If(Shows(SHADOW), Seq(Gain(SNEAK_ATTACK), Cp(2)), Draw())),
            promo=True,
        ),
    ),
    verified=False,
)
