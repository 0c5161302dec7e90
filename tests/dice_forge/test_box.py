"""What is told about the cardboard agrees with the rules and with what the table shows."""

from __future__ import annotations

from igroteka import Game
from igroteka.core.kind import find_kind

BOX = find_kind("dice_forge").box()


def test_every_card_on_the_islands_is_in_the_box_with_its_numbers() -> None:
    for cards in ("intro", "alternative"):
        for island in Game.new("dice_forge", cards=cards).view()["islands"]:
            for pile in island["cards"]:
                card = BOX["cards"][pile["card"]]
                assert card["portal"] == island["portal"]
                assert [card[key] for key in ("sun", "moon", "glory")] == [
                    pile[key] for key in ("sun", "moon", "glory")
                ]


def test_when_cards_work() -> None:
    works = {name: card["works"] for name, card in BOX["cards"].items()}
    assert [name for name in works if works[name] == "each-turn"] == [
        "silver_hind",
        "guardians_owl",
        "elder",
    ]
    assert [name for name in works if works[name] == "by-itself"] == ["great_bear", "tenacious_boar"]
    assert [name for name in works if works[name] == "never"] == ["ferryman", "hydra", "gorgon"]
    assert (
        works["blacksmiths_hammer"]
        == works["typhon"]
        == works["cerberus"]
        == works["celestial_ship"]
        == "at-once"
    )


def test_numbers_of_the_boards() -> None:
    reserves = Game.new("dice_forge").view()["heroes"][0]["reserves"]
    assert BOX["most"] == {name: reserves[name]["most"] for name in ("gold", "sun", "moon")}
    assert BOX["chest"] == {"gold": 4, "sun": 3, "moon": 3}
    assert BOX["hammer"] == {"lap": 15, "glory": [10, 15]}
    assert BOX["extra_action"] == 2
    assert {name for name, card in BOX["cards"].items() if card["fee"]} == {"elder"}
