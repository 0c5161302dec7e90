"""The evaluation of Epic: what has to count, and what is about to happen counts as nearly happened."""

from typing import Any

import pytest

from igroteka import Game
from igroteka.bots import make_bot
from igroteka.bots.evaluations.epic import EpicEvaluation
from igroteka.bots.evaluations.epic_cards import card_worth
from igroteka.bots.protocol import decide
from igroteka.games.epic.card import NUMBERS
from igroteka.games.epic.loader import SET_CARDS
from tests.epic.scene import Scene, scene

EVALUATION = EpicEvaluation()


def chance(s: Scene, seat: int = 0) -> float:
    """A seat's chance of winning."""
    return EVALUATION(s.game.table)[seat]


def of(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **table: Any) -> float:
    """The first seat's chance in a scene of its main phase."""
    return chance(scene(mine, theirs or {}, **table))


def after(s: Scene, *notations: str) -> float:
    """The first seat's chance after these decisions."""
    return chance(s.play(*notations))


def greedy_plays(s: Scene) -> str:
    """What the greedy bot decides in a scene, without the numbers of cards."""
    return str(decide(make_bot("greedy", "epic", 1), s.game)).partition("#")[0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"health": 20}, {"health": 19}),
        ({"hand": ["fireball"]}, {}),
        ({"play": ["wolf"]}, {}),
        ({"play": ["demon"]}, {"play": ["wolf"]}),
        ({"play": ["gold_dragon"]}, {"play": [{"card": "gold_dragon", "damage": 7}]}),
        ({"play": ["demon"]}, {"play": [{"card": "demon", "position": "expended"}]}),
        ({"play": ["demon"]}, {"play": [{"card": "demon", "deploying": True}]}),
        ({"hand": ["flame_strike"]}, {"hand": ["flame_strike"], "gold": 0}),
        ({"deck": ["wolf_companion"]}, {"deck": ["wolf_companion"] * 11}),
    ],
    ids=["health", "hand", "champion", "size", "damage", "block", "attack", "gold", "thin deck"],
)
def test_more_is_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert of(better) > of(worse)


def test_health_counts_more_when_there_is_little_of_it() -> None:
    """Of two players the weaker one profits more from a point."""
    low = of({"health": 4}, {"health": 4}) - of({"health": 3}, {"health": 4})
    high = of({"health": 30}, {"health": 30}) - of({"health": 29}, {"health": 30})
    assert low > high > 0


def test_an_unblockable_attack_counts_as_damage_before_it_lands() -> None:
    mine, theirs = (
        {"play": ["gold_dragon", "wolf"], "health": 9},
        {"health": 6, "play": ["rampaging_wurm"] * 2},
    )
    before = of(mine, theirs)
    assert before < 0.6
    assert after(scene(mine, theirs), "attack gold_dragon") > 0.9


def test_an_attack_into_a_better_blocker_is_bad() -> None:
    mine, theirs = {"play": ["wolf", "human"]}, {"play": ["burrowing_wurm"]}
    assert after(scene(mine, theirs), "attack wolf") < of(mine, theirs)


def test_greedy_lets_as_much_damage_through_as_it_can() -> None:
    s = scene({"play": ["triceratops"]}, {"play": ["demon"]}).play("attack triceratops", "block demon")
    assert s.asked == (0, "through")
    assert greedy_plays(s) == "number 6"


def test_damage_that_was_dealt_does_not_count_again() -> None:
    """The attack is known until everything it has set off is over: here a card to discard."""
    s = scene({"play": ["thought_plucker"]}, {"hand": ["burrowing_wurm", "kong"], "health": 2})
    s.play("attack thought_plucker")
    assert s.asked == (1, "discard")
    assert s.health(1) == 1
    assert chance(s) < 0.9


def test_a_text_whose_target_is_being_chosen_counts_by_the_best_target() -> None:
    mine = {"hand": ["flame_strike"]}
    strong = {"play": ["gold_dragon", "wolf"]}
    assert after(scene(mine, strong), "play flame_strike") > of(mine, strong)
    weak = {"play": ["wolf", "wolf"]}
    gain = after(scene(mine, weak), "play flame_strike") - of(mine, weak)
    assert after(scene(mine, strong), "play flame_strike") - of(mine, strong) > gain


def test_a_removal_that_can_only_hit_own_champions_is_a_loss() -> None:
    mine = {"hand": ["inner_demon"], "play": ["gold_dragon", "trihorror"]}
    assert after(scene(mine, {}), "play inner_demon", "mode 2") < of(mine)


def test_a_finished_game_is_the_result() -> None:
    s = scene({"play": ["gold_dragon"]}, {"health": 6})
    s.play("attack gold_dragon")
    assert s.asked == (None, "over")
    assert EVALUATION(s.game.table) == [1.0, 0.0]


def test_greedy_takes_a_win_and_plays_its_gold() -> None:
    assert greedy_plays(scene({"play": ["gold_dragon"]}, {"health": 6})) == "attack gold_dragon"
    assert greedy_plays(scene({"hand": ["rampaging_wurm"]}, {})) == "play rampaging_wurm"


def test_greedy_does_not_throw_cards_away_to_delay_the_end_of_its_turn() -> None:
    assert greedy_plays(scene({"hand": ["wither"], "play": ["wolf"], "gold": 0}, {})) != "play wither"


@pytest.mark.parametrize("mode", ["teams", "hydra"])
def test_members_of_a_team_share_their_chance(mode: str) -> None:
    s = scene({}, {"play": ["wolf"]}, {}, {}, mode=mode)
    chances = EVALUATION(s.game.table)
    team = s.game.table.team  # type: ignore[attr-defined]
    assert sum(chances) == pytest.approx(1)
    for seat in range(4):
        assert chances[seat] == chances[team.index(team[seat])]
    assert chances[1] > chances[next(seat for seat in range(4) if team[seat] != team[1])]


@pytest.mark.parametrize("mode", ["free_for_all", "hunter_first_blood", "hunter_last_survivor"])
def test_chances_of_more_players_add_up(mode: str) -> None:
    chances = EVALUATION(scene({"health": 20}, {}, {}, mode=mode).game.table)
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0


def test_a_hunter_profits_from_weak_prey() -> None:
    chances = EVALUATION(scene({}, {"health": 3}, {}, mode="hunter_first_blood").game.table)
    assert chances.index(max(chances)) == 0


@pytest.mark.parametrize(("format", "players"), [("pool_draft", 3), ("dark_draft", 2), ("random60", 2)])
def test_a_better_card_is_drafted(format: str, players: int) -> None:
    game = Game.new("epic", players=players, seed=3, format=format)
    taken = str(decide(make_bot("greedy", "epic", 1), game)).split()[-1].partition("#")[0]
    offered = [str(option).split()[-1].partition("#")[0] for option in game.options]
    worth = {name: card_worth(NUMBERS[name]) for name in offered if name in NUMBERS}
    assert worth[taken] > sorted(worth.values())[len(worth) // 2]


def test_every_card_has_a_worth_of_a_sensible_size() -> None:
    for kinds in SET_CARDS.values():
        for kind in kinds:
            assert 0 < card_worth(kind) < 40


def test_the_order_of_seats_does_not_matter() -> None:
    one = EVALUATION(scene({"play": ["wolf"], "hand": ["fireball"]}, {"health": 12}).game.table)
    other = EVALUATION(scene({"health": 12}, {"play": ["wolf"], "hand": ["fireball"]}, active=1).game.table)
    assert one == pytest.approx(other[::-1])
