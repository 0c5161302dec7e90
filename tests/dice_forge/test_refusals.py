"""What cannot be decided is refused with a clause, a wrong set-up with what is allowed; nothing changes."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka import Game, IllegalOption, Option, SetupError
from igroteka.core.chance import Source, source
from igroteka.games.dice_forge.notation import all_options, written
from tests.dice_forge.scene import Scene, scene
from tests.dice_forge.situations import blessed, struck_by_minotaur

EVERYTHING = [Option(option, written(option), "") for option in all_options()]
NOTATIONS = [option.notation for option in EVERYTHING]
POSITIONS = 334  # for each number of players: 1,000 in all
SETS_OF_CARDS = ("intro", "alternative", "random")
EAGER = ("use", "extra", "cerberus", "feat")  # what random play prefers, to come to rare questions


# ---- every notation, everywhere --------------------------------------------------------------------
def check_every_notation(game: Game, luck: Source) -> None:
    """Each is offered, or refused with a clause of the rules; asking for it or trying it changes nothing."""
    before = game.position()
    offered = {str(option) for option in game.options}
    assert offered <= set(NOTATIONS)
    refused = []
    for option in EVERYTHING:
        refusal = game.why_not(option)
        if option.notation in offered:
            assert refusal is None, option
        else:
            assert refusal is not None, option
            assert refusal.clause in game.kind.clauses, option
            refused.append((option.notation, refusal))
    assert game.position() == before
    for _ in range(3):
        notation, refusal = refused[luck.draw(len(refused))]
        with pytest.raises(IllegalOption) as error:
            game.play(notation)
        assert error.value.refusal == refusal
    assert game.position() == before


def test_every_notation_is_read_as_what_was_written() -> None:
    s = scene({"gold": 3}, {}, {})
    assert [s.game.why_not(option.notation) for option in EVERYTHING] == [
        s.game.why_not(option) for option in EVERYTHING
    ]
    assert [s.game.kind.read(s.game.table, option.notation) for option in EVERYTHING] == all_options()


def random_games(players: int) -> Iterator[tuple[Game, Source]]:
    """Seeded games of all sets of cards before each decision, one game after the other without end."""
    seed = 0
    while True:
        luck = source(seed)
        game = Game.new("dice_forge", players=players, seed=seed, cards=SETS_OF_CARDS[seed % 3])
        while game.outcome is None:
            yield game, luck
            options = game.options
            eager = [option for option in options if str(option).split()[0] in EAGER]
            chosen = eager if eager and luck.draw(4) else options
            game.play(chosen[luck.draw(len(chosen))])
        seed += 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_notation_is_offered_or_refused_with_a_clause(players: int) -> None:
    checked: Counter[str] = Counter()
    for game, luck in random_games(players):
        assert game.question is not None
        question = game.question.key
        if luck.draw(1 + checked[question]) < 3:  # the more often it was checked, the less likely it is again
            checked[question] += 1
            check_every_notation(game, luck)
        if checked.total() == POSITIONS:
            break
    assert len(checked) > 10  # of 19 kinds of questions


def rare_questions() -> Iterator[tuple[str, Scene]]:
    """What random play seldom comes to."""
    ship = {"light": ["ship"], "dark": ["gold_3"], "cards": {"celestial_ship": 1}}
    choice = "choice_gold3_glory2"
    yield "give", scene({"moon": 3}, {}, {}, cards="tenacious_boar").play("feat tenacious_boar")
    yield "pick", scene({"sun": 3}, {}, {}, cards="guardians_shield").play("feat guardians_shield")
    yield (
        "last-call",
        scene({"moon": 2, "cards": {"triton": 1}, "triton": 1}, {}, {}).play("feat silver_hind"),
    )
    yield "first", blessed(ship, "ship", "gold_3")
    yield "ship", blessed(ship, "ship", "moon_1")
    yield "cerberus", blessed({"cards": {"cerberus": 1}, "cerberus": 1}, "gold_1", "moon_1")
    yield "lose", struck_by_minotaur({"light": [choice]}, choice, "gold_1")
    s = scene({"sun": 4, "up": [5, 0]}, {"portal": 5, "light": ["mirror"]}, {}, cards="intro")
    s.roll(1, "mirror", "moon_1")
    yield "mirror", s.play("feat gorgon")
    s = scene({"moon": 6, "dark": ["moon_2"]}, {}, {}, cards="sentinel")
    s.roll(0, "gold_1", "moon_2")
    yield "exchange", s.play("feat sentinel")
    s = scene({"moon": 3}, {}, {})
    s.roll(1, "sun_1", "moon_1")
    s.roll(2, "sun_1", "moon_1")
    yield "satyrs", s.play("feat satyrs")


def test_rare_questions_refuse_with_a_clause_too() -> None:
    for question, s in rare_questions():
        assert s.asked[1] == question
        check_every_notation(s.game, source(0))


def test_after_the_end_everything_is_refused() -> None:
    s = scene({}, {}, {}, active=2, round=10).play("pass")
    before = s.game.position()
    assert {s.refused(notation) for notation in NOTATIONS} == {"DF-10.1"}
    with pytest.raises(IllegalOption) as error:
        s.play("pass")
    assert error.value.clause == "DF-10.1"
    assert s.game.position() == before


# ---- what is no option at all ----------------------------------------------------------------------
@pytest.mark.parametrize("number", [-1, 5, 736, True])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    s = scene({"gold": 3}, {}, {})  # pass, or one of four faces
    before = s.game.position()
    with pytest.raises(IllegalOption) as error:
        s.game.play(number)
    assert error.value.key == "option-out-of-range"
    assert error.value.args_of_message == {"given": str(number), "allowed": 5}
    assert s.game.position() == before


def test_an_option_of_another_question_is_refused() -> None:
    s = scene({"gold": 3}, {}, {})
    option = next(option for option in s.game.options if str(option) == "buy gold_3")
    s.play("buy gold_3")
    before = s.game.position()
    with pytest.raises(IllegalOption) as error:
        s.game.play(option)
    assert error.value.clause == "DF-4.6"
    assert s.game.position() == before


@pytest.mark.parametrize(
    ("notation", "key"),
    [
        ("", "notation-unknown-word"),
        ("fly", "notation-unknown-word"),
        ("Buy gold_3", "notation-unknown-word"),
        ("buy", "notation-wrong-length"),
        ("buy gold_3 gold_4", "notation-wrong-length"),
        ("pass now", "notation-wrong-length"),
        ("buy silver_3", "notation-unknown-name"),
        ("replace gold_1 light", "notation-unknown-name"),
        ("hammer 61", "notation-unknown-name"),
        ("hammer -1", "notation-unknown-name"),
        ("give 4", "notation-unknown-name"),
        ("feat gold_3", "notation-unknown-name"),
    ],
)
def test_malformed_notation_is_refused(notation: str, key: str) -> None:
    s = scene({"gold": 3}, {}, {})
    before = s.game.position()
    refusal = s.game.why_not(notation)
    with pytest.raises(IllegalOption) as error:
        s.play(notation)
    assert error.value.key == key
    assert error.value.refusal == refusal
    assert error.value.args_of_message["given"] in notation
    assert s.game.position() == before


@pytest.mark.parametrize(
    ("notation", "argument", "allowed"),
    [
        ("fly", "allowed", "pass, extra, cerberus"),
        ("hammer 61", "allowed", "0, 1, 2"),
        ("buy", "expected", "1"),
    ],
)
def test_malformed_notation_is_told_what_is_allowed(notation: str, argument: str, allowed: str) -> None:
    refusal = scene({"gold": 3}, {}, {}).game.why_not(notation)
    assert refusal is not None
    assert str(refusal.args[argument]).startswith(allowed)


# ---- set-up ----------------------------------------------------------------------------------------
ALTERNATIVES = "great_bear, tenacious_boar, cerberus, sentinel, typhon, cyclops, triton, celestial_ship"
ALTERNATIVES += ", guardians_shield"
SETS = "intro, alternative, random, " + ALTERNATIVES


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "2", 2.0, None])
def test_another_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(SetupError) as error:
        Game.new("dice_forge", players=players)
    assert (error.value.key, error.value.clause) == ("setup-players", "DF-1.1")
    assert error.value.args_of_message == {"given": str(players), "allowed": "2, 3, 4"}


@pytest.mark.parametrize(
    ("cards", "given"),
    [
        ("centaur", "centaur"),
        ("typhon,centaur", "centaur"),
        ("intro,typhon", "intro"),
        ("", ""),
        (["typhon", 7], "7"),
        (7, "7"),
        (None, "None"),
    ],
)
def test_an_unknown_card_is_refused(cards: Any, given: str) -> None:
    with pytest.raises(SetupError) as error:
        Game.new("dice_forge", cards=cards)
    assert (error.value.key, error.value.clause) == ("setup-cards", "DF-1.5")
    assert error.value.args_of_message == {"given": given, "allowed": SETS}


@pytest.mark.parametrize(
    ("cards", "card"), [("elder", "elder"), ("hydra,typhon", "hydra"), ("typhon,hydra", "hydra")]
)
def test_a_card_that_is_no_alternative_is_refused(cards: str, card: str) -> None:
    with pytest.raises(SetupError) as error:
        Game.new("dice_forge", cards=cards)
    assert (error.value.key, error.value.clause) == ("setup-not-alternative", "DF-1.5")
    assert error.value.args_of_message == {"card": card, "allowed": ALTERNATIVES}


@pytest.mark.parametrize("cards", ["typhon,typhon", "typhon, typhon", ["typhon", "triton", "typhon"]])
def test_a_card_named_twice_is_refused(cards: Any) -> None:
    with pytest.raises(SetupError) as error:
        Game.new("dice_forge", cards=cards)
    assert (error.value.key, error.value.clause) == ("setup-card-twice", "DF-1.5")
    assert error.value.args_of_message == {"card": "typhon"}


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(SetupError) as error:
        Game.new("dice_forge", rounds=3)
    assert error.value.key == "setup-unknown-key"
    assert error.value.args_of_message == {"given": "rounds", "allowed": "cards"}


@pytest.mark.parametrize("seed", ["7", "luck", -1, True, 1.5, None])
def test_a_seed_that_is_no_whole_number_from_0_on_is_refused(seed: Any) -> None:
    with pytest.raises(SetupError) as error:
        Game.new("dice_forge", seed=seed)
    assert error.value.key == "setup-seed"
    assert error.value.args_of_message["given"] == str(seed)


@pytest.mark.parametrize("game", ["", "dice-forge", "chess"])
def test_an_unknown_game_is_refused(game: str) -> None:
    with pytest.raises(SetupError) as error:
        Game.new(game)
    assert error.value.key == "unknown-game"
    assert error.value.args_of_message["given"] == game
    assert "dice_forge" in error.value.args_of_message["allowed"].split(", ")
