"""What a text may depend on, and the numbers that it may count."""

from __future__ import annotations

from typing import Final

from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS, Condition, Which
from igroteka.games.epic.chosen import IT_ATTACK, IT_DEFENCE, IT_KIND, IT_SIDE, IT_UNBLOCKED
from igroteka.games.epic.keywords import HYDRA, STARTING_HEALTH
from igroteka.games.epic.state import Epic, Player, find
from igroteka.games.epic.values import those
from igroteka.games.epic.zones import in_pile


# ---- conditions -----------------------------------------------------------------------------------------
class OwnTurn(Condition):
    """It is your turn."""

    __slots__ = ()

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        return bool(g.own_turn(seat))


class OtherTurn(Condition):
    """It is an opponent's turn."""

    __slots__ = ()

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        return not g.allies(seat, g.active)


class Rage(Condition):
    """An opponent holds more cards than you (EP-9.1)."""

    __slots__ = ()

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        me = g.players[seat]
        for p in g.opponents(me):
            if len(p.hand) > len(me.hand):
                return True
        return False


class InPlay(Condition):
    """This card is still in play."""

    __slots__ = ()

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        return find(g, source) is not None


class InPile(Condition):
    """This card lies in its owner's discard pile."""

    __slots__ = ()

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        return in_pile(g, source)


class Done(Condition):
    """The part before was really done."""

    __slots__ = ()

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        return bool(g.done)


class PlayedOne(Condition):
    """You have played a cost-1 card of this faction this turn."""

    __slots__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        return bool(g.players[seat].ones & self.faction)


class Attackers(Condition):
    """Exactly so many champions are attacking."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        return len(g.attackers) == self.n


class HealthAtLeast(Condition):
    """Your health is at least this many times what the game began with."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        members = g.team.count(g.team[seat]) if g.mode == HYDRA else 1
        return bool(g.health_of(seat) >= STARTING_HEALTH * self.times * members)


class ItIs(Condition):
    """What was chosen last is a card, or was a champion, like this."""

    __slots__ = ("champion", "faction", "mine", "not_klass", "unblocked_against_me")

    def __init__(
        self,
        champion: bool = False,
        faction: int = 0,
        mine: bool = False,
        not_klass: str = "",
        unblocked_against_me: bool = False,
    ) -> None:
        self.champion = champion
        self.faction = faction
        self.mine = mine  # you controlled it
        self.not_klass = not_klass
        self.unblocked_against_me = unblocked_against_me  # it was attacking you and not blocked

    def holds(self, g: Epic, seat: int, source: int) -> bool:
        if not g.it:
            return False
        card = CARDS[g.it[IT_KIND]]
        if self.champion and not card.champion:
            return False
        if self.faction and not card.factions & self.faction:
            return False
        if self.mine and g.it[IT_SIDE] != seat:
            return False
        if self.unblocked_against_me and not (g.it[IT_UNBLOCKED] and g.defender == seat):
            return False
        return not (self.not_klass and self.not_klass in card.classes)


OWN_TURN: Final = OwnTurn()
OTHER_TURN: Final = OtherTurn()
RAGE: Final = Rage()
IN_PLAY: Final = InPlay()
IN_PILE: Final = InPile()
DONE: Final = Done()


# ---- numbers --------------------------------------------------------------------------------------------
class Amount:
    """A number that is counted when the text is carried out."""

    __slots__ = ()

    def of(self, g: Epic, me: Player, x: int) -> int:
        """How many, for this player and this target."""
        raise NotImplementedError


class Times(Amount):
    """So many for each of another number, and some more."""

    __slots__ = ("amount", "n", "plus")

    def __init__(self, n: int, amount: Amount, plus: int = 0) -> None:
        self.n = n
        self.amount = amount
        self.plus = plus

    def of(self, g: Epic, me: Player, x: int) -> int:
        return self.n * self.amount.of(g, me, x) + self.plus


class Those(Amount):
    """As many as there are such champions in play."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.which = which

    def of(self, g: Epic, me: Player, x: int) -> int:
        return len(those(g, self.which, me.seat, g.source))


class ChampionsInPile(Amount):
    """As many as there are champion cards in the discard pile of the target player, or of this one."""

    __slots__ = ("of_target",)

    def __init__(self, of_target: bool = False) -> None:
        self.of_target = of_target

    def of(self, g: Epic, me: Player, x: int) -> int:
        p = g.players[x - o.PLAYER] if self.of_target else me
        return len([card for card in p.discard if CARDS[g.kinds[card]].champion])


class ItsAttack(Amount):
    """The attack of the champion chosen last."""

    __slots__ = ()

    def of(self, g: Epic, me: Player, x: int) -> int:
        return g.it[IT_ATTACK] if g.it else 0


class ItsDefence(Amount):
    """The defence of the champion chosen last."""

    __slots__ = ()

    def of(self, g: Epic, me: Player, x: int) -> int:
        return g.it[IT_DEFENCE] if g.it else 0


class Shown(Amount):
    """A number kept from an earlier part of the text: cards revealed or banished, health paid."""

    __slots__ = ()

    def of(self, g: Epic, me: Player, x: int) -> int:
        return g.shown


class DamageOnThis(Amount):
    """The damage that this card has taken this turn."""

    __slots__ = ()

    def of(self, g: Epic, me: Player, x: int) -> int:
        c = find(g, g.source)
        return 0 if c is None else c.damage
