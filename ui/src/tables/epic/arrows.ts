/** Where arrows run: from the edge of each attacker to the edge of what it meets, inside the felt. */
import type { Board } from "./board";

export interface Arrow {
  key: string;
  path: string;
  head: boolean;
}

interface Spot {
  x: number;
  top: number;
  bottom: number;
}

function spot(felt: HTMLElement, element: string): Spot | null {
  const found = felt.querySelector(`[data-at="${element}"]`)?.getBoundingClientRect();
  if (!found?.width) return null;
  const box = felt.getBoundingClientRect();
  const zoom = felt.offsetWidth ? box.width / felt.offsetWidth : 1;
  return {
    x: (found.left + found.width / 2 - box.left) / zoom,
    top: (found.top - box.top) / zoom,
    bottom: (found.bottom - box.top) / zoom,
  };
}

/** Every attacker meets the whole block (EP-8.12), so each arrow ends at the middle blocker; else at the player. */
export function arrowsOf(felt: HTMLElement, combat: Board["combat"], blockers: number[]): Arrow[] {
  const targets = blockers.map((id) => spot(felt, `champion.${id}`)).filter((found) => found !== null);
  const middle = targets[Math.floor((targets.length - 1) / 2)];
  const goal = middle ?? (combat.defender === null || combat.blocked ? null : spot(felt, `player.${combat.defender}`));
  if (!goal) return [];
  const starts = combat.attackers.map((id) => ({ id, at: spot(felt, `champion.${id}`) }));
  const arrows: Arrow[] = [];
  for (const { id, at } of starts) if (at) arrows.push({ key: `a${id}`, path: curve(at, goal), head: true });
  for (const [n, other] of targets.entries())
    if (other !== middle) arrows.push({ key: `b${n}`, path: link(goal, other), head: false });
  return arrows;
}

const GAP = 12;

function curve(from: Spot, to: Spot): string {
  const up = from.top > to.bottom || from.top > to.top;
  const y1 = up ? from.top - 4 : from.bottom + 4;
  const y2 = up ? to.bottom + GAP : to.top - GAP;
  const bend = (y1 + y2) / 2;
  return `M${r(from.x)} ${r(y1)}C${r(from.x)} ${r(bend)} ${r(to.x)} ${r(bend)} ${r(to.x)} ${r(y2)}`;
}

/** Blockers stand together. */
function link(one: Spot, other: Spot): string {
  const y = (one.bottom + other.bottom) / 2 + GAP;
  return `M${r(one.x)} ${r(one.bottom + 4)}Q${r((one.x + other.x) / 2)} ${r(y)} ${r(other.x)} ${r(other.bottom + 4)}`;
}

const r = (n: number) => Math.round(n);
