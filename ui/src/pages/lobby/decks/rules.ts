/** What full constructed asks of a deck (EP-12.3 to EP-12.5), and how a deck is mended with as little change as possible. */
import { FACTIONS, type Faction, type Printed } from "../../../tables/epic/board";
import { size, type Cards } from "./shelf.svelte";

export const LEAST = 60;
export const MOST_COPIES = 3;
const ONES_PER_ZERO = 2;

export type Catalogue = Record<string, Printed>;

/** How many cards of a faction cost so much. */
export function count(catalogue: Catalogue, cards: Cards, faction: Faction, cost: number): number {
  return Object.entries(cards)
    .filter(([card]) => catalogue[card]?.faction === faction && catalogue[card].cost === cost)
    .reduce((sum, [, n]) => sum + n, 0);
}

/** How many cards of cost 1 a faction still needs for those of cost 0. */
export function owed(catalogue: Catalogue, cards: Cards, faction: Faction): number {
  const ones = count(catalogue, cards, faction, 1);
  return Math.max(0, ONES_PER_ZERO * count(catalogue, cards, faction, 0) - ones);
}

/** The same deck within the rules: no fourth copies, enough cards of cost 1, enough cards. */
export function mended(catalogue: Catalogue, cards: Cards): Cards {
  const deck: Cards = {};
  for (const [card, n] of Object.entries(cards)) if (catalogue[card]) deck[card] = Math.min(n, MOST_COPIES);
  for (const faction of FACTIONS) fill(catalogue, deck, [faction], owed(catalogue, deck, faction));
  const used = FACTIONS.filter((faction) => count(catalogue, deck, faction, 0) + count(catalogue, deck, faction, 1));
  fill(catalogue, deck, used.length ? used : FACTIONS, LEAST - size(deck));
  return deck;
}

/** Add so many cards of cost 1 of these factions: more copies of what is there already come first. */
function fill(catalogue: Catalogue, deck: Cards, factions: readonly Faction[], missing: number): void {
  const fitting = Object.keys(catalogue).filter((card) => {
    const { set, cost, faction } = catalogue[card] as Printed;
    return set !== null && cost === 1 && factions.includes(faction);
  });
  fitting.sort((a, b) => (deck[b] ?? 0) - (deck[a] ?? 0));
  for (const card of fitting) {
    const room = Math.min(MOST_COPIES - (deck[card] ?? 0), missing);
    if (room <= 0) continue;
    deck[card] = (deck[card] ?? 0) + room;
    missing -= room;
  }
}

/** How many copies one deck has more than the other, all cards together. */
export function more(one: Cards, other: Cards): number {
  return Object.entries(one).reduce((sum, [card, n]) => sum + Math.max(0, n - (other[card] ?? 0)), 0);
}
