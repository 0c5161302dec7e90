# The Shadow Thief. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-shadow_thief = Shadow Thief
    .text = Hoards CP, poisons, hides in the shadows and strikes when nobody can strike back.
symbol-dagger = dagger
symbol-bag = bag
symbol-card = card
symbol-shadow = shadow

## Abilities

ability-dagger_strike = Dagger Strike
    .level1 = 3, 4 or 5 daggers: 4, 6 or 8 damage. Each bag: gain 1 CP. Each shadow: inflict 1 Poison.
    .level2 = 3, 4 or 5 daggers: 4, 6 or 8 damage. Gain 1 CP. Each shadow: inflict 1 Poison. Each card symbol: draw a card.
ability-pickpocket = Pickpocket
    .level1 = 2, 3 or 4 bags: gain 2, 3 or 4 CP. With a shadow steal 1 of them.
    .level2 = 2, 3, 4 or 5 bags: gain 3, 4, 5 or 6 CP. With a shadow steal up to 2 of them.
ability-shifty_strike = Shifty Strike
    .level1 = Gain 3 CP, then half of your CP is damage.
    .level2 = Gain 4 CP, then half of your CP is damage. Opens Shadow Strike.
ability-shadow_strike = Shadow Strike
    .text = Inflict Poison, half of your CP is damage.
ability-insidious_strike = Insidious Strike
    .level1 = Gain 4 CP, then your CP is damage.
    .level2 = Gain 4 CP, then your CP is damage. Opens Shank Attack.
ability-shank_attack = Shank Attack
    .text = Gain 1 CP and Sneak Attack, draw a card, inflict Poison.
ability-shadow_dance = Shadow Dance
    .level1 = Roll a die: half of it is damage. Gain Shadows and Sneak Attack.
    .level2 = Roll a die: half of it is undefendable damage. Gain Shadows and Sneak Attack, draw a card.
ability-carducopia = Carducopia
    .level1 = Each card symbol: draw a card.
    .level2 = Each card symbol: draw a card. With a shadow the target discards a random card. With a bag gain 1 CP.
ability-shadow_defense = Shadow Defense
    .level1 = Roll 4 dice. With 2 daggers inflict Poison on the attacker. With a shadow gain Sneak Attack. With 2 shadows gain Shadows too and avoid the damage.
    .level2 = Roll 5 dice. With 2 daggers inflict Poison on the attacker. With a shadow gain Sneak Attack. With 2 shadows gain Shadows too and avoid the damage.
ability-counter_strike = Counter Strike
    .level1 = Roll 5 dice. Each dagger: 1 damage to the attacker. With a dagger and a shadow inflict Poison on the attacker.
    .level2 = Roll 5 dice. Each dagger: 2 damage to the attacker. With a dagger and a shadow inflict Poison on the attacker.
ability-shadow_shank = Shadow Shank!
    .level1 = Gain 3 CP, remove all negative statuses from yourself, gain Shadows, 5 ultimate damage and 1 more for each CP you have.

## Cards

card-dagger_strike_2 = Dagger Strike II
card-pickpocket_2 = Pickpocket II
card-shifty_strike_2 = Shifty Strike II
card-insidious_strike_2 = Insidious Strike II
card-shadow_dance_2 = Shadow Dance II
card-carducopia_2 = Carducopia II
card-shadow_defense_2 = Shadow Defense II
card-counter_strike_2 = Counter Strike II
card-sneaky = Sneaky!
    .text = Gain Sneak Attack.
card-poison_wound = Poison Wound!
    .text = Inflict Poison on an opponent of your choice.
card-wild_shadow = Wild Shadow!
    .text = Set a die of any player to any number, or 2 dice if you have Shadows.
card-shadow_coin = Shadow Coin!
    .text = Gain 2 CP, or 3 if you have Shadows.
card-enter_the_shadows = Enter the Shadows!
    .text = Gain Shadows.
card-card_trick = Card Trick!
    .text = An opponent of your choice discards a random card. Draw a card, or 2 if you have Shadows.
card-shadow_meld = Shadow Meld!
    .text = Roll a die. Shadow: gain Sneak Attack and 2 CP. Otherwise draw a card.
