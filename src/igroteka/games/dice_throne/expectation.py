"""What an ability deals on average: before defence, to a clean target, without optional spends.

The text of the ability is read as it stands; its own dice are averaged exactly, over all results.
Tokens that it inflicts itself count where they raise the attack (DT-10.3): a clean target is one that
had none before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, lcm, prod

from igroteka.core.chance import source
from igroteka.games.dice_throne.attack import MODIFIABLE
from igroteka.games.dice_throne.board import BOARDS, STATUSES, Need, Use
from igroteka.games.dice_throne.choosing import ChoosePlayer, If, Seq
from igroteka.games.dice_throne.dice import Roll, RollAgainst
from igroteka.games.dice_throne.gains import Cp
from igroteka.games.dice_throne.harm import Collateral, Damage, DamageAimed
from igroteka.games.dice_throne.keywords import DUEL, FOR_ATTACK, FOR_TEXT
from igroteka.games.dice_throne.layout import empty_table, new_hero
from igroteka.games.dice_throne.odds import ROLLS, Keep, best_keep, meets, met
from igroteka.games.dice_throne.state import Dice, Hero, Throne
from igroteka.games.dice_throne.texts import Verb
from igroteka.games.dice_throne.tokens import Gain, Inflict, RaiseLimit

AT_ONCE = (Gain, Cp, RaiseLimit)  # what an ability gains before it counts its damage
WINS, TIES = Fraction(15, 36), Fraction(6, 36)  # chances that a die beats another, that they tie


Number = int | Fraction


class Means:
    """Mean damages of one hero. What the dice of an ability deal is worked out once: it is the same
    whatever the attack dice show.
    """

    def __init__(self, h: Hero) -> None:
        self.hero = h
        self.rolled: dict[Roll, Number] = {}

    def of_use(self, use: Use, roll: Keep) -> Fraction:
        """What a use of an ability deals on average when the attack dice show this."""
        g = empty_table(2, DUEL, source(0), None)
        me, target = self.hero.clone(), new_hero(1, self.hero.kind)
        me.seat = 0
        g.heroes = [me, target]
        g.target = target.seat
        g.rolls = (Dice(FOR_ATTACK, roll, (0,) * len(roll)),)
        dealt = self.of_text(g, me, use.text)
        if dealt and g.damage_kind in MODIFIABLE:
            bonus = BOARDS[me.kind].attack_bonus
            dealt += 0 if bonus is None else bonus.of(g, me)
            dealt += sum([STATUSES[s].attacked * n for s, n in enumerate(target.tokens) if n])
        return Fraction(dealt)

    def of_text(self, g: Throne, me: Hero, text: Iterable[Verb]) -> Number:
        """The mean damage of a text, effect by effect."""
        total: Number = 0
        for verb in text:
            total += self.of_verb(g, me, verb)
        return total

    def of_verb(self, g: Throne, me: Hero, verb: Verb) -> Number:
        """The mean damage of one effect; what the hero gains on the way is gained."""
        if isinstance(verb, (Damage, DamageAimed)):
            g.damage_kind = max(g.damage_kind, verb.kind)
            return verb.n.of(g, me)
        if isinstance(verb, Collateral):
            return verb.n.of(g, me)
        if isinstance(verb, (Seq, ChoosePlayer)):
            return self.of_text(g, me, verb.parts if isinstance(verb, Seq) else verb.text)
        if isinstance(verb, If):
            chosen = verb.text if verb.condition.holds(g, me) else verb.otherwise
            return 0 if chosen is None else self.of_verb(g, me, chosen)
        if isinstance(verb, RollAgainst):
            wins = WINS + (TIES if verb.ties else 0)
            return wins * self.of_verb(g, me, verb.won) + (1 - wins) * self.of_verb(g, me, verb.lost)
        if isinstance(verb, Roll):
            if verb not in self.rolled:
                self.rolled[verb] = self.of_roll(g, me, verb)
            return self.rolled[verb]
        if isinstance(verb, Inflict):
            verb.do(g, me, g.target)
        elif isinstance(verb, AT_ONCE):
            verb.do(g, me, me.seat)
        return 0

    def of_roll(self, g: Throne, me: Hero, verb: Roll) -> Number:
        """The mean over all results of the ability's own dice."""
        n = verb.n.of(g, me)
        below, tokens, cp = g.rolls, me.tokens, me.cp
        total: Number = 0
        for values, ways in results(n):
            g.rolls = (*below, Dice(FOR_TEXT, values, (me.seat,) * n))
            total += ways * self.of_text(g, me, verb.text)
            me.tokens, me.cp = tokens, cp
        g.rolls = below
        return Fraction(total, 6**n)


@cache
def results(n: int) -> tuple[tuple[Keep, int], ...]:
    """All results of n dice, whatever their order, and in how many ways each comes about."""
    return tuple(
        [
            (values, factorial(n) // prod([factorial(times) for times in Counter(values).values()]))
            for values in combinations_with_replacement(range(1, 7), n)
        ]
    )


# ---- a hero's abilities ---------------------------------------------------------------------------------
def uses_of(h: Hero) -> list[int]:
    """The uses of the hero's abilities at their present levels."""
    uses = BOARDS[h.kind].uses
    return [k for k in range(len(uses)) if h.levels[uses[k].slot] == uses[k].level]


def reachable(h: Hero) -> dict[str, list[Need]]:
    """What leads to each ability, in the order of the board: any of its tiers."""
    board = BOARDS[h.kind]
    found: dict[str, list[Need]] = {}
    for k in uses_of(h):
        use = board.uses[k]
        found.setdefault(use.name or board.abilities[use.slot].name, []).append(use.need)
    return found


def ability_odds(
    h: Hero, roll: Keep | None, attempts: int, keep: Keep | None = None
) -> dict[str, tuple[Fraction, Keep]]:
    """The chance of reaching each ability, and the best keep for it."""
    faces = BOARDS[h.kind].faces
    return {
        name: best_keep(meets(needs, faces), roll, attempts, keep) for name, needs in reachable(h).items()
    }


def damage_odds(h: Hero, roll: Keep | None, attempts: int, keep: Keep | None = None) -> tuple[Fraction, Keep]:
    """The greatest mean damage, with the best ability taken in the end, and the keep for it."""
    worth = best_damages(h)
    common = lcm(*[value.denominator for value in worth])
    values = [int(value * common) for value in worth]
    mean, kept = best_keep(values, roll, attempts, keep)
    return mean / common, kept


def best_damages(h: Hero) -> list[Fraction]:
    """The mean damage of the best ability, for every roll."""
    means = Means(h)
    board = BOARDS[h.kind]
    uses = [board.uses[k] for k in uses_of(h)]
    return [
        max(
            [means.of_use(use, roll) for use in uses if met(use.need, board.faces, roll)], default=Fraction(0)
        )
        for roll in ROLLS
    ]
