"""The evaluation of Dice Forge counts what wins: glory, and what can still become glory."""

from typing import Any

import pytest

from igroteka import Game
from igroteka.bots import make_bot
from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.levels import LEVELS
from igroteka.bots.protocol import decide
from igroteka.core.chance import source
from tests.dice_forge.scene import Scene, scene

EVALUATION = EVALUATIONS["dice_forge"]
LAST: dict[str, Any] = {"round": 9}


def chances(game: Game) -> list[float]:
    return EVALUATION(game.table)


def chance(hero: dict[str, Any], **table: Any) -> float:
    """The chance of seat 0 with this hero, against one with starting dice; its own main action is over."""
    return chances(scene(hero, {}, **{"ask": "extra", "round": 5} | table).game)[0]


def chosen(s: Scene) -> str:
    """What a bot chooses that looks one decision ahead."""
    return str(decide(GreedyBot(EVALUATION, 1), s.game))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cards", ["intro", "alternative"])
def test_everywhere_chances_are_shares_of_one(players: int, cards: str) -> None:
    for seed in range(3):
        game, luck = Game.new("dice_forge", players=players, cards=cards, seed=seed), source(seed)
        while game.player is not None:
            found = chances(game)
            assert len(found) == players
            assert sum(found) == pytest.approx(1.0)
            assert min(found) > 0.0
            game.play(game.options[luck.draw(len(game.options))])


def test_alike_heroes_have_the_same_chance_at_the_end() -> None:
    s = scene({"glory": 20}, {"glory": 20}, active=1, ask="extra", **LAST)
    assert chances(s.game) == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize(
    "better",
    [
        {"glory": 1},
        {"gold": 1},
        {"sun": 1},
        {"moon": 1},
        {"light": ["gold_3"]},
        {"light": ["glory_3"]},
        {"dark": ["sun_2"]},
        {"dark": ["triple"]},
        {"dark": ["mirror"]},
        {"cards": {"silver_hind": 1}},
        {"cards": {"guardians_owl": 1}},
        {"cards": {"elder": 1}},
        {"cards": {"blacksmiths_hammer": 1}},
        {"cards": {"blacksmiths_hammer": 1}, "hammer": 10},
        {"cards": {"blacksmiths_chest": 1}},
        {"cards": {"great_bear": 1}},
        {"cards": {"triton": 1}, "triton": 1},
        {"cards": {"cerberus": 1}, "cerberus": 1},
    ],
    ids=str,
)
def test_it_is_better_to_have_it(better: dict[str, Any]) -> None:
    assert chance(better) > chance({})


@pytest.mark.parametrize("resource", ["gold", "sun", "moon"])
def test_reserves_are_worth_nothing_after_the_last_action(resource: str) -> None:
    assert chance({resource: 1}, **LAST) == chance({}, **LAST)


def test_a_face_is_worth_less_the_later_it_is() -> None:
    gains = [chance({"light": ["glory_3"]}, round=number) - chance({}, round=number) for number in (3, 6, 8)]
    assert gains == sorted(gains, reverse=True)


def test_what_will_not_fit_counts_less() -> None:
    gains = [chance({"moon": n + 1}) - chance({"moon": n}) for n in range(6)]
    assert 0 < gains[5] < gains[0]


def test_an_unused_token_is_worth_more_than_a_used_one() -> None:
    assert chance({"cards": {"triton": 1}, "triton": 1}) > chance({"cards": {"triton": 1}})
    assert chance({"cards": {"cerberus": 1}, "cerberus": 1}) > chance({"cards": {"cerberus": 1}})


def test_a_face_waiting_for_its_place_counts_like_a_forged_one() -> None:
    s = scene({"gold": 8, "sun": 2}, {}, round=3)
    s.play("buy glory_3")
    waiting = chances(s.game)[0]
    s.play("replace light gold_1")
    assert chances(s.game)[0] == pytest.approx(waiting)


def test_an_action_to_come_counts_what_it_will_gain() -> None:
    before = scene({"sun": 6}, {}, **LAST)
    after = scene({"sun": 6}, {}, **LAST).play("feat gorgon")
    assert chances(before.game)[0] == pytest.approx(chances(after.game)[0])


def test_in_the_last_turn_it_takes_the_most_glory() -> None:
    assert chosen(scene({"gold": 12, "sun": 6, "moon": 5}, {}, **LAST)) == "feat hydra"


def test_it_pays_for_an_extra_action_that_is_worth_it() -> None:
    s = scene({"sun": 9, "cards": {"blacksmiths_chest": 1}}, {}, **LAST)
    s.play("feat gorgon")
    assert chosen(s) == "extra"


def test_it_keeps_its_sun_when_no_extra_action_is_worth_it() -> None:
    s = scene({"sun": 6}, {}, round=5)
    s.play("feat gorgon")
    assert chosen(s) == "pass"


def test_early_gold_buys_faces() -> None:
    assert chosen(scene({"gold": 6}, {}, round=1)).startswith("buy ")


def test_a_new_face_goes_where_the_die_is_worst() -> None:
    s = scene({"gold": 8}, {}, round=3).play("buy glory_3")
    assert chosen(s) in ("replace light gold_1", "replace dark gold_1")


def test_looking_one_decision_ahead_with_it_beats_chance() -> None:
    game = Game.new("dice_forge", players=2, seed=11)
    bots = [make_bot("greedy", "dice_forge", 1), make_bot("random", "dice_forge", 2)]
    while game.player is not None:
        game.play(decide(bots[game.player], game))
    greedy, at_random = game.table.scores()
    assert greedy > 2 * at_random


# ---- what a search compares, and what it does not think about --------------------------------------------
def test_of_many_actions_a_search_compares_six_the_best_at_first_sight_among_them() -> None:
    s = scene({"gold": 12, "sun": 6, "moon": 6}, {}, round=5)
    options = s.game.table.options
    places = EVALUATION.sensible(s.game.table)
    assert len(options) > len(places) == 6
    assert chosen(s) in [str(s.game.options[i]) for i in places]
    in_playouts = EVALUATION.likely(s.game.table)
    assert len(in_playouts) == 3
    assert set(in_playouts) < set(places)


def test_with_many_simulations_a_search_compares_all_actions() -> None:
    table = scene({"gold": 12, "sun": 6, "moon": 6}, {}, round=5).game.table
    assert EVALUATION.compared(table, LEVELS["hard"].simulations["dice_forge"]) == EVALUATION.sensible(table)
    everything = list(range(len(table.options)))
    assert EVALUATION.compared(table, LEVELS["expert"].simulations["dice_forge"]) == everything


def test_of_few_actions_a_search_compares_all() -> None:
    s = scene({}, {}, round=5)
    assert EVALUATION.sensible(s.game.table) == list(range(len(s.game.options)))


@pytest.mark.parametrize(("sun", "taken"), [(2, False), (6, True)])
def test_in_a_playout_an_extra_action_is_paid_for_if_it_gains(sun: int, taken: bool) -> None:
    s = scene({"sun": sun}, {}, ask="extra", **LAST)
    assert (EVALUATION.habit(s.game.table) > 0) is taken


@pytest.mark.parametrize("die", ["light", "dark"])
def test_in_a_playout_the_better_die_is_rolled(die: str) -> None:
    s = scene({die: ["glory_3"], "cards": {"silver_hind": 1}}, {}, ask="reinforcement", round=5)
    s.play("use silver_hind")
    assert str(s.game.options[EVALUATION.habit(s.game.table)]) == f"die {die}"


@pytest.mark.parametrize(
    ("active", "reserve", "taken"),
    [
        (1, {}, "take sun"),  # of the most worth in the turns to come
        (0, {}, "take moon"),  # pays for a feat at once
        (0, {"sun": 4}, "take sun"),
    ],
)
def test_in_a_playout_the_most_precious_is_taken_or_what_the_action_to_come_needs(
    active: int, reserve: dict[str, int], taken: str
) -> None:
    s = scene({}, {"light": ["choice_gold1_sun1_moon1"], **reserve}, active=active, round=5)
    s.roll_all(("gold_1", "gold_1"), ("choice_gold1_sun1_moon1", "gold_1"), first=1 - active)
    s.play("pass")
    assert s.asked == (1, "take")
    assert str(s.game.options[EVALUATION.habit(s.game.table)]) == taken
