"""How good a position of Dice Forge is: the glory that every hero can expect to end with."""

from __future__ import annotations

from typing import Final

from igroteka.bots.evaluation import Evaluation, shares
from igroteka.core.table import Table
from igroteka.games.dice_forge.blessings import (
    BLESSING,
    COMMON_BLESSING,
    MINOR_BLESSING,
    RECEIVE,
    MinorBlessings,
    TwoRolledFaces,
)
from igroteka.games.dice_forge.cards import CARDS
from igroteka.games.dice_forge.catalogue import (
    BOAR,
    CANCER,
    CELESTIAL_SHIP,
    CERBERUS,
    CHEST,
    CYCLOPS,
    ELDER,
    FACES_COUNT,
    FOR_SALE,
    GLORY,
    GOLD,
    GOLD_1,
    GREAT_BEAR,
    GUARDIANS_SHIELD,
    HAMMER,
    HAMMER_GLORY,
    HAMMER_LAP,
    HELMET,
    HIND,
    MINOTAUR,
    MIRROR,
    MIRROR_OF_THE_ABYSS,
    MOON,
    OWL,
    PRICE,
    SATYRS,
    SENTINEL,
    SHIELD,
    SHIP,
    SPHINX,
    SUN,
    TENACIOUS_BOAR,
    TRIPLE,
    TRITON,
    TYPHON,
    WILD_SPIRITS,
)
from igroteka.games.dice_forge.faces import FACE_AMOUNTS, FACE_EFFECTS
from igroteka.games.dice_forge.forging import ForgeOneOf, Place
from igroteka.games.dice_forge.gains import Either, Hammering
from igroteka.games.dice_forge.state import Forge, Hero
from igroteka.games.dice_forge.turn import EXTRA_ACTION, MAIN_ACTION, OFFERING, TAKE_CARD

MOST_TURNS: Final = 10

# What one gold, sun or moon is worth in glory to a hero with so many own turns to come.
GOLD_WORTH: Final = [0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3, 1.5, 1.6, 1.6]
SUN_WORTH: Final = [0.0, 2.0, 2.4, 2.7, 2.8, 2.8, 2.8, 2.8, 2.8, 2.8, 2.8]
MOON_WORTH: Final = [0.0, 1.8, 2.2, 2.5, 2.6, 2.6, 2.6, 2.6, 2.6, 2.6, 2.6]
ELDERS_PROFIT: Final = 4.0
CHEST_WORTH: Final = 0.4
BEAR_WORTH: Final = 1.2
HAMMER_RATE: Final = 0.75
MIRROR_PART: Final = 0.9
SHIP_GOLD: Final = 4.0
GOLD_OVERFLOW: Final = 0.8
SHARD_OVERFLOW: Final = 0.15
SATYRS_PART: Final = 1.3
MINOTAUR_WORTH: Final = 2.0
HIND_PART: Final = 1.0
OWL_PART: Final = 1.0
FORGE_PART: Final = 1.0
TRIPLE_PART: Final = 1.0
BOAR_GLORY: Final = 3.0
CERBERUS_PART: Final = 1.4
FULL: Final = 4.0
FULL_PART: Final = 0.8
FULL_GOLD: Final = 8.0


class Outlook:
    """What lies before a seat at some turn: later turns of its own, and what faces will give until the end."""

    __slots__ = ("blessings", "dump", "faces", "sooner", "surplus", "turns")

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.blessings = 0
        self.faces: list[float] = [0.0] * (FACES_COUNT + 1)
        self.dump = 0.0
        self.surplus = 0.0
        self.sooner = 0  # blessings until the next own turn


class DiceForgeEvaluation(Evaluation):
    """Glory so far."""

    def __init__(
        self,
        scale: float = 4.0,
        spread: float = 0.4,
    ) -> None:
        self.gold = GOLD_WORTH
        self.sun = SUN_WORTH
        self.moon = MOON_WORTH
        self.scale = scale
        self.spread = spread
        self.worth = [self.face_worths(turns) for turns in range(MOST_TURNS + 1)]
        self.outlooks = [self.outlooks_of(seats) for seats in range(5)]

    def face_worths(self, turns: int) -> list[float]:
        gold, sun, moon = self.gold[turns], self.sun[turns], self.moon[turns]
        worth: list[float] = []
        for face in range(FACES_COUNT + 1):
            a, b, c, d = FACE_AMOUNTS[face]
            if isinstance(FACE_EFFECTS[face], Either):
                worth.append(max(a * gold, b * sun, c * moon, float(d)))
            else:
                worth.append(a * gold + b * sun + c * moon + d)
        worth[MIRROR] = max(worth[13], worth[11], worth[12], worth[4]) * MIRROR_PART
        worth[SHIP] = SHIP_GOLD * gold
        for boar in range(4):
            worth[BOAR + boar] = max(sun, moon)
        worth[SHIELD + GOLD] = 2.5 + 1.5 * gold
        worth[SHIELD + SUN] = 1.2 + 1.5 * sun
        worth[SHIELD + MOON] = 1.2 + 1.5 * moon
        worth[SHIELD + GLORY] = 3.4
        return worth

    def outlooks_of(self, seats: int) -> list[list[Outlook]]:
        if seats < 2:
            return []
        per_turn = 2 if seats == 2 else 1
        turns = seats * (10 if seats == 3 else 9)
        found: list[list[Outlook]] = [[Outlook(0) for _ in range(seats)]]
        for turn in range(turns - 1, 0, -1):
            row: list[Outlook] = []
            for seat in range(seats):
                after = found[-1][seat]
                own = turn % seats == seat
                now = Outlook(after.turns + own)
                now.blessings = after.blessings + per_turn
                worth = self.worth[now.turns]
                for face in range(FACES_COUNT + 1):
                    now.faces[face] = after.faces[face] + per_turn * worth[face] * FORGE_PART / 6
                now.sooner = per_turn + (0 if own else after.sooner)
                now.dump = after.dump
                now.surplus = after.surplus
                over = HAMMER_RATE - self.gold[now.turns]
                if over > 0:
                    now.dump += per_turn
                    now.surplus += per_turn * over
                row.append(now)
            found.append(row)
        found.reverse()
        return found

    def chances(self, table: Table) -> list[float]:
        assert isinstance(table, Forge)
        expected = self.expected(table)
        left = self.outlooks[len(expected)][(table.round - 1) * len(expected) + table.active][0].blessings
        return shares(expected, self.scale + self.spread * left)

    def expected(self, g: Forge) -> list[float]:
        seats = len(g.heroes)
        outlooks = self.outlooks[seats][(g.round - 1) * seats + g.active]
        pending = [0.0] * seats
        acting = 0
        for rule, seat, x in g.agenda:
            if rule is RECEIVE or rule is BLESSING:
                pending[seat] += self.blessing(g.heroes[seat], outlooks[seat].turns)
            elif rule is COMMON_BLESSING:
                for h in g.heroes:
                    pending[h.seat] += self.blessing(h, outlooks[h.seat].turns + (h.seat == g.active))
            elif rule is MAIN_ACTION:
                acting = 1
            elif rule is EXTRA_ACTION:
                acting = 2
            elif rule is MINOR_BLESSING:
                pending[seat] += self.minor(g.heroes[seat], outlooks[seat].turns, x)
            elif rule is TAKE_CARD:
                pending[seat] += self.card(g, g.heroes[seat], outlooks[seat], x)
        question = g.question
        if question is not None:
            me = g.heroes[g.player]
            ahead = outlooks[me.seat]
            if question is MAIN_ACTION:
                acting = 1
            elif question is EXTRA_ACTION:
                acting = 2
            elif question is OFFERING:
                acting = 2
                pending[me.seat] += self.offering(g, me, ahead)
            elif isinstance(question, Place):
                acting = acting or 3
                pending[me.seat] += self.placed(me, ahead, question.face)
            elif isinstance(question, Either):
                turns = ahead.turns + (me.seat == g.active)
                pending[me.seat] += abs(g.x) * max(
                    question.gold * self.gold[turns],
                    question.sun * self.sun[turns],
                    question.moon * self.moon[turns],
                    float(question.glory),
                )
            elif isinstance(question, Hammering):
                turns = ahead.turns + (me.seat == g.active)
                pending[me.seat] += g.x * max(self.gold[turns], HAMMER_RATE)
            elif isinstance(question, MinorBlessings):
                best = max(self.minor(me, ahead.turns, 0), self.minor(me, ahead.turns, 1))
                pending[me.seat] += question.times * best
            elif isinstance(question, TwoRolledFaces):
                pending[me.seat] += self.stolen(g, me, ahead.turns)
            elif isinstance(question, ForgeOneOf):
                pending[me.seat] += self.shielded(g, me, ahead)
        if acting:
            active = g.heroes[g.active]
            ahead = outlooks[g.active]
            if acting == 1:
                pending[g.active] += max(0.0, self.action(g, active, ahead, active.sun))
            elif acting == 2 and not g.extra and active.sun >= 2:
                gain = self.action(g, active, ahead, active.sun - 2) - 2 * self.sun[ahead.turns]
                pending[g.active] += max(0.0, gain)
        found: list[float] = []
        for h in g.heroes:
            found.append(pending[h.seat] + self.prospects(g, h, outlooks[h.seat]))
        return found

    def prospects(self, g: Forge, h: Hero, ahead: Outlook) -> float:
        """Glory so far, and what the dice, the reserves and the cards will still bring without this turn."""
        turns = ahead.turns
        faces = ahead.faces
        dice = h.dice
        light = faces[dice[0]] + faces[dice[1]] + faces[dice[2]]
        light += faces[dice[3]] + faces[dice[4]] + faces[dice[5]]
        dark = faces[dice[6]] + faces[dice[7]] + faces[dice[8]]
        dark += faces[dice[9]] + faces[dice[10]] + faces[dice[11]]
        value = float(h.glory + h.card_glory) + light + dark
        if TRIPLE in dice:
            value += (dice[:6].count(TRIPLE) * dark + dice[6:].count(TRIPLE) * light) * TRIPLE_PART / 3
        if turns:
            value += self.reserves(h, ahead)
        cards = h.cards
        if turns:
            best = light if light > dark else dark
            if cards[HIND]:
                value += HIND_PART * cards[HIND] * turns * best / ahead.blessings
            if cards[OWL]:
                value += OWL_PART * cards[OWL] * turns * max(self.gold[turns], self.sun[turns], self.moon[turns])
            if cards[ELDER]:
                value += cards[ELDER] * turns * max(0.0, ELDERS_PROFIT - 3 * self.gold[turns])
            if cards[CHEST]:
                value += cards[CHEST] * turns * CHEST_WORTH
            if cards[GREAT_BEAR]:
                value += cards[GREAT_BEAR] * turns * BEAR_WORTH
            if h.tritons:
                value += h.tritons * max(6 * self.gold[turns], 2 * self.sun[turns], 2 * self.moon[turns])
        if h.cerberus and ahead.blessings:
            value += h.cerberus * CERBERUS_PART * (light + dark) / ahead.blessings
        if cards[HAMMER]:
            value += self.hammering(h, ahead, 0)
        if cards[TENACIOUS_BOAR]:
            value += cards[TENACIOUS_BOAR] * ahead.blessings * BOAR_GLORY / 6
        return value

    def reserves(self, h: Hero, ahead: Outlook) -> float:
        turns = ahead.turns
        most = float(h.most(SUN))
        gold = min(float(h.gold), h.most(GOLD) - GOLD_OVERFLOW * ahead.sooner)
        sun = min(float(h.sun), most - SHARD_OVERFLOW * ahead.sooner)
        moon = min(float(h.moon), most - SHARD_OVERFLOW * ahead.sooner)
        if gold > FULL_GOLD:
            gold = FULL_GOLD + (gold - FULL_GOLD) * FULL_PART
        if sun > FULL:
            sun = FULL + (sun - FULL) * FULL_PART
        if moon > FULL:
            moon = FULL + (moon - FULL) * FULL_PART
        return gold * self.gold[turns] + sun * self.sun[turns] + moon * self.moon[turns]

    def hammering(self, h: Hero, ahead: Outlook, more: int) -> float:
        """What the hammers will bring, if all gold goes there that is not worth more elsewhere."""
        left = h.hammer_left() + 30 * more
        if not left:
            return 0.0
        income = 0
        for face in h.dice:
            income += FACE_AMOUNTS[face][GOLD]
        gold = ahead.dump * income / 6
        done = h.hammer % HAMMER_LAP
        lap = HAMMER_GLORY[h.hammer // HAMMER_LAP % 2]
        value = 0.0
        if done:
            value += lap * done / HAMMER_LAP * min(1.0, (gold + 1) / (HAMMER_LAP - done))
        if gold > 0:
            value += ahead.surplus * income / 6 * min(1.0, left / gold)
        return value

    def blessing(self, h: Hero, turns: int) -> float:
        return self.minor(h, turns, 0) + self.minor(h, turns, 1)

    def minor(self, h: Hero, turns: int, die: int) -> float:
        worth = self.worth[turns]
        total = 0.0
        for slot in range(6 * die, 6 * die + 6):
            total += worth[h.dice[slot]]
        return total / 6

    def stolen(self, g: Forge, me: Hero, turns: int) -> float:
        worth = self.worth[turns]
        first = second = 0.0
        for h in g.heroes:
            if h is not me:
                for slot in (h.up0, h.up1):
                    value = worth[h.dice[slot]]
                    if value > first:
                        first, second = value, first
                    elif value > second:
                        second = value
        return first + second

    def worst(self, h: Hero, ahead: Outlook) -> float:
        faces = ahead.faces
        if GOLD_1 in h.dice:
            return faces[GOLD_1]
        least = 1e9
        for face in h.dice:
            value = faces[face]
            if value < least and face != TRIPLE and not BOAR <= face < SHIELD:
                least = value
        return least

    def placed(self, h: Hero, ahead: Outlook, face: int) -> float:
        if face == TRIPLE:
            light = dark = 0.0
            for slot in range(6):
                light += ahead.faces[h.dice[slot]]
                dark += ahead.faces[h.dice[slot + 6]]
            return TRIPLE_PART * max(light, dark) / 3 - self.worst(h, ahead)
        return ahead.faces[face] - self.worst(h, ahead)

    def shielded(self, g: Forge, h: Hero, ahead: Outlook) -> float:
        best = 0.0
        for face in range(SHIELD, SHIELD + 4):
            if g.stock[face]:
                best = max(best, ahead.faces[face])
        return best - self.worst(h, ahead)

    def offering(self, g: Forge, h: Hero, ahead: Outlook) -> float:
        """The most that the gold can gain when it buys faces now."""
        faces = ahead.faces
        worst = self.worst(h, ahead)
        rate = self.gold[ahead.turns]
        gold = h.gold
        total = 0.0
        bought = g.bought
        last = -1
        while gold >= 2:
            best, chosen = 0.0, -1
            for face in FOR_SALE:
                price = PRICE[face]
                if price > gold:
                    break
                if g.stock[face] and face != last:
                    gain = faces[face] - worst - rate * price
                    if gain > best and face not in bought:
                        best, chosen = gain, face
            if chosen < 0:
                break
            total += best
            gold -= PRICE[chosen]
            bought = (*bought, chosen)
        return total

    def action(self, g: Forge, h: Hero, ahead: Outlook, sun: int) -> float:
        """The most that a main action can gain now."""
        best = self.offering(g, h, ahead) if h.gold >= 2 else 0.0
        turns = ahead.turns
        a, b = self.sun[turns], self.moon[turns]
        moon = h.moon
        if sun or moon:
            for card in g.islands:
                c = CARDS[card]
                if c.sun <= sun and c.moon <= moon and g.piles[card]:
                    gain = c.glory + self.card(g, h, ahead, card) - c.sun * a - c.moon * b
                    best = max(best, gain)
        return best

    def card(self, g: Forge, h: Hero, ahead: Outlook, card: int) -> float:
        """What a card will bring besides its printed glory."""
        turns = ahead.turns
        if card == CANCER:
            return 2 * self.blessing(h, turns)
        if card == SPHINX:
            return 4 * max(self.minor(h, turns, 0), self.minor(h, turns, 1))
        if card == HAMMER:
            return self.hammering(h, ahead, 1) - (self.hammering(h, ahead, 0) if h.cards[HAMMER] else 0.0)
        if card == CHEST:
            return turns * CHEST_WORTH
        if card == HIND:
            return HIND_PART * turns * max(self.minor(h, turns, 0), self.minor(h, turns, 1))
        if card == OWL:
            return OWL_PART * turns * max(self.gold[turns], self.sun[turns], self.moon[turns])
        if card == ELDER:
            return turns * max(0.0, ELDERS_PROFIT - 3 * self.gold[turns])
        if card == WILD_SPIRITS:
            return 3 * self.gold[turns] + 3 * self.moon[turns]
        if card == SATYRS:
            total = 0.0
            for other in g.heroes:
                if other is not h:
                    total += self.blessing(other, turns)
            return total / (len(g.heroes) - 1) * SATYRS_PART
        if card == HELMET:
            return self.placed(h, ahead, TRIPLE)
        if card == MIRROR_OF_THE_ABYSS:
            return self.placed(h, ahead, MIRROR)
        if card == MINOTAUR:
            return MINOTAUR_WORTH
        if card == CELESTIAL_SHIP:
            return self.placed(h, ahead, SHIP)
        if card == GUARDIANS_SHIELD:
            return self.shielded(g, h, ahead)
        if card == CERBERUS:
            return CERBERUS_PART * self.blessing(h, turns)
        if card == SENTINEL:
            return 2 * max(self.blessing(h, turns), 4.0)
        if card == CYCLOPS:
            return 4 * max(self.minor(h, turns, 0), self.minor(h, turns, 1), 2.0)
        if card == TYPHON:
            return float(len(h.replaced))
        if card == TRITON:
            return max(6 * self.gold[turns], 2 * self.sun[turns], 2 * self.moon[turns])
        if card == TENACIOUS_BOAR:
            return ahead.blessings * BOAR_GLORY / 6
        if card == GREAT_BEAR:
            return turns * BEAR_WORTH
        return 0.0
