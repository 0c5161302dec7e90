"""Searches: they find what is best, play the same again, keep to their budget and survive any position."""

from time import monotonic

import pytest

from igroteka import SetupError, Table
from igroteka.bots import make_bot
from igroteka.bots.evaluation import Varied
from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.levels import LEVELS
from igroteka.bots.mcts import Budget, Clock, Lessons, MctsBot, Node, Race, Search
from igroteka.bots.protocol import situation_of
from igroteka.bots.team import Found, Part, TeamBot
from igroteka.core.chance import seeded, source
from igroteka.core.kind import find_kind
from igroteka.core.table import NOBODY
from tests.bots.toy import Misled, Toy, asked, toy

GAMES = ("dice_forge", "dice_throne", "epic")
SETUPS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "dice_forge": [(2, {}), (3, {"cards": "random"}), (4, {"cards": "alternative"})],
    "dice_throne": [(2, {}), (4, {"mode": "teams"}), (3, {"mode": "king"})],
    "epic": [(2, {}), (2, {"format": "dark_draft"}), (4, {"mode": "hydra"}), (3, {})],
}


class Counted:
    """A clock that goes on by one second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


def still() -> float:
    """A clock that stands still."""
    return 0.0


def positions(game: str, number: int) -> list[Table]:
    """Tables of random games, in the middle of anything."""
    kind = find_kind(game)
    found: list[Table] = []
    seed = 0
    while len(found) < number:
        players, setup = SETUPS[game][seed % len(SETUPS[game])]
        table, choices = kind.new(kind.setup(players, setup), source(seed)), source(seeded(seed))
        while not table.over and len(found) < number:
            if choices.draw(10) == 0:
                found.append(table.clone())
            table.choose(choices.draw(len(table.options)))
        seed += 1
    return found


class Hasty(Varied):
    """An evaluation with short playouts."""

    def reach(self, seats: int, simulations: int) -> tuple[int, int]:
        return super().reach(seats, simulations)[0], 2


# ---- any position ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_in_any_position_a_search_answers_legally_and_stops_when_its_clock_says_so(game: str) -> None:
    kind = find_kind(game)
    for number, table in enumerate(positions(game, 1_000)):
        clock = Counted()
        search = Search(Hasty(EVALUATIONS[game]), source(number))
        bot = MctsBot(search, Budget(1_000_000, 1.0, clock))
        assert bot.choose(situation_of(kind, table)) in table.options
        deals = min(1, len(search.evaluation.compared(table, 0)) - 1)  # on which every option was tried
        assert clock.looks == 1 + deals  # at the beginning, and after the deal


def test_a_lesson_can_be_taken_wherever_there_is_a_subject() -> None:
    game = "dice_forge"
    expert = LEVELS["expert"].simulations[game]
    search = Search(Hasty(EVALUATIONS[game]), source(1), expert)
    for table in positions(game, 500):
        subject = search.evaluation.subject(table, expert)
        assert search.evaluation.subject(table, LEVELS["hard"].simulations[game]) == NOBODY
        if subject != NOBODY:
            before = table.clone()
            search.take_lesson(subject, table, 1)
            assert table.options == before.options
            assert table.rng == before.rng
    assert len(search.lessons.tries) > 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["greedy", "easy", "mcts:50"])
def test_the_same_seed_and_simulations_choose_the_same(game: str, name: str) -> None:
    kind = find_kind(game)
    for number, table in enumerate(positions(game, 10)):
        first, second = (make_bot(name, game, number, still).choose(situation_of(kind, table)) for _ in "12")
        assert first == second


# ---- the search ------------------------------------------------------------------------------------------
def simulations_in(root: Node) -> int:
    """How many simulations a tree has seen."""
    return sum(child.visits for child in root.children.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_search_takes_no_more_than_a_deal_beyond_its_simulations(game: str) -> None:
    kind = find_kind(game)
    for table in positions(game, 10):
        situation = situation_of(kind, table)
        bot = MctsBot(Search(EVALUATIONS[game], source(1)), Budget(60, 0.0, still))
        root, best = bot.searched(situation)
        assert simulations_in(root) <= max(60, len(situation.options)) + len(situation.options)
        visits = {option: child.visits for option, child in root.children.items()}
        assert visits == {} or visits[situation.options[best]] == max(visits.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_search_of_a_single_simulation_tries_every_option_once(game: str) -> None:
    kind = find_kind(game)
    for table in positions(game, 20):
        bot = MctsBot(Search(EVALUATIONS[game], source(1)), Budget(1, 0.0, still))
        root, best = bot.searched(situation_of(kind, table))
        compared = EVALUATIONS[game].compared(table, 0)
        assert best in compared
        tried = len(compared) if len(compared) > 1 else 0
        assert [child.visits for child in root.children.values()] == [1] * tried


def test_one_decision_ahead_is_misled_where_a_search_is_not() -> None:
    assert GreedyBot(Misled(), 1).choose(asked(toy())) == 1
    assert MctsBot(Search(Misled(), source(1)), Budget(40, 0.0, still)).choose(asked(toy())) == 2


def test_all_options_are_tried_on_the_same_deals() -> None:
    evaluation, dealt = Misled(), []
    MctsBot(Search(evaluation, source(1)), Budget(2, 0.0, still)).choose(asked(toy(), dealt))
    assert evaluation.seen == [(1,), (2,)]
    assert len(dealt) == 1


# ---- lessons ---------------------------------------------------------------------------------------------
def taught(*surprises: float, times: int = 1_000) -> Lessons:
    """Lessons of decisions between the options 1, 2 and so on, each with this surprise."""
    lessons = Lessons()
    for _ in range(times):
        lessons.learn(0, [i + 1 for i in range(len(surprises))], list(surprises))
    return lessons


def test_what_options_came_to_counts_in_comparison_with_the_others() -> None:
    lessons = taught(-0.2, 0.0)
    assert lessons.of(0, 1) == pytest.approx(-0.1, rel=0.1)
    assert lessons.of(0, 2) == pytest.approx(0.1, rel=0.1)
    assert lessons.of(0, 3) == lessons.of(1, 1) == 0.0


def test_few_tries_teach_little() -> None:
    assert 0 < taught(-0.2, 0.2, times=2).of(0, 2) < taught(-0.2, 0.2, times=200).of(0, 2) / 5


def test_new_lessons_outweigh_old_ones() -> None:
    lessons = taught(-0.2, 0.2, times=10)
    for _ in range(5):
        lessons.fade()
    lessons.learn(0, [1, 2], [0.5, -0.5])
    assert lessons.of(0, 2) < 0 < lessons.of(0, 1)


class Teaching(Misled):
    """The same, but playouts may learn, with many simulations."""

    def reach(self, seats: int, simulations: int) -> tuple[int, int]:
        return 1, 2

    def subject(self, table: Table, simulations: int) -> int:
        return 0 if simulations >= 100 else NOBODY


def test_playouts_take_what_turned_out_better_than_it_looks() -> None:
    search = Search(Teaching(), source(1), 100)
    assert toy().options[search.best(toy())] == 1
    search.lessons = taught(-0.8, 0.8)
    assert toy().options[search.best(toy())] == 2


def test_a_lesson_tells_what_first_sight_got_wrong() -> None:
    search = Search(Teaching(), source(1), 100)
    search.take_lesson(0, toy(), 1)
    assert search.lessons.of(0, 1) < 0 < search.lessons.of(0, 2)


@pytest.mark.parametrize("simulations", [99, 100])
def test_a_search_takes_lessons_in_its_playouts_where_the_game_says_so(simulations: int) -> None:
    search = Search(Teaching(), source(1), simulations)
    MctsBot(search, Budget(40, 0.0, still)).choose(asked(toy(coin=True)))
    assert bool(search.lessons.tries) == (simulations == 100)


class Watching(Misled):
    """Goes left in the second turn, and notes how the coin fell there."""

    def __init__(self) -> None:
        super().__init__()
        self.fell: list[int] = []

    def turn(self, table: Table) -> int:
        assert isinstance(table, Toy)
        return len(table.taken)

    def reach(self, seats: int, simulations: int) -> tuple[int, int]:
        return 2, 9

    def habit(self, table: Table) -> int:
        return 0

    def values(self, table: Table) -> list[float]:
        assert isinstance(table, Toy)
        self.fell.append(table.fell)
        return [0.5, 0.5]


def test_in_the_turns_to_come_luck_is_that_of_the_deal_whatever_was_drawn_before() -> None:
    evaluation = Watching()
    MctsBot(Search(evaluation, source(1)), Budget(20, 0.0, still)).choose(asked(toy(coin=True)))
    second = evaluation.fell[1::2]  # every simulation looks at the end of both turns
    left, right = second[::2], second[1::2]
    assert left == right
    assert len(set(left)) == 10


def test_at_first_sight_an_option_is_what_comes_right_after_it() -> None:
    evaluation, g = Misled(), toy()
    assert evaluation.sight(g, 0, 1) == 0.9
    assert evaluation.seen == [(1,)]


class Slow(Misled):
    """Thinks more of a table the longer it goes on; every decision is a turn."""

    def __init__(self, turns: int) -> None:
        super().__init__()
        self.turns = turns

    def turn(self, table: Table) -> int:
        assert isinstance(table, Toy)
        return len(table.taken)

    def reach(self, seats: int, simulations: int) -> tuple[int, int]:
        return self.turns, 9

    def values(self, table: Table) -> list[float]:
        assert isinstance(table, Toy)
        chance = 0.4 * len(table.taken)
        return [chance, 1 - chance]


@pytest.mark.parametrize(("turns", "mean"), [(1, 0.4), (2, (0.4 + 0.8) / 2), (4, (0.4 + 3 * 0.8) / 4)])
def test_all_turns_count_as_much_and_the_end_of_the_game_counts_for_those_that_do_not_come(
    turns: int, mean: float
) -> None:
    root, _ = MctsBot(Search(Slow(turns), source(1)), Budget(20, 0.0, still)).searched(asked(toy()))
    for child in root.children.values():
        assert child.chance(0) == pytest.approx(mean)


class Used(Misled):
    """The second option is usual; the first is better by so much, or not."""

    def __init__(self, ahead: float) -> None:
        super().__init__()
        self.ahead = ahead

    def usual(self, table: Table) -> int:
        return 1

    def values(self, table: Table) -> list[float]:
        assert isinstance(table, Toy)
        chance = 0.5 + (self.ahead if table.taken[0] == 1 else 0.0)
        return [chance, 1 - chance]


@pytest.mark.parametrize(("ahead", "option"), [(0.0, 2), (0.1, 1)])
def test_what_is_usual_is_taken_unless_another_is_better_beyond_doubt(ahead: float, option: int) -> None:
    bot = MctsBot(Search(Used(ahead), source(1)), Budget(20, 0.0, still))
    assert bot.choose(asked(toy())) == option


def raced(gap: float, noise: float, deals: int) -> list[int]:
    """Who is still in after so many deals: two equal options, and one that is behind by a gap."""
    race = Race(3, [0, 1, 2])
    for deal in range(deals):
        luck = (0.2 * deal) % 1  # the same for all, so that it must not count
        values = [0.5 + luck, 0.5 + luck, 0.5 - gap + luck + noise * (-1) ** deal]
        race.add([values[i] for i in race.alive])
    return race.alive


def test_what_is_clearly_behind_is_given_up() -> None:
    assert raced(gap=0.1, noise=0.05, deals=30) == [0, 1]


def test_what_may_be_behind_by_chance_is_not_given_up() -> None:
    assert raced(gap=0.1, noise=0.5, deals=30) == [0, 1, 2]
    assert raced(gap=0.1, noise=0.05, deals=5) == [0, 1, 2]


def test_an_easy_decision_takes_few_simulations() -> None:
    g = toy()
    g.choose(1)
    root, best = MctsBot(Search(Misled(), source(1)), Budget(1_000, 0.0, still)).searched(asked(g))
    assert g.options[best] == 1
    assert simulations_in(root) < 100


def test_what_holds_of_the_tree_serves_the_next_decision() -> None:
    g = toy()
    bot = MctsBot(Search(Misled(), source(1)), Budget(40, 0.0, still))
    g.choose(g.options.index(bot.choose(asked(g))))
    kept = bot.kept
    assert kept is not None
    assert simulations_in(kept) > 0
    root, best = bot.searched(asked(g))
    assert root is kept
    assert g.options[best] == 1


def test_behind_luck_a_tree_is_not_kept() -> None:
    g = toy(coin=True)
    bot = MctsBot(Search(Misled(), source(1)), Budget(40, 0.0, still))
    bot.choose(asked(g))
    assert bot.kept is None


@pytest.mark.parametrize(("game", "number"), [("dice_forge", 90), ("dice_throne", 24), ("epic", 12)])
def test_playouts_get_to_the_end_whatever_is_asked(game: str, number: int) -> None:
    kind = find_kind(game)
    for seed in range(number):
        players, setup = SETUPS[game][seed % len(SETUPS[game])]
        table = kind.new(kind.setup(players, setup), source(seed))
        search = Search(EVALUATIONS[game], source(seed))
        while not table.over:
            table.choose(search.decided(table))


# ---- levels ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", EVALUATIONS)
def test_every_level_thinks_more_than_the_one_before(game: str) -> None:
    simulations = [level.simulations[game] for level in LEVELS.values()]
    assert simulations == sorted(simulations)
    assert len(set(simulations)) == len(simulations)


@pytest.mark.parametrize(
    "name", ["mcts", "mcts:", "mcts:-1", "mcts:0", "mcts:1.5", "mcts:N", "mcts:²", "clever"]
)
def test_a_bot_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(SetupError):
        make_bot(name, "epic", 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_level_looks_as_far_as_its_simulations_can_tell(game: str, seats: int) -> None:
    turns = [EVALUATIONS[game].reach(seats, level.simulations[game])[0] for level in LEVELS.values()]
    assert turns == sorted(turns)
    assert turns[-1] > turns[0]


@pytest.mark.parametrize("game", GAMES)
def test_searches_of_a_team_look_as_far_as_all_their_simulations_can_tell(game: str) -> None:
    kind = find_kind(game)
    position = {"game": game, "rules": kind.version, **kind.save(positions(game, 1)[0])}
    search, _, budget = Part(game, position, 1, 5_000, 10, 0.0, ()).begin(still)
    assert search.simulations == 5_000
    assert budget.simulations == 10


def test_a_round_tries_all_options_on_the_same_deals_and_gives_up_what_is_clearly_behind() -> None:
    g, dealt = toy(), list[Toy]()
    situation = asked(g, dealt)
    search = Search(Misled(), source(1))
    found = search.one_round([0, 1], situation, Budget(16, 0.0, still))
    assert len(dealt) == 8
    (left, spread), (right, _) = found.values()
    assert left == -right < 0  # left is behind the mean by as much as right is before it
    assert spread > 0
    found = search.one_round([0, 1], situation, Budget(1_000, 0.0, still))
    assert list(found) == [1]
    dealt.clear()
    search.one_round([0, 1], situation, Budget(1_000, 1.0, Counted()))
    assert len(dealt) == 1


def chosen_together(
    monkeypatch: pytest.MonkeyPatch,
    *found: dict[str, float],
    usual: str = "",
    spread: float = 0.0,
    seconds: float = 0.0,
) -> tuple[str, list[tuple[str, ...]]]:
    """What two searches choose of four options, and what they have tried; round by round they find this.

    Each takes so many seconds, one after the other; they have 4.
    """
    table = next(table for table in positions("epic", 100) if len(table.options) > 3)
    names = dict(zip(table.options, "abcd", strict=False))
    parts: list[Part] = []

    def clock() -> float:
        return seconds * len(parts)

    def tried(part: Part, clock: Clock) -> dict[int, Found]:
        totals = found[len(parts)]
        parts.append(part)
        return {o: Found(totals[names[o]], spread) for o in part.left if names[o] in totals}

    class Four(Varied):
        def compared(self, table: Table, simulations: int) -> list[int]:
            return [0, 1, 2, 3]

        def usual(self, table: Table) -> int:
            return "abcd".find(usual) if usual else -1

    monkeypatch.setattr("igroteka.bots.team.tried", tried)
    monkeypatch.setitem(EVALUATIONS, "epic", Four(EVALUATIONS["epic"]))
    chosen = TeamBot("epic", 1, 2, Budget(80, 4.0, clock)).choose(situation_of(find_kind("epic"), table))
    assert {part.simulations for part in parts} == {20}  # a quarter: two rounds of two searches
    assert [part.seconds for part in parts[::2]] == [2.0, 4.0 - 2 * seconds][: len(parts) // 2]
    assert len({part.seed for part in parts}) == len(parts)
    return names[chosen], [tuple(names[option] for option in part.left) for part in parts]


def test_searches_add_up_what_they_found_and_give_up_half_of_the_options(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen, tried = chosen_together(
        monkeypatch,
        {"a": 0.5, "b": 0.1, "c": -0.2, "d": -0.4},
        {"a": -0.4, "b": 0.2, "c": 0.3, "d": -0.1},
        {"b": -0.1, "a": 0.1},
        {"b": 0.1, "c": -0.1},
    )
    assert tried == [("a", "b", "c", "d")] * 2 + [("b", "a")] * 2
    assert chosen == "b"


@pytest.mark.parametrize(("seconds", "tried"), [(0.0, 4), (1.5, 4), (2.0, 2), (9.0, 2)])
def test_what_is_left_of_the_time_is_shared_by_the_rounds_that_are_left(
    monkeypatch: pytest.MonkeyPatch, seconds: float, tried: int
) -> None:
    found = {"a": 0.5, "b": 0.1, "c": -0.2, "d": -0.4}
    chosen, parts = chosen_together(monkeypatch, *4 * [found], seconds=seconds)
    assert (chosen, len(parts)) == ("a", tried)


def test_what_is_clearly_behind_in_one_search_is_out(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen, tried = chosen_together(monkeypatch, {"a": 0.1, "b": 0.9}, {"a": 0.1, "c": 0.1, "d": 0.1})
    assert len(tried) == 2
    assert chosen == "a"


def test_searches_that_contradict_each_other_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen, tried = chosen_together(monkeypatch, {"a": 0.1}, {"b": 0.2}, {"a": 0.1, "b": 0.2}, {"b": 0.2})
    assert len(tried) == 4
    assert chosen == "b"


@pytest.mark.parametrize(("spread", "taken"), [(0.001, "a"), (0.5, "d")])
def test_searches_together_take_what_is_usual_unless_another_is_ahead_beyond_doubt(
    monkeypatch: pytest.MonkeyPatch, spread: float, taken: str
) -> None:
    first = {"a": 0.2, "b": 0.1, "c": 0.0, "d": -0.3}
    second = {"a": 0.1, "b": -0.1, "d": 0.0}
    chosen, tried = chosen_together(monkeypatch, first, first, second, second, usual="d", spread=spread)
    assert tried == [("a", "b", "c", "d")] * 2 + [("a", "b", "d")] * 2
    assert chosen == taken


def test_what_is_usual_is_out_if_it_is_clearly_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    first = {"a": 0.2, "b": 0.1, "c": 0.0}
    chosen, tried = chosen_together(monkeypatch, first, first, first, first, usual="d", spread=9.0)
    assert tried == [("a", "b", "c", "d")] * 2 + [("a", "b")] * 2
    assert chosen == "a"


@pytest.mark.parametrize("game", GAMES)
def test_searches_in_processes_find_what_they_find_one_after_the_other(game: str) -> None:
    kind = find_kind(game)
    for table in positions(game, 4):
        alone = TeamBot(game, 1, 2, Budget(40, 0.0, still)).choose(situation_of(kind, table))
        together = TeamBot(game, 1, 2, Budget(40, 0.0, monotonic)).choose(situation_of(kind, table))
        assert alone == together
