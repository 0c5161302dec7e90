"""Notation: what a player cannot see cannot be asked about, and a group is named in any order."""

from itertools import permutations

import pytest

from igroteka import Game
from igroteka.core.errors import IllegalOption, RecordError
from tests.epic.scene import Scene, define, plain, scene


def test_asking_about_hidden_cards_tells_nothing() -> None:
    s = scene({"hand": ["fireball"]}, {"hand": ["kong"], "deck": ["medusa"]})
    position = s.game.position()
    numbers = [i for i, name in enumerate(position["cards"]) if name in ("kong", "medusa")]
    asked = [
        f"{word} {name}#{n}"
        for word in ("play", "recall", "card")
        for n in numbers
        for name in ("kong", "flame_strike")
    ]
    asked += ["play kong", "play medusa", "play flame_strike"]
    for notation in asked:
        refusal = s.game.why_not(notation)
        assert refusal is not None
        assert refusal.args.get("card", "unknown") == "unknown"
    refusals = {str(s.game.why_not(n)) for n in ("play kong", "play medusa", "play flame_strike")}
    assert len(refusals) == 1


def test_every_option_reads_back_and_a_name_alone_is_enough() -> None:
    s = scene({"hand": ["fireball", "flame_strike"], "play": ["wolf", "wolf"]}, {"play": ["demon"]})
    for option in s.game.options:
        assert s.game.kind.read(s.game.table, option.notation) == option.id
    s.play("play fireball", "mode 1", "champion demon")
    assert s.champion("demon")["damage"] == 3


ALL_THREE = ["ant", "bee", "cow"]


def three_against_two() -> Scene:
    """Seat 0 may attack with three champions, in this order; seat 1 may block with two demons."""
    define(*[f'Card("{name}", WILD, 1, 2, 2)' for name in ALL_THREE])
    return scene({"play": ALL_THREE}, {"play": ["demon", "demon"]})


def attackers(s: Scene) -> list[str]:
    """Who attacks now."""
    names = {c["id"]: c["card"] for c in s.view["champions"]}
    return [names[number] for number in s.view["combat"]["attackers"]]


def test_a_group_is_named_at_once_in_any_order() -> None:
    for order in permutations(ALL_THREE):
        s = three_against_two()
        s.game.play(*[f"attack {name}" for name in order])
        assert attackers(s) == ALL_THREE
        assert s.asked == (1, "block")


def test_a_member_may_come_later_that_stands_before_the_last() -> None:
    s = three_against_two().play("attack bee")
    before = s.game.record()
    assert s.game.why_not("attack ant") is None
    assert s.game.record() == before  # asking has changed nothing
    s.play("attack ant", "pass")
    assert attackers(s) == ["ant", "bee"]
    assert [plain(played.notation) for played in s.game.played] == ["attack ant", "attack bee", "pass"]
    assert Game.parse(str(s.game)).position() == s.game.position()


def test_equal_names_mean_different_members() -> None:
    s = three_against_two().play("attack ant", "pass")
    s.game.play("block demon", "block demon")
    assert len(s.view["combat"]["blockers"]) == 2


def test_blockers_and_cards_to_exchange_may_be_named_in_any_order() -> None:
    s = three_against_two().play("attack ant", "pass")
    first, second = [str(option) for option in s.game.options if option.notation.startswith("block")]
    s.game.play(second, first)
    assert len(s.view["combat"]["blockers"]) == 2
    game = Game.new("epic", seed=3)
    cards = [str(option) for option in game.options[1:]]
    game.play(cards[3])
    game.play(cards[1])
    assert game.table.question is not None
    assert [played.notation for played in game.played] == [cards[1], cards[3]]


def test_an_order_that_means_something_is_kept() -> None:
    define('Card("recycler", WILD, 0, play=RECYCLE)')
    s = scene({"hand": ["recycler"], "discard": ["wolf_companion", "surprise_attack", "kong"]}, {})
    s.play("play recycler")
    s.game.play("card kong", "card wolf_companion")
    decks = s.game.position()["players"][0]["deck"]
    names = s.game.position()["cards"]
    assert [names[card] for group in decks[-2:] for card in group] == ["kong", "wolf_companion"]


def test_a_group_with_a_wrong_member_is_refused_as_a_whole() -> None:
    s = three_against_two()
    before = s.game.position()
    with pytest.raises(IllegalOption) as refused:
        s.game.play("attack ant", "attack demon")
    assert refused.value.clause == "EP-9.20"
    assert s.game.position() == before
    with pytest.raises(IllegalOption) as refused:
        s.game.play("attack ant", "pass", "block demon")  # that is for another player to say
    assert refused.value.key == "option-too-late"
    assert s.game.position() == before


def test_the_player_attacked_may_be_named_with_the_group() -> None:
    define(*[f'Card("{name}", WILD, 1, 2, 2)' for name in ALL_THREE])
    s = scene({"play": ALL_THREE}, {}, {"play": ["demon"]})
    s.game.play("attack cow", "attack ant", "player 2")
    assert attackers(s) == ["ant", "cow"]
    assert s.asked == (2, "block")


def test_a_record_tells_the_members_in_their_order() -> None:
    s = three_against_two()
    s.game.play("attack bee", "attack ant")
    lines = str(s.game).splitlines()
    first, second = (i for i, line in enumerate(lines) if " attack " in line)
    assert Game.parse(str(s.game)).position() == s.game.position()
    swapped = [*lines]
    swapped[first] = lines[first].replace(lines[first].split()[-1], lines[second].split()[-1])
    swapped[second] = lines[second].replace(lines[second].split()[-1], lines[first].split()[-1])
    with pytest.raises(RecordError) as refused:
        Game.parse("\n".join(swapped) + "\n")
    assert refused.value.key == "record-illegal"
