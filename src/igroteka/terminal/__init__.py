"""The table in a terminal: `igroteka terminal dice_forge`.

`session` is the loop for any game, `boards` draws each game from its view, `compose` puts a screen of the
size at hand together, `screen` is the terminal itself. Sentences are in `text.<language>.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def run(
    game_name: str,
    *,
    players: int,
    bots: Sequence[str],
    seed: int,
    setup: Mapping[str, str],
    lang: str,
    human: int = 0,
) -> int:
    """Play a game against bots, in this terminal or as a script; the exit status.

    `bots` are names, one for all rivals or one for each. A set-up that cannot be is refused with the
    errors of `igroteka.core.errors`, before anything is drawn.
    """
    from igroteka.bots import bots_for_seats, make_bot
    from igroteka.core.errors import SetupError
    from igroteka.core.game import Game, checked_seed
    from igroteka.core.kind import find_kind
    from igroteka.terminal.boards import BOARDS
    from igroteka.terminal.screen import own_screen
    from igroteka.terminal.session import Session

    kind = find_kind(game_name)
    game = Game(kind, checked_seed(seed), kind.setup_here(players, setup))
    game.view(human)  # refuses a seat that does not exist
    if game_name not in BOARDS:
        raise SetupError("unknown-game", given=game_name, allowed=", ".join(sorted(BOARDS)))
    rivals = [seat for seat in range(players) if seat != human]
    names = bots_for_seats(bots, len(rivals))
    # Every bot has luck of its own; the dice do not come from this seed but from a key made of it.
    seats = {seat: make_bot(name, game_name, seed + seat) for seat, name in zip(rivals, names, strict=True)}
    return Session(game, seats, human, lang, BOARDS[game_name], own_screen()).play()
