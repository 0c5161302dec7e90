"""Words: everything the program tells, in the reader's language.

What is told is a key with arguments (`Message`, `Option`, `Refusal`); the sentences lie in Fluent
catalogues named `*.<language>.ftl`, some beside the program and some beside each game. A browser can
read the same files. All that happens to the arguments before Fluent sees them is this:

    card, face, die, …      the message `<argument>-<value>`, where there is one;
                            `$<argument>_id` then holds the bare value, for selectors
    old, other              the same, looked up as a face
    target                  the same, looked up as a card
    source                  the message of that very key: `card-tip_it`, `status-chi`
    player, rival           the name of the player in that seat
    resource together with n    `$amount` is added: "3 gold"
    card together with n    `$part` is added: what the n-th mode or power of the card does, the
                            attribute `part<n>` of its message; n itself if it has none
    source together with n or power     likewise, by the attributes `part<n>` and `power<n>`
    an empty text           "—"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from igroteka.core.errors import Refusal, Refused, SetupError
from igroteka.core.kind import Kind, Message, Option

LANGUAGES = ("en", "ru")
LOOKED_UP_AS = {"old": "face", "other": "face", "target": "card"}
SEATS = ("player", "rival")
LONGEST = 500  # what somebody typed may be of any length; Fluent refuses very long arguments


class Words:
    """The words of one language: the program's, those of a game, and those of further packages.

    >>> from igroteka import Game
    >>> game = Game.new("dice_forge", seed=7)
    >>> Words("en", game.kind).tell(game.options[0])
    'Pass and end the turn'
    """

    def __init__(
        self,
        lang: str = "en",
        kind: Kind | None = None,
        players: Sequence[str] = (),
        extra: Sequence[str] = (),
    ) -> None:
        if lang not in LANGUAGES:
            raise SetupError("unknown-language", given=str(lang), allowed=", ".join(LANGUAGES))
        self.lang = lang
        self._kind = kind
        self._players = players
        self._bundle = FluentBundle([lang], use_isolating=False)
        for package in ("igroteka", *((kind.package, *kind.more_words) if kind else ()), *extra):
            self._bundle.add_resource(catalogue(package, lang))

    def has(self, key: str) -> bool:
        """Is there a message of this key?"""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: object) -> str:
        """A message by its key; an unknown key is a KeyError and never shown."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        return self._format(pattern, self._told(args))

    def tell(self, message: Message | Option | Refusal) -> str:
        """Anything the engine says. A refusal ends with its clause: "… · DF-5.3"."""
        if isinstance(message, Refusal):
            why = self._why(message)
            return f"{why} · {message.clause}" if message.clause else why
        return self.say(message.key, **message.args)

    def error(self, error: Refused) -> str:
        """Why something was refused."""
        return self.tell(error.refusal)

    def name(self, kind: str, name: str) -> str:
        """The name of a thing: `name("card", "hydra")`. Cards of people's own go by the name they gave."""
        key = f"{kind}-{name}"
        return self.say(key) if self.has(key) else name.replace("_", " ")

    def text(self, kind: str, name: str, part: str = "text") -> str | None:
        """What a thing does, None if that needs no explanation; `part` is one of its attributes."""
        key = f"{kind}-{name}"
        pattern = self._bundle.get_message(key).attributes.get(part) if self.has(key) else None
        return None if pattern is None else self._format(pattern, {})

    # ---- helpers --------------------------------------------------------------------------------
    def _why(self, refusal: Refusal) -> str:
        """The refusal's own words, or else what the clause says."""
        if self._kind and not self.has(refusal.key) and refusal.clause in self._kind.clauses:
            return self._kind.clauses[refusal.clause].text(self.lang)
        return self.say(refusal.key, **refusal.args)

    def _told(self, args: Mapping[str, object]) -> dict[str, object]:
        """The arguments as sentences want them: see the table at the top."""
        told = dict(args)
        for name, value in args.items():
            if isinstance(value, str) and len(value) > LONGEST:
                told[name] = value[:LONGEST] + "…"
                continue
            key = str(value) if name == "source" else f"{LOOKED_UP_AS.get(name, name)}-{value}"
            if value == "":
                told[name] = "—"
            elif name in SEATS and isinstance(value, int):
                told[name] = self._player(value)
            elif self.has(key):
                told[name] = self.say(key)
                told[f"{name}_id"] = value
        if "resource" in args and "n" in args:
            told["amount"] = self.say(f"amount-{args['resource']}", **{str(args["resource"]): args["n"]})
        if "card" in args and "n" in args:
            told["part"] = self._part(f"card-{args['card']}", "part", args["n"])
        if "source" in args and ("n" in args or "power" in args):
            kind = "power" if "power" in args else "part"
            told["part"] = self._part(str(args["source"]), kind, args.get("power", args.get("n")))
        return told

    def _part(self, key: str, kind: str, n: object) -> object:
        pattern = self._bundle.get_message(key).attributes.get(f"{kind}{n}") if self.has(key) else None
        return n if pattern is None else self._format(pattern, {})

    def _player(self, seat: int) -> str:
        return self._players[seat] if seat < len(self._players) else self.say("player", n=seat + 1)

    def _format(self, pattern: Pattern, args: dict[str, object]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)


@cache
def catalogue(package: str, lang: str) -> Resource:
    """The messages of a package in one language."""
    return FluentResource(texts(package, lang))


@cache
def texts(package: str, lang: str) -> str:
    """The catalogues of a package in one language: all its files."""
    found = sorted(file.name for file in files(package).iterdir() if file.name.endswith(f".{lang}.ftl"))
    return "\n".join(files(package).joinpath(name).read_text(encoding="utf-8") for name in found)
