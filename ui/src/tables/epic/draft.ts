/** Where a draft stands, computed from what everybody sees: how many cards were taken and are in hand. */
import { FACTIONS, type Faction, type Player, type Printed, type Seen } from "./board";

export const DECK = 30;

export interface Stage {
  round: number; // from 1
  rounds: number; // 1: the format has no rounds
  take: number; // of this hand of cards, still
  of: number; // cards in hand
  pass: "left" | "right" | "swap" | null; // where the rest goes
  step: number; // of a dark draft's round: 1 keep one, 3 keep two
  last: boolean; // nobody gets the rest: it is put away
}

const PACK_SIZE: Record<string, number> = { pool_draft: 10, triple_draft: 12 };
const DARK_ROUNDS = 10;
const DARK_EACH = 3; // taken in each round of a dark draft

export function stage(format: string, me: Player): Stage {
  const taken = me.picks.size;
  const of = me.pack.size;
  const size = PACK_SIZE[format];
  if (size) {
    const round = Math.min(3, Math.floor(taken / size) + 1);
    return { round, rounds: 3, take: 1, of, pass: round === 2 ? "right" : "left", step: 1, last: of === 1 };
  }
  if (format === "dark_draft") {
    const round = Math.min(DARK_ROUNDS, Math.floor(taken / DARK_EACH) + 1);
    const here = taken % DARK_EACH;
    return {
      round,
      rounds: DARK_ROUNDS,
      take: here ? DARK_EACH - here : 1,
      of,
      pass: here ? null : "swap",
      step: here ? 3 : 1,
      last: here > 0,
    };
  }
  return { round: 1, rounds: 1, take: Math.max(0, DECK - taken), of, pass: null, step: 1, last: true };
}

export interface Column {
  faction: Faction;
  cards: { card: string; cost: number; copies: number }[];
  ones: number;
  zeros: number;
  total: number;
}

/** Cards by faction: those that cost gold first, then by name; copies together. */
export function columns(cards: Seen[], print: (card: string) => Printed, name: (card: string) => string): Column[] {
  return FACTIONS.map((faction) => {
    const counts = new Map<string, number>();
    for (const { card } of cards) if (print(card).faction === faction) counts.set(card, (counts.get(card) ?? 0) + 1);
    const rows = [...counts].map(([card, copies]) => ({ card, cost: print(card).cost, copies }));
    rows.sort((a, b) => b.cost - a.cost || name(a.card).localeCompare(name(b.card)));
    const count = (cost: number) => rows.reduce((n, row) => n + (row.cost === cost ? row.copies : 0), 0);
    return { faction, cards: rows, ones: count(1), zeros: count(0), total: count(0) + count(1) };
  });
}

/** The mean attack of the champions among these cards, null without champions. */
export function meanAttack(cards: Seen[], print: (card: string) => Printed): number | null {
  const attacks = cards.map(({ card }) => print(card).attack).filter((attack) => attack !== undefined);
  return attacks.length ? attacks.reduce((total, attack) => total + attack, 0) / attacks.length : null;
}
