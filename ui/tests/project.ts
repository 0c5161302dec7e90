/**
 * Files of the project, for tests: catalogues, and positions of real games (made by `fixtures/make_*.py`).
 *
 * Vite serves nothing from outside `ui`, and Node's types are not installed.
 */
import type { View } from "../src/lib/protocol";
import { Words, type Lang } from "../src/lib/words";

interface Files {
  readFileSync(path: string, encoding: "utf8"): string;
  readdirSync(path: string): string[];
}

const NODE = "node:fs";
const { readFileSync, readdirSync } = (await import(/* @vite-ignore */ NODE)) as Files;

/** The text of a file by its path from the root of the project. */
export function file(path: string): string {
  return readFileSync(`../${path}`, "utf8");
}

/** The paths of the files in a folder. */
export function folder(path: string): string[] {
  return readdirSync(`../${path}`).map((name) => `${path}/${name}`);
}

/** The catalogues that a browser gets for a game. */
export function catalogue(lang: Lang, game = ""): string {
  const games = game ? [`src/igroteka/games/${game}`] : [];
  if (game === "dice_throne") games.push(`src/igroteka/games/${game}/heroes`);
  const paths = ["src/igroteka", "src/igroteka/server/words", ...games].flatMap(folder);
  return paths
    .filter((path) => path.endsWith(`.${lang}.ftl`))
    .map(file)
    .join("\n");
}

const spoken = new Map<string, Words>();

/** The words of a game with these players; catalogues are long, so each is read once. */
export function wordsOf(lang: Lang, game = "", players: readonly string[] = []): Words {
  const key = [lang, game, ...players].join();
  const found = spoken.get(key) ?? new Words(lang, catalogue(lang, game), () => players);
  spoken.set(key, found);
  return found;
}

export function fixture<T>(name: string): T {
  return JSON.parse(file(`ui/tests/fixtures/${name}.json`)) as T;
}

/** Positions, one a line. */
export function positions(name: string): View[] {
  const lines = file(`ui/tests/fixtures/${name}.jsonl`).trim().split("\n");
  return lines.map((line) => JSON.parse(line) as View);
}

/** A position in which this is asked; tests may change it. */
export function asking(views: readonly View[], question: string): View {
  const found = views.find((view) => view.question?.key === `ask-${question}`);
  if (!found) throw new Error(`nobody asks ${question}`);
  return structuredClone(found);
}
