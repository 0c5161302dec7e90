# The Artificer. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-artificer = Artificer
    .text = Builds Bots from Synth and covers opponents with Nanites, to blow them all up at once.
symbol-wrench = wrench
symbol-gear = gear
symbol-bolt = bolt

## Abilities

ability-spanner_strike = Spanner Strike
    .level1 = 3, 4 or 5 wrenches: 3, 4 or 5 damage, and roll a die, or 3 dice for 1 Synth. With a wrench +1 damage, with a gear +2. Each bolt: gain 1 Synth.
    .level2 = 3, 4 or 5 wrenches: 4, 5 or 6 damage, and roll a die, or 3 dice for 1 Synth. With a wrench +1 damage, with a gear +2. Each bolt: gain 1 Synth.
ability-schematics = Schematics
    .level1 = Draw 2 cards, heal 2, gain 4 Synth.
    .level2 = Gain 2 CP, draw 2 cards, heal 2, gain 4 Synth.
ability-jolt = Jolt
    .level1 = Gain 1 Synth, inflict 1 Nanite, then 7 damage.
    .level2 = Gain 1 Synth, inflict 2 Nanites, then 7 damage. Opens Nuts n’ Bolts.
ability-nuts_n_bolts = Nuts n’ Bolts
    .text = Gain 5 Synth.
ability-overclock = Overclock
    .level1 = 6 undefendable damage, then activate up to 2 different Bots for free.
    .level2 = Inflict a Nanite, 6 undefendable damage, then activate up to 2 different Bots for free. Opens Power Up.
ability-power_up = Power Up
    .text = Inflict 3 Nanites on an opponent of your choice.
ability-scrap_collector = Scrap Collector
    .level1 = In your Upkeep gain 1 Synth. At any time 4 Synth buy a Nanite on an opponent of your choice.
    .level2 = In your Upkeep roll a die. Wrench: gain 1 Synth. Gear or bolt: gain 2 Synth. At any time 4 Synth buy a Nanite on an opponent of your choice.
    .power1 = 4 Synth, inflict a Nanite
ability-eureka = Eureka
    .level1 = Gain 3 Synth, then 7 damage.
    .level2 = Gain 3 Synth, then 8 damage. Opens Scratch Built.
ability-scratch_built = Scratch Built
    .text = Build an advanced Bot, or make a basic one advanced, for free.
ability-zapppp = Zapppp!
    .level1 = Inflict a Nanite, 9 damage, then activate a Bot for free.
    .level2 = Gain 2 Synth, inflict a Nanite, 9 damage, then activate a Bot for free. Opens Swarming Bots.
ability-swarming_bots = Swarming Bots
    .text = 5 damage, 1 more for each Bot you have built.
ability-ratchet_up = Ratchet Up
    .level1 = Roll 4 dice. Each gear: gain 1 Synth. With a bolt inflict a Nanite on the attacker.
    .level2 = Roll 5 dice. With 2 wrenches 1 damage to the attacker. Each gear: gain 1 Synth. Each bolt: inflict a Nanite on the attacker.
ability-maximum_power = Maximum Power!
    .level1 = Gain 2 Synth, inflict a Nanite, 10 ultimate damage, then activate up to 2 different Bots for free.
companions-artificer = Bots
    .text = 2 Synth build a basic Bot, 3 make it advanced. To activate it costs 2 Synth, or 1 if it is advanced.
    .power1 = 2 Synth, build a basic Nanobot
    .power2 = 3 Synth, make the Nanobot advanced
    .power3 = 2 Synth, the Nanobot detonates all Nanites
    .power4 = 1 Synth, the Nanobot detonates all Nanites
    .power5 = 2 Synth, build a basic Shock Bot
    .power6 = 3 Synth, make the Shock Bot advanced
    .power7 = 2 Synth, the Shock Bot adds 3 damage
    .power8 = 1 Synth, the Shock Bot adds 3 damage
    .power9 = 2 Synth, build a basic Heal Bot
    .power10 = 3 Synth, make the Heal Bot advanced
    .power11 = 2 Synth, the Heal Bot rolls a die and heals 1 or 2
    .power12 = 1 Synth, the Heal Bot rolls a die and heals 1 or 2
companion-nanobot = Nanobot
    .text = In your Upkeep: all Nanites blow up, wherever they lie.
companion-shock_bot = Shock Bot
    .text = Once a turn: +3 damage for your Attack. Activated after the damage of an ability, it deals 3 to the defender.
companion-heal_bot = Heal Bot
    .text = When you are Attacked for 6 damage or more, up to twice a turn: roll a die, on 1–3 heal 1, on 4–6 heal 2.

## Cards

card-spanner_strike_2 = Spanner Strike II
card-schematics_2 = Schematics II
card-jolt_2 = Jolt II
card-overclock_2 = Overclock II
card-scrap_collector_2 = Scrap Collector II
card-eureka_2 = Eureka II
card-zapppp_2 = Zapppp! II
card-ratchet_up_2 = Ratchet Up II
card-conductivity = Conductivity!
    .text = Roll a die. Wrench: gain 2 CP. Gear: gain 1 Synth. Bolt: inflict a Nanite on an opponent of your choice.
card-oooh_shiny = Oooh Shiny!
    .text = Roll a die and gain half of it in Synth, rounded up.
card-nanite_assault = Nanite Assault!
    .text = Inflict a Nanite on an opponent of your choice.
card-high_voltage = High Voltage!
    .text = Gain 2 Synth.
card-arcing_shield = Arcing Shield!
    .text = When you are Attacked: prevent 2 damage, or 3 for 1 Synth.
card-robo_revenge = Robo Revenge!
    .text = When you are Attacked: prevent 2 damage and inflict a Nanite on the attacker.
card-synthesize = Synthesize!
    .text = Roll a die. Bolt: gain 5 Synth. Otherwise draw a card.
