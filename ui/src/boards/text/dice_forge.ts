/** How the view of Dice Forge is to be read. Everything is open, so nothing needs more than the view. */
import type { Description } from "./scene";

export const DICE_FORGE: Description = {
  boards: "heroes",
  stage: "step",
  headline: ["reserves.gold", "reserves.sun", "reserves.moon", "reserves.glory", "card_glory"],
  omitted: [
    ...["round", "rounds", "active", "step", "over", "player"], // the status line
    ...["reserves", "glory_track", "glory_tokens"], // the headline; track and tokens are how glory is laid out
    "up", // marked among the faces
  ],
  seats: ["heroes", "boars"],
  nouns: { card: "card", face: "face", faces: "face", removed: "face", replaced: "face", bought: "face", used: "card" },
  maps: { reserves: "resource", dice: "die", tokens: "card" },
  bySeat: ["scores"],
  beside: {},
  places: { boars: { noun: "face", names: ["boar_red", "boar_yellow", "boar_green", "boar_blue"] } },
  marked: { faces: "up" },
  listed: ["islands", "garden", "hammer", "reinforcement", "automatic", "other"],
  zeros: ["left", "portal"],
  ordinals: [],
  denied: [],
  figured: { sanctuary: ["price"], islands: ["sun", "moon"], ...pilesOf(["count"]) },
  unless: {},
  lit: {},
  numbered: {},
  order: ["dice", "hammer", "cards", "tokens", "islands", "sanctuary", "garden"],
  folded: ["removed", "replaced", "garden"],
  foldedOfOthers: [],
  elements: { sanctuary: "temple.{face}", garden: "temple.{face}", islands: "card.{card}", reinforcement: "hero{seat}.{card}" },
  groups: {},
  sets: null,
  teams: () => false,
  facts: () => ({}),
  probe: (list, thing) => {
    if (list === "sanctuary") return `buy ${String(thing.face)}`;
    if (list === "islands") return `feat ${String(thing.card)}`;
    return list === "reinforcement" ? `use ${String(thing.card)}` : null;
  },
  says: () => [],
  asking: (source) => source,
  textOf: () => null,
};

/** The piles of a hero's cards are told alike. */
function pilesOf(figured: readonly string[]): Record<string, readonly string[]> {
  return { hammer: figured, reinforcement: figured, automatic: figured, other: figured };
}
