"""What bots know about each game."""

from __future__ import annotations

from typing import Final

from igroteka.bots.evaluation import Evaluation
from igroteka.bots.evaluations.dice_forge import DiceForgeEvaluation
from igroteka.bots.evaluations.dice_throne import DiceThroneEvaluation
from igroteka.bots.evaluations.epic import EpicEvaluation

EVALUATIONS: Final[dict[str, Evaluation]] = {
    "dice_forge": DiceForgeEvaluation(),
    "dice_throne": DiceThroneEvaluation(),
    "epic": EpicEvaluation(),
}
