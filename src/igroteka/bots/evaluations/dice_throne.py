"""How good a position of Dice Throne is.

Everything is counted in points of health (see `dice_throne_worths` and `dice_throne_boards` for what things
are worth and where the numbers come from):

- the health of the side, less the damage that waits for it;
- cards and CP;
- tokens: some work once, some every turn as long as the game lasts;
- upgrades: what they add to every attack, or defence, for the turns to come;
- companions;
- the attack to come of whoever's turn it is: while he rolls, the dice with the attempts left, kept and
  used in the best way. Half an attack and half an income are taken off for the whole turn, so that its
  end looks neither good nor bad by itself: or who looks one decision ahead would waste tokens to delay it.

Positions in the middle of something are first brought to rest on a copy: nobody answers in windows, a
defender defends, small choices are made by what they lead to at once. So a declared attack counts what it
does in the end, dice of its own, defence and all.

The lead is turned into a chance by a scale that shrinks with the lower health: 5 points decide a race near
its end and mean little at its start. (An attack brings about 6 points and spreads by about 4, so the rest of
a game spreads by the square root of the attacks it takes.)
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from igroteka.bots.evaluation import Evaluation, imagined, shares, turns_for
from igroteka.bots.evaluations.dice_throne_boards import (
    BoardWorths,
    best_mask,
    board_of,
    mask_worth,
    use_worths,
    worth_of_dice,
)
from igroteka.bots.evaluations.dice_throne_changes import changing_card
from igroteka.bots.evaluations.dice_throne_experience import experience
from igroteka.bots.evaluations.dice_throne_worths import (
    COMPANION,
    CP,
    DEFENDED,
    LOOSE,
    standing_of,
    token_worth,
)
from igroteka.core.chance import seeded
from igroteka.core.table import Table
from igroteka.core.window import Window
from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.acting import price
from igroteka.games.dice_throne.altering import Alter
from igroteka.games.dice_throne.attack import attack_damage, final
from igroteka.games.dice_throne.board import BOARDS, STATUSES, card_of
from igroteka.games.dice_throne.defence import Defend
from igroteka.games.dice_throne.dice import RollAgain
from igroteka.games.dice_throne.keywords import (
    DEFENCE,
    HAND_LIMIT,
    MOST_CP,
    NOBODY,
    NORMAL,
    OFFENCE,
    TEAMS,
)
from igroteka.games.dice_throne.offence import Interfere, Rolling
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.tokens import Inflict, is_full
from igroteka.games.dice_throne.turn import MainPhase, SellDown
from igroteka.games.dice_throne.windows import Preempt

AT_REST: Final = (MainPhase, Rolling, SellDown)
MOST_STEPS: Final = 24  # towards a rest; then the position is taken as it is
MOST_COMPARED: Final = 12  # options of a small choice
INCOME: Final = 1.9  # a CP and a card
PER_TURN: Final = 7.5  # health that goes in a round: how long the game lasts
SPREAD: Final = 1.6
BEYOND: Final = 4.0

REACH: Final = ((0, 1), (800, 4))  # simulations, and how many turns they look at
PLAYOUT: Final = 100  # decisions below the tree of a search: enough to get to the end of a turn
WAYS: Final = 3  # to roll dice again, or to change one, that a search compares
USES: Final = 2  # of dice that a playout compares
DRAWS: Final = 3  # of the luck of an option, to see what it looks like at first sight


class DiceThroneEvaluation(Evaluation):
    """Health, and everything else in points of health; see the module."""

    def chances(self, table: Table) -> list[float]:
        assert isinstance(table, Throne)
        g = at_rest(table)
        return self.result(g) if g.over else chances(g)

    def between_turns(self, table: Table) -> list[float]:
        """With what experience says of all that heroes have."""
        assert isinstance(table, Throne)
        g = at_rest(table)
        return self.result(g) if g.over else chances(g, experienced=True)

    def turn(self, table: Table) -> int:
        assert isinstance(table, Throne)
        return table.turn

    def reach(self, seats: int, simulations: int) -> tuple[int, int]:
        turns = turns_for(simulations, REACH)
        return turns, turns * PLAYOUT

    def sensible(self, table: Table) -> list[int]:
        """Of all ways to roll again, or to change an attack die, the best few; of cards to sell the least."""
        assert isinstance(table, Throne)
        question = table.question
        if isinstance(question, Rolling) and table.left:
            return best_ways(table) if table.rolls else first_attempt(table)
        if isinstance(question, (MainPhase, SellDown)):
            return with_one_sale(table)
        return best_changes(table) if is_attack_changed(table) else list(range(len(table.options)))

    def branches(self, table: Table) -> list[int]:
        """Where first sight misleads (see `best_step`) the tree goes as playouts do."""
        habit = self.habit(table)
        return self.likely(table) if habit < 0 else [habit]

    def likely(self, table: Table) -> list[int]:
        """Dice that are not rolled again by habit are used; cards are sold when a CP is worth more."""
        assert isinstance(table, Throne)
        if isinstance(table.question, Rolling):
            return best_uses(table)
        if isinstance(table.question, MainPhase):
            return with_one_sale(table, only_for_gain=True)
        return self.sensible(table)

    def sight(self, table: Table, i: int, rng: int) -> float:
        """What comes of it if everybody lets it come; where that draws luck the mean of a few draws.

        One throw says little.
        """
        assert isinstance(table, Throne)
        seat = table.player
        after = let_come(table, i, rng)
        total = self.values(after)[seat]
        if after.rng == rng:
            earned = after.heroes[seat].cp > table.heroes[seat].cp
            return max(total, self.paid_for(table, i, rng)) if earned else total
        for _ in range(1, DRAWS):
            rng = seeded(rng)
            total += self.values(let_come(table, i, rng))[seat]
        return total / DRAWS

    def paid_for(self, g: Throne, i: int, rng: int) -> float:
        """The best of the cards that can be played after an option, but not before: CP are there to pay."""
        after = imagined(g, i, rng)
        if after.over or after.player != g.player:
            return 0.0
        best = 0.0
        for k in range(len(after.options)):
            option = after.options[k]
            if o.PLAY <= option < o.SELL and option not in g.options:
                best = max(best, self.sight(after, k, rng))
        return best

    def habit(self, table: Table) -> int:
        """Dice are kept by their worth; cards, tokens and abilities are used by `best_step`.

        In all other windows it takes a look at what comes of each, of passing, too.
        """
        assert isinstance(table, Throne)
        question = table.question
        if isinstance(question, Rolling):
            way = best_way(table)
            return self.best_step(table) if way < 0 else way
        if isinstance(question, (MainPhase, Interfere, Preempt)):
            return self.best_step(table)
        if isinstance(question, Window):
            return -1
        return with_one_sale(table)[0] if isinstance(question, SellDown) else likely(table)

    def usual(self, table: Table) -> int:
        """What playouts do without a thought; in other windows to pass."""
        habit = self.habit(table)
        return table.options.index(o.PASS) if habit < 0 and o.PASS in table.options else habit

    def best_step(self, g: Throne) -> int:
        """The place of what makes the position better as it lies, or else of the best way to go on.

        To go on cannot be compared with anything else: what is declared, accepted or over counts by what
        comes of it, dice and turns before that by what they are worth in general.
        """
        rng = seeded(g.rng)
        going_on: list[int] = []
        best = -1
        most = chances(g)[g.player]
        for i in self.likely(g):
            if goes_on(g.options[i]):
                going_on.append(i)
                continue
            value = self.sight(g, i, rng)
            if value > most:
                best = i
                most = value
        if best >= 0:
            return best
        if len(going_on) == 1:
            return going_on[0]
        return max(going_on, key=lambda i: self.sight(g, i, rng))


def goes_on(option: int) -> bool:
    """Does it end what the player is doing: the phase, the work on his dice, his say in a window?"""
    return option in (o.PASS, o.NO_ABILITY) or o.DECLARE <= option < o.DEFEND


# ---- rolling --------------------------------------------------------------------------------------------
def best_way(g: Throne) -> int:
    """The place of the best way to roll while dice are rolled; -1: they are best used."""
    if not g.rolls:
        return 0  # roll
    if g.left:
        mask = best_mask(g, g.heroes[g.active], g.rolls[0].values, g.left)
        if mask and o.REROLL + mask in g.options:
            return g.options.index(o.REROLL + mask)
    return -1


def best_uses(g: Throne) -> list[int]:
    """The places of the abilities that are worth most, or else of using none, and of cards and tokens."""
    h = g.heroes[g.active]
    worths = use_worths(h.kind, standing_of(g, h))
    found: list[int] = []
    abilities: list[tuple[int, int]] = []
    for i in range(len(g.options)):
        option = g.options[i]
        if o.DECLARE <= option < o.DEFEND:
            abilities.append((-worth_of_dice(worths[option - o.DECLARE], g.rolls[0].values), i))
        elif option != o.NO_ABILITY and not o.REROLL <= option < o.DIE:
            found.append(i)
    if not abilities:
        return [*found, g.options.index(o.NO_ABILITY)]
    abilities.sort()
    return found + [i for _, i in abilities[:USES]]


def best_ways(g: Throne) -> list[int]:
    """The places of the best few ways to roll again, and of all that is not rolling."""
    h, values = g.heroes[g.active], g.rolls[0].values
    keeps = board_of(h).of_keeps(standing_of(g, h), g.left, changing_card(h))
    found: list[int] = []
    ways: list[tuple[float, int]] = []
    for i in range(len(g.options)):
        mask = g.options[i] - o.REROLL
        if 0 <= mask < 1 << len(values):
            ways.append((-mask_worth(keeps, values, mask), i))
        else:
            found.append(i)
    return sorted(found + first_few(ways))


def first_attempt(g: Throne) -> list[int]:
    """The places of all options but to give up before the first roll: it costs nothing to roll.

    Playouts would not see it: they always use an ability, even where it would be better to use none.
    """
    return [i for i in range(len(g.options)) if g.options[i] != o.NO_ABILITY]


def first_few(ways: list[tuple[float, int]]) -> list[int]:
    """The places of the best few; of equal ones the first."""
    ways.sort()
    found: list[int] = []
    last = 0.0
    for worth, i in ways:
        if not found or worth != last:
            found.append(i)
            last = worth
        if len(found) == WAYS:
            break
    return found


# ---- selling --------------------------------------------------------------------------------------------
def with_one_sale(g: Throne, only_for_gain: bool = False) -> list[int]:
    """The places of all options but sales, and of one sale: every card brings the same, so the least goes.

    Only for gain: not even that one if it is worth more than the CP, unless this CP pays for another card.
    """
    h = g.heroes[g.player]
    board = board_of(h)
    turns = turns_left(min([g.health_of(other.seat) for other in g.heroes if not other.out]))
    found: list[int] = []
    sale = NOBODY
    least = 0.0
    for i in range(len(g.options)):
        option = g.options[i]
        if not o.SELL <= option < o.DECLARE:
            found.append(i)
            continue
        worth = board.held(option - o.SELL, turns)
        if sale == NOBODY or worth < least:
            sale = i
            least = worth
    if only_for_gain and CP[min(h.cp + 1, MOST_CP)] - CP[h.cp] <= least and not lacks_one(h):
        return found
    return found if sale == NOBODY else [*found, sale]


def lacks_one(h: Hero) -> bool:
    """Is there a card in the hand that one CP more would pay for?"""
    for card in h.hand:
        if price(h, card_of(h, card)) == h.cp + 1:
            return True
    return False


# ---- coming to rest -------------------------------------------------------------------------------------
def at_rest(g: Throne) -> Throne:
    """The table when all that is under way is done: a copy, or the table itself if it rests."""
    if isinstance(g.question, AT_REST):
        return g
    g = g.clone()
    settle(g)
    return g


def let_come(g: Throne, i: int, rng: int) -> Throne:
    """The table when all that comes of an option is done; the luck is not that of the table."""
    after = g.clone()
    after.rng = rng
    after.quiet = True
    after.choose(i)
    settle(after)
    return after


def settle(g: Throne) -> None:
    """Do all that is under way."""
    g.quiet = True
    for _ in range(MOST_STEPS):
        if g.over or isinstance(g.question, AT_REST):
            break
        g.choose(likely(g))


def likely(g: Throne) -> int:
    """Which option is taken on the way to rest."""
    question = g.question
    if isinstance(question, (Window, Preempt, RollAgain)):
        return 0  # pass
    if isinstance(question, Defend):
        return 1
    if is_attack_changed(g):
        return best_changes(g)[0]
    return best_at_once(g) if len(g.options) <= MOST_COMPARED else 0


def is_attack_changed(g: Throne) -> bool:
    """Is an attack die being changed?"""
    return isinstance(g.question, Alter) and g.phase == OFFENCE and g.ability == NOBODY and bool(g.rolls)


def best_changes(g: Throne) -> list[int]:
    """The places of the changes of an attack die that are best for whoever makes them, the best first."""
    roller = g.heroes[g.active]
    worths = board_of(roller).of_rolls(standing_of(g, roller), g.left)
    values = g.rolls[0].values
    sign = -1.0 if g.allies(g.player, g.active) else 1.0
    found = [(sign * worth_of_change(worths, values, g.options[i]), i) for i in range(len(g.options))]
    return first_few(found)


def worth_of_change(worths: list[int], values: tuple[int, ...], option: int) -> float:
    """What the attack dice are worth after a change; only to be compared."""
    if option < o.DIE:
        return float(worth_of_dice(worths, values))
    die, number = divmod(option - o.DIE, 8)
    if number:
        return float(worth_of_dice(worths, (*values[:die], number, *values[die + 1 :])))
    total = 0
    for face in range(1, 7):
        total += worth_of_dice(worths, (*values[:die], face, *values[die + 1 :]))
    return total / 6


def best_at_once(g: Throne) -> int:
    """The option that leads to the best position, if everybody lets it come."""
    seat = g.player
    best, most = 0, -1.0
    for i in range(len(g.options)):
        after = g.clone()
        after.quiet = True
        after.choose(i)
        won = 1.0 if after.result >> seat & 1 else 0.0
        chance = won if after.over else chances(after)[seat]
        if chance > most + 1e-9:
            best, most = i, chance
    return best


# ---- counting -------------------------------------------------------------------------------------------
def chances(g: Throne, experienced: bool = False) -> list[float]:
    """For every seat its chance of winning, by what lies there now."""
    living = [h for h in g.heroes if not h.out]
    lowest = min([g.health_of(h.seat) for h in living])
    turns = turns_left(lowest)
    sides: list[int] = []
    strengths: list[float] = []
    for h in living:
        side = g.team[h.seat]
        if side not in sides:
            sides.append(side)
            strengths.append(float(g.health_of(h.seat)))
        strengths[sides.index(side)] += strength(g, h, turns)
        if experienced:
            strengths[sides.index(side)] += experience(h, turns)
    parts = shares(strengths, deciding_lead(lowest))
    members = len(g.heroes) // 2 if g.mode == TEAMS else 1
    found = [0.0] * len(g.heroes)
    for h in living:
        found[h.seat] = parts[sides.index(g.team[h.seat])] / members
    return found


def turns_left(lowest: int) -> float:
    """How many turns everybody still has, by the lowest health."""
    return 0.5 + lowest / PER_TURN


def deciding_lead(lowest: int) -> float:
    """The lead in points of health that makes the odds e to 1."""
    return SPREAD * sqrt(lowest + BEYOND)


def strength(g: Throne, h: Hero, turns: float) -> float:
    """What a hero has besides health, in points of it."""
    board = board_of(h)
    total = CP[h.cp] + hand_worth(h, board, turns) - pending(g, h) + turns * board.gain
    rolling = g.active == h.seat and g.phase == OFFENCE and g.ability == NOBODY and bool(g.rolls)
    held = h.held
    while held:
        status = held.bit_length() - 1
        held ^= 1 << status
        if not (rolling and STATUSES[status].attempts):  # attempts that are lost are not counted twice
            total += h.tokens[status] * token_worth(h, status, turns)
    if h.companions:
        worths = COMPANION[BOARDS[h.kind].name]
        for k in range(len(h.companions)):
            total += worths[k][h.companions[k]]
    if g.active == h.seat:
        total -= (board.mean_attack() + INCOME) / 2
        if rolling:
            total += board.of_roll(standing_of(g, h), g.left, g.rolls[0].values)
        elif g.phase <= OFFENCE and g.ability == NOBODY:
            total += board.mean_attack(standing_of(g, h), changing_card(h))
    return total


def hand_worth(h: Hero, board: BoardWorths, turns: float) -> float:
    """The cards of the hand."""
    total = 0.0
    for card in h.hand:
        total += board.held(card, turns)
    n = len(h.hand)
    return total if n <= HAND_LIMIT else total * HAND_LIMIT / n + LOOSE * (n - HAND_LIMIT)


def pending(g: Throne, h: Hero) -> float:
    """The damage and the tokens that wait for a hero."""
    n = float(h.incoming + h.sure)
    if g.phase == DEFENCE:
        n = float(final(g, h))
    elif g.ability != NOBODY and g.phase >= OFFENCE and not g.hit and not g.allies(h.seat, g.active):
        opponents = len(g.opponents(g.heroes[g.active]))
        if g.target in (NOBODY, h.seat):
            share = 1.0 if g.target == h.seat else 1.0 / opponents
            n += share * attack_damage(g)
    if g.waiting and not g.allies(h.seat, g.active) and g.target in (NOBODY, h.seat):
        for verb in g.waiting:
            if isinstance(verb, Inflict) and not is_full(h, verb.status):
                n -= token_worth(h, verb.status, 3.0)
    if n and g.target == h.seat and g.damage_kind == NORMAL and not g.defended and not g.hit:
        n -= min(n, DEFENDED)
    return n
