"""The games. Importing this package makes them known to `igroteka.core.kind.find_kind`."""

from igroteka.core.kind import register
from igroteka.games.dice_forge.kind import DiceForge
from igroteka.games.dice_throne.kind import DiceThrone
from igroteka.games.epic.kind import EpicCardGame

register(DiceForge())
register(EpicCardGame())
register(DiceThrone())
