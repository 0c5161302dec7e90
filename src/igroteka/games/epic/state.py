"""The table of Epic: players with hands, decks and gold, champions in play, combat, waiting triggers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from igroteka.core.chance import Source, seeded
from igroteka.core.deck import Cards, Deck, redeal
from igroteka.core.table import Choice, Rule, Seat, Table
from igroteka.games.epic.card import BLANK, Card
from igroteka.games.epic.keywords import FIRST_BLOOD, HYDRA, LAST_SURVIVOR, NOBODY, TEAMS
from igroteka.games.epic.options import CARD

Trigger = tuple[Rule[Any, Any], int, int, int]
"""An ability that waits: its text, its controller, the card it stands on, and whom or what it is about."""

FORMER: Final = 50_000  # + card: the champion that this card was before it left play and came back


@mypyc_attr(acyclic=True)  # it holds nothing but what is printed: no work for the garbage collector
class Champion:
    """A champion in play, card or token. What it can do now is computed, see `values`."""

    __slots__ = (
        "attack",
        "card",
        "counters",
        "damage",
        "defence",
        "deploying",
        "granted",
        "hit",
        "id",
        "owner",
        "position",
        "recalled",
        "returns",
        "side",
        "text",
        "token",
        "words",
    )

    id: int
    card: Card
    text: Card  # whose powers and abilities count: a blank one while they are lost (EP-15.29)
    owner: int
    side: int  # who controls it
    token: bool
    position: int
    deploying: bool
    counters: int  # +1/+1 counters
    damage: int  # taken this turn
    attack: int  # changes of this turn
    defence: int
    words: int  # keywords gained this turn
    granted: tuple[Rule[Any, Any], ...]  # this turn: what happens when it is broken
    returns: bool  # controlled this turn only: goes back to its owner
    recalled: bool  # played by Recall: will be banished instead of discarded
    hit: int  # a bit for every seat that it has dealt damage to this turn

    @property
    def kind(self) -> int:
        """The number of the card."""
        return self.card.number

    @property
    def lost(self) -> bool:
        """No powers and abilities this turn."""
        return self.text is BLANK

    @lost.setter
    def lost(self, lost: bool) -> None:
        self.text = BLANK if lost else self.card

    def clone(self) -> Champion:
        c = Champion()
        c.id = self.id
        c.card = self.card
        c.text = self.text
        c.owner = self.owner
        c.side = self.side
        c.token = self.token
        c.position = self.position
        c.deploying = self.deploying
        c.counters = self.counters
        c.damage = self.damage
        c.attack = self.attack
        c.defence = self.defence
        c.words = self.words
        c.granted = self.granted
        c.returns = self.returns
        c.recalled = self.recalled
        c.hit = self.hit
        return c


class Player(Seat):
    """A player: cards, gold and what this turn has brought."""

    __slots__ = (
        "deck",
        "discard",
        "extra",
        "faction_gold",
        "gold",
        "hand",
        "known",
        "no_gain",
        "ones",
        "out",
        "picks",
    )

    hand: Cards  # sorted
    deck: Deck
    discard: Cards  # the last one is the newest
    known: Cards  # cards of hand or deck that everybody has seen
    picks: Cards  # drafted so far
    gold: int  # the marker, 0 or 1
    extra: int  # gold on top of the marker, until the end of the turn
    faction_gold: tuple[int, int, int, int]  # likewise, for cards and powers of one faction only
    ones: int  # a bit for every faction of which a cost-1 card was played this turn
    no_gain: bool  # cannot gain health this turn
    out: bool

    def clone(self) -> Player:
        p = Player()
        p.seat = self.seat
        p.hand = self.hand
        p.deck = self.deck
        p.discard = self.discard
        p.known = self.known
        p.picks = self.picks
        p.gold = self.gold
        p.extra = self.extra
        p.faction_gold = self.faction_gold
        p.ones = self.ones
        p.no_gain = self.no_gain
        p.out = self.out
        return p


class Epic(Table):
    """A game of Epic."""

    __slots__ = (
        "active",
        "answered",
        "attackers",
        "blocked",
        "blockers",
        "broken",
        "ceasefire",
        "champions",
        "defender",
        "delayed",
        "done",
        "fresh",
        "givers",
        "health",
        "hits",
        "initiative",
        "it",
        "kinds",
        "loop",
        "mode",
        "next_id",
        "owners",
        "packs",
        "phase",
        "picked",
        "players",
        "result",
        "secret_decks",
        "sets",
        "shown",
        "source",
        "speaker",
        "team",
        "turn",
        "unused",
    )

    mode: int
    team: tuple[int, ...]  # of each seat
    kinds: tuple[int, ...]  # what each card of the game is
    owners: tuple[int, ...]  # whose it is, NOBODY for cards that are in no deck
    players: list[Player]
    champions: list[Champion]  # in play, in order of arrival
    givers: list[Champion]  # those of them whose cards have static abilities
    health: tuple[int, ...]  # of each seat; a Hydra team keeps its common health at its first seat
    active: int  # who has the turn marker
    turn: int
    phase: int
    initiative: int  # who holds it, or held it last
    answered: bool  # somebody has played since the active player passed
    attackers: tuple[int, ...]
    blockers: tuple[int, ...]
    blocked: bool
    defender: int
    hits: tuple[tuple[int, int, int], ...]  # combat damage assigned so far: by whom, to what, how much
    ceasefire: bool  # no further attacks this turn
    fresh: tuple[Trigger, ...]  # triggers of the set being formed
    sets: tuple[tuple[Trigger, ...], ...]  # sets that wait, in the order they were formed
    delayed: tuple[Trigger, ...]  # for the end of this turn
    loop: int  # triggers resolved in a row: an endless row is cut, see `settling`
    broken: Cards  # cards broken this turn
    source: int  # the card whose text is being carried out
    speaker: int  # who controls that text
    it: tuple[int, ...]  # what the text has chosen last: see `chosen`
    picked: tuple[int, ...]  # targets chosen so far for the sentence being resolved
    done: bool  # the optional or uncertain part before was really done
    shown: int  # cards revealed for Loyalty X
    next_id: int  # of the next token
    secret_decks: bool  # nobody knows what the others play: decks were dealt, drafted or chosen
    packs: tuple[Cards, ...]  # drafts: what each seat holds; the last one is what was not dealt yet
    unused: Cards  # drafts: what nobody will play
    result: int  # a bit for every seat that has won; 0 while the game lasts, or for a draw

    def at(self, seat: int) -> Player:
        return self.players[seat]

    def seats(self) -> int:
        return len(self.players)

    def voices(self) -> int:
        return len([p for p in self.players if not p.out])

    def after(self, who: Seat) -> Player:
        """The next player on the left who is still in (EP-13.8)."""
        seat = (who.seat + 1) % len(self.players)
        while self.players[seat].out and seat != who.seat:
            seat = (seat + 1) % len(self.players)
        return self.players[seat]

    def before(self, who: Seat) -> Player:
        """The next player on the right who is still in."""
        seat = (who.seat - 1) % len(self.players)
        while self.players[seat].out and seat != who.seat:
            seat = (seat - 1) % len(self.players)
        return self.players[seat]

    def clone(self) -> Epic:
        g = Epic()
        self.copy_table(g)
        g.mode = self.mode
        g.team = self.team
        g.kinds = self.kinds
        g.owners = self.owners
        g.players = [p.clone() for p in self.players]
        g.champions = [c.clone() for c in self.champions]
        g.givers = [c for c in g.champions if c.card.static] if self.givers else []
        g.health = self.health
        g.active = self.active
        g.turn = self.turn
        g.phase = self.phase
        g.initiative = self.initiative
        g.answered = self.answered
        g.attackers = self.attackers
        g.blockers = self.blockers
        g.blocked = self.blocked
        g.defender = self.defender
        g.hits = self.hits
        g.ceasefire = self.ceasefire
        g.fresh = self.fresh
        g.sets = self.sets
        g.delayed = self.delayed
        g.loop = self.loop
        g.broken = self.broken
        g.source = self.source
        g.speaker = self.speaker
        g.it = self.it
        g.picked = self.picked
        g.done = self.done
        g.shown = self.shown
        g.next_id = self.next_id
        g.secret_decks = self.secret_decks
        g.packs = self.packs
        g.unused = self.unused
        g.result = self.result
        return g

    def determinize(self, seat: int, source: Source) -> Epic:
        """Hands and decks of the others are dealt anew, what everybody has seen excepted.

        If another player is asked, what he may do depends on his new hand; perhaps he can only pass.
        """
        g = self.clone()
        g.rng = seeded(source.draw(1 << 30))
        for p in g.players:
            if p.seat != seat:
                known = 0
                for card in p.known:
                    known |= 1 << card
                p.hand, p.deck = redeal(g, p.hand, p.deck, known)
        if g.secret_decks:
            g.change_unknown(seat)
        if g.question is not None and g.player != seat:
            asked = self.players[g.player]
            if [option for option in g.picked if option - CARD in asked.hand]:
                g.picked = ()  # nobody else knows which hand cards are being picked
            g.options = g.question.options(g, g.players[g.player], g.x)
        return g

    def change_unknown(self, seat: int) -> None:
        """Cards that this seat has never seen change what they are, among each other, at random."""
        cards = [card for place, pack in enumerate(self.packs) if place != seat for card in pack]
        cards += self.unused
        for p in self.players:
            if p.seat != seat:
                hidden = [*p.picks, *p.hand, *[card for group in p.deck for card in group]]
                cards += [card for card in hidden if card not in p.known]
        kinds = list(self.kinds)
        for i in range(len(cards) - 1, 0, -1):
            a, b = cards[i], cards[self.draw(i + 1)]
            kinds[a], kinds[b] = kinds[b], kinds[a]
        self.kinds = tuple(kinds)

    # ---- who is who -------------------------------------------------------------------------------
    def opponents(self, me: Seat) -> list[Player]:
        """The opponents within reach, in turn order after this player."""
        return [p for p in self.everybody(me) if self.team[p.seat] != self.team[me.seat]]

    def everybody(self, me: Seat) -> list[Player]:
        """All players within reach who are still in, in turn order, this one first."""
        order = self.players[me.seat :] + self.players[: me.seat]
        return [p for p in order if p.seat == me.seat or (not p.out and self.reaches(me.seat, p.seat))]

    def reaches(self, seat: int, other: int) -> bool:
        """Do the effects of a seat reach another one? Hunters reach their neighbours only (EP-14.3)."""
        if self.mode not in (FIRST_BLOOD, LAST_SURVIVOR) or seat == other:
            return True
        me = self.players[seat]
        return other in (self.after(me).seat, self.before(me).seat)

    def turn_side(self) -> list[int]:
        """Whose turn it is: the active player, or in Hydra all members of the active team (EP-14.11)."""
        if self.mode != HYDRA:
            return [self.active]
        team = self.team[self.active]
        return [p.seat for p in self.players if self.team[p.seat] == team and not p.out]

    def own_turn(self, seat: int) -> bool:
        """Is it this seat's turn?"""
        if self.mode != HYDRA:
            return seat == self.active
        return self.team[seat] == self.team[self.active]

    def health_seat(self, seat: int) -> int:
        """Where the health of a seat is kept: at the first seat of a Hydra team."""
        return self.team.index(self.team[seat]) if self.mode == HYDRA else seat

    def health_of(self, seat: int) -> int:
        """The health of a player, or of the player's Hydra team."""
        return self.health[self.health_seat(seat)]

    def scores(self) -> list[int]:
        """Health left."""
        return [max(0, self.health_of(p.seat)) if not p.out else 0 for p in self.players]

    def winners(self) -> list[int]:
        return [p.seat for p in self.players if self.result >> p.seat & 1]

    def allies(self, seat: int, other: int) -> bool:
        """The same player, or members of one team."""
        return seat == other or (self.mode in (TEAMS, HYDRA) and self.team[seat] == self.team[other])


def find(g: Epic, champion: int) -> Champion | None:
    """A champion in play by its number, None if it is not there any more."""
    for c in g.champions:
        if c.id == champion:
            return c
    return None


Effect = Rule[Epic, Player]
Question = Choice[Epic, Player]

__all__ = ["FORMER", "NOBODY", "Champion", "Effect", "Epic", "Player", "Question", "Trigger", "find"]
