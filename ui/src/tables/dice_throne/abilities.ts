/** The abilities of a hero at their present levels, as a board shows them. */
import type { Words } from "../../lib/words";
import type { Box, Hero, Level, SlotKind, Use } from "./types";

export const ROMAN = ["", "I", "II", "III"];

/** What one name stands for: the ability of a slot, or what its upgrade has opened beside it. */
export interface Row {
  id: string;
  needs: Use[]; // any of these: its tiers
}

export interface Slot {
  id: string;
  kind: SlotKind;
  level: number;
  most: number; // how far it can be upgraded
  dice: number; // of a defence
  verified: boolean;
  rows: Row[];
}

/** The slots of a hero's board in their order. */
export function slots(box: Box, hero: Hero): Slot[] {
  return (box.heroes[hero.hero]?.abilities ?? []).map((ability) => {
    const level = hero.levels[ability.id] ?? 1;
    const stage = ability.levels[level - 1] as Level;
    return {
      id: ability.id,
      kind: ability.kind,
      level,
      most: ability.levels.length,
      dice: stage.dice,
      verified: stage.verified,
      rows: rows(ability.id, stage),
    };
  });
}

function rows(id: string, stage: Level): Row[] {
  const named = new Map<string, Use[]>(stage.uses.length ? [] : [[id, []]]);
  for (const use of stage.uses) {
    const name = use.name || id;
    named.set(name, [...(named.get(name) ?? []), use]);
  }
  return [...named].map(([name, needs]) => ({ id: name, needs }));
}

/** `Revolver II`; a level is told where there is more than one. */
export function slotName(words: Words, slot: Slot): string {
  const name = words.name("ability", slot.id);
  return slot.level > 1 ? `${name} ${ROMAN[slot.level]}` : name;
}

/** What an ability does at this level. */
export function abilityText(words: Words, id: string, level: number): string {
  return words.text("ability", id, `level${level}`) ?? words.text("ability", id) ?? "";
}

/** What a card is called; an upgrade without a name of its own goes by its ability. */
export function cardName(words: Words, box: Box, hero: string, name: string): string {
  const own = box.heroes[hero]?.cards[name];
  if (own?.ability && !words.has(`card-${name}`))
    return `${words.name("ability", own.ability)} ${ROMAN[own.level ?? 1]}`;
  return words.name("card", name);
}

/** What a card does; an upgrade: what its ability will do. */
export function cardText(words: Words, box: Box, hero: string, name: string): string {
  const own = box.heroes[hero]?.cards[name];
  if (own?.ability) return abilityText(words, own.ability, own.level ?? 1);
  return words.text("card", name) ?? "";
}
