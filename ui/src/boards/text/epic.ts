/** How the view of Epic is to be read. What a card costs and what it is stands in the box. */
import { combat } from "./epic_combat";
import { say, type Description, type Facts, type Scene, type Thing } from "./scene";

interface Card {
  cost: number;
  faction: string;
  kind: "champion" | "event";
  attack?: number;
  defence?: number;
}

export const EPIC: Description = {
  boards: "players",
  stage: "phase",
  headline: ["health", "gold", "hand.size", "deck.size", "discard"],
  omitted: [
    ...["mode", "turn", "phase", "active", "initiative", "over", "waiting", "player"], // the status line
    ...["combat", "winners"], // sentences
    "id",
  ],
  seats: ["controller", "owner"],
  nouns: {
    card: "card",
    target: "card",
    position: "position",
    ability: "ability",
    keywords: "keyword",
    factions: "faction",
  },
  maps: { faction_gold: "faction" },
  bySeat: [],
  beside: { champions: "controller" },
  places: {},
  marked: {},
  listed: ["champions", "hand", "pack"],
  zeros: [],
  ordinals: ["team"],
  denied: [],
  figured: { champions: ["attack", "defence", "controller"] },
  unless: { owner: "controller" },
  lit: { "combat.attackers": "attacks", "combat.blockers": "blocks" },
  numbered: { champions: "id" },
  order: ["champions", "hand", "pack", "picks"],
  folded: ["discard", "deck"],
  foldedOfOthers: [],
  elements: { champions: "champion.{id}", hand: "card.{id}", pack: "card.{id}", picks: "card.{id}", discard: "card.{id}" },
  groups: {
    "ask-main": { members: ["option-attack"], finish: "option-pass-group" },
    "ask-group": { members: [], finish: "option-pass-group" },
    "ask-block": { members: [], finish: "option-pass-block" },
    "ask-mulligan": { members: [], finish: "option-pass-mulligan" },
    "ask-targets": { members: [], finish: "option-pass-targets" },
    "ask-loyalty": { members: [], finish: null },
    "ask-loyalty-x": { members: [], finish: "option-pass-loyalty-x" },
    "ask-banish-cards": { members: [], finish: "option-pass-banish-cards" },
  },
  sets: null,
  teams: (board) => board.mode === "teams" || board.mode === "hydra",
  facts: cardFacts,
  probe: (list, thing, scene) => {
    const named = `${String(thing.card)}#${String(thing.id)}`;
    if (list === "hand") return `play ${named}`;
    if (list !== "champions") return null;
    return scene.asked === "ask-block" ? `block ${named}` : `attack ${named}`;
  },
  says: combat,
  asking: (source, scene) => (scene.asked === "ask-mode" ? null : source), // its options tell all of the card
  textOf: () => null,
};

/** What is printed on a card that is not in play; a champion in play shows its present values itself. */
function cardFacts(list: string, thing: Thing, scene: Scene): Facts {
  const card = (scene.box.cards as Record<string, Card> | undefined)?.[String(thing.card)];
  if (!card || (list !== "hand" && list !== "pack")) return {};
  const numbers = { attack: card.attack ?? 0, defence: card.defence ?? 0 };
  return {
    figure: say(scene, "price", { n: card.cost }),
    details: [say(scene, card.kind, numbers), scene.words.name("faction", card.faction)],
  };
}
