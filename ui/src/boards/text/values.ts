/** Single values of a view: whether there is anything to tell, and how. */
import { has, isThing, say, type Scene, type Thing } from "./scene";

/** Some cards of which perhaps not all may be seen. */
export interface Pile extends Thing {
  size: number;
  cards: unknown[];
}

export function isPile(value: unknown): value is Pile {
  return isThing(value) && "size" in value && Array.isArray(value.cards);
}

/** A single value: a player, a name in the reader's language, a number. */
export function valued(scene: Scene, name: string, value: unknown): string {
  const { seats, nouns, ordinals } = scene.reading;
  if (typeof value === "number" && seats.includes(name)) return scene.words.player(value);
  if (has(scene, `value-${name}`)) return say(scene, `value-${name}`, { n: value });
  if (typeof value === "number") return String(ordinals.includes(name) ? value + 1 : value);
  const noun = nouns[name];
  return noun ? scene.words.name(noun, String(value)) : say(scene, `${name}-${String(value)}`);
}

/** Is a nothing of this field worth telling? */
export function isCounted(scene: Scene, name: string, value: unknown): boolean {
  const { zeros, ordinals, seats } = scene.reading;
  return value === 0 && [zeros, ordinals, seats].some((told) => told.includes(name));
}

/** Is there nothing to tell? How large a pile is does not count here: its figure tells. */
export function isEmpty(value: unknown): boolean {
  if (isPile(value)) return isEmpty(without(value, ["size"]));
  if (value === null || value === undefined || value === false || value === 0 || value === "") return true;
  if (Array.isArray(value)) return value.every((inner) => (isThing(inner) || Array.isArray(inner) ? isEmpty(inner) : inner === null));
  return isThing(value) && Object.values(value).every(isEmpty);
}

export function without(thing: Thing, names: readonly string[]): Thing {
  return Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name)));
}

/** The single values of a thing, as arguments of a sentence: what is not there counts 0. */
export function flat(thing: Thing): Thing {
  const single = Object.entries(thing).filter(([, value]) => !isThing(value) && !Array.isArray(value));
  return Object.fromEntries(single.map(([name, value]) => [name, typeof value === "string" ? value : Number(value ?? 0)]));
}
