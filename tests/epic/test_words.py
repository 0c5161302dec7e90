"""The words of Epic: every card has a name and a text with its numbers, and everything told has words."""

import ast
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from igroteka import Game, Refusal, SetupError
from igroteka.core.chance import Source, source
from igroteka.core.kind import Message, Option, find_kind
from igroteka.games import epic
from igroteka.games.epic import notation
from igroteka.games.epic.abilities import SEVERAL, SLOTS, THIS_TURN
from igroteka.games.epic.card import CARDS, NUMBERS, Card
from igroteka.games.epic.keywords import FACTIONS, KEYWORDS, MODES, PHASES, POSITIONS
from igroteka.games.epic.loader import SET_CARDS, read_cards
from igroteka.games.epic.pools import FORMATS
from igroteka.games.epic.telling import EVENTS, KEYS, QUESTIONS
from igroteka.i18n import LANGUAGES, Words
from tests.epic.scene import Scene, scene
from tests.test_words import SRC, foreign, in_both, messages, slips

EPIC = find_kind("epic")
FOLDER = SRC / "games" / "epic"
TOKENS = ("human", "demon", "wolf", "zombie")
CARD_NAMES = [*TOKENS, *(CARDS[kind].name for kinds in SET_CARDS.values() for kind in kinds)]

each_card = pytest.mark.parametrize("name", CARD_NAMES)


@cache
def words(lang: str) -> Words:
    return Words(lang, EPIC)


@cache
def keys(lang: str = "en") -> list[str]:
    return [message.id.name for message in messages(FOLDER, lang)]


def keys_of(first: str) -> set[str]:
    """All keys of the catalogue that begin with this word, without it."""
    return {key.removeprefix(f"{first}-") for key in keys() if key.startswith(f"{first}-")}


# ---- cards --------------------------------------------------------------------------------------------
@cache
def entries() -> dict[str, ast.Call]:
    """Every entry of the package's sets as it is written, by the name of its card."""
    found = {}
    for file in files("igroteka.games.epic.sets").iterdir():
        if file.name.endswith(".cards"):
            for entry in ast.parse(file.read_text(encoding="utf-8")).body:
                assert isinstance(entry, ast.Expr)
                assert isinstance(entry.value, ast.Call)
                assert isinstance(entry.value.args[0], ast.Constant)
                found[str(entry.value.args[0].value)] = entry.value
    return found


NOT_TEXT = {
    "name",
    "number",
    "faction",
    "factions",
    "cost",
    "champion",
    "attack",
    "defence",
    "classes",
    "gem",
    "token",
    "verified",
}
PRINTED = [
    word for word in KEYWORDS if word not in ("must_attack", "must_be_blocked", "lofty", "deadly", "plain")
]


def has_text(card: Card) -> bool:
    """Does anything stand on the card besides its numbers?"""
    return any(getattr(card, slot) for slot in Card.__slots__ if slot not in NOT_TEXT)


@in_both
@each_card
def test_every_card_has_a_name_and_what_does_something_a_text(name: str, lang: str) -> None:
    text = words(lang).text("card", name)
    assert (text is not None) == has_text(CARDS[NUMBERS[name]])
    for told in (words(lang).name("card", name), text or "-"):
        assert slips(told) == []
        assert foreign(told, lang) == []


@in_both
def test_no_two_cards_have_the_same_name(lang: str) -> None:
    names = Counter(words(lang).name("card", name) for name in CARD_NAMES)
    assert [name for name, n in names.items() if n > 1] == []


@in_both
@each_card
def test_the_text_names_the_keywords_of_the_card_first(name: str, lang: str) -> None:
    bits = CARDS[NUMBERS[name]].words
    named = ", ".join(words(lang).name("keyword", word) for word in PRINTED if bits & KEYWORDS[word])
    assert not named or str(words(lang).text("card", name)).startswith(f"{named}.")


TOLD_IN_WORDS = {("spite", 2)}  # "twice"
NOT_NUMBERS_OF_THE_CARD = re.compile(r"(Loyalty|Верность) 2|\+1/\+1")


def numbers(text: str | None) -> Counter[int]:
    return Counter(int(n) for n in re.findall(r"\d+", NOT_NUMBERS_OF_THE_CARD.sub("", text or "")))


@in_both
@each_card
def test_every_number_of_a_card_is_in_its_text(name: str, lang: str) -> None:
    texts = [word.value for word in entries()[name].keywords]
    values = [node.value for text in texts for node in ast.walk(text) if isinstance(node, ast.Constant)]
    written = {n for n in values if isinstance(n, int) and n > 1 and (name, n) not in TOLD_IN_WORDS}
    assert written <= set(numbers(words(lang).text("card", name)))


@each_card
def test_both_languages_give_the_same_numbers(name: str) -> None:
    english, russian = (numbers(words(lang).text("card", name)) for lang in LANGUAGES)
    assert english == russian


def choices_on(entry: ast.Call) -> int:
    """How many modes an event, or how many powers a champion has to choose from."""
    calls = [node for node in ast.walk(entry) if isinstance(node, ast.Call)]
    made = Counter(ast.unparse(call.func) for call in calls)
    either = [len(call.args) for call in calls if ast.unparse(call.func) == "OneOf"]
    return max(made["Mode"] if made["Mode"] > 1 else 0, made["Power"], *either, 0)


def test_every_mode_and_every_power_can_be_told_by_itself() -> None:
    expected = {name: choices_on(entry) for name, entry in entries().items()}
    parts = {
        message.id.name.removeprefix("card-"): [a.id.name for a in message.attributes if a.id.name != "text"]
        for message in messages(FOLDER, "en")
        if message.id.name.startswith("card-")
    }
    assert parts.pop("unknown") == parts.pop("token") == []
    assert parts == {name: [f"part{i + 1}" for i in range(n)] for name, n in expected.items()}
    assert expected["force_field"] == 3
    assert expected["time_bender"] == expected["teleport"] == 2


def test_an_option_tells_what_the_mode_or_power_does() -> None:
    mode = {"card": "force_field", "n": 3}
    assert words("en").say("option-mode", **mode) == "Opposing champions get −10 attack this turn."
    assert (
        words("ru").say("option-mode", **mode) == "Существа противников получают −10 к атаке до конца хода."
    )
    assert words("en").say("option-power", card="time_master", n=1) == "“Time Master”. Expend: draw a card."


def test_a_card_of_somebodys_own_is_told_by_its_name_and_number() -> None:
    assert words("en").say("option-power", card="grandmas_dragon", n=2) == "“grandmas_dragon”. 2"


# ---- names --------------------------------------------------------------------------------------------
@in_both
def test_factions_classes_keywords_phases_positions_modes_and_formats_have_names(lang: str) -> None:
    assert keys_of("faction") == set(FACTIONS)
    assert keys_of("class") == {klass for name in CARD_NAMES for klass in CARDS[NUMBERS[name]].classes}
    assert keys_of("keyword") >= set(KEYWORDS)
    assert keys_of("phase") == set(PHASES)
    assert keys_of("position") >= {*POSITIONS, "deploying"}
    assert keys_of("mode") == set(MODES)
    assert keys_of("format") == set(FORMATS)
    for kind in ("faction", "class", "keyword", "phase", "mode", "format"):
        told = [words(lang).name(kind, name) for name in sorted(keys_of(kind))]
        assert len(set(told)) == len(told)
        assert [text for text in told if slips(text) or foreign(text, lang)] == []


@in_both
def test_every_keyword_is_explained(lang: str) -> None:
    texts = [words(lang).text("keyword", word) for word in sorted(keys_of("keyword"))]
    assert [text for text in texts if not text or slips(text) or foreign(text, lang)] == []


@in_both
def test_the_game_and_its_ends_have_names(lang: str) -> None:
    for key in ("game-epic", "end-won", "end-draw"):
        assert slips(words(lang).say(key)) == []


# ---- everything that happens in games -----------------------------------------------------------------
TABLES = [  # players, cards, format, mode, how many games
    *((players, "base", "random30", MODES[players > 2], 2) for players in (2, 3, 4)),
    *((players, "jungle", "random30", MODES[players > 2], 2) for players in (2, 3, 4)),
    *((players, "promo+tyrants+uprising", "random30", MODES[players > 2], 8) for players in (2, 3, 4)),
    (2, "jungle", "preconstructed", "duel", 1),
    (2, "base", "limited", "duel", 1),
    (2, "base", "dark_draft", "duel", 1),
    (3, "jungle", "pool_draft", "hunter_last_survivor", 1),
    (4, "base", "triple_draft", "hunter_first_blood", 1),
    (4, "base", "random30", "teams", 1),
    (4, "base", "random30", "hydra", 1),
]
PLAIN = (
    "pass",
    "yes",
    "main",
    "mode 1",
    "mode 3",
    "number 0",
    "number 99",
    "trigger 1",
    "player 0",
    "player 1",
)
NAMED = (*notation.NAMED.values(), "power")


class Heard:
    """What is told in seeded games: every question, option and log line, and refusals by the thousand."""

    def __init__(self) -> None:
        self.told: dict[str, Message | Option | Refusal] = {}

    def play(self, game: Game, luck: Source) -> None:
        """Play at random to the end."""
        things = [f"{name}#{n}" for n, name in enumerate(game.position()["cards"])] + [*TOKENS] * 3
        while game.question is not None:
            self.hear(game.question, *game.options)
            self.try_in_vain(game, luck, things)
            game.play(luck.draw(len(game.options)))
        self.hear(*game.log)
        self.try_in_vain(game, luck, things)

    def hear(self, *told: Message | Option | Refusal) -> None:
        """Equal messages are kept once."""
        self.told |= {f"{message.key} {message.args}": message for message in told}

    def try_in_vain(self, game: Game, luck: Source, things: list[str]) -> None:
        """Everything that needs no name, and some card or champion after every other word."""
        named = [f"{word} {things[luck.draw(len(things))]}" for word in NAMED]
        for written in (*PLAIN, *named):
            refusal = game.why_not(written)
            if refusal is not None:
                self.hear(refusal)


def two_broken() -> Scene:
    """One ability waits twice, each time about another champion."""
    s = scene({"hand": ["flash_fire"], "play": ["drinker_of_blood"]}, {"play": ["wolf", "human"]})
    return s.play("play flash_fire", "mode 1")


@cache
def heard_in_games() -> list[Message | Option | Refusal]:
    heard = Heard()
    for players, cards, format, mode, games in TABLES:
        for seed in range(games):
            game = Game.new("epic", players=players, seed=seed, set=cards, format=format, mode=mode)
            heard.play(game, source(seed))
    endless = scene({}, {}, question=["HowOften", {}])  # no game is to wait for an endless loop
    for rare in (endless, two_broken()):
        assert rare.game.question is not None
        heard.hear(rare.game.question, *rare.game.options)
    return list(heard.told.values())


@in_both
def test_everything_told_in_games_has_words(lang: str) -> None:
    texts = {f"{message.key} {message.args}": words(lang).tell(message) for message in heard_in_games()}
    assert {key: text for key, text in texts.items() if slips(text) or foreign(text, lang)} == {}


def test_games_tell_all_that_the_catalogue_holds() -> None:
    """No dead messages, and no sentence that the test above has never seen."""
    heard = {message.key for message in heard_in_games()}
    told = {key for key in heard if key.split("-")[0] in ("ask", "option", "log")}
    assert {f"{kind}-{key}" for kind in ("ask", "option", "log") for key in keys_of(kind)} == told


def test_every_question_option_and_event_has_a_key() -> None:
    assert keys_of("ask") == set(QUESTIONS.values())
    assert keys_of("log") == set(EVENTS)
    passes = {key for key in keys_of("option") if key.startswith("pass-")}
    assert {key.removeprefix("pass-") for key in passes} <= set(QUESTIONS.values())
    plain = {"yes", "main", "mode", "number", "trigger", "trigger-target", "player"}
    assert keys_of("option") - passes == {*KEYS.values(), *plain}


# ---- what could be mixed up -----------------------------------------------------------------------------
def told(s: Scene, lang: str = "en") -> list[str]:
    """The question and its options."""
    assert s.game.question is not None
    return [words(lang).tell(message) for message in (s.game.question, *s.game.options)]


def test_two_abilities_of_one_card_are_told_apart() -> None:
    s = scene({"hand": ["succubus", "medusa", "trihorror"]}, {}).play("play succubus")
    assert told(s)[1:] == ["“Succubus”: Tribute", "“Succubus”: Loyalty 2"]
    assert told(s, "ru")[1:] == ["«Суккуб»: Клич", "«Суккуб»: Верность 2"]
    loaded = Scene(Game.load(s.game.position()))
    assert told(loaded) == told(s)
    assert [trigger["ability"] for trigger in s.view["triggers"][0]] == ["tribute", "loyalty"]


def test_what_an_ability_is_about_is_told() -> None:
    assert told(two_broken())[1:] == [
        "“Drinker of Blood”: when another champion is broken (“Wolf”)",
        "“Drinker of Blood”: when another champion is broken (“Human”)",
    ]


@in_both
def test_every_ability_has_a_name(lang: str) -> None:
    assert keys_of("ability") == {*SLOTS, SEVERAL, THIS_TURN}
    names = [words(lang).name("ability", slot) for slot in sorted(keys_of("ability"))]
    assert len(set(names)) == len(names)


def test_a_share_of_damage_names_its_target() -> None:
    s = scene({"play": ["trihorror"]}, {"play": ["medusa", "wolf", "wolf"]})
    s.play("attack trihorror")
    s.game.play("block medusa", "block wolf", "block wolf")
    assert told(s)[0] == (
        "“Trihorror” has 12 damage left to deal: how much goes to “Medusa”? The last one gets the rest."
    )
    s.play("number 8")
    assert "has 4 damage left to deal: how much goes to “Wolf” #" in told(s)[0]


def test_passing_the_initiative_names_the_step() -> None:
    s = scene({"hand": ["flash_fire"], "play": ["trihorror"]}, {"play": ["medusa"]})
    assert told(s.play("attack trihorror"))[1] == "Pass before blocks: if all pass, blockers are chosen"
    assert told(s.play("pass", "block medusa"))[1] == "Pass before damage: if all pass, damage is dealt"


def test_a_token_that_is_gone_is_told_as_a_token() -> None:
    s = scene({"hand": ["plague_zombies", "flash_fire"]}, {})
    s.play("play plague_zombies", "play flash_fire")
    assert set(told(s)[1:]) <= {"“token”: an effect of this turn", "Player 1", "Player 2"}
    assert "that card" not in " ".join(told(s))


# ---- refusals -----------------------------------------------------------------------------------------
CLAUSE_NUMBER = re.compile(r"^([A-Z_]+): Final = (\d{3,4})\b", re.MULTILINE)
NO_CLAUSES = ("keywords", "notation", "options", "pools", "position", "state")  # their numbers are others


def clauses_in_code() -> set[str]:
    """The clauses that the rules name by a number: 408 is EP-4.8."""
    found = set()
    for file in Path(str(files(epic))).rglob("*.py"):
        if file.stem not in NO_CLAUSES:
            numbers = [int(n) for _, n in CLAUSE_NUMBER.findall(file.read_text(encoding="utf-8"))]
            found |= {f"EP-{n // 100}.{n % 100}" for n in numbers if n % 100}
    return found


def test_every_clause_that_the_engine_cites_has_a_refusal_of_its_own_and_no_other_has() -> None:
    cited = {f"EP-{key.replace('-', '.')}" for key in keys_of("refuse")}
    assert cited == {"EP-2.2", *clauses_in_code()}
    assert cited <= set(EPIC.clauses)


@in_both
@pytest.mark.parametrize("key", sorted(keys_of("refuse")))
def test_every_refusal_has_words(key: str, lang: str) -> None:
    """Those too that are too rare for the games above."""
    told = words(lang).tell(Refusal(f"refuse-{key}", f"EP-{key.replace('-', '.')}", {"card": "kong"}))
    assert slips(told) == foreign(told, lang) == []


# ---- errors -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('Card("a", GOOD', "cards-syntax"),
        ("x = 1", "cards-only-cards"),
        ("GOOD", "cards-only-cards"),
        ('Card("a", GOOD, 0)\nCard("a", GOOD, 0)', "cards-name-twice"),
        ('Card("a", GOD, 0)', "cards-unknown-word"),
        ('Card("a", qqqqqqqq, 0)', "cards-unknown-word"),
        ('Card("a", GOOD(1), 0)', "cards-not-callable"),
        ('Card("a")', "cards-arguments"),
        ('Card("a", GOOD, 1 + 1)', "cards-expression"),
    ],
)
@in_both
def test_every_mistake_in_a_file_of_cards_has_words(text: str, key: str, lang: str) -> None:
    with pytest.raises(SetupError) as error:
        read_cards(text, "own.cards")
    assert error.value.key == key
    told = words(lang).error(error.value)
    assert told.startswith("own.cards, " + {"en": "line", "ru": "строка"}[lang])
    assert [sign for sign in slips(told) if sign != "_"] == []  # names of arguments may have one


def test_mistakes_in_files_of_cards_are_complete() -> None:
    loader = (FOLDER / "loader.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"cards-([a-z-]+)"', loader)) | {"name-taken"} == keys_of("cards")


def test_no_similar_name_is_told_as_a_dash() -> None:
    with pytest.raises(SetupError) as error:
        read_cards('Card("a", qqqqqqqq, 0)', "own.cards")
    assert words("en").error(error.value).endswith("Similar words: —.")
