"""When a card or a power may be used."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.acting import cannot_modify
from igroteka.games.dice_throne.attack import in_roll_phase, incoming, under_attack
from igroteka.games.dice_throne.conditions import Plain
from igroteka.games.dice_throne.harm import nothing_incoming
from igroteka.games.dice_throne.keywords import DEFENCE, INCOME, MAIN_1, MAIN_2, NOBODY, OFFENCE, UPKEEP
from igroteka.games.dice_throne.moments import MAIN_MOMENTS, ON_OWN_TURN, ROLL_MOMENTS, WITH_A_THREAT, during
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.texts import Condition


class DealtAtLeast(Condition):
    """One's own attack has dealt at least so much damage (DT-6.11)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Throne, me: Hero) -> bool:
        return me.seat == g.active and in_roll_phase(g) and g.hit and g.dealt >= self.n

    def clause(self, g: Throne, me: Hero) -> int:
        return 611

    def moments(self) -> int:
        return ROLL_MOMENTS & ON_OWN_TURN


class Incoming(Condition):
    """Damage is incoming for oneself (DT-12.2)."""

    __slots__ = ()

    def holds(self, g: Throne, me: Hero) -> bool:
        return not me.evaded and incoming(g, me) > 0

    def clause(self, g: Throne, me: Hero) -> int:
        return nothing_incoming(g, me) or 1202  # what is avoided already does not come

    def moments(self) -> int:
        return WITH_A_THREAT


class Attacked(Condition):
    """One is Attacked, and the damage is still to come; at least so much of it."""

    __slots__ = ("n",)

    def __init__(self, n: int = 0) -> None:
        self.n = n

    def holds(self, g: Throne, me: Hero) -> bool:
        return under_attack(g, me) and (not self.n or incoming(g, me) >= self.n)

    def clause(self, g: Throne, me: Hero) -> int:
        return 1108

    def moments(self) -> int:
        return during(DEFENCE) & WITH_A_THREAT


class BeforeDefence(Condition):
    """One is Attacked and has not used a defensive ability."""

    __slots__ = ()

    def holds(self, g: Throne, me: Hero) -> bool:
        return under_attack(g, me) and not g.defended

    def clause(self, g: Throne, me: Hero) -> int:
        return 606

    def moments(self) -> int:
        return during(DEFENCE) & WITH_A_THREAT


class OwnAttack(Condition):
    """One's own Attack is declared and activated, and its damage is still to come (DT-17.2)."""

    __slots__ = ()

    def holds(self, g: Throne, me: Hero) -> bool:
        return not cannot_modify(g, me)

    def clause(self, g: Throne, me: Hero) -> int:
        return cannot_modify(g, me)

    def moments(self) -> int:
        return ROLL_MOMENTS & ON_OWN_TURN


class OffenceEnds(Condition):
    """The end of one's own Offensive Roll Phase: an Attack is activated, nobody has defended yet."""

    __slots__ = ("late",)

    def __init__(self, late: int = 904) -> None:
        self.late = late  # the clause that names this moment

    def holds(self, g: Throne, me: Hero) -> bool:
        return g.phase == OFFENCE and not cannot_modify(g, me)

    def clause(self, g: Throne, me: Hero) -> int:
        return cannot_modify(g, me) or self.late

    def moments(self) -> int:
        return during(OFFENCE) & ON_OWN_TURN


class OwnMain(Condition):
    """One's own Main Phase."""

    __slots__ = ()

    def holds(self, g: Throne, me: Hero) -> bool:
        return me.seat == g.active and g.phase in (MAIN_1, MAIN_2)

    def clause(self, g: Throne, me: Hero) -> int:
        return 904

    def moments(self) -> int:
        return MAIN_MOMENTS & ON_OWN_TURN


class OwnUpkeep(Condition):
    """One's own Upkeep."""

    __slots__ = ()

    def holds(self, g: Throne, me: Hero) -> bool:
        return me.seat == g.active and g.phase == UPKEEP

    def clause(self, g: Throne, me: Hero) -> int:
        return 303

    def moments(self) -> int:
        return during(UPKEEP) & ON_OWN_TURN


class OwnOffence(Condition):
    """One's own Offensive Roll Phase, while one is still rolling."""

    __slots__ = ()

    def holds(self, g: Throne, me: Hero) -> bool:
        return me.seat == g.active and g.phase == OFFENCE and g.ability == NOBODY

    def clause(self, g: Throne, me: Hero) -> int:
        return 401

    def moments(self) -> int:
        return during(OFFENCE) & ON_OWN_TURN


class BeforeOffence(Condition):
    """One's own turn, before the Offensive Roll Phase (DT-17.3)."""

    __slots__ = ()

    def holds(self, g: Throne, me: Hero) -> bool:
        return me.seat == g.active and g.phase in (UPKEEP, INCOME, MAIN_1)

    def clause(self, g: Throne, me: Hero) -> int:
        return 1703

    def moments(self) -> int:
        return during(UPKEEP, INCOME, MAIN_1) & ON_OWN_TURN


class OpponentsOffence(Condition):
    """The end of an opponent's Offensive Roll Phase, when nobody but oneself can be the target."""

    __slots__ = ()

    def holds(self, g: Throne, me: Hero) -> bool:
        opponents = g.opponents(g.heroes[g.active])
        return g.phase == OFFENCE and g.ability != NOBODY and opponents == [me]

    def clause(self, g: Throne, me: Hero) -> int:
        return 912

    def moments(self) -> int:
        return during(OFFENCE) & ~ON_OWN_TURN


class InDefence(Plain):
    """It is the Defensive Roll Phase."""

    __slots__ = ()

    def holds(self, g: Throne, me: Hero) -> bool:
        return g.phase == DEFENCE

    def moments(self) -> int:
        return during(DEFENCE)


INCOMING: Final = Incoming()


ATTACKED: Final = Attacked()


OWN_ATTACK: Final = OwnAttack()


OFFENCE_ENDS: Final = OffenceEnds()


OWN_MAIN: Final = OwnMain()


OWN_UPKEEP: Final = OwnUpkeep()


OWN_OFFENCE: Final = OwnOffence()


BEFORE_OFFENCE: Final = BeforeOffence()


BEFORE_DEFENCE: Final = BeforeDefence()


OPPONENTS_OFFENCE: Final = OpponentsOffence()


IN_DEFENCE: Final = InDefence()
