"""Tournaments: who meets whom, what is kept, what is played again, and what the numbers say."""

import json
import platform
import sys
from pathlib import Path
from socket import socket
from typing import Any, NamedTuple

import pytest

from igroteka import RecordError, SetupError
from igroteka.arena import cluster
from igroteka.arena import tournament as arena
from igroteka.arena.ratings import Share, pairs, points_of, ranks_of, rated, standings
from igroteka.arena.results import Result
from igroteka.arena.simulate import simulate
from igroteka.arena.tournament import Outcome, Plan, plan, play, seatings, teams_of
from igroteka.core.kind import find_kind

ALONE = (0, 1, 2, 3)
# Where Ray has no wheel there is nothing to test; everywhere else the `dev` extra installs it.
RAY_EXISTS = sys.version_info < (3, 15) and platform.machine().lower() in {
    "x86_64",
    "amd64",
    "arm64",
    "aarch64",
}


def small(**changes: Any) -> Plan:
    """Three bots, two seeds: twelve games."""
    return plan(
        **({"game": "dice_forge", "bots": ["greedy", "random", "novice"], "games": 2, "seed": 5} | changes)
    )


def result(bots: str, winners: tuple[int, ...], scores: tuple[int, ...], seed: int = 0) -> Result:
    """A game of bots with names of one letter."""
    return Result("toy", 1, {}, tuple(bots), seed, winners, scores, 10)


class Whole(NamedTuple):
    """The small tournament, played to its end, and the file it left."""

    outcome: Outcome
    written: bytes

    def lines(self) -> list[bytes]:
        return self.written.splitlines(keepends=True)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    file = tmp_path_factory.mktemp("whole") / "out"
    return Whole(play(small(), out=file), file.read_bytes())


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Where results go."""
    return tmp_path / "out"


def stop_after(games: int) -> Any:
    """Ctrl-C when so many games are done."""

    def progress(done: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return progress


# ---- who meets whom ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "teams", "seated"),
    [
        ("ab", (0, 1), ["ab", "ba"]),
        ("abc", (0, 1), ["ab", "ba", "ac", "ca", "bc", "cb"]),
        ("abc", (0, 1, 2), ["abc", "bca", "cab"]),
        ("abc", ALONE, ["abca", "bcab", "cabc"]),
        ("ab", ALONE, ["abab", "baba"]),
        ("a", ALONE, ["aaaa"]),
        ("ab", (0, 1, 0, 1), ["abab", "baba"]),
        ("ab", (0, 0, 1, 1), ["aabb", "bbaa"]),
    ],
)
def test_every_bot_has_every_side(bots: str, teams: tuple[int, ...], seated: list[str]) -> None:
    assert ["".join(names) for names in seatings(bots, teams)] == seated


@pytest.mark.parametrize(
    ("game", "players", "settings", "teams"),
    [
        ("dice_forge", 3, {}, (0, 1, 2)),
        ("dice_throne", 4, {"mode": "teams"}, (0, 1, 0, 1)),
        ("dice_throne", 4, {"mode": "king"}, ALONE),
        ("epic", 4, {"mode": "hydra"}, (0, 0, 1, 1)),
        ("epic", 8, {}, tuple(range(8))),
    ],
)
def test_teams_are_those_of_the_game(
    game: str, players: int, settings: dict[str, str], teams: tuple[int, ...]
) -> None:
    kind = find_kind(game)
    assert teams_of(kind, kind.setup(players, settings)) == teams


def test_all_seatings_have_the_same_seeds() -> None:
    games = [(chunk.bots, list(chunk.seeds)) for chunk in small().games]
    seated = [bots for bots, seeds in games if seeds == [5]]
    assert len(seated) == len(set(seated)) == 6
    assert games == [(bots, [seed]) for seed in (5, 6) for bots in seated]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 5}, "setup-players"),
        ({"seed": -1}, "setup-seed"),
        ({"bots": ["clever"]}, "setup-unknown-bot"),
        ({"bots": [""]}, "setup-unknown-bot"),
        ({"bots": ["random", "random"]}, "setup-bot-twice"),
        ({"setup": {"colour": "red"}}, "setup-unknown-key"),
    ],
)
def test_what_cannot_be_planned_is_refused(wrong: dict[str, Any], key: str) -> None:
    with pytest.raises(SetupError) as refused:
        small(**wrong)
    assert refused.value.key == key


# ---- playing -----------------------------------------------------------------------------------------


def test_a_game_of_a_tournament_is_that_of_simulate(whole: Whole) -> None:
    games = {game.key: game for game in whole.outcome.results}
    for names in (("greedy", "random"), ("random", "greedy")):
        tally = simulate("dice_forge", games=1, seed=6, bots=names).tally
        game = games[names, 6]
        assert (game.scores, game.decisions) == (tally.scores, tally.decisions)
        assert [seat in game.winners for seat in (0, 1)] == [wins == 1 for wins in tally.wins]


def test_the_number_of_processes_makes_no_difference(whole: Whole, out: Path) -> None:
    assert play(small(), 2, out).as_data() == whole.outcome.as_data()
    assert out.read_bytes() == whole.written


def test_progress_counts_what_was_there_too(whole: Whole, out: Path) -> None:
    told: list[int] = []
    out.write_bytes(b"".join(whole.lines()[:6]))
    play(small(), out=out, progress=told.append)
    assert told == [7, 8, 9, 10, 11, 12]


# ---- the file ----------------------------------------------------------------------------------------


def test_a_line_tells_a_game(whole: Whole) -> None:
    lines = [json.loads(line) for line in whole.lines()]
    assert len(lines) == len(whole.outcome.results) == 12
    fields = ["game", "version", "setup", "bots", "seed", "winners", "scores", "decisions", "cut"]
    assert list(lines[0]) == fields
    assert (lines[0]["game"], lines[0]["bots"], lines[0]["seed"]) == ("dice_forge", ["greedy", "random"], 5)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_tournament_goes_on_where_it_was(whole: Whole, out: Path, jobs: int) -> None:
    part = play(small(), jobs, out, progress=stop_after(5))
    assert part.stopped
    assert part.results == whole.outcome.results[:5]
    assert out.read_bytes().count(b"\n") == 5
    again = play(small(), jobs, out)
    assert (again.stopped, again.as_data()) == (False, whole.outcome.as_data())
    assert out.read_bytes() == whole.written


def test_what_is_in_the_file_is_not_played_again(
    whole: Whole, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out.write_bytes(whole.written)
    given: list[int] = []
    played = arena.played

    def counting(chunks: Any, jobs: int) -> Any:
        given.append(len(chunks))
        return played(chunks, jobs)

    monkeypatch.setattr(arena, "played", counting)
    assert play(small(), out=out).results == whole.outcome.results
    play(small(games=3), out=out)
    play(small(setup={"cards": "alternative"}, games=1), out=out)
    assert given == [0, 6, 6]


def test_the_order_in_the_file_makes_no_difference(whole: Whole, out: Path) -> None:
    lines = whole.lines()
    out.write_bytes(b"".join(reversed(lines + lines[:3])))
    assert play(small(), out=out).as_data() == whole.outcome.as_data()


@pytest.mark.parametrize("left", [1, 5, 30])
def test_half_a_line_at_the_end_is_played_again(whole: Whole, out: Path, left: int) -> None:
    *lines, last = whole.lines()
    out.write_bytes(b"".join(lines) + last[:left])
    play(small(), out=out)
    assert out.read_bytes() == whole.written


GOOD = json.loads(result("ab", (0,), (3, 1)).line())


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("dear diary", 1),
        ("dear diary\n", 1),
        (json.dumps(GOOD) + "\n\n", 2),
        (json.dumps(GOOD | {"winners": [2]}) + "\n", 1),
        (json.dumps(GOOD | {"scores": [1]}) + "\n", 1),
        (json.dumps(GOOD | {"seed": "x"}) + "\n", 1),
        (json.dumps(GOOD | {"more": 1}) + "\n", 1),
    ],
)
def test_another_kind_of_file_is_refused_and_left_alone(out: Path, content: str, line: int) -> None:
    out.write_text(content)
    with pytest.raises(RecordError) as refused:
        play(small(), out=out)
    assert (refused.value.key, refused.value.args_of_message["line"]) == ("results-line", line)
    assert out.read_text() == content


def test_two_results_of_one_game_are_refused(whole: Whole, out: Path) -> None:
    changed = json.loads(whole.lines()[0])
    changed["decisions"] += 1
    out.write_bytes(b"".join(whole.lines()[:6]) + json.dumps(changed).encode() + b"\n")
    with pytest.raises(RecordError) as refused:
        play(small(), out=out)
    assert (refused.value.key, refused.value.args_of_message["line"]) == ("results-differ", 7)


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    told: list[int] = []
    for file in (tmp_path, tmp_path / "nowhere" / "out"):
        with pytest.raises(RecordError) as refused:
            play(small(), out=file, progress=told.append)
        assert refused.value.key == "results-file"
    assert told == []


def test_large_seeds_are_kept(out: Path) -> None:
    large = small(seed=2**70, games=1, bots=["random", "novice"])
    first = play(large, out=out)
    assert play(large, out=out).results == first.results
    assert out.read_bytes().count(b"\n") == 2


# ---- numbers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.27754),
        (10, 10, 0.72246, 1.0),
        (50, 100, 0.40383, 0.59617),
        (190, 200, 0.91042, 0.97260),
    ],
)
def test_intervals_are_those_of_wilson(points: float, games: int, low: float, high: float) -> None:
    assert Share(points, games).interval == pytest.approx((low, high), abs=1e-4)


def test_nothing_is_known_without_games() -> None:
    assert (Share(0, 0).share, Share(0, 0).interval) == (0, (0, 1))


@pytest.mark.parametrize(
    ("winners", "scores", "teams", "points", "ranks"),
    [
        ((1,), (5, 9, 7, 5), ALONE, [0, 1, 0, 0], [2, 0, 1, 2]),
        ((1, 2), (5, 9, 9, 1), ALONE, [0, 0.5, 0.5, 0], [2, 0, 0, 3]),
        ((), (0, 0, 0, 0), ALONE, [0.25] * 4, [0] * 4),
        ((3,), (9, 9, 9, 1), ALONE, [0, 0, 0, 1], [1, 1, 1, 0]),
        ((1, 3), (0, 8, 0, 8), (0, 1, 0, 1), [0, 1], [1, 0]),
        ((0, 1), (8, 0, 0, 0), (0, 0, 1, 1), [1, 0], [0, 1]),
    ],
)
def test_points_and_places(
    winners: tuple[int, ...],
    scores: tuple[int, ...],
    teams: tuple[int, ...],
    points: list[float],
    ranks: list[int],
) -> None:
    game = result("aabb", winners, scores)
    assert list(points_of(winners, teams).values()) == points
    assert list(ranks_of(game, teams).values()) == ranks


def test_ratings_follow_the_results() -> None:
    games = [result("ab", (0,), (3, 1), seed) for seed in range(10)]
    games += [result("bc", (0,), (3, 1), seed) for seed in range(10)]
    ratings = rated("abcd", games, (0, 1))
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu
    assert ratings["a"].sigma < ratings["d"].sigma
    assert ratings["d"].mu == 25


def test_equal_bots_stay_equal() -> None:
    for teams, bots in (((0, 1), "ab"), (ALONE, "abab"), ((0, 0, 1, 1), "aabb")):
        ratings = rated("ab", [result(bots, (), (0,) * len(bots))], teams)
        assert ratings["a"] == ratings["b"]


def test_a_bot_alone_has_no_rating_to_win() -> None:
    assert rated("a", [result("aaaa", (1,), (1, 2, 3, 4))], ALONE)["a"].sigma == pytest.approx(25 / 3)


def test_a_team_counts_once() -> None:
    teams, duel = result("aabb", (0, 1), (8, 8, 0, 0)), result("ab", (0,), (8, 0))
    assert rated("ab", [teams], (0, 0, 1, 1)) == rated("ab", [duel], (0, 1))
    assert standings("ab", [teams], (0, 0, 1, 1))[0].share == Share(1, 1)


def test_standings_begin_with_the_best() -> None:
    games = [result("ab", (1,), (10, 30)), result("ba", (0,), (20, 40), 1)]
    best, worst = standings("ab", games, (0, 1))
    assert (best.bot, best.share, best.mean_score, best.score_spread) == ("b", Share(2, 2), 25, 5)
    assert (worst.bot, worst.share, worst.mean_score) == ("a", Share(0, 2), 25)


def test_pairs_are_told_from_the_first_of_them() -> None:
    games = [result("ab", (0,), (2, 1)), result("ba", (0, 1), (1, 1)), result("cb", (1,), (1, 2))]
    told = {pair.bots: pair.share for pair in pairs("abc", games, (0, 1))}
    assert told == {("a", "b"): Share(1.5, 2), ("a", "c"): Share(0, 0), ("b", "c"): Share(1, 1)}
    assert pairs("abc", games, (0, 1, 2)) == []


def test_an_empty_outcome_can_be_told() -> None:
    data = Outcome(small(), (), True).as_data()
    assert (data["games"], data["planned"]) == (0, 12)
    assert [row["rating"]["mu"] for row in data["bots"]] == [25, 25, 25]


# ---- Ray ---------------------------------------------------------------------------------------------


@pytest.mark.skipif(not RAY_EXISTS, reason="NOT TESTED: Ray cannot be installed here, it has no wheel")
def test_ray_gives_the_results_of_the_process_pool(whole: Whole, out: Path) -> None:
    assert play(small(), 2, out, ray=cluster.THIS_MACHINE).as_data() == whole.outcome.as_data()
    assert out.read_bytes() == whole.written


@pytest.mark.skipif(not RAY_EXISTS, reason="NOT TESTED: Ray cannot be installed here, it has no wheel")
def test_an_address_where_nobody_listens_is_refused_at_once() -> None:
    with socket() as free:
        free.bind(("127.0.0.1", 0))  # taken, and not listened to
        address = f"127.0.0.1:{free.getsockname()[1]}"
        for given in (address, f"ray://{address}", "127.0.0.1:door"):
            with pytest.raises(SetupError) as refused:
                play(small(), ray=given)
            assert (refused.value.key, refused.value.args_of_message["given"]) == ("ray-address", given)


def test_without_ray_it_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError) as refused:
        play(small(), ray="127.0.0.1:1")
    assert refused.value.key == "ray-missing"
