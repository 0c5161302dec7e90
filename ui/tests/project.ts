/** Files of the project, for tests. Vite serves nothing from outside `ui`, and Node's types are not installed. */
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

export function wordsOf(lang: Lang, game = "", players: readonly string[] = []): Words {
  return new Words(lang, catalogue(lang, game), () => players);
}
