/** Positions of Dice Forge and a table that shows them. */
import type { View } from "../src/lib/protocol";
import type { Lang } from "../src/lib/words";
import type { Box } from "../src/tables/dice_forge/board";
import { Desk, deskOf } from "../src/tables/dice_forge/desk.svelte";
import { asking, fixture, positions } from "./project";
import { Table, tableAt } from "./table";

export const questions = positions("dice_forge_questions");
export const theBox = fixture<Box>("dice_forge_box");

/** The position in which this is asked. */
export const asked = (question: string) => asking(questions, question);

/** A table at this position, and its desk. */
export function at(view: View, lang: Lang = "ru"): { table: Table; desk: Desk } {
  const table = tableAt(view, theBox, lang);
  return { table, desk: deskOf(table.session) };
}
