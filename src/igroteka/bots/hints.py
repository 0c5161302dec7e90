"""Hints for people: what a search would choose, and the numbers it has compared."""

from __future__ import annotations

from time import monotonic
from typing import Final

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.mcts import Budget, Node, Search
from igroteka.bots.protocol import situation_of
from igroteka.core.chance import source
from igroteka.core.game import Game, Hint
from igroteka.core.kind import Message

MOST: Final = 3  # options told
SEED: Final = 1  # the same question gets the same hint


def hint(game: Game, seat: int, budget: int) -> tuple[Hint, ...]:
    """The options of this seat that a search tried most, with the chances it found."""
    situation = situation_of(game.kind, game.table)
    root = Node(0)
    search = Search(EVALUATIONS[game.kind.name], source(SEED), budget)
    search.halve(root, situation, Budget(budget, 0.0, monotonic))
    tried = [(root.children[option.id], option) for option in game.options if option.id in root.children]
    tried.sort(key=lambda pair: (-pair[0].visits, -pair[0].chance(seat)))
    chances = [child.chance(seat) for child, _ in tried]
    found: list[Hint] = []
    for i, (child, option) in enumerate(tried[:MOST]):
        other = max([chance for k, chance in enumerate(chances) if k != i], default=0.0)
        numbers = {"chance": percent(chances[i]), "other": percent(other), "n": child.visits}
        key = "hint-only" if len(tried) == 1 else "hint-best" if i == 0 else "hint-behind"
        found.append(Hint(option, chances[i], Message(key, numbers)))
    return tuple(found)


def percent(chance: float) -> int:
    """A chance in whole percent: more would claim too much."""
    return round(100 * chance)
