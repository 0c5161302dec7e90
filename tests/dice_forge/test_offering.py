"""Chapter 4: the offering, and forging faces into dice."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka import Game
from igroteka.core.chance import source
from igroteka.core.game import Played
from tests.dice_forge.scene import STARTING, scene


@pytest.mark.clause("DF-4.1")
@pytest.mark.parametrize(
    ("faces", "stop", "gold"),
    [
        (["gold_4"], ["pass"], 6),
        (["gold_4", "sun_1"], ["pass"], 3),
        (["gold_4", "sun_1", "gold_3"], [], 1),  # 1 gold buys nothing: the offering ends by itself
    ],
)
def test_an_offering_buys_as_many_faces_as_one_likes(faces: list[str], stop: list[str], gold: int) -> None:
    s = scene({"gold": 9, "sun": 2}, {}, {})
    for face in faces:
        s.play(f"buy {face}", "replace light gold_1")
    s.play(*stop)
    assert s.asked == (0, "extra")
    assert s.has(0, "gold") == gold
    assert Counter(s.faces(0, "light")) - Counter(STARTING["light"]) == Counter(faces)


@pytest.mark.clause("DF-4.1")
def test_an_offering_of_nothing_is_no_offering() -> None:
    s = scene({"gold": 9, "sun": 2}, {}, {})
    refusal = s.game.why_not("buy")
    assert refusal is not None
    assert refusal.key == "notation-wrong-length"
    s.play("pass")
    assert s.view["active"] == 1  # after an offering the 2 sun would have paid for an extra action


@pytest.mark.clause("DF-4.2")
def test_faces_of_one_offering_differ() -> None:
    s = scene({"gold": 12}, {}, {})
    s.play("buy sun_1", "replace light gold_1")
    assert s.left("sun_1") == 3
    assert s.refused("buy sun_1") == "DF-4.2"
    s.play("buy gold_4", "replace light gold_1")
    assert s.has(0, "gold") == 6
    assert s.refused("buy sun_1") == "DF-4.2"
    assert s.refused("buy gold_4") == "DF-4.2"


@pytest.mark.clause("DF-4.3")
def test_different_faces_of_one_square() -> None:
    s = scene({"gold": 8, "sun": 2}, {}, {})
    s.play("buy gold_6", "replace light gold_1", "buy gold2_moon1", "replace dark gold_1")
    assert s.has(0, "gold") == 0


@pytest.mark.clause("DF-4.4")
def test_faces_are_paid_for_with_gold() -> None:
    s = scene({"gold": 7, "sun": 2}, {}, {})
    s.play("buy moon_2", "replace light gold_1")
    assert s.has(0, "gold") == 1
    assert s.asked == (0, "extra")  # 1 gold buys nothing: the offering is over
    assert s.refused("buy gold_3") == "DF-2.5"


@pytest.mark.clause("DF-4.4")
def test_a_face_that_is_too_dear_is_refused_with_the_numbers() -> None:
    s = scene({"gold": 8}, {}, {})
    s.play("buy moon_2", "replace light gold_1")
    assert s.offered() == ["pass", "buy gold_3", "buy moon_1"]
    refusal = s.game.why_not("buy gold_4")
    assert refusal is not None
    assert (refusal.clause, refusal.args) == ("DF-4.4", {"face": "gold_4", "need": 3, "have": 2})


@pytest.mark.clause("DF-4.5")
def test_an_empty_square_stays_empty() -> None:
    s = scene({"gold": 12}, {"gold": 12})
    for seat in (0, 1):
        assert s.asked == (seat, "action")
        s.play("buy gold_4", "replace light gold_1", "pass")
    assert s.left("gold_4") == 0
    asked = 0
    while s.game.player is not None:
        assert s.asked == (s.view["active"], "action")
        assert s.has(s.view["active"], "gold") >= 3
        assert s.refused("buy gold_4") == "DF-4.5"
        asked += 1
        s.play("pass")
    assert asked == 16  # two turns of 18 were used for the purchases
    assert s.left("gold_4") == 0


@pytest.mark.clause("DF-4.6")
def test_a_bought_face_is_forged_before_anything_else() -> None:
    s = scene({"gold": 9, "sun": 6, "moon": 6}, {}, {})
    s.play("buy gold_4")
    assert s.asked == (0, "place")
    assert s.offered() == s.offered("replace")
    for other in ("pass", "buy sun_1", "extra", "feat ferryman"):
        assert s.refused(other) == "DF-4.6"
    s.play("replace dark moon_1")
    assert sorted(s.faces(0, "light")) == sorted(STARTING["light"])
    assert sorted(s.faces(0, "dark")) == ["glory_2", "gold_1", "gold_1", "gold_1", "gold_1", "gold_4"]


@pytest.mark.clause("DF-4.7")
@pytest.mark.parametrize("light", [3, 2, 1, 0])
def test_three_faces_are_spread_over_the_dice_at_will(light: int) -> None:
    s = scene({"gold": 9, "sun": 2}, {}, {})
    faces = ["gold_4", "sun_1", "gold_3"]
    for face, die in zip(faces, ["light"] * light + ["dark"] * (3 - light), strict=True):
        s.play(f"buy {face}", f"replace {die} gold_1")
    assert Counter(s.faces(0, "light")) - Counter(STARTING["light"]) == Counter(faces[:light])
    assert Counter(s.faces(0, "dark")) - Counter(STARTING["dark"]) == Counter(faces[light:])
    assert (len(s.faces(0, "light")), len(s.faces(0, "dark"))) == (6, 6)


@pytest.mark.clause("DF-4.7")
def test_any_face_of_both_dice_may_be_replaced() -> None:
    s = scene({"gold": 3}, {}, {})
    s.play("buy gold_4")
    assert s.offered() == [
        "replace light gold_1",
        "replace light sun_1",
        "replace dark gold_1",
        "replace dark glory_2",
        "replace dark moon_1",
    ]
    assert s.refused("replace light moon_1") == "DF-4.7"


@pytest.mark.clause("DF-4.8")
def test_the_last_new_face_lies_on_top_and_gives_nothing() -> None:
    s = scene({"gold": 5, "sun": 2}, {}, {})
    s.play("buy sun_1", "replace dark gold_1")
    assert s.up(0, "dark") == "sun_1"
    s.play("buy gold_3", "replace dark gold_1")
    assert s.up(0, "dark") == "gold_3"
    assert s.up(0, "light") == "gold_1"
    assert s.reserves(0) == (0, 2, 0, 0)


@pytest.mark.clause("DF-4.9")
def test_replaced_faces_lie_in_front_of_their_owner() -> None:
    s = scene({"gold": 9, "sun": 2}, {}, {})
    s.play("buy gold_4", "replace light gold_1", "buy moon_1", "replace dark glory_2", "buy sun_1")
    s.play("replace light sun_1")
    assert s.hero(0)["replaced"] == ["gold_1", "glory_2", "sun_1"]
    assert s.left("sun_1") == 3  # the replaced one does not go there
    s.play("extra")
    assert s.refused("buy gold_1") == "DF-8.1"
    assert s.refused("buy glory_2") == "DF-8.4"
    assert s.refused("pick gold_1") == "DF-9.22"
    assert s.refused("replace light gold_1") == "DF-4.10"


@pytest.mark.clause("DF-4.9")
def test_every_replaced_face_counts_as_forged() -> None:
    s = scene({"gold": 9, "sun": 7, "moon": 5, "cards": {"blacksmiths_chest": 1}}, {}, {}, cards="typhon")
    s.play("buy gold_4", "replace light gold_1", "buy sun_1", "replace dark gold_1", "buy gold_3")
    s.roll_all(("gold_1", "gold_1"), ("gold_1", "gold_1"), ("gold_1", "gold_1"), first=1)
    s.play("replace dark gold_1", "extra", "feat typhon")
    assert s.has(0, "glory") == 3


Step = tuple[dict[str, Any], Played, dict[str, Any]]


def random_game(seed: int, cards: str) -> Iterator[Step]:
    """Every decision of a random game, between the views before and after it."""
    game = Game.new("dice_forge", players=2 + seed % 3, seed=seed, cards=cards)
    luck = source(seed)
    before = game.view()
    while game.player is not None:
        game.play(luck.draw(len(game.options)))
        after = game.view()
        yield before, game.played[-1], after
        before = after


def temple(view: dict[str, Any]) -> dict[str, int]:
    squares = [square["faces"] for square in view["sanctuary"]] + [view["garden"]]
    return {entry["face"]: entry["left"] for square in squares for entry in square}


@pytest.mark.clause("DF-4.9")
def test_replaced_faces_never_go_anywhere() -> None:
    replaced = 0
    for seed in range(9):
        for before, _, after in random_game(seed, "random"):
            for old, new in zip(before["heroes"], after["heroes"], strict=True):
                assert new["replaced"][: len(old["replaced"])] == old["replaced"]
                replaced += len(new["replaced"]) - len(old["replaced"])
            assert all(temple(after)[face] <= left for face, left in temple(before).items())
    assert replaced > 100


GIVES_A_FACE = {
    "helmet_of_invisibility": "triple",
    "mirror_of_the_abyss": "mirror",
    "celestial_ship": "ship",
    "guardians_shield": "shield",
}
Change = tuple[int, str, str, str]  # seat, die, old face, new face


def changed_slots(before: dict[str, Any], after: dict[str, Any]) -> Counter[Change]:
    """The places of dice where another face lies than before."""
    changes: Counter[Change] = Counter()
    for old, new in zip(before["heroes"], after["heroes"], strict=True):
        for die in ("light", "dark"):
            for a, b in zip(old["dice"][die]["faces"], new["dice"][die]["faces"], strict=True):
                if a != b:
                    changes[new["seat"], die, a, b] += 1
    return changes


@pytest.mark.clause("DF-4.10")
def test_dice_change_only_by_offerings_ships_and_cards_that_give_a_face() -> None:
    seen: Counter[str] = Counter()
    for seed in range(18):
        due: Counter[tuple[int, str]] = Counter()  # faces that somebody has come by and not forged yet
        for before, played, after in random_game(seed, "random" if seed % 2 else "alternative"):
            forged: Counter[Change] = Counter()
            for line in played.log:
                what, seat, args = line.key.removeprefix("log-"), line.args["player"], line.args
                if what == "bought":
                    due[seat, args["face"]] += 1
                    seen["offering" if before["active"] == seat else "ship"] += 1
                elif what == "gave":
                    due[args["rival"], args["face"]] += 1
                    seen["tenacious_boar"] += 1
                elif what == "feat" and args["card"] in GIVES_A_FACE:
                    due[seat, GIVES_A_FACE[args["card"]]] += 1
                    seen[args["card"]] += 1
                elif what == "forged":
                    face = "shield" if args["face"].startswith("shield") else args["face"]
                    assert due[seat, face] > 0
                    due[seat, face] -= 1
                    if args["old"] != args["face"]:
                        forged[seat, args["die"], args["old"], args["face"]] += 1
            assert changed_slots(before, after) == forged
        assert due.total() == 0
    assert set(seen) == {"offering", "ship", "tenacious_boar", *GIVES_A_FACE}


@pytest.mark.clause("DF-4.11")
def test_a_second_offering_starts_afresh() -> None:
    s = scene({"gold": 6, "sun": 2}, {}, {})
    s.play("buy sun_1", "replace light gold_1")
    assert s.refused("buy sun_1") == "DF-4.2"
    s.play("pass", "extra", "buy sun_1", "replace light gold_1")
    assert s.faces(0, "light").count("sun_1") == 3


@pytest.mark.clause("DF-4.11")
def test_a_second_offering_may_repeat_a_kind_later_too() -> None:
    s = scene({"gold": 8, "sun": 2}, {}, {})
    s.play("buy sun_1", "replace light gold_1", "pass", "extra", "buy gold_3", "replace light gold_1")
    assert "buy sun_1" in s.offered("buy")
    assert s.refused("buy gold_3") == "DF-4.2"


@pytest.mark.clause("DF-4.12")
def test_a_fresh_face_may_be_replaced_by_the_next() -> None:
    s = scene({"gold": 5, "sun": 2}, {}, {})
    s.play("buy gold_3", "replace dark moon_1", "buy gold_4", "replace dark gold_3")
    assert sorted(s.faces(0, "dark")) == ["glory_2", "gold_1", "gold_1", "gold_1", "gold_1", "gold_4"]
    assert s.hero(0)["replaced"] == ["moon_1", "gold_3"]
    assert s.left("gold_3") == 3


@pytest.mark.clause("DF-4.12")
def test_a_fresh_face_that_was_replaced_counts_as_forged() -> None:
    s = scene({"gold": 5, "sun": 7, "moon": 5, "cards": {"blacksmiths_chest": 1}}, {}, {}, cards="typhon")
    s.play("buy gold_3", "replace dark moon_1", "buy gold_4", "replace dark gold_3", "extra")
    s.roll_all(("gold_1", "gold_1"), ("gold_1", "gold_1"), ("gold_1", "gold_1"), first=1)
    assert s.play("feat typhon").has(0, "glory") == 2
