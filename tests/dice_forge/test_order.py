"""DF-3.3 by brute force: the order of two faces is asked exactly where it can make a difference.

Seat 0 applies two faces, as a gain or as a loss to the Minotaur. All decisions are tried, once with the
one face first, once with the other: where the two sets of results are equal, nothing must be asked.
Mirrors and x3 are left out, they are resolved before; so are Triton tokens, which may be spent at any
question and so make any question count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from igroteka import Game
from tests.dice_forge.scene import STARTING, scene

Reserves = tuple[int, int, int, int]  # gold, sun, moon, glory

GAIN, LOSS = 1, -1
NUMBER = {face: i for i, face in enumerate(Game.new("dice_forge").position()["temple"])}
FACES = [face for face in NUMBER if face not in ("triple", "mirror", "boar_blue")]
SHIELDS = [face for face in FACES if face.startswith("shield")]
OWN_BOARS = ["boar_red", "boar_yellow"]  # seat 0 owns their cards, so it meets them in mirrors only
BOARS = [0, 0, 1, None]
SANCTUARY = [
    (square["price"], entry["face"])
    for square in Game.new("dice_forge", players=3).view()["sanctuary"]
    for entry in square["faces"]
    for _ in range(entry["left"])
]


class Compared(NamedTuple):
    """Two faces at certain reserves: is the order asked, and do the results differ?"""

    reserves: Reserves
    asked: bool
    differ: bool


# ---- trying everything --------------------------------------------------------------------------------
def position(shown: str, sold: Iterable[str] = (), **me: Any) -> dict[str, Any]:
    """Seat 1 shows a face, for the mirror of seat 0. When that is resolved, seat 2 may act."""
    place = STARTING["dark"].index(shown) if shown in STARTING["dark"] else 0
    light = ["gold_1"] if place else [shown]
    light += [boar for boar in (*OWN_BOARS, "boar_green") if boar != shown]
    owned = {"tenacious_boar": 2} | me.pop("cards", {})
    gone = Counter(sold) - Counter([shown])
    start = scene(
        {"cards": owned, **me},
        {"cards": {"tenacious_boar": 1}, "light": light, "up": [0, place]},
        {"moon": 1, "replaced": list(gone.elements())},
        active=2,
        boars=BOARS,
    ).game.position()
    return start | {"player": 0, "agenda": [*start["agenda"], [["MainAction", {}], 2, 1]]}


def loaded(start: dict[str, Any], x: int, rule: str, **faces: str) -> Game:
    """The position with a question about these faces."""
    args = {name: NUMBER[face] for name, face in faces.items()}
    return Game.load(start | {"question": [rule, args], "x": x})


def chosen(table: Any, i: int, reserves: Reserves | None = None) -> Any:
    """Another table, where option i was taken."""
    table = table.clone()
    if reserves is not None:
        me = table.heroes[0]
        me.gold, me.sun, me.moon, me.glory = reserves
    table.choose(i)
    return table


def results(table: Any) -> set[tuple[Any, ...]]:
    """What can have become of the heroes and the temple when seat 2 acts."""
    found = set()
    tables = [table]
    while tables:
        table = tables.pop()
        if table.player == 2:
            heroes = [(h.gold, h.sun, h.moon, h.glory, h.hammer, h.dice, h.replaced) for h in table.heroes]
            found.add((table.stock, *heroes))
            continue
        where_to_forge = type(table.question).__name__ == "Place"  # one place is as good as another
        for i in range(1 if where_to_forge else len(table.options)):
            tables.append(chosen(table, i))
    return found


def compare(
    start: dict[str, Any], a: str, b: str, x: int, reserves: Sequence[Reserves]
) -> Iterator[Compared]:
    """A mirror of seat 0 becomes `a` beside `b`: what the rules do, and what both orders would."""
    ordered = loaded(start, x, "WhichFirst", first=a, second=b).table
    game = loaded(start, x, "Reflect", other=b)
    copy = [str(option) for option in game.options].index(f"copy {a}")
    for r in reserves:
        a_first = results(chosen(ordered, 0, r))
        b_first = results(chosen(ordered, 1, r))
        table = chosen(game.table, copy, r)
        asked = type(table.question).__name__ == "WhichFirst"
        if asked:
            assert len(set(table.options)) == 2
            assert results(table) == a_first | b_first
        elif valued_last(a, b):
            assert results(table) == (b_first if a in SHIELDS else a_first)
        else:
            assert results(table) in (a_first, b_first)
        yield Compared(r, asked, a_first != b_first)


def valued_last(a: str, b: str) -> bool:
    """Is one of these a shield that looks at what the other gives? It has no say in the order."""
    return (a in SHIELDS) != (b in SHIELDS) and "ship" not in (a, b)


# ---- gains --------------------------------------------------------------------------------------------
SOME_RESERVES: list[Reserves] = [(0, 0, 0, 0), (3, 6, 5, 3), (11, 3, 6, 0), (12, 0, 0, 9)]
ALL_GOLD: list[Reserves] = [(gold, 0, 0, 0) for gold in (0, 1, 2, 3, 5, 7, 8, 10, 11, 12)]
HAMMER = {"blacksmiths_hammer": 1}
SHARDS = 0b110  # a bit for sun, a bit for moon


@pytest.mark.clause("DF-3.3")
@pytest.mark.parametrize("a", FACES)
def test_two_gains_are_never_ordered_without_a_ship(a: str) -> None:
    plain = position(a)
    hammer_and_sentinel = position(a, cards=HAMMER, hammer=27, exchange=SHARDS)
    for b in FACES[FACES.index(a) :]:
        if "ship" not in (a, b):
            for start in (plain, hammer_and_sentinel):
                for found in compare(start, a, b, GAIN, SOME_RESERVES):
                    assert not found.asked, (b, found)
                    assert not found.differ or valued_last(a, b), (b, found)


@pytest.mark.clause("DF-3.3")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(
    "setting",
    [
        pytest.param({}, id="full-temple"),
        pytest.param({"sold": [face for price, face in SANCTUARY if price <= 3]}, id="cheap-faces-sold-out"),
        pytest.param({"sold": [face for price, face in SANCTUARY if price > 2]}, id="only-free-faces-left"),
        pytest.param({"cards": {"blacksmiths_chest": 1}}, id="chest"),
        pytest.param({"cards": HAMMER}, id="hammer"),
        pytest.param({"cards": HAMMER, "hammer": 27}, id="hammer-nearly-done"),
    ],
)
def test_a_ship_and_a_gain_are_ordered_exactly_where_it_makes_a_difference(
    face: str, setting: dict[str, Any]
) -> None:
    for found in compare(position(face, **setting), face, "ship", GAIN, ALL_GOLD):
        assert found.asked == found.differ, found


# ---- losses to the Minotaur ---------------------------------------------------------------------------
LOSABLE: list[Reserves] = list(product((0, 4), (0, 1, 2, 4, 6), (0, 4), (0, 2, 9)))


@pytest.mark.clause("DF-3.3")
@pytest.mark.parametrize("a", [face for face in FACES if face not in OWN_BOARS])
def test_two_losses_are_never_ordered(a: str) -> None:
    start = position(a)
    for b in FACES[FACES.index(a) :]:
        if b not in OWN_BOARS:
            for found in compare(start, a, b, LOSS, [(0, 0, 0, 0), (2, 1, 2, 3), (12, 6, 6, 20)]):
                assert not found.asked, (b, found)
                assert not found.differ or valued_last(a, b), (b, found)


@cache
def beside_own_boar(face: str) -> list[Compared]:
    """A loss beside a boar that rewards its victim."""
    return list(compare(position("boar_red"), "boar_red", face, LOSS, LOSABLE))


@pytest.mark.clause("DF-3.3")
@pytest.mark.parametrize("face", [face for face in FACES if face not in SHIELDS])
def test_a_loss_beside_an_own_boar_is_ordered_where_it_makes_a_difference(face: str) -> None:
    assert [found for found in beside_own_boar(face) if found.differ and not found.asked] == []


@pytest.mark.clause("DF-3.3")
@pytest.mark.parametrize("face", [face for face in FACES if face not in SHIELDS])
def test_a_loss_beside_an_own_boar_is_not_ordered_where_it_makes_none(face: str) -> None:
    needless = [found for found in beside_own_boar(face) if found.asked and not found.differ]
    if face in ("choice_gold1_sun1_moon1", "choice_gold2_sun2_moon2"):
        # Choosing gold, of which there is none, may lead wherever the other order leads: not looked for.
        needless = [found for found in needless if found.reserves[0] > 0]
    assert needless == []


@pytest.mark.clause("DF-3.3")
@pytest.mark.parametrize("shield", SHIELDS)
def test_a_shield_is_lost_after_an_own_boar(shield: str) -> None:
    assert not any(found.asked for found in beside_own_boar(shield))
