"""`igroteka odds dice_throne`: the exact chances of the five dice, and which of them to keep."""

from __future__ import annotations

import json as json_text
from typing import TYPE_CHECKING, Annotated, Any

import typer

from igroteka.cli.options import GameName, Json, Lang, WrongUsage, whole_number
from igroteka.cli.words import words_of
from igroteka.core.errors import Refused

if TYPE_CHECKING:
    from igroteka.i18n import Words

GAME = "dice_throne"
MOST_ATTEMPTS = 9  # with cards that give further ones
HeroName = Annotated[str, typer.Argument(metavar="HERO")]
Pattern = Annotated[str, typer.Option("--any", metavar="PATTERN")]
Dice = Annotated[str, typer.Option("--dice", metavar="1,1,3,4,6")]
Kept = Annotated[str, typer.Option("--keep", metavar="1,1")]
Attempts = Annotated[str, typer.Option("--attempts", metavar="N")]


def odds(
    game: GameName,
    hero: HeroName = "",
    any_: Pattern = "",
    dice: Dice = "",
    keep: Kept = "-",
    attempts: Attempts = "",
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Tell the exact chance of every ability, and which dice to keep for it."""
    from igroteka.core.kind import find_kind

    kind = find_kind(game)
    if game != GAME:
        raise Refused("odds-game", given=game, allowed=GAME)
    if bool(hero) == bool(any_):
        raise WrongUsage("odds-what")
    roll = read_dice(dice, "--dice", 5) if dice else None
    kept = None if keep == "-" else read_dice(keep, "--keep", 0)
    rolls = whole_number(0)(attempts) if attempts else 3 if roll is None else 2
    check(roll, kept, rolls)
    data = pattern_odds(any_, roll, kept, rolls) if any_ else hero_odds(hero, roll, kept, rolls)
    if json:
        typer.echo(json_text.dumps(data))
    else:
        typer.echo("\n".join(told(data, words_of(lang, kind))))


def read_dice(text: str, option: str, exactly: int) -> tuple[int, ...]:
    """Dice in ascending order; so many of them if it has to be."""
    parts = [part for part in text.split(",") if part]
    if [part for part in parts if part not in "123456" or len(part) != 1] or (
        exactly and len(parts) != exactly
    ):
        raise Refused("odds-dice", given=text, option=option)
    return tuple(sorted(int(part) for part in parts))


def check(roll: tuple[int, ...] | None, kept: tuple[int, ...] | None, attempts: int) -> None:
    """What is kept must lie there, and something must be rolled or have been rolled."""
    if attempts > MOST_ATTEMPTS or (roll is None and attempts < 1):
        raise Refused("odds-attempts", given=attempts, least=1 if roll is None else 0, most=MOST_ATTEMPTS)
    if kept is not None:
        if roll is None or not attempts:
            raise Refused("odds-keep-nothing")
        for value in set(kept):
            if kept.count(value) > roll.count(value):
                raise Refused("odds-keep", "DT-4.3", given=value)


def pattern_odds(
    name: str, roll: tuple[int, ...] | None, kept: tuple[int, ...] | None, attempts: int
) -> dict[str, Any]:
    """The chance of a pattern of numbers."""
    from igroteka.games.dice_throne.odds import ANY, best_keep

    if name not in ANY:
        raise Refused("odds-pattern", given=name, allowed=", ".join(ANY))
    chance, best = best_keep(ANY[name], roll, attempts, kept)
    return {"probability": float(chance), "best_keep": list(best)}


def hero_odds(
    name: str, roll: tuple[int, ...] | None, kept: tuple[int, ...] | None, attempts: int
) -> dict[str, Any]:
    """The chance of every ability of a hero, and the greatest mean damage."""
    from igroteka.games.dice_throne.board import NUMBERS
    from igroteka.games.dice_throne.expectation import ability_odds, damage_odds
    from igroteka.games.dice_throne.layout import new_hero

    if name not in NUMBERS:
        raise Refused("odds-hero", "DT-1.1", given=name, allowed=", ".join(NUMBERS))
    hero = new_hero(0, NUMBERS[name])
    mean, best = damage_odds(hero, roll, attempts, kept)
    return {
        "abilities": [
            {"id": ability, "probability": float(chance), "best_keep": list(keep)}
            for ability, (chance, keep) in ability_odds(hero, roll, attempts, kept).items()
        ],
        "best_keep_for_damage": list(best),
        "expected_damage": float(mean),
    }


def told(data: dict[str, Any], words: Words) -> list[str]:
    """The odds for people: a line for every ability, the likeliest first."""
    if "abilities" not in data:
        return [
            words.say("odds-line", chance=percent(data["probability"]), keep=dice_text(data["best_keep"]))
        ]
    lines = [
        f"{words.name('ability', row['id']):28}"
        + words.say("odds-line", chance=percent(row["probability"]), keep=dice_text(row["best_keep"]))
        for row in sorted(data["abilities"], key=lambda row: -row["probability"])
    ]
    mean = f"{data['expected_damage']:.2f}"
    return [*lines, words.say("odds-damage", mean=mean, keep=dice_text(data["best_keep_for_damage"]))]


def percent(chance: float) -> str:
    """A chance to one hundredth of a percent."""
    return f"{100 * chance:6.2f} %"


def dice_text(dice: list[int]) -> str:
    """Dice as people read them."""
    return " ".join(str(value) for value in dice)
