"""The numbers and names that the rules of Dice Throne count with."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

# ---- set-up and limits (chapter 1) ----
DICE: Final = 5
ATTEMPTS: Final = 3
OPENING_HAND: Final = 4
HAND_LIMIT: Final = 6
STARTING_CP: Final = 2
MOST_PLAYERS: Final = 6
MOST_CP: Final = 15
EXTRA_HEALTH: Final = 10  # healing stops this far above the starting health

# ---- modes ----
MODES: Final = ("duel", "teams", "king")
DUEL: Final = 0
TEAMS: Final = 1
KING: Final = 2
STARTING_HEALTH: Final = (50, 50, 35)  # by mode; a team shares one dial

# ---- phases of a turn (DT-3.1) ----
PHASES: Final = (
    "upkeep",
    "income",
    "main_1",
    "offence",
    "targeting",
    "defence",
    "main_2",
    "discard",
)
UPKEEP: Final = 0
INCOME: Final = 1
MAIN_1: Final = 2
OFFENCE: Final = 3
TARGETING: Final = 4
DEFENCE: Final = 5
MAIN_2: Final = 6
DISCARD: Final = 7

# ---- damage (DT-11.1) ----
DAMAGE: Final = ("none", "normal", "undefendable", "pure", "collateral", "ultimate")
NONE: Final = 0
NORMAL: Final = 1
UNDEFENDABLE: Final = 2
PURE: Final = 3
COLLATERAL: Final = 4
ULTIMATE: Final = 5

# ---- cards (DT-8.10): what they are, and the colour of their frame ----
CARD_KINDS: Final = (
    "main",
    "roll",
    "instant",
    "offensive_upgrade",
    "defensive_upgrade",
    "passive_upgrade",
)
FRAMES: Final = ("blue", "orange", "red", "white", "green", "violet")
MAIN: Final = 0
ROLL: Final = 1
INSTANT: Final = 2
OFFENSIVE_UPGRADE: Final = 3
DEFENSIVE_UPGRADE: Final = 4
PASSIVE_UPGRADE: Final = 5

# ---- statuses (DT-9.1) ----
STATUS_KINDS: Final = ("positive", "negative", "unique")
POSITIVE: Final = 0
NEGATIVE: Final = 1
UNIQUE: Final = 2

# ---- slots of a board ----
SLOT_KINDS: Final = ("offensive", "defensive", "passive", "ultimate")
OFFENSIVE: Final = 0
DEFENSIVE: Final = 1
PASSIVE: Final = 2
ULTIMATE_SLOT: Final = 3

# ---- what dice were rolled for ----
PURPOSES: Final = ("attack", "defence", "targeting", "text", "action")
FOR_ATTACK: Final = 0
FOR_DEFENCE: Final = 1
FOR_TARGET: Final = 2
FOR_TEXT: Final = 3  # of an ability, a main phase action, a status that works by itself
FOR_ACTION: Final = 4  # of an instant, a roll phase action, a spent status: nothing interrupts these

# ---- whose dice a card may touch ----
ANYBODYS: Final = 0
OWN: Final = 1
OPPONENTS: Final = 2
OWN_SIDE: Final = 3  # one's own or a team-mate's
