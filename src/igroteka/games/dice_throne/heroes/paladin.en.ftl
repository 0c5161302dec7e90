# The Paladin. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-paladin = Paladin
    .text = Prays for CP, prevents damage and gives it back.
symbol-helmet = helmet
symbol-prayer = prayer

## Abilities

ability-tithe = Tithe
    .level1 = At any time: pay 1 CP and roll one of your dice again, or pay 3 CP and draw a card.
    .level2 = At any time: pay 1 CP and roll one of your dice again, or pay 2 CP and draw a card. Gain 1 CP when you activate an ability that needs a prayer.
    .power1 = roll one of your dice again
    .power2 = draw a card
ability-righteous_combat = Righteous Combat
    .level1 = 5 damage, and roll 2 dice. Each sword: +2 damage. Each helmet: +1 damage. Each life: heal 2. Each prayer: gain 1 CP.
    .level2 = 5 damage, and roll 3 dice. Each sword: +2 damage. Each helmet: +1 damage. Each life: heal 2. Each prayer: gain 1 CP.
    .level3 = 6 damage, and roll 3 dice. Each sword: +2 damage. Each helmet: +1 damage. Each life: heal 2. Each prayer: gain 1 CP. Opens Steadfast.
ability-steadfast = Steadfast
    .text = Heal 2, 2 undefendable damage.
ability-retaliate = Retaliate
    .level1 = Gain Retribution and 3 CP.
    .level2 = A player of your choice gains Retribution, you gain 4 CP. Opens Requital.
ability-requital = Requital
    .text = Gain Retribution, heal 1, 3 undefendable damage.
ability-mighty_prayer = Mighty Prayer
    .level1 = Gain Crit and Accuracy, 3 undefendable damage.
    .level2 = Gain Crit and Accuracy, 4 undefendable damage. Opens Offensive Stance.
ability-offensive_stance = Offensive Stance
    .text = Gain Crit or Accuracy, 2 undefendable damage.
    .part1 = Gain Crit
    .part2 = Gain Accuracy
ability-holy_light = Holy Light
    .level1 = Heal 1 for each life, and roll 2 dice. Each sword: gain Crit. Each helmet: gain Protect. Each life: draw a card. Each prayer: gain 2 CP.
    .level2 = Heal 1 for each life, and roll 3 dice. Each sword: gain Crit. Each helmet: gain Protect. Each life: draw a card. Each prayer: gain 2 CP.
ability-holy_attack = Holy Attack
    .level1 = Small straight: heal 1, 5 damage. Large straight: heal 2, 8 damage.
    .level2 = Small straight: heal 1, 7 damage. Large straight: heal 2, 9 damage.
ability-righteous_prayer = Righteous Prayer
    .level1 = 8 damage, then gain Crit and 2 CP.
    .level2 = 8 undefendable damage, then gain Crit and 2 CP. Opens Prosperity.
ability-prosperity = Prosperity
    .text = Gain 4 CP.
ability-divine_defense = Divine Defense
    .level1 = Roll 3 dice. Each sword: 1 damage to the attacker. Each helmet: prevent 1. Each life: prevent 2. Each prayer: gain 1 CP.
    .level2 = Roll 4 dice. Each sword: 1 damage to the attacker. Each helmet: prevent 1. Each life: prevent 2. Each prayer: gain 1 CP.
    .level3 = Roll 4 dice. Each sword: 1 damage to the attacker. Each helmet: prevent 1. Each life: prevent 2. Each prayer: gain 1 CP. With 2 helmets and a prayer gain Protect.
ability-resolute_faith = Resolute Faith!
    .level1 = Heal 5, gain Blessing of Divinity, 10 ultimate damage.

## Cards

card-tithe_2 = Tithe II
card-righteous_combat_2 = Righteous Combat II
card-righteous_combat_3 = Righteous Combat III
card-retaliate_2 = Retaliate II
card-mighty_prayer_2 = Mighty Prayer II
card-holy_light_2 = Holy Light II
card-holy_attack_2 = Holy Attack II
card-righteous_prayer_2 = Righteous Prayer II
card-divine_defense_2 = Divine Defense II
card-divine_defense_3 = Divine Defense III
card-mighty = Mighty!
    .text = A player of your choice gains Crit.
card-consecration = Consecration!
    .text = A player of your choice gains Protect, Retribution, Crit and Accuracy.
card-blessed = Blessed!
    .text = Roll a die. Sword: draw 2 cards. Helmet: heal 3. Life: heal 4. Prayer: gain 3 CP.
card-absolution = Absolution!
    .text = When you are Attacked: roll a die. Sword: 3 damage to the attacker. Helmet: prevent 3. Life: prevent 5. Prayer: prevent 2 and gain 2 CP.
card-divine_favor = Divine Favor!
    .text = Roll a die. Prayer: gain 4 CP. Otherwise draw a card.
