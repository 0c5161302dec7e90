"""Cursed Pirate («Проклятый пират»). Everything verified but the promo card.

The board has two sides and no upgrades: level 1 of every slot is the living pirate, level 2 the cursed one,
whose abilities have names of their own. Avast Ye, the defence of the second side, needs 2 cutlasses and a
skull for its Doubloon as in the English printing (1 cutlass in the Chinese one); The Shivering counts the
Doubloons of the defender only (the Chinese one: every opponent takes 1 for each of his).
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import Per, TargetTokens
from igroteka.games.dice_throne.board import (
    AT_END,
    AT_NO_ATTACK,
    AT_UPKEEP,
    LARGE,
    SMALL,
    Board,
    Card,
    Level,
    Need,
    Symbols,
    Trigger,
    Use,
    defence,
    offence,
    passive,
    ultimate,
)
from igroteka.games.dice_throne.choosing import OPPONENT, Choose, If, LetAimed, OneOf, Seq, Then, UpTo
from igroteka.games.dice_throne.conditions import Added, AtLeast, Both, Flipped, Holds, Same, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import (
    Cp,
    DiscardHand,
    Draw,
    Heal,
    LookAtHand,
    MakeDiscard,
    Spend,
    StealCp,
)
from igroteka.games.dice_throne.harm import (
    AddDamage,
    Damage,
    DamageAimed,
    Hurt,
    HurtSelf,
    Prevent,
    StrikeBack,
)
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.oddities import Flip, Ransom
from igroteka.games.dice_throne.status_numbers import CURSED_DOUBLOON, PARLAY, POWDER_KEG, WITHER
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.tokens import Gain, Inflict, Lose, StartWith

CUTLASS, BOOTY, SKULL = range(3)
MOST_DOUBLOONS: Final = 5

MARK: Final = Symbols(BOOTY, BOOTY, BOOTY)
PLANK: Final = Symbols(CUTLASS, BOOTY, BOOTY, SKULL)
SHIVER: Final = Symbols(CUTLASS, SKULL, SKULL, SKULL)


def light_the_fuse(straight: Need, damage: int) -> Use:
    """A keg, and damage."""
    return Use(straight, Inflict(POWDER_KEG), Then(), Damage(damage))


def thar_she_blows(straight: Need, damage: int) -> Use:
    """A curse, a keg, and damage."""
    return Use(straight, Inflict(WITHER), Inflict(POWDER_KEG), Then(), Damage(damage), name="thar_she_blows")


def ahoy_matey(doubloon: Verb) -> tuple[Verb, ...]:
    """What the defence dice do; together, blades and a skull bring a Doubloon."""
    return (
        StrikeBack(Per(CUTLASS)),
        Cp(Per(BOOTY)),
        Prevent(Per(SKULL, n=2)),
        If(Both(Shows(CUTLASS, 2), Shows(SKULL)), doubloon),
    )


CURSED_PIRATE: Final = Board(
    "cursed_pirate",
    ("cutlass", "booty", "skull"),
    (CUTLASS, CUTLASS, CUTLASS, BOOTY, BOOTY, SKULL),
    offence(
        "cutlass_strike",
        Level(*tiers(CUTLASS, 5, 6, 7, If(Same(4), Inflict(POWDER_KEG)))),
        Level(*tiers(CUTLASS, 5, 7, 9, If(Same(3), Inflict(POWDER_KEG)), name="soul_cutlass")),
    ),
    offence(
        "x_marks_the_spot",
        Level(
            Use(
                MARK,
                Cp(1),
                Then(),
                Roll(
                    3,
                    Damage(Per(CUTLASS, n=2), UNDEFENDABLE),
                    Draw(Per(BOOTY)),
                    Gain(CURSED_DOUBLOON, Per(SKULL)),
                ),
            )
        ),
        Level(
            Use(
                MARK,
                Cp(2),
                Then(),
                Roll(
                    4,
                    Damage(Per(CUTLASS, n=2), UNDEFENDABLE),
                    Draw(Per(BOOTY)),
                    Inflict(CURSED_DOUBLOON, Per(SKULL)),
                ),
                name="dread_mark",
            )
        ),
    ),
    offence(
        "light_the_fuse",
        Level(light_the_fuse(SMALL, 7), light_the_fuse(LARGE, 9)),
        Level(thar_she_blows(SMALL, 7), thar_she_blows(LARGE, 10)),
    ),
    offence(
        "black_spot",
        Level(Use(Symbols(*4 * [SKULL]), Gain(CURSED_DOUBLOON), Inflict(PARLAY), Damage(7, UNDEFENDABLE))),
        Level(
            Use(
                Symbols(*4 * [SKULL]),
                Inflict(PARLAY),
                Inflict(POWDER_KEG),
                Inflict(WITHER),
                Then(),
                Damage(8, UNDEFENDABLE),
                name="black_soul",
            )
        ),
    ),
    offence(
        "walk_the_plank",
        Level(Use(PLANK, OneOf(StealCp(1), MakeDiscard()), Then(), Damage(7))),
        Level(Use(PLANK, StealCp(1), MakeDiscard(), Inflict(WITHER), Then(), Damage(8), name="abyssal_walk")),
    ),
    offence(
        "shiver_me_timbers",
        Level(Use(SHIVER, Damage(7, UNDEFENDABLE), Spend(CURSED_DOUBLOON, MOST_DOUBLOONS))),
        Level(
            Use(
                SHIVER,
                Damage(8, UNDEFENDABLE),
                DamageAimed(TargetTokens(CURSED_DOUBLOON), UNDEFENDABLE),
                name="the_shivering",
            )
        ),
    ),
    passive(
        "cursed",
        Level(triggers=(Trigger(AT_END, If(Holds(CURSED_DOUBLOON), Lose(CURSED_DOUBLOON), Flip())),)),
        Level(
            triggers=(
                Trigger(AT_UPKEEP, HurtSelf(4, sure=True)),
                Trigger(AT_NO_ATTACK, Inflict(POWDER_KEG)),
            )
        ),
    ),
    defence(
        "ahoy_matey",
        Level(dice=4, text=ahoy_matey(Gain(CURSED_DOUBLOON))),
        Level(dice=5, text=ahoy_matey(Inflict(CURSED_DOUBLOON))),
    ),
    ultimate(
        "pirates_touch",
        Level(
            Use(
                Symbols(*5 * [SKULL]),
                Gain(CURSED_DOUBLOON, 2),
                Inflict(PARLAY),
                Inflict(POWDER_KEG),
                Damage(12, ULTIMATE),
            )
        ),
        Level(
            Use(
                Symbols(*5 * [SKULL]),
                Inflict(PARLAY),
                Inflict(CURSED_DOUBLOON),
                Inflict(WITHER),
                Damage(13, ULTIMATE),
                UpTo(2, OPPONENT, Inflict(POWDER_KEG)),
                name="cursed_touch",
            )
        ),
    ),
    setup=(StartWith(CURSED_DOUBLOON, 3),),
    limits=((CURSED_DOUBLOON, MOST_DOUBLOONS),),
    flips=True,
    cards=(
        Card("pillage", MAIN, 0, Choose(OPPONENT, StealCp(1))),
        Card("cursed_cards", INSTANT, 0, OneOf(Draw(), Seq(HurtSelf(2), Draw(2)), Seq(HurtSelf(4), Draw(3)))),
        Card("batten_down", INSTANT, 4, DiscardHand(), Then(), Draw(4)),
        Card(
            "crows_nest",
            MAIN,
            1,
            Roll(
                1,
                If(Shows(CUTLASS), Choose(OPPONENT, LookAtHand())),
                If(Shows(BOOTY), Choose(OPPONENT, MakeDiscard())),
                If(Shows(SKULL), Choose(OPPONENT, MakeDiscard(at_random=True))),
            ),
        ),
        Card("pirates_life", MAIN, 1, If(Flipped(), Heal(3), Gain(CURSED_DOUBLOON))),
        Card(
            "swashbuckle",
            MAIN,
            2,
            Roll(
                1,
                If(Shows(CUTLASS), Choose(OPPONENT, Hurt(2))),
                If(Shows(BOOTY), Draw(2)),
                If(Shows(SKULL), Choose(OPPONENT, Inflict(POWDER_KEG))),
            ),
        ),
        Card("scurvy", MAIN, 2, HurtSelf(1), Then(), Choose(OPPONENT, Inflict(WITHER))),
        Card("high_stakes", MAIN, 2, Roll(2, If(Shows(BOOTY), Seq(Draw(2), Cp(2))))),
        Card("light_it_up", MAIN, 2, Choose(OPPONENT, Inflict(POWDER_KEG))),
        Card(
            "yo_ho",
            MAIN,
            2,
            Choose(
                OPPONENT,
                LetAimed(
                    OneOf(Gain(POWDER_KEG), Roll(1, If(AtLeast(3), Seq(Gain(POWDER_KEG), Gain(WITHER)))))
                ),
            ),
        ),
        Card("truce", MAIN, 3, Choose(OPPONENT, Inflict(PARLAY))),
        Card("feed_the_fish", MAIN, 3, UpTo(3, OPPONENT, Inflict(POWDER_KEG))),
        Card("shark_bait", ROLL, 1, AddDamage(2), modifier=True),
        Card("ransom", ROLL, 1, Ransom()),
        Card(
            "run_ya_through",
            ROLL,
            2,
            Roll(5, AddDamage(Per(CUTLASS))),
            If(Added(3), Inflict(POWDER_KEG)),
            modifier=True,
        ),
        Card(
            "heave_ho",
            MAIN,
            0,
            Roll(1, If(Shows(SKULL), Choose(OPPONENT, Inflict(PARLAY)), Draw())),
            promo=True,
            verified=False,
        ),
    ),
)
