"""The box: what a drawn table needs to know, and that it says what the rules say."""

import json

import pytest

from igroteka.core.kind import find_kind
from igroteka.games.dice_throne.board import BOARDS, STATUSES, Straight
from igroteka.i18n import LANGUAGES, Words

KIND = find_kind("dice_throne")
BOX = KIND.box()


def test_is_plain_data() -> None:
    assert json.loads(json.dumps(BOX)) == BOX


def test_a_hero_has_dice_abilities_and_own_cards() -> None:
    hero = BOX["heroes"]["gunslinger"]
    assert (hero["complexity"], hero["verified"]) == (2, True)
    assert hero["dice"] == [
        {"symbol": "bullet", "count": 3},
        {"symbol": "dash", "count": 2},
        {"symbol": "bullseye", "count": 1},
    ]
    assert hero["faces"] == ["bullet", "bullet", "bullet", "dash", "dash", "bullseye"]
    revolver, showdown = hero["abilities"][0], hero["abilities"][4]
    assert (revolver["id"], revolver["kind"], len(revolver["levels"])) == ("revolver", "offensive", 2)
    assert revolver["levels"][0]["uses"][1] == {"name": "", "symbols": ["bullet"] * 4}
    assert showdown["levels"][0]["uses"] == [{"name": "", "straight": 4}]
    card = hero["cards"]["showdown_3"]
    assert (card["cost"], card["ability"], card["level"]) == (3, "showdown", 3)
    assert "tip_it" not in hero["cards"]
    assert BOX["cards"]["tip_it"]["kind"] == "instant"


def test_a_second_ability_of_an_upgrade_has_its_own_name() -> None:
    levels = BOX["heroes"]["gunslinger"]["abilities"][3]["levels"]
    assert [use["name"] for use in levels[1]["uses"]] == ["", "mark_the_target"]


def test_complexity_is_left_open_where_it_is_not_known() -> None:
    assert BOX["heroes"]["paladin"]["complexity"] is None
    assert BOX["heroes"]["shadow_thief"]["complexity"] == 5


def test_tells_what_surely_changes_the_damage() -> None:
    assert BOX["cards"]["not_this_time"]["changes"] == {"prevents": 6}
    assert BOX["cards"]["tip_it"]["changes"] == {}
    statuses = BOX["statuses"]
    assert statuses["protect"]["powers"] == [{"tokens": 1, "cp": 0, "changes": {"halves": 1}}]
    assert statuses["retribution"]["powers"][0]["changes"] == {"returns": 1}
    assert [power["changes"] for power in statuses["honor"]["powers"]] == [{"adds": 1}, {"adds": 3}]
    assert statuses["evasive"]["powers"][0]["changes"] == {}  # a die decides
    assert statuses["knockdown"]["powers"][0] == {"tokens": 0, "cp": 2, "changes": {}}
    assert (statuses["bounty"]["attacked"], statuses["shame"]["attacking"]) == (1, -1)


def test_holds_everything_that_the_rules_know() -> None:
    assert list(BOX["heroes"]) == [board.name for board in BOARDS]
    assert list(BOX["statuses"]) == [status.name for status in STATUSES]
    for board in BOARDS:
        hero = BOX["heroes"][board.name]
        assert [*BOX["cards"], *hero["cards"]] == [card.name for card in board.cards]
        uses = [use for ability in hero["abilities"] for level in ability["levels"] for use in level["uses"]]
        assert len(uses) == len(board.uses)
        for use, told in zip(board.uses, uses, strict=True):
            assert ("straight" in told) == isinstance(use.need, Straight)
        assert sum(die["count"] for die in hero["dice"]) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_it_has_a_name(lang: str) -> None:
    words = Words(lang, KIND)
    names = [f"status-{status}" for status in BOX["statuses"]] + [f"card-{card}" for card in BOX["cards"]]
    for name, hero in BOX["heroes"].items():
        names += [f"hero-{name}", *(f"card-{card}" for card in hero["cards"])]
        names += [f"symbol-{die['symbol']}" for die in hero["dice"]]
        names += [f"ability-{ability['id']}" for ability in hero["abilities"]]
    assert [name for name in names if not words.has(name)] == []
    for hero in BOX["heroes"].values():
        for ability in hero["abilities"]:
            for n in range(1, len(ability["levels"]) + 1):
                assert words.text("ability", ability["id"], f"level{n}"), (ability["id"], n)
