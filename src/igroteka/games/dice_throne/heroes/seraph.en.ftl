# The Seraph. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-seraph = Seraph
    .text = Takes flight from damage, blinds attackers and burns all opponents with her mere presence.
symbol-blade = blade
symbol-wing = wing
symbol-cross = cross
symbol-pendant = pendant

## Abilities

ability-holy_blade = Holy Blade
    .level1 = 3, 4 or 5 blades: 5, 6 or 7 damage.
    .level2 = 3, 4 or 5 blades: 6, 7 or 8 damage. Opens Cherubim.
    .level3 = 3, 4 or 5 blades: 5, 7 or 9 damage. If 4 dice show the same number, inflict Blinding Light. Opens Cherubim.
ability-cherubim = Cherubim
    .text = Gain Flight and Holy Presence, at level III Cleanse too. (The dice it needs are our guess.)
ability-glorious = Glorious
    .level1 = Gain Flight, then 6 damage.
    .level2 = Gain Flight, then 7 damage. Opens Take Flight.
ability-take_flight = Take Flight
    .text = A player of your choice gains Flight, 3 undefendable damage. (The dice it needs are our guess.)
ability-purify = Purify
    .level1 = Choose a player: an opponent takes 5 undefendable damage, anybody else heals 4. You may remove a status token from that player.
    .level2 = Choose a player: an opponent takes 6 undefendable damage, anybody else heals 5. You may remove a status token from that player.
ability-holy_smite = Holy Smite
    .level1 = Roll 4 dice. Each blade: 2 undefendable damage. With a wing gain Flight. With a cross gain Cleanse. With a pendant inflict Blinding Light.
    .level2 = Roll 4 dice. Each blade: 2 undefendable damage. With a wing gain Flight. With a cross gain Cleanse. With a pendant inflict Blinding Light. Opens Holy Command.
ability-holy_command = Holy Command
    .text = Heal 1, 4 undefendable damage. (The dice it needs are our guess.)
ability-triumphant = Triumphant
    .level1 = 6 damage, and roll a die. Blade: +1 damage. Wing: +2 damage. Cross: +3 damage. Pendant: it becomes undefendable.
    .level2 = 8 damage, and roll a die. Blade: +1 damage. Wing: +2 damage. Cross: +3 damage. Pendant: it becomes undefendable.
ability-highest_power = Highest Power
    .level1 = Gain Flight and Holy Presence, inflict Blinding Light, then 8 damage.
    .level2 = Gain Flight and Holy Presence, inflict Blinding Light, then 10 damage. Opens Divine Visage.
ability-divine_visage = Divine Visage
    .text = Gain Holy Presence, 2 Flight and 2 Cleanse, inflict Blinding Light. (The dice it needs are our guess.)
ability-archangels_will = Archangel’s Will
    .level1 = Gain Flight, inflict Blinding Light, then 8 damage.
    .level2 = Gain Flight, inflict Blinding Light, then 9 damage. Opens Heaven’s Blessing.
ability-heavens_blessing = Heaven’s Blessing
    .text = A player of your choice gains 2 Cleanse and 2 Flight. (The dice it needs are our guess.)
ability-angelic_mantle = Angelic Mantle
    .level1 = Roll a die. Blade: 2 damage to the attacker. Wing: prevent 1. Cross: prevent 2. Pendant: prevent 3.
    .level2 = Roll a die, once again if you like. Blade: 2 damage to the attacker. Wing: gain Flight. Cross: prevent 2. Pendant: prevent 3.
    .level3 = Roll a die, once again if you like. Blade: 3 damage to the attacker. Wing: gain Flight. Cross: prevent 3. Pendant: prevent 4.
ability-split_the_heavens = Split the Heavens!
    .level1 = Gain Flight, Holy Presence and Blessing of Divinity, 13 ultimate damage.

## Cards

card-holy_blade_2 = Holy Blade II
card-holy_blade_3 = Holy Blade III
card-glorious_2 = Glorious II
card-purify_2 = Purify II
card-holy_smite_2 = Holy Smite II
card-triumphant_2 = Triumphant II
card-highest_power_2 = Highest Power II
card-archangels_will_2 = Archangel’s Will II
card-angelic_mantle_2 = Angelic Mantle II
card-angelic_mantle_3 = Angelic Mantle III
card-smote = Smote!
    .text = Attack modifier. Roll 5 dice: +1 damage for each blade. With a pendant inflict Blinding Light.
card-angelic_combat = Angelic Combat!
    .text = Attack modifier. Roll a die. Blade: +3 damage. Wing: gain Flight. Cross: gain Cleanse. Pendant: gain Holy Presence.
card-divine_intervention = Divine Intervention!
    .text = Gain Holy Presence. Choose who gets Blinding Light, who gains 2 Flight and who gains Cleanse.
card-holier_than_thou = Holier Than Thou!
    .text = Roll a die. Pendant: gain 2 Flight and 2 Cleanse. Otherwise draw a card.
card-to_the_skies = To the Skies!
    .text = A player of your choice gains Flight.
