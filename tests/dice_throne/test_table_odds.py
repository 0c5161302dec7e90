"""The odds on the table: those of `igroteka odds`, for the hero who sits there."""

import json
from typing import Any

import pytest

from igroteka import IllegalOption
from igroteka.cli.odds import hero_odds
from igroteka.games.dice_throne.board import BOARDS
from tests.dice_throne.scene import Scene, duel


def odds(s: Scene, seat: int = 0, **about: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(json.dumps(s.game.kind.odds(s.game.table, seat, about)))
    return answer


def as_printed(best: dict[str, Any]) -> dict[str, Any]:
    """The part of an answer that the command line prints."""
    return {
        "abilities": [
            {name: row[name] for name in ("id", "probability", "best_keep")} for row in best["abilities"]
        ],
        "best_keep_for_damage": best["keep"],
        "expected_damage": best["expected_damage"],
    }


def keeping(printed: dict[str, Any]) -> tuple[Any, ...]:
    """What the command line prints for dice that are kept; what to keep it need not say then."""
    chances = [(row["id"], row["probability"]) for row in printed["abilities"]]
    return printed["expected_damage"], chances


@pytest.mark.parametrize("hero", [board.name for board in BOARDS])
def test_equals_the_command_line_for_a_clean_hero(hero: str) -> None:
    s = duel({"hero": hero}, {"hero": "barbarian" if hero != "barbarian" else "monk"})
    s.until("rolling")
    assert as_printed(odds(s)["best"]) == hero_odds(hero, None, None, 3)
    s.dice(6, 1, 3, 2, 5).play("roll")
    answer = odds(s)
    assert as_printed(answer["best"]) == hero_odds(hero, (1, 2, 3, 5, 6), None, 2)
    assert len(answer["keeps"]) == 32
    for row in answer["keeps"][::5]:
        assert keeping(row) == keeping(hero_odds(hero, (1, 2, 3, 5, 6), tuple(row["keep"]), 2))


def test_one_keep_may_be_asked_for() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 1, 2, 5, 6)
    [row] = odds(s, keep=[2, 1])["keeps"]
    assert row["keep"] == [1, 2]
    assert keeping(row) == keeping(hero_odds("gunslinger", (1, 1, 2, 5, 6), (1, 2), 2))


def test_the_last_roll_is_certain() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 1, 2, 5, 6)
    s.dice(6).play("reroll 6").dice(6).play("reroll 6")
    answer = odds(s)
    assert (answer["attempts"], answer["keeps"]) == (0, [])
    assert {row["id"]: row["probability"] for row in answer["best"]["abilities"]} == {
        "revolver": 1.0,
        **dict.fromkeys(("bounty_hunter", "take_cover", "showdown", "deadeye", "fan_the_hammer"), 0.0),
        "fillem_with_lead": 0.0,
    }
    assert answer["best"]["expected_damage"] == 3.0


def test_upgrades_count() -> None:
    s = duel({"hero": "gunslinger", "levels": {"deadeye": 2}}, {"hero": "barbarian"}).roll(6, 6, 6, 1, 4)
    rows = {row["id"]: row for row in odds(s)["best"]["abilities"]}
    assert rows["enforcer"]["probability"] == 1.0
    assert 0 < rows["deadeye"]["probability"] < 1


def test_tiers_one_by_one() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 2, 3, 6, 5)
    s.dice(6).play("reroll 5")
    [row] = odds(s, keep=[1, 2, 3])["keeps"]
    assert row["abilities"][0]["tiers"] == [1.0, 0.75, 0.25]


def test_what_the_dice_allow_now() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 2, 3, 4, 1)
    now = odds(s)["now"]
    assert [(row["id"], round(row["damage"], 2)) for row in now] == [
        ("revolver", 3.0),
        ("revolver", 4.0),
        ("showdown", 6.17),  # 7 if one's die is not lower than the other's, else 5
    ]
    assert len(s.offered("declare")) == len(now)


def test_a_bounty_of_its_own_is_told_apart() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 2, 4, 6, 6)
    [hunter] = odds(s)["now"]
    assert hunter == {"id": "bounty_hunter", "damage": 2.0, "inflicts": ["bounty"]}  # 1, and 1 for the Bounty


def test_what_the_next_roll_deals() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 1, 2, 6, 5)
    [row] = odds(s, keep=[1, 1, 2])["keeps"]
    # 3, 4 or 5 bullets, or the two missing numbers of a small straight (showdown: 7 * 21/36 + 5 * 15/36)
    ways = [(one["damage"], round(one["probability"] * 36)) for one in row["after"]]
    assert ways == [(3, 9), (4, 16), (5, 9), (6, 2)]


def test_the_best_keep_comes_first() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 2, 3, 5, 6)
    answer = odds(s)
    means = [row["expected_damage"] for row in answer["keeps"]]
    assert means == sorted(means, reverse=True)
    assert (answer["keeps"][0]["keep"], means[0]) == (
        answer["best"]["keep"],
        answer["best"]["expected_damage"],
    )


def test_before_anybody_rolls_it_is_about_the_own_next_attack() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "tokens": {"entangle": 1}})
    own = odds(s, 0)
    assert (own["seat"], own["dice"], own["attempts"]) == (0, None, 3)
    other = odds(s, 1)
    assert (other["seat"], other["attempts"]) == (1, 2)
    assert as_printed(other["best"]) == hero_odds("barbarian", None, None, 2)


def test_while_somebody_rolls_everybody_is_told_about_that_roll() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["so_wild"]}).roll(1, 1, 2, 5, 6)
    assert odds(s, 1) == odds(s, 0)
    s.play("declare revolver 1")
    assert s.asked == (1, "interfere")
    assert odds(s, 1)["seat"] == 0
    s.until("window-offence-ends", "defend", "main")
    assert odds(s, 1)["seat"] == 1  # the dice are accepted: nothing is rolled any more


@pytest.mark.parametrize("keep", [[4], [1, 1, 1], ["x"], "1", [None], 7, None])
def test_only_dice_that_lie_there_can_be_kept(keep: Any) -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian"}).roll(1, 1, 2, 5, 6)
    with pytest.raises(IllegalOption) as refused:
        odds(s, keep=keep)
    assert refused.value.clause == "DT-4.3"
