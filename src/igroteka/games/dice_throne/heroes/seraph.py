"""Seraph. Level I of the board is verified; upgrades and cards come from one transcription and are marked.

What the dice must show for the second abilities of the upgrades was never found. They have conditions after
the pattern of other heroes, on levels that are marked: Divine Visage 3 pendants (as all such abilities beside
one that needs 4), Take Flight 2 wings and a blade (as Steadfast beside Righteous Combat), Holy Command 2
blades and 2 crosses (as War Cry), Cherubim 2 wings and a pendant (as Pistol Whip), Heaven's Blessing 2 wings
and 2 crosses. In what Holy Smite II differs from level I is not known either: it brings Holy Command only.
Holy Blade III costs 4 CP as in the card table (3 in a program).
"""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.amounts import Per
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
from igroteka.games.dice_throne.choosing import ANY_PLAYER, Choose, If, Let, Seq, Then
from igroteka.games.dice_throne.conditions import Same, Shows
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Draw, Heal
from igroteka.games.dice_throne.harm import AddDamage, Damage, MakeUndefendable, Prevent, StrikeBack
from igroteka.games.dice_throne.heroes.tiers import tiers
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, ROLL, ULTIMATE, UNDEFENDABLE
from igroteka.games.dice_throne.oddities import AttackOrHeal
from igroteka.games.dice_throne.status_numbers import (
    BLESSING_OF_DIVINITY,
    BLINDING_LIGHT,
    CLEANSE,
    FLIGHT,
    HOLY_PRESENCE,
)
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.tokens import Gain, Inflict

BLADE, WING, CROSS, PENDANT = range(4)


def cherubim(*more: Verb) -> Use:
    """Tokens instead of damage."""
    return Use(Symbols(WING, WING, PENDANT), Gain(FLIGHT), *more, Gain(HOLY_PRESENCE), name="cherubim")


def glorious(damage: int) -> Use:
    """Up first, then down on the foe."""
    return Use(Symbols(WING, WING, WING, BLADE), Gain(FLIGHT), Then(), Damage(damage))


def purify(damage: int, health: int) -> Use:
    """Strike an opponent or heal somebody; in both cases a status may go."""
    return Use(Symbols(CROSS, PENDANT, PENDANT), AttackOrHeal(damage, health))


def holy_smite() -> Use:
    """Four dice deal damage and give tokens."""
    return Use(
        Symbols(BLADE, WING, CROSS, PENDANT),
        Roll(
            4,
            Damage(Per(BLADE, n=2), UNDEFENDABLE),
            If(Shows(WING), Gain(FLIGHT)),
            If(Shows(CROSS), Gain(CLEANSE)),
            If(Shows(PENDANT), Inflict(BLINDING_LIGHT)),
        ),
    )


def triumphant(damage: int) -> Use:
    """A die adds damage, or makes it undefendable."""
    return Use(
        SMALL,
        Damage(damage),
        Roll(
            1,
            If(Shows(BLADE), Damage(1)),
            If(Shows(WING), Damage(2)),
            If(Shows(CROSS), Damage(3)),
            If(Shows(PENDANT), MakeUndefendable()),
        ),
    )


def highest_power(damage: int) -> Use:
    """All her light."""
    return Use(
        Symbols(*4 * [PENDANT]),
        Gain(FLIGHT),
        Gain(HOLY_PRESENCE),
        Inflict(BLINDING_LIGHT),
        Then(),
        Damage(damage),
    )


def archangels_will(damage: int) -> Use:
    """Light, then damage."""
    return Use(LARGE, Gain(FLIGHT), Inflict(BLINDING_LIGHT), Then(), Damage(damage))


def angelic_mantle(blade: int, wing: Verb, cross: int, pendant: int) -> tuple[Verb, ...]:
    """One die: a blade strikes back, a wing helps, the other two prevent damage."""
    return (
        If(Shows(BLADE), StrikeBack(blade)),
        If(Shows(WING), wing),
        If(Shows(CROSS), Prevent(cross)),
        If(Shows(PENDANT), Prevent(pendant)),
    )


SERAPH: Final = Board(
    "seraph",
    ("blade", "wing", "cross", "pendant"),
    (BLADE, BLADE, BLADE, WING, CROSS, PENDANT),
    offence(
        "holy_blade",
        Level(*tiers(BLADE, 5, 6, 7)),
        Level(*tiers(BLADE, 6, 7, 8), cherubim(), cost=2, verified=False),
        Level(
            *tiers(BLADE, 5, 7, 9, If(Same(4), Inflict(BLINDING_LIGHT))),
            cherubim(Gain(CLEANSE)),
            cost=4,
            verified=False,
        ),
    ),
    offence(
        "glorious",
        Level(glorious(6)),
        Level(
            glorious(7),
            Use(
                Symbols(WING, WING, BLADE),
                Let(ANY_PLAYER, Gain(FLIGHT)),
                Damage(3, UNDEFENDABLE),
                name="take_flight",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence("purify", Level(purify(5, 4)), Level(purify(6, 5), cost=2, verified=False)),
    offence(
        "holy_smite",
        Level(holy_smite()),
        Level(
            holy_smite(),
            Use(
                Symbols(BLADE, BLADE, CROSS, CROSS),
                Heal(1),
                Damage(4, UNDEFENDABLE),
                name="holy_command",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence("triumphant", Level(triumphant(6)), Level(triumphant(8), cost=2, verified=False)),
    offence(
        "highest_power",
        Level(highest_power(8)),
        Level(
            highest_power(10),
            Use(
                Symbols(*3 * [PENDANT]),
                Gain(HOLY_PRESENCE),
                Gain(FLIGHT, 2),
                Gain(CLEANSE, 2),
                Inflict(BLINDING_LIGHT),
                name="divine_visage",
            ),
            cost=2,
            verified=False,
        ),
    ),
    offence(
        "archangels_will",
        Level(archangels_will(8)),
        Level(
            archangels_will(9),
            Use(
                Symbols(WING, WING, CROSS, CROSS),
                Let(ANY_PLAYER, Gain(CLEANSE, 2), Gain(FLIGHT, 2)),
                name="heavens_blessing",
            ),
            cost=2,
            verified=False,
        ),
    ),
    defence(
        "angelic_mantle",
        Level(dice=1, text=angelic_mantle(2, Prevent(1), 2, 3)),
        Level(dice=1, rerolls=1, text=angelic_mantle(2, Gain(FLIGHT), 2, 3), cost=2, verified=False),
        Level(dice=1, rerolls=1, text=angelic_mantle(3, Gain(FLIGHT), 3, 4), cost=3, verified=False),
    ),
    ultimate(
        "split_the_heavens",
        Level(
            Use(
                Symbols(*5 * [PENDANT]),
                Gain(FLIGHT),
                Gain(HOLY_PRESENCE),
                Gain(BLESSING_OF_DIVINITY),
                Damage(13, ULTIMATE),
            )
        ),
    ),
    cards=(
        Card(
            "smote",
            ROLL,
            1,
            Roll(5, AddDamage(Per(BLADE)), If(Shows(PENDANT), Inflict(BLINDING_LIGHT))),
            modifier=True,
            verified=False,
        ),
        Card(
            "angelic_combat",
            ROLL,
            1,
            Roll(
                1,
                If(Shows(BLADE), AddDamage(3)),
                If(Shows(WING), Gain(FLIGHT)),
                If(Shows(CROSS), Gain(CLEANSE)),
                If(Shows(PENDANT), Gain(HOLY_PRESENCE)),
            ),
            modifier=True,
            verified=False,
        ),
        Card(
            "divine_intervention",
            MAIN,
            4,
            Gain(HOLY_PRESENCE),
            Choose(ANY_PLAYER, Inflict(BLINDING_LIGHT)),
            Let(ANY_PLAYER, Gain(FLIGHT, 2)),
            Let(ANY_PLAYER, Gain(CLEANSE)),
            verified=False,
        ),
        Card(
            "holier_than_thou",
            MAIN,
            0,
            Roll(1, If(Shows(PENDANT), Seq(Gain(FLIGHT, 2), Gain(CLEANSE, 2)), Draw())),
            promo=True,
            verified=False,
        ),
        Card("to_the_skies", INSTANT, 1, Let(ANY_PLAYER, Gain(FLIGHT)), verified=False),
    ),
    verified=False,
)
