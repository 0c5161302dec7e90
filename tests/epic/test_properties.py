"""The properties of `tests.properties` on random games: all player counts, modes, sets and formats."""

from typing import Any

import pytest

from igroteka import Game
from igroteka.core.chance import source
from igroteka.core.kind import find_kind
from igroteka.games.epic.decks import write_deck
from igroteka.games.epic.loader import SETS
from igroteka.games.epic.state import Epic
from tests import properties

ALL = "+".join(SETS)
DECK = write_deck(
    dict.fromkeys(("kong", "erase", "turn", "teleport", "thought_plucker", "bitten"), 3)
    | dict.fromkeys(("ancient_chant", "lash", "medusa", "surprise_attack", "feint", "psionic_assault"), 3)
    | dict.fromkeys(("fairy_trickster", "lesson_learned", "necrovirus", "soul_hunter", "chomp", "reset"), 3)
    | dict.fromkeys(("apocalypse", "frost_giant"), 3)
)
FEW: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "set": "jungle"},
    {"players": 2, "set": ALL, "format": "random30"},
    {"players": 2, "set": "tyrants+uprising+promo", "format": "random60"},
    {"players": 2, "format": "dark_draft"},
    {"players": 2, "format": "limited"},
    {"players": 2, "format": "constructed", "decks": [DECK, DECK]},
    {"players": 3, "set": ALL},
    {"players": 4, "mode": "hydra", "set": ALL},
]
MANY: list[dict[str, Any]] = [
    {"players": 3, "format": "pool_draft"},
    {"players": 4, "mode": "hunter_first_blood", "format": "triple_draft"},
    {"players": 4, "mode": "hunter_last_survivor", "set": ALL},
    {"players": 4, "mode": "teams", "set": "uprising"},
    {"players": 5, "set": "tyrants+promo"},
    {"players": 6, "mode": "hydra"},
    {"players": 7, "mode": "hunter_last_survivor", "set": "jungle"},
    {"players": 8, "mode": "teams", "set": ALL},
]


def named(setup: dict[str, Any]) -> str:
    """How a set-up is called in reports."""
    return "-".join(str(value) for name, value in setup.items() if name != "decks")


few_setups = pytest.mark.parametrize("setup", FEW, ids=named)
all_setups = pytest.mark.parametrize("setup", FEW + MANY, ids=named)


@all_setups
def test_games_end_and_nothing_appears_or_vanishes(setup: dict[str, Any]) -> None:
    for seed in range(5):
        properties.ends_and_conserves("epic", seed, every=7, **setup)


@few_setups
def test_every_single_position_is_sound(setup: dict[str, Any]) -> None:
    for seed in range(1000, 1005):
        properties.ends_and_conserves("epic", seed, **setup)


@all_setups
def test_between_plays_no_card_is_lost_and_nobody_who_is_out_is_asked(setup: dict[str, Any]) -> None:
    for seed in range(2000, 2003):
        for table, _ in properties.walk(find_kind("epic"), seed, **setup):
            assert isinstance(table, Epic)
            assert not table.players[table.player].out
            if type(table.question).__name__ not in ("MainPhase", "Initiative", "LastChance"):
                continue
            places = [c.id for c in table.champions if not c.token]
            for p in table.players:
                places += [*p.hand, *p.discard, *[card for group in p.deck for card in group]]
            owned = enumerate(table.owners)
            assert sorted(places) == [
                card for card, seat in owned if seat >= 0 and not table.players[seat].out
            ]
            assert not table.fresh
            assert not any(table.sets)


@few_setups
def test_clones_go_their_own_way(setup: dict[str, Any]) -> None:
    properties.clones_go_their_own_way("epic", 3, **setup)


@all_setups
def test_saved_positions_go_on_alike(setup: dict[str, Any]) -> None:
    for seed in range(2):
        properties.saved_goes_on_alike("epic", seed, every=11 * setup["players"], **setup)


@all_setups
def test_nothing_leaks(setup: dict[str, Any]) -> None:
    for seed in range(2):
        properties.nothing_leaks("epic", seed, every=9 * setup["players"], **setup)


@all_setups
def test_looking_changes_nothing(setup: dict[str, Any]) -> None:
    properties.looking_changes_nothing("epic", 3, every=9 * setup["players"], **setup)


@few_setups
def test_what_is_refused_changes_nothing(setup: dict[str, Any]) -> None:
    properties.refused_changes_nothing("epic", 3, every=3, **setup)


@few_setups
def test_records_read_back(setup: dict[str, Any]) -> None:
    properties.recorded_game_reads_back("epic", 1, **setup)


@few_setups
def test_chances_sum_to_one(setup: dict[str, Any]) -> None:
    assert sum(properties.chances_sum_to_one("epic", seed, most=100, **setup) for seed in range(2)) > 0


def test_a_player_knows_the_cards_of_the_own_deck_and_of_no_other() -> None:
    game = Game.new("epic", set="base", format="random30", seed=1)
    assert [len(p["deck"]["cards"]) for p in game.view(0)["players"]] == [25, 0]
    assert [len(p["deck"]["cards"]) for p in game.view()["players"]] == [0, 0]
    own, other = set(), set()
    for luck in range(20):
        guess = game.kind.save(game.table.determinize(0, source(luck)))
        decks = [[guess["cards"][card] for group in p["deck"] for card in group] for p in guess["players"]]
        own.add(tuple(decks[0]))
        other.add(tuple(decks[1]))
    assert own == {tuple(card["card"] for card in game.view(0)["players"][0]["deck"]["cards"])}
    assert len(other) == 20
