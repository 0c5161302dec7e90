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

from math import exp
from typing import Any, Final

from igroteka.bots.evaluation import Evaluation, shares
from igroteka.core.table import Rule, Table
from igroteka.games.epic import options as o
from igroteka.games.epic.card import CARDS, NUMBERS, Card
from igroteka.games.epic.choices.modes import ChooseMode
from igroteka.games.epic.choices.targets import Target
from igroteka.games.epic.combat import HitsLand, Through
from igroteka.games.epic.keywords import (
    AIRBORNE,
    AMBUSH,
    ATTACKERS,
    BEFORE_BLOCKS,
    BLOCKERS,
    BREAKTHROUGH,
    DEADLY,
    ENDING,
    EXPENDED,
    FIRST_BLOOD,
    HYDRA,
    LAST_SURVIVOR,
    LOFTY,
    MUST_ATTACK,
    PREPARED,
    RIGHTEOUS,
    SETUP,
    TEAMS,
    UNBANISHABLE,
    UNBLOCKABLE,
    UNBREAKABLE,
    UNTARGETABLE,
)
from igroteka.games.epic.keywords import DAMAGE as DAMAGE_STEP
from igroteka.games.epic.state import Champion, Epic, Player
from igroteka.games.epic.values import attack_of, defence_of, words_of
from igroteka.games.epic.verbs.changes import Pump
from igroteka.games.epic.verbs.tokens import Make

SCALE: Final = 14.0  # a lead of so many points makes the odds e to 1
DRAFT_SCALE: Final = 60.0

# ---- health: the first points count 1.6, the thirtieth counts 0.5 --------------------------------------
MOST_HEALTH: Final = 80
HEALTH: Final = tuple([40.0 * (1.0 - exp(-n / 25.0)) for n in range(MOST_HEALTH + 1)])

# ---- cards in hand, by their number; what they are counts apart ----------------------------------------
HAND: Final = (0.0, 3.6, 7.0, 10.2, 13.2, 16.0, 18.4, 20.2, 20.7, 21.0)
CARD: Final = 3.0  # one more card
HALF_DRAW: Final = 1.5  # the next player's draw, until it is there
QUALITY: Final = 0.25  # of what a card is worth above or below the average
AVERAGE: Final = 6.0
PILE_CARD: Final = 0.1  # what a card in the discard pile is good for: Recycle, Recall

# ---- champions -----------------------------------------------------------------------------------------
ATTACK: Final = 0.5
DEFENCE: Final = 0.3
DAMAGE: Final = 0.1  # taken this turn
BLOCK: Final = 0.12  # of attack and defence, if it can block
READY: Final = 0.2  # of the attack, if it can still attack this turn
NEXT: Final = 0.1  # likewise in the next turn, which is that of its controller

# ---- gold ----------------------------------------------------------------------------------------------
OWN_GOLD: Final = 2.0
OTHER_GOLD: Final = 0.7

THIN_DECK: Final = 12  # cards; from here on every card less counts
THIN: Final = 0.8
PENDING: Final = 0.9  # of what is about to happen
POINT: Final = 0.6  # of damage whose target is not known yet
FIGHT: Final = 0.9  # of what an attack will bring


class Text:
    """What a text is worth when it is carried out.

    Removal and damage depend on what there is to remove; they are kept apart from the rest.
    """

    __slots__ = ("damage", "flat", "removal")

    def __init__(self, flat: float = 0.0, removal: float = 0.0, damage: int = 0) -> None:
        self.flat = flat
        self.removal = removal  # champions, one that suits best each
        self.damage = damage  # to one target

    def worth(self) -> float:
        """On an average table."""
        return self.flat + 6.0 * self.removal + 0.7 * self.damage


NOTHING: Final = Text()
REMOVALS: Final = {"Break": 1.0, "Banish": 1.05, "ReturnToHand": 0.6, "Transform": 0.8, "Control": 1.3}
FLAT: Final = {  # texts without a number
    "BreakEach": 4.0,
    "BanishEach": 4.0,
    "ReturnEach": 3.0,
    "TransformEach": 4.0,
    "BreakTheRest": 4.0,
    "BreakEachForTokens": 3.0,
    "PumpEach": 2.0,
    "GrantBroken": 1.0,
    "Recycle": 2.5,
    "RecallThis": 2.5,
    "CardToHand": 3.0,
    "CardToPlay": 7.0,
    "ThisToPlay": 5.0,
    "PlayThisFromPile": 5.0,
    "PilesToPlay": 3.0,
    "PutFromHand": 4.0,
    "MakeCopy": 5.0,
    "BanishCard": 0.2,
    "BanishPile": 0.5,
    "BanishFromHand": -3.0,
    "ExpendSide": 2.0,
    "Expend": 1.0,
    "Prepare": 1.0,
    "GainGold": 2.5,
    "LeaveCombat": 1.0,
    "NoMoreAttacks": 2.0,
    "LeaveCombatEach": 1.0,
    "WinTheGame": 30.0,
    "BlinkOut": 1.0,
}
PER_POINT: Final = {  # texts with a number n
    "Draw": CARD,
    "Discard": -CARD,
    "GainHealth": 0.5,
    "LoseHealth": -0.6,
    "Counters": 0.8,
    "CountersEach": 1.6,
    "DealEach": 0.5,
    "DealToSide": 0.9,
    "DealToNamesakes": 0.5,
    "Split": 0.7,
}
OF_OTHERS: Final = ("ForTarget", "ForEachOpponent")
OF_ANYBODY: Final = ("ForEachPlayer", "ForActive", "ForController", "ForOwner")
CHANCE: Final = {"If": 0.6, "Loyalty": 0.7, "IfFromHand": 0.9, "LoyaltyX": 1.5, "MayPayGold": 0.5}
UNKNOWN_NUMBER: Final = 3  # an amount that is counted later

texts: Final[dict[Rule[Any, Any], Text]] = {}  # equal rules of cards are one rule, so they are few
silent: Final[set[type[Any]]] = set()  # rules that are no text of a card
worths: Final[dict[int, float]] = {}  # by the number of the card
abilities: Final[dict[int, float]] = {}  # likewise


# ---- what stands on cards ------------------------------------------------------------------------------
def text_of(rule: Rule[Any, Any]) -> Text:
    """What a rule of a card is worth; rules of the game itself are worth nothing."""
    kind = type(rule)
    if kind in silent:
        return NOTHING
    known = texts.get(rule)
    if known is not None:
        return known
    name = kind.__name__
    if name in REMOVALS:
        text = Text(removal=REMOVALS[name])
    elif name in FLAT:
        text = Text(FLAT[name])
    elif name in PER_POINT:
        text = Text(PER_POINT[name] * number_in(rule))
    elif name == "Deal":
        text = Text(damage=number_in(rule))
    elif isinstance(rule, Make):
        text = Text(number_in(rule) * body_worth(CARDS[NUMBERS[rule.kind]]))
    elif isinstance(rule, Pump):
        text = Text(0.3 * rule.attack + 0.2 * rule.defence + 0.5)
    else:
        text = text_of_parts(rule, name)
        if text is NOTHING:
            silent.add(kind)
            return NOTHING
    texts[rule] = text
    return text


def number_in(rule: Rule[Any, Any]) -> int:
    """The number of a text, guessed if it is counted later."""
    if getattr(rule, "amount", None) is not None:
        return UNKNOWN_NUMBER
    return int(getattr(rule, "n", 1))


def text_of_parts(rule: Rule[Any, Any], name: str) -> Text:
    """What a text made of texts is worth: the best of its modes, or all of its sentences."""
    if name in OF_ANYBODY:
        return NOTHING
    parts: list[Rule[Any, Any]] = list(getattr(rule, "parts", None) or getattr(rule, "texts", None) or ())
    single = getattr(rule, "text", None)
    if single is not None:
        parts.append(single)
    if not parts:
        return NOTHING
    found = [text_of(part) for part in parts]
    if name == "OneOf":
        return best_of(found)
    times = -1.0 if name in OF_OTHERS else CHANCE.get(name, 1.0) * int(getattr(rule, "most", 1))
    flat = sum([text.flat for text in found]) * times
    removal = max([text.removal for text in found]) * abs(times)
    damage = int(sum([text.damage for text in found]) * abs(times))
    return Text(flat, removal, damage)


def best_of(found: list[Text]) -> Text:
    """The text that is worth most on an average table."""
    best = found[0]
    for text in found:
        if text.worth() > best.worth():
            best = text
    return best


def card_worth(kind: int) -> float:
    """What it is worth to play a card, roughly: for drafts, mulligans, discards."""
    known = worths.get(kind)
    if known is None:
        known = worths[kind] = worth_when_played(CARDS[kind])
    return known


def worth_when_played(card: Card) -> float:
    """A champion with what it does when it comes into play, or an event."""
    worth = 0.0
    if card.champion:
        worth = body_worth(card) + ability_worth(card)
        for tribute in card.tribute:
            worth += text_of(tribute).worth()
        for text in (card.loyalty, card.loyalty_x):
            if text is not None:
                worth += text_of(text).worth()
    elif card.modes:
        worth = best_of([text_of(mode.text) for mode in card.modes]).worth() + 1.5
    elif card.play is not None:
        worth = text_of(card.play).worth()
    if card.recall is not None or card.pile_ally is not None:
        worth += 1.5
    return worth if card.cost else worth + 1.5


def body_worth(card: Card) -> float:
    """A champion without its texts."""
    return ATTACK * card.attack + DEFENCE * card.defence + word_worth(card.words, card.attack)


def ability_worth(card: Card) -> float:
    """What the texts of a champion are worth while it is in play."""
    worth = 1.2 * len(card.auras)
    for power in card.powers:
        worth += 0.5 * text_of(power.text).worth()
    for text, share in (
        (card.ally, 0.4),
        (card.start, 0.6),
        (card.end, 0.4),
        (card.broken, 0.4),
        (card.expire, 0.4),
        (card.attacks, 0.4),
        (card.hits_player, 0.4),
        (card.damages, 0.4),
        (card.other_broken, 0.3),
        (card.draws, 0.4),
    ):
        if text is not None:
            worth += share * text_of(text).worth()
    return worth


def word_worth(words: int, attack: int) -> float:
    """What keywords are worth to a champion with this attack."""
    if not words:
        return 0.0
    worth = 0.0
    if words & AIRBORNE:
        worth += 0.5 + 0.15 * attack
    if words & BREAKTHROUGH:
        worth += 0.1 * attack
    if words & RIGHTEOUS:
        worth += 0.3 * attack
    if words & UNBLOCKABLE:
        worth += 0.3 * attack
    if words & LOFTY:
        worth += 0.1 * attack
    if words & DEADLY:
        worth += 1.5
    if words & UNBREAKABLE:
        worth += 1.0
    if words & UNTARGETABLE:
        worth += 0.8
    if words & UNBANISHABLE:
        worth += 0.3
    if words & MUST_ATTACK:
        worth -= 0.7
    return worth


# ---- champions in play ---------------------------------------------------------------------------------
class Fighter:
    """A champion in play as the evaluation sees it."""

    __slots__ = ("attack", "defence", "id", "left", "ready", "side", "words", "worth")

    def __init__(self, g: Epic, c: Champion) -> None:
        card = c.card
        ability = abilities.get(card.number)
        if ability is None:
            ability = abilities[card.number] = ability_worth(card)
        if g.givers or c.text is not card:
            attack = attack_of(g, c)
            defence = defence_of(g, c)
            words = words_of(g, c)
        else:
            attack = card.attack + c.counters + c.attack
            defence = card.defence + c.counters + c.defence
            words = card.words | c.words
        self.id = c.id
        self.side = c.side
        self.attack = attack
        self.defence = defence
        self.words = words
        self.left = defence - c.damage
        self.ready = c.position == PREPARED
        attack -= c.attack  # what is for this turn is worth something in a fight only
        words &= card.words | ~c.words
        worth = ATTACK * attack + DEFENCE * (defence - c.defence) - DAMAGE * c.damage + ability
        self.worth = worth + word_worth(words, attack) if words else worth


def health_worth(n: int) -> float:
    """What so much health is worth; less than nothing when it is below nothing."""
    if n <= 0:
        return n * 0.1 - 40.0
    return HEALTH[n] if n < MOST_HEALTH else HEALTH[MOST_HEALTH]


class EpicEvaluation(Evaluation):
    """See the top of this file."""

    def chances(self, table: Table) -> list[float]:
        assert isinstance(table, Epic)
        if table.packs:
            return shared(table, [draft_worth(table, p) for p in table.players], DRAFT_SCALE)
        return shared(table, strengths(table), SCALE)


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
    total = [seat_worth(g, p) for p in g.players]
    health = [g.health_of(p.seat) for p in g.players]
    moving = [g.own_turn(p.seat) for p in g.players]
    attacking = g.phase < ENDING and not g.ceasefire
    attackers = g.attackers
    fighters: list[Fighter] = []
    for c in g.champions:
        f = Fighter(g, c)
        fighters.append(f)
        side = c.side
        worth = 0.0
        if c.position != EXPENDED and c.id not in attackers:  # flipped ones stand up when the turn ends
            worth = BLOCK * (f.attack + f.defence)
            if f.ready and attacking and not c.deploying and moving[side]:
                worth += READY * f.attack
        if not moving[side]:
            worth += NEXT * f.attack
        total[side] += worth
        total[c.owner if c.returns else side] += f.worth
    if attackers and g.defender >= 0:
        fight(g, fighters, total, health)
    pending(g, fighters, total, health)
    for seat in range(len(total)):
        total[seat] += health_worth(health[seat])
    return total


def seat_worth(g: Epic, p: Player) -> float:
    """Hand, gold and deck of a player."""
    hand = p.hand
    n = len(hand)
    own = g.own_turn(p.seat)
    playable = False
    quality = -AVERAGE * n
    for card in hand:
        kind = g.kinds[card]
        worth = worths.get(kind)
        quality += card_worth(kind) if worth is None else worth
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


# ---- an attack -----------------------------------------------------------------------------------------
def fight(g: Epic, fighters: list[Fighter], total: list[float], health: list[int]) -> None:
    """Add to the seats what the attack is going to bring."""
    defender = g.defender
    attackers = [f for f in fighters if f.id in g.attackers]
    if not attackers or (g.phase == DAMAGE_STEP and not is_assigned(g)):
        return
    attacker = attackers[0].side
    attack = sum([f.attack for f in attackers])
    blockers = [f for f in fighters if f.id in g.blockers]
    before = health_worth(health[defender])
    if g.blocked or blockers:
        if g.phase == DAMAGE_STEP:
            through = assign(g, attackers, blockers)
            gain, loss = -killed(blockers, attackers), -killed(attackers, blockers)
        else:
            gain, loss, through = clash(attackers, blockers)
        total[attacker] += FIGHT * gain
        total[defender] += FIGHT * loss
        land(g, total, health, attackers, through)
        return
    worst = before - health_worth(health[defender] - attack)  # what the defender loses, and we gain
    choice_gain, choice_loss, choice_through = 0.0, 0.0, attack
    if g.phase in (ATTACKERS, BEFORE_BLOCKS, BLOCKERS):
        for f in fighters:
            if f.ready and f.side == defender and can_block(f, attackers):
                gain, loss, through = clash(attackers, [f])
                bad = gain - loss + before - health_worth(health[defender] - through)
                if bad < worst:
                    worst = bad
                    choice_gain, choice_loss, choice_through = gain, loss, through
    total[attacker] += FIGHT * choice_gain
    total[defender] += FIGHT * choice_loss
    land(g, total, health, attackers, choice_through)


def is_assigned(g: Epic) -> bool:
    """Does damage still wait to be dealt? Fighters are known as such until all that it sets off is over."""
    for rule, _, _ in g.agenda:
        if isinstance(rule, HitsLand):
            return True
    return False


def assign(g: Epic, attackers: list[Fighter], blockers: list[Fighter]) -> int:
    """Take what is assigned already as dealt; the damage that breaks through."""
    through = 0
    for by, target, n in g.hits:
        deadly = False
        for f in attackers + blockers:
            if f.id == by:
                f.attack -= n
                deadly = f.words & DEADLY != 0
        for f in attackers + blockers:
            if target == o.CHAMPION + f.id:
                f.left = 0 if deadly else f.left - n
        if target < o.CHAMPION:
            through += n
    if isinstance(g.question, Through):
        through += clash(attackers, blockers)[2]
    return through


def land(g: Epic, total: list[float], health: list[int], attackers: list[Fighter], through: int) -> None:
    """Damage reaches the defender."""
    health[g.defender] -= through
    for f in attackers:
        if f.words & RIGHTEOUS:
            total[f.side] += 0.4 * f.attack


def can_block(f: Fighter, attackers: list[Fighter]) -> bool:
    """Can it block one of these?"""
    for attacker in attackers:
        words = attacker.words
        if words & UNBLOCKABLE or (words & AIRBORNE and not f.words & AIRBORNE):
            continue
        if not (words & LOFTY and f.attack < attacker.attack):
            return True
    return False


def clash(attackers: list[Fighter], blockers: list[Fighter]) -> tuple[float, float, int]:
    """What the attacker and the defender lose (negative), and the damage that breaks through."""
    gain = -killed(blockers, attackers)
    loss = -killed(attackers, blockers)
    through = 0
    for f in attackers:
        if f.words & BREAKTHROUGH:
            through += f.attack
    if through:
        for f in blockers:
            through -= f.defence
    return gain, loss, max(0, through)


def killed(by: list[Fighter], among: list[Fighter]) -> float:
    """The worth of those who die when this much damage is dealt, the best first."""
    damage = 0
    deadly = False
    for f in by:
        damage += f.attack
        deadly = deadly or (f.words & DEADLY != 0 and f.attack > 0)
    worth = 0.0
    for f in sorted(among, key=worth_of, reverse=True) if len(among) > 1 else among:
        if f.words & UNBREAKABLE:
            continue
        need = max(0, min(1, f.left) if deadly else f.left)
        if damage >= need:
            damage -= need
            worth += f.worth
    return worth


def worth_of(f: Fighter) -> float:
    """Its worth."""
    return f.worth


# ---- texts that wait -----------------------------------------------------------------------------------
def pending(g: Epic, fighters: list[Fighter], total: list[float], health: list[int]) -> None:
    """Add to the seats what texts on their way are going to bring."""
    question = g.question
    if g.phase == SETUP:
        mulligan(g, total, health)
    elif question is not None and type(question) not in silent:
        if isinstance(question, ChooseMode):
            seat = g.player
            modes = [text_of(question.modes[option - o.MODE].text) for option in g.options]
            total[seat] += PENDING * max([coming(g, text, seat, fighters) for text in modes])
        elif isinstance(question, Target):
            total[g.player] += PENDING * aimed(g, text_of(question), fighters, health)
        else:
            total[g.player] += PENDING * coming(g, text_of(question), g.player, fighters)
    for rule, seat, _ in g.agenda:
        if type(rule) not in silent:
            total[seat] += PENDING * coming(g, text_of(rule), seat, fighters)
    for rule, seat, _, _ in g.fresh:
        total[seat] += PENDING * coming(g, text_of(rule), seat, fighters)
    for waiting in g.sets:
        for rule, seat, _, _ in waiting:
            total[seat] += PENDING * coming(g, text_of(rule), seat, fighters)
    for rule, seat, _, _ in g.delayed:
        total[seat] += PENDING * coming(g, text_of(rule), seat, fighters)


def coming(g: Epic, text: Text, seat: int, fighters: list[Fighter]) -> float:
    """What a text will bring to this seat if it finds what suits it best."""
    gain = text.flat
    if text.removal or text.damage:
        prize = 0.0
        for f in fighters:
            if f.worth > prize and g.team[f.side] != g.team[seat] and not f.words & UNTARGETABLE:
                prize = f.worth
        gain += text.removal * prize + text.damage * POINT
    return gain


def aimed(g: Epic, text: Text, fighters: list[Fighter], health: list[int]) -> float:
    """What a text will bring whose target is being chosen: the best of those offered."""
    me = g.player
    if not text.removal and not text.damage:
        return text.flat
    best = -100.0
    for option in g.options:
        gain = 0.0
        if o.CHAMPION <= option < o.CARD:
            for f in fighters:
                if f.id == option - o.CHAMPION:
                    gain = text.removal * f.worth
                    if text.damage:
                        gain += f.worth if text.damage >= f.left else DAMAGE * text.damage
                    if g.team[f.side] == g.team[me]:
                        gain = -gain
                    break
        elif o.PLAYER <= option < o.CHAMPION and text.damage:
            seat = option - o.PLAYER
            gain = health_worth(health[seat]) - health_worth(health[seat] - text.damage)
            if g.team[seat] == g.team[me]:
                gain = -gain
        best = max(best, gain)
    return text.flat + best


def mulligan(g: Epic, total: list[float], health: list[int]) -> None:
    """Cards set aside will be average ones, for a point of health each."""
    me = g.players[g.player]
    for option in g.picked:
        total[me.seat] += QUALITY * (AVERAGE - card_worth(g.kinds[option - o.CARD]))
        health[me.seat] -= 1
