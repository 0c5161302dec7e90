/** Positions of Dice Throne and a table that shows them (made by fixtures/make_dice_throne_questions.py). */
import "./browser";

import type { Offer, View } from "../src/lib/protocol";
import type { Lang } from "../src/lib/words";
import { deskOf, type Desk } from "../src/tables/dice_throne/desk.svelte";
import type { Board, Box, TableOdds } from "../src/tables/dice_throne/types";
import { file } from "./project";
import { Table } from "./table";
import { words } from "./text_board_scene";

const read = <T>(name: string): T => JSON.parse(file(`ui/tests/fixtures/${name}`)) as T;

const lines = file("ui/tests/fixtures/dice_throne_questions.jsonl").trim().split("\n");
export const questions: View[] = lines.map((line) => JSON.parse(line) as View);
export const theBox = read<Box>("dice_throne_box.json");
export const rollOdds = read<TableOdds>("dice_throne_odds.json");
/** The example of the rules (DT-12.9 to DT-12.18), before the second Protect is spent. */
export const lastCall = read<View>("dice_throne_last_call.json");

/** The position in which this is asked. */
export function asked(question: string): View {
  const found = questions.find((view) => view.question?.key === `ask-${question}`);
  if (!found) throw new Error(`nobody asks ${question}`);
  return structuredClone(found);
}

export const boardOf = (view: View) => view.board as unknown as Board;

/** The option of this notation. */
export function option(view: View, notation: string): Offer {
  const found = view.options.find((offer) => offer.notation === notation);
  if (!found) throw new Error(`${notation} is not offered`);
  return found;
}

/** A table at this position, and its desk. */
export function at(view: View, lang: Lang = "ru"): { table: Table; desk: Desk } {
  const table = new Table("abc", lang);
  table.session.words = words(lang, "dice_throne");
  table.session.box = theBox as unknown as Record<string, unknown>;
  table.say(view);
  return { table, desk: deskOf(table.session) };
}

/** The server answers the last wish for odds. */
export function answerOdds(table: Table, odds: TableOdds): void {
  const wish = table.sent.findLast((sent) => sent.t === "odds");
  if (!wish || wish.t !== "odds") throw new Error("nobody asked for odds");
  table.say({ t: "odds", id: wish.id, odds: odds as unknown as Record<string, unknown> });
}

/** What was decided: the notations of the options sent. */
export function decided(table: Table, view: View): string[] {
  return table.sent.flatMap((sent) => (sent.t === "act" ? sent.options.map((n) => view.options[n]!.notation) : []));
}
