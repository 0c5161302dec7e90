/**
 * The options as rows with numbers: what can be decided at once, and what is ticked first and then confirmed.
 *
 * Ticked are the members of a group (attackers, targets, cards to exchange) and, where options are sets of
 * elements (dice to be rolled again), the elements. What is ticked is `session.picked`, so that "cancel" works
 * as at a drawn table.
 */
import type { Offer } from "../../lib/protocol";
import { isNamesake } from "./items";
import { filled, listing, say, type Scene, type SetElement, type Thing } from "./scene";

export interface Row {
  key: string;
  text: string;
  /** What is decided at once; null: the row is ticked. */
  offer: Offer | null;
  /** What is ticked. */
  element: string | null;
}

export interface Choices {
  rows: Row[];
  /** The members of a group among the options. */
  members: Offer[];
  /** The options that are sets of elements. */
  sets: Offer[];
}

/** What the ticks amount to: options to be sent together, and the option that says "that is all" afterwards. */
export interface Ticked {
  offers: Offer[];
  text: string;
  finish: string | null;
}

const PASS = "pass";

export function choices(scene: Scene, offers: readonly Offer[]): Choices {
  const members = offers.filter((offer) => isMember(scene, offer));
  const ticked = offers.filter((offer) => offer.key === scene.reading.sets?.option);
  const sets = ticked.some((offer) => offer.at.length > 1) ? ticked : [];
  const deeds = offers.filter((offer) => !members.includes(offer) && !sets.includes(offer));
  const rows = [
    ...(sets.length ? elements(scene).map(({ element, text }) => ({ key: element, text, offer: null, element })) : []),
    ...members.map((offer) => ({ key: offer.notation, text: told(scene, offer), offer: null, element: offer.at[0] ?? null })),
    ...deeds.map((offer) => ({ key: offer.notation, text: told(scene, offer), offer, element: null })),
  ];
  const passes = (one: Row) => Number(one.key === PASS); // doing nothing comes last
  return { rows: apart(scene, rows.sort((a, b) => passes(a) - passes(b))), members, sets };
}

function isMember(scene: Scene, offer: Offer): boolean {
  const group = scene.asked === null ? undefined : scene.reading.groups[scene.asked];
  if (!group || offer.notation === PASS || offer.at.length !== 1) return false;
  return !group.members.length || group.members.includes(offer.key);
}

function elements(scene: Scene): SetElement[] {
  return scene.reading.sets?.elements(scene) ?? [];
}

/** An option as a sentence; of several champions with one name it says which. */
export function told(scene: Scene, offer: Offer): string {
  const text = scene.words.tell(offer);
  const number = numberOf(scene, offer);
  return number === null ? text : say(scene, "option-numbered", { text, number });
}

/** The number of the thing that an option is about, if another thing has the same name. */
function numberOf(scene: Scene, offer: Offer): string | null {
  for (const [list, field] of Object.entries(scene.reading.numbered))
    for (const thing of (scene.board[list] ?? []) as Thing[]) {
      const element = filled(scene.reading.elements[list] ?? "", thing);
      if (offer.at.includes(element) && isNamesake(scene, list, thing)) return String(thing[field]);
    }
  return null;
}

/** Rows that read alike are told apart: by the numbers of what they touch, if these differ, else by their order. */
function apart(scene: Scene, rows: Row[]): Row[] {
  return rows.map((row) => {
    const alike = rows.filter((other) => other.text === row.text);
    if (alike.length === 1) return row;
    const numbers = alike.map(numberTouched);
    const place = alike.indexOf(row);
    const number = numbers[place];
    const text =
      number && new Set(numbers).size === alike.length
        ? say(scene, "option-numbered", { text: row.text, number })
        : say(scene, "option-nth", { text: row.text, n: place + 1 });
    return { ...row, text };
  });
}

/** The number of the card or champion that a row touches. */
function numberTouched(row: Row): string | undefined {
  return /\.(\d+)$/.exec(row.offer?.at[0] ?? row.element ?? "")?.[1];
}

// ---- what is ticked ---------------------------------------------------------------------------------------
/** What the ticks amount to; null if nothing is ticked, no offers if the ticks are no option. */
export function ticked(scene: Scene, { members, sets }: Choices, picked: readonly string[]): Ticked | null {
  const chosen = members.filter((offer) => picked.includes(offer.at[0] ?? ""));
  if (chosen.length) {
    const names = chosen.map((offer) => memberName(scene, offer));
    const finish = scene.reading.groups[scene.asked ?? ""]?.finish ?? null;
    return { offers: chosen, text: say(scene, "confirm", { names: listing(scene, names) }), finish };
  }
  const wanted = shown(scene, picked);
  if (!sets.length || !wanted) return null;
  const found = sets.find((offer) => shown(scene, offer.at) === wanted);
  return { offers: found ? [found] : [], text: found ? scene.words.tell(found) : say(scene, "no-such-set"), finish: null };
}

/** A member of a group: a card or a player. */
function memberName(scene: Scene, offer: Offer): string {
  const { card, rival } = offer.args;
  if (card === undefined) return scene.words.player(rival as number);
  const name = scene.words.name("card", String(card));
  const number = numberOf(scene, offer);
  return number === null ? name : say(scene, "numbered", { name, number });
}

/** What these elements show. Equal ones need no telling apart: only one set of them is offered. */
function shown(scene: Scene, picked: readonly string[]): string {
  const found = elements(scene).filter(({ element }) => picked.includes(element));
  return found.map(({ value }) => value).sort().join();
}

/** How many members of the group that is asked for have been named before. */
export function namedSoFar(options: readonly Offer[]): number {
  return Number(options.find((offer) => offer.notation === PASS)?.args.named ?? 0);
}

/** The option that ends the group of which so many members have been named. */
export function finishing(options: readonly Offer[], finish: string, named: number): Offer | undefined {
  return options.find((offer) => offer.key === finish && offer.args.named === named);
}
