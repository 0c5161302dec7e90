"""The board of Epic, drawn from the view alone: players, rows of champions, combat, the own hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from igroteka.core.kind import Message, Option
from igroteka.games.epic.card import NUMBERS
from igroteka.games.epic.keywords import KEYWORDS
from igroteka.i18n import Words
from igroteka.terminal.boards.epic_combat import combat_lines, waiting_lines
from igroteka.terminal.boards.epic_pieces import (
    Data,
    card_text,
    champion_text,
    namesakes,
    short_card,
)
from igroteka.terminal.layout import Lines, aligned, cut, flowed, indented, ruled, wrapped
from igroteka.terminal.scene import Level, Marks, Scene, letter, told_about

INDENT: Final = 3
LONGEST_PART: Final = 40  # letters of what a power or a mode does, in the short form of an option


class EpicBoard:
    """How Epic looks in a terminal."""

    verbs: Mapping[str, str] = {"card": "play", "keyword": "play"}
    minor: Collection[str] = ("log-drew", "log-gold", "log-prepared", "log-healed", "log-faded", "log-picked")
    phases: Collection[str] = ("before_blocks", "before_damage", "ending")
    stage = "phase"

    def draw(self, scene: Scene, marks: Marks, width: int, level: Level) -> Lines:
        blocks = [side_lines(scene, marks, width, level)]
        blocks.append([*combat_lines(scene, width, level), *waiting_lines(scene, width)])
        blocks.append(own_cards(scene, marks, width, level))
        air = [Text()] if level >= Level.AIRY else []
        return [line for block in blocks if block for line in (*block, *air)]

    def window(self, view: Mapping[str, Any], question: Message) -> str | None:
        in_window = question.key in ("ask-initiative", "ask-last-chance")
        return str(view["phase"]) if in_window else None

    def asking(self, scene: Scene, question: Message) -> str:
        if question.key == "ask-mode" or "card" not in question.args:
            return ""
        return "".join(self.about(scene.words, "card", question.args["card"]))

    def about(self, words: Words, noun: str, thing: str) -> Sequence[str]:
        return told_about(words, noun, thing)

    def sentence(self, scene: Scene, option: Option) -> str:
        said = scene.words.tell(option)
        number = champion_of(option)
        if number in namesakes(scene.view):
            name = scene.words.name("card", option.args["card"])
            said = said.replace(name, f"{name} #{number}", 1)
        return said

    def short(self, scene: Scene, option: Option) -> Text:
        words, args = scene.words, dict(option.args)
        if not words.has(f"table-{option.key}"):
            return Text(self.sentence(scene, option))
        number = champion_of(option)
        args["name"] = words.name("card", args["card"])
        args["name"] += f" #{number}" if number in namesakes(scene.view) else ""
        args["whose"] = letter(words, args["rival"]) if "rival" in args else ""
        said = words.say(f"table-{option.key}", **args)
        return Text(cut(said, LONGEST_PART))

    def names(self, words: Words, noun: str) -> Mapping[str, Sequence[str]]:
        if noun == "keyword":
            return {name: (words.say(f"table-keyword-{name}"),) for name in KEYWORDS}
        return {name: () for name in NUMBERS if words.has(f"card-{name}")}

    def players(self, scene: Scene, width: int) -> Lines:
        words = scene.words
        lines: Lines = []
        for player in in_order(scene):
            lines.append(ruled(scene.names[player["seat"]], width))
            piles = {"hand": player["hand"]["cards"], "discard": player["discard"]}
            for pile, cards in (("picks", player["picks"]["cards"]), ("deck-list", player["deck"]["cards"])):
                if cards:
                    piles[pile] = cards
            for pile, cards in piles.items():
                names = ", ".join(words.name("card", card["card"]) for card in cards) or "-"
                lines += wrapped(f"{words.say(f'table-epic-{pile}')}: {names}", width)
            known = [
                words.name("card", card["card"])
                for group in player["deck"]["known"]
                for card in group["cards"]
            ]
            if known:
                lines += wrapped(words.say("table-epic-known", names=", ".join(known)), width)
        return lines

    def legend(self, words: Words) -> Sequence[str]:
        codes = [f"{words.say(f'table-keyword-{name}')} = {words.name('keyword', name)}" for name in KEYWORDS]
        positions = [
            f"{words.say(f'table-position-{name}')} = {words.name('position', name)}"
            for name in ("expended", "flipped", "deploying")
        ]
        return [words.say("table-epic-legend"), "; ".join(positions), "; ".join(codes)]

    def result(self, scene: Scene) -> Lines:
        rows = [[scene.name(p["seat"]), Text(str(p["health"]))] for p in scene.view["players"]]
        return aligned(rows, right=(1,), width=40)


def champion_of(option: Option) -> int | None:
    """The number of the champion that an option is about."""
    for element in option.at:
        noun, _, number = element.partition(".")
        if noun == "champion":
            return int(number)
    return None


def in_order(scene: Scene) -> list[Data]:
    """The players from the left of the one who looks, that one last: as people sit at a table."""
    players: list[Data] = scene.view["players"]
    return [*players[scene.seat + 1 :], *players[: scene.seat], players[scene.seat]]


# ---- players and their champions ------------------------------------------------------------------------
HEADS: Final = ("health", "gold", "hand", "deck", "discard")


def side_lines(scene: Scene, marks: Marks, width: int, level: Level) -> Lines:
    """Every player with the row of champions; the less room there is, the closer together."""
    players = in_order(scene)
    if level == Level.NEEDED:
        pieces = [piece for p in players for piece in side_pieces(scene, marks, p, level)]
        return flowed([Text(turn_title(scene), "bold"), *pieces], width)
    if level == Level.BRIEF:
        sides = [flowed(side_pieces(scene, marks, p, level), width, indent=INDENT) for p in players]
        return [Text(turn_title(scene), "bold"), *(line for side in sides for line in side)]
    table = player_table(scene, marks, players, width)
    lines = table[:1]
    for row, player in zip(table[1:], players, strict=True):
        row.append(" ").append("─" * (width - row.cell_len), "dim")
        lines.append(row)
        lines += indented(flowed(champions_of(scene, marks, player, level), width - INDENT), INDENT)
        if level == Level.FULL:
            lines.append(Text())
    return lines


def turn_title(scene: Scene) -> str:
    """The turn, and who has the initiative."""
    words, view = scene.words, scene.view
    if is_draft(view):
        return words.say("table-epic-draft")
    if not view["turn"]:
        return words.name("phase", view["phase"])
    title = words.say("table-epic-turn", n=view["turn"])
    holder = view["initiative"]
    return (
        title if holder is None else f"{title}, {words.say('table-epic-initiative', who=scene.names[holder])}"
    )


def is_draft(view: Mapping[str, Any]) -> bool:
    """Are decks still being made?"""
    return any(p["pack"]["size"] or p["picks"]["size"] for p in view["players"])


def player_table(scene: Scene, marks: Marks, players: Sequence[Data], width: int) -> Lines:
    """One line for every player, under the headings."""
    words = scene.words
    heads = ("picks",) if is_draft(scene.view) else HEADS
    rows = [
        [Text(turn_title(scene), "bold"), *(Text(words.say(f"table-epic-{head}"), "dim") for head in heads)]
    ]
    rows += [
        [player_name(scene, marks, p, scene.name), *(Text(n, "bold") for n in numbers(words, p, heads))]
        for p in players
    ]
    return aligned(rows, right=range(1, len(heads) + 1), width=width)


def player_name(scene: Scene, marks: Marks, p: Data, called: Callable[[int], Text]) -> Text:
    """What a player is called, after the sign of the turn and the number of an option."""
    is_turn = p["seat"] == scene.view["active"] and not (scene.view["over"] or is_draft(scene.view))
    turn = ">" if is_turn else " "
    return Text.assemble(marks.before(f"player.{p['seat']}"), (turn, "bold"), called(p["seat"]))


def numbers(words: Words, p: Data, heads: Sequence[str]) -> list[str]:
    """What stands under the headings."""
    extra = p["extra_gold"] + sum(p["faction_gold"].values())
    found = {
        "health": words.say("table-epic-out") if p["out"] else str(p["health"]),
        "gold": f"{int(p['gold'])}+{extra}" if extra else str(int(p["gold"])),
        "hand": str(p["hand"]["size"]),
        "deck": str(p["deck"]["size"]),
        "discard": str(len(p["discard"])),
        "picks": str(p["picks"]["size"]),
    }
    return [found[head] for head in heads]


def side_pieces(scene: Scene, marks: Marks, p: Data, level: Level) -> Lines:
    """A player in few letters, with least room by letter alone, and the champions."""
    heads = ("picks",) if is_draft(scene.view) else HEADS
    told = dict(zip(heads, numbers(scene.words, p, heads), strict=True))
    key = (
        "table-epic-out-player"
        if p["out"]
        else f"table-epic-player-{'draft' if is_draft(scene.view) else 'now'}"
    )
    name = player_name(scene, marks, p, scene.letter if level == Level.NEEDED else scene.name)
    summary = Text.assemble(name, " ", (scene.words.say(key, **told), "bold"))
    return [summary, *champions_of(scene, marks, p, level)]


def champions_of(scene: Scene, marks: Marks, p: Data, level: Level) -> Lines:
    """The champions that a player controls."""
    own = [c for c in scene.view["champions"] if c["controller"] == p["seat"]]
    return [champion_text(scene, marks, c, level) for c in own]


# ---- the own cards --------------------------------------------------------------------------------------
def own_cards(scene: Scene, marks: Marks, width: int, level: Level) -> Lines:
    """The cards in hand and those to choose from, with their texts where there is room."""
    me = scene.view["players"][scene.seat]
    lines = pile_lines(scene, marks, "my-hand", me["hand"]["cards"], width, level)
    if level > Level.NEEDED:  # else the options tell the same
        lines += pile_lines(scene, marks, "my-pack", me["pack"]["cards"], width, level)
    if level == Level.FULL:
        lines += pile_lines(scene, marks, "picks", me["picks"]["cards"], width, Level.BRIEF)
    return lines


def pile_lines(
    scene: Scene, marks: Marks, title: str, cards: Sequence[Data], width: int, level: Level
) -> Lines:
    """Some cards that the player sees, under their title; with least room beside it."""
    words = scene.words
    if not cards:
        return []
    told = words.say(f"table-epic-{title}")
    if level <= Level.BRIEF:
        form = short_card if level == Level.NEEDED else card_text
        return flowed([Text(f"{told}:", "bold"), *(form(words, marks, card) for card in cards)], width)
    lines = [ruled(told, width)]
    if level == Level.COMPACT:
        return [*lines, *flowed([card_text(words, marks, card) for card in cards], width)]
    for card in cards:
        lines.append(card_text(words, marks, card))
        lines += indented(wrapped(words.text("card", card["card"]) or "", width - 6, "dim"), 6)
    return lines
