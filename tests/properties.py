"""What must hold in every game (engine.md, section 10), written once for all games.

Each function plays one seeded random game of a kind and checks one property all along it. The tests
of a game call them for many seeds and set-ups.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from math import prod
from typing import Any

import pytest

from igroteka import Game, IllegalOption, RecordError, outcomes
from igroteka.core.chance import Fate, Source, source
from igroteka.core.kind import Kind, find_kind
from igroteka.core.table import Table

ENDLESS = 20_000  # more decisions than any game needs


def fingerprint(kind: Kind, table: Table) -> str:
    """The whole position, random source included, as one text."""
    return json.dumps(kind.save(table), sort_keys=True)


def walk(kind: Kind, seed: int, players: int, **setup: Any) -> Iterator[tuple[Table, int]]:
    """A random game on a bare table: the table before each decision, and what is chosen then."""
    choices = source(seed + 1)
    table = kind.new(kind.setup(players, setup), source(seed))
    for _ in range(ENDLESS):
        if table.over:
            return
        i = choices.draw(len(table.options))
        yield table, i
        table.choose(i)
    pytest.fail("the game does not end")


def ends_and_conserves(name: str, seed: int, players: int, every: int = 1, **setup: Any) -> None:
    """(g) nothing appears, vanishes or leaves its limits; (h) the game ends, and nobody is asked then."""
    kind = find_kind(name)
    table = None
    for n, (table, _) in enumerate(walk(kind, seed, players, **setup)):
        assert len(table.options) > 1, "a question with one option answers itself"
        assert len(set(table.options)) == len(table.options)
        if n % every == 0:
            kind.check(table)
    assert table is not None
    kind.check(table)
    assert table.over
    assert table.player < 0
    assert table.question is None
    assert table.options == []
    assert not table.agenda


def clones_go_their_own_way(name: str, seed: int, players: int, **setup: Any) -> None:
    """(a) a clone goes on exactly like the original, and no earlier clone ever changes; (b) likewise."""
    kind = find_kind(name)
    clones: list[tuple[Table, str]] = []
    chosen: list[int] = []
    table = None
    for table, i in walk(kind, seed, players, **setup):
        clones.append((table.clone(), fingerprint(kind, table)))
        chosen.append(i)
    assert table is not None
    last = fingerprint(kind, table)
    for clone, before in clones:
        assert fingerprint(kind, clone) == before
    for start in (0, len(chosen) // 3, len(chosen) - 1):
        again = clones[start][0]
        for i in chosen[start:]:
            again.choose(i)
        assert fingerprint(kind, again) == last


def saved_goes_on_alike(name: str, seed: int, players: int, every: int = 7, **setup: Any) -> None:
    """(d) a position that is saved and loaded is the same position, offers the same and goes on alike."""
    kind = find_kind(name)
    for n, (table, i) in enumerate(walk(kind, seed, players, **setup)):
        if n % every:
            continue
        data = json.loads(json.dumps({"game": kind.name, "rules": kind.version, **kind.save(table)}))
        loaded = kind.load(data)
        assert fingerprint(kind, loaded) == fingerprint(kind, table)
        assert loaded.options == table.options
        clone = table.clone()
        clone.choose(i)
        loaded.choose(i)
        assert fingerprint(kind, loaded) == fingerprint(kind, clone)


def nothing_leaks(name: str, seed: int, players: int, every: int = 5, **setup: Any) -> None:
    """(e) view and options of a seat are the same in every table that the seat cannot tell apart,
    the original is left alone, and such a table can be played to its end."""
    kind = find_kind(name)
    for n, (table, _) in enumerate(walk(kind, seed, players, **setup)):
        if n % every:
            continue
        before = fingerprint(kind, table)
        for seat in range(players):
            other = table.determinize(seat, source(1000 * seed + n))
            assert json.dumps(kind.view(other, seat)) == json.dumps(kind.view(table, seat))
            if table.player == seat:
                assert other.options == table.options
                assert [kind.option(other, o) for o in other.options] == [
                    kind.option(table, o) for o in table.options
                ]
            if n % (10 * every) == 0:
                choices = source(n)
                while not other.over:
                    other.choose(choices.draw(len(other.options)))
        assert fingerprint(kind, table) == before


def looking_changes_nothing(name: str, seed: int, players: int, every: int = 5, **setup: Any) -> None:
    """Asking for options, refusals, words and views never changes a table."""
    kind = find_kind(name)
    seen: set[int] = set()
    for n, (table, _) in enumerate(walk(kind, seed, players, **setup)):
        seen.update(table.options)
        if n % every:
            continue
        before = fingerprint(kind, table)
        assert table.question is not None
        who = table.at(table.player)
        assert table.question.options(table, who, table.x) == table.options
        kind.question(table)
        kind.view(table, None)
        for option in sorted(seen):
            assert (kind.refusal(table, option) is None) == (option in table.options)
        for option in table.options:
            assert kind.read(table, kind.option(table, option).notation) == option
        assert fingerprint(kind, table) == before


def refused_changes_nothing(name: str, seed: int, players: int, every: int = 1, **setup: Any) -> None:
    """(c) an option that is not offered is refused, and nothing changes."""
    game = Game.new(name, players=players, seed=seed, **setup)
    choices = source(seed + 1)
    seen: dict[int, str] = {}
    while game.player is not None:
        offered = {option.id for option in game.options}
        seen |= {option.id: option.notation for option in game.options}
        if len(game.played) % every == 0:
            before = str(game)
            for notation in (*some_refused(game, seen, offered, choices), "nonsense", ""):
                with pytest.raises(IllegalOption):
                    game.play(notation)
            with pytest.raises(IllegalOption):
                game.play(len(offered))
            assert str(game) == before
        game.play(choices.draw(len(offered)))
    with pytest.raises(IllegalOption):
        game.play(0)


def some_refused(game: Game, seen: dict[int, str], offered: set[int], choices: Source) -> list[str]:
    """One of the options seen before that is refused now, if there is any.

    The same words may mean something else by now: other dice, other cards, a group in any order.
    """
    others = [notation for option, notation in seen.items() if option not in offered]
    first = choices.draw(len(others)) if others else 0
    return list(islice((n for n in others[first:] + others[:first] if is_refused(game, n)), 1))


def is_refused(game: Game, notation: str) -> bool:
    """Does the notation mean nothing that could be chosen now?"""
    try:
        return game.why_not(notation) is not None
    except IllegalOption:
        return True


def recorded_game_reads_back(name: str, seed: int, players: int, **setup: Any) -> None:
    """(d) a record reads back to the same position: in mid-game, at the end, and without the seed.

    Where something is hidden, what a seat may read of a game in progress cannot be replayed.
    """
    game = Game.new(name, players=players, seed=seed, **setup)
    choices = source(seed + 1)
    stop = choices.draw(60)
    while game.player is not None:
        if len(game.played) == stop:
            if game.kind.hidden:
                with pytest.raises(RecordError):
                    Game.parse(game.record(0))
            for text in (str(game),) if game.kind.hidden else (str(game), game.record(0)):
                again = Game.parse(text)
                assert again.hash() == game.hash()
                assert again.log == game.log
            assert str(Game.parse(str(game))) == str(game)
            assert "\nseed: " not in game.record(0)
        game.play(choices.draw(len(game.options)))
    assert Game.parse(str(game)).position() == game.position()
    assert str(Game.parse(str(game))) == str(game) == game.record(0)


def chances_sum_to_one(name: str, seed: int, players: int, most: int = 300, **setup: Any) -> int:
    """(f) the outcomes of a decision sum to 1; returns how many decisions had few enough to be tried."""
    kind = find_kind(name)
    tried = 0
    for table, i in walk(kind, seed, players, **setup):
        clone = table.clone()
        fate = clone.fate = Fate([])
        clone.choose(i)
        if not 1 < prod(fate.sizes) <= most:
            continue
        found = list(islice(outcomes(table, i), most + 1))
        if len(found) <= most:
            tried += 1
            assert sum(chance for chance, _ in found) == 1
            assert all(after.fate is None for _, after in found)
    return tried
