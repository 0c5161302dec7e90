/** Positions of Dice Throne and a table that shows them. */
import type { Offer, View } from "../src/lib/protocol";
import type { Lang } from "../src/lib/words";
import { deskOf, type Desk } from "../src/tables/dice_throne/desk.svelte";
import type { Board, Box, TableOdds } from "../src/tables/dice_throne/types";
import { asking, fixture, positions } from "./project";
import { Table, tableAt } from "./table";

export const questions = positions("dice_throne_questions");
export const theBox = fixture<Box>("dice_throne_box");
export const rollOdds = fixture<TableOdds>("dice_throne_odds");
/** The example of the rules (DT-12.9 to DT-12.18), before the second Protect is spent. */
export const lastCall = fixture<View>("dice_throne_last_call");

/** The position in which this is asked. */
export const asked = (question: string) => asking(questions, question);

export const boardOf = (view: View) => view.board as unknown as Board;

/** The option of this notation. */
export function option(view: View, notation: string): Offer {
  const found = view.options.find((offer) => offer.notation === notation);
  if (!found) throw new Error(`${notation} is not offered`);
  return found;
}

/** A table at this position, and its desk. */
export function at(view: View, lang: Lang = "ru"): { table: Table; desk: Desk } {
  const table = tableAt(view, theBox, lang);
  return { table, desk: deskOf(table.session) };
}

/** The server answers the last wish for odds. */
export function answerOdds(table: Table, odds: TableOdds): void {
  const wish = table.sent.findLast((sent) => sent.t === "odds");
  if (!wish || wish.t !== "odds") throw new Error("nobody asked for odds");
  table.say({ t: "odds", id: wish.id, odds: odds as unknown as Record<string, unknown> });
}
