/** Files of the project, for tests: vite serves nothing from outside `ui`, and Node's types are not installed. */
interface Files {
  readFileSync(path: string, encoding: "utf8"): string;
}

const NODE = "node:fs";
const { readFileSync } = (await import(/* @vite-ignore */ NODE)) as Files;

/** The text of a file by its path from the root of the project. */
export function file(path: string): string {
  return readFileSync(`../${path}`, "utf8");
}
