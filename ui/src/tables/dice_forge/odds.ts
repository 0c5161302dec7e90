/** What `games/dice_forge/chances.py` answers, and the columns drawn of it. */
import type { Hero, Resource } from "./board";

export interface Gain {
  expected: number;
  chances: [number, number][]; // how much, how likely
}

export interface Chances {
  seat: number;
  now: Record<Resource, Gain>;
  then?: Record<Resource, Gain>;
}

export interface Column {
  n: number;
  now: number;
  then: number | null;
  lost: boolean; // more than fits into the reserve
}

/** How much more of a resource fits; gold may go on the hammer too, and glory always fits. */
export function room(hero: Hero, resource: Resource): number | null {
  const { has, most } = hero.reserves[resource];
  if (most === null) return null;
  return most - has + (resource === "gold" ? (hero.hammer?.left ?? 0) : 0);
}

/** All that the odds of a hero depend on: while it stays the same, nobody needs to ask again. */
export function basis(hero: Hero, rivals: Hero[], about: Record<string, unknown>): string {
  const faces = ({ dice }: Hero) => [dice.light.faces, dice.dark.faces];
  const own = [faces(hero), about];
  const copied = JSON.stringify(own).includes("mirror") ? rivals.map(faces) : [];
  return JSON.stringify([hero.seat, own, hero.hammer, copied]);
}

/** One column for every amount that is possible now or then; `fits`: what the reserve still holds. */
export function columns(chances: Chances, resource: Resource, fits: number | null): Column[] {
  const now = new Map(chances.now[resource].chances);
  const then = chances.then && new Map(chances.then[resource].chances);
  const amounts = [...new Set([...now.keys(), ...(then?.keys() ?? [])])].sort((a, b) => a - b);
  return amounts.map((n) => ({
    n,
    now: now.get(n) ?? 0,
    then: then ? (then.get(n) ?? 0) : null,
    lost: fits !== null && n > fits,
  }));
}

/** How much more (or less) is expected after forging, rounded as it is written. */
export function difference(chances: Chances, resource: Resource): number {
  const then = chances.then?.[resource].expected ?? chances.now[resource].expected;
  return Math.round((then - chances.now[resource].expected) * 10) / 10;
}
