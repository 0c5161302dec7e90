# The Moon Elf. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-moon_elf = Moon Elf
    .text = An archer who blinds, entangles and marks her opponents and slips out of their reach.
symbol-arrow = arrow
symbol-foot = foot
symbol-moon = moon

## Abilities

ability-longbow = Longbow
    .level1 = 3, 4 or 5 arrows: 3, 5 or 7 damage.
    .level2 = 3, 4 or 5 arrows: 4, 6 or 8 damage. If 4 dice show the same number, inflict Entangle.
    .level3 = 3, 4 or 5 arrows: 5, 7 or 9 damage. If 3 dice show the same number, inflict Entangle.
ability-demising_shot = Demising Shot
    .level1 = Inflict Targeted, then 4 damage.
    .level2 = Inflict Targeted, then 6 damage. Opens Focus.
ability-focus = Focus
    .text = Inflict Targeted and Entangle.
ability-covered_shot = Covered Shot
    .level1 = Gain Evasive, 7 damage.
    .level2 = Gain Evasive, 9 damage. Opens Evasive Action.
ability-evasive_action = Evasive Action
    .text = A player of your choice gains Evasive, 2 undefendable damage.
ability-exploding_arrow = Exploding Arrow
    .level1 = Roll 5 dice: 4 damage, 1 more for each arrow and foot; the defender loses 1 CP for each moon. Inflict Blind.
    .level2 = Roll 5 dice: 3 damage, 2 more for each arrow, 1 more for each foot; the defender loses 1 CP for each moon. Inflict Blind.
    .level3 = Roll 5 dice: 3 damage, 2 more for each arrow, 1 more for each foot; the defender loses 1 CP for each moon. Inflict Blind and Entangle.
ability-entangling_shot = Entangling Shot
    .level1 = Inflict Entangle, 7 damage.
    .level2 = Inflict Entangle, 9 damage.
ability-eclipse = Eclipse
    .level1 = Inflict Blind, Entangle and Targeted, then 7 damage.
    .level2 = Inflict Blind, Entangle and Targeted, then 9 damage. Opens Moon Shadow.
ability-moon_shadow = Moon Shadow
    .text = Gain Evasive. Inflict Blind, Entangle and Targeted.
ability-blinding_shot = Blinding Shot
    .level1 = Inflict Blind, gain Evasive, 8 damage.
    .level2 = Inflict Blind, gain Evasive, 10 damage. Opens Lunar Blessing.
ability-lunar_blessing = Lunar Blessing
    .text = Gain 3 Evasive, inflict Entangle.
ability-missed_me = Missed Me
    .level1 = Roll 5 dice. With 2 feet prevent half of the damage. For each pair of arrows 1 damage to the attacker.
    .level2 = Roll 5 dice. With 2 feet prevent half of the damage. For each arrow 1 damage to the attacker.
ability-lunar_eclipse = Lunar Eclipse!
    .level1 = Gain Evasive. Inflict Blind, Entangle and Targeted, then 12 ultimate damage.

## Cards

card-longbow_2 = Longbow II
card-longbow_3 = Longbow III
card-demising_shot_2 = Demising Shot II
card-covered_shot_2 = Covered Shot II
card-exploding_arrow_2 = Exploding Arrow II
card-exploding_arrow_3 = Exploding Arrow III
card-entangling_shot_2 = Entangling Shot II
card-eclipse_2 = Eclipse II
card-blinding_shot_2 = Blinding Shot II
card-missed_me_2 = Missed Me II
card-moon_magic = Moon Magic!
    .text = Gain Evasive. Inflict Blind, Entangle and Targeted on an opponent of your choice.
card-take_that = Take That!
    .text = Attack modifier. Roll a die. Arrow: +2 damage. Foot: inflict Entangle. Moon: inflict Blind.
card-volley = Volley!
    .text = Attack modifier. Roll 5 dice: +1 damage for each arrow. Inflict Entangle.
card-evade = Evade!
    .text = A player of your choice gains Evasive.
card-lunar_umbra = Lunar Umbra!
    .text = Roll a die. Moon: inflict Blind, Entangle and Targeted on an opponent of your choice. Otherwise draw a card.
