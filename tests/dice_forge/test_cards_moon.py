"""Chapter 9: the cards paid with moon shards. Their costs and glory as a table: test_facts.py.

Heroes keep 2 sun where nothing else is said: the game then rests at the offer of an extra action, before
the next turn's blessing changes anything.
"""

from typing import Any

import pytest

from tests.dice_forge.scene import Scene, scene


def most(s: Scene, seat: int) -> tuple[int, ...]:
    """How much gold, sun and moon a player's board holds."""
    return tuple(s.hero(seat)["reserves"][resource]["most"] for resource in ("gold", "sun", "moon"))


def rolled(s: Scene) -> list[int | None]:
    """The seats that have rolled both dice so far, in order."""
    return [seat for what, seat in s.log() if what == "rolled"]


@pytest.mark.clause("DF-9.1")
def test_the_hammer_takes_gold_gained_from_now_on() -> None:
    s = scene({"moon": 1, "sun": 2}, {}, {}).play("feat blacksmiths_hammer")
    assert s.reserves(0) == (0, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 0
    assert s.hero(0)["cards"]["hammer"] == [{"card": "blacksmiths_hammer", "count": 1}]
    assert s.hero(0)["hammer"] == {"lap": 1, "step": 0, "left": 30}
    s.roll_all(("gold_1", "moon_1"), ("gold_1", "moon_1"), ("gold_1", "moon_1"), first=1)
    s.play("pass")
    assert s.asked == (0, "hammer")
    s.play("hammer 1")
    assert s.hero(0)["hammer"] == {"lap": 1, "step": 1, "left": 29}
    assert s.reserves(0) == (0, 2, 1, 0)


@pytest.mark.clause("DF-9.2")
def test_the_chest_raises_the_maxima_and_gives_nothing() -> None:
    s = scene({"gold": 12, "sun": 6, "moon": 6}, {}, {})
    assert most(s, 0) == (12, 6, 6)
    s.play("feat blacksmiths_chest")
    assert most(s, 0) == (16, 9, 9)
    assert s.reserves(0) == (12, 6, 5, 0)
    assert s.hero(0)["card_glory"] == 2


@pytest.mark.clause("DF-9.3")
def test_buying_the_hind_does_nothing_yet() -> None:
    s = scene({"moon": 2, "sun": 2}, {}, {}).play("feat silver_hind")
    assert s.log() == [("feat", 0)]
    assert s.reserves(0) == (0, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 2


@pytest.mark.clause("DF-9.3")
@pytest.mark.parametrize(
    ("die", "face", "reserves"), [("light", "sun_1", (0, 1, 0, 0)), ("dark", "moon_1", (0, 0, 1, 0))]
)
def test_the_hind_rolls_the_named_die(die: str, face: str, reserves: tuple[int, ...]) -> None:
    s = scene({"cards": {"silver_hind": 1}}, {}, {}, ask="reinforcement").play("use silver_hind")
    assert s.asked == (0, "die")
    s.roll_die(0, die, face)
    s.play(f"die {die}")
    assert s.reserves(0) == reserves
    assert s.log() == [("used", 0), ("rolled_die", 0), ("gained", 0)]


@pytest.mark.clause("DF-9.4")
@pytest.mark.parametrize(("owner", "glory"), [(0, 3), (1, 3), (2, 0)])
def test_a_bear_rewards_its_owner_for_chasing_and_for_being_chased(owner: int, glory: int) -> None:
    heroes: list[dict[str, Any]] = [{"moon": 4, "sun": 2}, {"portal": 3}, {}]
    heroes[owner]["cards"] = {"great_bear": 1}
    s = scene(*heroes)
    s.roll(1, "gold_1", "gold_1")
    s.play("feat ferryman")  # seat 0 chases seat 1 from portal 3
    assert [s.has(seat, "glory") for seat in range(3)] == [glory if seat == owner else 0 for seat in range(3)]


@pytest.mark.clause("DF-9.4")
def test_buying_a_bear_does_nothing_yet() -> None:
    s = scene({"moon": 2, "sun": 2}, {}, {}, cards="great_bear").play("feat great_bear")
    assert s.reserves(0) == (0, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 2


@pytest.mark.clause("DF-9.5")
def test_satyrs_apply_what_the_opponent_rolls() -> None:
    s = scene({"moon": 3, "sun": 2, "up": [5, 4]}, {"light": ["gold_4"], "dark": ["sun_1"]})
    s.roll(1, "gold_4", "sun_1")
    s.play("feat satyrs")
    assert s.reserves(0) == (4, 3, 0, 0)
    assert s.reserves(1) == (0, 0, 0, 0)
    assert rolled(s) == [1]
    assert (s.up(0, "light"), s.up(0, "dark")) == ("sun_1", "moon_1")
    assert s.hero(0)["card_glory"] == 6


@pytest.mark.clause("DF-9.6")
@pytest.mark.parametrize(
    ("reward", "reserves"),
    [("take sun", (2, 3, 0, 0)), ("take moon", (2, 2, 1, 0)), ("take glory", (2, 2, 0, 3))],
)
def test_a_boar_pays_its_card_owner_when_its_face_is_applied(reward: str, reserves: tuple[int, ...]) -> None:
    s = scene({"moon": 3, "sun": 2}, {}, {}, cards="tenacious_boar").play("feat tenacious_boar")
    assert s.hero(0)["card_glory"] == 4
    assert s.asked == (0, "give")
    s.play("give 1")
    assert s.asked == (1, "place")
    s.play("replace light gold_1")
    assert s.up(1, "light") == "boar_red"
    assert s.view["boars"] == [0, None, None, None]
    assert s.reserves(0) == (0, 2, 0, 0)
    s.roll_all(("gold_1", "gold_1"), ("boar_red", "gold_1"), ("gold_1", "gold_1"), first=1)
    s.play("pass", "take moon")
    assert s.asked == (0, "take")
    assert s.offered() == ["take sun", "take moon", "take glory"]
    s.play(reward)
    assert s.reserves(0) == reserves
    assert s.reserves(1) == (1, 0, 1, 0)


@pytest.mark.clause("DF-9.7")
def test_the_ferryman_is_worth_12_at_the_end() -> None:
    s = scene({}, {}, {"moon": 4}, active=2, round=10).play("feat ferryman")
    assert s.log() == [("feat", 2)]
    assert s.reserves(2) == (0, 0, 0, 0)
    assert s.game.outcome is not None
    assert s.game.outcome.scores == (0, 0, 12)


@pytest.mark.clause("DF-9.8")
def test_cerberus_gives_a_token_that_may_wait() -> None:
    s = scene({"moon": 4, "sun": 2}, {}, {}, cards="cerberus").play("feat cerberus")
    assert s.reserves(0) == (0, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 6
    assert s.hero(0)["tokens"]["cerberus"] == {"ready": 1, "used": 0}
    s.roll_all(("gold_1", "gold_1"), ("gold_1", "gold_1"), ("gold_1", "gold_1"), first=1)
    s.play("pass")
    assert s.asked == (0, "cerberus")
    s.play("pass")
    assert s.hero(0)["tokens"]["cerberus"] == {"ready": 1, "used": 0}
    s.roll_all(("sun_1", "glory_2"), ("gold_1", "gold_1"), ("gold_1", "gold_1"), first=2)
    s.play("pass")  # seat 1 ends the turn
    assert s.asked == (0, "cerberus")
    s.play("cerberus")
    assert s.reserves(0) == (2, 4, 0, 4)
    assert s.hero(0)["tokens"]["cerberus"] == {"ready": 0, "used": 1}


@pytest.mark.clause("DF-9.9")
def test_the_helmet_forges_x3_at_once_and_free_of_charge() -> None:
    s = scene({"moon": 5, "sun": 2, "gold": 1}, {}, {}).play("feat helmet_of_invisibility")
    assert s.asked == (0, "place")
    assert s.refused("pass") == "DF-4.6"
    s.play("replace dark moon_1")
    assert s.up(0, "dark") == "triple"
    assert s.hero(0)["replaced"] == ["moon_1"]
    assert s.left("triple") == 3
    assert s.reserves(0) == (1, 2, 0, 0)
    assert s.hero(0)["card_glory"] == 4


@pytest.mark.clause("DF-9.10")
def test_cancer_blesses_the_buyer_twice_and_nobody_else() -> None:
    s = scene({"moon": 6, "sun": 2}, {}, {})
    s.roll(0, "sun_1", "gold_1")
    s.roll(0, "gold_1", "glory_2")
    s.play("feat cancer")
    assert rolled(s) == [0, 0]
    assert s.reserves(0) == (2, 3, 0, 2)
    assert s.reserves(1) == s.reserves(2) == (0, 0, 0, 0)
    assert s.hero(0)["card_glory"] == 8


@pytest.mark.clause("DF-9.10")
def test_cancer_blesses_twice_with_two_players_too() -> None:
    s = scene({"moon": 6, "sun": 2}, {})
    s.roll(0, "gold_1", "gold_1")
    s.roll(0, "gold_1", "gold_1")
    s.play("feat cancer")
    assert rolled(s) == [0, 0]
    assert s.reserves(0) == (4, 2, 0, 0)


@pytest.mark.clause("DF-9.11")
@pytest.mark.parametrize(("choice", "reserves"), [("pass", (3, 4, 0, 0)), ("exchange", (3, 2, 0, 4))])
def test_the_sentinel_may_turn_shards_into_glory_but_not_gold(choice: str, reserves: tuple[int, ...]) -> None:
    s = scene({"moon": 6, "sun": 2, "light": ["sun_2"]}, {}, {}, cards="sentinel")
    s.roll(0, "sun_2", "gold_1")
    s.roll(0, "gold_1", "gold_1")
    s.play("feat sentinel")
    assert s.asked == (0, "exchange")
    s.play(choice)
    assert s.asked == (0, "extra")  # the gold of both blessings was not asked about
    assert s.reserves(0) == reserves
    assert rolled(s) == [0, 0]
    assert s.hero(0)["card_glory"] == 6


@pytest.mark.clause("DF-9.11")
def test_the_exchange_ends_with_the_second_blessing() -> None:
    s = scene({"moon": 6, "sun": 2}, {}, {}, cards="sentinel")
    s.roll(0, "gold_1", "gold_1")
    s.roll(0, "gold_1", "moon_1")
    s.play("feat sentinel")
    assert s.asked == (0, "exchange")  # the second blessing still has it
    s.play("exchange")
    s.roll_all(("sun_1", "moon_1"), ("gold_1", "gold_1"), ("gold_1", "gold_1"), first=1)
    s.play("pass")  # the next turn's blessing has not
    assert s.asked == (1, "action")
    assert s.reserves(0) == (3, 3, 1, 2)
