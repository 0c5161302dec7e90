# The Vampire Lord. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-vampire_lord = Vampire Lord
    .text = Makes opponents bleed, and turns Blood Power into damage, cards and health.
symbol-gaze = gaze
symbol-droplet = droplet

## Abilities

ability-gouge = Gouge
    .level1 = 3, 4 or 5 claws: 3, 5 or 7 damage. If 4 dice show the same number, gain 1 Blood Power.
    .level2 = 3, 4 or 5 claws: 3, 5 or 7 damage. If 3 dice show the same number, gain 1 Blood Power.
    .level3 = 3, 4 or 5 claws: 4, 6 or 8 damage. If 3 dice show the same number, gain 1 Blood Power.
ability-glamour = Glamour
    .level1 = Gain 1 CP and Mesmerize, 4 undefendable damage.
    .level2 = Gain 1 CP and Mesmerize, 5 undefendable damage. Opens Influence.
ability-influence = Influence
    .text = Gain Mesmerize. Inflict 2 Bleed on an opponent of your choice.
ability-possess = Possess
    .level1 = 7 damage, and roll a die. Claw: inflict Bleed. Gaze or droplet: gain Mesmerize.
    .level2 = 8 damage, and inflict Bleed or gain Mesmerize. Opens Draw Blood.
    .part1 = Inflict Bleed
    .part2 = Gain Mesmerize
ability-draw_blood = Draw Blood
    .text = Gain 2 Blood Power.
ability-blood_thirst = Blood Thirst
    .level1 = Gain 2 Blood Power, then 5 undefendable damage.
    .level2 = Gain 3 Blood Power, then 6 undefendable damage. Opens Hemorrhage.
ability-hemorrhage = Hemorrhage
    .text = Inflict 2 Bleed, 2 collateral damage to every opponent.
ability-sanguimancy = Sanguimancy
    .level1 = Heal 2 and gain 3 Blood Power.
    .level2 = Heal 3 and gain 3 Blood Power. Opens Presence.
ability-presence = Presence
    .text = Gain 2 Blood Power and draw a card.
ability-rend = Rend
    .level1 = 6 damage, and roll 3 dice. Each claw: +1 damage. With a gaze draw a card. With a droplet gain 1 Blood Power.
    .level2 = 6 damage, and roll 5 dice. Each claw: +1 damage. With a gaze draw a card. With a droplet gain 1 Blood Power.
ability-blood_magic = Blood Magic
    .level1 = Gain 1 Blood Power, inflict Bleed, then 8 damage; you may spend Mesmerize to make it undefendable.
    .level2 = Gain 1 Blood Power, inflict Bleed, then 8 undefendable damage. Opens Gash.
ability-gash = Gash
    .text = 5 undefendable damage.
ability-immortal_flesh = Immortal Flesh
    .level1 = Roll 3 dice. With 2 claws inflict Bleed on the attacker. With 2 gazes gain 1 Blood Power. Each droplet: steal 1 health.
    .level2 = Roll 4 dice. With 2 claws inflict Bleed on the attacker. With 2 gazes gain 1 Blood Power. Each droplet: steal 1 health.
ability-exsanguinate = Exsanguinate!
    .level1 = Search your deck for a card, gain 2 Blood Power, then 10 ultimate damage.

## Cards

card-gouge_2 = Gouge II
card-gouge_3 = Gouge III
card-glamour_2 = Glamour II
card-possess_2 = Possess II
card-blood_thirst_2 = Blood Thirst II
card-sanguimancy_2 = Sanguimancy II
card-rend_2 = Rend II
card-blood_magic_2 = Blood Magic II
card-immortal_flesh_2 = Immortal Flesh II
card-blood_flow = Blood Flow!
    .text = Roll a die and gain half of it in Blood Power, rounded up.
card-blood_letting = Blood Letting!
    .text = Gain 1 CP and 1 Blood Power.
card-consume_blood = Consume Blood!
    .text = Spend up to 2 Blood Power, then gain 2 CP for each.
card-dark_omen = Dark Omen!
    .text = Gain Mesmerize and 2 Blood Power. Inflict Bleed on an opponent of your choice.
card-blood_boil = Blood Boil!
    .text = Attack modifier. +1 damage, and 1 more for each Bleed on the defender.
card-limb_from_limb = Limb from Limb!
    .text = Attack modifier. Roll 5 dice: +1 damage for each claw. If that adds 3 or more, inflict Bleed.
