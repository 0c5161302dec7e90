"""`--help` in the reader's language: typer would take it from docstrings, we take it from the words."""

from __future__ import annotations

from typing import Any

from typer import rich_utils

from igroteka.i18n import Words


def translate_help(group: Any, words: Words) -> None:
    """Give every command and every option its help, and the headings their names."""
    for command in (group, *group.commands.values()):
        name = command.name or "igroteka"
        command.help = words.say(f"help-{name}")
        context = command.make_context(name, [], resilient_parsing=True)
        for parameter in command.get_params(context):
            own, shared = f"help-{name}-{parameter.name}", f"help-option-{parameter.name.rstrip('_')}"
            parameter.help = words.say(own if words.has(own) else shared)
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("help-commands")
    rich_utils.DEFAULT_STRING = words.say("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = words.say("help-required")
