"""Dice Throne in a terminal: every screen fits, odds and damage are told, windows can be passed."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from igroteka import Game
from igroteka.terminal.scene import Level, Marks
from tests.dice_throne.scene import Scene, duel
from tests.terminal.piped import plays_to_its_end
from tests.terminal.seated import Seated, check, looking

in_both = pytest.mark.parametrize("lang", ["en", "ru"])
ASKED_OFTEN = ("option-declare", "option-play", "option-spend", "option-use")


def seated(game: Game, lang: str = "en", human: int = 0, alone: bool = True) -> Seated:
    """A table in memory; alone: the player decides for everybody."""
    return Seated(game, lang=lang, human=human, all_human=alone)


def drawn(s: Scene, level: Level = Level.COMPACT, lang: str = "en", human: int = 0) -> str:
    """The board in one line, however it was broken."""
    table = seated(s.game, lang, human)
    options = s.game.options if s.game.player == human else ()
    lines = table.board.draw(table.scene(), Marks(options), 80, level)
    return " ".join(" ".join(line.plain for line in lines).split())


def gunslinger(**given: Any) -> Scene:
    """The Gunslinger's turn, against a Barbarian."""
    return duel({"hero": "gunslinger", **given}, {"hero": "barbarian"})


def eager(game: Game, luck: Random) -> int:
    """The number of an option: rather doing something than not."""
    acts = [i for i, option in enumerate(game.options) if option.key in ASKED_OFTEN]
    return luck.choice(acts if acts and luck.random() < 0.5 else range(len(game.options)))


# ---- every screen fits -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("players", "mode", "lang"),
    [(2, "duel", "en"), (2, "duel", "ru"), (3, "king", "en"), (6, "king", "ru"), (6, "teams", "en")],
)
def test_positions_of_a_game_fit(players: int, mode: str, lang: str) -> None:
    game = Game.new("dice_throne", players=players, mode=mode, seed=players)
    table, luck, asked = seated(game, lang), Random(players), set[str]()
    for n in range(400):
        question = game.question
        if question is None:
            break
        if n % 5 == 0 or question.key not in asked:
            asked.add(question.key)
            check(looking(table))
            sentences = [table.board.sentence(table.scene(), option) for option in game.options]
            assert len(set(sentences)) == len(sentences)
        game.play(eager(game, luck))
    assert len(asked) > 8


@pytest.mark.parametrize("size", [(81, 25), (100, 30), (120, 40), (160, 50), (250, 80)])
def test_larger_screens_fit_too(size: tuple[int, int]) -> None:
    game = Game.new("dice_throne", players=4, mode="teams", seed=3)
    table, luck = seated(game, "ru"), Random(3)
    for n in range(150):
        if n % 10 == 0:
            check(looking(table), size)
        game.play(eager(game, luck))


@in_both
def test_the_most_rerolls_fit(lang: str) -> None:
    """Five different dice, a full hand that can be played now, tokens that can be spent."""
    hand = ["tip_it", "so_wild", "twice_as_wild", "samesies", "six_it", "try_try_again"]
    me = {"hero": "tactician", "cp": 15, "hand": hand, "tokens": {"tactical_advantage": 5, "evasive": 2}}
    s = duel(me, {"hero": "huntress", "tokens": {"targeted": 1}}).roll(1, 2, 3, 4, 6)
    assert len(s.game.options) > 40
    text = check(seated(s.game, lang))
    assert "↻12346" in text


# ---- heroes ----------------------------------------------------------------------------------------------
def test_heroes_with_all_that_lies_before_them() -> None:
    me = {"hero": "gunslinger", "cp": 7, "health": 43, "tokens": {"reload": 2}, "levels": {"deadeye": 2}}
    text = drawn(duel(me, {"hero": "huntress", "companions": [3, 0], "hand": ["tip_it"]}))
    assert "Turn 3 · Duel Health CP Hand Deck Discard" in text
    assert ">Player A Gunslinger 43 7 0" in text
    assert "Reload×2 Deadeye II" in text
    assert "Player B Huntress 50 2 1" in text
    assert "Nyra 3/7 (down)" in text
    brief = drawn(duel(me, {"hero": "barbarian"}), Level.BRIEF)
    assert ">Player A Gunslinger 43 hp, 7 CP, 0-31-0 Reload×2 Deadeye II" in brief


@pytest.mark.parametrize(
    ("hero", "companions", "told"),
    [
        ("artificer", [1, 2, 0], "Nanobot (basic) Shock Bot (advanced) My"),
        ("huntress", [7, 1], "Nyra 7/7 (active)"),
    ],
)
def test_companions(hero: str, companions: list[int], told: str) -> None:
    assert told in drawn(duel({"hero": hero, "companions": companions}, {"hero": "barbarian"}))


@in_both
def test_what_is_not_verified_is_marked(lang: str) -> None:
    s = duel({"hero": "monk", "hand": ["meditate_2", "tip_it"]}, {"hero": "gunslinger"})
    table = seated(s.game, lang)
    words, text = table.words, drawn(s, Level.COMPACT, lang)
    assert f"{words.name('hero', 'monk')}*" in text
    assert f"{words.name('ability', 'meditate')} I*" in text
    assert f"{words.name('card', 'meditate_2')}*" in text
    assert f"{words.name('card', 'tip_it')}*" not in text
    assert f"{words.name('hero', 'gunslinger')}*" not in text
    assert f"* = {words.say('unverified')}" in table.types("?")


def test_both_sides_of_a_board() -> None:
    flipped = dict.fromkeys(duel({"hero": "cursed_pirate"}, {"hero": "monk"}).hero(0)["levels"], 2)
    text = drawn(duel({"hero": "cursed_pirate", "levels": flipped}, {"hero": "monk"}))
    assert "side II" in text
    assert "Cutlass Strike II" not in text


# ---- dice and abilities ----------------------------------------------------------------------------------
def test_dice_with_numbers_symbols_and_attempts() -> None:
    s = gunslinger()
    s.until("rolling")
    assert "Player A: nothing rolled yet, attempts left: 3" in drawn(s)
    s.dice(1, 4, 6, 2, 6).play("roll")
    dice = "attack dice, open, attempts left: 2: [1 bullet] [4 dash] [6 bullseye] [2 bullet] [6 bullseye]"
    assert f"Player A, {dice}" in drawn(s)
    s.play("declare bounty_hunter").until("window-offence-ends", "window-attack", "defend", "main")
    assert "attempts left" not in drawn(s)


def test_accepted_dice_and_whose_they_are() -> None:
    s = gunslinger().attack("revolver 1", 1, 1, 2, 5, 6).until("defend")
    text = drawn(s, human=1)
    assert "Player A, attack dice, accepted: [1 bullet] [1 bullet] [2 bullet] [5 dash] [6 bullseye]" in text


def test_dice_are_numbered_where_options_name_their_places() -> None:
    s = gunslinger(hand=["six_it"], cp=5).roll(1, 4, 6, 2, 6)
    assert "#1[1 bullet]" not in drawn(s)
    s.play("play six_it").until("alter")
    assert "#1[1 bullet]" in drawn(s)


def test_what_abilities_need_and_whether_it_is_met() -> None:
    s = gunslinger(levels={"take_cover": 2}).roll(1, 1, 2, 5, 6)
    text = drawn(s)
    for part in (
        "0) Revolver I ✓: bullet×3/4/5 100%",
        "Bounty Hunter I: bullet×2 bullseye×2 ",
        "Quick Draw I: passive",
        "Take Cover II: bullet×2 dash×3 ",
        "Mark the Target: dash×3 ",
        "Showdown I: small straight ",
        "Fan the Hammer I: large straight ",
        "Duel I: defence",
    ):
        assert part in text
    assert text.count("✓") == 1


def test_odds_and_the_reroll_that_keeps_the_best_dice() -> None:
    """One die for the sixth face: a chance of one in six, and the re-roll of just that die."""
    s = gunslinger().roll(6, 6, 6, 1, 2)
    s.dice(6).play("reroll 1").dice(1).play("reroll 2")
    assert s.game.view()["attempts_left"] == 0
    assert "Deadeye I ✓: bullseye×4 100%" in drawn(s)
    assert "Fill’em with Lead! I: bullseye×5 0%" in drawn(s)
    s = gunslinger().roll(6, 6, 6, 6, 2)
    s.dice(2).play("reroll 2")
    (number,) = [i for i, option in enumerate(s.game.options) if str(option) == "reroll 2"]
    text = drawn(s)
    assert f"Fill’em with Lead! I: bullseye×5 16.7% →{number})" in text
    assert "16,7%" in drawn(s, lang="ru")
    assert f"keep 6 6 6 6 →{number})" in drawn(s, Level.DETAILED)


def test_odds_before_the_first_roll() -> None:
    s = gunslinger().until("rolling")
    text = drawn(s)
    assert "Revolver I: bullet×3/4/5 98.4%" in text
    assert "Fill’em with Lead! I: bullseye×5 1.33%" in text


def test_no_odds_while_others_roll_or_nobody_does() -> None:
    s = gunslinger()
    assert "%" not in drawn(s)
    assert "%" not in drawn(s.roll(1, 1, 2, 5, 6), human=1)


@in_both
def test_options_tell_tiers_and_what_is_kept(lang: str) -> None:
    s = gunslinger().roll(1, 1, 2, 3, 6)
    table = seated(s.game, lang)
    told = {str(option): table.board.sentence(table.scene(), option) for option in s.game.options}
    bullet, keep = table.words.name("symbol", "bullet"), {"en": "keep", "ru": "оставить"}[lang]
    assert told["declare revolver 1"].endswith(f"(3 × {bullet})")
    assert told["declare revolver 2"].endswith(f"(4 × {bullet})")
    assert told["reroll 1,6"].endswith(f": 1, 6 ({keep} 1 2 3)")


# ---- damage ----------------------------------------------------------------------------------------------
def overpowered() -> Scene:
    """The worked example of the rulebook, before the last call: 18 + 5 damage, 3 prevented, halved."""
    s = duel(
        {"hero": "barbarian", "cp": 4, "hand": ["get_some"]},
        {"hero": "paladin", "levels": {"divine_defense": 3}, "tokens": {"protect": 1, "retribution": 1}},
    )
    s.roll(1, 2, 3, 6, 6).dice(6, 6, 6).play("declare overpower").until("window-attack")
    for token in ("retribution", "protect"):
        while s.asked[0] == 0:
            s.play("pass")
        s.play(f"spend {token} 1").until("window-attack", "defend")
    s.until("defend").dice(3, 4, 3, 6).play("defend divine_defense").until("window-last-call")
    return s.dice(1, 1, 2, 3, 3).play("play get_some").until("window-last-call", "main")


def test_the_arithmetic_of_an_attack() -> None:
    s = overpowered()
    text = drawn(s)
    assert "“Overpower” → Player B: damage 18 + 5 (added) = 23." in text
    damage = s.damage(1)
    assert (damage["incoming"], damage["prevented"], damage["final"]) == (23, 3, 10)
    assert "Player B takes 23 − 3 (prevented) − 10 (half of 20) = 10: health 50 → 40." in text
    assert "Half goes back." in text
    assert "урон 18 + 5 (добавлено) = 23." in drawn(s, lang="ru")


def test_statuses_that_raise_an_attack_are_told() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "tokens": {"bounty": 1}})
    s.attack("revolver 1", 1, 1, 2, 5, 6).until("defend")
    assert "“Revolver” → Player B: damage 3 + 1 (statuses) = 4." in drawn(s, human=1)
    assert "Player B takes 4: health 50 → 46." in drawn(s, human=1)


def test_more_prevented_than_comes() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["not_this_time"], "cp": 2})
    s.attack("revolver 1", 1, 1, 2, 5, 6).until("window-attack").play("play not_this_time")
    s.until("defend")
    assert "Player B takes 3 − 3 (prevented, up to 6) = 0: health 50 → 50." in drawn(s, human=1)


def test_an_ultimate() -> None:
    s = gunslinger(tokens={"reload": 1}).roll(6, 6, 6, 6, 6).play("declare fillem_with_lead")
    assert s.asked[1] == "window-offence-ends"
    assert "“Fill’em with Lead!”: ultimate damage 10." in drawn(s)
    text = drawn(s.until("window-attack"))
    assert "“Fill’em with Lead!” → Player B: ultimate damage 10 + 1 (statuses) = 11." in text
    assert "Player B takes 11 (ultimate): health 50 → 39." in text


def test_who_interferes_is_told_what_the_declared_ability_does() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": ["tip_it"]}).roll(1, 1, 2, 5, 6)
    s.play("declare revolver 1")
    assert s.asked == (1, "interfere")
    text = check(looking(seated(s.game)))
    assert "Declared: “Revolver”." in text
    assert "3, 4 or 5 bullets: 3, 4 or 5 damage." in " ".join(text.split())


# ---- the hand --------------------------------------------------------------------------------------------
def test_cards_with_cost_kind_text_and_numbers() -> None:
    s = gunslinger(hand=["showdown_3", "tip_it"], levels={"showdown": 2}, cp=2)
    text = drawn(s)
    played, sold = s.offered().index("play showdown_3"), s.offered().index("sell showdown_3")
    assert re.search(rf"{played}\) 1 CP Showdown III upgrade sell {sold}\) You and an opponent", text)
    assert re.search(r"1 CP Tip It! instant sell \d\) Change any die by 1", text)
    assert "Showdown III (1 CP, upgrade) sell" in drawn(s, Level.BRIEF)


# ---- passing without being asked -------------------------------------------------------------------------
def interfering() -> Seated:
    """The player could alter the dice of the one who rolls, and prevent damage later."""
    hand = ["tip_it", "not_this_time"]
    s = duel({"hero": "gunslinger"}, {"hero": "barbarian", "hand": hand}).roll(1, 1, 2, 5, 6)
    s.play("declare revolver 1")
    assert s.asked == (1, "interfere")
    table = seated(s.game, human=1)
    table.show()
    table.seen_now()
    return table


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("passing", "ask-interfere"),
        ("passing defence pass", "ask-interfere"),
        ("passing offence pass", "ask-window-attack"),
        ("passing all pass", "ask-defend"),
        ("пас нападение да", "ask-window-attack"),
        ("passing blocks pass", "ask-interfere"),
    ],
)
def test_windows_are_passed_as_told(typed: str, asked: str) -> None:
    table = interfering()
    table.speak("ru" if typed.startswith("пас") else "en")
    table.types(typed)
    while table.game.player == 0:  # the attacker is played by nobody here
        table.game.play("pass")
        table.let_bots_play()
    assert table.game.question is not None
    assert table.game.question.key == asked


@in_both
def test_the_settings_are_told_for_every_phase(lang: str) -> None:
    table = interfering()
    table.speak(lang)
    text = table.types("passing")
    for phase in ("upkeep", "income", "main_1", "offence", "targeting", "defence", "main_2"):
        assert table.words.name("phase", phase) in text


# ---- commands --------------------------------------------------------------------------------------------
@in_both
def test_help_speaks_of_this_game(lang: str) -> None:
    text = seated(gunslinger().game, lang).types("?")
    assert not re.search("hydra|гидр|DF-|EP-|wolf|волк|грань", text)
    assert "DT-4.4" in text


def test_abilities_cards_and_statuses_are_explained() -> None:
    table = seated(gunslinger(hand=["showdown_2"]).game)
    assert "Revolver II (bullet×3/4/5): 3, 4 or 5 bullets: 4, 5 or 6 damage." in table.types("? revolver")
    assert "Showdown II: You and an opponent of your choice" in table.types("? showdown_2")
    assert "Knockdown: Pay 2 CP" in table.types("? knockdown")
    assert "Mark the Target (dash×3): " in table.types("? mark the target")


def test_an_option_is_explained_with_its_source() -> None:
    s = gunslinger().roll(1, 1, 2, 5, 6)
    text = seated(s.game).types("? 0")
    assert "[declare revolver 1]" in text
    assert "Revolver I (bullet×3/4/5): 3, 4 or 5 bullets: 3, 4 or 5 damage." in " ".join(text.split())


@pytest.mark.parametrize(
    ("typed", "clause"), [("why revolver", "DT-4.12"), ("why duel", "DT-6.3"), ("why six_it", "DT-8.1")]
)
def test_why(typed: str, clause: str) -> None:
    assert f"· {clause}" in seated(gunslinger().game).types(typed)


def test_a_reroll_is_typed_with_commas() -> None:
    s = gunslinger().roll(1, 1, 2, 5, 6)
    table = seated(s.game)
    assert "No die shows 4" in table.types("reroll 1,4")
    assert s.view["attempts_left"] == 2
    s.dice(3, 3)
    table.types("reroll 1,5")
    assert (sorted(s.rolled), s.view["attempts_left"]) == ([1, 2, 3, 3, 6], 1)


@in_both
def test_players_tells_everything(lang: str) -> None:
    table = seated(gunslinger(hand=["tip_it"], tokens={"reload": 1}).game, lang)
    text = " ".join(table.types("players").split())
    words = table.words
    assert f"{words.say('table-throne-hand')}: {words.name('card', 'tip_it')}" in text
    assert f"{words.name('status', 'reload')}: {words.text('status', 'reload')}" in text
    assert str(words.text("ability", "smack", "level1")) in text


# ---- whole games -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "over"), [("en", "The game is won."), ("ru", "Игра окончена победой.")])
def test_a_whole_game_from_a_pipe(lang: str, over: str) -> None:
    plays_to_its_end("passing all pass\n" + "0\n" * 400, over, "dice_throne", "--lang", lang)


@in_both
def test_turns_are_not_called_rounds(lang: str) -> None:
    table = seated(gunslinger().game, lang)
    table.typing = iter(["quit"])
    assert table.play() == 0
    last = table.seen_now().strip().split("\n")[-1]
    assert last == {"en": "You left the game in turn 3.", "ru": "Вы ушли из игры на ходу 3."}[lang]
