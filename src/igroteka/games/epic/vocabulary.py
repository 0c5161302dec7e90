"""The words that cards are written with. `docs/add-a-card.md` explains them; `loader` reads them."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from igroteka.core.table import Rule
from igroteka.games.epic import card, conditions, keywords, oddities, plays, values
from igroteka.games.epic.choices import cards, loyalty, modes, selections, targets
from igroteka.games.epic.values import Champions
from igroteka.games.epic.verbs import changes, damage, fighting, piles, removal, resources, sentences, tokens

CHAMPION: Final = selections.ChampionTarget(Champions())
OWN_CHAMPION: Final = selections.ChampionTarget(Champions(own=True))
OTHER_CHAMPION: Final = selections.ChampionTarget(Champions(other=True))
ANY: Final = selections.AnyTarget(Champions())
PLAYER: Final = selections.PlayerTarget()
OPPONENT: Final = selections.PlayerTarget(opponent=True)

ALL: Final = Champions()
OWN: Final = Champions(own=True)
OTHERS: Final = Champions(other=True)
OWN_OTHERS: Final = Champions(own=True, other=True)
OPPOSING: Final = Champions(opposing=True)
ITSELF: Final = Champions(this=True)

MODULES: Final = (
    *(sentences, resources, piles, damage, removal, tokens, changes, fighting),
    *(selections, targets, modes, loyalty, cards, oddities, conditions),
)
WORDS: Final = (Rule, selections.Select, card.Condition, conditions.Amount)


def words_of_module(module: ModuleType) -> dict[str, Any]:
    """The classes of a module that cards may use: not what it imports, not what its words share."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, WORDS)
        and value not in WORDS
        and value.__module__ == module.__name__
    }


VOCABULARY: Final[dict[str, Any]] = {
    **{name: word for module in MODULES for name, word in words_of_module(module).items()},
    **{word.__name__: word for word in (card.Card, card.Aura, card.Cost, card.Power, card.Mode, card.Recall)},
    "Champions": values.Champions,
    "PlayThisFromPile": plays.PlayThisFromPile,
    **{name.upper(): bit for name, bit in keywords.FACTIONS.items()},
    **{name.upper(): bit for name, bit in keywords.KEYWORDS.items()},
    **{name: value for name, value in vars(conditions).items() if isinstance(value, card.Condition)},
    **{
        "CHAMPION": CHAMPION,
        "OWN_CHAMPION": OWN_CHAMPION,
        "OTHER_CHAMPION": OTHER_CHAMPION,
        "ANY": ANY,
        "PLAYER": PLAYER,
        "OPPONENT": OPPONENT,
        "ALL": ALL,
        "OWN": OWN,
        "OTHERS": OTHERS,
        "OWN_OTHERS": OWN_OTHERS,
        "OPPOSING": OPPOSING,
        "ITSELF": ITSELF,
        "RECYCLE": cards.Recycle(),
    },
    **{token.upper(): token for token in ("human", "demon", "wolf", "zombie")},
}
