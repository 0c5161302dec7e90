# The Tactician. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-tactician = Tactician
    .text = Gathers Tactical Advantage and spends it on whatever the moment needs.
symbol-saber = saber
symbol-flag = flag
symbol-medal = medal

## Abilities

ability-saber_strike = Saber Strike
    .level1 = 3, 4 or 5 sabers: 4, 5 or 6 damage.
    .level2 = 3, 4 or 5 sabers: 5, 6 or 7 damage. If 3 dice show the same number, inflict Constrict.
ability-carpet_bomb = Carpet Bomb
    .level1 = Gain 1 Tactical Advantage, then 2 collateral damage to each of 2 opponents of your choice.
    .level2 = Gain 2 Tactical Advantage, then 2 collateral damage to each of 2 opponents of your choice. Opens Strategize.
ability-strategize = Strategize
    .text = Gain 3 Tactical Advantage and draw 2 cards.
ability-profiteer = Profiteer
    .level1 = Gain 1 Tactical Advantage and roll a die. Saber: 5 damage. Flag: gain 4 Tactical Advantage. Medal: draw a card, then another Offensive Roll Phase follows.
    .level2 = Gain 2 Tactical Advantage and roll a die. Saber: 6 damage. Flag: gain 3 Tactical Advantage. Medal: draw a card, then another Offensive Roll Phase follows.
ability-strategic_approach = Strategic Approach
    .level1 = Inflict Constrict, 7 damage.
    .level2 = Gain 1 Tactical Advantage, inflict Constrict, then 7 damage. Opens Indirect Approach.
ability-indirect_approach = Indirect Approach
    .text = Gain 2 Tactical Advantage, then 2 undefendable damage.
ability-flank = Flank
    .level1 = Gain 1 Tactical Advantage, then 6 damage.
    .level2 = Gain 2 Tactical Advantage, then 6 damage.
ability-exploit = Exploit
    .level1 = Gain 2 Tactical Advantage, inflict Constrict, then 9 damage.
    .level2 = Gain 3 Tactical Advantage, inflict Constrict, then 9 damage. Opens Interdiction.
ability-interdiction = Interdiction
    .text = Draw 2 cards. Inflict Constrict on an opponent of your choice.
ability-maneuver = Maneuver
    .level1 = Gain 5 Tactical Advantage, then 5 undefendable damage.
    .level2 = Gain 5 Tactical Advantage, inflict Constrict, then 5 undefendable damage. Opens Reconnaissance.
ability-reconnaissance = Reconnaissance
    .text = Gain 5 Tactical Advantage.
ability-countermeasures = Countermeasures
    .level1 = Roll 4 dice. Each pair of sabers: 1 damage to the attacker. Each flag: prevent 1. Each medal: gain 1 Tactical Advantage.
    .level2 = Roll 5 dice. Each pair of sabers: 1 damage to the attacker. Each flag: prevent 1. Each medal: gain 1 Tactical Advantage.
    .level3 = Roll 5 dice. Each pair of sabers: 2 damage to the attacker. Each flag: prevent 1. Each medal: gain 1 Tactical Advantage.
ability-higher_ground = Higher Ground!
    .level1 = Inflict Targeted and Constrict, raise your limit of Tactical Advantage by 1, then gain Tactical Advantage up to it, 12 ultimate damage.

## Cards

card-saber_strike_2 = Saber Strike II
card-carpet_bomb_2 = Carpet Bomb II
card-profiteer_2 = Profiteer II
card-strategic_approach_2 = Strategic Approach II
card-flank_2 = Flank II
card-exploit_2 = Exploit II
card-maneuver_2 = Maneuver II
card-countermeasures_2 = Countermeasures II
card-countermeasures_3 = Countermeasures III
card-ambush = Ambush!
    .text = Gain 2 Tactical Advantage.
card-disengage = Disengage!
    .text = When you are Attacked: roll a die. Saber: 2 damage to the attacker. Flag: prevent 3. Medal: gain Protect.
card-feigned_retreat = Feigned Retreat!
    .text = When you are Attacked: inflict Constrict on the attacker and prevent 3.
card-war_room = War Room!
    .text = Roll a die and gain half of it in Tactical Advantage, rounded up.
card-bunker_up = Bunker Up!
    .text = A player of your choice gains Protect.
card-upper_hand = Upper Hand!
    .text = Roll a die. Medal: gain 4 Tactical Advantage. Otherwise draw a card.
