# The table in words: any game as headings, figures and lists. Fields go by the keys of the views
# (see ui/src/boards/text).

## Around the table

web-text-reading = The table in words
web-text-to-decision = To the decision
web-text-jump = Jump to
web-text-table = On the table
web-text-status = Where the game stands
web-text-you = you
web-text-rival = rival
web-text-ally = ally
web-text-active = has the turn
web-text-log = Latest in the log
web-text-log-short = Log
web-text-hand-short = Hand, { $n }
web-text-empty = Nothing

## The decision

web-text-decision = Decision
web-text-decision-stage = Decision · { $stage }
web-text-now-yours = It is your decision: { $question }
web-text-waiting = Others are deciding
web-text-waiting-for = { $player } is deciding
web-text-waiting-note = The options appear here as soon as it is your decision.
web-text-watching = You are watching
web-text-past = Moment { $n } of { $of }
web-text-past-note = This is how it was. Decisions are made in the present.
web-text-back-to-now = Back to the present
web-text-over = The game is over
web-text-winners = { $n ->
    [0] A draw.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
web-text-scores = Scores
web-text-options = Options
web-text-option-numbered = { $text } (no. { $number })
web-text-option-nth = { $text } ({ $n })
web-text-asking = { $name }: { $text }
web-text-on-option = { $n ->
    [one] option { $numbers }
   *[other] options { $numbers }
}
web-text-choose-several = Tick one or several, then confirm.
web-text-choose-dice = Tick the dice that you want to roll again.
web-text-confirm = Confirm: { $names }
web-text-no-such-set = No option is this very set.
web-text-undo = Take back
web-text-hint = Hint
web-text-hints = What a strong player would do
web-text-hint-line = { $text }: { $chance }%

## Not now

web-text-not-now = Not now
web-text-why = why?
web-text-why-name = { $name }: why not?

## Keys

web-text-keys = Keys
web-text-key-option = option
web-text-key-confirm = confirm
web-text-key-cancel = cancel
web-text-key-undo = take back
web-text-key-log = log
web-text-key-odds = odds
web-text-key-rules = rules
web-text-key-hint = hint

## How lines are put together

web-text-place = { $name }: { $value }
web-text-times = { $name } ×{ $n }
web-text-numbered = { $name } no. { $number }
web-text-price = cost { $n }
web-text-price-free = free

## Fields that games share

web-text-health = health
web-text-gold = gold
web-text-hand = hand
web-text-whole-hand = hand
web-text-known-hand = Known of the hand
web-text-deck = deck
web-text-whole-deck = deck, in an order nobody knows
web-text-known-deck = Known of the deck
web-text-discard = discard pile
web-text-out = is out
web-text-team = team
web-text-line-left = { $n ->
    [0] none left
   *[other] { $n } left
}

## Dice Forge

web-text-dice_forge-status = Round { $round } of { $rounds } · { $step } · { $active } has the turn
web-text-extra_taken = The extra action is taken already
web-text-most = of { $n }
web-text-card_glory = glory on cards
web-text-dice = Dice
web-text-marked-faces = { $name } (on top)
web-text-dice_forge-hammer = Hammer
web-text-sum-hammer = lap { $lap }, step { $step } of 15
web-text-figure-hammer = { $count ->
    [1] { "" }
   *[other] ×{ $count }
}
web-text-figure-reinforcement = { web-text-figure-hammer }
web-text-figure-automatic = { web-text-figure-hammer }
web-text-figure-other = { web-text-figure-hammer }
web-text-cards = Cards
web-text-reinforcement = Reinforcements
web-text-automatic = Automatic
web-text-other = Others
web-text-dice_forge-tokens = Tokens
web-text-line-ready = { $n } ready
web-text-line-used = { $n } spent
web-text-portal = portal
web-text-value-portal = { $n ->
    [0] start
   *[other] { $n }
}
web-text-line-portal = portal { $n }
web-text-line-glory = { $n } glory
web-text-dice_forge-heroes = standing here
web-text-replaced = Replaced faces
web-text-dice_forge-scores = score
web-text-sanctuary = Sanctuary
web-text-figure-sanctuary = price { $price }
web-text-garden = Garden
web-text-islands = Islands
web-text-figure-islands = { $sun ->
    [0] { amount-moon }
   *[other] { amount-sun }{ $moon ->
        [0] { "" }
       *[other] , { amount-moon }
    }
}
web-text-removed = Faces removed from the game
web-text-used = Reinforcements used this turn
web-text-bought = Bought in this offering
web-text-boars = Owners of the boars

## Epic

web-text-epic-status = { $turn ->
    [0] { $phase }
   *[other] Turn { $turn } · { $phase } · { $active } has the turn
}{ $initiative_told ->
    [0] { "" }
   *[other] { " " }· initiative: { $initiative }
}
web-text-extra_gold = extra gold
web-text-faction_gold = Gold for cards of one faction
web-text-figure-faction_gold = { $n }
web-text-champions = Champions
web-text-figure-champions = { $attack } / { $defence }
web-text-attacks = attacks
web-text-blocks = blocks
web-text-owner = owner
web-text-controller = applied by
web-text-token = token
web-text-deploying = deploying
web-text-line-damage = { $n } damage
web-text-line-counters = { $n ->
    [one] { $n } +1/+1 counter
   *[other] { $n } +1/+1 counters
}
web-text-lost_abilities = without abilities
web-text-returns = goes back to its former controller at the end of the turn
web-text-known = What is known in order, from the top
web-text-nth-known = { $size ->
    [one] { $size } card
   *[other] { $size } cards
}
web-text-whole-picks = cards taken
web-text-whole-pack = to choose from
web-text-champion = champion { $attack } / { $defence }
web-text-event = event
web-text-triggers = Waiting to be applied
web-text-nth-triggers = Set { $n }
web-text-no_more_attacks = No more attacks may be declared this turn
web-text-fighter = { $name } { $attack } / { $defence }
web-text-combat = Attack: { $names }{ $aimed ->
    [0] { "" }
   *[other] { " " }against { $whom }
}, { $n } damage.
web-text-unblocked = { $phase_id ->
    [before_damage] Unblocked
   *[other] If unblocked
}: health { $before } → { $after }.
web-text-blocked = Blocked by { $names }: { $n } damage back.
web-text-blocked-still = Blocked; the blockers are gone: no damage.
web-text-through = Up to { $n } may go through to the player.
web-text-would-break = Would be broken: { $names }.
web-text-could-break = Could be broken, as the damage is divided: { $names }.

## Dice Throne

web-text-dice_throne-status = Turn { $turn } · { $phase } · { $active } has the turn
web-text-first = first player
web-text-cp = CP
web-text-no-verified = this hero is known from a single source only
web-text-unverified = unverified
web-text-tokens = Statuses
web-text-dice_throne-figure-tokens = ×{ $n }
web-text-limits = Changed limits of statuses
web-text-figure-limits = { $n }
web-text-levels = Abilities
web-text-companions = Companions
web-text-companion-state = { $id ->
    [nyra] health { $n } of 7
    [nyra_active] { $n ->
        [0] down
       *[other] active
    }
    [seedling] ×{ $n }
    [sapling] ×{ $n }
    [dryad] ×{ $n }
   *[other] { $n ->
        [0] not built
        [1] basic
       *[other] advanced
    }
}
web-text-playing = Being carried out
web-text-cost = { $n } CP
web-text-leveled = { $name } { $level }
web-text-opened = “{ $name }” ({ $needs }): { $text }
web-text-rolls-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
web-text-symbol = { $symbol }
web-text-symbols = { $symbol } ×{ $n }
web-text-straight = { $n ->
    [4] small straight
   *[other] large straight
}
web-text-die = { $n } { $symbol }
web-text-die-element = Die { $n }: { $shown }
web-text-no-dice = { $who }: nothing rolled yet, { $n ->
    [one] { $n } attempt.
   *[other] { $n } attempts.
}
web-text-roll = { $who }, { $purpose }: { $dice }{ $open ->
    [0] { " " }(accepted).
   *[other] { $n ->
        [0] .
        [one] ; { $n } attempt left.
       *[other] ; { $n } attempts left.
    }
}
web-text-declared = Declared: “{ $ability }”.
web-text-attack = “{ $ability }”{ $aimed ->
    [0] { "" }
   *[other] {" "}→ { $whom }
}: { $damage_id ->
    [none] no damage.
   *[other] { $damage } { $sum }.
}
web-text-dealt = Damage dealt: { $n }.
web-text-hit = { $player } will take { $sum }: health { $before } → { $after }.
web-text-returned = Half of it goes back to the attacker.
web-text-added = added
web-text-by-statuses = statuses
web-text-avoided = avoided
web-text-prevented = { $spare ->
    [0] prevented
   *[other] prevented, up to { $n }
}
web-text-halved = half of { $n }
web-text-ultimate = Ultimate
web-text-sure = cannot be prevented
