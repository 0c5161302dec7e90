/** How the view of Dice Throne is to be read. Conditions, prices and dice stand in the box. */
import { abilityFacts, abilityKind, abilityText, rivalsAbility } from "./dice_throne_abilities";
import { damage } from "./dice_throne_damage";
import { dice, diceElements } from "./dice_throne_dice";
import { say, type Description, type Facts, type Scene, type Thing } from "./scene";

interface Card {
  cost: number;
  kind: string;
  verified: boolean;
  ability?: string;
  level?: number;
}

export const DICE_THRONE: Description = {
  boards: "heroes",
  stage: "phase",
  headline: ["health", "cp", "hand.size", "deck.size", "discard"],
  omitted: [
    ...["mode", "turn", "phase", "active", "over", "waiting", "player", "attempts_left"], // the status line
    ...["rolls", "attack", "damage", "winners"], // sentences
  ],
  seats: ["first"],
  nouns: { hero: "hero", hand: "card", deck: "card", discard: "card", playing: "card" },
  maps: { tokens: "status", limits: "status", levels: "ability", companions: "companion" },
  bySeat: [],
  beside: {},
  places: {},
  marked: {},
  listed: ["hand", "tokens", "levels", "companions", "playing"],
  zeros: ["companions"],
  ordinals: ["team"],
  denied: ["verified"],
  figured: {},
  unless: {},
  lit: {},
  numbered: {},
  order: ["tokens", "companions", "playing", "hand", "levels"],
  folded: ["discard", "deck", "limits"],
  foldedOfOthers: ["levels"],
  elements: { hand: "card.{seat}.{name}", tokens: "token.{seat}.{name}", levels: "ability.{seat}.{name}" },
  groups: {},
  sets: { option: "option-reroll", elements: diceElements },
  teams: (board) => board.mode === "teams",
  facts: (list, thing, scene) => {
    if (list === "levels") return abilityFacts(thing, scene);
    if (list === "companions") return companionFacts(thing, scene);
    return list === "hand" || list === "playing" ? cardFacts(thing, scene) : {};
  },
  probe: (list, thing, scene) => {
    const name = String(thing.name);
    if (list === "hand") return `play ${name}`;
    if (list === "tokens") return scene.words.text("status", name, "power1") ? `spend ${name}` : null;
    const verb = list === "levels" ? PROBED[abilityKind(thing, scene)] : undefined;
    return verb ? `${verb} ${name}` : null;
  },
  says: (scene) => [...dice(scene), ...damage(scene)],
  asking: (source, scene) => source ?? rivalsAbility(scene),
  textOf: (source, scene) => (source.startsWith("ability-") ? abilityText(source.slice("ability-".length), scene) : null),
};

const PROBED: Readonly<Record<string, string>> = { offensive: "declare", ultimate: "declare", defensive: "defend" };

/** A card: its price and kind; an upgrade does what its ability will do. */
function cardFacts(thing: Thing, scene: Scene): Facts {
  const name = String(thing.name);
  const hero = heroOf(scene, thing.seat as number);
  const own = (scene.box.heroes as Record<string, { cards: Record<string, Card> }> | undefined)?.[hero];
  const card = own?.cards[name] ?? (scene.box.cards as Record<string, Card> | undefined)?.[name];
  if (!card) return {};
  const text = card.ability ? scene.words.text("ability", card.ability, `level${card.level}`) : null;
  return {
    figure: say(scene, "cost", { n: card.cost }),
    details: [scene.words.name("frame", card.kind), ...(card.verified ? [] : [say(scene, "unverified")])],
    ...(text ? { text } : {}),
  };
}

function heroOf(scene: Scene, seat: number): string {
  return (scene.board.heroes as { hero: string }[])[seat]?.hero ?? "";
}

/** How a companion is. */
function companionFacts(thing: Thing, scene: Scene): Facts {
  return { figure: say(scene, "companion-state", { id: thing.name, n: thing.n }) };
}
