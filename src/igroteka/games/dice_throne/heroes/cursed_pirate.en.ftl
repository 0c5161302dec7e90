# The Cursed Pirate. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-cursed_pirate = Cursed Pirate
    .text = Loses a Doubloon every turn; without one the board turns over, and the cursed side hits harder but hurts the Pirate too.
symbol-cutlass = cutlass
symbol-booty = booty
symbol-skull = skull

## Abilities

ability-cutlass_strike = Cutlass Strike
    .level1 = 3, 4 or 5 cutlasses: 5, 6 or 7 damage. If 4 dice show the same number, inflict Powder Keg.
    .level2 = On the cursed side it is Soul Cutlass.
ability-soul_cutlass = Soul Cutlass
    .text = 3, 4 or 5 cutlasses: 5, 7 or 9 damage. If 3 dice show the same number, inflict Powder Keg.
ability-x_marks_the_spot = X Marks the Spot
    .level1 = Gain 1 CP, then roll 3 dice. Each cutlass: 2 undefendable damage. Each booty: draw a card. Each skull: gain a Cursed Doubloon.
    .level2 = On the cursed side it is Dread Mark.
ability-dread_mark = Dread Mark
    .text = Gain 2 CP, then roll 4 dice. Each cutlass: 2 undefendable damage. Each booty: draw a card. Each skull: inflict a Cursed Doubloon.
ability-light_the_fuse = Light the Fuse
    .level1 = Inflict Powder Keg, then 7 damage with a small straight, 9 with a large one.
    .level2 = On the cursed side it is Thar She Blows!
ability-thar_she_blows = Thar She Blows!
    .text = Inflict Wither and Powder Keg, then 7 damage with a small straight, 10 with a large one.
ability-black_spot = Black Spot
    .level1 = Gain a Cursed Doubloon, inflict Parlay, 7 undefendable damage.
    .level2 = On the cursed side it is Black Soul.
ability-black_soul = Black Soul
    .text = Inflict Parlay, Powder Keg and Wither, then 8 undefendable damage.
ability-walk_the_plank = Walk the Plank
    .level1 = Steal 1 CP, or the defender discards a card of his choice, then 7 damage.
    .level2 = On the cursed side it is Abyssal Walk.
    .part1 = Steal 1 CP
    .part2 = He discards a card
ability-abyssal_walk = Abyssal Walk
    .text = Steal 1 CP, the defender discards a card of his choice, inflict Wither, then 8 damage.
ability-shiver_me_timbers = Shiver Me Timbers
    .level1 = 7 undefendable damage. You may lose any number of your Cursed Doubloons.
    .level2 = On the cursed side it is The Shivering.
ability-the_shivering = The Shivering
    .text = 8 undefendable damage and 1 for each Cursed Doubloon of the defender.
ability-cursed = Cursed
    .level1 = At the end of your turn lose a Cursed Doubloon. If you have none, turn the board over for good.
    .level2 = In your Upkeep take 4 damage that nothing prevents. When an opponent’s Offensive Roll Phase has not resulted in an Attack, inflict Powder Keg on that opponent.
ability-ahoy_matey = Ahoy Matey
    .level1 = Roll 4 dice. Each cutlass: 1 damage to the attacker. Each booty: gain 1 CP. Each skull: prevent 2. With 2 cutlasses and a skull gain a Cursed Doubloon.
    .level2 = Avast Ye. Roll 5 dice. Each cutlass: 1 damage to the attacker. Each booty: gain 1 CP. Each skull: prevent 2. With 2 cutlasses and a skull inflict a Cursed Doubloon on the attacker.
ability-pirates_touch = Pirate’s Touch!
    .level1 = Gain 2 Cursed Doubloons, inflict Parlay and Powder Keg, 12 ultimate damage.
    .level2 = On the cursed side it is Cursed Touch!
ability-cursed_touch = Cursed Touch!
    .text = Inflict Parlay, a Cursed Doubloon and Wither, 13 ultimate damage. Inflict Powder Keg on up to 2 opponents of your choice.

## Cards

card-pillage = Pillage!
    .text = Steal 1 CP from an opponent of your choice.
card-cursed_cards = Cursed Cards!
    .text = Draw a card; or take 2 damage and draw 2; or take 4 damage and draw 3.
    .part1 = Draw a card
    .part2 = Take 2 damage, draw 2 cards
    .part3 = Take 4 damage, draw 3 cards
card-batten_down = Batten Down!
    .text = Discard your hand, then draw 4 cards.
card-crows_nest = Crow’s Nest!
    .text = Roll a die and choose an opponent. Cutlass: look at his hand. Booty: he discards a card of his choice. Skull: he discards a random card.
card-pirates_life = Pirate’s Life!
    .text = Gain a Cursed Doubloon. On the cursed side heal 3 instead.
card-swashbuckle = Swashbuckle!
    .text = Roll a die. Cutlass: 2 damage to an opponent of your choice. Booty: draw 2 cards. Skull: inflict Powder Keg on an opponent of your choice.
card-scurvy = Scurvy!
    .text = Take 1 damage, then inflict Wither on an opponent of your choice.
card-high_stakes = High Stakes!
    .text = Roll 2 dice. With a booty draw 2 cards and gain 2 CP.
card-light_it_up = Light It Up!
    .text = Inflict Powder Keg on an opponent of your choice.
card-yo_ho = Yo Ho!
    .text = An opponent of your choice takes a Powder Keg, or rolls a die: 1–2 nothing, 3–6 Powder Keg and Wither.
    .part1 = Take a Powder Keg
    .part2 = Roll: 1–2 nothing, 3–6 Powder Keg and Wither
card-truce = Truce!
    .text = Inflict Parlay on an opponent of your choice.
card-feed_the_fish = Feed the Fish!
    .text = Inflict Powder Keg on up to 3 opponents of your choice.
card-shark_bait = Shark Bait!
    .text = Attack modifier. +2 damage.
card-ransom = Ransom!
    .text = Choose one of an opponent’s dice: he pays you 2 CP or rolls it again.
    .part1 = Pay 2 CP
    .part2 = Roll the die again
card-run_ya_through = Run Ya Through!
    .text = Attack modifier. Roll 5 dice: +1 damage for each cutlass. If that adds 3 or more, inflict Powder Keg.
card-heave_ho = Heave-Ho!
    .text = Roll a die. Skull: inflict Parlay on an opponent of your choice. Otherwise draw a card.
