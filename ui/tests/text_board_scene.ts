/** Real positions for the tests of the text board, and the words as the server sends them. */
import { READINGS } from "../src/boards/text/readings";
import type { Scene } from "../src/boards/text/scene";
import type { View } from "../src/lib/protocol";
import { Words, type Lang } from "../src/lib/words";

interface Files {
  readFileSync(path: string, encoding: "utf8"): string;
  readdirSync(path: string): string[];
}

const NODE = "node:fs"; // vite serves nothing from outside `ui`, and Node's types are not installed
const { readFileSync, readdirSync } = (await import(/* @vite-ignore */ NODE)) as Files;
const SOURCES = "../src/igroteka";
const FIXTURES = import.meta.env.TEXT_FIXTURES ?? "tests/fixtures";

export const GAMES = ["dice_forge", "epic", "dice_throne"] as const;
export const LANGS: readonly Lang[] = ["ru", "en"];

const boxes = JSON.parse(readFileSync(`${FIXTURES}/text_boxes.json`, "utf8")) as Record<string, Record<string, unknown>>;

/** Everything that may be told at a table of this game. */
export function words(lang: Lang, game: string, names: readonly string[] = []): Words {
  const packages = [SOURCES, `${SOURCES}/server/words`, `${SOURCES}/games/${game}`];
  if (game === "dice_throne") packages.push(`${SOURCES}/games/${game}/heroes`);
  const files = packages.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const texts = files.filter((name) => name.endsWith(`.${lang}.ftl`)).map((name) => readFileSync(name, "utf8"));
  return new Words(lang, texts.join("\n"), () => names);
}

export function positions(game: string): View[] {
  const lines = readFileSync(`${FIXTURES}/text_${game}.jsonl`, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as View);
}

export function box(game: string): Record<string, unknown> {
  return boxes[game] ?? {};
}

export function scene(view: View, spoken: Words): Scene {
  return {
    game: view.game,
    reading: READINGS[view.game]!,
    board: view.board,
    box: box(view.game),
    words: spoken,
    you: view.you,
    asked: view.question?.key ?? null,
  };
}
