# The way in: choosing a game, a new table, heroes, decks, invitations, my games.

web-lobby-title = Igroteka
web-lobby-tagline = three board games at a table that knows the rules
web-lobby-my-name = Your name
web-lobby-games = Games
web-lobby-again = Try again

## Games. original: the name on the box where it differs; time: how long a game takes.

web-lobby-game-dice_forge = Dice Forge
    .original = { "" }
    .pitch = Forge new faces onto your dice and accomplish heroic feats
    .time = 40 min
web-lobby-game-epic = Epic Card Game
    .original = { "" }
    .pitch = A duel of champions: one gold a turn, every decision is loud
    .time = 25 min
web-lobby-game-dice_throne = Dice Throne
    .original = { "" }
    .pitch = Roll five dice, build your attack and answer the other one
    .time = 30 min
web-lobby-fact-players = Players
web-lobby-fact-time = Time
web-lobby-fact-levels = 5 levels

## A new table

web-lobby-new = New game
web-lobby-players = Players
web-lobby-bots = Bots
web-lobby-settings = Settings of the table
web-lobby-seats-each = Each seat on its own
web-lobby-seat-who = Who sits at seat { $n }
web-lobby-seat-name = Name at seat { $n }
web-lobby-who-me = At this screen
web-lobby-who-friend = A friend by link
web-lobby-level-novice = novice
web-lobby-level-easy = easy
web-lobby-level-medium = medium
web-lobby-level-hard = hard
web-lobby-level-expert = expert
web-lobby-make-bots = Play now
web-lobby-make-link = Set the table and get the links
web-lobby-make-device = Sit down
web-lobby-with-friends = Invite by link
web-lobby-one-device = One screen
web-lobby-way-link = Every friend gets a link of their own. Nobody has to sign up.
web-lobby-way-device = The device goes from hand to hand; a curtain hides the other hands.
web-lobby-missing-deck = Every seat needs a deck.

## Settings of a game

web-lobby-field-cards = Cards
web-lobby-field-format = Format
web-lobby-field-mode = Mode
web-lobby-field-set = Cards
web-lobby-field-factions = My factions
web-lobby-field-heroes = Heroes
web-lobby-field-promo = Promo cards
web-lobby-cards-intro = first game
web-lobby-cards-alternative = all swaps
web-lobby-cards-random = random
web-lobby-cards-chosen = chosen
web-lobby-parts-cards = These replace introductory cards
web-lobby-set-base = Base set
web-lobby-set-jungle = Jungle
web-lobby-set-promo = Promo cards
web-lobby-set-tyrants = Tyrants
web-lobby-set-uprising = Uprising
web-lobby-set-chosen = Several sets
web-lobby-parts-set = Which sets to mix
web-lobby-factions-random = random
web-lobby-heroes-random = random
web-lobby-promo-no = no promo cards
web-lobby-promo-yes = with promo cards

## Invitations

web-lobby-invite-title = The table is set
web-lobby-invite-text = { $n ->
    [one] Send the link to your friend: whoever opens it takes the seat.
   *[other] Send everybody their link: whoever opens it takes the seat.
}
web-lobby-invite-local = These links open on this computer only. To invite people from elsewhere, run “igroteka serve” at an address that they can reach.
web-lobby-invite-seat = Seat { $n }
web-lobby-to-table = To the table
web-lobby-join-kicker = You are invited
web-lobby-join = Take the seat
web-lobby-join-text = The seat is yours as long as this browser remembers it; at the table you can take a link for coming back from another device.
web-lobby-join-already = You sit at this table already: go back to it

## My games

web-lobby-continue = Go on
web-lobby-continue-text = tables keep themselves
web-lobby-go-on = Go on
web-lobby-go-on-with = Go on with { $title }
web-lobby-look-at = Look at { $title }
web-lobby-forget = Take { $title } off the list
web-lobby-all-games = All my games: { $n }
web-lobby-fewer = Only the latest
web-lobby-state-on = in play
web-lobby-state-open = { $n ->
    [one] waiting for { $n } player
   *[other] waiting for { $n } players
}
web-lobby-state-draw = over: a draw
web-lobby-state-won = over: you won
web-lobby-state-over = over, won by { $winners }

## Watching

web-lobby-watch = Watch games
web-lobby-watch-count = { $n ->
    [0] no table is open
    [one] { $n } table is open
   *[other] { $n } tables are open
}
web-lobby-watch-none = A table appears here when its owner lets people watch.

## The heroes of Dice Throne. play: the words on the button.

web-lobby-choose-hero = Choose your hero
web-lobby-heroes-shown = Show
web-lobby-heroes-all = all
web-lobby-heroes-simple = simple
web-lobby-heroes-verified = verified
web-lobby-hero-random = Random
web-lobby-hero-give = { $hero } for seat { $n }
web-lobby-hero-looked-at = Hero
web-lobby-complexity = complexity { $n } of { $of }
web-lobby-complexity-unknown = complexity not given
web-lobby-die = Die
web-lobby-defence = Defence
web-lobby-board = The rest of the board
web-lobby-win-rate = Wins in duels of bots
web-lobby-win-rate-against = Against { $hero }
web-lobby-win-rate-note = Measured to ±{ $margin } percentage points in { $games } duels of bots that look one decision ahead: people may play a hero better or worse.
web-lobby-unverified = not verified
web-lobby-unverified-long = The numbers were not compared with the box.
web-lobby-unverified-why = Some are known from one source only.
web-lobby-hero-gunslinger = Duels and sure shots. Dodges, and puts prices on heads.
    .play = Play the Gunslinger
web-lobby-hero-barbarian = Hits straight and hard. Heals himself, stuns others.
    .play = Play the Barbarian
web-lobby-hero-moon_elf = Entangles and blinds. Shoots from afar.
    .play = Play the Moon Elf
web-lobby-hero-ninja = Slow poison and smoke. The damage comes later.
    .play = Play the Ninja
web-lobby-hero-artificer = Builds Bots from Synth. Needs time to get going.
    .play = Play the Artificer
web-lobby-hero-huntress = Fights together with Nyra. The sabertooth bites and guards.
    .play = Play the Huntress
web-lobby-hero-cursed_pirate = Powder kegs and withering. A board with two sides.
    .play = Play the Cursed Pirate
web-lobby-hero-paladin = Halves the damage of others. Gives it back to them.
    .play = Play the Paladin
web-lobby-hero-pyromancer = Gathers heat, burns it all at once. Hardly defends.
    .play = Play the Pyromancer
web-lobby-hero-tactician = Gathers advantage. Spends it at the right moment.
    .play = Play the Tactician
web-lobby-hero-vampire_lord = Makes opponents bleed. Blood Power pays for everything.
    .play = Play the Vampire Lord
web-lobby-hero-monk = Gathers Chi. Decides whether it strikes or guards.
    .play = Play the Monk
web-lobby-hero-shadow_thief = Steals CP. Hides and strikes from the shadows.
    .play = Play the Shadow Thief
web-lobby-hero-treant = Grows Spirits of the forest. Strong in a long game.
    .play = Play the Treant
web-lobby-hero-samurai = Honor sharpens the strikes. Shame falls upon the enemy.
    .play = Play the Samurai
web-lobby-hero-seraph = Flight and blinding light. Hard to finish off.
    .play = Play the Seraph

## Decks of Epic

web-lobby-decks = Decks
web-lobby-decks-title = Epic: decks
web-lobby-seat-deck = Deck of seat { $n }
web-lobby-build-deck = Build a deck of my own
web-lobby-no-decks = There are no ready decks here: build your own.
web-lobby-my-deck = My deck
web-lobby-deck-new = A new deck
web-lobby-deck-unnamed = Unnamed
web-lobby-deck-open = Open a deck
web-lobby-deck-drop = Throw the deck away
web-lobby-deck-empty = Nothing yet: take cards from the left.
web-lobby-deck-share = Share or load
web-lobby-deck-undo = Take the last change back
web-lobby-pane-cards = Cards
web-lobby-pane-deck = Deck
web-lobby-pane-check = May it be played?
web-lobby-search = Name, word or number
web-lobby-factions = Factions
web-lobby-found = { $n ->
    [0] There is no such card.
    [one] { $n } card found.
   *[other] { $n } cards found.
}
web-lobby-event = event
web-lobby-champion = champion
web-lobby-cost = cost { $n }
web-lobby-costs = { $ones } at 1 · { $zeros } at 0
web-lobby-copies = { $n ->
    [0] none in the deck
    [one] { $n } copy in the deck
   *[other] { $n } copies in the deck
}
web-lobby-less = Less of { $title }
web-lobby-more = More of { $title }
web-lobby-attack-curve = Champions by attack
web-lobby-or-more = { $n } or more
web-lobby-deck-legal = This deck may be played
web-lobby-deck-legal-text = It keeps all rules.
web-lobby-balance = Costs 0 and 1
web-lobby-balance-text = Every card of cost 0 needs two of cost 1 of the same faction.
web-lobby-broken-deck-size = { $given ->
    [one] { $given } card, { $least } are needed
   *[other] { $given } cards, { $least } are needed
}
web-lobby-advice-deck-size = More are allowed, fewer are not.
web-lobby-broken-deck-copies = { $given ->
    [one] “{ $card }”: { $given } copy
   *[other] “{ $card }”: { $given } copies
}
web-lobby-advice-deck-copies = At most three copies of a card.
web-lobby-mend = { $less ->
    [0] Mend it: +{ $more }
   *[other] { $more ->
        [0] Mend it: −{ $less }
       *[other] Mend it: −{ $less } and +{ $more }
    }
}
web-lobby-keep-draft = Keep the draft
web-lobby-keep-deck = Keep the deck
web-lobby-deck-kept = Kept in this browser.
web-lobby-deck-text = The deck as text
web-lobby-deck-text-help = A line holds a number and a card, such as “3 fireball”; what follows a # is a note. The first note names the deck.
web-lobby-deck-take = Take this text
web-lobby-deck-save-file = Save as a file
web-lobby-deck-open-file = Open a file
web-lobby-deck-odd = { $n ->
    [one] { $n } line means nothing:
   *[other] { $n } lines mean nothing, the first one is:
}
