# The Pyromancer. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-pyromancer = Pyromancer
    .text = Gathers Fire Mastery, which cools down every turn, and lets it loose in great blasts.
symbol-flame = flame
symbol-blaze = blaze
symbol-fiery_soul = fiery soul
symbol-meteor = meteor

## Abilities

ability-fireball = Fireball
    .level1 = 3, 4 or 5 flames: 4, 6 or 8 damage. Gain 1 Fire Mastery.
    .level2 = 3, 4 or 5 flames: 4, 6 or 8 damage. Gain 2 Fire Mastery.
ability-pyroblast = Pyroblast
    .level1 = 6 damage, and roll a die. Flame: +3 damage. Blaze: inflict Burn. Fiery soul: gain 2 Fire Mastery. Meteor: inflict Knockdown.
    .level2 = 6 damage, and roll 2 dice. Each flame: +3 damage. Each blaze: inflict Burn. Each fiery soul: gain 2 Fire Mastery. Each meteor: inflict Knockdown.
    .level3 = 6 damage, and roll 2 dice, one of them again if you like. Each flame: +3 damage. Each blaze: inflict Burn. Each fiery soul: gain 2 Fire Mastery. Each meteor: inflict Knockdown.
ability-burning_soul = Burning Soul
    .level1 = Each fiery soul: gain 2 Fire Mastery and 1 collateral damage to every opponent.
    .level2 = Each fiery soul: gain 2 Fire Mastery and 1 collateral damage to every opponent. With 3 souls inflict Burn. With 4 souls first raise your limit of Fire Mastery by 1.
ability-combustion = Combustion
    .level1 = Gain 1 Fire Mastery and spend up to 4, then 3 undefendable damage for each spent.
    .level2 = Gain 1 Fire Mastery and spend up to 4, then 4 undefendable damage for each spent.
ability-hot_streak = Hot Streak
    .level1 = Gain 2 Fire Mastery, then 5 damage and 1 more for each Fire Mastery you have.
    .level2 = Gain 2 Fire Mastery, then 6 damage and 1 more for each Fire Mastery you have. Opens Scorch.
ability-scorch = Scorch
    .text = Gain 2 Fire Mastery, inflict Burn, 6 damage.
ability-meteorite = Meteorite
    .level1 = Gain 2 Fire Mastery, inflict Stun, then 1 undefendable damage for each Fire Mastery you have, and 2 collateral damage to every opponent.
    .level2 = Gain 2 Fire Mastery, inflict Stun, then 1 undefendable damage for each Fire Mastery you have, and 3 collateral damage to every opponent. Opens Meteoroid.
ability-meteoroid = Meteoroid
    .text = Inflict Knockdown, Burn and Stun.
ability-ignite = Ignite
    .level1 = Gain 2 Fire Mastery, then 4 damage and 2 more for each Fire Mastery you have.
    .level2 = Gain 2 Fire Mastery, inflict Burn, then 5 damage and 2 more for each Fire Mastery you have. Opens Blazing Soul.
ability-blazing_soul = Blazing Soul
    .text = Raise your limit of Fire Mastery by 1, gain 5 Fire Mastery, inflict Burn.
ability-molten_armor = Molten Armor
    .level1 = Roll 5 dice. Each fiery soul: gain 1 Fire Mastery. Each flame: 1 damage to the attacker.
    .level2 = Roll 5 dice. Each fiery soul: gain 1 Fire Mastery. Each flame: 1 damage to the attacker.
    .level3 = Roll 5 dice. Each fiery soul: gain 1 Fire Mastery. Each flame: 2 damage to the attacker.
ability-scorch_the_earth = Scorch the Earth!
    .level1 = Gain 3 Fire Mastery, inflict Knockdown and Burn, 12 ultimate damage, and 2 collateral damage to every opponent.

## Cards

card-fireball_2 = Fireball II
card-pyroblast_2 = Pyroblast II
card-pyroblast_3 = Pyroblast III
card-burning_soul_2 = Burning Soul II
card-combustion_2 = Combustion II
card-hot_streak_2 = Hot Streak II
card-meteorite_2 = Meteorite II
card-ignite_2 = Ignite II
card-molten_armor_2 = Molten Armor II
card-molten_armor_3 = Molten Armor III
card-warm_up = Warm Up!
    .text = Gain 1 Fire Mastery, then pay any number of CP and gain 1 Fire Mastery for each.
card-fire_up = Fire Up!
    .text = Raise your limit of Fire Mastery by 1, then gain 2 Fire Mastery.
card-red_hot = Red Hot!
    .text = Attack modifier. +1 damage for each Fire Mastery you have.
card-huzzah = Huzzah!
    .text = Attack modifier. Roll a die. Flame: +3 damage. Blaze: inflict Burn. Fiery soul: gain 2 Fire Mastery. Meteor: inflict Knockdown.
card-infernal_infusion = Infernal Infusion!
    .text = Roll a die. Meteor: gain Fire Mastery up to your limit. Otherwise draw a card.
