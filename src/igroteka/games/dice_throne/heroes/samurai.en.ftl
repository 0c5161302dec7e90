# The Samurai. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-samurai = Samurai
    .text = Earns Honor for quick decisions, puts opponents to Shame and strikes back.
symbol-katana = katana
symbol-helm = helm
symbol-rising_sun = rising sun

## Abilities

ability-katana_slice = Katana Slice
    .level1 = 3, 4 or 5 katanas: 5, 6 or 7 damage.
    .level2 = 3, 4 or 5 katanas: 6, 7 or 8 damage. If 4 dice show the same number, inflict Shame.
    .level3 = 3, 4 or 5 katanas: 6, 7 or 8 damage. If 3 dice show the same number, inflict Shame.
ability-wakizashi = Wakizashi
    .level1 = Gain Back Strike, 3 undefendable damage.
    .level2 = Gain Back Strike, 4 undefendable damage.
    .level3 = Gain Back Strike, inflict Shame, 4 undefendable damage.
ability-bushido = Bushido
    .level1 = If you are the start player, you begin with Honor. If you used fewer than 3 roll attempts, gain Honor at the end of your turn.
ability-solemnity = Solemnity
    .level1 = Inflict Shame, 7 damage.
    .level2 = Inflict 2 Shame, 8 damage. Opens Solemn.
ability-solemn = Solemn
    .text = Inflict 2 Shame.
ability-budo = Budo
    .level1 = Gain Honor, 6 damage.
    .level2 = Gain Honor, 8 damage.
ability-hagakure = Hagakure
    .level1 = Gain Honor and Back Strike, inflict Shame, 5 undefendable damage.
    .level2 = Gain Honor and Back Strike, inflict 2 Shame, 7 undefendable damage. Opens Haga.
ability-haga = Haga
    .text = Gain Honor, inflict 2 Shame, 2 undefendable damage.
ability-masamune = Masamune
    .level1 = 7 damage, and roll 5 dice. Each katana: +1 damage. Each helm: inflict 1 Shame. With a rising sun gain Back Strike.
    .level2 = 7 damage, and roll 5 dice. Each katana: +1 damage. Each helm: inflict 1 Shame. With a rising sun gain Back Strike. Opens Empower.
ability-empower = Empower
    .text = Gain Back Strike, 4 undefendable damage.
ability-stand_tall = Stand Tall
    .level1 = Roll 3 dice. Each katana: 1 damage to the attacker. Each helm: prevent 1. Each rising sun: prevent 2. With neither a helm nor a rising sun gain Shame.
    .level2 = Roll 4 dice. Each katana: 1 damage to the attacker. Each helm: prevent 1. Each rising sun: prevent 2.
ability-shogun = Shogun!
    .level1 = Gain Honor, inflict 2 Shame, 13 ultimate damage.

## Cards

card-katana_slice_2 = Katana Slice II
card-katana_slice_3 = Katana Slice III
card-wakizashi_2 = Wakizashi II
card-wakizashi_3 = Wakizashi III
card-solemnity_2 = Solemnity II
card-budo_2 = Budo II
card-hagakure_2 = Hagakure II
card-masamune_2 = Masamune II
card-stand_tall_2 = Stand Tall II
card-honorable = Honorable!
    .text = Gain 2 Honor.
card-shame_on_you = Shame on You!
    .text = Inflict 2 Shame on an opponent of your choice.
card-dont_back_down = Don’t Back Down!
    .text = Gain Back Strike.
card-gishi = Gishi!
    .text = Attack modifier. Roll a die. Katana: +2 damage. Helm: inflict 2 Shame. Rising sun: gain Back Strike.
card-follow_through = Follow Through!
    .text = Attack modifier. Roll 5 dice. Each katana: +1 damage. Each helm: inflict 1 Shame. Each rising sun: gain Back Strike.
