/** The log as a story: what a decision brought about, cut where a new turn begins. */
import type { Entry, Said } from "./protocol";

const TURN = "log-turn"; // every game begins its turns with this line

export interface Section {
  heading: Said | null;
  seat: number | null; // whose decision it was; after a heading, whose turn it is
  lines: Said[];
}

export function sections(entry: Entry): Section[] {
  const cut: Section[] = [{ heading: null, seat: entry.seat, lines: [] }];
  for (const line of entry.lines) {
    const { player } = line.args;
    if (line.key === TURN) cut.push({ heading: line, seat: typeof player === "number" ? player : entry.seat, lines: [] });
    else cut.at(-1)?.lines.push(line);
  }
  return cut.filter((section) => section.heading || section.lines.length);
}

/** The clauses behind these lines, each once. */
export function clauses(lines: readonly Said[]): string[] {
  return [...new Set(lines.flatMap((line) => line.clause ?? []))];
}
