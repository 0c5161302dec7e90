"""The odds on the table: those of `igroteka odds`, for the hero who sits there."""

from typing import Any

import pytest

from igroteka import IllegalOption
from igroteka.cli.odds import hero_odds
from igroteka.games.dice_throne.board import BOARDS
from tests.dice_throne.scene import Scene, duel

SHARED = ("id", "probability", "best_keep")


def odds(s: Scene, seat: int = 0, **about: Any) -> dict[str, Any]:
    return s.game.kind.odds(s.game.table, seat, about)


def as_printed(answer: dict[str, Any]) -> dict[str, Any]:
    """The part of an answer that the command line prints."""
    return {
        "abilities": [
            {name: list(row[name]) if name == "best_keep" else row[name] for name in SHARED}
            for row in answer["abilities"]
        ],
        "best_keep_for_damage": list(answer["best_keep_for_damage"]),
        "expected_damage": answer["expected_damage"],
    }


@pytest.mark.parametrize("hero", [board.name for board in BOARDS])
def test_equals_the_command_line_for_a_clean_hero(hero: str) -> None:
    s = duel({"hero": hero}, {"hero": "barbarian" if hero != "barbarian" else "monk"})
    s.until("rolling")
    assert as_printed(odds(s)) == hero_odds(hero, None, None, 3)
    s.dice(6, 1, 3, 2, 5).play("roll")
    assert as_printed(odds(s)) == hero_odds(hero, (1, 2, 3, 5, 6), None, 2)
    assert as_printed(odds(s, keep=[3, 1, 2])) == hero_odds(hero, (1, 2, 3, 5, 6), (1, 2, 3), 2)
    assert as_printed(odds(s, keep=[])) == hero_odds(hero, (1, 2, 3, 5, 6), (), 2)


def test_the_last_roll_is_certain() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 1, 2, 5, 6)
    s.dice(6).play("reroll 6").dice(6).play("reroll 6")
    answer = odds(s, keep=[1, 1])  # nothing is rolled any more, whatever would be kept
    assert (answer["attempts"], answer["after"]) == (0, [])
    assert {row["id"]: row["probability"] for row in answer["abilities"]} == {
        "revolver": 1.0,
        **dict.fromkeys(("bounty_hunter", "take_cover", "showdown", "deadeye", "fan_the_hammer"), 0.0),
        "fillem_with_lead": 0.0,
    }


def test_upgrades_count() -> None:
    s = duel({"hero": "gunslinger", "levels": {"deadeye": 2}}, {"hero": "barbarian"}).roll(6, 6, 6, 1, 4)
    rows = {row["id"]: row for row in odds(s)["abilities"]}
    assert rows["enforcer"]["probability"] == 1.0
    assert 0 < rows["deadeye"]["probability"] < 1


def test_tiers_one_by_one() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 2, 3, 6, 5)
    s.dice(6).play("reroll 5")
    revolver = odds(s, keep=[1, 2, 3])["abilities"][0]
    assert revolver["tiers"] == [1.0, 0.75, 0.25]


def test_what_the_dice_allow_now() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 2, 3, 4, 1)
    now = odds(s)["now"]
    assert [(row["id"], round(row["damage"], 2)) for row in now] == [
        ("revolver", 3.0),
        ("revolver", 4.0),
        ("showdown", 6.17),  # 7 if one's die is not lower than the other's, else 5
    ]
    assert len(s.offered("declare")) == len(now)


def test_what_the_next_roll_deals() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 1, 2, 6, 5)
    after = odds(s, keep=[1, 1, 2])["after"]
    # 3, 4 or 5 bullets, or the two missing numbers of a small straight (showdown: 7 * 21/36 + 5 * 15/36)
    assert [(row["damage"], round(row["probability"] * 36)) for row in after] == [
        (3, 9),
        (4, 16),
        (5, 9),
        (6, 2),
    ]


def test_all_keeps_the_best_first() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 2, 3, 5, 6)
    keeps = odds(s, keeps=True)["keeps"]
    assert len(keeps) == 32
    means = [row["expected_damage"] for row in keeps]
    assert means == sorted(means, reverse=True)
    best = odds(s)
    assert (keeps[0]["keep"], means[0]) == (best["best_keep_for_damage"], best["expected_damage"])
    worst = odds(s, keep=list(keeps[-1]["keep"]))
    assert worst["expected_damage"] == means[-1]


def test_before_anybody_rolls_it_is_about_the_own_next_attack() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "tokens": {"entangle": 1}})
    own = odds(s, 0)
    assert (own["seat"], own["dice"], own["attempts"]) == (0, None, 3)
    other = odds(s, 1)
    assert (other["seat"], other["attempts"]) == (1, 2)
    assert as_printed(other) == hero_odds("barbarian", None, None, 2)


def test_while_somebody_rolls_everybody_is_told_about_that_roll() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["so_wild"]}).roll(1, 1, 2, 5, 6)
    assert odds(s, 1) == odds(s, 0)
    s.play("declare revolver 1")
    assert s.asked == (1, "interfere")
    assert odds(s, 1)["seat"] == 0
    s.until("window-offence-ends", "defend", "main")
    assert odds(s, 1)["seat"] == 1  # the dice are accepted: nothing is rolled any more


@pytest.mark.parametrize("keep", [[4], [1, 1, 1], ["x"], "1", [None], 7])
def test_only_dice_that_lie_there_can_be_kept(keep: Any) -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 1, 2, 5, 6)
    with pytest.raises(IllegalOption) as refused:
        odds(s, keep=keep)
    assert refused.value.clause == "DT-4.3"
