# The Gunslinger. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-gunslinger = Gunslinger
    .text = Reloads every turn, dodges bullets and sets a price on heads.
symbol-bullet = bullet
symbol-dash = dash
symbol-bullseye = bullseye

## Abilities

ability-revolver = Revolver
    .level1 = 3, 4 or 5 bullets: 3, 4 or 5 damage.
    .level2 = 3, 4 or 5 bullets: 4, 5 or 6 damage. If 4 dice show the same number, inflict Knockdown.
ability-bounty_hunter = Bounty Hunter
    .level1 = Inflict Bounty, then 1 undefendable damage.
    .level2 = Inflict Bounty, then 2 undefendable damage.
ability-quick_draw = Quick Draw
    .level1 = In your Upkeep gain Reload.
    .level2 = In your Upkeep gain Reload. The die of every Reload you spend may be rolled again once.
ability-take_cover = Take Cover
    .level1 = Gain Evasive, 5 damage.
    .level2 = Gain Evasive, 6 damage. Opens Mark the Target.
ability-mark_the_target = Mark the Target
    .text = Gain 2 Evasive, inflict Bounty.
ability-showdown = Showdown
    .level1 = You and an opponent of your choice roll a die each. 7 damage if yours is not lower, else 5.
    .level2 = You and an opponent of your choice roll a die each. 8 damage if yours is not lower, else 6.
    .level3 = You and an opponent of your choice roll a die each. 9 damage if yours is not lower, else 6.
ability-deadeye = Deadeye
    .level1 = Inflict Knockdown, 6 undefendable damage.
    .level2 = Inflict Knockdown, 8 undefendable damage. Opens Enforcer.
ability-enforcer = Enforcer
    .text = Gain Evasive, inflict Knockdown and Bounty on up to 2 opponents of your choice.
ability-fan_the_hammer = Fan the Hammer
    .level1 = Gain 2 Evasive, 7 damage.
    .level2 = Gain 2 Evasive, 8 damage. Opens Pistol Whip.
ability-pistol_whip = Pistol Whip
    .text = Gain Evasive, inflict Knockdown, 1 undefendable damage.
ability-duel = Duel
    .level1 = You and the attacker roll a die each. If yours is higher: 3 damage to him, or prevent half. Else 1 damage to him.
    .level2 = You and the attacker roll a die each. If yours is not lower: 3 damage to him, or prevent half. Else 1 damage to him.
    .part1 = 3 damage to the attacker
    .part2 = Prevent half of the damage
ability-fillem_with_lead = Fill’em with Lead!
    .level1 = Gain Evasive, inflict Bounty and Knockdown, then 10 ultimate damage. The die of every Reload spent on it may be rolled again once.

## Cards

card-revolver_2 = Revolver II
card-bounty_hunter_2 = Bounty Hunter II
card-quick_draw_2 = Quick Draw II
card-take_cover_2 = Take Cover II
card-showdown_2 = Showdown II
card-showdown_3 = Showdown III
card-deadeye_2 = Deadeye II
card-fan_the_hammer_2 = Fan the Hammer II
card-duel_2 = Duel II
card-roulette = Roulette!
    .text = Roll a die and choose a player. Bullet: 2 damage to that player. Dash: inflict Knockdown. Bullseye: inflict Bounty.
card-spin_the_chamber = Spin the Chamber!
    .text = Gain Reload.
card-wanted = Wanted!
    .text = Inflict Bounty on an opponent of your choice.
card-eat_lead = Eat Lead!
    .text = Attack modifier. Roll 5 dice: +1 damage for each bullet. If that adds 4 or more, inflict Knockdown.
card-wild_west = Wild West!
    .text = Attack modifier. The die of every Reload spent on this Attack may be rolled again once; if it is, +1 damage.
