/** Positions of Epic and a table that shows them (made by fixtures/make_epic_questions.py). */
import "./browser";

import type { View } from "../src/lib/protocol";
import type { Lang } from "../src/lib/words";
import type { Board, Box, Champion, Player } from "../src/tables/epic/board";
import { choosingOf, type Choosing } from "../src/tables/epic/choosing.svelte";
import { file } from "./project";
import { Table } from "./table";
import { words } from "./text_board_scene";

Element.prototype.animate ??= () => ({ cancel: () => undefined, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
Element.prototype.getAnimations ??= () => [];
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
} as unknown as typeof ResizeObserver;

const lines = file("ui/tests/fixtures/epic_questions.jsonl").trim().split("\n");
export const questions: View[] = lines.map((line) => JSON.parse(line) as View);
export const theBox = JSON.parse(file("ui/tests/fixtures/epic_box.json")) as Box;

/** The position in which this is asked. */
export function asked(question: string): View {
  const found = questions.find((view) => view.question?.key === `ask-${question}`);
  if (!found) throw new Error(`nobody asks ${question}`);
  return structuredClone(found);
}

export const boardOf = (view: View) => view.board as unknown as Board;

/** A table at this position. */
export function at(view: View, lang: Lang = "ru"): { table: Table; choosing: Choosing } {
  const table = new Table("abc", lang);
  table.session.words = words(lang, "epic");
  table.session.box = theBox as unknown as Record<string, unknown>;
  table.say(view);
  return { table, choosing: choosingOf(table.session) };
}

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
