"""How each game looks in a terminal."""

from __future__ import annotations

from typing import Final

from igroteka.terminal.boards.dice_forge import DiceForgeBoard
from igroteka.terminal.boards.dice_throne import DiceThroneBoard
from igroteka.terminal.boards.epic import EpicBoard
from igroteka.terminal.scene import Board

BOARDS: Final[dict[str, Board]] = {
    "dice_forge": DiceForgeBoard(),
    "epic": EpicBoard(),
    "dice_throne": DiceThroneBoard(),
}
