"""Everything that is told can be told in both languages, and both say the same."""

import ast
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from igroteka import Game, Refusal, Refused, SetupError
from igroteka.core.chance import source
from igroteka.core.kind import Message, Option, find_kind
from igroteka.games.dice_forge.catalogue import CARD_NAMES, DICE, FACE_NAMES, RESOURCES
from igroteka.games.dice_forge.notation import all_options, written
from igroteka.games.dice_forge.view import STEP_NAMES
from igroteka.i18n import LANGUAGES, Words
from tests.dice_forge.scene import scene

SRC = Path(str(files("igroteka")))
FORGE = find_kind("dice_forge")
CATALOGUES = sorted({path.parent for path in SRC.rglob("*.en.ftl")})
NOTATIONS = [written(option) for option in all_options()]
CLAUSE_MARK = re.compile(r" · [A-Z]{2}-\d+\.\d+$")

in_both = pytest.mark.parametrize("lang", LANGUAGES)
in_each_catalogue = pytest.mark.parametrize("folder", CATALOGUES, ids=lambda f: str(f.relative_to(SRC)))


@cache
def forge_words(lang: str) -> Words:
    return Words(lang, FORGE)


@cache
def all_words(lang: str, game: str) -> Words:
    """With the words of the command line, the terminal and whatever else has a catalogue of its own."""
    apart = [folder for folder in CATALOGUES if folder != SRC and folder.parent.name != "games"]
    extra = [".".join(("igroteka", *folder.relative_to(SRC).parts)) for folder in apart]
    return Words(lang, find_kind(game), extra=extra)


# ---- the catalogues ---------------------------------------------------------------------------------
class Mentions(Visitor):
    """The variables and the other messages that an entry mentions."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.found.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


@cache
def entries(folder: Path, lang: str) -> list[ftl.EntryType]:
    files = sorted(folder.glob(f"*.{lang}.ftl"))
    return FluentParser().parse("\n".join(file.read_text(encoding="utf-8") for file in files)).body


def messages(folder: Path, lang: str) -> list[ftl.Message]:
    return [entry for entry in entries(folder, lang) if isinstance(entry, ftl.Message)]


def mentions(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message and every attribute, and what it mentions."""
    found: dict[str, set[str]] = {}
    for message in messages(folder, lang):
        patterns = {"": message.value, **{f".{a.id.name}": a.value for a in message.attributes}}
        for attribute, pattern in patterns.items():
            visitor = Mentions()
            visitor.visit(pattern)
            found[message.id.name + attribute] = visitor.found
    return found


def test_there_are_catalogues() -> None:
    assert {SRC, SRC / "games" / "dice_forge"} <= set(CATALOGUES)


@in_each_catalogue
@in_both
def test_every_line_of_a_catalogue_is_understood(folder: Path, lang: str) -> None:
    assert [entry.content for entry in entries(folder, lang) if isinstance(entry, ftl.Junk)] == []


@in_each_catalogue
def test_both_languages_have_the_same_messages_attributes_and_variables(folder: Path) -> None:
    assert mentions(folder, "en") == mentions(folder, "ru")


@in_both
@pytest.mark.parametrize("game", [folder for folder in CATALOGUES if folder.parent.name == "games"])
def test_no_message_is_written_twice(lang: str, game: Path) -> None:
    """Of two messages with one key Fluent would silently take the first."""
    together = [folder for folder in CATALOGUES if folder == game or folder.parent.name != "games"]
    keys = Counter(message.id.name for folder in together for message in messages(folder, lang))
    assert [key for key, n in keys.items() if n > 1] == []


# ---- everything that happens in games ---------------------------------------------------------------
class Heard:
    """What is told in seeded games: every question, option and log line, and refusals by the thousand."""

    def __init__(self) -> None:
        self.told: dict[str, Message | Option] = {}
        self.refused: dict[str, Refusal] = {}
        self.asked: Counter[str] = Counter()

    def play(self, game: Game, seed: int) -> None:
        """Play at random to the end."""
        luck = source(seed)
        while game.question is not None:
            self.hear(game.question, *game.options)
            self.try_in_vain(game)
            game.play(luck.draw(len(game.options)))
        self.hear(*game.log)
        self.try_in_vain(game)

    def hear(self, *messages: Message | Option) -> None:
        """Equal messages are kept once."""
        self.told |= {f"{message.key} {message.args}": message for message in messages}

    def try_in_vain(self, game: Game) -> None:
        """Everything that can be written when a question is new, one in thirty later on."""
        key = game.question.key if game.question else "over"
        self.asked[key] += 1
        n = self.asked[key]
        for notation in NOTATIONS if n <= 5 else NOTATIONS[n % 30 :: 30]:
            self.ask_why(game, notation)

    def ask_why(self, game: Game, notation: str) -> None:
        refusal = game.why_not(notation)
        if refusal is not None:
            self.refused[str(refusal)] = refusal


@cache
def heard_in_games() -> list[Message | Option | Refusal]:
    heard = Heard()
    for cards in ("intro", "alternative", "random"):
        for players in (2, 3, 4):
            for seed in range(3):
                heard.play(Game.new("dice_forge", players=players, cards=cards, seed=seed), seed)
    poor = scene({"gold": 2, "cards": {"elder": 1, "guardians_owl": 1}}, {}, ask="reinforcement")
    heard.ask_why(poor.game, "use elder")  # too rare to wait for
    return [*heard.told.values(), *heard.refused.values()]


def slips(text: str) -> list[str]:
    """What shows that a sentence was not filled in well."""
    bare = CLAUSE_MARK.sub("", text)
    found = [sign for sign in ("{", "}", "_", "None", "???", "  ", " ,", " .") if sign in bare]
    return found if bare and bare == bare.strip() else [*found, "space"]


def foreign(text: str, lang: str) -> list[str]:
    """Letters of the other language."""
    return re.findall("[A-Za-z]+" if lang == "ru" else "[А-яЁё]+", CLAUSE_MARK.sub("", text))


@in_both
def test_everything_told_in_games_has_words(lang: str) -> None:
    words = forge_words(lang)
    texts = {f"{message.key} {message.args}": words.tell(message) for message in heard_in_games()}
    assert {key: text for key, text in texts.items() if slips(text) or foreign(text, lang)} == {}


def test_games_tell_all_that_the_catalogue_holds() -> None:
    """No dead messages, and no sentence that the test above has never seen."""
    heard = {message.key for message in heard_in_games()}
    kept = {message.id.name for message in messages(SRC / "games" / "dice_forge", "en")}
    assert {key for key in kept if key.split("-")[0] in ("ask", "option", "log", "refuse")} == heard


def test_slips_are_found() -> None:
    assert slips("Take {$n} gold") == ["{", "}"]
    assert slips("Take gold_3, None ") == ["_", "None", "space"]
    assert foreign("Взять gold", "ru") == ["gold"]
    assert foreign("Нельзя. · DF-5.3", "ru") == []


# ---- errors -----------------------------------------------------------------------------------------
ERROR_CLASSES = {"Refusal", *(cls.__name__ for cls in (Refused, *Refused.__subclasses__()))}


def errors_in_code() -> list[tuple[str, str, tuple[str, ...]]]:
    """Every refusal that the code writes out: a game that has its words, its key, its arguments."""
    found = []
    for path in SRC.rglob("*.py"):
        game = path.parent.name if path.parent.parent.name == "games" else FORGE.name
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            for node in ast.walk(function):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id in ERROR_CLASSES
                    and isinstance(key := node.args[0], ast.Constant)
                ):
                    names = [name for word in node.keywords for name in named_by(word, function)]
                    found.append((game, str(key.value), tuple(names)))
    return sorted(set(found))


def named_by(word: ast.keyword, function: ast.FunctionDef) -> list[str]:
    """The arguments that a keyword gives: `**args` gives those of a dict that its function writes out."""
    if word.arg:
        return [word.arg]
    for node in ast.walk(function):
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Dict)
            and ast.unparse(node.targets[0]) == ast.unparse(word.value)
        ):
            return [str(key.value) for key in node.value.keys if isinstance(key, ast.Constant)]
    return ["line", "decision"]  # where in a record it happened


@in_both
@pytest.mark.parametrize(("game", "key", "names"), errors_in_code(), ids=str)
@pytest.mark.parametrize("value", [0, 1, 3, "7"])
def test_every_error_has_words(game: str, key: str, names: tuple[str, ...], lang: str, value: object) -> None:
    text = all_words(lang, game).error(Refused(key, None, **dict.fromkeys(names, value)))
    assert slips(text) == []
    assert lang == "ru" or not foreign(text, lang)  # a Russian one may name commands and formats


def test_errors_are_found_in_the_code() -> None:
    found = {key: names for _, key, names in errors_in_code()}
    assert found["unknown-language"] == ("given", "allowed")
    assert found["record-seat"] == ("line", "decision", "given", "found")
    assert found["deck-zeros"] == ("deck", "faction", "zeros", "given", "least")
    assert len(found) > 40


def test_errors_before_a_game_need_no_game() -> None:
    with pytest.raises(SetupError) as error:
        Game.new("dice_forge", players=5)
    assert Words("en").error(error.value) == "5 players cannot play this game. Possible: 2, 3, 4. · DF-1.1"


def test_a_record_of_a_game_that_is_over() -> None:
    error = Refused("record-seat", line=9, decision=3, given=1, found="None")
    assert Words("en").error(error).endswith("but the game is over.")
    assert Words("ru").error(error).endswith("но игра уже окончена.")


# ---- names and explanations -------------------------------------------------------------------------
@in_both
def test_names_are_complete_and_distinct(lang: str) -> None:
    words = forge_words(lang)
    names = [words.name("card", card) for card in CARD_NAMES]
    names += [words.name("face", face) for face in FACE_NAMES]
    names += [words.name("resource", resource) for resource in RESOURCES]
    names += [words.name("die", die) for die in DICE]
    names += [words.name("step", step) for step in STEP_NAMES if step]
    names += [words.name("game", FORGE.name), words.name("end", "rounds")]
    assert [name for name in names if slips(name) or foreign(name, lang)] == []
    assert [name for name, n in Counter(names).items() if n > 1] == []


@pytest.mark.parametrize(
    ("kind", "name"), [("card", card) for card in CARD_NAMES] + [("face", face) for face in FACE_NAMES]
)
def test_explanations_give_the_same_numbers_in_both_languages(kind: str, name: str) -> None:
    texts = [forge_words(lang).text(kind, name) for lang in LANGUAGES]
    assert all(texts)
    english, russian = [Counter(re.findall(r"\d+", str(text))) for text in texts]
    assert english == russian


def test_what_needs_no_explanation_has_none() -> None:
    assert forge_words("en").text("die", "light") is None


@in_both
def test_refusals_cite_clauses_that_exist(lang: str) -> None:
    keys = [message.id.name.split("-") for message in messages(SRC / "games" / "dice_forge", lang)]
    cited = {f"DF-{key[1]}.{key[2]}" for key in keys if key[0] == "refuse"}
    assert cited
    assert cited <= set(FORGE.clauses)


# ---- numbers ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("resource", "one", "few", "many"),
    [
        ("gold", "золото", "золота", "золота"),
        ("sun", "осколок солнца", "осколка солнца", "осколков солнца"),
        ("moon", "осколок луны", "осколка луны", "осколков луны"),
        ("glory", "очко славы", "очка славы", "очков славы"),
    ],
)
def test_russian_amounts(resource: str, one: str, few: str, many: str) -> None:
    told = [forge_words("ru").say("amount", resource=resource, n=n) for n in (1, 2, 5, 11, 21)]
    assert told == [f"1 {one}", f"2 {few}", f"5 {many}", f"11 {many}", f"21 {one}"]


@pytest.mark.parametrize(
    ("left", "end"),
    [(1, "1 деление."), (2, "2 деления."), (5, "5 делений."), (11, "11 делений."), (21, "21 деление.")],
)
def test_russian_steps_of_the_hammer(left: int, end: str) -> None:
    assert forge_words("ru").say("ask-hammer", player=0, gold=6, left=left).endswith(f"Осталось {end}")


def test_waste_is_told_only_if_there_is_some() -> None:
    take = {"resource": "gold", "n": 3}
    assert forge_words("en").say("option-take", **take, wasted=0) == "Take 3 gold"
    assert forge_words("en").say("option-take", **take, wasted=1) == "Take 3 gold (1 lost: reserve full)"
    assert forge_words("ru").say("option-take", **take, wasted=0) == "Взять 3 золота"
    assert (
        forge_words("ru").say("option-take", **take, wasted=1) == "Взять 3 золота (1 пропадёт: резерв полон)"
    )


@pytest.mark.parametrize(
    ("sun", "moon", "told"),
    [
        (5, 3, "“Hydra” needs 5 moon, you have 3. · DF-5.3"),
        (1, 6, "“Hydra” needs 5 sun, you have 1. · DF-5.3"),
        (1, 3, "“Hydra” needs 5 sun, you have 1; and 5 moon, you have 3. · DF-5.3"),
    ],
)
def test_only_the_shards_that_lack_are_named(sun: int, moon: int, told: str) -> None:
    lacks = {"lack_sun": max(0, 5 - sun), "lack_moon": max(0, 5 - moon)}
    args = {"card": "hydra", "need_sun": 5, "sun": sun, "need_moon": 5, "moon": moon} | lacks
    assert forge_words("en").tell(Refusal("refuse-5-3", "DF-5.3", args)) == told


# ---- Words itself -----------------------------------------------------------------------------------
def test_very_long_input_is_cut() -> None:
    text = Words("en").say("notation-unknown-word", given="x" * 5000, allowed="pass")
    assert "x" * 400 in text
    assert len(text) < 1000


def test_players_are_named() -> None:
    chased = Message("log-chased", {"player": 0, "rival": 1})
    assert Words("en", FORGE, ["Ann"]).tell(chased) == "Player 2 chased Ann back to the start portal"
    assert Words("ru", FORGE).tell(chased).startswith("Игрок 2 изгоняет")


def test_a_roll_of_one_die_has_no_other_face() -> None:
    ask = {"player": 0, "face": "gold_3"}
    words = forge_words("en")
    assert words.say("ask-cerberus", **ask, other="nothing") == (
        "Use a Cerberus token to apply “3 gold” once more?"
    )
    assert words.say("ask-cerberus", **ask, other="sun_1") == (
        "Use a Cerberus token to apply “3 gold” and “1 sun” once more?"
    )
    assert words.say("ask-mirror", player=0, other="nothing") == "Which face does the mirror copy?"


@in_both
def test_a_refusal_without_words_of_its_own_quotes_the_clause(lang: str) -> None:
    refusal = Refusal("refuse-3-10", "DF-3.10")
    assert not forge_words(lang).has(refusal.key)
    assert forge_words(lang).tell(refusal) == f"{FORGE.clauses['DF-3.10'].text(lang)} · DF-3.10"


def test_an_unknown_key_is_never_shown() -> None:
    with pytest.raises(KeyError):
        forge_words("en").say("no-such-key")
    with pytest.raises(KeyError):
        forge_words("en").error(Refused("no-such-key"))


def test_cards_of_peoples_own_go_by_their_name() -> None:
    assert forge_words("en").name("card", "my_unicorn") == "my unicorn"
    assert forge_words("en").text("card", "my_unicorn") is None


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError) as error:
        Words("eo")
    assert Words("en").error(error.value) == "There is no language “eo”. Languages: en, ru."


def test_further_catalogues_can_be_added() -> None:
    assert not Words("en").has("card-hydra")
    assert Words("ru", extra=[FORGE.package]).name("card", "hydra") == "Гидра"
