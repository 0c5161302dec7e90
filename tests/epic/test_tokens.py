"""Chapter 10: tokens."""

import pytest

from igroteka.games.epic.card import CARDS, NUMBERS
from tests.epic.scene import Scene, define, scene

define(
    'Card("test_make_human", SAGE, 0, play=Make(HUMAN))',
    'Card("test_make_demon", SAGE, 0, play=Make(DEMON))',
    'Card("test_make_wolf", SAGE, 0, play=Make(WOLF))',
    'Card("test_make_zombie", SAGE, 0, play=Make(ZOMBIE))',
    'Card("test_crowd", GOOD, 0, play=Make(HUMAN, 20))',
    'Card("test_howl", SAGE, 1, play=Make(WOLF))',
)


def sizes(s: Scene, seat: int) -> tuple[int, int, int]:
    """How many cards a player has in hand, deck and discard pile."""
    return len(s.hand(seat)), s.deck(seat), len(s.discard(seat))


@pytest.mark.clause("EP-10.1")
@pytest.mark.parametrize(
    ("token", "attack", "defence", "faction"),
    [("human", 1, 1, "good"), ("demon", 4, 4, "evil"), ("wolf", 2, 2, "wild"), ("zombie", 2, 2, "evil")],
)
def test_what_the_tokens_are(token: str, attack: int, defence: int, faction: str) -> None:
    s = scene({"hand": [f"test_make_{token}", "wither"]}, {})
    s.play(f"play test_make_{token}")
    made = s.champion(token, 0)
    assert (made["attack"], made["defence"], made["keywords"]) == (attack, defence, [])
    assert (made["factions"], made["token"]) == ([faction], True)
    assert CARDS[NUMBERS[token]].cost == 0


@pytest.mark.clause("EP-10.2")
@pytest.mark.parametrize(
    ("card", "mode", "instead"),
    [
        ("ritual_sacrifice", ["mode 2"], []),  # broken
        ("quell", ["mode 1"], []),  # banished
        ("helions_fury", ["mode 2", "champion demon"], []),  # returned to hand
        ("transform", ["mode 2"], ["wolf"]),
    ],
)
def test_a_token_that_leaves_play_goes_to_no_zone(card: str, mode: list[str], instead: list[str]) -> None:
    s = scene({"hand": [card, "wither"]}, {"play": ["demon"], "hand": ["kong"], "discard": ["kong"]})
    before = sizes(s, 1)
    s.play(f"play {card}", *mode)
    assert s.champions(1) == instead
    assert sizes(s, 1) == before
    assert "demon" not in s.game.position()["cards"]


@pytest.mark.clause("EP-10.3")
def test_the_supply_never_runs_out() -> None:
    s = scene({"hand": ["test_crowd", "test_crowd", "wither"]}, {})
    s.play("play test_crowd", "play test_crowd")
    assert s.champions(0) == ["human"] * 40
    assert len({c["id"] for c in s.view["champions"]}) == 40


@pytest.mark.clause("EP-10.4")
def test_a_token_is_not_played() -> None:
    """The shaman would deal 3 damage if a Wild card was played; the card played is a Sage one."""
    s = scene({"hand": ["test_howl", "wither"], "play": ["fire_shaman"]}, {"play": ["wolf"]})
    s.play("play test_howl")
    assert s.log() == ["played", "entered"]
    assert s.asked == (0, "main")
    assert (s.gold(0), s.health(1)) == (0, 30)


@pytest.mark.clause("EP-10.4")
def test_a_token_enters_prepared_and_deploying() -> None:
    s = scene({"hand": ["test_howl", "wither"]}, {"play": ["hill_giant"], "hand": ["kong"]})
    s.play("play test_howl")
    made = s.champion("wolf")
    assert (made["position"], made["deploying"]) == ("prepared", True)
    assert s.refused("attack wolf") == "EP-6.7"
    s.play("pass", "attack hill_giant", "pass")
    assert s.asked == (0, "block")
    assert s.offered() == ["pass", "block wolf"]
