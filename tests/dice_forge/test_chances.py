"""Exact odds of the next blessing: counted by hand, and against what the rules do with every roll."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from igroteka.core.errors import IllegalOption
from igroteka.games.dice_forge.catalogue import FACE_NAMES, GLORY, GOLD, MOON, SUN
from igroteka.games.dice_forge.chances import Chances, blessing
from igroteka.games.dice_forge.state import Forge
from tests.dice_forge.scene import Scene, scene

PLAIN = ["gold_1"] * 6
Dice = tuple[list[str], list[str]]


def odds(s: Scene, about: dict[str, Any] | None = None, seat: int = 0) -> dict[str, Any]:
    return s.game.kind.odds(s.game.table, seat, about or {})


def exact(s: Scene, resource: int) -> Chances:
    table = s.game.table
    assert isinstance(table, Forge)
    return blessing(table, 0, table.heroes[0].dice)[resource]


def dice(mine: Dice, theirs: Dice = (PLAIN, PLAIN), **hero: Any) -> Scene:
    """Seat 0 and a rival with these dice, filled up with `gold_1`, however many there really are."""
    s = scene(hero, {})
    table = s.game.table
    assert isinstance(table, Forge)
    for h, named in zip(table.heroes, (mine, theirs), strict=True):
        h.dice = tuple(FACE_NAMES.index(face) for die in named for face in (die + PLAIN)[:6])
    return s


# ---- plain dice ---------------------------------------------------------------------------------------
def test_starting_dice() -> None:
    s = scene({}, {})
    assert exact(s, GOLD) == {0: Fraction(2, 36), 1: Fraction(14, 36), 2: Fraction(20, 36)}
    assert exact(s, SUN) == {0: Fraction(5, 6), 1: Fraction(1, 6)}
    assert exact(s, MOON) == {0: Fraction(5, 6), 1: Fraction(1, 6)}
    assert exact(s, GLORY) == {0: Fraction(5, 6), 2: Fraction(1, 6)}


def test_plain_data_with_the_expectation() -> None:
    gold = odds(scene({}, {}))["now"]["gold"]
    assert gold["expected"] == pytest.approx(1.5)
    assert [n for n, _ in gold["chances"]] == [0, 1, 2]
    assert sum(chance for _, chance in gold["chances"]) == pytest.approx(1)


def test_chances_always_sum_to_one() -> None:
    s = dice((["mirror", "triple", "ship", "shield_sun"], ["mirror", "choice_gold3_glory2", "moon_2"]))
    for resource in (GOLD, SUN, MOON, GLORY):
        assert sum(exact(s, resource).values()) == 1


def test_asking_changes_nothing() -> None:
    s = scene({"light": ["mirror"], "dark": ["triple"]}, {})
    before = s.game.position()
    odds(s, {"die": "light", "slot": 1, "face": "gold_6"})
    assert s.game.position() == before


# ---- if this is forged --------------------------------------------------------------------------------
def test_now_and_then() -> None:
    answer = odds(scene({}, {}), {"die": "dark", "slot": 0, "face": "gold_4"})
    assert answer["now"]["gold"]["expected"] == pytest.approx(1.5)
    assert answer["then"]["gold"]["expected"] == pytest.approx(2)
    assert answer["then"]["sun"] == answer["now"]["sun"]


def test_slots_count_within_their_die() -> None:
    s = scene({}, {})
    gone = odds(s, {"die": "light", "slot": 5, "face": "gold_1"})["then"]
    assert gone["sun"]["expected"] == 0
    gone = odds(s, {"die": "dark", "slot": 5, "face": "gold_1"})["then"]
    assert gone["glory"]["expected"] == 0


def test_of_another_seat() -> None:
    s = dice(([], []), (["gold_6"], []))
    assert odds(s, seat=1)["now"]["gold"]["expected"] > odds(s)["now"]["gold"]["expected"]


@pytest.mark.parametrize(
    "about",
    [
        {"die": "red", "slot": 0, "face": "gold_4"},
        {"die": "dark", "slot": 6, "face": "gold_4"},
        {"die": "dark", "slot": True, "face": "gold_4"},
        {"die": "dark", "slot": 0, "face": "gold_5"},
        {"die": "dark", "slot": 0, "face": ["gold_4"]},
        {"die": "dark"},
        {"weather": "fine"},
    ],
)
def test_what_is_no_die_slot_or_face_is_refused(about: dict[str, Any]) -> None:
    with pytest.raises(IllegalOption) as refused:
        odds(scene({}, {}), about)
    assert refused.value.key == "notation-unknown-name"


# ---- choices ------------------------------------------------------------------------------------------
def test_a_choice_counts_for_every_resource_it_offers() -> None:
    s = dice((["choice_gold1_sun1_moon1"] * 6, []))
    assert exact(s, GOLD) == {2: 1}
    assert exact(s, SUN) == {1: 1}
    assert exact(s, MOON) == {1: 1}
    assert exact(s, GLORY) == {0: 1}


def test_triple_counts_the_other_face_three_times() -> None:
    s = dice((["triple"] * 4, ["gold_6"] + ["gold_4"] * 4 + ["sun_1"]))
    assert exact(s, GOLD)[18] == Fraction(4, 36)
    assert exact(s, GOLD)[12] == Fraction(16, 36)
    assert exact(s, SUN)[3] == Fraction(4, 36)


def test_a_shield_asks_what_the_other_face_gives() -> None:
    s = dice((["shield_gold"], ["moon_1"] * 4))
    assert exact(s, GLORY) == {0: Fraction(34, 36), 5: Fraction(2, 36)}
    assert exact(s, GOLD)[3] == Fraction(4, 36)


def test_a_ship_gives_nothing_by_itself() -> None:
    s = dice((["ship"], []), gold=6)
    assert exact(s, GOLD) == {1: Fraction(1, 6), 2: Fraction(5, 6)}


def test_a_boar_gives_its_bearer_a_shard_whatever_its_owner_takes() -> None:
    s = scene(
        {"light": ["boar_red"] + ["gold_1"] * 5},
        {"cards": {"tenacious_boar": 1}},
        {},
        boars=[1, None, None, None],
    )
    assert exact(s, SUN) == {0: Fraction(5, 6), 1: Fraction(1, 6)}


def test_tokens_are_not_part_of_the_roll() -> None:
    with_tokens = scene(
        {"cards": {"triton": 1, "cerberus": 1}, "triton": 1, "cerberus": 1, "light": ["choice_gold3_glory2"]},
        {},
    )
    without = scene({"light": ["choice_gold3_glory2"]}, {})
    for resource in (GOLD, SUN, MOON, GLORY):
        assert exact(with_tokens, resource) == exact(without, resource)


def test_an_exchange_of_now_is_not_one_of_the_next_blessing() -> None:
    s = dice((["sun_2"] * 6, []))
    before = exact(s, GLORY)
    table = s.game.table
    assert isinstance(table, Forge)
    table.heroes[0].exchange = 1 << SUN
    assert exact(s, GLORY) == before == {0: 1}


# ---- reserves and the hammer --------------------------------------------------------------------------
def test_full_reserves_do_not_matter() -> None:
    assert odds(scene({"gold": 12, "sun": 6, "moon": 6}, {})) == odds(scene({}, {}))


def test_gold_on_the_hammer_is_gained_and_a_lap_gives_glory() -> None:
    s = scene({"gold": 12, "cards": {"blacksmiths_hammer": 1}, "hammer": 13}, {})
    assert exact(s, GOLD) == exact(scene({}, {}), GOLD)
    assert exact(s, GLORY)[10] == Fraction(20, 36)  # two gold finish the lap


# ---- mirrors: everybody rolls at once -----------------------------------------------------------------
def test_a_mirror_copies_what_rivals_roll() -> None:
    s = dice((["mirror"] * 4, []), (["gold_6"], ["sun_1"] * 3))
    assert exact(s, GOLD) == {
        7: Fraction(4, 6) * Fraction(1, 6),
        2: Fraction(2, 6) + Fraction(4, 6) * Fraction(5, 6),
    }
    assert exact(s, SUN) == {
        0: Fraction(2, 6) + Fraction(4, 6) * Fraction(3, 6),
        1: Fraction(4, 6) * Fraction(3, 6),
    }


def test_mirrors_against_every_roll_of_everybody() -> None:
    s = dice(
        (["mirror"] * 2 + ["gold_3"] * 4, ["mirror", "triple"] + ["moon_1"] * 4),
        (["triple", "gold_4"], ["shield_moon", "moon_2", "mirror"]),
    )
    for resource in (GOLD, SUN, MOON, GLORY):
        assert exact(s, resource) == by_force(s, resource)


def by_force(s: Scene, resource: int) -> Chances:
    """Every roll of both heroes, counted without the engine: only by what a pair of faces gives."""
    mine = [(a, b) for a in s.faces(0, "light") for b in s.faces(0, "dark")]
    theirs = Counter(frozenset((a, b)) for a in s.faces(1, "light") for b in s.faces(1, "dark"))
    found: Chances = {}
    for roll in mine:
        for shown, ways in theirs.items():
            copies = sorted(shown - {"mirror"}) or [""]
            pairs = [
                (a, b)
                for a in (copies if roll[0] == "mirror" else [roll[0]])
                for b in (copies if roll[1] == "mirror" else [roll[1]])
            ]
            n = max(given(a, b)[resource] for a, b in pairs)
            found[n] = found.get(n, Fraction()) + Fraction(ways, 36 * 36)
    return found


SIMPLE = {
    "": (0, 0, 0, 0),
    "gold_1": (1, 0, 0, 0),
    "gold_3": (3, 0, 0, 0),
    "gold_4": (4, 0, 0, 0),
    "moon_1": (0, 0, 1, 0),
    "moon_2": (0, 0, 2, 0),
}


def given(a: str, b: str) -> tuple[int, ...]:
    """What two faces give together."""
    if a == "triple" or b == "triple":
        other = b if a == "triple" else a
        return tuple(3 * n for n in (alone(other) if other != "triple" else SIMPLE[""]))
    if a == "shield_moon" and b == "shield_moon":
        return (0, 0, 2, 5)  # the second one sees the moon of the first
    if "shield_moon" in (a, b):
        other = alone(b if a == "shield_moon" else a)
        shield = (0, 0, 0, 5) if other[MOON] else (0, 0, 2, 0)
        return tuple(x + y for x, y in zip(other, shield, strict=True))
    return tuple(x + y for x, y in zip(alone(a), alone(b), strict=True))


def alone(face: str) -> tuple[int, ...]:
    return (0, 0, 2, 0) if face == "shield_moon" else SIMPLE[face]
