"""Balance: games are kept and not played twice, noise is not printed, and the pages show what was counted."""

import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "benchmarks"))  # scripts, no package

import balance_games  # noqa: E402
from balance_counts import Measured, certain, places  # noqa: E402
from balance_dice_forge import taken  # noqa: E402
from balance_dice_throne import by_hero, certain_match_ups, match_ups, win_rates  # noqa: E402
from balance_epic import by_card, by_faction, by_pair  # noqa: E402
from balance_games import BASE, FORGE, HEROES, HEROES_HARD, STUDIES, Played, play_study, settings_of  # noqa: E402
from balance_page import page  # noqa: E402

from igroteka.arena.ratings import Share  # noqa: E402
from igroteka.core.kind import find_kind  # noqa: E402
from igroteka.games.dice_throne.board import NUMBERS  # noqa: E402
from igroteka.i18n import Words  # noqa: E402


def game(seed: int, winners: tuple[int, ...] = (0,), first: int = 0, **more: Any) -> Played:
    """A game of two; nobody had anything."""
    fields = {"scores": (100, 90), "decisions": 10, "cut": False, "had": ((), ())}
    return Played(seed=seed, first=first, winners=winners, **(fields | more))


# ---- playing -----------------------------------------------------------------------------------------


def test_every_set_up_of_a_study_is_one_of_the_game() -> None:
    for study in STUDIES:
        for settings in study.settings:
            find_kind(study.game).setup(study.players, settings)
    assert len(HEROES.settings) == 16 * 15
    assert len({settings["factions"] for settings in BASE.settings}) == 6


@pytest.mark.parametrize("number", [0, 1, 100, 2000])
def test_all_set_ups_of_a_study_are_played_equally_often(number: int) -> None:
    for study in STUDIES:
        assert study.games(number) % len(study.settings) == 0
        assert (study.games(number) > 0) == (number > 0)


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def play(piece: balance_games.Piece) -> Played:
        seeds.append(piece.seed)
        return game(piece.seed)

    monkeypatch.setattr(balance_games, "play", play)
    play_study(FORGE, 3, tmp_path, jobs=1)
    assert [found.seed for found in play_study(FORGE, 5, tmp_path, jobs=1)] == [0, 1, 2, 3, 4]
    file = tmp_path / f"{FORGE.name}.jsonl"
    written = file.read_bytes()
    file.write_bytes(written[:-5])  # a killed process
    play_study(FORGE, 5, tmp_path, jobs=1)
    assert (seeds, file.read_bytes()) == ([0, 1, 2, 3, 4, 4], written)


def test_a_game_tells_who_began_and_what_heroes_took(tmp_path: Path) -> None:
    (played,) = play_study(FORGE, 1, tmp_path, jobs=1)
    assert (played.first, played.cut, len(played.scores), len(played.had)) == (0, False, 2, 2)
    assert all("gold_1" not in had and len(had) > 3 for had in played.had)
    assert {row.name for row in taken([played], played.had[0])} == set(played.had[0])


def test_a_game_of_epic_tells_the_cards_that_were_held(tmp_path: Path) -> None:
    study = replace(BASE, part=1, settings=BASE.settings[:1])
    (played,) = play_study(study, 1, tmp_path, jobs=1)
    pairs = settings_of(study, 0)["factions"].split(",")
    for had, pair in zip(played.had, pairs, strict=True):
        assert len(had) >= 5
        assert {row.name for row in by_card([played]) if row.name in had} == set(had)
        box = find_kind("epic").box()["cards"]
        assert {box[name]["faction"] for name in had} <= set(pair.split("+"))


# ---- counting ----------------------------------------------------------------------------------------


def test_luck_among_many_is_not_called_certain() -> None:
    fair = [Measured(str(points), Share(points, 100)) for points in range(41, 60)]
    lucky, strong = Measured("lucky", Share(60, 100)), Measured("strong", Share(80, 100))
    assert certain([lucky]) == [lucky]
    assert certain([*fair, lucky]) == []
    assert certain([*fair, lucky, strong]) == [strong]
    assert certain([]) == []
    assert certain([Measured("never", Share(0, 0))]) == []


def test_places_are_counted_from_whoever_begins() -> None:
    duel, teams = places(HEROES, [game(0, (1,), 1), game(1, (), 0)]), STUDIES[-1]
    assert [row.share for row in duel] == [Share(1.5, 2), Share(0.5, 2)]
    four = [game(0, (1, 3), 3, scores=(0, 9, 0, 9))]
    assert [(row.share, row.expected) for row in places(teams, four)] == [
        (Share(1, 1), 0.5),
        (Share(0, 1), 0.5),
    ]


def test_a_feat_counts_where_one_hero_took_it() -> None:
    games = [
        game(0, (0,), had=(("elder",), ())),
        game(1, (0,), had=((), ("elder",))),
        game(2, (1,), had=(("elder",), ("elder",)), scores=(70, 80)),
    ]
    (row,) = taken(games, ["elder", "sun_1"])
    assert (row.alone.share, row.heroes, row.winners) == (Share(1, 2), Share(4, 6), Share(2, 3))
    assert row.glory == (100 + 90 + 70 + 80) / 4


def test_factions_are_counted_over_their_pairs() -> None:
    games = [game(seed, (0,)) for seed in range(6)]  # every pair once from either seat
    pairs = by_pair(BASE, games)
    assert {row.share for row in pairs} == {Share(1, 2)}
    assert {row.share for row in by_faction(pairs)} == {Share(3, 6)}


def test_a_card_is_compared_with_its_faction() -> None:
    box = find_kind("epic").box()["cards"]
    one, other = [name for name, card in box.items() if card["faction"] == "good"][:2]
    games = [game(0, had=((one,), (other,))), game(1, had=((one, other), ()))]
    rows = {row.name: row for row in by_card(games)}
    assert (rows[one].share, rows[other].share) == (Share(2, 2), Share(1, 2))
    assert rows[one].expected == rows[other].expected == 3 / 4


# ---- heroes ------------------------------------------------------------------------------------------


def samurai_wins(rounds: int) -> list[Played]:
    """All duels so many times: the samurai wins, all others draw."""
    games = []
    for seed in range(rounds * len(HEROES.settings)):
        names = settings_of(HEROES, seed)["heroes"].split(",")
        games.append(game(seed, (names.index("samurai"),) if "samurai" in names else ()))
    return games


def test_heroes_meet_each_other_from_both_seats() -> None:
    games = samurai_wins(10)
    assert by_hero(games)[0] == Measured("samurai", Share(300, 300))
    pairs = match_ups(games)
    assert (pairs["samurai", "monk"].share, pairs["monk", "samurai"].share) == (Share(20, 20), Share(0, 20))
    assert set(certain_match_ups(pairs)) == {pair for pair in pairs if "samurai" in pair}


def test_the_browser_gets_no_noise() -> None:
    rates = win_rates(samurai_wins(10))
    assert (rates["games"], rates["margin"], rates["all"]["samurai"]) == (2400, 6, 100)
    assert rates["against"]["monk"] == {"samurai": 0}
    assert set(rates["against"]["samurai"].values()) == {100}


# ---- the page ----------------------------------------------------------------------------------------


def test_the_page_can_be_written_of_few_games() -> None:
    games = {study.name: [game(0, scores=(9,) * study.players)] for study in STUDIES}
    games[FORGE.name] = [game(0, had=(("elder", "sun_1"), ()))]
    games[BASE.name] = [game(seed) for seed in range(6)]
    games[HEROES.name] = samurai_wins(10)
    games[HEROES_HARD.name] = samurai_wins(1)
    parts = list(page(games))
    text = "\n".join(map(str, parts))
    assert "| Elder | 50 % | · | · | 1 | 100.0 ± 0.0 |" in text
    assert "| Samurai* | 100.0 % (98.7–100.0) | 300 | **100.0 % (88.6–100.0)** |" in text
    assert all(f"](pictures/{part.name}.svg)" in text for part in parts if not isinstance(part, str))


def test_the_browser_shows_what_the_page_says() -> None:
    rates = json.loads((ROOT / "ui/src/pages/lobby/win_rates.json").read_text(encoding="utf-8"))
    text = (ROOT / "docs/balance.md").read_text(encoding="utf-8")
    words = Words("en", find_kind("dice_throne"))
    assert set(rates["all"]) == set(rates["against"]) == set(NUMBERS)
    assert f"{rates['games']:,} duels" in text
    for hero, rate in rates["all"].items():
        row = re.search(
            rf"^\| {words.name('hero', hero)}\*? \| (\S+)( %[^|]*)? \| [\d,]+ \|", text, re.MULTILINE
        )
        assert row, hero
        assert row[1] in ("·", f"{rate:.1f}")


def test_every_picture_of_the_page_is_there() -> None:
    text = (ROOT / "docs/balance.md").read_text(encoding="utf-8")
    shown = {f"{name}.svg" for name in re.findall(r"\(pictures/(balance-[\w-]+)\.svg\)", text)}
    assert shown
    assert shown == {file.name for file in (ROOT / "docs/pictures").glob("balance-*.svg")}
