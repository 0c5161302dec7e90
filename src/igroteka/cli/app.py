"""All commands in one place, and what happens when one of them fails."""

from __future__ import annotations

import os
import sys
from typing import Final

import typer

from igroteka.cli.bench import bench
from igroteka.cli.cards import cards
from igroteka.cli.odds import odds
from igroteka.cli.options import OK, REFUSED, WRONG_USAGE, Lang, WrongUsage
from igroteka.cli.play import terminal
from igroteka.cli.records import replay, verify
from igroteka.cli.rules import rules
from igroteka.cli.serve import play_in_browser, serve
from igroteka.cli.simulate import simulate
from igroteka.cli.tournament import tournament
from igroteka.cli.words import asked_language, named_kind, words_of
from igroteka.core.errors import Refused
from igroteka.core.kind import kinds

COMMANDS: Final = (serve, terminal, simulate, tournament, replay, verify, rules, cards, odds, bench)

app: Final = typer.Typer(add_completion=False)
for command in COMMANDS:
    app.command()(command)


@app.callback(invoke_without_command=True)
def igroteka(ctx: typer.Context, lang: Lang = "en") -> int:
    """Without a command: play in the browser."""
    return OK if ctx.invoked_subcommand else play_in_browser(lang)


def run(argv: list[str]) -> int:
    """Do what a command line says; the exit status."""
    lang = asked_language(argv, os.environ)
    group = typer.main.get_command(app)
    if "--help" in argv:
        from igroteka.cli.help import translate_help

        translate_help(group, words_of(lang))
    languages = {"lang": lang, **{command.__name__: {"lang": lang} for command in COMMANDS}}
    try:
        status = group.main(argv, "igroteka", standalone_mode=False, default_map=languages)
        return status or OK
    except Refused as refused:
        return fail(refused, argv, lang)
    except typer.TyperException as error:
        return fail(wrong_usage(error), argv, lang)


def fail(refused: Refused, argv: list[str], lang: str) -> int:
    """Tell on stderr what went wrong, for people or for a program that asked for JSON."""
    if "--json" in argv:
        import json

        error = {"key": refused.key, "clause": refused.clause, "args": dict(refused.args_of_message)}
        print(json.dumps({"error": error}), file=sys.stderr)
    else:
        print(told(refused, argv, lang), file=sys.stderr)
    return WRONG_USAGE if isinstance(refused, WrongUsage) else REFUSED


def told(refused: Refused, argv: list[str], lang: str) -> str:
    """The refusal in words: of the game that the command line names, else of the one that has them."""
    for kind in (named_kind(argv), *kinds().values()):
        words = words_of(lang, kind)
        if words.has(refused.key):
            return words.error(refused)
    return words_of(lang, named_kind(argv)).error(refused)


def wrong_usage(error: typer.TyperException) -> WrongUsage:
    """What typer found wrong, as an error of ours. Its classes are not public, but their names say enough."""
    match type(error).__name__, vars(error):
        case "NoSuchOption", {"option_name": option}:
            return WrongUsage("usage-option", given=option)
        case "BadOptionUsage", {"option_name": option}:
            return WrongUsage("usage-no-value", given=option)
        case "MissingParameter", {"param": parameter}:
            return WrongUsage("usage-missing", given=parameter.metavar)
        case "UsageError", {"cmd": command} if (
            command and not command.name
        ):  # the whole program: no such command
            return WrongUsage("usage-command", allowed=", ".join(command.commands))
    return WrongUsage("usage", given=error.format_message())
