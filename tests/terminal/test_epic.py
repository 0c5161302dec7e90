"""Epic in a terminal: every screen fits, combat is forecast, namesakes differ, windows can be passed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from igroteka import Game
from igroteka.core.kind import Option
from igroteka.terminal.compose import composed
from igroteka.terminal.scene import Level, Marks, moment
from tests.epic.scene import Scene, scene
from tests.terminal.piped import plays_to_its_end
from tests.terminal.seated import Seated, check, looking

in_both = pytest.mark.parametrize("lang", ["en", "ru"])
WOLVES = ["wolf"] * 4


def seated(game: Game, lang: str = "en", human: int = 0, alone: bool = True) -> Seated:
    """A table of Epic in memory; alone: the player decides for everybody."""
    return Seated(game, lang=lang, human=human, all_human=alone)


def drawn(s: Scene, level: Level = Level.COMPACT, lang: str = "en", human: int = 0) -> str:
    """The board in one line, however it was broken."""
    table = seated(s.game, lang, human)
    lines = table.board.draw(table.scene(), Marks(s.game.options), 80, level)
    return " ".join(" ".join(line.plain for line in lines).split())


def eager(game: Game, seed: int, most: int) -> Iterator[int]:
    """Decide at random, rather playing cards than not, so that many champions are in play."""
    luck = Random(seed)
    for n in range(most):
        if game.player is None:
            return
        yield n
        plays = [i for i, option in enumerate(game.options) if option.key == "option-play"]
        wanted = plays if plays and luck.random() < 0.6 else range(len(game.options))
        game.play(luck.choice(wanted))


# ---- every screen fits -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("players", "lang", "every"),
    [(2, "ru", 8), (3, "en", 12), (4, "ru", 12), (5, "en", 14), (6, "ru", 16), (7, "en", 18), (8, "ru", 12)],
)
def test_positions_of_a_game_fit(players: int, lang: str, every: int) -> None:
    game = Game.new("epic", players=players, seed=players)
    table = seated(game, lang)
    seen = 0
    for n in eager(game, players, 240):
        if n % every == 0:
            check(looking(table))
            seen += 1
    assert seen > 5


@in_both
@pytest.mark.parametrize("form", ["dark_draft", "triple_draft", "random60", "limited"])
def test_drafts_fit(form: str, lang: str) -> None:
    game = Game.new("epic", players=2, seed=4, format=form)
    table = seated(game, lang)
    text = check(looking(table))
    assert table.words.say("table-epic-draft") in text
    for n in eager(game, 4, 90):
        if n % 30 == 0:
            check(looking(table))


@pytest.mark.parametrize("size", [(81, 25), (120, 40), (160, 50), (250, 80)])
def test_larger_screens_fit_too(size: tuple[int, int]) -> None:
    game = Game.new("epic", players=4, seed=3, set="jungle", format="random30")
    table = seated(game, "ru")
    for n in eager(game, 3, 150):
        if n % 25 == 0:
            check(looking(table), size)


@in_both
def test_the_fullest_table_fits(lang: str) -> None:
    """Eight players with five champions each, all of them targets, and a full hand."""
    row = ["white_dragon", "triceratops", "white_knight", "wolf", "human"]
    me = {"hand": ["drain_essence"] * 7, "play": row}
    s = scene(me, *({"play": row} for _ in range(7))).play("play drain_essence")
    table = seated(s.game, lang)
    assert len(s.game.options) >= 40
    check(table)


@in_both
def test_the_most_targets_fit(lang: str) -> None:
    """Eight discard piles of ten cards: none of these targets stands on the board."""
    pile = ["white_dragon", "triceratops", "white_knight", "dark_knight", "ogre_mercenary"] * 2
    me = {"hand": ["amnesia"] * 7, "discard": pile, "play": ["white_dragon", "triceratops"]}
    rival = {"discard": pile, "play": ["white_knight", "juggernaut"]}
    s = scene(me, *(rival for _ in range(7)))
    table = seated(s.game, lang)
    options = [
        Option(i, f"card {i}", "option-card", {"card": pile[i % 10]}, (f"card.{i + 500}",)) for i in range(80)
    ]
    crowded = replace(table.scene(), options=options)
    lines = composed(table.board, crowded, table.talk([]), 80, 23)
    assert lines is not None
    text = "\n".join(line.plain for line in lines)
    assert all(re.search(rf"(?<!\d){number}\)", text) for number in range(80))


# ---- what stands on the board ----------------------------------------------------------------------------
def test_positions_numbers_and_hand() -> None:
    me = {
        "hand": ["fireball"],
        "health": 17,
        "play": [
            {"card": "triceratops", "position": "expended", "damage": 3},
            {"card": "white_dragon", "position": "flipped"},
            {"card": "wolf", "deploying": True, "counters": 2},
        ],
    }
    text = drawn(scene(me, {"gold": 0, "play": ["white_knight"]}))
    assert "Triceratops 10/10 (-3) exp. brk" in text
    assert re.search(r"White Dragon 5/5 flip\. .*air", text)
    assert "Wolf 4/4 [+2] depl." in text
    assert "Turn 3, initiative: Player A Health Gold Hand Deck Discard pile" in text
    assert ">Player A 17 1 1 10 0" in text
    assert " Player B 30 0 0 10 0" in text
    assert "1) (0) Fireball" in text
    shortest = drawn(scene(me, {}), Level.NEEDED)
    for part in ("Tricerat… 10/10 (-3) exp.", ">A 17 hp, 1 g, 1-10-0", "My hand:", "Fireball"):
        assert part in shortest


@in_both
def test_champions_of_the_same_name_can_be_told_apart(lang: str) -> None:
    s = scene({"play": [*WOLVES, "white_knight"]}, {})
    table = seated(s.game, lang)
    sentences = [table.board.sentence(table.scene(), option) for option in s.game.options]
    shorts = [table.board.short(table.scene(), option).plain for option in s.game.options]
    assert len(set(sentences)) == len(set(shorts)) == len(s.game.options)
    wolf = table.words.name("card", "wolf")
    numbers = [c["id"] for c in s.view["champions"] if c["card"] == "wolf"]
    for number in numbers:
        assert f"{wolf} #{number} 2/2" in drawn(s, lang=lang)
        assert any(f"{wolf} #{number}" in sentence for sentence in sentences)
    assert not any(table.words.name("card", "white_knight") + " #" in text for text in sentences + shorts)


@in_both
def test_every_kind_of_option_has_a_short_form(lang: str) -> None:
    told: set[str] = set()
    for seed in range(3):
        game = Game.new("epic", players=2, seed=seed)
        table = seated(game, lang)
        for _ in eager(game, seed, 250):
            looking(table)
            for option in game.options:
                if option.key not in told:
                    assert 0 < len(table.board.short(table.scene(), option).plain) <= 60
                    told.add(option.key)
    named = ("play", "attack", "block", "champion", "card", "power", "recall")
    assert {f"option-{name}" for name in named} <= told


# ---- the forecast of a combat ----------------------------------------------------------------------------
def test_an_attack_that_is_not_blocked_yet() -> None:
    s = scene({"play": ["triceratops"]}, {"play": ["wolf"], "health": 12}).play("attack triceratops")
    assert s.asked == (1, "block")
    text = drawn(s, human=1)
    assert "Triceratops 10/10 → Player B: 10 damage. If unblocked: health 12 → 2." in text
    assert "Triceratops 10/10 exp. ATT" in text


def test_an_attack_that_nobody_blocked() -> None:
    s = scene({"play": ["triceratops"], "hand": ["fireball"]}, {"health": 12}).play(
        "attack triceratops", "pass"
    )
    assert s.view["phase"] == "before_damage"
    assert "10 damage. Unblocked: health 12 → 2." in drawn(s)
    assert "урон: 10. Не блокируют: здоровье 12 → 2." in drawn(s, lang="ru")


def blocked(attackers: list[Any], blockers: list[Any]) -> str:
    """What is foretold when all of these fight; the defender can still play something."""
    s = scene({"play": attackers}, {"play": blockers, "hand": ["fireball"]})
    s.play(str(s.game.options[-1]))
    while s.view["phase"] != "before_damage":
        s.game.play(1 if s.asked[1] == "block" else 0)
    return drawn(s, human=1)


def test_one_blocks_one() -> None:
    text = blocked(["triceratops"], ["wolf"])
    assert "Blocked by Wolf 2/2: 2 damage back." in text
    assert "Up to 8 may go through to the player. Would be broken: Wolf 2/2." in text
    assert "Wolf 2/2 flip. BLK" in text
    assert "Could be broken" not in text


def test_damage_taken_before_counts() -> None:
    assert "Would be broken: Triceratops 10/10, Wolf 2/2." in blocked(
        [{"card": "triceratops", "damage": 8}], ["wolf"]
    )


def test_damage_that_will_be_divided() -> None:
    text = blocked(["wolf"], ["human", "demon"])
    assert re.search(
        r"Would be broken: Wolf 2/2\. Could be broken, as the damage is divided: Human 1/1\.", text
    )


# ---- passing without being asked -------------------------------------------------------------------------
def attacked() -> Seated:
    """The player has a fireball and is attacked."""
    s = scene({"play": ["triceratops"]}, {"play": ["wolf"], "hand": ["fireball"]})
    s.play("attack triceratops")
    assert s.asked == (1, "initiative")
    table = seated(s.game, human=1)
    table.show()
    table.seen_now()
    return table


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("passing", "ask-initiative"),
        ("passing damage pass", "ask-initiative"),
        ("passing blocks pass", "ask-block"),
        ("passing before_blocks PASS", "ask-block"),
        ("passing all pass", "ask-block"),
        ("passing nonsense pass", "ask-initiative"),
        ("passing blocks", "ask-initiative"),
    ],
)
def test_windows_are_passed_as_told(typed: str, asked: str) -> None:
    table = attacked()
    table.types(typed)
    assert table.game.question is not None
    assert table.game.question.key == asked


def test_other_questions_are_never_passed() -> None:
    table = attacked()
    table.types("passing all pass")
    table.obey("block wolf")
    assert table.is_unasked()  # before damage, with the fireball still in hand
    notations = [played.notation.partition("#")[0] for played in table.game.played]
    assert notations == ["attack triceratops", "pass", "block wolf"]


@pytest.mark.parametrize(
    ("lang", "typed", "passed", "asked"),
    [
        (
            "en",
            "passing damage pass",
            "Before damage (“damage”): you pass",
            "Ending the turn (“ending”): you are",
        ),
        ("ru", "пас урон да", "Перед нанесением урона («урон»): вы пасуете", "хода («конец»): вас спраш"),
    ],
)
def test_the_settings_are_told(lang: str, typed: str, passed: str, asked: str) -> None:
    table = attacked()
    table.speak(lang)
    text = " ".join(table.types(typed).split())
    assert passed in text
    assert asked in text
    table.types("passing all ask")
    assert not table.passing_phases


def test_undo_goes_back_behind_what_was_passed() -> None:
    s = scene({"play": ["triceratops"], "hand": ["fireball"]}, {})
    table = seated(s.game)
    table.types("passing all pass", "attack triceratops")
    assert s.asked == (0, "main")
    assert len(s.game.played) == 3  # both windows of the combat were passed
    table.types("undo")
    assert s.game.played == []


def test_what_cannot_be_taken_back_is_passed_again() -> None:
    table = attacked()
    table.types("passing blocks pass")
    before = table.game.position()
    assert "The last decision was another player’s" in table.types("undo")
    assert table.game.position() == before


def test_games_without_windows_know_no_passing() -> None:
    forge = Seated(Game.new("dice_forge"))
    assert "passing" not in forge.commands()
    assert "I do not understand" in forge.types("passing")


# ---- commands --------------------------------------------------------------------------------------------
@in_both
def test_help_speaks_of_this_game(lang: str) -> None:
    table = seated(scene({"hand": ["fireball"]}, {}).game, lang)
    text = table.types("?")
    for name in table.commands():
        if lang == "en" or not name.isascii():
            assert f"\n{name}" in text
    assert not re.search("hydra|гидр|DF-|кубик", text)


def test_keywords_and_cards_are_explained() -> None:
    table = seated(scene({"hand": ["fireball"]}, {}).game)
    assert "Airborne: As an attacker" in table.types("? airborne")
    assert "Airborne: As an attacker" in table.types("? air")
    assert "Fireball:" in table.types("? fireball")


def test_players_tells_discard_piles() -> None:
    table = seated(scene({"hand": ["fireball"]}, {"discard": ["white_dragon"]}).game)
    text = table.types("players")
    assert "Discard pile: White Dragon" in text
    assert "Hand: Fireball" in text


@in_both
def test_turns_are_not_called_rounds(lang: str) -> None:
    table = seated(scene({"hand": ["fireball"]}, {}).game, lang)
    table.typing = iter(["quit"])
    assert table.play() == 0
    last = table.seen_now().strip().split("\n")[-1]
    assert last == {"en": "You left the game in turn 3.", "ru": "Вы ушли из игры на ходу 3."}[lang]


# ---- whole games -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "over"), [("en", "The game is won."), ("ru", "Партия выиграна.")])
def test_a_whole_game_from_a_pipe(lang: str, over: str) -> None:
    plays_to_its_end("passing all pass\n" + "0\n" * 150, over, "epic", "--lang", lang)


@in_both
def test_a_whole_game_with_a_draft(lang: str) -> None:
    game = Game.new("epic", players=2, seed=2, format="dark_draft")
    table = seated(game, lang, alone=False)
    luck = Random(2)
    table.let_bots_play()
    while game.player is not None:
        table.types(str(luck.randrange(len(game.options))))
    outcome = game.outcome
    assert outcome is not None
    winners = ", ".join(table.names[seat] for seat in sorted(outcome.winners))
    told = table.words.say("table-winners", winners=winners, n=len(outcome.winners))
    table.shown = None
    table.show()
    assert told in " ".join(table.seen_now().split())
    assert Game.parse(str(game)).outcome == outcome


@pytest.mark.parametrize("line", ["attack gold dragon, kong", "attack дракон, kong", "2, 1", "2,1, pass"])
def test_a_group_is_typed_with_commas_in_any_order(line: str) -> None:
    s = scene({"play": ["kong", "gold_dragon", "medusa"]}, {"play": ["thought_plucker"]})
    assert s.offered() == ["pass", "attack kong", "attack gold_dragon", "attack medusa"]
    table = seated(s.game, "ru")
    table.decide(line.replace("дракон", table.words.name("card", "gold_dragon")))
    assert [played.notation.split("#")[0] for played in s.game.played][:2] == [
        "attack kong",
        "attack gold_dragon",
    ]


def test_the_card_that_asks_says_what_for() -> None:
    s = scene({}, {"play": ["muse"]}).play("pass")
    assert s.asked == (1, "may")
    told = check(looking(seated(s.game)))
    assert "Muse: Airborne, Ambush. At the start of your turn → you may draw a card.\n" in told


def test_equal_lines_of_the_log_are_told_once() -> None:
    table = seated(Game.new("epic", seed=1))
    assert "Player A drew a card ×5." in [told.text for told in table.talk([]).log]


@in_both
def test_whose_turn_it_is_is_told_only_of_others(lang: str) -> None:
    s = scene({"play": ["kong"]}, {"play": ["medusa"]}).play("attack kong")
    table = looking(seated(s.game, lang))
    assert moment(table.scene(), "phase").startswith(
        {"en": "Player A’s turn · ", "ru": "Ходит Игрок А · "}[lang]
    )
    table.human = 0
    assert moment(table.scene(), "phase") == table.words.name("phase", "blockers")


def test_nothing_is_forecast_when_the_game_is_over() -> None:
    s = scene({"play": ["kong"]}, {"health": 1}).play("attack kong")
    assert s.asked == (None, "over")
    assert "Combat" not in check(seated(s.game))
