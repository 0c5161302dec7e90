"""Which games may be set up: players, mode, heroes (chapters 1, 14, 15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from igroteka.core.errors import SetupError
from igroteka.core.kind import Setting
from igroteka.games.dice_throne.board import NUMBERS
from igroteka.games.dice_throne.keywords import MODES

KEYS: Final = ("heroes", "mode", "promo")
RANDOM: Final = "random"
PROMO: Final = ("no", "yes")
MODE_PLAYERS: Final = {
    "duel": ((2,), "DT-1.3"),
    "teams": ((4, 6), "DT-14.1"),
    "king": ((3, 4, 5, 6), "DT-15.1"),
}
PLAYERS: Final = (2, 3, 4, 5, 6)
SETTINGS: Final = (
    Setting("mode", MODES, MODES[0], players={mode: allowed for mode, (allowed, _) in MODE_PLAYERS.items()}),
    Setting("heroes", (RANDOM,), RANDOM, tuple(NUMBERS)),
    Setting("promo", PROMO, PROMO[0]),
)


def checked_setup(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up in its plain form; refuses what the rules do not know, with what they allow."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in PLAYERS:
        raise SetupError("setup-players", "DT-1.1", given=str(players), allowed=listed(PLAYERS))
    for name in options:
        if name not in KEYS:
            raise SetupError("setup-unknown-key", given=str(name), allowed=", ".join(KEYS))
    mode = options.get("mode", "duel" if players == 2 else "king")
    if mode not in MODES:
        raise SetupError("setup-mode", given=str(mode), allowed=", ".join(MODES))
    allowed, clause = MODE_PLAYERS[mode]
    if players not in allowed:
        raise SetupError("setup-mode-players", clause, given=players, mode=mode, allowed=listed(allowed))
    promo = options.get("promo", "no")
    if promo not in PROMO:
        raise SetupError("setup-promo", given=str(promo), allowed=", ".join(PROMO))
    heroes = checked_heroes(players, options.get("heroes", RANDOM))
    return {"players": players, "mode": mode, "heroes": heroes, "promo": promo}


def listed(numbers: tuple[int, ...]) -> str:
    """Numbers as people read them."""
    return ", ".join(str(n) for n in numbers)


def checked_heroes(players: int, given: Any) -> str:
    """A hero for every seat, all different, since a box holds each once; or `random` (DT-1.1)."""
    if given == RANDOM:
        return RANDOM
    names = given.split(",") if isinstance(given, str) else []
    if len(names) != players:
        raise SetupError("setup-heroes", "DT-1.1", given=str(given), allowed=players)
    for i, name in enumerate(names):
        if name not in NUMBERS:
            raise SetupError("setup-hero", "DT-1.1", given=name, allowed=", ".join(NUMBERS))
        if name in names[:i]:
            raise SetupError("setup-hero-twice", "DT-1.1", given=name)
    return ",".join(names)
