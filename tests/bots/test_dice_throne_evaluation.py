"""What the evaluation of Dice Throne says of positions that differ in one thing."""

from collections.abc import Callable
from itertools import pairwise
from statistics import fmean, pstdev

import pytest

from igroteka.bots import make_bot
from igroteka.bots.evaluation import imagined
from igroteka.bots.evaluations.dice_throne import USES, DiceThroneEvaluation, at_rest
from igroteka.bots.evaluations.dice_throne_boards import (
    DiceWorths,
    board_of,
    level_gains,
    meeting,
    use_worths,
)
from igroteka.bots.evaluations.dice_throne_worths import (
    COMPANION,
    EVERY_TURN,
    ONCE,
    RESOURCES,
    Texts,
    given,
    set_standing,
    standing_of,
)
from igroteka.bots.protocol import situation_of
from igroteka.core.chance import source
from igroteka.core.kind import find_kind
from igroteka.core.window import Window
from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.board import BOARDS, NUMBERS, STATUSES
from igroteka.games.dice_throne.keywords import FOR_ATTACK, MAIN_2, NEGATIVE, POSITIVE
from igroteka.games.dice_throne.odds import ROLLS
from igroteka.games.dice_throne.offence import Rolling
from igroteka.games.dice_throne.state import Dice, Hero, Throne, replaced
from igroteka.games.dice_throne.status_numbers import BOUNTY, BURN, EVASIVE, PROTECT
from igroteka.games.dice_throne.turn import MainPhase

EVALUATION = DiceThroneEvaluation()


def table(heroes: str = "barbarian,paladin", **setup: object) -> Throne:
    """A game at its first question; the first hero begins."""
    kind = find_kind("dice_throne")
    checked = kind.setup(len(heroes.split(",")), {"heroes": heroes, **setup})
    for seed in range(20):
        g = kind.new(checked, source(seed))
        assert isinstance(g, Throne)
        if g.active == 0:
            return g
    raise AssertionError("nobody rolls that low twenty times")


def rolling(values: tuple[int, ...], left: int) -> Throne:
    """The Barbarian has rolled these dice."""
    g = table()
    while not isinstance(g.question, Rolling):
        g.choose(g.options.index(o.PASS))
    g.choose(g.options.index(o.ROLL_DICE))
    g.rolls = (Dice(FOR_ATTACK, values, (g.active,) * 5),)
    g.left = left
    question, me = g.question, g.heroes[g.active]
    assert isinstance(question, Rolling)
    g.options = question.options(g, me, g.x)
    return g


def with_token(h: Hero, status: int) -> None:
    h.tokens = (*h.tokens[:status], 1, *h.tokens[status + 1 :])
    h.held |= 1 << status


def lose_health(g: Throne, seat: int) -> None:
    g.set_health(seat, g.health_of(seat) - 5)


def gain_cp(g: Throne, seat: int) -> None:
    g.heroes[seat].cp += 1


def lose_card(g: Throne, seat: int) -> None:
    h = g.heroes[seat]
    h.leave_hand(h.hand[0])


def upgrade(g: Throne, seat: int) -> None:
    h = g.heroes[seat]
    h.levels = (2, *h.levels[1:])


def protect(g: Throne, seat: int) -> None:
    with_token(g.heroes[seat], PROTECT)


def burn(g: Throne, seat: int) -> None:
    with_token(g.heroes[seat], BURN)


@pytest.mark.parametrize(
    ("change", "good"),
    [
        (lose_health, False),
        (gain_cp, True),
        (lose_card, False),
        (upgrade, True),
        (protect, True),
        (burn, False),
    ],
)
def test_a_change_moves_the_chance(change: Callable[[Throne, int], None], good: bool) -> None:
    for seat in (0, 1):
        g = table()
        before = EVALUATION(g)[seat]
        change(g, seat)
        assert (EVALUATION(g)[seat] > before) is good


@pytest.mark.parametrize(
    ("heroes", "setup"),
    [
        ("barbarian,paladin", {}),
        ("barbarian,paladin,monk,treant", {"mode": "teams"}),
        ("barbarian,paladin,monk", {"mode": "king"}),
    ],
)
def test_chances_add_up_and_team_mates_share(heroes: str, setup: dict[str, str]) -> None:
    g = table(heroes, **setup)
    chances = EVALUATION(g)
    assert sum(chances) == pytest.approx(1)
    for h in g.heroes:
        for other in g.heroes:
            if g.allies(h.seat, other.seat):
                assert chances[h.seat] == chances[other.seat]


def test_who_is_out_has_no_chance() -> None:
    g = table("barbarian,paladin,monk", mode="king")
    g.set_health(2, 0)
    g.heroes[2].out = True
    assert EVALUATION(g)[2] == 0
    assert sum(EVALUATION(g)) == pytest.approx(1)


def test_the_table_is_left_alone() -> None:
    g = rolling((1, 1, 1, 1, 1), 0)
    with_token(g.heroes[1], PROTECT)
    g.choose(g.options.index(max(option for option in g.options if option < o.DEFEND)))
    assert at_rest(g) is not g  # the Paladin is asked: something is under way
    before = find_kind("dice_throne").save(g)
    EVALUATION(g)
    assert find_kind("dice_throne").save(g) == before


# ---- dice -----------------------------------------------------------------------------------------------
def test_better_dice_and_more_attempts_are_better() -> None:
    me = rolling((1, 1, 1, 1, 1), 0).active
    five_swords = EVALUATION(rolling((1, 1, 1, 1, 1), 0))[me]
    nothing = EVALUATION(rolling((1, 2, 4, 4, 6), 0))[me]
    once_more = EVALUATION(rolling((1, 2, 4, 4, 6), 1))[me]
    assert nothing < once_more < five_swords


def roll_worth(g: Throne, h: Hero, values: tuple[int, ...]) -> float:
    """What a hero's attack dice are worth with no attempt left."""
    return board_of(h).of_roll(standing_of(g, h), 0, values)


@pytest.mark.parametrize("kind", range(len(BOARDS)))
def test_another_attempt_never_makes_a_roll_worse(kind: int) -> None:
    fresh = DiceWorths(kind, (1,) * len(BOARDS[kind].abilities))
    tables = [fresh.of_rolls(0, attempts) for attempts in range(3)]
    for less, more in pairwise(tables):
        assert all(b >= a for a, b in zip(less, more, strict=True))
    assert 3 < fresh.mean_attack() < 10


def test_a_declared_attack_counts_as_done() -> None:
    declared = rolling((1, 1, 1, 1, 1), 0)
    seat = declared.active
    nothing = declared.clone()
    strike = max(option for option in declared.options if o.DECLARE <= option < o.DEFEND)
    declared.choose(declared.options.index(strike))
    nothing.choose(nothing.options.index(o.NO_ABILITY))
    assert EVALUATION(declared)[seat] > EVALUATION(nothing)[seat]


def test_where_luck_is_drawn_first_sight_is_the_mean_of_several_draws() -> None:
    g = rolling((1, 1, 1, 1, 1), 0)
    strike = g.options.index(max(option for option in g.options if o.DECLARE <= option < o.DEFEND))
    nothing = g.options.index(o.NO_ABILITY)
    once = [EVALUATION(imagined(g, strike, rng))[g.active] for rng in range(1, 99)]
    seen = [EVALUATION.sight(g, strike, rng) for rng in range(1, 99)]
    assert 0 < pstdev(seen) < 0.8 * pstdev(once)
    assert fmean(seen) == pytest.approx(fmean(once), abs=0.02)
    assert len({EVALUATION.sight(g, nothing, rng) for rng in range(1, 99)}) == 1


def test_a_set_die_is_set_for_the_best() -> None:
    g = rolling((1, 1, 4, 4, 6), 0)
    me = g.heroes[g.active]
    wild = next(k for k, card in enumerate(BOARDS[me.kind].cards) if card.name == "so_wild")
    me.hand, me.cp = (wild,), 5
    question = g.question
    assert isinstance(question, Rolling)
    g.options = question.options(g, me, g.x)
    g.choose(g.options.index(o.PLAY + wild))
    after = at_rest(g)
    least = max(roll_worth(after, me, (*(1, 1, 4, 4, 6)[:i], 1, *(1, 1, 4, 4, 6)[i + 1 :])) for i in range(5))
    assert roll_worth(after, me, after.rolls[0].values) >= least > 0


@pytest.mark.parametrize(
    ("seat", "status", "dice"), [(1, BOUNTY, (1, 1, 6, 6, 3)), (0, EVASIVE, (1, 1, 4, 4, 5))]
)
def test_a_token_of_which_there_is_no_room_for_more_is_not_worth_rolling_for(
    seat: int, status: int, dice: tuple[int, ...]
) -> None:
    g = table("gunslinger,paladin")
    shooter, holder = g.heroes[0], g.heroes[seat]
    before = roll_worth(g, shooter, dice)
    holder.tokens = replaced(holder.tokens, status, holder.limits[status])
    assert roll_worth(g, shooter, dice) < before


@pytest.mark.parametrize("kind", range(len(BOARDS)))
def test_what_texts_are_read_for_stands_as_was_asked(kind: int) -> None:
    g = table(f"{BOARDS[kind].name},{BOARDS[kind - 1].name}")
    full = (1 << len(given(kind))) - 1
    set_standing(g.heroes[0], g.heroes[1], RESOURCES * full)
    assert standing_of(g, g.heroes[0]) // RESOURCES == full


@pytest.mark.parametrize("kind", range(len(BOARDS)))
def test_dice_are_worth_what_texts_say_whatever_was_read_before(kind: int) -> None:
    board, nothing_fits = BOARDS[kind], RESOURCES * (2 ** len(given(kind)) - 1)
    for standing in (0, nothing_fits):
        worths = use_worths(kind, standing)
        for k, places in enumerate(meeting(kind)):
            for place in {places[0], places[len(places) // 2], places[-1]}:
                texts = Texts(kind, (1,) * len(board.abilities), standing)
                worth = texts.of_use(board.uses[k], ROLLS[place])
                assert worths[k][place] == max(0, round(1000 * worth))


def test_what_the_shadow_thief_strikes_with_is_his_cp() -> None:
    g = table("shadow_thief,paladin")
    thief, large_straight = g.heroes[0], (1, 2, 3, 4, 5)
    worths = []
    for cp in (2, 6, 10):
        thief.cp = cp
        worths.append(roll_worth(g, thief, large_straight))
    assert worths[1] - worths[0] == pytest.approx(4.0)
    assert worths[2] - worths[1] == pytest.approx(4.0)


# ---- tables ---------------------------------------------------------------------------------------------
def test_every_status_has_its_worth_with_the_right_sign() -> None:
    assert {status.name for status in STATUSES} == set(ONCE) | set(EVERY_TURN)
    assert not set(ONCE) & set(EVERY_TURN)
    for status in STATUSES:
        worth = ONCE.get(status.name, 0.0) + EVERY_TURN.get(status.name, 0.0)
        assert worth > 0 or status.kind != POSITIVE
        assert worth < 0 or status.kind != NEGATIVE


def test_every_companion_has_its_worths() -> None:
    assert set(COMPANION) == {board.name for board in BOARDS if board.companions}
    for name, worths in COMPANION.items():
        assert len(worths) == len(BOARDS[NUMBERS[name]].companions)


@pytest.mark.parametrize("kind", [kind for kind, board in enumerate(BOARDS) if not board.flips])
def test_no_upgrade_makes_a_board_worse(kind: int) -> None:
    for gains in level_gains(kind):
        assert gains[1:] == sorted(gains[1:])


# ---- what a search compares ------------------------------------------------------------------------------
def test_of_all_ways_to_roll_again_a_search_compares_the_best_by_the_odds() -> None:
    g = rolling((1, 1, 1, 4, 6), 1)
    g.heroes[g.active].hand = ()
    places = EVALUATION.sensible(g)
    ways = [g.options[i] - o.REROLL for i in places if o.REROLL <= g.options[i] < o.REROLL + 32]
    assert len(ways) == 3
    assert 0b11000 in ways  # three swords stay, the other two dice are rolled again
    assert all(i in places for i in range(len(g.options)) if not o.REROLL <= g.options[i] < o.REROLL + 32)


def test_where_no_attack_dice_are_rolled_a_search_compares_all_options() -> None:
    g = table()
    assert EVALUATION.sensible(g) == list(range(len(g.options)))


def main_phase() -> Throne:
    """The Barbarian may play and sell cards."""
    g = table()
    while not isinstance(g.question, MainPhase):
        g.choose(g.options.index(o.PASS))
    return g


def test_nobody_gives_up_before_the_first_roll() -> None:
    g = main_phase()
    while not isinstance(g.question, Rolling):
        g.choose(g.options.index(o.PASS))
    assert not g.rolls
    assert o.NO_ABILITY in g.options
    compared = [g.options[i] for i in EVALUATION.sensible(g)]
    assert compared == [option for option in g.options if option != o.NO_ABILITY]
    assert o.ROLL_DICE in compared


def test_of_cards_to_sell_a_search_compares_the_one_that_is_worth_least() -> None:
    g = main_phase()
    h = g.heroes[0]
    cards = [card.name for card in BOARDS[h.kind].cards]
    h.hand = tuple(cards.index(name) for name in ("not_this_time", "get_that_outta_here", "so_wild"))
    assert isinstance(g.question, MainPhase)
    g.options = g.question.options(g, h, 0)
    compared = [g.options[i] for i in EVALUATION.sensible(g)]
    sales = [o.SELL + card for card in h.hand]
    assert [option for option in compared if option in sales] == sales[1:2]
    assert [option for option in g.options if option not in sales] == compared[:-1]


def test_in_playouts_windows_are_looked_at_and_dice_are_kept_by_their_worth() -> None:
    g = table()
    assert isinstance(g.question, Window)
    assert EVALUATION.habit(g) == -1
    g = rolling((1, 1, 1, 4, 6), 1)
    g.heroes[g.active].hand = ()
    assert g.options[EVALUATION.habit(g)] == o.REROLL + 0b11000


def test_in_playouts_of_all_uses_of_dice_the_best_few_are_compared() -> None:
    for g in rolling((1, 1, 1, 4, 6), 0), rolling((6, 6, 6, 6, 6), 2):
        looked_at = [g.options[i] for i in EVALUATION.likely(g)]
        assert 1 <= len([option for option in looked_at if o.DECLARE <= option < o.DEFEND]) <= USES
        left_out = set(g.options) - set(looked_at)
        assert {o.family(option) for option in left_out} <= {o.REROLL, o.DECLARE, o.NO_ABILITY}
        assert o.NO_ABILITY in left_out


def with_hand(g: Throne, *names: str, cp: int = 9) -> Throne:
    """The Barbarian holds these cards, and has so many CP: enough for all of them."""
    h, question = g.heroes[0], g.question
    cards = [card.name for card in BOARDS[h.kind].cards]
    h.hand = tuple(cards.index(name) for name in names)
    h.cp = cp
    assert isinstance(question, (MainPhase, Rolling))
    g.options = question.options(g, h, g.x)
    return g


@pytest.mark.parametrize(("values", "family"), [((6, 6, 6, 6, 5), o.PLAY), ((1, 1, 1, 1, 1), o.DECLARE)])
def test_in_playouts_a_card_is_used_for_better_dice_and_kept_when_they_are_good(
    values: tuple[int, ...], family: int
) -> None:
    g = with_hand(rolling(values, 0), "six_it")
    assert any(o.PLAY <= option < o.SELL for option in g.options)
    assert o.family(g.options[EVALUATION.habit(g)]) == family


def test_in_playouts_a_phase_ends_when_nothing_makes_the_position_better() -> None:
    g = main_phase()
    assert o.family(g.options[EVALUATION.habit(with_hand(g, "smack_2"))]) == o.PLAY
    assert g.options[EVALUATION.habit(with_hand(g, "get_that_outta_here"))] == o.PASS


def test_who_can_use_no_ability_declares_none() -> None:
    g = rolling((1, 1, 4, 4, 6), 0)
    assert not any(o.DECLARE <= option < o.DEFEND for option in g.options)
    assert g.options.index(o.NO_ABILITY) in EVALUATION.likely(g)


@pytest.mark.parametrize(("cp", "sold"), [(0, True), (9, False)])
def test_in_playouts_a_card_is_sold_only_when_a_cp_is_worth_more(cp: int, sold: bool) -> None:
    g = with_hand(main_phase(), "get_that_outta_here", cp=cp)
    assert any(o.SELL <= g.options[i] < o.DECLARE for i in EVALUATION.likely(g)) == sold


def test_in_playouts_a_card_is_sold_to_pay_for_a_better_one() -> None:
    g = with_hand(main_phase(), "mighty_blow_2", "get_that_outta_here", cp=1)  # mighty_blow_2 costs 2
    upgrade, other = g.heroes[0].hand
    for expected in o.SELL + other, o.PLAY + upgrade:
        place = EVALUATION.habit(g)
        assert g.options[place] == expected
        g.choose(place)


def test_in_playouts_cp_are_gained_when_they_pay_for_something() -> None:
    g = with_hand(main_phase(), "smack_2", "getting_paid", cp=1)
    getting_paid = o.PLAY + g.heroes[0].hand[1]
    assert g.options[EVALUATION.habit(g)] == getting_paid
    place = g.options.index(getting_paid)
    alone = with_hand(main_phase(), "getting_paid", cp=1)
    assert EVALUATION.paid_for(g, place, 1) > EVALUATION.values(g)[0]
    assert EVALUATION.paid_for(alone, alone.options.index(getting_paid), 1) == 0.0


def test_before_the_dice_are_rolled_cp_for_a_card_that_changes_them_count() -> None:
    poor, rich = (EVALUATION(with_hand(main_phase(), "so_wild", cp=cp))[0] for cp in (1, 2))
    poor_without, rich_without = (EVALUATION(with_hand(main_phase(), cp=cp))[0] for cp in (1, 2))
    assert rich - poor > rich_without - poor_without


def test_the_tree_goes_as_playouts_do_but_for_windows() -> None:
    g = main_phase()
    assert EVALUATION.branches(g) == [EVALUATION.habit(g)]
    g = table()
    assert isinstance(g.question, Window)
    assert EVALUATION.branches(g) == EVALUATION.likely(g)


def test_at_a_quiet_table_no_window_opens() -> None:
    g = table()
    assert isinstance(g.question, Window)
    g.quiet = True
    for _ in range(60):
        g.choose(0)
        assert not isinstance(g.question, Window)
    assert not g.clone().quiet


def test_the_end_of_a_turn_looks_neither_good_nor_bad() -> None:
    kind = find_kind("dice_throne")
    changes: list[float] = []
    for seed in range(5):
        g, bot = kind.new(kind.setup(2, {}), source(seed)), make_bot("greedy", "dice_throne", seed)
        while not g.over:
            assert isinstance(g, Throne)
            if isinstance(g.question, MainPhase) and g.phase == MAIN_2:
                seat, after = g.player, g.clone()
                after.choose(0)
                if not after.over:
                    changes.append(EVALUATION(after)[seat] - EVALUATION(g)[seat])
            g.choose(g.options.index(bot.choose(situation_of(kind, g))))
    assert len(changes) > 100
    assert abs(sum(changes) / len(changes)) < 0.02  # it was 0.05 when the rival's income was not foreseen
