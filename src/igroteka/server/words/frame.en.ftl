# The frame around a table: status bar, decision, log, rules, result, settings, replay.

web-title = { $name } · Igroteka
web-title-yours = Your turn · { $name }
web-title-replay = Replay · { $name }
web-title-rules = Rules · { $name }
web-loading = Setting the table…
web-nowhere = There is no such page here.
web-lobby = All games
web-to-lobby = To the list of games
web-close = Close
web-per-cent = { $n }%

## Status bar and the table's menu

web-your-decision = Your decision
web-watching = you are watching
web-phases = Phases of the turn
web-as-text = As text
web-dark = Dark theme
web-table-menu = Table
web-bot = { $bot ->
    [novice] Novice bot
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
   *[expert] Expert bot
}{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
web-seats = Seats
web-seat-yours = you
web-seat-online = online
web-seat-away = offline
web-seat-open = open seat
web-seat-resigned = resigned
web-seat-link = Link to this seat
web-own-link = { $n ->
    [one] My seat on another device
   *[other] Our seats on another device
}
web-own-link-note = { $n ->
    [one] Whoever opens this link sits in your seat. Show it to nobody.
   *[other] Whoever opens this link sits in your seats. Show it to nobody.
}
web-copy = Copy
web-copied = Copied
web-watchers = Anybody may watch
web-watchers-now = { $n ->
    [0] nobody is watching now
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
web-resign = Resign
web-resign-sure = { $players ->
    [2] Your opponent will win. Do you resign?
   *[other] A bot will play on for you, and you cannot come back. Do you resign?
}
web-resign-yes = Yes, I resign
web-resign-no = Play on

## The decision

web-action-bar = Decision
web-cancel = Cancel
web-undo = Undo
web-hint = Hint
web-hint-best = I would: { $option }
web-waiting-players = The players decide
web-waiting = Waiting for the other players
web-waiting-open = Waiting for somebody to take the seat
web-waiting-for = { $state ->
    [bot] { $player } is thinking
    [away] Waiting for { $player }, who is offline
   *[online] Waiting for { $player }
}
web-meanwhile = Meanwhile, look at the table, the log and the rules.
web-moment = Decision { $n } of { $of }
web-looking-back = This is how the table looked then
web-back-to-now = Back to now
web-game-over = The game is over
web-final-table = This is how it ended

## The connection

web-net-lost = Connection lost, reconnecting.
web-net-look = You can still look at the table.
web-net-long = { $n ->
    [one] No connection for { $n } minute.
   *[other] No connection for { $n } minutes.
}
web-net-kept = Your choice is kept and will be sent as soon as there is one.
web-net-back = Connected again.
web-net-meanwhile = While you were away:

## One device for everybody

web-curtain = Pass the device to { $player }
web-curtain-note = Cards and choices stay hidden until { $player } is ready
web-curtain-open = I am { $player }: show

## Log, odds, rules

web-side = Beside the table
web-odds = Odds
web-log = Log
web-log-empty = Nothing has happened yet.
web-rules = Rules
web-rules-of = Rules: { $name }
web-rules-search = Search the rules
web-rules-found = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
web-rules-none = “{ $sought }” is nowhere in the rules.
web-chapter = Chapter { $n }
web-rule-link = link
web-rule-cited = { $n ->
    [0] not met in this game
    [one] { $n } time in this game
   *[other] { $n } times in this game
}

## The result

web-result-yours = { $n ->
    [one] You have won
   *[other] You have won together: { $names }
}
web-result-theirs = { $n ->
    [one] { $names } has won
   *[other] { $names } have won
}
web-result-draw = A draw
web-scores-dice_forge = Glory
web-scores-epic = Health left
web-scores-dice_throne = Health left
web-show-table = Table
web-show-result = Result
web-replay = Replay
web-rematch = Rematch
web-rematch-join = Accept the rematch
web-rematch-asked = Setting the table…
web-share-replay = Link to this game
web-record = Download the record
web-record-short = Record
web-fair = The dice are fair
web-fair-later = The seed was chosen before the game and is hidden; its fingerprint is known already. At the end the seed is shown, and you can compare.
web-fair-now = The fingerprint was known from the start. Now the seed is shown: compare for yourself.
web-fair-hash = SHA-256 fingerprint (known from the start)
web-fair-seed = Seed (shown at the end)
web-fair-verify = Verify
web-fair-true = They match: no roll was changed
web-fair-false = They do not match

## Replay

web-replay-of = Replay
web-replay-eyes = Seen by
web-replay-all = a spectator
web-replay-start = The beginning
web-replay-back = One decision back
web-replay-on = One decision on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed: { $n }
web-replay-scrub = Moment of the game
web-moment-link = Link to this moment

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = system
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-system = system
web-motion-off = off
web-motion-fast = fast
web-motion-normal = normal
web-text-size = Text size
web-board = Table
web-board-drawn = drawn
web-board-text = as text
web-sounds = Sounds
web-sounds-note = Short ones: your turn, a roll, a hit, a card, the end

## Keys

web-keys = Keys
web-key-choice = option
web-key-primary = confirm
web-key-cancel = cancel
web-key-undo = undo
web-key-arrows = around the table
web-cap-arrows = arrows
web-key-log = log
web-key-odds = odds, card
web-key-rules = rules
web-key-hint = hint
web-key-keys = this list
