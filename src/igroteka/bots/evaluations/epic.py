"""How good a position of Epic is, counted in points of health.

What a seat has:

- health: the lower it is, the more a point of it counts;
- hand cards: each by a rough worth of its text, the first ones more than the seventh;
- champions in play: attack, defence, keywords and texts; those that can block the next attack, or still
  attack this turn, are worth a bit more;
- gold that can still be spent this turn, more in the own turn; what is unspent at the end is lost;
- a thin deck: whoever has to draw from an empty one wins.

And what is about to happen counts as if it had nearly happened:

- an attack: as long as blockers can be named, the defender is taken to choose what suits him best of no
  block and any single blocker; later those who fight are known;
- texts that wait or are being carried out: cards to draw, champions to remove, damage, tokens.

The end of a turn must look neither good nor bad by itself, or a player who looks one decision ahead would
waste cards to delay it, or pass too early. So the next player's draw and attack count half before they
are there.

The weights are hand-made from what cards of cost 1 do: draw two cards, deal 8 damage, remove a champion,
gain 10 health, or be a champion of about 7/7. Games between greedy bots told no difference when one of the
weights for attack, for blocking or for being ready to attack was changed by 30 to 75 %. The scale fits the
chances to who won 80 games between greedy bots.
"""

from __future__ import annotations

from typing import Final

from igroteka.bots.evaluation import Evaluation, shares, turns_for
from igroteka.bots.evaluations.epic_cards import AVERAGE, QUALITY, card_worth
from igroteka.bots.evaluations.epic_fights import Standing, fight, fighters_of, health_worth
from igroteka.bots.evaluations.epic_pending import pending
from igroteka.core.table import Table
from igroteka.games.epic.card import CARDS
from igroteka.games.epic.keywords import AMBUSH, ENDING, EXPENDED, FIRST_BLOOD, HYDRA, LAST_SURVIVOR, TEAMS
from igroteka.games.epic.state import Epic, Player

SCALE: Final = 14.0  # a lead of so many points makes the odds e to 1
DRAFT_SCALE: Final = 60.0

HAND: Final[tuple[float, ...]] = (0.0, 3.6, 7.0, 10.2, 13.2, 16.0, 18.4, 20.2, 20.7, 21.0)  # by their number
HALF_DRAW: Final = 1.5  # the next player's draw, until it is there
PILE_CARD: Final = 0.1  # what a card in the discard pile is good for: Recycle, Recall

BLOCK: Final = 0.12  # of attack and defence, if a champion can block
READY: Final = 0.2  # of the attack, if it can still attack this turn
NEXT: Final = 0.1  # likewise in the next turn, which is that of its controller

OWN_GOLD: Final = 2.0
OTHER_GOLD: Final = 0.7
THIN_DECK: Final = 12  # cards; from here on every card less counts
THIN: Final = 0.8

REACH: Final = ((0, 1), (400, 3))  # simulations, and how many turns they look at
PLAYOUT: Final = 40  # decisions below the tree of a search: enough to get to the end of a turn


class EpicEvaluation(Evaluation):
    """See the top of this file."""

    def chances(self, table: Table) -> list[float]:
        assert isinstance(table, Epic)
        if table.packs:
            return shared(table, [draft_worth(table, p) for p in table.players], DRAFT_SCALE)
        return shared(table, strengths(table), SCALE)

    def turn(self, table: Table) -> int:
        assert isinstance(table, Epic)
        return table.turn

    def reach(self, seats: int, simulations: int) -> tuple[int, int]:
        turns = turns_for(simulations, REACH)
        return turns, turns * PLAYOUT


def shared(g: Epic, strength: list[float], scale: float) -> list[float]:
    """Strengths as chances; a team has one chance, and its members share it as they share a victory."""
    if len(strength) == 2:
        return shares(strength, scale)
    if g.mode in (TEAMS, HYDRA):
        size = len(strength) // 2
        sides = [0.0, 0.0]
        for seat in range(len(strength)):
            sides[g.team[seat]] += strength[seat] / size
        both = shares(sides, scale)
        return [both[g.team[seat]] / size for seat in range(len(strength))]
    if g.mode in (FIRST_BLOOD, LAST_SURVIVOR):  # the weaker the prey, the nearer the hunter's success
        share = 1.0 if g.mode == FIRST_BLOOD else 0.3
        prey = [strength[g.after(p).seat] for p in g.players]
        strength = [strength[seat] - share * prey[seat] for seat in range(len(strength))]
    alive = [seat for seat in range(len(strength)) if not g.players[seat].out]
    chances = [0.0] * len(strength)
    for seat, chance in zip(alive, shares([strength[seat] for seat in alive], scale), strict=True):
        chances[seat] = chance
    return chances


def draft_worth(g: Epic, p: Player) -> float:
    """Cards taken so far; those of a faction that is taken often support each other a little."""
    worth = 0.0
    factions = [0] * 16
    for card in p.picks:
        kind = g.kinds[card]
        worth += card_worth(kind)
        factions[CARDS[kind].faction & 15] += 1
    for n in factions:
        worth += 0.03 * n * n
    return worth


def strengths(g: Epic) -> list[float]:
    """What every seat has and is about to get, in points of health."""
    standings = [Standing(seat_worth(g, p), g.health_of(p.seat), g.own_turn(p.seat)) for p in g.players]
    attacking = g.phase < ENDING and not g.ceasefire
    fighters = fighters_of(g)
    for f in fighters:
        c = f.champion
        side = standings[f.side]
        worth = 0.0
        if c.position != EXPENDED and not f.attacks:  # flipped ones stand up when the turn ends
            worth = BLOCK * (f.attack + f.defence)
            if f.ready and attacking and not c.deploying and side.moving:
                worth += READY * f.attack
        if not side.moving:
            worth += NEXT * f.attack
        if c.returns:
            standings[c.owner].worth += f.worth
        else:
            worth += f.worth
        side.worth += worth
    if g.attackers and g.defender >= 0:
        fight(g, fighters, standings)
    pending(g, fighters, standings)
    return [side.worth + health_worth(side.health) for side in standings]


def seat_worth(g: Epic, p: Player) -> float:
    """Hand, gold and deck of a player."""
    hand = p.hand
    n = len(hand)
    own = g.own_turn(p.seat)
    playable = False
    quality = -AVERAGE * n
    for card in hand:
        kind = g.kinds[card]
        quality += card_worth(kind)
        if not playable:
            text = CARDS[kind]
            playable = text.cost == 1 and (own or not text.champion or text.words & AMBUSH != 0)
    worth = (HAND[n] if n < 10 else HAND[9]) + QUALITY * quality + PILE_CARD * min(len(p.discard), 10)
    if own:
        if g.phase < ENDING:
            worth += OWN_GOLD * (p.gold + p.extra) * (1.0 if playable else 0.4)
    else:
        worth += HALF_DRAW
        if g.phase <= ENDING and playable:
            worth += OTHER_GOLD * p.gold
    left = 0
    for group in p.deck:
        left += len(group)
    if left < THIN_DECK:
        worth += THIN * (THIN_DECK - left)
        if left <= 2:
            worth += 6.0 * (3 - left)
    return worth
