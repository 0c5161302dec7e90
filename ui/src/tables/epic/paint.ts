/** The colours of a faction on a card: cards are objects and look alike in light and dark. */
import type { Faction } from "./board";

const EDGES: Record<Faction, string> = { good: "#8a6100", wild: "#2d6a1e", evil: "#98203c", sage: "#1f5a9c" };

export function paint(faction: Faction): string {
  return `--fa:var(--f-${faction}-a);--fb:var(--f-${faction}-b);--fc:${EDGES[faction]}`;
}
