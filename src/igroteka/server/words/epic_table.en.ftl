# The table of Epic. Names of cards, keywords and phases are in the catalogue of the game.

## The turn and its steps

web-epic-turn = Turn { $n }, { $mine ->
    [yes] yours
   *[no] { $player }
}
web-epic-mulligans = Mulligans
web-epic-step = { $step ->
    [start] Start
    [main] Main
    [ending] Ending
    [end] End
    [attackers] Attack
    [before_blocks] Before blocks
    [blockers] Block
    [before_damage] Before damage
   *[damage] Damage
}

## Players

web-epic-you = You
web-epic-out = out
web-epic-resigned = resigned, a bot plays on
web-epic-health = Health
web-epic-gold = { $n ->
    [0] Gold is spent
   *[other] Gold is there
}
web-epic-extra-gold = Gold on top of the marker, this turn only
web-epic-coin-mine = { $can ->
    [one] gold is there: one card for 1
    [empty] gold is there, the hand is empty
   *[zero] spent: 0-cost cards only
}
web-epic-coin-rival = { $can ->
    [one] can still answer with 1-cost
    [empty] gold is there, the hand is empty
   *[zero] spent: 0-cost cards only
}
web-epic-initiative = { $mine ->
    [yes] Your initiative
   *[no] Initiative
}
web-epic-hunter = { $where ->
    [left] your prey
    [right] your hunter
    [both] hunter and prey
   *[far] too far
}
web-epic-team = { $ally ->
    [true] ally
   *[false] opponent
}
web-epic-fold = Fold
web-epic-unfold = Unfold
web-epic-unfold-player = Unfold { $player }

## The field

web-epic-battlefield = Battlefield
web-epic-my-champions = My champions
web-epic-champions-of = Champions of { $player }
web-epic-no-champions = No champions
web-epic-no-attacks = No more attacks may be declared this turn.
web-epic-my-hand = My hand: { $n } { $n ->
    [one] card
   *[other] cards
}
web-epic-hand-empty = The hand is empty
web-epic-hand-hidden = Cards in hand: { $n }. Spectators do not see them.

## A champion in words

web-epic-attack-value = attack { $n }
web-epic-defence-value = defence { $n }
web-epic-damage-value = damage { $n }
web-epic-counters = +1/+1 counters: { $n }
web-epic-attacking = attacking
web-epic-blocking = blocking
web-epic-fate = { $fate ->
    [breaks] would break
   *[may] may break
}
web-epic-damage-of = { $sure ->
    [may] { $n } of { $of }?
   *[other] { $n } of { $of }
}
web-epic-cost = cost { $n }
web-epic-kind = { $sort ->
    [champion] Champion
    [choice] Event, choice
   *[event] Event
}
web-epic-quoted = “{ $card }”

## The inspector

web-epic-tab = Card
web-epic-inspector = Inspector
web-epic-pinned = Pinned
web-epic-inspect-how = Point at a card, or press it and hold: its full text appears here.
web-epic-printed = Printed { $attack }/{ $defence }.
web-epic-origin-card = from “{ $card }”
web-epic-origin-counters = counters
web-epic-origin-this_turn = this turn
web-epic-damaged = Damage this turn: { $n } of { $of }.
web-epic-lost = It has no powers and abilities this turn.
web-epic-returns = It goes back to its owner at the end of the turn.
web-epic-state = { $state ->
    [prepared] Prepared: it may block.
    [expended] Expended: no attack and no block until its controller’s next turn begins.
    [flipped] Flipped: it has blocked this turn.
   *[deploying] Deploying: it may not attack yet, but it may block.
}

## Combat

web-epic-preview = preview
web-epic-attack-total = { $n } damage
web-epic-unblocked = Unblocked — { $rival }: { $from } → { $to }.
web-epic-breaks-through = Up to { $n } breaks through. { $rival }: { $from } → { $to }.
web-epic-nothing-through = Nothing reaches the player.
web-epic-able = { $n ->
    [0] Nobody can block.
   *[other] Able to block: { $n }.
}
web-epic-breaks = Breaks: { $list }
web-epic-may-break = May break: { $list }
web-epic-gain = { $side ->
    [attackers] The attacker gains { $n } health.
   *[blockers] The defender gains { $n } health.
}
web-epic-toll = If nobody blocks, { $n } damage: health { $from } → { $to }.

## Waiting abilities, targets, numbers

web-epic-triggers = Waiting for their turn
web-epic-set = Set { $n }
web-epic-show-cards = Show the cards: { $n }
web-epic-see-table = Look at the table
web-epic-no-cards = No cards here
web-epic-pile = { $player }: { $pile ->
    [hand] cards in hand
    [deck] cards in the deck
   *[discard] cards in the discard pile
} — { $n }
web-epic-pile-name = { $pile ->
    [hand] Hand
    [deck] Deck
   *[discard] Discard
}, { $n }
web-epic-piles-of = { $whose ->
    [mine] Your cards
   *[theirs] Cards of { $player }
}
web-epic-pile-note = { $pile ->
    [hand] { $whose ->
        [mine] Your hand.
       *[theirs] { $n } cards in hand; everybody has seen { $known } of them.
    }
    [deck] { $whose ->
        [mine] What is left of your deck; nobody knows the order.
       *[theirs] { $n } cards in the deck; everybody has seen { $known } of them.
    }
   *[discard] The newest come first. Discard piles are open to everybody.
}

## Decisions

web-epic-attackers = { $n ->
    [one] { $n } champion attacks
   *[other] { $n } champions attack
}: { $damage } damage
web-epic-aim = Whom do they attack? Tap a player’s name, or say it in the next step.
web-epic-whom = { $player } defends
web-epic-more = Choose { $n } more.
web-epic-group-attack = { $n ->
    [one] Attack with one: { $damage }
    [2] Attack with two: { $damage }
    [3] Attack with three: { $damage }
   *[other] Attack with { $n }: { $damage }
}
web-epic-group-block = { $n ->
    [one] Block with one
    [2] Block with two
    [3] Block with three
   *[other] Block with { $n }
}
web-epic-group-mulligan = { $n ->
    [one] Exchange { $n } card for { $n } health
   *[other] Exchange { $n } cards for { $n } health
}
web-epic-group-loyalty = Reveal these two cards
web-epic-group-loyalty-x = { $n ->
    [one] Reveal { $n } card
   *[other] Reveal { $n } cards
}
web-epic-group-banish-cards = { $n ->
    [one] Banish { $n } card
   *[other] Banish { $n } cards
}
web-epic-group-targets = { $n ->
    [one] Take { $n } target
   *[other] Take { $n } targets
}
web-epic-group-recycle = Recycle: these two go under the deck
web-epic-group-split = Deal the damage like this
web-epic-group-keep = { $n ->
    [one] Keep { $n } card
   *[other] Keep { $n } cards
}
web-epic-group-drop = { $n ->
    [one] Leave out { $n } card
   *[other] Leave out { $n } cards
}
web-epic-group-hand-limit = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
web-epic-do-pick = Take { $what }
web-epic-do-whom = Attack { $what }
web-epic-do-target = Target: { $what }
web-epic-do-own-champion = Choose { $what }
web-epic-do-discard = Discard { $what }
web-epic-do-banish-cards = Banish { $what }
web-epic-do-banish-from-hand = Banish { $what }
web-epic-do-put-from-hand = Put { $what } into play
web-epic-do-break-for-cost = Break { $what }
web-epic-do-banish-for-cost = Banish { $what }
web-epic-do-revealed-champion = Put { $what } into play
web-epic-do-revealed-card = Take { $what }
web-epic-do-event-from-pile = Play { $what }
web-epic-do-trigger = Resolve { $what }
web-epic-do-through = { $n } to the player
web-epic-do-share = Deal { $n }
web-epic-do-pay-health = Lose { $n } health
web-epic-do-loop = Repeat: { $n }

## Passing

web-epic-pass = { $phase_id ->
    [before_blocks] No answer: on to blocks
    [before_damage] No answer: on to damage
   *[other] No answer: let the turn end
}
web-epic-no-block = No block: { $from } → { $to }
web-epic-unspent = { $list }: gold unspent, an answer is possible.
web-epic-ask-me = Ask me
web-epic-ask-honest = Where nothing can be played the game asks nobody and goes on by itself. “Always”: whenever anything is possible, a card, a power or a text of the discard pile. “With a card”: only if a card of the hand can be played. “Pass”: do not ask at all.
web-epic-window = { $window ->
    [my_before_blocks] My attack, before blocks
    [my_before_damage] My attack, before damage
    [before_blocks] Attack of others, before blocks
    [before_damage] Attack of others, before damage
   *[ending] End of a turn
}
web-epic-wish = { $wish ->
    [always] always
    [able] with a card
   *[never] pass
}
web-epic-passed = { $window ->
    [my_before_blocks] Passed for you: your attack, before blocks
    [my_before_damage] Passed for you: your attack, before damage
    [before_blocks] Passed for you: their attack, before blocks
    [before_damage] Passed for you: their attack, before damage
   *[ending] Passed for you: end of the turn
}

## The next card

web-epic-next-card = The next card: one of { $n }
web-epic-share = { $of ->
    [one] cost 1
    [zero] cost 0
    [champion] champion
    [event] event
    [good] { faction-good }
    [wild] { faction-wild }
    [evil] { faction-evil }
   *[sage] { faction-sage }
}
web-epic-chance = { $n } % · { $count }

## Drafts

web-epic-pack = Cards to choose from
web-epic-draft-pick = { $n ->
    [one] Take one card of { $of }
   *[other] Take two more cards of { $of }
}
web-epic-draft-keep = { $n ->
    [one] Keep { $n } more card
   *[other] Keep { $n } more cards
}
web-epic-draft-drop = { $n ->
    [one] Leave out { $n } more card
   *[other] Leave out { $n } more cards
}
web-epic-draft-wait = The others are still choosing
web-epic-draft-rest = { $where ->
    [swap] { $player } gets the other { $n }.
    [left] The other { $n } go left: { $player }.
   *[right] The other { $n } go right: { $player }.
}
web-epic-draft-away = { $n ->
    [0] This is the last card of the pack.
   *[other] The other { $n } go to the common discard.
}
web-epic-draft-secret = Nobody sees what others take.
web-epic-thinks = { $player } is still thinking
web-epic-dark-step = { $step ->
    [keep_one] one of five
    [swap] swap
    [keep_two] two of four
   *[away] two go away
}
web-epic-round = Round { $n } of { $of }
web-epic-pack-way = { $way ->
    [left] Pack { $n }: left
   *[right] Pack { $n }: right
}
web-epic-taken = Taken: { $n } of { $of }
web-epic-ones-zeros = cost 1: { $ones } · cost 0: { $zeros }
web-epic-mean-attack = mean attack { $n }
web-epic-my-cards = My cards
web-epic-of-cost = cost { $cost }: { $n }

## The end

web-epic-score = health { $health } · champions { $champions } · deck { $deck }

## Ready-made decks

web-epic-deck-good_wild = Roar and Light
web-epic-deck-good_evil = Dusk and Dawn
web-epic-deck-good_sage = Law and Stars
web-epic-deck-wild_evil = Fang and Flame
web-epic-deck-wild_sage = Storm and Letters
web-epic-deck-evil_sage = Shade and Mirror

## How words are written in the texts of cards (how they begin)

web-epic-term-airborne = Airborne
web-epic-term-breakthrough = Breakthrough
web-epic-term-righteous = Righteous
web-epic-term-blitz = Blitz
web-epic-term-ambush = Ambush
web-epic-term-untargetable = Untargetable
web-epic-term-unbreakable = Unbreakable
web-epic-term-unbanishable = Unbanishable
web-epic-term-unblockable = Unblockable
web-epic-term-tribute = Tribute
web-epic-term-loyalty = Loyalty 2
web-epic-term-loyalty_x = Loyalty X
web-epic-term-ally = Ally
web-epic-term-rage = Rage
web-epic-term-recall = Recall
web-epic-term-recycle = Recycle
web-epic-term-expire = Expire
web-epic-term-transform = Transform
web-epic-term-break = Break
web-epic-term-banish = Banish
web-epic-term-expend = Expend
