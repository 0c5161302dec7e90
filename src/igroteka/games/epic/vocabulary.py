"""The words that cards are written with. `docs/add-a-card.md` explains them; `loader` reads them."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.table import Rule
from igroteka.games.epic import card, choices, conditions, keywords, oddities, plays, values, verbs
from igroteka.games.epic.values import Champions

CHAMPION: Final = choices.ChampionTarget(Champions())
OWN_CHAMPION: Final = choices.ChampionTarget(Champions(own=True))
OTHER_CHAMPION: Final = choices.ChampionTarget(Champions(other=True))
ANY: Final = choices.AnyTarget(Champions())
PLAYER: Final = choices.PlayerTarget()
OPPONENT: Final = choices.PlayerTarget(opponent=True)

ALL: Final = Champions()
OWN: Final = Champions(own=True)
OTHERS: Final = Champions(other=True)
OWN_OTHERS: Final = Champions(own=True, other=True)
OPPOSING: Final = Champions(opposing=True)
ITSELF: Final = Champions(this=True)


def words_of_module(module: Any, *bases: type) -> dict[str, Any]:
    """The classes of a module that cards may use."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, bases)
        and value.__module__ == module.__name__
        and value not in (choices.Decision, choices.Select, conditions.Amount)  # what the words share
    }


VOCABULARY: Final[dict[str, Any]] = {
    **words_of_module(verbs, Rule),
    **words_of_module(choices, Rule, choices.Select),
    **words_of_module(oddities, Rule, card.Condition),
    **words_of_module(conditions, card.Condition, conditions.Amount),
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
        "RECYCLE": choices.Recycle(),
    },
    **{token.upper(): token for token in ("human", "demon", "wolf", "zombie")},
}
