"""Factions, keywords, positions and phases: the numbers that the rules of Epic count with."""

from __future__ import annotations

from typing import Final

# ---- factions, one bit each: a champion may count as several ---------------------------------------
GOOD: Final = 1
WILD: Final = 2
EVIL: Final = 4
SAGE: Final = 8
FACTIONS: Final = {"good": GOOD, "wild": WILD, "evil": EVIL, "sage": SAGE}

# ---- keywords, one bit each: several instances count once (EP-9.7) ----------------------------------
AIRBORNE: Final = 1
BREAKTHROUGH: Final = 2
RIGHTEOUS: Final = 4
BLITZ: Final = 8
AMBUSH: Final = 16
UNTARGETABLE: Final = 32
UNBREAKABLE: Final = 64
UNBANISHABLE: Final = 128
UNBLOCKABLE: Final = 256
MUST_ATTACK: Final = 512  # each turn if able
MUST_BE_BLOCKED: Final = 1024  # if able
LOFTY: Final = 2048  # champions with less attack cannot block it
DEADLY: Final = 4096  # any champion it damages is broken
PLAIN: Final = 8192  # cannot gain powers or abilities
KEYWORDS: Final = {
    "airborne": AIRBORNE,
    "breakthrough": BREAKTHROUGH,
    "righteous": RIGHTEOUS,
    "blitz": BLITZ,
    "ambush": AMBUSH,
    "untargetable": UNTARGETABLE,
    "unbreakable": UNBREAKABLE,
    "unbanishable": UNBANISHABLE,
    "unblockable": UNBLOCKABLE,
    "must_attack": MUST_ATTACK,
    "must_be_blocked": MUST_BE_BLOCKED,
    "lofty": LOFTY,
    "deadly": DEADLY,
    "plain": PLAIN,
}

# ---- positions of a champion (chapter 6) -------------------------------------------------------------
PREPARED: Final = 0
EXPENDED: Final = 1
FLIPPED: Final = 2
POSITIONS: Final = ("prepared", "expended", "flipped")

# ---- phases and steps of a turn (chapters 7 and 8) ---------------------------------------------------
SETUP: Final = 0
START: Final = 1
MAIN: Final = 2
ATTACKERS: Final = 3
BEFORE_BLOCKS: Final = 4
BLOCKERS: Final = 5
BEFORE_DAMAGE: Final = 6
DAMAGE: Final = 7
ENDING: Final = 8  # the active player has passed to end the turn
END: Final = 9
PHASES: Final = (
    "setup",
    "start",
    "main",
    "attackers",
    "before_blocks",
    "blockers",
    "before_damage",
    "damage",
    "ending",
    "end",
)
WITH_INITIATIVE: Final = (MAIN, BEFORE_BLOCKS, BEFORE_DAMAGE, ENDING)

# ---- modes of play (chapters 13 and 14) --------------------------------------------------------------
DUEL: Final = 0
FREE_FOR_ALL: Final = 1
FIRST_BLOOD: Final = 2
LAST_SURVIVOR: Final = 3
TEAMS: Final = 4
HYDRA: Final = 5
MODES: Final = ("duel", "free_for_all", "hunter_first_blood", "hunter_last_survivor", "teams", "hydra")

# ---- numbers -----------------------------------------------------------------------------------------
STARTING_HEALTH: Final = 30
OPENING_HAND: Final = 5
HAND_LIMIT: Final = 7
NOBODY: Final = -1
