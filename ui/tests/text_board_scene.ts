/** Real positions for the tests of the text board (made by fixtures/make_text_boards.py). */
import { READINGS } from "../src/boards/text/readings";
import type { Scene } from "../src/boards/text/scene";
import type { View } from "../src/lib/protocol";
import type { Lang, Words } from "../src/lib/words";
import { file, wordsOf } from "./project";

const FIXTURES = "ui/tests/fixtures";

export const GAMES = ["dice_forge", "epic", "dice_throne"] as const;

const boxes = JSON.parse(file(`${FIXTURES}/text_boxes.json`)) as Record<string, Record<string, unknown>>;

const spoken = new Map<string, Words>();

/** The words of a game, read once. */
export function words(lang: Lang, game: string): Words {
  const key = `${lang} ${game}`;
  const found = spoken.get(key) ?? wordsOf(lang, game, ["P0", "P1", "P2", "P3"]);
  spoken.set(key, found);
  return found;
}

export function positions(game: string): View[] {
  const lines = file(`${FIXTURES}/text_${game}.jsonl`).trim().split("\n");
  return lines.map((line) => JSON.parse(line) as View);
}

/** A position in which this is asked. */
export function asked(game: string, question: string): View {
  const found = positions(game).find((view) => view.question?.key === question);
  if (!found) throw new Error(`no position of ${game} asks ${question}`);
  return found;
}

export function box(game: string): Record<string, unknown> {
  return boxes[game] ?? {};
}

export function scene(view: View, words: Words): Scene {
  const reading = READINGS[view.game];
  if (!reading) throw new Error(`nobody can read ${view.game}`);
  const { game, board, you } = view;
  return { game, reading, board, box: box(game), words, you, asked: view.question?.key ?? null };
}
