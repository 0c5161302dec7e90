/** Positions of Epic and a table that shows them. */
import type { View } from "../src/lib/protocol";
import type { Board, Box, Champion, Player } from "../src/tables/epic/board";
import { asking, fixture, positions } from "./project";
import type { Table } from "./table";

export const questions = positions("epic_questions");
export const theBox = fixture<Box>("epic_box");

/** The position in which this is asked. */
export const asked = (question: string) => asking(questions, question);

export const boardOf = (view: View) => view.board as unknown as Board;

/** The options that were sent, frame by frame. */
export function sent(table: Table): number[][] {
  return table.sent.flatMap((frame) => (frame.t === "act" ? [frame.options] : []));
}

export const champion = (id: number, some: Partial<Champion> = {}): Champion => ({
  id,
  card: "wolf",
  owner: 0,
  controller: 0,
  token: false,
  position: "prepared",
  deploying: false,
  attack: 2,
  defence: 2,
  damage: 0,
  counters: 0,
  keywords: [],
  factions: ["wild"],
  lost_abilities: false,
  returns: false,
  ...some,
});

export const player = (seat: number, some: Partial<Player> = {}): Player => ({
  seat,
  team: seat,
  out: false,
  health: 30,
  gold: 1,
  extra_gold: 0,
  faction_gold: { good: 0, wild: 0, evil: 0, sage: 0 },
  hand: { size: 5, cards: [] },
  deck: { size: 20, known: [], cards: [] },
  discard: [],
  picks: { size: 0, cards: [] },
  pack: { size: 0, cards: [] },
  ...some,
});

export const board = (some: Partial<Board> = {}): Board => ({
  mode: "duel",
  turn: 3,
  phase: "main",
  active: 0,
  initiative: 0,
  over: false,
  player: 0,
  players: [player(0), player(1)],
  champions: [],
  combat: { attackers: [], blockers: [], blocked: false, defender: null },
  triggers: [],
  no_more_attacks: false,
  winners: [],
  ...some,
});
