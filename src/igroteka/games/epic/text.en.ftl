# Epic. The cards are in cards_<set>.en.ftl. Names of cards are quoted where they stand in a sentence.

game-epic = Epic
end-won = The game is won.
end-draw = Nobody is left: a draw.

## Factions and classes

faction-good = Good
faction-wild = Wild
faction-evil = Evil
faction-sage = Sage

class-angel = angel
class-ape = ape
class-beast = beast
class-bird = bird
class-cat = cat
class-construct = construct
class-demon = demon
class-devil = devil
class-dinosaur = dinosaur
class-djinn = djinn
class-dragon = dragon
class-fairy = fairy
class-gargoyle = gargoyle
class-giant = giant
class-griffin = griffin
class-human = human
class-hydra = hydra
class-imp = imp
class-knight = knight
class-mage = mage
class-minotaur = minotaur
class-ogre = ogre
class-pegasus = pegasus
class-plant = plant
class-snake = snake
class-sphinx = sphinx
class-spirit = spirit
class-titan = titan
class-troll = troll
class-tyrant = tyrant
class-unicorn = unicorn
class-vampire = vampire
class-wizard = wizard
class-wolf = wolf
class-wurm = wurm
class-zombie = zombie

## Tokens

card-human = Human
card-demon = Demon
card-wolf = Wolf
card-zombie = Zombie
# A card that the asked player cannot see.
card-unknown = that card
# A token that has left play while a text of it is still carried out.
card-token = token

## Keywords. The first ones a champion has; the others stand in texts.

keyword-airborne = Airborne
    .text = As an attacker it can be blocked only by champions with Airborne. It may block anyone.
keyword-breakthrough = Breakthrough
    .text = Its damage beyond the defence of all blockers may go to the defending player.
keyword-righteous = Righteous
    .text = You gain as much health as it deals damage.
keyword-blitz = Blitz
    .text = It may attack and use expend powers in the turn in which it enters play.
keyword-ambush = Ambush
    .text = You may play it whenever you may play an event.
keyword-untargetable = Untargetable
    .text = Nobody can choose it as a target, not even you.
keyword-unbreakable = Unbreakable
    .text = Neither damage nor texts break it, and it cannot be broken to pay a cost.
keyword-unbanishable = Unbanishable
    .text = It cannot be banished.
keyword-unblockable = Unblockable
    .text = It cannot be blocked, unless it attacks together with a champion that can.
keyword-must_attack = Must attack
    .text = It has to attack each turn if it can.
keyword-must_be_blocked = Must be blocked
    .text = The defender has to block it if possible.
keyword-lofty = Lofty
    .text = Champions with less attack cannot block it.
keyword-deadly = Deadly
    .text = It breaks every champion it damages.
keyword-plain = Plain
    .text = It cannot gain powers or abilities.
keyword-tribute = Tribute
    .text = Happens when the card enters play under your control.
keyword-loyalty = Loyalty 2
    .text = Happens when the card enters play under your control, if you reveal 2 cards of its faction from your hand.
keyword-loyalty_x = Loyalty X
    .text = When the card enters play under your control, reveal any number of cards of its faction from your hand: it happens once for each.
keyword-ally = Ally
    .text = Happens whenever you play another cost-1 card of this card’s faction.
keyword-rage = Rage
    .text = Works only while an opponent holds more cards than you.
keyword-recall = Recall
    .text = Play the card from your discard pile without its printed cost; it is banished afterwards.
keyword-recycle = Recycle
    .text = You may put 2 cards of your discard pile under your deck; if you do, draw a card.
keyword-expire = Expire
    .text = Happens when the card leaves play under your control, for whatever reason.
keyword-transform = Transform
    .text = The champion goes under its owner’s deck; its controller gets the new one instead. This is no banishing.
keyword-break = Break
    .text = The card goes to its owner’s discard pile.
keyword-banish = Banish
    .text = The card goes under its owner’s deck.
keyword-expend = Expend
    .text = Turn the card sideways. It stays so until your next turn begins.

## Positions and phases

position-prepared = prepared
position-expended = expended
position-flipped = flipped
position-deploying = deploying
phase-setup = Set-up
phase-start = Start phase
phase-main = Main phase
phase-attackers = Choosing attackers
phase-before_blocks = Before blocks
phase-blockers = Choosing blockers
phase-before_damage = Before damage
phase-damage = Damage
phase-ending = Ending the turn
phase-end = End phase

## Modes and formats

mode-duel = Duel
mode-free_for_all = Free for all
mode-hunter_first_blood = Hunter: first blood
mode-hunter_last_survivor = Hunter: last survivor
mode-teams = Teams
mode-hydra = Hydra
format-preconstructed = Two factions each
format-limited = Limited: 30 cards of your own boxes
format-random30 = Random decks
format-random60 = Random decks: 30 of 60 cards
format-pool_draft = Pool draft
format-dark_draft = Dark draft
format-triple_draft = Triple draft
format-constructed = Full constructed

## Abilities that wait: when they were triggered

ability-tribute = { keyword-tribute }
ability-loyalty = { keyword-loyalty }
ability-loyalty_x = { keyword-loyalty_x }
ability-ally = { keyword-ally }
ability-attacks = when it attacks
ability-blocks = when it blocks
ability-is_blocked = when it is blocked
ability-hits_player = when it damages a player
ability-damages = when it deals damage
ability-broken = when it is broken
ability-expire = { keyword-expire }
ability-other_broken = when another champion is broken
ability-start = at the start of the turn
ability-end = at the end of the turn
ability-draws = when you draw a card
ability-pile_ally = { keyword-ally }, in the discard pile
ability-pile_start = at the start of the turn, in the discard pile
ability-pile_enters = when it comes to the discard pile
ability-pile_leaves = when it leaves the discard pile
ability-pile_recalled = when it is recalled
ability-several = its ability
ability-this_turn = an effect of this turn

## Questions

ask-main = Play, attack, or end the turn?
ask-initiative = You have the initiative: play something or pass?
ask-last-chance = The turn is about to end: play something first?
ask-main-or-end = Somebody has played something: back to the main phase, or end the turn?
ask-mulligan = Which cards do you exchange? Each costs 1 health.
ask-pick = Which card of the pack do you take?
ask-keep = Which card do you keep for your deck of 30?
ask-drop = Which card do you leave out? 30 remain.
ask-hand-limit = You may keep 7 cards: which one do you discard?
ask-whom = Whom do you attack?
ask-group = Who else attacks?
ask-block = Who blocks?
ask-through = “{ $card }”, Breakthrough: how much damage goes through to the player? At most { $n }.
ask-share = “{ $card }” has { $left } damage left to deal: how much goes to “{ $target }”{ $number ->
    [0] {""}
   *[other] {" "}#{ $number }
}? The last one gets the rest.
ask-trigger = Several abilities are waiting: which one is next?
ask-loop = This could go on for ever: how many times more?
ask-target = “{ $card }”: which target?
ask-targets = “{ $card }”: which targets?
ask-split = “{ $card }”: what gets the next point of damage?
ask-own-champion = “{ $card }”: which of your champions?
ask-may = “{ $card }”: do it?
ask-mode = “{ $card }”: which effect?
ask-pay-gold = “{ $card }”: pay 1 gold?
ask-pay-health = “{ $card }”: how much health do you lose?
ask-loyalty = “{ $card }”, Loyalty 2: which cards of its faction do you reveal?
ask-loyalty-x = “{ $card }”, Loyalty X: which cards of its faction do you reveal?
ask-recycle = “{ $card }”, Recycle: which two cards go from the discard pile under your deck?
ask-banish-cards = “{ $card }”: which cards of your discard pile do you banish?
ask-discard = “{ $card }”: which card do you discard?
ask-banish-from-hand = “{ $card }”: which card of your hand do you banish?
ask-put-from-hand = “{ $card }”: which champion of your hand do you put into play?
ask-break-for-cost = “{ $card }”: which of your champions do you break to pay?
ask-banish-for-cost = “{ $card }”: which card of your discard pile do you banish to pay?
ask-revealed-champion = “{ $card }”: which of the revealed champions comes into play?
ask-revealed-card = “{ $card }”: which of the revealed cards do you take into your hand?
ask-play-revealed = “{ $card }”: play the revealed card?
ask-event-from-pile = “{ $card }”: which event of your discard pile do you play?

## Options

option-pass-main = End the turn
option-pass-initiative = Pass { $phase_id ->
    [before_blocks] before blocks: if all pass, blockers are chosen
   *[other] before damage: if all pass, damage is dealt
}
option-pass-last-chance = Play nothing: let the turn end
option-pass-main-or-end = End the turn
option-pass-mulligan = { $named ->
    [0] Keep this hand
   *[other] No more cards: exchange these
}
option-pass-keep = Nothing more of these: look at the next cards
option-pass-group = Nobody else: attack
option-pass-block = { $named ->
    [0] Nobody blocks
   *[other] Nobody else blocks
}
option-pass-target = No target: leave it
option-pass-targets = { $named ->
    [0] No targets
   *[other] No more targets
}
option-pass-may = No
option-pass-pay-gold = Do not pay
option-pass-loyalty = Reveal nothing: no effect
option-pass-loyalty-x = { $named ->
    [0] No cards
   *[other] No more cards
}
option-pass-recycle = Do not recycle
option-pass-banish-cards = { $named ->
    [0] No cards
   *[other] No more cards
}
option-pass-put-from-hand = No champion
option-pass-revealed-champion = No champion: banish all cards
option-pass-play-revealed = Do not play it: banish it
option-yes = Yes
option-main = Back to the main phase
option-mode = { $part }
option-number = { $n }
option-trigger = “{ $card }”: { $ability }
option-trigger-target = “{ $card }”: { $ability } (“{ $target }”)
option-player = { $rival }
option-champion = “{ $card }” ({ $rival })
option-card = “{ $card }”
option-play = Play “{ $card }” { $gold ->
    [0] for free
   *[other] for { $gold } gold
}
option-recall = Use “{ $card }” from the discard pile
option-attack = Attack with “{ $card }”
option-block = Block with “{ $card }”
option-power = “{ $card }”. { $part }

## Refusals. A clause without a message here is quoted itself.

refuse-1-7 = Only cards of the hand you were dealt can be exchanged, each once.
refuse-2-2 = The game is over.
refuse-3-2 = “{ $card }” needs gold, and you have none left.
refuse-4-1 = This card is not in your hand.
refuse-4-2 = You play only cards of your own, and only while you hold the initiative.
refuse-4-3 = Not now: first finish what has begun.
refuse-4-8 = “{ $card }” has no Ambush: it can be played only in the main phase of your own turn.
refuse-4-11 = No text asks for this now: targets are chosen when a text needs them.
refuse-4-14 = This is not to be chosen now, and you cannot decline: take one of the options.
refuse-4-17 = Choose from the targets offered, each of them once at most, or stop.
refuse-5-1 = There is no such power, or its price cannot be paid.
refuse-5-4 = Abilities that have been triggered must be resolved: say which one is next.
refuse-5-8 = In your discard pile this card has no text that could be used.
refuse-5-14 = An endless loop has to end: take one of the numbers offered.
refuse-6-4 = “{ $card }” is expended.
refuse-6-5 = “{ $card }” is flipped: it has blocked in this turn.
refuse-6-7 = “{ $card }” is still deploying and has no Blitz.
refuse-7-1 = Nothing can be played in the start phase.
refuse-7-9 = Decide first: back to the main phase, or end the turn.
refuse-7-10 = Nothing can be played in the end phase.
refuse-7-13 = You have to discard down to 7 cards of your hand.
refuse-8-3 = Only prepared champions of your own may attack, in your own main phase.
refuse-8-4 = This player cannot be attacked: choose one opponent who is still in the game.
refuse-8-5 = Nothing can be played while attackers, blockers or damage are decided.
refuse-8-11 = Only prepared champions of the defender may block, one after the other.
refuse-8-18 = The damage cannot be divided like this: take one of the numbers offered.
refuse-9-9 = Loyalty reveals only cards of the same faction from your hand.
refuse-9-12 = The price for using “{ $card }” from the discard pile cannot be paid.
refuse-9-15 = “{ $card }” has no Ambush: it can be recalled only in the main phase of your own turn.
refuse-9-20 = You do not control this champion.
refuse-9-25 = This cannot be a target of this text.
refuse-9-28 = No champion is there that could be broken to pay: unbreakable ones cannot.
refuse-9-29 = “{ $card }” cannot block: the attackers are airborne, and it is not.
refuse-9-31 = So much damage cannot go through.
refuse-9-35 = Recycle takes exactly two different cards of your own discard pile.
refuse-11-1 = You choose 30 cards out of your own.
refuse-11-2 = Random decks are not chosen.
refuse-11-3 = You keep 30 of the cards dealt to you.
refuse-11-4 = You take one card of the pack in your hand.
refuse-11-6 = You take a card of those in your hand.
refuse-11-9 = You leave out drafted cards until 30 are left.
refuse-14-2 = The hunter attacks only the next player on the left.
refuse-15-3 = “{ $card }” cannot block: the attackers are unblockable.
refuse-15-4 = “{ $card }” cannot block: it has less attack than the attackers.
refuse-15-5 = Before the turn ends, a champion has to attack that must.
refuse-15-6 = This attack must be blocked.
refuse-15-7 = No attack can be declared now: a card forbids it.
refuse-15-8 = Choose one of the effects printed on the card.
refuse-15-9 = This effect costs 1 gold more, and you have none left.
refuse-15-10 = This effect can be chosen only in your own turn.
refuse-15-14 = Only a champion of your hand can be put into play.
refuse-15-21 = Damage is divided point by point among the targets offered.
refuse-15-22 = You choose one of your own champions.
refuse-15-28 = The card that the effect offers cannot be played like this now.
refuse-15-32 = You choose a card of your own hand.

## The log

log-turn = Turn { $n }: { $player }
log-mulligan = { $n ->
    [0] { $player } kept the first hand
    [one] { $player } exchanged 1 card for 1 health
   *[other] { $player } exchanged { $n } cards for { $n } health
}
log-packs = Pack { $n } is opened
log-picked = { $player } took a card
log-gold = { $player } has 1 gold again
log-drew = { $player } drew a card
log-prepared = { $player } prepared “{ $card }”
log-healed = “{ $card }” ({ $player }) healed
log-faded = “{ $card }” ({ $player }) lost what it had for this turn
log-discarded = { $player } discarded “{ $card }”
log-revealed = { $player } revealed “{ $card }”
log-recycled = { $player } recycled two cards
log-played = { $player } played “{ $card }”
log-recalls = { $player } used “{ $card }” from the discard pile
log-uses = { $player } used the power of “{ $card }”
log-entered = { $player }: “{ $card }” entered play
log-broken = { $player }: “{ $card }” was broken
log-left = { $player }: “{ $card }” { $n ->
    [1] was banished
    [2] left play for its owner’s hand
   *[other] was transformed
}
log-controls = { $player } took control of “{ $card }”
log-attacks = { $player } attacked { $rival } with “{ $card }”
log-blocks = { $player } blocked with “{ $card }”
log-damaged = { $player }: “{ $card }” took { $n } damage
log-hit = { $player } took { $n } damage
log-gained = { $player } gained { $n } health
log-lost = { $player } lost { $n } health
log-out = { $player } is out

## Setting up

setup-format = There is no format “{ $given }”. Formats: { $allowed }.
setup-format-players = “{ $format }” is not for { $given } players. Possible: { $allowed }.
setup-mode = There is no mode “{ $given }”. Modes: { $allowed }.
setup-mode-players = “{ $mode }” is not for { $given } players. Possible: { $allowed }.
setup-not-for-format = The setting “{ $given }” means nothing in the format “{ $format }”. It is for: { $allowed }.
setup-set = There is no set and no readable file “{ $given }”. Sets: { $allowed }.
setup-set-twice = The set “{ $given }” is named twice.
setup-own-cards = “{ $given }” does not fit the files of own cards that the set names.
setup-few-cards = The set has { $given } different cards, too few for “{ $format }”.
setup-copies-number = The number of boxes is a whole number from 1 on, not “{ $given }”.
setup-copies = { $given } of the box is too few for “{ $format }”: at least { $least }.
setup-copies-many = { $given } is too many: at most { $most }.
setup-factions = “{ $given }” does not give each player two factions. Write it like this: { $allowed }.
setup-faction = There is no faction “{ $given }”. Factions: { $allowed }.
setup-faction-twice = “{ $faction }” is given twice; each faction goes to one player, like this: { $allowed }.
setup-decks = { $given } decks were given, but { $allowed } are needed: one for each player.
setup-deck-file = The deck “{ $given }” cannot be read.

## Decks

deck-line = Deck { $deck }, line { $line }: “{ $given }” is not a number and the name of a card.
deck-unknown-card = Deck { $deck }, line { $line }: there is no card “{ $given }”. Similar names: { $allowed }.
deck-deity = Deck { $deck }, line { $line }: “{ $given }” is a deity; this program does not play with deities.
deck-token = Deck { $deck }, line { $line }: “{ $card }” is a token; tokens are in no deck.
deck-other-set = Deck { $deck }: “{ $card }” is not among the cards of this game ({ $allowed }).
deck-size = Deck { $deck } has { $given } cards, but needs at least { $least }.
deck-copies = Deck { $deck } has { $given } of “{ $card }”, but at most { $most } are allowed.
deck-zeros = Deck { $deck }, { $faction }: cards of cost 0: { $zeros }, so at least { $least } cards of cost 1 are needed, not { $given }.
deck-thirty = Deck { $deck } has { $given } cards, but must have exactly { $allowed }.

## Files of cards

cards-syntax = { $file }, line { $line }: this cannot be read ({ $given }).
cards-only-cards = { $file }, line { $line }: only Card(…) entries may stand here.
cards-name-twice = { $file }, line { $line }: the name “{ $given }” is there twice.
cards-name-taken = There is a card “{ $card }” already.
cards-unknown-word = { $file }, line { $line }: there is no word “{ $given }”. Similar words: { $allowed }.
cards-not-callable = { $file }, line { $line }: “{ $given }” stands alone, without brackets after it.
cards-arguments = { $file }, line { $line }: what is in the brackets of “{ $given }” does not fit ({ $reason }).
cards-expression = { $file }, line { $line }: “{ $given }” is not a word of cards.

## Notations and positions

position-known = “{ $field }”: cards that everybody knows must be in the hand or the deck ({ $given }).
position-vanished = “{ $field }”: { $given } is in no place.
position-owner = “{ $field }”: { $given } does not fit the owner of the card.
position-token = “{ $field }”: { $given } is the number of a card for a token, or of a token for a card.
