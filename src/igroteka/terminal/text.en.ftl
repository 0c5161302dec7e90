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
table-left = You left the game in round { $round }.
table-input-ended = The input has ended: the game is left in round { $round }.
table-saved = The record is in { $file }.
table-not-saved = The record could not be written to { $file }: { $reason }.
table-allowed = Nothing speaks against it: it is among the options.
table-unknown = I do not understand “{ $given }”. A number plays an option; “?” lists what else you can type.
table-unknown-thing = I know no option, card or face “{ $given }”. Try “why hydra”, “why 3G” or “? 1”.

## Commands: their names and what they do

table-command-why = why
table-command-players = players
table-command-log = log
table-command-rules = rules
table-command-undo = undo
table-command-save = save
table-command-lang = lang
table-command-quit = quit
table-help-number = 3: plays option 3. “buy sun_1” or “buy 1S” does the same in writing.
table-help-explain = ? 3, ? hydra: explains an option, a card or a face.
table-help-why = why hydra, why 3G: why it cannot be done now, with the rule.
table-help-players = players: the dice, cards and tokens of everybody.
table-help-log = log: everything that has happened.
table-help-rules = rules WORDS, rules DF-5.3: searches the rules.
table-help-undo = undo: takes your last decision back, if no die has been rolled since.
table-help-save = save [FILE]: writes the record of the game; no file is ever overwritten.
table-help-lang = lang ru, lang en: another language.
table-help-quit = quit: leaves the table.

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
