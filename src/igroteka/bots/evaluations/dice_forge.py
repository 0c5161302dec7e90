"""How good a position of Dice Forge is: the glory that every hero can expect to end with."""

from __future__ import annotations

from typing import Final

from igroteka.bots.evaluation import Evaluation, shares, turns_for
from igroteka.bots.evaluations.dice_forge_dice import better, blessing, minor, placed, two_best, worst
from igroteka.bots.evaluations.dice_forge_outlook import (
    BEAR_WORTH,
    BEYOND_MUCH,
    BOAR_WORTH,
    CERBERUS_PART,
    CHEST_WORTH,
    ELDERS_GLORY,
    GOLD_OVERFLOW,
    GOLD_WORTH,
    HAMMER_RATE,
    HIND_PART,
    MOON_WORTH,
    MUCH_GOLD,
    MUCH_SHARDS,
    SATYRS_PART,
    SHARD_OVERFLOW,
    SUN_WORTH,
    Outlook,
    face_worths,
    outlooks_of,
)
from igroteka.core.table import NOBODY, Table
from igroteka.games.dice_forge import options as o
from igroteka.games.dice_forge.blessings import (
    Blessing,
    CommonBlessing,
    MinorBlessing,
    MinorBlessings,
    Receive,
    TwoRolledFaces,
)
from igroteka.games.dice_forge.cards import CARDS
from igroteka.games.dice_forge.catalogue import (
    CANCER,
    CERBERUS,
    CHEST,
    CYCLOPS,
    DARK,
    ELDER,
    EXTRA_ACTION_SUN,
    GLORY,
    GOLD,
    GOLD_1,
    GREAT_BEAR,
    HAMMER,
    HAMMER_GLORY,
    HAMMER_LAP,
    HAMMER_STEPS,
    HELMET,
    HIND,
    LIGHT,
    OWL,
    PRICE,
    SATYRS,
    SENTINEL,
    SPHINX,
    SUN,
    TENACIOUS_BOAR,
    TRIPLE,
    TRITON,
    TYPHON,
)
from igroteka.games.dice_forge.faces import FACE_AMOUNTS
from igroteka.games.dice_forge.forging import Place
from igroteka.games.dice_forge.gains import Either, Hammering, may_use_triton, receive
from igroteka.games.dice_forge.state import Forge, Hero
from igroteka.games.dice_forge.turn import ExtraAction, MainAction, Offering, Reinforcement, TakeCard

# From expected glory to chances: the lead that makes the odds e to 1.
CLOSE: Final = 4.0  # at the end
LUCK: Final = 0.4  # and so much more for each blessing to come

REACH: Final = ((0, 2), (400, 4))  # simulations, and how many turns of each of two they look at
PLAYOUT: Final = 25  # decisions below the tree of a search: enough to get to the end of a turn
WAYS: Final = 6  # to use an action that it compares: 9 of 10 times its choice is among them
LIKELY: Final = 3  # that a playout compares
MANY: Final = 2_000  # simulations that suffice to compare all ways, and to learn


class DiceForgeEvaluation(Evaluation):
    """Expects of every hero a final glory, and makes chances of the differences.

    Counted are, each in glory:
    - the glory in reserve and on cards;
    - what the faces of both dice will give in the blessings to come, x3 included. A gold, sun or moon is
      worth the more the more own turns are left to spend it, and nothing after the last one;
    - gold and shards in reserve, less if they are many or will not fit;
    - what reinforcements, tokens, chests and hammers will give; gold goes on a hammer when it is worth
      less elsewhere;
    - what is under way: the best purchase or feat if the main or extra action is still to come, the best
      place of a face in hand, blessings that have begun, unused reinforcements.

    The weights began as what the cards give for their shards. Then two to four greedy players, each with
    weights of its own up to a fifth off, played 2,500 games, and after every 250 all weights were moved
    to where the players who won by more had them. It raised the mean glory of four from 100 to 127.
    """

    def __init__(self) -> None:
        prices = list(zip(GOLD_WORTH, SUN_WORTH, MOON_WORTH, strict=True))
        worths = [face_worths(gold, sun, moon) for gold, sun, moon in prices]
        self.outlooks = [outlooks_of(seats, worths) if seats > 1 else [] for seats in range(5)]
        # While Sentinel and Cyclops work, the dice may give glory instead.
        self.sentinel = [face_worths(gold, max(2.0, sun), max(2.0, moon)) for gold, sun, moon in prices]
        self.cyclops = [face_worths(max(1.0, gold), sun, moon) for gold, sun, moon in prices]

    def chances(self, table: Table) -> list[float]:
        assert isinstance(table, Forge)
        outlooks = self.ahead(table)
        return shares(self.expected(table, outlooks), CLOSE + LUCK * outlooks[0].blessings)

    def turn(self, table: Table) -> int:
        assert isinstance(table, Forge)
        return table.round * len(table.heroes) + table.active

    def reach(self, seats: int, simulations: int) -> tuple[int, int]:
        """All have as many turns; more than two heroes half as many each."""
        each = turns_for(simulations, REACH)
        turns = seats * (each if seats == 2 else each // 2)
        return turns, turns * PLAYOUT

    def compared(self, table: Table, simulations: int) -> list[int]:
        return list(range(len(table.options))) if simulations >= MANY else self.sensible(table)

    def sensible(self, table: Table) -> list[int]:
        return self.ways(table, WAYS)

    def likely(self, table: Table) -> list[int]:
        return self.ways(table, LIKELY)

    def ways(self, table: Table, most: int) -> list[int]:
        """Of all feats and purchases only those that gain most by their worths."""
        assert isinstance(table, Forge)
        options = table.options
        if len(options) <= most or not isinstance(table.question, MainAction):
            return list(range(len(options)))
        me, outlooks = table.heroes[table.player], self.ahead(table)
        ranked = [(-self.gain(table, me, outlooks, options[i]), i) for i in range(len(options))]
        ranked.sort()
        return sorted([i for _, i in ranked[:most]])

    def gain(self, g: Forge, h: Hero, outlooks: list[Outlook], option: int) -> float:
        """What a feat or the first face to buy gains; nothing for whatever else may be done."""
        ahead = outlooks[h.seat]
        if o.BUY <= option < o.PICK:
            return ahead.bought(option - o.BUY)
        if not o.FEAT <= option < o.USE:
            return 0.0
        card = option - o.FEAT
        gain = self.card(g, h, ahead, card) - ahead.costs[card]
        for other in g.heroes:
            if other is not h and other.portal == CARDS[card].portal:  # who is chased is blessed
                gain -= blessing(other.dice, outlooks[other.seat].worth)
        return gain

    def subject(self, table: Table, simulations: int) -> int:
        """What a feat or a purchase is worth, the worths tell only roughly; it is much the same for all."""
        assert isinstance(table, Forge)
        return 0 if simulations >= MANY and isinstance(table.question, MainAction) else NOBODY

    def habit(self, table: Table) -> int:
        """Small decisions are made by the worths that positions are valued by, without trying them."""
        assert isinstance(table, Forge)
        question = table.question
        me = table.heroes[table.player]
        if may_use_triton(table, me):
            return -1  # its token may be used in any of them
        ahead = self.ahead(table)[me.seat]
        if isinstance(question, Offering):
            return self.best_face(table, me, ahead)
        if isinstance(question, ExtraAction):
            return len(table.options) - 1 if self.extra_action(table, me, ahead) > 0 else 0
        if isinstance(question, Reinforcement):
            return best_use(table, ahead)
        if isinstance(question, Place):
            return -1 if question.face == TRIPLE else worst_face(table, ahead)
        if isinstance(question, Either):
            if me.seat == table.active:
                return self.most_useful(table, me, question, ahead)
            return best_gain(table, question, ahead)
        if isinstance(question, MinorBlessings):
            light, dark = minor(me.dice, ahead.worth, LIGHT), minor(me.dice, ahead.worth, DARK)
            return LIGHT if light > dark else DARK
        if isinstance(question, Hammering):
            kept = 0 if ahead.gold < HAMMER_RATE else min(table.x, me.most(GOLD) - me.gold)
            return min(table.x - kept, len(table.options) - 1)
        return -1

    def best_face(self, g: Forge, h: Hero, ahead: Outlook) -> int:
        """The place of the face that gains most when it is bought now; 0: none does."""
        dearer = worst(h, ahead) - ahead.faces[GOLD_1]
        for gain, face in ahead.offers:
            if gain <= dearer:
                break
            if o.BUY + face in g.options:
                return g.options.index(o.BUY + face)
        return 0

    def most_useful(self, g: Forge, h: Hero, either: Either, ahead: Outlook) -> int:
        """The place of the resource to take in a hero's own turn: an action to come may need one."""
        main = extra = False
        for rule, _, _ in g.agenda:
            main = main or isinstance(rule, MainAction)
            extra = extra or isinstance(rule, ExtraAction)
        best = 0
        most = -1.0
        for i in range(len(g.options)):
            resource = g.options[i] - o.TAKE
            richer = h.clone()
            receive(g, richer, resource, g.x * either.amount(resource))
            value = richer.glory + reserves(richer, ahead)
            if main:
                value += self.action(g, richer, ahead, richer.sun)
            if extra:
                value += self.extra_action(g, richer, ahead)
            if value > most:
                best = i
                most = value
        return best

    def ahead(self, g: Forge) -> list[Outlook]:
        """The outlook of every seat after this turn."""
        seats = len(g.heroes)
        return self.outlooks[seats][(g.round - 1) * seats + g.active]

    def expected(self, g: Forge, outlooks: list[Outlook]) -> list[float]:
        """The glory that each hero will end with."""
        found = [self.prospects(h, outlooks[h.seat]) for h in g.heroes]
        active = g.heroes[g.active]
        ahead = outlooks[g.active]
        for rule, seat, x in g.agenda:
            if isinstance(rule, MainAction):
                found[g.active] += self.action(g, active, ahead, active.sun)
            elif isinstance(rule, ExtraAction):
                found[g.active] += self.extra_action(g, active, ahead)
            elif isinstance(rule, Offering):
                found[g.active] += self.offering(g, active, ahead, g.bought)
            elif isinstance(rule, Reinforcement):
                found[g.active] += self.reinforcement(g, active, ahead)
            elif isinstance(rule, CommonBlessing):
                for h in g.heroes:
                    found[h.seat] += blessing(h.dice, outlooks[h.seat].worth)
            elif isinstance(rule, (Receive, Blessing)):
                found[seat] += blessing(g.heroes[seat].dice, outlooks[seat].worth)
            elif isinstance(rule, MinorBlessing):
                found[seat] += minor(g.heroes[seat].dice, outlooks[seat].worth, x)
            elif isinstance(rule, TakeCard):
                found[seat] += self.card(g, g.heroes[seat], outlooks[seat], x)
        question = g.question
        if question is None:
            return found
        seat = g.player
        ahead = outlooks[seat]
        me = g.heroes[seat]
        if isinstance(question, MainAction):
            found[seat] += self.action(g, me, ahead, me.sun)
        elif isinstance(question, ExtraAction):
            found[seat] += self.extra_action(g, me, ahead)
        elif isinstance(question, Offering):
            found[seat] += self.offering(g, me, ahead, g.bought)
        elif isinstance(question, Reinforcement):
            found[seat] += self.reinforcement(g, me, ahead)
        elif isinstance(question, Place):
            found[seat] += placed(me, ahead, question.face)
        elif isinstance(question, Either):
            found[seat] += g.x * worth_of(question, g.options[best_gain(g, question, ahead)], ahead)
        elif isinstance(question, Hammering):
            found[seat] += g.x * max(ahead.gold, HAMMER_RATE)
        elif isinstance(question, MinorBlessings):
            found[seat] += question.times * better(me.dice, ahead.worth)
        elif isinstance(question, TwoRolledFaces):
            found[seat] += two_best(g, me, ahead.worth)
        return found

    def prospects(self, h: Hero, ahead: Outlook) -> float:
        """Glory so far, and what the dice, the reserves and the cards will still bring after this turn."""
        faces = ahead.faces
        dice = h.dice
        light = faces[dice[0]] + faces[dice[1]] + faces[dice[2]]
        light += faces[dice[3]] + faces[dice[4]] + faces[dice[5]]
        dark = faces[dice[6]] + faces[dice[7]] + faces[dice[8]]
        dark += faces[dice[9]] + faces[dice[10]] + faces[dice[11]]
        value = h.glory + h.card_glory + light + dark
        if TRIPLE in dice:
            value += (dice[:6].count(TRIPLE) * dark + dice[6:].count(TRIPLE) * light) / 3
        cards = h.cards
        if ahead.turns:
            value += reserves(h, ahead)
            if cards[HIND]:
                value += cards[HIND] * HIND_PART * ahead.turns * max(light, dark) / ahead.blessings
            if cards[OWL]:
                value += cards[OWL] * (ahead.cards[OWL] - CARDS[OWL].glory)
            if cards[ELDER]:
                value += cards[ELDER] * ahead.cards[ELDER]
            if cards[CHEST]:
                value += cards[CHEST] * ahead.turns * CHEST_WORTH
            if cards[GREAT_BEAR]:
                value += cards[GREAT_BEAR] * ahead.turns * BEAR_WORTH
            if h.tritons:
                value += h.tritons * (ahead.cards[TRITON] - CARDS[TRITON].glory)
        if cards[HAMMER]:
            value += hammering(h, ahead, h.hammer_left())
        if ahead.blessings:
            if h.cerberus:
                value += h.cerberus * CERBERUS_PART * (light + dark) / ahead.blessings
            if cards[TENACIOUS_BOAR]:
                value += cards[TENACIOUS_BOAR] * ahead.blessings * BOAR_WORTH / 6
        return value

    def reinforcement(self, g: Forge, h: Hero, ahead: Outlook) -> float:
        """What the reinforcements not used in this turn will give."""
        value = 0.0
        if h.cards[OWL]:
            value += (h.cards[OWL] - g.used.count(OWL)) * max(ahead.gold, ahead.sun, ahead.moon)
        if h.cards[HIND]:
            value += (h.cards[HIND] - g.used.count(HIND)) * better(h.dice, ahead.worth)
        return value

    def offering(self, g: Forge, h: Hero, ahead: Outlook, bought: tuple[int, ...]) -> float:
        """The most that the gold can gain when it buys faces now."""
        gold = h.gold
        if gold < 2:
            return 0.0
        dearer = worst(h, ahead) - ahead.faces[GOLD_1]
        total = 0.0
        stock = g.stock
        for gain, face in ahead.offers:
            if gain <= dearer:
                break
            if PRICE[face] <= gold and stock[face] and face not in bought:
                total += gain - dearer
                gold -= PRICE[face]
                if gold < 2:
                    break
        return total

    def action(self, g: Forge, h: Hero, ahead: Outlook, sun: int) -> float:
        """The most that a main action can gain now."""
        best = self.offering(g, h, ahead, ())
        moon = h.moon
        if sun or moon:
            piles = g.piles
            costs = ahead.costs
            for card in g.islands:
                c = CARDS[card]
                if c.sun <= sun and c.moon <= moon and piles[card]:
                    gain = self.card(g, h, ahead, card) - costs[card]
                    best = max(best, gain)
        return best

    def extra_action(self, g: Forge, h: Hero, ahead: Outlook) -> float:
        """The most that the extra action can gain, if it may be had."""
        if g.extra or h.sun < EXTRA_ACTION_SUN:
            return 0.0
        return max(0.0, self.action(g, h, ahead, h.sun - EXTRA_ACTION_SUN) - EXTRA_ACTION_SUN * ahead.sun)

    def card(self, g: Forge, h: Hero, ahead: Outlook, card: int) -> float:
        """What taking a card will bring."""
        value = ahead.cards[card]
        if card == CANCER:
            value += 2 * blessing(h.dice, ahead.worth)
        elif card == SPHINX:
            value += 4 * better(h.dice, ahead.worth)
        elif card == HAMMER:
            left = h.hammer_left()
            value += hammering(h, ahead, left + HAMMER_STEPS)
            if left:
                value -= hammering(h, ahead, left)
        elif card == HIND:
            value += HIND_PART * ahead.turns * better(h.dice, ahead.worth)
        elif card == SATYRS:
            total = 0.0
            for other in g.heroes:
                if other is not h:
                    total += blessing(other.dice, ahead.worth)
            value += SATYRS_PART * total / (len(g.heroes) - 1)
        elif card == HELMET:
            value += placed(h, ahead, TRIPLE)
        elif card == CERBERUS:
            value += CERBERUS_PART * blessing(h.dice, ahead.worth)
        elif card == SENTINEL:
            value += 2 * blessing(h.dice, self.sentinel[ahead.turns])
        elif card == CYCLOPS:
            worth = self.cyclops[ahead.turns]
            value += 4 * better(h.dice, worth)
        elif card == TYPHON:
            value += len(h.replaced)
        return value


def best_use(g: Forge, ahead: Outlook) -> int:
    """The place of a reinforcement; the Elder's is used if the gold is worth less than its glory."""
    for i in range(1, len(g.options)):
        if g.options[i] != o.USE + ELDER or CARDS[ELDER].fee * ahead.gold < ELDERS_GLORY:
            return i
    return 0


def best_gain(g: Forge, either: Either, ahead: Outlook) -> int:
    """The place of the resource that is worth most."""
    best = 0
    for i in range(1, len(g.options)):
        if worth_of(either, g.options[i], ahead) > worth_of(either, g.options[best], ahead):
            best = i
    return best


def worth_of(either: Either, option: int, ahead: Outlook) -> float:
    """What it is worth to take a resource."""
    resource = option - o.TAKE
    amount = either.amount(resource)
    if resource == GOLD:
        return amount * ahead.gold
    if resource == GLORY:
        return float(amount)
    return amount * (ahead.sun if resource == SUN else ahead.moon)


def worst_face(g: Forge, ahead: Outlook) -> int:
    """The place of the old face that is worth least."""
    best, least_worth = 0, 1e9
    for i in range(len(g.options)):
        worth = ahead.faces[(g.options[i] - o.REPLACE) % o.PAIR]
        if worth < least_worth:
            best, least_worth = i, worth
    return best


def reserves(h: Hero, ahead: Outlook) -> float:
    """What the resources in reserve are worth; what the next blessings will push out is worth nothing."""
    most = h.most(SUN) - SHARD_OVERFLOW * ahead.sooner
    gold = min(h.gold, h.most(GOLD) - GOLD_OVERFLOW * ahead.sooner)
    return (
        ahead.gold * spendable(gold, MUCH_GOLD)
        + ahead.sun * spendable(min(h.sun, most), MUCH_SHARDS)
        + ahead.moon * spendable(min(h.moon, most), MUCH_SHARDS)
    )


def spendable(amount: float, much: float) -> float:
    """An amount, of which only a part counts above what is much."""
    return amount if amount <= much else much + BEYOND_MUCH * (amount - much)


def hammering(h: Hero, ahead: Outlook, left: int) -> float:
    """What hammers with so many steps left will bring, if all gold goes there that is better there."""
    if not left:
        return 0.0
    income = 0
    for face in h.dice:
        income += FACE_AMOUNTS[face][GOLD]
    gold = ahead.idle * income / 6
    done = h.hammer % HAMMER_LAP
    value = 0.0
    if done:
        lap = HAMMER_GLORY[h.hammer // HAMMER_LAP % 2]
        value += lap * done / HAMMER_LAP * min(1.0, (gold + 1) / (HAMMER_LAP - done))
    if gold > 0:
        value += ahead.spare * income / 6 * min(1.0, left / gold)
    return value
