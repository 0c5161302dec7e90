"""Chapters 11 and 12: the formats, from the set-up to the first hands."""

from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from igroteka import Game, SetupError
from igroteka.core.chance import source
from igroteka.games.epic.card import CARDS, NUMBERS
from igroteka.games.epic.drafts import Drop, Keep, Pick
from igroteka.games.epic.loader import SET_CARDS

ALL_SETS = "base+jungle+promo+tyrants+uprising"
PAGE = 60


def new(players: int = 2, seed: int = 0, **setup: Any) -> Game:
    return Game.new("epic", players=players, seed=seed, **setup)


def refusal(players: int = 2, **setup: Any) -> SetupError:
    """Why this cannot be set up."""
    with pytest.raises(SetupError) as refused:
        new(players, **setup)
    return refused.value


def names(*sets: str) -> list[str]:
    """One of each card of some sets."""
    return [CARDS[number].name for name in sets for number in SET_CARDS[name]]


def deck(game: Game, seat: int) -> list[str]:
    """The deck that a player has begun with, in alphabetical order."""
    position = game.position()
    player = position["players"][seat]
    return sorted(position["cards"][card] for card in [*player["hand"], *chain(*player["deck"])])


def factions(cards: list[str]) -> Counter[int]:
    """How many cards of each faction."""
    return Counter(CARDS[NUMBERS[name]].faction for name in cards)


def choosing(game: Game) -> str:
    """The kind of question about decks that is asked, nothing once play has begun."""
    question = game.table.question
    return type(question).__name__ if isinstance(question, (Pick, Keep, Drop)) else ""


def held(game: Game, seat: int, what: str) -> list[str]:
    """What a player sees of the own pack or the own picks, in alphabetical order."""
    cards = game.view(seat)["players"][seat][what]["cards"]
    return sorted(card["card"] for card in cards)


def finish_draft(game: Game, seed: int = 5) -> Game:
    """Choose at random until play begins."""
    luck = source(seed)
    while choosing(game):
        game.play(luck.draw(len(game.options)))
    return game


def nobody_sees_the_others(game: Game) -> None:
    """Packs and picks are seen by their holder and by nobody else; numbers are open."""
    players = len(game.view()["players"])
    for viewer in (None, *range(players)):
        for seat, player in enumerate(game.view(viewer)["players"]):
            for what in ("pack", "picks"):
                seen = len(player[what]["cards"])
                assert seen == (player[what]["size"] if seat == viewer else 0)


def own_file(folder: Path, red: int, silver: int) -> str:
    """A file of own cards, so many with a red and a silver gem; equal numbers give equal cards."""
    lines = [f'Card("own_{red}_{silver}_{n}", GOOD, 1, 5, 5, gem="red")' for n in range(red)]
    lines += [
        f'Card("own_{red}_{silver}_{n}", WILD, 1, 5, 5, gem="silver")' for n in range(red, red + silver)
    ]
    path = folder / f"own_{red}_{silver}.cards"
    path.write_text("\n".join(lines), encoding="utf-8")
    return str(path)


# ---- what can be set up ---------------------------------------------------------------------------------
def test_two_players_get_two_factions_each_of_the_base_set_by_default() -> None:
    assert new().setup == {
        **{"players": 2, "set": "base", "format": "preconstructed", "mode": "duel"},
        **{"factions": "random", "copies": 1},
    }


def test_more_players_get_random_decks_by_default() -> None:
    assert new(3).setup == {
        **{"players": 3, "set": "base", "format": "random30", "mode": "free_for_all", "copies": 1},
    }
    assert new(2, set="promo").setup == {
        **{"players": 2, "set": "promo", "format": "random30", "mode": "duel", "copies": 3},
    }


SETUPS: list[dict[str, Any]] = [
    {},
    {"players": 5},
    {"set": "tyrants+base"},
    {"set": "jungle", "factions": "sage+good,wild+evil"},
    {"format": "limited", "set": ALL_SETS},
    {"format": "random60", "copies": "2"},
    {"players": 8, "mode": "hydra", "format": "pool_draft"},
]


@pytest.mark.parametrize("setup", SETUPS)
def test_a_checked_set_up_is_complete(setup: dict[str, Any]) -> None:
    first = new(**setup).setup
    assert first is not None
    assert new(**first).setup == first


def test_sets_are_named_in_their_own_order() -> None:
    setup = new(set="tyrants+base").setup
    assert setup is not None
    assert setup["set"] == "base+tyrants"


@pytest.mark.clause("EP-11.2")
@pytest.mark.parametrize("players", [0, 1, 9, True, "2"])
def test_one_or_nine_cannot_play(players: Any) -> None:
    refused = refusal(players)
    assert (refused.key, refused.clause) == ("setup-players", "EP-11.2")


@pytest.mark.parametrize(
    ("setup", "key", "allowed"),
    [
        ({"colour": "red"}, "setup-unknown-key", "set, format"),
        ({"set": "desert"}, "setup-set", "base, jungle, promo, tyrants, uprising"),
        ({"set": ""}, "setup-set", "base, jungle"),
        ({"set": 5}, "setup-set", "base, jungle"),
        ({"format": "chess"}, "setup-format", "preconstructed, limited"),
        ({"format": ["limited"]}, "setup-format", "preconstructed, limited"),
        ({"mode": "solo"}, "setup-mode", "duel, free_for_all"),
        ({"factions": "good+wild,evil+sage", "format": "random30"}, "setup-not-for-format", "preconstructed"),
        ({"decks": [], "format": "random30"}, "setup-not-for-format", "constructed, limited"),
        ({"copies": 3, "format": "constructed", "decks": []}, "setup-not-for-format", "limited"),
    ],
)
def test_what_the_game_does_not_know_is_refused_with_what_it_does(
    setup: dict[str, Any], key: str, allowed: str
) -> None:
    refused = refusal(**setup)
    assert refused.key == key
    assert allowed in refused.args_of_message["allowed"]


@pytest.mark.parametrize("copies", [0, -1, "two", 1.5, True])
def test_copies_are_a_whole_number(copies: Any) -> None:
    assert refusal(copies=copies).key == "setup-copies-number"


def test_so_many_copies_that_cards_could_not_be_told_apart_are_refused() -> None:
    refused = refusal(copies=1000)
    assert (refused.key, refused.args_of_message["most"]) == ("setup-copies-many", 66)


def test_a_set_is_named_once() -> None:
    assert refusal(set="base+base").key == "setup-set-twice"


@pytest.mark.clause("EP-14.8")
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_hydra_needs_equal_teams(players: int) -> None:
    refused = refusal(players, mode="hydra", format="random30")
    assert (refused.key, refused.clause) == ("setup-mode-players", "EP-14.8")
    assert refused.args_of_message["allowed"] == "4, 6, 8"


@pytest.mark.parametrize(
    ("mode", "players", "clause"),
    [
        ("duel", 3, "EP-1.1"),
        ("free_for_all", 2, "EP-14.1"),
        ("hunter_first_blood", 2, "EP-14.2"),
        ("hunter_last_survivor", 2, "EP-14.5"),
        ("teams", 5, "EP-14.6"),
    ],
)
def test_modes_for_other_numbers_of_players_are_refused(mode: str, players: int, clause: str) -> None:
    refused = refusal(players, mode=mode, format="random30")
    assert (refused.key, refused.clause) == ("setup-mode-players", clause)


@pytest.mark.parametrize(
    "mode", ["free_for_all", "hunter_first_blood", "hunter_last_survivor", "teams", "hydra"]
)
@pytest.mark.parametrize("players", [4, 6, 8])
def test_every_mode_can_be_played(mode: str, players: int) -> None:
    assert new(players, mode=mode).view()["mode"] == mode


# ---- own cards ------------------------------------------------------------------------------------------
def test_a_file_of_own_cards_is_played_and_travels_with_the_set_up(tmp_path: Path) -> None:
    path = own_file(tmp_path, 0, 30)
    game = new(set=f"jungle+{path}", format="random60")
    setup = game.setup
    assert setup is not None
    assert (setup["set"], setup["copies"]) == ("jungle+own_0_30.cards", 2)
    assert "own_0_30_0" in game.position()["cards"]
    Path(path).unlink()
    assert new(**setup).position() == game.position()


def test_a_file_with_a_mistake_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "wrong.cards"
    path.write_text('Card("own_wrong", GOOD, 1, play=Draw(2))\nCard("own_worse", GOOD, 1, play=Drow(2))\n')
    refused = refusal(set=str(path))
    assert (refused.key, refused.args_of_message["line"]) == ("cards-unknown-word", 2)
    assert "own_wrong" not in NUMBERS


def test_own_cards_cannot_take_a_name_that_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "taken.cards"
    path.write_text('Card("own_new", GOOD, 1, play=Draw(2))\nCard("fireball", WILD, 1, play=Draw(2))\n')
    refused = refusal(set=str(path))
    assert (refused.key, refused.args_of_message["card"]) == ("cards-name-taken", "fireball")
    assert "own_new" not in NUMBERS


def test_texts_of_own_cards_belong_to_a_set_that_is_named() -> None:
    assert refusal(set="base", cards={"mine.cards": ""}).key == "setup-own-cards"
    assert refusal(set="base", cards="mine.cards").key == "setup-own-cards"


# ---- EP-11.1: limited -----------------------------------------------------------------------------------
@pytest.mark.clause("EP-11.1")
def test_limited_keeps_thirty_cards_of_the_opened_box() -> None:
    game = new(format="limited", set="jungle")
    for seat in (0, 1):
        assert held(game, seat, "pack") == sorted(names("jungle"))
        for n in range(30):
            assert (game.player, choosing(game)) == (seat, "Keep")
            assert len(held(game, seat, "picks")) == n
            assert len(game.options) == 60 - n
            game.play(n % len(game.options))
    assert not choosing(game)
    for seat in (0, 1):
        assert len(deck(game, seat)) == 30
    assert set(deck(game, 0)) & set(deck(game, 1))  # everybody opens a box of his own


@pytest.mark.clause("EP-11.1")
def test_limited_refuses_what_is_not_in_the_pool() -> None:
    game = new(format="limited", set="jungle")
    game.play("card treant")
    for notation in ("card treant", "pass"):
        refused = game.why_not(notation)
        assert refused is not None
        assert refused.clause == "EP-11.1"


@pytest.mark.clause("EP-11.1")
@pytest.mark.parametrize(("sets", "copies"), [("base", 1), (ALL_SETS, 1), ("base", 2)])
def test_a_large_pool_is_looked_through_in_pages(sets: str, copies: int) -> None:
    game = new(format="limited", set=sets, copies=copies)
    pool = len(names(*sets.split("+")))
    seen: set[str] = set()
    for page in range(-(-pool // PAGE)):
        if page:
            game.play("pass")
        assert len(game.options) <= PAGE + 1
        offered = {str(option).partition("#")[0] for option in game.options} - {"pass"}
        assert not offered & seen
        seen |= offered
    assert len(seen) == pool
    finish_draft(game)
    assert [len(deck(game, seat)) for seat in (0, 1)] == [30, 30]


@pytest.mark.clause("EP-11.1")
def test_a_page_may_be_turned_only_while_the_rest_can_make_a_deck(tmp_path: Path) -> None:
    game = new(format="limited", set=own_file(tmp_path, 0, 70))
    for kept in range(30):
        can_turn = "pass" in [str(option) for option in game.options]
        assert can_turn == (30 - kept <= 10)
        game.play(len(game.options) - 1)
    assert game.player == 1


@pytest.mark.clause("EP-11.1")
def test_limited_decks_may_be_brought_along() -> None:
    wild = "4 kong\n4 fireball\n4 amnesia\n4 angel_of_light\n4 angel_of_death\n4 blue_dragon\n4 cave_troll\n"
    game = new(format="limited", decks=[wild + "2 trihorror", wild + "2 trihorror"])
    assert game.setup is not None
    assert game.setup["copies"] == 4  # the fewest boxes that hold such a deck
    assert Counter(deck(game, 1))["kong"] == 4
    assert len(factions(deck(game, 1))) == 4
    for n in (1, 3):
        refused = refusal(format="limited", decks=[wild + "2 trihorror", wild + f"{n} trihorror"])
        assert (refused.key, refused.clause) == ("deck-thirty", "EP-11.1")
        assert refused.args_of_message == {"deck": 2, "given": 28 + n, "allowed": 30}
    refused = refusal(format="limited", copies=3, decks=[wild + "2 trihorror"] * 2)
    assert (refused.key, refused.clause, refused.args_of_message["least"]) == ("setup-copies", "EP-11.1", 4)


# ---- EP-11.2, EP-11.3: random decks ---------------------------------------------------------------------
@pytest.mark.clause("EP-11.2")
def test_random_decks_share_out_the_box() -> None:
    game = new(format="random30", set="jungle")
    decks = [deck(game, 0), deck(game, 1)]
    assert [len(cards) for cards in decks] == [30, 30]
    assert sorted(decks[0] + decks[1]) == sorted(names("jungle"))


@pytest.mark.clause("EP-11.2")
def test_random_decks_are_random() -> None:
    decks = {tuple(deck(new(seed=seed, format="random30", set="jungle"), 0)) for seed in range(20)}
    assert len(decks) == 20


@pytest.mark.clause("EP-11.2")
def test_three_random_decks_need_more_than_sixty_cards() -> None:
    refused = refusal(3, set="jungle", copies=1)
    assert (refused.key, refused.clause) == ("setup-copies", "EP-11.2")
    assert refused.args_of_message == {"given": 1, "format": "random30", "least": 2}
    assert [len(deck(new(3, set="jungle"), seat)) for seat in range(3)] == [30, 30, 30]


@pytest.mark.clause("EP-11.2")
def test_no_number_of_empty_boxes_is_enough(tmp_path: Path) -> None:
    refused = refusal(set=own_file(tmp_path, 0, 0))
    assert (refused.key, refused.clause) == ("setup-few-cards", "EP-11.2")


@pytest.mark.clause("EP-11.3")
def test_each_sees_sixty_cards_and_keeps_thirty_of_them() -> None:
    game = new(format="random60")
    pools = [held(game, 0, "pack"), held(game, 1, "pack")]
    assert [len(pool) for pool in pools] == [60, 60]
    assert sorted(pools[0] + pools[1]) == sorted(names("base"))
    for kept in range(30):
        assert (game.player, len(game.options)) == (0, 60 - kept)
        nobody_sees_the_others(game)
        game.play(0)
    chosen = held(game, 0, "picks")
    assert (game.player, len(chosen)) == (1, 30)
    assert set(chosen) < set(pools[0])
    refused = game.why_not(f"card {chosen[0]}")
    assert refused is not None
    assert refused.clause == "EP-11.3"
    finish_draft(game)
    assert deck(game, 0) == chosen
    assert set(deck(game, 1)) < set(pools[1])


@pytest.mark.clause("EP-11.3")
def test_two_pools_of_sixty_need_120_cards() -> None:
    refused = refusal(format="random60", set="jungle", copies=1)
    assert (refused.clause, refused.args_of_message["least"]) == ("EP-11.3", 2)


# ---- EP-11.4, EP-11.5: pool draft -----------------------------------------------------------------------
@pytest.mark.clause("EP-11.4")
def test_a_pool_draft_uses_every_card() -> None:
    game = new(4, format="pool_draft")
    taken: list[list[str]] = [[] for _ in range(4)]
    luck = source(3)
    while choosing(game):
        assert game.player is not None
        nobody_sees_the_others(game)
        assert Counter(held(game, game.player, "picks")) >= Counter(taken[game.player])
        option = game.options[luck.draw(len(game.options))]
        taken[game.player].append(str(option.args["card"]))
        game.play(option)
    decks = [deck(game, seat) for seat in range(4)]
    assert [len(cards) for cards in decks] == [30] * 4
    assert sorted(chain(*decks)) == sorted(names("base"))
    # The last card of every pack is nobody's choice.
    assert all(Counter(taken[seat]) < Counter(decks[seat]) for seat in range(4))
    assert [len(cards) for cards in taken] == [27] * 4


@pytest.mark.clause("EP-11.4")
def test_two_cannot_play_a_pool_draft() -> None:
    refused = refusal(2, format="pool_draft")
    assert (refused.key, refused.clause) == ("setup-format-players", "EP-11.4")
    assert refused.args_of_message["allowed"] == "3, 4, 5, 6, 7, 8"


@pytest.mark.clause("EP-11.4")
def test_only_a_card_of_the_own_pack_can_be_taken() -> None:
    game = new(3, format="pool_draft")
    theirs = held(game, 1, "pack")[0]
    for notation in (f"card {theirs}", "pass", f"play {theirs}"):
        refused = game.why_not(notation)
        assert refused is not None
        assert refused.clause is not None
    refused = game.why_not("pass")
    assert refused is not None
    assert refused.clause == "EP-11.4"


@pytest.mark.clause("EP-11.4")
def test_a_pack_holds_ten_cards_and_equal_ones_are_offered_once(tmp_path: Path) -> None:
    game = new(3, format="pool_draft", set=own_file(tmp_path, 0, 2))
    pack = held(game, 0, "pack")
    assert len(pack) == 10
    assert sorted(str(option.args["card"]) for option in game.options) == sorted(set(pack))


@pytest.mark.clause("EP-11.5")
@pytest.mark.clause("EP-11.9")
@pytest.mark.parametrize(("format", "size"), [("pool_draft", 10), ("triple_draft", 12)])
def test_packs_go_left_right_and_left(format: str, size: int) -> None:
    game = new(3, format=format)
    for step in (1, -1, 1):  # seats count to the left
        for left in range(size, 1, -1):
            before = [held(game, seat, "pack") for seat in range(3)]
            assert [len(pack) for pack in before] == [left] * 3
            rest: list[list[str]] = []
            for seat in range(3):
                assert game.player == seat
                assert held(game, seat, "pack") == before[seat]  # nothing moves until all have taken
                option = game.options[-1]
                rest.append([name for name in before[seat] if name != option.args["card"]])
                game.play(option)
            if left > 2:
                assert [held(game, (seat + step) % 3, "pack") for seat in range(3)] == rest


# ---- EP-11.6, EP-11.7: dark draft -----------------------------------------------------------------------
@pytest.mark.clause("EP-11.6")
def test_a_round_of_the_dark_draft() -> None:
    game = new(format="dark_draft")
    first = [held(game, 0, "pack"), held(game, 1, "pack")]
    assert [len(pack) for pack in first] == [5, 5]
    kept: list[list[str]] = [[], []]
    for seat in (0, 1, 0, 0, 1, 1):
        assert game.player == seat
        nobody_sees_the_others(game)
        if len(kept[seat]) == 1:  # the other four cards of the other player
            assert held(game, seat, "pack") == sorted(set(first[1 - seat]) - set(kept[1 - seat][:1]))
        option = game.options[0]
        kept[seat].append(str(option.args["card"]))
        game.play(option)
    assert [held(game, seat, "picks") for seat in (0, 1)] == [sorted(kept[0]), sorted(kept[1])]
    position = game.position()
    put_away = [position["cards"][card] for card in position["unused"]]
    assert sorted(put_away) == sorted({*first[0], *first[1]} - {*kept[0], *kept[1]})
    assert [len(held(game, seat, "pack")) for seat in (0, 1)] == [5, 5]
    nobody_sees_the_others(game)
    seen = [card for card in put_away if any(card in str(game.view(seat)) for seat in (None, 0, 1))]
    assert seen == []


@pytest.mark.clause("EP-11.6")
def test_the_dark_draft_is_for_two() -> None:
    refused = refusal(3, format="dark_draft")
    assert (refused.key, refused.args_of_message["allowed"]) == ("setup-format-players", "2")


@pytest.mark.clause("EP-11.7")
def test_ten_rounds_make_two_decks_and_forty_cards_remain(tmp_path: Path) -> None:
    game = finish_draft(new(format="dark_draft", set=own_file(tmp_path, 0, 100)))
    decks = [deck(game, 0), deck(game, 1)]
    assert [len(cards) for cards in decks] == [30, 30]
    position = game.position()
    rest = [position["cards"][card] for card in position["unused"]]
    assert len(rest) == 40
    assert sorted(decks[0] + decks[1] + rest) == sorted(position["cards"])


@pytest.mark.clause("EP-11.7")
def test_the_dark_draft_needs_a_hundred_cards(tmp_path: Path) -> None:
    refused = refusal(format="dark_draft", set="jungle", copies=1)
    assert (refused.key, refused.clause) == ("setup-copies", "EP-11.7")
    assert refused.args_of_message["least"] == 2
    assert refusal(format="dark_draft", set=own_file(tmp_path, 0, 99), copies=1).clause == "EP-11.7"


# ---- EP-11.8, EP-11.9: triple draft ---------------------------------------------------------------------
@pytest.mark.clause("EP-11.8")
def test_of_red_gems_one_copy_is_kept() -> None:
    counts = Counter(new(format="triple_draft", copies=2).position()["cards"])
    gems = {name: CARDS[NUMBERS[name]].gem for name in names("base")}
    assert counts == {name: 1 if gem == "red" else 2 for name, gem in gems.items()}
    assert Counter(gems.values()) == {"red": 28, "silver": 92}


@pytest.mark.clause("EP-11.8")
def test_thirty_six_cards_for_each_are_needed(tmp_path: Path) -> None:
    enough = new(3, format="triple_draft", copies=2, set=own_file(tmp_path, 2, 53))
    assert len(enough.position()["cards"]) == 108
    refused = refusal(3, format="triple_draft", copies=2, set=own_file(tmp_path, 1, 53))  # 107
    assert (refused.key, refused.clause) == ("setup-copies", "EP-11.8")
    assert refused.args_of_message == {"given": 2, "format": "triple_draft", "least": 3}


@pytest.mark.clause("EP-11.8")
def test_boxes_with_red_gems_only_are_never_enough(tmp_path: Path) -> None:
    refused = refusal(format="triple_draft", set=own_file(tmp_path, 71, 0))
    assert (refused.key, refused.clause) == ("setup-few-cards", "EP-11.8")


@pytest.mark.clause("EP-11.9")
@pytest.mark.parametrize("players", [2, 8])
def test_thirty_of_thirty_six_picks_make_the_deck(players: int) -> None:
    game = new(players, format="triple_draft")
    while choosing(game) == "Pick":
        game.play(0)
    assert [len(held(game, seat, "picks")) for seat in range(players)] == [36] * players
    for seat in range(players):
        drafted = held(game, seat, "picks")
        for left in range(36, 30, -1):
            assert (game.player, choosing(game)) == (seat, "Drop")
            assert len(held(game, seat, "picks")) == left
            refused = game.why_not("pass")
            assert refused is not None
            assert refused.clause == "EP-11.9"
            nobody_sees_the_others(game)
            dropped = game.options[0]
            drafted.remove(str(dropped.args["card"]))
            game.play(dropped)
        if game.player is not None and choosing(game):
            assert held(game, seat, "picks") == drafted
    assert [len(deck(game, seat)) for seat in range(players)] == [30] * players


# ---- EP-12: constructed ---------------------------------------------------------------------------------
WILD_DECK = "".join(
    f"3 {CARDS[number].name}\n"
    for number in SET_CARDS["base"]
    if CARDS[number].faction == 2 and CARDS[number].cost == 1
)


@pytest.mark.clause("EP-12.1")
def test_everybody_brings_a_deck() -> None:
    assert len(deck(new(3, format="constructed", decks=[WILD_DECK] * 3), 2)) == 66
    for decks in ((), [WILD_DECK], [WILD_DECK] * 3, [WILD_DECK, 7], 7):
        refused = refusal(format="constructed", decks=decks)
        assert (refused.key, refused.clause) == ("setup-decks", "EP-12.1")
        assert refused.args_of_message["allowed"] == 2
    assert refusal(format="constructed").clause == "EP-12.1"


@pytest.mark.clause("EP-12.1")
def test_decks_are_read_from_files(tmp_path: Path) -> None:
    path = tmp_path / "wild.deck"
    path.write_text(WILD_DECK, encoding="utf-8")
    game = new(format="constructed", decks=f"{path},{path}")
    assert deck(game, 0) == deck(game, 1)
    refused = refusal(format="constructed", decks=f"{path},{tmp_path / 'none.deck'}")
    assert refused.key == "setup-deck-file"
    assert refused.args_of_message["given"].endswith("none.deck")


@pytest.mark.clause("EP-12.3")
@pytest.mark.parametrize("players", [2, 8])
def test_full_constructed_for_up_to_eight(players: int) -> None:
    game = new(players, format="constructed", decks=[WILD_DECK] * players)
    assert [len(deck(game, seat)) for seat in range(players)] == [66] * players


@pytest.mark.clause("EP-1.1")
@pytest.mark.clause("EP-12.2")
def test_each_takes_two_factions_of_the_box() -> None:
    game = new(set="jungle", factions="good+wild,evil+sage")
    assert factions(deck(game, 0)) == {1: 15, 2: 15}
    assert factions(deck(game, 1)) == {4: 15, 8: 15}
    assert sorted(deck(game, 0) + deck(game, 1)) == sorted(names("jungle"))
    assert factions(deck(new(factions="sage+wild,good+evil"), 0)) == {2: 30, 8: 30}


@pytest.mark.clause("EP-1.1")
def test_factions_are_drawn_unless_they_are_named() -> None:
    pairs = set()
    for seed in range(60):
        game = new(seed=seed, set="jungle")
        mine, theirs = factions(deck(game, 0)), factions(deck(game, 1))
        assert set(mine.values()) == set(theirs.values()) == {15}
        assert mine.keys() | theirs.keys() == {1, 2, 4, 8}
        pairs.add(frozenset(mine))
    assert len(pairs) == 6


@pytest.mark.clause("EP-12.2")
def test_a_faction_that_the_other_has_is_refused() -> None:
    refused = refusal(factions="good+wild,wild+sage")
    assert (refused.key, refused.clause) == ("setup-faction-twice", "EP-12.2")
    assert refused.args_of_message["faction"] == "wild"


@pytest.mark.clause("EP-1.1")
@pytest.mark.parametrize(
    "given", ["good", "good+wild", "good+wild+evil,sage", "good+wild,evil", "good+wild,evil+sage,good", "", 4]
)
def test_other_numbers_of_factions_are_refused(given: Any) -> None:
    refused = refusal(factions=given)
    assert (refused.key, refused.clause) == ("setup-factions", "EP-1.1")


@pytest.mark.clause("EP-1.1")
def test_unknown_factions_are_refused() -> None:
    refused = refusal(factions="good+wild,evil+neutral")
    assert (refused.key, refused.clause) == ("setup-faction", "EP-1.1")
    assert refused.args_of_message["allowed"] == "good, wild, evil, sage"


@pytest.mark.clause("EP-12.2")
def test_preconstructed_decks_are_for_two() -> None:
    refused = refusal(3, format="preconstructed")
    assert (refused.key, refused.clause) == ("setup-format-players", "EP-12.2")


@pytest.mark.clause("EP-12.2")
def test_small_boxes_are_opened_several_times_for_preconstructed_decks() -> None:
    game = new(set="promo", format="preconstructed")
    assert game.setup is not None
    assert game.setup["copies"] == 3
    assert [len(deck(game, seat)) for seat in (0, 1)] == [30, 30]
    assert refusal(set="promo", format="preconstructed", copies=2).clause == "EP-12.2"


# ---- every format ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("format", "players"),
    [
        ("preconstructed", 2),
        ("limited", 3),
        ("random30", 8),
        ("random60", 2),
        ("pool_draft", 5),
        ("dark_draft", 2),
        ("triple_draft", 4),
    ],
)
@pytest.mark.parametrize("set", ["base", "jungle", ALL_SETS])
def test_every_format_leads_to_hands_and_mulligans(format: str, players: int, set: str) -> None:
    game = new(players, seed=3, format=format, set=set)
    most = 0
    luck = source(9)
    while choosing(game):
        most = max(most, len(game.options))
        game.play(luck.draw(len(game.options)))
    assert most <= PAGE + 1
    position = game.position()
    assert position["packs"] == []
    assert [player["picks"] for player in position["players"]] == [[]] * players
    assert [len(player["hand"]) for player in position["players"]] == [5] * players
    assert position["phase"] == "setup"
    assert Game.parse(str(game)).position() == position
