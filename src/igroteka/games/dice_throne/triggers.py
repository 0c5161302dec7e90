"""What abilities do by themselves."""

from __future__ import annotations

from typing import Final

from igroteka.games.dice_throne.board import BOARDS, level_of
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.texts import Text

TRIGGERS: Final = 16  # at most so many on one slot


def triggers_at(g: Throne, h: Hero, moment: int) -> list[int]:
    """What the abilities of a hero do by themselves at a moment: slot and trigger in one number."""
    found: list[int] = []
    for slot in BOARDS[h.kind].trigger_slots[moment]:
        triggers = level_of(h, slot).triggers
        for k in range(len(triggers)):
            when = triggers[k].when
            if triggers[k].moment == moment and (when is None or when.holds(g, h)):
                found.append(TRIGGERS * slot + k)
    return found


def trigger_text(h: Hero, trigger: int) -> Text:
    """The text of one of them."""
    return level_of(h, trigger // TRIGGERS).triggers[trigger % TRIGGERS].text


def texts_at(g: Throne, h: Hero, moment: int) -> list[Text]:
    """All their texts."""
    return [trigger_text(h, trigger) for trigger in triggers_at(g, h, moment)]
