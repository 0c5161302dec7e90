"""The heroes, one file each. Importing this package makes them known."""

from __future__ import annotations

from igroteka.games.dice_throne import statuses
from igroteka.games.dice_throne.board import register
from igroteka.games.dice_throne.common_cards import COMMON
from igroteka.games.dice_throne.heroes.barbarian import BARBARIAN
from igroteka.games.dice_throne.heroes.gunslinger import GUNSLINGER
from igroteka.games.dice_throne.heroes.paladin import PALADIN

for board in (GUNSLINGER, BARBARIAN, PALADIN):
    register(board, COMMON)

__all__ = ["statuses"]
