# Dice Throne. Heroes, abilities and cards are in heroes/<hero>.en.ftl, common cards and statuses beside this file.

game-dice_throne = Dice Throne
end-won = The game is won.
end-draw = Nobody is left: a draw.

## Words of the rules

phase-upkeep = Upkeep
phase-income = Income
phase-main_1 = Main Phase 1
phase-offence = Offensive Roll
phase-targeting = Targeting Roll
phase-defence = Defensive Roll
phase-main_2 = Main Phase 2
phase-discard = Discard
mode-duel = Duel
mode-teams = Teams
mode-king = King of the Hill
damage-none = no damage
damage-normal = damage
damage-undefendable = undefendable damage
damage-pure = pure damage
damage-collateral = collateral damage
damage-ultimate = ultimate damage
purpose-attack = attack dice
purpose-defence = defence dice
purpose-targeting = targeting die
purpose-text = dice
purpose-action = dice
kind-positive = positive
kind-negative = negative
kind-unique = unique
frame-main = main phase action
frame-roll = roll phase action
frame-instant = instant
frame-offensive_upgrade = offensive upgrade
frame-defensive_upgrade = defensive upgrade
frame-passive_upgrade = passive upgrade
slot-offensive = offensive ability
slot-defensive = defensive ability
slot-passive = passive ability
slot-ultimate = Ultimate
unverified = not verified: read from one source only
which-tier = { $shows ->
    [symbols] {" "}({ $count } × { $symbol })
    [small] {" "}(small straight)
    [large] {" "}(large straight)
   *[only] {""}
}
dealing = { $n ->
    [0] {""}
   *[other] , { $n } { $damage }
}

## Questions

ask-main = Your Main Phase: play, sell, or go on?
ask-sell-down = More than 6 cards: which one do you sell?
ask-next-due = Several effects are due: which one is next?
ask-rolling = { $n ->
    [0] Your dice: declare an ability, or none?
    [one] Your dice: one roll attempt is left. Roll again or declare?
   *[other] Your dice: { $n } roll attempts are left. Roll or declare?
}
ask-interfere = “{ $ability }”{ which-tier } is declared. Do you interfere?
ask-interfere-none = No ability is declared. Do you interfere?
ask-alter-dice = The dice have fallen: change anything?
ask-concluding = Several statuses hinder this ability: which one is next?
ask-choose-target = “{ $ability }”{ which-tier }{ dealing }: who is the target?
ask-defend = { $rival } attacks you, { $n } damage is coming: which defence?
ask-split = Nyra steps in: how much of the { $n } damage does she take?
ask-roll-again = You may roll { $n ->
    [one] one of these dice
   *[other] up to { $n } of these dice
} again. Which?
ask-preempt = { $rival } is about to use “{ $source }”. It is your turn: act first?
ask-window-upkeep = Upkeep{ $n ->
    [0] {""}
   *[other] , { $n } damage is coming for you
}: do something?
ask-window-income = Income: do something?
ask-window-response = “{ $source }” is about to take effect: answer it?
ask-window-before-offence = Before the offensive roll: do something?
ask-window-then = “{ $source }” pauses: do something before the rest?
ask-window-offence-ends = “{ $ability }”{ which-tier } is activated{ dealing }: do something?
ask-window-attack = “{ $ability }”{ which-tier } is aimed at { $rival }{ dealing }: do something before the defence?
ask-window-last-call = Last call. Damage for you: { $n }, for { $rival }: { $m }. Do something?
ask-window-damage = Damage is coming. For you: { $n }, for { $rival }: { $m }. Do something?
ask-window-after = { $rival } has taken { $n } damage: do something?
ask-window-turn-ends = The turn is about to end: do something?
ask-may-gain = “{ $status }” ×{ $n }: take it?
ask-transfer-to = “{ $source }”: who gets { $status } of { $rival }?
ask-ransom = “{ $source }”: pay, or roll the { $shown } again?
ask-remove = “{ $source }”: which token is removed?
ask-transfer = “{ $source }”: which token is moved?
ask-hand-over = Pass { $status } on: to whom?
ask-undo-inflicted = “{ $source }”: which token of this attack is removed?
ask-stop-status = “{ $source }”: which status is stopped?
ask-discard = “{ $source }”: which card is discarded?
ask-search = “{ $source }”: which card of your deck do you take?
ask-spend = “{ $source }”: how many tokens of { $status } do you spend?
ask-spend-for = “{ $source }”: spend { $status } ×{ $n } for more?
ask-pay-any = “{ $source }”: how many CP do you pay, each for one { $status }?
ask-one-of = “{ $source }”: which effect?
ask-may = “{ $source }”: does a { $companion } grow?
ask-choose = “{ $source }”: { $about ->
    [status] who gets { $status }{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    }?
    [damage] who takes { $n } damage?
   *[several] which player?
}
ask-attack-or-heal = “{ $source }”: whom do you strike for { $n } or heal by { $m }?
ask-up-to = “{ $source }”: which player next?
ask-alter = “{ $source }”: which die, and what becomes of it?
ask-ransom-die = “{ $source }”: which die must be paid for or rolled again?
ask-build = “{ $source }”: which one is built?
ask-activate = “{ $source }”: which one is activated?
ask-grow = Which Spirit comes or grows?
ask-spend-spirits = “{ $source }”: which Spirit do you spend?

## Options

option-pass-main = Go on
option-pass-sell-down = Sell no more
option-pass-interfere = Let it stand
option-pass-interfere-none = Let it stand
option-pass-alter-dice = Leave the dice as they are
option-pass-defend = No defence
option-pass-roll-again = Keep them all
option-pass-preempt = Let it happen
option-pass-window-upkeep = Do nothing
option-pass-window-income = Do nothing
option-pass-window-response = Do not answer
option-pass-window-before-offence = Do nothing
option-pass-window-then = Do nothing
option-pass-window-offence-ends = Do nothing
option-pass-window-attack = Do nothing
option-pass-window-last-call = Do nothing: let the damage come
option-pass-window-damage = Do nothing: let the damage come
option-pass-window-after = Do nothing
option-pass-window-turn-ends = Do nothing
option-pass-may-gain = Refuse it
option-pass-remove = Remove nothing
option-pass-hand-over = Keep it
option-pass-undo-inflicted = Remove nothing
option-pass-discard = Discard nothing
option-pass-spend-for = Spend nothing
option-pass-may = Leave it as it is
option-pass-up-to = No more opponents
option-pass-alter = Leave the dice
option-pass-activate = No more
option-pass-spend-spirits = No more
option-yes = Yes
option-roll = Roll all five dice
option-no-ability = Declare no ability
option-mode = { $part }
option-number = { $n }
option-number-cp = { $n } CP
option-number-split = { $n } for her, { $rest } for you
option-due-status = { $status }
option-due-ability = { $ability }
option-player = { $rival }
option-companion = { $companion }
option-reroll = Roll again: { $dice }
option-set-die = Die { $die } of { $rival }: { $shown } → { $n } ({ $symbol })
option-set-target-die = Targeting die of { $rival }: { $shown } → { $n }
option-reroll-die = Roll die { $die } of { $rival } again (now { $shown })
option-ransom-die = Die { $die } of { $rival }: { $shown }
option-token = { $status } of { $rival }
option-play = Play “{ $card }” { $cp ->
    [0] for free
   *[other] for { $cp } CP
}
option-sell = Sell “{ $card }” for 1 CP
option-card = “{ $card }”
option-declare = Declare “{ $source }”{ which-tier }
option-defend = Defend with “{ $source }”
option-spend = Spend { $source }: { $part }
option-use = “{ $source }”{ $cp ->
    [0] {""}
   *[other] {" "}for { $cp } CP
}: { $part }

## Refusals. A clause without a message here is quoted itself.

refuse-1-5 = This card is not in your deck.
refuse-1-11 = You do not have enough CP.
refuse-2-1 = The game is over.
refuse-3-4 = Choose one of the effects that are due.
refuse-3-13 = Sell until 6 cards are left.
refuse-4-1 = No roll attempt is left.
refuse-4-2 = The first roll takes all five dice.
refuse-4-3 = Roll again any of your own dice that lie there; of equal dice the first ones.
refuse-4-4 = The dice do not meet the condition of this ability.
refuse-5-4 = Choose one of the opponents.
refuse-8-1 = You cannot pay “{ $source }”, or it is not in your hand.
refuse-8-5 = This card is not in your hand.
refuse-8-18 = Cards are sold in your own Main Phases, and in your Discard Phase if you hold more than six.
refuse-9-2 = Nobody has a token that could be removed.
refuse-9-4 = Its text names another moment for this.
refuse-9-5 = You do not have the tokens for this.
refuse-9-11 = This token cannot be chosen.
refuse-9-12 = The companion cannot do this now.
refuse-10-7 = Choose one of the effects offered.
refuse-10-14 = This player cannot be chosen.
refuse-12-2 = No damage is coming that could be prevented or avoided.
refuse-13-1 = This is not what is asked now.
refuse-13-3 = No dice lie there that this could touch.

## The log

log-turn = Turn { $n }: { $player }
log-phase = { $phase }
log-rolled-for-first = { $player } rolled { $n } for the first turn
log-rolled = { $player } rolled { $dice } ({ $purpose })
log-altered = The dice show { $dice } now
log-declared = { $player } declares “{ $ability }”{ which-tier }
log-declared-none = { $player } declares no ability
log-activated = { $player } activates “{ $ability }”{ which-tier }
log-target = { $player } is the target
log-leader-bonus = { $player } attacks a leader and draws a card
log-defends = { $player } defends with “{ $ability }”
log-failed = The ability of { $player } comes to nothing
log-skips-offence = { $player } skips the Roll Phase
log-skips-income = { $player } skips the Income Phase
log-played = { $player } plays “{ $card }”
log-sold = { $player } sells “{ $card }”
log-discarded = { $player } discards “{ $card }”
log-upgraded = { $player } upgrades: “{ $card }”
log-spent = { $player } spends { $source }: { $part }
log-used = { $player } uses “{ $source }”: { $part }
log-gained = { $player } gets { $status } ×{ $n }
log-lost = { $player } loses { $status } ×{ $n }
log-limit = { $player } may now hold { $n } of { $status }
log-cp = { $player }: +{ $n } CP
log-cp-lost = { $player }: −{ $n } CP
log-healed = { $player }: +{ $n } health
log-stolen-health = { $n } health is stolen from { $player }
log-drew = { $player } draws a card
log-searched = { $player } takes a card from the deck
log-reshuffled = { $player } shuffles the discard pile into a new deck
log-showed-hand = { $player } has to show the hand
log-added = +{ $n } damage by { $player }
log-threatened = { $n } damage is coming for { $player }
log-prevented = { $player } prevents { $n } damage
log-halved = { $player } will take only half
log-returned = Half of the damage will go back, from { $player }
log-avoided = { $player } avoids the damage
log-hurt = { $player }: −{ $n } health
log-companion = { $player }, { $companion }: now { $n }
log-companion-hurt = The companion of { $player } takes { $n } damage
log-guarded = The companion of { $player } steps in
log-flipped = { $player } turns the board over
log-saved = { $player } is saved from defeat
log-out = { $player } is out

## Setting up

setup-mode = There is no mode “{ $given }”. Modes: { $allowed }.
setup-mode-players = “{ $mode }” is not for { $given } players. Possible: { $allowed }.
setup-heroes = “{ $given }” does not name { $allowed } heroes, one for each player, separated by commas.
setup-hero = There is no hero “{ $given }”. Heroes: { $allowed }.
setup-hero-twice = “{ $given }” is named twice: every hero can be played once.
setup-promo = “{ $given }” is no answer to whether promo cards are played. Possible: { $allowed }.
notation-no-die = No die shows { $given }.
position-gone = “{ $field }”: the card “{ $given }” is nowhere.
position-out = “{ $field }”: whoever is at 0 health is out, and nobody else (seat { $given }).
