# Dice Forge. Faces are quoted where they are chosen; the log tells a story.

game-dice_forge = Dice Forge
end-rounds = All rounds have been played.

## Resources

resource-gold = gold
    .text = Pays for faces of the sanctuary.
resource-sun = sun
    .text = Sun shards pay for feats and for an extra action.
resource-moon = moon
    .text = Moon shards pay for feats.
resource-glory = glory
    .text = Whoever has most of it in the end wins.
amount-gold = { $gold } gold
amount-sun = { $sun } sun
amount-moon = { $moon } moon
amount-glory = { $glory } glory

## Dice and steps of a turn

die-light = light die
die-dark = dark die
step-blessing = Blessing
step-reinforcement = Reinforcements
step-action = Main action
step-extra = Extra action

## Faces

face-nothing = nothing
face-gold_1 = 1 gold
    .text = Gives 1 gold.
face-gold_3 = 3 gold
    .text = Gives 3 gold.
face-gold_4 = 4 gold
    .text = Gives 4 gold.
face-gold_6 = 6 gold
    .text = Gives 6 gold.
face-sun_1 = 1 sun
    .text = Gives 1 sun.
face-sun_2 = 2 sun
    .text = Gives 2 sun.
face-moon_1 = 1 moon
    .text = Gives 1 moon.
face-moon_2 = 2 moon
    .text = Gives 2 moon.
face-glory_2 = 2 glory
    .text = Gives 2 glory.
face-glory_3 = 3 glory
    .text = Gives 3 glory.
face-glory_4 = 4 glory
    .text = Gives 4 glory.
face-gold2_moon1 = 2 gold + 1 moon
    .text = Gives 2 gold and 1 moon.
face-glory1_sun1 = 1 glory + 1 sun
    .text = Gives 1 glory and 1 sun.
face-glory2_moon2 = 2 glory + 2 moon
    .text = Gives 2 glory and 2 moon.
face-gold1_sun1_moon1_glory1 = 1 gold + 1 sun + 1 moon + 1 glory
    .text = Gives 1 gold, 1 sun, 1 moon and 1 glory.
face-choice_gold3_glory2 = 3 gold / 2 glory
    .text = Gives 3 gold or 2 glory, as you choose.
face-choice_gold1_sun1_moon1 = 1 gold / 1 sun / 1 moon
    .text = Gives 1 gold, 1 sun or 1 moon, as you choose.
face-choice_gold2_sun2_moon2 = 2 gold / 2 sun / 2 moon
    .text = Gives 2 gold, 2 sun or 2 moon, as you choose.
face-triple = x3
    .text = Triples the other face of the roll. Alone, or beside another x3, it gives nothing.
face-mirror = mirror
    .text = Becomes a copy of any face that a rival’s die shows now.
face-ship = ship
    .text = Lets you buy one face of the sanctuary 2 gold cheaper and forge it at once; 6 gold cheaper with x3.
face-boar_red = red boar
    .text = Gives you 1 sun or 1 moon. The owner of its card gets 1 sun, 1 moon or 3 glory. Cannot be replaced.
face-boar_yellow = yellow boar
    .text = { face-boar_red.text }
face-boar_green = green boar
    .text = { face-boar_red.text }
face-boar_blue = blue boar
    .text = { face-boar_red.text }
face-shield_gold = gold shield
    .text = If the other face gives gold: 5 glory. Otherwise: 3 gold.
face-shield_sun = sun shield
    .text = If the other face gives sun: 5 glory. Otherwise: 2 sun.
face-shield_moon = moon shield
    .text = If the other face gives moon: 5 glory. Otherwise: 2 moon.
face-shield_glory = glory shield
    .text = If the other face gives glory: 5 glory. Otherwise: 3 glory.

## Feats

card-blacksmiths_hammer = Blacksmith’s Hammer
    .text = Any part of the gold you gain may go on the hammer: 1 gold is 1 step. The first lap of 15 steps gives 10 glory, the second 15.
card-blacksmiths_chest = Blacksmith’s Chest
    .text = Your reserve has room for 4 more gold, 3 more sun and 3 more moon.
card-silver_hind = Silver Hind
    .text = Reinforcement: a minor blessing, with the die of your choice.
card-great_bear = Great Bear
    .text = Automatic: 3 glory whenever you chase a hero or yours is chased.
card-satyrs = Satyrs
    .text = Instant: your rivals roll and get nothing; two of the faces they roll count for you, like one roll.
card-tenacious_boar = Tenacious Boar
    .text = Instant: a rival must forge the boar face at once. Automatic: whenever it is applied, you get 1 sun, 1 moon or 3 glory.
card-ferryman = Ferryman
    .text = No effect, only its glory.
card-cerberus = Cerberus
    .text = Instant: a token. Use it right after one of your blessings to apply the same faces once more.
card-helmet_of_invisibility = Helmet of Invisibility
    .text = Instant: forge an x3 face, free of charge.
card-cancer = Cancer
    .text = Instant: 2 blessings in a row.
card-sentinel = Sentinel
    .text = Instant: 2 blessings in a row. Each sun or moon they give may become 2 glory instead.
card-hydra = Hydra
    .text = No effect, only its glory.
card-typhon = Typhon
    .text = Instant: 1 glory for every face of your dice replaced so far.
card-sphinx = Sphinx
    .text = Instant: 4 minor blessings in a row, all with the same die.
card-cyclops = Cyclops
    .text = Instant: 4 minor blessings in a row, all with the same die. Each gold they give may become 1 glory instead.
card-gorgon = Gorgon
    .text = No effect, only its glory.
card-triton = Triton
    .text = Instant: a token. Use it at any moment of your own turn for 6 gold, 2 sun or 2 moon.
card-mirror_of_the_abyss = Mirror of the Abyss
    .text = Instant: forge a mirror face, free of charge.
card-guardians_owl = Guardian’s Owl
    .text = Reinforcement: 1 gold, 1 sun or 1 moon.
card-celestial_ship = Celestial Ship
    .text = Instant: forge a ship face, free of charge.
card-minotaur = Minotaur
    .text = Instant: your rivals roll and lose what the faces would give them.
card-guardians_shield = Guardian’s Shield
    .text = Instant: choose one of the shield faces left and forge it, free of charge.
card-elder = Elder
    .text = Reinforcement: pay 3 gold, gain 4 glory.
card-wild_spirits = Wild Spirits
    .text = Instant: 3 gold and 3 moon.

## Questions

ask-reinforcement = Use a reinforcement?
ask-action = Your main action: an offering, a feat, or pass?
ask-extra-action = Your extra action: an offering, a feat, or pass?
ask-offering = Buy another face? You have { amount-gold }.
ask-extra = Pay { amount-sun } for an extra action?
ask-last-call = End the turn, or use a Triton token first?
ask-place = Which face shall “{ $face }” replace?
ask-ship = The ship is here: buy a face { $discount } gold cheaper? You have { amount-gold }.
ask-pick = Which face do you take from the garden?
ask-give = Who gets the boar face?
ask-hammer = You gain { amount-gold }. How much goes on the hammer? { $left ->
    [one] It has 1 step left.
   *[other] It has { $left } steps left.
}
ask-exchange = Exchange { $amount } for { amount-glory }?
ask-take = What do you take?
ask-lose = What do you lose?
ask-first = Which face counts first, “{ $face }” or “{ $other }”?
ask-mirror = Which face does the mirror copy?{ $other_id ->
    [nothing] { "" }
   *[other] { " " }The other face is “{ $other }”.
}
ask-die = { $n ->
    [one] Which die do you roll?
   *[other] Which die do you roll { $n } times?
}
ask-cerberus = Use a Cerberus token to apply { $other_id ->
    [nothing] “{ $face }”
   *[other] “{ $face }” and “{ $other }”
} once more?
ask-satyrs = Which two of the faces your rivals rolled count for you?

## Options

wasted-note = { $wasted ->
    [0] { "" }
   *[other] { " " }({ $wasted } lost: reserve full)
}
option-pass-reinforcement = Go on to the main action
option-pass-action = Pass and end the turn
option-pass-extra-action = Pass and end the turn
option-pass-offering = Finish the offering
option-pass-extra = End the turn
option-pass-last-call = End the turn
option-pass-ship = Buy nothing
option-pass-exchange = Do not exchange
option-pass-cerberus = Keep the token
option-extra = Pay { amount-sun } for an extra action
option-cerberus = Use a Cerberus token
option-exchange = Exchange { $amount } for { amount-glory }
option-take = Take { $amount }{ wasted-note }
option-lose = { $lost ->
    [0] Choose { $resource }: nothing to lose
   *[other] Lose { $lost } { $resource }
}
option-triton = Use a Triton token for { $amount }{ wasted-note }
option-die = Roll the { $die }
option-give = Give it to { $rival }
option-hammer = { $n ->
    [0] All of it to the reserve
   *[other] { $n } gold on the hammer{ $rest ->
        [0] { "" }
       *[other] , { $rest } to the reserve
    }
}{ wasted-note }
option-copy = Copy “{ $face }”
option-buy = Buy “{ $face }” { $gold ->
    [0] for free
   *[other] for { amount-gold }
}
option-pick = Take “{ $face }”
option-first = “{ $face }” first
option-replace = Replace “{ $old }” on the { $die }
option-feat = Perform “{ $card }” for { $sun ->
    [0] { amount-moon }
   *[other] { amount-sun }{ $moon ->
        [0] { "" }
       *[other] { " and " }{ amount-moon }
    }
}{ $glory ->
    [0] { "" }
   *[other] { " " }({ amount-glory })
}
option-use = Use “{ $card }”{ $gold ->
    [0] { "" }
   *[other] { " " }for { amount-gold }
}
option-satyrs = Take “{ $face }” and “{ $other }”

## Refusals. A clause without a message here is quoted itself.

refuse-1-5 = This card is not in this game.
refuse-1-8 = This face is not for sale: only cards give it.
refuse-2-2 = Not now: offerings and feats are for the main action.
refuse-2-3 = You have no such reinforcement left to use this turn.
refuse-2-4 = Not now: reinforcements come before the main action.
refuse-2-5 = Your main action is taken: it is an offering or a feat, not both.
refuse-3-3 = The order of two faces is chosen only when it matters, and only between the two rolled.
refuse-3-9 = A die is named for a minor blessing: the light one or the dark one.
refuse-4-2 = You have already bought this face in this offering: all must be different.
refuse-4-4 = “{ $face }” costs { $need } gold, you have { $have }.
refuse-4-5 = This face is sold out.
refuse-4-6 = First forge the new face: choose the one it replaces.
refuse-4-7 = This die has no such face.
refuse-4-10 = Faces are replaced only when you forge a new one.
refuse-5-2 = No card of this feat is left.
refuse-5-3 = “{ $card }” needs { $lack_sun ->
    [0] { $need_moon } moon, you have { $moon }
   *[other] { $need_sun } sun, you have { $sun }{ $lack_moon ->
        [0] { "" }
       *[other] ; and { $need_moon } moon, you have { $moon }
    }
}.
refuse-6-1 = { $taken ->
    [0] An extra action costs { $need } sun, you have { $have }.
   *[other] Only one extra action a turn.
}
refuse-6-2 = The extra action comes after the main action.
refuse-6-5 = A Triton token can be used only in your own turn.
refuse-6-6 = You need an unused Triton token; it gives gold, sun or moon.
refuse-6-7 = A Cerberus token is used right after a blessing of your own, if you have one.
refuse-7-2 = You cannot decline: choose one of the options.
refuse-7-7 = First decide how much of the gold goes on the hammer.
refuse-7-8 = Only gold that you are gaining now can go on the hammer.
refuse-7-10 = { $have ->
    [one] The hammer has only 1 step left
   *[other] The hammer has only { $have } steps left
}, not { $need }.
refuse-8-1 = The 1-gold face is not for sale: only starting dice have it.
refuse-8-4 = The 2-glory face is not for sale: only starting dice have it.
refuse-8-5 = You can take only what the face or card offers, when it offers it.
refuse-8-17 = A mirror copies a face that a rival’s die shows now.
refuse-8-21 = A mirror cannot copy a mirror.
refuse-8-25 = The ship only lets you buy a face of the sanctuary, or nothing.
refuse-8-34 = A boar face stays in its die for good.
refuse-9-22 = Guardian’s Shield gives one of the shields still in the garden, and nothing else does.
refuse-9-23 = “{ $card }” costs { $need } gold to use, you have { $have }.
refuse-9-26 = Satyrs take two of the faces just rolled, from two different dice of your rivals.
refuse-9-29 = The boar face goes to another player, and only when Tenacious Boar is taken.
refuse-9-32 = Only Sentinel and Cyclops exchange what is rolled for glory: all of it or nothing.
refuse-10-1 = The game is over.

## The log

log-turn = Round { $round }: { $player }’s turn
log-rolled = { $player } rolled { $face } and { $other }
log-rolled_die = { $player } rolled one die: { $face }
log-gained = { $n ->
    [0] { $player } had no room for { $wasted } { $resource }
   *[other] { $player } gained { $amount }{ $wasted ->
        [0] { "" }
       *[other] { " " }({ $wasted } more did not fit the reserve)
    }
}
log-lost = { $n ->
    [0] { $player } lost no { $resource }
   *[other] { $player } lost { $amount }
}
log-hammered = { $player } put { $n } gold on the hammer
log-lap = { $player } finished lap { $n } of the hammer
log-exchanged = { $player } exchanged { $amount } for glory
log-copied = { $player }’s mirror copied { $face }
log-bought = { $player } bought “{ $face }” { $gold ->
    [0] for free
   *[other] for { amount-gold }
}
log-forged = { $player } forged “{ $face }” in place of “{ $old }” on the { $die }
log-gave = { $player } gave “{ $face }” to { $rival }
log-used = { $player } used “{ $card }”
log-feat = { $player } performed “{ $card }”
log-chased = { $rival } chased { $player } back to the start portal
log-satyrs = { $player } took “{ $face }” and “{ $other }” with the Satyrs
log-triton = { $player } used a Triton token
log-cerberus = { $player } used a Cerberus token: the faces count again
log-extra = { $player } paid for an extra action
log-passed = { $player } passed
