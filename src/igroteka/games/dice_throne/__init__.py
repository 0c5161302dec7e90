"""Dice Throne («Трон кубов»): sixteen heroes, duels, teams and King of the Hill.

Importing the package makes all statuses and heroes known: they are data, in `statuses` and `heroes`.
"""

from igroteka.games.dice_throne import heroes

__all__ = ["heroes"]
