"""A run of games gives the same result whoever plays it, and a stopped run that of a shorter one."""

from typing import Any

import pytest

from igroteka import SetupError
from igroteka.arena import simulate as arena
from igroteka.arena.playout import play_out
from igroteka.arena.simulate import GAMES_PER_CHUNK, Run, simulate
from igroteka.core.chance import seeded, source
from igroteka.core.kind import find_kind

TIMES = {"cpu_seconds", "decisions_per_second", "games_per_second"}


def counted(run: Run) -> dict[str, Any]:
    """All that does not depend on the clock."""
    return {name: value for name, value in run.as_data().items() if name not in TIMES}


def test_the_fields_of_a_run() -> None:
    run = simulate("dice_forge", players=3, games=7, seed=4)
    data = run.as_data()
    assert list(data) == [
        "game",
        "players",
        "setup",
        "bots",
        "games",
        "decisions",
        "seed",
        "cpu_seconds",
        "decisions_per_second",
        "games_per_second",
        "compiled",
        "wins",
        "draws",
        "cut",
        "mean_scores",
        "mean_decisions",
    ]
    assert (data["game"], data["players"], data["games"], data["seed"]) == ("dice_forge", 3, 7, 4)
    assert (data["setup"], data["bots"]) == ({"players": 3, "cards": "intro"}, ["random"] * 3)
    assert len(data["wins"]) == len(data["mean_scores"]) == 3
    assert data["mean_decisions"] == data["decisions"] / 7
    assert data["games_per_second"] == 7 / data["cpu_seconds"]
    assert not run.stopped


def test_game_k_of_a_run_has_seed_s_plus_k() -> None:
    kind = find_kind("dice_forge")
    decisions, scores, wins = 0, [0, 0], [0, 0]
    for seed in (11, 12, 13):
        table = kind.new(kind.setup(2, {}), source(seed))
        decisions += play_out(table, source(seeded(seed)))
        for seat in (0, 1):
            scores[seat] += table.scores()[seat]
            wins[seat] += seat in table.winners()
    tally = simulate("dice_forge", games=3, seed=11).tally
    assert (tally.decisions, tally.scores, tally.wins) == (decisions, tuple(scores), tuple(wins))


def test_a_run_is_the_sum_of_its_parts() -> None:
    whole = simulate("dice_forge", games=50, seed=3).tally
    first, rest = simulate("dice_forge", games=30, seed=3), simulate("dice_forge", games=20, seed=33)
    parts = first.tally + rest.tally
    assert (whole.games, whole.decisions, whole.wins, whole.draws, whole.scores) == (
        parts.games,
        parts.decisions,
        parts.wins,
        parts.draws,
        parts.scores,
    )


def test_the_number_of_processes_makes_no_difference() -> None:
    runs = [simulate("dice_forge", players=4, games=45, seed=1, jobs=jobs) for jobs in (1, 2, 3)]
    assert counted(runs[0]) == counted(runs[1]) == counted(runs[2])


def test_the_seed_and_the_set_up_make_a_difference() -> None:
    runs = [simulate("dice_forge", games=5, seed=seed, setup={"cards": cards}) for seed, cards in SETUPS]
    assert len({run.tally.scores for run in runs}) == 3


SETUPS = [(1, "intro"), (2, "intro"), (1, "alternative")]


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_the_result_of_a_shorter_run(jobs: int) -> None:
    def stop(done: int) -> None:
        if done == 2 * GAMES_PER_CHUNK:
            raise KeyboardInterrupt

    run = simulate("dice_forge", games=200, seed=1, jobs=jobs, progress=stop)
    assert run.stopped
    assert counted(run) == counted(simulate("dice_forge", games=2 * GAMES_PER_CHUNK, seed=1))


def test_a_run_stopped_at_once_is_empty() -> None:
    run = simulate("dice_forge", games=0)
    assert run.as_data()["mean_scores"] == [0, 0]
    assert run.as_data()["games_per_second"] == 0


def test_progress_counts_the_games() -> None:
    told: list[int] = []
    simulate("dice_forge", games=2 * GAMES_PER_CHUNK + 3, progress=told.append)
    assert told == [GAMES_PER_CHUNK, 2 * GAMES_PER_CHUNK, 2 * GAMES_PER_CHUNK + 3]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 5}, "setup-players"),
        ({"seed": -1}, "setup-seed"),
        ({"bots": ["clever"]}, "setup-unknown-bot"),
        ({"setup": {"colour": "red"}}, "setup-unknown-key"),
    ],
)
def test_what_cannot_be_set_up_is_refused(wrong: dict[str, Any], key: str) -> None:
    with pytest.raises(SetupError) as refused:
        simulate(**({"game": "dice_forge"} | wrong))
    assert refused.value.key == key


def test_a_game_of_bots_that_takes_too_many_turns_is_a_draw_and_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = simulate("dice_forge", games=2, bots=["greedy"]).tally
    assert whole.cut == 0
    monkeypatch.setattr(arena, "MOST_TURNS", 3)
    cut = simulate("dice_forge", games=2, bots=["greedy"]).tally
    assert (cut.cut, cut.draws, cut.wins) == (2, 2, (0, 0))
    assert 0 < cut.decisions < whole.decisions
