# The command line.

yes = yes
no = no

## Wrong usage

usage = This command line means nothing: { $given } See --help.
usage-command = There is no such command. Commands: { $allowed }.
serve-address = Igroteka: { $address } (Ctrl-C ends it)
usage-log-level = There is no log level “{ $given }”: { $allowed }.
usage-no-port = No port is free.
usage-option = There is no option “{ $given }”. See --help.
usage-no-value = Option “{ $given }” needs a value. See --help.
usage-missing = “{ $given }” is missing. See --help.
usage-number = “{ $given }” is not a whole number from { $least } on.
usage-set = “{ $given }” is no setting: write --set key=value.
usage-set-twice = Setting “{ $given }” is given twice.
usage-no-file = There is no file “{ $given }”.
usage-file = “{ $given }” cannot be read: { $reason }.

## Bots

setup-unknown-bot = There is no bot “{ $given }”. Bots: { $allowed }.
setup-bots = { $given ->
    [one] 1 bot
   *[other] { $given } bots
} for { $allowed ->
    [one] 1 seat
   *[other] { $allowed } seats
}: name one for all of them, or one for each.

## simulate

simulate-stopped = Stopped. Done so far:
simulate-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $players } players, from seed { $seed }
simulate-seat = { $player }: won { $wins } ({ $share } %), mean score { $score }
simulate-draws = Draws: { $draws }
simulate-cut = Cut short after { $turns } turns, and counted as draws: { $cut }
simulate-decisions = { $n } decisions, { $mean } a game
simulate-speed = { $decisions } decisions/s, { $games } games/s · { $seconds } s of CPU time, { engine }
engine = { $compiled ->
    [True] compiled engine
   *[False] interpreted engine
}

## tournament

tournament-title = { $game }: { $games } of { $planned } games with { $players } players, seeds from { $seed }
tournament-bot = bot
tournament-pair = first : second
tournament-rating = rating
tournament-plus-minus = ± 95 %
tournament-points = points, %
tournament-interval = 95 % interval
tournament-games = games
tournament-score = mean score
tournament-spread = spread
setup-bot-twice = Bot “{ $given }” is named twice.
results-file = Results cannot be kept in “{ $file }”: { $reason }.
results-line = Line { $line } of “{ $file }” is no result of a game: { $given }
results-differ = Line { $line } of “{ $file }” has another result of the game { $bots } with seed { $seed } than a line before it. If a bot has changed, begin a new file.
ray-missing = Ray is not installed: pip install “{ $given }”.
ray-address = No Ray at “{ $given }”: { $reason }

## bench

bench-title = Python { $python }, { engine }; CPU time of one thread, median of several runs
bench-line = { $game }, { $players } players: { $decisions } decisions/s, { $games } games/s · clone { $clone } µs · live decision { $live } ms

## Results

result-unfinished = Unfinished.
result-score = { $player } { $score }
result-winner = { $player }
result = { $winners ->
    [0] A draw.
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
} Scores: { $scores }.

## replay, verify

replay-title = { $game }, { $players } players, seed { $seed }
replay-round = Round { $round }
replay-decision = { $player }: { $decision }
replay-after = After { $decisions } of { $of ->
    [one] 1 decision
   *[other] { $of } decisions
}
replay-asked = { $player } decides: { $question }
replay-at = There is no position after decision { $given }: the record has { $allowed }.
verify-ok = ok: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}. { $result }

## Fields of a view. What is missing here is shown as it is.

view-round = Round
view-rounds = Rounds in all
view-active = Turn of
view-step = Step
view-extra_taken = Extra action taken
view-over = Over
view-player = Decides
view-heroes = Heroes
view-seat = hero
view-reserves = reserve
view-has = { "" }
view-most = of
view-glory_track = glory on the track
view-glory_tokens = glory tokens
view-card_glory = glory of the cards
view-dice = dice
view-replaced = replaced faces
view-portal = portal
view-cards = cards
view-hammer = hammer
view-lap = lap
view-reinforcement = reinforcements
view-automatic = automatic
view-other = other
view-tokens = tokens
view-ready = ready
view-used = used
view-scores = Scores
view-sanctuary = Sanctuary
view-price = price
view-faces = faces
view-face = { "" }
view-card = { "" }
view-left = left
view-count = ×
view-garden = Garden
view-removed = Removed faces
view-islands = Islands
view-bought = Bought in this offering
view-boars = Owners of the boars

## Help

help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: { $value }]
help-required = [required]
help-igroteka = Tabletop games with complete rules. Without a command: play in the browser.
help-serve = Serve tables to browsers.
help-serve-host = Address to listen at.
help-serve-port = Port to listen at.
help-serve-database = Where games are kept: sqlite:///file.db or postgresql://…
help-serve-origin = Public address of the server, if it is not http://HOST:PORT.
help-serve-log_level = How much is logged: debug, info, warning or error.
help-terminal = Play in the terminal.
help-simulate = Play many games between bots and count.
help-tournament = Let bots play against each other from every seat and rate them.
help-tournament-bots = Bots by name; every one meets every other. In games with teams a bot plays a whole team.
help-tournament-games = Games of every seating; game k of each has seed S + k.
help-tournament-out = File of results, one line a game: it is added to, and what is in it is not played again.
help-tournament-ray = Play on a Ray cluster (host:port, ray://host:port or auto), or with local on J workers here.
help-replay = Show a recorded game decision by decision, or the position after N decisions.
help-verify = Check a record: every decision, every draw, the result and the checksum.
help-rules = Print a clause of the rules (DF-5.3), a chapter (DF-5) or all titles, or search for words in both languages.
help-cards = Check a file of own cards for Epic.
help-cards-action = What to do: check.
help-cards-file = A file of Card(…) entries.
help-bench = Measure the speed of the engine.
help-option-help = Show this help.
help-option-lang = Language: ru or en.
help-option-json = Print one JSON object.
help-option-game = Name of the game: dice_forge, epic or dice_throne.
help-option-players = Number of players.
help-option-bots = Bots by name: one for all seats, or one for each.
help-option-seed = Seed of the dice.
help-option-set = A setting of the game, such as cards=alternative; may be repeated.
help-option-games = Number of games; game k has seed S + k.
help-option-jobs = Number of processes; the result is the same.
help-option-file = A record.
help-option-at = Number of decisions.
help-option-query = A game, then a clause or words; everything if left out.
help-terminal-bots = Bots by name: one for all other seats, or one for each.
help-terminal-seed = Seed of the dice; without it a new game, and seed 0 if the input is no terminal.

## cards

cards-ok = { $n } cards, all well written: { $names }.

## odds

help-odds = Exact odds of Dice Throne: every ability’s chance and the dice to keep for it.
help-odds-hero = A hero, such as gunslinger.
help-odds-any_ = Instead of a hero: small_straight, large_straight or five_of_a_kind.
help-odds-dice = The five dice that lie there; without them all are still to be rolled.
help-odds-keep = What is kept for the next roll; after it the best is kept.
help-odds-attempts = Rolls still to come: 2 by default with dice, 3 without.
odds-line = { $chance }   keep: { $keep }
odds-damage = Most damage on average, before defence: { $mean }   keep: { $keep }
odds-hero = There is no hero “{ $given }”. Heroes: { $allowed }.
odds-game = Odds are told for { $allowed }, not for “{ $given }”.
odds-what = Name either a hero or a pattern with --any.
odds-pattern = There is no pattern “{ $given }”. Patterns: { $allowed }.
odds-dice = “{ $given }” is no row of dice for { $option }: write numbers from 1 to 6 with commas, five for --dice.
odds-attempts = { $given } rolls cannot be counted here: { $least } to { $most } are possible.
odds-keep = More dice showing { $given } are kept than lie there.
odds-keep-nothing = Dice can be kept only if --dice tells what lies there and a roll is still to come.
