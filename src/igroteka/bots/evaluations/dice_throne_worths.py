"""What things are worth in Dice Throne, in points of health: tokens, CP, texts.

The worth of a text is read off its effects, as `games.dice_throne.expectation` reads its damage: its own
dice are averaged exactly; a choice counts as its best part; tokens count as in the tables below.

Where the numbers come from: at first a token that strikes or prevents counted what it does on average, one
that takes a part of an attack that part, CP and cards about the price of common cards. Then who won 1,800
games of greedy bots was explained by what both heroes had (`benchmarks/throne_worths.py`), and who won 15,000
games of pairs of bots of which one counted each kind of thing more or less than the other
(`benchmarks/throne_tuning.py`). Both said that good tokens, CP and defences counted too much: most losers had
held 5 to 13 CP, and tokens too precious to be spent. Greedy bots won 56 % of 200 games against their former
selves after the first step, 57 % of 200 after the second. Some tokens of weak heroes were then changed by
what 500 to 1,400 games of each such hero said of them; on the whole it made no difference (50.5 % of 1,600).
Since playouts use cards and tokens at the dice, too, nine tokens count more: their heroes won the more games
the more precious these were (`benchmarks/throne_tokens.py`): 4 to 8 % of 900. With a few more tokens changed
bots won 50.7 % of 6,000 games against the former ones, greedy bots 53 % of 500.

At last it was asked whether a lead lasts (a forerunner of `benchmarks/throne_experience.py`): what a hero has
must not tell how his lead will change. Thirty tokens counted too much or too little, and attacks that can be
defended against lose 2.5 points, not 1.7. Searches of 150 simulations won 60 % of 149 games by it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.chance import source
from igroteka.games.dice_throne import gains, harm, oddities, status_numbers, tokens
from igroteka.games.dice_throne.altering import DefenceAgain, OffenceAgain
from igroteka.games.dice_throne.attack import MODIFIABLE
from igroteka.games.dice_throne.board import BOARDS, NUMBERS, STATUSES, Card, Level, Use
from igroteka.games.dice_throne.choosing import Aimed, ChoosePlayer, If, LetAimed, May, OneOf, Seq, UpTo
from igroteka.games.dice_throne.companions import (
    ActivateBots,
    Build,
    BuildAdvanced,
    Grow,
    GrowEach,
    HealNyra,
    SpendSpirits,
    WakeNyra,
)
from igroteka.games.dice_throne.dice import Roll, RollAgainst
from igroteka.games.dice_throne.expectation import TIES, WINS, results
from igroteka.games.dice_throne.keywords import (
    DUEL,
    FOR_ATTACK,
    FOR_TEXT,
    MOST_CP,
    NONE,
    NORMAL,
    UNDEFENDABLE,
)
from igroteka.games.dice_throne.layout import empty_table, new_hero
from igroteka.games.dice_throne.odds import ROLLS, Keep, met
from igroteka.games.dice_throne.state import Dice, Hero, Throne, replaced
from igroteka.games.dice_throne.texts import Verb

ATTACK: Final = 6.4  # what an attack of a fresh board brings on average, all things counted
DEFENDED: Final = 2.5  # what a defence takes off an attack, gives and strikes back on average
CARD: Final = 1.4
LOOSE: Final = 0.5  # a card above the hand limit: it will be sold


ONE_MORE_CP: Final = (0.8, 0.7, 0.6, 0.45, 0.3, 0.2, 0.1)
"""What the first CP is worth, the second, and so on: the first ones pay for the cards at hand."""


def cp_curve() -> list[float]:
    """What so many CP are worth."""
    worths = [0.0]
    for cp in range(MOST_CP):
        worths.append(worths[cp] + ONE_MORE_CP[min(cp, len(ONE_MORE_CP) - 1)])
    return worths


CP: Final[list[float]] = cp_curve()

# ---- tokens: what one is worth to its holder ------------------------------------------------------------
ONCE: Final[dict[str, float]] = {
    "evasive": 1.5,
    "reload": 1.25,
    "knockdown": -3.0,
    "concussion": -2.3,
    "stun": -5.5,
    "crit": 2.2,
    "accuracy": 1.05,
    "protect": 2.65,
    "retribution": 2.8,
    "blessing_of_divinity": 3.4,
    "fire_mastery": 0.35,
    "blind": -1.55,
    "entangle": -0.9,
    "shadows": 1.05,
    "sneak_attack": 1.2,
    "chi": 0.75,
    "cleanse": 0.5,
    "barbed_vine": -1.75,
    "wellspring": 1.0,
    "delayed_poison": -2.65,
    "smoke_bomb": 2.85,
    "ninjutsu": 1.05,
    "honor": 1.3,
    "shame": -0.9,
    "back_strike": 1.7,
    "powder_keg": -2.05,
    "parlay": -3.5,
    "synth": 0.6,
    "nanite": -0.9,
    "nyras_bond": 0.6,
    "bleed": -1.0,
    "tactical_advantage": 0.9,
    "constrict": -0.4,
    "flight": 2.05,
    "blinding_light": -2.0,
    "blood_power": 1.5,
    "mesmerize": 1.15,
}
EVERY_TURN: Final[dict[str, float]] = {  # those that stay and work again and again
    "bounty": -0.8,
    "burn": -1.15,
    "targeted": -0.95,
    "poison": -0.75,
    "wither": -0.5,
    "cursed_doubloon": -0.9,
    "holy_presence": 1.0,
}
STAYS: Final = 3.0  # turns at most: then something has removed them
OWN_DOUBLOON: Final = 1.5  # it keeps the Pirate from turning, which costs 4 health every turn
PIRATE: Final = NUMBERS["cursed_pirate"]

TOKEN: Final[list[float]] = [ONCE.get(status.name, 0.0) for status in STATUSES]
TOKEN_PER_TURN: Final[list[float]] = [EVERY_TURN.get(status.name, 0.0) for status in STATUSES]

COMPANION: Final[dict[str, tuple[tuple[float, ...], ...]]] = {  # by state, for each of a hero's companions
    "artificer": ((0.0, 1.2, 2.4),) * 3,
    "treant": ((0.0, 0.6, 1.1, 1.5), (0.0, 1.3, 2.5), (0.0, 2.1)),
    "huntress": ((0.0, 0.5, 1.0, 1.5, 2.0, 2.7, 3.3, 3.8), (0.0, 5.0)),
}
GROWTH: Final = 0.95  # of a Spirit, once


def token_worth(h: Hero, status: int, turns: float) -> float:
    """What one token of a status is worth to a hero who has so many turns before him."""
    if status == status_numbers.CURSED_DOUBLOON and h.kind == PIRATE:
        return OWN_DOUBLOON
    return TOKEN[status] + TOKEN_PER_TURN[status] * min(turns, STAYS)


# ---- texts ----------------------------------------------------------------------------------------------
class Texts:
    """Reads texts for one hero against an opponent of the same kind, on a table of its own."""

    def __init__(self, kind: int, levels: tuple[int, ...], standing: int = 0) -> None:
        self.hero = new_hero(0, kind)
        self.hero.levels = levels
        self.rival = new_hero(1, kind)
        if standing:
            set_standing(self.hero, self.rival, standing)
        self.rolled: dict[Roll, tuple[float, int, int]] = {}  # dice of texts: worth, and damage so far
        self.given: dict[
            tuple[int, bool], bool
        ] = {}  # a status and whether it was for oneself, as met so far
        self.table = empty_table(2, DUEL, source(0), None)

    def begin(self, roll: Keep) -> Hero:
        """A clean table with these attack dice."""
        g = self.table
        me = self.hero.clone()
        g.heroes = [me, self.rival.clone()]
        g.rolls = (Dice(FOR_ATTACK, roll, (0,) * len(roll)),) if roll else ()
        g.target = 1
        g.damage_kind = NONE
        g.base = g.spent = g.added = 0
        return me

    def of_use(self, use: Use, roll: Keep) -> float:
        """A use of an ability when the attack dice show this."""
        me = self.begin(roll)
        g = self.table
        g.ability = BOARDS[me.kind].uses.index(use)
        worth = self.of_text(me, use.text)
        if g.damage_kind in MODIFIABLE and g.base:
            bonus = BOARDS[me.kind].attack_bonus
            worth += 0 if bonus is None else bonus.of(g, me)
            rival = g.heroes[1]
            worth += sum([STATUSES[s].attacked * n for s, n in enumerate(rival.tokens) if n])
        return worth + self.of_text(me, use.after)

    def of_defence(self, level: Level) -> float:
        """A defence on average."""
        me = self.begin(())
        return self.of_dice(me, level.dice, level.text) if level.dice else self.of_text(me, level.text)

    def of_turn(self, level: Level) -> float:
        """What a passive ability does every turn."""
        me = self.begin((1, 1, 1, 1, 1))
        texts = [trigger.text for trigger in level.triggers if trigger.moment]
        return sum([self.of_text(me, text) for text in texts])

    def of_card(self, card: Card) -> float:
        """The text of an action card."""
        return self.of_text(self.begin((1, 1, 2, 3, 4)), card.text)

    def of_text(self, me: Hero, text: tuple[Verb, ...]) -> float:
        """Effect by effect."""
        worth = 0.0
        for verb in text:
            worth += self.of_verb(me, verb)
        return worth

    def of_dice(self, me: Hero, n: int, text: tuple[Verb, ...]) -> float:
        """The mean over all results of so many dice."""
        g = self.table
        rival = g.heroes[1]
        below, mine, cp, others, kind, base = g.rolls, me.tokens, me.cp, rival.tokens, g.damage_kind, g.base
        total = 0.0
        for values, ways in results(n):
            g.rolls = (*below, Dice(FOR_TEXT, values, (me.seat,) * n))
            g.damage_kind = kind
            total += ways * self.of_text(me, text)
            me.tokens, me.cp, rival.tokens = mine, cp, others
        g.rolls = below
        g.base = base + 1 if g.base > base else base
        return total / float(6**n)

    def of_verb(self, me: Hero, verb: Verb) -> float:
        """One effect. What is gained or inflicted lies there for the effects that follow."""
        g = self.table
        if isinstance(verb, (harm.Damage, harm.DamageAimed)):
            return self.of_damage(verb.n.of(g, me), verb.kind)
        if isinstance(verb, harm.MakeUndefendable):
            return self.of_damage(0, UNDEFENDABLE) if g.damage_kind == NORMAL else 0.0
        if isinstance(verb, If):
            chosen = verb.text if verb.condition.holds(g, me) else verb.otherwise
            return 0.0 if chosen is None else self.of_verb(me, chosen)
        if isinstance(verb, Roll):
            if verb not in self.rolled:
                worth = self.of_dice(me, verb.n.of(g, me), verb.text) + 0.5 * verb.rerolls.of(g, me)
                self.rolled[verb] = worth, g.damage_kind, g.base
            worth, kind, base = self.rolled[verb]
            g.damage_kind = max(g.damage_kind, kind)
            g.base = max(g.base, base)
            return worth
        if isinstance(verb, RollAgainst):
            wins = float(WINS + (TIES if verb.ties else 0))
            return wins * self.of_verb(me, verb.won) + (1 - wins) * self.of_verb(me, verb.lost)
        if isinstance(verb, oddities.AttackOrHeal):
            return self.of_damage(verb.damage, UNDEFENDABLE)
        if isinstance(verb, (Seq, ChoosePlayer, UpTo)):
            return self.of_text(me, verb.parts if isinstance(verb, Seq) else verb.text)
        if isinstance(verb, OneOf):
            return max([self.of_verb(me, part) for part in verb.parts])
        if isinstance(verb, May):
            return max(0.0, self.of_verb(me, verb.text))
        if isinstance(verb, (Aimed, LetAimed)):
            return abs(self.of_verb(me, verb.text))
        return self.of_tokens(me, verb)

    def of_damage(self, n: int, kind: int) -> float:
        """Damage of the attack; the first that can be defended against counts a defence less."""
        g = self.table
        worth = float(n)
        if kind == NORMAL and g.damage_kind == NONE and n:
            worth -= min(worth, DEFENDED)
        elif kind != NORMAL and g.damage_kind == NORMAL:
            worth += DEFENDED
        if n or g.damage_kind:
            g.damage_kind = max(g.damage_kind, kind)
        g.base += n
        return worth

    def of_tokens(self, me: Hero, verb: Verb) -> float:
        """Effects on tokens."""
        g = self.table
        rival = g.heroes[1 - me.seat]
        if isinstance(verb, (tokens.Gain, tokens.Inflict)):
            h = me if isinstance(verb, tokens.Gain) else rival
            self.given[(verb.status, h is me)] = True
            n = min(verb.n.of(g, me), h.limits[verb.status] - h.tokens[verb.status])
            tokens.place(g, h, verb.status, n)
            worth = n * token_worth(h, verb.status, STAYS)
            return worth if h is me else -worth
        if isinstance(verb, tokens.Lose):
            return -verb.n.of(g, me) * token_worth(me, verb.status, STAYS)
        if isinstance(verb, gains.Spend):
            if verb.status == status_numbers.CURSED_DOUBLOON:
                return 0.0
            g.spent = min(verb.most, me.tokens[verb.status])
            tokens.take(g, me, verb.status, g.spent)
            return -g.spent * token_worth(me, verb.status, STAYS)
        if isinstance(verb, SpendSpirits):
            g.spent = min(verb.most, me.companions[0])
            return -2.0 * g.spent
        if isinstance(verb, gains.SpendFor):
            otherwise = 0.0 if verb.otherwise is None else self.of_verb(me, verb.otherwise)
            if me.tokens[verb.status] < verb.n:
                return otherwise
            return max(otherwise, self.of_verb(me, verb.text) - verb.n * token_worth(me, verb.status, STAYS))
        if isinstance(verb, tokens.RaiseLimit):
            verb.do(g, me, me.seat)
            return 0.5
        return self.of_rest(me, verb)

    def of_rest(self, me: Hero, verb: Verb) -> float:
        """Effects on health, CP, cards, companions; a small number for whatever is left."""
        g = self.table
        if isinstance(verb, (harm.Collateral, harm.Hurt, harm.HurtAll, harm.StrikeBack, harm.AddDamage)):
            return float(verb.n.of(g, me))
        if isinstance(verb, gains.Heal):
            return float(verb.n.of(g, me))
        if isinstance(verb, harm.HurtSelf):
            return -float(verb.n.of(g, me))
        if isinstance(verb, harm.Prevent):
            return 0.9 * verb.n.of(g, me)
        if isinstance(verb, gains.StealHealth):
            return 2.0 * verb.n.of(g, me)
        if isinstance(verb, harm.IfDealt):
            return 0.8 * self.of_verb(me, verb.text)
        if isinstance(verb, gains.Cp):
            n = verb.n.of(g, me)
            me.cp = min(me.cp + n, MOST_CP)
            return 0.8 * n
        if isinstance(verb, gains.LoseCp):
            return 0.8 * verb.n.of(g, me)
        if isinstance(verb, gains.StealCp):
            return 1.3 * verb.n
        if isinstance(verb, gains.Draw):
            return CARD * verb.n.of(g, me)
        if isinstance(verb, HealNyra):
            return 0.5 * verb.n.of(g, me)
        if isinstance(verb, Grow):
            n = verb.n.of(g, me)
            me.companions = (me.companions[0] + n, *me.companions[1:])
            return GROWTH * n
        if isinstance(verb, ActivateBots):
            return 1.5 * min(verb.n, sum([1 for state in me.companions if state]))
        return FLAT.get(type(verb).__name__, ALTERING if verb.alters() else 0.0)


ALTERING: Final = 3.3  # a changed die: about half an attack more, half the time
FLAT: Final[dict[str, float]] = {
    harm.PreventHalf.__name__: 3.0,
    harm.ReturnHalf.__name__: 3.0,
    harm.Avoid.__name__: 6.0,
    gains.Search.__name__: 2.5,
    gains.Discard.__name__: -CARD,
    gains.DiscardHand.__name__: -2 * CARD,
    gains.MakeDiscard.__name__: CARD,
    tokens.Remove.__name__: 1.8,
    tokens.RemoveAimed.__name__: 0.8,
    tokens.RemoveAll.__name__: 3.0,
    tokens.Transfer.__name__: 3.5,
    tokens.UndoInflicted.__name__: 0.5,
    oddities.AllowReroll.__name__: 0.5,
    oddities.ExtraOffence.__name__: ATTACK,
    oddities.Detonate.__name__: 1.0,
    Build.__name__: 2.0,
    BuildAdvanced.__name__: 4.0,
    GrowEach.__name__: 1.5,
    WakeNyra.__name__: 0.5,
    OffenceAgain.__name__: 2.8,
    DefenceAgain.__name__: 1.5,
}


# ---- what attacks depend on -----------------------------------------------------------------------------
RESOURCES: Final = 16  # more than there can be of what attacks grow with
PYROMANCER: Final = NUMBERS["pyromancer"]
SHADOW_THIEF: Final = NUMBERS["shadow_thief"]
HUNTRESS: Final = NUMBERS["huntress"]


def standing_of(g: Throne, h: Hero) -> int:
    """What the worth of a hero's attacks depends on besides his board, as one number.

    It is what they grow with (`resource_of`), and a bit for each token they give of which there is no room
    for more: to give it again brings nothing.
    """
    standing = resource_of(h)
    bit = RESOURCES
    for status, own in given(h.kind):
        if tokens.is_full(h, status) if own else are_full(g, h, status):
            standing += bit
        bit *= 2
    return standing


def are_full(g: Throne, h: Hero, status: int) -> bool:
    """Have all opponents as many tokens of a status as they may?"""
    for other in g.heroes:
        if not other.out and not g.allies(h.seat, other.seat) and not tokens.is_full(other, status):
            return False
    return True


def set_standing(h: Hero, rival: Hero, standing: int) -> None:
    """The other direction, for a hero that texts are read for and his opponent."""
    full, resource = divmod(standing, RESOURCES)
    if resource:
        set_resource(h, resource)
    for status, own in given(h.kind):
        if full & 1:
            holder = h if own else rival
            holder.tokens = replaced(holder.tokens, status, holder.limits[status])
            holder.held |= 1 << status
        full //= 2


@cache
def given(kind: int) -> list[tuple[int, bool]]:
    """The statuses whose tokens a hero's attacks give, each with whether he gets them himself."""
    board = BOARDS[kind]
    texts = Texts(kind, (1,) * len(board.abilities))
    for use in board.uses:
        for roll in ROLLS:
            if met(use.need, board.faces, roll):
                texts.of_use(use, roll)
    return sorted(texts.given)


def resource_of(h: Hero) -> int:
    """What a hero's attacks grow with, as a small number: Fire Mastery, CP, Spirits, an active Nyra, Bots."""
    if h.kind == PYROMANCER:
        return h.tokens[status_numbers.FIRE_MASTERY]
    if h.kind == SHADOW_THIEF:
        return h.cp
    if not h.companions:
        return 0
    if h.kind == HUNTRESS:
        return h.companions[1]
    total = 0
    for state in h.companions:
        total += min(state, 2)
    return total


def set_resource(h: Hero, resource: int) -> None:
    """The other direction."""
    if h.kind == PYROMANCER:
        s = status_numbers.FIRE_MASTERY
        h.tokens = replaced(h.tokens, s, resource)
        h.limits = replaced(h.limits, s, max(resource, h.limits[s]))
    elif h.kind == SHADOW_THIEF:
        h.cp = resource
    elif h.kind == HUNTRESS:
        h.companions = (h.companions[0], resource)
    elif h.companions:
        h.companions = (resource, *h.companions[1:])
