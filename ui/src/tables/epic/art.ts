/** Which drawing of the sprite stands for a card or a keyword. */
import type { Faction, Printed } from "./board";

/** By class, the telling ones first: a human mage looks like a mage. */
const BY_CLASS: Record<string, string> = {
  angel: "a-angel",
  dragon: "a-dragon",
  ape: "a-ape",
  wurm: "a-wurm",
  snake: "a-wurm",
  hydra: "a-hydra",
  sphinx: "a-sphinx",
  minotaur: "a-minotaur",
  unicorn: "a-unicorn",
  pegasus: "a-unicorn",
  fairy: "a-fairy",
  vampire: "a-bat",
  gargoyle: "a-bat",
  imp: "a-bat",
  dinosaur: "a-trike",
  construct: "a-golem",
  titan: "a-golem",
  giant: "a-golem",
  ogre: "a-ape",
  troll: "a-ape",
  griffin: "a-bird",
  bird: "a-bird",
  cat: "h-huntress",
  beast: "a-claw",
  wolf: "a-wolf",
  plant: "h-treant",
  djinn: "a-spirits",
  spirit: "a-spirits",
  zombie: "i-d-skull",
  demon: "a-demon",
  devil: "a-demon",
  knight: "a-rider",
  mage: "a-elder",
  wizard: "a-elder",
  tyrant: "i-crown",
  human: "a-helmet",
};
const BY_FACTION: Record<Faction, string> = {
  good: "i-d-sunrise",
  wild: "a-spike",
  evil: "i-d-shadow",
  sage: "a-book",
};

export function art(card: Printed): string {
  const known = Object.entries(BY_CLASS).find(([name]) => card.classes.includes(name));
  return known ? known[1] : BY_FACTION[card.faction];
}

const GLYPHS: Record<string, string> = {
  unbanishable: "lock",
  unblockable: "evasive",
  must_attack: "frenzy",
  must_be_blocked: "block",
  lofty: "crown",
  deadly: "d-skull",
  plain: "text",
  tribute: "portal",
  loyalty: "hand",
  loyalty_x: "hand",
  ally: "people",
  rage: "frenzy",
  recall: "discard",
  recycle: "reroll",
  expire: "hourglass",
  transform: "mirror",
  break: "pow",
  banish: "deck",
  expend: "expend",
};

/** Most keywords have an icon of their own name. */
export function glyph(keyword: string): string {
  return GLYPHS[keyword] ?? keyword;
}
