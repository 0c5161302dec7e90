"""Chapter 3: blessings."""

from collections import Counter

import pytest

from igroteka import Game
from igroteka.core.chance import source
from tests.dice_forge.scene import Scene, scene


@pytest.mark.clause("DF-3.1")
def test_everybody_is_blessed_at_the_start_of_every_turn() -> None:
    s = scene({}, {}, {}, active=2)  # the end of a round: three whole turns follow
    for _ in range(3):
        s.roll_all(("sun_1", "moon_1"), ("sun_1", "moon_1"), ("sun_1", "moon_1"))
        s.play("pass")
    assert [s.reserves(seat) for seat in range(3)] == [(0, 3, 3, 0)] * 3


@pytest.mark.clause("DF-3.2")
def test_a_blessing_rolls_both_dice_and_applies_both_faces() -> None:
    s = scene({}, {}, {})
    s.roll(1, "gold_1", "moon_1")
    s.play("pass")
    assert s.reserves(1) == (1, 0, 1, 0)
    assert (s.up(1, "light"), s.up(1, "dark")) == ("gold_1", "moon_1")


@pytest.mark.clause("DF-3.3")
def test_the_owner_orders_gold_and_ship() -> None:
    def rolled() -> Scene:
        s = scene({}, {"cards": {"celestial_ship": 1}, "light": ["ship"], "dark": ["gold_3"]}, {})
        s.roll(1, "ship", "gold_3")
        s.play("pass")
        assert s.asked == (1, "first")
        return s

    gold_first = rolled().play("first gold_3")
    assert "buy choice_gold3_glory2" in gold_first.offered("buy")  # price 5, 2 less, paid by 3 gold
    ship_first = rolled().play("first ship")
    assert ship_first.refused("buy choice_gold3_glory2") == "DF-4.4"
    assert ship_first.play("pass").has(1, "gold") == 3


@pytest.mark.clause("DF-3.3")
def test_the_order_is_not_asked_where_it_makes_no_difference() -> None:
    s = scene({}, {"cards": {"celestial_ship": 1}, "light": ["ship"], "dark": ["moon_2"]}, {})
    s.roll(1, "ship", "moon_2")
    s.play("pass")
    assert s.asked == (1, "ship")


@pytest.mark.clause("DF-3.3")
@pytest.mark.parametrize(
    "faces", [("shield_gold", "choice_gold3_glory2"), ("choice_gold3_glory2", "shield_gold")]
)
@pytest.mark.parametrize(("choice", "reserves"), [("gold", (3, 0, 0, 5)), ("glory", (3, 0, 0, 2))])
def test_a_shield_is_valued_after_the_choice(
    faces: tuple[str, str], choice: str, reserves: tuple[int, ...]
) -> None:
    s = scene({}, {"light": [faces[0]], "dark": [faces[1]]}, {})
    s.roll(1, *faces)
    s.play("pass")
    assert s.asked == (1, "take")
    assert s.reserves(1) == (0, 0, 0, 0)
    assert s.play(f"take {choice}").reserves(1) == reserves


@pytest.mark.clause("DF-3.4")
def test_ships_of_one_blessing_sail_in_turn_order_after_all_have_rolled() -> None:
    s = scene({"light": ["ship"]}, {}, {}, {"light": ["ship"]}, active=1)
    s.roll_all(("ship", "moon_1"), ("sun_1", "moon_1"), ("sun_1", "moon_1"), ("ship", "moon_1"), first=2)
    s.play("pass")
    rolls = [("rolled", seat) for seat in (2, 3, 0, 1)]
    assert s.log() == [("passed", 1), ("turn", 2), *rolls, ("gained", 2), ("gained", 2)]
    assert s.asked == (3, "ship")
    s.play("pass")
    assert s.asked == (0, "ship")


@pytest.mark.clause("DF-3.4")
def test_the_first_of_two_ships_takes_the_last_face() -> None:
    s = scene({"gold": 9, "light": ["ship"]}, {}, {}, {"gold": 9, "light": ["ship"]}, active=1)
    s.roll_all(("ship", "moon_1"), ("sun_1", "moon_1"), ("sun_1", "moon_1"), ("ship", "moon_1"), first=2)
    s.play("pass", "buy gold_6", "replace dark gold_1")
    assert s.asked == (0, "ship")
    assert s.refused("buy gold_6") == "DF-4.5"


# Who rolls because of a card: its owner so often, or each rival once.
BOTH_DICE_OF_OWNER = {"feat cancer": 2, "feat sentinel": 2}
BOTH_DICE_OF_RIVALS = {"feat satyrs", "feat minotaur"}
ONE_DIE_OF_OWNER = {"used silver_hind": 1, "feat sphinx": 4, "feat cyclops": 4}


def check_causes(game: Game, players: int) -> Counter[str]:
    """Every roll of a game has a cause, and every cause its rolls; returns the causes."""
    both: Counter[int] = Counter()  # rolls of both dice that are still due, by seat
    one: Counter[int] = Counter()
    causes: Counter[str] = Counter()
    for line in game.log:
        seat = line.args["player"]
        what = line.key.removeprefix("log-")
        if what == "rolled":
            assert both[seat] > 0
            both[seat] -= 1
        elif what == "rolled_die":
            assert one[seat] > 0
            one[seat] -= 1
        elif what == "turn":
            assert (both.total(), one.total()) == (0, 0)
            both.update(dict.fromkeys(range(players), 2 if players == 2 else 1))
            causes["turn"] += 1
        elif what == "chased":
            both[seat] += 1
            causes["chased"] += 1
        elif what in ("feat", "used"):
            assert (both.total(), one.total()) == (0, 0)  # step 1 and earlier cards are done with
            cause = f"{what} {line.args['card']}"
            both[seat] += BOTH_DICE_OF_OWNER.get(cause, 0)
            one[seat] += ONE_DIE_OF_OWNER.get(cause, 0)
            if cause in BOTH_DICE_OF_RIVALS:
                both.update(h for h in range(players) if h != seat)
            causes[cause] += 1
    assert (both.total(), one.total()) == (0, 0)
    return causes


@pytest.mark.clause("DF-3.5")
@pytest.mark.clause("DF-3.9")
def test_every_roll_of_a_game_has_its_cause_and_none_of_step_1_is_of_one_die() -> None:
    causes: Counter[str] = Counter()
    for seed in range(30):
        players = 2 + seed % 3
        game = Game.new("dice_forge", players=players, seed=seed, cards="random")
        luck = source(seed)
        while game.player is not None:
            game.play(luck.draw(len(game.options)))
        causes += check_causes(game, players)
    cards = {*BOTH_DICE_OF_OWNER, *BOTH_DICE_OF_RIVALS, *ONE_DIE_OF_OWNER}
    assert {"turn", "chased", *cards} <= causes.keys()


def blessings(log: list[tuple[str, int]], seat: int) -> int:
    return log.count(("rolled", seat))


@pytest.mark.clause("DF-3.6")
@pytest.mark.parametrize(("players", "per_round", "per_game"), [(2, 4, 36), (3, 3, 30), (4, 4, 36)])
def test_two_players_are_blessed_twice_each_turn(players: int, per_round: int, per_game: int) -> None:
    game = Game.new("dice_forge", players=players)
    while game.player is not None:
        game.play("pass")
    rolls: Counter[tuple[int, int]] = Counter()
    number = 0
    for line in game.log:
        if line.key == "log-turn":
            number = line.args["round"]
        elif line.key == "log-rolled":
            rolls[number, line.args["player"]] += 1
    assert set(rolls.values()) == {per_round}
    for seat in range(players):
        assert sum(n for (_, who), n in rolls.items() if who == seat) == per_game


@pytest.mark.clause("DF-3.7")
def test_a_face_bought_in_the_first_blessing_is_rolled_in_the_second() -> None:
    s = scene({"light": ["ship"]}, {}, active=1)
    s.roll_all(("ship", "moon_1"), ("sun_1", "moon_1"))
    s.play("pass", "buy gold_3")
    s.roll_all(("sun_1", "glory_2"), ("sun_1", "moon_1"))  # gold_3 will lie in the place of this glory_2
    s.play("replace dark glory_2")
    assert s.up(0, "dark") == "gold_3"
    assert s.reserves(0) == (3, 1, 1, 0)


@pytest.mark.clause("DF-3.7")
def test_choices_and_cerberus_come_before_the_second_roll() -> None:
    s = scene({"light": ["choice_gold3_glory2"], "cards": {"cerberus": 1}, "cerberus": 1}, {}, active=1)
    s.roll_all(("choice_gold3_glory2", "moon_1"), ("sun_1", "moon_1"))
    s.roll_all(("sun_1", "moon_1"), ("sun_1", "moon_1"))
    s.play("pass")
    for asked, answer in (("take", "take gold"), ("cerberus", "cerberus"), ("take", "take glory")):
        assert s.asked == (0, asked)
        assert (blessings(s.log(), 0), blessings(s.log(), 1)) == (1, 1)
        s.play(answer)
    assert (blessings(s.log(), 0), blessings(s.log(), 1)) == (2, 2)
    assert s.reserves(0) == (3, 1, 3, 2)


@pytest.mark.clause("DF-3.8")
def test_a_chase_of_two_players_is_one_blessing() -> None:
    s = scene({"sun": 2, "moon": 4}, {"portal": 3})
    s.roll(1, "sun_1", "moon_1")
    s.play("feat ferryman")
    assert s.asked == (0, "extra")
    assert (blessings(s.log(), 0), blessings(s.log(), 1)) == (0, 1)
    assert s.reserves(1) == (0, 1, 1, 0)


@pytest.mark.clause("DF-3.8")
def test_cancer_gives_two_players_two_blessings_too() -> None:
    s = scene({"sun": 2, "moon": 6}, {})
    s.roll(0, "sun_1", "moon_1")
    s.roll(0, "gold_1", "glory_2")
    s.play("feat cancer")
    assert s.asked == (0, "extra")
    assert (blessings(s.log(), 0), blessings(s.log(), 1)) == (2, 0)
    assert s.reserves(0) == (1, 3, 1, 2)


@pytest.mark.clause("DF-3.9")
@pytest.mark.parametrize(
    ("die", "other", "reserves"), [("light", "dark", (0, 1, 0, 0)), ("dark", "light", (0, 0, 1, 0))]
)
def test_a_minor_blessing_rolls_the_die_named_before_and_no_other(
    die: str, other: str, reserves: tuple[int, ...]
) -> None:
    s = scene({"cards": {"silver_hind": 1}, "up": [2, 5]}, {}, {}, ask="reinforcement")
    kept = s.hero(0)["dice"][other]
    s.play("use silver_hind")
    assert s.asked == (0, "die")
    assert s.offered() == ["die light", "die dark"]
    assert s.refused("pass") == "DF-3.9"
    assert s.log() == [("used", 0)]  # nothing has been rolled
    s.roll_die(0, die, {"light": "sun_1", "dark": "moon_1"}[die])
    s.play(f"die {die}")
    assert s.reserves(0) == reserves
    assert s.hero(0)["dice"][other] == kept


@pytest.mark.clause("DF-3.10")
def test_faces_stay_up_through_the_whole_turn_of_another() -> None:
    s = scene({}, {"gold": 4, "sun": 4, "moon": 6, "cards": {"silver_hind": 1, "guardians_owl": 1}}, {})
    s.roll_all(("sun_1", "moon_1"), ("sun_1", "moon_1"), ("gold_1", "glory_2"), first=1)
    s.play("pass")
    shown = [s.hero(seat)["dice"] for seat in (0, 2)]
    assert [(s.up(seat, "light"), s.up(seat, "dark")) for seat in (0, 2)] == [
        ("sun_1", "moon_1"),
        ("gold_1", "glory_2"),
    ]
    s.roll_die(1, "dark", "glory_2")
    for decision in (
        "use silver_hind",
        "die dark",
        "use guardians_owl",
        "take sun",
        "buy gold_3",
        "replace light gold_1",
        "buy moon_1",
        "replace dark gold_1",
        "extra",
        "feat ferryman",
    ):
        assert s.view["active"] == 1
        assert [s.hero(seat)["dice"] for seat in (0, 2)] == shown
        s.play(decision)
    assert s.view["active"] == 2


@pytest.mark.clause("DF-3.10")
def test_only_a_roll_or_a_forge_turns_a_die() -> None:
    turning = {"log-rolled", "log-rolled_die", "log-forged"}
    kept = 0
    for seed in range(9):
        game = Game.new("dice_forge", players=2 + seed % 3, seed=seed, cards="random")
        luck = source(seed)
        while game.player is not None:
            before = game.view()["heroes"]
            game.play(luck.draw(len(game.options)))
            turned = {line.args["player"] for line in game.played[-1].log if line.key in turning}
            for hero in game.view()["heroes"]:
                if hero["seat"] not in turned:
                    assert hero["dice"] == before[hero["seat"]]["dice"]
                    kept += 1
    assert kept > 500
