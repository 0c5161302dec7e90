/** The chance of what the next card is: the owner knows which cards are left, not their order. */
import { FACTIONS, type Player, type Printed, type Seen } from "./board";

export interface Share {
  of: string; // "one", "zero", "champion", "event" or a faction
  count: number;
  chance: number;
}

/** The cards among which the next one is: the top group of the deck. */
export function nextAmong(player: Player): Seen[] {
  const top = player.deck.known[0];
  if (!top) return [];
  if (top.cards.length === top.size) return top.cards; // everybody knows them
  const elsewhere = new Set(player.deck.known.slice(1).flatMap((group) => group.cards.map((card) => card.id)));
  const left = player.deck.cards.filter((card) => !elsewhere.has(card.id));
  return left.length === top.size ? left : [];
}

export function shares(cards: Seen[], print: (card: string) => Printed): Share[] {
  const tests: [string, (card: Printed) => boolean][] = [
    ["one", (card) => card.cost === 1],
    ["zero", (card) => card.cost === 0],
    ["champion", (card) => card.kind === "champion"],
    ["event", (card) => card.kind === "event"],
    ...FACTIONS.map((faction): [string, (card: Printed) => boolean] => [faction, (card) => card.faction === faction]),
  ];
  const found = tests.map(([of, test]) => {
    const count = cards.filter(({ card }) => test(print(card))).length;
    return { of, count, chance: cards.length ? count / cards.length : 0 };
  });
  return found.filter((share) => share.count);
}
