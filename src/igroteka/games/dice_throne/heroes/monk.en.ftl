# The Monk. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-monk = Monk
    .text = Gathers Chi and spends it to soften blows or to strike harder.
symbol-fist = fist
symbol-palm = palm
symbol-chi = chi
symbol-lotus = lotus

## Abilities

ability-fist_strike = Fist Strike
    .level1 = 3, 4 or 5 fists: 4, 6 or 8 damage.
    .level2 = 3, 4 or 5 fists: 7, 8 or 9 damage.
    .level3 = 3, 4 or 5 fists: 7, 8 or 9 damage. If 4 dice show the same number, inflict Knockdown.
ability-meditate = Meditate
    .level1 = Gain 5 Chi and Evasive or Cleanse.
    .level2 = Gain 6 Chi, Evasive and Cleanse. Opens Zen Strike.
    .part1 = Gain Evasive
    .part2 = Gain Cleanse
ability-zen_strike = Zen Strike
    .text = 6 damage, then gain 2 Chi.
ability-fist_of_harmony = Fist of Harmony
    .level1 = 5 damage, then gain 2 Chi.
    .level2 = 6 damage, then gain 3 Chi.
ability-lotus_strike = Lotus Strike
    .level1 = 5 undefendable damage, then raise your limit of Chi by 1 and gain 5 Chi.
    .level2 = 6 undefendable damage, then raise your limit of Chi by 1 and gain 6 Chi. Opens Way of the Lotus.
ability-way_of_the_lotus = Way of the Lotus
    .text = 2 undefendable damage, then gain Evasive and 2 Chi.
ability-combo_strike = Combo Strike
    .level1 = 6 damage, and roll a die. Fist: +2 damage. Palm: +3 damage. Chi: gain 2 Chi. Lotus: gain Evasive or Cleanse.
    .level2 = 5 damage, and roll 2 dice. Each fist: +2 damage. Each palm: +3 damage. Each chi: gain 2 Chi. Each lotus: gain Evasive or Cleanse.
    .part1 = Gain Evasive
    .part2 = Gain Cleanse
ability-tempest_rush = Tempest Rush
    .level1 = Roll 3 dice; you may spend 2 Chi to roll one of them again. Their total is damage.
    .level2 = Roll 3 dice; you may spend 1 Chi to roll one of them again. Their total is damage. At 12 or more inflict Knockdown.
ability-fist_of_tranquility = Fist of Tranquility
    .level1 = 7 damage, then gain 2 Chi and Evasive.
    .level2 = 7 damage, then gain 3 Chi and Evasive, inflict Knockdown. Opens Way of the Monk.
ability-way_of_the_monk = Way of the Monk
    .text = Gain 2 Evasive, 3 undefendable damage.
ability-serenity = Serenity
    .level1 = Roll 4 dice. Each chi: gain 1 Chi. Each fist: 1 damage to the attacker.
    .level2 = Roll 5 dice. Each chi: gain 1 Chi. Each fist: 1 damage to the attacker.
    .level3 = Roll 5 dice. Each chi: gain 1 Chi. Each fist: 1 damage to the attacker. With a chi and a lotus gain Evasive or Cleanse.
    .part1 = Gain Evasive
    .part2 = Gain Cleanse
ability-transcendence = Transcendence!
    .level1 = Gain Evasive and Cleanse, inflict Knockdown, 10 ultimate damage. Raise your limit of Chi by 1 and gain Chi up to it.

## Cards

card-fist_strike_2 = Fist Strike II
card-fist_strike_3 = Fist Strike III
card-meditate_2 = Meditate II
card-fist_of_harmony_2 = Fist of Harmony II
card-lotus_strike_2 = Lotus Strike II
card-combo_strike_2 = Combo Strike II
card-tempest_rush_2 = Tempest Rush II
card-fist_of_tranquility_2 = Fist of Tranquility II
card-serenity_2 = Serenity II
card-serenity_3 = Serenity III
card-palm_strike = Palm Strike!
    .text = Inflict Knockdown on an opponent of your choice.
card-mystic_mantra = Mystic Mantra!
    .text = Gain Chi, Evasive and Cleanse. Inflict Knockdown on an opponent of your choice.
card-ruminate = Ruminate!
    .text = Gain 5 Chi.
card-contemplate = Contemplate!
    .text = Gain 2 Chi.
card-enlightenment = Enlightenment!
    .text = Roll a die. Lotus: gain 2 Chi, Evasive and Cleanse. Otherwise draw a card.
