"""Verbs that one or two heroes need."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.altering import Alter, open_roll, touchable
from igroteka.games.dice_throne.applying import HIT, PUT_ASIDE
from igroteka.games.dice_throne.board import BOARDS, Symbols
from igroteka.games.dice_throne.choosing import ANY_PLAYER, ChoosePlayer
from igroteka.games.dice_throne.conditions import Plain
from igroteka.games.dice_throne.dice import roll_again
from igroteka.games.dice_throne.gains import gain_cp, heal
from igroteka.games.dice_throne.harm import Hurt, hurt
from igroteka.games.dice_throne.keywords import KING, OPPONENTS, UNDEFENDABLE
from igroteka.games.dice_throne.moments import WITH_OPEN_DICE
from igroteka.games.dice_throne.offence import attack_leader
from igroteka.games.dice_throne.state import Dice, Hero, Question, Throne
from igroteka.games.dice_throne.texts import Condition, Verb
from igroteka.games.dice_throne.tokens import RemoveAimed, take
from igroteka.games.dice_throne.windows import AT_DAMAGE, PAUSE


class Isolated(Verb):
    """Damage to oneself that is dealt at once, apart from all other (DT-3.6, DT-11.13)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if g.isolated:
            hurt(g, me, self.n)
            return
        g.then(PUT_ASIDE, me, 1)
        g.then(Hurt(self.n), me, me.seat)
        g.then(PAUSE[AT_DAMAGE], g.heroes[g.active], 0)
        g.then(HIT, me)
        g.then(PUT_ASIDE, me, 0)


class Detonate(Verb):
    """All tokens of a status blow up, wherever they lie: damage by how many there are."""

    __slots__ = ("damage", "status")

    def __init__(self, status: int, *damage: int) -> None:
        self.status = status
        self.damage = damage  # for 1, 2, 3 tokens

    def do(self, g: Throne, me: Hero, x: int) -> None:
        for h in g.living():
            n = h.tokens[self.status]
            if n:
                take(g, h, self.status, n)
                hurt(g, h, self.damage[n - 1])

    def cannot(self, g: Throne, me: Hero) -> int:
        return 0 if [h for h in g.living() if h.tokens[self.status]] else 902


class Flip(Verb):
    """A two-sided board is turned over, for the rest of the game."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        me.levels = (2,) * len(me.levels)
        g.note("flipped", me)


class ExtraOffence(Verb):
    """Another Offensive Roll Phase follows this one."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.extra = True


class AllowReroll(Verb):
    """A status die spent on this attack may be rolled again once; perhaps that adds damage."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int = 0) -> None:
        self.bonus = bonus

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.permits += 1
        g.bonus = max(g.bonus, self.bonus)


class AttackOrHeal(ChoosePlayer):
    """Choose a player: an opponent is attacked, anybody else healed; then he may lose a status token."""

    __slots__ = ("damage", "health")

    def __init__(self, damage: int, health: int) -> None:
        self.whom = ANY_PLAYER
        self.text = ()
        self.damage = damage
        self.health = health

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        h = g.heroes[option - o.PLAYER]
        g.chosen = h.seat
        if g.allies(h.seat, me.seat):
            heal(g, h, self.health)
            g.then(REMOVE_AIMED, me, h.seat)
        else:
            g.target = h.seat
            g.base += self.damage
            g.damage_kind = UNDEFENDABLE
            g.wait_for_target(REMOVE_AIMED)
            if g.mode == KING:
                attack_leader(g, me)


REMOVE_AIMED: Final = RemoveAimed(may=True)


class Ransom(Alter):
    """Choose one of an opponent's dice: he pays you 2 CP or rolls it again."""

    __slots__ = ()

    def whose(self) -> int:
        return OPPONENTS

    def numbers(self, roll: Dice, die: int) -> list[int]:
        return [0]

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        which = open_roll(g)
        die = (option - o.DIE) // 8
        g.chosen = me.seat
        g.then(PAY_RANSOM, g.heroes[g.rolls[which].owners[die]], die)


RANSOM: Final = 2


class PayRansom(Question):
    """Pay, or roll the die again. x: the die."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.MODE, o.MODE + 1] if me.cp >= RANSOM else [o.MODE + 1]

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        if option == o.MODE:
            return 0 if me.cp >= RANSOM else 111
        return 0 if option == o.MODE + 1 else 1007

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.MODE:
            me.cp -= RANSOM
            gain_cp(g, g.heroes[g.chosen], RANSOM)
        else:
            roll_again(g, me, open_roll(g), 1 << x)


PAY_RANSOM: Final = PayRansom()


# ---- conditions -----------------------------------------------------------------------------------------
class OpenDice(Condition):
    """Dice of somebody lie on the table that may still be altered."""

    __slots__ = ("whose",)

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def holds(self, g: Throne, me: Hero) -> bool:
        return bool(touchable(g, me, self.whose))

    def clause(self, g: Throne, me: Hero) -> int:
        return 1303

    def moments(self) -> int:
        return WITH_OPEN_DICE


class RolledFewer(Plain):
    """Fewer roll attempts than this were used in the last Offensive Roll Phase."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Throne, me: Hero) -> bool:
        return g.rolled < self.n


class UsesSymbol(Plain):
    """The ability that is activated needs this symbol."""

    __slots__ = ("symbol",)

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def holds(self, g: Throne, me: Hero) -> bool:
        need = BOARDS[me.kind].uses[g.ability].need
        return isinstance(need, Symbols) and self.symbol in need.row
