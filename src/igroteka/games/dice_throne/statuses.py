"""All status effects: what their tokens do, and what they may be spent for (chapters 9 and 17)."""

from __future__ import annotations

from igroteka.games.dice_throne.altering import BuyAttempt, OwnReroll, RerollDie
from igroteka.games.dice_throne.amounts import HALF_ROLL, PERMITTED, TOTAL, Dealt, Showing, Tokens
from igroteka.games.dice_throne.applying import AS_IT_LIKES
from igroteka.games.dice_throne.board import STATUSES
from igroteka.games.dice_throne.choosing import OPPONENT, Choose, If, OneOf, Seq
from igroteka.games.dice_throne.companions import Guard, HealNyra
from igroteka.games.dice_throne.conditions import (
    AtLeast,
    AtMost,
    BaseAtLeast,
    Both,
    Companion,
    Either,
    IsHero,
    Not,
    Rested,
    ShowsNumber,
)
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Cp, Discard, Draw, Heal
from igroteka.games.dice_throne.harm import (
    AddDamage,
    Avoid,
    Fail,
    Hurt,
    HurtAll,
    MakeUndefendable,
    Prevent,
    PreventHalf,
    ReturnHalf,
    StrikeBack,
    Weaken,
)
from igroteka.games.dice_throne.holding import sort_statuses
from igroteka.games.dice_throne.keywords import NEGATIVE, OPPONENTS, POSITIVE, UNIQUE
from igroteka.games.dice_throne.oddities import Isolated, OpenDice
from igroteka.games.dice_throne.powers import Cost, Power, Status
from igroteka.games.dice_throne.status_numbers import (
    BLEED,
    BLOOD_POWER,
    CHI,
    CLEANSE,
    CURSED_DOUBLOON,
    DELAYED_POISON,
    FIRE_MASTERY,
    HOLY_PRESENCE,
    KNOCKDOWN,
    NANITE,
    POISON,
    POWDER_KEG,
    PROTECT,
    SHADOWS,
    TARGETED,
)
from igroteka.games.dice_throne.timing import (
    ATTACKED,
    BEFORE_DEFENCE,
    BEFORE_OFFENCE,
    IN_DEFENCE,
    INCOMING,
    OFFENCE_ENDS,
    OWN_ATTACK,
    OWN_MAIN,
    OWN_OFFENCE,
    DealtAtLeast,
    OffenceEnds,
)
from igroteka.games.dice_throne.tokens import Gain, HandOver, Inflict, Lose, Remove, Transfer

# In the order of `status_numbers`.
ALL = [
    Status("evasive", POSITIVE, 3, Power(Roll(1, If(AtMost(2), Avoid())), when=INCOMING)),
    Status("reload", POSITIVE, 2, Power(Roll(1, AddDamage(HALF_ROLL), rerolls=PERMITTED), when=OWN_ATTACK)),
    Status(
        "knockdown",
        NEGATIVE,
        1,
        Power(Lose(KNOCKDOWN), cost=Cost(cp=2), when=BEFORE_OFFENCE),
        skips_offence=True,
    ),
    Status("bounty", NEGATIVE, 1, persistent=True, attacked=1, attacked_cp=1),
    Status("concussion", NEGATIVE, 1, skips_income=True),
    Status("stun", NEGATIVE, 1, helpless=True),
    Status("crit", POSITIVE, 1, Power(AddDamage(4), when=Both(OffenceEnds(late=1707), BaseAtLeast(5)))),
    Status("accuracy", POSITIVE, 1, Power(MakeUndefendable(), when=OffenceEnds(late=1708))),
    Status("protect", POSITIVE, 1, Power(PreventHalf(), when=INCOMING)),
    Status("retribution", POSITIVE, 1, Power(ReturnHalf(), when=ATTACKED)),
    Status("blessing_of_divinity", UNIQUE, 1, saves=True, fixed=True, immovable=True),
    Status("fire_mastery", POSITIVE, 5, upkeep=(Lose(FIRE_MASTERY),)),
    Status("burn", NEGATIVE, 1, persistent=True, upkeep=(Hurt(2),)),
    Status("blind", NEGATIVE, 1, concluding=(Roll(1, If(AtMost(2), Fail())),)),
    Status("entangle", NEGATIVE, 1, attempts=-1, expires=True),
    Status("targeted", NEGATIVE, 1, persistent=True, attacked=2),
    Status(
        "shadows", POSITIVE, 1, untouched=True, rests=True, end_of_turn=(If(Rested(SHADOWS), Lose(SHADOWS)),)
    ),
    Status("sneak_attack", POSITIVE, 1, Power(Roll(1, AddDamage(TOTAL)), when=OFFENCE_ENDS)),
    Status("poison", NEGATIVE, 3, persistent=True, upkeep=(Hurt(Tokens(POISON)),)),
    Status(
        "chi",
        POSITIVE,
        5,
        Power(Prevent(1), when=INCOMING),
        Power(AddDamage(1), cost=Cost(tokens=1, rested=True), when=Both(OWN_ATTACK, Rested(CHI))),
        rests=True,
    ),
    Status("cleanse", POSITIVE, 3, Power(Remove(own=True, besides=CLEANSE))),
    Status("barbed_vine", NEGATIVE, 1, attempt_damage=1, expires=True),
    Status("wellspring", POSITIVE, 1, Power(Roll(1, Heal(HALF_ROLL)), when=OWN_MAIN)),
    Status(
        "delayed_poison",
        NEGATIVE,
        2,
        end_of_turn=(Hurt(Tokens(DELAYED_POISON, 3)), Lose(DELAYED_POISON, Tokens(DELAYED_POISON))),
    ),
    Status("smoke_bomb", POSITIVE, 1, Power(Roll(1, If(AtMost(3), Avoid())), when=INCOMING)),
    Status(
        "ninjutsu",
        POSITIVE,
        3,
        Power(
            Roll(
                1,
                If(
                    AtMost(3),
                    AddDamage(1),
                    If(
                        AtMost(5),
                        AddDamage(2),
                        OneOf(AddDamage(2), Inflict(DELAYED_POISON), MakeUndefendable()),
                    ),
                ),
            ),
            when=OWN_ATTACK,
        ),
    ),
    Status(
        "honor",
        POSITIVE,
        2,
        Power(AddDamage(1), when=OWN_ATTACK),
        Power(AddDamage(3), cost=Cost(tokens=2), when=OWN_ATTACK),
    ),
    Status("shame", NEGATIVE, 2, attacking=-1, used_up=True),
    Status("back_strike", POSITIVE, 1, Power(Roll(1, StrikeBack(HALF_ROLL)), when=ATTACKED)),
    Status(
        "cursed_doubloon",
        UNIQUE,
        3,  # 5 for the Pirate, see his board
        persistent=True,
        fixed=True,
        immovable=True,
        refusable=True,
        upkeep=(If(Not(IsHero("cursed_pirate")), Hurt(Tokens(CURSED_DOUBLOON))),),
    ),
    Status(
        "powder_keg",
        NEGATIVE,
        1,
        upkeep=(
            Roll(
                1,
                If(AtMost(2), Seq(Lose(POWDER_KEG), Isolated(3))),
                If(AtLeast(6), HandOver(POWDER_KEG)),
            ),
        ),
        surplus=(Lose(POWDER_KEG), Isolated(3)),
    ),
    Status("wither", NEGATIVE, 2, persistent=True, attacking=-1),
    Status("parlay", NEGATIVE, 1, harmless=True, expires=True),
    Status("synth", POSITIVE, 7),
    Status("nanite", NEGATIVE, 3, upkeep=(Roll(Tokens(NANITE), Lose(NANITE, Showing(6, 6))),)),
    Status(
        "nyras_bond",
        POSITIVE,
        1,
        Power(
            Guard(AS_IT_LIKES),
            when=Both(IsHero("huntress"), Both(BEFORE_DEFENCE, Companion(1, 1))),
        ),
        Power(HealNyra(2), when=IsHero("huntress")),
    ),
    Status(
        "bleed",
        NEGATIVE,
        2,
        upkeep=(Roll(Tokens(BLEED), Hurt(Showing(1, 4)), Lose(BLEED, Showing(5, 6))),),
    ),
    Status(
        "tactical_advantage",
        POSITIVE,
        5,
        Power(Cp(1)),
        Power(OwnReroll()),
        Power(Draw(1), cost=Cost(tokens=3)),
        Power(Choose(OPPONENT, Inflict(TARGETED)), cost=Cost(tokens=3)),
        Power(Gain(PROTECT), cost=Cost(tokens=4)),
        Power(Transfer(), cost=Cost(tokens=4), when=OWN_MAIN),
    ),
    Status(
        "constrict",
        NEGATIVE,
        1,
        Power(BuyAttempt(), cost=Cost(cp=1), when=OWN_OFFENCE),
        attempts=-1,
        expires=True,
    ),
    Status(
        "flight",
        POSITIVE,
        3,
        Power(
            Roll(2, If(ShowsNumber(6), If(IN_DEFENCE, Avoid(), MakeUndefendable()))),
            when=Either(OFFENCE_ENDS, Both(INCOMING, IN_DEFENCE)),
        ),
    ),
    Status("holy_presence", UNIQUE, 2, immovable=True, upkeep=(HurtAll(Tokens(HOLY_PRESENCE)),)),
    Status(
        "blinding_light", NEGATIVE, 1, concluding=(Roll(1, If(AtMost(1), Fail(), If(AtMost(3), Weaken()))),)
    ),
    Status(
        "blood_power",
        POSITIVE,
        4,
        Power(AddDamage(2), when=OWN_ATTACK),
        Power(Remove(own=True, besides=BLOOD_POWER), cost=Cost(tokens=2)),
        Power(Draw(2), Discard(), cost=Cost(tokens=3)),
        Power(Heal(Dealt()), cost=Cost(tokens=4), when=DealtAtLeast(1)),
        verified=False,
    ),
    Status(
        "mesmerize",
        POSITIVE,
        1,
        Power(Roll(1, If(AtLeast(5), RerollDie(OPPONENTS, may=True))), when=OpenDice(OPPONENTS)),
    ),
]

STATUSES.extend(ALL)
sort_statuses(STATUSES)
