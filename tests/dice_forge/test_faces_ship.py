"""Chapter 8, the ship: a purchase in the middle of a blessing."""

import pytest

from tests.dice_forge.rolled import DONE, Roll, rolled, rolled_die
from tests.dice_forge.scene import Scene, scene

SHIP = {"gold": 3, "light": ["ship"]}


@pytest.mark.clause("DF-8.24")
@pytest.mark.parametrize(("face", "gold"), [("choice_gold3_glory2", 3), ("sun_1", 1), ("gold_3", 0)])
def test_a_ship_sells_a_face_2_gold_cheaper(face: str, gold: int) -> None:
    s = rolled(("ship", "moon_1"), me={"gold": 3})
    assert s.asked == (0, "ship")
    before = s.left(face)
    s.play(f"buy {face}", "replace dark gold_1")
    assert s.asked == DONE
    assert s.reserves(0) == (3 - gold, 0, 1, 0)
    assert s.left(face) == before - 1
    assert s.up(0, "dark") == face


@pytest.mark.clause("DF-8.24")
def test_a_ship_sells_nothing_above_its_price() -> None:
    s = rolled(("ship", "moon_1"), me={"gold": 3})
    refusal = s.game.why_not("buy moon_2")
    assert refusal is not None
    assert (refusal.clause, refusal.args["need"], refusal.args["have"]) == ("DF-4.4", 4, 3)


@pytest.mark.clause("DF-8.24")
def test_a_ships_price_is_never_below_0() -> None:
    s = rolled(("ship", "moon_1"))
    assert s.offered() == ["pass", "buy gold_3", "buy moon_1"]
    s.play("buy moon_1", "replace light gold_1")
    assert s.reserves(0) == (0, 0, 1, 0)


@pytest.mark.clause("DF-8.24")
def test_a_ships_face_is_forged_at_once() -> None:
    s = rolled(("ship", "moon_1"), me={"gold": 3}).play("buy gold_3")
    assert s.asked == (0, "place")
    assert s.refused("pass") == "DF-4.6"


@pytest.mark.clause("DF-8.24")
def test_one_ship_sells_one_face() -> None:
    s = rolled(("ship", "moon_1"), me={"gold": 3}).play("buy gold_3")
    assert s.refused("buy gold_4") == "DF-4.6"
    s.play("replace light gold_1")
    assert s.asked == DONE
    assert s.refused("buy gold_4") == "DF-2.2"


@pytest.mark.clause("DF-8.25")
def test_a_ships_purchase_may_be_declined() -> None:
    s = rolled(("ship", "moon_1"), me={"gold": 3})
    temple = s.game.position()["temple"]
    s.play("pass")
    assert s.asked == DONE
    assert s.reserves(0) == (3, 0, 1, 0)
    assert s.game.position()["temple"] == temple


@pytest.mark.clause("DF-8.25")
def test_a_ships_purchase_costs_no_action() -> None:
    s = rolled(("ship", "moon_1"), me={"gold": 3})
    s.play("buy gold_3", "replace light gold_1", "pass")
    assert s.asked == (0, "action")
    assert "buy gold_3" in s.offered("buy")  # and no offering in which gold_3 is bought already
    assert "feat blacksmiths_hammer" in s.offered("feat")


@pytest.mark.clause("DF-8.25")
@pytest.mark.parametrize("face", ["mirror", "triple", "ship", "boar_red", "shield_gold"])
def test_a_ship_sells_no_face_of_a_card(face: str) -> None:
    s = rolled(("ship", "moon_1"), me={"gold": 12})
    assert s.refused(f"buy {face}") == "DF-1.8"


def buys_at_3(s: Scene, seat: int) -> None:
    """The seat with 3 gold is asked, and buys what costs 5."""
    assert s.asked == (seat, "ship")
    gold = s.has(seat, "gold")
    s.play("buy choice_gold3_glory2")
    assert s.has(seat, "gold") == gold - 3
    assert s.asked == (seat, "place")


@pytest.mark.clause("DF-8.26")
def test_a_ship_works_in_the_blessing_of_another_players_turn() -> None:
    buys_at_3(rolled(("gold_1", "gold_1"), ("ship", "moon_1"), rivals=(SHIP, {})), 1)


@pytest.mark.clause("DF-8.26")
def test_a_ship_works_in_the_blessing_of_the_chased() -> None:
    s = scene({"sun": 1}, SHIP | {"portal": 7}, {})
    s.roll(1, "ship", "moon_1")
    buys_at_3(s.play("feat elder"), 1)


@pytest.mark.clause("DF-8.26")
def test_a_ship_works_with_the_hind() -> None:
    buys_at_3(rolled_die("ship", me={"gold": 3}), 0)


@pytest.mark.clause("DF-8.26")
@pytest.mark.parametrize("card", ["sphinx", "cyclops"])
def test_a_ship_works_in_each_minor_blessing_of_a_card(card: str) -> None:
    s = scene(SHIP | {"sun": 6}, {}, {}, cards="cyclops" if card == "cyclops" else "intro")
    s.roll_die(0, "light", "ship")
    s.roll_die(0, "light", "ship")
    s.play(f"feat {card}", "die light")
    buys_at_3(s, 0)
    s.play("replace dark gold_1")
    assert s.asked == (0, "ship")
    assert s.game.fate_left == ()  # the second of the four


@pytest.mark.clause("DF-8.26")
@pytest.mark.parametrize("card", ["cancer", "sentinel"])
def test_a_ship_works_in_each_blessing_of_a_card(card: str) -> None:
    s = scene(SHIP | {"moon": 6}, {}, {}, cards="sentinel" if card == "sentinel" else "intro")
    s.roll(0, "ship", "glory_2")
    s.roll(0, "ship", "glory_2")
    s.play(f"feat {card}")
    buys_at_3(s, 0)
    s.play("replace dark gold_1")
    assert s.asked == (0, "ship")
    assert s.has(0, "glory") == 2  # of the first blessing; the second one's comes after the ship


@pytest.mark.clause("DF-8.27")
@pytest.mark.parametrize("roll", [("ship", "triple"), ("triple", "ship")])
@pytest.mark.parametrize(("face", "gold"), [("sun_2", 2), ("choice_gold3_glory2", 0), ("moon_2", 0)])
def test_a_ship_with_x3_sells_one_face_6_gold_cheaper(roll: Roll, face: str, gold: int) -> None:
    s = rolled(roll, me={"gold": 2})
    assert s.asked == (0, "ship")
    s.play(f"buy {face}", "replace light gold_1")
    assert s.reserves(0) == (2 - gold, 0, 0, 0)
    assert s.asked == DONE  # no second purchase


@pytest.mark.clause("DF-8.27")
def test_a_ship_with_x3_is_not_cheaper_still() -> None:
    s = rolled(("ship", "triple"), me={"gold": 5})
    assert s.refused("buy glory_4") == "DF-4.4"  # 12 - 6 = 6


@pytest.mark.clause("DF-8.28")
def test_two_ships_sell_two_faces_even_of_one_kind() -> None:
    s = rolled(("ship", "ship"), me={"gold": 2})
    s.play("buy sun_1", "replace light gold_1")
    assert s.reserves(0) == (1, 0, 0, 0)
    assert s.asked == (0, "ship")
    s.play("buy sun_1", "replace light gold_1")
    assert s.reserves(0) == (0, 0, 0, 0)
    assert s.asked == DONE
    assert s.faces(0, "light").count("sun_1") == 3


@pytest.mark.clause("DF-8.28")
def test_the_first_of_two_ships_may_be_declined() -> None:
    s = rolled(("ship", "ship"), me={"gold": 2}).play("pass")
    assert s.asked == (0, "ship")
    s.play("pass")
    assert s.asked == DONE


@pytest.mark.clause("DF-8.29")
def test_ships_buy_clockwise_from_the_active_player_out_of_one_stock() -> None:
    def both_roll_ships() -> Scene:
        s = scene({"gold": 2, "light": ["ship"]}, {"gold": 2, "light": ["ship"]}, {})
        assert s.left("gold_6") == 1
        s.roll_all(("ship", "moon_1"), ("ship", "moon_1"), ("gold_1", "gold_1"), first=1)
        s.play("pass")
        assert s.asked == (1, "ship")  # seat 1 is active
        return s

    taken = both_roll_ships().play("buy gold_6", "replace light gold_1")
    assert taken.asked == (0, "ship")
    assert taken.refused("buy gold_6") == "DF-4.5"
    left = both_roll_ships().play("pass")
    assert left.asked == (0, "ship")
    assert "buy gold_6" in left.offered("buy")


@pytest.mark.clause("DF-8.30")
def test_a_replaced_face_still_counts_in_the_roll_that_showed_it() -> None:
    s = rolled(("ship", "gold_4"), me={"dark": ["gold_4"]}).play("first ship")
    s.play("buy moon_1", "replace dark gold_4")
    assert s.asked == DONE
    assert s.reserves(0) == (4, 0, 0, 0)  # the rolled gold_4, and no moon for the forged moon_1


@pytest.mark.clause("DF-8.30")
def test_a_forged_face_takes_part_in_the_next_roll() -> None:
    s = scene({"sun": 2, "moon": 6, "light": ["ship"], "dark": ["gold_4"]}, {}, {})
    s.roll(0, "ship", "gold_4")
    s.play("feat cancer", "first ship", "buy gold_3")
    s.roll(0, "sun_1", "gold_4")  # the dark die falls on the same place again: gold_3 lies there by then
    s.play("replace dark gold_4")
    assert s.up(0, "dark") == "gold_3"
    assert s.reserves(0) == (4 + 3, 2 + 1, 0, 0)
