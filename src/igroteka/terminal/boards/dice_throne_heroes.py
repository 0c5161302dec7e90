"""The heroes of Dice Throne: health, CP, cards, tokens, upgrades, companions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from igroteka.i18n import Words
from igroteka.terminal.boards.dice_throne_pieces import (
    ROMAN,
    STATUS_STYLES,
    Data,
    ability_rows,
    board_of,
    companion_text,
    find_status,
    hero_name,
    row_name,
    token_text,
)
from igroteka.terminal.layout import Lines, aligned, flowed, indented
from igroteka.terminal.scene import Level, Marks, Scene

HEADS: Final = ("health", "cp", "hand", "deck", "discard")
INDENT: Final = 3


def in_order(scene: Scene) -> list[Data]:
    """The heroes from the left of the one who looks, that one last: as people sit at a table."""
    heroes: list[Data] = scene.view["heroes"]
    return [*heroes[scene.seat + 1 :], *heroes[: scene.seat], heroes[scene.seat]]


def hero_lines(scene: Scene, marks: Marks, width: int, level: Level) -> Lines:
    """Every hero; the less room there is, the closer together."""
    heroes = in_order(scene)
    if level == Level.NEEDED:
        return flowed([piece for hero in heroes for piece in brief(scene, marks, hero, level)], width)
    if level == Level.BRIEF:
        sides = [flowed(brief(scene, marks, hero, level), width, indent=INDENT) for hero in heroes]
        return [line for side in sides for line in side]
    rows = [[Text(title(scene), "bold"), Text()]]
    rows[0] += [Text(scene.words.say(f"table-throne-{head}"), "dim") for head in HEADS]
    rows += [hero_cells(scene, marks, hero) for hero in heroes]
    table = aligned(rows, right=range(2, 2 + len(HEADS)), width=width)
    lines = table[:1]
    for line, hero in zip(table[1:], heroes, strict=True):
        lines += [line, *indented(flowed(belongings(scene, marks, hero), width - INDENT), INDENT)]
    return lines


def title(scene: Scene) -> str:
    """The turn and the mode."""
    return scene.words.say("table-throne-turn", n=scene.view["turn"], mode=scene.view["mode"])


def hero_cells(scene: Scene, marks: Marks, hero: Data) -> list[Text]:
    """A hero in one line, under the headings."""
    numbers = [Text(n, "bold") for n in numbers_of_hero(scene.words, hero).values()]
    return [called(scene, marks, hero, scene.name), Text(hero_title(scene, hero)), *numbers]


def hero_title(scene: Scene, hero: Data) -> str:
    """The hero, and the team where there are teams."""
    name = hero_name(scene.words, hero)
    if scene.view["mode"] != "teams":
        return name
    return f"{name} {scene.words.say('table-throne-team', n=hero['team'] + 1)}"


def called(scene: Scene, marks: Marks, hero: Data, how: Callable[[int], Text]) -> Text:
    """What a player is called, after the sign of the turn and the number of an option."""
    turn = ">" if hero["seat"] == scene.view["active"] and not scene.view["over"] else " "
    return Text.assemble(marks.before(f"player.{hero['seat']}"), (turn, "bold"), how(hero["seat"]))


def numbers_of_hero(words: Words, hero: Data) -> dict[str, str]:
    """What stands under the headings."""
    return {
        "health": words.say("table-throne-out") if hero["out"] else str(hero["health"]),
        "cp": str(hero["cp"]),
        "hand": str(hero["hand"]["size"]),
        "deck": str(hero["deck"]["size"]),
        "discard": str(len(hero["discard"])),
    }


def brief(scene: Scene, marks: Marks, hero: Data, level: Level) -> Lines:
    """A hero in few letters, and what belongs to it; with least room by letter, without the upgrades."""
    words = scene.words
    name = called(scene, marks, hero, scene.letter if level == Level.NEEDED else scene.name)
    numbers = words.say("table-throne-brief", **numbers_of_hero(words, hero))
    summary = Text.assemble(name, f" {hero_name(words, hero)} ", (numbers, "bold"))
    if hero["out"]:
        return [Text.assemble(name, f" {hero_name(words, hero)} ", (words.say("table-throne-out"), "bold"))]
    if level == Level.NEEDED:
        return [summary, *tokens(scene, marks, hero), *companions(scene, marks, hero)]
    return [summary, *belongings(scene, marks, hero)]


# ---- what belongs to a hero -----------------------------------------------------------------------------
def belongings(scene: Scene, marks: Marks, hero: Data) -> Lines:
    """Tokens, companions, upgrades, the card that is being carried out."""
    words = scene.words
    return [
        *tokens(scene, marks, hero),
        *companions(scene, marks, hero),
        *(Text(told, "dim") for told in upgraded(words, hero)),
        *(Text(words.say("table-throne-playing", name=words.name("card", card))) for card in hero["playing"]),
    ]


def tokens(scene: Scene, marks: Marks, hero: Data) -> Lines:
    """The status tokens, in the colour of their kind."""
    return [
        marks.before(f"token.{hero['seat']}.{name}").append(
            token_text(scene.words, name, n), STATUS_STYLES[find_status(name).kind]
        )
        for name, n in hero["tokens"].items()
    ]


def companions(scene: Scene, marks: Marks, hero: Data) -> Lines:
    """The companions that are in play."""
    return [
        marks.before(f"companion.{hero['seat']}.{k}").append(told)
        for k, (name, n) in enumerate(hero["companions"].items())
        if (told := companion_text(scene.words, name, n))
    ]


def upgraded(words: Words, hero: Data) -> list[str]:
    """The abilities that are upgraded; of a two-sided board only the side."""
    if board_of(hero).flips:
        side = max(hero["levels"].values())
        return [words.say("table-throne-side", n=ROMAN[side])]
    return [row_name(words, row) for row in ability_rows(hero) if row.level > 1 and row.name == row.slot]
