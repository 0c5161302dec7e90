# The drawn table of Dice Throne. Heroes, abilities, cards and statuses have their names in the game's catalogues.

## Turn and phases

web-throne-turn = Turn { $n }, { $mine ->
    [yes] yours
   *[no] { $player } plays
}
web-throne-phase-upkeep = Upkeep
web-throne-phase-income = Income
web-throne-phase-main_1 = Main
web-throne-phase-offence = Roll
web-throne-phase-targeting = Target
web-throne-phase-defence = Defence
web-throne-phase-main_2 = Main 2
web-throne-phase-discard = Discard

## Heroes

web-throne-you = You
web-throne-out = out
web-throne-leader = leader
web-throne-leader-bonus = Whoever attacks a leader draws a card; the sole leader gets no bonus.
web-throne-order = Turn order
web-throne-unverified = unverified
web-throne-target = target
web-throne-health = Health
web-throne-becomes = becomes
web-throne-cp = CP
web-throne-cp-of = CP: { $n } of { $most }
web-throne-status = { $name }: { $n } of { $limit }
web-throne-status-kind = { $kind_id ->
    [negative] Negative
    [unique] Unique
   *[positive] Positive
} status, limit { $limit }
web-throne-companion = { $id ->
    [nyra] { $up ->
        [0] { $name } is down
       *[other] { $name }: { $n } of 7
    }
    [nanobot] { $n ->
        [0] { $name }: not built
        [1] { $name }: basic
       *[other] { $name }: advanced
    }
    [shock_bot] { $n ->
        [0] { $name }: not built
        [1] { $name }: basic
       *[other] { $name }: advanced
    }
    [heal_bot] { $n ->
        [0] { $name }: not built
        [1] { $name }: basic
       *[other] { $name }: advanced
    }
   *[other] { $name }: { $n }
}
web-throne-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
web-throne-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
web-throne-discard = { $n ->
    [one] { $n } card discarded
   *[other] { $n } cards discarded
}
web-throne-known = { $n ->
    [one] you know { $n } card
   *[other] you know { $n } cards
}
web-throne-known-hand = In hand, as far as known:
web-throne-discarded = Discarded:
web-throne-in-deck = In the deck, order unknown:
web-throne-their-abilities = { $player }: abilities
web-throne-unfold = { $player }: show abilities
web-throne-fold = { $player }: hide abilities
web-throne-my-team = Your team
web-throne-their-team = Opponents
web-throne-shared = { $changes ->
    [yes] Shared health { $health } → { $after } of { $most }
   *[no] Shared health, of { $most }
}
web-throne-score = { $out ->
    [yes] The hero has fallen
   *[no] Health { $health }, CP { $cp }
}

## Abilities

web-throne-available = available now
web-throne-chance = Chance
web-throne-straight = { $length ->
    [4] small straight, 4 numbers in a row
   *[other] large straight, 5 numbers in a row
}
web-throne-slot = { $kind ->
    [defensive] { $dice ->
        [0] defence
        [one] defence, { $dice } die
       *[other] defence, { $dice } dice
    }
   *[other] always in force
}

## Cards

web-throne-my-hand = Your hand
web-throne-empty-hand = No cards in hand
web-throne-hidden-hand = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
web-throne-timing = { $timing ->
    [main] main phase
    [roll] roll phase
    [instant] instant
   *[up] upgrade
}

## The tray

web-throne-tray = Dice
web-throne-attempts = { $n ->
    [0] No attempts left
    [one] { $n } attempt left
   *[other] { $n } attempts left
}
web-throne-die = Die { $n }: { $value }{ $face ->
    [none] {""}
   *[other] , { $face }
}{ $kept ->
    [kept] , kept
   *[loose] {""}
}
web-throne-rolled-for = { $purpose_id ->
    [attack] { $player }: attack dice
    [defence] { $player }: defence dice
    [targeting] { $player }: targeting
   *[other] { $player }: a roll
}
web-throne-no-dice = { $player }: the attack dice are not rolled yet.
web-throne-cards-now = { $n ->
    [one] { $n } card can be played
   *[other] { $n } cards can be played
}
web-throne-step-rolling = roll
web-throne-step-declared = declared
web-throne-step-activated = activated
web-throne-stage = { $stage ->
    [declared] { $mine ->
        [yes] Declared { $ability } · waiting for an answer.
       *[no] { $player } declares { $ability }. You may interfere.
    }
    [reopened] { $mine ->
        [yes] Somebody has interfered: roll on or declare anew.
       *[no] Somebody has interfered: { $player } rolls on or declares anew.
    }
    [activated] { $ability }: the dice are accepted, the ability takes effect.
   *[rolling] { $mine ->
        [yes] { $dice ->
            [none] Roll all the dice; then you may keep the ones you want.
           *[lie] { $left ->
                [0] No attempts are left: declare an ability with these dice.
               *[other] Keep the dice you want, roll the others again.
            }
        }
       *[no] { $player } is rolling.
    }
}
web-throne-damage-now = Damage now
web-throne-before-defence = before the defence
web-throne-they-decide = the opponents decide
web-throne-attacker-decides = { $player } decides

## The action bar

web-throne-reroll = { $n ->
    [5] Roll all 5 again
    [one] Roll { $n } die again
   *[other] Roll { $n } dice again
}
web-throne-stop = Declare { $source }{ which-tier }{ $n ->
    [0] {""}
   *[other] : { $damage } damage
}
web-throne-no-ability = No ability
web-throne-to-offence = To the offensive roll
web-throne-end-turn = End the turn
web-throne-instead = { $n } damage instead of { $instead }
web-throne-waiting-answer = Declared { $ability } · waiting for an answer
web-throne-mute = Do not ask here
web-throne-muted = Passed without asking: { $phases }.
web-throne-unmute = Ask again

## Defence and damage

web-throne-attack = { $ability }:
web-throne-attack-deals = { $n ->
   *[other] damage
} { $mine ->
    [yes] to you
   *[no] to { $player }
}
web-throne-damage-kind = { $kind ->
    [normal] normal damage, can be defended
    [undefendable] undefendable damage
    [pure] pure damage: no defence, no modifiers
    [collateral] collateral damage
    [ultimate] ultimate damage: nothing answers it
   *[none] no damage
}
web-throne-dealt = { $n } got through
web-throne-sum = The damage step by step
web-throne-step-add = Add and subtract
web-throne-step-halves = Halves
web-throne-step-result = Result
web-throne-intermediate = in all
web-throne-was = it was
web-throne-each-half = each of { $n }, rounded up: { $half }
web-throne-after-halves = left
web-throne-half = half
web-throne-goes-back = back to { $player }
web-throne-term-added = added
web-throne-term-statuses = statuses
web-throne-term-companions = companion
web-throne-term-other = other damage
web-throne-term-prevented = prevented
web-throne-term-picked = if you use it
web-throne-term-avoided = the damage is avoided
web-throne-damage-to = { $n ->
   *[other] damage
} { $mine ->
    [yes] to you
   *[no] to { $player }
}
web-throne-health-becomes = health { $before } → { $after }
web-throne-otherwise = · otherwise { $n }
web-throne-defence-order = Order of the defence
web-throne-defence-effects = Effects on the target
web-throne-defence-ability = Choosing a defensive ability
web-throne-defence-roll = The defensive roll
web-throne-defence-results = Its results except damage
web-throne-defence-last-call = Last call
web-throne-defence-damage = Damage to both at once

## Odds

web-throne-keep = What to keep
web-throne-expected = expected damage
web-throne-keep-none = nothing
web-throne-keep-these = { $n ->
    [0] Roll all again: expected damage { $damage }
   *[other] Keep { $dice }: expected damage { $damage }
}
web-throne-after-roll = Damage after the next roll
web-throne-bar = { $n } damage: { $chance } %
web-throne-next-attack = { $rolled ->
    [yes] The dice have been rolled
   *[no] { $mine ->
        [yes] Your next attack
       *[no] { $player }: next attack
    }
}
web-throne-chances = Chances of the abilities
web-throne-odds-note = { $attempts ->
    [0] No attempts are left: these dice are final unless somebody changes them.
   *[other] { $kept ->
        [some] Exact chances over the attempts left with these dice kept.
       *[none] Exact chances over the attempts left if the best is kept for each ability.
    } Damage is the mean: before the defence, to an opponent without tokens, without optional spends.
}
web-throne-no-odds = The chances of your abilities will stand here when dice are to be rolled.

## On a phone

web-throne-panes = What to show
web-throne-pane-abilities = Abilities
web-throne-pane-hand = Hand: { $n }
web-throne-pane-sum = Damage
