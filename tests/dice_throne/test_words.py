"""The words of Dice Throne: all that lies on the table has a name and a text with its numbers, and everything
that is asked, offered, refused or logged can be told in both languages.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from igroteka import Game, Refusal, Refused
from igroteka.core.kind import Message, Option, find_kind
from igroteka.games.dice_throne.asking import OF_TEXTS, QUESTIONS
from igroteka.games.dice_throne.board import BOARDS, STATUSES, Board, Card, Symbols, Use
from igroteka.games.dice_throne.choosing import OneOf
from igroteka.games.dice_throne.keywords import (
    CARD_KINDS,
    DAMAGE,
    MODES,
    OFFENSIVE_UPGRADE,
    PHASES,
    PURPOSES,
    SLOT_KINDS,
    STATUS_KINDS,
)
from igroteka.games.dice_throne.notation import WORDS, alternatives
from igroteka.games.dice_throne.oddities import Ransom
from igroteka.games.dice_throne.powers import Power, Status
from igroteka.games.dice_throne.telling import EVENTS
from igroteka.games.dice_throne.windows import WINDOW_NAMES
from igroteka.i18n import LANGUAGES, Words
from tests.dice_throne.scene import Scene, duel
from tests.test_words import CATALOGUES, SRC, entries, foreign, in_both, mentions, messages, slips

THRONE = find_kind("dice_throne")
FOLDER = SRC / "games" / "dice_throne"
FOLDERS = (FOLDER, FOLDER / "heroes")
LEVELS_AND_CLAUSES = re.compile(r"\bI{1,3}\b|\bDT-[\d.]+")


@cache
def words(lang: str) -> Words:
    return Words(lang, THRONE)


@cache
def catalogue(lang: str = "en") -> dict[str, set[str]]:
    """Every message and its attributes."""
    found = [message for folder in FOLDERS for message in messages(folder, lang)]
    return {message.id.name: {attribute.id.name for attribute in message.attributes} for message in found}


def keys_of(first: str) -> set[str]:
    """All keys of the catalogue that begin with this word, without it."""
    return {key.removeprefix(f"{first}-") for key in catalogue() if key.startswith(f"{first}-")}


def faults(text: str, lang: str) -> list[str]:
    """What shows that a sentence was not filled in well, and words of the other language."""
    return [*slips(text), *foreign(LEVELS_AND_CLAUSES.sub("", text), lang)]


# ---- the catalogues -------------------------------------------------------------------------------------
@in_both
def test_every_line_of_the_heroes_is_understood(lang: str) -> None:
    assert [entry for entry in entries(FOLDERS[1], lang) if isinstance(entry, ftl.Junk)] == []


def test_both_languages_tell_of_the_heroes_with_the_same_messages_and_attributes() -> None:
    assert mentions(FOLDERS[1], "en") == mentions(FOLDERS[1], "ru")


@in_both
def test_no_message_is_written_twice(lang: str) -> None:
    together = {*FOLDERS, *(folder for folder in CATALOGUES if folder.parent.name != "games")}
    keys = Counter(message.id.name for folder in together for message in messages(folder, lang))
    assert [key for key, n in keys.items() if n > 1] == []


# ---- what the data holds --------------------------------------------------------------------------------
def inside(thing: Any) -> Iterator[Any]:
    """A part of the data and all parts of it."""
    yield thing
    for part in thing if isinstance(thing, tuple) else [getattr(thing, slot) for slot in slots(thing)]:
        yield from inside(part)


def slots(thing: Any) -> list[str]:
    """What it holds; what Bots do when they are activated is told with the Bots."""
    found = [slot for cls in type(thing).__mro__ for slot in getattr(cls, "__slots__", ())]
    return [slot for slot in found if slot != "texts"]


class Text:
    """A text to be told: where its words are, and the data that it tells."""

    def __init__(self, key: str, attribute: str, *data: Any) -> None:
        self.key = key
        self.attribute = attribute
        self.data = data

    def __str__(self) -> str:
        return f"{self.key}.{self.attribute}"

    def told(self, lang: str) -> str:
        noun, _, thing = self.key.partition("-")
        return words(lang).text(noun, thing, self.attribute) or ""

    def numbers(self) -> set[int]:
        """The numbers that must be told."""
        found = set()
        for part in inside(self.data):
            for slot in AMOUNTS:
                n = getattr(part, slot, 0)
                found |= {n} if isinstance(n, int) else set(n) if slot == "damage" else set()
        return {n for n in found if n > 1}

    def statuses(self) -> set[str]:
        """The statuses that must be named."""
        numbers = {getattr(part, "status", -1) for part in inside(self.data)}
        return {STATUSES[n].name for n in numbers if n >= 0 and self.key != f"status-{STATUSES[n].name}"}


AMOUNTS = ("n", "damage", "health", "most", "cp", "tokens", "dice", "rerolls", "bonus")


def upgraded(board: Board) -> Iterator[tuple[str, Text]]:
    """The abilities of a board: what each level does, and what has a name of its own."""
    for ability in board.abilities:
        opened: dict[str, list[Use]] = {}
        for n, level in enumerate(ability.levels, 1):
            own = [use for use in level.uses if not use.name]
            data = [(use.text, use.after) for use in own]
            rest = (level.dice, level.rerolls, level.text, level.triggers, level.powers)
            yield ability.name, Text(f"ability-{ability.name}", f"level{n}", *data, level.dice, rest)
            for use in level.uses:
                if use.name:
                    opened.setdefault(use.name, []).append(use)
        for name, uses in opened.items():
            yield name, Text(f"ability-{name}", "text", *[(use.text, use.after) for use in uses])


def own_cards(board: Board) -> list[Card]:
    return [card for card in board.cards if card.kind < OFFENSIVE_UPGRADE]


def doings(status: Status) -> tuple[Any, ...]:
    """What a status does, besides what it may be spent for."""
    return status.upkeep, status.end_of_turn, status.concluding, status.surplus


def all_texts() -> list[Text]:
    """Every text of the game, each once."""
    found = [Text(f"status-{s.name}", "text", doings(s), s.powers) for s in STATUSES]
    for board in BOARDS:
        found += [text for _, text in upgraded(board)]
        found += [Text(f"card-{card.name}", "text", card.text, card.when) for card in own_cards(board)]
        found += [Text(f"companion-{name}", "text") for name, _ in board.companions]
        found += [Text(f"companions-{board.name}", "text") for _ in board.powers[:1]]
    return list({str(text): text for text in found}.values())


def powers() -> list[Text]:
    """What may be spent or paid for; the CP it costs are told by the option."""
    found = [power_text(f"status-{s.name}", n, p) for s in STATUSES for n, p in enumerate(s.powers, 1)]
    for board in BOARDS:
        found += [power_text(f"companions-{board.name}", n, p) for n, p in enumerate(board.powers, 1)]
        for ability in board.abilities:
            for level in ability.levels:
                found += [power_text(f"ability-{ability.name}", n, p) for n, p in enumerate(level.powers, 1)]
    return found


def power_text(key: str, n: int, power: Power) -> Text:
    return Text(key, f"power{n}", power.text, (power.cost.tokens,))


def choices() -> dict[str, list[OneOf]]:
    """The effects to choose from, by what offers them."""
    sources: dict[str, Any] = {}
    for status in STATUSES:
        sources[f"status-{status.name}"] = (doings(status), status.powers)
    for board in BOARDS:
        sources |= {f"card-{card.name}": card.text for card in own_cards(board)}
        for _, text in upgraded(board):
            sources[text.key] = (sources.get(text.key), text.data)
    found = {key: [part for part in inside(data) if isinstance(part, OneOf)] for key, data in sources.items()}
    return {key: parts for key, parts in found.items() if parts}


TEXTS = all_texts()


# ---- names ----------------------------------------------------------------------------------------------
def test_everything_has_a_name_and_nothing_else_has() -> None:
    named = {
        use.name or a.name for b in BOARDS for a in b.abilities for level in a.levels for use in level.uses
    }
    assert keys_of("hero") == {board.name for board in BOARDS}
    assert keys_of("symbol") == {symbol for board in BOARDS for symbol in board.symbols}
    assert keys_of("ability") == named | {ability.name for board in BOARDS for ability in board.abilities}
    assert keys_of("card") == {card.name for board in BOARDS for card in board.cards}
    assert keys_of("status") == {status.name for status in STATUSES}
    assert keys_of("companion") == {name for board in BOARDS for name, _ in board.companions}
    assert keys_of("companions") == {board.name for board in BOARDS if board.powers}
    assert keys_of("phase") == set(PHASES)
    assert keys_of("mode") == set(MODES)
    assert keys_of("damage") == set(DAMAGE)
    assert keys_of("purpose") == set(PURPOSES)
    assert keys_of("kind") == set(STATUS_KINDS)
    assert keys_of("frame") == set(CARD_KINDS)
    assert keys_of("slot") == set(SLOT_KINDS)
    assert {"game-dice_throne", "end-won", "end-draw", "unverified"} <= set(catalogue())


NOUNS = ("hero", "symbol", "ability", "card", "status", "companion", "companions", "phase", "mode", "damage")


@in_both
def test_names_are_words_of_the_language(lang: str) -> None:
    names = [words(lang).name(noun, thing) for noun in NOUNS for thing in sorted(keys_of(noun))]
    assert [name for name in names if faults(name, lang)] == []


@in_both
@pytest.mark.parametrize("noun", ["hero", "ability", "card", "status", "phase", "mode", "damage"])
def test_no_two_things_have_the_same_name(noun: str, lang: str) -> None:
    names = Counter(words(lang).name(noun, thing) for thing in keys_of(noun))
    assert [name for name, n in names.items() if n > 1] == []


@in_both
def test_no_ability_is_called_like_a_status(lang: str) -> None:
    abilities, statuses = (
        {words(lang).name(noun, x) for x in keys_of(noun)} for noun in ("ability", "status")
    )
    assert abilities & statuses == set()


@in_both
def test_the_symbols_of_a_hero_are_told_apart(lang: str) -> None:
    for board in BOARDS:
        names = {words(lang).name("symbol", symbol) for symbol in board.symbols}
        assert len(names) == len(board.symbols)


@in_both
def test_an_upgrade_card_is_called_like_its_ability(lang: str) -> None:
    for board in BOARDS:
        for card in board.cards:
            if card.kind >= OFFENSIVE_UPGRADE:
                ability = words(lang).name("ability", board.abilities[card.slot].name)
                assert words(lang).name("card", card.name) == f"{ability} {'I' * card.level}"


def test_cards_and_abilities_of_two_heroes_do_not_share_a_text() -> None:
    cards = Counter(card.name for board in BOARDS for card in board.own)
    abilities = Counter(name for board in BOARDS for name in {name for name, _ in upgraded(board)})
    assert [name for name, n in (cards + abilities).items() if n > 1 and name != "cultivate"] == []


# ---- texts ----------------------------------------------------------------------------------------------
def test_there_is_a_text_for_everything_that_does_something_and_for_nothing_else() -> None:
    expected: dict[str, set[str]] = {key: set() for key in catalogue()}
    for text in [*TEXTS, *powers()]:
        expected[text.key].add(text.attribute)
    for board in BOARDS:
        expected[f"hero-{board.name}"].add("text")
    for key, found in choices().items():
        expected[key] |= {f"part{n}" for n in range(1, len(found[0].parts) + 1)}
    expected["card-ransom"] |= {"part1", "part2"}  # what its victim chooses from
    assert any(isinstance(part, Ransom) for card in BOARDS[6].own for part in card.text)
    assert catalogue() == expected


def test_whatever_offers_a_choice_always_offers_the_same() -> None:
    """Its parts are told by their numbers only."""
    for key, found in choices().items():
        assert len({str([written(part) for part in one.parts]) for one in found}) == 1, key


def written(part: Any) -> Any:
    """A part of the data as plain values that can be compared."""
    if isinstance(part, tuple):
        return [written(one) for one in part]
    plain = isinstance(part, (int, str)) or part is None
    return part if plain else [type(part).__name__, *[written(getattr(part, slot)) for slot in slots(part)]]


@in_both
def test_every_text_is_told_in_whole_sentences(lang: str) -> None:
    told = {str(text): text.told(lang) for text in TEXTS}
    assert {key: text for key, text in told.items() if faults(text, lang)} == {}
    assert {key: text for key, text in told.items() if text[-1] not in ".!)" or text[0].islower()} == {}


@in_both
def test_powers_and_choices_are_told(lang: str) -> None:
    parts = [
        Text(key, f"part{n}") for key, found in choices().items() for n in range(1, len(found[0].parts) + 1)
    ]
    told = {str(text): text.told(lang) for text in [*powers(), *parts]}
    assert {key: text for key, text in told.items() if faults(text, lang) or text.endswith(".")} == {}


NOT_TOLD = {("ability-shiver_me_timbers.level1", 5)}  # "any number" of them


@in_both
def test_every_number_of_the_data_is_in_the_text(lang: str) -> None:
    for text in TEXTS:
        left = text.numbers() - set(numbers(text.told(lang)))
        assert {n for n in left if (str(text), n) not in NOT_TOLD} == set(), (str(text), text.told(lang))


def test_both_languages_give_the_same_numbers() -> None:
    for text in [*TEXTS, *powers()]:
        english, russian = (text.told(lang) for lang in LANGUAGES)
        assert numbers(english) == numbers(russian), (english, russian)


IN_WORDS = {"twice": 2, "Twice": 2, "Three times": 3, "дважды": 2, "Дважды": 2, "Трижды": 3, "двух раз": 2}


def numbers(text: str) -> Counter[int]:
    """The numbers of a text, in digits and in words."""
    found = Counter(int(n) for n in re.findall(r"\d+", text))
    return found + Counter({n: text.count(word) for word, n in IN_WORDS.items() if word in text})


def test_every_status_of_the_data_is_named() -> None:
    for text in TEXTS:
        quoted = re.findall("«([^»]*)»", text.told("ru"))
        for status in text.statuses():
            english, russian = (words(lang).name("status", status) for lang in LANGUAGES)
            assert english in text.told("en"), str(text)
            assert any(same_word(russian, name) for name in quoted), (str(text), russian)


def same_word(name: str, found: str) -> bool:
    """Is it the name, perhaps in another case or number?"""
    pairs = list(zip(name.split(), found.split(), strict=False))
    alike = all(a[: len(a) - 2] == b[: len(a) - 2] and abs(len(a) - len(b)) < 4 for a, b in pairs)
    return alike and len(name.split()) == len(found.split())


AVAST_YE = "Стоять"  # the defence of the Pirate's cursed side has no key of its own


def test_russian_texts_quote_statuses_and_abilities_only() -> None:
    names = [words("ru").name(noun, thing) for noun in ("status", "ability") for thing in keys_of(noun)]
    for text in [*TEXTS, *powers()]:
        for found in re.findall("«([^»]*)»", text.told("ru")):
            assert found == AVAST_YE or any(same_word(name, found) for name in names), (str(text), found)


@in_both
def test_what_an_upgrade_opens_is_named(lang: str) -> None:
    opens = {"en": "Opens {}.", "ru": "Открывает способность «{}»."}[lang]
    for board in BOARDS:
        for ability in board.abilities:
            for n, level in enumerate(ability.levels, 1):
                told = words(lang).text("ability", ability.name, f"level{n}") or ""
                for name in {use.name for use in level.uses if use.name}:
                    opened = words(lang).name("ability", name)
                    assert opened in told if board.flips else told.endswith(opens.format(opened))


@in_both
def test_attack_modifiers_persistent_statuses_and_ultimates_are_told_as_such(lang: str) -> None:
    modifier, persistent, ultimate = {
        "en": ("Attack modifier. ", "Persistent.", " ultimate damage"),
        "ru": ("Модификатор атаки. ", "Постоянное.", " легендарного урона"),
    }[lang]
    for board in BOARDS:
        for card in own_cards(board):
            told = words(lang).text("card", card.name) or ""
            assert told.startswith(modifier) == card.modifier
        for name, text in upgraded(board):
            kinds = [
                a.kind
                for a in board.abilities
                if name in {a.name, *(u.name for s in a.levels for u in s.uses)}
            ]
            pointer = board.flips and text.attribute == "level2" and name != "ahoy_matey"
            assert (ultimate in text.told(lang)) == (SLOT_KINDS[kinds[0]] == "ultimate" and not pointer)
    for status in STATUSES:
        assert str(words(lang).text("status", status.name)).endswith(persistent) == status.persistent


# ---- everything that happens in games -------------------------------------------------------------------
MODE_PLAYERS = [("duel", 2), ("duel", 2), ("king", 3), ("teams", 4), ("king", 6), ("teams", 6)]
GAMES = 36
ACTS = ("option-declare", "option-play", "option-spend", "option-use")


class Heard:
    """What is told in seeded games: every question, option and log line, and refusals by the thousand."""

    def __init__(self) -> None:
        self.told: dict[str, Message | Option | Refusal] = {}

    def play(self, game: Game, luck: Random) -> None:
        """Play to the end, rather doing something than not."""
        things = names_of(game)
        while game.question is not None:
            self.hear(game.question, *game.options)
            self.try_in_vain(game, luck, things)
            acts = [i for i, option in enumerate(game.options) if option.key in ACTS]
            wants = acts and luck.random() < 0.7
            game.play(luck.choice(acts) if wants else luck.randrange(len(game.options)))
        self.hear(*game.log)
        self.try_in_vain(game, luck, things)

    def hear(self, *told: Message | Option | Refusal) -> None:
        """Equal messages are kept once."""
        self.told |= {f"{message.key} {message.args}": message for message in told}

    def try_in_vain(self, game: Game, luck: Random, things: list[str]) -> None:
        """A few of all that could be written: mostly it is refused."""
        for notation in (*luck.choices(things, k=6), f"{luck.choice(list(WORDS))} {luck.randrange(8)}"):
            try:
                refusal = game.why_not(notation)
            except Refused as error:
                refusal = error.refusal
            if refusal is not None:
                self.hear(refusal)


def names_of(game: Game) -> list[str]:
    """Much of what can be written at this table."""
    boards = [board for board in BOARDS if board.name in {hero["hero"] for hero in game.view()["heroes"]}]
    found = ["pass", "yes", "roll", "no_ability", "mode 1", "number 99", "effect 1", "die 1", "die 9 6"]
    found += [f"{word} {card.name}" for b in boards for card in b.cards for word in ("play", "sell", "card")]
    for board in boards:
        found += [f"{word} {a.name}" for a in board.abilities for word in ("declare", "defend", "use")]
        found += [f"companion {name}" for name, _ in board.companions]
    for status in STATUSES:
        found += [f"spend {status.name}", f"token 0 {status.name}", f"token 1 {status.name}"]
    return found + [f"player {seat}" for seat in range(4)] * 9 + [f"reroll {n}" for n in range(1, 7)] * 9


def rare() -> list[Scene]:
    """What the games above hardly ever come to."""
    keen = {"hero": "barbarian", "levels": {"thick_skin": 2}}
    hunted = duel(
        {"hero": "gunslinger", "tokens": {"reload": 1}}, {"hero": "huntress", "tokens": {"nyras_bond": 1}}
    )
    hunted.attack("revolver 3", 1, 1, 1, 2, 3).until("window-attack")
    hunted.until("window-attack").play("pass", "spend nyras_bond 1").until("split")
    guarded = duel({"hero": "moon_elf"}, {"hero": "treant", "companions": [0, 0, 1]})
    guarded.attack("eclipse", 6, 6, 6, 6, 1).until("window-offence-ends").play("use companions 5")
    blind = duel({"hero": "gunslinger", "tokens": {"blind": 1, "blinding_light": 1}}, {"hero": "paladin"})
    searching = duel({"hero": "vampire_lord"}, {"hero": "paladin"}).attack("exsanguinate", *5 * [6])
    found = duel({"hero": "vampire_lord"}, {"hero": "paladin"}).attack("exsanguinate", *5 * [6])
    bound = duel({"hero": "moon_elf"}, keen).attack("entangling_shot", 1, 2, 3, 4, 6).until("defend")
    hand = [card.name for card in BOARDS[0].cards[:8]]
    full, fuller = (
        duel({"hero": "gunslinger", "hand": hand}, {"hero": "ninja"}).until("rolling") for _ in "12"
    )
    ransom = duel({"hero": "ninja"}, {"hero": "cursed_pirate", "hand": ["ransom"]}).roll(1, 1, 2, 3, 6)
    ransom.play("no_ability", "play ransom", "die 5")
    blessed = {"hero": "paladin", "health": 1, "tokens": {"blessing_of_divinity": 1}}
    return [
        hunted,
        guarded,
        blind.attack("revolver 1", 1, 1, 1, 4, 6),
        ransom,
        searching,
        full.until("sell-down"),
        fuller.until("sell-down").play(*[f"sell {name}" for name in hand[:2]]),
        found.play(found.offered()[0]).settle(),
        bound.dice(4, 4, 5, 1).play("defend thick_skin").until("undo-inflicted"),
        duel({"hero": "gunslinger"}, blessed).attack("deadeye", 6, 6, 6, 6, 1).settle(),
        duel({"hero": "cursed_pirate", "hand": ["crows_nest"]}, {"hero": "ninja"})
        .dice(1)
        .play("play crows_nest"),
    ]


@cache
def heard_in_games() -> list[Message | Option | Refusal]:
    heard = Heard()
    for seed in range(GAMES):
        mode, players = MODE_PLAYERS[seed % len(MODE_PLAYERS)]
        heroes = Random(seed).sample([board.name for board in BOARDS], players)
        setup = {"mode": mode, "heroes": ",".join(heroes), "promo": "yes"}
        heard.play(Game.new("dice_throne", players=players, seed=seed, **setup), Random(seed))
    for s in rare():
        assert s.game.question is not None
        heard.hear(s.game.question, *s.game.options, *s.game.log)
    return list(heard.told.values())


@in_both
def test_everything_told_in_games_has_words(lang: str) -> None:
    texts = {f"{message.key} {message.args}": words(lang).tell(message) for message in heard_in_games()}
    quoting = ("notation-",)  # what was written is quoted as it is
    bad = {key: text for key, text in texts.items() if faults(text, lang) and not key.startswith(quoting)}
    assert bad == {}


@in_both
def test_no_number_stands_for_what_a_mode_or_a_power_does(lang: str) -> None:
    asked = [m for m in heard_in_games() if m.key in ("option-mode", *ACTS[2:], "log-spent", "log-used")]
    for message in asked:
        noun, _, thing = message.args["source"].partition("-")
        n = message.args.get("power", message.args.get("n"))
        kind = "power" if "power" in message.args else "part"
        assert words(lang).text(noun, thing, f"{kind}{n}"), message


def test_games_tell_all_that_the_catalogue_holds() -> None:
    """No dead messages, and no sentence that the tests above have never seen."""
    heard = {message.key for message in heard_in_games()}
    told = {key for key in heard if key.split("-")[0] in ("ask", "option", "log")}
    assert {f"{kind}-{key}" for kind in ("ask", "option", "log") for key in keys_of(kind)} == told


def test_every_question_and_every_event_has_a_key() -> None:
    windows = {f"window-{moment}" for moment in WINDOW_NAMES if moment != "dice"}
    assert keys_of("ask") == {*QUESTIONS.values(), "interfere-none", *OF_TEXTS.values(), *windows}
    assert keys_of("log") == {what.replace("_", "-") for what in EVENTS} | {"declared-none"}


# ---- what could be mixed up -----------------------------------------------------------------------------
def told(s: Scene, lang: str = "en", *beginnings: str) -> list[str]:
    """The question, or the options that begin with these words of the notation."""
    assert s.game.question is not None
    if not beginnings:
        return [words(lang).tell(s.game.question)]
    return [words(lang).tell(option) for option in s.game.options if str(option).startswith(beginnings)]


def test_tiers_are_told_by_what_the_dice_must_show() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "hand": ["tip_it"]}).roll(1, 1, 2, 3, 6)
    assert told(s, "en", "declare") == [
        "Declare “Revolver” (3 × bullet)",
        "Declare “Revolver” (4 × bullet)",
    ]
    assert told(s, "ru", "declare revolver 2") == ["Объявить «Револьвер» (4 × пуля)"]
    s.play("declare revolver 2")
    assert told(s) == ["“Revolver” (4 × bullet) is declared. Do you interfere?"]
    assert words("ru").tell(s.game.log[-1]) == "Игрок 1 объявляет способность «Револьвер» (4 × пуля)"


def test_straights_are_told_too() -> None:
    s = duel({"hero": "huntress"}, {"hero": "ninja"}).roll(2, 3, 4, 5, 6)
    assert told(s, "en", "declare onslaught") == [
        "Declare “Onslaught” (small straight)",
        "Declare “Onslaught” (large straight)",
    ]
    assert told(s, "ru", "declare onslaught 2") == ["Объявить «Напор» (большой стрит)"]


def test_tiers_count_one_symbol_or_are_straights() -> None:
    for board in BOARDS:
        for k, use in enumerate(board.uses):
            if len(alternatives(board, k)) > 1 and isinstance(use.need, Symbols):
                assert len(set(use.need.row)) == 1


def test_what_is_at_stake_is_told() -> None:
    s = duel(
        {"hero": "gunslinger", "tokens": {"reload": 1}},
        {"hero": "paladin", "hand": ["not_this_time"], "tokens": {"protect": 1}},
    ).attack("revolver 3", 1, 1, 2, 3, 3)
    assert told(s) == ["“Revolver” (5 × bullet) is activated, 5 damage: do something?"]
    s.until("window-attack")
    assert told(s) == [
        "“Revolver” (5 × bullet) is aimed at Player 2, 5 damage: do something before the defence?"
    ]
    assert told(s.until("defend")) == ["Player 1 attacks you, 5 damage is coming: which defence?"]
    s.dice(1, 3, 3).play("defend divine_defense").until("window-last-call")
    assert told(s) == ["Last call. Damage for you: 1, for Player 2: 3. Do something?"]
    s.play("pass")
    assert told(s, "ru") == [
        "Последняя возможность. Урон: вы — 3, Игрок 1 — 1. Что-нибудь сделать?",
    ]


def test_dice_are_told_with_what_they_show_and_would_show() -> None:
    hand = ["so_wild", "helping_hand"]
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "cp": 5, "hand": hand}).roll(1, 1, 1, 4, 6)
    s.play("declare revolver 1", "play so_wild")
    assert told(s, "en", "die 4 6") == ["Die 4 of Player 1: 4 → 6 (bullseye)"]
    assert told(s, "ru", "die 4 6") == ["Кубик 4 (Игрок 1): 4 → 6, яблочко"]
    s.play("die 4 6", "declare revolver 1", "play helping_hand")
    assert told(s, "en", "die 1") == ["Roll die 1 of Player 1 again (now 1)"]


def test_the_price_of_a_power_is_that_of_the_present_level() -> None:
    for level, price in ((1, 3), (2, 2)):
        s = duel({"hero": "paladin", "cp": 9, "levels": {"tithe": level}}, {"hero": "ninja"})
        assert told(s, "en", "use tithe 2") == [f"“Tithe” for {price} CP: draw a card"]
        assert told(s, "ru", "use tithe 2") == [f"«Десятина» за {price} БС: взять карту"]


def test_a_status_that_is_paid_off_is_not_told_as_spent() -> None:
    s = duel({"hero": "ninja", "cp": 2, "tokens": {"knockdown": 1}}, {"hero": "paladin"})
    assert told(s, "en", "spend") == ["“Knockdown” for 2 CP: get up"]
    s.play("spend knockdown 1")
    lines = [words("en").tell(line) for line in s.game.log]
    assert "Player 1 uses “Knockdown”: get up" in lines


def test_an_answer_is_asked_for_what_was_announced() -> None:
    s = duel(
        {"hero": "paladin", "cp": 5, "hand": ["what_status_effects"]},
        {"hero": "ninja", "tokens": {"smoke_bomb": 1, "ninjutsu": 1}, "hand": ["double_up"]},
    )
    s.play("play what_status_effects").until("window-response")
    assert told(s) == ["“What Status Effects?” is about to take effect: answer it?"]


def test_a_text_that_gives_several_things_tells_which_it_asks_about() -> None:
    s = duel({"hero": "seraph", "cp": 4, "hand": ["divine_intervention"]}, {"hero": "ninja"})
    asked = []
    s.play("play divine_intervention")
    while s.asked[1] == "choose":
        asked += told(s)
        s.play("player 1")
    assert asked == [
        "“Divine Intervention!”: who gets Blinding Light?",
        "“Divine Intervention!”: who gets Flight ×2?",
        "“Divine Intervention!”: who gets Cleanse?",
    ]


# ---- refusals -------------------------------------------------------------------------------------------
def clauses_returned() -> set[str]:
    """The clauses that predicates return by number: 404 is DT-4.4."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and ast.unparse(node.returns or ast.Constant(0)) == "int":
                found |= {n for part in ast.walk(node) for n in returned(part)}
    return {f"DT-{n // 100}.{n % 100}" for n in found}


def returned(node: ast.AST) -> list[int]:
    """The numbers of clauses in what a statement returns."""
    if not isinstance(node, ast.Return) or node.value is None:
        return []
    values = [part.value for part in ast.walk(node.value) if isinstance(part, ast.Constant)]
    return [n for n in values if isinstance(n, int) and n > 100 and n % 100]


def test_every_clause_that_the_rules_return_exists() -> None:
    found = clauses_returned()
    assert {"DT-4.4", "DT-7.1", "DT-12.2", "DT-13.10", "DT-17.7"} <= found
    assert found <= set(THRONE.clauses)


def test_refusals_with_words_of_their_own_are_about_clauses_that_are_returned() -> None:
    cited = {f"DT-{key.replace('-', '.')}" for key in keys_of("refuse")}
    assert cited <= {"DT-2.1", *clauses_returned()}


@in_both
@pytest.mark.parametrize("clause", sorted(clauses_returned()))
def test_every_refusal_has_words(clause: str, lang: str) -> None:
    key = "refuse-" + clause.removeprefix("DT-").replace(".", "-")
    told = words(lang).tell(Refusal(key, clause, {"source": "card-so_wild"}))
    assert faults(told, lang) == []
