"""Which games may be set up: players, sets, format, mode, copies, factions, decks (chapters 11 to 14).

What comes out is complete and plain: given in again it comes out the same. Only `with_files` reads files.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from igroteka.core.errors import SetupError
from igroteka.core.kind import Setting
from igroteka.games.epic import decks as deck_rules
from igroteka.games.epic.keywords import FACTIONS, MODES
from igroteka.games.epic.loader import SETS
from igroteka.games.epic.pools import FORMATS, MOST_CARDS, UP_TO_EIGHT, Kinds, cards_of, fewest, most_copies

KEYS: Final = ("set", "format", "mode", "copies", "factions", "decks", "cards")
ONLY_FOR: Final = {  # settings that mean something in some formats only
    "factions": ("preconstructed",),
    "decks": ("constructed", "limited"),
    "copies": tuple(name for name in FORMATS if name != "constructed"),
}
MODE_PLAYERS: Final = {
    "duel": ((2,), "EP-1.1"),
    "free_for_all": ((3, 4, 5, 6, 7, 8), "EP-14.1"),
    "hunter_first_blood": ((3, 4, 5, 6, 7, 8), "EP-14.2"),
    "hunter_last_survivor": ((3, 4, 5, 6, 7, 8), "EP-14.5"),
    "teams": ((4, 6, 8), "EP-14.6"),
    "hydra": ((4, 6, 8), "EP-14.8"),
}
SETTINGS: Final = (
    Setting("format", tuple(FORMATS), "preconstructed", players={name: f[0] for name, f in FORMATS.items()}),
    Setting("mode", MODES, MODES[0], players={mode: allowed for mode, (allowed, _) in MODE_PLAYERS.items()}),
    Setting("set", tuple(SETS), "base", tuple(SETS), "+"),
    Setting("factions", ("random",), "random", tuple(FACTIONS), "+"),
)


def checked_setup(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up in its plain form; refuses what the rules do not know, with what they allow."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in UP_TO_EIGHT:
        raise SetupError("setup-players", "EP-11.2", given=str(players), allowed=listed(UP_TO_EIGHT))
    for name in options:
        if name not in KEYS:
            raise SetupError("setup-unknown-key", given=str(name), allowed=", ".join(KEYS))
    format = checked_format(players, options)
    for name, formats in ONLY_FOR.items():
        if name in options and format not in formats:
            raise SetupError("setup-not-for-format", given=name, format=format, allowed=", ".join(formats))
    mode = checked_mode(players, options.get("mode", "duel" if players == 2 else "free_for_all"))
    default = "+".join(SETS) if format == "constructed" else "base"
    sets, texts = checked_sets(options.get("set", default), options.get("cards", {}))
    setup: dict[str, Any] = {"players": players, "set": sets, "format": format, "mode": mode}
    if texts:
        setup["cards"] = texts
    kinds = cards_of(setup)
    if format == "preconstructed":
        setup["factions"] = checked_factions(options.get("factions", "random"))
    if format == "constructed" or "decks" in options:
        setup["decks"] = checked_decks(setup, kinds, options.get("decks", ()))
    if format != "constructed":
        setup["copies"] = checked_copies(setup, kinds, options.get("copies"))
    return setup


def listed(numbers: tuple[int, ...]) -> str:
    """Numbers as people read them."""
    return ", ".join(str(n) for n in numbers)


# ---- format and mode ----------------------------------------------------------------------------------
def checked_format(players: int, options: Mapping[str, Any]) -> str:
    """By default two players take two factions each of a box that is made for it, others random decks."""
    factions = players == 2 and options.get("set", "base") in ("base", "jungle")
    format = options.get("format", "preconstructed" if factions else "random30")
    if not isinstance(format, str) or format not in FORMATS:
        raise SetupError("setup-format", given=str(format), allowed=", ".join(FORMATS))
    allowed, _, clause = FORMATS[format]
    if players not in allowed:
        args = {"given": players, "format": format, "allowed": listed(allowed)}
        raise SetupError("setup-format-players", clause, **args)
    return format


def checked_mode(players: int, mode: Any) -> str:
    """A mode of play that so many can play; teams are two and equally large."""
    if mode not in MODES:
        raise SetupError("setup-mode", given=str(mode), allowed=", ".join(MODES))
    allowed, clause = MODE_PLAYERS[mode]
    if players not in allowed:
        raise SetupError("setup-mode-players", clause, given=players, mode=mode, allowed=listed(allowed))
    return str(mode)


# ---- files --------------------------------------------------------------------------------------------
def with_files(options: Mapping[str, Any]) -> dict[str, Any]:
    """The same settings with what the files hold instead of their names: whoever replays needs none."""
    found = dict(options)
    sets, texts = options.get("set"), options.get("cards", {})
    if isinstance(sets, str) and isinstance(texts, Mapping):
        names: list[str] = []
        read = dict(texts)
        for part in sets.split("+"):
            if part in SETS or part in texts:
                names.append(part)
                continue
            names.append(Path(part).name)
            unknown = SetupError("setup-set", given=part, allowed=", ".join(SETS))
            read[names[-1]] = read_file(part, unknown)
        found["set"] = "+".join(names)
        if read:
            found["cards"] = read
    if isinstance(options.get("decks"), str):
        paths = options["decks"].split(",")
        found["decks"] = [read_file(path, SetupError("setup-deck-file", given=path)) for path in paths]
    return found


def read_file(path: str, refused: SetupError) -> str:
    """The text of a file; refused if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise refused from None


# ---- cards --------------------------------------------------------------------------------------------
def checked_sets(given: Any, texts: Any) -> tuple[str, dict[str, str]]:
    """The names of sets and of own ones joined by +, and the texts of the own ones by their names."""
    if not isinstance(given, str):
        raise SetupError("setup-set", given=str(given), allowed=", ".join(SETS))
    if not isinstance(texts, Mapping) or not all(isinstance(text, str) for text in texts.values()):
        raise SetupError("setup-own-cards", given=str(texts))
    found: dict[str, str] = {}
    names: list[str] = []
    for name in given.split("+"):
        if name in names or (name in SETS and name in texts):
            raise SetupError("setup-set-twice", given=name)
        if name not in SETS:
            if name not in texts:
                raise SetupError("setup-set", given=name, allowed=", ".join(SETS))
            found[name] = texts[name]
        names.append(name)
    for name in texts:
        if name not in found:
            raise SetupError("setup-own-cards", given=str(name))
    order = [*SETS, *found]
    return "+".join(sorted(names, key=order.index)), found


def checked_copies(setup: Mapping[str, Any], kinds: Kinds, given: Any) -> int:
    """How many boxes are opened, in `limited` by every player; by default the fewest that suffice."""
    format, players = setup["format"], setup["players"]
    clause = FORMATS[format].clause
    least = fewest(kinds, format, players)
    if not least:
        raise SetupError("setup-few-cards", clause, given=len(kinds), format=format)
    for text in setup.get("decks", ()):
        least = max(least, deck_rules.most_of_a_card(deck_rules.read_deck(text)))
    if given is None:
        return least
    text = str(given)
    if isinstance(given, bool) or not (text.isascii() and text.isdigit() and int(text) > 0):
        raise SetupError("setup-copies-number", given=text)
    copies = int(text)
    if copies < least:
        raise SetupError("setup-copies", clause, given=copies, format=format, least=least)
    most = most_copies(kinds, format, players)
    if copies > most:
        raise SetupError("setup-copies-many", given=copies, most=most)
    return copies


# ---- factions -----------------------------------------------------------------------------------------
def checked_factions(given: Any) -> str:
    """Two factions for each player, all four used; `random`: drawn when the game begins (EP-1.1)."""
    if given == "random":
        return "random"
    pairs = [pair.split("+") for pair in given.split(",")] if isinstance(given, str) else []
    allowed = "good+wild,evil+sage"
    if [len(pair) for pair in pairs] != [2, 2]:
        raise SetupError("setup-factions", "EP-1.1", given=str(given), allowed=allowed)
    named = [faction for pair in pairs for faction in pair]
    for i, faction in enumerate(named):
        if faction not in FACTIONS:
            raise SetupError("setup-faction", "EP-1.1", given=faction, allowed=", ".join(FACTIONS))
        if faction in named[:i]:
            raise SetupError("setup-faction-twice", "EP-12.2", faction=faction, allowed=allowed)
    return ",".join(["+".join(sorted(pair, key=list(FACTIONS).index)) for pair in pairs])


# ---- decks --------------------------------------------------------------------------------------------
def checked_decks(setup: Mapping[str, Any], kinds: Kinds, given: Any) -> list[str]:
    """A deck for every player: their texts."""
    texts = list(given) if isinstance(given, (list, tuple)) else []
    if len(texts) != setup["players"] or not all(isinstance(text, str) for text in texts):
        raise SetupError("setup-decks", "EP-12.1", given=len(texts), allowed=setup["players"])
    found: list[str] = []
    for number, text in enumerate(texts, 1):
        deck = deck_rules.read_deck(text, number)
        deck_rules.check_sets(deck, kinds, setup["set"], number)
        if setup["format"] == "constructed":
            deck_rules.check_constructed(deck, number)
        else:
            deck_rules.check_limited(deck, number)
        found.append(deck_rules.write_deck(deck))
    total = sum([sum(deck_rules.read_deck(text).values()) for text in found])
    if total > MOST_CARDS:
        raise SetupError("setup-copies-many", given=total, most=MOST_CARDS)
    return found
