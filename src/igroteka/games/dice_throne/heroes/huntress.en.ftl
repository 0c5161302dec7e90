# The Huntress. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-huntress = Huntress
    .text = Hunts with Nyra, a sabertooth who bites along in every attack and takes blows meant for her.
symbol-spear = spear
symbol-claw = claw
symbol-soulbound = soulbound
symbol-sabertooth = sabertooth

## Abilities

ability-nyra = Nyra
    .level1 = While Nyra is active your Attacks deal 2 more damage, and she may take all damage of an Attack instead of your defence; not of an Ultimate. At 0 health she is down. In your Upkeep a downed Nyra with at least 5 health becomes active again, otherwise she heals 1.
    .power1 = Nyra takes all damage of this Attack
companion-nyra = Nyra
    .text = Her health: at most 7. Damage beyond it is lost.
companion-nyra_active = Nyra is active
    .text = 1: she fights. 0: she is down.
ability-animalistic = Animalistic
    .level1 = 3, 4 or 5 spears: 3, 4 or 5 damage.
    .level2 = 3, 4 or 5 spears: 4, 5 or 6 damage. If 4 dice show the same number, inflict Bleed.
ability-savage = Savage
    .level1 = 4 damage, and roll a die. Spear: +1 damage. Claw: +2 damage. Soulbound: gain Nyra’s Bond. Sabertooth: inflict Bleed.
    .level2 = 5 damage, and roll a die. Spear: +1 damage. Claw: +2 damage. Soulbound: gain Nyra’s Bond. Sabertooth: inflict Bleed. Opens Hunt.
ability-hunt = Hunt
    .text = Inflict Bleed, 3 damage.
ability-onslaught = Onslaught
    .level1 = Small straight: inflict 1 Bleed, 4 damage. Large straight: inflict 2 Bleed, 7 damage.
    .level2 = Small straight: inflict 1 Bleed, 5 damage. Large straight: inflict 2 Bleed, 8 damage.
ability-feral = Feral
    .level1 = Heal Nyra 1, 5 undefendable damage.
    .level2 = Heal Nyra 1, 6 undefendable damage. Opens Ferocious.
ability-ferocious = Ferocious
    .text = Heal Nyra 1. Inflict 2 Bleed on an opponent of your choice.
ability-resuscitate = Resuscitate
    .level1 = Gain Nyra’s Bond, heal Nyra 3.
    .level2 = Gain Nyra’s Bond, heal Nyra 2 for each soulbound.
ability-feral_instincts = Feral Instincts
    .level1 = Gain Nyra’s Bond, 2 undefendable damage.
    .level2 = Gain Nyra’s Bond, 3 undefendable damage. Opens Swipe.
ability-swipe = Swipe
    .text = Inflict Bleed on up to 3 opponents of your choice.
ability-predatory_advance = Predatory Advance
    .level1 = Heal Nyra 1, 5 damage.
    .level2 = Heal Nyra 1, 6 damage. Opens Jugular.
ability-jugular = Jugular
    .text = Inflict 2 Bleed.
ability-maternal_bond = Maternal Bond
    .level1 = Roll 3 dice. With a spear 1 damage to the attacker. Each soulbound: heal Nyra 1. If Nyra is active, with a claw 2 damage to the attacker.
    .level2 = Roll 4 dice. With a spear 1 damage to the attacker. Each soulbound: heal Nyra 1. If Nyra is active, with a claw 2 damage to the attacker.
    .level3 = Roll 4 dice. Each spear or sabertooth: 1 damage to the attacker. Each soulbound: heal Nyra 1. If Nyra is active, with a claw 2 damage to the attacker.
ability-jungle_fury = Jungle Fury!
    .level1 = Gain Nyra’s Bond, inflict 2 Bleed, 12 ultimate damage.

## Cards

card-animalistic_2 = Animalistic II
card-savage_2 = Savage II
card-onslaught_2 = Onslaught II
card-feral_2 = Feral II
card-resuscitate_2 = Resuscitate II
card-feral_instincts_2 = Feral Instincts II
card-predatory_advance_2 = Predatory Advance II
card-maternal_bond_2 = Maternal Bond II
card-maternal_bond_3 = Maternal Bond III
card-resilient = Resilient!
    .text = Gain Nyra’s Bond.
card-savage_slash = Savage Slash!
    .text = Roll a die and inflict Bleed on a player of your choice: 2 on a claw or a sabertooth, otherwise 1.
card-blood_bond = Blood Bond!
    .text = Roll 3 dice: heal Nyra 1, 1 more for each soulbound, 2 more for each sabertooth.
card-prowl = Prowl!
    .text = Attack modifier. Roll a die. Spear: +1 damage. Claw: +2 damage. Soulbound: heal Nyra 1. Sabertooth: +3 damage.
card-pounce = Pounce!
    .text = Attack modifier. Roll 5 dice: +1 damage for each spear. With a claw inflict Bleed.
card-primal_roar = Primal Roar!
    .text = Roll a die. Sabertooth: heal Nyra 4. Otherwise draw a card.
