/** Real positions for the tests of the text board. */
import { READINGS } from "../src/boards/text/readings";
import type { Scene } from "../src/boards/text/scene";
import type { View } from "../src/lib/protocol";
import type { Lang, Words } from "../src/lib/words";
import { asking, fixture, positions as read, wordsOf } from "./project";
import { PLAYERS } from "./table";

export const GAMES = ["dice_forge", "epic", "dice_throne"] as const;

const boxes = fixture<Record<string, Record<string, unknown>>>("text_boxes");

export const words = (lang: Lang, game: string) => wordsOf(lang, game, PLAYERS);
export const positions = (game: string) => read(`text_${game}`);
export const box = (game: string) => boxes[game] ?? {};

/** A position in which this is asked. */
export const asked = (game: string, question: string) => asking(positions(game), question);

export function scene(view: View, words: Words): Scene {
  const reading = READINGS[view.game];
  if (!reading) throw new Error(`nobody can read ${view.game}`);
  const { game, board, you } = view;
  return { game, reading, board, box: box(game), words, you, asked: view.question?.key ?? null };
}
