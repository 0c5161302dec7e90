/** Which pile is being looked through. */
import type { Session } from "../../lib/session.svelte";
import type { Player, Seen } from "./board";

export type PileName = "hand" | "deck" | "discard";

export class Browsing {
  seat: number | null = $state(null);
  pile: PileName = $state("discard");

  show(seat: number, pile: PileName): void {
    this.seat = seat;
    this.pile = pile;
  }

  close(): void {
    this.seat = null;
  }
}

/** The cards of a pile that I may see; a discard pile with the newest first, a deck by name. */
export function seenOf(player: Player, pile: PileName, name: (card: string) => string): Seen[] {
  if (pile === "discard") return [...player.discard].reverse();
  if (pile === "hand") return player.hand.cards;
  const known = player.deck.cards.length ? player.deck.cards : player.deck.known.flatMap((group) => group.cards);
  return [...known].sort((a, b) => name(a.card).localeCompare(name(b.card)));
}

/** Equal cards together. */
export function copies(cards: Seen[]): { seen: Seen; copies: number }[] {
  const found = new Map<string, { seen: Seen; copies: number }>();
  for (const seen of cards) {
    const same = found.get(seen.card);
    if (same) same.copies += 1;
    else found.set(seen.card, { seen, copies: 1 });
  }
  return [...found.values()];
}

const all = new WeakMap<Session, Browsing>();

export function browsingOf(session: Session): Browsing {
  let found = all.get(session);
  if (!found) all.set(session, (found = new Browsing()));
  return found;
}
