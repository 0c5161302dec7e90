/** The silhouette of every feat. */
export const ART: Record<string, string> = {
  blacksmiths_hammer: "hammer",
  blacksmiths_chest: "chest",
  silver_hind: "a-deer",
  great_bear: "d-paw",
  satyrs: "a-satyr",
  tenacious_boar: "boar",
  ferryman: "a-ferry",
  cerberus: "cerberus",
  helmet_of_invisibility: "a-helmet",
  cancer: "a-crab",
  sentinel: "a-angel",
  hydra: "a-hydra",
  typhon: "a-dragon",
  sphinx: "a-sphinx",
  cyclops: "sage",
  gorgon: "a-gorgon",
  triton: "triton",
  mirror_of_the_abyss: "mirror",
  guardians_owl: "a-owl",
  celestial_ship: "ship",
  minotaur: "a-minotaur",
  guardians_shield: "shield",
  elder: "a-elder",
  wild_spirits: "a-spirits",
};

/** When a card works, as an icon; one that only brings glory has none. */
export const WORKS: Record<string, string> = {
  "each-turn": "reroll",
  "by-itself": "settings",
  "at-once": "blitz",
};
