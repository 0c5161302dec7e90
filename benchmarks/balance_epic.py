"""Balance of Epic: factions against each other, and cards within their faction."""

from collections.abc import Iterator, Mapping, Sequence

from balance_counts import Measured, best_first, by_name, certain, points_by_seat, shared, total
from balance_games import BASE, JUNGLE, Played, Study, settings_of
from balance_tables import Dots, Part, differs, number, percent, table, words_of

from igroteka.games.epic.card import CARDS, NUMBERS
from igroteka.games.epic.keywords import FACTIONS

FACTION_NAMES = {number: name for name, number in FACTIONS.items()}
SETS = {"base": BASE, "jungle": JUNGLE}
FACTIONS_HEAD = """\
## Epic: factions

Every player has two factions, the rival the other two. The cards of the base set are real ones; those of the
jungle are our own stand-ins.
"""
CARDS_HEAD = """\
## Epic: cards

Points of players who held the card in hand at any time, beside what holders of a card of the same faction win
on average. Only certain differences are listed.
"""
CARD_COLUMNS = ("card", "faction", "points of its holders", "mean of the faction’s cards", "games")


def by_pair(study: Study, games: Sequence[Played]) -> list[Measured]:
    """Two factions against the other two, the best first."""
    rows: list[tuple[str, float]] = []
    for game in games:
        pairs = str(settings_of(study, game.seed)["factions"]).split(",")
        rows += zip(pairs, points_by_seat(game), strict=True)
    return best_first(Measured(pair, share) for pair, share in by_name(rows).items())


def by_faction(pairs: Sequence[Measured]) -> list[Measured]:
    """Every faction, whichever comes with it."""
    return best_first(
        Measured(name, total([row.share for row in pairs if name in row.name.split("+")]))
        for name in FACTIONS
    )


def faction_of(card: str) -> str:
    """The faction printed on a card."""
    return FACTION_NAMES[CARDS[NUMBERS[card]].faction]


def by_card(games: Sequence[Played]) -> list[Measured]:
    """What those win who held a card, beside what a card of that faction wins on average.

    Not beside 50 %: that would call every card of a strong faction strong.
    """
    points: dict[str, list[float]] = {}
    for game in games:
        for had, point in zip(game.had, points_by_seat(game), strict=True):
            for name in had:
                points.setdefault(name, []).append(point)
    shares = {name: shared(won) for name, won in points.items()}
    means = {
        faction: total([share for name, share in shares.items() if faction_of(name) == faction]).share
        for faction in FACTIONS
    }
    return [Measured(name, share, means[faction_of(name)]) for name, share in shares.items()]


def epic(games: Mapping[str, Sequence[Played]]) -> Iterator[Part]:
    """The sections of the page."""
    pairs = {name: by_pair(study, games[study.name]) for name, study in SETS.items()}
    factions = {name: by_faction(rows) for name, rows in pairs.items()}
    sure = certain(row for rows in factions.values() for row in rows)
    sure_pairs = certain(row for rows in pairs.values() for row in rows)
    yield FACTIONS_HEAD
    for name in SETS:
        yield shares_table(f"{name}: faction", factions[name], sure)
        yield shares_table(f"{name}: pair", pairs[name], sure_pairs)
    yield Dots(
        "balance-factions",
        "Points of the factions of Epic above or below 50 %",
        "percentage points above 50 %",
        [(f"{name}: {word(row.name)}", row) for name in SETS for row in factions[name]],
        sure,
        [len(FACTIONS)],
    )
    yield CARDS_HEAD
    for name, study in SETS.items():
        yield from cards(name, by_card(games[study.name]))


def shares_table(head: str, rows: Sequence[Measured], sure: Sequence[Measured]) -> str:
    """Factions or pairs of them."""
    cells = [[word(row.name), differs(row, sure), number(row.share.games)] for row in rows]
    return table((head, "points", "games"), cells)


def cards(name: str, rows: Sequence[Measured]) -> Iterator[Part]:
    """The cards of a set that win more or less than others."""
    words = words_of("epic")
    sure = sorted(certain(rows), key=lambda row: row.expected - row.share.share)
    yield f"Set {name}: {len(sure)} of {len(rows)} cards.\n"
    if not sure:
        return
    called = {row.name: words.name("card", row.name) for row in sure}
    yield table(
        CARD_COLUMNS,
        [
            [
                called[row.name],
                word(faction_of(row.name)),
                percent(row.share),
                f"{100 * row.expected:.1f} %",
                number(row.share.games),
            ]
            for row in sure
        ],
    )
    yield Dots(
        f"balance-{name}-cards",
        "Points of holders of a card above those of others of its faction",
        "percentage points above the mean of the faction’s cards",
        [(called[row.name], row) for row in sure],
        sure,
    )


def word(name: str) -> str:
    """A faction, or factions joined by +, as people write them."""
    return " + ".join(part.capitalize() for part in name.split("+"))
