"""Hints for people: what a search would choose, and the numbers it has compared."""

from __future__ import annotations

from time import monotonic
from typing import Final

from igroteka.bots.evaluations import EVALUATIONS
from igroteka.bots.mcts import Budget, Node, Search
from igroteka.bots.protocol import Situation, situation_of
from igroteka.core.chance import source
from igroteka.core.game import Game, Hint
from igroteka.core.kind import Message

MOST: Final = 3  # options told
SEED: Final = 1  # the same question gets the same hint


def hint(game: Game, seat: int, budget: int) -> tuple[Hint, ...]:
    """What a search would choose, what else it tried most, and the chances that it found."""
    situation = situation_of(game.kind, game.table)
    root, best = searched(Search(EVALUATIONS[game.kind.name], source(SEED), budget), situation, budget)
    tried = [option for option in game.options if option.id in root.children]
    chances = {option.id: root.children[option.id].chance(seat) for option in tried}
    visits = {option.id: root.children[option.id].visits for option in tried}
    tried.sort(key=lambda option: (option.id != best, -visits[option.id], -chances[option.id]))
    found: list[Hint] = []
    for option in tried[:MOST]:
        chance = chances[option.id]
        others = [chances[other.id] for other in tried if other is not option]
        numbers = {"chance": percent(chance), "n": visits[option.id]}
        if others:
            numbers["other"] = percent(max(others))
        found.append(Hint(option, chance, Message(reason(option.id == best, numbers), numbers)))
    return tuple(found)


def searched(search: Search, situation: Situation, budget: int) -> tuple[Node, int]:
    """The tree, and the option that the search takes; if it need not compare any, how well that one does."""
    root = Node(0)
    best = search.halve(root, situation, Budget(budget, 0.0, monotonic))
    if not root.children:
        for _ in range(budget):
            search.compare(root, situation, [best], situation.tables(search.luck))
    return root, situation.options[best]


def reason(is_best: bool, numbers: dict[str, int]) -> str:
    """Which words tell these numbers: of what the search takes, or of another option."""
    if "other" not in numbers:
        return "hint-only"
    if numbers["chance"] == numbers["other"]:
        return "hint-even"
    if not is_best:
        return "hint-behind"
    return "hint-best" if numbers["chance"] > numbers["other"] else "hint-despite"


def percent(chance: float) -> int:
    """A chance in whole percent: more would claim too much."""
    return round(100 * chance)
