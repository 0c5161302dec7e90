# The table in a terminal. Few letters: everything on the board must fit 80 columns.

## Players

table-seat-0 = A
table-seat-1 = B
table-seat-2 = C
table-seat-3 = D
table-name-human = Player { $letter }
table-name-bot = Bot { $letter }

## Around the board

table-round = Round { $round }/{ $rounds }
table-moment = { $who }’s turn · { $stage }
table-over = The game is over
table-log = What happened
table-on-board = (the other numbers stand on the board)
table-prompt = ? for help { "" }
table-page = { $pages ->
    [1] Enter: back to the table
   *[other] Page { $page } of { $pages }. Enter: go on; a number: that page; q: back to the table
}
table-winners = { $n ->
    [0] Nobody has won: a draw.
    [one] { $winners } has won!
   *[other] { $winners } share the victory!
}
table-end = “quit” leaves, “log” tells the whole game, “save” keeps it.
table-left = { $game_id ->
    [dice_throne] You left the game in turn { $round }.
    [epic] You left the game in turn { $round }.
   *[other] You left the game in round { $round }.
}
table-input-ended = { $game_id ->
    [dice_throne] The input has ended: the game is left in turn { $round }.
    [epic] The input has ended: the game is left in turn { $round }.
   *[other] The input has ended: the game is left in round { $round }.
}
table-saved = The record is in { $file }.
table-not-saved = The record could not be written to { $file }: { $reason }.
table-allowed = Nothing speaks against it: it is among the options.
table-unknown = I do not understand “{ $given }”. A number plays an option; “?” lists what else you can type.
table-unknown-thing = { $game_id ->
    [dice_throne] I know no option, card, ability or status “{ $given }”. Try “why so wild”, “? knockdown” or “? 1”.
    [epic] I know no option, card or keyword “{ $given }”. Try “why wolf”, “? airborne” or “? 1”.
   *[other] I know no option, card or face “{ $given }”. Try “why hydra”, “why 3G” or “? 1”.
}

## Commands: their names and what they do

table-command-why = why
table-command-hint = hint
table-command-players = players
table-command-log = log
table-command-rules = rules
table-command-passing = passing
table-command-undo = undo
table-command-save = save
table-command-lang = lang
table-command-quit = quit
table-help-number = { $game_id ->
    [dice_throne] 3: plays option 3. “reroll 1,4” rolls a 1 and a 4 again, “play so wild” plays a card, “declare revolver 2” the second tier of an ability.
    [epic] 3: plays option 3. “attack wolf” or “attack wolf#63” does the same in writing. “1, 3” or “attack wolf, medusa” names a group at once, in any order.
   *[other] 3: plays option 3. “buy sun_1” or “buy 1S” does the same in writing.
}
table-help-explain = { $game_id ->
    [dice_throne] ? 3, ? revolver, ? so wild, ? knockdown: explains an option, an ability, a card or a status.
    [epic] ? 3, ? fireball, ? airborne: explains an option, a card or a keyword.
   *[other] ? 3, ? hydra: explains an option, a card or a face.
}
table-help-why = { $game_id ->
    [dice_throne] why revolver, why so wild: why it cannot be done now, with the rule.
    [epic] why fireball, why attack wolf: why it cannot be done now, with the rule.
   *[other] why hydra, why 3G: why it cannot be done now, with the rule.
}
table-help-hint = hint: the best options by a search, with their chances of winning.
table-help-players = { $game_id ->
    [dice_throne] players: everybody’s abilities with their texts, tokens, discard pile, and what is known of the hand.
    [epic] players: what is known of everybody’s hand, discard pile and deck.
   *[other] players: the dice, cards and tokens of everybody.
}
table-help-log = log: everything that has happened.
table-help-rules = { $game_id ->
    [dice_throne] rules WORDS, rules DT-4.4: searches the rules.
    [epic] rules WORDS, rules EP-8.7: searches the rules.
   *[other] rules WORDS, rules DF-5.3: searches the rules.
}
table-help-passing = { $game_id ->
    [dice_throne] passing: whether you are asked in windows; passing upkeep|income|main1|offence|targeting|defence|main2|all ask|pass: changes it.
   *[other] passing: whether you are asked in windows; passing blocks|damage|ending|all ask|pass: changes it.
}
table-help-undo = { $game_id ->
    [dice_throne] undo: takes your last decision back, if nothing has been rolled or drawn and nobody else has decided since.
    [epic] undo: takes your last decision back, if nothing has been drawn and nobody else has decided since.
   *[other] undo: takes your last decision back, if no die has been rolled since.
}
table-help-save = save [FILE]: writes the record of the game; no file is ever overwritten.
table-help-lang = lang ru, lang en: another language.
table-help-quit = quit: leaves the table.

## Windows that may be passed without asking

table-passing = { $phase } (“{ $word }”): { $way ->
    [pass] you pass without being asked.
   *[ask] you are asked if you can do something.
}
table-passing-before_blocks = blocks
table-passing-before_damage = damage
table-passing-ending = ending
table-passing-all = all
table-passing-ask = ask
table-passing-pass = pass

## Dice Forge: letters and other short forms

table-code-gold = G
table-code-sun = S
table-code-moon = M
table-code-glory = *
table-code-triple = x3
table-code-mirror = mirror
table-code-ship = ship
table-code-boar_red = boar-R
table-code-boar_yellow = boar-Y
table-code-boar_green = boar-G
table-code-boar_blue = boar-B
table-code-shield_gold = shld-G
table-code-shield_sun = shld-S
table-code-shield_moon = shld-M
table-code-shield_glory = shld-*
table-legend-letters = G gold, S sun, M moon, * glory. 2G1M gives 2 gold and 1 moon; 3G/2* gives 3 gold or 2 glory.
table-legend-board = +4 (2) under “Cards” are two cards worth 4 glory in the end; 1:7/15 is the hammer, lap and step; C1T1 are tokens, Cerberus and Triton; [ ] is the face on top; x2 means that two are left; the letter after a portal is the hero who stands there; 12) is the option you play by typing 12.

table-card-blacksmiths_hammer = Hammer
table-card-blacksmiths_chest = Chest
table-card-silver_hind = Hind
table-card-satyrs = Satyrs
table-card-ferryman = Ferryman
table-card-helmet_of_invisibility = Helmet
table-card-cancer = Cancer
table-card-hydra = Hydra
table-card-sphinx = Sphinx
table-card-gorgon = Gorgon
table-card-mirror_of_the_abyss = Mirror
table-card-guardians_owl = Owl
table-card-minotaur = Minotaur
table-card-elder = Elder
table-card-wild_spirits = Spirits
table-card-great_bear = Bear
table-card-tenacious_boar = Boar
table-card-cerberus = Cerberus
table-card-sentinel = Sentinel
table-card-typhon = Typhon
table-card-cyclops = Cyclops
table-card-triton = Triton
table-card-celestial_ship = Ship
table-card-guardians_shield = Shield

## Dice Forge: the board

table-head-gold = Gold
table-head-sun = Sun
table-head-moon = Moon
table-head-glory = Glory
table-head-cards = Cards
table-head-rolled = Dice show
table-head-portal = Portal
table-head-hammer = Hammer
table-head-tokens = Tok.
table-token-letter-cerberus = C
table-token-letter-triton = T
table-sanctuary = Sanctuary: price, faces
table-own-light = My light die
table-own-dark = My dark die
table-my-cards = My cards: { $cards }
table-die-light = light
table-die-dark = dark
table-islands = Islands: portal, feat, cost, glory, left
table-garden = Garden:
table-garden-triple = x3
table-garden-mirror = mirror
table-garden-ship = ship
table-garden-boar = boar
table-garden-shield = shield

## Dice Forge: everything about a player, and the result

table-reserves = Gold { $gold }, sun { $sun }, moon { $moon }, glory { $glory }
table-cards-owned = Cards ({ $points } glory): { $cards }
table-place = { $portal ->
    [0] At the start portal
   *[other] At portal { $portal }
}, faces forged so far: { $forged }
table-hammer = Hammer: lap { $lap }, step { $step } of 15
table-token-cerberus = Cerberus tokens: { $ready } to use, { $used } used
table-token-triton = Triton tokens: { $ready } to use, { $used } used
table-reserve = Reserve
table-cards = Cards
table-total = Glory

## Dice Forge: options in few letters

table-option-exchange = { $glory }* instead of { $amount_code }
table-option-take = take { $amount_code }{ $wasted ->
    [0] { "" }
   *[other] { " " }({ $wasted } lost)
}
table-option-lose = lose { $amount_code }
table-option-triton = Triton: { $amount_code }{ $wasted ->
    [0] { "" }
   *[other] { " " }({ $wasted } lost)
}
table-option-hammer = { $n }G
table-option-copy = { $face_code }
table-option-buy = buy { $face_code } for { $gold }
table-option-pick = { $face_code }
table-option-first = { $face_code } first
table-option-replace = { $old_code }, { $die }
table-option-feat = feat { $card_name }
table-option-use = use { $card_name }
table-option-satyrs = { $face_code } and { $other_code }

## Epic: the board

table-seat-4 = E
table-seat-5 = F
table-seat-6 = G
table-seat-7 = H
table-epic-turn = Turn { $n }
table-epic-initiative = initiative: { $who }
table-epic-draft = Making the decks
table-epic-health = Health
table-epic-gold = Gold
table-epic-hand = Hand
table-epic-deck = Deck
table-epic-discard = Discard pile
table-epic-picks = Cards taken
table-epic-out = out
table-epic-out-player = is out.
table-epic-player-now = { $health } hp, { $gold } g, { $hand }-{ $deck }-{ $discard }
table-epic-player-draft = ({ $picks })
table-epic-deck-list = Deck, in an order nobody knows
table-epic-known = Known of the deck: { $names }
table-epic-my-hand = My hand
table-epic-my-pack = To choose from
table-epic-legend = 12) is the option you play by typing 12; > whose turn it is; 30 hp, 1 g, 5-20-3: health, gold, cards in hand, deck and discard pile; (1) the cost of a card in gold; 6/8 attack and defence; (-3) damage; [+2] counters of +1/+1; #63 the number of one of several champions with the same name; a champion without a position is prepared; ATT attacks, BLK blocks.
table-position-expended = exp.
table-position-flipped = flip.
table-position-deploying = depl.
table-position-lost = no text
table-position-attacks = ATT
table-position-blocks = BLK
table-keyword-airborne = air
table-keyword-breakthrough = brk
table-keyword-righteous = rig
table-keyword-blitz = blz
table-keyword-ambush = amb
table-keyword-untargetable = unt
table-keyword-unbreakable = unb
table-keyword-unbanishable = unban
table-keyword-unblockable = unblk
table-keyword-must_attack = must-a
table-keyword-must_be_blocked = must-b
table-keyword-lofty = lofty
table-keyword-deadly = deadly
table-keyword-plain = plain

## Epic: combat and waiting abilities

table-epic-fight = Combat
table-epic-combat = { $names } → { $whom }: { $n } damage.
table-epic-unblocked = { $phase_id ->
    [before_damage] Unblocked
   *[other] If unblocked
}: health { $before } → { $after }.
table-epic-blocked = Blocked by { $names }: { $n } damage back.
table-epic-blocked-still = Blocked; the blockers are gone: no damage.
table-epic-through = Up to { $n } may go through to the player.
table-epic-would-break = Would be broken: { $names }.
table-epic-could-break = Could be broken, as the damage is divided: { $names }.
table-epic-waiting = Waiting, set { $n }: { $names }.

## Epic: options in few letters

table-option-champion = { $name } ({ $whose })
table-option-card = { $name }
table-option-play = play { $name }
table-option-recall = recall { $name }
table-option-attack = attack: { $name }
table-option-block = block: { $name }
table-option-power = { $name }: { $part }

## Dice Throne: windows that may be passed without asking

table-passing-upkeep = upkeep
table-passing-income = income
table-passing-main_1 = main1
table-passing-offence = offence
table-passing-targeting = targeting
table-passing-defence = defence
table-passing-main_2 = main2

## Dice Throne: heroes

table-throne-turn = Turn { $n } · { $mode }
table-throne-health = Health
table-throne-cp = CP
table-throne-hand = Hand
table-throne-deck = Deck
table-throne-discard = Discard
table-throne-out = out
table-throne-team = (team { $n })
table-throne-brief = { $health } hp, { $cp } CP, { $hand }-{ $deck }-{ $discard }
table-throne-playing = plays “{ $name }”
table-throne-side = side { $n }
table-throne-known-hand = Known of the hand
table-throne-deck-list = Deck, in an order nobody knows
table-throne-companion = { $id ->
    [nyra] { $name } { $n }/7
    [nyra_active] { $n ->
        [0] (down)
       *[other] (active)
    }
    [seedling] { $n ->
        [0] { "" }
       *[other] { $name }×{ $n }
    }
    [sapling] { $n ->
        [0] { "" }
       *[other] { $name }×{ $n }
    }
    [dryad] { $n ->
        [0] { "" }
       *[other] { $name }×{ $n }
    }
   *[other] { $n ->
        [0] { "" }
        [1] { $name } (basic)
       *[other] { $name } (advanced)
    }
}

## Dice Throne: dice and abilities

table-throne-no-dice = { $who }: nothing rolled yet, attempts left: { $n }
table-throne-dice = { $who }, { $purpose }, { $open ->
    [1] open
   *[other] accepted
}
table-throne-attempts = , attempts left: { $n }
table-throne-abilities = { $odds ->
    [1] My abilities: what they need, chance, dice to keep
   *[other] My abilities: what they need, what they do
}
table-throne-slot-offensive = no dice
table-throne-slot-defensive = { $dice ->
    [0] defence
    [one] defence, { $dice } die
   *[other] defence, { $dice } dice
}
table-throne-slot-passive = passive
table-throne-slot-ultimate = no dice
table-throne-straight = { $length ->
    [4] small straight
   *[other] large straight
}
table-throne-my-abilities = My abilities
table-throne-chance = { $digits ->
    [0] { NUMBER($percent, maximumFractionDigits: 0) }%
    [1] { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
   *[other] { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
}
table-throne-keep = { $n ->
    [0] keep none
   *[other] keep { $dice }
}

## Dice Throne: damage

table-throne-damage = Attack and damage
table-throne-declared = Declared: “{ $name }”.
table-throne-attack = “{ $name }”{ $aimed ->
    [0] { "" }
   *[other] {" "}→ { $whom }
}: { $damage_id ->
    [none] no damage.
   *[other] { $damage } { $sum }.
}
table-throne-dealt = {" "}{ $n } got through.
table-throne-hit = { $who } takes { $sum }: health { $before } → { $after }.
table-throne-returned = {" "}Half goes back.
table-throne-added = added
table-throne-statuses = statuses
table-throne-avoided = avoided
table-throne-prevented = { $spare ->
    [0] prevented
   *[other] prevented, up to { $n }
}
table-throne-halved = half of { $n }
table-throne-ultimate = ultimate
table-throne-sure = unpreventable

## Dice Throne: cards and options in few letters

table-throne-my-hand = My hand
table-throne-cost = { $n } CP
table-throne-sell = sell
table-throne-frame-main = main
table-throne-frame-roll = roll
table-throne-frame-instant = instant
table-throne-frame-offensive_upgrade = upgrade
table-throne-frame-defensive_upgrade = upgrade
table-throne-frame-passive_upgrade = upgrade
table-throne-option-declare = declare { $source }{ $tier ->
    [0] { "" }
   *[other] {" "}{ $need }
}
table-throne-option-no-ability = no ability
table-throne-option-play = play { $card } ({ $cp })
table-throne-option-sell = sell { $card }
table-throne-option-spend = { $source }: { $part }
table-throne-option-set-die = #{ $die }→{ $n }
table-throne-option-reroll-die = ↻#{ $die }
table-throne-option-token = { $status } ({ $whose })
table-throne-legend = 12) is the option you play by typing 12; > whose turn it is; 50 hp, 2 CP, 4-28-0: health, CP, cards in hand, deck and discard pile; [4 dash] a die that shows 4, #2 the second die; ↻14 rolls a 1 and a 4 again; bullet×3/4/5: three, four or five of the symbol; ✓ the dice show it now; 62.1% the exact chance of reaching it with the attempts left, if you keep the best dice: →14) is the option that keeps them; (2 CP, roll) what a card costs, and when it is played: in a main phase, in a roll phase, at once.
