/** What `games/dice_forge/chances.py` answers, and the columns drawn of it. */
import type { Resource } from "./board";

export interface Gain {
  expected: number;
  chances: [number, number][]; // how much, how likely
}

export interface Chances {
  seat: number;
  room: Record<Resource, number | null>;
  now: Record<Resource, Gain>;
  then?: Record<Resource, Gain>;
}

export interface Column {
  n: number;
  now: number;
  then: number | null;
  lost: boolean; // more than fits into the reserve
}

/** One column for every amount that is possible now or then. */
export function columns(chances: Chances, resource: Resource): Column[] {
  const now = new Map(chances.now[resource].chances);
  const then = chances.then && new Map(chances.then[resource].chances);
  const room = chances.room[resource];
  const amounts = [...new Set([...now.keys(), ...(then?.keys() ?? [])])].sort((a, b) => a - b);
  return amounts.map((n) => ({
    n,
    now: now.get(n) ?? 0,
    then: then ? (then.get(n) ?? 0) : null,
    lost: room !== null && n > room,
  }));
}

/** How much more (or less) is expected after forging, rounded as it is written. */
export function difference(chances: Chances, resource: Resource): number {
  const then = chances.then?.[resource].expected ?? chances.now[resource].expected;
  return Math.round((then - chances.now[resource].expected) * 10) / 10;
}
