# The table of Dice Forge. Names of faces, cards and dice come from the game's catalogue.

## Where to look

web-forge-temple = Sanctuary
web-forge-islands = Islands
web-forge-garden = Garden: for feats
web-forge-start = start
web-forge-mine = My dice and reserve
web-forge-you = You
web-forge-panes = Parts of the table
web-forge-pane-temple = Sanctuary
web-forge-pane-islands = Islands
web-forge-pane-odds = Odds
web-forge-pane-log = Log
web-forge-round = Round { $n } of { $of }
web-forge-step = { $step_id ->
    [action] Action
   *[other] { $step }
}
web-forge-extra = Second for { $sun }

## Dice and faces

web-forge-die = { $die_id ->
    [light] Light
   *[dark] Dark
}
web-forge-rolled = rolled
web-forge-on-top = on top
web-forge-net = { $player }, { $die }: { $faces }. On top: { $top }
web-forge-slot = face { $n }: { $face }{ $up ->
    [yes] , on top
   *[no] { "" }
}
web-forge-shelf-face = { $face }: costs { $gold }, { $left } left
web-forge-garden-face = { $face }: given by a feat, { $left } left
web-forge-of = { $face } ({ $player })

## Reserve, glory, tokens

web-forge-reserve = { $resource }: { $has } of { $most }
web-forge-score = Glory: { $n } ({ $glory } on the board, { $cards } on cards)
web-forge-gathered = on the board
web-forge-hammer = Blacksmith’s Hammer: lap { $n }, { $step } of { $of }; the lap gives { $glory } glory
web-forge-lap = lap { $n ->
    [1] I
   *[other] II
}
web-forge-on-hammer = How much gold goes on the hammer
web-forge-token = { $card } token: { $n ->
    [0] used
   *[other] { $n }
}
web-forge-reinforcement = Reinforcement “{ $card }”: { $left ->
    [0] already used
   *[other] usable in your turn
}
web-forge-short = { $card_id ->
    [silver_hind] Hind
    [guardians_owl] Owl
   *[other] { $card }
}
web-forge-where = { $portal ->
    [0] at the start
   *[other] island { $portal }
}
web-forge-stands = { $player }: { web-forge-where }
web-forge-open = { $player }: cards and tokens
web-forge-close = Close
web-forge-no-cards = No cards yet.
web-forge-replaced = Faces replaced: { $n }

## Islands

web-forge-pile = { $card }: { $sun ->
    [0] { "" }
   *[other] { amount-sun }{ $moon ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $moon ->
    [0] { "" }
   *[other] { amount-moon }
}, { amount-glory }, { $left } left

## Decisions

web-forge-choose = { $asked ->
    [offering] One more face?
    [ship] The ship: a cheaper face?
   *[other] A face, a feat or pass?
}
web-forge-ringed = { $asked ->
    [offering] The faces you can buy are ringed.
    [ship] The faces you can buy are ringed.
   *[other] The faces and feats you can take are ringed.
}
web-forge-more = One more action for { amount-sun }
web-forge-offering = Offering · face { $n }
web-forge-swap = “{ $face }” in place of “{ $old }”, { $die }
web-forge-remains = { amount-gold } will be left.
web-forge-forge = Forge
web-forge-price = { $gold ->
    [0] for free
   *[other] for { amount-gold }
}
web-forge-place = Put the face in
web-forge-chase = { $player } goes back to the start and is blessed.
web-forge-lost = { $n } lost

## Odds

web-forge-next-blessing = Next blessing
web-forge-expected = Expected per roll
web-forge-same = as before
web-forge-now = now
web-forge-then = after forging
web-forge-per-roll = { $resource_id ->
    [gold] gold per roll
    [sun] sun shards per roll
    [moon] moon shards per roll
   *[glory] glory per roll
}
web-forge-chance = { $n }: { $now }
web-forge-chance-then = { $n }: { $now }, after forging { $later }
web-forge-room = { $n ->
    [0] Your reserve is full: all of it would be lost.
   *[other] Only { $n } will fit the reserve: the rest would be lost.
}
web-forge-choice-note = A face with a choice counts for every resource it offers.
web-forge-no-odds = Odds are reckoned while the game is on.
