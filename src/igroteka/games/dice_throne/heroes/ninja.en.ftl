# The Ninja. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-ninja = Ninja
    .text = A patient killer: slow poison, smoke to vanish in, and Ninjutsu to sharpen every attack.
symbol-ninjato = ninjato
symbol-shuriken = shuriken
symbol-mask = mask

## Abilities

ability-slash = Slash
    .level1 = 3, 4 or 5 ninjatos: 5, 6 or 7 damage.
    .level2 = 3, 4 or 5 ninjatos: 4, 6 or 8 damage. If 3 dice show the same number, gain Ninjutsu.
ability-walk_the_line = Walk the Line
    .level1 = Roll 2 dice: their total is damage, undefendable at 6 or less.
    .level2 = Roll 2 dice, one of them again if you like: their total is damage, undefendable at 6 or less. Opens Tip of the Blade.
ability-tip_of_the_blade = Tip of the Blade
    .text = Roll a die: it is pure damage.
ability-death_blossom = Death Blossom
    .level1 = Roll 5 dice. Each ninjato: 1 damage. Each shuriken: 2 damage. With a mask it is undefendable.
    .level2 = Roll 5 dice, up to 2 of them again if you like. Each ninjato: 1 damage. Each shuriken: 2 damage. With a mask it is undefendable. With 2 masks inflict Delayed Poison.
ability-smoke_screen = Smoke Screen
    .level1 = A player of your choice gains Smoke Bomb and 2 Ninjutsu. Inflict Delayed Poison on an opponent of your choice.
    .level2 = A player of your choice gains Smoke Bomb and 3 Ninjutsu. Inflict Delayed Poison on an opponent of your choice. Opens Kuji-Kiri.
ability-kuji_kiri = Kuji-Kiri
    .text = Twice: 4 collateral damage to an opponent of your choice.
ability-poison_blade = Poison Blade
    .level1 = Inflict Delayed Poison, 5 damage.
    .level2 = Roll a die. Ninjato: inflict Delayed Poison. Shuriken or mask: inflict 2 Delayed Poison. 5 damage.
ability-shadow_fang = Shadow Fang
    .level1 = Gain 2 Ninjutsu, then 8 damage.
    .level2 = Gain Smoke Bomb and 2 Ninjutsu, then 8 damage. Opens Misdirect.
ability-misdirect = Misdirect
    .text = Gain Smoke Bomb, 2 undefendable damage.
ability-shadewalk = Shadewalk
    .level1 = Gain Smoke Bomb, inflict Delayed Poison, 6 undefendable damage.
    .level2 = Gain Smoke Bomb, inflict 2 Delayed Poison, 5 undefendable damage. Opens Jugulate.
ability-jugulate = Jugulate
    .text = Gain 3 Ninjutsu. Inflict Delayed Poison on an opponent of your choice.
ability-shade_shift = Shade Shift
    .level1 = Roll 3 dice, one of them again if you like. With a ninjato 1 damage to the attacker, with a shuriken 2. With 2 masks gain Smoke Bomb.
    .level2 = Roll 3 dice, up to 2 of them again if you like. Each ninjato: 1 damage to the attacker. With a shuriken 2 damage to the attacker. With 2 masks gain Smoke Bomb.
ability-assassinate = Assassinate!
    .level1 = Twice: inflict Delayed Poison on an opponent of your choice. Gain Smoke Bomb, 10 ultimate damage.

## Cards

card-slash_2 = Slash II
card-walk_the_line_2 = Walk the Line II
card-death_blossom_2 = Death Blossom II
card-smoke_screen_2 = Smoke Screen II
card-poison_blade_2 = Poison Blade II
card-shadow_fang_2 = Shadow Fang II
card-shadewalk_2 = Shadewalk II
card-shade_shift_2 = Shade Shift II
card-poison_dart = Poison Dart!
    .text = Inflict Delayed Poison on an opponent of your choice.
card-throwing_stars = Throwing Stars!
    .text = Attack modifier. Roll 5 dice, any of them once again if you like: +1 damage for each shuriken.
card-fan_of_knives = Fan of Knives!
    .text = Three times: 1 damage to an opponent of your choice.
card-smoke_offering = Smoke Offering!
    .text = You may discard a card. If you do, a player of your choice gains Smoke Bomb.
card-train = Train!
    .text = Gain Ninjutsu.
card-escape = Escape!
    .text = When you are Attacked: roll a die. Ninjato: prevent 1. Shuriken: prevent 2. Mask: gain Smoke Bomb.
card-dojo = Dojo!
    .text = Roll a die. Mask: gain Smoke Bomb and 2 Ninjutsu. Otherwise draw a card.
