"""Monte Carlo tree search over what a seat may know: any game, any number of players, teams too.

Every simulation deals what is hidden and all luck anew (a determinization). One tree stands for everything
that could be the case: its branches are the options chosen so far, whoever chose them (open loop). Each node
counts for every seat what came of it, and whoever decides there looks at his own count (max^n).

- **At the root** all options are tried on the *same* deals, so that luck does not decide between them: in
  every turn the dice fall alike, however many were rolled before. Options that the game knows to be worse
  are left out. After each of a few rounds the worse half is given up (sequential halving), and at any time
  whatever is clearly behind the best. So an easy decision is soon made. Where the game knows what is usual,
  that stays in, and is taken unless another option is ahead of it beyond doubt.
- **In the tree** options are valued by the position right after them at first, then by what came of them
  (UCT). The tree ends where luck is drawn: what is best behind it depends on that luck.
- **Below the tree** everybody takes what leads to the best position at once, until the turns that are looked
  at are over, or for so many decisions. The more simulations there are, the more turns are looked at.
- **What comes of a simulation** is the mean of what the positions at the end of all these turns are worth:
  near ones hardly depend on luck, far ones show what a choice leads to. Within a turn positions cannot be
  compared: who has still something to do looks better than he is.
- **Lessons**: where the game says so, one playout of every deal stops at a decision and tries all that is
  likely there on the same luck. How much better or worse than at first sight an option turned out is
  remembered: later playouts, those of the next decisions, too, take it into account.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from igroteka.bots.evaluation import Evaluation
from igroteka.bots.protocol import Situation
from igroteka.core.chance import Source, seeded
from igroteka.core.table import NOBODY, Table

Clock = Callable[[], float]
"""Tells the seconds since anything; an argument, so that tests can count instead."""

EXPLORE: Final = 0.1  # how much a little-tried option is favoured
MOST_LOOKED_AT: Final = 12  # options of a decision below the tree
LUCK: Final = 1 << 30
MOST_DRAWN: Final = 1 << 10  # times that luck is drawn in a turn
DOUBT: Final = 10.0  # tries of an option that teach nothing yet
FADES: Final = 0.7  # what a lesson counts in the next decision
FEW: Final = 12  # deals that say nothing yet
CLEAR: Final = 3.0  # standard errors: who is so far behind is given up
SURE: Final = 1.0  # standard errors: who is so far ahead is taken instead of what is usual


class Node:
    """A point of the tree: what came of all simulations that passed it, for every seat."""

    __slots__ = ("children", "drew", "first", "seat", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.seat = NOBODY  # who has decided here
        self.drew = False  # was luck drawn on the way here from the node above?
        self.total = [0.0] * seats
        self.first: dict[int, float] = {}  # every option at first sight, for whoever decides here
        self.children: dict[int, Node] = {}

    def chance(self, seat: int) -> float:
        """What came of it on average."""
        return self.total[seat] / self.visits if self.visits else 0.0


class Race:
    """Options that are tried on the same deals: how each did above or below the mean of its deal."""

    __slots__ = ("alive", "deals", "square", "total")

    def __init__(self, options: int, alive: list[int]) -> None:
        self.alive = alive  # places of options
        self.deals = 0
        self.total = [0.0] * options
        self.square = [0.0] * options

    def add(self, values: list[float]) -> None:
        """What came of a deal for each that is still in; those that are clearly behind are out."""
        mean = sum(values) / len(values)
        self.deals += 1
        best = self.alive[0]
        for place, i in enumerate(self.alive):
            above = values[place] - mean
            self.total[i] += above
            self.square[i] += above * above
            if self.total[i] > self.total[best]:
                best = i
        if self.deals > FEW:
            self.alive = [i for i in self.alive if not self.is_behind(i, best, CLEAR)]

    def is_behind(self, i: int, best: int, errors: float) -> bool:
        """Is this one worse than the best by so many standard errors?"""
        return is_clear(self.total[best] - self.total[i], self.spread(i) + self.spread(best), errors)

    def spread(self, i: int) -> float:
        """The variance of a total; 0 before the first deal. Too small for two totals if few are left."""
        return self.square[i] - self.total[i] * self.total[i] / max(self.deals, 1)


class Budget:
    """How long a search may go on: simulations, and seconds by a clock (0: no limit)."""

    __slots__ = ("clock", "seconds", "simulations")

    def __init__(self, simulations: int, seconds: float, clock: Clock) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.clock = clock


class Pace:
    """The time of one decision."""

    __slots__ = ("clock", "left", "limited", "over", "stop")

    def __init__(self, budget: Budget) -> None:
        self.clock = budget.clock
        self.limited = budget.seconds > 0.0
        self.stop = self.clock() + budget.seconds
        self.left = budget.seconds  # when the clock was last looked at; 0 if there is no limit
        self.over = False

    def look(self) -> None:
        """Look at the clock after a deal."""
        if self.limited:
            self.left = self.stop - self.clock()
            self.over = self.left <= 0.0


class Lessons:
    """How much better or worse than at first sight options have turned out, compared with others."""

    __slots__ = ("total", "tries")

    def __init__(self) -> None:
        self.tries: dict[tuple[int, int], float] = {}  # of each subject and option
        self.total: dict[tuple[int, int], float] = {}

    def of(self, subject: int, option: int) -> float:
        """What to add to an option at first sight."""
        tries = self.tries.get((subject, option), 0.0)
        return self.total[subject, option] / (tries + DOUBT) if tries else 0.0

    def learn(self, subject: int, options: list[int], surprises: list[float]) -> None:
        """Options of one decision, and what each came to above first sight on the same luck."""
        mean = sum(surprises) / len(surprises)
        for i in range(len(options)):
            about = subject, options[i]
            self.tries[about] = self.tries.get(about, 0.0) + 1.0
            self.total[about] = self.total.get(about, 0.0) + surprises[i] - mean

    def fade(self) -> None:
        """Make room for lessons of the next decision."""
        for about in self.tries:
            self.tries[about] *= FADES
            self.total[about] *= FADES


class Sights:
    """What a simulation sees at the end of every turn; the end of the game counts for all that are left."""

    __slots__ = ("decisions", "evaluation", "left", "seen", "total", "turn")

    def __init__(self, evaluation: Evaluation, table: Table, simulations: int) -> None:
        self.evaluation = evaluation
        self.turn = evaluation.turn(table)
        self.left, self.decisions = evaluation.reach(table.seats(), simulations)  # turns, decisions at most
        self.seen = 0
        self.total = [0.0] * table.seats()

    def look(self, table: Table) -> None:
        """Count the position if a turn is over."""
        if table.over:
            self.count(table, self.left)
            self.left = 0
            return
        now = self.evaluation.turn(table)
        if now != self.turn:
            turns = min(now - self.turn, self.left)
            self.turn = now
            self.left -= turns
            self.count(table, turns)

    def count(self, table: Table, times: int) -> None:
        """The position counts so many times."""
        values = self.evaluation.between_turns(table)
        total = self.total
        for seat in range(len(values)):
            total[seat] += times * values[seat]
        self.seen += times

    def mean(self) -> list[float]:
        """For every seat the mean of its chances."""
        return [total / self.seen for total in self.total]


class Search:
    """Grows trees for the decisions of one seat."""

    def __init__(self, evaluation: Evaluation, luck: Source, simulations: int = 0) -> None:
        self.evaluation = evaluation
        self.luck = luck
        self.simulations = simulations  # of a decision in all: they say how far it looks
        self.lessons = Lessons()
        self.deals = 0  # that options were compared on
        self.lesson_at = 0  # turns left where the present playout stops for a lesson; 0: nowhere

    def halve(self, root: Node, situation: Situation, budget: Budget) -> int:
        """Compare the options at the root, give up half of them, and so on: the place of the best."""
        pace = Pace(budget)
        self.lessons.fade()
        first = situation.tables(self.luck)
        dealt: Table | None = first  # serves the first comparison, too
        race = Race(len(situation.options), self.evaluation.compared(first, self.simulations))
        rounds = rounds_to_one(len(race.alive))
        usual = self.evaluation.usual(first)
        left = budget.simulations
        while len(race.alive) > 1 and left > 0 and not pace.over:
            simulations = min(max(budget.simulations // rounds, 1), left)
            left -= self.try_out(race, root, situation, simulations, pace, dealt)
            dealt = None
            ranked = [(-root.children[situation.options[i]].chance(situation.seat), i) for i in race.alive]
            ranked.sort()
            better = [i for _, i in ranked[: (len(ranked) + 1) // 2]]
            race.alive = [*better, usual] if usual in race.alive and usual not in better else better
        best = race.alive[0]
        return usual if usual in race.alive and not race.is_behind(usual, best, SURE) else best

    def one_round(
        self, places: list[int], situation: Situation, budget: Budget
    ) -> dict[int, tuple[float, float]]:
        """Try some of the options on as many deals as there is time for.

        What each did above the mean, and the variance of that, by its place; those that are clearly behind
        are left out.
        """
        race = Race(len(situation.options), places)
        self.try_out(race, Node(0), situation, budget.simulations, Pace(budget), None)
        return {i: (race.total[i], race.spread(i)) for i in race.alive}

    def try_out(
        self,
        race: Race,
        root: Node,
        situation: Situation,
        simulations: int,
        pace: Pace,
        dealt: Table | None,
    ) -> int:
        """Try what is still in the race on deal after deal, maybe beginning with one that is dealt already.

        How many simulations that took; a deal is never left half done.
        """
        done = 0
        while len(race.alive) > 1 and done < simulations and not pace.over:
            done += len(race.alive)
            race.add(self.compare(root, situation, race.alive, dealt or situation.tables(self.luck)))
            dealt = None
            pace.look()
        return done

    def compare(self, root: Node, situation: Situation, alive: list[int], table: Table) -> list[float]:
        """One simulation of each of these options, all on one deal: what came of it for the seat."""
        found: list[float] = []
        rest, stops = divmod(self.deals, len(alive))  # one of the playouts stops, at every turn in its turn
        self.deals += 1
        for place, i in enumerate(alive):
            after = table.clone()
            sights = Sights(self.evaluation, table, self.simulations)
            self.lesson_at = 1 + rest % sights.left if place == stops else 0
            found.append(self.grow(step(root, after, i), after, sights, table.rng)[situation.seat])
        return found

    def grow(self, node: Node, table: Table, sights: Sights, deal: int) -> list[float]:
        """One simulation from a node on: what came of it for every seat."""
        path = [node]
        sights.look(table)
        while node.visits and not node.drew and sights.left:
            node = step(node, table, self.pick(node, table))
            path.append(node)
            sights.look(table)
        self.play_on(table, sights, deal)
        values = sights.mean()
        for passed in path:
            passed.visits += 1
            total = passed.total
            for seat in range(len(values)):
                total[seat] += values[seat]
        return values

    def play_on(self, table: Table, sights: Sights, deal: int) -> None:
        """Play on and look at all turns that are left.

        Luck depends on the deal and the turn, not on what was chosen.
        """
        rng = deal
        drawn = 0
        turn = sights.turn
        for _ in range(sights.decisions):
            if not sights.left:
                break
            if sights.turn != turn:
                turn = sights.turn
                drawn = 0
            if table.rng != rng:
                rng = table.rng = seeded(deal + MOST_DRAWN * turn + drawn)
                drawn += 1
            if sights.left <= self.lesson_at:
                subject = self.evaluation.subject(table, self.simulations)
                if subject != NOBODY:
                    self.lesson_at = 0
                    self.take_lesson(subject, table, deal)
            table.choose(self.decided(table))
            sights.look(table)
        if sights.left:
            sights.count(table, sights.left)

    def take_lesson(self, subject: int, table: Table, deal: int) -> None:
        """Try all likely options of a decision on the same luck, but not as far as the search looks."""
        seat = table.player
        rng = seeded(table.rng)
        options: list[int] = []
        surprises: list[float] = []
        for i in self.evaluation.likely(table):
            first = self.evaluation.sight(table, i, rng)
            after = table.clone()
            sights = Sights(self.evaluation, table, 0)
            after.choose(i)
            sights.look(after)
            self.play_on(after, sights, deal)
            options.append(table.options[i])
            surprises.append(sights.mean()[seat] - first)
        self.lessons.learn(subject, options, surprises)

    def decided(self, table: Table) -> int:
        """The place of the option that a playout takes."""
        habit = self.evaluation.habit(table)
        return self.best(table) if habit < 0 else habit

    def pick(self, node: Node, table: Table) -> int:
        """The place of the option to follow: the most promising by first sight and by what came of it."""
        seat = node.seat = table.player
        options = table.options
        first = node.first
        children = node.children
        width = EXPLORE * sqrt(log(node.visits + 1.0))
        rng = 0
        best = 0
        most = -1.0
        for i in self.evaluation.branches(table):
            option = options[i]
            if option not in first:
                if not rng:
                    rng = seeded(self.luck.draw(LUCK))
                first[option] = self.evaluation.sight(table, i, rng)
            value = first[option]
            child = children.get(option)
            if child is None:
                value += width
            else:
                visits = child.visits + 1
                value = (value + child.total[seat]) / visits + width / sqrt(visits)
            if value > most:
                best = i
                most = value
        return best

    def best(self, table: Table) -> int:
        """The place of the option that is best at first sight, and by what was learned of it.

        Of too many only some are looked at.
        """
        places = self.evaluation.likely(table)
        every = (len(places) + MOST_LOOKED_AT - 1) // MOST_LOOKED_AT
        rng = seeded(table.rng)
        place = self.luck.draw(every)
        subject = self.evaluation.subject(table, self.simulations)
        best = 0
        most = -9.0  # lessons may lower a chance below zero
        while place < len(places):
            i = places[place]
            value = self.evaluation.sight(table, i, rng)
            if subject != NOBODY:
                value += self.lessons.of(subject, table.options[i])
            if value > most:
                best = i
                most = value
            place += every
        return best


def is_clear(lead: float, spread: float, errors: float) -> bool:
    """Is a lead of this variance larger than so many standard errors?"""
    return lead > 0.0 and lead * lead > errors * errors * spread


def rounds_to_one(options: int) -> int:
    """How often so many options are halved until one is left."""
    return (options - 1).bit_length()


def step(node: Node, table: Table, i: int) -> Node:
    """Take an option at a table and in the tree."""
    option = table.options[i]
    child = node.children.get(option)
    if child is None:
        child = node.children[option] = Node(table.seats())
    rng = table.rng
    table.choose(i)
    if table.rng != rng:
        child.drew = True
    return child


class MctsBot:
    """Chooses by a search; what still holds of the tree serves the next decision too."""

    def __init__(self, search: Search, budget: Budget) -> None:
        self.search = search
        self.budget = budget
        self.kept: Node | None = None

    def choose(self, situation: Situation) -> int:
        return situation.options[self.searched(situation)[1]]

    def searched(self, situation: Situation) -> tuple[Node, int]:
        """The tree for this decision, and the place of the option that it is for."""
        root = self.kept
        if root is None or root.seat != situation.seat:
            root = Node(0)
        best = self.search.halve(root, situation, self.budget)
        chosen = root.children.get(situation.options[best])
        # Behind luck the tree tells of many positions, and only one of them is the real one.
        self.kept = None if chosen is None or chosen.drew else chosen
        return root, best
