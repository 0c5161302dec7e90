"""The games of `balance.py`: what is played between bots, and what is kept of every game.

A study is a number of set-ups that are played in turn, each game with a seed of its own. Its games lie in one
file, a line of JSON each, which only grows: what is in it is not played again.
"""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec

from igroteka.arena.results import appending
from igroteka.arena.simulate import Progress, done_in_order, play_with_bots
from igroteka.core.chance import source
from igroteka.core.kind import find_kind
from igroteka.core.table import Event, Table
from igroteka.games.dice_forge.catalogue import CARD_NAMES, FACE_NAMES
from igroteka.games.dice_throne.board import NUMBERS
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.keywords import FACTIONS
from igroteka.games.epic.state import Epic

TAKEN = {"feat": CARD_NAMES, "bought": FACE_NAMES}  # events of Dice Forge that say what a hero takes


@dataclass(frozen=True, slots=True)
class Study:
    """Games that are counted together."""

    name: str  # of its file
    title: str
    game: str
    players: int
    part: float  # of the number of games that the command was given
    settings: tuple[dict[str, Any], ...] = ({},)
    bot: str = "greedy"

    def games(self, number: int) -> int:
        """How many games that are: as many of each set-up; at least one, if any are asked for."""
        each = max(1, round(number * self.part / len(self.settings))) if number else 0
        return each * len(self.settings)


def faction_pairs() -> Iterator[str]:
    """All ways to give two players two factions each."""
    for first, second, *others in permutations(FACTIONS):
        if first < second and others[0] < others[1]:
            yield f"{first}+{second},{others[0]}+{others[1]}"


def factions_of(cards: str) -> tuple[dict[str, Any], ...]:
    """The set-ups of preconstructed games with a set of Epic."""
    return tuple({"set": cards, "factions": pairs} for pairs in faction_pairs())


DUELS = tuple({"heroes": f"{one},{other}"} for one, other in permutations(NUMBERS, 2))
# Games that take longer are fewer.
FORGE = Study("dice_forge-2", "Dice Forge, 2 players", "dice_forge", 2, 1, ({"cards": "random"},))
BASE = Study("epic-base", "Epic, 2 players, base set", "epic", 2, 2, factions_of("base"))
JUNGLE = Study("epic-jungle", "Epic, 2 players, jungle set", "epic", 2, 1 / 2, factions_of("jungle"))
HEROES = Study("dice_throne-duels", "Dice Throne, duel", "dice_throne", 2, 12 / 5, DUELS)
HEROES_HARD = Study(
    "dice_throne-duels-hard", "Dice Throne, duel, hard bots", "dice_throne", 2, 6 / 25, DUELS, "hard"
)
STUDIES = (
    FORGE,
    Study("dice_forge-3", "Dice Forge, 3 players", "dice_forge", 3, 1 / 2, ({"cards": "random"},)),
    Study("dice_forge-4", "Dice Forge, 4 players", "dice_forge", 4, 1 / 2, ({"cards": "random"},)),
    BASE,
    JUNGLE,
    Study("epic-3", "Epic, 3 players", "epic", 3, 1 / 10),
    Study("epic-4", "Epic, 4 players", "epic", 4, 1 / 10),
    HEROES,
    HEROES_HARD,
    Study("dice_throne-king-3", "Dice Throne, king of the hill, 3 players", "dice_throne", 3, 1 / 10),
    Study("dice_throne-king-4", "Dice Throne, king of the hill, 4 players", "dice_throne", 4, 1 / 20),
    Study("dice_throne-teams-4", "Dice Throne, 2 against 2", "dice_throne", 4, 1 / 10, ({"mode": "teams"},)),
)


class Played(msgspec.Struct, frozen=True):
    """A game that was played."""

    seed: int  # its number in the study: it tells the set-up, too
    first: int  # the seat that began
    winners: tuple[int, ...]  # none: a draw
    scores: tuple[int, ...]
    decisions: int
    cut: bool  # a draw because it took too many turns
    had: tuple[tuple[str, ...], ...]  # by seat: feats and faces taken, cards held in hand


class Piece(msgspec.Struct, frozen=True):
    """A game to be played, as a process gets it."""

    study: Study
    seed: int


def settings_of(study: Study, seed: int) -> dict[str, Any]:
    """How the game of this seed is set up."""
    return study.settings[seed % len(study.settings)]


def play(piece: Piece) -> Played:
    """Play a game and note what balance is about."""
    study, seed = piece.study, piece.seed
    kind = find_kind(study.game)
    events: list[Event] = []
    hands: list[set[int]] = [set() for _ in range(study.players)]

    def watch(table: Table) -> None:
        if isinstance(table, Epic):
            for player in table.players:
                hands[player.seat].update(player.hand)

    table = kind.new(kind.setup(study.players, settings_of(study, seed)), source(seed), events)
    decisions = play_with_bots(kind, table, (study.bot,) * study.players, seed, watch)
    had: list[set[str]] = [set() for _ in range(study.players)]
    for what, seat, numbers in events:
        if study.game == "dice_forge" and what in TAKEN:
            had[seat].add(TAKEN[what][numbers[0]])
    if isinstance(table, Epic):
        for seat, cards in enumerate(hands):
            had[seat].update(CARDS[table.kinds[card]].name for card in cards)
    return Played(
        seed,
        next(seat for what, seat, _ in events if what == "turn"),
        tuple(table.winners()) if table.over else (),
        tuple(table.scores()),
        decisions,
        not table.over,
        tuple(tuple(sorted(names)) for names in had),
    )


def played_before(file: Path) -> dict[int, Played]:
    """The games of a file by their seeds; a last line without its end is as good as not played."""
    lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    games = [msgspec.json.decode(line, type=Played) for line in lines]
    return {game.seed: game for game in games}


def play_study(
    study: Study, number: int, folder: Path, jobs: int, progress: Progress | None = None
) -> list[Played]:
    """Play what is missing of a study; all its games, in the order of their seeds."""
    file = folder / f"{study.name}.jsonl"
    found = played_before(file)
    missing = [seed for seed in range(study.games(number)) if seed not in found]
    pieces = (Piece(study, seed) for seed in missing)
    with appending(file) as append, closing(done_in_order(play, pieces, jobs)) as games:
        for game in games:
            append(msgspec.json.encode(game) + b"\n")
            found[game.seed] = game
            if progress is not None:
                progress(len(found))
    return [found[seed] for seed in sorted(found)]
