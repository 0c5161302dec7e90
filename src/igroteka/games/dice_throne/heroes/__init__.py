"""The heroes, one file each. Importing this package makes them known."""

from __future__ import annotations

from igroteka.games.dice_throne import statuses
from igroteka.games.dice_throne.board import register
from igroteka.games.dice_throne.common_cards import COMMON
from igroteka.games.dice_throne.heroes.artificer import ARTIFICER
from igroteka.games.dice_throne.heroes.barbarian import BARBARIAN
from igroteka.games.dice_throne.heroes.cursed_pirate import CURSED_PIRATE
from igroteka.games.dice_throne.heroes.gunslinger import GUNSLINGER
from igroteka.games.dice_throne.heroes.huntress import HUNTRESS
from igroteka.games.dice_throne.heroes.monk import MONK
from igroteka.games.dice_throne.heroes.moon_elf import MOON_ELF
from igroteka.games.dice_throne.heroes.ninja import NINJA
from igroteka.games.dice_throne.heroes.paladin import PALADIN
from igroteka.games.dice_throne.heroes.pyromancer import PYROMANCER
from igroteka.games.dice_throne.heroes.samurai import SAMURAI
from igroteka.games.dice_throne.heroes.seraph import SERAPH
from igroteka.games.dice_throne.heroes.shadow_thief import SHADOW_THIEF
from igroteka.games.dice_throne.heroes.tactician import TACTICIAN
from igroteka.games.dice_throne.heroes.treant import TREANT
from igroteka.games.dice_throne.heroes.vampire_lord import VAMPIRE_LORD

for board in (
    GUNSLINGER,
    BARBARIAN,
    MOON_ELF,
    NINJA,
    ARTIFICER,
    HUNTRESS,
    CURSED_PIRATE,
    PALADIN,
    PYROMANCER,
    TACTICIAN,
    VAMPIRE_LORD,
    MONK,
    SHADOW_THIEF,
    TREANT,
    SAMURAI,
    SERAPH,
):
    register(board, COMMON)

__all__ = ["statuses"]
