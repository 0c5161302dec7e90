"""Balance of Dice Forge: feats and faces that heroes take."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from balance_counts import Measured, best_first, certain, points_by_seat, shared
from balance_games import FORGE, Played, settings_of
from balance_tables import NOISE, Dots, Part, differs, number, table, words_of

from igroteka.arena.ratings import Share
from igroteka.core.chance import source
from igroteka.core.kind import find_kind
from igroteka.games.dice_forge.catalogue import CARD_NAMES, FACE_NAMES
from igroteka.games.dice_forge.state import Forge

HEAD = """\
## Dice Forge: feats and faces

{games} games of two heroes, {glory:.1f} glory in the mean. “Taken alone” counts the games in which one hero
took it at least once and the other did not: what the hero who did has won. The mean glory depends on what
else lay on the islands, too. Faces are those bought in the temple.
"""
COLUMNS = ("heroes who took it", "winners who took it", "won, taken alone", "games", "mean glory with it")


@dataclass(frozen=True, slots=True)
class Taken:
    """A feat or a face in games of two heroes."""

    name: str
    heroes: Share  # who took it, among all heroes that could
    winners: Share  # the same, among those who won
    alone: Measured  # the points of a hero who took it while the other did not
    glory: float  # of heroes who took it, in the mean
    margin: float  # half of the 95 % interval of that


def things_on_table(seed: int) -> set[str]:
    """The feats and the faces for sale of a game: luck decides which."""
    kind = find_kind(FORGE.game)
    table = kind.new(kind.setup(FORGE.players, settings_of(FORGE, seed)), source(seed))
    assert isinstance(table, Forge)
    faces = {name for face, name in enumerate(FACE_NAMES) if table.stock[face]}
    return faces | {CARD_NAMES[card] for card in table.islands}


def taken(games: Sequence[Played], names: Sequence[str]) -> list[Taken]:
    """Feats or faces that were taken at all, the most often taken first."""
    on_table = {game.seed: things_on_table(game.seed) for game in games}
    found = [
        taken_thing(name, [game for game in games if name in on_table[game.seed]])
        for name in names
        if any(name in had for game in games for had in game.had)
    ]
    return sorted(found, key=lambda row: -row.heroes.share)


def taken_thing(name: str, games: Sequence[Played]) -> Taken:
    """One feat or face over the games that had it."""
    heroes = [(game, seat, name in had) for game in games for seat, had in enumerate(game.had)]
    glory = [game.scores[seat] for game, seat, took in heroes if took]
    alone = [
        points_by_seat(game)[seat]
        for game, seat, took in heroes
        if took and sum(name in had for had in game.had) == 1
    ]
    return Taken(
        name,
        shared([took for _, _, took in heroes]),
        shared([took for game, seat, took in heroes if game.winners == (seat,)]),
        Measured(name, shared(alone)),
        fmean(glory),
        1.96 * stdev(glory) / sqrt(len(glory)) if len(glory) > 1 else 0.0,
    )


def dice_forge(games: Sequence[Played]) -> Iterator[Part]:
    """The section of the page."""
    words = words_of(FORGE.game)
    yield HEAD.format(games=number(len(games)), glory=fmean(score for game in games for score in game.scores))
    for thing, kind, names in (("feat", "card", CARD_NAMES), ("face", "face", FACE_NAMES)):
        rows = taken(games, names)
        sure = certain(row.alone for row in rows)
        called = {row.name: words.name(kind, row.name) for row in rows}
        yield table(
            (thing, *COLUMNS),
            [
                [
                    called[row.name],
                    f"{100 * row.heroes.share:.0f} %",
                    f"{100 * row.winners.share:.0f} %" if row.alone in sure else NOISE,
                    differs(row.alone, sure),
                    number(row.alone.share.games),
                    f"{row.glory:.1f} ± {row.margin:.1f}",
                ]
                for row in rows
            ],
        )
        yield Dots(
            f"balance-{thing}s",
            f"What a hero wins who alone took a {thing}",
            f"percentage points above 50 % of a hero who alone took the {thing}",
            [(called[row.name], row) for row in best_first(row.alone for row in rows)],
            sure,
        )
