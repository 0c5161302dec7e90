"""Cards and champions of Epic in few letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from igroteka.games.epic.card import CARDS, NUMBERS
from igroteka.games.epic.keywords import FACTIONS, KEYWORDS
from igroteka.i18n import Words
from igroteka.terminal.layout import cut
from igroteka.terminal.scene import Level, Marks, Scene

Data = Mapping[str, Any]

FACTION_STYLES: Final = {"good": "color(136)", "wild": "color(34)", "evil": "color(160)", "sage": "color(32)"}
SHORT_NAME: Final = 9  # letters of a name where there is least room


def style_of(factions: Sequence[str]) -> str:
    """The colour of a faction; the name says the same."""
    return FACTION_STYLES[factions[0]] if factions else ""


def namesakes(view: Mapping[str, Any]) -> set[int]:
    """The numbers of the champions that share their name with another one in play."""
    names = Counter(c["card"] for c in view["champions"])
    return {c["id"] for c in view["champions"] if names[c["card"]] > 1}


def champion_name(scene: Scene, c: Data, level: Level) -> str:
    """The name of a champion, with its number if another one has the same name."""
    name = scene.words.name("card", c["card"])
    if level == Level.NEEDED:
        name = cut(name, SHORT_NAME)
    return f"{name} #{c['id']}" if c["id"] in namesakes(scene.view) else name


def champion_text(scene: Scene, marks: Marks, c: Data, level: Level) -> Text:
    """A champion: `3) Gold Dragon 6/8 (-3) exp. air rig`; with least room without its keywords."""
    words = scene.words
    text = marks.before(f"champion.{c['id']}")
    text.append(champion_name(scene, c, level), style_of(c["factions"]))
    text.append(f" {c['attack']}/{c['defence']}", "bold")
    if c["damage"]:
        text.append(f" (-{c['damage']})", "red")
    if c["counters"]:
        text.append(f" [+{c['counters']}]")
    combat = scene.view["combat"]
    states = {
        c["position"]: c["position"] != "prepared",
        "deploying": c["deploying"],
        "lost": c["lost_abilities"],
        "attacks": c["id"] in combat["attackers"],
        "blocks": c["id"] in combat["blockers"],
    }
    for state, holds in states.items():
        if holds:
            text.append(" ").append(words.say(f"table-position-{state}"), "reverse")
    if c["keywords"] and level > Level.NEEDED:
        text.append(" " + " ".join(words.say(f"table-keyword-{name}") for name in c["keywords"]), "dim")
    return text


def card_text(words: Words, marks: Marks, card: Data) -> Text:
    """A card: `2) (1) Gold Dragon 6/8 air rig`."""
    data = CARDS[NUMBERS[card["card"]]]
    factions = [name for name, bit in FACTIONS.items() if data.faction & bit]
    text = marks.before(f"card.{card['id']}").append(f"({data.cost}) ")
    text.append(words.name("card", card["card"]), style_of(factions))
    if data.champion:
        text.append(f" {data.attack}/{data.defence}", "bold")
    codes = [words.say(f"table-keyword-{name}") for name, bit in KEYWORDS.items() if data.words & bit]
    if codes:
        text.append(" " + " ".join(codes), "dim")
    return text


def short_card(words: Words, marks: Marks, card: Data) -> Text:
    """A card with least room: its number and the beginning of its name."""
    return marks.before(f"card.{card['id']}").append(cut(words.name("card", card["card"]), SHORT_NAME))
