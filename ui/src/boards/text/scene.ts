/** What the text board is made from: a view, the box of its game, words, and how the game's view is to be read. */
import type { Words } from "../../lib/words";

/** Plain data of a view. */
export type Thing = Record<string, unknown>;

/** What is known of a thing beyond the view: printed on cardboard, so it stands in the box or in the catalogue. */
export interface Facts {
  name?: string;
  figure?: string;
  details?: string[];
  text?: string;
}

/** The options that are members (none named: all), and the option that says "that is all" when some are named. */
export interface Group {
  members: readonly string[];
  finish: string | null;
}

/** An element that options are sets of; those that show the same are equal. */
export interface SetElement {
  element: string;
  value: string;
  text: string;
}

/** How the view of a game is to be read. Keys are those of the view; a list's items go by the key of the list. */
export interface Description {
  /** Where the boards of the players lie. */
  boards: string;
  /** What a part of a turn is called: a key of the view, and a noun of the catalogue. */
  stage: string;
  /** The large figures of a player, as paths; of a list its length counts. */
  headline: readonly string[];
  /** Told in the status line, by a sentence, or made of other fields. */
  omitted: readonly string[];
  /** Fields whose numbers are seats. */
  seats: readonly string[];
  /** Fields whose values are names: of what. */
  nouns: Readonly<Record<string, string>>;
  /** Fields whose values are sets of figures by name: names of what. */
  maps: Readonly<Record<string, string>>;
  /** Lists that have a number for every seat. */
  bySeat: readonly string[];
  /** Lists of the table that belong beside the boards: the field that says whose an item is. */
  beside: Readonly<Record<string, string>>;
  /** Lists whose places have names: of what, and which. */
  places: Readonly<Record<string, { noun: string; names: readonly string[] }>>;
  /** Lists of which one item is marked: the field that says which. */
  marked: Readonly<Record<string, string>>;
  /** Lists told item by item with what each does; others are told in one line. */
  listed: readonly string[];
  /** Numbers that are told even if they are 0. */
  zeros: readonly string[];
  /** Numbers that people count from 1. */
  ordinals: readonly string[];
  /** Fields that are told when they are false. */
  denied: readonly string[];
  /** Fields that the figure of a list's items tells. */
  figured: Readonly<Record<string, readonly string[]>>;
  /** Fields told only if they differ from another field. */
  unless: Readonly<Record<string, string>>;
  /** Lists of ids that light up an item, by their paths: the word for it. */
  lit: Readonly<Record<string, string>>;
  /** Lists whose items may share their names: the field with the number that tells them apart. */
  numbered: Readonly<Record<string, string>>;
  /** The order of the sections; what is not named follows. */
  order: readonly string[];
  /** Sections that are folded at first, everywhere or on the boards of others. */
  folded: readonly string[];
  foldedOfOthers: readonly string[];
  /** Elements of the board, as options name them in `at`: "champion.{id}"; {seat} is whose board it is. */
  elements: Readonly<Record<string, string>>;
  /** Questions that ask for a group, which is ticked and sent at once. */
  groups: Readonly<Record<string, Group>>;
  /** Options that are sets of elements, which are ticked. */
  sets: { option: string; elements: (scene: Scene) => SetElement[] } | null;
  /** Is there more than one side to take? Else everybody plays for themselves. */
  teams: (board: Thing) => boolean;
  facts: (list: string, thing: Thing, scene: Scene) => Facts;
  /** The notation to ask about when somebody wants to know why this thing cannot be chosen. */
  probe: (list: string, thing: Thing, scene: Scene) => string | null;
  /** What is under way and what would come of it, in sentences. */
  says: (scene: Scene) => string[];
  /** The card, ability or status whose text matters for the question, as the key of its name. */
  asking: (source: string | null, scene: Scene) => string | null;
  /** What a thing does, by the key of its name, where the catalogue needs to be told more than the key. */
  textOf: (source: string, scene: Scene) => string | null;
}

export interface Scene {
  game: string;
  reading: Description;
  board: Thing;
  box: Thing;
  words: Words;
  /** The seat that looks; null: a spectator. */
  you: number | null;
  /** The key of the question, if it is for me. */
  asked: string | null;
}

const WORDS = "web-text-";

/** The key of the board's own words: the game's, where it has some, else those of all games. */
export function key(scene: Scene, name: string): string {
  const own = `${WORDS}${scene.game}-${name}`;
  return scene.words.has(own) ? own : WORDS + name;
}

export function has(scene: Scene, name: string): boolean {
  return scene.words.has(key(scene, name));
}

export function say(scene: Scene, name: string, args: Thing = {}): string {
  return scene.words.say(key(scene, name), args);
}

/** The value at a path such as "hand.size". */
export function at(thing: Thing, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, name) => (isThing(inner) ? inner[name] : undefined), thing);
}

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A template such as "champion.{id}" with the fields of a thing put in. */
export function filled(template: string, thing: Thing): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(thing[name]));
}

/** "a, b and c": as the language puts it. */
export function listing(scene: Scene, names: readonly string[]): string {
  return new Intl.ListFormat(scene.words.lang, { type: "conjunction" }).format(names);
}
