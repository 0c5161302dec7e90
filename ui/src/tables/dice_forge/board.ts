/** What `games/dice_forge/view.py` and `box.py` send: the table as everybody sees it, and what is printed. */
export type Resource = "gold" | "sun" | "moon" | "glory";
export type DieName = "light" | "dark";

export const RESOURCES: readonly Resource[] = ["gold", "sun", "moon", "glory"];
export const KEPT: readonly Exclude<Resource, "glory">[] = ["gold", "sun", "moon"]; // what reserves hold
export const DICE: readonly DieName[] = ["light", "dark"];

export interface Die {
  faces: string[];
  up: number; // the slot that lies on top
}

export interface OwnedCards {
  card: string;
  count: number;
}

export interface Hero {
  seat: number;
  reserves: Record<Resource, { has: number; most: number | null }>;
  card_glory: number;
  dice: Record<DieName, Die>;
  replaced: string[];
  portal: number; // 0: at the own start
  cards: Record<"hammer" | "reinforcement" | "automatic" | "other", OwnedCards[]>;
  hammer: { lap: number; step: number; left: number } | null;
  tokens: Record<"cerberus" | "triton", { ready: number; used: number }>;
}

export interface FaceLeft {
  face: string;
  left: number;
}

export interface Pile {
  card: string;
  sun: number;
  moon: number;
  glory: number;
  left: number;
}

export interface Board {
  round: number;
  rounds: number;
  active: number;
  step: "blessing" | "reinforcement" | "action" | "extra";
  extra_taken: boolean;
  over: boolean;
  heroes: Hero[];
  scores: number[];
  sanctuary: { price: number; faces: FaceLeft[] }[];
  garden: FaceLeft[];
  islands: { portal: number; heroes: number[]; cards: Pile[] }[];
  used: string[]; // reinforcements of this turn
  bought: string[]; // faces of this offering
  boars: (number | null)[]; // whose card each of the four boars belongs to
}

export interface CardPrint {
  portal: number;
  sun: number;
  moon: number;
  glory: number;
  fee: number;
  works: "each-turn" | "by-itself" | "at-once" | "never";
}

export interface Box {
  cards: Record<string, CardPrint>;
  most: Record<"gold" | "sun" | "moon", number>;
  chest: Record<"gold" | "sun" | "moon", number>;
  hammer: { lap: number; glory: [number, number] };
  extra_action: number;
}

/** All cards of a hero, whatever pile they are in. */
export function cardsOf(hero: Hero): OwnedCards[] {
  return Object.values(hero.cards).flat();
}

/** How many of a card a hero has. */
export function countOf(hero: Hero, card: string): number {
  return cardsOf(hero).reduce((sum, owned) => sum + (owned.card === card ? owned.count : 0), 0);
}

/** Which faces of the garden the cards of this game can give; the others only lie in the box. */
const GIVEN_BY: Record<string, string> = {
  triple: "helmet_of_invisibility",
  mirror: "mirror_of_the_abyss",
  ship: "celestial_ship",
  boar: "tenacious_boar",
  shield: "guardians_shield",
};

export function gardenOf(board: Board): FaceLeft[] {
  const cards = new Set(board.islands.flatMap((island) => island.cards.map((pile) => pile.card)));
  return board.garden.filter(({ face }) => cards.has(GIVEN_BY[face.split("_")[0] ?? ""] ?? ""));
}

/** The shelves of the sanctuary: squares of one price stand together. */
export function shelvesOf(board: Board): Map<number, FaceLeft[]> {
  const shelves = new Map<number, FaceLeft[]>();
  for (const { price, faces } of board.sanctuary) shelves.set(price, [...(shelves.get(price) ?? []), ...faces]);
  return shelves;
}
