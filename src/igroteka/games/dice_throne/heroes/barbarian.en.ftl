# The Barbarian. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-barbarian = Barbarian
    .text = Hits hard, heals fast and leaves opponents stunned.
symbol-sword = sword
symbol-life = life
symbol-pow = pow

## Abilities

ability-smack = Smack
    .level1 = 3, 4 or 5 swords: 4, 6 or 8 damage.
    .level2 = 3, 4 or 5 swords: 5, 7 or 9 damage, undefendable if 4 dice show the same number.
    .level3 = 3, 4 or 5 swords: 6, 8 or 10 damage, undefendable if 4 dice show the same number.
ability-sturdy_blow = Sturdy Blow
    .level1 = 4 undefendable damage.
    .level2 = 5 undefendable damage.
    .level3 = 6 undefendable damage.
ability-mighty_blow = Mighty Blow
    .level1 = 9 damage.
    .level2 = 8 undefendable damage.
ability-crit_bash = Crit Bash
    .level1 = Inflict Stun, then 5 undefendable damage.
    .level2 = Inflict Stun, then 7 undefendable damage. Opens Crit Smash.
ability-crit_smash = Crit Smash
    .text = Inflict Concussion, then 2 undefendable damage.
ability-fortitude = Fortitude
    .level1 = 3, 4 or 5 lives: heal 4, 5 or 6.
    .level2 = 3, 4 or 5 lives: heal 5, 6 or 7. If 3 dice show the same number, you may remove one of your status tokens.
ability-overpower = Overpower
    .level1 = Roll 3 dice, then their total is damage. At 14 or more inflict Concussion.
    .level2 = Roll 3 dice, then their total is damage. At 10 or more inflict Concussion. Opens War Cry.
ability-war_cry = War Cry
    .text = Heal 2, 2 undefendable damage.
ability-reckless = Reckless
    .level1 = 15 damage. If any of it got through, you take 4.
    .level2 = 20 damage. If any of it got through, you take 5.
ability-thick_skin = Thick Skin
    .level1 = Roll 3 dice: heal 2 for each life.
    .level2 = Roll 4 dice: heal 2 for each life. With 2 lives or more you may remove a status that this Attack has inflicted.
ability-rage = Rage!
    .level1 = Inflict Stun, 15 ultimate damage.

## Cards

card-smack_2 = Smack II
card-smack_3 = Smack III
card-sturdy_blow_2 = Sturdy Blow II
card-sturdy_blow_3 = Sturdy Blow III
card-mighty_blow_2 = Mighty Blow II
card-crit_bash_2 = Crit Bash II
card-fortitude_2 = Fortitude II
card-overpower_2 = Overpower II
card-reckless_2 = Reckless II
card-thick_skin_2 = Thick Skin II
card-concuss = Concuss!
    .text = Inflict Concussion on an opponent of your choice.
card-head_bash = Head Bash!
    .text = After your Attack has dealt at least 8 damage: inflict Concussion on its victim.
card-get_some = Get Some!
    .text = Attack modifier. Roll 5 dice: +1 damage for each sword. Inflict Concussion.
card-feelin_good = Feelin’ Good!
    .text = Roll 3 dice: heal 1, and 2 for each life.
card-adrenaline_surge = Adrenaline Surge!
    .text = Roll a die. Pow: heal 2, inflict Concussion on an opponent of your choice. Otherwise draw a card.
