"""Drafts and the choice of a deck out of a pool (chapter 11), as questions like all others.

Everybody chooses at the same time and face down: one seat after the other is asked, nobody sees what the
others take, and packs move on when all have chosen. Until play begins the cards lie like this:

    Player.picks    what a player has taken
    Epic.packs      what each seat holds and chooses from; the last one is what has not been dealt yet
    Epic.unused     what nobody will play: the common discard of a dark draft, cards left out of a deck
"""

from __future__ import annotations

from typing import Final

from igroteka.core.deck import Cards, draw_top, without
from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.choices.decision import Decision
from igroteka.games.epic.keywords import NOBODY
from igroteka.games.epic.layout import deal_decks
from igroteka.games.epic.pools import DECK
from igroteka.games.epic.state import Effect, Epic, Player

LIMITED_DECK: Final = 1101
RANDOM_DECK: Final = 1102
RANDOM_WITH_CHOICE: Final = 1103
POOL_DRAFT: Final = 1104
DARK_DRAFT: Final = 1106
TRIPLE_DRAFT: Final = 1109

PACKS: Final = 3  # of a pool or triple draft (EP-11.4)
DARK_ROUNDS: Final = 10
DARK_HAND: Final = 5
PAGE: Final = 60  # so many different cards are looked at together


# ---- cards on their way -------------------------------------------------------------------------------
def open_boxes(g: Epic, kinds: tuple[int, ...]) -> None:
    """These cards are in the game; none is dealt yet."""
    g.kinds = kinds
    g.owners = (NOBODY,) * len(kinds)
    g.next_id = len(kinds)
    g.packs = ((),) * len(g.players) + (tuple(range(len(kinds))),)


def deal_packs(g: Epic, n: int) -> None:
    """So many undealt cards for every seat."""
    packs: list[Cards] = []
    rest: tuple[Cards, ...] = g.packs[-1:]
    for _ in g.players:
        pack: list[int] = []
        for _ in range(n):
            card, rest = draw_top(g, rest)
            pack.append(card)
        packs.append(tuple(sorted(pack)))
    g.packs = (*packs, rest[0] if rest else ())


def hold(g: Epic, seat: int, pack: Cards) -> None:
    """The seat holds these cards now."""
    g.packs = (*g.packs[:seat], pack, *g.packs[seat + 1 :])


def take(g: Epic, me: Player, card: int) -> None:
    """A card of the pack in hand is taken, face down."""
    hold(g, me.seat, without(g.packs[me.seat], card))
    me.picks = tuple(sorted((*me.picks, card)))


def different(g: Epic, cards: Cards) -> list[int]:
    """These cards as options, of equal ones the first."""
    kinds: set[int] = set()
    found: list[int] = []
    for card in cards:
        if g.kinds[card] not in kinds:
            kinds.add(g.kinds[card])
            found.append(o.CARD + card)
    return found


class BeginPlay(Effect):
    """What everybody has taken is the deck; the rest is put away."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        decks = [p.picks for p in g.players]
        for pack in g.packs:
            g.unused += pack
        g.packs = ()
        for p in g.players:
            p.picks = ()
        deal_decks(g, decks)


# ---- pool draft and triple draft ----------------------------------------------------------------------
class Pick(Decision):
    """Take one card of the pack in hand."""

    __slots__ = ("clause",)

    def __init__(self, clause: int) -> None:
        self.clause = clause

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return different(g, g.packs[me.seat])

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return self.clause

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        take(g, me, option - o.CARD)
        g.note("picked", me)


class OpenPacks(Effect):
    """Pack number x for everybody, so many cards each."""

    __slots__ = ("clause", "size")

    def __init__(self, size: int, clause: int) -> None:
        self.size = size
        self.clause = clause

    def do(self, g: Epic, me: Player, x: int) -> None:
        deal_packs(g, self.size)
        g.note("packs", me, x)
        for p in g.players:
            g.then(Pick(self.clause), p)
        g.then(PassOn(self.size, self.clause), me, x)


class PassOn(Effect):
    """All have taken a card: what is left goes to the left neighbour, of the second pack to the right."""

    __slots__ = ("clause", "size")

    def __init__(self, size: int, clause: int) -> None:
        self.size = size
        self.clause = clause

    def do(self, g: Epic, me: Player, x: int) -> None:
        if g.packs[0]:
            *packs, rest = g.packs
            left = [packs[-1], *packs[:-1]]  # the left neighbour is the next seat
            right = [*packs[1:], packs[0]]
            g.packs = (*(right if x == 2 else left), rest)
            for p in g.players:
                g.then(Pick(self.clause), p)
            g.then(self, me, x)
        elif x < PACKS:
            g.then(OpenPacks(self.size, self.clause), me, x + 1)
        else:
            for p in g.players:
                g.then(DROP, p)
            g.then(BEGIN_PLAY, me)


class Drop(Decision):
    """Leave cards out, one by one, until 30 are left (EP-11.9). After a pool draft there are no more."""

    __slots__ = ()

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        return different(g, me.picks) if len(me.picks) > DECK else []

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return TRIPLE_DRAFT

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        me.picks = without(me.picks, option - o.CARD)
        g.unused += (option - o.CARD,)
        g.then(DROP, me)


# ---- dark draft ---------------------------------------------------------------------------------------
class DarkRound(Effect):
    """Round x: five cards each; one is taken (EP-11.6)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        deal_packs(g, DARK_HAND)
        g.note("packs", me, x)
        for p in g.players:
            g.then(Pick(DARK_DRAFT), p)
        g.then(SWAP, me, x)


class Swap(Effect):
    """The two players swap what is left; two cards are taken of it."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        one, other, rest = g.packs
        g.packs = (other, one, rest)
        for p in g.players:
            g.then(Pick(DARK_DRAFT), p)
            g.then(Pick(DARK_DRAFT), p)
        g.then(PUT_AWAY, me, x)


class PutAway(Effect):
    """The last two cards of each go face down into the common discard; ten rounds in all (EP-11.7)."""

    __slots__ = ()

    def do(self, g: Epic, me: Player, x: int) -> None:
        one, other, rest = g.packs
        g.unused += one + other
        g.packs = ((), (), rest)
        if x < DARK_ROUNDS:
            g.then(DARK_ROUND, me, x + 1)
        else:
            g.then(BEGIN_PLAY, me)


# ---- a deck out of a pool -----------------------------------------------------------------------------
class DealPools(Effect):
    """So many cards of the shuffled boxes for everybody, who keeps 30 of them (EP-11.2, EP-11.3)."""

    __slots__ = ("clause", "size")

    def __init__(self, size: int, clause: int) -> None:
        self.size = size
        self.clause = clause

    def do(self, g: Epic, me: Player, x: int) -> None:
        deal_packs(g, self.size)
        choose_decks(g, self.clause)


def choose_decks(g: Epic, clause: int) -> None:
    """Everybody keeps 30 cards of the pool in hand; then play begins."""
    for p in g.players:
        g.then(Keep(clause), p, 0)
    g.then(BEGIN_PLAY, g.players[0])


class Keep(Decision):
    """Keep cards of the pool in hand, one by one and in any order, until they are 30.

    A large pool is looked through in pages (x counts them) of at most 60 different cards; whoever has
    seen enough of a page turns it, as long as the rest can still make a deck.
    """

    __slots__ = ("clause",)

    def __init__(self, clause: int) -> None:
        self.clause = clause

    def do(self, g: Epic, me: Player, x: int) -> None:
        pack = g.packs[me.seat]
        if len(me.picks) + len(pack) == DECK:  # no choice is left
            hold(g, me.seat, ())
            me.picks = tuple(sorted((*me.picks, *pack)))
        if len(me.picks) < DECK:
            super().do(g, me, x)

    def options(self, g: Epic, me: Player, x: int) -> list[int]:
        pack = g.packs[me.seat]
        pages = page_numbers(g, (*pack, *me.picks))
        here = different(g, tuple([card for card in pack if pages[g.kinds[card]] == x]))
        later = len([card for card in pack if pages[g.kinds[card]] > x])
        return [o.PASS, *here] if later >= DECK - len(me.picks) else here

    def cannot(self, g: Epic, me: Player, x: int, option: int) -> int:
        return self.clause

    def chosen(self, g: Epic, me: Player, x: int, option: int) -> None:
        if option == o.PASS:
            g.then(self, me, x + 1)
        else:
            take(g, me, option - o.CARD)
            g.then(self, me, x)


def page_numbers(g: Epic, pool: Cards) -> dict[int, int]:
    """The page on which each kind of card of a pool is found; factions stay together."""
    kinds = sorted({(CARDS[g.kinds[card]].faction, g.kinds[card]) for card in pool})
    return {kind: i // PAGE for i, (_, kind) in enumerate(kinds)}


BEGIN_PLAY: Final = BeginPlay()
DROP: Final = Drop()
DARK_ROUND: Final = DarkRound()
SWAP: Final = Swap()
PUT_AWAY: Final = PutAway()
