/** The things of a list, each with all there is to say of it. */
import { at, filled, has, isThing, say, type Scene, type Thing } from "./scene";
import { flat, isCounted, isEmpty, valued, without } from "./values";

export interface Item {
  key: string;
  name: string;
  figure: string;
  details: string[];
  text: string;
  /** What is going on with it right now. */
  lit: string[];
  /** Its name among the elements of the board. */
  at: string | null;
  /** The notation to ask about if it cannot be chosen. */
  probe: string | null;
}

/** Whose board is being told. */
export interface Whose {
  seat: number | null;
  mine: boolean;
}

export const NOBODYS: Whose = { seat: null, mine: false };

/** Sets of figures by name: how many tokens of each kind, the level of each ability. */
export function mapped(scene: Scene, name: string, map: Thing, whose: Whose): Item[] {
  const entries = Object.entries(map).filter(([, value]) => !isEmpty(value) || isCounted(scene, name, value));
  return entries.map(([called, value], n) => {
    const thing: Thing = isThing(value) ? { ...value, name: called } : { name: called, n: value };
    return item(scene, name, thing, n, whose);
  });
}

/** The field that names a thing. */
function headOf(scene: Scene, thing: Thing): string | undefined {
  if ("name" in thing) return "name";
  return Object.keys(thing).find((name) => name in scene.reading.nouns && typeof thing[name] === "string");
}

export function item(scene: Scene, list: string, given: Thing, n: number, whose: Whose): Item {
  const { reading, words } = scene;
  const head = headOf(scene, given) ?? "name";
  const name = String(given[head]);
  const noun = reading.maps[list] ?? (head === "name" ? reading.nouns[list] : reading.nouns[head]) ?? list;
  const thing: Thing = { ...given, name, seat: given.seat ?? whose.seat };
  const facts = reading.facts(list, thing, scene);
  const told = has(scene, `figure-${list}`) ? say(scene, `figure-${list}`, flat(thing)) : "";
  const lit = litWords(scene, thing);
  const probed = whose.mine || whose.seat === null ? reading.probe(list, thing, scene) : null;
  const element = reading.elements[list];
  return {
    key: `${name}.${String(thing.id ?? n)}`,
    name: numbered(scene, list, facts.name ?? words.name(noun, name), thing),
    figure: facts.figure ?? told,
    details: [...details(scene, list, given, head), ...(facts.details ?? [])],
    text: reading.listed.includes(list) ? (facts.text ?? words.text(noun, name) ?? "") : "",
    lit,
    at: element ? filled(element, thing) : null,
    probe: probed,
  };
}

/** What there is to say of a thing besides its name and its figure. */
function details(scene: Scene, list: string, thing: Thing, head: string): string[] {
  const { omitted, unless, figured } = scene.reading;
  const told = [head, "n", ...(figured[list] ?? [])];
  return Object.entries(thing).flatMap(([name, value]) => {
    const other = unless[name];
    if (told.includes(name) || omitted.includes(name) || (other && thing[other] === value)) return [];
    if (isEmpty(value) && !isCounted(scene, name, value)) return [];
    return [detail(scene, name, value, thing)];
  });
}

function detail(scene: Scene, name: string, value: unknown, thing: Thing): string {
  if (value === true) return say(scene, name);
  if (Array.isArray(value)) {
    const mark = scene.reading.marked[name];
    const names = value.map((inner, n) => {
      const told = valued(scene, name, inner);
      return mark && thing[mark] === n ? say(scene, `marked-${name}`, { name: told }) : told;
    });
    return has(scene, name) ? say(scene, "place", { name: say(scene, name), value: names.join(", ") }) : names.join(", ");
  }
  if (typeof value === "string") return valued(scene, name, value);
  if (has(scene, `line-${name}`)) return say(scene, `line-${name}`, { n: value });
  return say(scene, "place", { name: say(scene, name), value: valued(scene, name, value) });
}

/** What is going on with a thing: it attacks, it blocks. */
function litWords(scene: Scene, thing: Thing): string[] {
  const lists = Object.entries(scene.reading.lit);
  return lists.flatMap(([path, word]) => ((at(scene.board, path) as unknown[]).includes(thing.id) ? [say(scene, word)] : []));
}

/** The name of a thing, with its number if another one has the same name. */
function numbered(scene: Scene, list: string, name: string, thing: Thing): string {
  const field = scene.reading.numbered[list];
  if (!field || !isNamesake(scene, list, thing)) return name;
  return say(scene, "numbered", { name, number: String(thing[field]) });
}

/** Does another thing of this list of the table have the same name? */
export function isNamesake(scene: Scene, list: string, thing: Thing): boolean {
  const named = (other: Thing) => other[headOf(scene, without(other, ["name"])) ?? ""];
  return ((scene.board[list] ?? []) as Thing[]).filter((other) => named(other) === named(thing)).length > 1;
}

/** A thing without a name of its own that holds a list is told by the things of that list. */
export function flattened(scene: Scene, list: string, value: unknown): Thing[] {
  if (!isThing(value)) return [{ name: value }];
  if (headOf(scene, value)) return [value];
  const [inner, things] = Object.entries(value).find(([, held]) => Array.isArray(held) && isThing(held[0])) ?? [];
  if (!inner) return [{ ...value, name: list }];
  return (things as Thing[]).map((thing) => ({ ...without(value, [inner]), ...thing }));
}
