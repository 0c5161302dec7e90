/**
 * Any game's view as headings, figures and lists.
 *
 * One walker for every game: single values are figures, sets of fields are sections, lists are lists. What the
 * keys of a view mean it reads from the game's description; what they are called, from the catalogue
 * (`web-text-<key>`, or `web-text-<game>-<key>`):
 *
 *     web-text-<key>          what a field or a section is called; of a field that is true: all there is to say
 *     web-text-line-<key>     a number as part of a line, with $n; otherwise "name number"
 *     web-text-figure-<key>   the figure of an item of a list, with its fields
 *     web-text-sum-<key>      a set of fields as one figure, with all of them
 *     web-text-nth-<key>      one of several lists under one key, with $n (from 1) and $size
 *     web-text-whole-<key>    a pile of which all cards are known; web-text-known-<key>: only some
 *     web-text-value-<key>    a value that is more than its number, with $n
 *
 * Nothing of a view is left out silently: a field that is neither described nor called anything shows up by
 * its key, and a test looks for those.
 */
import type { Offer } from "../../lib/protocol";
import { flattened, item, mapped, NOBODYS, type Item, type Whose } from "./items";
import { at, has, isThing, say, type Scene, type Thing } from "./scene";
import { flat, isCounted, isEmpty, isPile, valued, without, type Pile } from "./values";

export interface Figure {
  key: string;
  label: string;
  value: string;
  /** What stands small beside it: the most there can be. */
  most: string;
}

export interface Section {
  key: string;
  title: string;
  count: number | null;
  folded: boolean;
  notes: string[];
  figures: Figure[];
  items: Item[];
  sections: Section[];
}

export interface Side {
  seat: number;
  name: string;
  notes: string[];
  figures: Figure[];
  sections: Section[];
}

/** What belongs to nobody. */
export function table(scene: Scene): Section {
  const { boards, beside, bySeat } = scene.reading;
  const apart = [boards, ...Object.keys(beside), ...bySeat];
  return { ...section("table", say(scene, "table")), ...fields(scene, without(scene.board, apart), NOBODYS) };
}

/** The players: the others in the order of the table from the left of whoever looks, that one last. */
export function sides(scene: Scene): Side[] {
  const boards = scene.board[scene.reading.boards] as Thing[];
  const first = scene.you === null ? 0 : scene.you + 1;
  return [...boards.slice(first), ...boards.slice(0, first)].map((board) => side(scene, board));
}

function side(scene: Scene, board: Thing): Side {
  const { reading, words } = scene;
  const seat = board.seat as number;
  const whose: Whose = { seat, mine: seat === scene.you };
  const figures = reading.headline.flatMap((path) => headline(scene, board, path));
  for (const list of reading.bySeat) figures.push(figure(scene, list, (scene.board[list] as unknown[])[seat]));
  const own = Object.entries(reading.beside).map(([list, owner]): [string, unknown] => {
    return [list, (scene.board[list] as Thing[]).filter((thing) => thing[owner] === seat)];
  });
  const single = reading.headline.filter((path) => typeof board[path] === "number");
  const rest = without(board, ["seat", ...single, ...(reading.teams(scene.board) ? [] : ["team"])]);
  const told = fields(scene, { ...Object.fromEntries(own), ...rest }, whose);
  return { seat, name: words.player(seat), notes: told.notes, figures: [...figures, ...told.figures], sections: told.sections };
}

/** A large figure of a player; nothing if this board has none. */
function headline(scene: Scene, board: Thing, path: string): Figure[] {
  const [name = "", inner] = path.split(".");
  const value = at(board, path);
  if (value === undefined) return [];
  const noun = scene.reading.maps[name];
  if (!noun || !inner) return [figure(scene, name, Array.isArray(value) ? value.length : value)];
  const has = isThing(value) ? value.has : value;
  const most = isThing(value) && typeof value.most === "number" ? say(scene, "most", { n: value.most }) : "";
  return [{ key: path, label: scene.words.name(noun, inner), value: String(has), most }];
}

/** Is there nothing under this heading? */
export function isBare({ notes, figures, items, sections }: Section): boolean {
  return ![notes, figures, items, sections].some((part) => part.length);
}

/** What these sections hold that none of the options chooses, each with the notation to ask about. */
export function barred(sections: readonly Section[], options: readonly Offer[]): { name: string; probe: string }[] {
  const offered = (probe: string) => options.some(({ notation }) => notation === probe || notation.startsWith(`${probe} `));
  return sections.flatMap((inner) => [
    ...inner.items.flatMap(({ name, probe }) => (probe !== null && !offered(probe) ? [{ name, probe }] : [])),
    ...barred(inner.sections, options),
  ]);
}

// ---- fields -------------------------------------------------------------------------------------------
type Fields = Pick<Section, "notes" | "figures" | "sections">;

/** A set of fields: what is true, the figures, and sections in the order of the description. */
function fields(scene: Scene, thing: Thing, whose: Whose): Fields {
  const told: Fields = { notes: [], figures: [], sections: [] };
  for (const [name, value] of ordered(scene, thing)) {
    if (scene.reading.omitted.includes(name)) continue;
    if (scene.reading.denied.includes(name)) told.notes.push(...(value ? [] : [say(scene, `no-${name}`)]));
    else if (isEmpty(value) && !isCounted(scene, name, value)) continue;
    else if (value === true) told.notes.push(say(scene, name));
    else if (typeof value === "string") told.notes.push(valued(scene, name, value));
    else if (!isThing(value) && !Array.isArray(value)) told.figures.push(figure(scene, name, value));
    else if (isThing(value) && has(scene, `sum-${name}`))
      told.figures.push({ key: name, label: say(scene, name), value: say(scene, `sum-${name}`, flat(value)), most: "" });
    else told.sections.push(walked(scene, name, value, whose));
  }
  return told;
}

function ordered(scene: Scene, thing: Thing): [string, unknown][] {
  const { order } = scene.reading;
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(thing).sort(([a], [b]) => rank(a) - rank(b));
}

function figure(scene: Scene, name: string, value: unknown): Figure {
  return { key: name, label: say(scene, name), value: valued(scene, name, value), most: "" };
}

// ---- sections -----------------------------------------------------------------------------------------
function section(name: string, title: string): Section {
  return { key: name, title, count: null, folded: false, notes: [], figures: [], items: [], sections: [] };
}

/** A list or a set of fields under its heading. */
function walked(scene: Scene, name: string, value: Thing | unknown[], whose: Whose): Section {
  const { folded, foldedOfOthers, maps } = scene.reading;
  const made = section(name, capital(say(scene, name)));
  made.folded = folded.includes(name) || (foldedOfOthers.includes(name) && !whose.mine);
  if (Array.isArray(value)) return { ...made, ...listed(scene, name, value, whose) };
  if (isPile(value)) return pile(scene, name, value, whose, made);
  if (name in maps) return { ...made, items: mapped(scene, name, value, whose) };
  return { ...made, ...fields(scene, value, whose) };
}

/** A pile: those of its cards that may be seen; what else is known of it follows. */
function pile(scene: Scene, name: string, value: Pile, whose: Whose, made: Section): Section {
  const whole = value.cards.length === value.size;
  const title = capital(say(scene, `${whole ? "whole" : "known"}-${name}`));
  const { cards, size, ...rest } = value;
  const told = value.cards.length ? listed(scene, name, cards, whose) : {};
  return { ...made, title, ...fields(scene, rest, whose), ...told, count: size };
}

/** A list: of lists, of piles, of places with names, or of things. */
function listed(scene: Scene, name: string, list: unknown[], whose: Whose): Partial<Section> {
  const place = scene.reading.places[name];
  if (place)
    return {
      notes: list.flatMap((value, n) => {
        if (value === null) return [];
        const named = scene.words.name(place.noun, place.names[n] ?? String(n));
        return [say(scene, "place", { name: named, value: valued(scene, name, value) })];
      }),
    };
  if (list.some(isPile)) return { notes: (list as Pile[]).map((inner, n) => pileLine(scene, name, inner, n)) };
  if (list.some((inner) => Array.isArray(inner)))
    return { sections: (list as unknown[][]).map((inner, n) => nth(scene, name, inner, n, whose)) };
  const things = list.flatMap((value) => flattened(scene, name, value));
  const items = things.map((thing, n) => item(scene, name, thing, n, whose));
  const plain = items.every((one) => !one.figure && !one.details.length && !one.lit.length);
  if (!scene.reading.listed.includes(name) && plain) return { notes: [counted(scene, items)], count: items.length };
  return { items, count: items.length };
}

/** One of several lists under the same heading. */
function nth(scene: Scene, name: string, list: unknown[], n: number, whose: Whose): Section {
  const title = say(scene, `nth-${name}`, { n: n + 1, size: list.length });
  return { ...section(`${name}${n}`, title), ...listed(scene, name, list, whose), count: null };
}

/** One of several piles in a line: how large it is, and what is known of it. */
function pileLine(scene: Scene, name: string, { cards, size }: Pile, n: number): string {
  const title = say(scene, `nth-${name}`, { n: n + 1, size });
  const items = cards.map((card, k) => item(scene, name, card as Thing, k, NOBODYS));
  return items.length ? say(scene, "place", { name: title, value: counted(scene, items) }) : title;
}

/** Names in one line, each with how often it is there. */
function counted(scene: Scene, items: readonly Item[]): string {
  const found = new Map<string, number>();
  for (const { name } of items) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, n]) => (n > 1 ? say(scene, "times", { name, n }) : name)).join(", ");
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
