/** Positions of Dice Forge and a table that shows them (made by fixtures/make_dice_forge_questions.py). */
import "./browser";

import type { View } from "../src/lib/protocol";
import type { Box } from "../src/tables/dice_forge/board";
import { Desk, deskOf } from "../src/tables/dice_forge/desk.svelte";
import type { Lang } from "../src/lib/words";
import { file } from "./project";
import { Table } from "./table";
import { words } from "./text_board_scene";

// jsdom measures nothing.
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

const lines = file("ui/tests/fixtures/dice_forge_questions.jsonl").trim().split("\n");
export const questions: View[] = lines.map((line) => JSON.parse(line) as View);

/** The position in which this is asked. */
export function asked(question: string): View {
  const found = questions.find((view) => view.question?.key === `ask-${question}`);
  if (!found) throw new Error(`nobody asks ${question}`);
  return structuredClone(found);
}

export const theBox = JSON.parse(file("ui/tests/fixtures/dice_forge_box.json")) as Box;

/** A table at this position, and its desk. */
export function at(view: View, lang: Lang = "ru"): { table: Table; desk: Desk } {
  const table = new Table("abc", lang);
  table.session.words = words(lang, "dice_forge");
  table.session.box = theBox as unknown as Record<string, unknown>;
  table.say(view);
  return { table, desk: deskOf(table.session) };
}

/** What was decided: the notations of the options sent. */
export function decided(table: Table, view: View): string[] {
  return table.sent.flatMap((sent) => (sent.t === "act" ? sent.options.map((option) => view.options[option]!.notation) : []));
}
