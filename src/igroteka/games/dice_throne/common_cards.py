"""The 18 cards that every deck holds (chapter 16)."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.altering import (
    CopyDie,
    DefenceAgain,
    OffenceAgain,
    RerollDie,
    SetDie,
    ShiftDie,
)
from igroteka.games.dice_throne.amounts import HALF_ROLL
from igroteka.games.dice_throne.board import Card
from igroteka.games.dice_throne.choosing import ANY_PLAYER, Choose, Let
from igroteka.games.dice_throne.dice import Roll
from igroteka.games.dice_throne.gains import Cp, Draw
from igroteka.games.dice_throne.harm import Prevent
from igroteka.games.dice_throne.keywords import INSTANT, MAIN, OPPONENTS, OWN, OWN_SIDE, ROLL
from igroteka.games.dice_throne.tokens import Remove, RemoveAll, Transfer

COMMON: Final = (
    Card("transference", MAIN, 2, Transfer()),
    Card("what_status_effects", MAIN, 2, Choose(ANY_PLAYER, RemoveAll())),
    Card("vegas_baby", MAIN, 0, Roll(1, Cp(HALF_ROLL))),
    Card("get_that_outta_here", MAIN, 1, Remove()),
    Card("triple_up", INSTANT, 2, Draw(3)),
    Card("double_up", INSTANT, 1, Draw(2)),
    Card("buh_bye", INSTANT, 2, Remove()),
    Card("tip_it", INSTANT, 1, ShiftDie()),
    Card("getting_paid", INSTANT, 0, Cp(2)),
    Card("not_this_time", ROLL, 1, Let(ANY_PLAYER, Prevent(6))),
    Card("twice_as_wild", ROLL, 3, SetDie(more=1)),
    Card("try_try_again", ROLL, 1, RerollDie(OWN_SIDE, may=True), RerollDie(OWN_SIDE, may=True)),
    Card("so_wild", ROLL, 2, SetDie()),
    Card("samesies", ROLL, 1, CopyDie()),
    Card("one_more_time", ROLL, 1, OffenceAgain()),
    Card("helping_hand", ROLL, 1, RerollDie(OPPONENTS)),
    Card("better_d", ROLL, 0, DefenceAgain()),
    Card("six_it", ROLL, 1, SetDie(OWN, 6)),
)
