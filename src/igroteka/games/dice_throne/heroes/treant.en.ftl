# The Treant. levelN: what an ability does at that level (what the dice must show is data); powerN: what may be paid for;
# partN: the N-th of effects to choose from.

hero-treant = Treant
    .text = Grows Spirits and uses them up for damage, health, cards and better dice.
symbol-branch = branch
symbol-leaf = leaf
symbol-spirit = spirit

## Abilities

companions-treant = Spirits
    .text = Growing places a Seedling, or turns a Seedling into a Sapling or a Sapling into the Dryad. Each kind can be spent once a turn.
    .power1 = spend a Seedling, roll one of your dice again
    .power2 = spend a Sapling, heal 1 and gain 1 CP
    .power3 = spend a Sapling, draw a card
    .power4 = spend the Dryad, +3 damage
    .power5 = spend the Dryad, stop a negative status of an opponent’s ability
companion-seedling = Seedling Spirit
    .text = Up to 3. Spend it to roll one of your dice again.
companion-sapling = Sapling Spirit
    .text = Up to 2. Spend it to heal 1 and gain 1 CP, or with 1 CP to draw a card.
companion-dryad = Dryad Spirit
    .text = One. Spend it for +3 damage on your Attack, or at the end of an opponent’s offensive roll to stop a negative status.
ability-splinter = Splinter
    .level1 = 3, 4 or 5 branches: 5, 6 or 7 damage. You may spend a Spirit to inflict Barbed Vine.
    .level2 = 3, 4 or 5 branches: 5, 6 or 7 damage. Inflict Barbed Vine.
    .level3 = 3, 4 or 5 branches: 5, 6 or 7 damage. Inflict Barbed Vine. If 3 dice show the same number, grow once.
ability-tend = Tend
    .level1 = Draw a card, grow 3 times. A player of your choice gains Wellspring. Inflict Barbed Vine on an opponent of your choice.
    .level2 = Draw a card, grow 4 times. A player of your choice gains Wellspring. Inflict Barbed Vine on an opponent of your choice. Opens Cultivate.
ability-cultivate = Cultivate
    .text = Grow 6 times.
ability-overgrowth = Overgrowth
    .level1 = Spend up to 3 Spirits: 4 damage for each, undefendable if you have Wellspring.
    .level2 = Spend up to 3 Spirits: 4 damage for each, undefendable if you have Wellspring. Opens Plant.
ability-plant = Plant
    .text = Grow 3 times.
ability-vengeful_vines = Vengeful Vines
    .level1 = Inflict Barbed Vine, 7 damage.
    .level2 = Inflict Barbed Vine, 8 damage. Opens Bitterroot.
ability-bitterroot = Bitterroot
    .text = 1 pure damage for each Spirit.
ability-natures_grasp = Nature’s Grasp
    .level1 = Grow 2 times, then 5 undefendable damage and 1 more for each Spirit.
    .level2 = Grow 2 times, then 6 undefendable damage and 1 more for each Spirit. Opens Nature’s Blessing.
ability-natures_blessing = Nature’s Blessing
    .text = Heal 1, gain 1 CP, draw a card, grow once.
ability-call_of_the_wild = Call of the Wild
    .level1 = 8 damage, and roll 4 dice. Each branch: +1 damage. With a leaf gain Wellspring. Each spirit: grow once.
    .level2 = 8 damage, and roll 5 dice. Each branch: +1 damage. With a leaf gain Wellspring. Each spirit: grow once. Opens Enrapture.
ability-enrapture = Enrapture
    .text = Inflict Barbed Vine, 4 undefendable damage.
ability-fertilize = Fertilize
    .level1 = In your Upkeep grow once.
ability-rooted = Rooted
    .level1 = Roll 3 dice. Each branch or spirit: prevent 1. With 2 leaves grow once.
    .level2 = Roll 4 dice. Each branch or spirit: prevent 1. With 2 leaves grow once. With 2 spirits a player of your choice gains Wellspring.
ability-wake_the_forest = Wake the Forest!
    .level1 = You and a team-mate of your choice gain Wellspring. Grow 3 times, inflict Barbed Vine, then 10 ultimate damage.

## Cards

card-splinter_2 = Splinter II
card-splinter_3 = Splinter III
card-tend_2 = Tend II
card-overgrowth_2 = Overgrowth II
card-vengeful_vines_2 = Vengeful Vines II
card-natures_grasp_2 = Nature’s Grasp II
card-call_of_the_wild_2 = Call of the Wild II
card-rooted_2 = Rooted II
card-harvest = Harvest!
    .text = Spend up to 3 Spirits: gain 1 CP for each. If you spent 2 or more, up to 2 players of your choice gain Wellspring.
card-cultivate = Cultivate!
    .text = Grow 3 times.
card-will_o_wisp = Will o’ Wisp!
    .text = Roll 3 dice. With a branch 1 damage to every opponent. With a leaf gain Wellspring. With a spirit grow once.
card-down_pour = Down Pour!
    .text = Every Spirit you have may grow once.
card-stomp = Stomp!
    .text = Attack modifier. Roll 5 dice: +1 damage for each branch. If that adds 3 or more, inflict Barbed Vine.
card-drink_deep = Drink Deep!
    .text = A player of your choice gains Wellspring.
card-mother_tree = Mother Tree!
    .text = Roll a die. Spirit: grow 4 times. Otherwise draw a card.
