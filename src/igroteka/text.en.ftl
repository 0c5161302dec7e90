# What every game and every way of playing may have to say. Sentences only: no rule of a game is here.

## Players and amounts

player = Player { $n }
# Call it with a resource and a number n; the game's messages amount-<resource> hold the forms.
amount = { $amount }

## Languages, games, seats

unknown-language = There is no language “{ $given }”. Languages: { $allowed }.
unknown-game = There is no game “{ $given }”. Games: { $allowed }.
unknown-seat = There is no seat { $given }. { $allowed ->
    [one] There is one seat, number 0.
   *[other] There are { $allowed } seats, counted from 0.
}

## Setting up

setup-players = { $given } players cannot play this game. Possible: { $allowed }.
setup-seed = A seed is a whole number from 0 on, not “{ $given }”.
setup-unknown-key = This game has no setting “{ $given }”. Settings: { $allowed }.
setup-cards = There is no card or set of cards “{ $given }”. Choose from: { $allowed }.
setup-not-alternative = “{ $card }” belongs to the introductory game, it is not one to swap in. Those are: { $allowed }.
setup-card-twice = “{ $card }” is named twice.

## Deciding and taking back

game-over = The game is over.
option-out-of-range = There is no option { $given }. { $allowed ->
    [0] Nothing can be chosen now.
    [one] There is one, number 0.
   *[other] There are { $allowed }, counted from 0.
}
option-too-late = “{ $given }” cannot follow: by then luck or another player has had a say.
notation-unknown-word = “{ $given }” is no decision of this game. Decisions begin with: { $allowed }.
notation-wrong-length = “{ $given }” is not complete or too long: after “{ $word }” { $expected ->
    [0] comes nothing
    [one] comes one name
   *[other] come { $expected } names
}.
notation-unknown-name = “{ $given }” cannot stand after “{ $word }”. Possible: { $allowed }.
undo-nothing = There is nothing to take back.
undo-over = The game is over: nothing can be taken back.
undo-other-seat = The last decision was another player’s: it is not yours to take back.
undo-drawn = Too late: dice have been rolled or cards drawn since.

## Positions

position-json = This is no position in JSON: { $given }.
position-type = The position is wrong at “{ $field }”: { $given }.
position-players = “{ $field }”: a game for { $given } is not possible.
position-seat = “{ $field }”: there is no seat { $given }; there are { $allowed }, counted from 0.
position-unknown-name = “{ $field }”: “{ $given }” does not exist in this game.
position-range = “{ $field }”: { $given } is out of range, { $least } to { $most } is possible.
position-count = “{ $field }”: { $given } in all, but there must be { $expected }.
position-over = “{ $field }”: the game is over, so nothing can be asked or waiting.
position-no-rule = “{ $field }”: { $given } is no rule.
position-unknown-rule = “{ $field }”: there is no rule “{ $given }”.
position-rule-arguments = “{ $field }”: the arguments of rule “{ $given }” do not fit.
position-no-question = “{ $field }”: rule “{ $given }” asks nothing.
position-no-options = “{ $field }”: “{ $given }” is asked, but there is nothing to choose.
position-twice = “{ $field }”: { $given } is in two places.
position-die = “{ $field }”: a die has 6 faces, not { $given }.
position-portal = “{ $field }”: two heroes cannot share portal { $given }.
position-wrong-slot = “{ $field }”: card “{ $given }” lies in a place that is not its own.
position-boar = “{ $field }”: this boar face and its card do not fit together ({ $given }).

## Records

record-title = Line { $line }: this is no record of Igroteka: “{ $given }”.
record-unsealed = Line { $line }: the record breaks off, its last line must be the checksum.
record-header = Header “{ $header }” is missing or wrong: “{ $given }”.
record-version = The record was made with version { $given } of the rules, this program has version { $found }.
record-line = Line { $line } has no meaning: “{ $given }”.
record-numbering = Line { $line }: number { $given } is not the next one.
record-start = The draws at the start do not fit.
record-seat = Line { $line }, decision { $decision }: seat { $given } decides in the record, but { $found ->
    [None] the game is over
   *[other] it is for seat { $found } to decide
}.
record-illegal = Line { $line }, decision { $decision }: “{ $given }” is not possible there.
record-draws = Line { $line }, decision { $decision }: the draws do not fit.
record-hash = Line { $line }, decision { $decision }: the position after it is another one.
record-result = The record ends with “{ $given }”, the game with “{ $found }”.
record-redacted = This record leaves out what its reader may not know yet; it cannot be replayed.
record-checksum = The checksum does not fit: the record has been changed.

# Looking up the rules
rules-no-clause = There is no clause or chapter { $given }. Chapters: { $allowed }.
rules-nothing-found = No clause says “{ $given }”.

## Hints

hint-games = { $n ->
    [one] { $n } imagined game
   *[other] { $n } imagined games
}
hint-best = wins { $chance } % of { hint-games }, the next best { $other } %
hint-behind = wins { $chance } % of { hint-games }, the best of the others { $other } %
hint-even = wins { $chance } % of { hint-games }, just like the best of the others
hint-despite = wins { $chance } % of { hint-games }; that another wins { $other } % may be chance
hint-only = wins { $chance } % of { hint-games }
hint-not-asked = A hint is for whoever decides now.
